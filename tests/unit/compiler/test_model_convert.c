/*
 * Numbers, words and texts of defaults: the same rules as for documents.
 */
#include "front_run.h"
#include "model/model_convert.h"

#include <math.h>

static const char *word_of(convert_result result)
{
    return result == CONVERT_OK ? "ok" : result == CONVERT_BAD ? "bad" : "range";
}

static void an_integer_fits_its_type(void **state)
{
    static const struct {
        const char *title;
        model_kind kind;
        const char *text, *want;
    } cases[] = {
        {"least i8", MODEL_I8, "-128", "ok"},
        {"below i8", MODEL_I8, "-129", "range"},
        {"most i8", MODEL_I8, "127", "ok"},
        {"above i8", MODEL_I8, "128", "range"},
        {"least i16", MODEL_I16, "-32768", "ok"},
        {"above i16", MODEL_I16, "32768", "range"},
        {"least i32", MODEL_I32, "-2147483648", "ok"},
        {"above i32", MODEL_I32, "2147483648", "range"},
        {"least i64", MODEL_I64, "-9223372036854775808", "ok"},
        {"below i64", MODEL_I64, "-9223372036854775809", "range"},
        {"above i64", MODEL_I64, "9223372036854775808", "range"},
        {"most u8", MODEL_U8, "255", "ok"},
        {"above u8", MODEL_U8, "256", "range"},
        {"most u64", MODEL_U64, "18446744073709551615", "ok"},
        {"above u64", MODEL_U64, "18446744073709551616", "range"},
        {"far above", MODEL_U64, "99999999999999999999999999", "range"},
        {"below zero", MODEL_U16, "-1", "range"},
        {"minus zero", MODEL_U16, "-0", "ok"},
        {"plus", MODEL_U16, "+7", "ok"},
        {"leading zeros", MODEL_U8, "0000000000000000000000000255", "ok"},
        {"nothing", MODEL_I32, "", "bad"},
        {"a sign alone", MODEL_I32, "-", "bad"},
        {"two signs", MODEL_I32, "--1", "bad"},
        {"a point", MODEL_I32, "1.0", "bad"},
        {"a blank", MODEL_I32, " 1", "bad"},
        {"a letter", MODEL_I32, "1a", "bad"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        model_number out;
        const char *got =
            word_of(convert_integer(cases[i].kind, false, stax_str_of(cases[i].text), &out));
        if (strcmp(got, cases[i].want) != 0) fail_msg("%s: %s", cases[i].title, got);
    }
}

static void hexadecimal_has_no_sign_and_may_have_a_prefix(void **state)
{
    static const struct {
        const char *text, *want;
        uint64_t value;
    } cases[] = {{"ff", "ok", 255}, {"0xFF", "ok", 255},       {"0X0f", "ok", 15},
                 {"0x", "bad", 0},  {"-1", "bad", 0},          {"g", "bad", 0},
                 {"", "bad", 0},    {"100000000", "range", 0}, {"00000000f", "ok", 15}};
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        model_number out = {.u = 0};
        const char *got =
            word_of(convert_integer(MODEL_U32, true, stax_str_of(cases[i].text), &out));
        if (strcmp(got, cases[i].want) != 0 || out.u != cases[i].value)
            fail_msg("%s: %s", cases[i].text, got);
    }
}

static void a_float_is_written_as_in_xml_schema(void **state)
{
    static const struct {
        const char *text;
        bool any;
        const char *want;
        double value;
    } cases[] = {
        {"1.5", false, "ok", 1.5},      {"-.5", false, "ok", -0.5},
        {"5.", false, "ok", 5},         {"1e3", false, "ok", 1000},
        {"+1E-2", false, "ok", 0.01},   {"1e400", false, "range", 0},
        {"1e-400", false, "ok", 0},     {"0x10", false, "bad", 0},
        {"nan", true, "bad", 0},        {"INF", false, "bad", 0},
        {"INF", true, "ok", INFINITY},  {"-INF", true, "ok", -INFINITY},
        {"+INF", true, "ok", INFINITY}, {".", false, "bad", 0},
        {"", false, "bad", 0},          {"1e", false, "bad", 0},
        {"1 ", false, "bad", 0},        {"e5", false, "bad", 0},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        model_number out = {.f = 0};
        const char *got =
            word_of(convert_float(MODEL_F64, cases[i].any, stax_str_of(cases[i].text), &out));
        if (strcmp(got, cases[i].want) != 0 || !(out.f == cases[i].value))
            fail_msg("%s: %s", cases[i].text, got);
    }
}

