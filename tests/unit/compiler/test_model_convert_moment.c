/*
 * Dates, times and durations of defaults.
 */
#include "front_run.h"
#include "model/model_convert.h"

static const char *word_of(convert_result result)
{
    return result == CONVERT_OK ? "ok" : result == CONVERT_BAD ? "bad" : "range";
}

static void moments_are_iso_8601_as_in_xml_schema(void **state)
{
    static const struct {
        const char *title;
        model_kind kind;
        const char *text, *want;
    } cases[] = {
        {"a date", MODEL_DATE, "2024-02-29", "ok"},
        {"no leap year", MODEL_DATE, "2023-02-29", "bad"},
        {"a century", MODEL_DATE, "1900-02-29", "bad"},
        {"four centuries", MODEL_DATE, "2000-02-29", "ok"},
        {"a negative leap year", MODEL_DATE, "-0004-02-29", "ok"},
        {"no year 0", MODEL_DATE, "0000-01-01", "bad"},
        {"three digits", MODEL_DATE, "999-01-01", "bad"},
        {"five digits", MODEL_DATE, "12024-01-01", "ok"},
        {"five with a zero", MODEL_DATE, "02024-01-01", "bad"},
        {"the last year", MODEL_DATE, "2147483647-01-01", "ok"},
        {"a year too late", MODEL_DATE, "2147483648-01-01", "range"},
        {"the first year", MODEL_DATE, "-2147483648-01-01", "ok"},
        {"month 13", MODEL_DATE, "2024-13-01", "bad"},
        {"month 0", MODEL_DATE, "2024-00-01", "bad"},
        {"day 31", MODEL_DATE, "2024-04-31", "bad"},
        {"one digit", MODEL_DATE, "2024-4-01", "bad"},
        {"with Z", MODEL_DATE, "2024-04-01Z", "ok"},
        {"with a zone", MODEL_DATE, "2024-04-01-14:00", "ok"},
        {"zone too far", MODEL_DATE, "2024-04-01+14:01", "bad"},
        {"zone without minutes", MODEL_DATE, "2024-04-01+01", "bad"},
        {"something behind", MODEL_DATE, "2024-04-01x", "bad"},
        {"a time", MODEL_TIME, "23:59:59", "ok"},
        {"a fraction", MODEL_TIME, "23:59:59.123456789012", "ok"},
        {"a fraction without digits", MODEL_TIME, "23:59:59.", "bad"},
        {"the end of the day", MODEL_TIME, "24:00:00", "ok"},
        {"behind the end of the day", MODEL_TIME, "24:00:00.1", "bad"},
        {"second 60", MODEL_TIME, "23:59:60", "bad"},
        {"one digit of a minute", MODEL_TIME, "01:2:03", "bad"},
        {"no digit of a second", MODEL_TIME, "01:02:", "bad"},
        {"no seconds", MODEL_TIME, "23:59", "bad"},
        {"both", MODEL_DATETIME, "2024-04-01T01:02:03Z", "ok"},
        {"a blank for the T", MODEL_DATETIME, "2024-04-01 01:02:03", "bad"},
        {"only a date", MODEL_DATETIME, "2024-04-01", "bad"},
        {"nothing", MODEL_DATE, "", "bad"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        model_moment out;
        const char *got = word_of(convert_moment(cases[i].kind, stax_str_of(cases[i].text), &out));
        if (strcmp(got, cases[i].want) != 0) fail_msg("%s: %s", cases[i].title, got);
    }
}

static void the_parts_go_where_they_belong(void **state)
{
    (void)state;
    model_moment m;

    assert_int_equal(
        convert_moment(MODEL_DATETIME, stax_str_of("-0044-03-15T04:05:06.07-01:30"), &m),
        CONVERT_OK);
    assert_int_equal(m.year, -44);
    assert_int_equal(m.month * 100 + m.day, 315);
    assert_int_equal(m.hour * 10000 + m.minute * 100 + m.second, 40506);
    assert_int_equal(m.nanosecond, 70000000);
    assert_true(m.zone_given);
    assert_int_equal(m.zone_minutes, -90);
}

static void durations_have_their_parts_in_order(void **state)
{
    static const struct {
        const char *text, *want;
    } cases[] = {
        {"P1Y", "ok"},          {"P1Y2M3DT4H5M6S", "ok"},  {"-PT1.5S", "ok"}, {"P", "bad"},
        {"PT", "bad"},          {"P1DT", "bad"},           {"P1M1Y", "bad"},  {"P1H", "bad"},
        {"PT1D", "bad"},        {"PT1M1H", "bad"},         {"P1.5D", "bad"},  {"PT1.S", "bad"},
        {"1Y", "bad"},          {"+P1Y", "bad"},           {"P1", "bad"},     {"P1Y ", "bad"},
        {"P4294967295Y", "ok"}, {"P4294967296Y", "range"}, {"P1Y1Y", "bad"},  {"", "bad"},
        {"PT0S", "ok"},         {"P1YT1S", "ok"},          {"P-1Y", "bad"},   {"PTT1S", "bad"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        model_duration out;
        const char *got = word_of(convert_duration(stax_str_of(cases[i].text), &out));
        if (strcmp(got, cases[i].want) != 0) fail_msg("%s: %s", cases[i].text, got);
    }
}

static void minutes_are_not_months(void **state)
{
    (void)state;
    model_duration d;

    assert_int_equal(convert_duration(stax_str_of("-P2MT3M4.5S"), &d), CONVERT_OK);
    assert_true(d.negative);
    assert_int_equal(d.months, 2);
    assert_int_equal(d.minutes, 3);
    assert_int_equal(d.seconds, 4);
    assert_int_equal(d.nanosecond, 500000000);
    assert_int_equal(d.years + d.days + d.hours, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moments_are_iso_8601_as_in_xml_schema),
        cmocka_unit_test(the_parts_go_where_they_belong),
        cmocka_unit_test(durations_have_their_parts_in_order),
        cmocka_unit_test(minutes_are_not_months),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
