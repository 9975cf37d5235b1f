/*
 * One character in UTF-8: the lead byte says how many bytes there are, each further byte is
 * 10xxxxxx and carries six bits.
 *
 *   0xxxxxxx   110xxxxx 10xxxxxx   1110xxxx (10xxxxxx) * 2   11110xxx (10xxxxxx) * 3
 */
#include "base/utf8.h"

static char further(uint32_t code, unsigned shift)
{
    return (char)(0x80 | (code >> shift & 0x3F));
}

size_t stx_utf8_encode(uint32_t code, char out[4])
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xC0 | code >> 6);
        out[1] = further(code, 0);
        return 2;
    }
    if (code < 0x10000) {
        if (code >= 0xD800 && code < 0xE000) return 0;
        out[0] = (char)(0xE0 | code >> 12);
        out[1] = further(code, 6);
        out[2] = further(code, 0);
        return 3;
    }
    if (code > 0x10FFFF) return 0;

    out[0] = (char)(0xF0 | code >> 18);
    out[1] = further(code, 12);
    out[2] = further(code, 6);
    out[3] = further(code, 0);
    return 4;
}

size_t stx_utf8_cut(stax_str text, size_t most)
{
    if (text.len <= most) return text.len;

    size_t len = most;
    while (len > 0 && ((unsigned char)text.data[len] & 0xC0) == 0x80) len--;
    return len;
}
