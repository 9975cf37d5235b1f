/*
 * A pattern as a tree.
 *
 *   SET     one character of a set        CHAIN   all parts, one behind the other; none: nothing
 *   CHOICE  one of the parts              REPEAT  its part, from min to max times
 */
#ifndef PATTERN_TREE_H
#define PATTERN_TREE_H

#include "base/diag.h"
#include "pattern/pattern_set.h"

enum { PATTERN_UNBOUNDED = -1, PATTERN_NESTING = 50 };

typedef enum pattern_kind {
    PATTERN_SET,
    PATTERN_CHAIN,
    PATTERN_CHOICE,
    PATTERN_REPEAT
} pattern_kind;

typedef struct pattern_node pattern_node;
struct pattern_node {
    pattern_kind kind;
    pattern_set set;     /* SET: settled */
    pattern_node *parts; /* CHAIN, CHOICE: the first; REPEAT: the only one */
    pattern_node *next;  /* of a CHAIN or CHOICE */
    int min, max;        /* REPEAT; max may be PATTERN_UNBOUNDED */
};

/* NULL after an error, which was reported. */
const pattern_node *pattern_parse(stax_str text, pos at, diag *d, stax_arena *arena);

#endif
