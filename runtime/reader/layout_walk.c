/*
 * The stack of a walk, and what a part of a record is.
 */
#include "reader/layout_walk.h"

#include <string.h>

static const stax_allocator usual;

/* Which part of a union is there: an enum of C, of up to 32 bits. */
static uint32_t kind_of(const stx_layout *layout, const char *record)
{
    uint8_t small;
    uint16_t half;
    uint32_t word;

    if (layout->kind_size == sizeof small) return memcpy(&small, record, sizeof small), small;
    if (layout->kind_size == sizeof half) return memcpy(&half, record, sizeof half), half;
    return memcpy(&word, record, sizeof word), word;
}

size_t stx_held_values(const stx_layout *layout, size_t number, const char *record, char **values)
{
    const stx_held *part = &layout->parts[number];
    size_t count = part->times > 0 ? part->times : 1;

    *values = NULL;
    if (layout->kind_size > 0 && kind_of(layout, record) != number) return 0;
    if (part->has && !part->has(record)) return 0;
    if (part->count_at > 0) memcpy(&count, record + part->count_at, sizeof count);
    if (part->count_at > 0 || part->points)
        memcpy(values, record + part->at, sizeof *values);
    else
        *values = (char *)(uintptr_t)(record + part->at);
    return *values ? count : 0;
}

static bool make_room(stx_layout_walk *w)
{
    size_t room = w->room * 2, bytes = room * sizeof *w->levels;
    stx_level *levels = room <= SIZE_MAX / sizeof *levels ? stx_allocate(&usual, bytes) : NULL;

    if (levels == NULL) return false;
    memcpy(levels, w->levels, w->depth * sizeof *levels);
    stx_walk_free(w);
    w->levels = levels;
    w->room = room;
    return true;
}

bool stx_walk_down(stx_layout_walk *w, const stx_layout *layout, char *records, size_t count)
{
    if (w->room == 0) {
        w->levels = w->first;
        w->room = sizeof w->first / sizeof *w->first;
    }
    if (w->depth == w->room && !make_room(w)) return false;
    w->levels[w->depth++] = (stx_level){.layout = layout, .record = records, .left = count};
    return true;
}

void stx_walk_free(stx_layout_walk *w)
{
    if (w->room > 0 && w->levels != w->first)
        stx_release(&usual, w->levels, w->room * sizeof *w->levels);
}
