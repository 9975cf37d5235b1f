/*
 * Two documents that nobody wrote for us, read by the schemas that are shown as examples, and every
 * value compared with what XPath says about the tree of another parser.
 *
 * A machine that lacks the documents or that parser skips this, but not where CI is set.
 */
#include "iso_3166_parser.h"
#include "mime_parser.h"
#include "ways.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char mime_path[] = "/usr/share/mime/packages/freedesktop.org.xml";
static const char iso_path[] = "/usr/share/xml/iso-codes/iso_3166.xml";

/* Skips the test, or fails it where nothing may be missing. */
static void lack(const char *what)
{
    if (getenv("CI")) fail_msg("%s is missing", what);
    print_message("skipped: %s is missing\n", what);
    skip();
}

static void need_file(const char *path)
{
    FILE *file = fopen(path, "rb");

    if (file == NULL) lack(path);
    if (file) fclose(file);
}

/* ---- the same by all ways ------------------------------------------------------------------ */

static uint64_t mix(uint64_t sum, stax_str text)
{
    for (size_t i = 0; i < text.len; i++)
        sum = (sum ^ (unsigned char)text.data[i]) * UINT64_C(1099511628211);
    return sum + text.len + 1;
}

static uint64_t mix_strs(uint64_t sum, stax_str_list list)
{
    for (size_t i = 0; i < list.count; i++) sum = mix(sum, list.items[i]);
    return sum;
}

static uint64_t mix_translations(uint64_t sum, mime_translation_list list)
{
    for (size_t i = 0; i < list.count; i++)
        sum = mix(mix(sum, list.items[i].language), list.items[i].text);
    return sum;
}

static void say_type(ways_text *to, const void *record)
{
    const mime_type *t = record;
    uint64_t sum = mix_translations(0, t->comments);

    sum = mix_translations(mix_translations(sum, t->acronym), t->expanded);
    sum = mix_strs(mix_strs(mix(mix(sum, t->icon), t->kind), t->aliases), t->parents);
    for (size_t i = 0; i < t->globs.count; i++)
        sum = mix(sum, t->globs.items[i].pattern) + t->globs.items[i].weight;
    for (size_t i = 0; i < t->roots.count; i++)
        sum = mix(mix(sum, t->roots.items[i].namespace_), t->roots.items[i].name);
    ways_say_str(to, t->name);
    ways_say(to, " %zu %016" PRIx64 "\n", t->comments.count, sum);
}

static void say_database(ways_text *to, const void *root)
{
    const mime_database *all = root;

    for (size_t i = 0; i < all->types.count; i++) say_type(to, &all->types.items[i]);
}

static void *parse_mime(stax_arena *arena, const stax_input *input, const stax_options *options,
                        stax_error *error)
{
    if (input->kind == STAX_INPUT_PATH) return mime_parse_file(arena, input->path, options, error);
    return mime_parse(arena, input->memory.data, input->memory.len, options, error);
}

static stx_reader *open_mime(const stax_input *input, const stax_options *options,
                             stax_error *error)
{
    return (stx_reader *)(void *)mime_reader_open(input, options, error);
}

static const ways_parser mime_ways = {parse_mime, false, open_mime, say_type, say_database};

static void every_way_in_gives_the_same_types(void **state)
{
    static char text[1 << 23];
    FILE *file;
    size_t len;

    (void)state;
    need_file(mime_path);
    file = fopen(mime_path, "rb");
    assert_non_null(file);
    len = fread(text, 1, sizeof text, file);
    fclose(file);
    assert_true(len > 0 && len < sizeof text);
    ways_check_long("mime", &mime_ways, (stax_str){text, len}, NULL, ways_seed());
}

/* ---- what XPath says ----------------------------------------------------------------------- */

#ifdef STAX_HAVE_LIBXML2
    #include <libxml/parser.h>
    #include <libxml/xpath.h>
    #include <libxml/xpathInternals.h>

/* A document as a tree. */
typedef struct tree {
    xmlDocPtr document;
    xmlXPathContextPtr context;
} tree;

static tree tree_of(const char *path)
{
    tree t;

    need_file(path);
    t.document = xmlReadFile(path, NULL, XML_PARSE_NONET);
    assert_non_null(t.document);
    t.context = xmlXPathNewContext(t.document);
    assert_int_equal(xmlXPathRegisterNs(
                         t.context, (const xmlChar *)"m",
                         (const xmlChar *)"http://www.freedesktop.org/standards/shared-mime-info"),
                     0);
    return t;
}

