/*
 * The records of documents whose prefixes are left to chance are those that XPath of libxml2 finds
 * with namespaces registered, by every way in.
 */
#include "bindings_parser.h"
#include "bound_document.h"
#include "claims.h"

#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- what is read ------------------------------------------------------------------------- */

static void say_list(ways_text *to, const char *name, const stax_str_list *list)
{
    ways_say(to, " %s:", name);
    for (size_t i = 0; i < list->count; i++)
        ways_say(to, " %.*s", (int)list->items[i].len, list->items[i].data);
}

static void say_one(ways_text *to, const char *name, bool has, stax_str text)
{
    ways_say(to, " %s:", name);
    if (has) ways_say(to, " %.*s", (int)text.len, text.data);
}

static void say_part(ways_text *to, const bindings_part *part)
{
    ways_say(to, " [");
    say_one(to, "key", part->has.key, part->key);
    say_list(to, "texts", &part->texts);
    say_list(to, "own", &part->own);
    say_list(to, "plain", &part->plain);
    say_list(to, "within", &part->within);
    say_list(to, "spaced", &part->spaced);
    ways_say(to, "]");
}

static void say_row(ways_text *to, const void *record)
{
    const bindings_row *row = record;

    ways_say(to, "row");
    say_one(to, "id", row->has.id, row->id);
    say_one(to, "mark", row->has.mark, row->mark);
    say_list(to, "all", &row->all);
    say_list(to, "every", &row->every);
    say_list(to, "names", &row->names);
    say_list(to, "codes", &row->codes);
    say_one(to, "first", row->has.first, row->first);
    say_list(to, "locals", &row->locals);
    say_list(to, "inner", &row->inner);
    say_list(to, "keys", &row->keys);
    for (size_t i = 0; i < row->parts.count; i++) say_part(to, &row->parts.items[i]);
    for (size_t i = 0; i < row->others.count; i++) say_part(to, &row->others.items[i]);
    ways_say(to, "%s\n", row->note ? " note" : "");
}

static void say_root(ways_text *to, const void *root)
{
    const bindings_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
    say_list(to, "titles", &list->titles);
    ways_say(to, "\n");
}

CLAIMS_PARSER(bindings);

/* ---- what XPath says ---------------------------------------------------------------------- */

/* Names as XPath 1.0 has them: ":x" is the schema's x, "p:x" and "q:x" its, "*:x" any. */
#define A(x) "*[local-name()='" x "' and (namespace-uri()='urn:a' or namespace-uri()='urn:a2')]"
#define P(x) "*[local-name()='" x "' and starts-with(namespace-uri(),'urn:p/v')]"

typedef struct tree {
    xmlDocPtr document;
    xmlXPathContextPtr context;
} tree;

static xmlXPathObjectPtr evaluate(const tree *t, xmlNodePtr node, const char *path)
{
    xmlXPathObjectPtr found;

    t->context->node = node;
    found = xmlXPathEvalExpression((const xmlChar *)path, t->context);
    if (found == NULL || found->type != XPATH_NODESET) fail_msg("%s gives no nodes", path);
    return found;
}

static size_t count_of(const xmlXPathObject *found)
{
    return found->nodesetval ? (size_t)found->nodesetval->nodeNr : 0;
}

/* The texts of the nodes, all or only the first. */
static void say_nodes(ways_text *to, const tree *t, xmlNodePtr node, const char *name,
                      const char *path, size_t most)
{
    xmlXPathObjectPtr found = evaluate(t, node, path);

    ways_say(to, " %s:", name);
    for (size_t i = 0; i < count_of(found) && i < most; i++) {
        xmlChar *text = xmlNodeGetContent(found->nodesetval->nodeTab[i]);
        ways_say(to, " %s", (const char *)text);
        xmlFree(text);
    }
    xmlXPathFreeObject(found);
}

static void say_part_of(ways_text *to, const tree *t, xmlNodePtr node)
{
    ways_say(to, " [");
    say_nodes(to, t, node, "key", "@key", 1);
    say_nodes(to, t, node, "texts", P("text"), SIZE_MAX);
    say_nodes(to, t, node, "own", "q:own", SIZE_MAX);
    say_nodes(to, t, node, "plain", A("name"), SIZE_MAX);
    say_nodes(to, t, node, "within", A("any") "/*", SIZE_MAX);
    say_nodes(to, t, node, "spaced", P("any") "/q:*", SIZE_MAX);
    ways_say(to, "]");
}

