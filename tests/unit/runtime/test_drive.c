/*
 * Around the root, ends that come too early, and windows: a document is right or wrong in the same
 * way wherever a window's border happens to stand in it.
 */
#include "books_ways.h"
#include "slow_build.h"
#include "zoo_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- around the root ---------------------------------------------------------------------- */

static const struct {
    const char *title, *document, *want;
} cases[] = {
    {"nothing", "", "E_EMPTY_DOCUMENT @0 in.xml:1:1: there is no root element"},
    {"only blanks", " \n\n ", "E_EMPTY_DOCUMENT @4 in.xml:3:2: there is no root element"},
    {"only a mark", "\xEF\xBB\xBF", "E_EMPTY_DOCUMENT @3 in.xml:1:1: there is no root element"},
    {"a part of a mark", "\xEF\xBB", "E_UTF8 @0 in.xml:1:1: not UTF-8"},
    {"only a declaration", "<?xml version='1.0'?>",
     "E_EMPTY_DOCUMENT @21 in.xml:1:22: there is no root element"},
    {"only a comment", "<!-- -->", "E_EMPTY_DOCUMENT @8 in.xml:1:9: there is no root element"},
    {"a comment that never ends", "<!-- ",
     "E_TRUNCATED @5 in.xml:1:6: the document ends too early"},
    {"a comment that almost ends", "<!-- -",
     "E_TRUNCATED @6 in.xml:1:7: the document ends too early"},
    {"only a DOCTYPE", "<!DOCTYPE a>",
     "E_EMPTY_DOCUMENT @12 in.xml:1:13: there is no root element"},
    {"a DOCTYPE that never ends", "<!DOCTYPE a [",
     "E_TRUNCATED @13 in.xml:1:14: the document ends too early"},
    {"the beginning of a DOCTYPE", "<!DOC",
     "E_TRUNCATED @5 in.xml:1:6: the document ends too early"},
    {"the beginning of a DOCTYPE that is none", "<!DOG a>",
     "E_MARKUP @0 in.xml:1:1: '<' does not begin markup here"},
    {"a '<' alone", "<", "E_TRUNCATED @1 in.xml:1:2: the document ends too early"},
    {"another root", "<books/>",
     "E_ROOT @0 in.xml:1:1: the root element is \"books\", not catalog"},
    {"another root, with a prefix", "<p:books xmlns:p='u'/>",
     "E_ROOT @0 in.xml:1:1: the root element is \"p:books\", not catalog"},
    {"a root that begins like the right one", "<catalogs/>",
     "E_ROOT @0 in.xml:1:1: the root element is \"catalogs\", not catalog"},
    {"two roots", "<catalog/><catalog/>",
     "E_OUTSIDE @10 in.xml:1:11: content outside the root element"},
    {"a root in a root that is known elsewhere", "<book id='1'/>",
     "E_ROOT @0 in.xml:1:1: the root element is \"book\", not catalog"},
    {"text before the root", " x<catalog/>",
     "E_OUTSIDE @1 in.xml:1:2: content outside the root element"},
    {"a reference before the root", "&#32;<catalog/>",
     "E_OUTSIDE @0 in.xml:1:1: content outside the root element"},
    {"text behind the root", "<catalog/>\n x",
     "E_OUTSIDE @12 in.xml:2:2: content outside the root element"},
    {"an end tag behind the root", "<catalog/></catalog>",
     "E_OUTSIDE @10 in.xml:1:11: content outside the root element"},
    {"CDATA before the root", "<![CDATA[ ]]><catalog/>",
     "E_OUTSIDE @0 in.xml:1:1: content outside the root element"},
    {"CDATA behind the root", "<catalog/><![CDATA[]]>",
     "E_OUTSIDE @10 in.xml:1:11: content outside the root element"},
    {"a DOCTYPE behind the root", "<catalog/><!DOCTYPE a>",
     "E_OUTSIDE @10 in.xml:1:11: content outside the root element"},
    {"two DOCTYPEs", "<!DOCTYPE a><!DOCTYPE a><catalog/>",
     "E_DOCTYPE @12 in.xml:1:13: the document type declaration is "
     "not right: there is one already"},
    {"a comment behind the root that never ends", "<catalog/><!--",
     "E_TRUNCATED @14 in.xml:1:15: the document ends too early"},
    {"an instruction called xml behind the root", "<catalog/><?xml version='1.0'?>",
     "E_INSTRUCTION @10 in.xml:1:11: the processing instruction is not right"},
    {"a declaration that is not at the start", " <?xml version='1.0'?><catalog/>",
     "E_INSTRUCTION @1 in.xml:1:2: the processing instruction is not right"},
    {"a mark that is not at the start", " \xEF\xBB\xBF<catalog/>",
     "E_OUTSIDE @1 in.xml:1:2: content outside the root element"},
    {"two marks", "\xEF\xBB\xBF\xEF\xBB\xBF<catalog/>",
     "E_OUTSIDE @3 in.xml:1:1: content outside the root element"},
    {"a declaration without a version", "<?xml encoding='UTF-8'?><catalog/>",
     "E_DECLARATION @5 in.xml:1:6: the XML declaration is not right"},
    {"a declaration of version 2", "<?xml version='2.0'?><catalog/>",
     "E_DECLARATION @15 in.xml:1:16: the XML declaration is not right"},
    {"a declaration with the parts in another order",
     "<?xml version='1.0' standalone='no' encoding='UTF-8'?><catalog/>",
     "E_DECLARATION @36 in.xml:1:37: the XML declaration is not right"},
    {"a declaration without a blank", "<?xml version='1.0'encoding='UTF-8'?><catalog/>",
     "E_DECLARATION @19 in.xml:1:20: the XML declaration is not right"},
    {"a declaration with a wrong standalone", "<?xml version='1.0' standalone='YES'?><catalog/>",
     "E_DECLARATION @32 in.xml:1:33: the XML declaration is not right"},
    {"a declaration with an attribute more", "<?xml version='1.0' a='b'?><catalog/>",
     "E_DECLARATION @20 in.xml:1:21: the XML declaration is not right"},
    {"a declaration that ends like a tag", "<?xml version='1.0'><catalog/>",
     "E_DECLARATION @19 in.xml:1:20: the XML declaration is not right"},
    {"a declaration that ends like a tag, and an instruction",
     "<?xml version='1.0'><catalog><?p?></catalog>",
     "E_DECLARATION @19 in.xml:1:20: the XML declaration is not right"},
    {"a declaration with a quote that is open", "<?xml version='1.0?><catalog/>",
     "E_DECLARATION @5 in.xml:1:6: the XML declaration is not right"},
    {"a declaration that ends too early", "<?xml version='1.0' enc",
     "E_TRUNCATED @23 in.xml:1:24: the document ends too early"},
    {"a declaration that ends in its value", "<?xml version='1.",
     "E_TRUNCATED @17 in.xml:1:18: the document ends too early"},
    {"another encoding", "<?xml version='1.0' encoding='EUC-JP'?><catalog/>",
     "E_ENCODING @30 in.xml:1:31: the encoding \"EUC-JP\" is not known here"},
    {"an encoding that it is not", "<?xml version='1.0' encoding='UTF-16'?><catalog/>",
     "E_ENCODED @30 in.xml:1:31: not UTF-16"},
    {"an encoding that is no name", "<?xml version='1.0' encoding='8bit'?><catalog/>",
     "E_DECLARATION @30 in.xml:1:31: the XML declaration is not right"},
    {"UTF-16, little end first, and half a character", "\xFF\xFE<",
     "E_ENCODED @2 in.xml:1:1: not UTF-16"},
    {"UTF-16, big end first, and half a character", "\xFE\xFF<",
     "E_ENCODED @2 in.xml:1:1: not UTF-16"},
    {"a DOCTYPE without a name", "<!DOCTYPE><catalog/>",
     "E_DOCTYPE @9 in.xml:1:10: the document type declaration is "
     "not right: white space must follow \"<!DOCTYPE\""},
    {"a DOCTYPE without a blank", "<!DOCTYPEa><catalog/>",
     "E_DOCTYPE @9 in.xml:1:10: the document type declaration is "
     "not right: white space must follow \"<!DOCTYPE\""},
    {"a DOCTYPE with a tag in it", "<!DOCTYPE a <b>><catalog/>",
     "E_DOCTYPE @12 in.xml:1:13: the document type declaration is "
     "not right: SYSTEM, PUBLIC, '[' or '>' must stand here"},
    {"a DOCTYPE with '--' in a comment", "<!DOCTYPE a [<!-- -- -->]><catalog/>",
     "E_COMMENT @18 in.xml:1:19: '--' in a comment"},
    {"a DOCTYPE with text behind its subset", "<!DOCTYPE a []x><catalog/>",
     "E_DOCTYPE @14 in.xml:1:15: the document type declaration is "
     "not right: '>' must end the declaration"},
    {"a DOCTYPE with a quote that is open", "<!DOCTYPE a [<!ENTITY e \"]>]><catalog/>",
     "E_TRUNCATED @39 in.xml:1:40: the document ends too early"},
    {"bad UTF-8 in a DOCTYPE", "<!DOCTYPE a [\xFF]><catalog/>",
     "E_UTF8 @13 in.xml:1:14: not UTF-8"},
    {"bad UTF-8 behind the root", "<catalog/>\n\xFF", "E_UTF8 @11 in.xml:2:1: not UTF-8"},
    {"a NUL behind the root", "<catalog/><!--\x01-->",
     "E_CHARACTER @14 in.xml:1:15: a character that XML does not allow"},
    {"a character that is cut behind the root", "<catalog/><!-- \xC3",
     "E_UTF8 @15 in.xml:1:16: not UTF-8"},
};

