/*
 * Events beside tags and text: what is given for each bit, where it stands, and that nothing of it
 * is given without its bit.
 */
#include "cursor_claims.h"
#include "failing_allocator.h"
#include "ways.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { ALL = STAX_GIVE_INSTRUCTIONS | STAX_GIVE_COMMENTS | STAX_GIVE_CDATA | STAX_GIVE_DOCTYPE };

static const cursor_claim all[] = {
    {"nothing to be given", "<a>1<b/>2</a>", "<a>'1'<b></b>'2'</a>$"},
    {"a comment", "<a><!--c--></a>", "<a>(c)</a>$"},
    {"a comment with nothing in it", "<a><!----></a>", "<a>()</a>$"},
    {"dashes in a comment", "<a><!-- - -a- --></a>", "<a>( - -a- )</a>$"},
    {"text around a comment", "<a>1<!--c-->2</a>", "<a>'1'(c)'2'</a>$"},
    {"comments side by side", "<a><!--1--><!--2-->t</a>", "<a>(1)(2)'t'</a>$"},
    {"markup in a comment", "<a><!--<b>&c;]]></b>--></a>", "<a>(<b>&c;]]></b>)</a>$"},
    {"line ends in a comment", "<a><!--\r\n1\r2\n\r--></a>", "<a>(\n1\n2\n\n)</a>$"},
    {"an instruction", "<a><?p data?></a>", "<a>{p|data}</a>$"},
    {"an instruction without data", "<a><?p?></a>", "<a>{p|}</a>$"},
    {"an instruction with blanks for data", "<a><?p \t\r\n?></a>", "<a>{p|}</a>$"},
    {"blanks before the data and behind it", "<a><?p \n d e \t?></a>", "<a>{p|d e \t}</a>$"},
    {"question marks in an instruction", "<a><?p ?\?a?b ?\?\?></a>", "<a>{p|?\?a?b ?\?}</a>$"},
    {"line ends in an instruction", "<a><?p 1\r\n2\r3\r?></a>", "<a>{p|1\n2\n3\n}</a>$"},
    {"a target beyond ASCII", "<a><?\xC3\xA9.1-\xE4\xB8\xAD \xC3\xA9?></a>",
     "<a>{\xC3\xA9.1-\xE4\xB8\xAD|\xC3\xA9}</a>$"},
    {"text around an instruction", "<a>1<?p?>2<?q?>3</a>", "<a>'1'{p|}'2'{q|}'3'</a>$"},
    {"a section", "<a><![CDATA[<&>]]></a>", "<a>[<&>]</a>$"},
    {"a section with nothing in it", "<a><![CDATA[]]></a>", "<a>[]</a>$"},
    {"brackets in a section", "<a><![CDATA[]]]]]]></a>", "<a>[]]]]]</a>$"},
    {"sections side by side", "<a>1<![CDATA[2]]><![CDATA[3]]>4</a>", "<a>'1'[2][3]'4'</a>$"},
    {"line ends in a section", "<a><![CDATA[\r\n1\r]]></a>", "<a>[\n1\n]</a>$"},
    {"references around what is given", "<a>1&lt;<!--c-->&#62;2<?p?>&amp;</a>",
     "<a>'1<'(c)'>2'{p|}'&'</a>$"},
    {"a line end before what is given", "<a>1\r<!--c-->\r\n<?p?></a>", "<a>'1\n'(c)'\n'{p|}</a>$"},
    {"brackets before what is given", "<a>1]]<!--c-->></a>", "<a>'1]]'(c)'>'</a>$"},
    {"all around the root",
     "<?xml version='1.0'?> <!--1--> <?p 2?><!DOCTYPE a><!--3--><a/> <!--4--> <?q 5?> ",
     "(1){p|2}!(a)(3)<a></a>(4){q|5}$"},
    {"a DOCTYPE with all in it", "<!DOCTYPE  abc [<!ELEMENT a ANY> <!--x--> <?y z?>] ><abc></abc>",
     "!(abc)<abc></abc>$"},
    {"deep in the tree", "<a><b x='1'><!--c--><d><?e?></d></b><!--f--></a>",
     "<a><b x=1>(c)<d>{e|}</d></b>(f)</a>$"},
    /* errors */
    {"'--' in a comment", "<a>1<!--c--d--></a>", "<a>'1'!E_COMMENT@9"},
    {"a comment that is none", "<a>1<!-x</a>", "<a>'1'!E_MARKUP@4"},
    {"a section that is none", "<a>1<![CDAT[</a>", "<a>'1'!E_MARKUP@4"},
    {"a declaration in content", "<a>1<!DOCTYPE a></a>", "<a>!E_MARKUP@4"},
    {"an instruction without a target", "<a>1<? p?></a>", "<a>'1'!E_INSTRUCTION@4"},
    {"an instruction called xml", "<a><?xml version='1.0'?></a>", "<a>!E_INSTRUCTION@3"},
    {"a colon in a target", "<a><?p:q?></a>", "<a>!E_COLON@5"},
    {"a comment that does not end", "<a>1<!--c", "<a>'1'!E_TRUNCATED@9"},
    {"a comment's first half", "<a>1<!", "<a>!E_TRUNCATED@6"},
    {"an instruction that does not end", "<a><?p d?", "<a>!E_TRUNCATED@9"},
    {"a section that does not end", "<a><![CDATA[]]", "<a>!E_TRUNCATED@14"},
    {"a section before the root", "<![CDATA[]]><a/>", "!E_OUTSIDE@0"},
    {"a section behind the root", "<a/><![CDATA[]]>", "<a></a>!E_OUTSIDE@4"},
    {"a second DOCTYPE", "<!DOCTYPE a><!DOCTYPE a><a/>", "!(a)!E_DOCTYPE@12"},
    {"a wrong character in a comment", "<a><!--\x01--></a>", "<a>!E_CHARACTER@7"},
    {"no root behind a comment", "<!--c--> ", "(c)!E_EMPTY_DOCUMENT@9"},
};

