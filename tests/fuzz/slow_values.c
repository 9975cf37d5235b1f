/*
 * Numbers and truth values.
 */
#include "slow_values.h"

#include "fuzz_trace.h"
#include "slow_text.h"

#include <math.h>
#include <stdlib.h>

/* ---- integers ----------------------------------------------------------------------------- */

static stx_value_result whole(stax_str text, slow_number *out)
{
    static slow_pattern p = {.pattern = "^([+-]?)([0-9]+)$"};

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text)) return STX_VALUE_BAD;
    *out = slow_part(&p, 2, 10);
    if (slow_begins(&p, 1, '-')) *out = -*out;
    return STX_VALUE_OK;
}

stx_value_result slow_i64(stax_str text, int64_t lo, int64_t hi, int64_t *out)
{
    slow_number number;
    stx_value_result result = whole(text, &number);

    if (result != STX_VALUE_OK) return result;
    if (number < lo || number > hi) return STX_VALUE_RANGE;
    *out = (int64_t)number;
    return STX_VALUE_OK;
}

stx_value_result slow_u64(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    slow_number number;
    stx_value_result result = whole(text, &number);

    if (result != STX_VALUE_OK) return result;
    if (number < (slow_number)lo || number > (slow_number)hi) return STX_VALUE_RANGE;
    *out = (uint64_t)number;
    return STX_VALUE_OK;
}

stx_value_result slow_hex(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    static slow_pattern p = {.pattern = "^(0x|0X)?([0-9A-Fa-f]+)$"};
    slow_number number;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text)) return STX_VALUE_BAD;
    number = slow_part(&p, 2, 16);
    if (number < (slow_number)lo || number > (slow_number)hi) return STX_VALUE_RANGE;
    *out = (uint64_t)number;
    return STX_VALUE_OK;
}

/* ---- floats ------------------------------------------------------------------------------- */

/* The text, ready for the C library; NULL: it is no float. Words: the sign and "inf" or "nan". */
static const char *float_text(stax_str text, bool any)
{
    static slow_pattern number = {.pattern =
                                      "^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?$"};
    static slow_pattern word = {.pattern = "^([+-]?INF|NaN)$"};

    if (slow_match(&number, text)) return number.text;
    return any && slow_match(&word, text) ? word.text : NULL;
}

static bool is_word(const char *text)
{
    return strchr(text, 'N') != NULL;
}

static bool within(double number, double lo, double hi)
{
    if (lo <= -(double)INFINITY && hi >= (double)INFINITY) return true;
    return number >= lo && number <= hi;
}

stx_value_result slow_f64(stax_str text, bool any, double lo, double hi, double *out)
{
    const char *ready = float_text(text, any);
    double number;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (ready == NULL) return STX_VALUE_BAD;
    number = strtod(ready, NULL);
    if (!is_word(ready) && isinf(number)) return STX_VALUE_RANGE;
    if (!within(number, lo, hi)) return STX_VALUE_RANGE;
    *out = number;
    return STX_VALUE_OK;
}

stx_value_result slow_f32(stax_str text, bool any, float lo, float hi, float *out)
{
    const char *ready = float_text(text, any);
    float number;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (ready == NULL) return STX_VALUE_BAD;
    number = strtof(ready, NULL);
    if (!is_word(ready) && isinf(number)) return STX_VALUE_RANGE;
    if (!within((double)number, (double)lo, (double)hi)) return STX_VALUE_RANGE;
    *out = number;
    return STX_VALUE_OK;
}

/* ---- decimals ----------------------------------------------------------------------------- */

/* All digits up to the last place that is kept, missing ones as zeros. */
static slow_number scaled(const slow_pattern *p, unsigned places)
{
    char digits[SLOW_MOST_TEXT + 32];
    size_t whole = p->len[2], given = p->len[4] < places ? p->len[4] : places;

    if (whole > 0) memcpy(digits, p->part[2], whole);
    memset(digits + whole, '0', places);
    if (given > 0) memcpy(digits + whole, p->part[4], given);
    return slow_digits(digits, whole + places, 10);
}

static bool only_zeros(const char *digits, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (digits[i] != '0') return false;
    return true;
}

stx_value_result slow_decimal(stax_str text, const stx_decimal *shape, int64_t *out)
{
    static slow_pattern p = {.pattern = "^([+-]?)([0-9]*)(\\.([0-9]*))?$"};
    slow_number number;
    size_t kept;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text) || p.len[2] + p.len[4] == 0) return STX_VALUE_BAD;
    kept = p.len[4] < shape->places ? p.len[4] : shape->places;
    if (!shape->round && p.part[4] && !only_zeros(p.part[4] + kept, p.len[4] - kept))
        return STX_VALUE_BAD;
    number = scaled(&p, shape->places);
    if (p.len[4] > kept && p.part[4][kept] >= '5') number++;
    if (slow_begins(&p, 1, '-')) number = -number;
    if (number < shape->lo || number > shape->hi) return STX_VALUE_RANGE;
    *out = (int64_t)number;
    return STX_VALUE_OK;
}

/* ---- truth -------------------------------------------------------------------------------- */

stx_value_result slow_bool(stax_str text, bool *out)
{
    static slow_pattern p = {.pattern = "^((true|1)|(false|0))$"};

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (!slow_match(&p, text)) return STX_VALUE_BAD;
    *out = p.part[2] != NULL;
    return STX_VALUE_OK;
}
