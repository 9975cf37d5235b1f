/*
 * The arena's slow half: chunks.
 *
 * A chunk is a header with room behind it. The chunks in use hang on arena->chunk, newest first but
 * for one case: a large piece in a chunk of its own is hung behind the chunk in use when that has
 * more room left. A reset makes them all `spare`, and the next round of equal requests finds
 * for each the chunk that it had before.
 *
 * A spare chunk gives no more room than a fresh one would. So `held`, and with it what `limit`
 * refuses, does not depend on what an arena was used for before.
 */
#ifdef __linux__
    #define _DEFAULT_SOURCE 1 /* madvise */
#endif

#include <stax/arena.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifdef __linux__
    #include <sys/mman.h>
#endif

struct stax_chunk {
    _Alignas(max_align_t) stax_chunk *next;
    size_t bytes; /* with this header */
    bool lent;    /* the caller's first block: never released */
    bool alone;   /* holds one piece, that grows by stax_arena_extend */
};

enum {
    CHUNK_FIRST = 4 << 10,
    CHUNK_USUAL = 64 << 10,
    CHUNK_HUGE = 2 << 20,    /* a huge page of x86-64 and of most others */
    HELD_FOR_HUGE = 1 << 20, /* below this, huge pages would waste more than they save */
    ALIGN_MOST = 64
};

static char *room_of(stax_chunk *chunk)
{
    return (char *)chunk + sizeof *chunk;
}

static char *align_up(char *at, size_t align)
{
    size_t beyond = (size_t)((uintptr_t)at & (align - 1));

    return beyond == 0 ? at : at + (align - beyond);
}

/* From malloc, with huge pages under it when its size is a multiple of theirs. */
static void *allocate_standard(size_t bytes)
{
    if (bytes % CHUNK_HUGE != 0) return malloc(bytes);

    void *block = aligned_alloc(CHUNK_HUGE, bytes);
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    if (block) (void)madvise(block, bytes, MADV_HUGEPAGE); /* advice: a refusal does no harm */
#endif
    return block;
}

static stax_chunk *chunk_allocate(const stax_allocator *from, size_t bytes)
{
    int found = errno;
    stax_chunk *chunk =
        from->allocate ? from->allocate(from->context, bytes) : allocate_standard(bytes);

    errno = found;
    if (chunk) *chunk = (stax_chunk){.bytes = bytes};
    return chunk;
}

static void chunk_release(const stax_allocator *to, stax_chunk *chunk)
{
    if (chunk->lent) return;
    if (to->release)
        to->release(to->context, chunk, chunk->bytes);
    else
        free(chunk);
}

static void release_all(const stax_allocator *to, stax_chunk *chunk)
{
    while (chunk) {
        stax_chunk *next = chunk->next;
        chunk_release(to, chunk);
        chunk = next;
    }
}

/* The size of the next chunk, when nothing larger is asked for: a function of `held` alone. */
static size_t usual_bytes(size_t held)
{
    if (held >= HELD_FOR_HUGE) return CHUNK_HUGE;

    size_t bytes = CHUNK_FIRST;
    while (bytes <= held && bytes < CHUNK_USUAL) bytes *= 2;
    return bytes;
}

/*
 * The size of a chunk for a request.
 *
 * need     bytes with the header, and with what alignment may cost
 * returns  at least `need`; 0 when the limit does not allow it
 */
static size_t chunk_bytes(const stax_arena *arena, size_t need)
{
    size_t bytes = usual_bytes(arena->held);

    if (bytes < need) bytes = need;
    if (bytes >= CHUNK_HUGE) bytes = (bytes + CHUNK_HUGE - 1) / CHUNK_HUGE * CHUNK_HUGE;
    if (arena->limit == 0) return bytes <= SIZE_MAX - arena->held ? bytes : 0;

    size_t left = arena->limit > arena->held ? arena->limit - arena->held : 0;
    if (bytes <= left) return bytes;
    return need <= left ? left : 0;
}

