/*
 * Dates, times and both: tables, and every day of ten thousand years against day numbers.
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
#define UTC     \
    {           \
        true, 0 \
    }
#define NONE     \
    {            \
        false, 0 \
    }

static const struct {
    const char *title, *text;
    stx_value_result result;
    stax_date want;
} dates[] = {
    {"nothing", "", STX_VALUE_EMPTY, {0}},
    {"a day", "2024-02-29", STX_VALUE_OK, {2024, 2, 29, NONE}},
    {"UTC", "2024-12-31Z", STX_VALUE_OK, {2024, 12, 31, UTC}},
    {"east", "2024-01-01+05:30", STX_VALUE_OK, {2024, 1, 1, {true, 330}}},
    {"west", "2024-01-01-08:00", STX_VALUE_OK, {2024, 1, 1, {true, -480}}},
    {"furthest east", "2024-01-01+14:00", STX_VALUE_OK, {2024, 1, 1, {true, 840}}},
    {"furthest west", "2024-01-01-14:00", STX_VALUE_OK, {2024, 1, 1, {true, -840}}},
    {"minus zero is UTC", "2024-01-01-00:00", STX_VALUE_OK, {2024, 1, 1, UTC}},
    {"too far east", "2024-01-01+14:01", BAD},
    {"an hour too far", "2024-01-01+15:00", BAD},
    {"60 minutes", "2024-01-01+01:60", BAD},
    {"a zone without a colon", "2024-01-01+0100", BAD},
    {"a zone of hours", "2024-01-01+01", BAD},
    {"a zone of one digit", "2024-01-01+1:00", BAD},
    {"a small z", "2024-01-01z", BAD},
    {"two zones", "2024-01-01ZZ", BAD},
    {"something behind the zone", "2024-01-01+01:00x", BAD},
    {"the first year", "0001-01-01", STX_VALUE_OK, {1, 1, 1, NONE}},
    {"the year before", "-0001-12-31", STX_VALUE_OK, {-1, 12, 31, NONE}},
    {"no year 0", "0000-01-01", BAD},
    {"no year -0", "-0000-01-01", BAD},
    {"five digits", "12345-01-01", STX_VALUE_OK, {12345, 1, 1, NONE}},
    {"five with a leading 0", "02024-01-01", BAD},
    {"five zeros", "00000-01-01", BAD},
    {"three digits", "999-01-01", BAD},
    {"a plus", "+2024-01-01", BAD},
    {"the last year", "2147483647-12-31", STX_VALUE_OK, {INT32_MAX, 12, 31, NONE}},
    {"one more", "2147483648-12-31", RANGE},
    {"the lowest year", "-2147483648-12-31", STX_VALUE_OK, {INT32_MIN, 12, 31, NONE}},
    {"one less", "-2147483649-12-31", RANGE},
    {"far away", "123456789012345678901234567890-12-31", RANGE},
    {"far away, a leap year", "123456789012345678901234567600-02-29", RANGE},
    {"far away, no leap year", "123456789012345678901234567700-02-29", BAD},
    {"far away and wrong", "123456789012345678901234567890-12-31x", BAD},
    {"1900 was no leap year", "1900-02-29", BAD},
    {"2000 was one", "2000-02-29", STX_VALUE_OK, {2000, 2, 29, NONE}},
    {"2023 was none", "2023-02-29", BAD},
    {"-4 by its number", "-0004-02-29", STX_VALUE_OK, {-4, 2, 29, NONE}},
    {"-1 by its number", "-0001-02-29", BAD},
    {"-100 by its number", "-0100-02-29", BAD},
    {"-400 by its number", "-0400-02-29", STX_VALUE_OK, {-400, 2, 29, NONE}},
    {"April 31", "2024-04-31", BAD},
    {"day 0", "2024-04-00", BAD},
    {"day 32", "2024-01-32", BAD},
    {"month 0", "2024-00-01", BAD},
    {"month 13", "2024-13-01", BAD},
    {"one digit", "2024-1-01", BAD},
    {"slashes", "2024/01/01", BAD},
    {"no dashes", "20240101", BAD},
    {"cut", "2024-01-0", BAD},
    {"cut behind the month", "2024-01", BAD},
    {"a letter", "2024-0a-01", BAD},
    {"a time behind", "2024-01-01T00:00:00", BAD},
    {"a blank", "2024-01-01 ", BAD},
};

static const struct {
    const char *title, *text;
    stx_value_result result;
    stax_time want;
} times[] = {
    {"nothing", "", STX_VALUE_EMPTY, {0}},
    {"a time", "13:20:05", STX_VALUE_OK, {13, 20, 5, 0, NONE}},
    {"a fraction", "13:20:05.5", STX_VALUE_OK, {13, 20, 5, 500000000, NONE}},
    {"nine digits", "00:00:00.123456789", STX_VALUE_OK, {0, 0, 0, 123456789, NONE}},
    {"more are cut off, not rounded",
     "00:00:00.9999999999",
     STX_VALUE_OK,
     {0, 0, 0, 999999999, NONE}},
    {"leading zeros", "00:00:00.000000001", STX_VALUE_OK, {0, 0, 0, 1, NONE}},
    {"with a zone", "13:20:05-05:00", STX_VALUE_OK, {13, 20, 5, 0, {true, -300}}},
    {"fraction and zone", "13:20:05.25Z", STX_VALUE_OK, {13, 20, 5, 250000000, UTC}},
    {"the last second", "23:59:59", STX_VALUE_OK, {23, 59, 59, 0, NONE}},
    {"24:00:00", "24:00:00", STX_VALUE_OK, {24, 0, 0, 0, NONE}},
    {"24 with a fraction of zeros", "24:00:00.000Z", STX_VALUE_OK, {24, 0, 0, 0, UTC}},
    {"24 and a second", "24:00:01", BAD},
    {"24 and a minute", "24:01:00", BAD},
    {"24 and a fraction", "24:00:00.1", BAD},
    {"24 and a tenth digit", "24:00:00.0000000001", BAD},
    {"hour 25", "25:00:00", BAD},
    {"minute 60", "00:60:00", BAD},
    {"second 60", "23:59:60", BAD},
    {"no seconds", "13:20", BAD},
    {"no digit behind the point", "13:20:05.", BAD},
    {"no digit between point and zone", "13:20:05.Z", BAD},
    {"a comma", "13:20:05,5", BAD},
    {"one digit", "1:20:05", BAD},
    {"cut", "13:20:0", BAD},
    {"dots", "13.20.05", BAD},
    {"a minus", "-13:20:05", BAD},
    {"pm", "01:20:05 PM", BAD},
};

static const struct {
    const char *title, *text;
    stx_value_result result;
    stax_datetime want;
} datetimes[] = {
    {"nothing", "", STX_VALUE_EMPTY, {0}},
    {"every part",
     "2024-02-29T13:20:05.125+01:00",
     STX_VALUE_OK,
     {2024, 2, 29, 13, 20, 5, 125000000, {true, 60}}},
    {"no fraction, no zone",
     "1999-12-31T23:59:59",
     STX_VALUE_OK,
     {1999, 12, 31, 23, 59, 59, 0, NONE}},
    {"24:00:00 stays", "1999-12-31T24:00:00Z", STX_VALUE_OK, {1999, 12, 31, 24, 0, 0, 0, UTC}},
    {"a negative year", "-0044-03-15T12:00:00", STX_VALUE_OK, {-44, 3, 15, 12, 0, 0, 0, NONE}},
    {"a large year", "2147483648-01-01T00:00:00", RANGE},
    {"a large year and a wrong time", "2147483648-01-01T00:00:60", BAD},
    {"a small t", "2024-02-29t13:20:05", BAD},
    {"a blank", "2024-02-29 13:20:05", BAD},
    {"a date alone", "2024-02-29", BAD},
    {"T alone behind it", "2024-02-29T", BAD},
    {"a zone in the middle", "2024-02-29ZT13:20:05", BAD},
    {"a wrong day", "2023-02-29T13:20:05", BAD},
    {"a wrong time", "2024-02-29T24:20:05", BAD},
    {"something behind", "2024-02-29T13:20:05Zx", BAD},
};

static bool same_zone(stax_zone a, stax_zone b)
{
    return a.given == b.given && a.minutes == b.minutes;
}

static bool same_date(const stax_date *a, const stax_date *b)
{
    return a->year == b->year && a->month == b->month && a->day == b->day &&
           same_zone(a->zone, b->zone);
}

static bool same_time(const stax_time *a, const stax_time *b)
{
    return a->hour == b->hour && a->minute == b->minute && a->second == b->second &&
           a->nanosecond == b->nanosecond && same_zone(a->zone, b->zone);
}

static bool same_both(const stax_datetime *a, const stax_datetime *b)
{
    return a->year == b->year && a->month == b->month && a->day == b->day && a->hour == b->hour &&
           a->minute == b->minute && a->second == b->second && a->nanosecond == b->nanosecond &&
           same_zone(a->zone, b->zone);
}

static void text_becomes_a_date_or_says_why_not(void **state)
{
    (void)state;
    const stax_date before = {77, 7, 7, {true, 7}};

    for (size_t i = 0; i < ROWS(dates); i++) {
        stax_date is = before;
        stax_str text = tight(dates[i].text);
        stx_value_result result = stx_to_date(text, &is);
        free_tight(text);
        check_result(dates[i].title, dates[i].text, result, dates[i].result);
        if (!same_date(&is, result ? &before : &dates[i].want))
            fail_msg("%s: value", dates[i].title);
    }
}

static void text_becomes_a_time_or_says_why_not(void **state)
{
    (void)state;
    const stax_time before = {7, 7, 7, 7, {true, 7}};

    for (size_t i = 0; i < ROWS(times); i++) {
        stax_time is = before;
        stax_str text = tight(times[i].text);
        stx_value_result result = stx_to_time(text, &is);
        free_tight(text);
        check_result(times[i].title, times[i].text, result, times[i].result);
        if (!same_time(&is, result ? &before : &times[i].want))
            fail_msg("%s: value", times[i].title);
    }
}

static void text_becomes_a_datetime_or_says_why_not(void **state)
{
    (void)state;
    const stax_datetime before = {77, 7, 7, 7, 7, 7, 7, {true, 7}};

    for (size_t i = 0; i < ROWS(datetimes); i++) {
        stax_datetime is = before;
        stax_str text = tight(datetimes[i].text);
        stx_value_result result = stx_to_datetime(text, &is);
        free_tight(text);
        check_result(datetimes[i].title, datetimes[i].text, result, datetimes[i].result);
        if (!same_both(&is, result ? &before : &datetimes[i].want))
            fail_msg("%s: value", datetimes[i].title);
    }
}

/* The number of a day, counted through months that begin with March (so leap days come last). */
static long day_number(long year, long month, long day)
{
    long y = year + 4800 - (month < 3), m = (month + 9) % 12;

    return day + (153 * m + 2) / 5 + 365 * y + y / 4 - y / 100 + y / 400;
}

