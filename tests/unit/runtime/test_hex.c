/*
 * Hexadecimal integers.
 */
#include "value_tests.h"

static const struct {
    const char *title, *text;
    stx_value_result result;
    uint64_t number;
} cases[] = {
    {"nothing", "", STX_VALUE_EMPTY, 0},
    {"zero", "0", STX_VALUE_OK, 0},
    {"upper case", "FF00AA", STX_VALUE_OK, 0xFF00AA},
    {"lower case", "deadbeef", STX_VALUE_OK, 0xDEADBEEF},
    {"mixed", "aB9", STX_VALUE_OK, 0xAB9},
    {"a prefix", "0x1f", STX_VALUE_OK, 0x1F},
    {"a large prefix", "0XA", STX_VALUE_OK, 0xA},
    {"the largest", "FFFFFFFFFFFFFFFF", STX_VALUE_OK, UINT64_MAX},
    {"one more", "10000000000000000", STX_VALUE_RANGE, 0},
    {"leading zeros", "0x0000000000000000000000010", STX_VALUE_OK, 16},
    {"too long", "123456789ABCDEF01", STX_VALUE_RANGE, 0},
    {"a prefix alone", "0x", STX_VALUE_BAD, 0},
    {"half a prefix", "x1", STX_VALUE_BAD, 0},
    {"two prefixes", "0x0x1", STX_VALUE_BAD, 0},
    {"a sign", "-1", STX_VALUE_BAD, 0},
    {"a sign behind the prefix", "0x+1", STX_VALUE_BAD, 0},
    {"the letter behind F", "G", STX_VALUE_BAD, 0},
    {"the character before a", "`", STX_VALUE_BAD, 0},
    {"the character before A", "@", STX_VALUE_BAD, 0},
    {"the character behind 9", ":", STX_VALUE_BAD, 0},
    {"a control that would become a digit", "\x10", STX_VALUE_BAD, 0},
    {"a blank", "1 2", STX_VALUE_BAD, 0},
    {"a high byte", "\xE1", STX_VALUE_BAD, 0},
    {"bad behind an overflow", "FFFFFFFFFFFFFFFFFx", STX_VALUE_BAD, 0},
};

static void text_becomes_a_number_of_base_16(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        uint64_t number = 77;
        stax_str text = tight(cases[i].text);
        stx_value_result result = stx_to_hex(text, 0, UINT64_MAX, &number);
        free_tight(text);
        check_result(cases[i].title, cases[i].text, result, cases[i].result);
        if (number != (result ? 77 : cases[i].number))
            fail_msg("%s: %" PRIx64, cases[i].title, number);
    }
}

static void bounds_are_inclusive(void **state)
{
    (void)state;
    uint64_t number;

    assert_int_equal(stx_to_hex(stax_str_of("10"), 16, 32, &number), STX_VALUE_OK);
    assert_int_equal(stx_to_hex(stax_str_of("20"), 16, 32, &number), STX_VALUE_OK);
    assert_int_equal(stx_to_hex(stax_str_of("f"), 16, 32, &number), STX_VALUE_RANGE);
    assert_int_equal(stx_to_hex(stax_str_of("21"), 16, 32, &number), STX_VALUE_RANGE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_becomes_a_number_of_base_16),
        cmocka_unit_test(bounds_are_inclusive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
