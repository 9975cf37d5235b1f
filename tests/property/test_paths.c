/*
 * Paths of many steps: whatever the wrappers look like, what is behind them is found, and an error
 * on the way names the whole way.
 */
#include "claims.h"
#include "paths_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_item(ways_text *to, const char *name, const paths_item *item)
{
    ways_say(to, " %s %u", name, item->key);
    if (item->has.text) ways_say_str(to, item->text);
}

static void say_items(ways_text *to, const char *name, const paths_item_list *list)
{
    for (size_t i = 0; i < list->count; i++) say_item(to, name, &list->items[i]);
}

static void say_row(ways_text *to, const void *record)
{
    const paths_row *row = record;

    ways_say(to, "row");
    if (row->has.branches) {
        ways_say(to, " d=%" PRId32 " e=", row->branches.d);
        ways_say_str(to, row->branches.e);
        if (row->branches.has.far) ways_say(to, " far=%" PRId32, row->branches.far);
        if (row->branches.near != 3) ways_say(to, " near=%" PRId32, row->branches.near);
    }
    if (row->has.records) {
        say_items(to, "item", &row->records.items);
        say_items(to, "near", &row->records.near);
        if (row->records.has.one) say_item(to, "one", &row->records.one);
        if (row->records.has.other) say_item(to, "other", &row->records.other);
        if (row->records.has.id) ways_say(to, " id=%u", row->records.id);
    }
    if (row->has.strict) {
        say_item(to, "lone", &row->strict.lone);
        say_items(to, "more", &row->strict.more);
    }
    if (row->has.lang) ways_say_str(to, row->lang);
    if (row->has.space)
        ways_say(to, row->space == PATHS_ROW_SPACE_PRESERVE ? " preserve" : " default");
    if (row->has.spoken) ways_say_str(to, row->spoken);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const paths_all *all = root;

    for (size_t i = 0; i < all->rows.count; i++) say_row(to, &all->rows.items[i]);
    ways_say(to, "list");
    if (all->has.version) ways_say(to, " version=%u", all->version);
    if (all->has.title) ways_say_str(to, all->title);
    if (all->has.total) ways_say(to, " total=%" PRIu32, all->total);
    ways_say(to, "\n");
}

CLAIMS_PARSER(paths);

#define SCHEMA "schemas/paths.schema"
#define P      "list/a/b/row[1]/"
#define OPEN   "<list><a><b><row>"
#define SHUT   "</row></b></a></list>"
static const claim_frame in_row = {&paths_ways, SCHEMA, OPEN, SHUT};
static const claim_frame alone = {&paths_ways, SCHEMA, NULL, NULL};

/* ---- leaves ------------------------------------------------------------------------------- */

