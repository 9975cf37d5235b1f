/*
 * Bytes from base64 and hexadecimal digits, as XML Schema 1.0 part 2 has them (3.2.15, 3.2.16).
 *
 * One table gives the six bits of a digit, or says that a byte is none. Groups of four digits that
 * follow each other are taken at once; a blank, the padding or a wrong byte stops that loop and is
 * looked at by itself.
 */
#include "value/value.h"

/* What is no digit; all are above 63. */
enum { BLANK = 64, PAD = 65, WRONG = 66 };

/* clang-format off */
#define W WRONG
static const uint8_t sextets[256] = {
    W,  W,  W,  W,  W,  W,  W,  W,  W, BLANK, BLANK, W, W, BLANK, W, W,
    W,  W,  W,  W,  W,  W,  W,  W,  W,  W,  W,  W,  W,  W,  W,  W,
    BLANK, W, W, W, W,  W,  W,  W,  W,  W,  W, 62,  W,  W,  W, 63,
    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, W,  W,  W, PAD, W,  W,
    W,   0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, W,  W,  W,  W,  W,
    W,  26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
    41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, W,  W,  W,  W,  W,
    W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
};
#undef W
/* clang-format on */

static unsigned sextet(char c)
{
    return sextets[(unsigned char)c];
}

/* Groups that are plain; gives where the first byte stands that is in none. */
static const char *plain_groups(const char *at, const char *end, unsigned char **to)
{
    for (; end - at >= 4; at += 4, *to += 3) {
        unsigned a = sextet(at[0]), b = sextet(at[1]), c = sextet(at[2]), d = sextet(at[3]);
        if ((a | b | c | d) > 63) break;
        (*to)[0] = (unsigned char)(a << 2 | b >> 4);
        (*to)[1] = (unsigned char)(b << 4 | c >> 2);
        (*to)[2] = (unsigned char)(c << 6 | d);
    }
    return at;
}

/* Digits and padding up to the end of a group, whatever blanks are between. */
typedef struct group {
    uint32_t bits;
    unsigned digits, pads;
} group;

static const char *next_group(const char *at, const char *end, group *g)
{
    *g = (group){0};
    for (; at < end && g->digits + g->pads < 4; at++) {
        unsigned value = sextet(*at);
        if (value == BLANK) continue;
        if (value == WRONG || (value != PAD && g->pads > 0)) return NULL;
        g->pads += value == PAD;
        if (value == PAD) continue;
        g->bits = g->bits << 6 | value;
        g->digits++;
    }
    return at;
}

/* Two or three digits hold one or two bytes; the bits behind these must be zero. */
static bool put_group(const group *g, unsigned char **to)
{
    uint32_t bits = g->bits << 6 * g->pads;

    if (g->digits + g->pads != 4 || g->pads > 2) return false;
    if ((bits & ((UINT32_C(1) << 8 * g->pads) - 1)) != 0) return false;
    for (unsigned i = 0; i < 3 - g->pads; i++) *(*to)++ = (unsigned char)(bits >> (16 - 8 * i));
    return true;
}

stx_value_result stx_to_base64(stax_str text, unsigned char *room, size_t *len)
{
    const char *at = text.data, *end = text.len > 0 ? at + text.len : at;
    unsigned char *to = room;
    group g = {0};

    while (at < end) {
        at = next_group(plain_groups(at, end, &to), end, &g);
        if (at == NULL) return STX_VALUE_BAD;
        if (g.digits + g.pads == 0) break; /* blanks, or nothing */
        if (!put_group(&g, &to)) return STX_VALUE_BAD;
        if (g.pads > 0) break;
    }
    while (at < end && sextet(*at) == BLANK) at++;
    if (at < end) return STX_VALUE_BAD;
    *len = (size_t)(to - room);
    return STX_VALUE_OK;
}

/* 0 to 15; 16 for what is no digit. */
static unsigned nibble(char c)
{
    char lower = (char)(c | 0x20);

    if (c >= '0' && c <= '9') return (unsigned)(c - '0');
    return lower >= 'a' && lower <= 'f' ? (unsigned)(lower - 'a') + 10 : 16;
}

stx_value_result stx_to_hex_bytes(stax_str text, unsigned char *room, size_t *len)
{
    if (text.len % 2 != 0) return STX_VALUE_BAD;
    for (size_t i = 0; i < text.len; i += 2) {
        unsigned high = nibble(text.data[i]), low = nibble(text.data[i + 1]);
        if ((high | low) > 15) return STX_VALUE_BAD;
        room[i / 2] = (unsigned char)(high << 4 | low);
    }
    *len = text.len / 2;
    return STX_VALUE_OK;
}
