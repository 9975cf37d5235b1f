/*
 * Rows of events, and every way in which their documents can come to a cursor.
 */
#include "cursor_claims.h"

#include "cursor_transcript.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* ---- events ------------------------------------------------------------------------------- */

enum { ROOM = 2048 };

static void put(char *room, const char *format, ...)
{
    va_list arguments;
    size_t len = strlen(room);

    va_start(arguments, format);
    (void)vsnprintf(room + len, ROOM - len, format, arguments);
    va_end(arguments);
}

static void put_start(char *room, const stax_cursor *c)
{
    stax_str name = stax_cursor_name(c);
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    put(room, "<%.*s", (int)name.len, name.data);
    for (size_t i = 0; i < count; i++)
        put(room, " %.*s=%.*s", (int)a[i].name.len, a[i].name.data, (int)a[i].value.len,
            a[i].value.data);
    put(room, ">");
}

static void put_doctype(char *room, const stax_cursor *c)
{
    const stax_doctype *doctype = stax_cursor_doctype(c);

    assert_non_null(doctype);
    put(room, "!(%.*s)", (int)doctype->name.len, doctype->name.data);
}

/* Its name or target, and its text: each form uses what it has. */
static void put_event(char *room, const stax_cursor *c)
{
    static const struct {
        const char *before, *between, *behind;
    } forms[] = {
        [STAX_EVENT_END] = {"</", "", ">"},        [STAX_EVENT_INSTRUCTION] = {"{", "|", "}"},
        [STAX_EVENT_TEXT] = {"'", "", "'"},        [STAX_EVENT_COMMENT] = {"(", "", ")"},
        [STAX_EVENT_DOCUMENT_END] = {"", "", "$"}, [STAX_EVENT_CDATA] = {"[", "", "]"},
    };
    stax_event event = stax_cursor_event(c);
    stax_str text = stax_cursor_text(c), name = stax_cursor_name(c);

    if (event == STAX_EVENT_INSTRUCTION) name = stax_cursor_target(c);
    if (event == STAX_EVENT_ERROR) {
        put(room, "!%s@%u", stax_status_name(stax_cursor_error(c)->code),
            (unsigned)stax_cursor_error(c)->offset);
    } else if (event == STAX_EVENT_START) {
        put_start(room, c);
    } else if (event == STAX_EVENT_DOCTYPE) {
        put_doctype(room, c);
    } else {
        assert_true((size_t)event < sizeof forms / sizeof *forms && forms[event].before);
        put(room, "%s%.*s%s%.*s%s", forms[event].before, (int)name.len, name.data,
            forms[event].between, (int)text.len, text.data, forms[event].behind);
    }
}

static void check_events(const cursor_claim *row, const stax_options *options)
{
    size_t len = strlen(row->document);
    char got[ROOM] = "", *exact = memcpy(malloc(len + 1), row->document, len);
    stax_input input = stax_input_memory(exact, len);
    stax_cursor *c = stax_cursor_open(&input, options, NULL);
    stax_event event;

    assert_non_null(c);
    do put_event((event = stax_cursor_next(c), got), c);
    while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END);
    if (strcmp(got, row->want) != 0) fail_msg("%s: got %s, not %s", row->title, got, row->want);
    stax_cursor_close(c);
    free(exact);
}

void cursor_claim_check(const cursor_claim *row, const stax_options *options)
{
    check_events(row, options);
    cursor_ways_check(row->title, stax_str_of(row->document), options);
}

void cursor_claims_check(const cursor_claim *rows, size_t count, const stax_options *options)
{
    for (size_t i = 0; i < count; i++) cursor_claim_check(&rows[i], options);
}

/* ---- ways --------------------------------------------------------------------------------- */

static const char *const kernels[] = {"scalar", "sse2", "avx2", "avx512", "neon"};

static bool runs_here(const char *kernel)
{
    stax_options options = {.kernel = kernel};
    stax_cursor *c = stax_cursor_open(NULL, &options, NULL);

    stax_cursor_close(c);
    return c != NULL;
}

static void check_same(const char *title, const transcript *want, stax_str document,
                       transcript_way way)
{
    transcript got = {0};

    transcript_make(&got, document, &way);
    if (strcmp(want->text, got.text) != 0)
        fail_msg("%s: calls %d, piece %zu, cut %zu, read %d:\n%s\n--- but whole:\n%s", title,
                 way.calls, way.piece, way.cut, way.read, got.text, want->text);
    transcript_free(&got);
}

static void check_cuts(const char *title, stax_str document, const transcript *want,
                       transcript_way way)
{
    check_same(title, want, document, way);
    for (way.piece = 1; way.piece < 4; way.piece++) check_same(title, want, document, way);
    way.piece = document.len + 1;
    for (way.cut = 1; way.cut < document.len; way.cut++) check_same(title, want, document, way);
    way.cut = document.len;
    way.late = true;
    check_same(title, want, document, way);
    way.read = true;
    for (way.cut = 1; way.cut < document.len; way.cut++) check_same(title, want, document, way);
}

void cursor_ways_check(const char *title, stax_str document, const stax_options *options)
{
    for (int calls = 0; calls < TRANSCRIPT_CALLS; calls++) {
        transcript_way way = {.calls = (transcript_calls)calls, .options = options};
        transcript want = {0};

        way.kernel = "scalar";
        transcript_make(&want, document, &way);
        for (size_t k = 0; k < sizeof kernels / sizeof *kernels; k++) {
            way.kernel = kernels[k];
            if (runs_here(kernels[k])) check_cuts(title, document, &want, way);
        }
        transcript_free(&want);
    }
}
