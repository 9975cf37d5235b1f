/*
 * Entities in content (4.4.2): their text stands where they are referred to, and is whole in
 * itself.
 */
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"text", DTD_DOCUMENT("<!ENTITY e 'x'>", "1&e;2"), "<a>1x2</a>."},
    {"text twice", DTD_DOCUMENT("<!ENTITY e 'x'>", "&e;&e;"), "<a>xx</a>."},
    {"text with blanks", DTD_DOCUMENT("<!ENTITY e ' x\n'>", "&e;"), "<a> x\\n</a>."},
    {"an element", DTD_DOCUMENT("<!ENTITY e '<b>x</b>'>", "1&e;2"), "<a>1<b>x</b>2</a>."},
    {"an empty element", DTD_DOCUMENT("<!ENTITY e '<b/>'>", "&e;"), "<a><b></b></a>."},
    {"elements with text around", DTD_DOCUMENT("<!ENTITY e '1<b>2</b>3<c/>4'>", "0&e;5"),
     "<a>01<b>2</b>3<c></c>45</a>."},
    {"a tag with attributes", DTD_DOCUMENT("<!ENTITY e '<b k=\"v\" l=\"&lt;&#9;\t\"/>'>", "&e;"),
     "<a><b k=\"v\" l=\"<  \"></b></a>."},
    {"in an element that is passed over",
     DTD_DOCUMENT("<!ENTITY e '<b>x</b>'>", "<skip>1&e;2</skip>&e;"), "<a><b>x</b></a>."},
    {"an element that is passed over in it",
     DTD_DOCUMENT("<!ENTITY e '1<skip><b>x</b></skip>2'>", "&e;"), "<a>12</a>."},
    {"a comment", DTD_DOCUMENT("<!ENTITY e '1<!-- < &#38; -->2'>", "&e;"), "<a>12</a>."},
    {"an instruction", DTD_DOCUMENT("<!ENTITY e '1<?p < &#38; ?>2'>", "&e;"), "<a>12</a>."},
    {"a CDATA section", DTD_DOCUMENT("<!ENTITY e '1<![CDATA[<b>&amp;]] ]>]]>2'>", "&e;"),
     "<a>1<b>&amp;]] ]>2</a>."},
    {"an entity in it", DTD_DOCUMENT("<!ENTITY e '[&f;]'><!ENTITY f '<b>y</b>'>", "&e;"),
     "<a>[<b>y</b>]</a>."},
    {"two deep", DTD_DOCUMENT("<!ENTITY e '&f;&f;'><!ENTITY f '(&g;)'><!ENTITY g '<b/>'>", "&e;"),
     "<a>(<b></b>)(<b></b>)</a>."},
    {"nothing", DTD_DOCUMENT("<!ENTITY e ''>", "[&e;]"), "<a>[]</a>."},
    {"nothing but an entity of nothing", DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f ''>", "[&e;]"),
     "<a>[]</a>."},
    {"the five", DTD_DOCUMENT("<!ENTITY e '&lt;&amp;&#38;amp;'>", "&e;"), "<a><&&</a>."},
    {"two brackets at its end", DTD_DOCUMENT("<!ENTITY e ']]'>", "&e;>"), "<a>]]></a>."},
    {"one bracket and the rest", DTD_DOCUMENT("<!ENTITY e ']'>", "&e;]>"), "<a>]]></a>."},
    {"the end of a section in it", DTD_DOCUMENT("<!ENTITY e ']]>'>", "&e;"),
     "<a>!E_CDATA_END 1:36 @35 in e"},
    {"the end of one in two entities", DTD_DOCUMENT("<!ENTITY e ']]&f;'><!ENTITY f '>'>", "&e;"),
     "<a>]]></a>."},
    {"a return at its end", DTD_DOCUMENT("<!ENTITY e 'x&#13;'>", "&e;\n"), "<a>x\\x0D\\n</a>."},
    {"a return in CDATA", DTD_DOCUMENT("<!ENTITY e '<![CDATA[&#13;&#10;]]>'>", "&e;"),
     "<a>\\x0D\\n</a>."},
    {"a return in a tag", DTD_DOCUMENT("<!ENTITY e '<b k=\"&#13;&#10;\"&#13;/>'>", "&e;"),
     "<a><b k=\"  \"></b></a>."},
    {"returns around a tag", DTD_DOCUMENT("<!ENTITY e '&#13;<b/>&#13;'>", "&e;"),
     "<a>\\x0D<b></b>\\x0D</a>."},
    {"a namespace of the element around it",
     DTD_DOCUMENT("<!ENTITY e '<p:b/>'>", "<c xmlns:p='u'>&e;</c>"),
     "<a><c xmlns:p=\"u\"><p:b></p:b></c></a>."},
    {"a prefix that is not declared there", DTD_DOCUMENT("<!ENTITY e '<p:b/>'>", "&e;"),
     "<a>!E_PREFIX 1:39 @38 'p' in e"},
    {"one that is declared in it", DTD_DOCUMENT("<!ENTITY e '<p:b xmlns:p=\"u\"/>'>", "&e;"),
     "<a><p:b xmlns:p=\"u\"></p:b></a>."},
    {"a start tag alone", DTD_DOCUMENT("<!ENTITY e '<b>'>", "&e;</b>"),
     "<a>!E_ENTITY_TEXT 1:36 @35 'e'"},
    {"an end tag alone", DTD_DOCUMENT("<!ENTITY e '</b>'>", "<b>&e;"),
     "<a><b>!E_ENTITY_TEXT 1:40 @39 'e'"},
    {"the end of the element around it, and its start",
     DTD_DOCUMENT("<!ENTITY e '</b><b>'>", "<b>&e;</b>"), "<a><b>!E_ENTITY_TEXT 1:43 @42 'e'"},
    {"a tag that is cut", DTD_DOCUMENT("<!ENTITY e '<b'>", "&e;/>"),
     "<a>!E_ENTITY_TEXT 1:35 @34 'e' in e"},
    {"a tag that is cut in a value", DTD_DOCUMENT("<!ENTITY e '<b k=\"'>", "&e;\"/>"),
     "<a>!E_ENTITY_TEXT 1:39 @38 'e' in e"},
    {"a comment that is cut", DTD_DOCUMENT("<!ENTITY e '<!-- '>", "&e; -->"),
     "<a>!E_ENTITY_TEXT 1:38 @37 'e' in e"},
    {"a section that is cut", DTD_DOCUMENT("<!ENTITY e '<![CDATA['>", "&e;]]>"),
     "<a>!E_ENTITY_TEXT 1:42 @41 'e' in e"},
    {"an instruction that is cut", DTD_DOCUMENT("<!ENTITY e '<?p '>", "&e;?>"),
     "<a>!E_ENTITY_TEXT 1:37 @36 'e' in e"},
    {"a '<' alone", DTD_DOCUMENT("<!ENTITY e '<'>", "&e;b/>"),
     "<a>!E_ENTITY_TEXT 1:34 @33 'e' in e"},
    {"a reference that is cut", DTD_DOCUMENT("<!ENTITY e '&#38;amp'>", "&e;;"),
     "<a>!E_REFERENCE 1:41 @40 in e"},
    {"an ampersand alone", DTD_DOCUMENT("<!ENTITY e '&#38;'>", "&e;"),
     "<a>!E_REFERENCE 1:38 @37 in e"},
    {"tags that do not fit", DTD_DOCUMENT("<!ENTITY e '<b></c>'>", "&e;"),
     "<a><b>!E_END_TAG 1:40 @39 'c' (b) in e"},
    {"a doubled attribute", DTD_DOCUMENT("<!ENTITY e '<b k=\"\" k=\"\"/>'>", "&e;"),
     "<a>!E_ATTRIBUTE_TWICE 1:47 @46 'k' in e"},
    {"a DOCTYPE", DTD_DOCUMENT("<!ENTITY e '<!DOCTYPE b>'>", "&e;"), "<a>!E_MARKUP 1:45 @44 in e"},
    {"a declaration", DTD_DOCUMENT("<!ENTITY e '<?xml version=\"1.0\"?>'>", "&e;"),
     "<a>!E_INSTRUCTION 1:54 @53 in e"},
    {"in itself", DTD_DOCUMENT("<!ENTITY e '&e;'>", "&e;"), "<a>!E_ENTITY_LOOP 1:36 @35 'e' in e"},
    {"in itself by another", DTD_DOCUMENT("<!ENTITY e '<b>&f;</b>'><!ENTITY f '&e;'>", "&e;"),
     "<a><b>!E_ENTITY_LOOP 1:60 @59 'e' in f"},
    {"not declared", DTD_DOCUMENT("", "&e;"), "<a>!E_ENTITY 1:19 @18 'e'"},
    {"not declared without a DOCTYPE", "<a>&e;</a>", "<a>!E_ENTITY 1:4 @3 'e'"},
    {"not declared, in an entity", DTD_DOCUMENT("<!ENTITY e 'x&f;'>", "1&e;"),
     "<a>!E_ENTITY 1:38 @37 'f' in e"},
    {"an external one", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x'>", "1&e;2"),
     "<a>!E_EXTERNAL 1:42 @41 'e'"},
    {"an unparsed one", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x' NDATA n>", "&e;"),
     "<a>!E_UNPARSED 1:49 @48 'e'"},
    {"outside the root", "<!DOCTYPE a [<!ENTITY e 'x'>]>&e;<a/>", "!E_OUTSIDE 1:31 @30"},
    {"behind the root", "<!DOCTYPE a [<!ENTITY e 'x'>]><a/>&e;", "<a></a>!E_OUTSIDE 1:35 @34"},
    {"a parameter entity in content", DTD_DOCUMENT("<!ENTITY % e 'x'>", "%e;&e;"),
     "<a>!E_ENTITY 1:39 @38 'e'"},
    {"not declared, but there is an external subset", "<!DOCTYPE a SYSTEM 's'><a>1&e;2</a>",
     "<a>12</a>."},
    {"the same alone",
     "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 's'"
     "><a>&e;</a>",
     "<a>!E_ENTITY 1:65 @64 'e'"},
    {"the same not alone",
     "<?xml version='1.0' standalone='no'?><!DOCTYPE a SYSTEM 's'>"
     "<a k='1&e;2'/>",
     "<a k=\"12\"></a>."},
    {"declared in a parameter entity, alone",
     "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [<!ENTITY "
     "% p '<!ENTITY e \"x\">'>%p;]><a>&e;</a>",
     "<a>!E_ENTITY 1:91 @90 'e'"},
    {"the same, referred to in an entity",
     "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [<!ENTITY "
     "% p '<!ENTITY e \"x\">'>%p;<!ENTITY f '&e;'>]><a>&f;</a>",
     "<a>!E_ENTITY 1:108 @107 'e' in f"},
    {"the input ends behind it", "<!DOCTYPE a [<!ENTITY e 'x<b/>'>]><a>&e;",
     "<a>x<b></b>!E_TRUNCATED 1:41 @40"},
    {"the input ends in it", "<!DOCTYPE a [<!ENTITY e 'x<b/>'>]><a>&e", "<a>!E_TRUNCATED 1:40 @39"},
    {"a byte is wrong behind it",
     "<!DOCTYPE a [<!ENTITY e '<b/>'>]><a>&e;\x01"
     "",
     "<a><b></b>!E_CHARACTER 1:40 @39"},
    {"an error in the second line",
     "<!DOCTYPE a [\n<!ENTITY e '<b></c>'>\n]>\n<a>\n  <d>&e;</d></a>",
     "<a>\\n  <d><b>!E_END_TAG 5:6 @48 'c' (b) in e"},
    {"a name beyond ASCII",
     DTD_DOCUMENT("<!ENTITY \xC3\xA9"
                  " 'x'>",
                  "&\xC3\xA9"
                  ";"),
     "<a>x</a>."},
    {"a name with a dot and a dash", DTD_DOCUMENT("<!ENTITY e.-1 'x'>", "&e.-1;"), "<a>x</a>."},
    {"long text in it",
     DTD_DOCUMENT("<!ENTITY e '012345678901234567890123456789012345678901234567"
                  "890123456789012345678901234567890123456789012345678901234567"
                  "890123456789<b/>abcdefghijabcdefghijabcdefghijabcdefghijabcd"
                  "efghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcd"
                  "efghijabcdefghij'>",
                  "&e;&e;"),
     "<a>012345678901234567890123456789012345678901234567890123456"
     "789012345678901234567890123456789012345678901234567890123456"
     "789<b></b>abcdefghijabcdefghijabcdefghijabcdefghijabcdefghij"
     "abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghij"
     "abcdefghij01234567890123456789012345678901234567890123456789"
     "012345678901234567890123456789012345678901234567890123456789"
     "0123456789<b></b>abcdefghijabcdefghijabcdefghijabcdefghijabc"
     "defghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabc"
     "defghijabcdefghij</a>."},
};

static void an_entity_stands_for_its_text(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_entity_stands_for_its_text),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
