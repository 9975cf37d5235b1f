/*
 * Start tags of the schema's in every spelling that no chain takes, and which of their faults is
 * told: first whether the tag is well-formed, then whether what is required is there, then values
 * in the order of the document. '^' in a document marks where the fault is wanted.
 */
#include "books_ways.h"
#include "zoo_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct tag_row {
    const char *title;
    const char *tag;  /* with a '^' where an error is wanted */
    const char *want; /* what is read; or the code, a blank, and the message */
} tag_row;

/* Documents are single lines of ASCII up to the mark. */
static void say_wanted(ways_text *to, const tag_row *row, size_t offset)
{
    size_t code = strcspn(row->want, " ");

    ways_say(to, "%.*s @%zu in.xml:1:%zu:%s", (int)code, row->want, offset, offset + 1,
             row->want + code);
}

static void check(const tag_row *row, const ways_parser *parser, const char *before,
                  const char *after)
{
    ways_text document = {0}, want = {0};
    char *mark;

    ways_say(&document, "%s%s%s", before, row->tag, after);
    if ((mark = strchr(document.data, '^')) != NULL) {
        memmove(mark, mark + 1, strlen(mark));
        document.len--;
        say_wanted(&want, row, (size_t)(mark - document.data));
    } else {
        ways_say(&want, "%s\nEND", row->want);
    }
    ways_check(row->title, parser, (stax_str){document.data, document.len}, NULL, want.data);
    ways_free(&document);
    ways_free(&want);
}

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))
#define XSI         "xmlns:i='http://www.w3.org/2001/XMLSchema-instance'"

/* ---- a book's start tag ------------------------------------------------------------------- */

static void check_books(const tag_row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        check(&rows[i], &books_ways, "<catalog>",
              "<title>T</title><author>A</author><year>2000</year><price>1</price></book>"
              "</catalog>");
}

#define SEVEN(lang) "7 " lang " \"T\" by \"A\" 2000 100"
#define PLAIN       SEVEN("\"en\"")
#define DE          SEVEN("\"de\"")
static void every_spelling_of_a_tag_means_the_same(void **state)
{
    static const tag_row rows[] = {
        {"as the chain reads it", "<book id=\"7\" lang=\"de\">", DE},
        {"the other way round", "<book lang=\"de\" id=\"7\">", DE},
        {"single quotes", "<book id='7' lang='de'>", DE},
        {"one of each", "<book id=\"7\" lang='de'>", DE},
        {"blanks around '='", "<book id = \"7\" lang\t=\n\"de\">", DE},
        {"blanks between and behind", "<book  id=\"7\"\n\t lang=\"de\" >", DE},
        {"a line end behind the name", "<book\r\nid=\"7\"\rlang=\"de\"\r\n>", DE},
        {"blanks in a number", "<book id=\" 7\t\">", PLAIN},
        {"a number by references", "<book id='&#55;' lang='&#x64;&#101;'>", DE},
        {"the other quote in a value", "<book id='7' lang='\"'>", SEVEN("\"\"\"")},
        {"a quote by reference", "<book id=\"7\" lang=\"&quot;&apos;&lt;\">", SEVEN("\"\"'<\"")},
        {"'>' in a value", "<book lang=\">\" id=\"7\">", SEVEN("\">\"")},
        {"blanks in a text are spaces", "<book id='7' lang='\t\n'>", SEVEN("\"  \"")},
        {"a line end in a text is one", "<book id=\"7\" lang=\"\r\n|\r\">", SEVEN("\" | \"")},
        {"blanks by number stay", "<book id=\"7\" lang=\"&#9;&#10;\">", SEVEN("\"\\x09\\x0A\"")},
        {"an empty text", "<book id=\"7\" lang=\"\">", SEVEN("\"\"")},
        {"unknown attributes", "<book x='' id='7' i.d='8' lang='de' ID='9' idx='1'>", DE},
        {"attributes with a prefix are others", "<book xmlns:p='u' p:id='8' id='7' p:lang='e'>",
         PLAIN},
        {"xml:lang is another", "<book xml:lang='de' id='7'>", PLAIN},
        {"a default namespace", "<book xmlns='u' id='7' lang='de'>", DE},
        {"the tag's own declaration", "<book id='7' lang='de' xmlns:p='u' p:x=''>", DE},
        {"xsi attributes", "<book id='7' " XSI " i:type='t' i:nil='false'>", PLAIN},
        {"nil of no namespace", "<book nil='true' id='7'>", PLAIN},
        {"nil of another namespace", "<book xmlns:i='u' i:nil='true' id='7'>", PLAIN},
    };

    (void)state;
    check_books(rows, COUNT(rows));
}

