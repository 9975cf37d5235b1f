/*
 * Random trees of a schema that holds itself, against the tree of another parser: every value, and
 * the order of all that stands in one element. The oracle knows the schema by hand, in its own way.
 */
#include "claims.h"
#include "trees_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#ifdef STAX_HAVE_LIBXML2
    #include <libxml/parser.h>

/* ---- what staxc's parser says ------------------------------------------------------------- */

static void say_branch(ways_text *to, const trees_branch *branch);
static void say_tree(ways_text *to, const trees_tree *tree);

static void say_item(ways_text *to, const trees_item *item)
{
    switch (item->kind) {
    case TREES_ITEM_TEXT:
        ways_say_str(to, item->as.text);
        break;
    case TREES_ITEM_BRANCH:
        say_branch(to, &item->as.branch);
        break;
    case TREES_ITEM_TREE:
        say_tree(to, &item->as.tree);
        break;
    case TREES_ITEM_LEAF:
        ways_say(to, " leaf");
        ways_say_str(to, item->as.leaf);
        break;
    case TREES_ITEM_BUD:
        ways_say(to, " bud");
        break;
    }
}

static void say_only(ways_text *to, const trees_branch_only *only)
{
    ways_say(to, " only");
    switch (only->kind) {
    case TREES_BRANCH_ONLY_BRANCH:
        say_branch(to, &only->as.branch);
        break;
    case TREES_BRANCH_ONLY_TREE:
        say_tree(to, &only->as.tree);
        break;
    case TREES_BRANCH_ONLY_LEAF:
        ways_say(to, " leaf");
        ways_say_str(to, only->as.leaf);
        break;
    }
}

static void say_branch(ways_text *to, const trees_branch *branch)
{
    ways_say(to, " b[");
    if (branch->has.name) ways_say_str(to, branch->name);
    for (size_t i = 0; i < branch->items.count; i++) say_item(to, &branch->items.items[i]);
    if (branch->only) say_only(to, branch->only);
    if (branch->first) ways_say(to, " first");
    if (branch->first) say_tree(to, branch->first);
    ways_say(to, "]");
}

static void say_tree(ways_text *to, const trees_tree *tree)
{
    ways_say(to, " tree[");
    for (size_t i = 0; i < tree->items.count; i++) say_item(to, &tree->items.items[i]);
    if (tree->graft) ways_say(to, " graft");
    if (tree->graft) say_branch(to, tree->graft);
    if (tree->has.size) ways_say(to, " size");
    if (tree->has.size) ways_say_str(to, tree->size);
    ways_say(to, "]");
}

static void say_row(ways_text *to, const void *record)
{
    say_tree(to, record);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const trees_forest *forest = root;

    for (size_t i = 0; i < forest->trees.count; i++) say_row(to, &forest->trees.items[i]);
    ways_say(to, "forest\n");
}

CLAIMS_PARSER(trees);

/* ---- the oracle --------------------------------------------------------------------------- */

static bool is_element(const xmlNode *node, const char *name)
{
    return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, name) == 0;
}

static bool is_text(const xmlNode *node)
{
    return node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
}

/* The text of a leaf, which has no child elements. */
static void say_text_of(ways_text *to, const xmlNode *node)
{
    xmlChar *text = xmlNodeGetContent(node);

    ways_say_str(to, stax_str_of((const char *)text));
    xmlFree(text);
}

static void oracle_tree(ways_text *to, const xmlNode *node);
static void oracle_branch(ways_text *to, const xmlNode *node);

static bool oracle_element(ways_text *to, const xmlNode *node)
{
    if (is_element(node, "b")) return oracle_branch(to, node), true;
    if (is_element(node, "tree")) return oracle_tree(to, node), true;
    if (!is_element(node, "leaf")) return false;
    ways_say(to, " leaf");
    say_text_of(to, node);
    return true;
}

static void flush(ways_text *to, ways_text *run)
{
    if (run->len > 0) ways_say_str(to, (stax_str){run->data, run->len});
    run->len = 0;
}

/* Goes on with `run`, the text since the last item. */
static void oracle_items(ways_text *to, const xmlNode *in, ways_text *run)
{
    for (const xmlNode *node = in->children; node; node = node->next) {
        bool item = is_element(node, "b") || is_element(node, "tree") || is_element(node, "leaf") ||
                    is_element(node, "bud");

        if (is_text(node)) ways_say(run, "%s", (const char *)node->content);
        if (!item) continue;
        flush(to, run);
        if (is_element(node, "bud"))
            ways_say(to, " bud");
        else
            (void)oracle_element(to, node);
    }
    flush(to, run);
}

