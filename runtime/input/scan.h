/*
 * Stage 1: the structural index of a stretch of input.
 *
 * A kernel looks at every byte once, in blocks of 64, and writes the positions of the few bytes
 * that stage 2 must look at:
 *
 *   '<'  '&'  CR       wherever they stand
 *   '"'  TAB  LF       inside tags only (from a '<' to the next '>')
 *   '>'                outside tags only, where it may end a ']]>'
 *
 * It checks on the way that the input is UTF-8 and holds only XML's characters (2.2). There is no
 * state for comments, CDATA or quotes: "inside a tag" is one bit, found for 64 bytes at once by an
 * addition with carry, and it heals itself at the next '>'. So the index is a hint, a superset: a
 * '>' inside an attribute value ends "inside" too early, quotes behind it are missing, and inside a
 * comment there is noise. Stage 2 proves each entry it uses by looking at the bytes.
 */
#ifndef STX_SCAN_H
#define STX_SCAN_H

#include <stax/status.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STX_BLOCK = 64,      /* bytes that a kernel takes at once */
    STX_INDEX_SLACK = 64 /* entries behind the last one that a kernel may overwrite */
};

/* What one stretch leaves for the next. Zeroed: the start of a document. The same for all kernels.
 */
typedef struct stx_scan {
    uint8_t in_tag;  /* 1: the last byte stands inside a tag */
    uint8_t last[3]; /* the last three bytes, the newest last; NUL where none came */
    stax_status bad; /* STAX_OK, STAX_E_UTF8 or STAX_E_CHARACTER: the input's good part has ended */
} stx_scan;

/* A kernel: one machine's way to do the above. All give the same index for the same bytes. */
typedef struct stx_kernel {
    const char *name;

    /* Whether this processor (and its operating system) can run it. */
    bool (*usable)(void);

    /*
     * Indexes whole blocks.
     *
     * from      `blocks` times 64 readable bytes, any alignment
     * position  what to call the first byte; positions count up from there
     * index     where to write, room for 64 entries a block and STX_INDEX_SLACK more; moved behind
     *           the last entry written
     * returns   false when some byte is wrong: then `scan` and `*index` are as before
     */
    bool (*blocks)(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                   uint32_t **index);
} stx_kernel;

/*
 * The kernel of this name, or the fastest one usable here when name is NULL; NULL when there is
 * none of this name or it is not usable. Cost: a few loads, no cpuid.
 */
const stx_kernel *stx_kernel_find(const char *name);

/* All kernels in this build, usable or not, ended by NULL: for tests. */
extern const stx_kernel *const stx_kernels[];

/*
 * Indexes any number of bytes: whole blocks by the kernel, what is left byte by byte.
 *
 * index    room for `bytes` entries and STX_INDEX_SLACK more
 * returns  `bytes`; or less when scan->bad was set: then the offset of the first byte of the
 *          wrong character, which may be down to -3, as a character may begin in an earlier
 *          stretch. No entry is written at or behind it. scan->bad stays, later calls return 0.
 */
ptrdiff_t stx_scan_bytes(stx_scan *scan, const stx_kernel *kernel, const char *from, size_t bytes,
                         uint32_t position, uint32_t **index);

/* How many of the last bytes, 0 to 3, begin a character that is not complete yet. */
unsigned stx_scan_unfinished(const stx_scan *scan);

#endif
