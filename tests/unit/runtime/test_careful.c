/*
 * Documents that are not well-formed, read by a generated parser: each has one error, at one place,
 * whatever the way it comes in.
 */
#include "books_ways.h"
#include "zoo_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define REST       "<author>A</author><year>2000</year><price>1</price>"
#define BOOK(in)   "<catalog><book id=\"1\">" in "</book></catalog>"
#define TITLE(in)  BOOK("<title>" in "</title>" REST)
#define AT(offset) "@" #offset " in.xml:1:"

static const struct {
    const char *title, *document, *want;
} cases[] = {
    {"an end tag of another element", BOOK("<title>T</author>"),
     "E_END_TAG @30 in.xml:1:31: catalog/book[1]/title: the end tag \"author\" does not fit: "
     "title is open"},
    {"an end tag that is a beginning of the right one", BOOK("<title>T</titl>"),
     "E_END_TAG @30 in.xml:1:31: catalog/book[1]/title: the end tag \"titl\" does not fit: title "
     "is open"},
    {"an end tag that goes on", BOOK("<title>T</titles>"),
     "E_END_TAG @30 in.xml:1:31: catalog/book[1]/title: the end tag \"titles\" does not fit: "
     "title is open"},
    {"an end tag with a prefix that the start tag has not", BOOK("<title>T</p:title>"),
     "E_END_TAG @30 in.xml:1:31: catalog/book[1]/title: the end tag \"p:title\" does not fit: "
     "title is open"},
    {"a start tag with a prefix, an end tag without", BOOK("<p:title xmlns:p='u'>T</title>"),
     "E_END_TAG @44 in.xml:1:45: catalog/book[1]/title: the end tag \"title\" does not fit: "
     "p:title is open"},
    {"an end tag of a record that does not fit", "<catalog><book id='1'></catalog>",
     "E_END_TAG @22 in.xml:1:23: catalog/book[1]: the end tag \"catalog\" does not fit: book is "
     "open"},
    {"an end tag of a skipped element that does not fit", BOOK("<x><y></x></y>"),
     "E_END_TAG @28 in.xml:1:29: catalog/book[1]/x/y: the end tag \"x\" does not fit: y is open"},
    {"an end tag with an attribute", BOOK("<title>T</title a='1'>"),
     "E_TAG @38 in.xml:1:39: catalog/book[1]/title: the tag is not right: '>' must follow the "
     "name of an end tag"},
    {"an end tag without a name", BOOK("<title>T</ title>"),
     "E_TAG @32 in.xml:1:33: catalog/book[1]/title: the tag is not right: a name must follow \"</"
     "\""},
    {"an end tag with a slash behind its name", BOOK("<title>T</title/>"),
     "E_TAG @37 in.xml:1:38: catalog/book[1]/title: the tag is not right: '>' must follow the "
     "name of an end tag"},
    {"an attribute twice", "<catalog><book id=\"1\" id=\"1\"/></catalog>",
     "E_ATTRIBUTE_TWICE @22 in.xml:1:23: catalog/book[1]: the attribute \"id\" stands twice"},
    {"an attribute twice, that the schema does not know", BOOK("<title a='' b='' a=''>T</title>"),
     "E_ATTRIBUTE_TWICE @39 in.xml:1:40: catalog/book[1]: the attribute \"a\" stands twice"},
    {"an attribute twice by its URI", BOOK("<x xmlns:a='u' xmlns:b='u' a:k='' b:k=''/>"),
     "E_ATTRIBUTE_TWICE @56 in.xml:1:57: catalog/book[1]: the attribute \"b:k\" stands twice"},
    {"an attribute without a value", "<catalog><book id/></catalog>",
     "E_TAG @17 in.xml:1:18: catalog/book[1]: the tag is not right: '=' must follow the "
     "attribute's name"},
    {"an attribute without quotes", "<catalog><book id=1/></catalog>",
     "E_TAG @18 in.xml:1:19: catalog/book[1]: the tag is not right: the value must stand in "
     "quotes"},
    {"attributes without a blank between them", "<catalog><book id='1'lang='e'/></catalog>",
     "E_TAG @21 in.xml:1:22: catalog/book[1]: the tag is not right: a blank, '>' or \"/>\" must "
     "stand here"},
    {"a blank before the name", BOOK("< title>T</title>"),
     "E_MARKUP @22 in.xml:1:23: catalog/book[1]: '<' does not begin markup here"},
    {"a '<' that is text", TITLE("1 < 2"),
     "E_MARKUP @31 in.xml:1:32: catalog/book[1]/title: '<' does not begin markup here"},
    {"a '<' at a digit", TITLE("1<2"),
     "E_MARKUP @30 in.xml:1:31: catalog/book[1]/title: '<' does not begin markup here"},
    {"a tag that does not end before the next", BOOK("<title<author>"),
     "E_TAG @28 in.xml:1:29: catalog/book[1]: the tag is not right: '<' in it"},
    {"'<' in an attribute", "<catalog><book id=\"<1\"/></catalog>",
     "E_LESS_THAN @19 in.xml:1:20: catalog/book[1]: '<' in an attribute value"},
    {"'<' in an attribute that the schema does not know", BOOK("<x a='b<c'/>"),
     "E_LESS_THAN @29 in.xml:1:30: catalog/book[1]: '<' in an attribute value"},
    {"a slash that does not end the tag", BOOK("<title/ >"),
     "E_TAG @29 in.xml:1:30: catalog/book[1]: the tag is not right: '>' must follow '/'"},
    {"']]>' in a text", TITLE("a]]>b"),
     "E_CDATA_END @30 in.xml:1:31: catalog/book[1]/title: ']]>' in text"},
    {"']]>' in a text, behind brackets", TITLE("]]]]>"),
     "E_CDATA_END @31 in.xml:1:32: catalog/book[1]/title: ']]>' in text"},
    {"']]>' between children", BOOK("]]>"),
     "E_CDATA_END @22 in.xml:1:23: catalog/book[1]: ']]>' in text"},
    {"']]>' in a skipped element", BOOK("<x>]]></x>"),
     "E_CDATA_END @25 in.xml:1:26: catalog/book[1]/x: ']]>' in text"},
    {"']]>' behind CDATA", TITLE("<![CDATA[]]>]]>"),
     "E_CDATA_END @41 in.xml:1:42: catalog/book[1]/title: ']]>' in text"},
    {"'--' in a comment", TITLE("<!-- a -- b -->"),
     "E_COMMENT @36 in.xml:1:37: catalog/book[1]/title: '--' in a comment"},
    {"a comment that ends with three", TITLE("<!-- a --->"),
     "E_COMMENT @36 in.xml:1:37: catalog/book[1]/title: '--' in a comment"},
    {"a comment that never ends", TITLE("<!-- a "),
     "E_TRUNCATED @112 in.xml:1:113: catalog/book[1]/title: the document ends too early"},
    {"CDATA that never ends", TITLE("<![CDATA[ ]] > "),
     "E_TRUNCATED @120 in.xml:1:121: catalog/book[1]/title: the document ends too early"},
    {"CDATA in lower case", TITLE("<![cdata[]]>"),
     "E_MARKUP @29 in.xml:1:30: catalog/book[1]/title: '<' does not begin markup here"},
    {"an instruction without a name", TITLE("<? p?>"),
     "E_INSTRUCTION @29 in.xml:1:30: catalog/book[1]/title: the processing instruction is not "
     "right"},
    {"an instruction called xml", TITLE("<?xml version='1.0'?>"),
     "E_INSTRUCTION @29 in.xml:1:30: catalog/book[1]/title: the processing instruction is not "
     "right"},
    {"an instruction called XmL", TITLE("<?XmL?>"),
     "E_INSTRUCTION @29 in.xml:1:30: catalog/book[1]/title: the processing instruction is not "
     "right"},
    {"an instruction with a colon", TITLE("<?a:b?>"),
     "E_COLON @31 in.xml:1:32: catalog/book[1]/title: \"a:b\" is not a name with at most one "
     "prefix"},
    {"an instruction that never ends", TITLE("<?p >"),
     "E_TRUNCATED @110 in.xml:1:111: catalog/book[1]/title: the document ends too early"},
    {"an instruction with a bad name", TITLE("<?p+?>"),
     "E_INSTRUCTION @32 in.xml:1:33: catalog/book[1]/title: the processing instruction is not "
     "right"},
    {"a DOCTYPE inside", BOOK("<!DOCTYPE x>"),
     "E_MARKUP @22 in.xml:1:23: catalog/book[1]: '<' does not begin markup here"},
    {"'&' alone", TITLE("a & b"),
     "E_REFERENCE @31 in.xml:1:32: catalog/book[1]/title: '&' does not begin a reference"},
    {"a reference without an end", TITLE("a &amp b"),
     "E_REFERENCE @31 in.xml:1:32: catalog/book[1]/title: '&' does not begin a reference"},
    {"a reference without a name", TITLE("&;"),
     "E_REFERENCE @29 in.xml:1:30: catalog/book[1]/title: '&' does not begin a reference"},
    {"an entity that is not declared", TITLE("a &nbsp; b"),
     "E_ENTITY @31 in.xml:1:32: catalog/book[1]/title: the entity \"nbsp\" is not declared"},
    {"an entity in an attribute", "<catalog><book id='&one;'/></catalog>",
     "E_ENTITY @19 in.xml:1:20: catalog/book[1]: the entity \"one\" is not declared"},
    {"an entity between children", BOOK(" &e;"),
     "E_ENTITY @23 in.xml:1:24: catalog/book[1]: the entity \"e\" is not declared"},
    {"a character reference to NUL", TITLE("&#0;"),
     "E_CHARACTER @29 in.xml:1:30: catalog/book[1]/title: a character that XML does not allow"},
    {"a character reference to a surrogate", TITLE("&#xD800;"),
     "E_CHARACTER @29 in.xml:1:30: catalog/book[1]/title: a character that XML does not allow"},
    {"a character reference beyond Unicode", TITLE("&#x110000;"),
     "E_CHARACTER @29 in.xml:1:30: catalog/book[1]/title: a character that XML does not allow"},
    {"a character reference that overflows", TITLE("&#99999999999999999999;"),
     "E_CHARACTER @29 in.xml:1:30: catalog/book[1]/title: a character that XML does not allow"},
    {"a character reference to U+FFFE", TITLE("&#xfffe;"),
     "E_CHARACTER @29 in.xml:1:30: catalog/book[1]/title: a character that XML does not allow"},
    {"a character reference without digits", TITLE("&#;"),
     "E_REFERENCE @29 in.xml:1:30: catalog/book[1]/title: '&' does not begin a reference"},
    {"a character reference with a hexadecimal digit", TITLE("&#1a;"),
     "E_REFERENCE @29 in.xml:1:30: catalog/book[1]/title: '&' does not begin a reference"},
    {"a character reference with a capital X", TITLE("&#X41;"),
     "E_REFERENCE @29 in.xml:1:30: catalog/book[1]/title: '&' does not begin a reference"},
    {"a control character", TITLE("a\001b"),
     "E_CHARACTER @30 in.xml:1:31: catalog/book[1]/title: a character that XML does not allow"},
    {"a control character in an attribute", BOOK("<x a='\x1F'/>"),
     "E_CHARACTER @28 in.xml:1:29: catalog/book[1]: a character that XML does not allow"},
    {"a DEL is allowed, U+FFFF is not", TITLE("\x7F\xEF\xBF\xBF"),
     "E_CHARACTER @30 in.xml:1:31: catalog/book[1]/title: a character that XML does not allow"},
    {"a byte that begins nothing", TITLE("a\xFF"),
     "E_UTF8 @30 in.xml:1:31: catalog/book[1]/title: not UTF-8"},
    {"a character that is cut", TITLE("\xE2\x82"),
     "E_UTF8 @29 in.xml:1:30: catalog/book[1]/title: not UTF-8"},
    {"a continuation alone", TITLE("\x80"),
     "E_UTF8 @29 in.xml:1:30: catalog/book[1]/title: not UTF-8"},
    {"an overlong slash", TITLE("\xC0\xAF"),
     "E_UTF8 @29 in.xml:1:30: catalog/book[1]/title: not UTF-8"},
    {"a surrogate in UTF-8", TITLE("\xED\xA0\x80"),
     "E_UTF8 @29 in.xml:1:30: catalog/book[1]/title: not UTF-8"},
    {"bad UTF-8 in a comment", BOOK("<!-- \xC3( -->"),
     "E_UTF8 @27 in.xml:1:28: catalog/book[1]: not UTF-8"},
    {"bad UTF-8 in a name", BOOK("<\xC3(/>"), "E_UTF8 @23 in.xml:1:24: catalog/book[1]: not UTF-8"},
    {"a name that begins with a digit", BOOK("<1/>"),
     "E_MARKUP @22 in.xml:1:23: catalog/book[1]: '<' does not begin markup here"},
    {"a name that begins with a dash", BOOK("<-a/>"),
     "E_MARKUP @22 in.xml:1:23: catalog/book[1]: '<' does not begin markup here"},
    {"a name that begins with a colon", BOOK("<:a/>"),
     "E_COLON @23 in.xml:1:24: catalog/book[1]: \":a\" is not a name with at most one prefix"},
    {"a name that ends with a colon", BOOK("<a:/>"),
     "E_COLON @23 in.xml:1:24: catalog/book[1]: \"a:\" is not a name with at most one prefix"},
    {"a name with two colons", BOOK("<a:b:c xmlns:a='u'/>"),
     "E_COLON @23 in.xml:1:24: catalog/book[1]: \"a:b:c\" is not a name with at most one prefix"},
    {"an attribute with two colons", BOOK("<a xmlns:a='u' a:b:c=''/>"),
     "E_COLON @37 in.xml:1:38: catalog/book[1]: \"a:b:c\" is not a name with at most one prefix"},
    {"a prefix that is not declared", BOOK("<p:title>T</p:title>"),
     "E_PREFIX @23 in.xml:1:24: catalog/book[1]: the prefix \"p\" is not declared"},
    {"a prefix of an attribute that is not declared", BOOK("<title p:a=''>T</title>"),
     "E_PREFIX @29 in.xml:1:30: catalog/book[1]: the prefix \"p\" is not declared"},
    {"a prefix behind its scope", BOOK("<x xmlns:p='u'/><p:x/>"),
     "E_PREFIX @39 in.xml:1:40: catalog/book[1]: the prefix \"p\" is not declared"},
    {"a prefix behind its scope, of an element that is taken",
     BOOK("<title xmlns:p='u'>T</title><p:author>A</p:author>"),
     "E_PREFIX @51 in.xml:1:52: catalog/book[1]: the prefix \"p\" is not declared"},
    {"a prefix behind the scope of a record",
     "<catalog><book id='1' xmlns:p='u'><title>T</title>" REST "</book><p:book/></catalog>",
     "E_PREFIX @109 in.xml:1:110: catalog/book[2]: the prefix \"p\" is not declared"},
    {"a prefix that is undeclared", BOOK("<x xmlns:p=''/>"),
     "E_NAMESPACE @25 in.xml:1:26: catalog/book[1]: the namespace declaration is not right"},
    {"the prefix xmlns declared", BOOK("<x xmlns:xmlns='u'/>"),
     "E_NAMESPACE @25 in.xml:1:26: catalog/book[1]: the namespace declaration is not right"},
    {"the prefix xml with another URI", BOOK("<x xmlns:xml='u'/>"),
     "E_NAMESPACE @25 in.xml:1:26: catalog/book[1]: the namespace declaration is not right"},
    {"another prefix with the URI of xml",
     BOOK("<x xmlns:p='http://www.w3.org/XML/1998/namespace'/>"),
     "E_NAMESPACE @25 in.xml:1:26: catalog/book[1]: the namespace declaration is not right"},
    {"two errors: the first counts", TITLE("&bad;\xFF"),
     "E_ENTITY @29 in.xml:1:30: catalog/book[1]/title: the entity \"bad\" is not declared"},
    {"two errors, the first is found by stage 1", TITLE("\xFF&bad;"),
     "E_UTF8 @29 in.xml:1:30: catalog/book[1]/title: not UTF-8"},
    {"lines and columns", "<catalog>\n <book\r\n  id='1'>\r<title>\xC3\xA9 &x;",
     "E_ENTITY @38 in.xml:4:10: catalog/book[1]/title: the entity \"x\" is not declared"},
};

