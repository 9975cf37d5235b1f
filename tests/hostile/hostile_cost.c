/*
 * hostile_cost [-l] [-p PART] [-n SIZE] [-w WAY] [FAMILY]: reads families, for cost.sh and for
 * looking at one by hand. Each is read at size n and at 2n, inside hostile_measured, which
 * callgrind counts. A line a reading: family, way, size, verdict, input, peak, scanned.
 *
 *   -l       limits lifted
 *   -p PART  only every second family: 1 or 2
 *   -n SIZE  instead of what an input of some KiB needs
 *   -w WAY   only this one
 *   FAMILY   only the one of this name
 */
#ifndef _POSIX_C_SOURCE
    #define _POSIX_C_SOURCE 200809L /* getopt */
#endif
#include "hostile_read.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Piece by piece costs a thousand instructions a byte: there less has to do. */
static const struct {
    hostile_way way;
    size_t input; /* bytes, about */
} ways[] = {
    {{"events", CURSOR_PLACES, 0, false}, 16 << 10},
    {{"bytes", CURSOR_NEXT, 1, false}, 2 << 10},
    {{"skipped", CURSOR_SKIP, 64, false}, 8 << 10},
    {{"records", RECORDS, 0, false}, 16 << 10},
    {{"good records", GOOD_RECORDS, 0, false}, 16 << 10},
};

/* Not inlined: its name is how callgrind knows what to count. */
#if defined(__GNUC__)
__attribute__((noinline))
#endif
hostile_outcome
hostile_measured(const char *const *shape, size_t n, const hostile_way *way,
                 const stax_options *options, stax_str memory)
{
    return hostile_read(shape, n, way, options, memory);
}

static void measure(const hostile_family *f, size_t n, const hostile_way *way,
                    const stax_options *options)
{
    stax_str memory = pour_all(f->shape, n);
    hostile_outcome o = hostile_measured(f->shape, n, way, options, memory);

    printf("%s\t%s\t%zu\t%s %s\t%" PRIu64 "\t%zu\t%zu\n", f->name, way->name, n,
           stax_status_name(o.status), o.error.want, o.input, o.peak, o.scanned);
    fflush(stdout);
    free((char *)(uintptr_t)memory.data);
}

/* Pieces for an input of about so many bytes. */
static size_t pieces(const hostile_family *f, size_t input)
{
    stax_str one = pour_all(f->shape, 1), many = pour_all(f->shape, 101);
    size_t each = (many.len - one.len) / 100;

    free((char *)(uintptr_t)one.data);
    free((char *)(uintptr_t)many.data);
    return input / each;
}

int main(int argc, char **argv)
{
    stax_options options = {0};
    const char *way = NULL;
    size_t n = 0, part = 0;
    const hostile_family *f;

    for (int c; (c = getopt(argc, argv, "ln:w:p:")) != -1;) {
        if (c == 'l') options = hostile_lifted();
        if (c == 'n') n = (size_t)strtoull(optarg, NULL, 10);
        if (c == 'w') way = optarg;
        if (c == 'p') part = (size_t)strtoull(optarg, NULL, 10);
        if (c == '?') return 2;
    }
    for (size_t i = 0; (f = hostile_family_at(i)) != NULL; i++) {
        if (part > 0 && i % 2 != part % 2) continue;
        if (optind < argc && strcmp(f->name, argv[optind]) != 0) continue;
        for (size_t j = 0; j < sizeof ways / sizeof *ways; j++) {
            size_t size = n ? n : pieces(f, ways[j].input);

            if (way && strcmp(way, ways[j].way.name) != 0) continue;
            if (ways[j].way.reader == GOOD_RECORDS && f->unlimited == STAX_END) continue;
            measure(f, size, &ways[j].way, &options);
            measure(f, 2 * size, &ways[j].way, &options);
        }
    }
    return 0;
}
