/*
 * A document with several faults: told is the one whose place is first; at one place whether it is
 * XML comes before repeats, and these before values. And how lines and columns are counted.
 */
#include "claims.h"
#include "first_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_row(ways_text *to, const void *record)
{
    const first_row *row = record;

    ways_say(to, "%u ", row->id);
    ways_say_str(to, row->name);
    ways_say(to, " %u\n", row->size);
}

static void say_root(ways_text *to, const void *root)
{
    const first_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(first);

#define SCHEMA "schemas/first.schema"
#define P      "list/row[1]"
#define BODY   "<n/><s>1</s><tag>1</tag>"
#define GOOD   "<row id='1'>" BODY "</row>"
static const claim_frame in_list = {&first_ways, SCHEMA, "<list>", "</list>"};
static const claim_frame alone = {&first_ways, SCHEMA, NULL, NULL};

static void in_a_tag_its_form_comes_before_what_it_says(void **state)
{
    static const claim rows[] = {
        {"all is right", GOOD, "1 \"\" 1\n"},
        {"what is missing has the place of the tag", "^<row kind='c'>" BODY "</row>",
         "E_MISSING " P ": @id is missing | id:       u8 @"},
        {"also before what is unknown", "^<row l='1'>" BODY "</row>",
         "E_MISSING " P ": @id is missing | id:       u8 @"},
        {"values in the order of the document", "<row kind='^c' id='x'/>",
         "E_VALUE " P "/@kind: \"c\" is not an enum(a, b) | kind:     enum"},
        {"the other order", "<row id='^x' kind='c'/>",
         "E_VALUE " P "/@id: \"x\" is not a u8 | id:       u8 @"},
        {"an unknown one between them", "<row ^l='1' id='x'/>",
         "E_UNKNOWN " P ": \"l\" is not in the schema"},
        {"twice, behind a wrong value", "<row id='x' ^id='1'/>",
         "E_ATTRIBUTE_TWICE " P ": the attribute \"id\" stands twice"},
        {"twice, where one is missing", "<row kind='a' ^kind='b'/>",
         "E_ATTRIBUTE_TWICE " P ": the attribute \"kind\" stands twice"},
        {"'<' in a value, behind a wrong value", "<row id='x' kind='a^<b'/>",
         "E_LESS_THAN " P ": '<' in an attribute value"},
        {"a reference that is none, where one is missing", "<row kind='^&x;'/>",
         "E_ENTITY " P ": the entity \"x\" is not declared"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void a_leaf_is_read_before_it_is_converted(void **state)
{
    static const claim rows[] = {
        {"the end tag", "<row id='1'><n/><s>x^</n></row>",
         "E_END_TAG " P "/s: the end tag \"n\" does not fit: s is open"},
        {"a reference behind", "<row id='1'><n/><s>x^&y;</s></row>",
         "E_ENTITY " P "/s: the entity \"y\" is not declared"},
        {"a child behind", "<row id='1'><n/><s>x^<y/></s></row>",
         "E_NOT_TEXT " P "/s: the element \"y\" stands where only text may be | size:     u8 s"},
        {"a fault behind it comes later", "<row id='1'><s>^x</s><n></row>",
         "E_VALUE " P "/s: \"x\" is not a u8 | size:     u8 s"},
        {"repeated before converted", "<row id='1'><s>1</s>^<s>x</s></row>",
         "E_REPEATED " P "/s: s stands twice | size:     u8 s"},
        {"repeated before the form of what is in it", "<row id='1'><s>1</s>^<s>&y;</s></row>",
         "E_REPEATED " P "/s: s stands twice | size:     u8 s"},
        {"too many before converted", "<row id='1'><tag>1</tag><tag>2</tag>^<tag>x</tag></row>",
         "E_COUNT " P "/tag[3]: the number of tag is outside what the schema gives | u8[1..2] tag"},
        {"a wrong item before too few", "<row id='1'><tag>^x</tag></row>",
         "E_VALUE " P "/tag[1]: \"x\" is not a u8 | u8[1..2] tag"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void what_is_missing_is_told_at_the_end_tag(void **state)
{
    static const claim rows[] = {
        {"the first of the schema", "<row id='1'>^</row>",
         "E_MISSING " P ": n is missing | name:     str n"},
        {"the second", "<row id='1'><n/>^</row>", "E_MISSING " P ": s is missing | size:     u8 s"},
        {"the third, a count", "<row id='1'><n/><s>1</s>^</row>",
         "E_COUNT " P ": the number of tag is outside what the schema gives | u8[1..2] tag"},
        {"a wrong end tag is told instead", "<row id='1'>^</rows>",
         "E_END_TAG " P ": the end tag \"rows\" does not fit: row is open"},
        {"in a record without content", "^<row id='1'/>",
         "E_MISSING " P ": n is missing | name:     str n"},
        {"wrong, deep below", "<row id='1'><w><x><y>^-1</y></x></w></row>",
         "E_RANGE " P "/w/x/y: \"-1\" is outside u8 | deep:     u8?"},
        {"in the second record", GOOD "<row id='2'><n/><s>1</s>^</row>",
         "E_COUNT list/row[2]: the number of tag is outside what the schema gives | u8[1..2] tag"},
        {"too many records", GOOD GOOD "^<row/>",
         "E_COUNT list/row[3]: the number of row is outside what the schema gives | row[1..2] row"},
        {"none", "^",
         "E_COUNT list: the number of row is outside what the schema gives | row[1..2]"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void lines_and_columns_count_what_people_see(void **state)
{
    static const claim rows[] = {
        {"LF", "<list>\n\n<total>\n  ^x</total></list>",
         "E_VALUE list/total: \"x\" is not a u8 | total:    u8?"},
        {"CR LF", "<list>\r\n\r\n<total>\r\n  ^x</total></list>",
         "E_VALUE list/total: \"x\" is not a u8 | total:    u8?"},
        {"CR", "<list>\r\r<total>\r  ^x</total></list>",
         "E_VALUE list/total: \"x\" is not a u8 | total:    u8?"},
        {"mixed", "<list>\n\r\r\n<total>\r\r\n\n^x</total></list>",
         "E_VALUE list/total: \"x\" is not a u8 | total:    u8?"},
        {"characters of two, three and four bytes",
         "<list><!-- \xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80 --><total>^\xC3\xA4</total></list>",
         "E_VALUE list/total: \"\xC3\xA4\" is not a u8 | total:    u8?"},
        {"a tab is one", "<list>\t\t<total>\t^x</total></list>",
         "E_VALUE list/total: \"x\" is not a u8 | total:    u8?"},
        {"behind a CDATA section of lines", "<list><![CDATA[\n\r\n\r]]><total>^x</total></list>",
         "E_VALUE list/total: \"x\" is not a u8 | total:    u8?"},
        {"in an attribute of several lines", "<list>\n<row id='\n\r\n ^x'/></list>",
         "E_VALUE " P "/@id: \"x\" is not a u8 | id:       u8 @"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

static void a_document_that_is_cut_is_never_whole(void **state)
{
    static const char whole[] = "<?xml version='1.0'?>\n<list>" GOOD "<total>12</total>\r\n</list>";
    const size_t need = sizeof whole - 1, declaration = (size_t)(strstr(whole, "<list") - whole);

    (void)state;
    for (size_t len = 0; len < need; len++) {
        ways_text said = ways_whole(&first_ways, (stax_str){whole, len}, NULL);
        ways_text pushed =
            ways_pushed(&first_ways, (stax_str){whole, len}, NULL, (ways_cut){.size = 1});
        bool before_root = len == 0 || len == declaration || len == declaration - 1;
        const char *code = before_root ? "E_EMPTY_DOCUMENT" : "E_TRUNCATED";
        if (strstr(said.data, code) != said.data) fail_msg("%zu bytes: %s", len, said.data);
        if (strstr(said.data, "END") == said.data || strstr(pushed.data, "\nEND"))
            fail_msg("%zu bytes are taken for the whole", len);
        ways_free(&said);
        ways_free(&pushed);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_a_tag_its_form_comes_before_what_it_says),
        cmocka_unit_test(a_leaf_is_read_before_it_is_converted),
        cmocka_unit_test(what_is_missing_is_told_at_the_end_tag),
        cmocka_unit_test(lines_and_columns_count_what_people_see),
        cmocka_unit_test(a_document_that_is_cut_is_never_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
