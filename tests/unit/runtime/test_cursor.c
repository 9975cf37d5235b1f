/*
 * The cursor's calls: what they give for each construct, and that it is the same for every kernel,
 * every cut, every kind of input, and wherever a window's border happens to stand.
 */
#include "cursor_claims.h"
#include "cursor_transcript.h"
#include "failing_allocator.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

/* ---- what is given ------------------------------------------------------------------------ */

static const cursor_claim cases[] = {
    {"an empty element", "<a/>", "<a></a>$"},
    {"an element with nothing in it", "<a></a>", "<a></a>$"},
    {"text", "<a>t</a>", "<a>'t'</a>$"},
    {"blank text", "<a> <b/>\n</a>", "<a>' '<b></b>'\n'</a>$"},
    {"declaration, comment and instruction around the root",
     "<?xml version='1.0'?><!--c--><?p i?><a/><!--c--> ", "<a></a>$"},
    {"a DOCTYPE", "<!DOCTYPE a [<!ELEMENT a ANY>]><a/>", "<a></a>$"},
    {"attributes", "<a b=\"1\" c=\"\"/>", "<a b=1 c=></a>$"},
    {"attributes in other spellings", "<a\n b = '1'\tc=\"2\" />", "<a b=1 c=2></a>$"},
    {"one attribute a line", "<a b=\"1\"\n   c=\"2\"\n>t</a>", "<a b=1 c=2>'t'</a>$"},
    {"references in attributes", "<a b=\"&lt;&#65;\" c=\"1&amp;2\" d=\"3\"/>",
     "<a b=<A c=1&2 d=3></a>$"},
    {"line ends in attributes", "<a b=\"1\r\n2\t3\n4\"/>", "<a b=1 2 3 4></a>$"},
    {"'>' in attributes", "<a b=\"1>2\" c=\">\">t</a>", "<a b=1>2 c=>>'t'</a>$"},
    {"more attributes than a few",
     "<a a='1' b='1' c='1' d='1' e='1' f='1' g='1' h='1' i='1' j='1' k='1' l='1' m='1' n='1' "
     "o='1' p='1' q='1' r='1'/>",
     "<a a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1 j=1 k=1 l=1 m=1 n=1 o=1 p=1 q=1 r=1></a>$"},
    {"references in text", "<a>1&lt;2 &amp; &#x33;&gt;</a>", "<a>'1<2 & 3>'</a>$"},
    {"text with '>' and ']'", "<a>1 > 2 ]] ]> ]</a>", "<a>'1 > 2 ]] ]> ]'</a>$"},
    {"line ends in text", "<a>1\r\n2\r3\n</a>", "<a>'1\n2\n3\n'</a>$"},
    {"text that a comment cuts", "<a>1<!--c-->2<?p i?>3</a>", "<a>'123'</a>$"},
    {"CDATA is text", "<a>1<![CDATA[<&]]]]>2</a>", "<a>'1<&]]2'</a>$"},
    {"CDATA with nothing in it", "<a><![CDATA[]]></a>", "<a></a>$"},
    {"a comment is no text", "<a><!--c--></a>", "<a></a>$"},
    {"names of all lengths",
     "<abcdefg><abcdefgh><a-b_c.d1><_><abcdefghijklmnopq></abcdefghijklmnopq></_></a-b_c.d1>"
     "</abcdefgh></abcdefg>",
     "<abcdefg><abcdefgh><a-b_c.d1><_><abcdefghijklmnopq></abcdefghijklmnopq></_></a-b_c.d1>"
     "</abcdefgh></abcdefg>$"},
    {"names beyond ASCII and with prefixes", "<\xC3\xA9 xmlns:p='u'><p:b p:c='1'/></\xC3\xA9>",
     "<\xC3\xA9 xmlns:p=u><p:b p:c=1></p:b></\xC3\xA9>$"},
    {"a tag like the one before with other attributes",
     "<a><b c=\"1\" d=\"2\"/><b d=\"1\" c=\"2\"/><b d=\"3\" e=\"4\"/></a>",
     "<a><b c=1 d=2></b><b d=1 c=2></b><b d=3 e=4></b></a>$"},
    /* errors */
    {"nothing", "", "!E_EMPTY_DOCUMENT@0"},
    {"an end tag before the root", "</a>", "!E_MARKUP@0"},
    {"an end tag that does not fit", "<a><b></a></b>", "<a><b>!E_END_TAG@6"},
    {"an end tag that is longer", "<a></ab>", "<a>!E_END_TAG@3"},
    {"no end tag", "<a>t", "<a>!E_TRUNCATED@4"},
    {"a second root", "<a/><b/>", "<a></a>!E_OUTSIDE@4"},
    {"text behind the root", "<a/>t", "<a></a>!E_OUTSIDE@4"},
    {"a tag without a name", "<a><></a>", "<a>!E_MARKUP@3"},
    {"a tag with a digit for a name", "<a><1></a>", "<a>!E_MARKUP@3"},
    {"']]>' in text", "<a>1]]>2</a>", "<a>!E_CDATA_END@4"},
    {"'<' in an attribute", "<a b=\"<\"/>", "!E_LESS_THAN@6"},
    {"an attribute twice", "<a b=\"1\" c=\"2\" b=\"3\"/>", "!E_ATTRIBUTE_TWICE@15"},
    {"an attribute twice in a tag like the one before",
     "<a><b c=\"1\" d=\"2\"/><b c=\"1\" c=\"2\"/></a>", "<a><b c=1 d=2></b>!E_ATTRIBUTE_TWICE@28"},
    {"no blank between attributes", "<a b=\"1\"c=\"2\"/>", "!E_TAG@8"},
    {"no blank between attributes of a tag like the one before",
     "<a><b c=\"1\" d=\"2\"/><b c=\"1\"d=\"2\"/></a>", "<a><b c=1 d=2></b>!E_TAG@27"},
    {"an attribute without a value", "<a b/>", "!E_TAG@4"},
    {"a reference that is none", "<a>1 &b 2</a>", "<a>!E_REFERENCE@5"},
    {"a reference that is none, in an attribute", "<a b=\"&;\"/>", "!E_REFERENCE@6"},
    {"an unknown entity", "<a>&b;</a>", "<a>!E_ENTITY@3"},
    {"a control character", "<a>t\x01</a>", "<a>!E_CHARACTER@4"},
    {"not UTF-8", "<a>t\xFF</a>", "<a>!E_UTF8@4"},
    {"an undeclared prefix", "<a><p:b/></a>", "<a>!E_PREFIX@4"},
    {"a prefix out of scope", "<a><b xmlns:p='u'/><p:c/></a>", "<a><b xmlns:p=u></b>!E_PREFIX@20"},
    {"a '<' at the end", "<a>t<", "<a>!E_TRUNCATED@5"},
};

