/*
 * Random documents: every path of walks.schema finds what XPath finds in libxml2's tree, by every
 * way in which the document can come.
 *
 * Where our `//x` stops at the outermost x, the question to XPath says so.
 */
#include "claims.h"

#include "walks_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#ifdef STAX_HAVE_LIBXML2
    #include <libxml/parser.h>
    #include <libxml/xpath.h>

/* ---- fields and questions ----------------------------------------------------------------- */

typedef enum walks_kind {
    TEXTS, /* the whole text of each node */
    OWN,   /* the text directly in each */
    ONE,   /* of the first node, or "-" */
    LAST,  /* of the last */
    ITEMS,
    PAIRS
} walks_kind;

typedef struct question {
    const char *name;
    size_t at; /* of the field in its struct */
    walks_kind kind;
    const char *paths[3]; /* the first that finds something counts */
} question;

static const question of_item[] = {
    {"k", offsetof(walks_item, k), ONE, {"@k"}},
    {"as", offsetof(walks_item, as), TEXTS, {"a"}},
    {"bs", offsetof(walks_item, bs), TEXTS, {".//b"}},
    {"deep", offsetof(walks_item, deep), TEXTS, {"r//a"}},
    {NULL, 0, ONE, {NULL}},
};
static const question of_pair[] = {
    {"l", offsetof(walks_pair, l), ONE, {"@l"}},
    {"bs", offsetof(walks_pair, bs), TEXTS, {"b"}},
    {"parts", offsetof(walks_pair, parts), ITEMS, {".//r[not(ancestor::r[ancestor::p])]"}},
    {NULL, 0, ONE, {NULL}},
};
static const question of_row[] = {
    {"one", offsetof(walks_row, one), TEXTS, {"a"}},
    {"two", offsetof(walks_row, two), TEXTS, {"p/a"}},
    {"deep", offsetof(walks_row, deep), TEXTS, {".//a"}},
    {"below", offsetof(walks_row, below), TEXTS, {"p//a"}},
    {"wrapped", offsetof(walks_row, wrapped), TEXTS, {".//p[not(ancestor::p)]/a"}},
    {"both", offsetof(walks_row, both), TEXTS, {"p//q[not(ancestor::q)]/a"}},
    {"tested", offsetof(walks_row, tested), TEXTS, {"p[@k='x']/a"}},
    {"negated", offsetof(walks_row, negated), TEXTS, {"q[not(@k) or @l='y']/a"}},
    {"differs", offsetof(walks_row, differs), TEXTS, {"q[@k!='x' and @l]/a"}},
    {"second", offsetof(walks_row, second), TEXTS, {"p/a[2]"}},
    {"third", offsetof(walks_row, third), TEXTS, {"p[2]/b"}},
    {"tagged", offsetof(walks_row, tagged), TEXTS, {"p[2][@k]/b"}},
    {"within", offsetof(walks_row, within), TEXTS, {".//r[@k][not(ancestor::r[@k])]/@l"}},
    {"numbered", offsetof(walks_row, numbered), TEXTS, {".//p[not(ancestor::p)]/b[2]"}},
    {"texts", offsetof(walks_row, texts), OWN, {"p"}},
    {"lone", offsetof(walks_row, lone), TEXTS, {"u"}},
    {"union", offsetof(walks_row, union_), TEXTS, {"b | p/b"}},
    {"wide", offsetof(walks_row, wide), TEXTS, {".//q[not(ancestor::q)]/b | p/a"}},
    {"first", offsetof(walks_row, first), ONE, {".//b"}},
    {"last", offsetof(walks_row, last), LAST, {"q/b"}},
    {"chosen", offsetof(walks_row, chosen), LAST, {"p/c", "c", "@k"}},
    {"keys", offsetof(walks_row, keys), TEXTS, {".//p[not(ancestor::p)]/@k"}},
    {"items", offsetof(walks_row, items), ITEMS, {".//q[not(ancestor::q)]"}},
    {"same", offsetof(walks_row, same), ITEMS, {"p"}},
    {"other", offsetof(walks_row, other), PAIRS, {"p"}},
    {"some", offsetof(walks_row, some), ITEMS, {"p[@k] | q[@l]"}},
    {NULL, 0, ONE, {NULL}},
};
static const question of_all[] = {
    {"tops", offsetof(walks_all, tops), TEXTS, {".//a"}},
    {"first", offsetof(walks_all, first), ONE, {".//p[not(ancestor::p)]/b"}},
    {"into", offsetof(walks_all, into), TEXTS, {"row/p/@k"}},
    {"lower", offsetof(walks_all, lower), TEXTS, {"row//q[not(ancestor::q)]/b"}},
    {NULL, 0, ONE, {NULL}},
};