static void there_is_one_error_in_all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ways_check(cases[i].title, &books_ways, stax_str_of(cases[i].document), NULL,
                   cases[i].want);
}

static void a_prefix_of_an_empty_leaf_changes_nothing(void **state)
{
    static const char without[] = "<catalog><book id='1'><title/>" REST "</book></catalog>";
    static const char with[] =
        "<catalog><book id='1'><p:title xmlns:p='u'/>" REST "</book></catalog>";
    ways_text want = ways_whole(&books_ways, stax_str_of(without), NULL);

    (void)state;
    if (strstr(want.data, "END") == NULL) fail_msg("%s", want.data);
    ways_check("an empty title with a prefix", &books_ways, stax_str_of(with), NULL, want.data);
    ways_free(&want);
}

/* ---- documents with random changes -------------------------------------------------------- */

static const char *const originals[] = {
    ("<?xml version='1.0' encoding=\"utf-8\"?><!DOCTYPE zoo [<!ENTITY a \"b>\"> <!-- c --> ]>\n"
     "<zoo name=\"Z &amp; Y\" xmlns:p='u'><!-- c --><note>n&lt;<![CDATA[x]]>y</note><p:note>m"
     "</p:note><pens><animal id=\"1\" kind='cat'>\r\n<weight>2</weight><tame/><info><born>-3</born>"
     "<where name=\"p\"/></info><said>a</said><said>b]]</said><keeper role='r'>K<?p q?></keeper>"
     "</animal></pens>\t<owner>\xC3\x96</owner><x a='1'><y/>z</x><form><x>1</x></form></zoo>\n"
     "<!-- e --> "),
    ("<zoo name=\"Z\"><pens><animal id=\"1\" kind=\"dog\"><weight>3.5</weight><tame/"
     "><info><born>2001"
     "</born><where name=\"hall\"/></info><said>wuff</said><said>waff</said><keeper role=\"day\">K"
     "</keeper></animal></pens><owner>O</owner><mood>ok</mood><form k='3'><x>1</x><y>2</y></form>"
     "<wide><a0>5</a0><a69>8</a69></wide></zoo>"),
    ("<zoo name='Z' xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><pens><animal "
     "i:nil='true'/>"
     "<animal id='1'><weight>2</weight><said>a</said><said>b</said><keeper i:nil='1'/></animal>"
     "</pens><owner>O<b/>o</owner><opened i:nil='true'> </opened><form><x>&#49;</x>\r\n<y/></form>"
     "</zoo>"),
};

