/*
 * The AVX2 kernel: 64 bytes as two halves.
 *
 * A lookup by the lower nibble gives the one byte with that nibble that would be of interest; where
 * it equals the byte itself, it is one. So '"' TAB LF cost two steps, as one compare and a load
 * would.
 */
#include "input/scan_kernels.h"

#if STX_KERNELS_X86
    #include <immintrin.h>
    #include <string.h>

typedef __m256i vec;
typedef vec wrong; /* any bit: something */

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

/* By lower nibble. No byte equals what stands for the other nibbles: entry 0 is not xxxx0000. */
static const uint8_t in_tag_bytes[16] = {[0] = 1, ['"' & 15] = '"', ['\t'] = '\t', ['\n'] = '\n'};
static const uint8_t always_bytes[16] = {[0] = 1, ['&' & 15] = '&', ['\r'] = '\r'};

static inline vec one_of(vec v, const uint8_t *bytes)
{
    return _mm256_cmpeq_epi8(v, vec_lookup(vec_repeat(bytes), v));
}

static inline uint64_t bits(vec a, vec b)
{
    uint32_t low = (uint32_t)_mm256_movemask_epi8(a), high = (uint32_t)_mm256_movemask_epi8(b);

    return low | (uint64_t)high << 32;
}

/* What is below 0x20 but not one of the three controls found already. */
static inline vec illegal(vec v, vec in_tag, vec always)
{
    return _mm256_andnot_si256(vec_or(in_tag, always), vec_minus(vec_all(0x20), v));
}

static inline void look(const char *p, stx_found *f, wrong *w)
{
    vec a = vec_load(p), b = vec_load(p + 32);
    vec in_a = one_of(a, in_tag_bytes), in_b = one_of(b, in_tag_bytes);
    vec any_a = one_of(a, always_bytes), any_b = one_of(b, always_bytes);

    f->lt = bits(_mm256_cmpeq_epi8(a, vec_all('<')), _mm256_cmpeq_epi8(b, vec_all('<')));
    f->gt = bits(_mm256_cmpeq_epi8(a, vec_all('>')), _mm256_cmpeq_epi8(b, vec_all('>')));
    f->in_tag = bits(in_a, in_b);
    f->always = bits(any_a, any_b);
    f->high = (uint32_t)_mm256_movemask_epi8(vec_or(a, b));
    *w = vec_or(*w, vec_or(illegal(a, in_a, any_a), illegal(b, in_b, any_b)));
}

/* Out of line: the loop of a kernel keeps its constants in registers only if it is alone. */
static __attribute__((noinline)) vec block_faults(const char *p)
{
    return vec_or(utf8_faults(p), utf8_faults(p + 32));
}

static inline void check_utf8(const char *p, wrong *w)
{
    *w = vec_or(*w, block_faults(p));
}

static inline bool is_wrong(wrong w)
{
    return !_mm256_testz_si256(w, w);
}

/* Writes the next `count` set bits' numbers; those that are not there give 64. */
static inline uint64_t flatten_some(uint64_t rest, uint32_t position, uint32_t *out, int count)
{
    for (int i = 0; i < count; i++) {
        out[i] = position + (uint32_t)_tzcnt_u64(rest);
        rest = _blsr_u64(rest);
    }
    return rest;
}

/*
 * In groups without a branch inside. 4, 4 and 6 was the best mix on pretty, dense and
 * attribute-rich documents: a branch for each entry is mispredicted, one for few groups is not.
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
