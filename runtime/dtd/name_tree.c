/*
 * A crit-bit tree (Bernstein): branches lie in the order of the bits that they ask for. Behind its
 * end a name is as if it went on with NULs, which no name has.
 */
#include "dtd/name_tree.h"

typedef struct branch {
    stx_name_link side[2];
    void *thing;  /* that has brought it: one of those below */
    size_t byte;  /* which byte it asks for */
    uint8_t mask; /*   and which bit of that */
} branch;

static stax_str name_of(const void *thing)
{
    stax_str name;

    memcpy(&name, thing, sizeof name);
    return name;
}

static uint8_t byte_of(stax_str name, size_t at)
{
    return at < name.len ? (uint8_t)name.data[at] : 0;
}

static bool side_of(const branch *b, stax_str name)
{
    return (byte_of(name, b->byte) & b->mask) != 0;
}

/*
 * The only thing that may have this name; the tree is not empty. No step is made behind the end of
 * the name: what branches there, and begins like it, is all longer.
 */
static void *nearest(const stx_name_tree *tree, stax_str name)
{
    stx_name_link at = tree->root;

    while (at.branches) {
        const branch *b = at.to;
        if (b->byte > name.len) return b->thing;
        at = b->side[side_of(b, name)];
    }
    return at.to;
}

void *stx_name_find(const stx_name_tree *tree, stax_str name)
{
    void *thing;

    if (tree->root.to == NULL) return NULL;
    thing = nearest(tree, name);
    return stax_eq(name_of(thing), name) ? thing : NULL;
}

/* Sets which bit is the first in which two names differ. */
static void set_difference(branch *to, stax_str a, stax_str b)
{
    uint8_t odd;

    to->byte = 0;
    while (byte_of(a, to->byte) == byte_of(b, to->byte)) to->byte++;
    odd = byte_of(a, to->byte) ^ byte_of(b, to->byte);
    to->mask = 0x80;
    while ((odd & to->mask) == 0) to->mask = (uint8_t)(to->mask >> 1);
}

static bool comes_before(const branch *a, const branch *b)
{
    return a->byte != b->byte ? a->byte < b->byte : a->mask > b->mask;
}

bool stx_name_add(stx_name_tree *tree, void *thing, stax_arena *arena)
{
    stx_name_link leaf = {thing, false}, *at = &tree->root;
    stax_str name = name_of(thing);
    branch *b;
    bool side;

    if (tree->root.to == NULL) {
        tree->root = leaf;
        return true;
    }
    b = stax_arena_alloc(arena, sizeof *b, sizeof(void *));
    if (b == NULL) return false;
    set_difference(b, name, name_of(nearest(tree, name)));
    while (at->branches && comes_before(at->to, b)) {
        branch *above = at->to;
        at = &above->side[side_of(above, name)];
    }
    side = side_of(b, name);
    b->thing = thing;
    b->side[side] = leaf;
    b->side[!side] = *at;
    *at = (stx_name_link){b, true};
    return true;
}