static void each_construct_is_an_event(void **state)
{
    stax_options options = {.give = ALL};

    (void)state;
    cursor_claims_check(all, sizeof all / sizeof *all, &options);
}

/* ---- bit by bit --------------------------------------------------------------------------- */

static const char mixed[] =
    "<!--0--><!DOCTYPE a><a>1<!--2-->3<?p 4?>5<![CDATA[6]]>7<b><!--8--></b></a><?q?>";

static const struct {
    unsigned give;
    const char *want;
} bits[] = {
    {0, "<a>'13567'<b></b></a>$"},
    {STAX_GIVE_INSTRUCTIONS, "<a>'13'{p|4}'567'<b></b></a>{q|}$"},
    {STAX_GIVE_COMMENTS, "(0)<a>'1'(2)'3567'<b>(8)</b></a>$"},
    {STAX_GIVE_CDATA, "<a>'135'[6]'7'<b></b></a>$"},
    {STAX_GIVE_DOCTYPE, "!(a)<a>'13567'<b></b></a>$"},
    {STAX_GIVE_INSTRUCTIONS | STAX_GIVE_CDATA, "<a>'13'{p|4}'5'[6]'7'<b></b></a>{q|}$"},
    {ALL, "(0)!(a)<a>'1'(2)'3'{p|4}'5'[6]'7'<b>(8)</b></a>{q|}$"},
};

static void nothing_is_given_without_its_bit(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
        stax_options options = {.give = bits[i].give};
        char title[32];
        cursor_claim row = {title, mixed, bits[i].want};

        (void)snprintf(title, sizeof title, "give %u", bits[i].give);
        cursor_claim_check(&row, &options);
    }
}

static void unknown_bits_are_refused(void **state)
{
    stax_options options = {.give = 16 | STAX_GIVE_CDATA};
    stax_error error;
    char line[128];

    (void)state;
    assert_null(stax_cursor_open(NULL, &options, &error));
    assert_int_equal(error.code, STAX_E_OPTION);
    stax_error_format(line, sizeof line, &error);
    assert_string_equal(line, "\"give\" is not made of STAX_GIVE_ bits alone");
}

/* ---- what can be asked -------------------------------------------------------------------- */

static stax_cursor *open_document(const char *document, unsigned give)
{
    stax_options options = {.give = give};
    stax_input input = stax_input_memory(document, strlen(document));
    stax_cursor *c = stax_cursor_open(&input, &options, NULL);

    assert_non_null(c);
    return c;
}

static const struct {
    stax_event event;
    size_t depth;
    unsigned line, column, offset;
} places[] = {
    {STAX_EVENT_COMMENT, 0, 2, 1, 22},       {STAX_EVENT_DOCTYPE, 0, 4, 1, 34},
    {STAX_EVENT_START, 1, 4, 13, 46},        {STAX_EVENT_TEXT, 1, 4, 16, 49},
    {STAX_EVENT_INSTRUCTION, 1, 5, 1, 51},   {STAX_EVENT_CDATA, 1, 5, 8, 58},
    {STAX_EVENT_END, 1, 6, 5, 73},           {STAX_EVENT_COMMENT, 0, 6, 9, 77},
    {STAX_EVENT_DOCUMENT_END, 0, 6, 16, 84},
};