static void f32_is_rounded_once(void **state)
{
    (void)state;
    model_number out;

    assert_int_equal(convert_float(MODEL_F32, false, stax_str_of("0.1"), &out), CONVERT_OK);
    assert_true(out.f == (double)0.1f);
    assert_int_equal(convert_float(MODEL_F32, false, stax_str_of("1e39"), &out), CONVERT_RANGE);
    assert_int_equal(convert_float(MODEL_F32, true, stax_str_of("NaN"), &out), CONVERT_OK);
    assert_true(isnan(out.f));
}

static void a_decimal_is_scaled(void **state)
{
    static const struct {
        const char *title;
        unsigned digits;
        bool round;
        const char *text, *want;
        int64_t value;
    } cases[] = {
        {"two digits", 2, false, "29.95", "ok", 2995},
        {"fewer digits", 2, false, "29.9", "ok", 2990},
        {"no point", 2, false, "-7", "ok", -700},
        {"a point at the end", 2, false, "7.", "ok", 700},
        {"a point at the start", 2, false, ".07", "ok", 7},
        {"only a point", 2, false, ".", "bad", 0},
        {"too many digits", 2, false, "1.234", "bad", 0},
        {"zeros behind the last place", 2, false, "1.2300", "ok", 123},
        {"half goes away from zero", 2, true, "0.125", "ok", 13},
        {"below zero too", 2, true, "-0.125", "ok", -13},
        {"below half goes to zero", 2, true, "0.1249999", "ok", 12},
        {"an exponent", 2, false, "1e2", "bad", 0},
        {"the most", 18, false, "9.223372036854775807", "ok", INT64_MAX},
        {"above the most", 18, false, "9.223372036854775808", "range", 0},
        {"the least", 18, false, "-9.223372036854775808", "ok", INT64_MIN},
        {"a letter behind the last place", 0, true, "1.x", "bad", 0},
        {"two points", 1, true, "1.2.3", "bad", 0},
        {"far too large", 2, false, "999999999999999999999999", "range", 0},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        model_number out = {.i = 0};
        const char *got = word_of(
            convert_decimal(cases[i].digits, cases[i].round, stax_str_of(cases[i].text), &out));
        bool ok = strcmp(got, "ok") == 0;
        if (strcmp(got, cases[i].want) != 0 || (ok && out.i != cases[i].value))
            fail_msg("%s: %s", cases[i].title, got);
    }
}

static void defaults_are_within_the_bounds(void **state)
{
    static const front_row good[] = {
        {"on the lower bound", "a: i32(1..5) = 1", "= 1\n"},
        {"on the upper bound", "a: i32(1..5) = 5", "= 5\n"},
        {"trimmed", "a: u8 = ' 7 '", "= 7\n"},
        {"a text is not trimmed", "a: str = ' 7 '", "= \" 7 \""},
        {"true as a number", "a: bool = 1", "= true"},
        {"false", "a: bool = false", "= false"},
        {"an own word", "a: bool(on, off) = off", "= false"},
        {"as documents spell it", "a: e = L", "= T_E_LOW"},
        {"by its name", "a: e = low", "= T_E_LOW"},
        {"cut at a character", "a: char(3, cut) = 'x\xC3\xA4'", "= \"x\" "},
        {"as long as it may be", "a: char(3) = 'ab'", "= \"ab\" "},
    };
    static const front_row bad[] = {
        {"below", "a: i32(1..5) = 0", "the default '0' is outside of i32(1..5)"},
        {"above", "a: decimal(1, 0..1) = 1.1", "the default '1.1' is outside of decimal(1, 0..1)"},
        {"a float above", "a: f64(..1) = 1.5", "the default '1.5' is outside of f64(..1)"},
        {"NaN is within no bounds", "a: f64(any, ..1) = NaN",
         "the default 'NaN' is outside of f64"},
        {"too short", "a: str(2..) = 'x'", "the default 'x' is outside of str(2..)"},
        {"too long", "a: char(3) = 'abc'", "the default 'abc' is outside of char(3)"},
        {"not a word", "a: e = medium", "the default 'medium' is not a value of e"},
        {"the usual words are not there", "a: bool(on, off) = true",
         "not a value of bool(on, off)"},
    };
    (void)state;
    FRONT_GOOD(good);
    FRONT_BAD(bad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_integer_fits_its_type),
        cmocka_unit_test(hexadecimal_has_no_sign_and_may_have_a_prefix),
        cmocka_unit_test(a_float_is_written_as_in_xml_schema),
        cmocka_unit_test(f32_is_rounded_once),
        cmocka_unit_test(a_decimal_is_scaled),
        cmocka_unit_test(defaults_are_within_the_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