#define BOOK "catalog/book[1]"
static void the_first_fault_of_a_tag_is_told(void **state)
{
    static const tag_row rows[] = {
        {"missing", "^<book lang='de'>", "E_MISSING " BOOK ": @id is missing (books.schema:43)"},
        {"missing, nothing else", "^<book>",
         "E_MISSING " BOOK ": @id is missing (books.schema:43)"},
        {"only with a prefix", "^<book xmlns:p='u' p:id='7'>",
         "E_MISSING " BOOK ": @id is missing (books.schema:43)"},
        {"a bad value", "<book lang='de' id='^x7'>",
         "E_VALUE " BOOK "/@id: \"x7\" is not a u32 (books.schema:43)"},
        {"a bad value behind blanks", "<book id='  ^x '>",
         "E_VALUE " BOOK "/@id: \"x\" is not a u32 (books.schema:43)"},
        {"a bad value by reference", "<book id='^&#120;'>",
         "E_VALUE " BOOK "/@id: \"x\" is not a u32 (books.schema:43)"},
        {"beyond the type", "<book id='^4294967296'>",
         "E_RANGE " BOOK "/@id: \"4294967296\" is outside u32 (books.schema:43)"},
        {"an empty number", "<book id='^'>",
         "E_EMPTY " BOOK "/@id: nothing stands where u32 must be (books.schema:43)"},
        {"a blank number", "<book lang='' id=\"  ^\" >",
         "E_EMPTY " BOOK "/@id: nothing stands where u32 must be (books.schema:43)"},
        {"doubled", "<book id='7' ^id='7'>",
         "E_ATTRIBUTE_TWICE " BOOK ": the attribute \"id\" stands twice"},
        {"doubled, in two quotes", "<book id=\"7\" lang='' ^lang=\"\">",
         "E_ATTRIBUTE_TWICE " BOOK ": the attribute \"lang\" stands twice"},
        {"doubled behind a bad value", "<book id='x' lang='' ^lang=''>",
         "E_ATTRIBUTE_TWICE " BOOK ": the attribute \"lang\" stands twice"},
        {"doubled, none required is there", "<book lang='' ^lang=''>",
         "E_ATTRIBUTE_TWICE " BOOK ": the attribute \"lang\" stands twice"},
        {"doubled by the URI", "<book id='x' xmlns:p='u' xmlns:q='u' p:k='' ^q:k=''>",
         "E_ATTRIBUTE_TWICE " BOOK ": the attribute \"q:k\" stands twice"},
        {"a bad value before what is not well-formed", "<book id='x' lang^>",
         "E_TAG " BOOK ": the tag is not right: '=' must follow the attribute's name"},
        {"missing before what is not well-formed", "<book lang='^<'>",
         "E_LESS_THAN " BOOK ": '<' in an attribute value"},
        {"the end of a tag in a value", "<book lang='/>^</book>' id='7'>",
         "E_LESS_THAN " BOOK ": '<' in an attribute value"},
        {"a prefix that is not declared, behind a bad value", "<book id='x' ^p:k=''>",
         "E_PREFIX " BOOK ": the prefix \"p\" is not declared"},
        {"an entity, behind a bad value", "<book id='x' lang='^&y;'>",
         "E_ENTITY " BOOK ": the entity \"y\" is not declared"},
        {"no blank between", "<book id='x'^lang='de'>",
         "E_TAG " BOOK ": the tag is not right: a blank, '>' or \"/>\" must stand here"},
    };

    (void)state;
    check_books(rows, COUNT(rows));
}