static void tree_free(tree *t)
{
    xmlXPathFreeContext(t->context);
    xmlFreeDoc(t->document);
}

static xmlXPathObjectPtr evaluate(const tree *t, xmlNodePtr node, const char *path)
{
    xmlXPathObjectPtr object;

    t->context->node = node ? node : (xmlNodePtr)t->document;
    object = xmlXPathEval((const xmlChar *)path, t->context);
    if (object == NULL) fail_msg("XPath %s", path);
    return object;
}

static size_t count_of(const tree *t, xmlNodePtr node, const char *path)
{
    xmlXPathObjectPtr object = evaluate(t, node, path);
    size_t count = object->nodesetval ? (size_t)object->nodesetval->nodeNr : 0;

    xmlXPathFreeObject(object);
    return count;
}

/* The text of a node is that of the field, once both are trimmed. */
static void expect(const char *where, stax_str field, xmlNodePtr node)
{
    xmlChar *text = xmlNodeGetContent(node);
    stax_str want = stax_trim(stax_str_of((const char *)text));

    if (!stax_eq(field, want))
        fail_msg("%s: '%.*s' is not '%.*s'", where, (int)field.len, field.data, (int)want.len,
                 want.data);
    xmlFree(text);
}

/* The field has the text of the one node that the path finds, or is absent when there is none. */
static void expect_one(const tree *t, xmlNodePtr node, const char *path, bool there, stax_str field)
{
    xmlXPathObjectPtr object = evaluate(t, node, path);
    int found = object->nodesetval ? object->nodesetval->nodeNr : 0;

    if (found != (there ? 1 : 0)) fail_msg("%s finds %d", path, found);
    if (found) expect(path, field, object->nodesetval->nodeTab[0]);
    xmlXPathFreeObject(object);
}

/* The items are the nodes that the path finds, in that order. */
static void expect_all(const tree *t, xmlNodePtr node, const char *path, const stax_str *items,
                       size_t count, size_t stride)
{
    xmlXPathObjectPtr object = evaluate(t, node, path);
    size_t found = object->nodesetval ? (size_t)object->nodesetval->nodeNr : 0;

    if (found != count) fail_msg("%s finds %zu, not %zu", path, found, count);
    for (size_t i = 0; i < count; i++) {
        expect(path, *items, object->nodesetval->nodeTab[i]);
        items = (const stax_str *)(const void *)((const char *)items + stride);
    }
    xmlXPathFreeObject(object);
}

    #define EXPECT_STRS(path, list) \
        expect_all(t, node, path, (list).items, (list).count, sizeof(stax_str))
    #define EXPECT_MEMBERS(path, list, member)                                                 \
        expect_all(t, node, path, (list).count ? &(list).items[0].member : NULL, (list).count, \
                   sizeof *(list).items)

static void compare_type(const tree *t, xmlNodePtr node, const mime_type *type)
{
    expect_one(t, node, "@type", true, type->name);
    EXPECT_MEMBERS("m:comment", type->comments, text);
    EXPECT_MEMBERS("m:acronym", type->acronym, text);
    EXPECT_MEMBERS("m:expanded-acronym", type->expanded, text);
    expect_one(t, node, "m:icon/@name", type->has.icon, type->icon);
    expect_one(t, node, "m:generic-icon/@name", type->has.kind, type->kind);
    EXPECT_MEMBERS("m:glob/@pattern", type->globs, pattern);
    EXPECT_STRS("m:alias/@type", type->aliases);
    EXPECT_STRS("m:sub-class-of/@type", type->parents);
    EXPECT_MEMBERS("m:root-XML/@namespaceURI", type->roots, namespace_);
    EXPECT_MEMBERS("m:root-XML/@localName", type->roots, name);
}

static size_t german_names(const mime_type *type)
{
    size_t count = 0;

    for (size_t i = 0; i < type->comments.count; i++)
        count += stax_eq(type->comments.items[i].language, stax_str_of("de"));
    return count;
}

static size_t heavy_globs(const mime_type *type)
{
    size_t count = 0;

    for (size_t i = 0; i < type->globs.count; i++) count += type->globs.items[i].weight > 50;
    return count;
}

