/*
 * Moves the window. Three things are moved at different times: the walk's `behind` with every
 * token, `base` when the index or the buffer needs room, and stage 1, which goes on exactly where
 * it stopped.
 */
#include "input/window.h"

#include "input/recode.h"
#include "input/supply.h"

enum {
    MOST_AT_ONCE = 2 * STX_STRIDE, /* however large a long token has made the buffer */
    RAW_ROOM = STX_STRIDE / 2
};

/* ---- opening ------------------------------------------------------------------------------ */

static size_t index_bytes(const stx_window *w)
{
    return (w->index_room + STX_INDEX_SLACK + STX_SENTINELS) * sizeof(uint32_t);
}

stax_status stx_window_open(stx_window *w, const stax_input *input, const stx_kernel *kernel,
                            const stax_allocator *allocator)
{
    *w = (stx_window){.kernel = kernel, .allocator = allocator, .file = -1};
    w->index_room = STX_INDEX_ROOM;
    w->index = stx_allocate(allocator, index_bytes(w));
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
    if (input && input->kind == STAX_INPUT_PATH) return stx_supply_open(w, input->path);
    w->pushed = input == NULL;
    w->read = input ? input->read : NULL;
    w->context = input ? input->context : NULL;
    return STAX_OK;
}

bool stx_window_over(stx_window *w, stax_str text, const stx_window *like)
{
    *w = (stx_window){.kernel = like->kernel, .allocator = like->allocator, .file = -1};
    if (text.len >= UINT32_MAX) return false;
    w->index_room = text.len < STX_INDEX_ROOM ? text.len / STX_BLOCK * STX_BLOCK + STX_BLOCK
                                              : (size_t)STX_INDEX_ROOM;
    w->last = w->index = stx_allocate(w->allocator, index_bytes(w));
    w->base = w->scanned = w->limit = text.data;
    w->filled = text.data + text.len;
    w->begun = w->ended = true;
    return w->index != NULL;
}

