/*
 * What takes an element with all that is below it: `text`, `raw` and `any`.
 */
#include "below_parser.h"
#include "claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

/* name{uri} @name{uri}="value" ( content ) */
static void say_name(ways_text *to, stax_str name, stax_str uri)
{
    ways_say(to, "%.*s", (int)name.len, name.data);
    if (uri.len > 0) ways_say(to, "{%s}", uri.data);
}

static void say_any(ways_text *to, const stax_any *any)
{
    say_name(to, any->name, any->uri);
    for (size_t i = 0; i < any->attribute_count; i++) {
        ways_say(to, " @");
        say_name(to, any->attributes[i].name, any->attributes[i].uri);
        ways_say(to, "=");
        ways_say_str(to, any->attributes[i].value);
    }
    if (any->content == NULL) return;
    ways_say(to, " (");
    for (const stax_any_node *node = any->content; node; node = node->next) {
        if (node->element.name.len > 0) say_any(to, &node->element);
        if (node->element.name.len == 0) ways_say_str(to, node->text);
        if (node->next) ways_say(to, " ");
    }
    ways_say(to, ")");
}

static void say_strs(ways_text *to, const char *name, const stax_str_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        ways_say(to, " %s ", name);
        ways_say_str(to, list->items[i]);
    }
}

static void say_mixed(ways_text *to, const below_row_mix *item)
{
    static const char *const kinds[] = {"text", "word", "markup", "tree"};

    ways_say(to, " %s=", kinds[item->kind]);
    switch (item->kind) {
    case BELOW_ROW_MIX_TEXT:
        ways_say_str(to, item->as.text);
        break;
    case BELOW_ROW_MIX_WORD:
        ways_say_str(to, item->as.word);
        break;
    case BELOW_ROW_MIX_MARKUP:
        ways_say_str(to, item->as.markup);
        break;
    case BELOW_ROW_MIX_TREE:
        say_any(to, &item->as.tree);
        break;
    }
}

static void say_optional(ways_text *to, const char *name, bool has, stax_str text)
{
    if (!has) return;
    ways_say(to, " %s ", name);
    ways_say_str(to, text);
}

static void say_row(ways_text *to, const void *record)
{
    const below_row *row = record;

    ways_say(to, "row");
    say_optional(to, row->was ? "said" : "say", row->has.say, row->say);
    say_optional(to, "short", row->has.short_, row->short_);
    say_strs(to, "kept", &row->say_as);
    say_optional(to, "body", row->has.body, row->body);
    say_strs(to, "bit", &row->bodies);
    if (row->has.extra) ways_say(to, " ");
    if (row->has.extra) say_any(to, &row->extra);
    for (size_t i = 0; i < row->extras.count; i++) {
        ways_say(to, " +");
        say_any(to, &row->extras.items[i]);
    }
    for (size_t i = 0; i < row->mix.count; i++) say_mixed(to, &row->mix.items[i]);
    say_optional(to, "first", row->has.first, row->first);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const below_all *all = root;

    for (size_t i = 0; i < all->rows.count; i++) say_row(to, &all->rows.items[i]);
    ways_say(to, "list");
    say_optional(to, "about", all->has.about, all->about);
    ways_say(to, "\n");
}

CLAIMS_PARSER(below);

#define SCHEMA "schemas/below.schema"
#define P      "list/row[1]/"
static const claim_frame in_row = {&below_ways, SCHEMA, "<list><row>", "</row></list>"};
static const claim_frame in_document = {
    &below_ways, SCHEMA,
    "<!DOCTYPE list [<!ENTITY e 'an <i>entity</i>&#38;lt;'><!ENTITY b '<body>x<y/>&e;</body>'>"
    "<!ENTITY m '<more k=\"1\">x&e;</more>'>]><list><row>",
    "</row></list>"};
#define ROW(says) "row" says "\nlist\n"

/* ---- text --------------------------------------------------------------------------------- */

