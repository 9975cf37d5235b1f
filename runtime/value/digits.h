/*
 * Decimal digits, eight at a time.
 *
 * Eight digits in one 64-bit word, the first in the lowest byte, are checked with two additions and
 * turned into their number with three multiplications. Fewer than eight are packed to the right,
 * behind '0's, from two loads that overlap, so that no byte outside the text is read:
 *
 *   "12345"  ->  lo = "1234", hi = "2345"  ->  '0' '0' '0' '1' '2' '3' '4' '5'
 *
 * The loads are written as shifts: right on every byte order, and one instruction on little-endian
 * machines.
 */
#ifndef STX_DIGITS_H
#define STX_DIGITS_H

#include "value/value.h"

/* Eight times '0'. */
#define STX_ZEROS UINT64_C(0x3030303030303030)

/* 10^0 to 10^19. */
extern const uint64_t stx_ten_to[20];

static inline bool stx_is_digit(char c)
{
    return (unsigned char)(c - '0') <= 9;
}

static inline uint64_t stx_load_4(const char *from)
{
    const unsigned char *b = (const unsigned char *)from;

    return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

static inline uint64_t stx_load_8(const char *from)
{
    const unsigned char *b = (const unsigned char *)from;

    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
           (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 |
           (uint64_t)b[7] << 56;
}

/* 0 to 8 bytes at the upper end of a word, zeros below them. */
static inline uint64_t stx_pack(const char *from, size_t count)
{
    if (count == 8) return stx_load_8(from);
    if (count >= 4) {
        uint64_t lo = stx_load_4(from), hi = stx_load_4(from + count - 4);

        return hi << 32 | (lo << 8 * (8 - count) & 0xFFFFFFFF);
    }
    if (count == 0) return 0;

    const unsigned char *b = (const unsigned char *)from;
    uint64_t word = (uint64_t)b[count - 1] << 56;
    if (count > 1) word |= (uint64_t)b[count - 2] << 48;
    if (count > 2) word |= (uint64_t)b[0] << 40;
    return word;
}

/* 1 to 8 characters as eight, with '0's in front. */
static inline uint64_t stx_pack_digits(const char *from, size_t count)
{
    return stx_pack(from, count) | (count < 8 ? STX_ZEROS >> 8 * count : 0);
}

/* The first `len` - 8 of 9 to 16 characters as eight, with '0's in front; no branch. */
static inline uint64_t stx_pack_upper_digits(const char *from, size_t len)
{
    return stx_load_8(from) << 8 * (16 - len) | STX_ZEROS >> 8 * (len - 9) >> 8;
}

/* 0 when eight characters are digits, else the lowest bit set belongs to the first that is not. */
static inline uint64_t stx_not_digits(uint64_t eight)
{
    const uint64_t above_9 = eight + 0x4646464646464646, below_0 = eight - STX_ZEROS;

    return (above_9 | below_0) & 0x8080808080808080;
}

/* The number that eight digits make: pairs, then fours and all eight in two products. */
static inline uint64_t stx_eight_digits(uint64_t eight)
{
    const uint64_t fours = 0x000000FF000000FF;
    uint64_t pairs = eight - STX_ZEROS;

    pairs = pairs * 10 + (pairs >> 8);
    uint64_t outer = (pairs & fours) * (100 + (UINT64_C(1000000) << 32));
    uint64_t inner = (pairs >> 16 & fours) * (1 + (UINT64_C(10000) << 32));
    return (outer + inner) >> 32;
}

/* Eight characters without the one at `at`; those in front move up and `first` comes before them.
 */
static inline uint64_t stx_close_gap(uint64_t eight, unsigned at, uint64_t first)
{
    uint64_t in_front = (UINT64_C(1) << 8 * at) - 1;
    uint64_t behind = ~in_front << 8;

    return (eight & behind) | (eight & in_front) << 8 | first;
}

/* Where the point is if that is the first character that is no digit, else 8. */
static inline unsigned stx_find_point(uint64_t eight, uint64_t not_digits)
{
    unsigned at = (unsigned)__builtin_ctzll(not_digits) / 8;

    return (eight >> 8 * at & 0xFF) == '.' ? at : 8;
}

/* Up to 8 characters of stx_read_plain. */
static inline bool stx_read_plain_8(const char *from, size_t len, uint64_t *digits,
                                    size_t *fraction)
{
    uint64_t eight = stx_pack_digits(from, len);
    uint64_t others = stx_not_digits(eight);

    *fraction = 0;
    if (others != 0) {
        unsigned point = stx_find_point(eight, others);
        if (point == 8 || len == 1) return false;
        eight = stx_close_gap(eight, point, '0');
        if (stx_not_digits(eight) != 0) return false;
        *fraction = 7 - point;
    }
    *digits = stx_eight_digits(eight);
    return true;
}

/* 9 to 16 characters of stx_read_plain. */
static inline bool stx_read_plain_16(const char *from, size_t len, uint64_t *digits,
                                     size_t *fraction)
{
    uint64_t upper = stx_pack_upper_digits(from, len), lower = stx_load_8(from + len - 8);
    uint64_t others = stx_not_digits(upper);
    unsigned point = 0;

    *fraction = 0;
    if (others != 0) {
        point = stx_find_point(upper, others);
        if (point == 8) return false;
        upper = stx_close_gap(upper, point, '0');
        *fraction = 15 - point;
    } else if ((others = stx_not_digits(lower)) != 0) {
        point = stx_find_point(lower, others);
        if (point == 8) return false;
        lower = stx_close_gap(lower, point, upper >> 56);
        upper = upper << 8 | '0';
        *fraction = 7 - point;
    }
    if ((stx_not_digits(upper) | stx_not_digits(lower)) != 0) return false;

    *digits = stx_eight_digits(upper) * 100000000 + stx_eight_digits(lower);
    return true;
}

/*
 * The everyday number: at most 16 characters, digits with or without one point. The point is taken
 * out of the word that holds it, so there is no loop and hardly a branch to guess wrong.
 *
 * digits    the digits as one number
 * fraction  how many of them stand behind the point
 * returns   false when the text is not of this kind; it may still be a number
 */
static inline bool stx_read_plain(stax_str text, uint64_t *digits, size_t *fraction)
{
    if (text.len - 1 >= 16) return false;

    return text.len <= 8 ? stx_read_plain_8(text.data, text.len, digits, fraction)
                         : stx_read_plain_16(text.data, text.len, digits, fraction);
}

/*
 * Reads digits as far as they go and appends them to `*number`, modulo 2^64.
 *
 * returns  the first byte that is no digit, or `end`
 */
static inline const char *stx_take_digits(const char *at, const char *end, uint64_t *number)
{
    for (; end - at >= 8; at += 8) {
        uint64_t eight = stx_load_8(at);
        if (stx_not_digits(eight) != 0) break;
        *number = *number * 100000000 + stx_eight_digits(eight);
    }
    for (; at < end && stx_is_digit(*at); at++) *number = *number * 10 + (uint64_t)(*at - '0');
    return at;
}

/* A magnitude with its sign; false when int64_t cannot hold it. */
static inline bool stx_signed(uint64_t magnitude, bool negative, int64_t *out)
{
    if (magnitude > (uint64_t)INT64_MAX + negative) return false;

    uint64_t bits = (magnitude ^ (0 - (uint64_t)negative)) + negative;
    memcpy(out, &bits, sizeof bits); /* int64_t is two's complement wherever it exists */
    return true;
}

/* Takes a sign, if there is one, off a text of at least one byte; returns whether there was. */
static inline bool stx_take_sign(stax_str *text, bool *negative)
{
    *negative = *text->data == '-';
    if (!*negative && *text->data != '+') return false;

    text->data++;
    text->len--;
    return true;
}

#endif
