/*
 * Types as messages name them.
 */
#include "front_run.h"

static void a_message_names_the_type_with_its_brackets(void **state)
{
    static const front_row rows[] = {
        {"an integer", "a: i32 = x", "not a value of i32\n"},
        {"with bounds", "a: i32(1..) = x", "not a value of i32(1..)\n"},
        {"with both", "a: u8(hex, 1..5) = x", "not a value of u8(hex, 1..5)\n"},
        {"a decimal", "a: decimal(2) = x", "not a value of decimal(2)\n"},
        {"a decimal with bounds", "a: decimal(2, ..5) = x", "not a value of decimal(2, ..5)\n"},
        {"a bool", "a: bool(on, off) = x", "not a value of bool(on, off)\n"},
        {"an enum of the field", "a: enum(p, q) = x", "not a value of enum(p, q)\n"},
        {"a named enum", "a: e = x", "not a value of e\n"},
        {"a char", "a: char(2) = \"xy\"", "outside of char(2)\n"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_message_names_the_type_with_its_brackets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