static void what_stands_around_the_root_is_checked(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ways_check(cases[i].title, &books_ways, stax_str_of(cases[i].document), NULL,
                   cases[i].want);
}

/* ---- ends that come too early ------------------------------------------------------------- */

static const char full[] =
    "\xEF\xBB\xBF<?xml version=\"1.0\" encoding='utf-8'?><!DOCTYPE zoo [<!ENTITY a \"b\">]>\n"
    "<zoo name=\"Z &amp; Y\"><!-- c --><note>n&lt;<![CDATA[x]]>y</note><pens><animal id=\"1\" "
    "kind='cat'>\r\n<weight>2</weight><tame/><info><born>-3</born><where name=\"p\"/></info>"
    "<said>a</said><said>b]]</said><keeper role='r'>K<?p q?></keeper></animal></pens>\t"
    "<owner>\xC3\x96</owner><x a='1'><y/>z</x><form><x>1</x></form></zoo>\n<!-- e --> ";

static void every_end_that_comes_too_early_is_an_error(void **state)
{
    const char *root_end = strstr(full, "</zoo>") + 6;

    (void)state;
    for (size_t len = 0; len < sizeof full - 1; len++) {
        ways_text text = ways_whole(&zoo_ways, (stax_str){full, len}, NULL);
        bool is_end = strstr(text.data, "END") != NULL;
        char title[32];

        (void)snprintf(title, sizeof title, "the first %zu bytes", len);
        if (full + len < root_end && is_end) fail_msg("%s: %s", title, text.data);
        ways_check(title, &zoo_ways, (stax_str){full, len}, NULL, NULL);
        ways_free(&text);
    }
}

