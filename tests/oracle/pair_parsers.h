/*
 * The other side of the oracle: parsers of many schemas in one program, which staxc's own passes
 * print and the build's compiler compiles while the test runs. It takes pairs of a schema's number
 * and a document from a file and writes what each parser makes of it.
 */
#ifndef PAIR_PARSERS_H
#define PAIR_PARSERS_H

#include "model/model.h"

#include <stax/status.h>

enum { PAIR_CRASHED = -1 };

typedef struct pair {
    uint32_t schema;   /* its number, from 0, in the order of adding */
    stax_str document; /* the caller's */
} pair;

typedef struct pair_answer {
    int code;      /* a stax_status; PAIR_CRASHED: the program ended in it, or was not there */
    stax_str text; /* JSON, or the error in one line; in `answers_in` */
} pair_answer;

typedef struct pair_parsers pair_parsers;

/* folder: for all files; it is made. */
pair_parsers *pair_parsers_new(const char *folder);
void pair_parsers_free(pair_parsers *p);

/*
 * Reads a schema and prints its parser.
 *
 * path     of the schema
 * errors   where staxc says what is wrong, or NULL
 * returns  the model, which lives as long as the parsers; NULL: the schema is refused
 */
const model_schema *pair_parsers_add(pair_parsers *p, const char *path, FILE *errors);

/* Compiles and links all; false: that failed, and the compiler has said why. */
bool pair_parsers_build(pair_parsers *p);

/* Runs pairs; all texts are in *room, which the caller frees. */
void pair_parsers_run(const pair_parsers *p, const pair *pairs, size_t count, pair_answer *answers,
                      char **room);

#endif
