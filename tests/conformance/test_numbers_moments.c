/*
 * Dates, times and durations against slow references: POSIX regular expressions say what is one,
 * the lengths of months are found by asking gmtime for every day of 9999 years.
 */
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS        64 /* years to 9999 on 32-bit machines, too */
#ifndef _DEFAULT_SOURCE
    #define _DEFAULT_SOURCE 1 /* gmtime_r, timegm */
#endif
#include "slow_build.h"
#include "value_tests.h"

#include <regex.h>

#define ZONE  "(Z|[+-]((0[0-9]|1[0-3]):[0-5][0-9]|14:00))?"
#define DAY   "-?([1-9][0-9]{4,}|[0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
#define CLOCK "(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?|24:00:00(\\.0+)?)"

enum { ROOM = 200, YEARS = 9999 };

/* ---- the calendar ------------------------------------------------------------------------- */

static uint8_t lengths[YEARS + 1][13]; /* days of a month, by gmtime */

/* Walks from 0001-01-01 to 9999-12-31 and counts the days of each month. */
static void walk_calendar(void)
{
    struct tm first = {.tm_year = 1 - 1900, .tm_mday = 1}, day;
    time_t at = timegm(&first);

    if (sizeof at < 8) return;
    for (; gmtime_r(&at, &day) && day.tm_year + 1900 <= YEARS; at += 86400)
        lengths[day.tm_year + 1900][day.tm_mon + 1]++;
}

/* A year of the same kind within the table: the calendar comes again after 400 years. */
static unsigned days_of(int64_t year, unsigned month)
{
    int64_t same = (year < 0 ? -year : year) % 400;

    return lengths[same + 400][month];
}

static char *put_fixed(char *to, unsigned number, int width)
{
    for (int i = width; i-- > 0; number /= 10) to[i] = (char)('0' + number % 10);
    return to + width;
}

static char *put_day(char *to, unsigned year, unsigned month, unsigned day)
{
    to = put_fixed(to, year, 4);
    *to++ = '-';
    to = put_fixed(to, month, 2);
    *to++ = '-';
    return put_fixed(to, day, 2);
}

static size_t check_month(unsigned year, unsigned month)
{
    unsigned length = month <= 12 ? lengths[year][month] : 0;
    char text[16];

    for (unsigned day = 0; day <= 40; day++) {
        stax_date is = {0};
        size_t len = (size_t)(put_day(text, year, month, day) - text);
        stx_value_result result = stx_to_date((stax_str){text, len}, &is);
        bool right = day >= 1 && day <= length;

        if (result != (right ? STX_VALUE_OK : STX_VALUE_BAD) ||
            (right && ((unsigned)is.year != year || is.month != month || is.day != day)))
            fail_msg("%.*s is %s", (int)len, text, result_names[result]);
    }
    return 41;
}

static void every_day_is_one_and_no_other(void **state)
{
    unsigned step = getenv("STAX_TEST_FULL") ? 1 : SLOW_BUILD ? 97 : 3;
    size_t dates = 0;

    (void)state;
    if (lengths[YEARS][12] != 31) {
        print_message("skipped: time_t is too small here\n");
        skip();
    }
    for (unsigned year = 1; year <= YEARS; year += step)
        for (unsigned month = 0; month <= 20; month++) dates += check_month(year, month);
    print_message("%zu dates\n", dates);
}

static void every_second_is_one_and_no_other(void **state)
{
    size_t times = 0;
    char text[8];

    (void)state;
    for (unsigned hour = 0; hour <= 30; hour++)
        for (unsigned minute = 0; minute <= 70; minute++)
            for (unsigned second = 0; second <= 70; second++, times++) {
                stax_time is = {0};
                bool right = (hour < 24 && minute < 60 && second < 60) ||
                             (hour == 24 && minute == 0 && second == 0);
                stx_value_result result;

                *put_fixed(text, hour, 2) = ':';
                *put_fixed(text + 3, minute, 2) = ':';
                (void)put_fixed(text + 6, second, 2);
                result = stx_to_time((stax_str){text, 8}, &is);
                if (result != (right ? STX_VALUE_OK : STX_VALUE_BAD) ||
                    (right && (is.hour != hour || is.minute != minute || is.second != second)))
                    fail_msg("%.8s is %s", text, result_names[result]);
            }
    print_message("%zu times\n", times);
}

