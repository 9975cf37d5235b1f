/*
 * What other parsers make of a document, in canonical form. They substitute internal entities and
 * read nothing outside the document.
 */
#ifndef READ_BY_H
#define READ_BY_H

#include "canonical.h"

/*
 * Reads a document; `out` is cleared first.
 *
 * out      what was read, up to the fault when there is one
 * why      room for 128 bytes: the fault in the peer's words
 * returns  whether it takes the document for right, namespaces included
 */
typedef bool read_by(canonical *out, stax_str document, char *why);

read_by read_by_expat, read_by_libxml2;

#endif
