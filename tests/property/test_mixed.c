/*
 * Fields that are mixed in are fields of the struct; those of an imported file keep its options,
 * and an error names its line.
 */
#include "claims.h"
#include "mixed_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_row(ways_text *to, const void *record)
{
    const mixed_row *row = record;

    ways_say(to, "%u %s ", row->id, mixed_stamp_kind_name(row->kind));
    ways_say_str(to, row->who);
    if (row->has.comment) ways_say(to, " comment"), ways_say_str(to, row->comment);
    ways_say(to, " %u ", row->size);
    ways_say_str(to, row->name);
    if (row->has.note) ways_say(to, " note"), ways_say_str(to, row->note);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const mixed_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(mixed);

#define P "list/row[1]"
static const claim_frame here = {&mixed_ways, "schemas/mixed.schema", "<list>", "</list>"};
static const claim_frame stamp = {&mixed_ways, "schemas/mixed_stamp.schema", "<list>", "</list>"};
static const claim_frame by = {&mixed_ways, "schemas/mixed_unit.schema", "<list>", "</list>"};

static void fields_of_all_types_are_filled(void **state)
{
    static const claim rows[] = {
        {"all", "<row id='1' kind='new' size='2'><who>me</who><n>x</n></row>",
         "1 new \"me\" 2 \"x\"\n"},
        {"options are those of the file",
         "<row id='1' kind='old' size='2'><note/><n/><comment/>"
         "<who>me</who></row>",
         "1 old \"me\" 2 \"\" note\"\"\n"},
    };

    (void)state;
    claims_check_all(&here, rows, SAY_COUNT(rows));
}

static void an_error_names_the_line_in_its_own_file(void **state)
{
    static const claim own = {"of the record",
                              "<row id='1' kind='new' size='^10'><who>me</who><n>x</n></row>",
                              "E_RANGE " P "/@size: \"10\" is outside u8(..9) | size: "};
    static const claim imported = {"imported",
                                   "<row id='^x' kind='new' size='1'><who>me</who><n>x</n></row>",
                                   "E_VALUE " P "/@id: \"x\" is not a u8 | id:  "};
    static const claim deeper = {"imported by what is imported",
                                 "<row id='1' kind='new' size='1'><who>^nobody</who><n>x</n></row>",
                                 "E_LENGTH " P "/who: the length of \"nobody\" is outside str(1..4)"
                                 " | who: "};

    (void)state;
    claims_check(&here, &own);
    claims_check(&stamp, &imported);
    claims_check(&by, &deeper);
}

static void the_first_missing_field_is_the_first_in_the_record(void **state)
{
    static const claim attribute = {"of a file in front", "^<row><who>me</who><n>x</n></row>",
                                    "E_MISSING " P ": @id is missing | id:  "};
    static const claim child = {"of an imported file", "<row id='1' kind='new' size='1'>^</row>",
                                "E_MISSING " P ": who is missing | who: "};

    (void)state;
    claims_check(&stamp, &attribute);
    claims_check(&by, &child);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_of_all_types_are_filled),
        cmocka_unit_test(an_error_names_the_line_in_its_own_file),
        cmocka_unit_test(the_first_missing_field_is_the_first_in_the_record),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