/* ---- the grammar -------------------------------------------------------------------------- */

static regex_t date_grammar, time_grammar, moment_grammar, duration_grammar;

static int compile_grammars(void **state)
{
    (void)state;
    walk_calendar();
    return regcomp(&date_grammar, "^" DAY ZONE "$", REG_EXTENDED) ||
           regcomp(&time_grammar, "^" CLOCK ZONE "$", REG_EXTENDED) ||
           regcomp(&moment_grammar, "^" DAY "T" CLOCK ZONE "$", REG_EXTENDED) ||
           regcomp(&duration_grammar,
                   "^-?P([0-9]+Y)?([0-9]+M)?([0-9]+D)?"
                   "(T([0-9]+H)?([0-9]+M)?([0-9]+(\\.[0-9]+)?S)?)?$",
                   REG_EXTENDED);
}

static int free_grammars(void **state)
{
    (void)state;
    regfree(&date_grammar);
    regfree(&time_grammar);
    regfree(&moment_grammar);
    regfree(&duration_grammar);
    return 0;
}

static bool fits(const regex_t *grammar, const char *text)
{
    return regexec(grammar, text, 0, NULL, 0) == 0;
}

/* ---- the references ----------------------------------------------------------------------- */

/* A year of any length: of those beyond the table only what leap years need is kept. */
static bool year_of(const char *text, size_t digits, bool negative, int64_t *out)
{
    char last[5] = {0};

    if (digits <= 10) {
        *out = strtoll(text, NULL, 10) * (negative ? -1 : 1);
        return *out >= INT32_MIN && *out <= INT32_MAX;
    }
    memcpy(last, text + digits - 4, 4);
    *out = strtoll(last, NULL, 10) % 400 + 400000;
    return false;
}

/* Reads the day of a text that fits the grammar, and steps behind it. */
static stx_value_result day_of(const char **text, stax_datetime *out)
{
    bool negative = **text == '-', fits_int;
    const char *from = *text + negative;
    size_t digits = strspn(from, "0123456789");
    int64_t year;

    fits_int = year_of(from, digits, negative, &year);
    out->month = (uint8_t)atoi(from + digits + 1);
    out->day = (uint8_t)atoi(from + digits + 4);
    *text = from + digits + 6;
    if (year == 0 || out->day > days_of(year, out->month)) return STX_VALUE_BAD;
    out->year = (int32_t)year;
    return fits_int ? STX_VALUE_OK : STX_VALUE_RANGE;
}

static uint32_t nanoseconds(const char *digits)
{
    char nine[10] = "000000000";
    size_t n = strspn(digits, "0123456789");

    memcpy(nine, digits, n < 9 ? n : 9);
    return (uint32_t)strtoul(nine, NULL, 10);
}

static void clock_of(const char **text, stax_datetime *out)
{
    const char *at = *text;

    out->hour = (uint8_t)atoi(at);
    out->minute = (uint8_t)atoi(at + 3);
    out->second = (uint8_t)atoi(at + 6);
    at += 8;
    if (*at == '.') {
        out->nanosecond = nanoseconds(at + 1);
        at += 1 + strspn(at + 1, "0123456789");
    }
    *text = at;
}

static void zone_of(const char *text, stax_zone *out)
{
    out->given = *text != '\0';
    if (*text == 'Z' || *text == '\0') return;
    out->minutes = (int16_t)(atoi(text + 1) * 60 + atoi(text + 4));
    if (*text == '-') out->minutes = (int16_t)-out->minutes;
}

static stx_value_result moment(const char *text, bool day, bool clock, stax_datetime *out)
{
    const regex_t *grammar = day && clock ? &moment_grammar : day ? &date_grammar : &time_grammar;
    stx_value_result result = STX_VALUE_OK;

    *out = (stax_datetime){0};
    if (*text == '\0') return STX_VALUE_EMPTY;
    if (!fits(grammar, text)) return STX_VALUE_BAD;
    if (day) result = day_of(&text, out);
    if (day && clock) text++;
    if (clock) clock_of(&text, out);
    zone_of(text, &out->zone);
    return result;
}

