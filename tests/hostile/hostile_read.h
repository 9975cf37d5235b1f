/*
 * One hostile document, poured into one reader in one way, and what came of it: the verdict, and
 * what it has cost in memory and scanned bytes.
 */
#ifndef HOSTILE_READ_H
#define HOSTILE_READ_H

#include "families.h"

typedef enum hostile_reader {
    CURSOR_NEXT,   /* each event */
    CURSOR_TAGS,   /* stax_cursor_next_tag */
    CURSOR_SKIP,   /* all of the root is skipped */
    CURSOR_PLACES, /* each event, and where it is */
    RECORDS,       /* the parser of books.schema, record by record */
    GOOD_RECORDS,  /* and on behind those that are wrong */
    HOSTILE_READERS
} hostile_reader;

typedef struct hostile_way {
    const char *name;
    hostile_reader reader;
    size_t piece;  /* bytes at once; 0: all of it, in memory */
    bool function; /* called for them, else they are pushed */
} hostile_way;

typedef struct hostile_outcome {
    stax_status status; /* STAX_END: all of it was right */
    stax_error error;
    size_t events;  /* or records */
    uint64_t bytes; /* of names, texts and values among them */
    uint64_t input; /* bytes that were given */
    size_t scanned; /* bytes that stage 1 was given */
    size_t peak;    /* bytes that the reader held at most, from its allocator */
    bool even;      /* all of them were given back */
} hostile_outcome;

/*
 * Reads shape's document of size n.
 *
 * memory  the same document, for a way in memory; else not used
 */
hostile_outcome hostile_read(const char *const *shape, size_t n, const hostile_way *way,
                             const stax_options *options, stax_str memory);

/* A few bytes that are given again and again, `input` bytes in all. */
#endif
