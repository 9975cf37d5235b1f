/*
 * What all token readers share: the first error wins and says its place, its line of the document,
 * and its texts cut between characters; limits come from the options; hunger is told.
 */
#include "failing_allocator.h"
#include "token/tokens.h"
#include "ways.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const stax_str none = {NULL, 0};

static size_t spell(const stx_tokens *t, char *room, size_t size)
{
    (void)t;
    return (size_t)snprintf(room, size, "a/b[2]");
}

/* ---- limits ------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    size_t option, limit, standard;
} limits[] = {
#define LIMIT(name, standard, text) \
    {#name, offsetof(stax_options, name), offsetof(stx_limits, name), standard},
    STAX_LIMITS(LIMIT)
#undef LIMIT
};

static size_t limit_with(size_t row, size_t value)
{
    stax_options options = {0};
    stx_tokens t = {0};
    size_t is;

    memcpy((char *)&options + limits[row].option, &value, sizeof value);
    assert_true(stx_tokens_open(&t, NULL, &options, NULL));
    memcpy(&is, (char *)&t.limits + limits[row].limit, sizeof is);
    stx_tokens_close(&t);
    return is;
}

/* A tag and a name are found by an index of 32 bits. */
static size_t unlimited(const char *name)
{
    bool whole = strcmp(name, "tag_bytes") == 0 || strcmp(name, "name_bytes") == 0;

    return whole ? UINT32_MAX - ((size_t)1 << 20) : SIZE_MAX;
}

static void every_limit_can_be_set(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        assert_int_equal(limit_with(i, 0), limits[i].standard);
        assert_int_equal(limit_with(i, 1), 1);
        assert_int_equal(limit_with(i, 12345), 12345);
        assert_int_equal(limit_with(i, STAX_FORBID), 0);
        assert_true(limit_with(i, STAX_UNLIMITED) == unlimited(limits[i].name));
        assert_true(limits[i].standard > 0);
    }
}

/* ---- errors ------------------------------------------------------------------------------- */

static void open_pushed(stx_tokens *t, stax_error *error)
{
    *t = (stx_tokens){.spell = spell};
    assert_true(stx_tokens_open(t, NULL, NULL, error));
}

static void push(stx_tokens *t, const char *text, size_t len, bool last)
{
    stx_window_lend(&t->window, (stax_str){text, len}, last);
    while (stx_more(t) == STX_GOT && !t->final) continue;
}

static void the_first_error_wins(void **state)
{
    stx_tokens t;
    stax_error error, before;

    (void)state;
    open_pushed(&t, &error);
    push(&t, "ab\ncd", 5, true);
    t.records = 3;
    assert_int_equal(stx_fail(&t, STAX_E_ENTITY, t.window.base + 4, stax_str_of("x"), "w"),
                     STX_WRONG);
    before = error;
    assert_int_equal(stx_fail(&t, STAX_E_TAG, t.window.base, stax_str_of("y"), "v"), STX_WRONG);
    assert_memory_equal(&before, &error, sizeof error);
    assert_int_equal(t.status, STAX_E_ENTITY);
    assert_int_equal(error.code, STAX_E_ENTITY);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 2);
    assert_int_equal(error.offset, 4);
    assert_int_equal(error.records, 3);
    assert_string_equal(error.path, "a/b[2]");
    assert_string_equal(error.text, "x");
    assert_string_equal(error.want, "w");
    assert_string_equal(error.source, "cd");
    assert_int_equal(error.caret, 1);
    stx_tokens_close(&t);
}

static void an_error_without_anybody_to_tell(void **state)
{
    stx_tokens t;

    (void)state;
    open_pushed(&t, NULL);
    push(&t, "ab", 2, true);
    assert_int_equal(stx_fail(&t, STAX_E_TAG, t.window.base, none, ""), STX_WRONG);
    assert_int_equal(t.status, STAX_E_TAG);
    assert_int_equal(stx_text_begin(&t, t.window.base), STX_GOT);
    assert_int_equal(stx_fail_at_text(&t, STAX_E_VALUE, none, ""), STX_WRONG);
    assert_int_equal(t.status, STAX_E_TAG);
    stx_tokens_close(&t);
}

static void texts_are_cut_between_characters(void **state)
{
    stx_tokens t;
    stax_error error;
    char text[200];

    (void)state;
    for (size_t shift = 0; shift < 5; shift++) {
        for (size_t i = 0; i < sizeof text; i++)
            text[i] = i < shift ? 'x' : "\xF0\x9F\x98\x80"[(i - shift) % 4];
        open_pushed(&t, &error);
        (void)stx_fail(&t, STAX_E_VALUE, NULL, (stax_str){text, sizeof text}, "");
        assert_int_equal(strlen(error.text), shift + (63 - shift) / 4 * 4);
        assert_int_equal(error.line, 0);
        assert_string_equal(error.path, "");
        stx_tokens_close(&t);
    }
}

