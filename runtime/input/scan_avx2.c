/*
 * The AVX2 kernel: 64 bytes as two halves.
 *
 * The seven bytes of interest have seven different lower nibbles. So a lookup by the lower nibble
 * gives the one byte that would be of interest; where it equals the byte itself, it is one. A
 * second lookup says which, in sign bits. Neither needs the upper nibble, and bytes from 0x80 on
 * look up zero, which they do not equal.
 */
#include "input/scan_kernels.h"

#if STX_KERNELS_X86
    #include <immintrin.h>
    #include <string.h>

typedef __m256i vec;

static inline vec vec_load(const char *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

static inline vec vec_repeat(const uint8_t *table)
{
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)table));
}

static inline vec vec_all(int byte)
{
    return _mm256_set1_epi8((char)byte);
}

static inline vec vec_or(vec a, vec b)
{
    return _mm256_or_si256(a, b);
}

static inline vec vec_and(vec a, vec b)
{
    return _mm256_and_si256(a, b);
}

static inline vec vec_xor(vec a, vec b)
{
    return _mm256_xor_si256(a, b);
}

static inline vec vec_upper(vec a)
{
    return _mm256_and_si256(_mm256_srli_epi16(a, 4), vec_all(0x0F));
}

static inline vec vec_lookup(vec table, vec at)
{
    return _mm256_shuffle_epi8(table, at);
}

static inline vec vec_minus(vec a, vec b)
{
    return _mm256_subs_epu8(a, b);
}

    #include "input/scan_utf8.h"

/* By lower nibble: the byte of interest. Entry 0 is not xxxx0000, so no byte equals it. */
static const uint8_t interesting[16] = {
    [0] = 1,          ['"' & 15] = '"', ['&' & 15] = '&', ['<' & 15] = '<',
    ['>' & 15] = '>', ['\t'] = '\t',    ['\n'] = '\n',    ['\r'] = '\r',
};

/* By lower nibble, what the byte of interest is: bit 7 a bracket, bit 6 always an entry. */
static const uint8_t classes[16] = {
    ['<' & 15] = 0xC0,
    ['>' & 15] = 0x80,
    ['&' & 15] = 0x40,
    ['\r'] = 0x40,
};

static inline uint64_t bits(vec a, vec b)
{
    uint32_t low = (uint32_t)_mm256_movemask_epi8(a), high = (uint32_t)_mm256_movemask_epi8(b);

    return low | (uint64_t)high << 32;
}

/* Controls: the least of all bytes that are not of interest. */
static inline vec no_controls(void)
{
    return vec_all(0xFF);
}

static inline bool controls_right(vec controls)
{
    vec illegal = vec_minus(vec_all(0x20), controls);

    return _mm256_testz_si256(illegal, illegal);
}

static inline vec look(const char *p, uint64_t *any, uint64_t *bracket, uint64_t *always,
                       vec *controls)
{
    vec a = vec_load(p), b = vec_load(p + 32);
    vec any_a = _mm256_cmpeq_epi8(a, vec_lookup(vec_repeat(interesting), a));
    vec any_b = _mm256_cmpeq_epi8(b, vec_lookup(vec_repeat(interesting), b));
    vec class_a = vec_lookup(vec_repeat(classes), a), class_b = vec_lookup(vec_repeat(classes), b);

    *any = bits(any_a, any_b);
    *bracket = bits(class_a, class_b);
    *always = bits(_mm256_add_epi8(class_a, class_a), _mm256_add_epi8(class_b, class_b));

    vec least = _mm256_min_epu8(vec_or(a, any_a), vec_or(b, any_b));
    *controls = _mm256_min_epu8(*controls, least);
    return vec_or(a, b);
}

static inline bool is_ascii(vec seen)
{
    return _mm256_testz_si256(seen, vec_all(0x80));
}

/* Out of line: inlined into the loop, its constants would drive out those of `look`. */
static __attribute__((noinline)) bool utf8_right(const char *end)
{
    vec faults = vec_or(utf8_faults(end - 64), utf8_faults(end - 32));

    return _mm256_testz_si256(faults, faults);
}

/*
 * Writes the next `count` set bits' numbers; those that are not there give 64. The next rest is
 * made first: then tzcnt may overwrite its own operand, and gcc clears no register before it.
 */
static inline uint64_t flatten_some(uint64_t rest, uint32_t position, uint32_t *out, int count)
{
    for (int i = 0; i < count; i++) {
        uint64_t next = _blsr_u64(rest);

        out[i] = position + (uint32_t)_tzcnt_u64(rest);
        rest = next;
    }
    return rest;
}

/*
 * In groups without a branch inside: a branch for each entry is mispredicted, one for few groups is
 * not. Of nine mixes, 4, 4 and 6 has the fewest instructions on pretty records. 8 and 8, or 5 and
 * 4, gain 7 % on 2 MiB of them, and lose 17 or 2 % on 256 KiB, whose branches are learned.
 */
static inline uint32_t *flatten(uint64_t found, uint32_t position, uint32_t *out)
{
    int count = __builtin_popcountll(found);

    uint64_t rest = flatten_some(found, position, out, 4);
    if (count > 4) rest = flatten_some(rest, position, out + 4, 4);
    if (count > 8) rest = flatten_some(rest, position, out + 8, 6);
    for (int i = 14; i < count; i += 4) rest = flatten_some(rest, position, out + i, 4);
    return out + count;
}

    #define BLOCKS_FUNCTION stx_blocks_avx2
    #include "input/scan_blocks.h"
#endif
