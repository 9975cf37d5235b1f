/*
 * Opening, timing and checking. The clock is read around every single document, so that copying
 * for in-place readers is never inside; a reading costs some 30 ns, which a document of 4 KiB
 * feels by one or two percent.
 */
#define _POSIX_C_SOURCE 200809L

#include "bench_run.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MOST_ROUNDS 1000

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool open_row(bench_table *table, bench_row *row, const bench_plan *plan,
                     const bench_reader *reader)
{
    row->reader = reader;
    row->job.shape = table->shape;
    row->job.doc = table->doc.data;
    row->job.len = table->doc.len;
    row->job.kernel = plan->kernel;
    row->job.memory = reader->open();
    row->parse = calloc(table->rounds, sizeof *row->parse);
    row->with_fold = calloc(table->rounds, sizeof *row->with_fold);
    if (reader->in_place) row->copy = row->job.doc = malloc(table->doc.len + 64);
    return row->job.memory != NULL && row->parse != NULL && row->with_fold != NULL &&
           row->job.doc != NULL;
}

static bool is_wanted(const bench_plan *plan, const bench_reader *reader)
{
    if (reader->ways[plan->shape].run == NULL) return false;
    return plan->only == NULL || strcmp(plan->only, reader->name) == 0;
}

bool bench_table_open(bench_table *table, const bench_plan *plan)
{
    *table = (bench_table){.shape = plan->shape};
    table->rounds = plan->rounds < MOST_ROUNDS ? plan->rounds : MOST_ROUNDS;
    table->doc = fixture_make(plan->shape, plan->bytes);
    table->rows = calloc(plan->reader_count + 1, sizeof *table->rows);
    if (table->doc.data == NULL || table->rows == NULL) return false;

    table->repeats = (unsigned)(FIXTURE_MIB / table->doc.len) + 1;
    for (size_t i = 0; i < plan->reader_count; i++) {
        if (!is_wanted(plan, plan->readers[i])) continue;
        if (!open_row(table, &table->rows[table->row_count++], plan, plan->readers[i]))
            return false;
    }
    return true;
}

static void close_row(bench_row *row)
{
    if (row->job.memory != NULL) row->reader->close(row->job.memory);
    free(row->copy);
    free(row->parse);
    free(row->with_fold);
}

void bench_table_close(bench_table *table)
{
    for (size_t i = 0; i < table->row_count; i++) close_row(&table->rows[i]);
    free(table->rows);
    free(table->doc.data);
    *table = (bench_table){0};
}

static void refuse(bench_row *row, const char *what, uint64_t is, uint64_t should_be)
{
    snprintf(row->refused, sizeof row->refused,
             "%s is %" PRIu64 " (0x%" PRIx64 "), should be %" PRIu64 " (0x%" PRIx64 ")", what, is,
             is, should_be, should_be);
}

/* Reads the document once; adds the time to *parse and, with the fold, to *with_fold. */
static bool run_once(const bench_table *table, bench_row *row, double *parse, double *with_fold)
{
    fixture_fold *fold = row->reader->ways[table->shape].fold;
    double before, between, after;
    uint64_t checksum;
    bool good;

    if (row->copy != NULL) memcpy(row->copy, table->doc.data, table->doc.len + 64);
    row->job.records = NULL;
    row->job.count = 0;
    before = now();
    good = bench_measured(row->reader, &row->job);
    between = now();
    checksum = good ? fold(fixture_fold_start(table->shape), row->job.records, row->job.count) : 0;
    after = now();

    *parse += between - before;
    *with_fold += after - before;
    if (!good)
        snprintf(row->refused, sizeof row->refused, "the reader refused the document");
    else if (row->job.count != table->doc.count)
        refuse(row, "the record count", row->job.count, table->doc.count);
    else if (checksum != table->doc.checksum)
        refuse(row, "the checksum", checksum, table->doc.checksum);
    return row->refused[0] == '\0';
}

bool bench_row_try(bench_table *table, bench_row *row)
{
    double parse = 0, with_fold = 0;

    if (row->copy != NULL) memcpy(row->copy, table->doc.data, table->doc.len + 64);
    row->reader->ways[table->shape].run(&row->job);
    return run_once(table, row, &parse, &with_fold);
}

static void run_round(const bench_table *table, bench_row *row, unsigned round)
{
    double parse = 0, with_fold = 0;

    for (unsigned i = 0; i < table->repeats; i++)
        if (!run_once(table, row, &parse, &with_fold)) return;
    row->parse[round] = parse / table->repeats;
    row->with_fold[round] = with_fold / table->repeats;
}

size_t bench_table_measure(bench_table *table)
{
    size_t refused = 0;

    for (size_t i = 0; i < table->row_count; i++) bench_row_try(table, &table->rows[i]);
    for (unsigned round = 0; round < table->rounds; round++) {
        for (size_t i = 0; i < table->row_count; i++) {
            bench_row *row = &table->rows[(i + round) % table->row_count];
            if (row->refused[0] == '\0') run_round(table, row, round);
        }
    }
    for (size_t i = 0; i < table->row_count; i++) refused += table->rows[i].refused[0] != '\0';
    return refused;
}

const bench_row *bench_table_row(const bench_table *table, const char *name)
{
    for (size_t i = 0; i < table->row_count; i++) {
        const bench_row *row = &table->rows[i];
        if (strcmp(row->reader->name, name) == 0) return row->refused[0] == '\0' ? row : NULL;
    }
    return NULL;
}

static int by_size(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;

    return (a > b) - (a < b);
}

double bench_median(const double *samples, unsigned n)
{
    double sorted[MOST_ROUNDS];

    memcpy(sorted, samples, n * sizeof *samples);
    qsort(sorted, n, sizeof *sorted, by_size);
    return (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
}

double bench_least(const double *samples, unsigned n)
{
    double least = samples[0];

    for (unsigned i = 1; i < n; i++)
        if (samples[i] < least) least = samples[i];
    return least;
}

double bench_speed(const bench_table *table, double seconds)
{
    return (double)table->doc.len / (double)FIXTURE_MIB / seconds;
}

double bench_ratio(const bench_table *table, const bench_row *over, const bench_row *under)
{
    double ratios[MOST_ROUNDS];

    for (unsigned i = 0; i < table->rounds; i++) ratios[i] = under->parse[i] / over->parse[i];
    return bench_median(ratios, table->rounds);
}