/* The children of this name, and the n-th of what is in all of them. */
static const xmlNode *first_of(const xmlNode *in, const char *name)
{
    for (const xmlNode *node = in->children; node; node = node->next)
        if (is_element(node, name)) return node;
    return NULL;
}

static const xmlNode *first_below(const xmlNode *in, const char *wrapper)
{
    for (const xmlNode *node = in->children; node; node = node->next) {
        if (!is_element(node, wrapper)) continue;
        for (const xmlNode *child = node->children; child; child = child->next)
            if (is_element(child, "b") || is_element(child, "tree") || is_element(child, "leaf"))
                return child;
    }
    return NULL;
}

static void oracle_branch(ways_text *to, const xmlNode *node)
{
    xmlChar *name = xmlGetNoNsProp(node, BAD_CAST "name");
    const xmlNode *only = first_below(node, "only"), *first = first_of(node, "first");
    ways_text run = {0};

    ways_say(to, " b[");
    if (name) ways_say_str(to, stax_str_of((const char *)name));
    xmlFree(name);
    oracle_items(to, node, &run);
    ways_free(&run);
    if (only) ways_say(to, " only");
    if (only) (void)oracle_element(to, only);
    if (first) ways_say(to, " first");
    if (first) oracle_tree(to, first);
    ways_say(to, "]");
}

static void oracle_tree(ways_text *to, const xmlNode *node)
{
    const xmlNode *graft = first_of(node, "graft"), *size = first_of(node, "size");
    ways_text run = {0};

    ways_say(to, " tree[");
    for (const xmlNode *child = node->children; child; child = child->next)
        if (is_element(child, "crown")) oracle_items(to, child, &run);
    ways_free(&run);
    if (graft) ways_say(to, " graft");
    if (graft) oracle_branch(to, graft);
    if (size) ways_say(to, " size");
    if (size) say_text_of(to, size);
    ways_say(to, "]");
}

static ways_text oracle(stax_str document)
{
    int options = XML_PARSE_NOENT | XML_PARSE_NOCDATA | XML_PARSE_HUGE;
    xmlDoc *doc = xmlReadMemory(document.data, (int)document.len, "in.xml", NULL, options);
    ways_text text = {0};

    assert_non_null(doc);
    for (const xmlNode *node = xmlDocGetRootElement(doc)->children; node; node = node->next) {
        if (!is_element(node, "tree")) continue;
        oracle_tree(&text, node);
        ways_say(&text, "\n");
    }
    ways_say(&text, "forest\nEND");
    xmlFreeDoc(doc);
    return text;
}

/* ---- documents ---------------------------------------------------------------------------- */

typedef struct grower {
    ways_text text;
    uint64_t luck;
    size_t elements; /* that may still come */
} grower;

static unsigned pick(grower *g, unsigned of)
{
    g->luck = g->luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(g->luck >> 33) % of;
}

/* `elements`: those that an entity brings may be among it. */
static void put_text(grower *g, bool elements)
{
    unsigned kinds;
    static const char *const texts[] = {"a",
                                        " ",
                                        "\n  ",
                                        "b c",
                                        "&lt;",
                                        "&#x20AC;",
                                        "",
                                        "\r\nx",
                                        "]]&gt;",
                                        "<!-- c -->",
                                        "<![CDATA[<d>]]>",
                                        "<?p?>",
                                        "\xC3\xA4",
                                        "&e;"};

    kinds = sizeof texts / sizeof *texts - !elements;
    for (unsigned i = pick(g, 4); i > 0; i--) ways_say(&g->text, "%s", texts[pick(g, kinds)]);
}

static void put_tree_content(grower *g, unsigned depth);
static void put_branch_content(grower *g, unsigned depth);

static const char *end_of_tag(grower *g)
{
    static const char *const ends[] = {">", ">", " >", " k='&lt;'>", "\n\tz=\"\">"};

    return ends[pick(g, 5)];
}

/* What the schema does not know, or knows elsewhere only. */
static void put_unknown(grower *g)
{
    static const char *const others[] = {"<x/>", "<x>t<b>u</b></x>", "<bb>t</bb>",
                                         "<x:y xmlns:x='u'/>"};

    ways_say(&g->text, "%s", others[pick(g, 4)]);
}

