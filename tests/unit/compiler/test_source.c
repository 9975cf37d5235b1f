/*
 * Lines and columns: what counts as a line, what as a character, and where a place within a text
 * is.
 */
#include "base/source.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
/* cmocka needs these above */
#include <cmocka.h>

static void a_line_ends_with_lf_cr_or_both(void **state)
{
    static const struct {
        const char *title, *text;
        uint32_t line;
        const char *want;
    } cases[] = {
        {"the first", "one\ntwo", 1, "one"},
        {"the last without an end", "one\ntwo", 2, "two"},
        {"CR LF is one end", "a\r\nb", 2, "b"},
        {"CR is an end", "a\rb", 2, "b"},
        {"an empty line", "a\n\nb", 2, ""},
        {"behind the end", "a\n", 9, ""},
        {"of nothing", "", 1, ""},
    };
    (void)state;
    stax_arena arena = {0};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const source *s = source_of_text("s", stax_str_of(cases[i].text), &arena);
        if (!stax_eq(source_line(s, cases[i].line), stax_str_of(cases[i].want)))
            fail_msg("%s", cases[i].title);
    }
    stax_arena_free(&arena);
}

static void a_column_counts_characters(void **state)
{
    (void)state;
    pos at = {.line = 3, .column = 5};
    stax_str text = STAX_STR("a\xC3\xA4\xE2\x82\xACz");

    pos z = pos_within(at, text, 6, 1);
    assert_int_equal(z.line, 3);
    assert_int_equal(z.column, 8);
    assert_int_equal(z.length, 1);
    assert_int_equal(pos_within(at, text, 1, 5).length, 2);
    assert_int_equal(source_characters(text), 4);
}

static void a_place_stays_within_its_text(void **state)
{
    (void)state;
    pos at = {.line = 1, .column = 1};
    stax_str text = STAX_STR("abc");

    assert_int_equal(pos_within(at, text, 9, 9).column, 4);
    assert_int_equal(pos_within(at, text, 1, 9).length, 2);
}

static void within_a_rest_no_places_are_known(void **state)
{
    (void)state;
    pos at = {.line = 1, .column = 7, .length = POS_REST};

    pos same = pos_within(at, (stax_str)STAX_STR("abc"), 2, 1);
    assert_int_equal(same.column, 7);
    assert_int_equal(same.length, POS_REST);
}

static void a_file_is_read_without_its_byte_order_mark(void **state)
{
    (void)state;
    stax_arena arena = {0};
    const source *s =
        source_read(STAX_SOURCE_DIR "/tests/golden/doc/byte_order_mark.schema", &arena);

    assert_non_null(s);
    assert_memory_equal(s->text.data, "a: 1\n", 5);
    assert_int_equal(s->text.data[s->text.len], 0);
    assert_null(source_read(STAX_SOURCE_DIR "/no such file", &arena));
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_ends_with_lf_cr_or_both),
        cmocka_unit_test(a_column_counts_characters),
        cmocka_unit_test(a_place_stays_within_its_text),
        cmocka_unit_test(within_a_rest_no_places_are_known),
        cmocka_unit_test(a_file_is_read_without_its_byte_order_mark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
