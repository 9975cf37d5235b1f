/*
 * Moves the window. Three things are moved at different times: the walk's `behind` with every
 * token, `base` when the index or the buffer needs room, and stage 1, which goes on exactly where
 * it stopped.
 */
#ifndef _POSIX_C_SOURCE
    #define _POSIX_C_SOURCE 200809L /* O_CLOEXEC */
#endif
#include "input/window.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

enum {
    INDEX_BYTES = (STX_INDEX_ROOM + STX_INDEX_SLACK + STX_SENTINELS) * sizeof(uint32_t),
    MOST_AT_ONCE = 2 * STX_STRIDE /* however large a long token has made the buffer */
};

/* ---- opening ------------------------------------------------------------------------------ */

static stax_status open_path(stx_window *w, const char *path)
{
    int found = errno;

    do w->file = open(path, O_RDONLY | O_CLOEXEC);
    while (w->file < 0 && errno == EINTR);
    if (w->file >= 0) return STAX_OK;

    w->os_error = errno;
    errno = found;
    return STAX_E_OPEN;
}

stax_status stx_window_open(stx_window *w, const stax_input *input, const stx_kernel *kernel,
                            const stax_allocator *allocator)
{
    *w = (stx_window){.kernel = kernel, .allocator = allocator, .file = -1};
    w->index = stx_allocate(allocator, INDEX_BYTES);
    if (w->index == NULL) return STAX_E_MEMORY;

    w->last = w->index;
    if (input && input->kind == STAX_INPUT_MEMORY) {
        w->memory = input->memory.data ? input->memory : (stax_str){"", 0};
        w->in_place = true;
        w->base = w->scanned = w->limit = w->filled = w->memory.data;
        return STAX_OK;
    }
    if (!stx_buffer_room(&w->buffer, STX_STRIDE + STX_PADDING, allocator)) return STAX_E_MEMORY;
    memset(w->buffer.data, 0, STX_PADDING);
    w->base = w->scanned = w->limit = w->filled = w->buffer.data;
    if (input && input->kind == STAX_INPUT_PATH) return open_path(w, input->path);
    w->pushed = input == NULL;
    w->read = input ? input->read : NULL;
    w->context = input ? input->context : NULL;
    return STAX_OK;
}

void stx_window_close(stx_window *w)
{
    int found = errno;

    if (w->file >= 0) (void)close(w->file);
    errno = found;
    stx_buffer_free(&w->buffer, w->allocator);
    stx_release(w->allocator, w->index, INDEX_BYTES);
    w->file = -1;
    w->index = NULL;
}

/* ---- sentinels ---------------------------------------------------------------------------- */

/*
 * Over the caller's memory there are no NULs to point at; any byte that is neither '<' nor '"' will
 * do, of the window or of what may be read behind it. (A window of nothing but a '<' is real: the
 * literal that begins there may go on behind it.) If there is none, no literal fits at the first
 * byte either: each has a name in it.
 */
static uint32_t unfit(const stx_window *w)
{
    const char *p = w->base, *end = w->scanned + STX_PADDING;

    if (!w->in_place) return (uint32_t)(w->filled - w->base);
    if (w->scanned == w->base) return 0; /* nothing has been read, or the first byte is wrong */
    while (p < end && (*p == '<' || *p == '"')) p++;
    return p < end ? (uint32_t)(p - w->base) : 0;
}

static void set_sentinels(stx_window *w)
{
    uint32_t at = unfit(w);

    for (int i = 0; i < STX_SENTINELS; i++) w->last[i] = at;
}

stx_walk stx_window_start(stx_window *w)
{
    set_sentinels(w);
    return (stx_walk){w->base, w->index, w->base};
}

/* ---- sliding ------------------------------------------------------------------------------ */

/*
 * From here on the window is needed. A literal that reaches over the end of what is indexed may
 * have matched, so the walk can stand a little behind `scanned`.
 */
static const char *kept_from(const stx_window *w, const stx_walk *at)
{
    return at->behind < w->scanned ? at->behind : w->scanned;
}

/* Positions count from `to` from now on; entries before the walk's are dropped. */
static void slide_index(stx_window *w, stx_walk *at, const char *to)
{
    uint32_t by = (uint32_t)(to - w->base);
    uint32_t *out = w->index;

    for (const uint32_t *in = at->ip; in < w->last; in++) *out++ = *in - by;
    w->last = out;
    at->ip = w->index;
    w->offset += by;
    w->base = at->base = to;
}

/*
 * An index that is full although nothing before the walk is left in it belongs to one long tag:
 * whoever reads that goes by its bytes, so its entries but the '<' can go.
 */
static void drop_entries_of_tag(stx_window *w)
{
    if (w->last > w->index) w->last = w->index + 1;
}

