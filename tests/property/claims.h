/*
 * What users are promised, as rows: a document, and what must come of it by every way in.
 *
 *   {"a word for a number", "<n>^five</n>",
 *    "E_VALUE list/row[1]/n: \"five\" is not an i32 | n: i32"}
 *
 * '^' is no part of the document: it marks where the fault is, so that nobody counts columns. What
 * stands behind " | " is a part of one line of the schema, the line that the error must name.
 */
#ifndef CLAIMS_H
#define CLAIMS_H

#include "ways.h"

typedef struct claim {
    const char *title;
    const char *document; /* with '^' where an error is wanted */
    const char *want;     /* what is read, without "END"; or "CODE path: reason | schema line" */
} claim;

/* What the rows of a table share. */
typedef struct claim_frame {
    const ways_parser *parser;
    const char *schema;         /* its path, from the folder of this file */
    const char *before, *after; /* stand around each document; NULL: nothing does */
} claim_frame;

/* Fails unless all ways of ways.h say what the row wants. */
void claims_check(const claim_frame *frame, const claim *row);
void claims_check_all(const claim_frame *frame, const claim *rows, size_t count);

/* The functions that ways.h asks for, out of those that staxc prints; READ_ROW is `row` there. */
#define CLAIMS_PARSER(name)                                                                \
    static void *parse_##name(stax_arena *arena, const stax_input *input,                  \
                              const stax_options *options, stax_error *error)              \
    {                                                                                      \
        if (input->kind == STAX_INPUT_PATH)                                                \
            return name##_parse_file(arena, input->path, options, error);                  \
        return name##_parse(arena, input->memory.data, input->memory.len, options, error); \
    }                                                                                      \
    static stx_reader *open_##name(const stax_input *input, const stax_options *options,   \
                                   stax_error *error)                                      \
    {                                                                                      \
        return (stx_reader *)(void *)name##_reader_open(input, options, error);            \
    }                                                                                      \
    static const ways_parser name##_ways = {parse_##name, false, open_##name, say_row, say_root}

/* ---- saying values ------------------------------------------------------------------------ */

void say_str(ways_text *to, const stax_str *value);
void say_bool(ways_text *to, const bool *value);
void say_date(ways_text *to, const stax_date *value);
void say_zone(ways_text *to, stax_zone zone);

#define SAY_COUNT(table) (sizeof(table) / sizeof *(table))

#endif