/* ---- borders of windows ------------------------------------------------------------------- */

enum { STRIDE = 32 << 10 };

/* A document with so much of `filler` in front that the border stands `at` bytes into it. */
static ways_text padded(const char *open, char filler, size_t border, size_t at, const char *shut,
                        stax_str document)
{
    size_t count = border - strlen(open) - strlen(shut) - at;
    ways_text text = {0};

    ways_say(&text, "%s%*s%s", open, (int)count, "", shut);
    memset(text.data + strlen(open), filler, count);
    ways_say(&text, "%s%100s", document.data, "");
    return text;
}

/* Whole, in records, and pushed bytewise: what they say after the last line break. */
static void check_border(const char *title, size_t at, const ways_parser *p, stax_str document)
{
    ways_text whole = ways_whole(p, document, NULL);
    ways_text pushed = ways_pushed(p, document, NULL, (ways_cut){.size = 997});
    const char *last_whole = strrchr(whole.data, '\n'), *last_pushed = strrchr(pushed.data, '\n');

    last_whole = last_whole ? last_whole + 1 : whole.data;
    last_pushed = last_pushed ? last_pushed + 1 : pushed.data;
    if (strcmp(last_whole, last_pushed) != 0 ||
        (strcmp(last_whole, "END") == 0 && strcmp(whole.data, pushed.data) != 0))
        fail_msg("%s, border at %zu: %s\nis not %s", title, at, whole.data, pushed.data);
    ways_free(&pushed);
    pushed = ways_pushed(p, document, NULL, (ways_cut){.size = 0});
    last_pushed = strrchr(pushed.data, '\n');
    last_pushed = last_pushed ? last_pushed + 1 : pushed.data;
    if (strcmp(last_whole, last_pushed) != 0)
        fail_msg("%s, border at %zu: %s\nis not, pushed at once, %s", title, at, whole.data,
                 pushed.data);
    ways_free(&whole);
    ways_free(&pushed);
}

