/*
 * From the tree to a machine over bytes. A part is built when the one behind it stands, so nothing
 * is patched. Characters become sequences of byte ranges:
 *
 *   U+0800..U+FFFF   E0 A0..BF 80..BF | E1..EC 80..BF 80..BF | …
 */
#include "pattern/pattern_machine.h"

#include "base/zalloc.h"

typedef struct building {
    pattern_machine *m;
    stax_arena *arena;
    uint32_t fresh; /* the first part of the set at hand: parts from there may be shared */
    bool full;
} building;

static uint32_t add_part(building *b, pattern_part part)
{
    if (b->m->parts.count >= PATTERN_MOST_PARTS) {
        b->full = true;
        return 0;
    }
    *VEC_ADD(&b->m->parts, b->arena) = part;
    return (uint32_t)b->m->parts.count - 1;
}

static uint32_t fork_to(building *b, uint32_t to, uint32_t other)
{
    return add_part(b, (pattern_part){.kind = PATTERN_FORK, .to = to, .other = other});
}

/* --- characters --------------------------------------------------------------------------- */

static uint32_t byte_to(building *b, unsigned lo, unsigned hi, uint32_t to)
{
    pattern_part part = {PATTERN_BYTE, (unsigned char)lo, (unsigned char)hi, to, 0};

    for (size_t i = b->fresh; i < b->m->parts.count; i++) {
        const pattern_part *old = &b->m->parts.items[i];
        if (old->kind == PATTERN_BYTE && old->lo == lo && old->hi == hi && old->to == to)
            return (uint32_t)i;
    }
    return add_part(b, part);
}

static unsigned encode(uint32_t c, unsigned char *to)
{
    static const unsigned char leads[] = {0, 0, 0xC0, 0xE0, 0xF0};
    unsigned bytes = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;

    for (unsigned i = bytes; i-- > 1; c >>= 6) to[i] = (unsigned char)(0x80 | (c & 0x3F));
    to[0] = (unsigned char)(leads[bytes] | c);
    return bytes;
}

/* The last character that has as many bytes as `c`. */
static uint32_t last_of_length(uint32_t c)
{
    return c < 0x80 ? 0x7F : c < 0x800 ? 0x7FF : c < 0x10000 ? 0xFFFF : PATTERN_LAST;
}

/*
 * The last character from lo on that is in one sequence with it: in which every byte may be
 * anything behind the first that differs. A range [lo, hi] is a few of these.
 */
static uint32_t last_in_sequence(uint32_t lo, uint32_t hi)
{
    uint32_t last = last_of_length(lo);

    if (hi < last) last = hi;
    for (unsigned bits = 6; bits <= 18; bits += 6) {
        uint32_t low = (UINT32_C(1) << bits) - 1;
        if ((lo & ~low) == (last & ~low)) break; /* they differ in these bits only */
        if ((lo & low) != 0)
            last = lo | low;
        else if ((last & low) != low)
            last = (last & ~low) - 1;
    }
    return last;
}

/* Parts for a range of characters in front of `to`, added to the choice `so_far`. */
static uint32_t add_range(building *b, pattern_range range, uint32_t to, uint32_t so_far)
{
    for (uint32_t lo = range.lo; lo <= range.hi && !b->full;) {
        uint32_t hi = last_in_sequence(lo, range.hi), at = to;
        unsigned char first[4], last[4];
        unsigned bytes = encode(lo, first);
        encode(hi, last);
        for (unsigned i = bytes; i-- > 0;) at = byte_to(b, first[i], last[i], at);
        so_far = so_far == UINT32_MAX ? at : fork_to(b, at, so_far);
        lo = hi + 1;
    }
    return so_far;
}

static uint32_t build_set(building *b, const pattern_set *set, uint32_t to)
{
    uint32_t choice = UINT32_MAX;

    b->fresh = (uint32_t)b->m->parts.count;
    for (size_t i = 0; i < set->count; i++) choice = add_range(b, set->items[i], to, choice);
    if (choice != UINT32_MAX) return choice;
    return add_part(b, (pattern_part){.kind = PATTERN_FAIL});
}

/* --- nodes -------------------------------------------------------------------------------- */

static uint32_t build(building *b, const pattern_node *node, uint32_t to);

/* The last part is built first. */
static uint32_t build_chain(building *b, const pattern_node *part, uint32_t to)
{
    VEC(const pattern_node *) parts = {0};

    for (; part; part = part->next) *VEC_ADD(&parts, b->arena) = part;
    while (parts.count > 0) to = build(b, parts.items[--parts.count], to);
    return to;
}

static uint32_t build_choice(building *b, const pattern_node *part, uint32_t to)
{
    uint32_t choice = build(b, part, to);

    for (part = part->next; part; part = part->next)
        choice = fork_to(b, build(b, part, to), choice);
    return choice;
}

static uint32_t build_repeat(building *b, const pattern_node *repeat, uint32_t to)
{
    uint32_t at = to;

    if (repeat->max == PATTERN_UNBOUNDED) {
        at = fork_to(b, to, to); /* and back into the part */
        uint32_t again = build(b, repeat->parts, at);
        if (!b->full) b->m->parts.items[at].to = again;
    }
    for (int i = repeat->min; i < repeat->max && !b->full; i++) {
        uint32_t next = build(b, repeat->parts, at);
        if (next == at) break;
        at = fork_to(b, next, to);
    }
    for (int i = 0; i < repeat->min && !b->full; i++) {
        uint32_t next = build(b, repeat->parts, at);
        if (next == at) break; /* what is always empty, as often as one likes */
        at = next;
    }
    return at;
}

static uint32_t build(building *b, const pattern_node *node, uint32_t to)
{
    if (b->full) return 0;
    switch (node->kind) {
    case PATTERN_SET:
        return build_set(b, &node->set, to);
    case PATTERN_CHAIN:
        return build_chain(b, node->parts, to);
    case PATTERN_CHOICE:
        return build_choice(b, node->parts, to);
    case PATTERN_REPEAT:
        return build_repeat(b, node, to);
    }
    return to;
}

bool pattern_build(pattern_machine *m, const pattern_node *tree, stax_arena *arena)
{
    building b = {.m = m, .arena = arena};

    m->start = build(&b, tree, add_part(&b, (pattern_part){.kind = PATTERN_MATCH}));
    return !b.full;
}
