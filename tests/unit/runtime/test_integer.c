/*
 * Decimal integers: the grammar, the bounds of every width, and random numbers against printf.
 */
#include "value_tests.h"

#define ZEROS_40 "0000000000000000000000000000000000000000"

static const struct {
    const char *title, *text;
    stx_value_result as_signed;
    int64_t number;
    stx_value_result as_unsigned;
    uint64_t magnitude;
} cases[] = {
    {"nothing", "", STX_VALUE_EMPTY, 0, STX_VALUE_EMPTY, 0},
    {"zero", "0", STX_VALUE_OK, 0, STX_VALUE_OK, 0},
    {"minus zero", "-0", STX_VALUE_OK, 0, STX_VALUE_OK, 0},
    {"minus many zeros", "-" ZEROS_40, STX_VALUE_OK, 0, STX_VALUE_OK, 0},
    {"a plus", "+7", STX_VALUE_OK, 7, STX_VALUE_OK, 7},
    {"a minus", "-7", STX_VALUE_OK, -7, STX_VALUE_RANGE, 0},
    {"leading zeros", "007", STX_VALUE_OK, 7, STX_VALUE_OK, 7},
    {"forty zeros", ZEROS_40 "12", STX_VALUE_OK, 12, STX_VALUE_OK, 12},
    {"two digits", "42", STX_VALUE_OK, 42, STX_VALUE_OK, 42},
    {"three digits", "123", STX_VALUE_OK, 123, STX_VALUE_OK, 123},
    {"four digits", "1234", STX_VALUE_OK, 1234, STX_VALUE_OK, 1234},
    {"five digits", "12345", STX_VALUE_OK, 12345, STX_VALUE_OK, 12345},
    {"seven digits", "1234567", STX_VALUE_OK, 1234567, STX_VALUE_OK, 1234567},
    {"eight digits", "12345678", STX_VALUE_OK, 12345678, STX_VALUE_OK, 12345678},
    {"nine digits", "123456789", STX_VALUE_OK, 123456789, STX_VALUE_OK, 123456789},
    {"sixteen digits", "1234567890123456", STX_VALUE_OK, 1234567890123456, STX_VALUE_OK,
     1234567890123456},
    {"seventeen digits", "12345678901234567", STX_VALUE_OK, 12345678901234567, STX_VALUE_OK,
     12345678901234567},
    {"2^63 - 1", "9223372036854775807", STX_VALUE_OK, INT64_MAX, STX_VALUE_OK, INT64_MAX},
    {"2^63", "9223372036854775808", STX_VALUE_RANGE, 0, STX_VALUE_OK, UINT64_C(1) << 63},
    {"-2^63", "-9223372036854775808", STX_VALUE_OK, INT64_MIN, STX_VALUE_RANGE, 0},
    {"-2^63 - 1", "-9223372036854775809", STX_VALUE_RANGE, 0, STX_VALUE_RANGE, 0},
    {"2^64 - 1", "18446744073709551615", STX_VALUE_RANGE, 0, STX_VALUE_OK, UINT64_MAX},
    {"2^64", "18446744073709551616", STX_VALUE_RANGE, 0, STX_VALUE_RANGE, 0},
    {"2^64 + 10^19", "28446744073709551616", STX_VALUE_RANGE, 0, STX_VALUE_RANGE, 0},
    {"2^65", "36893488147419103232", STX_VALUE_RANGE, 0, STX_VALUE_RANGE, 0},
    {"forty nines", "9999999999999999999999999999999999999999", STX_VALUE_RANGE, 0, STX_VALUE_RANGE,
     0},
    {"a sign alone", "-", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"two signs", "+-1", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"a sign behind", "1-", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"a point", "1.0", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"an exponent", "1e3", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"a blank", "1 2", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"hex", "0x10", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"the character before 0", "1/3", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"the character behind 9", "1:3", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"a NUL's neighbour", "1\x01", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"high bytes", "12\xC3\xA9", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"Arabic digits", "\xD9\xA1\xD9\xA2", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"bad in the upper word", "1x34567890", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"bad in the lower word", "123456789x", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
    {"bad behind an overflow", "99999999999999999999x", STX_VALUE_BAD, 0, STX_VALUE_BAD, 0},
};

static void text_becomes_an_integer_or_says_why_not(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        int64_t number = 77;
        uint64_t magnitude = 77;
        stax_str text = tight(cases[i].text);
        stx_value_result as_signed = stx_to_i64(text, INT64_MIN, INT64_MAX, &number);
        stx_value_result as_unsigned = stx_to_u64(text, 0, UINT64_MAX, &magnitude);
        free_tight(text);

        check_result(cases[i].title, cases[i].text, as_signed, cases[i].as_signed);
        check_result(cases[i].title, cases[i].text, as_unsigned, cases[i].as_unsigned);
        if (number != (as_signed ? 77 : cases[i].number))
            fail_msg("%s: %" PRId64, cases[i].title, number);
        if (magnitude != (as_unsigned ? 77 : cases[i].magnitude))
            fail_msg("%s: %" PRIu64, cases[i].title, magnitude);
    }
}

