/*
 * What stands in brackets behind a type.
 */
#include "front_run.h"

static void brackets_limit_or_shape_the_value(void **state)
{
    static const front_row rows[] = {
        {"a range", "a: i32(-1..5)", "i32 -1..5 "},
        {"a lower bound", "a: u8(1..)", "u8 1.. "},
        {"an upper bound", "a: f64(..1.5)", "f64 ..1.5 "},
        {"one value", "a: str(5..5)", "str 5..5 "},
        {"decimal bounds are in units of the value", "a: decimal(2, 0..100)",
         "decimal(2) 0..10000 "},
        {"before the digits", "a: decimal(0..100, 2)", "decimal(2) 0..10000 "},
        {"hex", "a: u32(hex)", "u32 hex "},
        {"hex with a decimal range", "a: u32(hex, 0..255)", "u32 0..255 hex "},
        {"any", "a: f32(any)", "f32 any "},
        {"round", "a: decimal(1, round)", "decimal(1) round "},
        {"char", "a: char(32)", "char(32) "},
        {"cut", "a: char(2, cut)", "char(2) cut "},
        {"keep", "a: str(keep)", "space keep"},
        {"collapse with a length", "a: str(..9, collapse)", "str ..9 required space collapse"},
        {"words of truth", "a: bool(yes, no)", "bool \"yes\" \"no\" "},
        {"words in quotes", "a: bool(\"1 a\", \"2\")", "bool \"1 a\" \"2\" "},
        {"iso", "a: date(iso)", "date required"},
        {"all of a u64", "a: u64(0..18446744073709551615)", "u64 0..18446744073709551615 "},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void a_bound_is_a_value_of_the_type(void **state)
{
    static const front_row rows[] = {
        {"a fraction", "a: i32(0.5..)", "'0.5' is not a value of i32"},
        {"too large", "a: i8(..128)", "128 is outside of what i8 can hold"},
        {"below zero", "a: u8(-1..)", "-1 is outside of what u8 can hold"},
        {"crossed", "a: i32(5..4)", "no value is at least 5 and at most 4"},
        {"crossed floats", "a: f64(0.2..0.1)", "no value is at least 0.2 and at most 0.1"},
        {"crossed lengths", "a: str(5..4)", "no value is at least 5 and at most 4"},
        {"too many digits", "a: decimal(1, 0..0.25)", "'0.25' is not a value of decimal(1)"},
        {"twice", "a: i32(1.., 2..)", "the type has this bound already"},
        {"in the type and as a key", "a: {type: \"i32(1..)\", min: 2}",
         "the type has this bound already"},
        {"a key that is no number", "a: {type: i32, min: x}", "'x' is not a value of i32"},
        {"crossed by a key", "a: {type: \"i32(5..)\", max: 4}",
         "no value is at least 5 and at most 4"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void a_size_is_given_once_and_in_bounds(void **state)
{
    static const front_row rows[] = {
        {"decimal without", "a: decimal", "how many digits behind the point?"},
        {"decimal with too many", "a: decimal(19)", "decimal(n) takes n from 0 to 18 digits"},
        {"decimal twice", "a: decimal(1, 2)", "decimal has its digits already"},
        {"decimal with a fraction", "a: decimal(1.5)", "decimal(n) takes n from 0 to 18 digits"},
        {"char without", "a: char", "how many bytes, the NUL included?"},
        {"char with room for nothing", "a: char(1)", "char(n) takes n from 2 to"},
        {"digits for another type", "a: {type: i32, digits: 2}",
         "'digits:' belongs to decimal alone"},
        {"values for another type", "a: {type: i32, values: [x]}",
         "'values:' belongs to the type enum alone"},
        {"bounds for a struct", "a: {type: s, min: 1}", "'s' has no bounds"},
        {"bounds for a date", "a: {type: date, min: 1}", "'date' has no bounds"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void a_wrong_word_gets_the_nearest(void **state)
{
    static const front_row rows[] = {
        {"near", "a: str(kepe)", "str does not know 'kepe'; did you mean 'keep'?"},
        {"of another type", "a: u8(round)", "u8 does not know 'round'; there are: hex"},
        {"a type without words", "a: flag(hex)", "flag takes nothing in brackets"},
        {"a number for a range", "a: str(5)", "str takes a range: 5.. or ..5 or 5..5"},
        {"a range for a date", "a: date(1..2)", "date takes no range"},
        {"an attribute", "a: str(@k)", "str does not take this in brackets"},
        {"one word of truth", "a: bool(yes)", "bool takes two words"},
        {"the same word twice", "a: bool(x, x)", "true and false cannot be the same word"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void words_of_later_versions_are_refused_as_such(void **state)
{
    static const front_row rows[] = {
        {"split", "a: f64(split)[]", "'split' for f64 is not yet in this version"},
        {"split with separators", "a: u8(split=\" ,\")[]",
         "'split' for u8 is not yet in this version"},
        {"split bools", "a: bool(split)[]", "'split' for bool is not yet in this version"},
        {"lower", "a: str(lower)", "'lower' for str is not yet in this version"},
        {"upper", "a: char(8, upper)", "'upper' for char is not yet in this version"},
        {"a pattern", "a: str(~\"a+\")", "a pattern (~\"...\") is not yet in this version"},
        {"unix", "a: datetime(unix)", "'unix' for datetime is not yet in this version"},
        {"rfc822", "a: datetime(rfc822, iso)", "'rfc822' for datetime is not yet in this version"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(brackets_limit_or_shape_the_value),
        cmocka_unit_test(a_bound_is_a_value_of_the_type),
        cmocka_unit_test(a_size_is_given_once_and_in_bounds),
        cmocka_unit_test(a_wrong_word_gets_the_nearest),
        cmocka_unit_test(words_of_later_versions_are_refused_as_such),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
