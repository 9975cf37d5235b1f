/*
 * A pattern as a machine that may be in many states at once (Thompson's construction), over bytes.
 */
#ifndef PATTERN_MACHINE_H
#define PATTERN_MACHINE_H

#include "pattern/pattern.h"
#include "pattern/pattern_tree.h"

enum { PATTERN_MOST_PARTS = 200000 }; /* of a machine */

typedef enum pattern_part_kind {
    PATTERN_FAIL,  /* leads nowhere */
    PATTERN_MATCH, /* the end */
    PATTERN_BYTE,  /* a byte from lo to hi leads to `to` */
    PATTERN_FORK   /* leads to both without a byte */
} pattern_part_kind;

typedef struct pattern_part {
    pattern_part_kind kind;
    unsigned char lo, hi;
    uint32_t to, other;
} pattern_part;

typedef struct pattern_machine {
    VEC(pattern_part) parts;
    uint32_t start;
} pattern_machine;

/* False when it would have too many parts. */
bool pattern_build(pattern_machine *m, const pattern_node *tree, stax_arena *arena);

/*
 * The machine that is in one state at a time.
 *
 * out      next[state * width + class] for the classes of bytes in out->classes; state 0 is the one
 *          from which nothing matches; `accepting` of each state in *accepts
 * returns  false when there would be more than a few times PATTERN_STATES states
 */
bool pattern_determine(const pattern_machine *m, pattern_table *out, bool **accepts,
                       stax_arena *arena);

/* Joins states and classes that cannot be told apart, and puts those that accept last. */
void pattern_reduce(pattern_table *table, const bool *accepts, stax_arena *arena);

#endif