static const char *const inserts[] = {
    "<",
    "</",
    ">",
    "/>",
    "&",
    "&amp;",
    "&#13;",
    "&#x20;",
    "&x;",
    "]]>",
    "<![CDATA[",
    "]]",
    "<!--",
    "-->",
    "--",
    "<?p",
    "?>",
    "\"",
    "'",
    "=",
    "\r",
    "\r\n",
    "\n",
    "\t",
    " ",
    "\xC3\xA9",
    "\xE2\x82",
    "\xFF",
    "\x01",
    "<x>",
    "</x>",
    "<x/>",
    "<said>",
    "</said>",
    "<tame/>",
    " a='b'",
    "xmlns:q='v'",
    " i:nil='1'",
    "p:",
    ":",
    "<pens>",
    "</pens>",
    "<form>",
    "</animal>",
    "<info>",
    "<motto>m",
    "</keeper>",
    "1",
    "zoo",
    "<weight>9</weight>",
    "<!DOCTYPE a>",
    "<keeper>k</keeper>",
    "<where name=\"w\"/>",
};

typedef struct mutant {
    char text[2000];
    size_t len;
    uint64_t luck;
} mutant;

static uint32_t below(mutant *m, size_t limit)
{
    m->luck = m->luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((m->luck >> 32) * limit) >> 32);
}

