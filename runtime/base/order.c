/*
 * A heap over numbers.
 */
#include "base/order.h"

static void sift(uint32_t *heap, size_t at, size_t count, stx_before *before, const void *things)
{
    for (size_t child; (child = 2 * at + 1) < count; at = child) {
        uint32_t moved = heap[at];

        if (child + 1 < count && before(things, heap[child], heap[child + 1])) child++;
        if (!before(things, moved, heap[child])) return;
        heap[at] = heap[child];
        heap[child] = moved;
    }
}

uint32_t *stx_order(stx_buffer *room, size_t count, stx_before *before, const void *things,
                    const stax_allocator *from)
{
    uint32_t *order;

    room->len = 0;
    if (count > SIZE_MAX / sizeof *order) return NULL;
    if (!stx_buffer_room(room, count * sizeof *order, from)) return NULL;
    order = (uint32_t *)(void *)room->data;
    for (size_t i = 0; i < count; i++) order[i] = (uint32_t)i;
    for (size_t i = count / 2; i-- > 0;) sift(order, i, count, before, things);
    for (size_t end = count; end-- > 1;) {
        uint32_t last = order[end];

        order[end] = order[0];
        order[0] = last;
        sift(order, 0, end, before, things);
    }
    return order;
}
