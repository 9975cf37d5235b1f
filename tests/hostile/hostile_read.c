/*
 * Pieces are poured into one block of their size, which is overwritten by the next: so a reader
 * that looks back at lent bytes is seen.
 */
#include "hostile_read.h"

#include "books_parser.h"
#include "failing_allocator.h"
#include "input/scan.h"

#include <stax/cursor.h>

#include <stdlib.h>
#include <string.h>

/* ---- scanned bytes ------------------------------------------------------------------------ */

static size_t scanned;

/* The linker puts this in front of stx_scan_bytes (--wrap). */
ptrdiff_t __real_stx_scan_bytes(stx_scan *scan, const stx_kernel *kernel, const char *from,
                                size_t bytes, uint32_t position, uint32_t **index);
ptrdiff_t __wrap_stx_scan_bytes(stx_scan *scan, const stx_kernel *kernel, const char *from,
                                size_t bytes, uint32_t position, uint32_t **index);

ptrdiff_t __wrap_stx_scan_bytes(stx_scan *scan, const stx_kernel *kernel, const char *from,
                                size_t bytes, uint32_t position, uint32_t **index)
{
    scanned += bytes;
    return __real_stx_scan_bytes(scan, kernel, from, bytes, position, index);
}

/* ---- inputs ------------------------------------------------------------------------------- */

typedef struct source {
    pour from;
    size_t piece;
    char *room; /* of a piece */
    uint64_t given;
} source;

static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    source *s = context;
    size_t got = pour_some(&s->from, room, bytes < s->piece ? bytes : s->piece);

    s->given += got;
    return (ptrdiff_t)got;
}

/* The next piece; 0 at the end. */
static size_t next_piece(source *s)
{
    size_t got = pour_some(&s->from, s->room, s->piece);

    s->given += got;
    return got;
}

/* ---- cursors ------------------------------------------------------------------------------ */

static void count_event(const stax_cursor *c, hostile_outcome *out)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    out->events++;
    out->bytes += stax_cursor_name(c).len + stax_cursor_text(c).len;
    for (size_t i = 0; i < count; i++) out->bytes += a[i].name.len + a[i].value.len;
}

static stax_event move(stax_cursor *c, hostile_reader reader)
{
    if (reader == CURSOR_NEXT || reader == CURSOR_PLACES) return stax_cursor_next(c);
    if (reader == CURSOR_SKIP && stax_cursor_event(c) == STAX_EVENT_START)
        return stax_cursor_skip(c);
    return stax_cursor_next_tag(c);
}

/* Feeds and moves until the end or an error. A skip that is short of input is called again. */
static void run_cursor(stax_cursor *c, const hostile_way *way, source *s, hostile_outcome *out)
{
    stax_event event = STAX_EVENT_MORE;
    bool skipping = false;

    while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END) {
        event = skipping ? stax_cursor_skip(c) : move(c, way->reader);
        if (event == STAX_EVENT_MORE) {
            size_t got = next_piece(s);
            (void)stax_cursor_feed(c, s->room, got, got == 0);
            continue;
        }
        skipping = way->reader == CURSOR_SKIP && event == STAX_EVENT_START;
        if (way->reader == CURSOR_PLACES) out->bytes += stax_cursor_position(c).line;
        count_event(c, out);
    }
    out->status = stax_cursor_status(c);
}

static void read_cursor(const stax_input *input, const hostile_way *way,
                        const stax_options *options, source *s, hostile_outcome *out)
{
    stax_cursor *c = stax_cursor_open(input, options, &out->error);

    if (c == NULL) {
        out->status = out->error.code;
        return;
    }
    run_cursor(c, way, s, out);
    stax_cursor_close(c);
}

/* ---- records ------------------------------------------------------------------------------ */

static void read_records(const stax_input *input, const stax_options *options, source *s,
                         hostile_outcome *out)
{
    books_reader *r = books_reader_open(input, options, &out->error);
    const books_book *book;

    if (r == NULL) {
        out->status = out->error.code;
        return;
    }
    for (;;) {
        out->status = books_next_book(r, &book);
        if (out->status == STAX_OK) {
            out->events++;
            out->bytes += book->title.len + book->authors.count;
        } else if (out->status == STAX_MORE) {
            size_t got = next_piece(s);
            (void)books_feed(r, s->room, got, got == 0);
        } else {
            break;
        }
    }
    books_reader_close(r);
}

/* ---- one way ------------------------------------------------------------------------------ */

hostile_outcome hostile_read(const char *const *shape, size_t n, const hostile_way *way,
                             const stax_options *options, stax_str memory)
{
    hostile_outcome out = {.status = STAX_OK};
    failing_allocator counter = {0};
    stax_allocator allocator = failing_allocator_use(&counter);
    stax_options with = *options;
    source s = {.piece = way->piece};
    stax_input whole = stax_input_memory(memory.data, memory.len);
    stax_input function = stax_input_read(give, &s);
    const stax_input *input = way->piece == 0 ? &whole : way->function ? &function : NULL;

    pour_begin(&s.from, shape, n);
    with.allocator = &allocator;
    s.room = malloc(way->piece ? way->piece : 1);
    scanned = 0;
    with.skip_bad |= way->reader == GOOD_RECORDS;
    if (way->reader >= RECORDS)
        read_records(input, &with, &s, &out);
    else
        read_cursor(input, way, &with, &s, &out);
    free(s.room);
    out.input = way->piece ? s.given : memory.len;
    out.scanned = scanned;
    out.peak = counter.peak_bytes;
    out.even = failing_allocator_is_even(&counter);
    return out;
}