/* By every kernel, cut and input. */
static void each_construct_gives_its_events(void **state)
{
    (void)state;
    cursor_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

/* ---- windows ------------------------------------------------------------------------------ */

static void check_same(const char *title, const transcript *want, stax_str document,
                       transcript_way way)
{
    transcript got = {0};

    transcript_make(&got, document, &way);
    if (strcmp(want->text, got.text) != 0)
        fail_msg("%s: calls %d, piece %zu, cut %zu, read %d:\n%s\n--- but whole:\n%s", title,
                 way.calls, way.piece, way.cut, way.read, got.text, want->text);
    transcript_free(&got);
}

/* A document of every construct, with a border of the first window at each of its bytes. */
static void windows_end_anywhere(void **state)
{
    static const char head[] = "<r><t>", foot[] = "</t></r>";
    static const char body[] =
        "<b id=\"1\" lang=\"en\"><l1>te xt</l1><l2>a&amp;b &lt; c</l2>x > y<!-- c -->z<?p\r\nd?>"
        "\r\n<l3><![CDATA[d]]]]></l3><e q='1'/></b ><p:q xmlns:p=\"u\" p:r=\"&#65;\"/>";
    enum { WINDOW = 32 << 10, BODY = sizeof body - 1 };
    unsigned every = STAX_GIVE_COMMENTS | STAX_GIVE_INSTRUCTIONS | STAX_GIVE_CDATA;
    size_t room = WINDOW * 3;
    char *document = malloc(room);

    (void)state;
    for (size_t back = 0; back < BODY + 2; back++) {
        size_t len = sizeof head - 1;
        int calls = (int)(back % TRANSCRIPT_CALLS);
        transcript whole = {0};
        stax_options options = {.give = (back & TRANSCRIPT_CALLS) ? every : 0};
        transcript_way way = {
            .calls = (transcript_calls)calls, .piece = SIZE_MAX, .options = &options};

        memcpy(document, head, len);
        memset(document + len, 'x', WINDOW - back - len);
        len = WINDOW - back;
        memcpy(document + len, body, BODY);
        memset(document + len + BODY, ' ', WINDOW);
        len += BODY + WINDOW;
        memcpy(document + len, foot, sizeof foot - 1);
        len += sizeof foot - 1;
        transcript_make(&whole, (stax_str){document, len}, &way);
        way.piece = 0;
        check_same("a border in it", &whole, (stax_str){document, len}, way);
        way.piece = 1000;
        way.read = true;
        check_same("a border in it", &whole, (stax_str){document, len}, way);
        transcript_free(&whole);
    }
    free(document);
}

static void a_long_text_is_one_event(void **state)
{
    enum { LEN = 3 << 20 };
    char *document = malloc(LEN + 16);
    stax_input input;
    stax_cursor *c;

    (void)state;
    assert_non_null(document);
    memcpy(document, "<a>", 3);
    memset(document + 3, 't', LEN);
    memcpy(document + 3 + LEN, "</a>", 4);
    input = stax_input_memory(document, LEN + 7);
    c = stax_cursor_open(&input, NULL, NULL);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_TEXT);
    assert_int_equal(stax_cursor_text(c).len, LEN);
    assert_int_equal(stax_cursor_position(c).offset, 3);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_END);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
    free(document);
}

