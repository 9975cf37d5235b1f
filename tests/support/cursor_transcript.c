/*
 * Documents and pieces are given in blocks of exactly their size, which are freed as soon as the
 * cursor may no longer look at them: a sanitizer sees what is read outside. Guarded ones are
 * written over then.
 */
#include "cursor_transcript.h"

#include "input/scan.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

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

/* What stands before the root: with the event of the DOCTYPE, and with the root's. */
static void put_before_root(transcript *out, const stax_cursor *c)
{
    stax_event event = stax_cursor_event(c);
    const stax_declaration *said = stax_cursor_declaration(c);
    const stax_doctype *doctype = stax_cursor_doctype(c);

    if (event != STAX_EVENT_DOCTYPE && stax_cursor_depth(c) != 1) return;
    if (said) {
        put_str(out, "  <?xml ", said->version, " ");
        put(out, "%s", said->encoding.data ? "encoded" : ""); /* as what depends on the way */
        put(out, " %d\n", (int)said->standalone);
    }
    if (doctype == NULL) return;
    put_str(out, "  <!DOCTYPE ", doctype->name, "");
    put_str(out, " (", doctype->public_id, ")");
    put_str(out, " (", doctype->system_id, ")\n");
}

static uint64_t called(const transcript *out, uint64_t offset)
{
    return out->offsets ? out->offsets[offset] : offset;
}

static void put_event(transcript *out, const stax_cursor *c, stax_str text, stax_position at)
{
    put(out, "%d %zu %" PRIu64 ":%" PRIu64 ":%" PRIu64, (int)stax_cursor_event(c),
        stax_cursor_depth(c), at.line, at.column, called(out, at.offset));
    put_str(out, " ", stax_cursor_name(c), " ");
    put_str(out, "", stax_cursor_prefix(c), "|");
    put_str(out, "", stax_cursor_local(c), "{");
    put_str(out, "", stax_cursor_uri(c), "}");
    put_attributes(out, c);
    put_str(out, " ?", stax_cursor_target(c), "");
    put_str(out, " [", stax_cursor_text(c), "]");
    put_str(out, "[", text, "]");
    put_str(out, " ", stax_cursor_lang(c), stax_cursor_space(c) ? " preserve\n" : "\n");
    put_before_root(out, c);
}

/* Of the line with the fault only what stands before it: behind it is what has come so far. */
static void put_error(transcript *out, const stax_cursor *c)
{
    const stax_error *e = stax_cursor_error(c);

    out->error = *e;
    put(out, "%s %" PRIu64 ":%" PRIu64 ":%" PRIu64 " %s '%s' '%s'", stax_status_name(e->code),
        e->line, e->column, e->line > 0 ? called(out, e->offset) : 0, e->path, e->text, e->want);
    put_str(out, " '", (stax_str){e->source, e->caret}, "'");
}

/* ---- feeding ------------------------------------------------------------------------------ */

typedef struct feeding {
    stax_str document;
    size_t at, piece, next;
    uint64_t random;
    char *lent;
    bool late;
    guarded_side side;
    guarded pages;
} feeding;

static size_t some(feeding *f)
{
    f->random = f->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return 1 + (size_t)((f->random >> 33) % f->piece);
}

/* Where the next piece, which is `len` bytes, stands for the cursor. */
static const char *lend(feeding *f, size_t len)
{
    const char *from = len > 0 ? f->document.data + f->at : "";

    if (f->side != GUARDED_NOT) return guarded_put(&f->pages, (stax_str){from, len}, f->side);
    free(f->lent);
    f->lent = malloc(len > 0 ? len : 1);
    if (f->lent == NULL) abort();
    memcpy(f->lent, from, len);
    return f->lent;
}

/* The next piece, in a block of its size. */
static stax_str next_piece(feeding *f, size_t most)
{
    size_t left = f->document.len - f->at, len = f->next < left ? f->next : left;

    if (len > most) len = most;
    const char *lent = lend(f, len);
    f->at += len;
    f->next = f->random > 0 ? some(f) : f->piece;
    return (stax_str){lent, len};
}

static ptrdiff_t read_piece(void *context, char *room, size_t bytes)
{
    stax_str piece = next_piece(context, bytes);

    if (piece.len > 0) memcpy(room, piece.data, piece.len);
    return (ptrdiff_t)piece.len;
}

static bool feed(feeding *f, stax_cursor *c)
{
    bool over = f->at == f->document.len;
    stax_str piece = next_piece(f, SIZE_MAX);
    bool last = over || (!f->late && f->at == f->document.len);

    return stax_cursor_feed(c, piece.data, piece.len, last) == STAX_OK;
}

/* ---- reading ------------------------------------------------------------------------------ */

typedef enum call { NEXT, TAG, SKIP, LEAF } call;

/* What to call where the cursor stands; `number` counts its events. */
static call choose(const stax_cursor *c, transcript_calls calls, unsigned number)
{
    stax_event event = stax_cursor_event(c);
    bool start = event == STAX_EVENT_START, text = event == STAX_EVENT_TEXT;

    if (calls == TRANSCRIPT_TAGS) return TAG;
    if (calls == TRANSCRIPT_ROOT) return start ? SKIP : NEXT;
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
    feeding f = {.document = document,
                 .piece = way->piece,
                 .random = way->random,
                 .late = way->late,
                 .side = way->side};
    stax_error error;

    f.next = way->cut > 0 ? way->cut : way->piece;
    if (f.side != GUARDED_NOT) f.pages = guarded_make(document.len);
    stax_cursor *c = open_way(&f, way, &error);
    stax_event event = STAX_EVENT_ERROR;
    unsigned number = 0;

    out->len = 0;
    out->offsets = way->offsets;
    if (c == NULL) {
        out->error = error;
        out->status = error.code;
        put(out, "not opened: %s", stax_status_name(error.code));
        free(f.lent);
        return;
    }
    do {
        call which = choose(c, way->calls, number++);
        stax_str text = {0};

        do event = make(c, which, &text);
        while (event == STAX_EVENT_MORE && feed(&f, c));
        put_event(out, c, text, stax_cursor_position(c));
    } while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END &&
             event != STAX_EVENT_MORE);
    out->status = stax_cursor_status(c);
    put_error(out, c);
    stax_cursor_close(c);
    free(f.lent);
    guarded_free(&f.pages);
}

void transcript_free(transcript *out)
{
    free(out->text);
    *out = (transcript){0};
}

/* ---- guarded ------------------------------------------------------------------------------ */

static void compare_guarded(const char *title, stax_str document, const transcript_way *way,
                            const transcript *want)
{
    transcript is = {0};

    transcript_make(&is, document, way);
    if (strcmp(is.text, want->text) != 0)
        fail_msg("%s, kernel %s, side %d: the cursor says\n%s\nand not\n%s", title, way->kernel,
                 (int)way->side, is.text, want->text);
    transcript_free(&is);
}

void transcript_check_guarded(const char *title, stax_str document)
{
    transcript want = {0};

    transcript_make(&want, document, &(transcript_way){0});
    for (size_t i = 0; stx_kernels[i]; i++) {
        if (!stx_kernels[i]->usable()) continue;
        for (guarded_side side = GUARDED_END; side < GUARDED_SIDES; side++) {
            transcript_way way = {.kernel = stx_kernels[i]->name, .side = side};
            compare_guarded(title, document, &way, &want);
        }
    }
    transcript_free(&want);
}