static const struct {
    const char *title, *lowest, *below, *highest, *above;
    int64_t lo, hi;
} widths[] = {
    {"i8", "-128", "-129", "127", "128", INT8_MIN, INT8_MAX},
    {"i16", "-32768", "-32769", "32767", "32768", INT16_MIN, INT16_MAX},
    {"i32", "-2147483648", "-2147483649", "2147483647", "2147483648", INT32_MIN, INT32_MAX},
    {"i64", "-9223372036854775808", "-9223372036854775809", "9223372036854775807",
     "9223372036854775808", INT64_MIN, INT64_MAX},
    {"1450..2100", "1450", "1449", "2100", "2101", 1450, 2100},
    {"0..0", "0", "-1", "0", "1", 0, 0},
};

static stx_value_result signed_result(const char *text, int64_t lo, int64_t hi)
{
    int64_t number;
    return stx_to_i64(stax_str_of(text), lo, hi, &number);
}

static void signed_bounds_are_inclusive(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(widths); i++) {
        const char *title = widths[i].title;
        int64_t lo = widths[i].lo, hi = widths[i].hi;
        check_result(title, widths[i].lowest, signed_result(widths[i].lowest, lo, hi),
                     STX_VALUE_OK);
        check_result(title, widths[i].below, signed_result(widths[i].below, lo, hi),
                     STX_VALUE_RANGE);
        check_result(title, widths[i].highest, signed_result(widths[i].highest, lo, hi),
                     STX_VALUE_OK);
        check_result(title, widths[i].above, signed_result(widths[i].above, lo, hi),
                     STX_VALUE_RANGE);
    }
}

static const struct {
    const char *title, *highest, *above;
    uint64_t hi;
} unsigned_widths[] = {
    {"u8", "255", "256", UINT8_MAX},
    {"u16", "65535", "65536", UINT16_MAX},
    {"u32", "4294967295", "4294967296", UINT32_MAX},
    {"u64", "18446744073709551615", "18446744073709551616", UINT64_MAX},
};

static void unsigned_bounds_are_inclusive(void **state)
{
    (void)state;
    uint64_t number;

    for (size_t i = 0; i < ROWS(unsigned_widths); i++) {
        stax_str highest = stax_str_of(unsigned_widths[i].highest);
        stax_str above = stax_str_of(unsigned_widths[i].above);
        uint64_t hi = unsigned_widths[i].hi;
        const char *title = unsigned_widths[i].title;
        check_result(title, highest.data, stx_to_u64(highest, 0, hi, &number), STX_VALUE_OK);
        check_result(title, above.data, stx_to_u64(above, 0, hi, &number), STX_VALUE_RANGE);
        check_result(title, "-1", stx_to_u64(stax_str_of("-1"), 0, hi, &number), STX_VALUE_RANGE);
        check_result(title, "2", stx_to_u64(stax_str_of("2"), 3, hi, &number), STX_VALUE_RANGE);
        check_result(title, "3", stx_to_u64(stax_str_of("3"), 3, hi, &number), STX_VALUE_OK);
    }
}

static void every_short_number_comes_back(void **state)
{
    (void)state;
    for (int64_t want = -20000; want <= 20000; want++) {
        char text[32];
        int64_t number = 0;
        snprintf(text, sizeof text, "%" PRId64, want);
        stax_str t = tight(text);
        stx_value_result result = stx_to_i64(t, INT64_MIN, INT64_MAX, &number);
        free_tight(t);
        if (result != STX_VALUE_OK || number != want) fail_msg("%s: %" PRId64, text, number);
    }
}

static void random_numbers_come_back(void **state)
{
    (void)state;
    uint64_t random = start_random();

    for (int i = 0; i < 200000; i++) {
        char text[64];
        uint64_t magnitude = 0, want = next_random(&random) >> next_random(&random) % 64;
        int64_t number = 0, signed_want = -(int64_t)(want >> 1);
        snprintf(text, sizeof text, "%0*" PRIu64, (int)(next_random(&random) % 30), want);
        stax_str t = tight(text);
        stx_value_result result = stx_to_u64(t, 0, UINT64_MAX, &magnitude);
        free_tight(t);
        if (result != STX_VALUE_OK || magnitude != want) fail_msg("%s: %" PRIu64, text, magnitude);

        snprintf(text, sizeof text, "%" PRId64, signed_want);
        result = stx_to_i64(stax_str_of(text), INT64_MIN, INT64_MAX, &number);
        if (result != STX_VALUE_OK || number != signed_want) fail_msg("%s: %" PRId64, text, number);
    }
}

static bool is_number(size_t len, size_t at, char byte)
{
    char text[32];
    uint64_t number;

    memset(text, '0', len);
    text[at] = byte;
    stx_value_result result = stx_to_u64((stax_str){text, len}, 0, UINT64_MAX, &number);
    return result == STX_VALUE_OK || result == STX_VALUE_RANGE;
}

static void a_byte_that_is_no_digit_is_seen_at_every_place(void **state)
{
    (void)state;
    for (size_t len = 1; len <= 24; len++) {
        for (size_t at = 1; at < len; at++) {
            for (int byte = 0; byte < 256; byte++) {
                bool want = byte >= '0' && byte <= '9';
                if (is_number(len, at, (char)byte) != want)
                    fail_msg("length %zu: byte %02X at %zu", len, (unsigned)byte, at);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_becomes_an_integer_or_says_why_not),
        cmocka_unit_test(signed_bounds_are_inclusive),
        cmocka_unit_test(unsigned_bounds_are_inclusive),
        cmocka_unit_test(every_short_number_comes_back),
        cmocka_unit_test(random_numbers_come_back),
        cmocka_unit_test(a_byte_that_is_no_digit_is_seen_at_every_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
