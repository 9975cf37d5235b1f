/*
 * Documents and pieces are given in blocks of exactly their size, which are freed as soon as the
 * cursor may no longer look at them: a sanitizer sees what is read outside.
 */
#include "cursor_transcript.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- writing ------------------------------------------------------------------------------ */

static void need(transcript *out, size_t more)
{
    if (out->room - out->len > more) return;
    out->room = out->room * 2 + more + 4096;
    out->text = realloc(out->text, out->room);
    if (out->text == NULL) abort();
}

static void put(transcript *out, const char *format, ...)
{
    va_list arguments;
    char line[1024];
    int len;

    va_start(arguments, format);
    len = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    need(out, (size_t)len + 1);
    memcpy(out->text + out->len, line, (size_t)len + 1);
    out->len += (size_t)len;
}

static void put_str(transcript *out, const char *before, stax_str text, const char *behind)
{
    put(out, "%s", before);
    need(out, text.len + 1);
    if (text.len > 0) memcpy(out->text + out->len, text.data, text.len);
    out->len += text.len;
    out->text[out->len] = '\0';
    put(out, "%s", behind);
}

static void put_attributes(transcript *out, const stax_cursor *c)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    for (; count > 0; count--, a++) {
        put_str(out, " ", a->name, "{");
        put_str(out, "", stax_cursor_attribute_uri(c, a), "}=");
        put_str(out, "(", a->value, ")");
    }
}

static void put_event(transcript *out, const stax_cursor *c, stax_str text)
{
    stax_position at = stax_cursor_position(c);

    put(out, "%d %zu %" PRIu64 ":%" PRIu64 ":%" PRIu64, (int)stax_cursor_event(c),
        stax_cursor_depth(c), at.line, at.column, at.offset);
    put_str(out, " ", stax_cursor_name(c), " ");
    put_str(out, "", stax_cursor_prefix(c), "|");
    put_str(out, "", stax_cursor_local(c), "{");
    put_str(out, "", stax_cursor_uri(c), "}");
    put_attributes(out, c);
    put_str(out, " [", stax_cursor_text(c), "]");
    put_str(out, "[", text, "]\n");
}

/* Of the line with the fault only what stands before it: behind it is what has come so far. */
static void put_error(transcript *out, const stax_cursor *c)
{
    const stax_error *e = stax_cursor_error(c);

    out->error = *e;
    put(out, "%s %" PRIu64 ":%" PRIu64 ":%" PRIu64 " %s '%s' '%s'", stax_status_name(e->code),
        e->line, e->column, e->offset, e->path, e->text, e->want);
    put_str(out, " '", (stax_str){e->source, e->caret}, "'");
}

/* ---- feeding ------------------------------------------------------------------------------ */

typedef struct feeding {
    stax_str document;
    size_t at, piece, next;
    char *lent;
} feeding;

/* The next piece, in a block of its size. */
static stax_str next_piece(feeding *f, size_t most)
{
    size_t left = f->document.len - f->at, len = f->next < left ? f->next : left;

    if (len > most) len = most;
    free(f->lent);
    f->lent = malloc(len > 0 ? len : 1);
    if (f->lent == NULL) abort();
    if (len > 0) memcpy(f->lent, f->document.data + f->at, len);
    f->at += len;
    f->next = f->piece;
    return (stax_str){f->lent, len};
}

static ptrdiff_t read_piece(void *context, char *room, size_t bytes)
{
    stax_str piece = next_piece(context, bytes);

    if (piece.len > 0) memcpy(room, piece.data, piece.len);
    return (ptrdiff_t)piece.len;
}

static bool feed(feeding *f, stax_cursor *c)
{
    stax_str piece = next_piece(f, SIZE_MAX);

    return stax_cursor_feed(c, piece.data, piece.len, f->at == f->document.len) == STAX_OK;
}

/* ---- reading ------------------------------------------------------------------------------ */

typedef enum call { NEXT, TAG, SKIP, LEAF } call;

/* What to call where the cursor stands; `number` counts its events. */
static call choose(const stax_cursor *c, transcript_calls calls, unsigned number)
{
    stax_event event = stax_cursor_event(c);
    bool start = event == STAX_EVENT_START, text = event == STAX_EVENT_TEXT;

    if (calls == TRANSCRIPT_TAGS) return TAG;
    if (calls == TRANSCRIPT_LEAVES) return start && stax_cursor_depth(c) > 2 ? LEAF : TAG;
    if (calls == TRANSCRIPT_SKIPS && ((start && number % 3 == 2) || (text && number % 4 == 0)))
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

static stax_cursor *open_way(feeding *f, const transcript_way *way, stax_error *error)
{
    static const stax_options usual;
    stax_options options = way->options ? *way->options : usual;
    stax_input input = stax_input_read(read_piece, f);

    options.kernel = way->kernel;
    if (way->piece == 0) {
        f->piece = f->next = f->document.len;
        input.kind = STAX_INPUT_MEMORY;
        input.memory = next_piece(f, SIZE_MAX);
    }
    return stax_cursor_open(way->piece > 0 && !way->read ? NULL : &input, &options, error);
}

void transcript_make(transcript *out, stax_str document, const transcript_way *way)
{
    feeding f = {document, 0, way->piece, way->cut > 0 ? way->cut : way->piece, NULL};
    stax_error error;
    stax_cursor *c = open_way(&f, way, &error);
    stax_event event = STAX_EVENT_ERROR;
    unsigned number = 0;

    out->len = 0;
    if (c == NULL) abort();
    do {
        call which = choose(c, way->calls, number++);
        stax_str text = {0};

        do event = make(c, which, &text);
        while (event == STAX_EVENT_MORE && feed(&f, c));
        put_event(out, c, text);
    } while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END &&
             event != STAX_EVENT_MORE);
    out->status = stax_cursor_status(c);
    put_error(out, c);
    stax_cursor_close(c);
    free(f.lent);
}

void transcript_free(transcript *out)
{
    free(out->text);
    *out = (transcript){0};
}
