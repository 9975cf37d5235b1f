/*
 * The public conversions: each with a text of its type, one that is too much, one that is none, and
 * an empty one. Texts stand in blocks of exactly their size: nothing may be read around them.
 */
#include <stax/convert.h>

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* Converts and shows the value, or the status's name. */
typedef void show_text(stax_str text, char *room, size_t size);

#define SHOW(name, type, call, format, cast)                            \
    static void name(stax_str text, char *room, size_t size)            \
    {                                                                   \
        type value;                                                     \
        stax_status status = call;                                      \
                                                                        \
        if (status != STAX_OK)                                          \
            (void)snprintf(room, size, "%s", stax_status_name(status)); \
        else                                                            \
            (void)snprintf(room, size, format, (cast)value);            \
    }
SHOW(show_i64, int64_t, stax_text_i64(text, &value), "%lld", long long)
SHOW(show_u64, uint64_t, stax_text_u64(text, &value), "%llu", unsigned long long)
SHOW(show_i32, int32_t, stax_text_i32(text, &value), "%ld", long)
SHOW(show_u32, uint32_t, stax_text_u32(text, &value), "%lu", unsigned long)
SHOW(show_f64, double, stax_text_f64(text, &value), "%.17g", double)
SHOW(show_decimal, int64_t, stax_text_decimal(text, 2, &value), "%lld", long long)
SHOW(show_bool, bool, stax_text_bool(text, &value), "%d", int)

static void show_date(stax_str text, char *room, size_t size)
{
    stax_date d;
    stax_status status = stax_text_date(text, &d);

    if (status != STAX_OK)
        (void)snprintf(room, size, "%s", stax_status_name(status));
    else
        (void)snprintf(room, size, "%d-%d-%d", (int)d.year, d.month, d.day);
}

static const struct {
    show_text *show;
    const char *text, *want;
} cases[] = {
    {show_i64, "0", "0"},
    {show_i64, "-1", "-1"},
    {show_i64, "12", "12"},
    {show_i64, "123", "123"},
    {show_i64, "1234567", "1234567"},
    {show_i64, "12345678", "12345678"},
    {show_i64, "-123456789012345", "-123456789012345"},
    {show_i64, "1234567890123456", "1234567890123456"},
    {show_i64, "12345678901234567", "12345678901234567"},
    {show_i64, " 7\n", "7"},
    {show_i64, "+7", "7"},
    {show_i64, "-9223372036854775808", "-9223372036854775808"},
    {show_i64, "9223372036854775808", "E_RANGE"},
    {show_i64, "1.0", "E_VALUE"},
    {show_i64, "-", "E_VALUE"},
    {show_i64, " ", "E_EMPTY"},
    {show_i64, "", "E_EMPTY"},
    {show_u64, "18446744073709551615", "18446744073709551615"},
    {show_u64, "18446744073709551616", "E_RANGE"},
    {show_u64, "-1", "E_RANGE"},
    {show_i32, "-2147483648", "-2147483648"},
    {show_i32, "2147483648", "E_RANGE"},
    {show_i32, "x", "E_VALUE"},
    {show_u32, "4294967295", "4294967295"},
    {show_u32, "4294967296", "E_RANGE"},
    {show_u32, "", "E_EMPTY"},
    {show_f64, "12.50", "12.5"},
    {show_f64, "-0.5", "-0.5"},
    {show_f64, "1e3", "1000"},
    {show_f64, "-INF", "-inf"},
    {show_f64, "1e999", "E_RANGE"},
    {show_f64, "1,5", "E_VALUE"},
    {show_f64, "", "E_EMPTY"},
    {show_decimal, "12.5", "1250"},
    {show_decimal, "-3", "-300"},
    {show_decimal, "1.005", "E_VALUE"},
    {show_decimal, "99999999999999999999", "E_RANGE"},
    {show_bool, "true", "1"},
    {show_bool, "false", "0"},
    {show_bool, " 1 ", "1"},
    {show_bool, "yes", "E_VALUE"},
    {show_date, "2024-02-29", "2024-2-29"},
    {show_date, "2023-02-29", "E_VALUE"},
    {show_date, "", "E_EMPTY"},
};

static void texts_become_values(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t len = strlen(cases[i].text);
        char *exact = memcpy(malloc(len + (len == 0)), cases[i].text, len), got[64];

        cases[i].show((stax_str){exact, len}, got, sizeof got);
        if (strcmp(got, cases[i].want) != 0)
            fail_msg("\"%s\": %s, not %s", cases[i].text, got, cases[i].want);
        free(exact);
    }
}

static void what_is_refused_writes_nothing(void **state)
{
    stax_str bad = stax_str_of("x");
    int32_t i = 7;
    uint32_t u = 7;
    double f = 7;

    (void)state;
    assert_int_equal(stax_text_i32(bad, &i), STAX_E_VALUE);
    assert_int_equal(stax_text_u32(bad, &u), STAX_E_VALUE);
    assert_int_equal(stax_text_f64(bad, &f), STAX_E_VALUE);
    assert_true(i == 7 && u == 7 && f == 7);
}

static void times_and_durations_are_there_too(void **state)
{
    stax_time time;
    stax_datetime moment;
    stax_duration span;

    (void)state;
    assert_int_equal(stax_text_time(stax_str_of("12:30:00Z"), &time), STAX_OK);
    assert_int_equal(time.minute, 30);
    assert_int_equal(stax_text_datetime(stax_str_of("2024-02-29T12:30:00"), &moment), STAX_OK);
    assert_int_equal(moment.day, 29);
    assert_int_equal(stax_text_duration(stax_str_of("P1DT2H"), &span), STAX_OK);
    assert_int_equal(span.hours, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_become_values),
        cmocka_unit_test(what_is_refused_writes_nothing),
        cmocka_unit_test(times_and_durations_are_there_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
