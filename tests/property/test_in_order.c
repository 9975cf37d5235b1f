/*
 * Children in the order of the schema, and somebody who is told what it does not know.
 */
#include "claims.h"
#include "order_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_row(ways_text *to, const void *record)
{
    const order_row *row = record;

    ways_say(to, "%u", row->id);
    if (row->has.first) ways_say_str(to, row->first);
    for (size_t i = 0; i < row->deep.count; i++) ways_say_str(to, row->deep.items[i]);
    if (row->has.last) ways_say(to, " %u", row->last);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const order_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(order);

#define P "list/row[1]"
static const claim_frame in_list = {&order_ways, "schemas/order.schema", "<list>", "</list>"};

static void children_come_in_order(void **state)
{
    static const claim rows[] = {
        {"all",
         "<row id='1'><a>A</a><w><x>B</x><x>C</x><y>1</y></w><flag/><part><x>1</x></part>"
         "<z>3</z><free><y>1</y><x>2</x></free></row>",
         "1\"A\"\"B\"\"C\" 3\n"},
        {"few", "<row id='1'><a>A</a><z>3</z></row>", "1\"A\" 3\n"},
        {"a leaf behind", "<row id='1'><z>3</z>^<a>A</a></row>",
         "E_ORDER " P "/a: \"a\" stands behind z, before which it should be | first:  "},
        {"a leaf behind, otherwise spelled", "<row id='1'><z>3</z><!-- -->^<a  >A</a></row>",
         "E_ORDER " P "/a: \"a\" stands behind z, before which it should be | first:  "},
        {"a wrapper behind", "<row id='1'><z>3</z>^<w><x>A</x></w></row>",
         "E_ORDER " P "/w: \"w\" stands behind z, before which it should be | deep:  "},
        {"behind an empty wrapper", "<row id='1'><w/>^<a/></row>",
         "E_ORDER " P "/a: \"a\" stands behind w, before which it should be | first:  "},
        {"in a wrapper", "<row id='1'><w><y>1</y>^<x>A</x></w></row>",
         "E_ORDER " P "/w/x[1]: \"x\" stands behind y, before which it should be | deep:  "},
        {"a record behind", "<row id='1'><z>1</z>^<part><x>1</x></part></row>",
         "E_ORDER " P "/part: \"part\" stands behind z, before which it should be | part:  "},
        {"a flag behind", "<row id='1'><z>1</z>^<flag/></row>",
         "E_ORDER " P "/flag: \"flag\" stands behind z, before which it should be | flag:  "},
        {"what nobody knows may stand anywhere", "<row id='1' k='v'>x<q/><z l='m'>1</z><q/></row>",
         "1 1\n"},
        {"a record behind what comes after it", "<total>1</total>^<row id='1'/>",
         "E_ORDER list/row[1]: \"row\" stands behind total, before which it should be | rows:  "},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void note(void *context, const stax_error *error)
{
    char line[400];

    (void)stax_error_format(line, sizeof line, error);
    ways_say(context, "%s\n", line);
}

static void check_notes(const char *title, const char *document, size_t piece, const char *want)
{
    ways_text notes = {0};
    stax_options options = {.report = note, .report_context = &notes, .file = "f"};
    order_reader *reader = order_reader_open(NULL, &options, NULL);
    const order_row *row;
    size_t len = strlen(document), at = 0;
    stax_status status;

    ways_say(&notes, " ");
    while ((status = order_next_row(reader, &row)) == STAX_OK || status == STAX_MORE) {
        if (status == STAX_OK) continue;
        size_t next = len - at < piece ? len - at : piece;
        assert_int_equal(order_feed(reader, document + at, next, at + next == len), STAX_OK);
        at += next;
    }
    order_reader_close(reader);
    if (status != STAX_END || strcmp(notes.data + 1, want) != 0)
        fail_msg("%s, %zu at once: %s", title, piece, notes.data);
    ways_free(&notes);
}

static void what_the_schema_does_not_know_is_told(void **state)
{
    static const struct {
        const char *title, *document, *want;
    } rows[] = {
        {"all is known", "<list><row id='1'><a/></row></list>", ""},
        {"elements", "<list>\n<q><q/></q><r/><row id='1'><s>x</s></row></list>",
         "f:2:1: list: \"q\" is not in the schema\nf:2:12: list: \"r\" is not in the schema\n"
         "f:2:28: list/row[1]: \"s\" is not in the schema\n"},
        {"attributes",
         "<list v='1'><row id='1' k='2'><a l='3'/><part m='4'><x>1</x></part></row></list>",
         "f:1:7: list: \"v\" is not in the schema\nf:1:25: list/row[1]: \"k\" is not in t"
         "he schema\n"
         "f:1:34: list/row[1]/a: \"l\" is not in the schema\n"
         "f:1:47: list/row[1]/part: \"m\" is not in the schema\n"},
        {"where it is not wanted, it is not",
         "<list><row id='1'><free k='1'><y>1</y><q/><x>2</x>"
         "</free></row></list>",
         ""},
    };

    (void)state;
    for (size_t i = 0; i < SAY_COUNT(rows); i++)
        for (size_t piece = 1; piece <= strlen(rows[i].document); piece++)
            check_notes(rows[i].title, rows[i].document, piece, rows[i].want);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(children_come_in_order),
        cmocka_unit_test(what_the_schema_does_not_know_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
