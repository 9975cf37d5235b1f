/*
 * A walk over all that a record holds, by the tables of stx_layout. Records hold records as deep as
 * a document makes them, so the walk has a stack of its own.
 *
 *   catalog   book 2 of 5   author 1 of 1      each level: so many records of one layout in a row,
 *                part 7        part 0          and which part of the one in hand comes next
 */
#ifndef STX_LAYOUT_WALK_H
#define STX_LAYOUT_WALK_H

#include "base/buffer.h"

#include <stax/gen.h>

typedef struct stx_level {
    const stx_layout *layout;
    char *record;     /* in hand */
    size_t left;      /* records from it on */
    size_t part;      /* the next of its parts */
    bool list, begun; /* json: it stands in brackets; something stands before the next part */
} stx_level;

typedef struct stx_layout_walk {
    stx_level *levels; /* `first`, or a block of its own */
    size_t depth, room;
    stx_level first[16];
} stx_layout_walk;

/* How many values a part of a record has, and where they are; NULL in *values with none. */
size_t stx_held_values(const stx_layout *layout, size_t number, const char *record, char **values);

/* `count` records in a row are to be walked; false when there is no memory. */
bool stx_walk_down(stx_layout_walk *w, const stx_layout *layout, char *records, size_t count);

/* The level on top. */
static inline stx_level *stx_walk_top(stx_layout_walk *w)
{
    return &w->levels[w->depth - 1];
}

void stx_walk_free(stx_layout_walk *w);

#endif
