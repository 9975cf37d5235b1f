/*
 * A pair's two answers held against each other.
 */
#ifndef PAIR_CHECK_H
#define PAIR_CHECK_H

#include "oracle.h"
#include "pair_parsers.h"

typedef enum pair_verdict {
    PAIR_BOTH_READ,
    PAIR_BOTH_REFUSE,
    PAIR_DIFFERS,
    PAIR_UNREADABLE /* by libxml2 */
} pair_verdict;

/* The JSON is the same, or the parser's error is one of those that the oracle sees. */
pair_verdict pair_check(oracle *o, stax_str document, const pair_answer *answer);

/* Tells what both make of a document. */
void pair_show(pair_parsers *p, uint32_t number, oracle *o, stax_str document);

/*
 * Takes parts of a differing document away as long as it differs, saves it and tells what
 * both make of it.
 *
 * path     where it is, at least 4,096 bytes
 */
void pair_reduce(pair_parsers *p, const model_schema *schema, uint32_t number, stax_str document,
                 char *path, size_t as);

#endif
