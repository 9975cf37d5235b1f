/*
 * Elements that a chain reads in one piece, without a frame: what they are spelled like, what is
 * wrong in them, and how they are counted, is no matter of the way.
 */
#include "claims.h"
#include "wholes_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void say_row(ways_text *to, const void *record)
{
    const wholes_row *row = record;

    for (size_t i = 0; i < row->tags.count; i++) {
        const wholes_tag *tag = &row->tags.items[i];
        say_str(to, &tag->k);
        if (tag->has.n) ways_say(to, "%u", tag->n);
    }
    ways_say(to, ";");
    for (size_t i = 0; i < row->notes.count; i++) {
        ways_say(to, "%u", row->notes.items[i].k);
        say_str(to, &row->notes.items[i].text);
    }
    ways_say(to, ";");
    if (row->has.key) say_str(to, &row->key);
    if (row->has.text) ways_say(to, "%u", row->text);
    if (row->has.third) say_str(to, &row->third);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const wholes_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(wholes);

static const claim_frame in_row = {&wholes_ways, "schemas/wholes.schema", "<list><row>",
                                   "</row></list>"};

static void items_are_read_in_one_piece(void **state)
{
    static const claim rows[] = {
        {"empty tags", "<tag k=\"a\" n=\"1\"/><tag k=\"b\"/>", "\"a\"1\"b\";;\n"},
        {"end tags", "<tag k=\"a\"></tag><tag k=\"b\">\n</tag>", "\"a\"\"b\";;\n"},
        {"text that nobody wants", "<tag k=\"a\">x</tag><tag k=\"b\"/>", "\"a\"\"b\";;\n"},
        {"another order", "<tag n=\"1\" k=\"a\"/><tag k=\"b\" n=\"2\"/>", "\"a\"1\"b\"2;;\n"},
        {"other quotes and blanks", "<tag k='a' /><tag  k = \"b\"\n/>", "\"a\"\"b\";;\n"},
        {"references", "<tag k=\"&lt;a\"/><note k=\"1\">x&amp;y</note>", "\"<a\";1\"x&y\";\n"},
        {"what nobody knows", "<tag k=\"a\" z=\"\"/><tag k=\"b\"><z/></tag>", "\"a\"\"b\";;\n"},
        {"another prefix", "<p:tag xmlns:p=\"u\" k=\"a\"/><tag k=\"b\"/>", "\"a\"\"b\";;\n"},
        {"in turns", "<note k=\"1\">x</note><tag k=\"a\"/><note k=\"2\">y</note><tag k=\"b\"/>",
         "\"a\"\"b\";1\"x\"2\"y\";\n"},
        {"a comment in the text", "<note k=\"1\">x<!-- -->y</note>", ";1\"xy\";\n"},
        {"more than four", "<tag k=\"a\"/><tag k=\"b\"/><tag k=\"c\"/><tag k=\"d\"/><tag k=\"e\"/>",
         "\"a\"\"b\"\"c\"\"d\"\"e\";;\n"},
        {"no key", "<tag k=\"a\"/>^<tag n=\"1\"/>",
         "E_MISSING list/row[1]/tag[2]: @k is missing | k:      str @"},
        {"a number too large", "<tag k=\"a\" n=\"^300\"/>",
         "E_RANGE list/row[1]/tag[1]/@n: \"300\" is outside u8 | n:      u8? @"},
        {"no number", "<note k=\"^x\">y</note>",
         "E_VALUE list/row[1]/note[1]/@k: \"x\" is not a u8 | k:      u8 @"},
        {"twice an attribute", "<tag k=\"a\" ^k=\"b\"/>",
         "E_ATTRIBUTE_TWICE list/row[1]/tag[1]: the attribute \"k\" stands twice"},
        {"no end", "<tag k=\"a\">^</row>",
         "E_END_TAG list/row[1]/tag[1]: the end tag \"row\" does not fit: tag is open"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void the_one_with_the_number_is_taken(void **state)
{
    static const claim rows[] = {
        {"the second", "<e k=\"a\">1</e><e k=\"b\">2</e>", ";;\"b\"2\n"},
        {"of three", "<e k=\"a\">1</e><e k=\"b\">2</e><e k=\"c\">3</e>", ";;\"b\"2\n"},
        {"of five", "<e/><e k=\"b\">2</e><e/><e k=\"d\">4</e><e k=\"e\">x</e>", ";;\"b\"2\n"},
        {"the first alone", "<e k=\"a\">1</e>", ";;\n"},
        {"others are not looked at", "<e k=\"a\">x</e><e k=\"b\">2</e>", ";;\"b\"2\n"},
        {"others between", "<e k=\"a\">1</e><tag k=\"t\"/><e k=\"b\">2</e>", "\"t\";;\"b\"2\n"},
        {"each its own count",
         "<f k=\"1\"/><e k=\"a\">1</e><f k=\"2\"/><e k=\"b\">2</e><f k=\"3\"/>", ";;\"b\"2\"3\"\n"},
        {"in other spellings", "<e k='a'>1</e><e z='' k='b'>2</e><e k=\"c\">3</e>", ";;\"b\"2\n"},
        {"of other names", "<p:e xmlns:p=\"u\" k=\"a\">1</p:e><e k=\"b\">2</e>", ";;\"b\"2\n"},
        {"with children", "<e k=\"a\"><z/>1</e><e k=\"b\">2</e>", ";;\"b\"2\n"},
        {"wrong", "<e k=\"a\">1</e><e k=\"b\">^x</e>",
         "E_VALUE list/row[1]/e: \"x\" is not a u8 | text:   u8? e[2]/text()"},
        {"a wrong one that is not taken", "<e k=\"a\">1</e><e k=\"b\">2</e><e k=\"c\">3^</f>",
         "E_END_TAG list/row[1]/e: the end tag \"f\" does not fit: e is open"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* An element without a frame is a level all the same. */
static void the_limit_of_depth_holds(void **state)
{
    stax_str document = stax_str_of("<list><row><tag k=\"a\" v=\"b\"/></row></list>");

    (void)state;
    for (unsigned depth = 1; depth < 6; depth++) {
        const stax_options options = {.depth = depth};
        stax_arena arena = {0};
        stax_error error;
        bool read = wholes_parse(&arena, document.data, document.len, &options, &error) != NULL;

        if (read != (depth >= 3)) fail_msg("%u levels: %d", depth, (int)error.code);
        ways_check("levels", &wholes_ways, document, &options, NULL);
        stax_arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_are_read_in_one_piece),
        cmocka_unit_test(the_one_with_the_number_is_taken),
        cmocka_unit_test(the_limit_of_depth_holds),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
