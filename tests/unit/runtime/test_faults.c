/*
 * Errors that the schema decides: each document has one, with its place, its path, and the line of
 * the schema, whatever the way it comes in.
 */
#include "books_ways.h"
#include "zoo_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define REST       "<author>A</author><year>2000</year><price>1</price>"
#define GOOD       "<book id=\"9\"><title>T</title>" REST "</book>"
#define BOOK(in)   "<catalog><book id=\"1\">" in "</book></catalog>"
#define SECOND(in) "<catalog>" GOOD "<book id=\"1\">" in "</book></catalog>"
#define TAKES      "<author>A</author><price>1</price><title>T</title>"

static const struct {
    const char *title, *document, *want;
} books[] = {
    {"a required attribute is missing", "<catalog><book lang='x'><title/></book></catalog>",
     "E_MISSING @9 in.xml:1:10: catalog/book[1]: @id is missing (books.schema:43)"},
    {"a required attribute is missing, in an empty element", "<catalog><book/></catalog>",
     "E_MISSING @9 in.xml:1:10: catalog/book[1]: @id is missing (books.schema:43)"},
    {"a required attribute is missing, and another is wrong behind it",
     "<catalog>" GOOD "<book id='x'/><book/></catalog>",
     "E_VALUE @106 in.xml:1:107: catalog/book[2]/@id: \"x\" is not a u32 (books.schema:43)"},
    {"all children are missing", "<catalog><book id='1'/></catalog>",
     "E_MISSING @9 in.xml:1:10: catalog/book[1]: title is missing (books.schema:45)"},
    {"the first in schema order is told", BOOK("<title>T</title><price>1</price>"),
     "E_COUNT @54 in.xml:1:55: catalog/book[1]: the number of author is outside what the schema "
     "gives (books.schema:46)"},
    {"a list that needs one", BOOK("<title>T</title><year>2000</year><price>1</price>"),
     "E_COUNT @71 in.xml:1:72: catalog/book[1]: the number of author is outside what the schema "
     "gives (books.schema:46)"},
    {"the last one is missing", SECOND("<title>T</title><author>A</author><year>2000</year>\n "),
     "E_MISSING @162 in.xml:2:2: catalog/book[2]: price is missing (books.schema:48)"},
    {"a nil element is missing",
     BOOK("<title xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:nil='true'/>" REST),
     "E_MISSING @146 in.xml:1:147: catalog/book[1]: title is missing (books.schema:45)"},
    {"content in a nil element",
     BOOK("<title xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:nil='true'> x</title>"),
     "E_NIL @95 in.xml:1:96: catalog/book[1]/title: the element says xsi:nil and is not empty"},
    {"a child in a nil element",
     BOOK("<title xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:nil='true'><x/></title>"),
     "E_NIL @94 in.xml:1:95: catalog/book[1]/title: the element says xsi:nil and is not empty"},
    {"a child in a nil record",
     "<catalog xmlns:i='http://www.w3.org/2001/XMLSchema-instance'>" GOOD
     "<book i:nil='true'><title/></book></catalog>",
     "E_NIL @167 in.xml:1:168: catalog/book[2]: the element says xsi:nil and is not empty"},
    {"a child twice", BOOK("<title>T</title><title>U</title>" REST),
     "E_REPEATED @38 in.xml:1:39: catalog/book[1]/title: title stands twice (books.schema:45)"},
    {"a child twice, the second is not plain", BOOK("<title>T</title>" REST "<title >&bad;"),
     "E_REPEATED @89 in.xml:1:90: catalog/book[1]/title: title stands twice (books.schema:45)"},
    {"a child twice, the first is empty", BOOK("<title/>" REST "<title/>"),
     "E_REPEATED @81 in.xml:1:82: catalog/book[1]/title: title stands twice (books.schema:45)"},
    {"a child twice, the second is not a number", BOOK("<year>2000</year><year>x</year>"),
     "E_REPEATED @39 in.xml:1:40: catalog/book[1]/year: year stands twice (books.schema:47)"},
    {"an element in a text", BOOK("<title>a <b>T</b></title>"),
     "E_NOT_TEXT @31 in.xml:1:32: catalog/book[1]/title: the element \"b\" stands where only "
     "text may be (books.schema:45)"},
    {"an element in a text, that the schema knows elsewhere", BOOK("<title><author/></title>"),
     "E_NOT_TEXT @29 in.xml:1:30: catalog/book[1]/title: the element \"author\" stands where "
     "only text may be (books.schema:45)"},
    {"an element in a number", BOOK("<year>2000<x/></year>"),
     "E_NOT_TEXT @32 in.xml:1:33: catalog/book[1]/year: the element \"x\" stands where only text "
     "may be (books.schema:47)"},
    {"no number", BOOK(TAKES "<year>MMX</year>"),
     "E_VALUE @78 in.xml:1:79: catalog/book[1]/year: \"MMX\" is not an i32(1450..2100) "
     "(books.schema:47)"},
    {"no number, with blanks in front", BOOK(TAKES "<year>\n\n  MMX </year>"),
     "E_VALUE @82 in.xml:3:3: catalog/book[1]/year: \"MMX\" is not an i32(1450..2100) "
     "(books.schema:47)"},
    {"no number, behind a comment", BOOK(TAKES "<year> <!-- c -->x</year>"),
     "E_VALUE @89 in.xml:1:90: catalog/book[1]/year: \"x\" is not an i32(1450..2100) "
     "(books.schema:47)"},
    {"no number, behind a reference to a blank", BOOK(TAKES "<year>&#32;x</year>"),
     "E_VALUE @83 in.xml:1:84: catalog/book[1]/year: \"x\" is not an i32(1450..2100) "
     "(books.schema:47)"},
    {"no number, in CDATA", BOOK(TAKES "<year> <![CDATA[ x]]></year>"),
     "E_VALUE @89 in.xml:1:90: catalog/book[1]/year: \"x\" is not an i32(1450..2100) "
     "(books.schema:47)"},
    {"an empty number", BOOK(TAKES "<year></year>"),
     "E_EMPTY @72 in.xml:1:73: catalog/book[1]/year: nothing stands where i32(1450..2100) must "
     "be (books.schema:47)"},
    {"an empty number in an empty element", BOOK(TAKES "<year/>"),
     "E_EMPTY @72 in.xml:1:73: catalog/book[1]/year: nothing stands where i32(1450..2100) must "
     "be (books.schema:47)"},
    {"an empty number of blanks", BOOK(TAKES "<year>\n </year>"),
     "E_EMPTY @72 in.xml:1:73: catalog/book[1]/year: nothing stands where i32(1450..2100) must "
     "be (books.schema:47)"},
    {"a number below its bounds", BOOK(TAKES "<year>1449</year>"),
     "E_RANGE @78 in.xml:1:79: catalog/book[1]/year: \"1449\" is outside i32(1450..2100) "
     "(books.schema:47)"},
    {"a number above its bounds", BOOK(TAKES "<year>2101</year>"),
     "E_RANGE @78 in.xml:1:79: catalog/book[1]/year: \"2101\" is outside i32(1450..2100) "
     "(books.schema:47)"},
    {"a number above its type", "<catalog><book id='4294967296'/></catalog>",
     "E_RANGE @19 in.xml:1:20: catalog/book[1]/@id: \"4294967296\" is outside u32 "
     "(books.schema:43)"},
    {"a number below its type", "<catalog><book id=\"-1\"/></catalog>",
     "E_RANGE @19 in.xml:1:20: catalog/book[1]/@id: \"-1\" is outside u32 (books.schema:43)"},
    {"an attribute that is no number", "<catalog><book id=\"  x1\"/></catalog>",
     "E_VALUE @21 in.xml:1:22: catalog/book[1]/@id: \"x1\" is not a u32 (books.schema:43)"},
    {"an attribute that is empty", "<catalog><book id=\"\"/></catalog>",
     "E_EMPTY @19 in.xml:1:20: catalog/book[1]/@id: nothing stands where u32 must be "
     "(books.schema:43)"},
    {"too many digits", BOOK("<price>1.005</price>"),
     "E_VALUE @29 in.xml:1:30: catalog/book[1]/price: \"1.005\" is not a decimal(2) "
     "(books.schema:48)"},
    {"a comma", SECOND("<title>T</title><author>A</author><year>2000</year><price>12,5</price>"),
     "E_VALUE @167 in.xml:1:168: catalog/book[2]/price: \"12,5\" is not a decimal(2) "
     "(books.schema:48)"},
    {"an unknown word", BOOK("<genre>poetry</genre>"),
     "E_VALUE @29 in.xml:1:30: catalog/book[1]/genre: \"poetry\" is not a genre (books.schema:49)"},
    {"a word in another case", BOOK("<genre>Fiction</genre>"),
     "E_VALUE @29 in.xml:1:30: catalog/book[1]/genre: \"Fiction\" is not a genre "
     "(books.schema:49)"},
    {"a long value is cut in the message",
     BOOK("<year>1234567890123456789012345678901234567890123456789012345678901234567890</year>"),
     "E_RANGE @28 in.xml:1:29: catalog/book[1]/year: "
     "\"123456789012345678901234567890123456789012345678901234567890123\" is outside "
     "i32(1450..2100) (books.schema:47)"},
    {"a long value is cut between characters",
     BOOK("<year>x\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9"
          "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9"
          "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9"
          "\xC3\xA9</year>"),
     "E_VALUE @28 in.xml:1:29: catalog/book[1]/year: "
     "\"x\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251"
     "\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251"
     "\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\303\251\" is not an "
     "i32(1450..2100) (books.schema:47)"},
    {"the first place counts, not the first field", BOOK("<price>x</price><title/><title/>"),
     "E_VALUE @29 in.xml:1:30: catalog/book[1]/price: \"x\" is not a decimal(2) (books.schema:48)"},
    {"the tag is read whole before its values", "<catalog><book id='x' lang='&no;'/></catalog>",
     "E_ENTITY @28 in.xml:1:29: catalog/book[1]: the entity \"no\" is not declared"},
    {"a leaf is read whole before its value", BOOK("<year>x&no;</year>"),
     "E_ENTITY @29 in.xml:1:30: catalog/book[1]/year: the entity \"no\" is not declared"},
    {"lines and columns", "<catalog>\n\n<book id='1'>\r\n\t<year>\xC3\xA9</year>",
     "E_VALUE @33 in.xml:4:8: catalog/book[1]/year: \"\303\251\" is not an i32(1450..2100) "
     "(books.schema:47)"},
};

