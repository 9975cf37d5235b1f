/*
 * The nearest word. The table of Damerau and Levenshtein is kept as its last three rows: a swap of
 * neighbours looks back two.
 */
#include "base/suggest.h"

#include <limits.h>

enum { LONGEST = 63 };

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static bool swapped(stax_str a, stax_str b, size_t i, size_t j)
{
    if (i < 2 || j < 2) return false;
    return lower(a.data[i - 1]) == lower(b.data[j - 2]) &&
           lower(a.data[i - 2]) == lower(b.data[j - 1]);
}

unsigned suggest_distance(stax_str a, stax_str b)
{
    unsigned rows[3][LONGEST + 1];
    if (a.len > LONGEST || b.len > LONGEST) return UINT_MAX;

    for (size_t j = 0; j <= b.len; j++) rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= a.len; i++) {
        unsigned *row = rows[i % 3], *above = rows[(i - 1) % 3], *two = rows[(i + 1) % 3];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= b.len; j++) {
            unsigned change = lower(a.data[i - 1]) != lower(b.data[j - 1]);
            row[j] = least(least(above[j], row[j - 1]) + 1, above[j - 1] + change);
            if (swapped(a, b, i, j)) row[j] = least(row[j], two[j - 2] + 1);
        }
    }
    return rows[a.len % 3][b.len];
}

suggest suggest_for(stax_str word)
{
    return (suggest){.word = word, .best = NULL, .distance = UINT_MAX};
}

void suggest_offer(suggest *s, const char *right)
{
    stax_str offer = stax_str_of(right);
    size_t most = (s->word.len > offer.len ? s->word.len : offer.len) / 3;
    unsigned distance = suggest_distance(s->word, offer);

    if (distance > (most > 0 ? most : 1) || distance >= s->distance) return;
    if (distance >= s->word.len) return; /* nothing of it would be left */
    s->best = right;
    s->distance = distance;
}
