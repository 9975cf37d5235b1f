/*
 * Generated parsers read entities and declared attributes as if their texts stood in the document:
 * each row is two documents that must give the same, by every way, kernel and cut.
 */
#include "books_ways.h"
#include "zoo_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define BOOK_END     "<author>A</author><year>2000</year><price>1</price><genre>science</genre>"
#define BOOKS(s, c)  "<!DOCTYPE catalog [" s "]><catalog>" c "</catalog>"
#define PLAIN(c)     "<catalog>" c "</catalog>"
#define TITLE(title) "<book id='1'><title>" title "</title>" BOOK_END "</book>"
#define ENTITY       "<!ENTITY e 'x'>"

static const struct {
    const char *title, *document, *same;
} books[] = {
    {"a text", BOOKS(ENTITY, TITLE("1&e;2")), PLAIN(TITLE("1x2"))},
    {"a text that is an entity", BOOKS(ENTITY, TITLE("&e;")), PLAIN(TITLE("x"))},
    {"a text with a comment in an entity",
     BOOKS("<!ENTITY e '1<!-- x -->2<![CDATA[<]]>'>", TITLE("&e;3")), PLAIN(TITLE("12&lt;3"))},
    {"a return in an entity", BOOKS("<!ENTITY e '&#13;'>", TITLE("1&e;2")),
     PLAIN(TITLE("1&#13;2"))},
    {"a book", BOOKS("<!ENTITY e \"" TITLE("T") "\">", "&e;&e;"), PLAIN(TITLE("T") TITLE("T"))},
    {"a book with a return in it", BOOKS("<!ENTITY e \"" TITLE("1&#13;2") "\">", "&e;"),
     PLAIN(TITLE("1&#13;2"))},
    {"a part of a book",
     BOOKS("<!ENTITY e '" BOOK_END "'>", "<book id='1'><title>T</title>&e;</book>"),
     PLAIN(TITLE("T"))},
    {"books around an entity", BOOKS("<!ENTITY e ' '>", TITLE("1") "&e;" TITLE("2")),
     PLAIN(TITLE("1") TITLE("2"))},
    {"an element that is not known",
     BOOKS("<!ENTITY e '<u><v>x</v></u>'>", "&e;" TITLE("1") "<w>1&e;2</w>"), PLAIN(TITLE("1"))},
    {"entities in entities",
     BOOKS("<!ENTITY e '[&f;&f;]'><!ENTITY f '&g;'><!ENTITY g 'y'>", TITLE("&e;")),
     PLAIN(TITLE("[yy]"))},
    {"an attribute",
     BOOKS("<!ENTITY e '7'>", "<book id='1&e;'><title>T</title>" BOOK_END "</book>"),
     PLAIN("<book id='17'><title>T</title>" BOOK_END "</book>")},
    {"an attribute in double quotes",
     BOOKS("<!ENTITY e '7'>", "<book id=\"1&e;\"><title>T</title>" BOOK_END "</book>"),
     PLAIN("<book id=\"17\"><title>T</title>" BOOK_END "</book>")},
    {"a default", BOOKS("<!ATTLIST book lang CDATA 'fr'>", TITLE("1") TITLE("2")),
     PLAIN("<book id='1' lang='fr'><title>1</title>" BOOK_END "</book>"
           "<book id='1' lang='fr'><title>2</title>" BOOK_END "</book>")},
    {"a default that is required",
     BOOKS("<!ATTLIST book id CDATA '4'>", "<book><title>1</title>" BOOK_END "</book>"),
     PLAIN("<book id='4'><title>1</title>" BOOK_END "</book>")},
    {"a default of a leaf", BOOKS("<!ATTLIST title k CDATA 'v'>", TITLE("1")), PLAIN(TITLE("1"))},
    {"tokens",
     BOOKS("<!ATTLIST book lang NMTOKENS #IMPLIED>",
           "<book id='1' lang=' a  b '><title>1</title>" BOOK_END "</book>"),
     PLAIN("<book id='1' lang='a b'><title>1</title>" BOOK_END "</book>")},
    {"a namespace by default", BOOKS("<!ATTLIST catalog xmlns CDATA 'u'>", TITLE("1")),
     PLAIN(TITLE("1"))},
    {"nothing but declarations",
     BOOKS("<!ELEMENT catalog (book*)><!NOTATION n SYSTEM ''>", TITLE("1")), PLAIN(TITLE("1"))},
};

static void books_with_entities_are_books(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof books / sizeof *books; i++) {
        ways_text want = ways_whole(&books_ways, stax_str_of(books[i].same), NULL);

        if (strstr(want.data, "END") == NULL) fail_msg("%s: %s", books[i].title, want.data);
        ways_check(books[i].title, &books_ways, stax_str_of(books[i].document), NULL, want.data);
        ways_free(&want);
    }
}

#define OPEN(a)   "<zoo name='z'><pens>" a "</pens><owner>O</owner></zoo>"
#define ZOO(s, a) "<!DOCTYPE zoo [" s "]>" OPEN(a)
#define ANIMAL(c) "<animal id='1'><weight>2</weight>" c "<said>a</said><said>b</said></animal>"

