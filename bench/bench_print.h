/*
 * The table for people and the same as JSON for machines.
 */
#ifndef BENCH_PRINT_H
#define BENCH_PRINT_H

#include "bench_run.h"

#include <stdio.h>

#define BENCH_MOST_AGAINST 8

/*
 * Prints a measured table: one line a row, figures in MiB/s. Refused rows are named below it, with
 * the reason and without figures.
 *
 * against  names of rows that a column of ratios each divides by; a row that is not there has no
 *          column
 * count    how many, at most BENCH_MOST_AGAINST
 */
void bench_print_table(FILE *to, const bench_table *table, const char *const *against,
                       size_t count);

/* Prints a measured table as one JSON object, without a newline at its end. */
void bench_print_json(FILE *to, const bench_table *table);

#endif
