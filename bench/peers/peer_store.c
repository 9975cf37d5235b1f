/*
 * Chunks of 2 MiB, larger ones where a string asks for it. A reset goes back to the first.
 */
#include "peers/peer_store.h"

#include <stdio.h>
#include <stdlib.h>

#define CHUNK_BYTES ((size_t)2 << 20)

static void *need(void *memory)
{
    if (memory == NULL) {
        fputs("bench: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

static void use(peer_store *store, peer_chunk *chunk)
{
    store->used = chunk;
    store->at = (char *)(chunk + 1);
    store->end = (char *)chunk + chunk->bytes;
}

static peer_chunk *new_chunk(size_t bytes)
{
    peer_chunk *chunk = need(malloc(bytes));

    chunk->next = NULL;
    chunk->bytes = bytes;
    return chunk;
}

void *peer_store_open(void)
{
    peer_store *store = need(calloc(1, sizeof *store));

    store->first = new_chunk(CHUNK_BYTES);
    use(store, store->first);
    return store;
}

void peer_store_close(void *memory)
{
    peer_store *store = memory;
    peer_chunk *next;

    for (peer_chunk *chunk = store->first; chunk != NULL; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(store->records);
    free(store);
}

void peer_store_reset(peer_store *store, size_t record_bytes)
{
    use(store, store->first);
    store->record_bytes = record_bytes;
    store->count = 0;
}

void *peer_store_record(peer_store *store)
{
    size_t used = store->count * store->record_bytes;

    if (store->records_room - used < store->record_bytes) {
        store->records_room = store->records_room * 2 + 64 * store->record_bytes;
        store->records = need(realloc(store->records, store->records_room));
    }
    store->count++;
    return memset(store->records + used, 0, store->record_bytes);
}

/* Goes to a chunk with room for so many bytes: the next one if it has, else a new one before it. */
static void next_chunk(peer_store *store, size_t bytes)
{
    peer_chunk *next = store->used->next;

    bytes += sizeof *next;
    if (next == NULL || next->bytes < bytes) {
        peer_chunk *made = new_chunk(bytes > CHUNK_BYTES ? bytes : CHUNK_BYTES);
        made->next = next;
        store->used->next = made;
        next = made;
    }
    use(store, next);
}

void *peer_store_take(peer_store *store, size_t bytes)
{
    size_t pad = (size_t)(-(uintptr_t)store->at & 7);

    if ((size_t)(store->end - store->at) < pad + bytes) {
        next_chunk(store, bytes);
        pad = 0;
    }
    store->at += pad + bytes;
    return store->at - bytes;
}

void peer_store_grow(peer_store *store, size_t more)
{
    const char *old = store->string;
    size_t len = (size_t)(store->at - old);

    next_chunk(store, len * 2 + more);
    store->string = store->at;
    memcpy(store->string, old, len);
    store->at += len;
}

stax_str peer_string_end(peer_store *store)
{
    stax_str ended;

    if (store->at == store->end) peer_store_grow(store, 1);
    ended.data = store->string;
    ended.len = (size_t)(store->at - store->string);
    *store->at++ = '\0';
    return ended;
}
