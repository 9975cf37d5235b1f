/*
 * The arena: memory that is taken piece by piece and given back all at once.
 *
 *   chunk            at            end
 *    | pieces given  |  free room   |  -> older chunks, kept for the next reset
 *
 * Chunks grow from 4 KiB (or from a first block of the caller's) to 64 KiB, and to 2 MiB once an
 * arena holds 1 MiB. A zeroed stax_arena is a good empty arena over malloc.
 */
#ifndef STAX_ARENA_H
#define STAX_ARENA_H

#include <stax/str.h>

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Where memory comes from. Both functions must be set; allocate returns NULL when there is none, a
 * block is aligned for any type, and release gets the size that was asked for. An allocator used
 * by several readers at once must be safe to call from several threads.
 */
typedef struct stax_allocator {
    void *(*allocate)(void *context, size_t bytes);
    void (*release)(void *context, void *block, size_t bytes);
    void *context;
} stax_allocator;

typedef struct stax_chunk stax_chunk;

/* Read-only for users, but for `limit`. */
typedef struct stax_arena {
    char *at;                 /* the free room of the chunk in use */
    char *end;                /*   and its end */
    stax_chunk *chunk;        /* the chunk in use; the older ones hang on it */
    stax_chunk *spare;        /* chunks that a reset has emptied */
    size_t held;              /* bytes in the chunks in use, full or not */
    size_t spared;            /* bytes in the spare chunks */
    size_t limit;             /* most bytes that chunks may hold; 0: no limit */
    stax_allocator allocator; /* all NULL: malloc and free */
} stax_arena;

/*
 * Makes an empty arena. It allocates nothing yet.
 *
 * allocator  NULL for malloc; copied
 * first      a block to use before any other, or NULL; the caller's, must outlive the arena
 * bytes      its size
 */
void stax_arena_init(stax_arena *arena, const stax_allocator *allocator, void *first, size_t bytes);

/* Forgets every piece and keeps the chunks: what was given before is invalid. Cost: one step a
 * chunk. */
void stax_arena_reset(stax_arena *arena);

/* Gives all chunks back; the arena is empty and usable again, without the caller's first block. */
void stax_arena_free(stax_arena *arena);

/* The part of stax_arena_alloc that is not inline: takes a new chunk. */
void *stax_arena_alloc_slow(stax_arena *arena, size_t bytes, size_t align);

/*
 * A piece of memory, not zeroed.
 *
 * bytes    any size; 0 gives a pointer that must not be read through
 * align    a power of two, at most 64
 * returns  NULL when memory or the arena's limit is at its end; the arena is then as before
 * lives    until stax_arena_reset or stax_arena_free
 */
static inline void *stax_arena_alloc(stax_arena *arena, size_t bytes, size_t align)
{
    uintptr_t at = ((uintptr_t)arena->at + align - 1) & ~(uintptr_t)(align - 1);

    if (at > (uintptr_t)arena->end || bytes > (uintptr_t)arena->end - at || arena->at == NULL)
        return stax_arena_alloc_slow(arena, bytes, align);
    arena->at = (char *)at + bytes;
    return (char *)at;
}

/*
 * Makes a piece larger: in place when it is the last one given, else a copy.
 *
 * piece    from this arena, or NULL
 * bytes    its size now
 * want     its size after, at least `bytes`
 * returns  NULL when there is no memory; the piece is then as before
 */
void *stax_arena_grow(stax_arena *arena, void *piece, size_t bytes, size_t want, size_t align);

/*
 * The same for a large piece that will grow on: it gets a chunk of its own, with room ahead, so
 * that it need not be copied each time. To be called for every growth of a piece once it was
 * called.
 *
 * want     bytes it must have room for; aligned to 64
 * expect   bytes it will probably need in the end; a hint, not taken where the arena has a limit
 */
void *stax_arena_extend(stax_arena *arena, void *piece, size_t bytes, size_t want, size_t expect);

/* A copy that ends with NUL; data is NULL when there is no memory. */
stax_str stax_arena_copy(stax_arena *arena, stax_str text);

#ifdef __cplusplus
}
#endif
#endif
