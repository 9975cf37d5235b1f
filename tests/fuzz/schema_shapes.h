/*
 * Five generated parsers, and what their structs are made of, so that one function says any of
 * them: text, lists, values, records in records.
 */
#ifndef SCHEMA_SHAPES_H
#define SCHEMA_SHAPES_H

#include "fuzz_trace.h"

#include <stax/gen.h>

typedef struct schema_shape schema_shape;

typedef enum shape_kind {
    SHAPE_RAW, /* its bytes say it all */
    SHAPE_STR,
    SHAPE_STRS, /* a stax_str_list */
    SHAPE_DATE,
    SHAPE_TIME,
    SHAPE_DATETIME,
    SHAPE_DURATION,
    SHAPE_RAWS, /* a list of such */
    SHAPE_RECORD,
    SHAPE_RECORDS,
    SHAPE_STREAM /* the list whose records are given one by one */
} shape_kind;

typedef struct shape_field {
    shape_kind kind;
    size_t at, size; /* in the struct; of a list: of an item */
    const schema_shape *shape;
} shape_field;

struct schema_shape {
    const shape_field *fields;
    size_t count, size;
};

/* A parser as staxc prints it. */
typedef struct schema_parser {
    const char *name;
    const schema_shape *root, *record;
    void *(*parse)(stax_arena *, const char *, size_t, const stax_options *, stax_error *);
    stx_reader *(*open)(const stax_input *, const stax_options *, stax_error *);
} schema_parser;

enum { SCHEMA_PARSERS = 5 };
extern const schema_parser schema_parsers[SCHEMA_PARSERS];

/* Says a struct. The root's streamed records come first, a line each, then the rest. */
void shape_put(fuzz_trace *to, const schema_shape *shape, const void *record);

#endif
