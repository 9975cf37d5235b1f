/*
 * The vector kernels' one algorithm. A kernel file defines the primitives below for its machine
 * and then includes this file, which makes the kernel's `blocks` function of them.
 *
 * Inside tags, for 64 bytes at once: take the bits of all bytes that are not '>', and add the bits
 * of '<'. Each addition carries through the ones up to the next '>', which is a zero and stops it.
 * What the addition changed is what stands from a '<' to its '>', both included:
 *
 *   bytes      a < b > c > d         (bit 0 at the left)
 *   not '>'    1 1 1 0 1 0 1
 *   + '<'      0 1 0 0 0 0 0
 *   sum        1 0 0 1 1 0 1
 *   changed    0 1 1 1 0 0 0
 *
 * The carry out of bit 63 goes into the next block: its tag is still open.
 *
 * Right or wrong is one value that gathers bits and is asked once, behind the last block.
 *
 * The primitives, all static:
 *
 *   wrong                     a type, all zero bits while nothing is wrong
 *   look(p, &found, &w)       the classes of the 64 bytes at p; notes illegal controls in w
 *   check_utf8(p, &w)         notes in w what is not UTF-8 or is U+FFFE or U+FFFF in the 64 bytes
 *                             at p, together with the three before them, which may be read too
 *   is_wrong(w)               whether something was noted
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

/* The first block of a call: the bytes before it are not in memory but in scan->last. */
static inline void check_first(const stx_scan *scan, const char *from, wrong *w)
{
    char copy[sizeof scan->last + STX_BLOCK];

    memcpy(copy, scan->last, sizeof scan->last);
    memcpy(copy + sizeof scan->last, from, STX_BLOCK);
    check_utf8(copy + sizeof scan->last, w);
}

/* The bits of the bytes that get an entry; `carry` says whether the block begins inside a tag. */
static inline uint64_t entries(const stx_found *f, uint64_t *carry)
{
    uint64_t open = ~f->gt;
    uint64_t sum = open + f->lt + *carry;
    uint64_t in_tag = sum ^ open;

    *carry = (f->lt | (open & ~sum)) >> 63;
    return f->lt | f->always | (f->gt & ~in_tag) | (f->in_tag & in_tag);
}

bool BLOCKS_FUNCTION(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                     uint32_t **index)
{
    const char *end = from + blocks * STX_BLOCK;
    uint64_t carry = scan->in_tag;
    uint32_t *out = *index;
    unsigned begun = stx_unfinished(scan->last);
    wrong w = {0};

    for (const char *p = from; p < end; p += STX_BLOCK, position += STX_BLOCK) {
        stx_found f;

        prefetch(p);
        look(p, &f, &w);
        if (f.high || begun) {
            if (p == from)
                check_first(scan, from, &w);
            else
                check_utf8(p, &w);
            begun = stx_unfinished((const uint8_t *)p + STX_BLOCK - 3);
        }
        out = flatten(entries(&f, &carry), position, out);
    }
    if (is_wrong(w)) return false;

    if (blocks > 0) stx_scan_remember(scan, end - 3, 3);
    scan->in_tag = (uint8_t)carry;
    *index = out;
    return true;
}

#endif