static const struct {
    const char *title, *document;
} bordered[] = {
    {"a good document",
     "<zoo name=\"Z &amp; Y\"><note>n&lt;o</note><note>m<!-- c --></note><pens><animal id=\"1\" "
     "kind=\"cat\"><weight>2</weight><tame/><info><born>-3</born><where name=\"p\"/></info>"
     "<said>a</said><said>b]]</said><keeper role=\"r\">K</keeper></animal></pens>"
     "<owner>O\xC3\x96 w</owner><mood>m</mood><form><x>1</x> <y>2</y></form></zoo>"},
    {"a value that is wrong, in pieces",
     "<zoo name=\"Z\"><pens><animal id=\"1\"><weight> 1<!-- comment -->x </weight></animal></pens>"
     "</zoo>"},
    {"a value that is wrong, whole",
     "<zoo name=\"Z\"><pens><animal id=\"1\"><weight> 1x </weight></animal></pens></zoo>"},
    {"text in a strict record", "<zoo name=\"Z\"><form><x>1</x><y>2</y> <!-- c --> t</form></zoo>"},
    {"a strict record that is right, then one that is missing",
     "<zoo name=\"Z\"><form><x>1</x><y>2</y>\n</form></zoo>"},
    {"bad UTF-8", "<zoo name=\"Z\"><form><x>1</x>\xE2\x82 <y>2</y></form></zoo>"},
    {"own text that is cut by the end", "<zoo name=\"Z\"><owner>text &amp; text"},
    {"text behind the root",
     "<zoo name=\"Z\"><pens><animal id=\"1\"><weight>2</weight><said>a</said><said>b</said>"
     "</animal></pens><owner>O</owner></zoo> \xFF"},
};

static void the_border_of_a_stride_may_stand_anywhere(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bordered / sizeof *bordered; i++) {
        size_t len = strlen(bordered[i].document);

        for (size_t at = 0; at <= len; at++) {
            ways_text text = padded("", ' ', STRIDE, at, "", stax_str_of(bordered[i].document));
            check_border(bordered[i].title, at, &zoo_ways, (stax_str){text.data, text.len});
            ways_free(&text);
        }
    }
}

/* Each '>' is an entry, so that the index is full before the bytes are at their end. */
static void the_end_of_a_full_index_may_stand_anywhere(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bordered / sizeof *bordered; i++) {
        const char *inside = strchr(bordered[i].document, '>') + 1;

        for (size_t at = 0; at <= 256; at += 3) {
            ways_text text =
                padded("<zoo name=\"Z\"><!-- ", '>', STRIDE / 2, at, " -->", stax_str_of(inside));
            check_border(bordered[i].title, at, &zoo_ways, (stax_str){text.data, text.len});
            ways_free(&text);
        }
    }
}

/* ---- documents longer than windows -------------------------------------------------------- */

/* Appends `count` bytes. */
static void say_many(ways_text *to, char c, size_t count)
{
    size_t at = to->len;

    ways_say(to, "%*s", (int)count, "");
    memset(to->data + at, c, count);
}

typedef struct long_part {
    const char *before;
    char filler; /* NUL: nothing more */
    size_t count;
} long_part;

enum { KIB = 1 << 10, MIB = 1 << 20 };

