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
 *
 * Stage 1 and whoever reads the window see UTF-8 alone. What is given in another encoding is
 * recoded in front of the buffer, a document in memory, too: that is read like any other input
 * then. Positions of the window count its own bytes; a place counts those that were given.
 */
#ifndef STX_WINDOW_H
#define STX_WINDOW_H

#include "base/buffer.h"
#include "input/encoding.h"
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
    STX_FILL_END,   /* the input ends at `limit`, or is wrong there: scan.bad, which may also be
                       STAX_E_ENCODING (start.refused) or STAX_E_ENCODED (not `encoding`) */
    STX_FILL_FAILED /* no memory, or a read error: `failure` */
} stx_fill;

typedef struct stx_window {
    const char *base;
    const char *limit, *scanned, *filled;
    uint32_t *index, *last;
    size_t index_room; /* entries; behind them sentinels and what a kernel may overwrite */
    uint64_t offset;   /* of base, from behind the byte order mark */
    bool in_place;     /* over the caller's memory */
    bool ended;        /* no byte comes behind `filled` */

    bool begun;            /* what the first bytes are is known */
    bool opening;          /* an XML declaration may begin here and has not ended */
    bool misread;          /* the bytes behind `filled` are not the encoding's */
    stx_start start;       /* what the first bytes said */
    stx_encoding encoding; /* of the bytes behind `filled` */
    stx_buffer raw;        /* bytes that were got and not recoded yet */
    size_t raw_at;         /*   from here on */

    stx_scan scan;
    const stx_kernel *kernel;
    stx_buffer buffer;
    const stax_allocator *allocator;

    /* where bytes come from: one of memory (behind its mark), a function, a file, or what was lent
     * by a push */
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

/*
 * Opens a window over a text that is whole in memory, with 64 readable NULs behind it, which must
 * stay as long as the window. The kernel and the allocator are those of another window.
 *
 * returns  false when there is no memory, or the text has more bytes than the index can count
 */
bool stx_window_over(stx_window *w, stax_str text, const stx_window *like);

/* Where a walk begins in a window that was just opened. */
stx_walk stx_window_start(stx_window *w);

/*
 * Gets more of the input. What stands before at->behind is given up, what is unread may move: `at`
 * is changed to mean the same bytes.
 */
stx_fill stx_window_fill(stx_window *w, stx_walk *at);

/*
 * From the walk on the input is in this encoding, US-ASCII or ISO-8859-1: called where the XML
 * declaration that says so has ended, before more is asked for.
 *
 * returns  false when there is no memory
 * after    a document in memory is read as if a function gave it: memory.data is NULL
 */
bool stx_window_recode(stx_window *w, stx_walk *at, stx_encoding encoding);

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
