/*
 * From a machine in many states at once to one in a single state: each set of parts that can come
 * together becomes a state (the subset construction).
 *
 * Of a set only the parts that wait for a byte, or are the end, are kept. Bytes between which no
 * part tells the difference are one class, so a row has a few entries, not 256. Where a byte leads
 * is a few parts, though what is reached from them without a byte may be hundreds: so the few are
 * looked up first.
 */
#include "base/zalloc.h"
#include "pattern/pattern_machine.h"

#include <stdlib.h>

enum {
    MOST_SETS = 8 * PATTERN_STATES,
    MOST_WORK = 400000000, /* parts that are looked at: a second or two */
    BUCKETS = 4096
};

/* Parts that stand together, sorted by number. */
typedef struct part_set {
    const uint32_t *parts;
    size_t count;
    size_t next;    /* of the same bucket, +1; 0: none */
    uint16_t state; /* of parts that a byte leads to: the set that is reached from them */
} part_set;

typedef struct set_table {
    VEC(part_set) sets;
    size_t buckets[BUCKETS]; /* number + 1 */
} set_table;

typedef VEC(uint32_t) numbers;

typedef struct determining {
    const pattern_machine *m;
    pattern_table *out;
    set_table states; /* what can come together; its number is the state's */
    set_table leads;  /* where bytes lead to */
    numbers reached, pending;
    uint32_t *seen; /* a mark a part: `mark` when it is in the set at hand */
    uint32_t mark;
    size_t work;
    unsigned char first[256]; /* of each class: one of its bytes */
    VEC(uint16_t) next;
    stax_arena *arena;
} determining;

/* --- classes of bytes --------------------------------------------------------------------- */

static void make_classes(determining *t)
{
    bool begins[257] = {true};

    for (size_t i = 0; i < t->m->parts.count; i++) {
        const pattern_part *part = &t->m->parts.items[i];
        if (part->kind != PATTERN_BYTE) continue;
        begins[part->lo] = true;
        begins[part->hi + 1] = true;
    }
    for (unsigned c = 0; c < 256; c++) {
        if (begins[c]) t->first[t->out->width++] = (unsigned char)c;
        t->out->classes[c] = (unsigned char)(t->out->width - 1);
    }
}

/* --- tables of sets ----------------------------------------------------------------------- */

static int compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return x < y ? -1 : x > y;
}

static size_t hash_of(const numbers *parts)
{
    uint64_t hash = parts->count;

    for (size_t i = 0; i < parts->count; i++)
        hash = (hash ^ parts->items[i]) * UINT64_C(0x100000001B3);
    return (size_t)((hash ^ hash >> 29) % BUCKETS);
}

/* The number of a set, which is sorted; a new one where it is not known. */
static size_t find_set(set_table *in, numbers *parts, bool *fresh, stax_arena *arena)
{
    size_t bytes = parts->count * sizeof *parts->items;
    if (parts->count > 1) qsort(parts->items, parts->count, sizeof *parts->items, compare);
    size_t *bucket = &in->buckets[hash_of(parts)];

    *fresh = false;
    for (size_t i = *bucket; i > 0; i = in->sets.items[i - 1].next) {
        const part_set *set = &in->sets.items[i - 1];
        if (set->count != parts->count) continue;
        if (bytes == 0 || memcmp(set->parts, parts->items, bytes) == 0) return i - 1;
    }
    uint32_t *copy = zalloc(bytes + 1, arena);
    if (bytes > 0) memcpy(copy, parts->items, bytes);
    *VEC_ADD(&in->sets, arena) = (part_set){copy, parts->count, *bucket, 0};
    *bucket = in->sets.count;
    *fresh = true;
    return in->sets.count - 1;
}

/* --- steps -------------------------------------------------------------------------------- */

static void reach(determining *t, numbers *to, uint32_t part)
{
    if (t->seen[part] == t->mark) return;
    t->seen[part] = t->mark;
    *VEC_ADD(to, t->arena) = part;
}

/* The state of all that is reached from `pending` without a byte. */
static uint16_t state_of_pending(determining *t)
{
    bool fresh;

    t->reached.count = 0;
    for (; t->pending.count > 0; t->work++) {
        uint32_t number = t->pending.items[--t->pending.count];
        const pattern_part *part = &t->m->parts.items[number];
        if (part->kind == PATTERN_FORK) {
            reach(t, &t->pending, part->to);
            reach(t, &t->pending, part->other);
        } else if (part->kind != PATTERN_FAIL) {
            *VEC_ADD(&t->reached, t->arena) = number;
        }
    }
    return (uint16_t)find_set(&t->states, &t->reached, &fresh, t->arena);
}

/* The state to which a byte leads. */
static uint16_t step(determining *t, size_t from, unsigned char byte)
{
    part_set set = t->states.sets.items[from];
    bool fresh;

    t->mark++;
    t->pending.count = 0;
    t->work += set.count;
    for (size_t i = 0; i < set.count; i++) {
        const pattern_part *part = &t->m->parts.items[set.parts[i]];
        if (part->kind == PATTERN_BYTE && part->lo <= byte && byte <= part->hi)
            reach(t, &t->pending, part->to);
    }
    size_t lead = find_set(&t->leads, &t->pending, &fresh, t->arena);
    if (fresh) t->leads.sets.items[lead].state = state_of_pending(t);
    return t->leads.sets.items[lead].state;
}

static uint16_t first_state(determining *t)
{
    t->mark++;
    reach(t, &t->pending, t->m->start);
    return state_of_pending(t);
}

/* --- the whole ---------------------------------------------------------------------------- */

static bool *accepts_of(const determining *t)
{
    const part_set *sets = t->states.sets.items;
    bool *accepts = ZARRAY(bool, t->states.sets.count, t->arena);

    for (size_t i = 0; i < t->states.sets.count; i++)
        for (size_t j = 0; j < sets[i].count; j++)
            accepts[i] |= t->m->parts.items[sets[i].parts[j]].kind == PATTERN_MATCH;
    return accepts;
}

bool pattern_determine(const pattern_machine *m, pattern_table *out, bool **accepts,
                       stax_arena *arena)
{
    determining *t = ZNEW(determining, arena);

    *t = (determining){.m = m, .out = out, .arena = arena};
    t->seen = ZARRAY(uint32_t, m->parts.count, arena);
    make_classes(t);
    (void)state_of_pending(t); /* of nothing: state 0 */
    out->start = first_state(t);
    for (size_t from = 0; from < t->states.sets.count; from++) {
        for (unsigned i = 0; i < out->width; i++)
            *VEC_ADD(&t->next, arena) = step(t, from, t->first[i]);
        if (t->states.sets.count > MOST_SETS || t->work > MOST_WORK) return false;
    }
    out->states = (uint16_t)t->states.sets.count;
    out->next = t->next.items;
    *accepts = accepts_of(t);
    return true;
}
