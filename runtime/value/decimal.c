/*
 * Decimal fractions as scaled integers: "29.95" with two places is 2995.
 *
 * An everyday number whose fraction is not longer than the places, and whose digits and places are
 * together at most 19, drops nothing and cannot overflow: the quick way. All else is read digit by
 * digit.
 */
#include "value/digits.h"

/* A number while it is read digit by digit. */
typedef struct scaled {
    uint64_t magnitude;
    bool over; /* the magnitude is larger than 64 bits can hold */
} scaled;

static void append(scaled *s, unsigned digit)
{
    s->over |= s->magnitude > (UINT64_MAX - digit) / 10;
    s->magnitude = s->magnitude * 10 + digit;
}

static bool read_quick(stax_str text, unsigned places, uint64_t *out)
{
    uint64_t digits;
    size_t fraction;

    if (!stx_read_plain(text, &digits, &fraction)) return false;
    if (fraction > places || digits >= stx_ten_to[19 - (places - fraction)]) return false;

    *out = digits * stx_ten_to[places - fraction];
    return true;
}

/* Takes the digits behind the last place; false when they are no digits or may not be dropped. */
static bool drop(const char *at, const char *end, bool round, scaled *s)
{
    bool up = round && at < end && *at >= '5';

    for (; at < end; at++) {
        if (!stx_is_digit(*at)) return false;
        if (*at != '0' && !round) return false;
    }
    if (!up) return true;

    s->over |= s->magnitude == UINT64_MAX;
    s->magnitude++;
    return true;
}

static stx_value_result read_careful(stax_str text, const stx_decimal *shape, uint64_t *out)
{
    const char *at = text.data, *end = at + text.len;
    scaled s = {0, false};

    for (; at < end && stx_is_digit(*at); at++) append(&s, (unsigned)(*at - '0'));
    bool point = at < end;
    if (point && *at++ != '.') return STX_VALUE_BAD;
    if (text.len == (point ? 1 : 0)) return STX_VALUE_BAD;

    for (unsigned place = 0; place < shape->places; place++) {
        bool given = at < end;
        if (given && !stx_is_digit(*at)) return STX_VALUE_BAD;
        append(&s, given ? (unsigned)(*at++ - '0') : 0);
    }
    if (!drop(at, end, shape->round, &s)) return STX_VALUE_BAD;

    *out = s.magnitude;
    return s.over ? STX_VALUE_RANGE : STX_VALUE_OK;
}

stx_value_result stx_to_decimal(stax_str text, const stx_decimal *shape, int64_t *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    bool negative;
    uint64_t magnitude;
    int64_t number;
    stx_take_sign(&text, &negative);
    if (text.len == 0) return STX_VALUE_BAD;
    if (!read_quick(text, shape->places, &magnitude)) {
        stx_value_result result = read_careful(text, shape, &magnitude);
        if (result != STX_VALUE_OK) return result;
    }
    if (!stx_signed(magnitude, negative, &number)) return STX_VALUE_RANGE;
    if (number < shape->lo || number > shape->hi) return STX_VALUE_RANGE;

    *out = number;
    return STX_VALUE_OK;
}
