/*
 * No document is complete before its root is: every prefix that cuts the root ends with an error,
 * never with success, and never with another fault than the document has: it ends too early, or
 * inside a character, or it was wrong before.
 */
#include "failure_corpus.h"
#include "slow_build.h"

#include <stax/cursor.h>

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { LONGEST = 1500 };

typedef struct outcome {
    stax_status status;
    uint64_t line, column, offset;
    size_t root_end; /* bytes up to behind the root's end tag; SIZE_MAX: it was not seen */
} outcome;

static size_t prefixes;

/* ---- reading ------------------------------------------------------------------------------ */

static size_t end_of_tag(const stax_cursor *c, stax_str document)
{
    size_t at = (size_t)stax_cursor_position(c).offset;
    const char *end = memchr(document.data + at, '>', document.len - at);

    assert_non_null(end);
    return (size_t)(end - document.data) + 1;
}

static outcome read_events(stax_str document)
{
    stax_input input = stax_input_memory(document.data, document.len);
    stax_error error;
    stax_cursor *c = stax_cursor_open(&input, NULL, &error);
    outcome o = {.root_end = SIZE_MAX};
    stax_event event;

    assert_non_null(c);
    while ((event = stax_cursor_next(c)) != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END)
        if (event == STAX_EVENT_END && stax_cursor_depth(c) == 1)
            o.root_end = end_of_tag(c, document);
    o.status = event == STAX_EVENT_ERROR ? error.code : STAX_END;
    o.line = error.line;
    o.column = error.column;
    o.offset = error.offset;
    stax_cursor_close(c);
    return o;
}

static outcome read_records(const ways_parser *p, stax_str document)
{
    stax_input input = stax_input_memory(document.data, document.len);
    stax_error error;
    stx_reader *reader = p->open(&input, NULL, &error);
    const void *record;
    outcome o = {.root_end = SIZE_MAX};

    assert_non_null(reader);
    while ((o.status = stx_next(reader, &record)) == STAX_OK) continue;
    o.line = error.line;
    o.column = error.column;
    o.offset = error.offset;
    stx_shutdown(reader);
    return o;
}

/* ---- judging ------------------------------------------------------------------------------ */

/* What only says that not all of it is there. */
/*
 * What is cut before it says in which encoding it is may be anything: a NUL in UTF-8, or UTF-16
 * that has neither a mark nor a declaration.
 */
static bool is_of_the_cut(const outcome *o, size_t len)
{
    if (len < 4 && o->status == STAX_E_CHARACTER) return true;
    if (o->status == STAX_E_ENCODED && o->offset == 0) return true;
    if (o->status == STAX_E_UTF8 || o->status == STAX_E_ENCODED) return len - (size_t)o->offset < 4;
    return o->status == STAX_E_TRUNCATED || o->status == STAX_E_EMPTY_DOCUMENT;
}

static bool is_right(const outcome *o, const outcome *whole, size_t root_end, size_t len)
{
    if (o->status == STAX_END) return len >= root_end;
    if (is_of_the_cut(o, len)) return true;
    return o->status == whole->status && o->line == whole->line && o->column == whole->column &&
           o->offset == whole->offset;
}

static void check(const fixture *f, const ways_parser *p, size_t root_end)
{
    outcome whole = p ? read_records(p, f->document) : read_events(f->document);

    for (size_t len = 0; len < f->document.len; len++) {
        char *block = malloc(len ? len : 1);
        outcome o;

        assert_non_null(block);
        if (len > 0) memcpy(block, f->document.data, len);
        o = p ? read_records(p, (stax_str){block, len}) : read_events((stax_str){block, len});
        if (!is_right(&o, &whole, root_end, len))
            fail_msg("%s, %s, %zu bytes: %s @%" PRIu64 ", the whole %s @%" PRIu64 "\n%.*s",
                     f->title, p ? "records" : "events", len, stax_status_name(o.status), o.offset,
                     stax_status_name(whole.status), whole.offset, (int)len, block);
        free(block);
        prefixes++;
    }
}

static void cut(const fixture *f, void *context)
{
    size_t root_end;

    (void)context;
    if (f->document.len > LONGEST) return;
    root_end = read_events(f->document).root_end;
    check(f, NULL, root_end);
    if (f->parser) check(f, f->parser, root_end);
}

static void no_prefix_is_a_document(void **state)
{
    (void)state;
    corpus_each_own(cut, NULL);
    corpus_each_damaged(ways_seed(), SLOW_BUILD ? 100 : 1000, cut, NULL);
    print_message("%zu prefixes\n", prefixes);
}

static void no_prefix_of_a_file_is_a_document(void **state)
{
    (void)state;
    (void)corpus_each_file(LONGEST, SLOW_BUILD ? 16 : 1, cut, NULL);
    print_message("%zu prefixes\n", prefixes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_prefix_is_a_document),
        cmocka_unit_test(no_prefix_of_a_file_is_a_document),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