static void keep_history(stx_window *w, const char *to)
{
    size_t gone = (size_t)(to - w->base), kept;

    if (gone >= STX_HISTORY) {
        memcpy(w->history, to - STX_HISTORY, STX_HISTORY);
        w->history_len = STX_HISTORY;
        return;
    }
    kept = w->history_len < STX_HISTORY - gone ? w->history_len : STX_HISTORY - gone;
    memmove(w->history, w->history + w->history_len - kept, kept);
    memcpy(w->history + kept, w->base, gone);
    w->history_len = kept + gone;
}

/* The unread bytes go to the start of the buffer. */
static void slide_bytes(stx_window *w, stx_walk *at)
{
    char *start = w->buffer.data;
    const char *from = kept_from(w, at);
    size_t len = (size_t)(w->filled - from);
    ptrdiff_t by = from - start;

    if (w->memory.data == NULL) {
        stx_place_advance(&w->place, w->base, from);
        keep_history(w, from);
    }
    slide_index(w, at, from);
    memmove(start, from, len);
    memset(start + len, 0, STX_PADDING);
    w->buffer.len = len;
    w->limit -= by;
    w->scanned -= by;
    w->filled -= by;
    at->behind -= by;
    w->base = at->base = start;
}

/* A larger block, with all positions kept. */
static bool grow_buffer(stx_window *w, stx_walk *at, size_t more)
{
    const char *old = w->buffer.data;
    ptrdiff_t base = w->base - old, limit = w->limit - old, scanned = w->scanned - old;
    ptrdiff_t behind = at->behind - old;

    if (!stx_buffer_room(&w->buffer, more + STX_PADDING, w->allocator)) return false;
    w->base = at->base = w->buffer.data + base;
    w->limit = w->buffer.data + limit;
    w->scanned = w->buffer.data + scanned;
    w->filled = w->buffer.data + w->buffer.len;
    memset(w->buffer.data + w->buffer.len, 0, STX_PADDING);
    at->behind = w->buffer.data + behind;
    return true;
}

/* ---- stage 1 ------------------------------------------------------------------------------ */

/*
 * Indexes on, from `scanned` to `end` at most: as far as the index has room.
 */
static void scan_on(stx_window *w, stx_walk *at, const char *end)
{
    size_t room, bytes;
    ptrdiff_t good;

    if (w->index + STX_INDEX_ROOM - w->last < STX_BLOCK) {
        slide_index(w, at, w->in_place ? kept_from(w, at) : w->base);
        if (w->index + STX_INDEX_ROOM - w->last < STX_BLOCK) drop_entries_of_tag(w);
    }
    do {
        room = (size_t)(w->index + STX_INDEX_ROOM - w->last);
        bytes = (size_t)(end - w->scanned);
        if (bytes > room) bytes = room / STX_BLOCK * STX_BLOCK;
        good = stx_scan_bytes(&w->scan, w->kernel, w->scanned, bytes,
                              (uint32_t)(w->scanned - w->base), &w->last);
        if (w->scan.bad) {
            w->limit = w->scanned = w->scanned + good;
            break;
        }
        w->scanned += bytes;
        w->limit = w->scanned - stx_scan_unfinished(&w->scan);
    } while (w->scanned < end && w->index + STX_INDEX_ROOM - w->last >= STX_BLOCK);
    set_sentinels(w);
    at->ip = stx_resync(w, at->ip, at->behind);
}

/* Nothing comes any more: a character that is not complete never will be. */
static stx_fill at_end(stx_window *w)
{
    if (!w->scan.bad && w->limit < w->filled) w->scan.bad = STAX_E_UTF8;
    return STX_FILL_END;
}

static stx_fill failed(stx_window *w, stax_status why)
{
    w->failure = why;
    return STX_FILL_FAILED;
}

/* ---- a document in memory ----------------------------------------------------------------- */

/* The rest, from the unread token on, goes to a block with padding behind it. */
static bool copy_tail(stx_window *w, stx_walk *at)
{
    const char *end = w->memory.data + w->memory.len, *from = kept_from(w, at);
    size_t rest = (size_t)(end - from);
    ptrdiff_t limit = w->limit - from, scanned = w->scanned - from, behind = at->behind - from;

    if (!stx_buffer_room(&w->buffer, rest + STX_PADDING, w->allocator)) return false;
    slide_index(w, at, from);
    if (rest > 0) memcpy(w->buffer.data, from, rest);
    memset(w->buffer.data + rest, 0, STX_PADDING);
    w->buffer.len = rest;
    w->base = at->base = w->buffer.data;
    at->behind = w->base + behind;
    w->limit = w->base + limit;
    w->scanned = w->base + scanned;
    w->filled = w->base + rest;
    w->in_place = false;
    w->ended = true;
    return true;
}

