/*
 * The SSE2 kernel, for every x86-64: 64 bytes as four quarters.
 *
 * There is no lookup here, so classes are compares. Bytes that differ in one bit share a compare
 * with that bit set: '<' '>', TAB CR, '"' '&'.
 *
 * UTF-8 is checked by ranges: where a continuation must stand (behind a lead of two, three or
 * four, up to three bytes before) and where one stands are two masks that must be equal, and each
 * lead with a narrower range for its second byte is a compare of its own. That needs twice the
 * steps of the tables in scan_utf8.h.
 */
#include "input/scan_kernels.h"

#if STX_KERNELS_X86
    #include <immintrin.h>
    #include <string.h>

typedef __m128i vec;

static inline vec vec_load(const char *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

static inline vec vec_all(int byte)
{
    return _mm_set1_epi8((char)byte);
}

static inline vec vec_or(vec a, vec b)
{
    return _mm_or_si128(a, b);
}

static inline vec equal(vec a, int byte)
{
    return _mm_cmpeq_epi8(a, vec_all(byte));
}

/* Not 0 where a > byte, both unsigned. */
static inline vec above(vec a, int byte)
{
    return _mm_subs_epu8(a, vec_all(byte));
}

/* All ones where a < byte, both signed: 0x80..0xFF are the smallest. */
static inline vec signed_below(vec a, int byte)
{
    return _mm_cmplt_epi8(a, vec_all(byte));
}

/* What `look` sees in 16 bytes: the bytes, and sign bits as it gives them. */
typedef struct quarter {
    vec bytes, any, bracket, always;
} quarter;

/* Always an entry is what has bit 2 and is not above '<': of the seven, only '<' '&' CR. */
static inline quarter look_quarter(const char *p)
{
    quarter q = {.bytes = vec_load(p)};
    vec with_2 = vec_or(q.bytes, vec_all(2)), with_4 = vec_or(q.bytes, vec_all(4));

    q.bracket = equal(with_2, '>');
    q.any = vec_or(vec_or(equal(with_4, '&'), equal(with_4, '\r')),
                   vec_or(equal(q.bytes, '\n'), q.bracket));
    q.always = _mm_cmpeq_epi8(with_4, _mm_min_epu8(q.bytes, vec_all('<')));
    return q;
}

static inline uint64_t bits(vec a, unsigned i)
{
    return (uint64_t)(unsigned)_mm_movemask_epi8(a) << (16 * i);
}

/* Controls: the least of all bytes that are not of interest. */
static inline vec no_controls(void)
{
    return vec_all(0xFF);
}

static inline bool is_zero(vec v)
{
    return _mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())) == 0xFFFF;
}

static inline bool controls_right(vec controls)
{
    return is_zero(_mm_subs_epu8(vec_all(0x20), controls));
}

/* Quarter by quarter into all results: result by result, gcc spills, and 6 % of the time go. */
static inline vec look(const char *p, uint64_t *any, uint64_t *bracket, uint64_t *always,
                       vec *controls)
{
    vec seen = _mm_setzero_si128();

    *any = *bracket = *always = 0;
    for (unsigned i = 0; i < 4; i++) {
        quarter q = look_quarter(p + (size_t)16 * i);

        *any |= bits(q.any, i);
        *bracket |= bits(q.bracket, i);
        *always |= bits(q.always, i);
        *controls = _mm_min_epu8(*controls, vec_or(q.bytes, q.any));
        seen = vec_or(seen, q.bytes);
    }
    return seen;
}

static inline bool is_ascii(vec seen)
{
    return _mm_movemask_epi8(seen) == 0;
}

/* All ones where what must be a continuation is none, or where one stands that must not. */
static inline vec misplaced(vec now, vec before1, vec before2, vec before3)
{
    vec must = vec_or(above(before1, 0xBF), vec_or(above(before2, 0xDF), above(before3, 0xEF)));
    vec must_not = _mm_cmpeq_epi8(must, _mm_setzero_si128());

    return _mm_cmpeq_epi8(must_not, signed_below(now, (char)0xC0));
}

/* Not 0 where a second byte is outside its lead's narrower range. */
static inline vec second_wrong(vec now, vec before1)
{
    vec below_90 = signed_below(now, (char)0x90), below_a0 = signed_below(now, (char)0xA0);
    vec overlong = vec_or(_mm_and_si128(equal(before1, 0xE0), below_a0),
                          _mm_and_si128(equal(before1, 0xF0), below_90));

    return vec_or(overlong, vec_or(_mm_andnot_si128(below_a0, equal(before1, 0xED)),
                                   _mm_andnot_si128(below_90, equal(before1, 0xF4))));
}

/* Not 0 where a byte stands that is in no character: C0, C1, F5 and more. */
static inline vec never_right(vec now)
{
    return vec_or(above(now, 0xF4), equal(_mm_and_si128(now, vec_all(0xFE)), 0xC0));
}

/* All ones where EF BF BE or EF BF BF ends: U+FFFE and U+FFFF. */
static inline vec not_character(vec now, vec before1, vec before2)
{
    vec two = _mm_and_si128(equal(before2, 0xEF), equal(before1, 0xBF));

    return _mm_and_si128(two, equal(vec_or(now, vec_all(1)), 0xBF));
}

static inline vec quarter_faults(const char *p)
{
    vec now = vec_load(p), before1 = vec_load(p - 1);
    vec before2 = vec_load(p - 2), before3 = vec_load(p - 3);

    vec faults = vec_or(misplaced(now, before1, before2, before3), never_right(now));
    faults = vec_or(faults, second_wrong(now, before1));
    return vec_or(faults, not_character(now, before1, before2));
}

/* Out of line: inlined into the loop, its constants would drive out those of `look`. */
static __attribute__((noinline)) bool utf8_right(const char *end)
{
    vec faults = _mm_setzero_si128();

    for (const char *p = end - 64; p < end; p += 16) faults = vec_or(faults, quarter_faults(p));
    return is_zero(faults);
}

/* Writes the next `count` set bits' numbers; those that are not there give 63. */
static inline uint64_t flatten_some(uint64_t rest, uint32_t position, uint32_t *out, int count)
{
    for (int i = 0; i < count; i++) {
        out[i] = position + (uint32_t)__builtin_ctzll(rest | UINT64_C(1) << 63);
        rest &= rest - 1;
    }
    return rest;
}

static inline int count_bits(uint64_t x)
{
    x -= x >> 1 & 0x5555555555555555;
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (int)(x * 0x0101010101010101 >> 56);
}

/* In groups without a branch inside: 8 and 8 was the best mix here. */
static inline uint32_t *flatten(uint64_t found, uint32_t position, uint32_t *out)
{
    int count = count_bits(found);

    uint64_t rest = flatten_some(found, position, out, 8);
    if (count > 8) rest = flatten_some(rest, position, out + 8, 8);
    for (int i = 16; i < count; i += 8) rest = flatten_some(rest, position, out + i, 8);
    return out + count;
}

    #define BLOCKS_FUNCTION stx_blocks_sse2
    #include "input/scan_blocks.h"
#endif
