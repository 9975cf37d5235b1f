/*
 * A YAML file as a tree of words with places: what the schema language stands on.
 *
 *   year: i32(1450..2100)        a pair: key "year" at 3:5, value "i32(1450..2100)" at 3:11
 *
 * All scalars are text: `no`, `1.0` and `~` are the words as written. A mapping holds no key twice,
 * and there are no anchors, aliases, tags and no second document: the loader refuses them.
 */
#ifndef DOC_H
#define DOC_H

#include "base/diag.h"

typedef enum doc_kind { DOC_SCALAR, DOC_MAPPING, DOC_LIST } doc_kind;

typedef struct doc_node doc_node;
typedef struct doc_pair doc_pair;

struct doc_node {
    doc_kind kind;
    pos at;           /* a scalar's first character, behind its quote; else the '[', '{', first '-'
                         or first key. Its length is POS_REST where YAML has changed the bytes
                         (escapes, folded lines), so that pos_within is safe to use on it */
    bool quoted;      /* scalar: in "…" or '…' */
    bool flow;        /* mapping or list: written with braces or brackets */
    stax_str text;    /* scalar: the value, ends with NUL */
    size_t count;     /* mapping, list: of pairs, of items */
    doc_pair *pairs;  /* mapping, in the order of the file */
    doc_node **items; /* list */
};

struct doc_pair {
    const doc_node *key; /* always a scalar */
    const doc_node *value;
};

/*
 * Reads a source as YAML and reports what YAML or the schema language refuses.
 *
 * returns  the root, or NULL when there is none because of an error of syntax; after other errors
 *          the tree is good for finding more: of two equal keys it has the first
 * lives    as long as the arena and the source
 */
const doc_node *doc_load(const source *from, diag *d, stax_arena *arena);

/* The value of a key, or NULL when the mapping has none or the node is no mapping. */
const doc_node *doc_get(const doc_node *mapping, const char *key);

/*
 * Is it one line of text? If not, it says what YAML has made of it and how to write it.
 *
 * what  names it in the message: "a type", "a path"
 */
bool doc_want_text(const doc_node *node, const char *what, diag *d);

/* Prints the tree with its places, for --dump=doc. */
void doc_dump(const doc_node *root, FILE *to);

#endif
