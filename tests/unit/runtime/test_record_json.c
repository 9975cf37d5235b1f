/*
 * Floats as JSON: the fewest digits, and a point whatever the locale of the program has for one.
 *
 * STAX_TEST_LOCALES is a folder of locales that the build has made, in which "comma" has one byte
 * for its point and "arabic" two.
 */
#define _POSIX_C_SOURCE 200809L /* setenv */

#include "value_tests.h"

#include <stax/gen.h>

#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct pair {
    double wide;
    float narrow;
} pair;

static const stx_held parts[] = {
    {STX_HOLDS(pair, wide, "wide", STX_HELD_FLOAT)},
    {STX_HOLDS(pair, narrow, "narrow", STX_HELD_FLOAT)},
};

static const stx_layout layout = {.size = sizeof(pair), .parts = parts, .count = 2};

static bool add(void *context, const char *bytes, size_t len)
{
    char *to = context;

    (void)strncat(to, bytes, len);
    return true;
}

static const struct {
    const char *title;
    pair value;
    const char *want;
} rows[] = {
    {"halves", {1.5, -1.5F}, "{\"wide\":1.5,\"narrow\":-1.5}"},
    {"whole numbers", {3, -4}, "{\"wide\":3,\"narrow\":-4}"},
    {"tenths need few digits", {0.1, 0.1F}, "{\"wide\":0.1,\"narrow\":0.1}"},
    {"their sum needs all",
     {0.1 + 0.2, 16777216},
     "{\"wide\":0.30000000000000004,\"narrow\":16777216}"},
    {"exponents", {1.25e300, 1.25e-30F}, "{\"wide\":1.25e+300,\"narrow\":1.25e-30}"},
    {"the largest",
     {0x1.fffffffffffffp+1023, 0x1.fffffep+127F},
     "{\"wide\":1.7976931348623157e+308,\"narrow\":3.4028235e+38}"},
    {"the smallest",
     {0x1p-1074, 0x1p-149F},
     "{\"wide\":4.94065645841247e-324,\"narrow\":1.4013e-45}"},
    {"no numbers", {(double)NAN, -INFINITY}, "{\"wide\":\"NaN\",\"narrow\":\"-INF\"}"},
};

enum { ROWS = sizeof rows / sizeof *rows };

static void print(const pair *value, char *to)
{
    to[0] = '\0';
    assert_true(stx_print_json(&layout, value, add, to));
}

static void the_fewest_digits_are_printed(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS; i++) {
        char text[200];
        print(&rows[i].value, text);
        if (strcmp(text, rows[i].want) != 0) fail_msg("%s: %s", rows[i].title, text);
    }
}

/* In another locale all rows are what they are in "C". */
static void check_locale(const char *name)
{
    char want[ROWS][200];

    for (size_t i = 0; i < ROWS; i++) print(&rows[i].value, want[i]);
    assert_non_null(setlocale(LC_NUMERIC, name));
    assert_string_not_equal(localeconv()->decimal_point, ".");
    for (size_t i = 0; i < ROWS; i++) {
        char text[200];
        print(&rows[i].value, text);
        if (strcmp(text, want[i]) != 0) fail_msg("%s: %s: %s", name, rows[i].title, text);
    }
    assert_non_null(setlocale(LC_NUMERIC, "C"));
}

static void no_locale_changes_a_digit(void **state)
{
    (void)state;
    if (STAX_TEST_LOCALES[0] == '\0') skip();
    assert_int_equal(setenv("LOCPATH", STAX_TEST_LOCALES, 1), 0);
    check_locale("comma");
    check_locale("arabic");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_fewest_digits_are_printed),
        cmocka_unit_test(no_locale_changes_a_digit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
