/*
 * Frames are counted when a schema is compiled: there are enough when one element is several things
 * and a text is open in each of them.
 */
#include "claims.h"
#include "narrow_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void say_row(ways_text *to, const void *record)
{
    const narrow_row *row = record;

    ways_say(to, "row");
    for (size_t i = 0; i < row->users.count; i++) say_str(to, &row->users.items[i].name);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const narrow_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
    ways_say(to, "list");
    if (list->has.first) say_str(to, &list->first);
    for (size_t i = 0; i < list->names.count; i++) say_str(to, &list->names.items[i]);
    ways_say(to, "\n");
}

CLAIMS_PARSER(narrow);

static const claim_frame alone = {&narrow_ways, "schemas/narrow.schema", NULL, NULL};

#define U(name) "<user><name>" name "</name></user>"
static void all_that_an_element_is_is_open_at_once(void **state)
{
    static const claim rows[] = {
        {"none", "<list/>", "list\n"},
        {"one", "<list><row><users>" U("a") "</users></row></list>", "row\"a\"\nlist\"a\"\"a\"\n"},
        {"in pieces", "<list><row><users>" U("a<!-- -->b&amp;") "</users></row></list>",
         "row\"ab&\"\nlist\"ab&\"\"ab&\"\n"},
        {"several",
         "<list><row><users>" U("a") U("b") "</users></row><x>" U("c") "</x><row/></list>",
         "row\"a\"\"b\"\nrow\nlist\"a\"\"a\"\"b\"\"c\"\n"},
        {"no text", "<list><row><users><user><name>^<b/></name></user></users></row></list>",
         "E_NOT_TEXT list/row[1]/users/user[1]/name: the element \"b\" stands where only text may "
         "be | name:  str"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_that_an_element_is_is_open_at_once)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
