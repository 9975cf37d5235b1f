/*
 * Working memory of a reader: blocks from the caller's allocator that grow by doubling and are
 * given back one by one. What users keep is in arenas instead.
 */
#ifndef STX_BUFFER_H
#define STX_BUFFER_H

#include <stax/arena.h>

/* A zeroed one is good and empty. */
typedef struct stx_buffer {
    char *data;
    size_t len;  /* bytes in use */
    size_t room; /* bytes allocated */
} stx_buffer;

/* From the allocator, or from malloc when its functions are NULL; NULL when there is none. */
void *stx_allocate(const stax_allocator *from, size_t bytes);
void stx_release(const stax_allocator *to, void *block, size_t bytes);

/*
 * Makes room for `more` bytes behind data + len. Beyond 1 MiB at most 2.25 times what is in the
 * buffer is held on the way, and 1.25 times after it.
 *
 * returns  false when there is no memory or the size does not fit size_t; nothing has changed then
 */
bool stx_buffer_room(stx_buffer *buffer, size_t more, const stax_allocator *from);

/* Appends bytes; false as above. */
bool stx_buffer_add(stx_buffer *buffer, const char *bytes, size_t len, const stax_allocator *from);

void stx_buffer_free(stx_buffer *buffer, const stax_allocator *to);

/* Whether it is the arena's limit that does not allow `bytes` more, whatever memory there is. */
static inline bool stx_is_limited(const stax_arena *arena, size_t bytes)
{
    enum { AROUND = 64 }; /* what a chunk needs beside the piece, at most */
    size_t left = arena->limit > arena->held ? arena->limit - arena->held : 0;

    return arena->limit != 0 && (left < AROUND || left - AROUND < bytes);
}

#endif
