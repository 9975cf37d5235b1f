/*
 * Durations: each part, each order, each fault.
 */
#include "value_tests.h"

#define BAD        \
    STX_VALUE_BAD, \
    {              \
        0          \
    }
#define RANGE        \
    STX_VALUE_RANGE, \
    {                \
        0            \
    }

static const struct {
    const char *title, *text;
    stx_value_result result;
    stax_duration want;
} cases[] = {
    {"nothing", "", STX_VALUE_EMPTY, {0}},
    {"every part", "P1Y2M3DT4H5M6.789S", STX_VALUE_OK, {false, 1, 2, 3, 4, 5, 6, 789000000}},
    {"negative", "-P1D", STX_VALUE_OK, {true, 0, 0, 1, 0, 0, 0, 0}},
    {"years", "P10Y", STX_VALUE_OK, {false, 10, 0, 0, 0, 0, 0, 0}},
    {"a month", "P1M", STX_VALUE_OK, {false, 0, 1, 0, 0, 0, 0, 0}},
    {"a minute", "PT1M", STX_VALUE_OK, {false, 0, 0, 0, 0, 1, 0, 0}},
    {"both", "P1MT1M", STX_VALUE_OK, {false, 0, 1, 0, 0, 1, 0, 0}},
    {"years and days", "P1Y1D", STX_VALUE_OK, {false, 1, 0, 1, 0, 0, 0, 0}},
    {"hours and seconds", "PT1H1S", STX_VALUE_OK, {false, 0, 0, 0, 1, 0, 1, 0}},
    {"zero", "PT0S", STX_VALUE_OK, {0}},
    {"minus zero", "-P0D", STX_VALUE_OK, {true, 0, 0, 0, 0, 0, 0, 0}},
    {"nothing is carried over", "PT90M", STX_VALUE_OK, {false, 0, 0, 0, 0, 90, 0, 0}},
    {"leading zeros", "P00000000000001D", STX_VALUE_OK, {false, 0, 0, 1, 0, 0, 0, 0}},
    {"nine digits", "PT0.123456789S", STX_VALUE_OK, {false, 0, 0, 0, 0, 0, 0, 123456789}},
    {"more digits are cut off",
     "PT0.1234567899S",
     STX_VALUE_OK,
     {false, 0, 0, 0, 0, 0, 0, 123456789}},
    {"the largest", "P4294967295Y", STX_VALUE_OK, {false, UINT32_MAX, 0, 0, 0, 0, 0, 0}},
    {"one more year", "P4294967296Y", RANGE},
    {"one more second", "PT4294967296.5S", RANGE},
    {"far too many days", "P99999999999999999999999999D", RANGE},
    {"2^64 hours", "PT18446744073709551616H", RANGE},
    {"bad behind too large", "P99999999999YX", BAD},
    {"no part", "P", BAD},
    {"no part behind T", "P1DT", BAD},
    {"T alone", "PT", BAD},
    {"no P", "1D", BAD},
    {"minus alone", "-", BAD},
    {"a plus", "+P1D", BAD},
    {"a minus inside", "P-1D", BAD},
    {"a small p", "p1D", BAD},
    {"a small letter", "P1d", BAD},
    {"a number without a letter", "P1", BAD},
    {"a number without a letter before T", "P1T2S", BAD},
    {"a fraction without a letter before T", "P1.5T2S", BAD},
    {"a number without a letter at the end", "PT1H2", BAD},
    {"a letter without a number", "PD", BAD},
    {"days before months", "P1D1M", BAD},
    {"seconds before hours", "PT1S1H", BAD},
    {"a part twice", "P1D1D", BAD},
    {"hours without T", "P1H", BAD},
    {"days behind T", "PT1D", BAD},
    {"years behind T", "PT1Y", BAD},
    {"two T", "PT1HT1S", BAD},
    {"weeks", "P1W", BAD},
    {"a fraction of a day", "P1.5D", BAD},
    {"a fraction of a minute", "PT1.5M", BAD},
    {"no digit before the point", "PT.5S", BAD},
    {"no digit behind the point", "PT1.S", BAD},
    {"a comma", "PT1,5S", BAD},
    {"a blank", "P1D T1H", BAD},
    {"something behind", "P1DX", BAD},
};

static bool same(const stax_duration *a, const stax_duration *b)
{
    return a->negative == b->negative && a->years == b->years && a->months == b->months &&
           a->days == b->days && a->hours == b->hours && a->minutes == b->minutes &&
           a->seconds == b->seconds && a->nanosecond == b->nanosecond;
}

static void text_becomes_a_duration_or_says_why_not(void **state)
{
    (void)state;
    const stax_duration before = {true, 9, 9, 9, 9, 9, 9, 9};

    for (size_t i = 0; i < ROWS(cases); i++) {
        stax_duration is = before;
        stax_str text = tight(cases[i].text);
        stx_value_result result = stx_to_duration(text, &is);
        free_tight(text);
        check_result(cases[i].title, cases[i].text, result, cases[i].result);
        if (!same(&is, result ? &before : &cases[i].want)) fail_msg("%s: value", cases[i].title);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_becomes_a_duration_or_says_why_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