static void insert(mutant *m, const char *bytes, size_t len)
{
    size_t at = below(m, m->len + 1);

    memmove(m->text + at + len, m->text + at, m->len - at);
    memcpy(m->text + at, bytes, len);
    m->len += len;
}

/* Something more, something less, something twice, or one character for another. */
static void change(mutant *m)
{
    size_t at = below(m, m->len), len = 1 + below(m, 12);
    const char *more = inserts[below(m, sizeof inserts / sizeof *inserts)];
    char copy[16];

    if (len > m->len - at) len = m->len - at;
    switch (below(m, 4)) {
    case 0:
        insert(m, more, strlen(more));
        break;
    case 1:
        memmove(m->text + at, m->text + at + len, m->len - at - len);
        m->len -= len;
        break;
    case 2:
        memcpy(copy, m->text + at, len);
        insert(m, copy, len);
        break;
    default:
        m->text[at] = "<>&'\"/=! \n\r]-?x1"[below(m, 17)];
    }
}

static void random_documents_have_one_outcome_in_all_ways(void **state)
{
    static mutant m;
    uint64_t seed = ways_seed();
    size_t count = getenv("STAX_TEST_FULL") ? 5000 : 150;

    (void)state;
    for (size_t i = 0; i < count; i++) {
        char title[64];
        const char *original;

        m.luck = seed + i;
        (void)below(&m, 1);
        original = originals[below(&m, 3)];
        m.len = strlen(original);
        memcpy(m.text, original, m.len);
        for (uint32_t changes = 1 + below(&m, 4); changes > 0; changes--) change(&m);
        (void)snprintf(title, sizeof title, "seed %" PRIu64, seed + i);
        ways_check(title, &zoo_ways, (stax_str){m.text, m.len}, NULL, NULL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_is_one_error_in_all_ways),
        cmocka_unit_test(a_prefix_of_an_empty_leaf_changes_nothing),
        cmocka_unit_test(random_documents_have_one_outcome_in_all_ways),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
