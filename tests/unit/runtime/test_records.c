/*
 * Good documents in every spelling that XML allows: each is read in all ways, which must say the
 * same, and what is written beside it.
 */
#include "books_ways.h"
#include "zoo_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ONE         "1 \"en\" \"T\" by \"A\" 2000 100\n"
#define REST        "<author>A</author><year>2000</year><price>1</price>"
#define CATALOG(in) "<catalog>" in "</catalog>"
#define BOOK(in)    CATALOG("<book id=\"1\">" in "</book>")

static const struct {
    const char *title, *document, *want;
} books[] = {
    {"as the schema has it",
     "<catalog>\n"
     "  <book id=\"1\" lang=\"de\">\n"
     "    <title>Der Prozess</title>\n"
     "    <author>Franz Kafka</author>\n"
     "    <author>Max Brod</author>\n"
     "    <year>1925</year>\n"
     "    <price>9.95</price>\n"
     "    <genre>fiction</genre>\n"
     "    <tag>court</tag>\n"
     "    <tag>dream</tag>\n"
     "  </book>\n"
     "  <book id=\"2\">\n"
     "    <title>Emma</title><author>Jane Austen</author><year>1815</year><price>7</price>\n"
     "  </book>\n"
     "</catalog>\n",
     "1 \"de\" \"Der Prozess\" by \"Franz Kafka\",\"Max Brod\" 1925 995 fiction tags "
     "\"court\",\"dream\"\n"
     "2 \"en\" \"Emma\" by \"Jane Austen\" 1815 700\nEND"},
    {"no book", "<catalog></catalog>", "END"},
    {"an empty element", "<catalog/>", "END"},
    {"an empty element with a blank", "<catalog />", "END"},
    {"a byte order mark", "\xEF\xBB\xBF" BOOK("<title>T</title>" REST), ONE "END"},
    {"a declaration",
     "<?xml version='1.0' encoding=\"utf-8\" standalone='yes' ?>\n" BOOK("<title>T</title>" REST),
     ONE "END"},
    {"a mark and a declaration of a later version",
     "\xEF\xBB\xBF<?xml version=\"1.9\"?>" BOOK("<title>T</title>" REST), ONE "END"},
    {"a DOCTYPE",
     "<!DOCTYPE catalog SYSTEM \"a>b\" [<!ENTITY e \"]>\"> <!-- ]> --> <?p ]> ?> %pe;\n"
     "<!ATTLIST book id CDATA '>'>] >" BOOK("<title>T</title>" REST),
     ONE "END"},
    {"things around the root",
     "<?p?> <!-- a - b --> <?xml-stylesheet x?>\r\n" BOOK(
         "<title>T</title>" REST) "\n<!----><?q ?>\t",
     ONE "END"},
    {"children in the reverse order",
     BOOK("<tag>b</tag><genre>history</genre><price>1</price><year>2000</year><author>A</author>"
          "<tag>a</tag><title>T</title>"),
     "1 \"en\" \"T\" by \"A\" 2000 100 history tags \"b\",\"a\"\nEND"},
    {"lists that are interleaved",
     BOOK("<tag>1</tag><author>A</author><tag>2</tag><title>T</title><author>B</author><year>2000"
          "</year><tag>3</tag><price>1</price><author>C</author><tag>4</tag><tag>5</tag>"),
     "1 \"en\" \"T\" by \"A\",\"B\",\"C\" 2000 100 tags \"1\",\"2\",\"3\",\"4\",\"5\"\nEND"},
    {"text between children", BOOK("a<title>T</title>b > c" REST "&lt;d]]") "", ONE "END"},
    {"references",
     BOOK("<title>&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&#x20ac;&#x1F600;</title>" REST),
     "1 \"en\" \"<>&\"'AB\\xE2\\x82\\xAC\\xF0\\x9F\\x98\\x80\" by \"A\" 2000 100\nEND"},
    {"references in numbers",
     CATALOG("<book id='&#49;2&#x20;'><title>T</title><author>A</author><year>&#50;000</year>"
             "<price>1&#46;5</price></book>"),
     "12 \"en\" \"T\" by \"A\" 2000 150\nEND"},
    {"CDATA",
     BOOK("<title>a<![CDATA[ <b> ]] &amp; ]]]><![CDATA[]]>]]</title><author><![CDATA[A]]></author>"
          "<year><![CDATA[20]]>00</year><price>1</price>"),
     "1 \"en\" \"a <b> ]] &amp; ]]]\" by \"A\" 2000 100\nEND"},
    {"comments and instructions everywhere",
     CATALOG("<!--<book>--><book id=\"1\"><!-- <title>x</title> --><?p <title>?><title>T<!-- a -->"
             "</title><?p?><author><!---->A<?p?></author><year>20<!-- < -->00</year><!-- ' -->"
             "<price><?a b?>1</price><!-- \" --></book><?x?>"),
     ONE "END"},
    {"a comment inside a word joins it", BOOK("<title>T<!-- -->U<?p?>V</title>" REST),
     "1 \"en\" \"TUV\" by \"A\" 2000 100\nEND"},
    {"single quotes", CATALOG("<book lang='d\"e' id='1'><title>T</title>" REST "</book>"),
     "1 \"d\"e\" \"T\" by \"A\" 2000 100\nEND"},
    {"odd blanks",
     "<catalog\n><book\tid =\n'1'\r\nlang= \"e\tn\"\n><title >T</title\n><author\n>A</author>"
     "<year >2000</year ><price>\n1\t</price>\r</book \n></catalog\t>",
     "1 \"e n\" \"T\" by \"A\" 2000 100\nEND"},
    {"'>' in an attribute",
     CATALOG("<book id=\"1\" x=\">\" lang=\"a>b\"><title>T</title>" REST "</book>"),
     "1 \"a>b\" \"T\" by \"A\" 2000 100\nEND"},
    {"line ends become one", BOOK("<title>a\r\nb\rc\nd\r\r\ne</title>" REST),
     "1 \"en\" \"a\\x0Ab\\x0Ac\\x0Ad\\x0A\\x0Ae\" by \"A\" 2000 100\nEND"},
    {"line ends in CDATA", BOOK("<title>x<![CDATA[a\r\nb\rc\r]]>\ny</title>" REST),
     "1 \"en\" \"xa\\x0Ab\\x0Ac\\x0A\\x0Ay\" by \"A\" 2000 100\nEND"},
    {"a CR by reference stays", BOOK("<title>a&#13;\nb</title>" REST),
     "1 \"en\" \"a\\x0D\\x0Ab\" by \"A\" 2000 100\nEND"},
    {"white space in attributes",
     CATALOG("<book id=\"1\" lang=\"a\r\nb\rc\nd\te&#10;f&#9;\"><title>T</title>" REST "</book>"),
     "1 \"a b c d e\\x0Af\\x09\" \"T\" by \"A\" 2000 100\nEND"},
    {"strings are trimmed, attributes are not",
     CATALOG("<book id=\" 1 \" lang=\" x \"><title>\n T U </title><author> A</author><year> 2000 "
             "</year><price>\n1\n</price></book>"),
     "1 \" x \" \"T U\" by \"A\" 2000 100\nEND"},
    {"trimming comes after decoding", BOOK("<title>&#32;T<![CDATA[ ]]></title>" REST), ONE "END"},
    {"empty strings",
     BOOK("<title/><author></author><author> </author><year>2000</year><price>1"
          "</price><tag /><tag></tag >"),
     "1 \"en\" \"\" by \"\",\"\" 2000 100 tags \"\",\"\"\nEND"},
    {"an empty optional word is absent", BOOK("<title>T</title>" REST "<genre> </genre>"),
     ONE "END"},
    {"an empty element that is an optional word", BOOK("<genre/><title>T</title>" REST), ONE "END"},
    {"xsi:nil, under another prefix",
     CATALOG("<book id=\"1\"><title>T</title>" REST
             "<genre xmlns:i=\"http://www.w3.org/2001/XMLSchema-instance\" i:nil=\" true "
             "\"></genre>"
             "<tag xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:nil='1'/></book>"),
     ONE "END"},
    {"a nil record is as if it were not there",
     "<catalog xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><book i:nil='true' "
     "id='x'/><book "
     "id=\"1\"><title>T</title>" REST "</book><book i:nil='true'> <!-- --></book></catalog>",
     ONE "END"},
    {"xsi:nil=\"false\" is nothing",
     "<catalog xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><book i:nil='false' "
     "id='1'><title i:nil='0'>T</title>" REST "</book></catalog>",
     ONE "END"},
    {"nil in another namespace is nothing",
     "<catalog xmlns:i='http://x'><book id='1'><title i:nil='true'>T</title>" REST
     "</book></catalog>",
     ONE "END"},
    {"prefixes on any element",
     "<p:catalog xmlns:p='u'><p:book id='1'><q:title xmlns:q='v'>T</q:title><p:author>A</p:author>"
     "<p:year p:x='1'>2000</p:year><price>1</price></p:book></p:catalog>",
     ONE "END"},
    {"a default namespace",
     "<catalog xmlns='u'><book id='1' xmlns=''><title xmlns='w'>T</title>" REST "</book></catalog>",
     ONE "END"},
    {"one URI under two prefixes, which are two names of different elements",
     "<catalog xmlns:a='u' xmlns:b='u'><a:book id='1'><b:title a:k='1'>T</b:title>" REST
     "</a:book></catalog>",
     ONE "END"},
    {"attributes with a prefix are others",
     "<catalog xmlns:p='u'><book p:id='x' id='1' p:lang='y' xml:lang='z'><title>T</title>" REST
     "</book></catalog>",
     ONE "END"},
    {"what the schema does not know",
     "<catalog x='1'><other><book id='7'/><title>no &amp; </title></other><book id='1' y='2'>"
     "<titles/><title z='3'>T</title><tit>x<title/></tit>" REST
     "<x><x><x a='>'/></x></x></book><books/></catalog>",
     ONE "END"},
    {"unknown elements with prefixes and declarations",
     "<catalog><p:x xmlns:p='u'><p:y xmlns:p='v' p:z=''/><q:y xmlns:q='w'></q:y></p:x><book "
     "id='1'><title>T</title>" REST "</book></catalog>",
     ONE "END"},
    {"names beyond ASCII",
     "<catalog><\xC3\xA9t\xC3\xA9 \xE2\xB0\x80='1'>\xF0\x9F\x98\x80</\xC3\xA9t\xC3\xA9><book "
     "id='1'><title>T</title>" REST "</book></catalog>",
     ONE "END"},
    {"xml:space is an attribute", BOOK("<title xml:space='preserve'> T </title>" REST), ONE "END"},
    {"numbers at their bounds",
     CATALOG("<book id='4294967295'><title>T</title><author>A</author><year>+0001450</year>"
             "<price>-92233720368547758.08</price></book><book id='-0'><title>T</title><author>A"
             "</author><year>2100</year><price>92233720368547758.07</price></book>"),
     "4294967295 \"en\" \"T\" by \"A\" 1450 -9223372036854775808\n"
     "0 \"en\" \"T\" by \"A\" 2100 9223372036854775807\nEND"},
    {"a tag that ends a block",
     BOOK("<title>0123456789012345678901234567890123</title>" REST
          "<!-- 0123456789012345678901234567890123456789 -->"),
     "1 \"en\" \"0123456789012345678901234567890123\" by \"A\" 2000 100\nEND"},
};