/* ---- what the parser says ----------------------------------------------------------------- */

static void say_struct(ways_text *to, const question *questions, const void *record);

static void say_items(ways_text *to, const walks_item_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        ways_say(to, " (");
        say_struct(to, of_item, &list->items[i]);
        ways_say(to, ")");
    }
}

static void say_pairs(ways_text *to, const walks_pair_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        ways_say(to, " (");
        say_struct(to, of_pair, &list->items[i]);
        ways_say(to, ")");
    }
}

static void say_field(ways_text *to, walks_kind kind, const void *field)
{
    const stax_str_list *list = field;

    if (kind == ITEMS)
        say_items(to, field);
    else if (kind == PAIRS)
        say_pairs(to, field);
    else if (kind == ONE || kind == LAST)
        ways_say_str(to, *(const stax_str *)field);
    else
        for (size_t i = 0; i < list->count; i++) ways_say_str(to, list->items[i]);
}

static void say_struct(ways_text *to, const question *questions, const void *record)
{
    for (; questions->name; questions++) {
        ways_say(to, " %s:", questions->name);
        say_field(to, questions->kind, (const char *)record + questions->at);
    }
}

static void say_row(ways_text *to, const void *record)
{
    ways_say(to, "row");
    say_struct(to, of_row, record);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const walks_all *all = root;

    for (size_t i = 0; i < all->rows.count; i++) say_row(to, &all->rows.items[i]);
    ways_say(to, "list");
    say_struct(to, of_all, root);
    ways_say(to, "\n");
}

CLAIMS_PARSER(walks);

/* ---- what XPath says ---------------------------------------------------------------------- */

static xmlXPathObjectPtr ask(xmlXPathContextPtr context, xmlNodePtr node, const char *path)
{
    xmlXPathObjectPtr object;

    context->node = node;
    object = xmlXPathEval((const xmlChar *)path, context);
    if (object == NULL || object->type != XPATH_NODESET) fail_msg("XPath does not take %s", path);
    return object;
}

static int count_of(const xmlXPathObject *found)
{
    return found->nodesetval ? found->nodesetval->nodeNr : 0;
}

static void ask_struct(ways_text *to, xmlXPathContextPtr context, xmlNodePtr node,
                       const question *questions);

/* The text of a node, trimmed if it is an element's. */
static void ask_text(ways_text *to, xmlNodePtr node, bool own)
{
    ways_text text = {0};
    stax_str value;

    ways_say(&text, "%s", "");
    for (xmlNodePtr n = own ? node->children : NULL; n; n = n->next)
        if (n->type == XML_TEXT_NODE || n->type == XML_CDATA_SECTION_NODE)
            ways_say(&text, "%s", (const char *)n->content);
    if (!own) {
        xmlChar *all = xmlNodeGetContent(node);
        ways_say(&text, "%s", (const char *)all);
        xmlFree(all);
    }
    value = (stax_str){text.data, text.len};
    if (node->type == XML_ELEMENT_NODE) value = stax_trim(value);
    text.data[(size_t)(value.data - text.data) + value.len] = '\0';
    ways_say_str(to, value);
    ways_free(&text);
}

static void ask_node(ways_text *to, xmlXPathContextPtr context, xmlNodePtr node, walks_kind kind)
{
    if (kind < ITEMS) {
        ask_text(to, node, kind == OWN);
        return;
    }
    ways_say(to, " (");
    ask_struct(to, context, node, kind == ITEMS ? of_item : of_pair);
    ways_say(to, ")");
}

static void ask_field(ways_text *to, xmlXPathContextPtr context, xmlNodePtr node, const question *q)
{
    xmlXPathObjectPtr found = ask(context, node, q->paths[0]);
    bool single = q->kind == ONE || q->kind == LAST;

    for (int i = 1; single && i < 3 && q->paths[i] && count_of(found) == 0; i++) {
        xmlXPathFreeObject(found);
        found = ask(context, node, q->paths[i]);
    }
    int count = count_of(found), from = q->kind == LAST && count > 0 ? count - 1 : 0;
    if (single && count == 0) ways_say_str(to, stax_str_of("-"));
    for (int i = from; i < count && (!single || i == from); i++)
        ask_node(to, context, found->nodesetval->nodeTab[i], q->kind);
    xmlXPathFreeObject(found);
}

static void ask_struct(ways_text *to, xmlXPathContextPtr context, xmlNodePtr node,
                       const question *questions)
{
    for (; questions->name; questions++) {
        ways_say(to, " %s:", questions->name);
        ask_field(to, context, node, questions);
    }
}

