/*
 * Paths as XPath, a step at a time, since of `//x` only outermost ones count:
 *
 *   x             *[local-name()='x']
 *   p:x[2][@k]    *[in-space(namespace-uri(), 3) and local-name()='x'][2][@*[...]]
 *   //x           descendant::*[...], without those that stand in another one
 *
 * The number counts what fits the name, under one parent.
 */
#define _POSIX_C_SOURCE 200809L

#include "oracle_parts.h"

#include <libxml/xpathInternals.h>
#include <stdlib.h>
#include <string.h>

/* ---- names -------------------------------------------------------------------------------- */

static void put_literal(FILE *to, stax_str text)
{
    char quote = text.len > 0 && memchr(text.data, '\'', text.len) ? '"' : '\'';

    fprintf(to, "%c%.*s%c", quote, (int)text.len, text.len ? text.data : "", quote);
}

static void put_space(FILE *to, const model_step *step)
{
    if (step->xml)
        fputs("namespace-uri()='http://www.w3.org/XML/1998/namespace'", to);
    else if (step->ns)
        fprintf(to, "in-space(namespace-uri(), %u)", (unsigned)step->ns->number);
    else if (step->kind == MODEL_STEP_ATTRIBUTE && !step->any_ns)
        fputs("namespace-uri()=''", to);
    else
        fputs("true()", to);
}

/* What stands between the first brackets behind `*`. */
static void put_name(FILE *to, const model_step *step)
{
    put_space(to, step);
    if (step->any_local) return;
    fputs(" and local-name()=", to);
    put_literal(to, stax_str_of(step->local));
}

/* ---- tests -------------------------------------------------------------------------------- */

static void put_test(FILE *to, const model_test *test);

static void put_attribute(FILE *to, const model_test *test, const char *compare)
{
    fputs("@*[", to);
    put_name(to, &test->attribute);
    fprintf(to, "]%s", compare);
    if (compare[0] != '\0') put_literal(to, test->value);
}

static void put_parts(FILE *to, const model_test *test, const char *between)
{
    for (const model_test *part = test->parts; part; part = part->next) {
        fputs("(", to);
        put_test(to, part);
        fprintf(to, ")%s", part->next ? between : "");
    }
}

static void put_test(FILE *to, const model_test *test)
{
    switch (test->kind) {
    case MODEL_TEST_THERE:
        put_attribute(to, test, "");
        return;
    case MODEL_TEST_EQUAL:
        put_attribute(to, test, " = ");
        return;
    case MODEL_TEST_DIFFER:
        put_attribute(to, test, " != ");
        return;
    case MODEL_TEST_NOT:
        fputs("not", to);
        put_parts(to, test, "");
        return;
    case MODEL_TEST_AND:
        put_parts(to, test, " and ");
        return;
    case MODEL_TEST_OR:
        put_parts(to, test, " or ");
        return;
    }
}

/* ---- steps -------------------------------------------------------------------------------- */

static void put_axis(FILE *to, const model_step *step)
{
    if (step->kind == MODEL_STEP_ATTRIBUTE)
        fputs("@*", to);
    else
        fputs(step->deep ? "descendant::*" : "child::*", to);
}

static char *spell(const model_step *step)
{
    char *text = NULL;
    size_t len;
    FILE *to = open_memstream(&text, &len);

    put_axis(to, step);
    fputs("[", to);
    put_name(to, step);
    fputs("]", to);
    if (step->number > 0) {
        fputs("[count(preceding-sibling::*[", to);
        put_name(to, step);
        fprintf(to, "]) = %u]", (unsigned)step->number - 1);
    }
    if (step->test) {
        fputs("[", to);
        put_test(to, step->test);
        fputs("]", to);
    }
    fclose(to);
    return text;
}

static xmlXPathCompExprPtr compiled(oracle *o, const model_step *step)
{
    char *text;
    oracle_compiled *next;

    for (size_t i = 0; i < o->compiled_count; i++)
        if (o->compiled[i].step == step) return o->compiled[i].path;
    text = spell(step);
    o->compiled = realloc(o->compiled, (o->compiled_count + 1) * sizeof *o->compiled);
    next = &o->compiled[o->compiled_count++];
    *next = (oracle_compiled){step, xmlXPathCompile((const xmlChar *)text)};
    if (next->path == NULL) fprintf(stderr, "no XPath: %s\n", text), abort();
    free(text);
    return next->path;
}

static void add(oracle_nodes *to, xmlNodePtr node)
{
    to->items = realloc(to->items, (to->count + 1) * sizeof *to->items);
    to->items[to->count++] = node;
}

static bool is_within(xmlNodePtr node, xmlNodePtr outer)
{
    for (node = node->parent; node; node = node->parent)
        if (node == outer) return true;
    return false;
}

void oracle_seal(oracle *o, xmlNodePtr node)
{
    if (!o->seals) return;
    for (size_t i = 0; i < o->sealed.count; i++)
        if (o->sealed.items[i] == node) return;
    add(&o->sealed, node);
}

static bool is_sealed(const oracle *o, xmlNodePtr node)
{
    if (o->seals) return false;
    for (size_t i = 0; i < o->sealed.count; i++)
        if (is_within(node, o->sealed.items[i])) return true;
    return false;
}

static void add_step(oracle *o, const model_step *step, xmlNodePtr from, oracle_nodes *to)
{
    size_t first = to->count;
    xmlXPathObjectPtr found;

    o->xpath->node = from;
    found = xmlXPathCompiledEval(compiled(o, step), o->xpath);
    if (found && found->nodesetval) {
        xmlXPathNodeSetSort(found->nodesetval);
        for (int i = 0; i < found->nodesetval->nodeNr; i++) {
            xmlNodePtr node = found->nodesetval->nodeTab[i];
            bool nested =
                step->deep && to->count > first && is_within(node, to->items[to->count - 1]);
            if (!nested && !is_sealed(o, node)) add(to, node);
        }
    }
    xmlXPathFreeObject(found);
}

oracle_nodes oracle_follow(oracle *o, const model_path *path, size_t steps, xmlNodePtr from)
{
    oracle_nodes nodes = {0};

    add(&nodes, from);
    for (size_t i = 0; i < steps; i++) {
        const model_step *step = &path->steps[i];
        oracle_nodes next = {0};

        if (step->kind == MODEL_STEP_OWN_TEXT || step->kind == MODEL_STEP_MEMBERS) break;
        for (size_t k = 0; k < nodes.count; k++) add_step(o, step, nodes.items[k], &next);
        free(nodes.items);
        nodes = next;
    }
    return nodes;
}

bool oracle_fits(oracle *o, const model_step *step, xmlNodePtr node)
{
    char *text = NULL;
    size_t len;
    FILE *to = open_memstream(&text, &len);
    xmlXPathObjectPtr found;
    bool fits;

    fputs("self::*[", to);
    put_name(to, step);
    fputs("]", to);
    fclose(to);
    o->xpath->node = node;
    found = xmlXPathEval((const xmlChar *)text, o->xpath);
    fits = found && found->nodesetval && found->nodesetval->nodeNr > 0;
    xmlXPathFreeObject(found);
    free(text);
    return fits;
}
