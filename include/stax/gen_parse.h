/*
 * What the functions of a generated header stand on: whole documents, records, push. They are thin
 * and hand their schema to these.
 */
#ifndef STAX_GEN_PARSE_H
#define STAX_GEN_PARSE_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/str.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct stx_reader stx_reader;
typedef struct stx_schema stx_schema;
typedef struct stx_state stx_state;

/* A namespace of a schema: its prefix there, and what URIs are meant. */
typedef struct stx_namespace {
    stax_str prefix;
    const stax_str *uris; /* one or more; '*' in one is any text, an empty one is no namespace */
    uint32_t count;
} stx_namespace;

/* A schema: what a generated file hands to the runtime. */
struct stx_schema {
    uint32_t abi;
    const char *file; /* the schema's file name */
    const stx_state *root;
    uint32_t levels;         /* most frames that can be open at once, of deep ones one */
    bool deep;               /* there are deep ones: frames grow with the document */
    size_t depth;            /* most open elements; 0: the default */
    bool refuses_doctype;    /* a DOCTYPE is an error, whatever the options say */
    bool html_entities;      /* those of HTML 4.01 need no declaration, likewise */
    const stx_state *stream; /* the state whose arm is read record by record, or NULL */
    uint32_t stream_arm;
    uint32_t iterators;              /* how many there are; 0: one, or none */
    const size_t *sizes;             /* of their records; NULL with one */
    uint32_t stream_arms;            /* those of a union follow each other; 0: one */
    size_t stream_size;              /* of the union; 0: that of the arm's struct */
    const stx_namespace *namespaces; /* from number 1 on, below 64; NULL: none is looked at */
    uint32_t namespace_count;        /* with number 0 */
    const stx_state *document; /* its arms are the roots; NULL: `root` alone, in any namespace */
};

/* A whole document from memory or a file: the root's struct, or NULL with *error filled. */
void *stx_parse(const stx_schema *schema, stax_arena *arena, const stax_input *input,
                const stax_options *options, stax_error *error);

/* A reader of records; input NULL: a push reader. NULL with *error filled when it cannot be. */
stx_reader *stx_open(const stx_schema *schema, const stax_input *input, const stax_options *options,
                     stax_error *error);
stax_status stx_next(stx_reader *reader, const void **record);
/* The same for one of several iterators, from 0: STAX_OTHER when a record of another one is next.
 */
stax_status stx_next_of(stx_reader *reader, uint32_t iterator, const void **record);
stax_status stx_feed(stx_reader *reader, const char *bytes, size_t len, bool last);
size_t stx_bad(const stx_reader *reader);
const void *stx_head(const stx_reader *reader);
void stx_shutdown(stx_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
