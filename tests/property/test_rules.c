/*
 * A record that fails `$where` is as if it was not there; a `$hook` sees those that stay and may
 * refuse them.
 */
#include "claims.h"
#include "rules_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

const char *rules_check_row(void *context, rules_row *row, stax_arena *arena)
{
    assert_null(context);
    assert_non_null(arena);
    if (row->has.note && row->note.len == 13) return "thirteen letters bring no luck";
    row->hidden = row->size == 99;
    return NULL;
}

static void say_part(ways_text *to, const rules_part *part)
{
    ways_say(to, " %s:%d", part->code, (int)part->price);
}

static void say_row(ways_text *to, const void *record)
{
    const rules_row *row = record;

    ways_say(to, "%u", row->size);
    if (row->hidden) ways_say(to, " hooked");
    for (size_t i = 0; i < row->parts.count; i++) say_part(to, &row->parts.items[i]);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const rules_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
    if (list->has.chosen) say_part(to, &list->chosen);
    if (!list->has.chosen) assert_string_equal(list->chosen.code, "");
    for (size_t i = 0; i < list->bag.items.count; i++)
        ways_say(to, " %u", list->bag.items.items[i]);
    for (size_t i = 0; i < list->bag.names.count; i++)
        ways_say(to, " %s", rules_bag_names_name(list->bag.names.items[i]));
    if (list->has.wanted) ways_say(to, " wanted"), say_part(to, &list->wanted);
}

CLAIMS_PARSER(rules);

static const claim_frame in_list = {&rules_ways, "schemas/rules.schema", "<list>", "</list>"};

static void a_record_that_fails_is_dropped(void **state)
{
    static const claim rows[] = {
        {"by a number", "<row size='2'><s>1</s></row><row size='3'><s>1</s></row>", "3\n"},
        {"by a word", "<row size='3' kind='draft'><s>1</s></row>", ""},
        {"by a bool", "<row size='3' hidden='1'><s>1</s></row>", ""},
        {"what is not there is not less", "<row size='3'/><row size='4'><n/></row>", "4\n"},
        {"by a fraction", "<row size='3'><s>1.5</s></row><row size='4'><s>1.25</s></row>", "4\n"},
        {"of a list in a record",
         "<row size='3'><n/><part code='none'/><part code='a'/><part code='b' price='-1.51'/>"
         "<part code='c' price='-1.5'/></row>",
         "3 a:0 c:-150\n"},
        {"of what may be absent", "<chosen code='none'/><wanted code='w'/>", " wanted w:0"},
        {"and then it may come", "<chosen code='none'/><chosen code='y'/>", " y:0"},
        {"not counted",
         "<row size='1'/><row size='1'/><row size='3'><n/></row><row size='1'/>"
         "<row size='4'><n/></row><row size='5'><n/></row>",
         "3\n4\n5\n"},
        {"otherwise spelled", "<row kind = \"draft\" size='3' /><row size = '7'><n>&lt;</n></row >",
         "7\n"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void a_hook_sees_what_stays_and_may_refuse_it(void **state)
{
    static const claim rows[] = {
        {"it may change it", "<row size='99'><n/></row>", "99 hooked\n"},
        {"it refuses at the end", "<row size='9'><n>abcdefghijklm</n>^</row>",
         "E_REFUSED list/row[1]: refused: thirteen letters bring no luck"},
        {"what is dropped it does not see", "<row size='1'><n>abcdefghijklm</n></row>", ""},
        {"what is not whole neither", "<row size='9'><n>abcdefghijklm</n><s>^x</s></row>",
         "E_VALUE list/row[1]/s: \"x\" is not an f64 | score:  "},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void a_wrong_item_may_count_as_absent(void **state)
{
    static const claim rows[] = {
        {"some", "<bag><z>10</z><z>9</z><z>x</z><z/><n>c</n><n/><n>b</n></bag>", " 9 b"},
        {"all", "<bag><z>10</z>^</bag>",
         "E_COUNT list/bag: the number of z is outside what the schema gives | items:  "},
        {"more than there may be", "<bag><z>1</z><z>10</z><z>2</z>^<z>3</z></bag>",
         "E_COUNT list/bag/z[3]: the number of z is outside what the schema gives | items:  "},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_that_fails_is_dropped),
        cmocka_unit_test(a_wrong_item_may_count_as_absent),
        cmocka_unit_test(a_hook_sees_what_stays_and_may_refuse_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
