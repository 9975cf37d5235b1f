/*
 * The AVX-512 kernel, for Ice Lake, Zen 4 and later (VBMI, VBMI2).
 *
 * All bytes of interest are below 0x40, and one vpermb looks up 64 bytes in a table of 64: a class
 * with one bit for each question. Ports 0 and 5 are the busy ones: bits 7 and 6 become masks as
 * sign bits on port 0, LISTED by a test on port 5; all three as sign bits cost up to 7 % more.
 */
#include "input/scan_kernels.h"

#if STX_KERNELS_X86
    #include <immintrin.h>
    #include <string.h>

typedef __m512i vec;

static inline vec vec_load(const char *p)
{
    return _mm512_loadu_si512((const void *)p);
}

static inline vec vec_repeat(const uint8_t *table)
{
    return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(const void *)table));
}

static inline vec vec_all(int byte)
{
    return _mm512_set1_epi8((char)byte);
}

static inline vec vec_or(vec a, vec b)
{
    return _mm512_or_si512(a, b);
}

static inline vec vec_and(vec a, vec b)
{
    return _mm512_and_si512(a, b);
}

static inline vec vec_xor(vec a, vec b)
{
    return _mm512_xor_si512(a, b);
}

static inline vec vec_upper(vec a)
{
    return _mm512_and_si512(_mm512_srli_epi16(a, 4), vec_all(0x0F));
}

static inline vec vec_lookup(vec table, vec at)
{
    return _mm512_shuffle_epi8(table, at);
}

static inline vec vec_minus(vec a, vec b)
{
    return _mm512_subs_epu8(a, b);
}

    #include "input/scan_utf8.h"

enum { BRACKET = 0x80, ALWAYS = 0x40, LISTED = 0x20, ILLEGAL = 0x10 };

static const uint8_t classes[64] = {
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    LISTED,
    LISTED,
    ILLEGAL,
    ILLEGAL,
    LISTED | ALWAYS,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ILLEGAL,
    ['"'] = LISTED,
    ['&'] = LISTED | ALWAYS,
    ['<'] = LISTED | ALWAYS | BRACKET,
    ['>'] = LISTED | BRACKET,
};

/* Controls: the bits of all classes seen. */
static inline vec no_controls(void)
{
    return vec_all(0);
}

static inline bool controls_right(vec controls)
{
    return _mm512_test_epi8_mask(controls, vec_all(ILLEGAL)) == 0;
}

static inline vec look(const char *p, uint64_t *any, uint64_t *bracket, uint64_t *always,
                       vec *controls)
{
    vec v = vec_load(p);
    __mmask64 low = _mm512_testn_epi8_mask(v, vec_all(0xC0));
    vec c = _mm512_maskz_permutexvar_epi8(low, v, _mm512_loadu_si512((const void *)classes));

    *any = _mm512_test_epi8_mask(c, vec_all(LISTED));
    *bracket = _mm512_movepi8_mask(c);
    *always = _mm512_movepi8_mask(_mm512_add_epi8(c, c));
    *controls = vec_or(*controls, c);
    return v;
}

static inline bool is_ascii(vec seen)
{
    return _mm512_movepi8_mask(seen) == 0;
}

/* Inlined, as 32 registers hold the constants of both: a call costs 4 ns in non-ASCII blocks. */
static inline bool utf8_right(const char *end)
{
    return _mm512_test_epi8_mask(utf8_faults(end - 64), vec_all(0xFF)) == 0;
}

/* Packs the numbers of the set bits to the front, then widens 16 at a time; most blocks have 16. */
static inline uint32_t *flatten(uint64_t bits, uint32_t position, uint32_t *out)
{
    static const uint8_t numbers[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    vec packed = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512((const void *)numbers));
    vec base = _mm512_set1_epi32((int)position);
    int count = __builtin_popcountll(bits);

    _mm512_storeu_si512(
        out, _mm512_add_epi32(base, _mm512_cvtepu8_epi32(_mm512_castsi512_si128(packed))));
    for (int i = 16; i < count; i += 16) {
        packed = _mm512_alignr_epi64(packed, packed, 2);
        _mm512_storeu_si512(
            out + i, _mm512_add_epi32(base, _mm512_cvtepu8_epi32(_mm512_castsi512_si128(packed))));
    }
    return out + count;
}

    #define BLOCKS_FUNCTION stx_blocks_avx512
    #include "input/scan_blocks.h"
#endif
