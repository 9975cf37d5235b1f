/*
 * Bytes of base64 and hexadecimal digits: an expression for the text without its blanks, and one
 * long number of bits.
 */
#include "slow_text.h"
#include "slow_values.h"

/* The text without blanks, which only base64 may have; false when it is too long. */
static bool squeeze(stax_str text, char *room, stax_str *out)
{
    *out = (stax_str){room, 0};
    if (text.len > SLOW_MOST_TEXT) return false;
    for (size_t i = 0; i < text.len; i++)
        if (!stax_is_blank(text.data[i])) room[out->len++] = text.data[i];
    return true;
}

static unsigned value_of(char c)
{
    static const char order[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";

    return (unsigned)(strchr(order, c) - order) & 63;
}

/* Bit number i of all digits, the first one being the highest of the first digit. */
static unsigned bit_of(stax_str digits, size_t i)
{
    return value_of(digits.data[i / 6]) >> (5 - i % 6) & 1;
}

stx_value_result slow_base64(stax_str text, unsigned char *room, size_t *len)
{
    static slow_pattern p = {.pattern = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|"
                                        "[A-Za-z0-9+/][AQgw]==)?$"};
    char squeezed[SLOW_MOST_TEXT];
    stax_str digits;

    if (!squeeze(text, squeezed, &digits) || !slow_match(&p, digits)) return STX_VALUE_BAD;
    *len = digits.len / 4 * 3;
    for (size_t i = digits.len; i > 0 && digits.data[i - 1] == '='; i--) --*len;
    for (size_t i = 0; i < *len; i++) {
        room[i] = 0;
        for (size_t j = 0; j < 8; j++)
            room[i] = (unsigned char)(room[i] * 2u + bit_of(digits, 8 * i + j));
    }
    return STX_VALUE_OK;
}

stx_value_result slow_hex_bytes(stax_str text, unsigned char *room, size_t *len)
{
    static slow_pattern p = {.pattern = "^([0-9A-Fa-f][0-9A-Fa-f])*$"};

    if (!slow_match(&p, text)) return STX_VALUE_BAD;
    *len = text.len / 2;
    for (size_t i = 0; i < *len; i++)
        room[i] = (unsigned char)slow_digits(text.data + 2 * i, 2, 16);
    return STX_VALUE_OK;
}
