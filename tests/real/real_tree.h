/*
 * What libxml2 says of a document. In the tree, elements in the namespace of the root have none, so
 * that an XPath needs no prefix for them; the prefixes that the root declares are known to it.
 */
#ifndef REAL_TREE_H
#define REAL_TREE_H

#include <stax/str.h>

#include <stdbool.h>

typedef struct real_tree real_tree;

/* NULL when libxml2 refuses it. To be freed with real_tree_free. */
real_tree *real_tree_of(stax_str document);
void real_tree_free(real_tree *tree);

/* What an XPath gives: nodes, whose texts are to be had one by one, or a number. */
typedef struct real_nodes {
    bool number;
    double value; /* where it is a number */
    size_t count; /* where it is nodes */
    void *object;
} real_nodes;

/* To be freed with real_nodes_free. */
real_nodes real_tree_nodes(real_tree *tree, const char *xpath);
/* The text of one, to be freed with free. */
char *real_nodes_text(const real_nodes *nodes, size_t index);
void real_nodes_free(real_nodes *nodes);

#endif
