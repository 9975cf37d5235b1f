/*
 * Floats: the text is read into up to 19 digits and a power of ten; the nearest float to that is
 * exact arithmetic of one operation for everyday numbers (Clinger: both sides fit the format
 * without rounding, so the machine's one rounding is the right one), else nearest.c.
 *
 *   "47.6210340"  ->  476210340 * 10^-7  ->  476210340.0 / 1e7
 *
 * That way saves 5 of 17 ns. It needs a machine that computes in the type itself; one that computes
 * in a wider one (x87) would round twice.
 */
#include "value/digits.h"
#include "value/nearest.h"

#include <float.h>
#include <math.h>

_Static_assert(DBL_MANT_DIG == 53 && FLT_MANT_DIG == 24, "double and float are those of IEEE 754");

enum { DIGITS_MOST = 19 };

/* Larger exponents are as good as this: digits in the text cannot make up for it. */
static const int64_t exponent_most = INT64_C(1) << 61;

static bool take_exponent(const char *at, const char *end, int64_t *exponent)
{
    bool negative = at < end && *at == '-';
    if (negative || (at < end && *at == '+')) at++;
    if (at == end) return false;

    int64_t number = 0;
    for (; at < end; at++) {
        if (!stx_is_digit(*at)) return false;
        if (number < exponent_most / 16) number = number * 10 + (*at - '0');
    }
    *exponent = negative ? -number : number;
    return true;
}

/* More than 19 digits were read, so `digits` has wrapped, or zeros led. */
static void keep_first_digits(stx_number *n)
{
    n->digits = 0;
    n->exponent = n->unit;
    for (const char *at = n->from; at < n->to; at++) {
        if (*at == '.') continue;
        unsigned digit = (unsigned)(*at - '0');
        if (n->digits < stx_ten_to[DIGITS_MOST - 1]) {
            n->digits = n->digits * 10 + digit;
            continue;
        }
        n->more |= digit != 0;
        n->exponent++;
    }
}

/* Any number: exponents, long ones. */
static bool read_any(stax_str text, stx_number *n)
{
    const char *at = text.data, *end = at + text.len;

    at = stx_take_digits(at, end, &n->digits);
    size_t count = (size_t)(at - text.data), fraction = 0;
    if (at < end && *at == '.') {
        const char *point = at;
        at = stx_take_digits(point + 1, end, &n->digits);
        fraction = (size_t)(at - point) - 1;
    }
    count += fraction;
    if (count == 0) return false;

    n->from = text.data;
    n->to = at;
    if (at < end) {
        if ((*at | 0x20) != 'e' || !take_exponent(at + 1, end, &n->unit)) return false;
    }
    n->unit -= (int64_t)fraction;
    n->exponent = n->unit;
    if (count > DIGITS_MOST) keep_first_digits(n);
    return true;
}

/* All but the sign. */
static bool read_number(stax_str text, stx_number *n)
{
    size_t fraction;

    *n = (stx_number){.digits = 0};
    if (!stx_read_plain(text, &n->digits, &fraction)) return read_any(text, n);
    n->exponent = -(int64_t)fraction;
    return true;
}

static bool quick_f64(const stx_number *n, double *out)
{
    static const double ten_to[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                    1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                    1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

    if (FLT_EVAL_METHOD != 0 || n->more || n->digits > UINT64_C(1) << 53) return false;
    if (n->exponent < -22 || n->exponent > 22) return false;

    double digits = (double)n->digits;
    *out = n->exponent < 0 ? digits / ten_to[-n->exponent] : digits * ten_to[n->exponent];
    return true;
}

static bool quick_f32(const stx_number *n, float *out)
{
    static const float ten_to[] = {1e0F, 1e1F, 1e2F, 1e3F, 1e4F, 1e5F,
                                   1e6F, 1e7F, 1e8F, 1e9F, 1e10F};

    if (FLT_EVAL_METHOD != 0 || n->more || n->digits > UINT64_C(1) << 24) return false;
    if (n->exponent < -10 || n->exponent > 10) return false;

    float digits = (float)n->digits;
    *out = n->exponent < 0 ? digits / ten_to[-n->exponent] : digits * ten_to[n->exponent];
    return true;
}

/* The words that `any` allows: 'I' for INF with or without a sign, 'N' for NaN, else 0. */
static char word_of(stax_str text, bool has_sign)
{
    static const stax_str inf = STAX_STR("INF"), nan = STAX_STR("NaN");

    if (stax_eq(text, inf)) return 'I';
    return !has_sign && stax_eq(text, nan) ? 'N' : 0;
}

static stx_value_result read_f64(stax_str text, bool any, double *out)
{
    bool negative;
    bool has_sign = stx_take_sign(&text, &negative);
    stx_number n;

    if (read_number(text, &n)) {
        if (!quick_f64(&n, out)) {
            uint64_t bits = stx_nearest_f64(&n);
            if (bits == stx_format_f64.infinity) return STX_VALUE_RANGE;
            memcpy(out, &bits, sizeof bits);
        }
    } else {
        char word = any ? word_of(text, has_sign) : 0;
        if (word == 0) return STX_VALUE_BAD;
        *out = word == 'I' ? (double)INFINITY : (double)NAN;
    }
    if (negative) *out = -*out;
    return STX_VALUE_OK;
}

static stx_value_result read_f32(stax_str text, bool any, float *out)
{
    bool negative;
    bool has_sign = stx_take_sign(&text, &negative);
    stx_number n;

    if (read_number(text, &n)) {
        if (!quick_f32(&n, out)) {
            uint32_t bits = (uint32_t)stx_nearest_f32(&n);
            if (bits == stx_format_f32.infinity) return STX_VALUE_RANGE;
            memcpy(out, &bits, sizeof bits);
        }
    } else {
        char word = any ? word_of(text, has_sign) : 0;
        if (word == 0) return STX_VALUE_BAD;
        *out = word == 'I' ? INFINITY : NAN;
    }
    if (negative) *out = -*out;
    return STX_VALUE_OK;
}

/* NaN compares false with everything, so it is inside only where nothing is outside. */
static bool within(double number, double lo, double hi)
{
    return (number >= lo && number <= hi) || (lo <= -(double)INFINITY && hi >= (double)INFINITY);
}

stx_value_result stx_to_f64(stax_str text, bool any, double lo, double hi, double *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    double number;
    stx_value_result result = read_f64(text, any, &number);
    if (result != STX_VALUE_OK) return result;
    if (!within(number, lo, hi)) return STX_VALUE_RANGE;

    *out = number;
    return STX_VALUE_OK;
}

stx_value_result stx_to_f32(stax_str text, bool any, float lo, float hi, float *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    float number;
    stx_value_result result = read_f32(text, any, &number);
    if (result != STX_VALUE_OK) return result;
    if (!within((double)number, (double)lo, (double)hi)) return STX_VALUE_RANGE;

    *out = number;
    return STX_VALUE_OK;
}
