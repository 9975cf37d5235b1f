/*
 * `*` in paths: whatever the name is, an element is read as the schema says, and closed by its own.
 */
#include "claims.h"
#include "stars_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void say_texts(ways_text *to, const char *name, const stax_str_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        ways_say(to, " %s", name);
        ways_say_str(to, list->items[i]);
    }
}

static void say_row(ways_text *to, const void *record)
{
    const stars_row *row = record;

    ways_say(to, "row");
    for (size_t i = 0; i < row->cells.count; i++) {
        const stars_cell *cell = &row->cells.items[i];

        ways_say(to, " cell");
        if (cell->has.value) ways_say(to, " %" PRId32, cell->value);
        if (cell->has.kind) ways_say_str(to, cell->kind);
        if (cell->has.text) ways_say_str(to, cell->text);
        say_texts(to, "more", &cell->more);
    }
    if (row->has.first) ways_say_str(to, row->first);
    say_texts(to, "key", &row->keys);
    say_texts(to, "tag", &row->tags);
    say_texts(to, "all", &row->all);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const stars_table *table = root;

    for (size_t i = 0; i < table->rows.count; i++) say_row(to, &table->rows.items[i]);
    ways_say(to, "table");
    if (table->has.width) ways_say(to, " %" PRIu32, table->width);
    ways_say(to, "\n");
}

CLAIMS_PARSER(stars);

static const claim_frame in_row = {&stars_ways, "schemas/stars.schema", "<table><row>",
                                   "</row></table>"};
static const claim_frame alone = {&stars_ways, "schemas/stars.schema", NULL, NULL};

#define M "<more><a>1</a></more>"
#define C "/row[1]/cells/*[1]"
static void any_element_is_read_by_its_place(void **state)
{
    static const claim rows[] = {
        {"structs",
         "<cells><a value=\"1\">" M "</a><b:c xmlns:b='u' b:kind='k'><t>x</t>" M "</b:c></cells>",
         "row cell 1 more\"1\" cell\"k\"\"x\" more\"1\"\ntable\n"},
        {"texts", "<cells><a><more><x>1</x><y/><a:z xmlns:a='u'>&lt;</a:z></more></a></cells>",
         "row cell more\"1\" more\"\" more\"<\"\ntable\n"},
        {"beside a name", "<both><tag>1</tag><x>2</x><y/><a:tag xmlns:a='u'>3</a:tag></both>",
         "row tag\"1\" tag\"3\" all\"1\" all\"2\" all\"\" all\"3\"\ntable\n"},
        {"beside a name, another end tag", "<both><x>2^</tag></both>",
         "E_END_TAG table/row[1]/both/*[1]: the end tag \"tag\" does not fit: x is open"},
        {"nothing", "<cells/>", "row\ntable\n"},
        {"a fault in one", "<cells><a value='^x'>" M "</a></cells>",
         "E_VALUE table" C "/@value: \"x\" is not an i32 | value:"},
        {"another end tag", "<cells><a>" M "^</b></cells>",
         "E_END_TAG table" C ": the end tag \"b\" does not fit: a is open"},
        {"of a text", "<cells><a><more><a>1^</more></a></cells>",
         "E_END_TAG table" C "/more/*[1]: the end tag \"more\" does not fit: a is open"},
        {"too few", "<cells><a>^</a></cells>",
         "E_COUNT table" C ": the number of more/* is outside what the schema gives | more:"},
        {"a child that it does not know", "<cells><a>^<b/>" M "</a></cells>",
         "E_UNKNOWN table" C ": \"b\" is not in the schema"},
        {"an attribute", "<cells><a ^b='1'>" M "</a></cells>",
         "E_UNKNOWN table" C ": \"b\" is not in the schema"},
        {"any prefix", "<first><a:a xmlns:a='u'>x</a:a></first>", "row\"x\"\ntable\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void any_attribute_but_declarations(void **state)
{
    static const claim rows[] = {
        {"in their order",
         "<table><row b=\"1\" xmlns='u' a='2' xml:lang='3' xmlns:c='v' c:a=\"4\"/></table>",
         "row key\"1\" key\"2\" key\"3\" key\"4\"\ntable\n"},
        {"plain", "<table width=\"7\"><row b=\"1\" a=\"2\"/></table>",
         "row key\"1\" key\"2\"\ntable 7\n"},
        {"one, with a prefix", "<table xmlns:p='u' p:width='7'/>", "table 7\n"},
        {"one of two", "<table width='7' xmlns:p='u' ^p:width='7'/>",
         "E_REPEATED table/@width: @width stands twice | width:"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_element_is_read_by_its_place),
        cmocka_unit_test(any_attribute_but_declarations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
