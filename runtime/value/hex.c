/*
 * Hexadecimal integers, a digit at a time: colours and flags are short.
 */
#include "value/value.h"

/* 0 to 15; 16 for what is no digit. */
static unsigned digit_of(char c)
{
    if (c >= '0' && c <= '9') return (unsigned)(c - '0');

    char lower = (char)(c | 0x20);
    if (lower >= 'a' && lower <= 'f') return (unsigned)(lower - 'a') + 10;
    return 16;
}

static bool has_prefix(stax_str text)
{
    return text.len > 2 && text.data[0] == '0' && (text.data[1] | 0x20) == 'x';
}

stx_value_result stx_to_hex(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    uint64_t number = 0;
    bool over = false;
    for (size_t i = has_prefix(text) ? 2 : 0; i < text.len; i++) {
        unsigned digit = digit_of(text.data[i]);
        if (digit > 15) return STX_VALUE_BAD;
        over |= number >> 60 != 0;
        number = number << 4 | digit;
    }
    if (over || number < lo || number > hi) return STX_VALUE_RANGE;

    *out = number;
    return STX_VALUE_OK;
}
