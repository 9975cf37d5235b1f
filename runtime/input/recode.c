/*
 * One character at a time for UTF-16; eight bytes at a time for what is like ASCII, as long as it
 * is ASCII.
 */
#include "input/recode.h"

#include "base/utf8.h"

/* ---- what is like ASCII ------------------------------------------------------------------- */

/* As many ASCII bytes as there are, up to `most`. */
static size_t copy_ascii(const char *from, char *to, size_t most)
{
    static const uint8_t high[8] = {0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80};
    uint64_t word, mask;
    size_t n = 0;

    memcpy(&mask, high, 8);
    for (; most - n >= 8; n += 8) {
        memcpy(&word, from + n, 8);
        if (word & mask) break;
        memcpy(to + n, &word, 8);
    }
    for (; n < most && (from[n] & 0x80) == 0; n++) to[n] = from[n];
    return n;
}

static stax_status recode_bytes(stx_encoding encoding, const char **from, const char *end,
                                char **to, const char *room)
{
    for (;;) {
        size_t have = (size_t)(end - *from), space = (size_t)(room - *to);
        size_t n = copy_ascii(*from, *to, have < space ? have : space);

        *from += n;
        *to += n;
        if (*from == end || *to == room) return STAX_OK;
        if (encoding == STX_US_ASCII) return STAX_E_ENCODED;
        if (room - *to < 2) return STAX_OK;
        *to += stx_utf8_encode((unsigned char)*(*from)++, *to);
    }
}

static stax_status copy(const char **from, const char *end, char **to, const char *room)
{
    size_t have = (size_t)(end - *from), space = (size_t)(room - *to);
    size_t n = have < space ? have : space;

    if (n > 0) memcpy(*to, *from, n);
    *from += n;
    *to += n;
    return STAX_OK;
}

/* ---- UTF-16 ------------------------------------------------------------------------------- */

/* `low`: which of the two bytes is the lower one. */
static uint32_t unit_at(const char *p, unsigned low)
{
    return (uint32_t)(unsigned char)p[low ^ 1U] << 8 | (unsigned char)p[low];
}

static stax_status recode_utf16(unsigned low, const char **from, const char *end, char **to,
                                const char *room)
{
    const char *p = *from;
    char *out = *to;
    stax_status status = STAX_OK;

    while (end - p >= 2 && room - out >= STX_LONGEST_CHARACTER) {
        uint32_t code = unit_at(p, low), second;
        size_t bytes = 2;

        if ((code & 0xFC00) == 0xD800) {
            if (end - p < 4) break;
            second = unit_at(p + 2, low);
            bytes = 4;
            if ((second & 0xFC00) == 0xDC00)
                code = 0x10000 + ((code & 0x3FF) << 10) + (second & 0x3FF);
        }
        if ((code & ~UINT32_C(0x7FF)) == 0xD800) { /* one half of a pair */
            status = STAX_E_ENCODED;
            break;
        }
        if (code < 0x80)
            *out++ = (char)code;
        else
            out += stx_utf8_encode(code, out);
        p += bytes;
    }
    *from = p;
    *to = out;
    return status;
}

stax_status stx_recode(stx_encoding encoding, const char **from, const char *end, char **to,
                       const char *room)
{
    if (encoding == STX_UTF8) return copy(from, end, to, room);
    if (encoding == STX_UTF16_LE) return recode_utf16(0, from, end, to, room);
    if (encoding == STX_UTF16_BE) return recode_utf16(1, from, end, to, room);
    return recode_bytes(encoding, from, end, to, room);
}