/* ---- the zoo ------------------------------------------------------------------------------ */

static void check_zoo(const tag_row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        check(&rows[i], &zoo_ways, "<zoo name=\"Z\" " XSI "><pens>", "</owner></zoo>");
}

#define SAID       "<weight>2</weight><said>a</said><said>b</said>"
#define ANIMAL(in) "<animal id=\"1\">" SAID in "</animal>"
#define OWNER      "</pens><owner>O"
#define A          "zoo/pens/animal"
#define IS         "1 weight=2 said=\"a\" said=\"b\""
#define END        "\nzoo name=\"Z\" owner(\"O\")"
static void of_two_bad_values_the_first_in_the_document_is_told(void **state)
{
    static const tag_row rows[] = {
        {"right", "<animal kind='dog' id='1'>" SAID "</animal>" OWNER,
         "1 kind=1 weight=2 said=\"a\" said=\"b\"" END},
        {"in the order of the schema", "<animal id='^x' kind='y'/>",
         "E_VALUE " A "[1]/@id: \"x\" is not a u32 (zoo.schema:20)"},
        {"in another order", "<animal kind='^y' id='x'/>",
         "E_VALUE " A "[1]/@kind: \"y\" is not an enum(cat, dog) (zoo.schema:21)"},
        {"in the chain's spelling", "<animal id=\"1\" kind=\"^y\"/>",
         "E_VALUE " A "[1]/@kind: \"y\" is not an enum(cat, dog) (zoo.schema:21)"},
        {"missing before a bad value", "^<animal kind='y'/>",
         "E_MISSING " A "[1]: @id is missing (zoo.schema:20)"},
        {"a bad value before a missing child", "<animal id='^'/>",
         "E_EMPTY " A "[1]/@id: nothing stands where u32 must be (zoo.schema:20)"},
        {"a missing child", "^<animal kind='cat' id='1' />",
         "E_MISSING " A "[1]: weight is missing (zoo.schema:22)"},
        {"an optional one that is empty", "<animal kind=' ' id='1'>" SAID "</animal>" OWNER,
         IS END},
    };

    (void)state;
    check_zoo(rows, COUNT(rows));
}

static void nil_records_are_as_if_they_were_not_there(void **state)
{
    static const tag_row rows[] = {
        {"empty", "<animal i:nil='true'/>" ANIMAL("") OWNER, IS END},
        {"with an end tag", "<animal i:nil=\"1\" > </animal>" ANIMAL("") OWNER, IS END},
        {"attributes of it count for nothing",
         "<animal id='x' kind='y' i:nil='true'/>" ANIMAL("") OWNER, IS END},
        {"nor are any missing", ANIMAL("") "<animal i:nil=' true '></animal>" OWNER, IS END},
        {"under another prefix",
         "<animal n:nil='1' xmlns:n='http://www.w3.org/2001/XMLSchema-instance'/>" ANIMAL("") OWNER,
         IS END},
        {"false", "^<animal i:nil='false'/>", "E_MISSING " A "[1]: @id is missing (zoo.schema:20)"},
        {"with text of its own", ANIMAL("<keeper role='r' i:nil='true'/>") OWNER, IS END},
        {"but it is to be well-formed", "<animal i:nil='true' id='' ^id=''/>",
         "E_ATTRIBUTE_TWICE " A "[1]: the attribute \"id\" stands twice"},
        {"all of a list that needs one", "<animal i:nil='true'/></pens><owner>O</owner>^</zoo>",
         "E_COUNT zoo: the number of pens/animal is outside what the schema gives (zoo.schema:8)"},
    };

    (void)state;
    for (size_t i = 0; i + 1 < COUNT(rows); i++) check_zoo(&rows[i], 1);
    check(&rows[COUNT(rows) - 1], &zoo_ways, "<zoo name=\"Z\" " XSI "><pens>", "");
}

