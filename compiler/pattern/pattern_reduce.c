/*
 * The smallest table: states are told apart by whether they accept, then by where they lead, until
 * nothing changes (Moore). Then classes of bytes whose columns are equal become one.
 */
#include "base/zalloc.h"
#include "pattern/pattern_machine.h"

enum { BUCKETS = 4096 };

typedef struct reducing {
    pattern_table *table;
    const bool *accepts;
    uint16_t *group; /* of each state */
    uint16_t groups;
    stax_arena *arena;
} reducing;

/* --- states ------------------------------------------------------------------------------- */

static bool is_alike(const reducing *t, const uint16_t *group, size_t a, size_t b)
{
    const uint16_t *x = t->table->next + a * t->table->width;
    const uint16_t *y = t->table->next + b * t->table->width;

    if (group[a] != group[b]) return false;
    for (unsigned i = 0; i < t->table->width; i++)
        if (group[x[i]] != group[y[i]]) return false;
    return true;
}

static size_t hash_of(const reducing *t, const uint16_t *group, size_t state)
{
    const uint16_t *next = t->table->next + state * t->table->width;
    uint64_t hash = group[state];

    for (unsigned i = 0; i < t->table->width; i++)
        hash = (hash ^ group[next[i]]) * UINT64_C(0x100000001B3);
    return (size_t)((hash ^ hash >> 29) % BUCKETS);
}

/* New groups out of the old ones; gives how many. */
static uint16_t split_groups(reducing *t, uint16_t *fresh, uint16_t *chain)
{
    uint16_t buckets[BUCKETS] = {0}, groups = 0; /* a state + 1 */

    for (uint16_t state = 0; state < t->table->states; state++) {
        uint16_t *bucket = &buckets[hash_of(t, t->group, state)], other = *bucket;
        while (other > 0 && !is_alike(t, t->group, state, other - 1u)) other = chain[other - 1];
        if (other > 0) {
            fresh[state] = fresh[other - 1];
            continue;
        }
        chain[state] = *bucket;
        *bucket = (uint16_t)(state + 1);
        fresh[state] = groups++;
    }
    return groups;
}

static void group_states(reducing *t)
{
    size_t states = t->table->states;
    uint16_t *fresh = ZARRAY(uint16_t, states, t->arena);
    uint16_t *chain = ZARRAY(uint16_t, states, t->arena);

    t->group = ZARRAY(uint16_t, states, t->arena);
    for (size_t i = 0; i < states; i++) t->group[i] = t->accepts[i];
    for (uint16_t before = 0; t->groups != before || before == 0;) {
        before = t->groups;
        t->groups = split_groups(t, fresh, chain);
        uint16_t *old = t->group;
        t->group = fresh;
        fresh = old;
    }
}

/* Numbers: the group of state 0 is 0, those that accept are the last, else as they come. */
static uint16_t *number_groups(const reducing *t)
{
    uint16_t *number = ZARRAY(uint16_t, t->groups, t->arena), next = 1;
    bool *done = ZARRAY(bool, t->groups, t->arena);

    done[t->group[0]] = true;
    for (int accepting = 0; accepting < 2; accepting++) {
        if (accepting) t->table->accepting = next;
        for (size_t i = 0; i < t->table->states; i++) {
            uint16_t group = t->group[i];
            if (done[group] || t->accepts[i] != accepting) continue;
            done[group] = true;
            number[group] = next++;
        }
    }
    return number;
}

static void join_states(reducing *t)
{
    pattern_table *table = t->table;
    uint16_t *number = number_groups(t);
    uint16_t *next = ZARRAY(uint16_t, (size_t)t->groups * table->width, t->arena);

    for (size_t i = 0; i < table->states; i++)
        for (unsigned c = 0; c < table->width; c++)
            next[(size_t)number[t->group[i]] * table->width + c] =
                number[t->group[table->next[i * table->width + c]]];
    table->start = number[t->group[table->start]];
    table->states = t->groups;
    table->next = next;
}

/* --- classes ------------------------------------------------------------------------------ */

static bool are_equal(const pattern_table *table, unsigned a, unsigned b)
{
    for (size_t i = 0; i < table->states; i++)
        if (table->next[i * table->width + a] != table->next[i * table->width + b]) return false;
    return true;
}

static void join_classes(reducing *t)
{
    pattern_table *table = t->table;
    unsigned char number[256], kept[256];
    unsigned width = 0;

    for (unsigned c = 0; c < table->width; c++) {
        unsigned same = 0;
        while (same < width && !are_equal(table, kept[same], c)) same++;
        if (same == width) kept[width++] = (unsigned char)c;
        number[c] = (unsigned char)same;
    }
    uint16_t *next = ZARRAY(uint16_t, (size_t)table->states * width, t->arena);
    for (size_t i = 0; i < table->states; i++)
        for (unsigned c = 0; c < width; c++)
            next[i * width + c] = table->next[i * table->width + kept[c]];
    for (unsigned c = 0; c < 256; c++) table->classes[c] = number[table->classes[c]];
    table->next = next;
    table->width = (uint16_t)width;
}

void pattern_reduce(pattern_table *table, const bool *accepts, stax_arena *arena)
{
    reducing t = {.table = table, .accepts = accepts, .arena = arena};

    group_states(&t);
    join_states(&t);
    join_classes(&t);
}
