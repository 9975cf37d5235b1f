/*
 * Where peers put what they read: an arena for strings and one array of records, both kept from
 * run to run.
 *
 * The string that is being gathered is always the last thing in the arena, so that adding to it
 * is a copy and no search. Out of memory ends the program: a benchmark has nothing to save.
 */
#ifndef PEER_STORE_H
#define PEER_STORE_H

#include "fixtures/fixture_records.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct peer_chunk {
    struct peer_chunk *next;
    size_t bytes;
} peer_chunk;

typedef struct peer_store {
    char *at, *end;           /* free room of the chunk in use */
    char *string;             /* the string being gathered, ends at `at` */
    peer_chunk *first, *used; /* chunks in order; those behind `used` are free */
    char *records;
    size_t records_room; /* bytes */
    size_t record_bytes;
    size_t count;
} peer_store;

/* A new empty store; peer_store_close frees it. Both fit bench_reader. */
void *peer_store_open(void);
void peer_store_close(void *memory);

/* Forgets everything and keeps the memory. */
void peer_store_reset(peer_store *store, size_t record_bytes);

/* A zeroed record at the end of the array; earlier ones may move. */
void *peer_store_record(peer_store *store);

/* Memory aligned to 8, not zeroed. Not while a string is being gathered. */
void *peer_store_take(peer_store *store, size_t bytes);

/* The part of peer_string_add that is not inline: moves the string to a chunk with more room. */
void peer_store_grow(peer_store *store, size_t more);

/* Begins a string. */
static inline void peer_string_begin(peer_store *store)
{
    store->string = store->at;
}

/* Adds bytes to it. */
static inline void peer_string_add(peer_store *store, const char *bytes, size_t count)
{
    if ((size_t)(store->end - store->at) < count + 1) peer_store_grow(store, count + 1);
    memcpy(store->at, bytes, count);
    store->at += count;
}

/* Ends it with a NUL. */
stax_str peer_string_end(peer_store *store);

/* Takes back the string that was ended last. */
static inline void peer_string_drop(peer_store *store)
{
    store->at = store->string;
}

#ifdef __cplusplus
}
#endif
#endif
