/*
 * Patterns as slowly and plainly as can be: for right ones over ASCII, letters from U+00C0 on, and
 * texts of a few characters.
 */
#ifndef SLOW_PATTERN_H
#define SLOW_PATTERN_H

#include <stdbool.h>
#include <stdint.h>

enum { SLOW_MOST_CHARACTERS = 32 };

bool slow_pattern_matches(const char *pattern, const char *text);

#endif
