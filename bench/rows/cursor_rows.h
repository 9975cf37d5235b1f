/*
 * The row of people who do without a schema: projections written by hand over the cursor.
 */
#ifndef CURSOR_ROWS_H
#define CURSOR_ROWS_H

#include "bench_reader.h"

extern const bench_reader bench_cursor;

#endif
