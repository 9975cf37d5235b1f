/*
 * A FILE as an input: from where it stands, to its end, and left open. What happens when it fails:
 * tests/failure/test_reads.c.
 */
#include <stax/cursor.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

static FILE *file_with(const char *text)
{
    FILE *file = tmpfile();

    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    rewind(file);
    return file;
}

static void a_file_is_read_from_where_it_stands(void **state)
{
    FILE *file = file_with("a header\n<a>text</a>");
    stax_input input = stax_input_file(file);
    stax_error error;
    char line[32];
    stax_cursor *c;

    (void)state;
    assert_non_null(fgets(line, sizeof line, file));
    c = stax_cursor_open(&input, NULL, &error);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_position(c).offset, 0);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_TEXT);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_END);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
    fclose(file);
}

static void a_file_stays_open(void **state)
{
    FILE *file = file_with("<a/>");
    stax_input input = stax_input_file(file);
    stax_error error;

    (void)state;
    for (int round = 0; round < 3; round++) {
        stax_cursor *c = stax_cursor_open(&input, NULL, &error);

        assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
        assert_int_equal(stax_cursor_next(c), STAX_EVENT_END);
        assert_int_equal(stax_cursor_next(c), STAX_EVENT_DOCUMENT_END);
        stax_cursor_close(c);
        rewind(file);
    }
    fclose(file);
}

static void what_is_not_open_for_reading_cannot_be_read(void **state)
{
    FILE *file = fopen("/dev/null", "w");
    stax_input input = stax_input_file(file);
    stax_error error;
    stax_cursor *c;

    (void)state;
    assert_non_null(file);
    c = stax_cursor_open(&input, NULL, &error);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_ERROR);
    assert_int_equal(error.code, STAX_E_READ);
    assert_true(error.os_error != 0);
    stax_cursor_close(c);
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_is_read_from_where_it_stands),
        cmocka_unit_test(a_file_stays_open),
        cmocka_unit_test(what_is_not_open_for_reading_cannot_be_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
