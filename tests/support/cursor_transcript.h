/*
 * What a cursor says about a document, as text: one line an event, then the error. Two readings are
 * equal when their transcripts are, so tests compare kernels, cuts and inputs by strcmp.
 */
#ifndef CURSOR_TRANSCRIPT_H
#define CURSOR_TRANSCRIPT_H

#include "guarded.h"

#include <stax/cursor.h>

/* Which calls are made. */
typedef enum transcript_calls {
    TRANSCRIPT_NEXT,   /* stax_cursor_next alone */
    TRANSCRIPT_TAGS,   /* stax_cursor_next_tag alone */
    TRANSCRIPT_SKIPS,  /* next; every third START, and some TEXTs, are skipped */
    TRANSCRIPT_ROOT,   /* next; the root is skipped */
    TRANSCRIPT_LEAVES, /* next_tag; the text of elements from depth 3 on is asked for */
    TRANSCRIPT_CALLS
} transcript_calls;

/* How a document reaches the cursor. */
typedef struct transcript_way {
    const char *kernel; /* NULL: the best */
    size_t piece;       /* pushed in pieces of this size; 0: whole, in memory */
    size_t cut;         /* with piece: the size of the first one instead; 0: the same */
    uint64_t random;    /* not 0: 1 to `piece` bytes at once, and this is where luck begins */
    bool read;          /* a function gives the pieces instead of a push */
    bool late;          /* pushed: that no more comes is said by a piece of no bytes */
    transcript_calls calls;
    const stax_options *options; /* more of them; its kernel is not used */
    const size_t *offsets;       /* what to call each offset; NULL: as it is */
    guarded_side side;           /* where each piece touches a page that nobody can read */
} transcript_way;

typedef struct transcript {
    char *text; /* ends with NUL */
    size_t len, room;
    const size_t *offsets;
    stax_error error;
    stax_status status;
} transcript;

/*
 * Reads a document; what was in `out` before is overwritten. Zeroed at first. What cannot be opened
 * is a status and an error without events.
 */
void transcript_make(transcript *out, stax_str document, const transcript_way *way);
void transcript_free(transcript *out);

/* Fails unless a guarded document says what it says elsewhere, by every kernel and on both sides.
 */
void transcript_check_guarded(const char *title, stax_str document);

#endif