/* ---- calls -------------------------------------------------------------------------------- */

static stax_cursor *open_document(const char *document)
{
    stax_input input = stax_input_memory(document, strlen(document));
    stax_cursor *c = stax_cursor_open(&input, NULL, NULL);

    assert_non_null(c);
    return c;
}

static void skip_goes_to_the_end_of_the_event_s_element(void **state)
{
    stax_cursor *c = open_document("<a><b><c/>t<c><d/></c></b>t<e x=\"1\"/><f>u<g/></f></a>");

    (void)state;
    stax_cursor_next(c); /* a */
    stax_cursor_next(c); /* b */
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_END);
    assert_true(STAX_IS(stax_cursor_name(c), "b"));
    assert_int_equal(stax_cursor_depth(c), 2);
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_END); /* stays */
    assert_true(STAX_IS(stax_cursor_name(c), "b"));
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_START);
    assert_true(STAX_IS(stax_cursor_name(c), "e"));
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_END);
    assert_true(STAX_IS(stax_cursor_name(c), "e"));
    stax_cursor_next(c); /* f */
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_TEXT);
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_END);
    assert_true(STAX_IS(stax_cursor_name(c), "f"));
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_END);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
}

static const struct {
    const char *title, *document, *want;
    stax_status status;
} leaves[] = {
    {"plain", "<a>text</a>", "text", STAX_END},
    {"empty", "<a/>", "", STAX_END},
    {"nothing in it", "<a></a>", "", STAX_END},
    {"references", "<a>1&lt;2</a>", "1<2", STAX_END},
    {"comments and CDATA", "<a>1<!-- c --><![CDATA[2]]>3</a>", "123", STAX_END},
    {"declarations", "<a xmlns='u' b='c'>1</a>", "1", STAX_END},
    {"a child", "<a>1<b/></a>", "", STAX_E_NOT_TEXT},
    {"another end tag", "<a>1</b>", "", STAX_E_END_TAG},
    {"no end tag", "<a>1", "", STAX_E_TRUNCATED},
};

static void element_text_gives_the_text_of_a_leaf(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof leaves / sizeof *leaves; i++) {
        stax_cursor *c = open_document(leaves[i].document);
        stax_str text = {0};

        assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
        if (stax_cursor_element_text(c, &text) == STAX_EVENT_END) {
            assert_true(STAX_IS(stax_cursor_name(c), "a"));
            if (!stax_eq(text, stax_str_of(leaves[i].want))) fail_msg("%s", leaves[i].title);
            stax_cursor_next(c);
        }
        if (stax_cursor_status(c) != leaves[i].status)
            fail_msg("%s: %s", leaves[i].title, stax_status_name(stax_cursor_status(c)));
        stax_cursor_close(c);
    }
}

