/*
 * Floats: the grammar, the edges of both formats, and random texts against the C library, which
 * rounds correctly (glibc, musl; in the C locale).
 */
#include "value_tests.h"

#include <float.h>
#include <math.h>

#define ZEROS_50 "00000000000000000000000000000000000000000000000000"
#define BAD      STX_VALUE_BAD, 0
#define RANGE    STX_VALUE_RANGE, 0

static const struct {
    const char *title, *text;
    stx_value_result result;
    double want;
} doubles[] = {
    {"nothing", "", STX_VALUE_EMPTY, 0},
    {"zero", "0", STX_VALUE_OK, 0},
    {"minus zero", "-0", STX_VALUE_OK, -0.0},
    {"minus zero with zeros", "-0.000e+99", STX_VALUE_OK, -0.0},
    {"one", "1", STX_VALUE_OK, 1},
    {"a price", "29.95", STX_VALUE_OK, 29.95},
    {"a latitude", "47.6210340", STX_VALUE_OK, 47.6210340},
    {"a longitude", "-122.3493", STX_VALUE_OK, -122.3493},
    {"a plus", "+1.5", STX_VALUE_OK, 1.5},
    {"a point at the end", "5.", STX_VALUE_OK, 5},
    {"a point in front", ".5", STX_VALUE_OK, 0.5},
    {"a point at the end and an exponent", "5.e1", STX_VALUE_OK, 50},
    {"an exponent", "1e3", STX_VALUE_OK, 1000},
    {"a large E", "1E3", STX_VALUE_OK, 1000},
    {"a plus in the exponent", "1e+3", STX_VALUE_OK, 1000},
    {"a minus in the exponent", "1e-3", STX_VALUE_OK, 0.001},
    {"zeros in the exponent", "1e0000000000000000000003", STX_VALUE_OK, 1000},
    {"eight digits and a point", "12345678.", STX_VALUE_OK, 12345678},
    {"sixteen characters", "1234567.12345678", STX_VALUE_OK, 1234567.12345678},
    {"the point ninth of sixteen", "12345678.1234567", STX_VALUE_OK, 12345678.1234567},
    {"the point last of sixteen", "123456781234567.", STX_VALUE_OK, 123456781234567},
    {"the point first of sixteen", ".123456789012345", STX_VALUE_OK, .123456789012345},
    {"2^53 + 1, a tie to even", "9007199254740993", STX_VALUE_OK, 9007199254740992},
    {"2^53 + 3, a tie to even, up", "9007199254740995", STX_VALUE_OK, 9007199254740996},
    {"a tie and a little", "9007199254740993.00000000000000000000000000000000001", STX_VALUE_OK,
     9007199254740994},
    {"a tie in many digits", "9007199254740993.00000000000000000000000000000000000", STX_VALUE_OK,
     9007199254740992},
    {"less than a tie", "9007199254740992.99999999999999999999999999999999999", STX_VALUE_OK,
     9007199254740992},
    {"1e23", "1e23", STX_VALUE_OK, 1e23},
    {"the famous one", "2.2250738585072012e-308", STX_VALUE_OK, 0x1p-1022},
    {"the largest subnormal", "2.2250738585072011e-308", STX_VALUE_OK, 0x1.ffffffffffffep-1023},
    {"the smallest subnormal", "5e-324", STX_VALUE_OK, 0x1p-1074},
    {"a little more than half of it", "2.4703282292062328e-324", STX_VALUE_OK, 0x1p-1074},
    {"a little less than half of it", "2.4703282292062327e-324", STX_VALUE_OK, 0},
    {"half of it, minus", "-2e-324", STX_VALUE_OK, -0.0},
    {"far too small", "1e-400", STX_VALUE_OK, 0},
    {"small beyond counting", "1e-99999999999999999999999", STX_VALUE_OK, 0},
    {"the largest", "1.7976931348623157e308", STX_VALUE_OK, DBL_MAX},
    {"rounds to the largest", "1.7976931348623158e308", STX_VALUE_OK, DBL_MAX},
    {"rounds to infinity", "1.7976931348623159e308", RANGE},
    {"minus the same", "-1.7976931348623159e308", RANGE},
    {"far too large", "1e400", RANGE},
    {"large beyond counting", "1e99999999999999999999999", RANGE},
    {"zero with a large exponent", "0e99999999999999999999999", STX_VALUE_OK, 0},
    {"many zeros before the point", "1" ZEROS_50 "e-50", STX_VALUE_OK, 1},
    {"many zeros behind the point", "0." ZEROS_50 "1e51", STX_VALUE_OK, 1},
    {"many zeros on both sides", ZEROS_50 "1." ZEROS_50, STX_VALUE_OK, 1},
    {"twenty digits", "12345678901234567890", STX_VALUE_OK, 12345678901234567890.0},
    {"a point alone", ".", BAD},
    {"a sign alone", "-", BAD},
    {"a sign and a point", "+.", BAD},
    {"two signs", "+-1", BAD},
    {"an exponent alone", "e5", BAD},
    {"a point and an exponent", ".e5", BAD},
    {"nothing behind e", "1e", BAD},
    {"a sign behind e", "1e+", BAD},
    {"a fraction behind e", "1e1.5", BAD},
    {"two exponents", "1e1e1", BAD},
    {"two points", "1.2.3", BAD},
    {"two points together", "1..2", BAD},
    {"points in both words", "1.23456789.0", BAD},
    {"a comma", "12,5", BAD},
    {"hex", "0x10", BAD},
    {"hex with a point", "0x1.8p3", BAD},
    {"a C suffix", "1.5f", BAD},
    {"a blank inside", "1 5", BAD},
    {"a letter behind", "1.5x", BAD},
    {"a letter behind many digits", "1.23456789012345678901234567x", BAD},
    {"C's infinity", "inf", BAD},
    {"infinity without any", "INF", BAD},
    {"NaN without any", "NaN", BAD},
    {"a NUL's neighbour", "1\x01", BAD},
};