void stx_window_close(stx_window *w)
{
    stx_supply_close(w);
    stx_buffer_free(&w->buffer, w->allocator);
    stx_buffer_free(&w->raw, w->allocator);
    stx_release(w->allocator, w->index, index_bytes(w));
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
 * The XML declaration may say that what stands behind it is no UTF-8: stage 1 waits behind the
 * first '>' of what begins like one. No declaration has a '>' before its end.
 */
static const char *declaration_stop(stx_window *w, const char *end)
{
    static const char begin[] = "<?xml";
    size_t there = (size_t)(end - w->base), most = sizeof begin - 1;
    const char *close;

    w->opening = memcmp(w->base, begin, there < most ? there : most) == 0;
    if (!w->opening) return end;
    close = memchr(w->scanned, '>', (size_t)(end - w->scanned));
    w->opening = close == NULL;
    return close ? close + 1 : end;
}

/*
 * Indexes on, from `scanned` to `end` at most: as far as the index has room.
 */
static void scan_on(stx_window *w, stx_walk *at, const char *end)
{
    size_t room, bytes;
    ptrdiff_t good;

    if (w->opening) end = declaration_stop(w, end);
    if (w->index + w->index_room - w->last < STX_BLOCK) {
        slide_index(w, at, w->in_place ? kept_from(w, at) : w->base);
        if (w->index + w->index_room - w->last < STX_BLOCK) drop_entries_of_tag(w);
    }
    do {
        room = (size_t)(w->index + w->index_room - w->last);
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
    } while (w->scanned < end && w->index + w->index_room - w->last >= STX_BLOCK);
    set_sentinels(w);
    at->ip = stx_resync(w, at->ip, at->behind);
}

/* Nothing comes any more: a character that is not complete never will be. */
static stx_fill at_end(stx_window *w)
{
    if (!w->scan.bad && w->limit < w->filled) w->scan.bad = STAX_E_UTF8;
    if (!w->scan.bad && w->misread) w->scan.bad = STAX_E_ENCODED;
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

/* Behind a declaration blocks are made to begin where they would without it. */
static stx_fill fill_in_place(stx_window *w, stx_walk *at)
{
    size_t len = w->memory.len, odd = (size_t)(w->scanned - w->memory.data) % STX_BLOCK;
    const char *end = w->memory.data + (len > STX_PADDING ? len - STX_PADDING : 0), *stop;

    if (w->scanned < end) {
        stop = end - w->scanned > STX_STRIDE ? w->scanned + STX_STRIDE : end;
        if (odd > 0 && stop < end) stop = w->scanned + STX_BLOCK - odd;
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

/* How much a full buffer is to grow by: a large one little, as stx_buffer_room says. */
static size_t more_room(const stx_window *w)
{
    size_t room = w->buffer.room;

    return room < STX_LONGEST_IN_PLACE ? room : room / 8;
}

/* Makes room behind `filled`: by sliding when much was read, by growing when one token fills all.
 */
static bool make_room(stx_window *w, stx_walk *at)
{
    size_t spare = w->buffer.room - w->buffer.len;

    if (spare >= STX_PADDING + STX_LONGEST_CHARACTER &&
        (w->pushed || spare > STX_STRIDE / 2 + STX_PADDING))
        return true;
    if (at->behind > w->base) slide_bytes(w, at);
    spare = w->buffer.room - w->buffer.len;
    if (spare > w->buffer.room / 4 + STX_PADDING) return true;
    return grow_buffer(w, at, more_room(w));
}

/* Whether bytes can be had: STX_FILLED, STX_FILL_MORE, STX_FILL_END. */
static stx_fill ask(stx_window *w)
{
    if (w->pushed && w->lent.len == 0 && !w->last_lent) return STX_FILL_MORE;
    if (w->pushed && w->lent.len == 0) w->ended = true;
    return w->ended ? STX_FILL_END : STX_FILLED;
}

/* Gets them, behind those of a block with room. */
static stx_fill read_on(stx_window *w, stx_buffer *to, size_t room)
{
    ptrdiff_t got = stx_supply_read(w, to->data + to->len, room);

    if (got < 0) return failed(w, STAX_E_READ);
    w->ended = got == 0;
    to->len += (size_t)got;
    return w->ended ? STX_FILL_END : STX_FILLED;
}

static size_t room_behind(const stx_window *w)
{
    size_t room = w->buffer.room - w->buffer.len - STX_PADDING;

    return room < MOST_AT_ONCE ? room : MOST_AT_ONCE;
}

/* Bytes have been put behind `filled`. */
static void set_filled(stx_window *w)
{
    w->filled = w->buffer.data + w->buffer.len;
    memset(w->buffer.data + w->buffer.len, 0, STX_PADDING);
}

/* Gets bytes of UTF-8, which are still to be scanned. */
static stx_fill read_utf8(stx_window *w, stx_walk *at)
{
    stx_fill got = ask(w);

    if (got != STX_FILLED) return got;
    if (!make_room(w, at)) return failed(w, STAX_E_MEMORY);
    set_sentinels(w); /* nothing may come, and the old ones point at what has moved */
    got = read_on(w, &w->buffer, room_behind(w));
    if (got == STX_FILLED) set_filled(w);
    return got;
}

static stx_fill fill_buffer(stx_window *w, stx_walk *at)
{
    stx_fill got = read_utf8(w, at);

    if (got == STX_FILL_END) return at_end(w);
    if (got == STX_FILLED) scan_on(w, at, w->filled);
    return got;
}

/* ---- other encodings ---------------------------------------------------------------------- */

/* Recodes what is there, as far as there is room; false when no character came of it. */
static bool recode_some(stx_window *w)
{
    const char *from = w->raw.data + w->raw_at, *end = w->raw.data + w->raw.len;
    char *to = w->buffer.data + w->buffer.len;
    const char *was = to;

    w->misread = stx_recode(w->encoding, &from, end, &to, to + room_behind(w)) != STAX_OK;
    w->raw_at = (size_t)(from - w->raw.data);
    w->buffer.len += (size_t)(to - was);
    set_filled(w);
    return to > was;
}

/* What is left of the raw bytes begins a character, or nothing: gets more behind them. */
static stx_fill read_raw(stx_window *w)
{
    size_t left = w->raw.len - w->raw_at;
    stx_fill got = ask(w);

    if (left > 0) memmove(w->raw.data, w->raw.data + w->raw_at, left);
    w->raw.len = left;
    w->raw_at = 0;
    if (got == STX_FILLED) got = read_on(w, &w->raw, RAW_ROOM - left);
    if (got == STX_FILL_END) w->misread = left > 0;
    return got;
}

static stx_fill fill_recoded(stx_window *w, stx_walk *at)
{
    stx_fill got;

    while (!w->misread) {
        if (w->raw.len > w->raw_at) {
            if (!make_room(w, at)) return failed(w, STAX_E_MEMORY);
            set_sentinels(w);
            if (recode_some(w)) {
                scan_on(w, at, w->filled);
                return STX_FILLED;
            }
        }
        if (w->misread) break;
        got = read_raw(w);
        if (got == STX_FILL_END) break;
        if (got != STX_FILLED) return got;
    }
    return at_end(w);
}

/* A document in memory becomes one that was lent whole. */
static bool lend_memory(stx_window *w)
{
    size_t done = (size_t)w->offset;

    if (!stx_buffer_room(&w->raw, RAW_ROOM, w->allocator)) return false;
    if (!stx_buffer_room(&w->buffer, STX_STRIDE + STX_PADDING, w->allocator)) return false;
    w->lent = (stax_str){w->memory.data + done, w->memory.len - done};
    w->pushed = w->last_lent = true;
    w->memory = (stax_str){NULL, 0};
    w->in_place = w->ended = false;
    w->buffer.len = 0;
    return true;
}

/* The bytes of the buffer behind the walk are raw ones. */
static bool take_back(stx_window *w, const char *from)
{
    size_t len = (size_t)(w->filled - from), room = len < RAW_ROOM ? RAW_ROOM : len;

    if (!stx_buffer_room(&w->raw, room, w->allocator)) return false;
    if (len > 0) memcpy(w->raw.data, from, len);
    w->raw.len = len;
    w->buffer.len -= len;
    return true;
}

bool stx_window_recode(stx_window *w, stx_walk *at, stx_encoding encoding)
{
    stx_place place = stx_window_place(w, at->behind);

    keep_history(w, at->behind);
    slide_index(w, at, at->behind);
    if (!(w->memory.data ? lend_memory(w) : take_back(w, at->behind))) return false;
    w->place = place;
    w->place.unit = stx_encoding_unit(encoding);
    w->encoding = encoding;
    w->last = w->index;
    w->base = w->scanned = w->limit = w->buffer.data + w->buffer.len;
    set_filled(w);
    *at = stx_window_start(w);
    return true;
}

/* ---- the first bytes ---------------------------------------------------------------------- */

/* Gets bytes until they say what they are, or cannot be read on. */
static stx_fill read_start(stx_window *w, stx_walk *at)
{
    stx_fill got = STX_FILLED;

    if (w->in_place) {
        (void)stx_start_of(w->memory.data, w->memory.len, true, &w->start);
        return STX_FILLED;
    }
    while (got == STX_FILLED && !stx_start_of(w->base, w->buffer.len, w->ended, &w->start)) {
        got = read_utf8(w, at);
        if (got == STX_FILL_END) got = STX_FILLED;
    }
    if (w->failure != STAX_E_READ) return got;
    (void)stx_start_of(w->base, w->buffer.len, true, &w->start);
    return STX_FILLED;
}

static void skip_mark(stx_window *w, stx_walk *at)
{
    size_t mark = w->start.mark;

    w->base = w->scanned = w->limit = w->base + mark;
    w->place.offset = mark;
    if (w->in_place) {
        w->memory.data += mark;
        w->memory.len -= mark;
        w->filled = w->base;
    }
    *at = stx_window_start(w);
}

/* The first fill: the mark is no part of the text, and UTF-16 is told by it. */
static stx_fill begin(stx_window *w, stx_walk *at)
{
    stx_fill got = read_start(w, at);

    if (got != STX_FILLED) return got;
    w->begun = true;
    if (w->start.refused) {
        w->scan.bad = STAX_E_ENCODING;
        return STX_FILL_END;
    }
    skip_mark(w, at);
    w->opening = w->start.encoding == STX_UTF8;
    if (w->opening || stx_window_recode(w, at, w->start.encoding)) return STX_FILLED;
    return failed(w, STAX_E_MEMORY);
}

stx_fill stx_window_fill(stx_window *w, stx_walk *at)
{
    if (w->scan.bad) return STX_FILL_END;
    if (w->failure) return STX_FILL_FAILED;
    if (!w->begun) {
        stx_fill got = begin(w, at);
        if (got != STX_FILLED) return got;
        if (w->failure && w->scanned == w->filled) return STX_FILL_FAILED;
    }
    if (w->in_place) return fill_in_place(w, at);
    if (w->scanned < w->filled) {
        scan_on(w, at, w->filled);
        return STX_FILLED;
    }
    if (w->encoding != STX_UTF8) return fill_recoded(w, at);
    return fill_buffer(w, at);
}

/* Whether bytes wait that have not been put into the buffer. */
static bool has_more(const stx_window *w)
{
    return w->lent.len > 0 || w->raw.len - w->raw_at >= STX_LONGEST_CHARACTER;
}

bool stx_window_could_hold(const stx_window *w, const stx_walk *at)
{
    size_t have = (size_t)(w->limit - at->behind);

    if (w->failure || w->last - at->ip > STX_INDEX_ROOM / 2) return false;
    if (w->scan.bad) return false;
    if (w->ended && !has_more(w)) return w->scanned < w->filled;
    if (w->in_place) return have < STX_LONGEST_IN_PLACE;
    if (w->pushed && !has_more(w)) return false;
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