/*
 * Unhooks the smallest spare chunk of at least `bytes` bytes.
 *
 * returns  NULL when there is none
 * cost     one step a spare chunk
 */
static stax_chunk *take_spare(stax_arena *arena, size_t bytes)
{
    stax_chunk **best = NULL;

    for (stax_chunk **link = &arena->spare; *link; link = &(*link)->next) {
        if ((*link)->bytes < bytes) continue;
        if (!best || (*link)->bytes < (*best)->bytes) best = link;
    }
    if (!best) return NULL;

    stax_chunk *chunk = *best;
    *best = chunk->next;
    arena->spared -= chunk->bytes;
    return chunk;
}

/* Whether the spare chunks, none of which fits, and one more chunk would hold more than the limit.
 */
static bool spares_in_the_way(const stax_arena *arena, size_t bytes)
{
    if (arena->limit == 0) return false;
    return arena->spared > arena->limit - arena->held - bytes;
}

/* A chunk of at least `bytes` bytes, spare or fresh; NULL when there is no memory. */
static stax_chunk *take_chunk(stax_arena *arena, size_t bytes)
{
    stax_chunk *chunk = take_spare(arena, bytes);
    if (chunk) return chunk;

    if (spares_in_the_way(arena, bytes)) {
        release_all(&arena->allocator, arena->spare);
        arena->spare = NULL;
        arena->spared = 0;
    }
    return chunk_allocate(&arena->allocator, bytes);
}

/* Makes a chunk the one in use; its room begins at `at`. */
static void use_chunk(stax_arena *arena, stax_chunk *chunk, char *at, char *end)
{
    chunk->next = arena->chunk;
    arena->chunk = chunk;
    arena->at = at;
    arena->end = end;
}

/* Empties the arena but for the caller's block, when there is one. */
static void start_with(stax_arena *arena, stax_chunk *lent)
{
    arena->chunk = NULL;
    arena->at = arena->end = NULL;
    arena->held = 0;
    if (!lent) return;

    arena->held = lent->bytes;
    use_chunk(arena, lent, room_of(lent), (char *)lent + lent->bytes);
}

static void make_spare(stax_arena *arena, stax_chunk *chunk)
{
    chunk->next = arena->spare;
    chunk->alone = false;
    arena->spare = chunk;
    arena->spared += chunk->bytes;
}

static void hang_behind(stax_chunk *front, stax_chunk *chunk)
{
    chunk->next = front->next;
    front->next = chunk;
}

void stax_arena_init(stax_arena *arena, const stax_allocator *allocator, void *first, size_t bytes)
{
    *arena = (stax_arena){0};
    if (allocator) arena->allocator = *allocator;
    if (!first) return;

    char *start = align_up(first, _Alignof(stax_chunk));
    size_t lost = (size_t)(start - (char *)first);
    if (bytes < lost || bytes - lost <= sizeof(stax_chunk)) return;

    stax_chunk *chunk = (stax_chunk *)(void *)start;
    *chunk = (stax_chunk){.bytes = bytes - lost, .lent = true};
    start_with(arena, chunk);
}

void stax_arena_reset(stax_arena *arena)
{
    stax_chunk *lent = NULL;

    for (stax_chunk *next, *chunk = arena->chunk; chunk; chunk = next) {
        next = chunk->next;
        if (chunk->lent)
            lent = chunk;
        else
            make_spare(arena, chunk);
    }
    start_with(arena, lent);
}

void stax_arena_free(stax_arena *arena)
{
    stax_allocator allocator = arena->allocator;
    size_t limit = arena->limit;

    release_all(&allocator, arena->chunk);
    release_all(&allocator, arena->spare);
    *arena = (stax_arena){.allocator = allocator, .limit = limit};
}