static const struct {
    const char *title, *document, *same;
} zoos[] = {
    {"animals", ZOO("<!ENTITY e \"" ANIMAL("") "\">", "&e;&e;"), OPEN(ANIMAL("") ANIMAL(""))},
    {"a flag", ZOO("<!ENTITY e '<tame/>'>", ANIMAL("&e;")), OPEN(ANIMAL("<tame/>"))},
    {"in a flag", ZOO("<!ENTITY e '<b/>x'>", ANIMAL("<tame>&e;</tame>")), OPEN(ANIMAL("<tame/>"))},
    {"own text",
     ZOO("<!ENTITY e '<keeper>K</keeper>'><!ENTITY f 'x'>", ANIMAL("&e;<keeper>1&f;2</keeper>")),
     OPEN(ANIMAL("<keeper>K</keeper><keeper>1x2</keeper>"))},
    {"a wrapper", ZOO("<!ENTITY e '<info><where name=\"p\"/></info>'>", ANIMAL("&e;")),
     OPEN(ANIMAL("<info><where name=\"p\"/></info>"))},
    {"in a wrapper", ZOO("<!ENTITY e '<where name=\"p\"/>'>", ANIMAL("<info>&e;</info>")),
     OPEN(ANIMAL("<info><where name=\"p\"/></info>"))},
    {"a default in a wrapper",
     ZOO("<!ATTLIST where name CDATA 'p'>", ANIMAL("<info><where/></info>")),
     OPEN(ANIMAL("<info><where name=\"p\"/></info>"))},
};

static void zoos_with_entities_are_zoos(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof zoos / sizeof *zoos; i++) {
        ways_text want = ways_whole(&zoo_ways, stax_str_of(zoos[i].same), NULL);

        if (strstr(want.data, "END") == NULL) fail_msg("%s: %s", zoos[i].title, want.data);
        ways_check(zoos[i].title, &zoo_ways, stax_str_of(zoos[i].document), NULL, want.data);
        ways_free(&want);
    }
}

/* ---- errors ------------------------------------------------------------------------------- */

static const struct {
    const char *title, *document, *want;
} errors[] = {
    {"a value in an entity", BOOKS("<!ENTITY e '<book id=\"x\"/>'>", "&e;"),
     "E_VALUE @58 in.xml:1:59: catalog/book[1]/@id: \"x\" is not "
     "a u32, in the entity e (books.schema:43)"},
    {"a text that is a wrong value",
     BOOKS("<!ENTITY e 'x'>", "<book id='1'><year>&e;</year></book>"),
     "E_VALUE @64 in.xml:1:65: catalog/book[1]/year: \"x\" is not "
     "an i32(1450..2100) (books.schema:47)"},
    {"a default that is wrong", BOOKS("<!ATTLIST book id CDATA 'x'>", "12<book/>"),
     "E_VALUE @60 in.xml:1:61: catalog/book[1]/@id: \"x\" is not "
     "a u32 (books.schema:43)"},
    {"an element in a text", BOOKS("<!ENTITY e '<b/>'>", TITLE("&e;")),
     "E_NOT_TEXT @68 in.xml:1:69: catalog/book[1]/title: the "
     "element \"b\" stands where only text may be, in the entity e (books.schema:45)"},
    {"a tag that does not fit", BOOKS("<!ENTITY e '<book id=\"1\"><title>x</b></book>'>", "&e;"),
     "E_END_TAG @76 in.xml:1:77: catalog/book[1]/title: the end "
     "tag \"b\" does not fit: title is open, in the entity e"},
    {"the end of the element around it", BOOKS("<!ENTITY e '</book>'>", "<book id='1'>&e;"),
     "E_ENTITY_TEXT @64 in.xml:1:65: catalog/book[1]: the entity "
     "\"e\" does not begin and end in the same element"},
    {"not declared", BOOKS("", TITLE("&e;")),
     "E_ENTITY @50 in.xml:1:51: catalog/book[1]/title: the entity "
     "\"e\" is not declared"},
    {"an attribute that refers to nothing", BOOKS("", "<book id='&e;'/>"),
     "E_ENTITY @40 in.xml:1:41: catalog/book[1]: the entity \"e\" "
     "is not declared"},
    {"something that is missing", BOOKS("<!ENTITY e '<book id=\"1\"></book>'>", "&e;"),
     "E_MISSING @64 in.xml:1:65: catalog/book[1]: title is "
     "missing, in the entity e (books.schema:45)"},
};

static void faults_in_entities_are_where_they_are_referred_to(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        ways_check(errors[i].title, &books_ways, stax_str_of(errors[i].document), NULL,
                   errors[i].want);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(books_with_entities_are_books),
        cmocka_unit_test(zoos_with_entities_are_zoos),
        cmocka_unit_test(faults_in_entities_are_where_they_are_referred_to),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
