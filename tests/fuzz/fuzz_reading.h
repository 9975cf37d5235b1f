/*
 * A document read by the cursor, in one of many ways, to a trace.
 */
#ifndef FUZZ_READING_H
#define FUZZ_READING_H

#include "fuzz_input.h"
#include "fuzz_trace.h"

#include <stax/cursor.h>

typedef enum fuzz_source { FUZZ_MEMORY, FUZZ_PUSH, FUZZ_READ } fuzz_source;

/* Which calls are made: next alone, next_tag alone, next and skip, next_tag and element_text. */
typedef enum fuzz_calls { FUZZ_NEXT, FUZZ_TAGS, FUZZ_SKIPS, FUZZ_LEAVES, FUZZ_CALLS } fuzz_calls;

typedef struct fuzz_way {
    fuzz_source source;
    fuzz_calls calls;
    const stax_options *options; /* NULL: the usual ones */
    fuzz_input *cuts;            /* chooses the pieces, for FUZZ_PUSH and FUZZ_READ */
} fuzz_way;

/* How one ends: STAX_END or the error; what was said before the error's own line. */
typedef struct fuzz_outcome {
    stax_status status;
    size_t before_error;
} fuzz_outcome;

/* What was in `out` before is overwritten. */
fuzz_outcome fuzz_read(fuzz_trace *out, stax_str document, const fuzz_way *way);

/* The pieces of a document, one block each, the one before freed. */
typedef struct fuzz_pieces {
    stax_str left;
    fuzz_input *cuts;
    char *lent;
    bool empty; /* the last one was */
    bool over;  /* that no more come was said */
} fuzz_pieces;

/* The next piece; sets `over` with the last one, or with an empty one behind it. */
stax_str fuzz_next_piece(fuzz_pieces *from, size_t most);

/* The same as a stax_read, with the pieces for its context. */
ptrdiff_t fuzz_read_piece(void *pieces, char *room, size_t bytes);

/* A kernel that runs here, by a number; NULL (the best) among them. */
const char *fuzz_kernel(unsigned number);

/* Makes some limits so small that they are met. */
void fuzz_limit(stax_options *options, fuzz_input *in);

/*
 * A document that no window holds: somewhere in this one, some of its bytes stand over and over.
 * It lives until the next call.
 */
stax_str fuzz_stretch(stax_str document, fuzz_input *in);

#endif
