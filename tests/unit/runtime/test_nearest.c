/*
 * The multiplications alone, without the quick way and the syntax of float.c: any 64 bits times any
 * power of ten, against the C library.
 */
#include "value/nearest.h"
#include "value_tests.h"

static const struct {
    const char *title;
    uint64_t digits;
    int exponent;
} cases[] = {
    {"zero", 0, 0},
    {"zero, large exponent", 0, 400},
    {"one", 1, 0},
    {"all bits", UINT64_MAX, 0},
    {"all bits, lowest power", UINT64_MAX, -342},
    {"all bits, below it", UINT64_MAX, -343},
    {"all bits, highest power", UINT64_MAX, 308},
    {"above it", 1, 309},
    {"ten to the 308", 1, 308},
    {"the lowest power", 1, -342},
    {"the lowest power of f32", UINT64_MAX, -64},
    {"below it", UINT64_MAX, -65},
    {"a tie times 10^0", 9007199254740993, 0},
    {"a tie times 10^23", 1, 23},
    {"ten times a tie", 9007199254740993, 1},
    {"a tie over 10^3", 9007199254740993000, -3},
    {"a tie of f32", 16777217, 0},
    {"a tie of f32, up", 16777219, 0},
    {"a tie of f32 times 10^10", 3, 10},
    {"a tie of f32 over 10^11", UINT64_C(1677721700000000000), -11},
    {"five and a subnormal", 5, -324},
    {"less than half of it", 2, -324},
    {"more than half of it", 3, -324},
    {"the smallest normal", 22250738585072014, -324},
    {"rounds up to the smallest normal", 22250738585072012, -324},
    {"the largest", 17976931348623157, 292},
    {"rounds up to infinity", 17976931348623159, 292},
    {"near a middle, 16 digits", 9214843084008499, 0},
    {"near a middle, large", 6929001713869936, 221},
    {"near a middle, small", 2110808898695963, -14},
    {"near a middle, three digits", 8533, 65},
    {"near a middle, five digits", 41006, -188},
    {"near a middle, top", 9998, 304},
    {"near a middle, long", 99538452227, -290},
};

static uint64_t bits_of_double(double d)
{
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return bits;
}

static uint64_t bits_of_float(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static void check_both(const char *title, uint64_t digits, int exponent)
{
    char text[64];
    stx_number n = {.digits = digits, .exponent = exponent};

    snprintf(text, sizeof text, "%" PRIu64 "e%d", digits, exponent);
    if (stx_nearest_f64(&n) != bits_of_double(strtod(text, NULL)))
        fail_msg("%s: %s as f64: %" PRIx64, title, text, stx_nearest_f64(&n));
    if (stx_nearest_f32(&n) != bits_of_float(strtof(text, NULL)))
        fail_msg("%s: %s as f32: %" PRIx64, title, text, stx_nearest_f32(&n));
}

static void known_edges_are_as_in_the_c_library(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++)
        check_both(cases[i].title, cases[i].digits, cases[i].exponent);
}

static void every_power_is_as_in_the_c_library(void **state)
{
    (void)state;
    uint64_t random = start_random();

    for (int exponent = -400; exponent <= 400; exponent++) {
        check_both("a power", 1, exponent);
        check_both("all bits", UINT64_MAX, exponent);
        for (int i = 0; i < 250; i++) {
            uint64_t digits = next_random(&random) >> next_random(&random) % 64;
            check_both("random", digits, exponent);
        }
    }
}

/*
 * half / 2^k = half * 5^k * 10^-k with an odd half of one bit more than the format has: a tie.
 * Where half * 10^k fits 64 bits, the same as half * 10^k * 10^-k.
 */
static void ties_are_as_in_the_c_library(void **state)
{
    (void)state;
    uint64_t random = start_random();

    for (int i = 0; i < 10000; i++) {
        int bits = i % 2 ? 54 : 25;
        uint64_t half = next_random(&random) >> (64 - bits) | 1 | UINT64_C(1) << (bits - 1);
        uint64_t fives = half, tens = half;
        for (int k = 0; fives <= UINT64_MAX / 5; k++, fives *= 5) check_both("fives", fives, -k);
        for (int k = 0; tens <= UINT64_MAX / 10; k++, tens *= 10) check_both("tens", tens, -k);
        check_both("fives", fives, -28 + (int)(next_random(&random) % 40));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_edges_are_as_in_the_c_library),
        cmocka_unit_test(every_power_is_as_in_the_c_library),
        cmocka_unit_test(ties_are_as_in_the_c_library),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
