/*
 * Places cost a pass over what is before them, so of a long document only some are asked for.
 */
#include "fuzz_reading.h"

#include <stdlib.h>

enum {
    SHORT_DOCUMENT = 512,
    LONG_DOCUMENT = 8192,
    PLACE_EACH = 16,       /* events; of neither kind */
    PLACE_EACH_LONG = 1024 /* of a long document */
};

/* ---- pieces ------------------------------------------------------------------------------- */

/* Short ones mostly; an empty one is a piece as well, but never two in a row. */
static size_t length(fuzz_pieces *from)
{
    unsigned n = fuzz_choose(from->cuts, 256);

    from->empty = n == 255 && !from->empty;
    if (from->empty) return 0;
    if (n < 128) return 1 + n % 4;
    return n < 224 ? 1 + n % 64 : (size_t)(n - 223) * 64;
}

stax_str fuzz_next_piece(fuzz_pieces *from, size_t most)
{
    size_t len = length(from);
    stax_str piece;

    if (len > from->left.len) len = from->left.len;
    if (len > most) len = most;
    free(from->lent);
    from->lent = fuzz_block(from->left.data, len);
    piece = (stax_str){from->lent, len};
    if (len > 0) from->left.data += len;
    from->left.len -= len;
    from->over = from->left.len == 0 && (len == 0 || fuzz_choose(from->cuts, 2) == 0);
    return piece;
}

ptrdiff_t fuzz_read_piece(void *pieces, char *room, size_t bytes)
{
    fuzz_pieces *from = pieces;
    stax_str piece;

    do piece = fuzz_next_piece(from, bytes);
    while (piece.len == 0 && from->left.len > 0);
    if (piece.len > 0) memcpy(room, piece.data, piece.len);
    return (ptrdiff_t)piece.len;
}

const char *fuzz_kernel(unsigned number)
{
    static const char *const names[] = {"scalar", "sse2", "avx2", "avx512"};
    static const char *usable[5];
    static unsigned count;
    stax_input nothing = stax_input_memory("", 0);

    for (size_t i = 0; count == 0 && i < sizeof names / sizeof *names; i++) {
        stax_options options = {.kernel = names[i]};
        stax_cursor *c = stax_cursor_open(&nothing, &options, NULL);

        if (c) usable[++count] = names[i];
        stax_cursor_close(c);
    }
    return usable[number % (count + 1)];
}

/* ---- documents ---------------------------------------------------------------------------- */

void fuzz_limit(stax_options *options, fuzz_input *in)
{
#define LIMIT(name, standard, text) \
    if (fuzz_choose(in, 4) == 0) options->name = fuzz_choose(in, 64);
    STAX_LIMITS(LIMIT)
#undef LIMIT
}

stax_str fuzz_stretch(stax_str document, fuzz_input *in)
{
    enum { MOST = 40000 };
    static fuzz_trace made;
    size_t at = document.len * fuzz_choose(in, 256) / 256, unit = 1 + fuzz_choose(in, 12);
    size_t bytes = MOST * fuzz_choose(in, 256) / 256;

    if (unit > document.len - at) return document;
    made.len = 0;
    fuzz_put(&made, document.data, at);
    while (made.len < at + bytes) fuzz_put(&made, document.data + at, unit);
    fuzz_put(&made, document.data + at, document.len - at);
    return (stax_str){made.text, made.len};
}

/* ---- saying ------------------------------------------------------------------------------- */

static void put_place(fuzz_trace *out, const stax_cursor *c)
{
    stax_position at = stax_cursor_position(c);

    fuzz_put_number(out, at.line, ':');
    fuzz_put_number(out, at.column, ':');
    fuzz_put_number(out, at.offset, ' ');
}

static void put_attributes(fuzz_trace *out, const stax_cursor *c)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    for (; count > 0; count--, a++) {
        fuzz_put_str(out, a->name, '{');
        fuzz_put_number(out, a->prefix, ':');
        fuzz_put_str(out, stax_cursor_attribute_uri(c, a), '}');
        fuzz_put_str(out, a->value, '"');
    }
}

static void put_declaration(fuzz_trace *out, const stax_declaration *d)
{
    fuzz_put_str(out, d->version, ' ');
    fuzz_put_str(out, d->encoding, ' ');
    fuzz_put_number(out, d->standalone, '\n');
}

static void put_doctype(fuzz_trace *out, const stax_doctype *d)
{
    fuzz_put_str(out, d->name, ' ');
    fuzz_put_str(out, d->public_id, ' ');
    fuzz_put_str(out, d->system_id, '\n');
    for (size_t i = 0; i < d->notation_count; i++) {
        fuzz_put_str(out, d->notations[i].name, ' ');
        fuzz_put_str(out, d->notations[i].public_id, ' ');
        fuzz_put_str(out, d->notations[i].system_id, '\n');
    }
    for (size_t i = 0; i < d->unparsed_count; i++) {
        fuzz_put_str(out, d->unparsed[i].name, ' ');
        fuzz_put_str(out, d->unparsed[i].public_id, ' ');
        fuzz_put_str(out, d->unparsed[i].system_id, ' ');
        fuzz_put_str(out, d->unparsed[i].notation, '\n');
    }
}

/* What stands before the root, at its START. */
static void put_prolog(fuzz_trace *out, const stax_cursor *c)
{
    if (stax_cursor_declaration(c)) put_declaration(out, stax_cursor_declaration(c));
    if (stax_cursor_doctype(c)) put_doctype(out, stax_cursor_doctype(c));
}

