/*
 * A resolver that reads what a document of the suite names outside itself.
 */
#ifndef SUITE_ENTITIES_H
#define SUITE_ENTITIES_H

#include <stax/options.h>

typedef struct suite_entity {
    char *system_id, *path;
    stax_str bytes;
} suite_entity;

/* Zeroed but for `document`, the path of the document that is read. */
typedef struct suite_entities {
    const char *document;
    suite_entity *items;
    size_t count;
} suite_entities;

/* For stax_options.resolve with a suite_entities as context; refuses what is not in a file. */
stax_resolve suite_read_entity;

/* For stax_options.resolve: whatever stands outside is passed over. */
stax_resolve suite_skip_entity;

/* Gives back what was read; not before the reader is closed. */
void suite_entities_free(suite_entities *e);

#endif
