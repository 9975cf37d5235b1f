/*
 * The vector kernels' one algorithm. A kernel file defines the primitives below for its machine
 * and then includes this file, which makes the kernel's `blocks` function of them.
 *
 * Inside tags, for 64 bytes at once: take the bits of '>' as a number and subtract the bits of '<'.
 * Each subtraction borrows through the zeros up to the next '>', which is a one and stops it:
 *
 *   bytes      a < b > c > d         (bit 0 at the left)
 *   '>'        0 0 0 1 0 1 0
 *   - '<'      0 1 0 0 0 0 0
 *   rest       0 1 1 0 0 1 0
 *
 * What rests is a one inside tags, but not at the '>' that ends one, and at each '>' outside: so
 * it is the answer for '"' TAB LF and for '>', whose entries depend on that. The borrow out of bit
 * 63 goes into the next block: its tag is still open.
 *
 * The loop over ASCII has no call in it, so its constants stay in registers; a block that is not
 * ASCII ends it for a check. Controls gather in a vector that is asked once, behind the last block.
 *
 * The primitives, all static; `vec` is a vector of any width:
 *
 *   no_controls()             a `vec` for `look` to gather in
 *   look(p, &any, &bracket, &always, &controls)
 *                             gives the bits of the 64 bytes at p:
 *                                 any      '<' '>' '&' '"' CR TAB LF
 *                                 bracket  '<' '>'; right where `any` has a bit
 *                                 always   '<' '&' CR; right where `any` has a bit
 *                             and a `vec` for is_ascii; notes illegal controls
 *   is_ascii(seen)            whether the bytes looked at are
 *   controls_right(controls)  whether no illegal control was noted
 *   utf8_right(end)           whether the 64 bytes before `end`, together with the three before
 *                             them, are UTF-8 and not U+FFFE or U+FFFF
 *   flatten(bits, n, out)     writes n + i for each bit i, may write 64 more; gives the new end
 *   BLOCKS_FUNCTION           the name of the function to make
 */
#ifndef STX_SCAN_BLOCKS_H
#define STX_SCAN_BLOCKS_H

/* Blocks that come from memory, not from a cache, are asked for early: 20 to 40 % on 100 MiB. */
enum { PREFETCH_AHEAD = 8 * 1024 };

/* The prefetch may point behind the input: an address nobody reads, so made as a number. */
static inline void prefetch(const char *p)
{
    __builtin_prefetch((const void *)((uintptr_t)p + PREFETCH_AHEAD), 0, 2);
}

/* Whether a block ends at `p` within a character that the next byte, if there is one, leaves so. */
static inline bool breaks_off(const char *p, const char *end)
{
    const uint8_t *next = (const uint8_t *)p;

    return p < end && *next < 0x80 && stx_unfinished(next - 3) > 0;
}

/* Whether the last byte begins no character: as any other, the byte behind it would have told. */
static inline bool ends_wrong(const char *end)
{
    uint8_t last = (uint8_t)end[-1];

    return last >= 0xF5 || last == 0xC0 || last == 0xC1;
}

/* The first block of a call: the bytes before it are not in memory but in scan->last. */
static __attribute__((noinline)) bool first_right(const stx_scan *scan, const char *from,
                                                  const char *end)
{
    char copy[sizeof scan->last + STX_BLOCK];

    memcpy(copy, scan->last, sizeof scan->last);
    memcpy(copy + sizeof scan->last, from, STX_BLOCK);
    return utf8_right(copy + sizeof copy) && !breaks_off(from + STX_BLOCK, end);
}

/*
 * a - b - *borrow, and what it borrows. The intrinsic is a byte's flag, one subtraction and a
 * flag's byte; gcc 12 makes five instructions more of two __builtin_sub_overflow.
 */
static inline uint64_t subtract(uint64_t a, uint64_t b, unsigned char *borrow)
{
#if STX_KERNELS_X86
    unsigned long long rest;

    *borrow = _subborrow_u64(*borrow, a, b, &rest);
    return rest;
#else
    uint64_t rest = a - b - *borrow;

    *borrow = a < b || (a == b && *borrow);
    return rest;
#endif
}

/* The bits of the bytes that get an entry; `in_tag` says whether the block begins inside a tag. */
static inline uint64_t entries(uint64_t any, uint64_t bracket, uint64_t always,
                               unsigned char *in_tag)
{
    bracket &= any;
    return any & (always | subtract(bracket & ~always, bracket & always, in_tag));
}

bool BLOCKS_FUNCTION(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                     uint32_t **index)
{
    const char *p = from, *end = from + blocks * STX_BLOCK;
    unsigned char in_tag = scan->in_tag;
    uint32_t *out = *index;
    vec controls = no_controls();
    bool check_first = stx_unfinished(scan->last) > 0;

    while (p < end) {
        vec seen;

        do {
            uint64_t any, bracket, always;

            prefetch(p);
            seen = look(p, &any, &bracket, &always, &controls);
            out = flatten(entries(any, bracket, always, &in_tag), position, out);
            position += STX_BLOCK;
            p += STX_BLOCK;
        } while (is_ascii(seen) && p < end);

        if (is_ascii(seen)) continue;
        if (p == from + STX_BLOCK)
            check_first = true;
        else if (!utf8_right(p) || breaks_off(p, end))
            return false;
    }
    if (!controls_right(controls)) return false;
    if (blocks == 0) return true;
    if (ends_wrong(end)) return false;
    if (check_first && !first_right(scan, from, end)) return false;

    stx_scan_remember(scan, end - 3, 3);
    scan->in_tag = in_tag;
    *index = out;
    return true;
}

#endif
