/*
 * Dates, times and durations of defaults: ISO 8601 as XML Schema 1.0 part 2 has it (3.2.6
 * to 3.2.9).
 */
#include "model/model_convert.h"

typedef struct rest {
    const char *at, *end;
} rest;

static bool take(rest *r, char c)
{
    if (r->at == r->end || *r->at != c) return false;
    r->at++;
    return true;
}

static bool at_digit(const rest *r)
{
    return r->at < r->end && *r->at >= '0' && *r->at <= '9';
}

/* Exactly two digits, from lo to hi. */
static bool take_two(rest *r, unsigned lo, unsigned hi, uint8_t *out)
{
    unsigned number = 0;

    for (int i = 0; i < 2; i++) {
        if (!at_digit(r)) return false;
        number = number * 10 + (unsigned)(*r->at++ - '0');
    }
    *out = (uint8_t)number;
    return number >= lo && number <= hi;
}

/* One or more digits; false when there is none. *over when it is above `most`. */
static bool take_number(rest *r, uint64_t most, uint64_t *out, bool *over)
{
    if (!at_digit(r)) return false;
    for (*out = 0; at_digit(r); r->at++) {
        *out = *out * 10 + (unsigned)(*r->at - '0');
        if (*out > most) {
            *over = true;
            *out = most;
        }
    }
    return true;
}

/* `.digits`; nothing is good too. Digits beyond the ninth are cut off. */
static bool take_fraction(rest *r, uint32_t *nanosecond)
{
    uint32_t scale = 100000000;
    if (!take(r, '.')) return true;
    if (!at_digit(r)) return false;

    for (*nanosecond = 0; at_digit(r); r->at++, scale /= 10)
        *nanosecond += scale * (uint32_t)(*r->at - '0');
    return true;
}

static bool take_zone(rest *r, model_moment *out)
{
    uint8_t hours, minutes;
    if (r->at == r->end) return true;
    out->zone_given = true;
    if (take(r, 'Z')) return true;

    bool west = take(r, '-');
    if (!west && !take(r, '+')) return false;
    if (!take_two(r, 0, 14, &hours) || !take(r, ':') || !take_two(r, 0, 59, &minutes)) return false;
    if (hours == 14 && minutes > 0) return false;
    int offset = hours * 60 + minutes;
    out->zone_minutes = (int16_t)(west ? -offset : offset);
    return true;
}

static uint8_t days_of(int32_t year, uint8_t month)
{
    static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

    return month == 2 && leap ? 29 : days[month - 1];
}

static bool take_date(rest *r, model_moment *out, bool *over)
{
    bool negative = take(r, '-');
    const char *from = r->at;
    uint64_t year;
    if (!take_number(r, (uint64_t)INT32_MAX + negative, &year, over)) return false;

    if (r->at - from < 4 || (r->at - from > 4 && *from == '0') || year == 0) return false;
    out->year = (int32_t)(negative ? -(int64_t)year : (int64_t)year);
    if (!take(r, '-') || !take_two(r, 1, 12, &out->month)) return false;
    return take(r, '-') && take_two(r, 1, days_of(out->year, out->month), &out->day);
}

static bool take_time(rest *r, model_moment *out)
{
    if (!take_two(r, 0, 24, &out->hour) || !take(r, ':')) return false;
    if (!take_two(r, 0, 59, &out->minute) || !take(r, ':')) return false;
    if (!take_two(r, 0, 59, &out->second) || !take_fraction(r, &out->nanosecond)) return false;
    return out->hour < 24 || (out->minute == 0 && out->second == 0 && out->nanosecond == 0);
}

convert_result convert_moment(model_kind kind, stax_str text, model_moment *out)
{
    rest r = {text.data, text.data + text.len};
    bool over = false;

    *out = (model_moment){0};
    if (kind != MODEL_TIME && !take_date(&r, out, &over)) return CONVERT_BAD;
    if (kind == MODEL_DATETIME && !take(&r, 'T')) return CONVERT_BAD;
    if (kind != MODEL_DATE && !take_time(&r, out)) return CONVERT_BAD;
    if (!take_zone(&r, out) || r.at != r.end) return CONVERT_BAD;
    return over ? CONVERT_RANGE : CONVERT_OK;
}

/* One part of a duration: its letter, where it goes, whether it stands behind the T. */
typedef struct part {
    char letter;
    bool of_time;
    uint32_t *to;
} part;

convert_result convert_duration(stax_str text, model_duration *out)
{
    rest r = {text.data, text.data + text.len};
    const part parts[] = {{'Y', false, &out->years},  {'M', false, &out->months},
                          {'D', false, &out->days},   {'H', true, &out->hours},
                          {'M', true, &out->minutes}, {'S', true, &out->seconds}};
    bool over = false, time = false, fraction = false, empty = true;
    uint64_t number;

    *out = (model_duration){0};
    out->negative = take(&r, '-');
    if (!take(&r, 'P')) return CONVERT_BAD;
    for (unsigned i = 0; i < 6 && r.at < r.end;) {
        if (!time && take(&r, 'T')) {
            time = empty = true;
            i = 3;
        }
        const char *from = r.at;
        if (!take_number(&r, UINT32_MAX, &number, &over)) return CONVERT_BAD;
        fraction = r.at < r.end && *r.at == '.';
        if (!take_fraction(&r, &out->nanosecond)) return CONVERT_BAD;
        while (i < 6 && (parts[i].of_time != time || !take(&r, parts[i].letter))) i++;
        if (i == 6 || (fraction && i != 5)) return CONVERT_BAD;
        *parts[i++].to = (uint32_t)number;
        empty = from == r.at;
    }
    if (empty || r.at != r.end) return CONVERT_BAD;
    return over ? CONVERT_RANGE : CONVERT_OK;
}
