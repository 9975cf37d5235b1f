/*
 * What the table of parsers gives to the program: a function a schema, all alike.
 */
#ifndef PAIR_PROGRAM_H
#define PAIR_PROGRAM_H

#include <stax/arena.h>
#include <stax/sink.h>
#include <stax/status.h>

#include <stdbool.h>

/* Parses a document and prints its record to the sink; false: it was refused. */
typedef bool pair_reader(stax_str document, stax_sink *sink, void *to, stax_error *error);

extern pair_reader *const pair_readers[];
extern const size_t pair_reader_count;

#define PAIR_READER(prefix, root)                                                              \
    static bool read_##prefix(stax_str document, stax_sink *sink, void *to, stax_error *error) \
    {                                                                                          \
        stax_arena arena = {0};                                                                \
        root *record = prefix##_parse(&arena, document.data, document.len, NULL, error);       \
        bool good = record != NULL && root##_json(sink, to, record);                           \
        stax_arena_free(&arena);                                                               \
        return good;                                                                           \
    }

#endif