static void say_parts_of(ways_text *to, const tree *t, xmlNodePtr node, const char *path)
{
    xmlXPathObjectPtr found = evaluate(t, node, path);

    for (size_t i = 0; i < count_of(found); i++) say_part_of(to, t, found->nodesetval->nodeTab[i]);
    xmlXPathFreeObject(found);
}

static void say_row_of(ways_text *to, const tree *t, xmlNodePtr node)
{
    xmlXPathObjectPtr note = evaluate(t, node, "q:note");

    ways_say(to, "row");
    say_nodes(to, t, node, "id", "@id", 1);
    say_nodes(to, t, node, "mark", "@" P("mark"), 1);
    say_nodes(to, t, node, "all", "@*[local-name()='k']", SIZE_MAX);
    say_nodes(to, t, node, "every", "@q:*", SIZE_MAX);
    say_nodes(to, t, node, "names", A("name"), SIZE_MAX);
    say_nodes(to, t, node, "codes", P("code"), SIZE_MAX);
    say_nodes(to, t, node, "first", "q:code", 1);
    say_nodes(to, t, node, "locals", "*[local-name()='local']", SIZE_MAX);
    say_nodes(to, t, node, "inner", A("box") "/" P("in"), SIZE_MAX);
    say_nodes(to, t, node, "keys", A("box") "/@q:key", SIZE_MAX);
    say_parts_of(to, t, node, "q:part");
    say_parts_of(to, t, node, P("part"));
    ways_say(to, "%s\n", count_of(note) > 0 ? " note" : "");
    xmlXPathFreeObject(note);
}

static tree tree_of(stax_str document)
{
    tree t;

    t.document = xmlReadMemory(document.data, (int)document.len, "in.xml", NULL, XML_PARSE_NONET);
    if (t.document == NULL) fail_msg("libxml2 refuses %s", document.data);
    t.context = xmlXPathNewContext(t.document);
    assert_int_equal(xmlXPathRegisterNs(t.context, (const xmlChar *)"q", (const xmlChar *)"urn:q"),
                     0);
    return t;
}

/* What the document is, as say_root says it. */
static ways_text said_by_xpath(stax_str document)
{
    tree t = tree_of(document);
    xmlNodePtr root = xmlDocGetRootElement(t.document);
    xmlXPathObjectPtr rows = evaluate(&t, root, A("row"));
    ways_text to = {0};

    for (size_t i = 0; i < count_of(rows); i++) say_row_of(&to, &t, rows->nodesetval->nodeTab[i]);
    say_nodes(&to, &t, root, "titles", P("title"), SIZE_MAX);
    ways_say(&to, "\nEND");
    xmlXPathFreeObject(rows);
    xmlXPathFreeContext(t.context);
    xmlFreeDoc(t.document);
    return to;
}

/* ---- claims ------------------------------------------------------------------------------- */

static void check(uint64_t *seed, bool tame)
{
    ways_text document = bound_document(seed, tame);
    stax_str text = {document.data, document.len};
    ways_text want = said_by_xpath(text), said = ways_whole(&bindings_ways, text, NULL);

    if (strcmp(said.data, want.data) != 0)
        fail_msg("%s\nis read as\n%s\nbut is\n%s", document.data, said.data, want.data);
    if (document.len < 600)
        ways_check("bindings", &bindings_ways, text, NULL, want.data);
    else
        ways_check_long("bindings", &bindings_ways, text, NULL, *seed);
    ways_free(&document);
    ways_free(&want);
    ways_free(&said);
}

static void any_prefixes_give_the_same_records(void **state)
{
    uint64_t seed = ways_seed();

    (void)state;
    for (int i = 0; i < 400; i++) check(&seed, false);
}

static void so_do_those_of_the_schema_with_others_between(void **state)
{
    uint64_t seed = ways_seed();

    (void)state;
    for (int i = 0; i < 400; i++) check(&seed, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_prefixes_give_the_same_records),
        cmocka_unit_test(so_do_those_of_the_schema_with_others_between),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
