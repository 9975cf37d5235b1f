/*
 * Statuses have names, and an error is one line of which each part may be missing.
 */
#include <stax/print.h>
#include <stax/status.h>

#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct {
    const char *title;
    stax_error error;
    const char *want;
} lines[] = {
    {"every part",
     {.code = STAX_E_VALUE,
      .line = 17,
      .column = 12,
      .path = "catalog/book[3]/price",
      .text = "12,5",
      .want = "decimal(2)",
      .file = "books.xml",
      .schema = "books.schema",
      .schema_line = 21},
     "books.xml:17:12: catalog/book[3]/price: \"12,5\" is not a decimal(2) (books.schema:21)"},
    {"a zeroed error", {.code = STAX_OK}, "no error"},
    {"no file", {.code = STAX_E_UTF8, .line = 1, .column = 2}, "1:2: not UTF-8"},
    {"no place", {.code = STAX_E_MEMORY, .file = "a.xml"}, "a.xml: out of memory"},
    {"no path",
     {.code = STAX_E_ENTITY, .file = "a.xml", .line = 3, .column = 1, .text = "foo"},
     "a.xml:3:1: the entity \"foo\" is not declared"},
    {"the wanted in the middle",
     {.code = STAX_E_END_TAG, .line = 3, .column = 1, .text = "b", .want = "a"},
     "3:1: the end tag \"b\" does not fit: a is open"},
    {"a system error",
     {.code = STAX_E_OPEN, .file = "a.xml", .os_error = ENOENT},
     "a.xml: cannot be opened: No such file or directory"},
    {"percent signs of a document are no directions",
     {.code = STAX_E_VALUE, .text = "%w%v%s", .want = "%v"},
     "\"%w%v%s\" is not a %v"},
    {"a value cannot break the line",
     {.code = STAX_E_VALUE, .text = "a\nb\x1b[1m\x7f", .want = "date"},
     "\"a?b?[1m?\" is not a date"},
    {"characters beyond ASCII stay",
     {.code = STAX_E_PREFIX, .text = "gr\xc3\xbc\xc3\x9f"},
     "the prefix \"gr\xc3\xbc\xc3\x9f\" is not declared"},
    {"the largest numbers",
     {.code = STAX_E_EMPTY, .line = UINT64_MAX, .column = UINT64_MAX, .want = "date"},
     "18446744073709551615:18446744073709551615: nothing stands where date must be"},
    {"a status from elsewhere", {.code = (stax_status)(STAX_STATUS_COUNT)}, "an unknown status"},
};

static void an_error_is_one_line(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char text[1024];
        size_t length = stax_error_format(text, sizeof text, &lines[i].error);
        if (strcmp(text, lines[i].want) != 0 || length != strlen(text))
            fail_msg("%s: '%s', length %zu", lines[i].title, text, length);
    }
}

static void a_line_is_cut_to_its_room(void **state)
{
    (void)state;
    const char *whole = lines[0].want;

    for (size_t size = 0; size <= strlen(whole) + 2; size++) {
        char text[128];
        memset(text, '#', sizeof text);
        assert_int_equal(stax_error_format(text, size, &lines[0].error), strlen(whole));
        assert_int_equal(text[size], '#');
        if (size == 0) continue;
        size_t kept = size - 1 < strlen(whole) ? size - 1 : strlen(whole);
        assert_memory_equal(text, whole, kept);
        assert_int_equal(text[kept], '\0');
    }
    assert_int_equal(stax_error_format(NULL, 0, &lines[0].error), strlen(whole));
}

static void every_status_has_a_name_and_a_reason(void **state)
{
    (void)state;
    for (int code = 0; code < STAX_STATUS_COUNT; code++) {
        stax_error error = {.code = (stax_status)code};
        char text[256];
        assert_true(stax_error_format(text, sizeof text, &error) > 0);
        assert_null(strchr(text, '%'));
        assert_true(strlen(stax_status_name(error.code)) > 1);
    }
    assert_string_equal(stax_status_name(STAX_E_RANGE), "E_RANGE");
    assert_string_equal(stax_status_name(STAX_OK), "OK");
    assert_string_equal(stax_status_name((stax_status)STAX_STATUS_COUNT), "unknown");
}

static void the_longest_error_fits_what_print_takes(void **state)
{
    (void)state;
    stax_error error = {.line = UINT64_MAX, .column = UINT64_MAX, .schema_line = UINT32_MAX};

    memset(error.path, 'p', sizeof error.path - 1);
    memset(error.text, 't', sizeof error.text - 1);
    memset(error.want, 'w', sizeof error.want - 1);
    memset(error.file, 'f', sizeof error.file - 1);
    memset(error.schema, 's', sizeof error.schema - 1);
    error.os_error = EILSEQ;
    for (int code = 0; code < STAX_STATUS_COUNT; code++) {
        error.code = (stax_status)code;
        assert_in_range(stax_error_format(NULL, 0, &error), 500, 900);
    }
}

static void errno_is_left_as_it_was(void **state)
{
    (void)state;
    stax_error error = {.code = STAX_E_READ, .os_error = 123456};
    char text[256];

    errno = 42;
    stax_error_format(text, sizeof text, &error);
    assert_int_equal(errno, 42);
    assert_memory_equal(text, "cannot be read: ", 16);
}

static const struct {
    const char *title;
    stax_error error;
    const char *want;
} prints[] = {
    {"a caret under its byte",
     {.code = STAX_E_LESS_THAN, .line = 17, .column = 3, .source = "ab<d", .caret = 2},
     "17:3: '<' in an attribute value\n   17 | ab<d\n      |   ^\n"},
    {"a tab before the caret stays a tab",
     {.code = STAX_E_UTF8, .line = 1, .column = 2, .source = "\tx", .caret = 1},
     "1:2: not UTF-8\n    1 | \tx\n      | \t^\n"},
    {"a character of two bytes is one column",
     {.code = STAX_E_UTF8, .line = 1, .column = 2, .source = "\xc3\xbcx", .caret = 2},
     "1:2: not UTF-8\n    1 | \xc3\xbcx\n      |  ^\n"},
    {"a caret beyond the end stands behind it",
     {.code = STAX_E_UTF8, .line = 1, .column = 9, .source = "ab", .caret = 8},
     "1:9: not UTF-8\n    1 | ab\n      |   ^\n"},
    {"a line with many digits",
     {.code = STAX_E_UTF8, .line = 12345678, .column = 1, .source = "ab"},
     "12345678:1: not UTF-8\n12345678 | ab\n         | ^\n"},
    {"no source, no caret", {.code = STAX_E_MEMORY}, "out of memory\n"},
};

static void print_draws_a_caret_under_the_fault(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof prints / sizeof *prints; i++) {
        char text[512] = {0};
        FILE *to = tmpfile();
        assert_non_null(to);
        stax_error_print(to, &prints[i].error);
        rewind(to);
        assert_true(fread(text, 1, sizeof text - 1, to) > 0);
        fclose(to);
        if (strcmp(text, prints[i].want) != 0) fail_msg("%s:\n%s", prints[i].title, text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_error_is_one_line),
        cmocka_unit_test(a_line_is_cut_to_its_room),
        cmocka_unit_test(every_status_has_a_name_and_a_reason),
        cmocka_unit_test(the_longest_error_fits_what_print_takes),
        cmocka_unit_test(errno_is_left_as_it_was),
        cmocka_unit_test(print_draws_a_caret_under_the_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