#define D "<c><d>1</d></c>"
#define E "<e>x</e>"
#define R "row d=1 e=\"x\"\nlist\n"
static void two_branches_leave_one_wrapper(void **state)
{
    static const claim rows[] = {
        {"plain", "<branches><a><b>" D E "</b></a></branches>", R},
        {"the other way round", "<branches><a><b>" E D "</b></a></branches>", R},
        {"attributes on the way",
         "<branches><a k='1'><b k=\"2\" l=''><c m='>'><d n='3'>1</d></c>" E "</b></a></branches>",
         R},
        {"prefixes on the way",
         "<branches xmlns:p='u'><p:a><q:b xmlns:q='v'><p:c><q:d>1</q:d></p:c>" E
         "</q:b></p:a></branches>",
         R},
        {"comments on the way",
         "<branches><!----><a><!--<b>--><b><?b?><c><!-- --><d>1</d></c><!-- -->" E
         "<?p?></b></a><!--</branches>--></branches>",
         R},
        {"blanks on the way",
         "<branches>\n<a >\n\t<b\n><c> <d >1</d\n></c >\r\n" E "</b ></a\t></branches>", R},
        {"text on the way is unknown content",
         "<branches>t<a>&lt;<b>]]<c>v<d>1</d></c>" E "<![CDATA[</b>]]></b>&#65;</a></branches>", R},
        {"empty wrappers before and behind",
         "<branches><a/><a></a><a><b/><b>" D E "</b><b></b></a><a><b><c/></b></a></branches>", R},
        {"wrappers twice", "<branches><a><b>" D "</b></a><x/><a><b>" E "</b></a></branches>", R},
        {"a wrapper in two of its parent", "<branches><a><b>" D "</b><b>" E "</b></a></branches>",
         R},
        {"unknown children at each level",
         "<branches><k/><a><k><b><e>0</e></b></k><b><k>t</k><c><k/><d>1</d><k/></c>" E
         "<d>2</d></b><e>3</e></a><b><e/></b></branches>",
         R},
        {"wrappers in themselves are unknown",
         "<branches><a><a><b><e/></b></a><b><b><e/></b>" D E "</b></a></branches>", R},
        {"names that begin like those of wrappers",
         "<branches><aa><b/></aa><a><bb/><b.c/><b><c-d/>" D E "</b></a></branches>", R},
        {"the way that may not be there",
         "<branches><a><b>" D E "</b></a><x><y><z>-4</z><n>5</n></y></x>"
         "</branches>",
         "row d=1 e=\"x\" far=-4 near=5\nlist\n"},
        {"half of it", "<branches><x><y/></x><x/><a><b>" D E "</b></a></branches>", R},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void errors_name_the_whole_way(void **state)
{
    static const claim rows[] = {
        {"no wrapper", "<branches>^</branches>",
         "E_MISSING " P "branches: a/b/c/d is missing | a/b/c/d"},
        {"an empty wrapper", "<branches><a/>^</branches>",
         "E_MISSING " P "branches: a/b/c/d is missing | a/b/c/d"},
        {"one branch", "<branches><a><b>" D "</b></a>^</branches>",
         "E_MISSING " P "branches: a/b/e is missing | a/b/e"},
        {"the other", "<branches><a><b>" E "</b></a>^</branches>",
         "E_MISSING " P "branches: a/b/c/d is missing | a/b/c/d"},
        {"an element too high", "<branches><a><c><d>1</d></c>" E "</a>^</branches>",
         "E_MISSING " P "branches: a/b/c/d is missing | a/b/c/d"},
        {"an empty record", "^<branches/>",
         "E_MISSING " P "branches: a/b/c/d is missing | a/b/c/d"},
        {"a value", "<branches><a><b><c><d> ^o</d></c>" E "</b></a></branches>",
         "E_VALUE " P "branches/a/b/c/d: \"o\" is not an i32 | a/b/c/d"},
        {"twice, in two wrappers",
         "<branches><a><b>" D E "</b></a><a><b><c>^<d>1</d></c></b></a></branches>",
         "E_REPEATED " P "branches/a/b/c/d: d stands twice | a/b/c/d"},
        {"twice, in one", "<branches><a><b>" E "^" E D "</b></a></branches>",
         "E_REPEATED " P "branches/a/b/e: e stands twice | a/b/e"},
        {"no text", "<branches><a><b><e>^<c/></e></b></a></branches>",
         "E_NOT_TEXT " P "branches/a/b/e: the element \"c\" stands where only text may be | a/b/e"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- records ------------------------------------------------------------------------------ */

#define I(n) "<item key=\"" #n "\"/>"
static void records_stand_behind_wrappers(void **state)
{
    static const claim rows[] = {
        {"none", "<records/>", "row\nlist\n"},
        {"empty wrappers", "<records><a><b><c/></b></a><u><v><w></w></v></u><a/></records>",
         "row\nlist\n"},
        {"a list",
         "<records><a><b><c>" I(1) "<item key=\"2\"><t>t</t></item>" I(3) "</c></b></a></records>",
         "row item 1 item 2\"t\" item 3\nlist\n"},
        {"lists in a wrapper and deeper",
         "<records><a>" I(1) "<b><c>" I(2) "</c><one key=\"3\"/></b>" I(4) "<b><c>" I(
             5) "</c></b></a><a>" I(6) "</a></records>",
         "row item 2 item 5 near 1 near 4 near 6 one 3\nlist\n"},
        {"five in five wrappers",
         "<records><a><b><c>" I(1) "</c></b></a><a><b><c>" I(2) "</c><c>" I(3) "</c></b><b><c>" I(
             4) "</c></b></a><a><b><c>" I(5) "</c></b></a></records>",
         "row item 1 item 2 item 3 item 4 item 5\nlist\n"},
        {"two ways",
         "<records><u><v id='7'><w>" I(8) "</w></v></u><a><b><c>" I(1) "</c></b></a></records>",
         "row item 1 other 8 id=7\nlist\n"},
        {"in any spelling",
         "<records xmlns:p='u'><!-- --><a k=''><p:b>t<c ><item key='1' ></item><!-- --><p:item "
         "key='2'><t><![CDATA[<]]></t></p:item></c\n></p:b></a ></records>",
         "row item 1 item 2\"<\"\nlist\n"},
        {"a plain wrapper in a wrapper that is not, and the other way round",
         "<records><a x=''><b><c>" I(1) "</c></b></a><a><b x=''><c>" I(
             2) "</c></b></a><a><b><c x=''>" I(3) "</c></b></a></records>",
         "row item 1 item 2 item 3\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

#define NIL "<item n:nil='1' xmlns:n='http://www.w3.org/2001/XMLSchema-instance'"
static void faults_of_records_name_the_wrappers(void **state)
{
    static const claim rows[] = {
        {"an item without", "<records><a><b><c>" I(1) "^<item/></c></b></a></records>",
         "E_MISSING " P "records/a/b/c/item[2]: @key is missing | key: "},
        {"a value in the second of two wrappers",
         "<records><a><b><c>" I(1) "</c></b></a><a><b><c><item key=\"^x\"/></c></b></a></records>",
         "E_VALUE " P "records/a/b/c/item[2]/@key: \"x\" is not a u16 | key: "},
        {"one item too many", "<records><a>" I(1) I(2) "<b/></a><a>" I(3) "^" I(4) "</a></records>",
         "E_COUNT " P "records/a/item[4]: the number of item is outside what the schema gives "
         "| item[..3]"},
        {"xsi:nil is no item too many", "<records><a>" I(1) I(2) I(3) NIL "/></a></records>",
         "row near 1 near 2 near 3\nlist\n"},
        {"one too many behind it", "<records><a>" I(1) I(2) I(3) NIL "/>^" I(4) "</a></records>",
         "E_COUNT " P "records/a/item[4]: the number of item is outside what the schema gives "
         "| item[..3]"},
        {"nor is it when something is in it",
         "<records><a>" I(1) I(2) I(3) NIL ">^x</item></a></records>",
         "E_NIL " P "records/a/item[4]: the element says xsi:nil and is not empty"},
        {"one record twice",
         "<records><a><b><one key=\"1\"/></b></a><a><b>^<one/></b></a></records>",
         "E_REPEATED " P "records/a/b/one: one stands twice | item? a/b/one"},
        {"an attribute of two wrappers", "<records><u><v id='1'/><v ^id='2'/></u></records>",
         "E_REPEATED " P "records/u/v/@id: @id stands twice | u/v/@id"},
        {"missing behind wrappers", "<strict><p><q/></p>^</strict>",
         "E_MISSING " P "strict: p/q/r/item is missing | p/q/r/item"},
        {"a prefix behind the wrapper that declares it",
         "<records><a xmlns:p='u'><b><p:c/></b></a><a><b><^p:c/></b></a></records>",
         "E_PREFIX " P "records/a/b/c: the prefix \"p\" is not declared"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void strict_records_are_strict_in_wrappers(void **state)
{
    static const claim rows[] = {
        {"right", "<strict>\n<p> <q>\t<r>" I(1) "</r> " I(2) "<!-- --></q><q/></p></strict>",
         "row lone 1 more 2\nlist\n"},
        {"an unknown child", "<strict><p><q><r>^<x/></r></q></p></strict>",
         "E_UNKNOWN " P "strict/p/q/r: \"x\" is not in the schema"},
        {"one a level up", "<strict><p><q><r>" I(1) "</r>^<r.s/></q></p></strict>",
         "E_UNKNOWN " P "strict/p/q: \"r.s\" is not in the schema"},
        {"two levels up", "<strict><p><q><r>" I(1) "</r></q>^<r/></p></strict>",
         "E_UNKNOWN " P "strict/p: \"r\" is not in the schema"},
        {"an attribute of a wrapper", "<strict><p><q ^k=''><r>" I(1) "</r></q></p></strict>",
         "E_UNKNOWN " P "strict/p/q: \"k\" is not in the schema"},
        {"text in a wrapper", "<strict><p><q><r> ^t" I(1) "</r></q></p></strict>",
         "E_UNKNOWN " P "strict/p/q/r: \"text\" is not in the schema"},
        {"text behind one", "<strict><p><q><r>" I(1) "</r></q> ^t</p></strict>",
         "E_UNKNOWN " P "strict/p: \"text\" is not in the schema"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- documents that are not right --------------------------------------------------------- */

#define END "E_END_TAG " P "records/"
static void wrong_end_tags_are_found_at_each_level(void **state)
{
    static const claim rows[] = {
        {"of a wrapper's child", "<records><a><b><c>^</b></a></records>",
         END "a/b/c: the end tag \"b\" does not fit: c is open"},
        {"behind an item", "<records><a><b><c>" I(1) "^</a></b></a></records>",
         END "a/b/c: the end tag \"a\" does not fit: c is open"},
        {"a level up", "<records><a><b><c/>^</c></b></a></records>",
         END "a/b: the end tag \"c\" does not fit: b is open"},
        {"two levels up", "<records><a><b><c></c></b>^</b></a></records>",
         END "a: the end tag \"b\" does not fit: a is open"},
        {"of the record", "<records><a><b><c></c></b></a>^</a></records>",
         "E_END_TAG " P "records: the end tag \"a\" does not fit: records is open"},
        {"that goes on", "<records><a><b><c></c>^</bb></a></records>",
         END "a/b: the end tag \"bb\" does not fit: b is open"},
        {"with a prefix", "<records xmlns:p='u'><a><b>^</p:b></a></records>",
         END "a/b: the end tag \"p:b\" does not fit: b is open"},
        {"without one", "<records xmlns:p='u'><a><p:b>^</b></a></records>",
         END "a/b: the end tag \"b\" does not fit: p:b is open"},
        {"with a slash", "<records><a><b></b^/></a></records>",
         "E_TAG " P "records/a/b: the tag is not right: '>' must follow the name of an end tag"},
        {"']]>' in a wrapper", "<records><a><b>^]]></b></a></records>",
         "E_CDATA_END " P "records/a/b: ']]>' in text"},
        {"a wrong character in a wrapper", "<records><a><b>^\x01</b></a></records>",
         "E_CHARACTER " P "records/a/b: a character that XML does not allow"},
        {"a wrong reference in a wrapper", "<records><a><b>^&x;</b></a></records>",
         "E_ENTITY " P "records/a/b: the entity \"x\" is not declared"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* Cut behind every byte: the path is that of what is open there. */
static void a_document_may_end_too_early_anywhere(void **state)
{
    static const char whole[] =
        OPEN "<records><a>" I(1) "<b><c>" I(2) "</c></b></a></records>" SHUT;

    (void)state;
    for (size_t len = 1; len < sizeof whole - 1; len++) {
        ways_text said = ways_whole(&paths_ways, (stax_str){whole, len}, NULL);

        if (strncmp(said.data, "E_TRUNCATED", 11) != 0) fail_msg("%zu bytes: %s", len, said.data);
        ways_free(&said);
        ways_check("cut", &paths_ways, (stax_str){whole, len}, NULL, NULL);
    }
}

/* Names of wrappers in what is skipped lead nowhere. */
static void a_hundred_levels_are_passed(void **state)
{
    ways_text text = {0};

    (void)state;
    ways_say(&text, OPEN "<records><a><b>");
    for (int i = 0; i < 100; i++) ways_say(&text, i % 3 ? "<a>" : "<b>");
    for (int i = 99; i >= 0; i--) ways_say(&text, i % 3 ? "</a>" : "</b>");
    ways_say(&text, "<c>" I(1) "</c></b></a></records>" SHUT);
    ways_check("deep", &paths_ways, (stax_str){text.data, text.len}, NULL, "row item 1\nlist\nEND");
    ways_free(&text);
}

static void a_hundred_wrappers_are_one(void **state)
{
    ways_text text = {0}, want = {0};

    (void)state;
    ways_say(&text, OPEN "<records>");
    ways_say(&want, "row");
    for (unsigned i = 0; i < 100; i++) {
        ways_say(&text, "<a><b/><b><c/><c><item key=\"%u\"/></c></b></a>", i);
        ways_say(&want, " item %u", i);
    }
    ways_say(&text, "</records>" SHUT);
    ways_say(&want, "\nlist\nEND");
    ways_text said = ways_whole(&paths_ways, (stax_str){text.data, text.len}, NULL);
    assert_string_equal(said.data, want.data);
    ways_free(&said);
    ways_check_long("many", &paths_ways, (stax_str){text.data, text.len}, NULL, 1);
    ways_free(&text);
    ways_free(&want);
}

/* ---- the stream --------------------------------------------------------------------------- */

static void records_are_streamed_through_wrappers(void **state)
{
    static const claim rows[] = {
        {"plain", "<list><a><b><row/><row/></b></a></list>", "row\nrow\nlist\n"},
        {"none", "<list><a><b/></a></list>", "list\n"},
        {"no wrapper", "<list/>", "list\n"},
        {"fields around them",
         "<list><a version='2'><b><title>T</title><row/></b><c><total>1</total></c></a></list>",
         "row\nlist version=2\"T\" total=1\n"},
        {"in several wrappers",
         "<list><a><b><row/></b><c/><b/><b><row/></b></a><a/><a><c><total>3</total></c><b><row/>"
         "<title/></b></a></list>",
         "row\nrow\nrow\nlist\"\" total=3\n"},
        {"in any spelling",
         "<list xmlns:p='u'><p:a k=''>t<!-- --><b ><p:row></p:row><x><row/></x><row /></b\n>"
         "</p:a></list>",
         "row\nrow\nlist\n"},
        {"too high", "<list><row/><a><row/><c><row/></c></a><b><row/></b></list>", "list\n"},
        {"the wrapper ends wrongly", "<list><a><b><row/>^</a></list>",
         "E_END_TAG list/a/b: the end tag \"a\" does not fit: b is open"},
        {"the one around it", "<list><a><b><row/></b>^</b></list>",
         "E_END_TAG list/a: the end tag \"b\" does not fit: a is open"},
        {"a field twice", "<list><a><b><title/></b></a><a><b><row/>^<title/></b></a></list>",
         "E_REPEATED list/a/b/title: title stands twice | a/b/title"},
        {"an attribute twice", "<list><a version='1'/><a ^version='1'/></list>",
         "E_REPEATED list/a/@version: @version stands twice | a/@version"},
        {"numbers go on",
         "<list><a><b><row/></b></a><a><b><row/><row><branches><a>"
         "<b><c><d>^x</d></c></b></a></branches></row></b></a></list>",
         "E_VALUE list/a/b/row[3]/branches/a/b/c/d: \"x\" is not an i32 | a/b/c/d"},
        {"cut between wrappers", "<list><a><b><row/></b>^",
         "E_TRUNCATED list/a: the document ends too early"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

/* ---- attributes of XML itself ------------------------------------------------------------- */

#define IN(row) "<list><a><b>" row "</b></a></list>"
static void xml_lang_and_xml_space_are_paths_like_others(void **state)
{
    static const claim rows[] = {
        {"both", IN("<row xml:lang=\"de\" xml:space=\"preserve\"/>"), "row\"de\" preserve\nlist\n"},
        {"in other quotes and order", IN("<row xml:space='default' xml:lang=''></row>"),
         "row\"\" default\nlist\n"},
        {"of a wrapper", IN("<row><words xml:lang='fr'/></row>"), "row\"fr\"\nlist\n"},
        {"the prefix declared as what it is",
         "<list xmlns:xml='http://www.w3.org/XML/1998/namespace'><a><b><row xml:lang='en'/></b>"
         "</a></list>",
         "row\"en\"\nlist\n"},
        {"under another prefix, and none", IN("<row xmlns:p='u' p:lang='en' lang='de'/>"),
         "row\nlist\n"},
        {"not inherited", "<list xml:lang='de'><a><b><row/></b></a></list>", "row\nlist\n"},
        {"another word", IN("<row xml:space='^keep'/>"),
         "E_VALUE list/a/b/row[1]/@xml:space: \"keep\" is not an enum(default, preserve) | "
         "space:    enum"},
        {"twice", IN("<row xml:lang='a' ^xml:lang='b'/>"),
         "E_ATTRIBUTE_TWICE list/a/b/row[1]: the attribute \"xml:lang\" stands twice"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_branches_leave_one_wrapper),
        cmocka_unit_test(errors_name_the_whole_way),
        cmocka_unit_test(records_stand_behind_wrappers),
        cmocka_unit_test(faults_of_records_name_the_wrappers),
        cmocka_unit_test(strict_records_are_strict_in_wrappers),
        cmocka_unit_test(wrong_end_tags_are_found_at_each_level),
        cmocka_unit_test(a_document_may_end_too_early_anywhere),
        cmocka_unit_test(a_hundred_levels_are_passed),
        cmocka_unit_test(a_hundred_wrappers_are_one),
        cmocka_unit_test(records_are_streamed_through_wrappers),
        cmocka_unit_test(xml_lang_and_xml_space_are_paths_like_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