/* There is such a day when the next month's first has a higher number. */
static bool is_day(long year, long month, long day)
{
    if (month < 1 || month > 12 || day < 1) return false;

    long next_first = month == 12 ? day_number(year + 1, 1, 1) : day_number(year, month + 1, 1);
    return day_number(year, month, day) < next_first;
}

static void check_day(long year, long month, long day)
{
    char text[80];
    stax_date is;
    bool want = is_day(year, month, day);

    snprintf(text, sizeof text, "%s%04ld-%02ld-%02ld", year < 0 ? "-" : "", labs(year), month, day);
    stx_value_result result = stx_to_date(stax_str_of(text), &is);
    check_result("a day", text, result, want ? STX_VALUE_OK : STX_VALUE_BAD);
    if (want && (is.year != year || is.month != month || is.day != day)) fail_msg("%s", text);
}

static void exactly_the_days_of_the_calendar_are_dates(void **state)
{
    (void)state;
    for (long year = -1; year <= 9999; year++) {
        if (year == 0) continue;
        for (long month = 0; month <= 13; month++) {
            for (long day = 0; day <= 32; day++) check_day(year, month, day);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_becomes_a_date_or_says_why_not),
        cmocka_unit_test(text_becomes_a_time_or_says_why_not),
        cmocka_unit_test(text_becomes_a_datetime_or_says_why_not),
        cmocka_unit_test(exactly_the_days_of_the_calendar_are_dates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
