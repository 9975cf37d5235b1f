/*
 * Growing blocks. Every size that could overflow is compared before it is added to.
 */
#include "base/buffer.h"

#include <errno.h>
#include <stdlib.h>

enum { SMALLEST = 256, LARGE = 1 << 20 };

void *stx_allocate(const stax_allocator *from, size_t bytes)
{
    int found = errno;
    void *block = from->allocate ? from->allocate(from->context, bytes) : malloc(bytes);

    errno = found;
    return block;
}

void stx_release(const stax_allocator *to, void *block, size_t bytes)
{
    if (block == NULL) return;
    if (to->release)
        to->release(to->context, block, bytes);
    else
        free(block);
}

/*
 * The next size that holds `need`. Small blocks double. Large ones go on to the next quarter of a
 * power of two, so while one is copied both together are at most 2.25 times what is in it; n bytes
 * appended cost 4 n copied ones. The first room for something large is exactly that.
 */
static size_t next_room(size_t room, size_t need)
{
    size_t want = room < SMALLEST ? SMALLEST : room, quarter = LARGE / 4;

    while (want < need && want < LARGE) want *= 2;
    if (want >= need) return want;
    if (room < LARGE) return need;
    while (room / 8 >= quarter) quarter *= 2;
    want = room - room % quarter;
    return want <= SIZE_MAX - quarter && want + quarter >= need ? want + quarter : need;
}

bool stx_buffer_room(stx_buffer *buffer, size_t more, const stax_allocator *from)
{
    size_t room;
    char *data;

    if (more <= buffer->room - buffer->len) return true;
    if (more > SIZE_MAX - buffer->len) return false;

    room = next_room(buffer->room, buffer->len + more);
    data = stx_allocate(from, room);
    if (data == NULL) return false;
    if (buffer->len > 0) memcpy(data, buffer->data, buffer->len);
    stx_release(from, buffer->data, buffer->room);
    buffer->data = data;
    buffer->room = room;
    return true;
}

bool stx_buffer_add(stx_buffer *buffer, const char *bytes, size_t len, const stax_allocator *from)
{
    if (len == 0) return true;
    if (!stx_buffer_room(buffer, len, from)) return false;
    memcpy(buffer->data + buffer->len, bytes, len);
    buffer->len += len;
    return true;
}

void stx_buffer_free(stx_buffer *buffer, const stax_allocator *to)
{
    stx_release(to, buffer->data, buffer->room);
    *buffer = (stx_buffer){0};
}
