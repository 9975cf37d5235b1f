/*
 * What may stand around the root element, and where.
 */
#include "token_harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"only a root", "<a/>", "<a></a>."},
    {"blanks around it", " \t\r\n<a/> \t\r\n", "<a></a>."},
    {"comments and instructions around it", "<!-- --><?p?><a/><!-- --><?p?>", "<a></a>."},
    {"a mark", "\xEF\xBB\xBF<a/>", "<a></a>."},
    {"a declaration", "<?xml version=\"1.0\"?><a/>", "<a></a>."},
    {"a declaration with all", "<?xml version='1.1' encoding='Us-Ascii' standalone='no'?><a/>",
     "<a></a>."},
    {"a declaration with blanks", "<?xml\n version \t= '1.0'\r\nencoding\n=\n'utf-8' ?><a/>",
     "<a></a>."},
    {"a declaration without an encoding", "<?xml version='1.0' standalone='yes'?><a/>", "<a></a>."},
    {"a mark and a declaration", "\xEF\xBB\xBF<?xml version='1.0'?><a/>", "<a></a>."},
    {"an instruction that is like a declaration", "<?xmlish version='1.0'?><a/>", "<a></a>."},
    {"a declaration without anything", "<?xml?><a/>", "!E_INSTRUCTION 1:1 @0"},
    {"a declaration with only a blank", "<?xml ?><a/>", "!E_DECLARATION 1:6 @5"},
    {"a declaration in capitals", "<?XML version='1.0'?><a/>", "!E_INSTRUCTION 1:1 @0"},
    {"a declaration with a capital name", "<?xml Version='1.0'?><a/>", "!E_DECLARATION 1:6 @5"},
    {"no version", "<?xml standalone='yes'?><a/>", "!E_DECLARATION 1:6 @5"},
    {"an empty version", "<?xml version=''?><a/>", "!E_DECLARATION 1:16 @15"},
    {"version 1.", "<?xml version='1.'?><a/>", "!E_DECLARATION 1:16 @15"},
    {"version 1.0a", "<?xml version='1.0a'?><a/>", "!E_DECLARATION 1:16 @15"},
    {"version 01.0", "<?xml version='01.0'?><a/>", "!E_DECLARATION 1:16 @15"},
    {"version in two kinds of quotes", "<?xml version='1.0\"?><a/>", "!E_DECLARATION 1:6 @5"},
    {"version twice", "<?xml version='1.0' version='1.0'?><a/>", "!E_DECLARATION 1:21 @20"},
    {"an encoding that is not known", "<?xml version='1.0' encoding='UTF-16'?><a/>",
     "!E_ENCODING 1:31 @30 'UTF-16'"},
    {"an encoding with a blank in it", "<?xml version='1.0' encoding=' UTF-8'?><a/>",
     "!E_DECLARATION 1:31 @30"},
    {"an empty encoding", "<?xml version='1.0' encoding=''?><a/>", "!E_DECLARATION 1:31 @30"},
    {"an encoding without quotes", "<?xml version='1.0' encoding=UTF-8?><a/>",
     "!E_DECLARATION 1:21 @20"},
    {"another standalone", "<?xml version='1.0' standalone='maybe'?><a/>",
     "!E_DECLARATION 1:33 @32"},
    {"the wrong order", "<?xml version='1.0' standalone='yes' encoding='UTF-8'?><a/>",
     "!E_DECLARATION 1:38 @37"},
    {"'?' alone at the end", "<?xml version='1.0' ? ><a/>", "!E_DECLARATION 1:21 @20"},
    {"a declaration that ends too early", "<?xml version='1.0'?", "!E_TRUNCATED 1:21 @20"},
    {"a declaration that is wrong before it ends too early", "<?xml version=1",
     "!E_DECLARATION 1:6 @5"},
    {"the beginning of a declaration", "<?xm", "!E_TRUNCATED 1:5 @4"},
    {"a blank before the declaration", " <?xml version='1.0'?><a/>", "!E_INSTRUCTION 1:2 @1"},
    {"a comment before the declaration", "<!----><?xml version='1.0'?><a/>",
     "!E_INSTRUCTION 1:8 @7"},
    {"a declaration twice", "<?xml version='1.0'?><?xml version='1.0'?><a/>",
     "!E_INSTRUCTION 1:22 @21"},
    {"a declaration behind the root", "<a/><?xml version='1.0'?>", "<a></a>!E_INSTRUCTION 1:5 @4"},
    {"a mark behind a blank", " \xEF\xBB\xBF<a/>", "!E_OUTSIDE 1:2 @1"},
    {"half a mark", "\xEF\xBB<a/>", "!E_UTF8 1:1 @0"},
    {"UTF-16 with a mark", "\xFE\xFF", "!E_ENCODING 1:1 @0 'UTF-16'"},
    {"UTF-16 with the other mark", "\xFF\xFE", "!E_ENCODING 1:1 @0 'UTF-16'"},
    {"text before", "x<a/>", "!E_OUTSIDE 1:1 @0"},
    {"a reference before", "&#32;<a/>", "!E_OUTSIDE 1:1 @0"},
    {"an end tag before", "</a>", "!E_MARKUP 1:1 @0"},
    {"CDATA before", "<![CDATA[]]><a/>", "!E_OUTSIDE 1:1 @0"},
    {"text behind", "<a/>x", "<a></a>!E_OUTSIDE 1:5 @4"},
    {"a reference behind", "<a/>&#32;", "<a></a>!E_OUTSIDE 1:5 @4"},
    {"an end tag behind", "<a/></a>", "<a></a>!E_OUTSIDE 1:5 @4"},
    {"another root", "<a/><b/>", "<a></a>!E_OUTSIDE 1:5 @4"},
    {"CDATA behind", "<a/><![CDATA[]]>", "<a></a>!E_OUTSIDE 1:5 @4"},
    {"a DOCTYPE behind", "<a/><!DOCTYPE a>", "<a></a>!E_OUTSIDE 1:5 @4"},
    {"'<' behind", "<a/><", "<a></a>!E_TRUNCATED 1:6 @5"},
    {"'<!' behind", "<a/><!", "<a></a>!E_TRUNCATED 1:7 @6"},
    {"something else behind", "<a/><!x", "<a></a>!E_MARKUP 1:5 @4"},
    {"nothing", "", "!E_EMPTY_DOCUMENT 1:1 @0"},
    {"only blanks", "\n \n", "!E_EMPTY_DOCUMENT 3:1 @3"},
    {"only a comment", "<!-- -->\n", "!E_EMPTY_DOCUMENT 2:1 @9"},
    {"a comment that never ends", "<!-- ", "!E_TRUNCATED 1:6 @5"},
    {"an instruction that never ends", "<?p ", "!E_TRUNCATED 1:5 @4"},
    {"a comment behind that never ends", "<a/><!-- ", "<a></a>!E_TRUNCATED 1:10 @9"},
    {"an instruction behind that almost ends", "<a/><?p ?", "<a></a>!E_TRUNCATED 1:10 @9"},
    {"bad UTF-8 behind", "<a/> \x80", "<a></a>!E_UTF8 1:6 @5"},
    {"a control behind", "<a/>\x7F\x0B", "<a></a>!E_OUTSIDE 1:5 @4"},
};

static void the_root_stands_alone(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_root_stands_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