static void types_are_those_of_the_tree(void **state)
{
    tree t = tree_of(mime_path);
    xmlXPathObjectPtr nodes = evaluate(&t, NULL, "/m:mime-info/m:mime-type");
    stax_input input = stax_input_path(mime_path);
    stax_error error = {0};
    mime_reader *reader = mime_reader_open(&input, NULL, &error);
    const mime_type *type;
    size_t at = 0, german = 0, heavy = 0;

    (void)state;
    for (; mime_next_type(reader, &type) == STAX_OK; at++) {
        assert_true(at < (size_t)nodes->nodesetval->nodeNr);
        compare_type(&t, nodes->nodesetval->nodeTab[at], type);
        german += german_names(type);
        heavy += heavy_globs(type);
    }
    assert_int_equal(error.code, STAX_OK);
    assert_int_equal(at, nodes->nodesetval->nodeNr);
    assert_int_equal(german,
                     count_of(&t, NULL, "/m:mime-info/m:mime-type/m:comment[@xml:lang='de']"));
    assert_int_equal(heavy, count_of(&t, NULL, "/m:mime-info/m:mime-type/m:glob[@weight > 50]"));
    print_message("%zu types\n", at);
    mime_reader_close(reader);
    xmlXPathFreeObject(nodes);
    tree_free(&t);
}

static void compare_country(const tree *t, xmlNodePtr node, const iso_3166_country *c)
{
    char number[8];

    (void)snprintf(number, sizeof number, "%03u", c->number);
    expect_one(t, node, "@alpha_2_code", true, stax_str_of(c->alpha_2));
    expect_one(t, node, "@alpha_3_code", true, stax_str_of(c->alpha_3));
    expect_one(t, node, "@numeric_code", true, stax_str_of(number));
    expect_one(t, node, "@name", true, c->name);
    expect_one(t, node, "@common_name", c->has.common, c->common);
    expect_one(t, node, "@official_name", c->has.official, c->official);
}

static void compare_former(const tree *t, xmlNodePtr node, const iso_3166_former_country *c)
{
    expect_one(t, node, "@alpha_4_code", true, stax_str_of(c->alpha_4));
    expect_one(t, node, "@alpha_3_code", true, stax_str_of(c->alpha_3));
    expect_one(t, node, "@date_withdrawn", c->has.withdrawn, c->withdrawn);
    expect_one(t, node, "@names", true, c->names);
    expect_one(t, node, "@comment", c->has.remark, c->remark);
}

static void countries_are_those_of_the_tree(void **state)
{
    tree t = tree_of(iso_path);
    xmlXPathObjectPtr nodes = evaluate(&t, NULL, "/iso_3166_entries/iso_3166_entry");
    xmlXPathObjectPtr former = evaluate(&t, NULL, "/iso_3166_entries/iso_3166_3_entry");
    stax_arena arena = {0};
    stax_error error = {0};
    const iso_3166_list *list = iso_3166_parse_file(&arena, iso_path, NULL, &error);

    (void)state;
    if (list == NULL) fail_msg("%s: %s", stax_status_name(error.code), error.path);
    assert_int_equal(list->countries.count, nodes->nodesetval->nodeNr);
    assert_int_equal(list->former.count, former->nodesetval ? former->nodesetval->nodeNr : 0);
    for (size_t i = 0; i < list->countries.count; i++)
        compare_country(&t, nodes->nodesetval->nodeTab[i], &list->countries.items[i]);
    for (size_t i = 0; i < list->former.count; i++)
        compare_former(&t, former->nodesetval->nodeTab[i], &list->former.items[i]);
    print_message("%zu countries, %zu of old\n", list->countries.count, list->former.count);
    stax_arena_free(&arena);
    xmlXPathFreeObject(nodes);
    xmlXPathFreeObject(former);
    tree_free(&t);
}
#else
static void types_are_those_of_the_tree(void **state)
{
    (void)state;
    lack("libxml2");
}

static void countries_are_those_of_the_tree(void **state)
{
    stax_arena arena = {0};

    (void)state;
    need_file(iso_path);
    assert_non_null(iso_3166_parse_file(&arena, iso_path, NULL, NULL));
    stax_arena_free(&arena);
    lack("libxml2");
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_in_gives_the_same_types),
        cmocka_unit_test(types_are_those_of_the_tree),
        cmocka_unit_test(countries_are_those_of_the_tree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
