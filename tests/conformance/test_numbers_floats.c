/*
 * Floats against the machine and the C library.
 *
 * f32: a text of ten digits of every bit pattern, and the shortest text that means it, must be read
 * back bit for bit. Both are found in doubles, which are 29 bits finer: a text is taken only when
 * it lies so far from the middle between two floats that the double's own error cannot matter.
 * The short form takes every 1,021st pattern; STAX_TEST_FULL all 4,294,967,296.
 *
 * f64: random bit patterns by printf with 17 digits, and with fewer, random decimal numbers and
 * numbers at the middle of two doubles, as strtod reads them (glibc and musl round correctly).
 */
#include "slow_build.h"
#include "value_tests.h"

#include <float.h>
#include <math.h>

static uint64_t read_back; /* texts that were read */

static float float_of(uint32_t bits)
{
    float f;

    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t bits_of(float f)
{
    uint32_t bits;

    memcpy(&bits, &f, sizeof bits);
    return bits;
}

/* ---- floats as texts ---------------------------------------------------------------------- */

enum { LOWEST = -60, HIGHEST = 60 };

static double powers[HIGHEST - LOWEST + 1]; /* of ten */

static double power(int exponent)
{
    return powers[exponent - LOWEST];
}

static void make_powers(void)
{
    char text[16];

    for (int i = LOWEST; i <= HIGHEST; i++) {
        (void)snprintf(text, sizeof text, "1e%d", i);
        powers[i - LOWEST] = strtod(text, NULL);
    }
}

/* The place of the first digit of a number above 0: 10^e <= d < 10^(e+1), or nearly. */
static int exponent_of(double d)
{
    int two, ten;

    (void)frexp(d, &two);
    ten = (int)floor((two - 1) * 0.30102999566398120);
    return power(ten + 1) <= d ? ten + 1 : ten;
}

/* digits * 10^exponent, ends with NUL; negative exponents now and then as a fraction. */
static char *put_number(char *to, bool negative, uint64_t digits, int exponent)
{
    char reversed[24];
    int n = 0;

    if (negative) *to++ = '-';
    do reversed[n++] = (char)('0' + digits % 10);
    while ((digits /= 10) > 0);
    for (int i = n; i > 0; i--) {
        if (exponent < 0 && i == -exponent && i < n) *to++ = '.', exponent = 0;
        *to++ = reversed[i - 1];
    }
    if (exponent != 0) {
        *to++ = 'e';
        if (exponent < 0) *to++ = '-', exponent = -exponent;
        if (exponent >= 10) *to++ = (char)('0' + exponent / 10);
        *to++ = (char)('0' + exponent % 10);
    }
    *to = '\0';
    return to;
}

static void check_float(uint32_t bits, const char *text, size_t len)
{
    float is = 77;
    stx_value_result result = stx_to_f32((stax_str){text, len}, false, -INFINITY, INFINITY, &is);

    read_back++;
    if (result == STX_VALUE_OK && bits_of(is) == bits) return;
    fail_msg("%s, %08" PRIx32 ": %s, %08" PRIx32, text, bits, result_names[result], bits_of(is));
}

/* Whether `value` is nearer to f than half a step, by more than a thousandth of a step. */
static bool means(double value, float f, double step)
{
    return fabs(value - (double)f) < 0.499 * step;
}

/* The fewest digits that mean a float above 0, and no less than `least`. */
static uint64_t shortest(float f, int *exponent)
{
    double d = (double)f;
    uint32_t bits = bits_of(f);
    double step = d - (double)float_of(bits - 1); /* below a power of two the smaller one */
    int first = exponent_of(d);

    for (int digits = 6;; digits++) {
        uint64_t number;

        *exponent = first + 1 - digits;
        number = (uint64_t)(d * power(-*exponent) + 0.5);
        if (digits == 10 || means((double)number * power(*exponent), f, step)) return number;
    }
}

static void check_pattern(uint32_t bits)
{
    char text[48];
    float f = float_of(bits);
    bool negative = (bits & 0x80000000U) != 0;
    uint32_t above = bits & 0x7FFFFFFFU;
    int exponent, first;
    uint64_t digits;

    if (above >= 0x7F800000U) return; /* infinities and what is no number */
    if (above == 0) {
        check_float(bits, text, (size_t)(put_number(text, negative, 0, 0) - text));
        return;
    }
    f = float_of(above);
    first = exponent_of((double)f);
    digits = (uint64_t)((double)f * power(9 - first) + 0.5);
    check_float(bits, text, (size_t)(put_number(text, negative, digits, first - 9) - text));
    digits = shortest(f, &exponent);
    check_float(bits, text, (size_t)(put_number(text, negative, digits, exponent) - text));
}

static void every_float_comes_back(void **state)
{
    bool full = getenv("STAX_TEST_FULL") != NULL && !SLOW_BUILD;
    uint32_t step = full ? 1 : SLOW_BUILD ? 100003 : 1021;
    uint64_t seed = start_random(), at = full ? 0 : next_random(&seed) % step, patterns = 0;
    time_t begin = time(NULL);

    (void)state;
    make_powers();
    read_back = 0;
    for (; at <= UINT32_MAX; at += step, patterns++) check_pattern((uint32_t)at);
    print_message("%" PRIu64 " patterns of f32, %" PRIu64 " texts, %ld s\n", patterns, read_back,
                  (long)(time(NULL) - begin));
}

/* The same by the C library alone, for what the doubles above might have in common with us. */
static void floats_are_as_in_the_c_library(void **state)
{
    uint64_t random = start_random();
    int runs = SLOW_BUILD ? 20000 : 400000;

    (void)state;
    for (int i = 0; i < runs; i++) {
        float f = float_of((uint32_t)next_random(&random)), want;
        int precision = 1 + (int)(next_random(&random) % 20);
        char text[64];

        if (isnan(f) || isinf(f)) continue;
        (void)snprintf(text, sizeof text, "%.*g", precision, (double)f);
        want = strtof(text, NULL);
        if (!isinf(want)) check_float(bits_of(want), text, strlen(text));
    }
}

/* ---- doubles ------------------------------------------------------------------------------ */

static double random_double(uint64_t *random)
{
    double d;

    do {
        uint64_t bits = next_random(random);
        memcpy(&d, &bits, sizeof d);
    } while (isnan(d) || isinf(d));
    return d;
}

static void check_double(const char *text, double want)
{
    double is = 77;
    stx_value_result result =
        stx_to_f64(stax_str_of(text), false, -(double)INFINITY, (double)INFINITY, &is);

    read_back++;
    if (isinf(want) && result == STX_VALUE_RANGE) return;
    if (result == STX_VALUE_OK && memcmp(&is, &want, sizeof is) == 0) return;
    fail_msg("%s: %s %a, not %a", text, result_names[result], is, want);
}

/* Up to 25 digits with a point anywhere, and an exponent. */
static void put_random_number(uint64_t *random, char *to)
{
    uint64_t luck = next_random(random);
    int digits = 1 + (int)(luck % 25), point = (int)(luck >> 8) % 30;

    for (int i = 0; i < digits; i++) {
        if (i == point) *to++ = '.';
        *to++ = (char)('0' + (next_random(random) >> 32) % 10);
    }
    *to = '\0';
    if (luck >> 60 > 3) (void)sprintf(to, "e%d", (int)((luck >> 20) % 640) - 330);
}

/* The middle of two doubles, cut after any number of digits: just below it, on it, or above. */
static bool put_middle(double d, int digits, char *to, size_t size)
{
#if LDBL_MANT_DIG >= 64
    long double above = (long double)nextafter(d, (double)INFINITY);

    if (isinf((double)above)) return false;
    (void)snprintf(to, size, "%.*Le", digits, ((long double)d + above) / 2);
    return true;
#else
    (void)d, (void)digits, (void)to, (void)size;
    return false;
#endif
}

static void random_doubles_come_back(void **state)
{
    long runs = SLOW_BUILD ? 200000 : 10000000;
    uint64_t random = start_random();
    time_t begin = time(NULL);

    (void)state;
    read_back = 0;
    for (long i = 0; i < runs; i++) {
        double d = random_double(&random);
        char text[1200];

        (void)snprintf(text, sizeof text, "%.17g", d);
        check_double(text, d);
        if (i % 4 == 0) {
            (void)snprintf(text, sizeof text, "%.*g", 1 + (int)(i / 4 % 24), d);
            check_double(text, strtod(text, NULL));
        } else if (i % 4 == 1) {
            put_random_number(&random, text);
            check_double(text, strtod(text, NULL));
        } else if (i % 16 == 2 && put_middle(d, 15 + (int)(i / 16 % 40), text, sizeof text)) {
            check_double(text, strtod(text, NULL));
        } else if (i % 4096 == 3 && put_middle(d, 800, text, sizeof text)) {
            check_double(text, strtod(text, NULL));
        }
    }
    print_message("%ld patterns of f64, %" PRIu64 " texts, %ld s\n", runs, read_back,
                  (long)(time(NULL) - begin));
}

/* What has no more than 15 digits is exact on both sides: all prices, all coordinates. */
static void short_decimals_come_back_as_they_were(void **state)
{
    uint64_t random = start_random();
    int runs = SLOW_BUILD ? 20000 : 500000;

    (void)state;
    for (int i = 0; i < runs; i++) {
        uint64_t luck = next_random(&random);
        uint64_t digits = luck % UINT64_C(1000000000000000) >> (luck >> 58);
        int places = (int)(next_random(&random) % 16);
        char text[48];

        (void)put_number(text, (luck >> 57 & 1) != 0, digits, -places);
        check_double(text, strtod(text, NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_float_comes_back),
        cmocka_unit_test(floats_are_as_in_the_c_library),
        cmocka_unit_test(random_doubles_come_back),
        cmocka_unit_test(short_decimals_come_back_as_they_were),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
