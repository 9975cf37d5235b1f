/*
 * What a cursor is claimed to give for a document: its events on one line, and that they are the
 * same for every kernel, every cut and every kind of input.
 *
 *   <name a=v> START    </name> END    'text' TEXT    $ DOCUMENT_END    !E_NAME@offset ERROR
 *   (text) COMMENT      {target|data} INSTRUCTION     [text] CDATA      (name) with '!' DOCTYPE
 */
#ifndef CURSOR_CLAIMS_H
#define CURSOR_CLAIMS_H

#include <stax/cursor.h>

typedef struct cursor_claim {
    const char *title, *document, *want;
} cursor_claim;

/* Fails unless stax_cursor_next gives what the row wants, by every way. options may be NULL. */
void cursor_claim_check(const cursor_claim *row, const stax_options *options);
void cursor_claims_check(const cursor_claim *rows, size_t count, const stax_options *options);

/* Fails unless all calls of cursor_transcript.h say the same for every kernel, cut and input. */
void cursor_ways_check(const char *title, stax_str document, const stax_options *options);

#endif
