/*
 * The ways of the cursor through the shapes of fixture_shapes.c.
 */
#ifndef CURSOR_SHAPES_H
#define CURSOR_SHAPES_H

#include "bench_reader.h"

bench_run_reader run_flat, run_lists, run_volume, run_second, run_item, run_prefixed;

#endif
