/*
 * Measuring: all rows of one shape, interleaved in one process.
 *
 *   warm-up | round 0: row a, row b, row c | round 1: row b, row c, row a | ...
 *
 * A noisy neighbour meets all rows of a round alike, so ratios are taken round by round and only
 * then is their median taken. A row whose count or checksum is not the generator's is refused and
 * has no figures.
 */
#ifndef BENCH_RUN_H
#define BENCH_RUN_H

#include "bench_reader.h"

typedef struct bench_row {
    const bench_reader *reader;
    bench_job job;
    char *copy;        /* an in-place reader's own document; NULL for others */
    double *parse;     /* seconds a document, one a round: run alone */
    double *with_fold; /*   the same: run and fold */
    char refused[120]; /* why the row has no figures; "" when it has */
} bench_row;

typedef struct bench_table {
    fixture_shape shape;
    fixture_document doc;
    unsigned rounds;
    unsigned repeats; /* documents a round: small ones are read until a MiB is done */
    bench_row *rows;
    size_t row_count;
} bench_table;

/* What to measure. */
typedef struct bench_plan {
    fixture_shape shape;
    uint64_t bytes;
    unsigned rounds;    /* 1 or more */
    const char *kernel; /* NULL: the best */
    const char *only;   /* the name of a row, NULL: all that read the shape */
    const bench_reader *const *readers;
    size_t reader_count;
} bench_plan;

/*
 * Makes the document and opens the rows.
 *
 * returns  false when there is no memory
 * owns     bench_table_close gives everything back, after a failure too
 */
bool bench_table_open(bench_table *table, const bench_plan *plan);
void bench_table_close(bench_table *table);

/* Runs the warm-up and all rounds. Returns how many rows were refused. */
size_t bench_table_measure(bench_table *table);

/*
 * Runs a row twice and checks what it gave: once to warm its memory, once by bench_measured.
 *
 * returns  false when the row is now refused
 */
bool bench_row_try(bench_table *table, bench_row *row);

/* The row of a name that has figures, or NULL. */
const bench_row *bench_table_row(const bench_table *table, const char *name);

/* The median and the least of n samples, n at most 1,000. */
double bench_median(const double *samples, unsigned n);
double bench_least(const double *samples, unsigned n);

/* MiB a second of a document read in so many seconds. */
double bench_speed(const bench_table *table, double seconds);

/* How many times as fast `over` parses as `under`: the median of the rounds' ratios. */
double bench_ratio(const bench_table *table, const bench_row *over, const bench_row *under);

#endif
