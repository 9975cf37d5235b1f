/*
 * Real documents, read by the schemas that are shown as examples.
 *
 * documents.txt says which documents a schema is for. Each is read by every way of ways.h with one
 * result, as JSON, and what XPath says about libxml2's tree of it is held against that result: a
 * few claims a schema. Documents that must be refused stand in refused.txt, with the status.
 */
#ifndef REAL_H
#define REAL_H

#include "ways.h"

typedef enum real_how {
    REAL_COUNT, /* as many values as nodes, or as the expression's number */
    REAL_SUM,   /* and they add up to the same */
    REAL_TEXTS  /* and each has the text of its node, trimmed, in this order */
} real_how;

/*
 * "The values of this field are these nodes."
 *
 * field  keys of the JSON with dots between, arrays passed through: "elements.way.refs"; behind
 *        "**." the last keys of a longer one
 * nodes  an XPath; elements in the root's namespace have no prefix in it, all others those that
 *        the root element declares
 */
typedef struct real_claim {
    real_how how;
    const char *field, *nodes;
} real_claim;

typedef struct real_schema {
    const char *name; /* as in documents.txt */
    const ways_parser *parser;
    void (*say_all)(ways_text *, const void *root); /* all of a document as JSON */
    const real_claim *claims;
    size_t claim_count;
} real_schema;

/* A test program: 0, 1, or 77 where there is no document (1, if CI is set). */
int real_main(const real_schema *schema);

/* stax_sink for a ways_text. */
bool real_sink(void *text, const char *bytes, size_t len);

/* ---- a parser as the ways want it ----------------------------------------------------------- */

/* parse_document out of <name>_parse and <name>_parse_file. */
#define REAL_PARSE(name)                                                                   \
    static void *parse_document(stax_arena *arena, const stax_input *input,                \
                                const stax_options *options, stax_error *error)            \
    {                                                                                      \
        if (input->kind == STAX_INPUT_PATH)                                                \
            return name##_parse_file(arena, input->path, options, error);                  \
        return name##_parse(arena, input->memory.data, input->memory.len, options, error); \
    }

#define REAL_OPEN(name)                                                                    \
    static stx_reader *open_document(const stax_input *input, const stax_options *options, \
                                     stax_error *error)                                    \
    {                                                                                      \
        return (stx_reader *)(void *)name##_reader_open(input, options, error);            \
    }

/* say_all, by the root's function for JSON. */
#define REAL_SAY(json)                                   \
    static void say_all(ways_text *to, const void *root) \
    {                                                    \
        assert_true(json(real_sink, to, root));          \
    }

#define REAL_RUN(schema, open, record, root)                                           \
    int main(void)                                                                     \
    {                                                                                  \
        static const ways_parser parser = {parse_document, false, open, record, root}; \
        static const real_schema real = {schema, &parser, say_all, claims,             \
                                         sizeof claims / sizeof *claims};              \
        return real_main(&real);                                                       \
    }

/* Without an iterator. */
#define REAL_WHOLE(schema) REAL_RUN(schema, NULL, NULL, say_all)
/* With one: say_record says one with its line end, say_root all of them and what is around. */
#define REAL_RECORDS(schema) REAL_RUN(schema, open_document, say_record, say_root)

#endif
