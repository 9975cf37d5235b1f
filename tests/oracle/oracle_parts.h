/*
 * The oracle's parts: paths, values, records.
 */
#ifndef ORACLE_PARTS_H
#define ORACLE_PARTS_H

#include "oracle.h"

#include <libxml/xpath.h>

typedef struct oracle_compiled {
    const model_step *step;
    xmlXPathCompExprPtr path;
} oracle_compiled;

/* Nodes in document order, each once. */
typedef struct oracle_nodes {
    xmlNodePtr *items;
    size_t count;
} oracle_nodes;

struct oracle {
    const model_schema *schema;
    xmlXPathContextPtr xpath; /* of the document in hand */
    oracle_compiled *compiled;
    size_t compiled_count;
    oracle_answer *answer;
    size_t refusals;     /* so far */
    bool seals;          /* this is the first pass */
    oracle_nodes sealed; /* what `text`, `raw` and `any` took in the first pass: nobody else */
                         /* looks at what is below */
};

/*
 * The nodes that the first `steps` steps of a path lead to from a node. A last step that is a text
 * gives the elements whose text it is. The caller frees the items.
 */
oracle_nodes oracle_follow(oracle *o, const model_path *path, size_t steps, xmlNodePtr from);

/* Whether a node itself is what a step asks for: its name, and what its attributes must be. */
bool oracle_fits(oracle *o, const model_step *step, xmlNodePtr node);

/*
 * One text as a value, in JSON.
 *
 * space    what becomes of blanks of a string
 * returns  STAX_OK, or what is wrong: E_EMPTY, E_VALUE, E_RANGE, E_LENGTH
 */
stax_status oracle_convert(const model_type *type, stax_str text, model_space space, FILE *to);

/* A default: as oracle_convert, but of a string every byte is meant. */
void oracle_put_default(const model_field *f, FILE *to);

/* The items of a text that is split, each converted: a JSON list. */
stax_status oracle_split(const model_field *f, stax_str text, FILE *to);

void oracle_put_string(stax_str text, FILE *to);
stax_str oracle_trim(stax_str text);

/* Notes an element that is taken with all that is below it. */
void oracle_seal(oracle *o, xmlNodePtr node);

/* Notes what is wrong. */
void oracle_refuse(oracle *o, stax_status code, const model_field *f, xmlNodePtr at);

/* A record as a JSON object; false: $where drops it, and nothing was printed. */
bool oracle_put_record(oracle *o, const model_record *record, xmlNodePtr at, FILE *to);

/* Whether a record stays: `values` are its fields in JSON, NULL where they are absent. */
bool oracle_stays(const model_record *record, char *const *values);

/* A tree of type `any`. */
void oracle_put_tree(xmlNodePtr at, FILE *to);

/* Text directly in an element, or of everything below it, or of an attribute; xmlFree it. */
char *oracle_text(xmlNodePtr node, bool below);
bool oracle_has_children(xmlNodePtr node);
bool oracle_is_empty(xmlNodePtr node); /* but for comments and instructions */
bool oracle_is_nil(xmlNodePtr node);

#endif
