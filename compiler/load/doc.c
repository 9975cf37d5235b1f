/*
 * Questions to a tree of YAML, and its dump.
 */
#include "load/doc.h"

const doc_node *doc_get(const doc_node *mapping, const char *key)
{
    if (mapping == NULL || mapping->kind != DOC_MAPPING) return NULL;
    for (size_t i = 0; i < mapping->count; i++)
        if (stax_eq(mapping->pairs[i].key->text, stax_str_of(key))) return mapping->pairs[i].value;
    return NULL;
}

bool doc_want_text(const doc_node *node, const char *what, diag *d)
{
    if (node->kind == DOC_SCALAR) return true;

    const char *kind = node->kind == DOC_LIST ? "list" : "mapping";
    if (node->flow)
        diag_error(d, node->at, "YAML read this as a %s: put the value in quotes", kind);
    else
        diag_error(d, node->at, "%s is expected here, one line of text, and not a %s", what, kind);
    return false;
}

/* In quotes, so that a dump shows where a value ends. */
static void dump_text(stax_str text, FILE *to)
{
    putc('"', to);
    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i];
        if (c == '\n')
            fputs("\\n", to);
        else if (c == '"' || c == '\\')
            fprintf(to, "\\%c", c);
        else
            putc(c, to);
    }
    putc('"', to);
}

static void dump_node(const doc_node *node, int depth, FILE *to);

static void dump_scalar(const doc_node *node, FILE *to)
{
    fprintf(to, " %s%s ", node->quoted ? "quoted" : "plain",
            node->at.length == POS_REST ? " changed" : "");
    dump_text(node->text, to);
    putc('\n', to);
}

static void dump_children(const doc_node *node, int depth, FILE *to)
{
    fprintf(to, " %s%s\n", node->flow ? "flow " : "", node->kind == DOC_LIST ? "list" : "mapping");
    for (size_t i = 0; i < node->count; i++) {
        const doc_node *key = node->kind == DOC_MAPPING ? node->pairs[i].key : NULL;
        fprintf(to, "%*s", depth * 2, "");
        if (key)
            fprintf(to, "%u:%u %s: ", (unsigned)key->at.line, (unsigned)key->at.column,
                    key->text.data);
        else
            fputs("- ", to);
        dump_node(key ? node->pairs[i].value : node->items[i], depth, to);
    }
}

static void dump_node(const doc_node *node, int depth, FILE *to)
{
    fprintf(to, "%u:%u", (unsigned)node->at.line, (unsigned)node->at.column);
    if (node->kind == DOC_SCALAR)
        dump_scalar(node, to);
    else
        dump_children(node, depth + 1, to);
}

void doc_dump(const doc_node *root, FILE *to)
{
    dump_node(root, 0, to);
}
