/*
 * Bytes that touch a page which nobody can read.
 *
 *   GUARDED_END      | ... decoys ... | the bytes |XXXX no access XXXX
 *   GUARDED_BEGIN    XXXX no access XXXX| the bytes | ... decoys ... |
 *
 * A byte read beyond the bytes on the guarded side ends the program. The bytes on the other side
 * can be read, but are '>', which ends much of what a document leaves open: who takes them for a
 * part of the document says something else than about the document alone.
 */
#ifndef GUARDED_H
#define GUARDED_H

#include <stax/str.h>

typedef enum guarded_side { GUARDED_NOT, GUARDED_END, GUARDED_BEGIN, GUARDED_SIDES } guarded_side;

/* Whole pages between two that cannot be read. */
typedef struct guarded {
    char *pages;
    size_t room; /* bytes between the two */
} guarded;

/* Room for `most` bytes. Fails the test when there is no memory. To be freed with guarded_free. */
guarded guarded_make(size_t most);
void guarded_free(guarded *g);

/*
 * Copies bytes, at most those of guarded_make, to one side.
 *
 * side     GUARDED_END or GUARDED_BEGIN
 * returns  where they stand, until the next call
 * cost     writes all of the room
 */
const char *guarded_put(const guarded *g, stax_str bytes, guarded_side side);

#endif
