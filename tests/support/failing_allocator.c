/*
 * The size of a block stands in front of it, together with a mark that says "mine". The mark is
 * wiped at the release, so a second release of a block is seen as well.
 */
#include "failing_allocator.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct front {
    _Alignas(max_align_t) size_t bytes;
    uint64_t mark;
} front;

static const uint64_t MINE = 0x5354415820616c6c;

static bool is_to_fail(const failing_allocator *f)
{
    if (f->fail_at == 0) return false;
    return f->fail_after ? f->calls >= f->fail_at : f->calls == f->fail_at;
}

static void *allocate(void *context, size_t bytes)
{
    failing_allocator *f = context;

    f->calls++;
    errno = ENOMEM; /* as any allocator may */
    if (is_to_fail(f) || bytes > SIZE_MAX - sizeof(front)) return NULL;

    front *block = malloc(sizeof *block + bytes);
    if (!block) return NULL;
    *block = (front){bytes, MINE};
    memset(block + 1, 0xA5, bytes); /* nobody may count on zeros */

    f->blocks++;
    f->bytes += bytes;
    if (f->bytes > f->peak_bytes) f->peak_bytes = f->bytes;
    return block + 1;
}

static void release(void *context, void *at, size_t bytes)
{
    failing_allocator *f = context;
    front *block = (front *)at - 1;

    if (!at || block->mark != MINE || block->bytes != bytes) {
        f->wrong++;
        return;
    }
    block->mark = 0;
    f->blocks--;
    f->bytes -= bytes;
    free(block);
}

stax_allocator failing_allocator_use(failing_allocator *f)
{
    return (stax_allocator){allocate, release, f};
}

bool failing_allocator_is_even(const failing_allocator *f)
{
    return f->blocks == 0 && f->bytes == 0 && f->wrong == 0;
}
