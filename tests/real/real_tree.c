/*
 * libxml2 with its XPath. Entities are replaced, nothing is fetched.
 */
#include "real_tree.h"

#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <stdlib.h>
#include <string.h>

struct real_tree {
    xmlDocPtr document;
    xmlXPathContextPtr context;
};

static void be_silent(void *context, const char *format, ...)
{
    (void)context, (void)format;
}

/* The element that follows in the order of the document. */
static xmlNodePtr next_of(xmlNodePtr node)
{
    if (node->type == XML_ELEMENT_NODE && node->children) return node->children;
    while (node && node->next == NULL) node = node->parent;
    return node ? node->next : NULL;
}

static void bare_names(xmlNodePtr root, const xmlChar *uri)
{
    for (xmlNodePtr node = root; node; node = next_of(node))
        if (node->type == XML_ELEMENT_NODE && node->ns && xmlStrEqual(node->ns->href, uri))
            node->ns = NULL;
}

real_tree *real_tree_of(stax_str document)
{
    real_tree *tree = calloc(1, sizeof *tree);
    xmlNodePtr root;

    if (tree == NULL) abort();
    xmlSetGenericErrorFunc(NULL, be_silent);
    tree->document = xmlReadMemory(document.data, (int)document.len, NULL, NULL,
                                   XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_HUGE);
    if (tree->document == NULL) {
        free(tree);
        return NULL;
    }
    tree->context = xmlXPathNewContext(tree->document);
    root = xmlDocGetRootElement(tree->document);
    for (xmlNsPtr ns = root->nsDef; ns; ns = ns->next)
        if (ns->prefix) (void)xmlXPathRegisterNs(tree->context, ns->prefix, ns->href);
    if (root->ns) bare_names(root, root->ns->href);
    return tree;
}

void real_tree_free(real_tree *tree)
{
    if (tree == NULL) return;
    xmlXPathFreeContext(tree->context);
    xmlFreeDoc(tree->document);
    free(tree);
}

/* An XPath with a prefix that this document does not declare finds nothing. */
real_nodes real_tree_nodes(real_tree *tree, const char *xpath)
{
    real_nodes nodes = {0};
    xmlXPathObjectPtr object;

    tree->context->node = (xmlNodePtr)tree->document;
    object = xmlXPathEvalExpression((const xmlChar *)xpath, tree->context);
    nodes.object = object;
    if (object == NULL) return nodes;
    nodes.number = object->type == XPATH_NUMBER;
    nodes.value = object->floatval;
    if (object->nodesetval) nodes.count = (size_t)object->nodesetval->nodeNr;
    return nodes;
}

char *real_nodes_text(const real_nodes *nodes, size_t index)
{
    xmlXPathObjectPtr object = nodes->object;
    xmlChar *text = xmlNodeGetContent(object->nodesetval->nodeTab[index]);
    size_t size = (size_t)xmlStrlen(text) + 1;
    char *copy = malloc(size);

    if (text == NULL || copy == NULL) abort();
    memcpy(copy, text, size);
    xmlFree(text);
    return copy;
}

void real_nodes_free(real_nodes *nodes)
{
    if (nodes->object) xmlXPathFreeObject(nodes->object);
    *nodes = (real_nodes){0};
}
