/*
 * An example of the manual as the program sees it: each is compiled with its parser's source, whose
 * description of the schema is not seen from outside.
 */
#ifndef DOCS_EXAMPLE_H
#define DOCS_EXAMPLE_H

#include <stax/gen.h>
#include <stax/gen_parse.h>
#include <stax/sink.h>

typedef struct docs_example {
    unsigned number; /* of the folder that it was compiled in */
    void *(*parse)(stax_arena *arena, const stax_input *input, const stax_options *options,
                   stax_error *error);
    bool (*json)(stax_sink *sink, void *to, const void *root);
} docs_example;

extern const docs_example *const docs_examples[]; /* ends with NULL */

#define DOCS_EXAMPLE(count, prefix, root)                                   \
    static void *docs_parse(stax_arena *arena, const stax_input *input,     \
                            const stax_options *options, stax_error *error) \
    {                                                                       \
        return stx_parse(&prefix##_schema, arena, input, options, error);   \
    }                                                                       \
    static bool docs_json(stax_sink *sink, void *to, const void *record)    \
    {                                                                       \
        return root##_json(sink, to, record);                               \
    }                                                                       \
    extern const docs_example docs_##prefix;                                \
    const docs_example docs_##prefix = {count, docs_parse, docs_json};

#endif
