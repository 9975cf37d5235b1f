/*
 * Names, each kept once: equal names are equal pointers, so that the passes compare with ==.
 */
#ifndef INTERN_H
#define INTERN_H

#include <stax/arena.h>

typedef struct intern_slot {
    const char *name; /* NULL: free */
    size_t len;
    uint64_t hash;
} intern_slot;

/* Zeroed: an empty set. */
typedef struct intern {
    intern_slot *slots;
    size_t room; /* a power of two, or 0 */
    size_t count;
} intern;

/*
 * Copies a name into the arena unless an equal one is there already.
 *
 * name     any bytes
 * returns  the one copy of these bytes, with NUL at the end
 * lives    as long as the arena, which must be the same for all names of a set
 */
const char *intern_add(intern *set, stax_str name, stax_arena *arena);

/* The copy of these bytes, or NULL when they were never added. */
const char *intern_find(const intern *set, stax_str name);

#endif
