/*
 * What a document says of itself before its root element.
 *
 * All strings live as long as the reader; an empty one with data NULL is not there.
 */
#ifndef STAX_DOCTYPE_H
#define STAX_DOCTYPE_H

#include <stax/str.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum stax_standalone {
    STAX_STANDALONE_UNSAID,
    STAX_STANDALONE_NO,
    STAX_STANDALONE_YES
} stax_standalone;

/* The XML declaration (2.8), as written. */
typedef struct stax_declaration {
    stax_str version;
    stax_str encoding;
    stax_standalone standalone;
} stax_declaration;

/* A notation (4.7). Of two with one name the first counts. */
typedef struct stax_notation {
    stax_str name, public_id, system_id; /* one of the ids may be missing */
} stax_notation;

/* An entity that is no text (4.2.2, NDATA). */
typedef struct stax_unparsed {
    stax_str name, public_id, system_id;
    stax_str notation; /* by its name */
} stax_unparsed;

/* The document type declaration (2.8). */
typedef struct stax_doctype {
    stax_str name;
    stax_str public_id; /* white space normalised (4.2.2) */
    stax_str system_id;
    const stax_notation *notations; /* in the order of their declarations */
    size_t notation_count;
    const stax_unparsed *unparsed; /* likewise */
    size_t unparsed_count;
} stax_doctype;

#ifdef __cplusplus
}
#endif
#endif
