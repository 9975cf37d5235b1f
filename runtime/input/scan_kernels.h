/*
 * What the kernels share among themselves; nobody else includes this.
 *
 * Each vector kernel is one function in one file, built with that machine's flags, so nothing of
 * it may run before scan.c has asked the processor. The bytewise path is the measure for all: it
 * can begin and end anywhere, knows the exact place of an error, and takes what is not a block.
 */
#ifndef STX_SCAN_KERNELS_H
#define STX_SCAN_KERNELS_H

#include "input/scan.h"

/* The vector kernels need 64-bit registers; on other machines there is only the scalar one. */
#if defined(__x86_64__)
    #define STX_KERNELS_X86 1
#else
    #define STX_KERNELS_X86 0
#endif
#if defined(__aarch64__) && defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    #define STX_KERNELS_NEON 1
#else
    #define STX_KERNELS_NEON 0
#endif

/* The `blocks` functions of the kernels, see scan.h. */
bool stx_blocks_scalar(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                       uint32_t **index);
bool stx_blocks_sse2(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                     uint32_t **index);
bool stx_blocks_avx2(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                     uint32_t **index);
bool stx_blocks_avx512(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                       uint32_t **index);
bool stx_blocks_neon(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                     uint32_t **index);

/*
 * Indexes any number of bytes one by one, and finds the exact place of the first error.
 *
 * scan     with bad == STAX_OK
 * returns  as stx_scan_bytes
 * cost     1 to 3 cycles a byte
 */
ptrdiff_t stx_scan_bytewise(stx_scan *scan, const char *from, size_t bytes, uint32_t position,
                            uint32_t **index);

/*
 * How many of three bytes, at the end of something right so far, begin a character that is not
 * complete. Each lead byte promises more bytes than follow it here: C0.. one, E0.. two, F0.. three.
 */
static inline unsigned stx_unfinished(const uint8_t last[3])
{
    if (last[2] >= 0xC0) return 1;
    if (last[1] >= 0xE0) return 2;
    return last[0] >= 0xF0 ? 3 : 0;
}

/* Makes the last of `bytes` bytes, which may be fewer than three, the newest in scan->last. */
static inline void stx_scan_remember(stx_scan *scan, const char *from, size_t bytes)
{
    for (size_t i = bytes < 3 ? 0 : bytes - 3; i < bytes; i++) {
        scan->last[0] = scan->last[1];
        scan->last[1] = scan->last[2];
        scan->last[2] = (uint8_t)from[i];
    }
}

#endif
