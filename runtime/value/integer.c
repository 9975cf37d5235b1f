/*
 * Decimal integers. Up to 16 digits are one or two words of eight; longer ones, with their leading
 * zeros or an overflow, take a loop.
 */
#include "value/digits.h"

const uint64_t stx_ten_to[20] = {
    1,
    10,
    100,
    1000,
    10000,
    100000,
    1000000,
    10000000,
    100000000,
    1000000000,
    10000000000,
    100000000000,
    1000000000000,
    10000000000000,
    100000000000000,
    1000000000000000,
    10000000000000000,
    100000000000000000,
    1000000000000000000,
    10000000000000000000U,
};

static stx_value_result read_long(stax_str text, uint64_t *out)
{
    const char *at = text.data, *end = at + text.len;
    uint64_t number = 0;
    bool over = false;

    for (; at < end; at++) {
        if (!stx_is_digit(*at)) return STX_VALUE_BAD;
        uint64_t digit = (uint64_t)(*at - '0');
        over |= number > (UINT64_MAX - digit) / 10;
        number = number * 10 + digit;
    }
    *out = number;
    return over ? STX_VALUE_RANGE : STX_VALUE_OK;
}

static inline stx_value_result read_magnitude(stax_str text, uint64_t *out)
{
    if (text.len - 1 >= 16) return text.len == 0 ? STX_VALUE_BAD : read_long(text, out);

    if (text.len <= 8) {
        uint64_t eight = stx_pack_digits(text.data, text.len);
        *out = stx_eight_digits(eight);
        return stx_not_digits(eight) == 0 ? STX_VALUE_OK : STX_VALUE_BAD;
    }
    uint64_t upper = stx_pack_upper_digits(text.data, text.len);
    uint64_t lower = stx_load_8(text.data + text.len - 8);
    *out = stx_eight_digits(upper) * 100000000 + stx_eight_digits(lower);
    return (stx_not_digits(upper) | stx_not_digits(lower)) == 0 ? STX_VALUE_OK : STX_VALUE_BAD;
}

stx_value_result stx_to_u64(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    bool negative;
    uint64_t number;
    stx_take_sign(&text, &negative);
    stx_value_result result = read_magnitude(text, &number);
    if (result != STX_VALUE_OK) return result;
    if (negative && number != 0) return STX_VALUE_RANGE;
    if (number < lo || number > hi) return STX_VALUE_RANGE;

    *out = number;
    return STX_VALUE_OK;
}

stx_value_result stx_to_i64(stax_str text, int64_t lo, int64_t hi, int64_t *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    bool negative;
    uint64_t magnitude;
    int64_t number;
    stx_take_sign(&text, &negative);
    stx_value_result result = read_magnitude(text, &magnitude);
    if (result != STX_VALUE_OK) return result;
    if (!stx_signed(magnitude, negative, &number)) return STX_VALUE_RANGE;
    if (number < lo || number > hi) return STX_VALUE_RANGE;

    *out = number;
    return STX_VALUE_OK;
}
