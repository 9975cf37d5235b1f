/*
 * Numbers in order: a heap sort, n log n whatever is compared, in place and without recursion. It
 * is how names that stand twice are found among many: no hash to be flooded, no key to be drawn.
 */
#ifndef STX_ORDER_H
#define STX_ORDER_H

#include "base/buffer.h"

/* Whether thing i comes before thing j. */
typedef bool stx_before(const void *things, uint32_t i, uint32_t j);

/*
 * The numbers 0 to count - 1, sorted.
 *
 * room     where they go; what was in it is lost
 * returns  NULL when there is no memory
 * lives    until the next use of `room`
 */
uint32_t *stx_order(stx_buffer *room, size_t count, stx_before *before, const void *things,
                    const stax_allocator *from);

#endif
