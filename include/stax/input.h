/*
 * Where a reader's bytes come from. A stax_input is plain data, made by one of the functions
 * below; it is the caller's and outlives the reader.
 */
#ifndef STAX_INPUT_H
#define STAX_INPUT_H

#include <stax/str.h>

#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gives the next bytes of an input.
 *
 * room     where they go
 * bytes    how many there is room for, at least 1
 * returns  how many came (fewer is fine), 0 at the end, negative after an error, with errno set
 */
typedef ptrdiff_t stax_read(void *context, char *room, size_t bytes);

typedef enum stax_input_kind {
    STAX_INPUT_MEMORY,
    STAX_INPUT_PATH,
    STAX_INPUT_READ,
} stax_input_kind;

typedef struct stax_input {
    stax_input_kind kind;
    stax_str memory;
    const char *path;
    stax_read *read;
    void *context;
} stax_input;

/* A whole document in memory, read in place: the bytes must stay until the reader is closed. */
static inline stax_input stax_input_memory(const char *data, size_t len)
{
    stax_input in = {STAX_INPUT_MEMORY, {data, len}, NULL, NULL, NULL};
    return in;
}

/* A file by its path, opened with the reader and closed with it. */
static inline stax_input stax_input_path(const char *path)
{
    stax_input in = {STAX_INPUT_PATH, {NULL, 0}, path, NULL, NULL};
    return in;
}

/* A function that is called whenever the reader has used up its bytes. */
static inline stax_input stax_input_read(stax_read *read, void *context)
{
    stax_input in = {STAX_INPUT_READ, {NULL, 0}, NULL, read, context};
    return in;
}

/*
 * An open FILE, read from where it stands; not closed. It is asked for as much as there is room
 * for; when it fails, nothing is taken of what it gave in that call.
 */
stax_input stax_input_file(FILE *file);

#ifdef __cplusplus
}
#endif
#endif
