/*
 * A text against a regular expression, and numbers of any length that stop growing where they are
 * beyond all types.
 */
#ifndef SLOW_TEXT_H
#define SLOW_TEXT_H

#include <stax/str.h>

#include <stdint.h>

enum { SLOW_MOST_TEXT = 600, SLOW_MOST_PARTS = 16 };

/* An expression and where its parts were found; zeroed but for the pattern at first. */
typedef struct slow_pattern {
    const char *pattern; /* extended; the whole text must match */
    void *compiled;
    char text[SLOW_MOST_TEXT + 1];     /* what was matched last, with a NUL behind it */
    const char *part[SLOW_MOST_PARTS]; /* in it; NULL: not there */
    size_t len[SLOW_MOST_PARTS];
} slow_pattern;

bool slow_match(slow_pattern *p, stax_str text);

/* The number that a part's digits are, in a base up to 16; never above 10^30. */
__extension__ typedef __int128 slow_number;
slow_number slow_part(const slow_pattern *p, unsigned part, unsigned base);
slow_number slow_digits(const char *digits, size_t len, unsigned base);

/* Whether a part is there, and begins with a byte. */
bool slow_begins(const slow_pattern *p, unsigned part, char first);

#endif