static stx_fill fill_in_place(stx_window *w, stx_walk *at)
{
    size_t len = w->memory.len;
    const char *end = w->memory.data + (len > STX_PADDING ? len - STX_PADDING : 0), *stop;

    if (w->scanned < end) {
        stop = end - w->scanned > STX_STRIDE ? w->scanned + STX_STRIDE : end;
        slide_index(w, at, kept_from(w, at));
        scan_on(w, at, stop);
        return STX_FILLED;
    }
    if (!copy_tail(w, at)) return failed(w, STAX_E_MEMORY);
    if (w->scanned == w->filled) {
        set_sentinels(w);
        return at_end(w);
    }
    scan_on(w, at, w->filled);
    return STX_FILLED;
}

/* ---- all other input ---------------------------------------------------------------------- */

static ptrdiff_t read_file(stx_window *w, char *room, size_t bytes)
{
    ptrdiff_t got;

    do got = read(w->file, room, bytes);
    while (got < 0 && errno == EINTR);
    return got;
}

static ptrdiff_t take_lent(stx_window *w, char *room, size_t bytes)
{
    size_t take = bytes < w->lent.len ? bytes : w->lent.len;

    if (take == 0) return 0;
    memcpy(room, w->lent.data, take);
    w->lent.data += take;
    w->lent.len -= take;
    return (ptrdiff_t)take;
}

static ptrdiff_t read_some(stx_window *w, char *room, size_t bytes)
{
    int found = errno;
    ptrdiff_t got;

    if (w->pushed) return take_lent(w, room, bytes);
    got = w->read ? w->read(w->context, room, bytes) : read_file(w, room, bytes);
    if (got < 0) w->os_error = errno;
    errno = found;
    return got;
}

/* Makes room behind `filled`: by sliding when much was read, by growing when one token fills all.
 */
static bool make_room(stx_window *w, stx_walk *at)
{
    size_t spare = w->buffer.room - w->buffer.len;

    if (spare > STX_PADDING && (w->pushed || spare > STX_STRIDE / 2 + STX_PADDING)) return true;
    if (at->behind > w->base) slide_bytes(w, at);
    spare = w->buffer.room - w->buffer.len;
    if (spare > w->buffer.room / 4 + STX_PADDING) return true;
    return grow_buffer(w, at, w->buffer.room);
}

static stx_fill fill_buffer(stx_window *w, stx_walk *at)
{
    size_t room;
    ptrdiff_t got;

    if (w->ended) return at_end(w);
    if (w->pushed && w->lent.len == 0) {
        if (!w->last_lent) return STX_FILL_MORE;
        w->ended = true;
        return at_end(w);
    }
    if (!make_room(w, at)) return failed(w, STAX_E_MEMORY);
    set_sentinels(w); /* nothing may come, and the old ones point at what has moved */
    room = w->buffer.room - w->buffer.len - STX_PADDING;
    if (room > MOST_AT_ONCE) room = MOST_AT_ONCE;
    got = read_some(w, w->buffer.data + w->buffer.len, room);
    if (got < 0) return failed(w, STAX_E_READ);
    if (got == 0) {
        w->ended = true;
        return at_end(w);
    }
    w->buffer.len += (size_t)got;
    w->filled = w->buffer.data + w->buffer.len;
    memset(w->buffer.data + w->buffer.len, 0, STX_PADDING);
    scan_on(w, at, w->filled);
    return STX_FILLED;
}

stx_fill stx_window_fill(stx_window *w, stx_walk *at)
{
    if (w->scan.bad) return STX_FILL_END;
    if (w->failure) return STX_FILL_FAILED;
    if (w->in_place) return fill_in_place(w, at);
    if (w->scanned < w->filled) {
        scan_on(w, at, w->filled);
        return STX_FILLED;
    }
    return fill_buffer(w, at);
}

bool stx_window_could_hold(const stx_window *w, const stx_walk *at)
{
    size_t have = (size_t)(w->limit - at->behind);

    if (w->last - at->ip > STX_INDEX_ROOM / 2) return false;
    if (w->scan.bad || w->ended) return !w->scan.bad && w->scanned < w->filled;
    if (w->in_place) return have < STX_LONGEST_IN_PLACE;
    if (w->pushed && w->lent.len == 0) return false;
    return have < STX_STRIDE / 2;
}

void stx_window_lend(stx_window *w, stax_str bytes, bool last)
{
    w->lent = bytes;
    w->last_lent = last;
}

stx_place stx_window_place(const stx_window *w, const char *at)
{
    const char *from = w->base;
    stx_place place = w->place;

    if (w->memory.data) {
        from = w->memory.data;
        at = from + w->offset + (at - w->base);
    }
    stx_place_advance(&place, from, at);
    return place;
}
