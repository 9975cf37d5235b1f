/*
 * Names: a document may have any prefixes, may declare them anywhere and take them back; what it
 * says is the same.
 */
#include "claims.h"
#include "names_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_text(ways_text *to, const char *name, bool has, stax_str text)
{
    if (!has) return;
    ways_say(to, " %s=", name);
    ways_say_str(to, text);
}

static void say_texts(ways_text *to, const char *name, const stax_str_list *list)
{
    for (size_t i = 0; i < list->count; i++) say_text(to, name, true, list->items[i]);
}

static void say_part(ways_text *to, const char *name, const names_part *part)
{
    ways_say(to, " %s(", name);
    say_text(to, "key", part->has.key, part->key);
    say_text(to, "text", part->has.text, part->text);
    say_text(to, "own", part->has.own, part->own);
    say_text(to, "plain", part->has.plain, part->plain);
    say_texts(to, "inner", &part->inner);
    ways_say(to, ")");
}

static void say_row(ways_text *to, const void *record)
{
    const names_row *row = record;

    ways_say(to, "row");
    if (row->has.id) ways_say(to, " id=%" PRIu32, row->id);
    say_text(to, "mark", row->has.mark, row->mark);
    say_texts(to, "k", &row->all);
    say_text(to, "kind", row->has.kind, row->kind);
    say_text(to, "lang", row->has.lang, row->lang);
    say_text(to, "name", row->has.name, row->name);
    say_text(to, "code", row->has.code, row->code);
    say_text(to, "local", row->has.local, row->local);
    say_texts(to, "in", &row->in);
    if (row->has.key) ways_say(to, " key=%" PRIu32, row->key);
    for (size_t i = 0; i < row->parts.count; i++) say_part(to, "part", &row->parts.items[i]);
    if (row->note) ways_say(to, " note");
    if (row->has.only) say_part(to, "only", &row->only);
    if (row->has.late) {
        ways_say(to, " strict %" PRIu32, row->late.x);
        if (row->late.has.y) ways_say(to, " %" PRIu32, row->late.y);
        say_texts(to, "every", &row->late.every);
    }
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const names_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
    ways_say(to, "list");
    say_text(to, "title", list->has.title, list->title);
    if (list->has.total) ways_say(to, " total=%" PRIu32, list->total);
    ways_say(to, "\n");
}

CLAIMS_PARSER(names);

#define SCHEMA   "schemas/names.schema"
#define OPEN     "<list xmlns='urn:a' xmlns:p='urn:p/v1' xmlns:q='urn:q'>"
#define SHUT     "</list>"
#define ROW(row) OPEN row SHUT
static const claim_frame in_list = {&names_ways, SCHEMA, OPEN, SHUT};
static const claim_frame alone = {&names_ways, SCHEMA, NULL, NULL};

/* ---- elements ----------------------------------------------------------------------------- */