/* One part of a duration, which stands before its letter; 0: it is not there. */
static stx_value_result part_of(const char **text, char letter, uint32_t *out)
{
    size_t n = strspn(*text, "0123456789"), zeros = strspn(*text, "0");
    const char *at = *text + n;
    unsigned long long value;

    *out = 0;
    if (letter == 'S' && *at == '.') at += 1 + strspn(at + 1, "0123456789");
    if (n == 0 || *at != letter) return STX_VALUE_OK;
    value = n - zeros > 12 ? UINT64_MAX : strtoull(*text, NULL, 10);
    *text = at + 1;
    *out = (uint32_t)value;
    return value > UINT32_MAX ? STX_VALUE_RANGE : STX_VALUE_OK;
}

static stx_value_result duration(const char *text, stax_duration *out)
{
    uint32_t *const parts[] = {&out->years, &out->months,  &out->days,
                               &out->hours, &out->minutes, &out->seconds};
    stx_value_result result = STX_VALUE_OK;
    const char *point = strchr(text, '.');
    size_t last = strlen(text);

    *out = (stax_duration){.negative = *text == '-'};
    if (*text == '\0') return STX_VALUE_EMPTY;
    if (!fits(&duration_grammar, text)) return STX_VALUE_BAD;
    if (text[last - 1] == 'P' || text[last - 1] == 'T') return STX_VALUE_BAD;
    if (point) out->nanosecond = nanoseconds(point + 1);
    text += out->negative + 1;
    for (size_t i = 0; i < ROWS(parts); i++) {
        if (*text == 'T') text++, i = i < 3 ? 3 : i;
        if (part_of(&text, "YMDHMS"[i], parts[i]) != STX_VALUE_OK) result = STX_VALUE_RANGE;
    }
    return result;
}

/* ---- random texts ------------------------------------------------------------------------- */

static uint32_t below(uint64_t *random, uint32_t limit)
{
    return (uint32_t)((next_random(random) >> 32) * limit >> 32);
}

static char *put_year(uint64_t *random, char *to)
{
    static const char *const odd[] = {"2147483647", "2147483648", "2147483649",
                                      "10000",      "0000",       "0001",
                                      "9999",       "400",        "123456789012345678901234567600",
                                      "00400"};

    if (below(random, 8) == 0) *to++ = '-';
    if (below(random, 8) == 0) return to + sprintf(to, "%s", odd[below(random, ROWS(odd))]);
    return to + sprintf(to, "%04u", below(random, below(random, 8) ? 3000 : 100000));
}

static char *put_zone(uint64_t *random, char *to)
{
    switch (below(random, 4)) {
    case 0:
        *to++ = 'Z';
        break;
    case 1:
        to += sprintf(to, "%c%02u:%02u", "+-"[below(random, 2)], below(random, 16),
                      below(random, 4) ? 15 * below(random, 4) : below(random, 64));
        break;
    default:
        break;
    }
    *to = '\0';
    return to;
}

static char *put_fraction(uint64_t *random, char *to)
{
    if (below(random, 2)) return to;
    *to++ = '.';
    for (uint32_t n = 1 + below(random, 14); n > 0; n--)
        *to++ = below(random, 3) ? (char)('0' + below(random, 10)) : '0';
    return to;
}

static char *put_clock(uint64_t *random, char *to)
{
    if (below(random, 8) == 0) return put_fraction(random, to + sprintf(to, "24:00:00"));
    to += sprintf(to, "%02u:%02u:%02u", below(random, 25), below(random, 61), below(random, 61));
    return put_fraction(random, to);
}

static void put_moment(uint64_t *random, bool day, bool clock, char *to)
{
    if (day) {
        to = put_year(random, to);
        to += sprintf(to, "-%02u-%02u", below(random, 14), 1 + below(random, 31));
    }
    if (day && clock) *to++ = 'T';
    if (clock) to = put_clock(random, to);
    (void)put_zone(random, to);
}

static void put_duration(uint64_t *random, char *to)
{
    if (below(random, 4) == 0) *to++ = '-';
    *to++ = 'P';
    for (unsigned i = 0; i < 6; i++) {
        if (i == 3 && below(random, 8)) *to++ = 'T';
        if (below(random, 2)) continue;
        to += sprintf(to, "%" PRIu64, next_random(random) >> below(random, 64));
        if (i == 5) to = put_fraction(random, to);
        *to++ = "YMDHMS"[i];
    }
    *to = '\0';
}

