/*
 * Values of attributes: references, white space, and names that stand twice.
 */
#include "token_harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SIXTEEN "<a a='' b='' c='' d='' e='' f='' g='' h='' i='' j='' k='' l='' m='' n='' o='' p=''"

static const token_case cases[] = {
    {"nothing", "<a b=''/>", "<a b=\"\"></a>."},
    {"white space, each a blank", "<a b=' \t\n x'/>", "<a b=\"    x\"></a>."},
    {"line ends, each a blank", "<a b='1\r\n2\r3\n4\r\r\n5\n\r6'/>",
     "<a b=\"1 2 3 4  5  6\"></a>."},
    {"white space by reference stays", "<a b='&#32;&#9;&#10;&#13;'/>",
     "<a b=\" \\x09\\n\\x0D\"></a>."},
    {"references", "<a b='&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;'/>",
     "<a b=\"<>&\"'A\\xF0\\x9F\\x98\\x80\"></a>."},
    {"references that do not make references", "<a b='&amp;lt; &#38;amp;'/>",
     "<a b=\"&lt; &amp;\"></a>."},
    {"several values that are not plain", "<a b='&lt;' c='x' d=\"\t\" e='&#x10FFFF;&gt;'/>",
     "<a b=\"<\" c=\"x\" d=\" \" e=\"\\xF4\\x8F\\xBF\\xBF>\"></a>."},
    {"']]>' is nothing special", "<a b=']]>'/>", "<a b=\"]]>\"></a>."},
    {"a CR at the end", "<a b='\r'/>", "<a b=\" \"></a>."},
    {"'<' by reference is allowed", "<a b='&#60;&lt;'/>", "<a b=\"<<\"></a>."},
    {"'<' is not", "<a b='&lt;<'/>", "!E_LESS_THAN 1:11 @10"},
    {"'&' alone", "<a b='&'/>", "!E_REFERENCE 1:7 @6"},
    {"'&' and a blank", "<a b='a & b'/>", "!E_REFERENCE 1:9 @8"},
    {"a reference that the quote ends", "<a b='&lt'/>", "!E_REFERENCE 1:7 @6"},
    {"an entity", "<a b='x&y;'/>", "!E_ENTITY 1:8 @7 'y'"},
    {"a character that XML does not allow", "<a b='&#11;'/>", "!E_CHARACTER 1:7 @6"},
    {"the input ends in a reference", "<a b='&l", "!E_TRUNCATED 1:9 @8"},
    {"the input ends behind a CR", "<a b='\r", "!E_TRUNCATED 2:1 @7"},
    {"a name twice", "<a b='' c='' b=''/>", "!E_ATTRIBUTE_TWICE 1:14 @13 'b'"},
    {"a name twice, with a value that is wrong behind", "<a b='' b='&;'/>",
     "!E_ATTRIBUTE_TWICE 1:9 @8 'b'"},
    {"a name twice, with a value that is wrong before", "<a b='&;' b=''/>", "!E_REFERENCE 1:7 @6"},
    {"names that begin alike", "<a b='' bb='' bbb=''/>", "<a b=\"\" bb=\"\" bbb=\"\"></a>."},
    {"names that differ in case", "<a b='' B=''/>", "<a b=\"\" B=\"\"></a>."},
    {"the sixteenth is the first",
     "<a a='' b='' c='' d='' e='' f='' g='' h='' i='' j='' k='' l='' "
     "m='' n='' o='' a=''/>",
     "!E_ATTRIBUTE_TWICE 1:79 @78 'a'"},
    {"the seventeenth is the first",
     "<a a='' b='' c='' d='' e='' f='' g='' h='' i='' j='' k='' "
     "l='' m='' n='' o='' p='' a=''/>",
     "!E_ATTRIBUTE_TWICE 1:84 @83 'a'"},
    {"the first that stands twice of many",
     "<a a='' b='' c='' d='' e='' f='' g='' h='' i='' j='' "
     "k='' l='' m='' n='' o='' p='' q='' r='' r='' c='' "
     "a=''/>",
     "!E_ATTRIBUTE_TWICE 1:94 @93 'r'"},
    {"a name twice, of many, and a fault behind it", SIXTEEN " a='' q='<'/>",
     "!E_ATTRIBUTE_TWICE 1:84 @83 'a'"},
    {"a name twice, of many, and its value is wrong", SIXTEEN " a=1/>",
     "!E_ATTRIBUTE_TWICE 1:84 @83 'a'"},
    {"a name twice, of many, and no end", SIXTEEN " a='' q=''", "!E_ATTRIBUTE_TWICE 1:84 @83 'a'"},
    {"a name twice, of many, and a wrong character behind it", SIXTEEN " a='' q='\x01'/>",
     "!E_ATTRIBUTE_TWICE 1:84 @83 'a'"},
    {"a fault before a name twice, of many", SIXTEEN " q='&;' a=''/>", "!E_REFERENCE 1:87 @86"},
    {"a name that is cut, of many", SIXTEEN " q='' a", "!E_TRUNCATED 1:90 @89"},
    {"a name that begins like another, of many, and a fault", SIXTEEN " aa='' q=1/>",
     "!E_TAG 1:92 @91 (the value must stand in quotes)"},
    {"xmlns twice", "<a xmlns='u' xmlns='u'/>", "!E_ATTRIBUTE_TWICE 1:14 @13 'xmlns'"},
};

static void values_are_normalised_and_names_are_distinct(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_normalised_and_names_are_distinct),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