#define REST  "<author>A</author><year>2000</year><price>1</price></book>"
#define REST2 "<author>A</author><year>2000</year><price>1</price></p:book>"

static const struct {
    const char *title;
    long_part parts[8];
} longs[] = {
    {"a text longer than a window",
     {{"<catalog><book id='1'><title>", 'x', 100 * KIB}, {"</title>" REST "</catalog>", 0, 0}}},
    {"a text longer than what is shown in place",
     {{"<catalog><book id=\"1\"><title> ", 'x', 1200 * KIB},
      {" </title>" REST "</catalog>", 0, 0}}},
    {"a text with references and line ends at its end",
     {{"<catalog><book id='1'><title>", '\n', 70 * KIB},
      {"x&lt;\r\n", ']', 70 * KIB},
      {"&gt;</title>" REST "</catalog>", 0, 0}}},
    {"a text of line ends",
     {{"<catalog><book id='1'><title>x", '\r', 80 * KIB}, {"y</title>" REST "</catalog>", 0, 0}}},
    {"a text of '>'",
     {{"<catalog><book id='1'><title>", '>', 80 * KIB}, {"</title>" REST "</catalog>", 0, 0}}},
    {"text between children",
     {{"<catalog>", '>', 60 * KIB},
      {"<book id='1'>", ' ', 60 * KIB},
      {"<title>T</title>", ']', 60 * KIB},
      {REST, '-', 33 * KIB},
      {"</catalog>", ' ', 70 * KIB}}},
    {"CDATA",
     {{"<catalog><book id='1'><title><![CDATA[", ']', 100 * KIB},
      {"]]>", ' ', 40 * KIB},
      {"<![CDATA[", '\r', 40 * KIB},
      {"\n]]></title>" REST "</catalog>", 0, 0}}},
    {"comments and instructions",
     {{"<!-- ", '<', 70 * KIB},
      {"--><catalog><?p ", '?', 70 * KIB},
      {"?><book id='1'><!--", ' ', 1100 * KIB},
      {"--><title>T</title>" REST "</catalog><!--", '&', 70 * KIB},
      {"-->", 0, 0}}},
    {"a DOCTYPE",
     {{"<!DOCTYPE", ' ', 40 * KIB},
      {"a", '\n', 40 * KIB},
      {"[<!ENTITY e '", '>', 40 * KIB},
      {"'> <!-- ", '<', 40 * KIB},
      {" -->]><catalog/>", 0, 0}}},
    {"a tag with a long value",
     {{"<catalog><book id='1' lang=\"", 'x', 300 * KIB},
      {"\"><title>T</title>" REST "<book lang='", '\n', 90 * KIB},
      {"' id='2'><title>T</title>" REST "</catalog>", 0, 0}}},
    {"a tag with many blanks",
     {{"<catalog><book ", '\t', 50 * KIB},
      {"id ", '\n', 50 * KIB},
      {"=", '\r', 50 * KIB},
      {"'1'", ' ', 50 * KIB},
      {"><title>T</title", '\n', 50 * KIB},
      {">" REST "</catalog", '\n', 50 * KIB},
      {">", 0, 0}}},
    {"a tag longer than is shown in place",
     {{"<catalog><book id=\"1\" lang=\"", 'x', 1000 * KIB},
      {"\" b=\"", 'y', 1000 * KIB},
      {"\"><title>T</title>" REST "</catalog>", 0, 0}}},
    {"a value that is too long",
     {{"<catalog><book id=\"1\" lang=\"", 'x', MIB + 1},
      {"\"><title>T</title>" REST "</catalog>", 0, 0}}},
    {"names as long as they may be",
     {{"<catalog><", 'n', 65535},
      {" a='1' ", 'm', 65535},
      {"='2'>x</", 'n', 65535},
      {"></catalog>", 0, 0}}},
    {"a name that is too long", {{"<catalog><", 'n', 65536}, {"/></catalog>", 0, 0}}},
    {"an end tag that is not the same",
     {{"<catalog><", 'n', 60000}, {">x</", 'n', 59999}, {"></catalog>", 0, 0}}},
    {"a reference that never ends", {{"<catalog>&", 'n', 100 * KIB}, {";</catalog>", 0, 0}}},
    {"a number of a character with many zeros",
     {{"<catalog><book id='1'><title>&#", '0', 60 * KIB}, {"65;</title>" REST "</catalog>", 0, 0}}},
    {"a number of a character with too many zeros",
     {{"<catalog><book id='1'><title>&#", '0', 70 * KIB}, {"65;</title>" REST "</catalog>", 0, 0}}},
    {"a name of an instruction that is too long",
     {{"<catalog><?", 'n', 100 * KIB}, {"?></catalog>", 0, 0}}},
    {"an error behind much",
     {{"<catalog><book id='1'><title>", '\n', 100 * KIB},
      {"\xC3\xA9</title><author>A</author><year>", ' ', 100 * KIB},
      {"<!-- -->x", ' ', 100 * KIB},
      {"</year></book></catalog>", 0, 0}}},
    {"a blank value",
     {{"<catalog><book id='1'><year>", '\n', 100 * KIB}, {"</year></book></catalog>", 0, 0}}},
    {"bad UTF-8 behind much",
     {{"<catalog><book id='1'><title>", 'x', 100 * KIB},
      {"\xE2\x82</title>" REST "</catalog>", 0, 0}}},
    {"an end that comes too early, behind much",
     {{"<catalog><book id='1'><title>", 'x', 100 * KIB}, {"<![CDATA[", ']', 100 * KIB}}},
    {"a declaration longer than any",
     {{"<?xml version='1.0'", ' ', 5 * KIB}, {"?><catalog/>", 0, 0}}},
    {"a declaration that is long", {{"<?xml version='1.0'", '\n', 4000}, {"?><catalog/>", 0, 0}}},
};

