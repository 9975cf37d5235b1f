/*
 * Dates, times and durations: the parts of an expression, and a calendar that counts.
 */
#include "slow_text.h"
#include "slow_values.h"

#define DATE "(-?)([0-9]{4}|[1-9][0-9]{4,})-([0-9][0-9])-([0-9][0-9])"
#define TIME "([0-9][0-9]):([0-9][0-9]):([0-9][0-9])(\\.([0-9]+))?"
#define ZONE "(Z|([+-])([0-9][0-9]):([0-9][0-9]))?"

static unsigned days_of(slow_number year, unsigned month)
{
    if (month == 4 || month == 6 || month == 9 || month == 11) return 30;
    if (month != 2) return 31;
    if (year % 400 == 0) return 29;
    return year % 100 != 0 && year % 4 == 0 ? 29 : 28;
}

/* A year's last four digits say whether it has a leap day, however long it is. */
static slow_number last_of_year(const slow_pattern *p, unsigned part)
{
    size_t skip = p->len[part] > 4 ? p->len[part] - 4 : 0;

    return slow_digits(p->part[part] + skip, p->len[part] - skip, 10);
}

/* From part `first` on: sign, year, month, day. */
static stx_value_result day(const slow_pattern *p, unsigned first, stax_datetime *out)
{
    slow_number year = slow_part(p, first + 1, 10);
    unsigned month = (unsigned)slow_part(p, first + 2, 10);
    unsigned of_month = (unsigned)slow_part(p, first + 3, 10);

    if (year == 0 || month < 1 || month > 12) return STX_VALUE_BAD;
    if (of_month < 1 || of_month > days_of(last_of_year(p, first + 1), month)) return STX_VALUE_BAD;
    if (slow_begins(p, first, '-')) year = -year;
    out->month = (uint8_t)month;
    out->day = (uint8_t)of_month;
    if (year < INT32_MIN || year > INT32_MAX) return STX_VALUE_RANGE;
    out->year = (int32_t)year;
    return STX_VALUE_OK;
}

/* The first nine digits of a fraction. */
static uint32_t nanoseconds(const slow_pattern *p, unsigned part)
{
    char digits[9];
    size_t given = p->len[part] < 9 ? p->len[part] : 9;

    memset(digits, '0', sizeof digits);
    if (given > 0) memcpy(digits, p->part[part], given);
    return (uint32_t)slow_digits(digits, sizeof digits, 10);
}

/* From part `first` on: hour, minute, second, fraction with its point, fraction. */
static stx_value_result clock_of(const slow_pattern *p, unsigned first, stax_datetime *out)
{
    unsigned hour = (unsigned)slow_part(p, first, 10);
    unsigned minute = (unsigned)slow_part(p, first + 1, 10);
    unsigned second = (unsigned)slow_part(p, first + 2, 10);
    bool exact = minute == 0 && second == 0 && slow_part(p, first + 4, 10) == 0;

    if (hour > 24 || minute > 59 || second > 59 || (hour == 24 && !exact)) return STX_VALUE_BAD;
    out->hour = (uint8_t)hour;
    out->minute = (uint8_t)minute;
    out->second = (uint8_t)second;
    out->nanosecond = nanoseconds(p, first + 4);
    return STX_VALUE_OK;
}

/* From part `first` on: the zone, its sign, hours, minutes. */
static stx_value_result zone(const slow_pattern *p, unsigned first, stax_zone *out)
{
    int minutes;

    *out = (stax_zone){.given = p->part[first] != NULL};
    if (p->part[first + 1] == NULL) return STX_VALUE_OK;
    if (slow_part(p, first + 3, 10) > 59) return STX_VALUE_BAD;
    minutes = (int)slow_part(p, first + 2, 10) * 60 + (int)slow_part(p, first + 3, 10);
    if (minutes > 14 * 60) return STX_VALUE_BAD;
    out->minutes = (int16_t)(slow_begins(p, first + 1, '-') ? -minutes : minutes);
    return STX_VALUE_OK;
}

/* BAD before RANGE before OK. */
static stx_value_result worst(stx_value_result a, stx_value_result b)
{
    if (a == STX_VALUE_BAD || b == STX_VALUE_BAD) return STX_VALUE_BAD;
    return a == STX_VALUE_OK ? b : a;
}

stx_value_result slow_date(stax_str text, stax_date *out)
{
    static slow_pattern p = {.pattern = "^" DATE ZONE "$"};
    stax_datetime when = {0};
    stx_value_result result;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text)) return STX_VALUE_BAD;
    result = day(&p, 1, &when);
    result = worst(result, zone(&p, 5, &when.zone));
    if (result == STX_VALUE_OK) *out = (stax_date){when.year, when.month, when.day, when.zone};
    return result;
}

stx_value_result slow_time(stax_str text, stax_time *out)
{
    static slow_pattern p = {.pattern = "^" TIME ZONE "$"};
    stax_datetime when = {0};
    stx_value_result result;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text)) return STX_VALUE_BAD;
    result = clock_of(&p, 1, &when);
    result = worst(result, zone(&p, 6, &when.zone));
    if (result == STX_VALUE_OK)
        *out = (stax_time){when.hour, when.minute, when.second, when.nanosecond, when.zone};
    return result;
}

stx_value_result slow_datetime(stax_str text, stax_datetime *out)
{
    static slow_pattern p = {.pattern = "^" DATE "T" TIME ZONE "$"};
    stax_datetime when = {0};
    stx_value_result result;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text)) return STX_VALUE_BAD;
    result = worst(day(&p, 1, &when), clock_of(&p, 5, &when));
    result = worst(result, zone(&p, 10, &when.zone));
    if (result == STX_VALUE_OK) *out = when;
    return result;
}

stx_value_result slow_duration(stax_str text, stax_duration *out)
{
    static slow_pattern p = {.pattern = "^(-?)P(([0-9]+)Y)?(([0-9]+)M)?(([0-9]+)D)?"
                                        "(T(([0-9]+)H)?(([0-9]+)M)?(([0-9]+)(\\.[0-9]+)?S)?)?$"};
    static const unsigned at[] = {3, 5, 7, 10, 12, 14};
    uint32_t parts[6];

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text) || p.text[text.len - 1] == 'P' || p.text[text.len - 1] == 'T')
        return STX_VALUE_BAD;
    for (unsigned i = 0; i < 6; i++) {
        slow_number number = slow_part(&p, at[i], 10);

        if (number > UINT32_MAX) return STX_VALUE_RANGE;
        parts[i] = (uint32_t)number;
    }
    if (p.len[15] > 0) p.part[15]++, p.len[15]--; /* the point */
    *out = (stax_duration){
        slow_begins(&p, 1, '-'), parts[0], parts[1], parts[2], parts[3], parts[4], parts[5],
        nanoseconds(&p, 15)};
    return STX_VALUE_OK;
}