static void books_are_the_same_in_all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof books / sizeof *books; i++)
        ways_check(books[i].title, &books_ways, stax_str_of(books[i].document), NULL,
                   books[i].want);
}

#define XSI      " xmlns:i='http://www.w3.org/2001/XMLSchema-instance'"
#define SAID     "<said>a</said><said>b</said>"
#define PENS     "<pens><animal id=\"1\"><weight>2</weight>" SAID "</animal></pens>"
#define ZOO(in)  "<zoo name=\"Z\">" in "</zoo>"
#define OWNER    "<owner>O</owner>"
#define SAYS     "1 weight=2 said=\"a\" said=\"b\"\nzoo name=\"Z\""
#define SAYS_ALL SAYS " owner(\"O\")\nEND"

static const struct {
    const char *title, *document, *want;
} zoos[] = {
    {"all of it",
     ZOO("<opened>1844-08-01</opened><note>n1</note><note>n2</note><pens><animal id=\"7\" "
         "kind=\"dog\"><weight>3.5</weight><tame/><info><born>2001</born><where name=\"hall\"/>"
         "</info><said>wuff</said><said>waff</said><said>w</said><keeper role=\"day\">K</keeper>"
         "<keeper>L</keeper></animal></pens><owner>O</owner><deputy role='x'>D</deputy><motto>M"
         "</motto><mood>ok</mood><chief>C</chief><form k='3'><x>1</x><y>2</y></form><wide><a0>5"
         "</a0><a63>6</a63><a64>7</a64><a69>8</a69></wide>"),
     "7 kind=1 weight=3.5 tame born=2001 place=\"hall\" said=\"wuff\" said=\"waff\" said=\"w\" "
     "keeper(\"K\" role=\"day\") keeper(\"L\")\n"
     "zoo name=\"Z\" opened=1844-8-1 note=\"n1\" note=\"n2\" owner(\"O\") deputy(\"D\" role=\"x\")"
     " motto=\"M\" mood=\"ok\" chief(\"C\") form x=1 y=2 k=3 wide a0=5 a63=6 a64=7 a69=8\nEND"},
    {"what must be", ZOO(PENS OWNER), SAYS_ALL},
    {"records behind and before", ZOO(OWNER PENS), SAYS_ALL},
    {"a wrapper twice is one",
     ZOO("<pens/>" OWNER PENS "<note>n</note><pens> <animal id='2'><weight>1</weight>" SAID
         "</animal><x/></pens>"),
     "1 weight=2 said=\"a\" said=\"b\"\n2 weight=1 said=\"a\" said=\"b\"\nzoo name=\"Z\" note=\"n\""
     " owner(\"O\")\nEND"},
    {"wrappers in wrappers",
     ZOO(OWNER "<pens><animal id='1'>" SAID "<info><x/><where/></info><weight>2</weight><info>"
               "<where name='p'><x/></where></info><tame>x<y/></tame><info><born>3</born></info>"
               "</animal></pens>"),
     "1 weight=2 tame born=3 place=\"p\" said=\"a\" said=\"b\"\nzoo name=\"Z\" owner(\"O\")\nEND"},
    {"wrappers with a prefix",
     "<zoo name='Z' xmlns:p='u'><p:pens><p:animal id='1'><weight>2</weight><p:info><p:where "
     "name='p'/></p:info>" SAID "</p:animal></p:pens><p:owner>O</p:owner></zoo>",
     "1 weight=2 place=\"p\" said=\"a\" said=\"b\"\nzoo name=\"Z\" owner(\"O\")\nEND"},
    {"own text is joined across children",
     ZOO(PENS "<owner> O<!-- -->w<x>no</x>n&#101;<![CDATA[r]]><?p?> </owner>"),
     SAYS " owner(\"Owner\")\nEND"},
    {"own text that is empty", ZOO(PENS "<owner/>"), SAYS " owner(\"\")\nEND"},
    {"own text with an attribute in an empty element", ZOO(PENS "<owner role='r'/>"),
     SAYS " owner(\"\" role=\"r\")\nEND"},
    {"own text that is plain, with blanks", ZOO(PENS "<owner>\n O \n</owner>"), SAYS_ALL},
    {"the first of several stays",
     ZOO(PENS OWNER "<motto>1</motto><motto>2<!-- --></motto><motto/><form><x>1</x></form><form>"
                    "<x>nan</x></form><form/>"),
     SAYS " owner(\"O\") motto=\"1\" form x=1 y=7\nEND"},
    {"the last of several stays",
     ZOO(PENS OWNER "<mood>1</mood><mood>2<!-- --></mood><chief role='a'>C</chief><chief>D</chief>"
                    "<wide><a0>1</a0><a1>1</a1><a69>1</a69></wide><wide><a69>2</a69><a0>3</a0>"
                    "</wide>"),
     SAYS " owner(\"O\") mood=\"2\" chief(\"D\") wide a0=3 a69=2\nEND"},
    {"a strict record with blanks, comments and declarations",
     ZOO(PENS OWNER "<form xmlns:p='u' xml:lang='x'>\n <!-- c --><x p:nothing=''> 1 </x>&#32;<?p?>"
                    "\r\n</form>") "",
     NULL},
    {"a strict record, empty default",
     ZOO(PENS OWNER "<form" XSI " i:schemaLocation='a b'> <y/> <x>1</x>\t</form>"),
     SAYS " owner(\"O\") form x=1 y=7\nEND"},
    {"nil records and leaves",
     "<zoo name='Z'" XSI ">" PENS OWNER
     "<deputy i:nil='true'/><chief>C</chief><chief i:nil='true'></chief><motto i:nil='true'/>"
     "<motto>m</motto><wide i:nil='1'/><opened i:nil='true'> <!-- --> </opened></zoo>",
     NULL},
    {"a nil item between others",
     "<zoo name='Z'" XSI "><pens><animal i:nil='true'/><animal id='1'><weight>2</weight>" SAID
     "<keeper i:nil='1'/><keeper>K</keeper><keeper i:nil='1'></keeper><keeper>L</keeper></animal>"
     "<animal i:nil='true'></animal></pens>" OWNER "</zoo>",
     "1 weight=2 said=\"a\" said=\"b\" keeper(\"K\") keeper(\"L\")\nzoo name=\"Z\" owner(\"O\")"
     "\nEND"},
    {"a nil flag is not there",
     "<zoo name='Z'" XSI "><pens><animal id='1'><weight>2</weight><tame i:nil='true'/>" SAID
     "</animal></pens>" OWNER "</zoo>",
     SAYS_ALL},
};

static void zoos_are_the_same_in_all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof zoos / sizeof *zoos; i++)
        ways_check(zoos[i].title, &zoo_ways, stax_str_of(zoos[i].document), NULL, zoos[i].want);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(books_are_the_same_in_all_ways),
        cmocka_unit_test(zoos_are_the_same_in_all_ways),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