static bool same_f64(double a, double b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

static bool same_f32(float a, float b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

static stx_value_result f64(const char *text, bool any, double *out)
{
    stax_str t = tight(text);
    stx_value_result result = stx_to_f64(t, any, -(double)INFINITY, (double)INFINITY, out);
    free_tight(t);
    return result;
}

static stx_value_result f32(const char *text, bool any, float *out)
{
    stax_str t = tight(text);
    stx_value_result result = stx_to_f32(t, any, -INFINITY, INFINITY, out);
    free_tight(t);
    return result;
}

static void text_becomes_the_nearest_double(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(doubles); i++) {
        double is = 77;
        stx_value_result result = f64(doubles[i].text, false, &is);
        check_result(doubles[i].title, doubles[i].text, result, doubles[i].result);
        if (!same_f64(is, result ? 77 : doubles[i].want))
            fail_msg("%s: %a, not %a", doubles[i].title, is, doubles[i].want);
    }
}

static const struct {
    const char *title, *text;
    stx_value_result result;
    float want;
} floats[] = {
    {"nothing", "", STX_VALUE_EMPTY, 0},
    {"minus zero", "-0.0", STX_VALUE_OK, -0.0F},
    {"a price", "29.95", STX_VALUE_OK, 29.95F},
    {"a latitude", "47.6210340", STX_VALUE_OK, 47.6210340F},
    {"2^24 + 1, a tie to even", "16777217", STX_VALUE_OK, 16777216.0F},
    {"2^24 + 3, a tie to even, up", "16777219", STX_VALUE_OK, 16777220.0F},
    {"a double on the tie, a number above it", "1.00000005960464477539062501", STX_VALUE_OK,
     0x1.000002p0F},
    {"a double on the tie, a number below it", "1.00000005960464477539062499", STX_VALUE_OK, 1.0F},
    {"the tie itself", "1.000000059604644775390625", STX_VALUE_OK, 1.0F},
    {"the smallest normal", "1.17549435e-38", STX_VALUE_OK, 0x1p-126F},
    {"the largest subnormal", "1.17549421e-38", STX_VALUE_OK, 0x1.fffffcp-127F},
    {"the smallest subnormal", "1.4e-45", STX_VALUE_OK, 0x1p-149F},
    {"a little more than half of it", "7.0064923216240854e-46", STX_VALUE_OK, 0x1p-149F},
    {"a little less than half of it", "7.0064923216240853e-46", STX_VALUE_OK, 0},
    {"far too small", "-1e-60", STX_VALUE_OK, -0.0F},
    {"the largest", "3.4028235e38", STX_VALUE_OK, FLT_MAX},
    {"below the middle to infinity", "3.4028235677973366e38", STX_VALUE_OK, FLT_MAX},
    {"the middle to infinity", "340282356779733661637539395458142568448", RANGE},
    {"just below the middle", "340282356779733661637539395458142568447", STX_VALUE_OK, FLT_MAX},
    {"too large", "3.5e38", RANGE},
    {"too large, still a double", "1e100", RANGE},
    {"a letter", "1.5x", BAD},
    {"infinity without any", "-INF", BAD},
};

static void text_becomes_the_nearest_float_without_a_double_between(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(floats); i++) {
        float is = 77;
        stx_value_result result = f32(floats[i].text, false, &is);
        check_result(floats[i].title, floats[i].text, result, floats[i].result);
        if (!same_f32(is, result ? 77 : floats[i].want))
            fail_msg("%s: %a, not %a", floats[i].title, (double)is, (double)floats[i].want);
    }
}

