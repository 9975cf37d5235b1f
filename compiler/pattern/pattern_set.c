/*
 * Sets of characters: a sorted list of ranges, so that complement and difference are one walk.
 */
#include "pattern/pattern_set.h"

#include <stdlib.h>

enum { SURROGATES = 0xD800, BEHIND_SURROGATES = 0xE000 };

void pattern_set_add(pattern_set *set, uint32_t lo, uint32_t hi, stax_arena *arena)
{
    *VEC_ADD(set, arena) = (pattern_range){lo, hi};
}

void pattern_set_add_all(pattern_set *set, const pattern_set *more, stax_arena *arena)
{
    for (size_t i = 0; i < more->count; i++) *VEC_ADD(set, arena) = more->items[i];
}

static int compare(const void *a, const void *b)
{
    const pattern_range *x = a, *y = b;

    return x->lo < y->lo ? -1 : x->lo > y->lo;
}

void pattern_set_settle(pattern_set *set)
{
    size_t count = 0;
    if (set->count == 0) return;

    qsort(set->items, set->count, sizeof *set->items, compare);
    for (size_t i = 1; i < set->count; i++) {
        pattern_range *last = &set->items[count], next = set->items[i];
        if (next.lo > last->hi + 1)
            set->items[++count] = next;
        else if (next.hi > last->hi)
            last->hi = next.hi;
    }
    set->count = count + 1;
}

/* A range without the surrogates in it. */
static void add_characters(pattern_set *set, uint32_t lo, uint32_t hi, stax_arena *arena)
{
    if (lo < SURROGATES && hi >= SURROGATES) {
        pattern_set_add(set, lo, SURROGATES - 1, arena);
        lo = SURROGATES;
    }
    if (lo >= SURROGATES && lo < BEHIND_SURROGATES) lo = BEHIND_SURROGATES;
    if (lo <= hi) pattern_set_add(set, lo, hi, arena);
}

pattern_set pattern_set_others(const pattern_set *set, stax_arena *arena)
{
    pattern_set others = {0};
    uint32_t from = 0;

    for (size_t i = 0; i < set->count; i++) {
        const pattern_range *range = &set->items[i];
        if (range->lo > from) add_characters(&others, from, range->lo - 1, arena);
        from = range->hi + 1;
    }
    if (from <= PATTERN_LAST) add_characters(&others, from, PATTERN_LAST, arena);
    return others;
}

pattern_set pattern_set_without(const pattern_set *set, const pattern_set *less, stax_arena *arena)
{
    pattern_set union_of = pattern_set_others(set, arena);

    pattern_set_add_all(&union_of, less, arena);
    pattern_set_settle(&union_of);
    return pattern_set_others(&union_of, arena);
}

/* --- escapes ------------------------------------------------------------------------------ */

static const pattern_range blanks[] = {{0x09, 0x0A}, {0x0D, 0x0D}, {0x20, 0x20}, {0, 0}};

static void add_table(pattern_set *set, const pattern_range *table, stax_arena *arena)
{
    for (; table->hi != 0; table++) *VEC_ADD(set, arena) = *table;
}

/* The table of a small letter, and whether it holds what the letter does not mean. */
static const pattern_range *table_of(char letter, bool *inverse)
{
    *inverse = letter == 'w';
    switch (letter) {
    case 's':
        return blanks;
    case 'd':
        return pattern_digits;
    case 'w':
        return pattern_not_words;
    case 'i':
    case 'c':
        return pattern_name_start;
    default:
        return NULL;
    }
}

bool pattern_set_add_escape(pattern_set *set, char letter, stax_arena *arena)
{
    bool capital = letter >= 'A' && letter <= 'Z', inverse;
    char small = (char)(letter | 0x20);
    const pattern_range *table = table_of(small, &inverse);
    pattern_set own = {0};
    if (table == NULL) return false;

    add_table(&own, table, arena);
    if (small == 'c') add_table(&own, pattern_name_more, arena);
    pattern_set_settle(&own);
    if (inverse != capital) own = pattern_set_others(&own, arena);
    pattern_set_add_all(set, &own, arena);
    return true;
}
