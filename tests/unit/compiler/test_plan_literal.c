/*
 * Values as C writes them.
 */
#include "plan_literal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static void check(const char *title, const char *got, const char *want)
{
    if (strcmp(got, want) != 0) print_error("%s: got %s\n", title, got);
    assert_string_equal(got, want);
}

static void a_text_becomes_a_string_literal(void **state)
{
    static const struct {
        const char *title, *text, *want;
    } rows[] = {
        {"nothing", "", "\"\""},
        {"letters", "abc", "\"abc\""},
        {"quotes and backslashes", "a\"b\\c", "\"a\\\"b\\\\c\""},
        {"no trigraph", "what?\?!", "\"what?\\?!\""},
        {"controls in octal, three digits", "a\n1", "\"a\\0121\""},
        {"UTF-8 as it is", "größe", "\"größe\""},
    };
    stax_arena arena = {0};
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        check(rows[i].title, plan_string(stax_str_of(rows[i].text), &arena), rows[i].want);
    stax_arena_free(&arena);
}

static void an_integer_has_its_limits_by_name(void **state)
{
    static const struct {
        const char *title;
        model_kind kind;
        int64_t i; /* or the bits of an unsigned */
        const char *want;
    } rows[] = {
        {"a number", MODEL_I32, 1450, "1450"},
        {"a number below zero", MODEL_I8, -5, "-5"},
        {"the least i8", MODEL_I8, -128, "INT8_MIN"},
        {"the greatest i16", MODEL_I16, 32767, "INT16_MAX"},
        {"the least i64, which C cannot write", MODEL_I64, INT64_MIN, "INT64_MIN"},
        {"the limit of another type", MODEL_I32, 127, "127"},
        {"a decimal's limit", MODEL_DECIMAL, INT64_MAX, "INT64_MAX"},
        {"no unsigned", MODEL_U8, 0, "0"},
        {"the greatest u32", MODEL_U32, UINT32_MAX, "UINT32_MAX"},
        {"more than an i64 holds", MODEL_U64, -2, "UINT64_C(18446744073709551614)"},
        {"a string without an end", MODEL_STR, -1, "SIZE_MAX"},
    };
    stax_arena arena = {0};
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        model_number number = {.i = rows[i].i};
        check(rows[i].title, plan_integer(rows[i].kind, number, &arena), rows[i].want);
    }
    stax_arena_free(&arena);
}

static void a_float_is_written_as_short_as_it_can_be(void **state)
{
    static const struct {
        const char *title;
        double value;
        bool is_float;
        const char *want;
    } rows[] = {
        {"a whole number is no integer", -90, false, "-90.0"},
        {"a double", 0.1, false, "0.1"},
        {"a float, as double", 0.1F, false, "0.10000000149011612"},
        {"a float", 0.1F, true, "0.1F"},
        {"with an exponent", 1e300, false, "1e+300"},
        {"the smallest subnormal", 0x1p-1074, false, "5e-324"},
        {"infinity", (double)(1e300 * 1e10), false, "STX_INFINITE"},
        {"minus infinity", -(double)(1e300 * 1e10), true, "-STX_INFINITE"},
    };
    stax_arena arena = {0};
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        check(rows[i].title, plan_float(rows[i].value, rows[i].is_float, &arena), rows[i].want);
    stax_arena_free(&arena);
}

static void what_is_written_reads_as_the_same_double(void **state)
{
    uint64_t seed = 88172645463325252U;
    stax_arena arena = {0};
    (void)state;

    for (int i = 0; i < 2000; i++) {
        double value;
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        memcpy(&value, &seed, sizeof value);
        if (value - value != 0) continue; /* infinite, or not a number */
        assert_true(strtod(plan_float(value, false, &arena), NULL) == value);
    }
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_becomes_a_string_literal),
        cmocka_unit_test(an_integer_has_its_limits_by_name),
        cmocka_unit_test(a_float_is_written_as_short_as_it_can_be),
        cmocka_unit_test(what_is_written_reads_as_the_same_double),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