/* The line of a fault as a person sees it, for every offset of a document. */
static void check_source(const char *document, size_t len, size_t at, const stax_error *error)
{
    size_t from = at, to = at;
    const char *shown = error->source + error->caret;

    while (from > 0 && document[from - 1] != '\n' && document[from - 1] != '\r') from--;
    while (to < len && document[to] != '\n' && document[to] != '\r') to++;
    if (error->caret > at - from || error->caret > 80 ||
        memcmp(error->source, document + at - error->caret, error->caret) != 0)
        fail_msg("at %zu: '%.*s' before", at, (int)error->caret, error->source);
    if (error->caret < at - from && error->caret < 77)
        fail_msg("at %zu: only '%.*s' before", at, (int)error->caret, error->source);
    if (strlen(shown) > to - at || memcmp(shown, document + at, strlen(shown)) != 0)
        fail_msg("at %zu: '%s' behind", at, shown);
    if (strlen(shown) < to - at && error->caret + strlen(shown) < sizeof error->source - 4)
        fail_msg("at %zu: only '%s' behind", at, shown);
    if (error->source[0]) assert_true(((unsigned char)error->source[0] & 0xC0) != 0x80);
}

static const char lined[] =
    "<a>\n\r\n\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80 a line with some characters before the fault, "
    "which is longer than what is shown: \xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\xC3\xA9 and a line "
    "with many characters behind the fault, so many that not all of them can be shown to people, "
    "\xE2\x82\xAC\xE2\x82\xAC\xE2\x82\xAC\xE2\x82\xAC\xE2\x82\xAC\xE2\x82\xAC\xE2\x82\xAC\xE2\x82"
    "\xAC\rthe last\n";

static void the_line_of_the_fault_is_shown(void **state)
{
    size_t len = sizeof lined - 1;

    (void)state;
    for (size_t at = 0; at <= len; at++) {
        stax_input input = stax_input_memory(lined, len);
        stx_tokens t = {0};
        stax_error error;

        if (at < len && ((unsigned char)lined[at] & 0xC0) == 0x80) continue;
        assert_true(stx_tokens_open(&t, &input, NULL, &error));
        while (!t.final) assert_int_equal(stx_more(&t), STX_GOT);
        (void)stx_fail(&t, STAX_E_TAG, t.window.base + at, none, "");
        assert_int_equal(error.offset, at);
        check_source(lined, len, at, &error);
        stx_tokens_close(&t);
    }
}

/* Bytewise, with all that was read given up, so that only the history can show it. */
static void the_line_of_the_fault_is_shown_from_history(void **state)
{
    size_t len = sizeof lined - 1;

    (void)state;
    for (size_t at = 0; at <= len; at++) {
        static char many[200000];
        stx_tokens t;
        stax_error error;

        if (at < len && ((unsigned char)lined[at] & 0xC0) == 0x80) continue;
        memset(many, '\n', sizeof many);
        memcpy(many + sizeof many - at, lined, at);
        open_pushed(&t, &error);
        for (size_t done = 0; done < sizeof many; done += 1000) {
            push(&t, many + done, 1000, false);
            stx_consume(&t, t.window.limit);
        }
        (void)stx_fail(&t, STAX_E_TAG, t.face.at.behind, none, "");
        assert_int_equal(error.offset, sizeof many);
        check_source(many, sizeof many, sizeof many, &error);
        stx_tokens_close(&t);
    }
}

static void a_limit_is_told_by_its_name(void **state)
{
    stx_tokens t;
    stax_error error;
    char line[128];

    (void)state;
    open_pushed(&t, &error);
    push(&t, "abc", 3, true);
    assert_int_equal(stx_fail_limit(&t, t.window.base + 1, tag_bytes), STX_WRONG);
    stax_error_format(line, sizeof line, &error);
    assert_string_equal(line, "1:2: a/b[2]: beyond the limit tag_bytes (4194304)");
    stx_tokens_close(&t);
}

/* ---- places of texts ---------------------------------------------------------------------- */

/* A text behind so many empty lines, and with so many bytes that its window is long gone. */
static void check_place_of_text(size_t before, size_t pieces)
{
    static char filler[1000];
    stx_tokens t;
    stax_error error;

    open_pushed(&t, &error);
    memset(filler, '\n', sizeof filler);
    for (size_t i = 0; i < before; i++) {
        push(&t, filler, sizeof filler, false);
        stx_consume(&t, t.window.limit);
    }
    memset(filler, 'x', sizeof filler);
    push(&t, "\n<a> \n \xC3\xA9z", 10, false);
    stx_consume(&t, t.face.at.behind + 4);
    assert_int_equal(stx_text_begin(&t, t.face.at.behind - 3), STX_GOT);
    assert_int_equal(stx_text(&t, STX_KEEP), STX_SHORT);
    for (size_t i = 0; i < pieces; i++) {
        push(&t, filler, sizeof filler, false);
        assert_int_equal(stx_text(&t, STX_KEEP), STX_SHORT);
    }
    assert_int_equal(stx_text_built(&t).len, 6 + pieces * sizeof filler);
    (void)stx_fail_at_text(&t, STAX_E_VALUE, none, "a number");
    assert_int_equal(error.line, 3 + before * sizeof filler);
    assert_int_equal(error.column, 2);
    assert_int_equal(error.offset, 7 + before * sizeof filler);
    stx_text_end(&t);
    stx_tokens_close(&t);
}