static void calls_that_do_not_fit_are_refused(void **state)
{
    stax_cursor *c = open_document("<a>t</a>");
    stax_str text;

    (void)state;
    assert_int_equal(stax_cursor_event(c), STAX_EVENT_MORE);
    assert_int_equal(stax_cursor_element_text(c, &text), STAX_EVENT_ERROR);
    assert_int_equal(stax_cursor_status(c), STAX_E_STATE);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_ERROR); /* it stays */
    stax_cursor_close(c);

    c = open_document("<a>t</a>");
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_ERROR);
    assert_int_equal(stax_cursor_error(c)->code, STAX_E_STATE);
    assert_int_equal(stax_cursor_feed(c, "x", 1, true), STAX_E_STATE);
    stax_cursor_close(c);
}

static void a_push_cursor_is_fed_when_it_asks(void **state)
{
    stax_cursor *c = stax_cursor_open(NULL, NULL, NULL);
    stax_str text;

    (void)state;
    assert_int_equal(stax_cursor_feed(c, "<a><b>x", 7, false), STAX_OK);
    assert_int_equal(stax_cursor_feed(c, "y", 1, false), STAX_E_STATE);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_element_text(c, &text), STAX_EVENT_MORE);
    assert_int_equal(stax_cursor_status(c), STAX_MORE);
    assert_int_equal(stax_cursor_feed(c, "", 0, false), STAX_OK);
    assert_int_equal(stax_cursor_element_text(c, &text), STAX_EVENT_MORE);
    assert_int_equal(stax_cursor_feed(c, "y</b></a>", 9, true), STAX_OK);
    assert_int_equal(stax_cursor_element_text(c, &text), STAX_EVENT_END);
    assert_true(STAX_IS(text, "xy"));
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_END);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_DOCUMENT_END);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_DOCUMENT_END);
    assert_int_equal(stax_cursor_status(c), STAX_END);
    assert_int_equal(stax_cursor_feed(c, "", 0, true), STAX_E_STATE);
    stax_cursor_close(c);
}

static void after_more_the_same_call_goes_on(void **state)
{
    stax_cursor *c = stax_cursor_open(NULL, NULL, NULL);

    (void)state;
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_MORE);
    assert_int_equal(stax_cursor_feed(c, "<a>", 3, false), STAX_OK);
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_ERROR);
    assert_int_equal(stax_cursor_status(c), STAX_E_STATE);
    stax_cursor_close(c);
}

/* ---- limits and memory -------------------------------------------------------------------- */

#define LONG_NAME  "a_name_that_is_longer_than_the_quick_way_reads"
#define LONG_NAMED "<a><" LONG_NAME "></" LONG_NAME "><" LONG_NAME "><b/></" LONG_NAME "></a>"

static const struct {
    const char *title;
    stax_options options;
    const char *document;
    bool allowed;
} limits[] = {
    {"two levels of two", {.depth = 2}, "<a><b>t</b></a>", true},
    {"three levels of two", {.depth = 2}, "<a><b><c/></b></a>", false},
    {"two attributes of two", {.attributes = 2}, "<a><b c=\"1\" d=\"2\"/></a>", true},
    {"three attributes of two", {.attributes = 2}, "<a><b c=\"1\" d=\"2\" e=\"3\"/></a>", false},
    {"a name of two bytes of two", {.name_bytes = 2}, "<ab><cd ef=\"1\"/></ab>", true},
    {"a name of three bytes of two", {.name_bytes = 2}, "<ab><cde/></ab>", false},
    {"a value of three bytes of three", {.attribute_bytes = 3}, "<a><b c=\"123\"/></a>", true},
    {"a value of four bytes of three", {.attribute_bytes = 3}, "<a><b c=\"1234\"/></a>", false},
    {"a text of three bytes of three", {.text_bytes = 3}, "<a>&amp;23</a>", true},
    {"a text of four bytes of three", {.text_bytes = 3}, "<a>1234</a>", false},
    {"a tag of nine bytes of nine", {.tag_bytes = 9}, "<a><b c=\"1\"></b></a>", true},
    {"a tag of ten bytes of nine", {.tag_bytes = 9}, "<a><b c=\"12\"></b></a>", false},
    {"a tag without attributes, four bytes of four", {.tag_bytes = 4}, "<a></a>", true},
    {"a tag without attributes, five bytes of four", {.tag_bytes = 4}, "<a><bcd/></a>", false},
    {"a start tag without attributes, five of four", {.tag_bytes = 4}, "<a><bcd></a>", false},
    {"an end tag of five bytes of four", {.tag_bytes = 4}, "<a><bc></bc></a>", false},
    {"the end tag of a long name, 49 bytes of 49", {.tag_bytes = 49}, LONG_NAMED, true},
    {"the end tag of a long name, 49 bytes of 48", {.tag_bytes = 48}, LONG_NAMED, false},
    {"a tag of nine bytes, then a fault", {.tag_bytes = 9}, "<a><b c=\"1\" d=\"&\"/></a>", false},
    {"a long value, then a fault", {.attribute_bytes = 3}, "<a><b c=\"1234\" d=\"&\"/></a>", false},
    {"many attributes, then a fault", {.attributes = 1}, "<a><b c=\"1\" d=\"&\"/></a>", false},
};

