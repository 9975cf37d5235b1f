/*
 * Fragments: content without a root element (production 43), by the cursor alone.
 */
#include "cursor_claims.h"
#include "cursor_transcript.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const cursor_claim fragments[] = {
    {"nothing", "", "$"},
    {"blanks", " \n", "' \n'$"},
    {"text", "text", "'text'$"},
    {"a letter", "t", "'t'$"},
    {"one element", "<a>1</a>", "<a>'1'</a>$"},
    {"elements", "<a/><b>1</b><c></c>", "<a></a><b>'1'</b><c></c>$"},
    {"text around elements", "1<a>2</a>3<b/>4", "'1'<a>'2'</a>'3'<b></b>'4'$"},
    {"blanks before and behind", " <a/>\t", "' '<a></a>'\t'$"},
    {"references", "&lt;1&#x32;&amp;", "'<12&'$"},
    {"references before an element", "1&lt;<a/>", "'1<'<a></a>$"},
    {"CDATA", "1<![CDATA[<]]>2", "'1<2'$"},
    {"comments and instructions", "<!--c-->1<!--c-->2<?p?><a/><?p?>", "'12'<a></a>$"},
    {"a comment alone", "<!--c-->", "$"},
    {"line ends", "1\r\n2\r3\r", "'1\n2\n3\n'$"},
    {"a CR alone", "\r", "'\n'$"},
    {"brackets at the end", "1]]", "'1]]'$"},
    {"a bracket alone", "]", "']'$"},
    {"a mark", "\xEF\xBB\xBFt", "'t'$"},
    {"an XML declaration", "<?xml version='1.0'?>t", "'t'$"},
    {"an XML declaration with all", "<?xml version='1.0' encoding='UTF-8' standalone='no'?>t",
     "'t'$"},
    {"a text declaration", "<?xml encoding='UTF-8'?> t", "' t'$"},
    {"a declaration alone", "<?xml version='1.0' encoding='UTF-8' ?>", "$"},
    {"an instruction like a declaration", "<?xml-p?>", "$"},
    {"a scope that ends", "<a xmlns:p='u'><p:b/></a><b/>", "<a xmlns:p=u><p:b></p:b></a><b></b>$"},
    {"deep elements", "<a><b><c/>1</b></a><a><b/></a>", "<a><b><c></c>'1'</b></a><a><b></b></a>$"},
    /* errors */
    {"an element that does not end", "1<a>", "'1'<a>!E_TRUNCATED@4"},
    {"a text in an element that does not end", "<a>1]]", "<a>!E_TRUNCATED@6"},
    {"an end tag", "1</a>", "'1'!E_MARKUP@1"},
    {"an end tag behind an element", "<a/></a>", "<a></a>!E_MARKUP@4"},
    {"another end tag", "<a></b>", "<a>!E_END_TAG@3"},
    {"a DOCTYPE", "<!DOCTYPE a><a/>", "!E_MARKUP@0"},
    {"a DOCTYPE behind text", "1<!DOCTYPE a>", "!E_MARKUP@1"},
    {"'<' at the end", "1<", "!E_TRUNCATED@2"},
    {"a reference that does not end", "1&lt", "!E_TRUNCATED@4"},
    {"']]>'", "1]]>", "!E_CDATA_END@1"},
    {"an unknown entity", "&e;", "!E_ENTITY@0"},
    {"a comment that does not end", "1<!--c-", "!E_TRUNCATED@7"},
    {"a prefix out of scope", "<a xmlns:p='u'/><p:b/>", "<a xmlns:p=u></a>!E_PREFIX@17"},
    {"a declaration that is not the first", " <?xml version='1.0'?>", "!E_INSTRUCTION@1"},
    {"a declaration that says nothing", "<?xml ?>", "!E_DECLARATION@5"},
    {"a declaration that says only standalone", "<?xml standalone='no'?>", "!E_DECLARATION@5"},
    {"standalone in a text declaration", "<?xml encoding='UTF-8' standalone='no'?>",
     "!E_DECLARATION@23"},
    {"a wrong character", "1\x02", "!E_CHARACTER@1"},
    {"half a character", "1\xC3", "!E_UTF8@1"},
    {"a wrong byte behind half a character", "1\xC3<", "!E_UTF8@1"},
};

static void a_fragment_is_content_without_a_root(void **state)
{
    stax_options options = {.fragment = true};

    (void)state;
    cursor_claims_check(fragments, sizeof fragments / sizeof *fragments, &options);
}

static const cursor_claim given[] = {
    {"nothing", "", "$"},
    {"a comment between texts", "1<!--c-->2", "'1'(c)'2'$"},
    {"a section alone", "<![CDATA[]]>", "[]$"},
    {"an instruction behind blanks", " <?p d?> ", "' '{p|d}' '$"},
    {"a comment at the end", "<a><!--1--></a><!--2-->", "<a>(1)</a>(2)$"},
    {"'<!' at the end", "1<!", "!E_TRUNCATED@3"},
};

static void a_fragment_gives_what_is_asked_for(void **state)
{
    stax_options options = {.fragment = true,
                            .give = STAX_GIVE_COMMENTS | STAX_GIVE_INSTRUCTIONS | STAX_GIVE_CDATA};

    (void)state;
    cursor_claims_check(given, sizeof given / sizeof *given, &options);
}

/* What a fragment says is what the same content says in an element, one level deeper. */
static void a_fragment_reads_as_in_an_element(void **state)
{
    enum { LEN = 200000 };
    char *text = malloc(LEN);
    stax_options options = {.fragment = true};
    stax_input input = stax_input_memory(text, LEN);
    stax_cursor *c = stax_cursor_open(&input, &options, NULL);

    (void)state;
    memset(text, 'x', LEN);
    memcpy(text + LEN / 2, "<a/>", 4);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_TEXT);
    assert_int_equal(stax_cursor_text(c).len, LEN / 2);
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_ERROR); /* in no element */
    assert_int_equal(stax_cursor_status(c), STAX_E_STATE);
    stax_cursor_close(c);

    c = stax_cursor_open(&input, &options, NULL);
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_END);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_TEXT);
    assert_int_equal(stax_cursor_text(c).len, LEN - LEN / 2 - 4);
    assert_int_equal(stax_cursor_position(c).offset, LEN / 2 + 4);
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_DOCUMENT_END);
    assert_int_equal(stax_cursor_position(c).offset, LEN);
    stax_cursor_close(c);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fragment_is_content_without_a_root),
        cmocka_unit_test(a_fragment_gives_what_is_asked_for),
        cmocka_unit_test(a_fragment_reads_as_in_an_element),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
