/*
 * The rows of generated parsers. Their schemas are bench/schemas, made into C when the bench is
 * built: once with strings that are copied, once with strings that are borrowed from the document.
 */
#ifndef GENERATED_ROWS_H
#define GENERATED_ROWS_H

#include "bench_reader.h"

extern const bench_reader bench_generated_owned, bench_generated_borrowed;

#endif