static void the_place_of_a_text_outlives_its_window(void **state)
{
    (void)state;
    for (size_t pieces = 0; pieces < 200; pieces += 7) check_place_of_text(0, pieces);
    for (size_t before = 1; before < 200; before += 13) check_place_of_text(before, 200);
}

static void a_blank_text_stands_where_its_element_does(void **state)
{
    stx_tokens t;
    stax_error error;

    (void)state;
    open_pushed(&t, &error);
    push(&t, "\n<a> &#32;\n ", 12, false);
    stx_consume(&t, t.window.base + 4);
    assert_int_equal(stx_text_begin(&t, t.window.base + 1), STX_GOT);
    assert_int_equal(stx_text(&t, STX_KEEP), STX_SHORT);
    (void)stx_fail_at_text(&t, STAX_E_EMPTY, none, "");
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 1);
    assert_int_equal(error.offset, 1);
    stx_tokens_close(&t);
}

static void texts_are_built_within_each_other(void **state)
{
    stx_tokens t;
    stax_error error;

    (void)state;
    open_pushed(&t, &error);
    push(&t, "12345", 5, true);
    const char *at = t.window.base;
    assert_int_equal(stx_text_begin(&t, at), STX_GOT);
    assert_int_equal(stx_text_put(&t, STX_KEEP, at, at, 2), STX_GOT);
    assert_int_equal(stx_text_begin(&t, at + 2), STX_GOT);
    assert_int_equal(stx_text_put(&t, STX_KEEP, at + 2, at + 2, 1), STX_GOT);
    assert_int_equal(stx_text_put(&t, STX_DROP, at + 3, at + 3, 1), STX_GOT);
    assert_int_equal(stx_text_built(&t).len, 1);
    assert_memory_equal(stx_text_built(&t).data, "3", 1);
    stx_text_end(&t);
    assert_int_equal(stx_text_put(&t, STX_KEEP, at + 4, at + 4, 1), STX_GOT);
    assert_int_equal(stx_text_built(&t).len, 3);
    assert_memory_equal(stx_text_built(&t).data, "125", 3);
    stx_tokens_close(&t);
}

/* ---- hunger ------------------------------------------------------------------------------- */

static void hunger_is_told_and_then_the_end(void **state)
{
    stx_tokens t;
    stax_error error;

    (void)state;
    open_pushed(&t, &error);
    assert_int_equal(stx_more(&t), STX_SHORT);
    assert_int_equal(stx_more(&t), STX_SHORT);
    stx_window_lend(&t.window, stax_str_of("ab"), false);
    assert_int_equal(stx_more(&t), STX_GOT);
    assert_int_equal(stx_more(&t), STX_SHORT);
    assert_false(stx_at_end(&t));
    stx_window_lend(&t.window, none, true);
    assert_int_equal(stx_more(&t), STX_GOT); /* look once more, this is all */
    assert_true(stx_at_end(&t));
    assert_int_equal(stx_more(&t), STX_WRONG);
    assert_int_equal(error.code, STAX_E_TRUNCATED);
    assert_int_equal(error.offset, 2);
    stx_tokens_close(&t);
}

static void a_reader_that_was_not_opened_can_be_closed(void **state)
{
    failing_allocator counts = {.fail_at = 1};
    stax_allocator allocator = failing_allocator_use(&counts);
    stax_options options = {.allocator = &allocator};
    stx_tokens t = {0};
    stax_error error;

    (void)state;
    assert_false(stx_tokens_open(&t, NULL, &options, &error));
    assert_int_equal(error.code, STAX_E_MEMORY);
    stx_tokens_close(&t);
    assert_true(failing_allocator_is_even(&counts));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_limit_can_be_set),
        cmocka_unit_test(the_first_error_wins),
        cmocka_unit_test(an_error_without_anybody_to_tell),
        cmocka_unit_test(texts_are_cut_between_characters),
        cmocka_unit_test(the_line_of_the_fault_is_shown),
        cmocka_unit_test(the_line_of_the_fault_is_shown_from_history),
        cmocka_unit_test(a_limit_is_told_by_its_name),
        cmocka_unit_test(the_place_of_a_text_outlives_its_window),
        cmocka_unit_test(a_blank_text_stands_where_its_element_does),
        cmocka_unit_test(texts_are_built_within_each_other),
        cmocka_unit_test(hunger_is_told_and_then_the_end),
        cmocka_unit_test(a_reader_that_was_not_opened_can_be_closed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
