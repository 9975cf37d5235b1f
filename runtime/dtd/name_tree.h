/*
 * Names to what they stand for: a tree that branches at the first bit in which two names differ.
 *
 * A search costs a step for each bit at most, so however a document chooses its names, finding them
 * all costs no more than reading them some times. There is no key to be drawn and no order to keep.
 */
#ifndef STX_NAME_TREE_H
#define STX_NAME_TREE_H

#include <stax/arena.h>

/* A thing with a name, whose first member is that name, or a branch. */
typedef struct stx_name_link {
    void *to;
    bool branches;
} stx_name_link;

/* A zeroed one is good and empty. */
typedef struct stx_name_tree {
    stx_name_link root;
} stx_name_tree;

/* The thing of this name, which has no NUL in it; NULL: there is none. */
void *stx_name_find(const stx_name_tree *tree, stax_str name);

/*
 * Adds a thing, whose first member is a stax_str of at least one byte; no other has that name. The
 * thing must stay where it is as long as the tree.
 *
 * returns  false when the arena has no room; the tree is as before
 */
bool stx_name_add(stx_name_tree *tree, void *thing, stax_arena *arena);

#endif
