/*
 * Sets of characters, as ranges. A set that is being built is in any order; pattern_set_settle
 * sorts it and joins what touches.
 */
#ifndef PATTERN_SET_H
#define PATTERN_SET_H

#include "base/vec.h"

#include <stdbool.h>
#include <stdint.h>

enum { PATTERN_LAST = 0x10FFFF };

typedef struct pattern_range {
    uint32_t lo, hi; /* both in it */
} pattern_range;

typedef VEC(pattern_range) pattern_set;

void pattern_set_add(pattern_set *set, uint32_t lo, uint32_t hi, stax_arena *arena);
void pattern_set_add_all(pattern_set *set, const pattern_set *more, stax_arena *arena);
void pattern_set_settle(pattern_set *set);

/* All other characters: of a settled set, a settled set. Surrogates are in neither. */
pattern_set pattern_set_others(const pattern_set *set, stax_arena *arena);

/* What is in the first and not in the second; both settled, as is the result. */
pattern_set pattern_set_without(const pattern_set *set, const pattern_set *less, stax_arena *arena);

/*
 * Adds what stands for an escape of many characters: d w s i c, their capitals for all others.
 *
 * returns  false when the letter is none of these
 */
bool pattern_set_add_escape(pattern_set *set, char letter, stax_arena *arena);

/* pattern_names_table.c: ranges up to one with hi 0. */
extern const pattern_range pattern_digits[];     /* Nd */
extern const pattern_range pattern_not_words[];  /* P, Z, and of C what is assigned */
extern const pattern_range pattern_name_start[]; /* NameStartChar of XML 1.0, fifth edition */
extern const pattern_range pattern_name_more[];  /* NameChar that is no NameStartChar */

#endif