static ways_text long_document(const long_part *parts)
{
    ways_text text = {0};

    for (size_t i = 0; i < 8 && parts[i].before; i++) {
        ways_say(&text, "%s", parts[i].before);
        if (parts[i].filler) say_many(&text, parts[i].filler, parts[i].count);
    }
    return text;
}

static void long_documents_are_the_same_in_all_ways(void **state)
{
    uint64_t seed = ways_seed();

    (void)state;
    for (size_t i = 0; i < sizeof longs / sizeof *longs; i++) {
        ways_text text = long_document(longs[i].parts);

        ways_check_long(longs[i].title, &books_ways, (stax_str){text.data, text.len}, NULL,
                        seed + i);
        ways_free(&text);
    }
}

/* Many records, some of them odd, so that borders of windows come to stand everywhere. */
static void many_records_are_the_same_in_all_ways(void **state)
{
    static const char *const records[] = {
        "<book id=\"%zu\">\n  <title>A &amp; B</title>\n  <author>C</author>\n<year>1999</year>"
        "<price>9.95</price></book>\n",
        "<book id='%zu' lang=\"a>b\"><!-- <title> --><title>T<![CDATA[<&]]></title>" REST,
        "<p:book xmlns:p='u' id=\"%zu\"><x><y a='b'/>z</x><title>\r\n\xC3\xA9</title>" REST2,
        "<book id=\"%zu\" lang=\"de\"><tag>a</tag><title>T</title><tag/><genre>history</"
        "genre>" REST,
    };
    uint64_t seed = ways_seed(), luck = seed;
    ways_text text = {0};

    (void)state;
    ways_say(&text, "<catalog>");
    for (size_t i = 0; i < (SLOW_BUILD ? 600 : 6000); i++) {
        luck = luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        ways_say(&text, records[luck >> 62], i);
    }
    ways_say(&text, "</catalog>");
    ways_check_long("many records", &books_ways, (stax_str){text.data, text.len}, NULL, seed);
    text.data[text.len - 5] = '<';
    ways_check_long("many records and an error", &books_ways, (stax_str){text.data, text.len}, NULL,
                    seed);
    ways_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stands_around_the_root_is_checked),
        cmocka_unit_test(every_end_that_comes_too_early_is_an_error),
        cmocka_unit_test(the_border_of_a_stride_may_stand_anywhere),
        cmocka_unit_test(the_end_of_a_full_index_may_stand_anywhere),
        cmocka_unit_test(long_documents_are_the_same_in_all_ways),
        cmocka_unit_test(many_records_are_the_same_in_all_ways),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
