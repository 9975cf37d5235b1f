/*
 * What the compiler has to say: collected, then printed in the order of the places.
 *
 *   schemas/gpx.schema:31:16: error: unknown type 'f46'; did you mean 'f64'?
 *      31 |     lat:       f46(-90..90) @
 *         |                ^~~
 */
#ifndef DIAG_H
#define DIAG_H

#include "base/source.h"

#include <stdio.h>

enum { DIAG_MOST = 20 }; /* further errors are counted, not kept */

typedef struct diag diag;

/* Lives as long as the arena. */
diag *diag_new(stax_arena *arena);

/* Notes an error, unless the same was said at the same place. The text (printf's format) is lower
 * case, without a full stop. */
void diag_error(diag *d, pos at, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* A second place that belongs to the last error. */
void diag_note(diag *d, pos at, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* How many errors there are, kept or not. */
unsigned diag_count(const diag *d);

/* Prints all, sorted by file, line and column, with the line and a caret under each. */
void diag_print(const diag *d, FILE *to);

#endif