static void events_stand_where_their_constructs_begin(void **state)
{
    stax_cursor *c = open_document("<?xml version='1.0'?>\n<!-- \xC3\xA9\n-->\n<!DOCTYPE a>"
                                   "<a>t\n<?p d?><![CDATA[]\n]]]></a><!---->",
                                   ALL);

    (void)state;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        stax_event event = stax_cursor_next(c);
        stax_position at = stax_cursor_position(c);

        if (event != places[i].event || stax_cursor_depth(c) != places[i].depth ||
            at.line != places[i].line || at.column != places[i].column ||
            at.offset != places[i].offset)
            fail_msg("event %u: %d depth %u at %u:%u, offset %u", (unsigned)i, event,
                     (unsigned)stax_cursor_depth(c), (unsigned)at.line, (unsigned)at.column,
                     (unsigned)at.offset);
    }
    stax_cursor_close(c);
}

static void what_stands_before_the_root_can_be_asked_for(void **state)
{
    stax_cursor *c = open_document(
        "<?xml version='1.1' encoding=\"utf-8\" standalone='no'?><!DOCTYPE ab ><ab/>", 0);
    const stax_declaration *said;

    (void)state;
    assert_null(stax_cursor_declaration(c));
    assert_null(stax_cursor_doctype(c));
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    while (stax_cursor_next(c) != STAX_EVENT_DOCUMENT_END) continue;
    said = stax_cursor_declaration(c);
    assert_non_null(said);
    assert_true(stax_eq(said->version, stax_str_of("1.1")));
    assert_true(stax_eq(said->encoding, stax_str_of("utf-8")));
    assert_int_equal(said->standalone, STAX_STANDALONE_NO);
    assert_non_null(stax_cursor_doctype(c));
    assert_true(stax_eq(stax_cursor_doctype(c)->name, stax_str_of("ab")));
    stax_cursor_close(c);

    c = open_document("<?xml version='1.0'?><a/>", 0);
    (void)stax_cursor_next(c);
    said = stax_cursor_declaration(c);
    assert_null(said->encoding.data);
    assert_int_equal(said->standalone, STAX_STANDALONE_UNSAID);
    assert_null(stax_cursor_doctype(c));
    stax_cursor_close(c);
}

/* ---- other calls -------------------------------------------------------------------------- */

static void other_calls_pass_over_what_next_gives(void **state)
{
    stax_cursor *c = open_document(
        "<!--0--><a><!--1--><b>2<?p?><![CDATA[3]]></b><!--4--><c><!--5-->6<d/></c><?q?>7</a>", ALL);
    stax_str text;

    (void)state;
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_COMMENT);
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_element_text(c, &text), STAX_EVENT_END);
    assert_true(stax_eq(text, stax_str_of("23")));
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_COMMENT);
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_END); /* of c, in which it stands */
    assert_true(stax_eq(stax_cursor_name(c), stax_str_of("c")));
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_INSTRUCTION);
    assert_int_equal(stax_cursor_skip(c), STAX_EVENT_END);
    assert_true(stax_eq(stax_cursor_name(c), stax_str_of("a")));
    assert_int_equal(stax_cursor_next_tag(c), STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
}

/* ---- limits and memory -------------------------------------------------------------------- */

static const struct {
    const char *title;
    stax_options options;
    cursor_claim claim;
} limits[] = {
    {"comment at", {.text_bytes = 3, .give = ALL}, {NULL, "<a><!--123--></a>", "<a>(123)</a>$"}},
    {"comment above",
     {.text_bytes = 3, .give = ALL},
     {NULL, "<a><!--1234--></a>", "<a>!E_LIMIT@10"}},
    {"comment above, nobody wants it",
     {.text_bytes = 3, .give = STAX_GIVE_CDATA},
     {NULL, "<a><!--1234--></a>", "<a></a>$"}},
    {"data at",
     {.text_bytes = 3, .give = ALL},
     {NULL, "<a><?pqrst 123?></a>", "<a>{pqrst|123}</a>$"}},
    {"data above", {.text_bytes = 3, .give = ALL}, {NULL, "<a><?p 1234?></a>", "<a>!E_LIMIT@10"}},
    {"target above", {.name_bytes = 3, .give = ALL}, {NULL, "<a><?pqrs?></a>", "<a>!E_LIMIT@5"}},
    {"section above",
     {.text_bytes = 3, .give = ALL},
     {NULL, "<a><![CDATA[1234]]></a>", "<a>!E_LIMIT@15"}},
    {"the limit before the fault",
     {.text_bytes = 3, .give = ALL},
     {NULL, "<a><!--1234--5--></a>", "<a>!E_LIMIT@10"}},
    {"each text for itself",
     {.text_bytes = 3, .give = ALL},
     {NULL, "<a>123<!--123-->123</a>", "<a>'123'(123)'123'</a>$"}},
};