#define XSI     " xmlns:i='http://www.w3.org/2001/XMLSchema-instance'"
#define SAID    "<said>a</said><said>b</said>"
#define ANIMAL  "<animal id='1'><weight>2</weight>" SAID "</animal>"
#define PENS    "<pens>" ANIMAL "</pens>"
#define OWNER   "<owner>O</owner>"
#define ZOO(in) "<zoo name=\"Z\">" in "</zoo>"
#define PEN(in) ZOO("<pens>" ANIMAL "<animal id=\"1\">" in "</animal></pens>")

static const struct {
    const char *title, *document, *want;
} zoos[] = {
    {"the root's attribute is missing", "<zoo>" PENS "</zoo>",
     "E_MISSING @0 in.xml:1:1: zoo: @name is missing (zoo.schema:5)"},
    {"a record is missing", ZOO(PENS),
     "E_MISSING @97 in.xml:1:98: zoo: owner is missing (zoo.schema:9)"},
    {"a nil record is missing", "<zoo name='Z'" XSI ">" PENS "<owner i:nil='true'/></zoo>",
     "E_MISSING @170 in.xml:1:171: zoo: owner is missing (zoo.schema:9)"},
    {"a streamed list that needs one, without its wrapper", ZOO(OWNER),
     "E_COUNT @30 in.xml:1:31: zoo: the number of pens/animal is outside what the schema gives "
     "(zoo.schema:8)"},
    {"a streamed list that needs one, in an empty wrapper", ZOO(OWNER "<pens/>"),
     "E_COUNT @37 in.xml:1:38: zoo: the number of pens/animal is outside what the schema gives "
     "(zoo.schema:8)"},
    {"a streamed list of nil records",
     "<zoo name='Z'" XSI "><pens><animal i:nil='1'/></pens>" OWNER "</zoo>",
     "E_COUNT @114 in.xml:1:115: zoo: the number of pens/animal is outside what the schema gives "
     "(zoo.schema:8)"},
    {"a list that needs two has one", PEN("<weight>1</weight><said>a</said>"),
     "E_COUNT @137 in.xml:1:138: zoo/pens/animal[2]: the number of said is outside what the "
     "schema gives (zoo.schema:26)"},
    {"a list that needs two has none, and what is before it is missing", PEN(""),
     "E_MISSING @105 in.xml:1:106: zoo/pens/animal[2]: weight is missing (zoo.schema:22)"},
    {"a list that takes three has four", PEN("<said>a</said>" SAID "<said>d</said>"),
     "E_COUNT @147 in.xml:1:148: zoo/pens/animal[2]/said[4]: the number of said is outside what "
     "the schema gives (zoo.schema:26)"},
    {"a list that takes three has four, not plain", PEN("<said>a</said>" SAID "<said a=''>&no;"),
     "E_COUNT @147 in.xml:1:148: zoo/pens/animal[2]/said[4]: the number of said is outside what "
     "the schema gives (zoo.schema:26)"},
    {"a list in the root that takes three",
     ZOO("<note/><note>n</note>" PENS "<note/>" OWNER "<note/>"),
     "E_COUNT @141 in.xml:1:142: zoo/note[4]: the number of note is outside what the schema "
     "gives (zoo.schema:7)"},
    {"a flag twice", PEN("<tame/><tame/>"),
     "E_REPEATED @112 in.xml:1:113: zoo/pens/animal[2]/tame: tame stands twice (zoo.schema:23)"},
    {"a scalar behind two wrappers", PEN("<info><born>1</born></info><info><born>2</born></info>"),
     "E_REPEATED @138 in.xml:1:139: zoo/pens/animal[2]/info/born: born stands twice "
     "(zoo.schema:24)"},
    {"an attribute behind two wrappers",
     PEN("<info><where name='a'/><where/><where name='b'/></info>"),
     "E_REPEATED @143 in.xml:1:144: zoo/pens/animal[2]/info/where/@name: @name stands twice "
     "(zoo.schema:25)"},
    {"an attribute behind two wrappers, which are in two wrappers",
     PEN("<info><where name='a'/></info><info><x/><where\nname='b'/></info>"),
     "E_REPEATED @152 in.xml:2:1: zoo/pens/animal[2]/info/where/@name: @name stands twice "
     "(zoo.schema:25)"},
    {"a value in wrappers", PEN("<info><where/><born>x</born></info>"),
     "E_VALUE @125 in.xml:1:126: zoo/pens/animal[2]/info/born: \"x\" is not an i32 "
     "(zoo.schema:24)"},
    {"a value of a nested item", ZOO(PENS "<deputy>D</deputy>" OWNER "<deputy>"),
     "E_REPEATED @131 in.xml:1:132: zoo/deputy: deputy stands twice (zoo.schema:10)"},
    {"an unknown attribute in a strict record", ZOO("<form k='1' l='2'/>"),
     "E_UNKNOWN @26 in.xml:1:27: zoo/form: \"l\" is not in the schema"},
    {"an unknown attribute in a strict record, before a value that is wrong",
     ZOO("<form l='2' k='x'/>"), "E_UNKNOWN @20 in.xml:1:21: zoo/form: \"l\" is not in the schema"},
    {"a value that is wrong in a strict record, before an unknown attribute",
     ZOO("<form k='256' l='2'/>"),
     "E_RANGE @23 in.xml:1:24: zoo/form/@k: \"256\" is outside u8 (zoo.schema:40)"},
    {"an unknown attribute with a prefix", ZOO("<form xmlns:p='u' p:l='2'/>"),
     "E_UNKNOWN @32 in.xml:1:33: zoo/form: \"p:l\" is not in the schema"},
    {"an unknown attribute of a leaf in a strict record", ZOO("<form><x a='1'>1</x></form>"),
     "E_UNKNOWN @23 in.xml:1:24: zoo/form/x: \"a\" is not in the schema"},
    {"an unknown element in a strict record", ZOO("<form><x>1</x>\n<z/></form>"),
     "E_UNKNOWN @29 in.xml:2:1: zoo/form: \"z\" is not in the schema"},
    {"text in a strict record", ZOO("<form><x>1</x> text</form>"),
     "E_UNKNOWN @29 in.xml:1:30: zoo/form: \"text\" is not in the schema"},
    {"text in a strict record, by reference", ZOO("<form>&#32;<!-- -->&#x2e;<x>1</x></form>"),
     "E_UNKNOWN @33 in.xml:1:34: zoo/form: \"text\" is not in the schema"},
    {"text in a strict record, in CDATA", ZOO("<form><![CDATA[ ]]><![CDATA[ \nx]]></form>"),
     "E_UNKNOWN @44 in.xml:2:1: zoo/form: \"text\" is not in the schema"},
    {"text in a strict record, between plain children", ZOO("<form><x>1</x>.<y>2</y></form>"),
     "E_UNKNOWN @28 in.xml:1:29: zoo/form: \"text\" is not in the schema"},
    {"a missing child of a strict record", ZOO("<form><y/></form>"),
     "E_MISSING @24 in.xml:1:25: zoo/form: x is missing (zoo.schema:41)"},
    {"the first and the seventieth arm: the first is missing", ZOO("<wide><a69>1</a69></wide>"),
     "E_MISSING @32 in.xml:1:33: zoo/wide: a0 is missing (zoo.schema:100)"},
    {"the first and the seventieth arm: the seventieth is missing", ZOO("<wide><a0>1</a0></wide>"),
     "E_MISSING @30 in.xml:1:31: zoo/wide: a69 is missing (zoo.schema:169)"},
    {"an arm beyond the bits twice", ZOO("<wide><a68>1</a68><a68>2</a68></wide>"),
     "E_REPEATED @32 in.xml:1:33: zoo/wide/a68: a68 stands twice (zoo.schema:168)"},
    {"a value of an arm beyond the bits", ZOO("<wide><a64>x</a64></wide>"),
     "E_VALUE @25 in.xml:1:26: zoo/wide/a64: \"x\" is not an i32 (zoo.schema:164)"},
    {"the last of several is converted",
     ZOO("<wide><a0>0</a0><a69>1</a69></wide><wide><a0>x</a0></wide>"),
     "E_VALUE @59 in.xml:1:60: zoo/wide/a0: \"x\" is not an i32 (zoo.schema:100)"},
    {"the first of several is checked as XML only", ZOO("<motto>m</motto><motto>&no;</motto>"),
     "E_ENTITY @37 in.xml:1:38: zoo/motto: the entity \"no\" is not declared"},
    {"the first of several, a record, is checked as XML only",
     ZOO("<form><x>1</x></form><form><x>x</x><y></form>"),
     "E_END_TAG @52 in.xml:1:53: zoo/form/y: the end tag \"form\" does not fit: y is open"},
    {"a date", ZOO("<opened>2023-02-29</opened>"),
     "E_VALUE @22 in.xml:1:23: zoo/opened: \"2023-02-29\" is not a date (zoo.schema:6)"},
    {"a nested item", PEN("<weight>1</weight>" SAID "<keeper/><keeper role='&no;'/>"),
     "E_ENTITY @174 in.xml:1:175: zoo/pens/animal[2]/keeper[2]: the entity \"no\" is not declared"},
    {"own text that is not well-formed", PEN("<keeper>K</keeper><keeper>a<b/>&no;</keeper>"),
     "E_ENTITY @136 in.xml:1:137: zoo/pens/animal[2]/keeper[2]: the entity \"no\" is not declared"},
    {"an unknown word in an attribute", ZOO("<pens><animal id='1' kind='cow'/></pens>"),
     "E_VALUE @41 in.xml:1:42: zoo/pens/animal[1]/@kind: \"cow\" is not an enum(cat, dog) "
     "(zoo.schema:21)"},
    {"an unknown word in an attribute, as the schema spells it",
     ZOO("<pens><animal id=\"1\" kind=\"cow\"/></pens>"),
     "E_VALUE @41 in.xml:1:42: zoo/pens/animal[1]/@kind: \"cow\" is not an enum(cat, dog) "
     "(zoo.schema:21)"},
};

static void books_have_one_error_in_all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof books / sizeof *books; i++)
        ways_check(books[i].title, &books_ways, stax_str_of(books[i].document), NULL,
                   books[i].want);
}

static void zoos_have_one_error_in_all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof zoos / sizeof *zoos; i++)
        ways_check(zoos[i].title, &zoo_ways, stax_str_of(zoos[i].document), NULL, zoos[i].want);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(books_have_one_error_in_all_ways),
        cmocka_unit_test(zoos_have_one_error_in_all_ways),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
