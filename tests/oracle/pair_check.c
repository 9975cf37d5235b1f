/*
 * Comparing, and making small what differs.
 */
#define _POSIX_C_SOURCE 200809L

#include "pair_check.h"

#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

static bool same(const char *want, stax_str got)
{
    return strlen(want) == got.len && memcmp(want, got.data, got.len) == 0;
}

pair_verdict pair_check(oracle *o, stax_str document, const pair_answer *got)
{
    oracle_answer want;
    pair_verdict verdict = PAIR_DIFFERS;

    if (!oracle_read(o, document, &want)) return PAIR_UNREADABLE;
    if (want.json && got->code == STAX_OK && same(want.json, got->text))
        verdict = PAIR_BOTH_READ;
    else if (!want.json && got->code > 0 && want.wrong[got->code])
        verdict = PAIR_BOTH_REFUSE;
    free(want.json);
    return verdict;
}

void pair_show(pair_parsers *p, uint32_t number, oracle *o, stax_str document)
{
    pair one = {.schema = number, .document = document};
    pair_answer got;
    oracle_answer want;
    char *room;

    pair_parsers_run(p, &one, 1, &got, &room);
    (void)oracle_read(o, document, &want);
    printf("  the parser: %d %.*s\n  the oracle: %.600s\n", got.code,
           got.text.len < 600 ? (int)got.text.len : 600, got.text.len ? got.text.data : "",
           want.json ? want.json : want.why);
    for (int i = 0; i < STAX_STATUS_COUNT; i++)
        if (want.wrong[i]) printf("    %s\n", stax_status_name((stax_status)i));
    free(want.json);
    free(room);
}

/* ---- making it small ---------------------------------------------------------------------- */

typedef struct reducing {
    pair_parsers *parsers;
    oracle *o;
    uint32_t number;
    xmlDocPtr tree;
} reducing;

static char *text_of(xmlDocPtr tree, size_t *len)
{
    xmlChar *text = NULL;
    int size = 0;

    xmlDocDumpMemoryEnc(tree, &text, &size, "UTF-8");
    *len = (size_t)size;
    return (char *)text;
}

static bool differs(reducing *r)
{
    pair one = {.schema = r->number};
    pair_answer answer;
    pair_verdict verdict;
    char *room, *text = text_of(r->tree, &one.document.len);

    one.document.data = text;
    pair_parsers_run(r->parsers, &one, 1, &answer, &room);
    verdict = pair_check(r->o, one.document, &answer);
    free(room);
    xmlFree(text);
    return verdict == PAIR_DIFFERS;
}

static xmlNodePtr behind(xmlNodePtr node)
{
    while (node && node->next == NULL) node = node->parent;
    return node ? node->next : NULL;
}

/* Without the node it may still differ: then it is gone. Its place is kept by an empty comment. */
static bool try_without(reducing *r, xmlNodePtr node)
{
    xmlNodePtr mark = xmlNewDocText(r->tree, (const xmlChar *)"");

    xmlReplaceNode(node, mark);
    if (differs(r)) {
        xmlUnlinkNode(mark);
        xmlFreeNode(mark);
        xmlFreeNode(node);
        return true;
    }
    xmlReplaceNode(mark, node);
    xmlFreeNode(mark);
    return false;
}

static void try_attributes(reducing *r, xmlNodePtr node)
{
    for (xmlAttrPtr next, a = node->properties; a; a = next) {
        xmlAttrPtr whole = node->properties;
        next = a->next;
        node->properties = xmlCopyPropList(node, whole);
        for (xmlAttrPtr b = node->properties; b; b = b->next) {
            if (!xmlStrEqual(b->name, a->name) || b->ns != a->ns) continue;
            xmlRemoveProp(b);
            break;
        }
        bool less = differs(r);
        xmlFreePropList(less ? whole : node->properties);
        if (!less) node->properties = whole;
        if (less) return;
    }
}

static void reduce(reducing *r)
{
    xmlNodePtr root = xmlDocGetRootElement(r->tree), next;

    for (xmlNodePtr node = root->children; node; node = next) {
        next = behind(node);
        if (!try_without(r, node)) next = node->children ? node->children : behind(node);
    }
    for (xmlNodePtr node = root; node; node = node->children ? node->children : behind(node))
        if (node->type == XML_ELEMENT_NODE) try_attributes(r, node);
}

void pair_reduce(pair_parsers *p, const model_schema *schema, uint32_t number, stax_str document,
                 char *path, size_t as)
{
    reducing r = {.parsers = p, .o = oracle_new(schema), .number = number};
    size_t len;
    char *text;
    FILE *to;

    r.tree = xmlReadMemory(document.data, (int)document.len, NULL, NULL, XML_PARSE_NONET);
    if (r.tree && differs(&r)) {
        reduce(&r);
        text = text_of(r.tree, &len);
    } else {
        text = (char *)xmlStrndup((const xmlChar *)document.data, (int)document.len);
        len = document.len;
    }
    snprintf(path, 4096, "%s/differs_%zu.xml", ORACLE_FOLDER, as);
    to = fopen(path, "w");
    fputs(text, to);
    fclose(to);
    printf("%s", text);
    pair_show(p, number, r.o, (stax_str){text, len});
    xmlFree(text);
    xmlFreeDoc(r.tree);
    oracle_free(r.o);
}
