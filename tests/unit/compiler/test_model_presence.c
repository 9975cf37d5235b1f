/*
 * How often a field comes, defaults, and settings.
 */
#include "front_run.h"

static void a_type_says_how_often(void **state)
{
    static const front_row rows[] = {
        {"required", "a: u8", "u8 required\n"},
        {"optional", "a: u8?", "u8 optional\n"},
        {"default", "a: u8 = 3", "u8 = 3\n"},
        {"any number", "a: u8[]", "u8 [0..]\n"},
        {"one or more", "a: u8[1..]", "u8 [1..]\n"},
        {"at most", "a: u8[..16]", "u8 [0..16]\n"},
        {"exactly", "a: u8[3]", "u8 [3..3]\n"},
        {"a flag is false", "a: flag", "flag = false\n"},
        {"an optional struct", "a: s?", "record t_s optional\n"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void these_do_not_go_together(void **state)
{
    static const front_row rows[] = {
        {"array and optional", "a: u8[]?", "an array is already optional: leave the '?' out"},
        {"array and default", "a: u8[] = 1", "an array has no default"},
        {"optional and default", "a: u8? = 1", "a field with a default is never absent"},
        {"struct and default", "a: s = x", "a struct has no default"},
        {"two counts", "a: {type: \"u8[]\", count: 2}", "the type has a count in brackets already"},
        {"no items", "a: u8[0]", "an array of no items holds nothing"},
        {"an optional flag", "a: flag?", "a flag is false when it is absent: leave the '?' out"},
        {"many flags", "a: flag[]", "a flag is one bool"},
        {"a flag with a default", "a: flag = true", "leave the default out"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void settings_of_a_field_are_taken(void **state)
{
    static const front_row rows[] = {
        {"space", "a: {type: str, space: collapse}", "space collapse\n"},
        {"of an attribute nothing is trimmed", "a: str @", "space keep\n"},
        {"but where it says so", "a: {type: str, path: \"@\", space: trim}", "space trim\n"},
        {"the key before the type", "a: {type: str(keep), space: trim}", "space trim\n"},
        {"empty", "a: {type: str?, empty: absent}", "empty absent\n"},
        {"invalid", "a: {type: u8?, invalid: absent}", "invalid absent\n"},
        {"invalid with a default", "a: {type: u8, default: 1, invalid: absent}",
         "= 1 invalid absent\n"},
        {"repeated", "a: {type: u8, repeated: last}", "repeated last\n"},
        {"a repeated struct", "a: {type: s, repeated: first}", "repeated first\n"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void settings_need_a_field_they_can_be_true_of(void **state)
{
    static const front_row rows[] = {
        {"space of a number", "a: {type: u8, space: keep}", "'space:' is for str and char"},
        {"empty number", "a: {type: u8, empty: absent}", "'empty:' is for str, char and bytes"},
        {"invalid but required", "a: {type: u8, invalid: absent}",
         "'invalid: absent' needs a value that may be absent"},
        {"an invalid struct", "a: {type: s?, invalid: absent}",
         "'invalid: absent' needs a value that may be absent"},
        {"repeated items", "a: {type: \"u8[]\", repeated: last}",
         "'repeated:' is for single values"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_type_says_how_often),
        cmocka_unit_test(these_do_not_go_together),
        cmocka_unit_test(settings_of_a_field_are_taken),
        cmocka_unit_test(settings_need_a_field_they_can_be_true_of),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
