/*
 * "did you mean": the word of a list that is nearest to one that is wrong.
 */
#ifndef SUGGEST_H
#define SUGGEST_H

#include <stax/str.h>

/* A search in hand. Start it with the wrong word, offer every right one, look at `best`. */
typedef struct suggest {
    stax_str word;
    const char *best;  /* NULL: nothing is near enough */
    unsigned distance; /* of best */
} suggest;

suggest suggest_for(stax_str word);

/*
 * Offers a right word. It becomes `best` when it is nearer than all before it and near at all: a
 * third of the letters may be wrong, at least one.
 *
 * right  ends with NUL; lives as long as `best` is used
 * cost   the product of the two lengths; words above 63 bytes are never near
 */
void suggest_offer(suggest *s, const char *right);

/*
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one
 * word of the other, big and small letters being the same (Damerau-Levenshtein, adjacent swaps).
 * UINT_MAX when a word is longer than 63 bytes.
 */
unsigned suggest_distance(stax_str a, stax_str b);

#endif
