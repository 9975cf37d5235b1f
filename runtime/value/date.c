/*
 * Dates, times of day, and both: every part has its fixed number of digits, but the year and the
 * fraction of the second. Parts are checked when the text was read as a whole.
 */
#include "value/calendar.h"

/* From here on a year is too large for int32_t anyhow; a multiple of 400, so leap years stay. */
static const int64_t year_most = INT64_C(1000000000000);

static bool take_two(stx_rest *rest, unsigned most, uint8_t *out)
{
    if (rest->end - rest->at < 2) return false;
    if (!stx_is_digit(rest->at[0]) || !stx_is_digit(rest->at[1])) return false;

    unsigned number = (unsigned)(rest->at[0] - '0') * 10 + (unsigned)(rest->at[1] - '0');
    if (number > most) return false;
    rest->at += 2;
    *out = (uint8_t)number;
    return true;
}

static bool take_year(stx_rest *rest, int64_t *out)
{
    bool negative = stx_take(rest, '-');
    const char *from = rest->at;
    int64_t year = 0;

    for (; rest->at < rest->end && stx_is_digit(*rest->at); rest->at++) {
        if (year >= year_most) year = year_most + year % 10000;
        year = year * 10 + (*rest->at - '0');
    }
    size_t digits = (size_t)(rest->at - from);
    if (digits < 4 || (digits > 4 && *from == '0') || year == 0) return false;

    *out = negative ? -year : year;
    return true;
}

static bool is_leap(int64_t year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static bool is_day(int64_t year, unsigned month, unsigned day)
{
    static const uint8_t days[] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    if (month < 1 || day < 1) return false;
    return day <= (unsigned)days[month] + (month == 2 && is_leap(year));
}

/* Year, month and day; the year may be outside int32_t. */
static bool take_day(stx_rest *rest, int64_t *year, uint8_t *month, uint8_t *day)
{
    if (!take_year(rest, year) || !stx_take(rest, '-')) return false;
    if (!take_two(rest, 12, month) || !stx_take(rest, '-')) return false;
    if (!take_two(rest, 31, day)) return false;
    return is_day(*year, *month, *day);
}

static bool all_zeros(const char *from, const char *to)
{
    while (from < to && *from == '0') from++;
    return from == to;
}

static bool take_clock(stx_rest *rest, stax_time *out)
{
    if (!take_two(rest, 24, &out->hour) || !stx_take(rest, ':')) return false;
    if (!take_two(rest, 59, &out->minute) || !stx_take(rest, ':')) return false;
    if (!take_two(rest, 59, &out->second)) return false;

    const char *fraction = rest->at;
    if (stx_take(rest, '.')) {
        if (!stx_take_fraction(rest, &out->nanosecond)) return false;
        fraction++;
    }
    if (out->hour < 24) return true;
    return out->minute == 0 && out->second == 0 && all_zeros(fraction, rest->at);
}

/* The zone, if there is one, and then the end of the text. */
static bool take_zone(stx_rest *rest, stax_zone *out)
{
    uint8_t hours, minutes;

    if (rest->at == rest->end) return true;
    out->given = true;
    if (stx_take(rest, 'Z')) return rest->at == rest->end;

    bool west = stx_take(rest, '-');
    if (!west && !stx_take(rest, '+')) return false;
    if (!take_two(rest, 14, &hours) || !stx_take(rest, ':')) return false;
    if (!take_two(rest, hours == 14 ? 0 : 59, &minutes)) return false;

    int east = hours * 60 + minutes;
    out->minutes = (int16_t)(west ? -east : east);
    return rest->at == rest->end;
}

stx_value_result stx_to_date(stax_str text, stax_date *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    stx_rest rest = stx_rest_of(text);
    stax_date date = {0};
    int64_t year;
    if (!take_day(&rest, &year, &date.month, &date.day)) return STX_VALUE_BAD;
    if (!take_zone(&rest, &date.zone)) return STX_VALUE_BAD;
    if (year < INT32_MIN || year > INT32_MAX) return STX_VALUE_RANGE;

    date.year = (int32_t)year;
    *out = date;
    return STX_VALUE_OK;
}

stx_value_result stx_to_time(stax_str text, stax_time *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    stx_rest rest = stx_rest_of(text);
    stax_time time = {0};
    if (!take_clock(&rest, &time)) return STX_VALUE_BAD;
    if (!take_zone(&rest, &time.zone)) return STX_VALUE_BAD;

    *out = time;
    return STX_VALUE_OK;
}

stx_value_result stx_to_datetime(stax_str text, stax_datetime *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    stx_rest rest = stx_rest_of(text);
    stax_datetime both = {0};
    stax_time time = {0};
    int64_t year;
    if (!take_day(&rest, &year, &both.month, &both.day)) return STX_VALUE_BAD;
    if (!stx_take(&rest, 'T') || !take_clock(&rest, &time)) return STX_VALUE_BAD;
    if (!take_zone(&rest, &both.zone)) return STX_VALUE_BAD;
    if (year < INT32_MIN || year > INT32_MAX) return STX_VALUE_RANGE;

    both.year = (int32_t)year;
    both.hour = time.hour;
    both.minute = time.minute;
    both.second = time.second;
    both.nanosecond = time.nanosecond;
    *out = both;
    return STX_VALUE_OK;
}
