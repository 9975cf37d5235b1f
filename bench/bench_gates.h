/*
 * Holding a measured table against the ratios of gates.h.
 */
#ifndef BENCH_GATES_H
#define BENCH_GATES_H

#include "bench_run.h"

#include <stdio.h>

/* One line of gates.h. */
typedef struct bench_gate {
    fixture_shape shape;
    const char *over, *under;
    double least;
} bench_gate;

typedef struct bench_verdict {
    unsigned held, missed, unchecked; /* unchecked: one of the rows is not in this build */
} bench_verdict;

/* The gates of gates.h. */
const bench_gate *bench_gate_list(size_t *count);

/* Checks the gates that are for the table's shape, says each on a line, adds to the verdict. */
void bench_check_gates(FILE *to, const bench_table *table, const bench_gate *gates, size_t count,
                       bench_verdict *verdict);

/* True when no gate was missed and at least one held. */
bool bench_verdict_is_good(const bench_verdict *verdict);

#endif
