/*
 * Arrays that grow in an arena.
 *
 *   VEC(field) fields = {0};
 *   field *f = VEC_ADD(&fields, arena);    a zeroed item at the end
 *
 * Items move when the array grows: keep numbers, not addresses, until it is complete.
 */
#ifndef VEC_H
#define VEC_H

#include <stax/arena.h>

#define VEC(type)     \
    struct {          \
        type *items;  \
        size_t count; \
        size_t room;  \
    }

/* Adds a zeroed item; its address is good until the next one is added. Cost: O(1) on average. */
#define VEC_ADD(v, arena)                                                                    \
    ((v)->items = vec_room((v)->items, (v)->count, &(v)->room, sizeof *(v)->items, (arena)), \
     &(v)->items[(v)->count++])

/*
 * The part that is not a macro: room for one more item.
 *
 * items    `count` items of `size` bytes, with room for `*room`
 * returns  the items, perhaps elsewhere, with item number `count` zeroed; never NULL
 */
void *vec_room(void *items, size_t count, size_t *room, size_t size, stax_arena *arena);

#endif
