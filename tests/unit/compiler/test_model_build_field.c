/*
 * A field: short and long form, and what neither takes.
 */
#include "front_run.h"

static void long_and_short_form_mean_the_same(void **state)
{
    static const front_row rows[] = {
        {"type short", "a: u32", "a (a): a -> u32 required\n"},
        {"type long", "a: {type: u32}", "a (a): a -> u32 required\n"},
        {"path short", "a: u32 x/@b", "a (a): x/@b -> u32 required\n"},
        {"path long", "a: {type: u32, path: x/@b}", "a (a): x/@b -> u32 required\n"},
        {"same name short", "a: u32 @", "a (a): @a -> u32 required\n"},
        {"same name long", "a: {type: u32, path: \"@\"}", "a (a): @a -> u32 required\n"},
        {"default short", "a: str = \"x y\"", "str = \"x y\" space trim\n"},
        {"default long", "a: {type: str, default: x y}", "str = \"x y\" space trim\n"},
        {"count short", "a: u32[2..5]", "u32 [2..5]\n"},
        {"count long", "a: {type: u32, count: 2..5}", "u32 [2..5]\n"},
        {"count of one number", "a: {type: u32, count: 3}", "u32 [3..3]\n"},
        {"count from", "a: {type: u32, count: 1..}", "u32 [1..]\n"},
        {"count up to", "a: {type: u32, count: ..9}", "u32 [0..9]\n"},
        {"any count", "a: {type: u32, count: ..}", "u32 [0..]\n"},
        {"optional", "a: {type: u32?}", "u32 optional\n"},
        {"bounds short", "a: i32(1..5)", "i32 1..5 required\n"},
        {"bounds long", "a: {type: i32, min: 1, max: 5}", "i32 1..5 required\n"},
        {"digits long", "a: {type: decimal, digits: 3}", "decimal(3) required\n"},
        {"values long", "a: {type: enum, values: [x, y]}", "T_R_A_Y y \"y\"\n"},
        {"doc", "a: {type: str, doc: \"what it is\"}", "doc \"what it is\"\n"},
        {"a quoted line", "a: \"str @ = \\\"x\\\"\"", "@a -> str = \"x\" space keep\n"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void a_key_that_is_not_there_gets_the_nearest(void **state)
{
    static const front_row rows[] = {
        {"near", "a: {type: str, defualt: x}",
         "a field in long form does not know 'defualt'; did you mean 'default'?"},
        {"not near", "a: {type: str, colour: x}", "there are: type path default"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void keys_of_later_versions_are_refused_as_such(void **state)
{
    static const front_row rows[] = {
        {"hook", "a: {type: str, hook: x}", "'hook:' is not yet in this version"},
        {"write", "a: {type: str, write: x}", "'write:' is not yet in this version"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void a_field_needs_a_name_and_a_type(void **state)
{
    static const front_row rows[] = {
        {"nothing", "a:", "s:9:5: error: the field 'a' has no type; write for example 'a: str'"},
        {"only a path", "a: {path: b}", "the field 'a' has no type: 'type:' is missing"},
        {"an attribute as name", "\"@a\": str", "write 'a: str @' for an attribute"},
        {"a prefix in the name", "b:a: str", "'b:a' is not a name; write 'a: str b:a'"},
        {"a digit first", "1a: str", "'1a' is not a name for a field"},
        {"two points", "a..b: str", "'a..b' is not a name for a field"},
        {"a list", "a: [str]", "YAML read this as a list: put the value in quotes"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void a_count_is_one_or_two_numbers(void **state)
{
    static const front_row rows[] = {
        {"a word", "a: {type: str, count: many}",
         "'many' is not a count; write '3', '1..', '..16' or '2..5'"},
        {"backwards", "a: {type: str, count: 3..2}", "at least 3 and at most 2 items"},
        {"in brackets", "a: {type: str, count: \"[3]\"}", "'[3]' is not a count"},
        {"something behind", "a: {type: str, count: 3..4x}", "is not a count"},
        {"too large", "a: {type: str, count: 4294967295}", "is not a count"},
        {"far too large", "a: {type: str, count: 99999999999}", "is not a count"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_and_short_form_mean_the_same),
        cmocka_unit_test(a_key_that_is_not_there_gets_the_nearest),
        cmocka_unit_test(keys_of_later_versions_are_refused_as_such),
        cmocka_unit_test(a_field_needs_a_name_and_a_type),
        cmocka_unit_test(a_count_is_one_or_two_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
