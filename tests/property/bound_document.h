/*
 * Documents whose prefixes are left to chance: declared anywhere, hidden, taken back, two for one
 * URI. The names in them are those of bindings.schema and some that are not.
 */
#ifndef BOUND_DOCUMENT_H
#define BOUND_DOCUMENT_H

#include "ways.h"

/*
 * A document that is right.
 *
 * seed   goes on
 * tame   its prefixes are mostly those of the schema
 */
ways_text bound_document(uint64_t *seed, bool tame);

#endif