/* Names of `what`: one char each for branch, tree, leaf, bud, unknown. */
static void put_element(grower *g, const char *what, unsigned depth)
{
    static const char *const names[] = {"n='1'", "name='n'", "name=\"&amp;\""};
    const char *p = pick(g, 6) == 0 ? "p:" : "";

    if (g->elements == 0) return;
    g->elements--;
    switch (what[pick(g, (unsigned)strlen(what))]) {
    case 'b':
        ways_say(&g->text, "<%sb %s%s", p, names[pick(g, 3)], end_of_tag(g));
        put_branch_content(g, depth + 1);
        ways_say(&g->text, "</%sb>", p);
        break;
    case 't':
        ways_say(&g->text, "<%stree%s", p, end_of_tag(g));
        put_tree_content(g, depth + 1);
        ways_say(&g->text, "</%stree>", p);
        break;
    case 'l':
        ways_say(&g->text, "<%sleaf>", p);
        put_text(g, false);
        ways_say(&g->text, "</%sleaf>", p);
        break;
    case 'u':
        ways_say(&g->text, pick(g, 2) ? "<bud/>" : "<bud>t<x/></bud>");
        break;
    default:
        put_unknown(g);
    }
}

static void put_items(grower *g, unsigned depth)
{
    unsigned count = depth > 40 ? 0 : pick(g, 6);

    for (unsigned i = 0; i < count; i++) {
        put_text(g, true);
        put_element(g, "bbttlux", depth);
    }
    put_text(g, true);
}

static void put_branch_content(grower *g, unsigned depth)
{
    unsigned only = pick(g, 4), first = pick(g, 4);

    if (only == 0) {
        ways_say(&g->text, "<only>");
        put_element(g, "btl", depth);
        ways_say(&g->text, "</only>");
    }
    put_items(g, depth);
    for (; first < 2; first++) {
        ways_say(&g->text, "<first>");
        put_tree_content(g, depth + 1);
        ways_say(&g->text, "</first>");
        put_text(g, true);
    }
}

static void put_tree_content(grower *g, unsigned depth)
{
    for (unsigned i = pick(g, 3); i > 0; i--) {
        ways_say(&g->text, pick(g, 4) ? "<crown>" : "<crown k=''>");
        put_items(g, depth);
        ways_say(&g->text, "</crown>%s", pick(g, 2) ? "\n" : "");
    }
    if (pick(g, 4) == 0 && g->elements > 0) {
        g->elements--;
        ways_say(&g->text, "<graft>");
        put_branch_content(g, depth + 1);
        ways_say(&g->text, "</graft>");
    }
    if (pick(g, 4) == 0) {
        ways_say(&g->text, "<size>");
        put_text(g, false);
        ways_say(&g->text, "</size>");
    }
}

static ways_text random_document(uint64_t seed, size_t elements)
{
    grower g = {.luck = seed, .elements = elements};

    ways_say(&g.text, "<!DOCTYPE forest [<!ENTITY e 'an <leaf>entity</leaf> '>]>"
                      "<forest xmlns:p='v'>");
    while (g.elements > 0) {
        g.elements--;
        ways_say(&g.text, "<tree>");
        put_tree_content(&g, 0);
        ways_say(&g.text, "</tree>");
    }
    ways_say(&g.text, "</forest>");
    return g.text;
}

/* ---- tests -------------------------------------------------------------------------------- */

static void check(uint64_t seed, size_t elements, bool every_cut)
{
    ways_text document = random_document(seed, elements);
    stax_str text = {document.data, document.len};
    ways_text want = oracle(text), got = ways_whole(&trees_ways, text, NULL);
    char title[64];

    (void)snprintf(title, sizeof title, "seed %" PRIu64 ", %zu elements", seed, elements);
    if (strcmp(got.data, want.data) != 0)
        fail_msg("%s:\n%s\nis read as\n%s\nnot as\n%s", title, document.data, got.data, want.data);
    if (every_cut)
        ways_check(title, &trees_ways, text, NULL, NULL);
    else
        ways_check_long(title, &trees_ways, text, NULL, seed);
    ways_free(&document);
    ways_free(&want);
    ways_free(&got);
}

static void random_trees_are_those_of_another_parser(void **state)
{
    uint64_t seed = ways_seed();

    (void)state;
    for (uint64_t i = 0; i < 400; i++) check(seed + i, 1 + i, false);
    for (uint64_t i = 0; i < 20; i++) check(seed + 1000 + i, 1 + i % 5, true);
}

#else

static void random_trees_are_those_of_another_parser(void **state)
{
    (void)state;
    if (getenv("CI")) fail_msg("libxml2 is missing");
    print_message("skipped: libxml2 is missing\n");
    skip();
}

#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_trees_are_those_of_another_parser),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