static void an_element_is_its_namespace_and_its_local_name(void **state)
{
    static const claim rows[] = {
        {"as the schema spells them",
         "<p:title>T</p:title><row><name>n</name><p:code>c</p:code></row><q:total>1</q:total>",
         "row name=\"n\" code=\"c\"\nlist title=\"T\" total=1\n"},
        {"under other prefixes",
         "<y:title xmlns:y='urn:p/v1'>T</y:title><z:row xmlns:z='urn:a2'><z:name>n</z:name>"
         "<y:code xmlns:y='urn:p/v3'>c</y:code></z:row><x:total xmlns:x='urn:q'>1</x:total>",
         "row name=\"n\" code=\"c\"\nlist title=\"T\" total=1\n"},
        {"prefixes the wrong way round",
         "<row xmlns:p='urn:q' xmlns:q='urn:p/v'><q:code>c</q:code><p:code>x</p:code>"
         "<p:part><q:text>t</q:text><p:own>o</p:own></p:part></row>",
         "row code=\"c\" part( text=\"t\" own=\"o\")\nlist\n"},
        {"another namespace under the schema's prefix",
         "<row><p:code xmlns:p='urn:x'>c</p:code><name xmlns='urn:b'>n</name>"
         "<q:part xmlns:q='urn:p/v1'/></row><row xmlns=''><name/></row>",
         "row\nlist\n"},
        {"no namespace is none of these", "<row xmlns=''/><row><name xmlns=''>n</name></row>",
         "row\nlist\n"},
        {"a default namespace for a part",
         "<row><part xmlns='urn:q'><own>o</own><text xmlns='urn:p/v2'>t</text></part></row>",
         "row part( text=\"t\" own=\"o\")\nlist\n"},
        {"*: is any",
         "<row><local>1</local></row><row><p:local>2</p:local></row>"
         "<row><local xmlns=''>3</local></row><row><z:local xmlns:z='urn:z'>4</z:local></row>",
         "row local=\"1\"\nrow local=\"2\"\nrow local=\"3\"\nrow local=\"4\"\nlist\n"},
        {"a pattern",
         "<row><p:code xmlns:p='urn:p/v'>c</p:code></row>"
         "<row><p:code xmlns:p='urn:p/v22/x'>c</p:code></row><row><p:code xmlns:p='urn:p/'/></row>"
         "<row><p:code xmlns:p='urn:p/w1'/></row><row><p:code xmlns:p='xurn:p/v1'/></row>",
         "row code=\"c\"\nrow code=\"c\"\nrow\nrow\nrow\nlist\n"},
        {"flags and records",
         "<row><q:note/><p:only key='1'><plain>x</plain></p:only></row><row><note/><only/>"
         "<p:note/><q:only/></row>",
         "row note only( key=\"1\" plain=\"x\")\nrow\nlist\n"},
        {"the same record under two namespaces",
         "<row><q:part><p:text>1</p:text><q:own>2</q:own><plain>3</plain></q:part><p:only>"
         "<p:text>4</p:text><q:own>5</q:own><plain>6</plain></p:only></row>",
         "row part( text=\"1\" own=\"2\" plain=\"3\") only( text=\"4\" own=\"5\" plain=\"6\")\n"
         "list\n"},
        {"any name",
         "<row><q:part><any><a>1</a><p:b>2</p:b><c xmlns=''>3</c></any><q:any><d/>"
         "</q:any></q:part></row>",
         "row part( inner=\"1\" inner=\"2\" inner=\"3\")\nlist\n"},
        {"wrappers",
         "<row><box><p:in>1</p:in><in>x</in></box><q:box><p:in>x</p:in></q:box>"
         "<z:box xmlns:z='urn:a' q:key='7'><w:in xmlns:w='urn:p/v9'>2</w:in></z:box></row>",
         "row in=\"1\" in=\"2\" key=7\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void declarations_hold_up_to_the_end_tag(void **state)
{
    static const claim rows[] = {
        {"of a child",
         "<row><p:code>1</p:code></row><row><x xmlns:p='urn:x'><p:code>2</p:code></x>"
         "<p:code>3</p:code></row>",
         "row code=\"1\"\nrow code=\"3\"\nlist\n"},
        {"of a record",
         "<row xmlns:p='urn:x'><p:code>1</p:code></row><row><p:code>2</p:code></row>",
         "row\nrow code=\"2\"\nlist\n"},
        {"and of the plain leaf behind it",
         "<row xmlns:p='urn:x'><x/><row xmlns:p='urn:p/v1'/>"
         "<p:code>1</p:code></row>",
         "row\nlist\n"},
        {"of an empty one", "<row xmlns:p='urn:x'/><row><p:code>2</p:code></row>",
         "row\nrow code=\"2\"\nlist\n"},
        {"of a leaf", "<row><name xmlns:p='urn:x' xmlns='urn:a'>n</name><p:code>2</p:code></row>",
         "row name=\"n\" code=\"2\"\nlist\n"},
        {"of what is skipped",
         "<x xmlns='urn:x' xmlns:p='urn:x'><row/></x><row><p:code>2</p:code></row>",
         "row code=\"2\"\nlist\n"},
        {"of a wrapper",
         "<row><box xmlns:p='urn:x'><p:in>1</p:in></box><box><p:in>2</p:in></box></row>",
         "row in=\"2\"\nlist\n"},
        {"the default taken back", "<row><box xmlns=''><name>x</name></box><name>n</name></row>",
         "row name=\"n\"\nlist\n"},
        {"hidden and seen again",
         "<row><q:part xmlns:p='urn:x'><p:text>1</p:text><any xmlns:p='urn:p/v'><p:i>2</p:i></any>"
         "<p:text xmlns:p='urn:p/v1'>3</p:text></q:part><p:code>4</p:code></row>",
         "row code=\"4\" part( text=\"3\" inner=\"2\")\nlist\n"},
        {"the second is the first by another name",
         "<row xmlns:z='urn:p/v1'><z:code>1</z:code></row><row><p:code>2</p:code></row>",
         "row code=\"1\"\nrow code=\"2\"\nlist\n"},
        {"not of this one, of that one",
         "<row><p:only xmlns:p='urn:x'/><p:only key='a'/><p:only key='b' xmlns:p='urn:x'/></row>",
         "row only( key=\"a\")\nlist\n"},
        {"twice is seen whatever the prefix",
         "<row><p:only/>^<z:only key='b' xmlns:z='urn:p/v'/></row>",
         "E_REPEATED list/row[1]/p:only: p:only stands twice | only:"},
        {"of leaves, too", "<row><p:code/>^<z:code xmlns:z='urn:p/v'/></row>",
         "E_REPEATED list/row[1]/p:code: p:code stands twice | code:"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

/* ---- attributes --------------------------------------------------------------------------- */

static void attributes_without_a_prefix_are_in_no_namespace(void **state)
{
    static const claim rows[] = {
        {"plain", "<row id='1' p:mark='m' xml:lang='de'/>",
         "row id=1 mark=\"m\" lang=\"de\"\nlist\n"},
        {"in the order of the schema", "<row id=\"1\" p:mark=\"m\" k=\"a\"/>",
         "row id=1 mark=\"m\" k=\"a\"\nlist\n"},
        {"a prefix that means the default", "<row xmlns:a='urn:a' a:id='1'/>", "row\nlist\n"},
        {"another prefix", "<row xmlns:z='urn:p/vv' z:mark='m'/>", "row mark=\"m\"\nlist\n"},
        {"another namespace", "<row xmlns:p='urn:q' p:mark='m' mark='n'/>", "row\nlist\n"},
        {"any namespace", "<row k='1' p:k='2' q:k=\"3\" xml:k='4' kk='5'/>",
         "row k=\"1\" k=\"2\" k=\"3\" k=\"4\"\nlist\n"},
        {"two that fit one pattern", "<row p:mark='1' xmlns:z='urn:p/v9' ^z:mark='2'/>",
         "E_REPEATED list/row[1]/@p:mark: @p:mark stands twice | mark:"},
        {"the type", "<row xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:type='p:x'/>",
         "row kind=\"p:x\"\nlist\n"},
        {"of a wrapper",
         "<row><box q:key='1'/></row><row><box xmlns:q='urn:z' q:key='1' key='2'/></row>",
         "row key=1\nrow\nlist\n"},
        {"known, and never unknown",
         "<row><p:strict p:a='1' xmlns:z='urn:p/v7' z:b='2' xmlns:xsi="
         "'http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='u' xml:base='u'><x>1</x>"
         "<p:y>2</p:y></p:strict></row>",
         "row strict 1 2 every=\"1\" every=\"2\"\nlist\n"},
        {"unknown", "<row><p:strict p:a='1' ^q:b='2'><x>1</x></p:strict></row>",
         "E_UNKNOWN list/row[1]/p:strict: \"q:b\" is not in the schema"},
        {"unknown without a prefix", "<row><p:strict ^a='1'><x>1</x></p:strict></row>",
         "E_UNKNOWN list/row[1]/p:strict: \"a\" is not in the schema"},
        {"an unknown child", "<row><p:strict><x>1</x>^<p:x>1</p:x></p:strict></row>",
         "E_UNKNOWN list/row[1]/p:strict: \"p:x\" is not in the schema"},
        {"and of another namespace",
         "<row><p:strict><x>1</x>^<p:y xmlns:p='urn:z'>1</p:y></p:strict></row>",
         "E_UNKNOWN list/row[1]/p:strict: \"p:y\" is not in the schema"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

/* ---- the rest ----------------------------------------------------------------------------- */

#define XSI "http://www.w3.org/2001/XMLSchema-instance"
static void nil_is_known_by_its_uri(void **state)
{
    static const claim rows[] = {
        {"a leaf", ROW("<row><p:code xmlns:n='" XSI "' n:nil='true'/><name>n</name></row>"),
         "row name=\"n\"\nlist\n"},
        {"a record",
         ROW("<row><q:part xmlns:n='" XSI "' n:nil='1'></q:part><q:part key='k'/></row>"),
         "row part( key=\"k\")\nlist\n"},
        {"another nil", ROW("<row><p:code q:nil='true'>c</p:code></row>"),
         "row code=\"c\"\nlist\n"},
        {"text in it", ROW("<row xmlns:n='" XSI "'><p:code n:nil='true'>^c</p:code></row>"),
         "E_NIL list/row[1]/p:code: the element says xsi:nil and is not empty"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

static void the_root_is_in_its_namespace(void **state)
{
    static const claim rows[] = {
        {"by a prefix", "<z:list xmlns:z='urn:a2'><z:row/><row/></z:list>", "row\nlist\n"},
        {"in another", "^<list xmlns='urn:q'/>", "E_ROOT the root element is \"list\", not list"},
        {"in none", "^<list/>", "E_ROOT the root element is \"list\", not list"},
        {"another", "^<q:list xmlns:q='urn:q'/>",
         "E_ROOT the root element is \"q:list\", not list"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

static void what_is_wrong_in_a_tag_comes_before_what_the_element_is(void **state)
{
    static const claim rows[] = {
        {"a second record", ROW("<row><p:only/><p:only key=\"1\" ^key=\"2\"/></row>"),
         "E_ATTRIBUTE_TWICE list/row[1]: the attribute \"key\" stands twice"},
        {"a second wrapper", ROW("<row><box q:key=\"1\"/><box q:key=\"1\" ^q:key=\"2\"/></row>"),
         "E_ATTRIBUTE_TWICE list/row[1]: the attribute \"q:key\" stands twice"},
        {"a second leaf", ROW("<row><p:code/><p:code key=\"1\" ^key=\"2\"/></row>"),
         "E_ATTRIBUTE_TWICE list/row[1]: the attribute \"key\" stands twice"},
        {"a row", ROW("<row id=\"1\" ^id=\"2\"/>"),
         "E_ATTRIBUTE_TWICE list: the attribute \"id\" stands twice"},
        {"what it says comes then", ROW("<row><p:only/></row><row id=\"^x\"/>"),
         "E_VALUE list/row[2]/@id: \"x\" is not a u32 | id:"},
        {"cut", "<list xmlns='urn:a'><row id='1'/><row id='2'^",
         "E_TRUNCATED list: the document ends too early"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

static void prefixes_must_be_declared_all_the_same(void **state)
{
    static const claim rows[] = {
        {"of a known child", "<list xmlns='urn:a'><row><^p:code>c</p:code></row></list>",
         "E_PREFIX list/row[1]: the prefix \"p\" is not declared"},
        {"of a known attribute", "<list xmlns='urn:a'><row ^p:mark='c'/></list>",
         "E_PREFIX list: the prefix \"p\" is not declared"},
        {"behind its scope",
         "<list xmlns='urn:a'><row xmlns:p='urn:p/v1'><p:code/></row><row>"
         "<^p:code/></row></list>",
         "E_PREFIX list/row[2]: the prefix \"p\" is not declared"},
        {"of a plain leaf behind its scope",
         "<list xmlns='urn:a'><row xmlns:p='urn:p/v1'><p:code>c</p:code></row><row>"
         "<^p:code>c</p:code></row></list>",
         "E_PREFIX list/row[2]: the prefix \"p\" is not declared"},
        {"of an end tag", ROW("<row><p:code xmlns:z='urn:p/v1'>c^</z:code></row>"),
         "E_END_TAG list/row[1]/p:code: the end tag \"z:code\" does not fit: p:code is open"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_element_is_its_namespace_and_its_local_name),
        cmocka_unit_test(declarations_hold_up_to_the_end_tag),
        cmocka_unit_test(attributes_without_a_prefix_are_in_no_namespace),
        cmocka_unit_test(nil_is_known_by_its_uri),
        cmocka_unit_test(the_root_is_in_its_namespace),
        cmocka_unit_test(what_is_wrong_in_a_tag_comes_before_what_the_element_is),
        cmocka_unit_test(prefixes_must_be_declared_all_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
