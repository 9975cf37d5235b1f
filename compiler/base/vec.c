/*
 * Arrays that grow in an arena: by doubling, from 8 items. The old copy stays in the arena until
 * the arena goes, which costs at most as much again as the array itself.
 */
#include "base/vec.h"

#include "base/zalloc.h"

void *vec_room(void *items, size_t count, size_t *room, size_t size, stax_arena *arena)
{
    if (count < *room) return items;

    *room = *room == 0 ? 8 : *room * 2;
    void *grown = zalloc(*room * size, arena);
    if (count > 0) memcpy(grown, items, count * size);
    return grown;
}