static const struct {
    const char *title, *text;
    stx_value_result result;
    double want;
} words[] = {
    {"INF", "INF", STX_VALUE_OK, INFINITY},
    {"+INF", "+INF", STX_VALUE_OK, INFINITY},
    {"-INF", "-INF", STX_VALUE_OK, -INFINITY},
    {"a number", "1.5", STX_VALUE_OK, 1.5},
    {"small letters", "inf", BAD},
    {"the whole word", "Infinity", BAD},
    {"NaN with a sign", "-NaN", BAD},
    {"capitals", "NAN", BAD},
    {"a number too large", "1e999", RANGE},
    {"two signs", "--INF", BAD},
};

static void any_takes_infinity(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(words); i++) {
        double d = 77;
        float f = 77;
        stx_value_result result = f64(words[i].text, true, &d);
        check_result(words[i].title, words[i].text, result, words[i].result);
        check_result(words[i].title, words[i].text, f32(words[i].text, true, &f), words[i].result);
        double want = result ? 77 : words[i].want;
        if (!same_f64(d, want) || !same_f64((double)f, want)) fail_msg("%s", words[i].title);
    }
}

static void any_takes_nan_where_there_are_no_bounds(void **state)
{
    (void)state;
    double d = 0;
    float f = 0;
    stax_str nan = stax_str_of("NaN");

    assert_int_equal(f64("NaN", true, &d), STX_VALUE_OK);
    assert_true(isnan(d));
    assert_int_equal(f32("NaN", true, &f), STX_VALUE_OK);
    assert_true(isnan(f));
    assert_int_equal(stx_to_f64(nan, true, 0, (double)INFINITY, &d), STX_VALUE_RANGE);
    assert_int_equal(stx_to_f32(nan, true, -INFINITY, 1, &f), STX_VALUE_RANGE);
    assert_int_equal(stx_to_f64(stax_str_of("INF"), true, 0, 1, &d), STX_VALUE_RANGE);
}

static void bounds_are_inclusive(void **state)
{
    (void)state;
    double d;
    float f;

    assert_int_equal(stx_to_f64(stax_str_of("90"), false, -90, 90, &d), STX_VALUE_OK);
    assert_int_equal(stx_to_f64(stax_str_of("-90.0"), false, -90, 90, &d), STX_VALUE_OK);
    assert_int_equal(stx_to_f64(stax_str_of("90.0000001"), false, -90, 90, &d), STX_VALUE_RANGE);
    assert_int_equal(stx_to_f64(stax_str_of("-91"), false, -90, 90, &d), STX_VALUE_RANGE);
    assert_int_equal(stx_to_f32(stax_str_of("90"), false, -90, 90, &f), STX_VALUE_OK);
    assert_int_equal(stx_to_f32(stax_str_of("90.1"), false, -90, 90, &f), STX_VALUE_RANGE);
}

static void check_as_strtod(const char *text)
{
    double is = 77, want = strtod(text, NULL);
    stx_value_result result = f64(text, false, &is);

    check_result("f64", text, result, isinf(want) ? STX_VALUE_RANGE : STX_VALUE_OK);
    if (!same_f64(is, result ? 77 : want)) fail_msg("f64 %s: %a, not %a", text, is, want);
}

static void check_as_strtof(const char *text)
{
    float is = 77, want = strtof(text, NULL);
    stx_value_result result = f32(text, false, &is);

    check_result("f32", text, result, isinf(want) ? STX_VALUE_RANGE : STX_VALUE_OK);
    if (!same_f32(is, result ? 77 : want))
        fail_msg("f32 %s: %a, not %a", text, (double)is, (double)want);
}

static int below(uint64_t *random, int limit)
{
    return (int)(next_random(random) % (uint64_t)limit);
}

/* Digits with or without a point and an exponent; every kind of length and size. */
static void random_text(uint64_t *random, char *out)
{
    int whole = below(random, 8) ? below(random, 10) : below(random, 40);
    int fraction = below(random, 8) ? below(random, 12) : below(random, 400);
    if (whole + fraction == 0) whole = 1;

    if (below(random, 3) == 0) *out++ = '-';
    while (whole-- > 0) *out++ = (char)('0' + below(random, 10));
    if (fraction > 0 || below(random, 9) == 0) *out++ = '.';
    while (fraction-- > 0) *out++ = (char)('0' + below(random, 10));
    *out = '\0';
    if (below(random, 2))
        sprintf(out, "e%d", below(random, 700) - 350);
    else if (below(random, 3) == 0)
        sprintf(out, "E%+03d", below(random, 90) - 45);
}