/* Now and then one byte is another, missing, or there twice. */
static void spoil(uint64_t *random, const char *letters, char *text)
{
    size_t len = strlen(text), at = len ? below(random, (uint32_t)len) : 0;

    if (len == 0 || below(random, 3)) return;
    switch (below(random, 3)) {
    case 0:
        text[at] = letters[below(random, (uint32_t)strlen(letters))];
        break;
    case 1:
        memmove(text + at, text + at + 1, len - at);
        break;
    default:
        memmove(text + at + 1, text + at, len + 1 - at);
    }
}

/* ---- tests -------------------------------------------------------------------------------- */

static int runs(void)
{
    return SLOW_BUILD ? 20000 : 300000;
}

static bool is_same_zone(stax_zone a, stax_zone b)
{
    return a.given == b.given && a.minutes == b.minutes;
}

static bool is_same(const stax_datetime *a, const stax_datetime *b)
{
    return a->year == b->year && a->month == b->month && a->day == b->day && a->hour == b->hour &&
           a->minute == b->minute && a->second == b->second && a->nanosecond == b->nanosecond &&
           is_same_zone(a->zone, b->zone);
}

/* What we say, as a moment. */
static stx_value_result ours(const char *text, bool day, bool clock, stax_datetime *out)
{
    stx_value_result result;
    stax_date date = {0};
    stax_time time = {0};

    *out = (stax_datetime){0};
    if (day && clock) return stx_to_datetime(stax_str_of(text), out);
    if (day) {
        result = stx_to_date(stax_str_of(text), &date);
        *out = (stax_datetime){
            .year = date.year, .month = date.month, .day = date.day, .zone = date.zone};
        return result;
    }
    result = stx_to_time(stax_str_of(text), &time);
    *out = (stax_datetime){.hour = time.hour,
                           .minute = time.minute,
                           .second = time.second,
                           .nanosecond = time.nanosecond,
                           .zone = time.zone};
    return result;
}

static void check_moments(bool day, bool clock)
{
    uint64_t random = start_random();
    unsigned right = 0;

    for (int i = 0; i < runs(); i++) {
        stax_datetime is, want;
        char text[ROOM];
        stx_value_result result, wanted;

        put_moment(&random, day, clock, text);
        spoil(&random, "0123456789-:TZ+. zt/", text);
        wanted = moment(text, day, clock, &want);
        result = ours(text, day, clock, &is);
        right += wanted == STX_VALUE_OK;
        if (result != wanted || (result == STX_VALUE_OK && !is_same(&is, &want)))
            fail_msg("'%s' is %s or another value, not %s", text, result_names[result],
                     result_names[wanted]);
    }
    print_message("%d texts, %u of them right\n", runs(), right);
}

static void dates_are_as_the_grammar_says(void **state)
{
    (void)state;
    check_moments(true, false);
}

static void times_are_as_the_grammar_says(void **state)
{
    (void)state;
    check_moments(false, true);
}

static void moments_are_as_the_grammar_says(void **state)
{
    (void)state;
    check_moments(true, true);
}

static void durations_are_as_the_grammar_says(void **state)
{
    uint64_t random = start_random();
    unsigned right = 0;

    (void)state;
    for (int i = 0; i < runs(); i++) {
        stax_duration is, want;
        char text[ROOM];
        stx_value_result result, wanted;

        memset(&is, 0, sizeof is);
        put_duration(&random, text);
        spoil(&random, "0123456789-PYMDTHS. p+", text);
        wanted = duration(text, &want);
        result = stx_to_duration(stax_str_of(text), &is);
        right += wanted == STX_VALUE_OK;
        if (result != wanted ||
            (result == STX_VALUE_OK &&
             (is.negative != want.negative || is.years != want.years || is.months != want.months ||
              is.days != want.days || is.hours != want.hours || is.minutes != want.minutes ||
              is.seconds != want.seconds || is.nanosecond != want.nanosecond)))
            fail_msg("'%s' is %s or another value, not %s", text, result_names[result],
                     result_names[wanted]);
    }
    print_message("%d texts, %u of them right\n", runs(), right);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_day_is_one_and_no_other),
        cmocka_unit_test(every_second_is_one_and_no_other),
        cmocka_unit_test(dates_are_as_the_grammar_says),
        cmocka_unit_test(times_are_as_the_grammar_says),
        cmocka_unit_test(moments_are_as_the_grammar_says),
        cmocka_unit_test(durations_are_as_the_grammar_says),
    };

    return cmocka_run_group_tests(tests, compile_grammars, free_grammars);
}
