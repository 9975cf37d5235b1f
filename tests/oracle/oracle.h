/*
 * What a document means by a schema, worked out as plainly as can be: over libxml2's tree, every
 * field by XPath, every value by the slow conversions. Of staxc it knows the front end alone: the
 * model, and nothing of plans, generated code and the runtime that reads.
 */
#ifndef ORACLE_H
#define ORACLE_H

#include "model/model.h"

#include <stax/status.h>

typedef struct oracle oracle;

/* What a document becomes: either JSON as `staxc --json` prints it, or what is wrong with it. */
typedef struct oracle_answer {
    char *json;                    /* the caller frees it; NULL: refused */
    bool wrong[STAX_STATUS_COUNT]; /* everything that is, wherever in the document */
    char why[200];                 /* one of them, for people */
} oracle_answer;

/* NULL: no memory. The schema outlives it; it was checked without errors. */
oracle *oracle_new(const model_schema *schema);
void oracle_free(oracle *o);

/*
 * Reads one document.
 *
 * returns  false: it is not well-formed, or libxml2 has other reasons; the answer is empty
 */
bool oracle_read(oracle *o, stax_str document, oracle_answer *answer);

/* Whether the oracle knows all that the schema asks for; else a word for what it does not know. */
const char *oracle_lacks(const model_schema *schema);

#endif
