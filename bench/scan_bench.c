/*
 * The kernels of stage 1 on one document, alone: MiB/s and nanoseconds a block of 64 bytes.
 *
 *   scan_bench FILE [KERNEL [ROUNDS]]
 *
 * The document is scanned in windows of 32 KiB, as the reader does; each window is timed alone and
 * the least time of all rounds counts, which is what a quiet machine would show. With a kernel
 * named only that one runs: for callgrind, whose instructions divided by the blocks printed here
 * are the instructions a block.
 */
#include "input/scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WINDOW = 32 * 1024 };

typedef struct document {
    char *text;
    size_t n;
    size_t windows;
} document;

static double now_ns(void)
{
    struct timespec t;

    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static bool load(document *d, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) return false;

    fseek(file, 0, SEEK_END);
    d->n = (size_t)ftell(file);
    rewind(file);
    d->text = malloc(d->n + 1);
    bool whole = d->text && fread(d->text, 1, d->n, file) == d->n;
    fclose(file);
    d->windows = (d->n + WINDOW - 1) / WINDOW;
    return whole && d->windows > 0;
}

/* One pass over all windows; returns the entries, or 0 when the document is not right. */
static size_t scan_once(const document *d, const stx_kernel *kernel, uint32_t *index, double *least)
{
    stx_scan scan = {0};
    size_t entries = 0;

    for (size_t i = 0; i < d->windows; i++) {
        size_t from = i * WINDOW, n = d->n - from < WINDOW ? d->n - from : WINDOW;
        uint32_t *end = index;
        double begin = now_ns();
        stx_scan_bytes(&scan, kernel, d->text + from, n, 0, &end);
        double took = now_ns() - begin;
        if (scan.bad != STAX_OK) return 0;
        if (took < least[i]) least[i] = took;
        entries += (size_t)(end - index);
    }
    return entries;
}

static bool measure(const document *d, const stx_kernel *kernel, unsigned rounds)
{
    uint32_t *index = malloc((WINDOW + STX_INDEX_SLACK) * sizeof *index);
    double *least = malloc(d->windows * sizeof *least), sum = 0;
    size_t entries = 0;

    if (!index || !least) return false;
    for (size_t i = 0; i < d->windows; i++) least[i] = 1e18;
    for (unsigned round = 0; round < rounds; round++) {
        entries = scan_once(d, kernel, index, least);
        if (entries == 0) break;
    }
    for (size_t i = 0; i < d->windows; i++) sum += least[i];
    free(least);
    free(index);
    if (entries == 0) return false;

    printf("%-8s %8.0f MiB/s  %6.2f ns a block  %zu blocks, %.2f entries each\n", kernel->name,
           (double)d->n / sum * 1e9 / (1 << 20), sum / ((double)d->n / STX_BLOCK),
           d->n / STX_BLOCK * rounds, (double)entries / ((double)d->n / STX_BLOCK));
    return true;
}

int main(int argc, char **argv)
{
    document d = {NULL, 0, 0};
    unsigned rounds = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : 15;

    if (argc < 2 || !load(&d, argv[1])) {
        fprintf(stderr, "usage: scan_bench FILE [KERNEL [ROUNDS]]\n");
        return 2;
    }
    bool good = true;
    for (size_t i = 0; stx_kernels[i]; i++) {
        if (argc > 2 && strcmp(argv[2], stx_kernels[i]->name) != 0) continue;
        if (stx_kernels[i]->usable()) good = measure(&d, stx_kernels[i], rounds) && good;
    }
    free(d.text);
    return good ? 0 : 1;
}