static void limits_are_kept_to_the_byte(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        transcript_way way = {.options = &limits[i].options};
        stax_str document = stax_str_of(limits[i].document);
        stax_status want = limits[i].allowed ? STAX_END : STAX_E_LIMIT;
        transcript whole = {0};

        transcript_make(&whole, document, &way);
        if (whole.status != want) fail_msg("%s: %s", limits[i].title, whole.text);
        for (way.piece = 1; way.piece < 5; way.piece++)
            check_same(limits[i].title, &whole, document, way);
        transcript_free(&whole);
    }
}

static bool is_last(stax_event event)
{
    return event == STAX_EVENT_ERROR || event == STAX_EVENT_DOCUMENT_END;
}

/* Reads with an allocator that fails at its Nth call; false: it did not come to that. */
static bool fails_at(size_t call, const char *document, size_t piece)
{
    failing_allocator memory = {.fail_at = call};
    stax_allocator allocator = failing_allocator_use(&memory);
    stax_options options = {.allocator = &allocator};
    stax_error error = {0};
    stax_input input = stax_input_memory(document, strlen(document));
    stax_cursor *c = stax_cursor_open(piece ? NULL : &input, &options, &error);
    stax_event event = STAX_EVENT_ERROR;

    if (c != NULL) do {
            event = stax_cursor_next(c);
            for (size_t n; event == STAX_EVENT_MORE && stax_cursor_status(c) == STAX_MORE;) {
                n = strlen(document) < piece ? strlen(document) : piece;
                assert_int_equal(stax_cursor_feed(c, document, n, document[n] == '\0'), STAX_OK);
                document += n;
                event = stax_cursor_next(c);
            }
        } while (!is_last(event));
    stax_cursor_close(c);
    assert_true(failing_allocator_is_even(&memory));
    if (event == STAX_EVENT_ERROR) assert_int_equal(error.code, STAX_E_MEMORY);
    return event == STAX_EVENT_ERROR;
}

static void every_allocation_may_fail(void **state)
{
    static const char document[] =
        "<a xmlns:p='u'><b>1&lt;2</b><p:c d='&amp;' e='1' f='1' g='1' h='1' i='1' j='1' k='1' "
        "l='1' m='1' n='1' o='1' q='1' r='1' s='1' t='1' u='1' v='1'/>x<!-- -->y</a>";

    (void)state;
    for (size_t piece = 0; piece < 12; piece += 4) {
        size_t call = 1;

        while (fails_at(call, document, piece)) call++;
        assert_true(call > 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_construct_gives_its_events),
        cmocka_unit_test(windows_end_anywhere),
        cmocka_unit_test(a_long_text_is_one_event),
        cmocka_unit_test(skip_goes_to_the_end_of_the_event_s_element),
        cmocka_unit_test(element_text_gives_the_text_of_a_leaf),
        cmocka_unit_test(calls_that_do_not_fit_are_refused),
        cmocka_unit_test(a_push_cursor_is_fed_when_it_asks),
        cmocka_unit_test(after_more_the_same_call_goes_on),
        cmocka_unit_test(limits_are_kept_to_the_byte),
        cmocka_unit_test(every_allocation_may_fail),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
