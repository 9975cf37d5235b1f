/*
 * Structs that the program has already: members by name, those that nobody names stay zero, a
 * struct within by pointer.
 */
#include "claims.h"
#include "own_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_row(ways_text *to, const void *record)
{
    const shop_item *row = record;

    assert_null(row->handle);
    ways_say(to, "%u %d %s %.1f %s ", row->number, (int)row->cents, row->size ? "large" : "small",
             row->pos.lat, row->code);
    if (row->has_pos_lon) ways_say(to, "lon %.1f ", row->pos.lon);
    if (row->has_note) ways_say_str(to, row->note);
    for (size_t i = 0; i < row->sizes.count; i++) ways_say(to, " %u", row->sizes.items[i]);
    ways_say(to, " by ");
    ways_say_str(to, row->maker->name);
    if (row->seller) ways_say_str(to, row->seller->name);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const shop_list *list = root;

    for (size_t i = 0; i < list->items.count; i++) say_row(to, &list->items.items[i]);
}

static void *parse(stax_arena *arena, const stax_input *input, const stax_options *options,
                   stax_error *error)
{
    if (input->kind == STAX_INPUT_PATH) return own_parse_file(arena, input->path, options, error);
    return own_parse(arena, input->memory.data, input->memory.len, options, error);
}

static stx_reader *open(const stax_input *input, const stax_options *options, stax_error *error)
{
    return (stx_reader *)(void *)own_reader_open(input, options, error);
}

static const ways_parser ways = {parse, false, open, say_row, say_root};

#define SCHEMA "schemas/own.schema"
#define P      "list/row[1]"
#define XSI    "xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:nil='true'"
static const claim_frame in_list = {&ways, SCHEMA, "<list>", "</list>"};

static void members_are_filled_by_name(void **state)
{
    static const claim rows[] = {
        {"all",
         "<row id='7' size='small' lat='1' lon='2'><price>1.5</price><n>a</n><s>3</s><s>4</s>"
         "<c>x</c><maker>m</maker><seller>s</seller></row>",
         "7 150 small 1.0 x lon 2.0 \"a\" 3 4 by \"m\"\"s\"\n"},
        {"what may be absent", "<row id='7'><c>x</c><price>2</price><maker>m</maker></row>",
         "7 200 large -1.0 x  by \"m\"\n"},
        {"a pointer to what is nil",
         "<row id='7'><c>x</c><price>2</price><maker>m</maker><seller " XSI "/></row>",
         "7 200 large -1.0 x  by \"m\"\n"},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

static void errors_name_the_fields(void **state)
{
    static const claim rows[] = {
        {"a member of a member", "<row id='7' lat='^x'><c>x</c><price>2</price></row>",
         "E_VALUE " P "/@lat: \"x\" is not an f64 | lat:  "},
        {"a pointer that is wanted", "<row id='7'><c>x</c><price>2</price>^</row>",
         "E_MISSING " P ": maker is missing | maker:  maker"},
        {"the length of an array", "<row id='7'><c>^12345678</c></row>",
         "E_LENGTH " P "/c: the length of \"12345678\" is outside char(8) | code:  "},
    };

    (void)state;
    claims_check_all(&in_list, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_are_filled_by_name),
        cmocka_unit_test(errors_name_the_fields),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
