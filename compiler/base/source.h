/*
 * A schema file in memory, and places in it.
 */
#ifndef SOURCE_H
#define SOURCE_H

#include <stax/arena.h>

#include <stdint.h>

typedef struct source {
    const char *name; /* as given on the command line; ends with NUL */
    stax_str text;    /* ends with NUL */
} source;

/* The length of a place that goes to the end of its line, and within which no places are known. */
#define POS_REST UINT32_MAX

/* A stretch of one line. Zeroed: no place. Kept by value in every tree of the compiler. */
typedef struct pos {
    const source *source;
    uint32_t line;   /* from 1 */
    uint32_t column; /* from 1, in characters */
    uint32_t length; /* in characters; 0 counts as 1 when it is underlined */
} pos;

/*
 * Reads a whole file.
 *
 * returns  NULL when it cannot be read, with errno set
 * lives    as long as the arena
 */
const source *source_read(const char *path, stax_arena *arena);

/* A source that is in memory already: `name` and `text` are copied into the arena. */
const source *source_of_text(const char *name, stax_str text, stax_arena *arena);

/* How many characters of UTF-8 begin in a text. */
uint32_t source_characters(stax_str text);

/* The text of a line, from 1, without its line end. Cost: a walk from the start of the file. */
stax_str source_line(const source *from, uint32_t line);

/*
 * The place `bytes` bytes of `text` behind `at`, which is where `text` begins; `length` bytes long.
 * It is `at` itself when that has the length POS_REST.
 */
pos pos_within(pos at, stax_str text, size_t bytes, size_t length);

#endif
