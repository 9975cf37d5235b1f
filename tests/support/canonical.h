/*
 * The second canonical form of a document, as the W3C suite's OUTPUT files have it: what was read,
 * written in the one way that is left when everything that means nothing is taken away.
 *
 *   <!DOCTYPE doc [            only where notations are declared; they are sorted by name
 *   <!NOTATION n SYSTEM 'u'>
 *   ]>
 *   <doc a="1" b="2">text<?target data?></doc>      attributes sorted by name
 *
 * The writer knows no parser: the cursor, expat and libxml2 are all told by it. Two of them agree
 * about a document when the bytes are equal.
 */
#ifndef CANONICAL_H
#define CANONICAL_H

#include "ways.h"

#include <stax/cursor.h>

/* A text that grows. Zeroed is empty; to be freed with canonical_free, kept by canonical_clear. */
typedef struct canonical {
    char *data; /* ends with NUL once something was written */
    size_t len, room;
} canonical;

typedef struct canonical_attribute {
    stax_str name, value;
} canonical_attribute;

void canonical_clear(canonical *out);
void canonical_free(canonical *out);

/* Sorts the attributes where they stand. */
void canonical_start(canonical *out, stax_str name, canonical_attribute *attributes, size_t count);
void canonical_end(canonical *out, stax_str name);
void canonical_text(canonical *out, stax_str text);
void canonical_instruction(canonical *out, stax_str target, stax_str data);

/* Nothing without notations; sorts them where they stand. */
void canonical_doctype(canonical *out, stax_str name, stax_notation *notations, size_t count);

/*
 * Writes the event at which a cursor stands, which must have been opened to give this. It tells
 * nothing of the instructions inside of a DOCTYPE, so there are none here.
 */
enum { CANONICAL_GIVE = STAX_GIVE_INSTRUCTIONS | STAX_GIVE_DOCTYPE };
void canonical_event(canonical *out, const stax_cursor *cursor);

/*
 * Reads a document with a cursor and writes all that it gives; `out` is cleared first.
 *
 * cut      of no size: in memory, whole; else pushed, in blocks of exactly the size of each piece
 * options  `give` is set here
 * returns  STAX_END, or the error
 */
stax_status canonical_read(canonical *out, stax_str document, ways_cut cut,
                           const stax_options *options);

#endif
