/*
 * Character data: line ends, references, brackets, and what is kept of them.
 */
#include "token_harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"text", "<a>text</a>", "<a>text</a>."},
    {"blanks", "<a> \t </a>", "<a> \\x09 </a>."},
    {"line ends become one", "<a>1\r\n2\r3\n4\r\r\n5\n\r6\r</a>",
     "<a>1\\n2\\n3\\n4\\n\\n5\\n\\n6\\n</a>."},
    {"a CR before a tag", "<a>\r<b/>\r\n</a>", "<a>\\n<b></b>\\n</a>."},
    {"a CR by reference", "<a>&#13;\n&#xD;&#10;</a>", "<a>\\x0D\\n\\x0D\\n</a>."},
    {"references", "<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&#x000000043;</a>", "<a><>&\"'ABC</a>."},
    {"the longest characters", "<a>&#x10FFFF;&#1114111;\xF4\x8F\xBF\xBF</a>",
     "<a>\\xF4\\x8F\\xBF\\xBF\\xF4\\x8F\\xBF\\xBF\\xF4\\x8F\\xBF\\xBF</a>."},
    {"references that do not make references", "<a>&amp;lt; &#38;#60;</a>", "<a>&lt; &#60;</a>."},
    {"brackets", "<a>] ]] ]>x ]]&gt; ]]]</a>", "<a>] ]] ]>x ]]> ]]]</a>."},
    {"brackets before a tag", "<a>]]<b/>></a>", "<a>]]<b></b>></a>."},
    {"brackets and a comment", "<a>]]<!-- -->></a>", "<a>]]></a>."},
    {"a reference between brackets", "<a>]&#93;> ]]&#62;</a>", "<a>]]> ]]></a>."},
    {"']]>'", "<a>x]]></a>", "<a>!E_CDATA_END 1:5 @4"},
    {"']]]>'", "<a>]]]></a>", "<a>!E_CDATA_END 1:5 @4"},
    {"']]>' behind a line end", "<a>\r]]></a>", "<a>!E_CDATA_END 2:1 @4"},
    {"']]>' behind CDATA", "<a><![CDATA[]]]]>]]></a>", "<a>!E_CDATA_END 1:18 @17"},
    {"'>' alone", "<a>>></a>", "<a>>></a>."},
    {"quotes and slashes", "<a>\"'/=</a>", "<a>\"'/=</a>."},
    {"CDATA", "<a>x<![CDATA[<b>&amp;]] ]>]]>y</a>", "<a>x<b>&amp;]] ]>y</a>."},
    {"a comment joins", "<a>x<!-- y -->z<?p y?>w</a>", "<a>xzw</a>."},
    {"text between elements", "<a>1<b>2</b>3<c/>4</a>", "<a>1<b>2</b>3<c></c>4</a>."},
    {"'&' at the end", "<a>&", "<a>!E_TRUNCATED 1:5 @4"},
    {"'&' before a tag", "<a>&</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"'&' and a blank", "<a>a & b</a>", "<a>!E_REFERENCE 1:6 @5"},
    {"'&' twice", "<a>&&amp;</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"a name without an end", "<a>&lt </a>", "<a>!E_REFERENCE 1:4 @3"},
    {"a name with a dot", "<a>&l.t;</a>", "<a>!E_ENTITY 1:4 @3 'l.t'"},
    {"a name with a colon", "<a>&a:b;</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"a name with a digit in front", "<a>&1;</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"an entity", "<a>&b;</a>", "<a>!E_ENTITY 1:4 @3 'b'"},
    {"an entity that begins like one that is known", "<a>&amp1;</a>", "<a>!E_ENTITY 1:4 @3 'amp1'"},
    {"an entity beyond ASCII", "<a>&\xC3\xA9;</a>", "<a>!E_ENTITY 1:4 @3 '\\xC3\\xA9'"},
    {"a number without digits", "<a>&#;</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"a hexadecimal number without digits", "<a>&#x;</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"a number with a sign", "<a>&#+1;</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"a number with a letter", "<a>&#6A;</a>", "<a>!E_REFERENCE 1:4 @3"},
    {"a number that is too large", "<a>&#x110000;</a>", "<a>!E_CHARACTER 1:4 @3"},
    {"a number that is much too large", "<a>&#x10000000000000041;</a>", "<a>!E_CHARACTER 1:4 @3"},
    {"a surrogate", "<a>&#xDFFF;</a>", "<a>!E_CHARACTER 1:4 @3"},
    {"a control", "<a>&#8;</a>", "<a>!E_CHARACTER 1:4 @3"},
    {"the input ends in a reference", "<a>&am", "<a>!E_TRUNCATED 1:7 @6"},
    {"the input ends in a number", "<a>&#x", "<a>!E_TRUNCATED 1:7 @6"},
    {"the input ends behind a CR", "<a>\r", "<a>!E_TRUNCATED 2:1 @4"},
    {"the input ends behind brackets", "<a>]]", "<a>!E_TRUNCATED 1:6 @5"},
};

static void text_is_all_of_it(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_is_all_of_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