static void strict_records_know_all_their_attributes(void **state)
{
#define FORM(tag) ANIMAL("") "</pens>" tag "<x>1</x></form><owner>O"
    static const tag_row rows[] = {
        {"the one", FORM("<form k='2' >"), IS END " form x=1 y=7 k=2"},
        {"none", FORM("<form >"), IS END " form x=1 y=7"},
        {"an unknown one", FORM("<form ^l='2'>"), "E_UNKNOWN zoo/form: \"l\" is not in the schema"},
        {"behind a good one", FORM("<form k='2' ^l=''>"),
         "E_UNKNOWN zoo/form: \"l\" is not in the schema"},
        {"behind a bad value", FORM("<form k='^x' l=''>"),
         "E_VALUE zoo/form/@k: \"x\" is not a u8 (zoo.schema:40)"},
        {"before a bad value", FORM("<form ^l='' k='x'>"),
         "E_UNKNOWN zoo/form: \"l\" is not in the schema"},
        {"two of them", FORM("<form ^m='' l=''>"),
         "E_UNKNOWN zoo/form: \"m\" is not in the schema"},
        {"with a prefix", FORM("<form xmlns:p='u' ^p:k='1'>"),
         "E_UNKNOWN zoo/form: \"p:k\" is not in the schema"},
        {"what is never unknown",
         FORM("<form xmlns='u' xmlns:p='v' xml:space='preserve' i:type='t' k='1'>"),
         IS END " form x=1 y=7 k=1"},
    };

    (void)state;
    check_zoo(rows, COUNT(rows));
}

/* The attribute of <where>, in <info>: two wrappers of an animal. */
static void wrappers_that_come_twice_have_one_of_each_attribute(void **state)
{
    static const tag_row rows[] = {
        {"once", ANIMAL("<info><where x='' name = 'p'/></info>") OWNER,
         "1 weight=2 place=\"p\" said=\"a\" said=\"b\"" END},
        {"in the second", ANIMAL("<info><where/><where name='p'/></info>") OWNER,
         "1 weight=2 place=\"p\" said=\"a\" said=\"b\"" END},
        {"in the first", ANIMAL("<info><where name='p'></where><where/></info>") OWNER,
         "1 weight=2 place=\"p\" said=\"a\" said=\"b\"" END},
        {"in both", ANIMAL("<info><where name='p'/><where ^name='p'/></info>"),
         "E_REPEATED " A "[1]/info/where/@name: @name stands twice (zoo.schema:25)"},
        {"in wrappers of their own",
         ANIMAL("<info><where name=\"p\"/></info><info><where ^name=\"\"/></info>"),
         "E_REPEATED " A "[1]/info/where/@name: @name stands twice (zoo.schema:25)"},
        {"in two records",
         ANIMAL("<info><where name='p'/></info>") ANIMAL("<info><where name='q'/></info>") OWNER,
         "1 weight=2 place=\"p\" said=\"a\" said=\"b\"\n"
         "1 weight=2 place=\"q\" said=\"a\" said=\"b\"" END},
        {"twice in one tag", ANIMAL("<info><where name='p' ^name='q'/></info>"),
         "E_ATTRIBUTE_TWICE " A "[1]/info/where: the attribute \"name\" stands twice"},
    };

    (void)state;
    check_zoo(rows, COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_spelling_of_a_tag_means_the_same),
        cmocka_unit_test(the_first_fault_of_a_tag_is_told),
        cmocka_unit_test(of_two_bad_values_the_first_in_the_document_is_told),
        cmocka_unit_test(nil_records_are_as_if_they_were_not_there),
        cmocka_unit_test(strict_records_know_all_their_attributes),
        cmocka_unit_test(wrappers_that_come_twice_have_one_of_each_attribute),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