static void all_text_is_joined(void **state)
{
    static const claim rows[] = {
        {"plain", "<say>a</say>", ROW(" said \"a\"")},
        {"empty", "<say/>", ROW(" said \"\"")},
        {"of all depths",
         "<say>a<b>b<c>c</c></b><!----><d k='&lt;'/>&lt;<![CDATA[<]]><x> f</x></say>",
         ROW(" said \"abc<< f\"")},
        {"trimmed at the ends", "<say> <b> a </b>  b <c> </c></say>", ROW(" said \"a   b\"")},
        {"kept", "<kept> <b> a </b></kept><kept>\r\n<x/></kept>",
         ROW(" kept \"  a \" kept \"\\x0A\"")},
        {"an element of its own name", "<say>a<say>b</say>c</say>", ROW(" said \"abc\"")},
        {"prefixes", "<p:say xmlns:p='u'><q:b xmlns:q='v'>x<p:c/></q:b></p:say>",
         ROW(" said \"x\"")},
        {"nobody else sees it", "<say><body>a</body></say><body>b</body>",
         ROW(" said \"a\" body \"b\"")},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void wrong_text_is_told(void **state)
{
    static const claim rows[] = {
        {"too long", "<short><a>^abc</a>def</short>",
         "E_LENGTH " P "short: the length of \"abcdef\" is outside text(..5) | text(..5)"},
        {"a tag that is not closed", "<say><a><b>x^</a></say>",
         "E_END_TAG " P "say/a/b: the end tag \"a\" does not fit: b is open"},
        {"twice", "<say/>^<say><b/></say>",
         "E_REPEATED " P "say: say stands twice | say:    text?"},
        {"nil",
         "<say xsi:nil='true' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'>^<b/>"
         "</say>",
         "E_NIL " P "say: the element says xsi:nil and is not empty"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- raw ---------------------------------------------------------------------------------- */

static void what_is_written_is_kept(void **state)
{
    static const claim rows[] = {
        {"plain", "<body>a b</body>", ROW(" body \"a b\"")},
        {"empty", "<body/>", ROW(" body \"\"")},
        {"empty, with an end tag", "<body ></body >", ROW(" body \"\"")},
        {"as it is",
         "<body> <b k='1'  l=\"&lt;\">&amp;<!-- c --><![CDATA[<]]><?p i?></b\n><c/>\r\n\rx </body>",
         ROW(" body \" <b k='1'  l=\"&lt;\">&amp;<!-- c --><![CDATA[<]]><?p i?></b\\x0A>"
             "<c/>\\x0D\\x0A\\x0Dx \"")},
        {"references alone", "<body>&lt;&#65;</body>", ROW(" body \"&lt;&#65;\"")},
        {"several", "<bit><a/></bit><bit>&amp;</bit>", ROW(" bit \"<a/>\" bit \"&amp;\"")},
        {"of its own name", "<body><body>a</body><body/></body>",
         ROW(" body \"<body>a</body><body/>\"")},
        {"declarations stay where they are",
         "<p:body xmlns:p='u'><p:a xmlns:q='v'><q:b/></p:a></p:body>",
         ROW(" body \"<p:a xmlns:q='v'><q:b/></p:a>\"")},
        {"the first", "<once>a<b/></once><once>c<d/></once>", ROW(" first \"a<b/>\"")},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void what_is_written_is_checked(void **state)
{
    static const claim rows[] = {
        {"a reference", "<body><a>&lt;^&x;</a></body>",
         "E_ENTITY " P "body/a: the entity \"x\" is not declared"},
        {"an end tag", "<body><a><b>^</a></body>",
         "E_END_TAG " P "body/a/b: the end tag \"a\" does not fit: b is open"},
        {"a character", "<body><a>x^\x01</a></body>",
         "E_CHARACTER " P "body/a: a character that XML does not allow"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void references_to_entities_are_kept(void **state)
{
    static const claim rows[] = {
        {"raw", "<body>a&e;b<c>&e;</c></body>", ROW(" body \"a&e;b<c>&e;</c>\"")},
        {"raw in an entity", "&b;", ROW(" body \"x<y/>&e;\"")},
        {"text", "<say>a&e;b</say>", ROW(" said \"aan entity<b\"")},
        {"a tree", "&m;<more>&e;</more>",
         ROW(" +more @k=\"1\" (\"xan \" i (\"entity\") \"<\")"
             " +more (\"an \" i (\"entity\") \"<\")")},
    };

    (void)state;
    claims_check_all(&in_document, rows, SAY_COUNT(rows));
}

/* ---- trees -------------------------------------------------------------------------------- */

static void trees_have_all_that_counts(void **state)
{
    static const claim rows[] = {
        {"empty", "<extra/>", ROW(" extra")},
        {"empty, with an end tag", "<extra></extra>", ROW(" extra")},
        {"text", "<extra> a </extra>", ROW(" extra (\" a \")")},
        {"attributes", "<extra b='1' a=\"&lt;\"/>", ROW(" extra @b=\"1\" @a=\"<\"")},
        {"children", "<extra>a<b>c<d/></b><e/>f<!-- -->g</extra>",
         ROW(" extra (\"a\" b (\"c\" d) e \"fg\")")},
        {"namespaces",
         "<extra xmlns='u' xmlns:p='v' p:a='1' b='2'><p:c/><d xmlns=''><p:e xml:lang='x'/></d>"
         "</extra>",
         ROW(" extra{u} @p:a{v}=\"1\" @b=\"2\" (p:c{v} d (p:e{v} "
             "@xml:lang{http://www.w3.org/XML/1998/namespace}=\"x\"))")},
        {"many", "<more/><more>a</more><more><more/></more>",
         ROW(" +more +more (\"a\") +more (more)")},
        {"references and sections", "<extra>&lt;<![CDATA[&]]>&#x41;<a/>&#13;\r\n</extra>",
         ROW(" extra (\"<&A\" a \"\\x0D\\x0A\")")},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void members_of_unions_take_what_is_below(void **state)
{
    static const claim rows[] = {
        {"all of them",
         "<p>a<word>b<i>c</i></word>d<markup>e<f/></markup><tree g='h'>i<j/></tree></p>",
         ROW(" text=\"a\" word=\"bc\" text=\"d\" markup=\"e<f/>\" tree=tree @g=\"h\" (\"i\" j)")},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- limits and borders ------------------------------------------------------------------- */

/* One limit, crossed and not, and an error behind the border: whatever comes first. */
static void the_limit_of_texts_holds(void **state)
{
    static const struct {
        const char *title, *document;
        size_t limit;
        stax_status want;
    } rows[] = {
        {"text as long as it may be", "<list><row><say><b>12</b>34<c/></say></row></list>", 4,
         STAX_END},
        {"text beyond", "<list><row><say><b>12</b>345<c/></say></row></list>", 4, STAX_E_LIMIT},
        {"raw as long as it may be", "<list><row><body><b>2</b></body></row></list>", 8, STAX_END},
        {"raw beyond", "<list><row><body><b>23</b></body></row></list>", 8, STAX_E_LIMIT},
        {"raw beyond, then an error", "<list><row><body><b>23</b>&;</body></row></list>", 8,
         STAX_E_LIMIT},
        {"raw beyond, at an error", "<list><row><body><b>2</b>&;</body></row></list>", 8,
         STAX_E_REFERENCE},
        {"a tree's text", "<list><row><extra>123<b/>123</extra></row></list>", 3, STAX_END},
        {"a tree's text beyond", "<list><row><extra>123<b/>1234</extra></row></list>", 3,
         STAX_E_LIMIT},
    };

    (void)state;
    for (size_t i = 0; i < SAY_COUNT(rows); i++) {
        stax_options options = {.text_bytes = rows[i].limit};
        stax_str document = stax_str_of(rows[i].document);
        stax_arena arena = {0};
        stax_error error = {0};

        ways_check(rows[i].title, &below_ways, document, &options, NULL);
        (void)below_parse(&arena, document.data, document.len, &options, &error);
        if (error.code != (rows[i].want == STAX_END ? STAX_OK : rows[i].want))
            fail_msg("%s: %s", rows[i].title, stax_status_name(error.code));
        stax_arena_free(&arena);
    }
}

/* Longer than any window. */
static void long_ones_are_whole(void **state)
{
    ways_text document = {0}, inside = {0};
    uint64_t seed = ways_seed();

    (void)state;
    for (unsigned i = 0; i < 9000; i++)
        ways_say(&inside, "<a k=\"%u\">t&lt;<!-- %u --></a>%s", i, i, i % 7 ? "" : "<b/>\r\n");
    ways_say(&document, "<list><row><say>%s</say><body>%s</body><extra>%s</extra></row></list>",
             inside.data, inside.data, inside.data);
    ways_check_long("long", &below_ways, (stax_str){document.data, document.len}, NULL, seed);

    stax_arena arena = {0};
    const below_all *all = below_parse(&arena, document.data, document.len, NULL, NULL);
    assert_non_null(all);
    assert_int_equal(all->rows.items[0].body.len, inside.len);
    assert_memory_equal(all->rows.items[0].body.data, inside.data, inside.len);
    stax_arena_free(&arena);
    ways_free(&document);
    ways_free(&inside);
}

/* Parts of a tree that need memory of their own, each. */
static void large_parts_are_whole(void **state)
{
    enum { LEN = 5000 };
    ways_text document = {0};
    char large[LEN + 1] = "";

    (void)state;
    memset(large, 'x', LEN);
    ways_say(&document,
             "<list><row><more k='%s' xmlns:p='%s' p:l='m'>%s<b n='%s'/>%s</more></row></list>",
             large, large, large, large, large);
    ways_check_long("large", &below_ways, (stax_str){document.data, document.len}, NULL, 1);

    stax_arena arena = {0};
    const below_all *all = below_parse(&arena, document.data, document.len, NULL, NULL);
    assert_non_null(all);
    const stax_any *tree = &all->rows.items[0].extras.items[0];
    assert_int_equal(tree->attribute_count, 2);
    assert_string_equal(tree->attributes[0].value.data, large);
    assert_string_equal(tree->attributes[1].uri.data, large);
    assert_string_equal(tree->content->text.data, large);
    stax_arena_free(&arena);
    ways_free(&document);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_text_is_joined),
        cmocka_unit_test(wrong_text_is_told),
        cmocka_unit_test(what_is_written_is_kept),
        cmocka_unit_test(what_is_written_is_checked),
        cmocka_unit_test(references_to_entities_are_kept),
        cmocka_unit_test(trees_have_all_that_counts),
        cmocka_unit_test(members_of_unions_take_what_is_below),
        cmocka_unit_test(the_limit_of_texts_holds),
        cmocka_unit_test(long_ones_are_whole),
        cmocka_unit_test(large_parts_are_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