static void put_event(fuzz_trace *out, const stax_cursor *c, stax_str text)
{
    fuzz_put_number(out, stax_cursor_event(c), ' ');
    fuzz_put_number(out, stax_cursor_depth(c), ' ');
    fuzz_put_str(out, stax_cursor_name(c), ' ');
    fuzz_put_str(out, stax_cursor_prefix(c), ':');
    fuzz_put_str(out, stax_cursor_local(c), '{');
    fuzz_put_str(out, stax_cursor_uri(c), '}');
    fuzz_put_str(out, stax_cursor_lang(c), ' ');
    fuzz_put_number(out, stax_cursor_space(c), ' ');
    put_attributes(out, c);
    fuzz_put_str(out, stax_cursor_target(c), '?');
    fuzz_put_str(out, stax_cursor_text(c), ']');
    fuzz_put_str(out, text, '\n');
}

/* Of the line with the fault only what stands before it: behind it is what has come so far. */
static void put_error(fuzz_trace *out, const stax_error *e)
{
    fuzz_put_text(out, stax_status_name(e->code));
    fuzz_put(out, " ", 1);
    fuzz_put_number(out, e->line, ':');
    fuzz_put_number(out, e->column, ':');
    fuzz_put_number(out, e->offset, ' ');
    fuzz_put_text(out, e->path);
    fuzz_put(out, "|", 1);
    fuzz_put_text(out, e->text);
    fuzz_put(out, "|", 1);
    fuzz_put_text(out, e->want);
    fuzz_put(out, "|", 1);
    fuzz_put_text(out, e->entity);
    fuzz_put(out, "|", 1);
    fuzz_put(out, e->source, e->caret);
    fuzz_put(out, "\n", 1);
}

/* ---- reading ------------------------------------------------------------------------------ */

typedef enum call { NEXT, TAG, SKIP, LEAF } call;

/* What to call where the cursor stands; `number` counts its events. */
static call choose(const stax_cursor *c, fuzz_calls calls, unsigned number)
{
    stax_event event = stax_cursor_event(c);
    bool start = event == STAX_EVENT_START, text = event == STAX_EVENT_TEXT;

    if (calls == FUZZ_TAGS) return TAG;
    if (calls == FUZZ_LEAVES) return start && stax_cursor_depth(c) > 2 ? LEAF : TAG;
    if (calls == FUZZ_SKIPS && ((start && number % 3 == 2) || (text && number % 4 == 0)))
        return SKIP;
    return NEXT;
}

static stax_event make(stax_cursor *c, call which, stax_str *text)
{
    switch (which) {
    case TAG:
        return stax_cursor_next_tag(c);
    case SKIP:
        return stax_cursor_skip(c);
    case LEAF:
        return stax_cursor_element_text(c, text);
    default:
        return stax_cursor_next(c);
    }
}

static void feed(stax_cursor *c, fuzz_pieces *pieces)
{
    stax_str piece;

    if (pieces->over) fuzz_fail("more is wanted behind the end");
    piece = fuzz_next_piece(pieces, SIZE_MAX);
    if (stax_cursor_feed(c, piece.data, piece.len, pieces->over) != STAX_OK)
        fuzz_fail("a feed is refused");
}

static stax_event move(stax_cursor *c, fuzz_pieces *pieces, call which, stax_str *text)
{
    for (;;) {
        stax_event event = make(c, which, text);

        if (event != STAX_EVENT_MORE) return event;
        feed(c, pieces);
    }
}

static void read_all(stax_cursor *c, fuzz_trace *out, fuzz_calls calls, fuzz_pieces *pieces,
                     size_t places)
{
    stax_event event;
    unsigned number = 0;

    do {
        stax_str text = {0};

        event = move(c, pieces, choose(c, calls, number), &text);
        if (event == STAX_EVENT_ERROR) return;
        if (number++ % places == 0) put_place(out, c);
        put_event(out, c, text);
        if (event == STAX_EVENT_START && stax_cursor_depth(c) == 1) put_prolog(out, c);
    } while (event != STAX_EVENT_DOCUMENT_END);
}

/* Of how many events one is asked for its place. */
static size_t places_of(stax_str document)
{
    if (document.len < SHORT_DOCUMENT) return 1;
    return document.len < LONG_DOCUMENT ? PLACE_EACH : PLACE_EACH_LONG;
}

fuzz_outcome fuzz_read(fuzz_trace *out, stax_str document, const fuzz_way *way)
{
    fuzz_pieces pieces = {.left = document, .cuts = way->cuts};
    stax_input input = stax_input_read(fuzz_read_piece, &pieces);
    stax_error error = {0};
    fuzz_outcome outcome = {0};
    stax_cursor *c;

    out->len = 0;
    if (way->source == FUZZ_MEMORY) {
        pieces.lent = fuzz_block(document.data, document.len);
        input = stax_input_memory(pieces.lent, document.len);
    }
    c = stax_cursor_open(way->source == FUZZ_PUSH ? NULL : &input, way->options, &error);
    if (c) {
        read_all(c, out, way->calls, &pieces, places_of(document));
        outcome.status = stax_cursor_status(c);
        if (outcome.status != STAX_END && outcome.status != error.code)
            fuzz_fail("the status is not the error's");
    } else {
        outcome.status = error.code;
    }
    outcome.before_error = out->len;
    put_error(out, &error);
    stax_cursor_close(c);
    free(pieces.lent);
    return outcome;
}