static void random_texts_are_as_in_the_c_library(void **state)
{
    (void)state;
    uint64_t random = start_random();

    for (int i = 0; i < 200000; i++) {
        char text[512];
        random_text(&random, text);
        check_as_strtod(text);
        check_as_strtof(text);
    }
}

static double random_double(uint64_t *random)
{
    double d;
    do {
        uint64_t bits = next_random(random);
        memcpy(&d, &bits, sizeof d);
    } while (isnan(d) || isinf(d));
    return d;
}

static float random_float(uint64_t *random)
{
    float f;
    do {
        uint32_t bits = (uint32_t)next_random(random);
        memcpy(&f, &bits, sizeof f);
    } while (isnan(f) || isinf(f));
    return f;
}

static void random_floats_come_back(void **state)
{
    (void)state;
    uint64_t random = start_random();

    for (int i = 0; i < 200000; i++) {
        char text[64];
        double d = random_double(&random), d_back = 0;
        float f = random_float(&random), f_back = 0;
        snprintf(text, sizeof text, "%.17g", d);
        if (f64(text, false, &d_back) != STX_VALUE_OK || !same_f64(d, d_back))
            fail_msg("f64 %s: %a", text, d_back);
        snprintf(text, sizeof text, "%.9g", (double)f);
        if (f32(text, false, &f_back) != STX_VALUE_OK || !same_f32(f, f_back))
            fail_msg("f32 %s: %a", text, (double)f_back);
    }
}

/* The next float towards 0; d and f are above 0. */
static double lower_double(double d)
{
    uint64_t bits;

    memcpy(&bits, &d, sizeof bits);
    bits--;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static float lower_float(float f)
{
    uint32_t bits;

    memcpy(&bits, &f, sizeof bits);
    bits--;
    memcpy(&f, &bits, sizeof f);
    return f;
}

/* A text with a point, and two with many digits just above and just below it. */
static void check_around(char *text, void check(const char *))
{
    size_t len = strlen(text);

    check(text);
    while (text[len - 1] == '0') len--;
    memcpy(text + len, "00000000000000000000001", 24);
    check(text);
    text[len] = '\0';
    if (text[len - 1] == '.') return;
    text[len - 1]--;
    memcpy(text + len, "9999999999999999999", 20);
    check(text);
}

/* The middle of two floats is a double, that of two doubles a wider number; printf gives it all. */
static void ties_and_their_neighbours_are_as_in_the_c_library(void **state)
{
    (void)state;
    uint64_t random = start_random();

    for (int i = 0; i < 3000; i++) {
        char text[1500];
        float f = random_float(&random);
        if (f <= 0) continue;
        snprintf(text, sizeof text, "%.180f", ((double)f + (double)lower_float(f)) / 2);
        check_around(text, check_as_strtof);
#if LDBL_MANT_DIG >= 64
        double d = random_double(&random) * (i % 4 ? 1 : 0x1p-1000);
        if (d <= 0) continue;
        snprintf(text, sizeof text, "%.1080Lf",
                 ((long double)d + (long double)lower_double(d)) / 2);
        check_around(text, check_as_strtod);
#endif
    }
}

/* A tie whose last digit stands far behind: sixteen doubles from 2^0 to 2^-1000. */
static void hundreds_of_digits_decide(void **state)
{
    (void)state;
    char text[1300];

    for (int zeros = 0; zeros < 1000; zeros += 37) {
        int len = sprintf(text, "9007199254740993.");
        memset(text + len, '0', (size_t)zeros);
        text[len + zeros] = '\0';
        check_as_strtod(text);
        strcpy(text + len + zeros, "1");
        check_as_strtod(text);
        memset(text + len, '9', (size_t)zeros);
        text[len + zeros] = '\0';
        check_as_strtod(text);
    }
    memset(text, '7', 800);
    strcpy(text + 800, "e-790");
    check_as_strtod(text);
    check_as_strtof(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_becomes_the_nearest_double),
        cmocka_unit_test(text_becomes_the_nearest_float_without_a_double_between),
        cmocka_unit_test(any_takes_infinity),
        cmocka_unit_test(any_takes_nan_where_there_are_no_bounds),
        cmocka_unit_test(bounds_are_inclusive),
        cmocka_unit_test(random_texts_are_as_in_the_c_library),
        cmocka_unit_test(random_floats_come_back),
        cmocka_unit_test(ties_and_their_neighbours_are_as_in_the_c_library),
        cmocka_unit_test(hundreds_of_digits_decide),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
