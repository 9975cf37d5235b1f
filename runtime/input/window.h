/*
 * The sliding window over the input, and its structural index.
 *
 *   base         at.behind        limit          scanned       filled      filled + 64
 *    |  consumed    |    unread     |  half a       |  waiting    |  readable   |
 *                                     character
 *   index        at.ip            last           last + 4
 *    |  consumed    |    unread     |  sentinels    |
 *
 * Promise: 64 bytes after every byte before `limit` may be read. Kernels load whole blocks and
 * literals are compared as words; neither checks bounds. A sentinel points at a byte that is
 * neither '<' nor '"', so that no literal fits there.
 *
 * A document in memory is read in place, in strides; its last 64 bytes and the token before them
 * are copied to a padded block. All other input goes through a buffer. Every byte is given to
 * stage 1 once, however the window moves.
 */
#ifndef STX_WINDOW_H
#define STX_WINDOW_H

#include "base/buffer.h"
#include "input/place.h"
#include "input/scan.h"

#include <stax/gen.h>

enum {
    STX_SENTINELS = 4,
    STX_PADDING = 64,
    STX_STRIDE = 32 << 10,     /* bytes that are indexed at once; 8 to 64 KiB are equally fast */
    STX_INDEX_ROOM = 16 << 10, /* entries of the index */
    STX_LONGEST_IN_PLACE =
        512 << 10,   /* a token up to this size is shown whole, if it is in memory */
    STX_HISTORY = 80 /* bytes kept from before the window, to show the line of an error */
};

typedef enum stx_fill {
    STX_FILLED,     /* there is more to read than before */
    STX_FILL_MORE,  /* a push reader waits for bytes */
    STX_FILL_END,   /* the input ends at `limit`, or is wrong there: scan.bad */
    STX_FILL_FAILED /* no memory, or a read error: `failure` */
} stx_fill;

typedef struct stx_window {
    const char *base;
    const char *limit, *scanned, *filled;
    uint32_t *index, *last;
    uint64_t offset; /* of base, in the input */
    bool in_place;   /* over the caller's memory */
    bool ended;      /* no byte comes behind `filled` */

    stx_scan scan;
    const stx_kernel *kernel;
    stx_buffer buffer;
    const stax_allocator *allocator;

    /* where bytes come from: one of memory, a function, a file, or what was lent by a push */
    stax_str memory;
    stax_read *read;
    void *context;
    int file; /* descriptor, -1: none */
    bool pushed;
    stax_str lent;
    bool last_lent;

    stx_place place;           /* of base; of a document in memory: of its first byte */
    char history[STX_HISTORY]; /* the bytes before base, as many as there are */
    size_t history_len;
    stax_status failure;
    int os_error;
} stx_window;

/*
 * Opens the input; NULL is a push window. Nothing is read yet.
 *
 * returns  STAX_OK; STAX_E_MEMORY, STAX_E_OPEN (os_error is set)
 */
stax_status stx_window_open(stx_window *w, const stax_input *input, const stx_kernel *kernel,
                            const stax_allocator *allocator);
void stx_window_close(stx_window *w);

/* Where a walk begins in a window that was just opened. */
stx_walk stx_window_start(stx_window *w);

/*
 * Gets more of the input. What stands before at->behind is given up, what is unread may move: `at`
 * is changed to mean the same bytes.
 */
stx_fill stx_window_fill(stx_window *w, stx_walk *at);

/*
 * Whether a fill could show more behind a token that begins at the walk without taking it in
 * pieces: there is room for its bytes, and for their entries.
 */
bool stx_window_could_hold(const stx_window *w, const stx_walk *at);

/* Lends bytes to a push window, until it says STX_FILL_MORE. */
void stx_window_lend(stx_window *w, stax_str bytes, bool last);

/* Line, column and offset of a byte of the window. Cost: from the start for a document in memory.
 */
stx_place stx_window_place(const stx_window *w, const char *at);

/* Drops the entries before `to`: whoever found a token's end by its bytes brings the walk there. */
static inline const uint32_t *stx_resync(const stx_window *w, const uint32_t *ip, const char *to)
{
    while (ip < w->last && w->base + *ip < to) ip++;
    return ip;
}

#endif
