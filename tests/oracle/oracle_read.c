/*
 * One document: libxml2's tree, the root that it has, the record of it.
 */
#define _POSIX_C_SOURCE 200809L

#include "oracle_parts.h"

#include <libxml/parser.h>
#include <libxml/xpathInternals.h>
#include <stdlib.h>
#include <string.h>

/* ---- namespaces --------------------------------------------------------------------------- */

static bool is_like(stax_str pattern, const char *text)
{
    if (pattern.len == 0) return *text == '\0';
    if (pattern.data[0] == '*') {
        stax_str rest = {pattern.data + 1, pattern.len - 1};
        for (;; text++) {
            if (is_like(rest, text)) return true;
            if (*text == '\0') return false;
        }
    }
    if (*text != pattern.data[0]) return false;
    return is_like((stax_str){pattern.data + 1, pattern.len - 1}, text + 1);
}

static bool is_in(const model_ns *ns, const char *uri)
{
    if (uri[0] == '\0' && ns->lax) return true;
    for (size_t i = 0; i < ns->uri_count; i++) {
        stax_str one = ns->uris[i];
        if ((one.len == 0) != (uri[0] == '\0')) continue;
        if (is_like(one, uri)) return true;
    }
    return false;
}

/* in-space(uri, number of the schema's entry) */
static void in_space(xmlXPathParserContextPtr c, int count)
{
    oracle *o = c->context->userData;
    double number = xmlXPathPopNumber(c);
    xmlChar *uri = xmlXPathPopString(c);

    (void)count;
    xmlXPathReturnBoolean(c, is_in(o->schema->spaces[(size_t)number - 1], (const char *)uri));
    xmlFree(uri);
}

/* ---- what is wrong ------------------------------------------------------------------------ */

void oracle_refuse(oracle *o, stax_status code, const model_field *f, xmlNodePtr at)
{
    oracle_answer *a = o->answer;

    o->refusals++;
    a->wrong[code] = true;
    if (a->why[0] != '\0') return;
    snprintf(a->why, sizeof a->why, "%s: field '%s' in line %ld", stax_status_name(code),
             f ? f->name : "", xmlGetLineNo(at));
}

static bool is_refused(const oracle_answer *a)
{
    for (size_t i = 0; i < STAX_STATUS_COUNT; i++)
        if (a->wrong[i]) return true;
    return false;
}

/* ---- the root ----------------------------------------------------------------------------- */

/* Of a hidden record, which stands around the root of a path, its only field is the result. */
static void put_hidden(oracle *o, const model_record *record, xmlNodePtr at, FILE *to)
{
    oracle_nodes nodes =
        oracle_follow(o, &record->fields[0].path, record->fields[0].path.count, at);

    if (nodes.count == 0) oracle_refuse(o, STAX_E_MISSING, &record->fields[0], at);
    if (nodes.count > 1) oracle_refuse(o, STAX_E_REPEATED, &record->fields[0], at);
    if (nodes.count > 0) oracle_put_record(o, record->fields[0].type.record, nodes.items[0], to);
    free(nodes.items);
}

static void put_root(oracle *o, const model_root *root, xmlNodePtr at, FILE *to)
{
    if (root->member) fprintf(to, "{\"%s\":", root->member->name);
    if (root->record->hidden)
        put_hidden(o, root->record, at, to);
    else
        oracle_put_record(o, root->record, at, to);
    if (root->member) fputc('}', to);
}

static void put_document(oracle *o, xmlNodePtr at, FILE *to)
{
    for (size_t i = 0; i < o->schema->root_count; i++) {
        if (!oracle_fits(o, &o->schema->roots[i].step, at)) continue;
        put_root(o, &o->schema->roots[i], at, to);
        return;
    }
    oracle_refuse(o, STAX_E_ROOT, NULL, at);
}

/* ---- the document ------------------------------------------------------------------------- */

static void pass(oracle *o, xmlDocPtr tree, oracle_answer *answer)
{
    size_t len;
    FILE *to = open_memstream(&answer->json, &len);

    o->answer = answer;
    put_document(o, xmlDocGetRootElement(tree), to);
    fclose(to);
}

static void read_tree(oracle *o, xmlDocPtr tree, oracle_answer *answer)
{
    oracle_answer first = {0};

    o->xpath = xmlXPathNewContext(tree);
    o->xpath->userData = o;
    xmlXPathRegisterFunc(o->xpath, (const xmlChar *)"in-space", in_space);
    xmlXPathOrderDocElems(tree);
    o->seals = true;
    pass(o, tree, &first);
    free(first.json);
    o->seals = false;
    pass(o, tree, answer);
    free(o->sealed.items);
    o->sealed = (oracle_nodes){0};
    xmlXPathFreeContext(o->xpath);
    if (!is_refused(answer)) return;
    free(answer->json);
    answer->json = NULL;
}

bool oracle_read(oracle *o, stax_str document, oracle_answer *answer)
{
    int options = XML_PARSE_NOENT | XML_PARSE_DTDATTR | XML_PARSE_NONET | XML_PARSE_NOERROR |
                  XML_PARSE_NOWARNING | XML_PARSE_HUGE | XML_PARSE_BIG_LINES;
    xmlDocPtr tree = xmlReadMemory(document.data, (int)document.len, NULL, NULL, options);

    memset(answer, 0, sizeof *answer);
    if (tree == NULL) return false;
    read_tree(o, tree, answer);
    xmlFreeDoc(tree);
    return true;
}

oracle *oracle_new(const model_schema *schema)
{
    oracle *o = calloc(1, sizeof *o);

    if (o) o->schema = schema;
    return o;
}

void oracle_free(oracle *o)
{
    for (size_t i = 0; i < o->compiled_count; i++) xmlXPathFreeCompExpr(o->compiled[i].path);
    free(o->compiled);
    free(o);
}

/* ---- what it does not know ---------------------------------------------------------------- */

static const char *field_lacks(const model_field *f)
{
    if (f->type.kind == MODEL_STR && f->type.below == MODEL_STR_RAW) return "raw";
    if (f->type.kind == MODEL_UNION)
        for (size_t i = 0; i < f->type.of_union->member_count; i++)
            if (f->type.of_union->members[i].element == NULL) return "text in a union";
    return NULL;
}

static const char *record_lacks(const model_record *record)
{
    if (record->hook) return "$hook";
    if (record->ordered) return "$order";
    if (record->unknown == MODEL_UNKNOWN_ERROR) return "unknown: error";
    for (size_t i = 0; i < record->field_count; i++) {
        const char *lack = field_lacks(&record->fields[i]);
        if (lack) return lack;
    }
    return NULL;
}

const char *oracle_lacks(const model_schema *schema)
{
    const char *lack = NULL;

    for (size_t i = 0; i < schema->record_count && !lack; i++)
        lack = record_lacks(schema->records[i]);
    return lack;
}
