/*
 * A document read by a generated parser to a trace: structs, then the error, if there was one.
 */
#ifndef SCHEMA_READING_H
#define SCHEMA_READING_H

#include "fuzz_reading.h"
#include "schema_shapes.h"

/* Whole, from memory. Allocations of the arena are the options' too. */
fuzz_outcome schema_read_whole(fuzz_trace *to, const schema_parser *p, stax_str document,
                               const stax_options *options);

/* Record by record, pushed or from a function, in pieces that the recipe chooses. */
fuzz_outcome schema_read_records(fuzz_trace *to, const schema_parser *p, fuzz_input *in,
                                 const stax_options *options);

#endif
