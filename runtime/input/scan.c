/*
 * The choice of a kernel, and the walk over any number of bytes.
 *
 * Whole blocks go to the kernel. It says right or wrong, not where: the exact place is looked for
 * bytewise, and only then. A kernel's call covers 32 KiB, so that much may be scanned again, once
 * in a document's life.
 */
#include "input/scan.h"

#include "input/scan_kernels.h"

#include <string.h>

enum { CALL_BLOCKS = 32 * 1024 / STX_BLOCK };

static bool always_usable(void)
{
    return true;
}

#if STX_KERNELS_X86
/* The compiler's run time has asked cpuid at load, and xgetbv for the registers the OS saves. */
static bool avx2_usable(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

static bool avx512_usable(void)
{
    return avx2_usable() && __builtin_cpu_supports("avx512f") &&
           __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2");
}

static const stx_kernel avx512 = {"avx512", avx512_usable, stx_blocks_avx512};
static const stx_kernel avx2 = {"avx2", avx2_usable, stx_blocks_avx2};
static const stx_kernel sse2 = {"sse2", always_usable, stx_blocks_sse2};
#endif

#if STX_KERNELS_NEON
static const stx_kernel neon = {"neon", always_usable, stx_blocks_neon};
#endif

static const stx_kernel scalar = {"scalar", always_usable, stx_blocks_scalar};

/* The fastest first. */
const stx_kernel *const stx_kernels[] = {
#if STX_KERNELS_X86
    &avx512, &avx2, &sse2,
#endif
#if STX_KERNELS_NEON
    &neon,
#endif
    &scalar, NULL};

const stx_kernel *stx_kernel_find(const char *name)
{
    for (size_t i = 0; stx_kernels[i]; i++) {
        if (name && strcmp(name, stx_kernels[i]->name) != 0) continue;
        if (stx_kernels[i]->usable()) return stx_kernels[i];
    }
    return NULL;
}

/* Gives the kernel all blocks up to the first call that says wrong; returns the bytes done. */
static size_t scan_blocks(stx_scan *scan, const stx_kernel *kernel, const char *from, size_t bytes,
                          uint32_t position, uint32_t **index)
{
    size_t done = 0;

    while (bytes - done >= STX_BLOCK) {
        size_t blocks = (bytes - done) / STX_BLOCK;
        if (blocks > CALL_BLOCKS) blocks = CALL_BLOCKS;
        if (!kernel->blocks(scan, from + done, blocks, position + (uint32_t)done, index)) break;
        done += blocks * STX_BLOCK;
    }
    return done;
}

ptrdiff_t stx_scan_bytes(stx_scan *scan, const stx_kernel *kernel, const char *from, size_t bytes,
                         uint32_t position, uint32_t **index)
{
    if (scan->bad != STAX_OK || bytes == 0) return 0;

    size_t done = scan_blocks(scan, kernel, from, bytes, position, index);
    if (done == bytes) return (ptrdiff_t)bytes;
    return (ptrdiff_t)done +
           stx_scan_bytewise(scan, from + done, bytes - done, position + (uint32_t)done, index);
}

unsigned stx_scan_unfinished(const stx_scan *scan)
{
    return stx_unfinished(scan->last);
}
