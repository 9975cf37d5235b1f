/*
 * Patterns of strings: XML Schema's regular expressions, compiled to a table that runs over the
 * bytes of a text and looks at each once.
 *
 *   ~"[A-Z]{2}-\d+"     class of a byte ---+
 *                                          v
 *                       state ---> next[state * width + class] ---> state
 *
 * The whole text must match. State 0 is that from which nothing does; the states that accept are
 * the last ones.
 */
#ifndef PATTERN_H
#define PATTERN_H

#include "base/diag.h"

enum { PATTERN_STATES = 1000 }; /* the most that a table has, 0 among them */

typedef struct pattern_table {
    unsigned char classes[256]; /* of each byte */
    uint16_t *next;             /* [state * width + class] */
    uint16_t width;             /* classes that there are: 1 to 256 */
    uint16_t states;            /* 1 to PATTERN_STATES */
    uint16_t start;
    uint16_t accepting; /* the first state that accepts; `states` when none does */
} pattern_table;

/*
 * Compiles an expression to the smallest table that there is for it.
 *
 * at       where the text begins
 * returns  NULL after an error, which is reported at its place: wrong syntax, what is not taken
 *          here (\p{..}), more than PATTERN_STATES states
 * cost     grows with the states; sets of many characters and counts up to some hundreds are well
 */
const pattern_table *pattern_compile(stax_str text, pos at, diag *d, stax_arena *arena);

/* Whether the whole text matches. */
bool pattern_matches(const pattern_table *table, stax_str text);

#endif