void *stax_arena_alloc_slow(stax_arena *arena, size_t bytes, size_t align)
{
    const size_t most = PTRDIFF_MAX - sizeof(stax_chunk) - ALIGN_MOST;
    if (bytes > most) return NULL;

    size_t charged = chunk_bytes(arena, sizeof(stax_chunk) + align - 1 + bytes);
    stax_chunk *chunk = charged ? take_chunk(arena, charged) : NULL;
    if (!chunk) return NULL;

    char *end = (char *)chunk + charged;
    char *piece = align_up(room_of(chunk), align);
    arena->held += charged;
    if (arena->chunk && arena->end - arena->at > end - (piece + bytes))
        hang_behind(arena->chunk, chunk);
    else
        use_chunk(arena, chunk, piece + bytes, end);
    return piece;
}

void *stax_arena_grow(stax_arena *arena, void *piece, size_t bytes, size_t want, size_t align)
{
    if (piece && (char *)piece + bytes == arena->at) {
        size_t more = want - bytes;
        if (more <= (size_t)(arena->end - arena->at)) {
            arena->at += more;
            return piece;
        }
    }

    void *larger = stax_arena_alloc(arena, want, align);
    if (larger && piece) memcpy(larger, piece, bytes);
    return larger;
}

/* The chunk that holds this piece alone; NULL: it shares one. */
static stax_chunk **chunk_of(stax_arena *arena, const void *piece)
{
    for (stax_chunk **link = &arena->chunk; *link; link = &(*link)->next)
        if ((*link)->alone && align_up(room_of(*link), ALIGN_MOST) == piece) return link;
    return NULL;
}

/* A chunk for one piece of `want` bytes that may become `expect`, hung behind the one in use. */
static stax_chunk *chunk_for_piece(stax_arena *arena, size_t want, size_t expect)
{
    const size_t extra = sizeof(stax_chunk) + ALIGN_MOST, most = PTRDIFF_MAX - extra;
    size_t charged;
    stax_chunk *chunk;

    if (want > most || expect > most) return NULL;
    charged = chunk_bytes(arena, extra + expect);
    chunk = charged ? take_chunk(arena, charged) : NULL;
    if (chunk == NULL && expect > want) return chunk_for_piece(arena, want, want);
    if (chunk == NULL) return NULL;
    arena->held += charged;
    chunk->alone = arena->chunk != NULL;
    if (arena->chunk)
        hang_behind(arena->chunk, chunk);
    else
        use_chunk(arena, chunk, (char *)chunk + chunk->bytes, (char *)chunk + chunk->bytes);
    return chunk;
}

void *stax_arena_extend(stax_arena *arena, void *piece, size_t bytes, size_t want, size_t expect)
{
    stax_chunk **link = piece ? chunk_of(arena, piece) : NULL, *old = link ? *link : NULL, *chunk;
    char *larger;
    size_t room = old ? (size_t)((char *)old + old->bytes - (char *)piece) : 0;

    /* A piece that will not fit in the end is moved while that is cheap. */
    if (want <= room && (expect <= room || bytes > room / 8 || arena->limit != 0)) return piece;
    chunk = chunk_for_piece(arena, want, expect > want && arena->limit == 0 ? expect : want);
    if (chunk == NULL) return NULL;
    larger = align_up(room_of(chunk), ALIGN_MOST);
    if (piece) memcpy(larger, piece, bytes);
    if (old && (link = chunk_of(arena, piece)) != NULL) {
        *link = old->next;
        arena->held -= old->bytes;
        make_spare(arena, old);
    }
    return larger;
}

stax_str stax_arena_copy(stax_arena *arena, stax_str text)
{
    if (text.len == SIZE_MAX) return (stax_str){NULL, 0};

    char *copy = stax_arena_alloc(arena, text.len + 1, 1);
    if (!copy) return (stax_str){NULL, 0};

    if (text.len) memcpy(copy, text.data, text.len);
    copy[text.len] = '\0';
    return (stax_str){copy, text.len};
}
