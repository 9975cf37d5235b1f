/*
 * The numbers that documents are full of, eight characters at a time.
 *
 * For texts of up to 16 characters behind which 16 bytes may be read, as behind every text of a
 * window: only digits, at most one '.', at most a '-' in front. Anything else is left to the
 * functions of value.h, which take every text and say what is wrong. Little-endian; elsewhere
 * nothing is quick.
 */
#ifndef STX_QUICK_H
#define STX_QUICK_H

#include <stax/gen.h>

#include <float.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    #define STX_QUICK 1
#else
    #define STX_QUICK 0
#endif

/* A number as it stands: digits without the point, and how many of them stand behind it. */
typedef struct stx_quick {
    uint64_t digits;   /* below 10^16 */
    unsigned fraction; /* 0..15 */
    bool negative;
} stx_quick;

#define STX_ALL_BYTES(byte) (UINT64_C(0x0101010101010101) * (byte))

/* Eight characters, the first in the lowest byte, each XOR '0': so a digit is its value. */
static inline uint64_t stx_quick_load(const char *p)
{
    return stx_load8(p) ^ STX_ALL_BYTES('0');
}

/* Whether all eight are digits: 0x76 more and still no high bit. */
static inline bool stx_quick_are_digits(uint64_t eight)
{
    return (((eight + STX_ALL_BYTES(0x76)) | eight) & STX_ALL_BYTES(0x80)) == 0;
}

/* The number that eight digits are: pairs, then fours, then eight. */
static inline uint64_t stx_quick_eight(uint64_t eight)
{
    eight = eight * 10 + (eight >> 8);
    return ((eight & UINT64_C(0x000000FF000000FF)) * UINT64_C(0x000F424000000064) +
            ((eight >> 16) & UINT64_C(0x000000FF000000FF)) * UINT64_C(0x0000271000000001)) >>
           32;
}

/* The first n characters of eight, 1..8, as a number: the shift puts zeros in front. */
STX_INLINE bool stx_quick_short(uint64_t text, unsigned n, uint64_t *out)
{
    text <<= 64 - 8 * n;
    if (!stx_quick_are_digits(text)) return false;
    *out = stx_quick_eight(text);
    return true;
}

static const uint32_t stx_quick_tens[] = {1,      10,      100,      1000,     10000,
                                          100000, 1000000, 10000000, 100000000};

/* 9 to 16 digits. */
static inline bool stx_quick_long(uint64_t low, uint64_t high, unsigned n, uint64_t *out)
{
    uint64_t back;

    if (!stx_quick_are_digits(low) || !stx_quick_short(high, n - 8, &back)) return false;
    *out = stx_quick_eight(low) * stx_quick_tens[n - 8] + back;
    return true;
}

/* Where the first '.' is in eight bytes; 8: nowhere. */
static inline unsigned stx_quick_point(uint64_t eight)
{
    uint64_t x = eight ^ STX_ALL_BYTES('.' ^ '0');
    uint64_t found = (x - STX_ALL_BYTES(1)) & ~x & STX_ALL_BYTES(0x80);

    return found ? (unsigned)__builtin_ctzll(found) / 8 : 8;
}

/* Takes the byte at `point`, 0..7, out of eight; the place that is free at the end is zero. */
static inline uint64_t stx_quick_cut(uint64_t eight, unsigned point)
{
    uint64_t before = (UINT64_C(1) << 8 * point) - 1;

    return (eight & before) | (eight >> 8 & ~before);
}

/* 9 to 16 characters with a point among the first eight: what stands before it, and behind it. */
static inline bool stx_quick_long_point(const char *p, unsigned n, unsigned point, stx_quick *out)
{
    unsigned behind = n - point - 1;
    uint64_t whole, fraction;

    if (point == 0 || behind > 8) return false;
    if (!stx_quick_short(stx_quick_load(p), point, &whole)) return false;
    if (!stx_quick_short(stx_quick_load(p + point + 1), behind, &fraction)) return false;
    out->fraction = behind;
    out->digits = whole * stx_quick_tens[behind] + fraction;
    return true;
}

/* Reads a text without blanks around it; false: it is not quick, or is no number. */
STX_INLINE bool stx_quick_number(stax_str text, bool point_allowed, stx_quick *out)
{
    const char *p = text.data;
    unsigned n = (unsigned)text.len, point;
    uint64_t low;

    if (!STX_QUICK || text.len - 1 >= 16) return false;
    out->negative = *p == '-';
    out->fraction = 0;
    p += out->negative; /* no branch: half of all coordinates are negative */
    n -= out->negative;
    low = stx_quick_load(p);
    if (n > 8) {
        point = point_allowed ? stx_quick_point(low) : 8;
        if (point < 8) return stx_quick_long_point(p, n, point, out);
        return stx_quick_long(low, stx_quick_load(p + 8), n, &out->digits);
    }
    if (point_allowed && (point = stx_quick_point(low)) < n) {
        low = stx_quick_cut(low, point);
        out->fraction = --n - point;
    }
    return n > 0 && stx_quick_short(low, n, &out->digits);
}

/* ---- as values: false: read it in full -------------------------------------------------- */

static inline int64_t stx_quick_signed(stx_quick q)
{
    int64_t sign = -(int64_t)q.negative;

    return ((int64_t)q.digits ^ sign) - sign;
}

static inline bool stx_quick_i64(stax_str text, int64_t lo, int64_t hi, int64_t *out)
{
    stx_quick q;
    int64_t value;

    if (!stx_quick_number(text, false, &q)) return false;
    value = stx_quick_signed(q);
    if (value < lo || value > hi) return false;
    *out = value;
    return true;
}

static inline bool stx_quick_u64(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    stx_quick q;

    if (!stx_quick_number(text, false, &q) || q.negative) return false;
    if (q.digits < lo || q.digits > hi) return false;
    *out = q.digits;
    return true;
}

/*
 * One division of two numbers that are exact, so the result is rounded once (Clinger, 1990). Not on
 * machines that compute in wider registers.
 */
static inline bool stx_quick_f64(stax_str text, double lo, double hi, double *out)
{
    static const double tens[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    static const double signs[] = {1, -1};
    stx_quick q;
    double value;

    if (FLT_EVAL_METHOD != 0 || !stx_quick_number(text, true, &q)) return false;
    if (q.digits > UINT64_C(1) << 53) return false;
    value = signs[q.negative] * ((double)(int64_t)q.digits / tens[q.fraction]);
    if (!(value >= lo && value <= hi)) return false;
    *out = value;
    return true;
}

/* Scaled to `places`; at most two zeros are put behind, so that nothing overflows. */
static inline bool stx_quick_decimal(stax_str text, unsigned places, int64_t lo, int64_t hi,
                                     int64_t *out)
{
    stx_quick q;
    int64_t value;

    if (!stx_quick_number(text, true, &q)) return false;
    if (q.fraction > places || places - q.fraction > 2) return false;
    value = stx_quick_signed(q) * stx_quick_tens[places - q.fraction];
    if (value < lo || value > hi) return false;
    *out = value;
    return true;
}

#endif
