/*
 * What may stand around the root element, and where.
 */
#include "token_harness.h"
#include "tokens.h"

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
    {"an encoding that is not known", "<?xml version='1.0' encoding='EUC-JP'?><a/>",
     "!E_ENCODING 1:31 @30 'EUC-JP'"},
    {"an encoding that it is not", "<?xml version='1.0' encoding='UTF-16'?><a/>",
     "!E_ENCODED 1:31 @30 (UTF-16)"},
    {"of two faults the first", "<?xml version='1.0' encoding='x' standalone='x'?><a/>",
     "!E_ENCODING 1:31 @30 'x'"},
    {"an unknown encoding, and the input ends", "<?xml version='1.0' encoding='x' ",
     "!E_ENCODING 1:31 @30 'x'"},
    {"ISO-8859-1", "<?xml version='1.0' encoding='ISO-8859-1'?><a b='\xE9'>\xFF</a>",
     "<a b=\"\\xC3\\xA9\">\\xC3\\xBF</a>."},
    {"ISO-8859-1 and an error", "<?xml version='1.0' encoding='latin1'?>\n<a>\xE9\xE9&</a>",
     "<a>!E_REFERENCE 2:6 @45"},
    {"US-ASCII and another byte", "<?xml version='1.0' encoding='ascii'?>\n<a>\xE9</a>",
     "<a>!E_ENCODED 2:4 @42 (US-ASCII)"},
    {"a mark is no column", "\xEF\xBB\xBF<a></b>", "<a>!E_END_TAG 1:4 @6 'b' (a)"},
    {"'>' in the version", "<?xml version='>' ?><a/>", "!E_DECLARATION 1:16 @15"},
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
    {"UTF-16's mark alone", "\xFE\xFF", "!E_EMPTY_DOCUMENT 1:1 @2"},
    {"UTF-16's other mark alone", "\xFF\xFE", "!E_EMPTY_DOCUMENT 1:1 @2"},
    {"EBCDIC", "\x4C\x6F\xA7\x94", "!E_ENCODING 1:1 @0 'EBCDIC'"},
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

static void read_to_root(stx_tokens *t)
{
    bool root = false;

    while (!root) {
        stx_got got = stx_prolog(t, &root);

        if (got == STX_SHORT) got = stx_more(t);
        assert_int_equal(got, STX_GOT);
    }
}

/* A declaration that was read stays, when the window has gone. */
static void the_declaration_can_be_asked_for(void **state)
{
    static const char document[] =
        "<?xml version='1.7' encoding='Latin1' standalone='yes'?>\n<a>\xE9</a>";
    stax_input input = stax_input_memory(document, sizeof document - 1);
    stx_tokens t = {.lends = true};
    stax_error error;

    (void)state;
    assert_true(stx_tokens_open(&t, &input, NULL, &error));
    assert_false(t.declared);
    read_to_root(&t);
    assert_true(t.declared);
    assert_true(stax_eq(t.declaration.version, stax_str_of("1.7")));
    assert_true(stax_eq(t.declaration.encoding, stax_str_of("Latin1")));
    assert_int_equal(t.declaration.standalone, STAX_STANDALONE_YES);
    assert_false(t.lends); /* it is read from a buffer now */
    assert_false(t.face.keeps);
    stx_tokens_close(&t);
}

static void what_is_not_declared_is_not_there(void **state)
{
    static const char *const documents[] = {"<a/>", "<?xml version='1.0'?><a/>"};

    (void)state;
    for (int i = 0; i < 2; i++) {
        stax_input input = stax_input_memory(documents[i], strlen(documents[i]));
        stx_tokens t = {.lends = true};

        assert_true(stx_tokens_open(&t, &input, NULL, NULL));
        read_to_root(&t);
        assert_int_equal(t.declared, i == 1);
        assert_null(t.declaration.encoding.data);
        assert_int_equal(t.declaration.standalone, STAX_STANDALONE_UNSAID);
        assert_true(t.lends);
        stx_tokens_close(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_declaration_can_be_asked_for),
        cmocka_unit_test(what_is_not_declared_is_not_there),
        cmocka_unit_test(the_root_stands_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
