/*
 * Families of hostile documents: each a shape that grows with n in one direction, and what must
 * become of it. All have the root <catalog>, so that the parser of books.schema reads them, too.
 */
#ifndef FAMILIES_H
#define FAMILIES_H

#include "pour.h"

#include <stax/options.h>
#include <stax/status.h>

/* What of a document grows with n: what of it a reader may have to keep. */
typedef enum hostile_grows {
    FLAT,     /* nothing */
    TOKEN,    /* one tag, reference or name */
    TEXT,     /* one text or list: kept by who wants it, dropped by who passes over */
    COUNT,    /* open elements, attributes or namespaces: some words for each */
    DECLARED, /* declarations of a DOCTYPE: some words for each and their texts */
    CHAIN     /* the same, and entities that are open in each other */
} hostile_grows;

typedef struct hostile_family {
    const char *name;
    pour_shape shape;
    size_t n; /* for about a megabyte, or what the attack table asks for */
    hostile_grows grows;
    stax_status usual;              /* what a cursor says at the usual limits; STAX_END: right */
    stax_status lifted;             /* and with all limits lifted but those of entities */
    stax_status records, unlimited; /* the same of the parser of books.schema */
} hostile_family;

extern const hostile_family hostile_content[];
extern const size_t hostile_content_count;
extern const hostile_family hostile_doctype[];
extern const size_t hostile_doctype_count;
extern const hostile_family hostile_tags[];
extern const size_t hostile_tags_count;

/* The family number i of all, NULL behind the last. */
const hostile_family *hostile_family_at(size_t i);

/* Options with every limit lifted but entity_free and entity_factor: they are the budget. */
stax_options hostile_lifted(void);

#endif
