/*
 * Comments, instructions and CDATA sections, of which the end is what matters.
 */
#include "token_harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"an empty comment", "<a><!----></a>", "<a></a>."},
    {"a comment with everything", "<a><!-- <b> & ]]> <![CDATA[ ?> - > --></a>", "<a></a>."},
    {"a comment that begins with a bracket", "<a><!-->--></a>", "<a></a>."},
    {"a comment that begins with a dash", "<a><!---a--></a>", "<a></a>."},
    {"dashes with blanks", "<a><!-- - - - --></a>", "<a></a>."},
    {"comments next to each other", "<a><!--1--><!--2--></a>", "<a></a>."},
    {"two dashes", "<a><!-- -- --></a>", "<a>!E_COMMENT 1:9 @8"},
    {"three dashes at the end", "<a><!-- ---></a>", "<a>!E_COMMENT 1:9 @8"},
    {"four dashes", "<a><!------></a>", "<a>!E_COMMENT 1:8 @7"},
    {"a comment that never ends", "<a><!-- </a>", "<a>!E_TRUNCATED 1:13 @12"},
    {"a comment that almost ends", "<a><!-- --", "<a>!E_TRUNCATED 1:11 @10"},
    {"a comment that begins with one dash", "<a><!- --></a>", "<a>!E_MARKUP 1:4 @3"},
    {"the beginning of a comment", "<a><!-", "<a>!E_TRUNCATED 1:7 @6"},
    {"an instruction", "<a><?p?><?q r?><?s  t='?' > ?\?></a>", "<a></a>."},
    {"an instruction with a line end", "<a><?p\n?></a>", "<a></a>."},
    {"an instruction that is like xml", "<a><?xm?><?xmll?><?xml-b?></a>", "<a></a>."},
    {"an instruction called xml", "<a><?xml?></a>", "<a>!E_INSTRUCTION 1:4 @3"},
    {"an instruction called XML", "<a><?XML ?></a>", "<a>!E_INSTRUCTION 1:4 @3"},
    {"an instruction without a name", "<a><?\?></a>", "<a>!E_INSTRUCTION 1:4 @3"},
    {"an instruction with a blank in front", "<a><? p?></a>", "<a>!E_INSTRUCTION 1:4 @3"},
    {"an instruction with a digit in front", "<a><?1p?></a>", "<a>!E_INSTRUCTION 1:4 @3"},
    {"an instruction with a colon", "<a><?p:q?></a>", "<a>!E_COLON 1:6 @5 'p:q'"},
    {"an instruction with a character that no name has", "<a><?p,?></a>",
     "<a>!E_INSTRUCTION 1:7 @6"},
    {"an instruction with '?' in its name", "<a><?p?q?></a>", "<a>!E_INSTRUCTION 1:7 @6"},
    {"an instruction that never ends", "<a><?p ></a>", "<a>!E_TRUNCATED 1:13 @12"},
    {"an instruction that almost ends", "<a><?p ?", "<a>!E_TRUNCATED 1:9 @8"},
    {"an instruction that ends in its name", "<a><?p", "<a>!E_TRUNCATED 1:7 @6"},
    {"an instruction that ends behind '?' in its name", "<a><?p?", "<a>!E_TRUNCATED 1:8 @7"},
    {"CDATA", "<a><![CDATA[]]></a>", "<a></a>."},
    {"CDATA with everything", "<a><![CDATA[<b> &amp; <!-- --> <?p?> <![CDATA[]]></a>",
     "<a><b> &amp; <!-- --> <?p?> <![CDATA[</a>."},
    {"CDATA with brackets", "<a><![CDATA[]]]></a>", "<a>]</a>."},
    {"CDATA with more brackets", "<a><![CDATA[]>]]]]>]]]><b/></a>", "<a>!E_CDATA_END 1:21 @20"},
    {"CDATA with line ends", "<a><![CDATA[\r\n\r\n\r\r]]></a>", "<a>\\n\\n\\n\\n</a>."},
    {"CDATA with a CR before its end", "<a><![CDATA[\r]]]></a>", "<a>\\n]</a>."},
    {"CDATA behind text", "<a>\r<![CDATA[\n]]>\r\n</a>", "<a>\\n\\n\\n</a>."},
    {"CDATA that never ends", "<a><![CDATA[ ]] ></a>", "<a>!E_TRUNCATED 1:22 @21"},
    {"CDATA in lower case", "<a><![cdata[]]></a>", "<a>!E_MARKUP 1:4 @3"},
    {"CDATA with a blank", "<a><![CDATA []]></a>", "<a>!E_MARKUP 1:4 @3"},
    {"the beginning of CDATA", "<a><![CDAT", "<a>!E_TRUNCATED 1:11 @10"},
    {"something else", "<a><!ELEMENT b></a>", "<a>!E_MARKUP 1:4 @3"},
    {"nothing", "<a><!></a>", "<a>!E_MARKUP 1:4 @3"},
    {"only the beginning", "<a><!", "<a>!E_TRUNCATED 1:6 @5"},
    {"bad UTF-8 in a comment", "<a><!-- \xC3 --></a>", "<a>!E_UTF8 1:9 @8"},
    {"a control in an instruction", "<a><?p \x01?></a>", "<a>!E_CHARACTER 1:8 @7"},
    {"a control in CDATA", "<a><![CDATA[\x0C]]></a>", "<a>!E_CHARACTER 1:13 @12"},
};

static void comments_instructions_and_cdata_end_where_they_end(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comments_instructions_and_cdata_end_where_they_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