static ways_text what_xpath_says(stax_str document)
{
    xmlDocPtr tree = xmlReadMemory(document.data, (int)document.len, "in.xml", NULL, 0);
    xmlXPathContextPtr context = xmlXPathNewContext(tree);
    xmlXPathObjectPtr rows;
    ways_text said = {0};

    assert_non_null(tree);
    rows = ask(context, (xmlNodePtr)tree, "/list/row");
    for (int i = 0; i < count_of(rows); i++) {
        ways_say(&said, "row");
        ask_struct(&said, context, rows->nodesetval->nodeTab[i], of_row);
        ways_say(&said, "\n");
    }
    ways_say(&said, "list");
    ask_struct(&said, context, xmlDocGetRootElement(tree), of_all);
    ways_say(&said, "\nEND");
    xmlXPathFreeObject(rows);
    xmlXPathFreeContext(context);
    xmlFreeDoc(tree);
    return said;
}

/* ---- documents ---------------------------------------------------------------------------- */

typedef struct luck {
    ways_text text;
    uint64_t seed;
} luck;

/* The next of splitmix. */
static size_t roll(luck *l, size_t sides)
{
    uint64_t z = l->seed += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (size_t)((z ^ z >> 31) >> 33) % sides;
}

static void put_attributes(luck *l)
{
    static const char *const values[] = {"x", "y", "z", "", "x&#121;", " x"};

    if (roll(l, 2)) ways_say(&l->text, " k=\"%s\"", values[roll(l, 6)]);
    if (roll(l, 3) == 0) ways_say(&l->text, " l='%s'", values[roll(l, 6)]);
    if (roll(l, 9) == 0) ways_say(&l->text, " m = '>'");
}

static void put_text(luck *l)
{
    static const char *const texts[] = {"one",        " two ", "",     "&amp;", "<![CDATA[<p>]]>",
                                        "3<!--3-->3", "\n",    "<?i?>"};

    for (size_t n = roll(l, 3); n > 0; n--) ways_say(&l->text, "%s", texts[roll(l, 8)]);
}

static void put_leaf(luck *l)
{
    char name = "abcabcab"[roll(l, 8)];

    ways_say(&l->text, "<%c", name);
    if (roll(l, 4) == 0) put_attributes(l);
    if (roll(l, 8) == 0) {
        ways_say(&l->text, "/>");
        return;
    }
    ways_say(&l->text, ">%zu", roll(l, 100));
    put_text(l);
    ways_say(&l->text, "</%c>", name);
}

/* `levels`: how many more may stand within each other. */
static void put_children(luck *l, size_t levels)
{
    static const char *const names[] = {"p", "q", "r", "p", "q", "w", "aa"};

    for (size_t n = roll(l, 5); n > 0; n--) {
        if (roll(l, 3) == 0) put_text(l);
        if (levels == 0 || roll(l, 2)) {
            put_leaf(l);
            continue;
        }
        const char *name = names[roll(l, 7)];
        ways_say(&l->text, "<%s", name);
        put_attributes(l);
        if (roll(l, 9) == 0) {
            ways_say(&l->text, "/>");
            continue;
        }
        ways_say(&l->text, ">");
        put_children(l, levels - 1);
        ways_say(&l->text, "</%s>", name);
    }
}

static void put_document(luck *l, size_t rows)
{
    l->text.len = 0;
    ways_say(&l->text, "<list>");
    for (; rows > 0; rows--) {
        ways_say(&l->text, "<row");
        put_attributes(l);
        ways_say(&l->text, ">");
        put_children(l, 4);
        ways_say(&l->text, "</row>");
        if (roll(l, 3) == 0) ways_say(&l->text, "<other><p><b>no</b></p></other>\n");
    }
    ways_say(&l->text, "</list>");
}

static void every_path_finds_what_xpath_finds(void **state)
{
    luck l = {.seed = ways_seed()};

    (void)state;
    for (int i = 0; i < 1500; i++) {
        put_document(&l, 1 + roll(&l, 3));
        stax_str document = {l.text.data, l.text.len};
        ways_text want = what_xpath_says(document);
        ways_text said = ways_whole(&walks_ways, document, NULL);

        if (strcmp(said.data, want.data) != 0)
            fail_msg("document %d: %s\nours:  %s\nXPath: %s", i, l.text.data, said.data, want.data);
        if (document.len < 500 && i % 10 == 0)
            ways_check("a random document", &walks_ways, document, NULL, want.data);
        else if (i % 10 == 0)
            ways_check_long("a random document", &walks_ways, document, NULL, l.seed);
        ways_free(&want);
        ways_free(&said);
    }
    ways_free(&l.text);
}

#else

static void every_path_finds_what_xpath_finds(void **state)
{
    (void)state;
    if (getenv("CI")) fail_msg("libxml2 is not here");
    skip();
}

#endif

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_path_finds_what_xpath_finds)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
