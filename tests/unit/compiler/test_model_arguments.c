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

static void words_shape_texts(void **state)
{
    static const front_row rows[] = {
        {"split", "a: f64(split)[]", "f64 split \" \" [0..]"},
        {"split with separators", "a: u8(split=\" ,\")[]", "u8 split \" ,\""},
        {"split bools", "a: bool(split)[2]", "bool split \" \" [2..2]"},
        {"split words", "a: bool(yes, no, split)[]", "bool \"yes\" \"no\" split"},
        {"split with bounds", "a: i32(split, 0..9)[1..]", "i32 split \" \" 0..9 [1..]"},
        {"split a type of the schema", "a: e(split)[]", "enum t_e split \" \""},
        {"a key", "a: {type: u8, split: \";\", count: 3}", "u8 split \";\" [3..3]"},
        {"an attribute", "a: f64(split)[] @", "@a -> f64 split"},
        {"lower", "a: str(lower)", "str lower"},
        {"upper", "a: char(8, upper)", "char(8) upper"},
        {"a pattern", "a: str(~\"a+\")", "str pattern \"a+\""},
        {"a pattern as a key", "a: {type: char(4), pattern: a+}", "char(4) pattern \"a+\""},
        {"unix", "a: datetime(unix)", "datetime unix"},
        {"rfc822", "a: datetime(rfc822)", "datetime rfc822 required"},
        {"two formats", "a: datetime(rfc822, iso)", "datetime rfc822 iso"},
        {"the usual format", "a: datetime(iso)", "datetime required"},
        {"base64", "a: bytes(base64, ..9)", "bytes base64 ..9"},
        {"hex", "a: bytes(hex)", "bytes hex"},
        {"a hook", "a: hook(f, uint32_t)", "hook f -> uint32_t"},
        {"a hook of a pointer", "a: hook(f, 'char *', split)[]", "hook f -> char * split"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void hooks_may_fill_types_of_headers(void **state)
{
#define HOOK "root: r\ntypes: {r: {a: \"hook(f, color)[]\"}}\n"
    static const front_row good[] = {
        {"a header", "stax: 1\nname: t\nc: {include: [color.h]}\n" HOOK, "hook f -> color"},
    };
    static const front_row bad[] = {
        {"no header", "stax: 1\nname: t\n" HOOK, "it needs 'c: include:'"},
    };
#undef HOOK
    (void)state;
    FRONT_GOOD_SCHEMA(good);
    FRONT_BAD_SCHEMA(bad);
}

static void words_that_shape_nothing_are_refused(void **state)
{
    static const front_row rows[] = {
        {"split without a count", "a: f64(split)", "'split' gives an array: put a count behind"},
        {"split and ?", "a: f64(split)[]?", "an array is already optional"},
        {"split char", "a: char(4, split)[]", "char does not know 'split'"},
        {"split char by key", "a: {type: char(4), split: x, count: 2}", "'split' is for values"},
        {"split struct", "a: s(split)[]", "'s' takes nothing in brackets"},
        {"split flag", "a: {type: flag, split: x}", "'split' is for values"},
        {"split an open enum", "a: {type: \"enum(x, *)\", split: ' ', count: 0..}",
         "the words of an open enum (*) cannot be split"},
        {"no separators", "a: u8(split=\"\")[]", "which bytes are between the items?"},
        {"wide separators", "a: u8(split=\"\u00B7\")[]", "separators are characters of ASCII"},
        {"blanks kept", "a: str(split, keep)[]", "have no blanks around them"},
        {"a word with a value", "a: u8(hex=\"x\")", "'hex' takes no value"},
        {"unix with others", "a: datetime(unix, iso)", "datetime(unix) is an int64_t and stands"},
        {"unix of a date", "a: date(unix)", "date does not know 'unix'"},
        {"bytes alone", "a: bytes", "how are they written? bytes(base64) or bytes(hex)"},
        {"two patterns", "a: str(~\"a\", ~\"b\")", "the type has a pattern already"},
        {"a pattern of numbers", "a: {type: u8, pattern: x}", "'pattern:' is for str and char"},
        {"a hook alone", "a: hook", "a hook is a function and the type it fills"},
        {"a hook without a type", "a: hook(f)", "a hook is a function and the type it fills"},
        {"a hook with a default", "a: hook(f, int) = 3", "what a hook makes has no default"},
        {"no function", "a: hook(\"f g\", int)", "'f g' is not the name of a function of C"},
        {"no type", "a: hook(f, \"int[3]\")", "is not a name of a type"},
        {"an unknown type", "a: hook(f, color)", "does not know 'color': it needs 'c: include:'"},
        {"two types", "a: hook(f, int)\n    b: hook(f, long)", "fills a int elsewhere"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void maps_are_arrays_of_pairs(void **state)
{
    static const front_row good[] = {
        {"attributes", "a: map(@k, @v)", "record r_a_pair (t_r_a_pair) element r_a_pair"},
        {"the pairs", "a: map(@k, @v) b", "a (a): b -> record t_r_a_pair [0..]"},
        {"the key", "a: map(@k, @v) b", "  key (key): @k -> str required"},
        {"the value", "a: map(@k, @v, u32)", "  value (value): @v -> u32 required"},
        {"elements", "a: map(name, value) b", "  key (key): name -> str"},
        {"own text", "a: map(@k, .) b", "  value (value): . -> str"},
        {"a type of the schema", "a: map(@k, ., e)[1..] b", "value (value): . -> enum t_e"},
        {"a count", "a: map(@k, @v)[1..9] b", "[1..9]"},
        {"a count as a key", "a: {type: \"map(@k, @v)\", count: 2}", "[2..2]"},
    };
    static const front_row bad[] = {
        {"nothing", "a: map", "a map says where the key is"},
        {"one place", "a: map(@k)", "a map says where the key is"},
        {"a number", "a: map(1, @v)", "a map says where the key is"},
        {"a type with brackets", "a: map(@k, @v, 3..)", "a map says where the key is"},
        {"too much", "a: map(@k, @v, u8, u8)", "a map says where the key is"},
        {"optional", "a: map(@k, @v)?", "an array is already optional"},
        {"no such type", "a: map(@k, @v, u99)", "unknown type 'u99'"},
    };
    (void)state;
    FRONT_GOOD(good);
    FRONT_BAD(bad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(brackets_limit_or_shape_the_value),
        cmocka_unit_test(a_bound_is_a_value_of_the_type),
        cmocka_unit_test(a_size_is_given_once_and_in_bounds),
        cmocka_unit_test(a_wrong_word_gets_the_nearest),
        cmocka_unit_test(words_shape_texts),
        cmocka_unit_test(hooks_may_fill_types_of_headers),
        cmocka_unit_test(words_that_shape_nothing_are_refused),
        cmocka_unit_test(maps_are_arrays_of_pairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
