/*
 * A catalog without an end, made as it is read: the input of the demo's third part.
 */
#ifndef DEMO_CATALOG_H
#define DEMO_CATALOG_H

#include <stax/input.h>

#include <stdint.h>

typedef struct demo_catalog {
    uint64_t made, wanted; /* bytes; the catalog ends with the record that passes `wanted` */
    uint32_t books;
    bool ended;
    char record[512]; /* the part of a record that did not fit the last read */
    size_t at, len;
    double seconds; /* that making it has taken */
} demo_catalog;

/* A clock that only goes forward. */
double demo_seconds(void);

/* A stax_read over a demo_catalog. */
ptrdiff_t demo_catalog_read(void *catalog, char *room, size_t bytes);

#endif
