/*
 * What a reader must offer to be a row of the table.
 *
 *   open -> [ prepare: harness copies the document ] -> run (timed) -> fold (timed apart) -> close
 *
 * run builds the array of records, fold makes one number of it. "Parse + project" is the time of
 * run, "with fold" that of both; the fold is checked after every run. A reader keeps its memory
 * from run to run (reset, not freed), so that no row is charged for page faults.
 */
#ifndef BENCH_READER_H
#define BENCH_READER_H

#include "fixtures/fixture.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One document and what a reader made of it. */
typedef struct bench_job {
    fixture_shape shape;
    char *doc;           /* to be left as it is, but by a reader that works in place */
    size_t len;          /* bytes; 64 zeros follow, which a fair reader does not use */
    const char *kernel;  /* the scan kernel to use; NULL: the best. Peers have none */
    void *memory;        /* what open gave */
    const void *records; /* out: what the shape's fold takes; lives until the next run */
    size_t count;        /* out: how many */
} bench_job;

/* Reads a document into records. Returns false when the document is refused. */
typedef bool bench_run_reader(bench_job *job);

/* A reader's way to read one shape; run is NULL where it has none. */
typedef struct bench_way {
    bench_run_reader *run;
    fixture_fold *fold; /* over its own structs, same fields in the same order */
} bench_way;

typedef struct bench_reader {
    const char *name;      /* the row: "expat" */
    const char *unchecked; /* what it does not check; "" when it checks all */
    bool in_place;         /* writes into the document: gets a fresh copy before each run */
    void *(*open)(void);   /* memory for the runs; NULL ends the program */
    void (*close)(void *memory);
    bench_way ways[FIXTURE_SHAPE_COUNT]; /* one line a shape: [FIXTURE_BOOKS] = {run, fold} */
} bench_reader;

/* The ways of a reader that fills the projections of fixture_records.h, by one function. */
#define BENCH_ALL_SHAPES(run)                                                     \
    {                                                                             \
        [FIXTURE_F1] = {run, fold_f1}, [FIXTURE_BOOKS] = {run, fold_books},       \
        [FIXTURE_DENSE] = {run, fold_dense}, [FIXTURE_ATTRS] = {run, fold_attrs}, \
        [FIXTURE_PROSE] = {run, fold_prose}, [FIXTURE_DEEP] = {run, fold_deep},   \
        [FIXTURE_WIDE] = {run, fold_wide},                                        \
    }

/* All rows of the table in its order; bench_rows.c is the place to add one. */
extern const bench_reader *const bench_rows[];
extern const size_t bench_row_count;

/*
 * Runs a reader, not inlined: the function whose instructions callgrind counts, and the one that
 * is timed.
 */
bool bench_measured(const bench_reader *reader, bench_job *job);

#ifdef __cplusplus
}
#endif
#endif
