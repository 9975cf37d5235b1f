/*
 * The NEON kernel, for every 64-bit ARM: 64 bytes as four quarters.
 *
 * The seven bytes of interest have seven different lower nibbles, as scan_avx2.c has it: a lookup
 * by the lower nibble gives the one byte that would be of interest, and where it equals the byte
 * itself, it is one. Two more lookups say which, as whole bytes of ones. NEON has no move of sign
 * bits: a byte keeps its own bit of eight, and three pairwise sums make one word of 64 such bytes.
 */
#include "input/scan_kernels.h"

#if STX_KERNELS_NEON
    #include <arm_neon.h>
    #include <string.h>

typedef uint8x16_t vec;

static inline vec vec_load(const char *p)
{
    return vld1q_u8((const uint8_t *)p);
}

static inline vec vec_repeat(const uint8_t *table)
{
    return vld1q_u8(table);
}

static inline vec vec_all(int byte)
{
    return vdupq_n_u8((uint8_t)byte);
}

static inline vec vec_or(vec a, vec b)
{
    return vorrq_u8(a, b);
}

static inline vec vec_and(vec a, vec b)
{
    return vandq_u8(a, b);
}

static inline vec vec_xor(vec a, vec b)
{
    return veorq_u8(a, b);
}

static inline vec vec_upper(vec a)
{
    return vshrq_n_u8(a, 4);
}

/* All callers look up less than 16. */
static inline vec vec_lookup(vec table, vec at)
{
    return vqtbl1q_u8(table, at);
}

static inline vec vec_minus(vec a, vec b)
{
    return vqsubq_u8(a, b);
}

    #include "input/scan_utf8.h"

/* By lower nibble: the byte of interest. Entry 0 is not xxxx0000, so no byte equals it. */
static const uint8_t interesting[16] = {
    [0] = 1,          ['"' & 15] = '"', ['&' & 15] = '&', ['<' & 15] = '<',
    ['>' & 15] = '>', ['\t'] = '\t',    ['\n'] = '\n',    ['\r'] = '\r',
};

/* By lower nibble, what the byte of interest is. */
static const uint8_t brackets[16] = {['<' & 15] = 0xFF, ['>' & 15] = 0xFF};
static const uint8_t entries_always[16] = {['<' & 15] = 0xFF, ['&' & 15] = 0xFF, ['\r'] = 0xFF};

/* 64 bytes that are all ones or zero as 64 bits. */
static inline uint64_t bits(const vec masks[4])
{
    static const uint8_t own_bit[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    vec own = vec_repeat(own_bit);
    vec low = vpaddq_u8(vec_and(masks[0], own), vec_and(masks[1], own));
    vec high = vpaddq_u8(vec_and(masks[2], own), vec_and(masks[3], own));
    vec sums = vpaddq_u8(low, high);

    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(sums, sums)), 0);
}

/* Controls: the least of all bytes that are not of interest. */
static inline vec no_controls(void)
{
    return vec_all(0xFF);
}

static inline bool controls_right(vec controls)
{
    return vminvq_u8(controls) >= 0x20;
}

static inline vec look(const char *p, uint64_t *any, uint64_t *bracket, uint64_t *always,
                       vec *controls)
{
    vec any_of[4], bracket_of[4], always_of[4], seen = vec_all(0);

    for (unsigned i = 0; i < 4; i++) {
        vec bytes = vec_load(p + (size_t)16 * i), lower = vec_and(bytes, vec_all(0x0F));

        any_of[i] = vceqq_u8(bytes, vec_lookup(vec_repeat(interesting), lower));
        bracket_of[i] = vec_lookup(vec_repeat(brackets), lower);
        always_of[i] = vec_lookup(vec_repeat(entries_always), lower);
        *controls = vminq_u8(*controls, vec_or(bytes, any_of[i]));
        seen = vec_or(seen, bytes);
    }
    *any = bits(any_of);
    *bracket = bits(bracket_of);
    *always = bits(always_of);
    return seen;
}

static inline bool is_ascii(vec seen)
{
    return vmaxvq_u8(seen) < 0x80;
}

/* Out of line: inlined into the loop, its constants would drive out those of `look`. */
static __attribute__((noinline)) bool utf8_right(const char *end)
{
    vec faults = vec_all(0);

    for (const char *p = end - 64; p < end; p += 16) faults = vec_or(faults, utf8_faults(p));
    return vmaxvq_u8(faults) == 0;
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

/* In groups without a branch inside, as scan_sse2.c has them. */
static inline uint32_t *flatten(uint64_t found, uint32_t position, uint32_t *out)
{
    int count = vaddv_u8(vcnt_u8(vcreate_u8(found)));

    uint64_t rest = flatten_some(found, position, out, 8);
    if (count > 8) rest = flatten_some(rest, position, out + 8, 8);
    for (int i = 16; i < count; i += 8) rest = flatten_some(rest, position, out + i, 8);
    return out + count;
}

    #define BLOCKS_FUNCTION stx_blocks_neon
    #include "input/scan_blocks.h"
#endif