static void what_is_given_is_within_the_limits(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        cursor_claim row = limits[i].claim;

        row.title = limits[i].title;
        cursor_claim_check(&row, &limits[i].options);
    }
}

/* Reads with an allocator that fails at its Nth call; false: it did not come to that. */
static bool fails_at(size_t call, const char *document)
{
    failing_allocator memory = {.fail_at = call};
    stax_allocator allocator = failing_allocator_use(&memory);
    stax_options options = {.allocator = &allocator, .give = ALL};
    stax_error error = {0};
    stax_input input = stax_input_memory(document, strlen(document));
    stax_cursor *c = stax_cursor_open(&input, &options, &error);
    stax_event event = STAX_EVENT_ERROR;

    while (c != NULL) {
        event = stax_cursor_next(c);
        if (event == STAX_EVENT_ERROR || event == STAX_EVENT_DOCUMENT_END) break;
    }
    stax_cursor_close(c);
    assert_true(failing_allocator_is_even(&memory));
    if (event == STAX_EVENT_ERROR) assert_int_equal(error.code, STAX_E_MEMORY);
    return event == STAX_EVENT_ERROR;
}

static void every_allocation_may_fail(void **state)
{
    size_t call = 1;

    (void)state;
    while (fails_at(call, "<?xml version='1.0' encoding='UTF-8'?><!--c--><!DOCTYPE a>"
                          "<a xml:lang='en' xml:space='preserve'><?p d?>t<!-- --></a>"))
        call++;
    assert_true(call > 8);
}

/* ---- at random ---------------------------------------------------------------------------- */

static const char *const pieces[] = {
    "<a>",
    "</a>",
    "<b/>",
    "<c x='1'>",
    "</c>",
    "t",
    " ",
    "\r",
    "\r\n",
    "&lt;",
    "]",
    "]]",
    "]]>",
    "-",
    "--",
    "-->",
    "<!--",
    "<!--c-->",
    "<!--\r-->",
    "<!---->",
    "<!-",
    "<!",
    "<?",
    "<?p",
    "<?p d?>",
    "?>",
    "?",
    "<?xml-p \r?>",
    "<![CDATA[",
    "<![CDATA[]]>",
    "<![CDATA[\r]]]>",
    "<!DOCTYPE a>",
    "<?xml version='1.0'?>",
    "<a xml:lang='d' xml:space='preserve'>",
    "\xC3\xA9",
    "<",
};

static uint32_t draw(uint64_t *state, uint32_t below)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33) % below;
}

/* Most are no documents: their errors, and what is given before these, must be the same, too. */
static void pieces_at_random_say_the_same_by_every_way(void **state)
{
    enum { PIECES = sizeof pieces / sizeof *pieces, MOST = 9 };
    uint64_t luck = ways_seed();
    int rounds = getenv("STAX_TEST_FULL") ? 20000 : 100;

    (void)state;
    for (int round = 0; round < rounds; round++) {
        char document[40 * MOST + 8] = "";
        stax_options options = {.give = draw(&luck, ALL + 1), .fragment = draw(&luck, 2)};

        if (!options.fragment && draw(&luck, 2)) (void)strcpy(document, "<a>");
        for (uint32_t n = draw(&luck, MOST); n > 0; n--)
            (void)strcat(document, pieces[draw(&luck, PIECES)]);
        if (*document && !options.fragment && draw(&luck, 2)) (void)strcat(document, "</a>");
        if (*document) cursor_ways_check(document, stax_str_of(document), &options);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_construct_is_an_event),
        cmocka_unit_test(nothing_is_given_without_its_bit),
        cmocka_unit_test(unknown_bits_are_refused),
        cmocka_unit_test(events_stand_where_their_constructs_begin),
        cmocka_unit_test(what_stands_before_the_root_can_be_asked_for),
        cmocka_unit_test(other_calls_pass_over_what_next_gives),
        cmocka_unit_test(what_is_given_is_within_the_limits),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(pieces_at_random_say_the_same_by_every_way),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
