/*
 * Names of types: built in, later, of the schema, unknown.
 */
#include "front_run.h"

#define HEAD "stax: 1\nname: t\nroot: r\n"

static void a_type_of_the_schema_is_found_wherever_it_stands(void **state)
{
    static const front_row rows[] = {
        {"above", HEAD "types: {s: {x: str}, r: {a: s}}\n", "a (a): a -> record t_s required"},
        {"below", HEAD "types: {r: {a: s}, s: {x: str}}\n", "a (a): a -> record t_s required"},
        {"by another name", HEAD "types: {r: {a: q}, q: p, p: \"i32(1..5)\"}\n",
         "a (a): a -> i32 1..5 required"},
        {"a struct by another name", HEAD "types: {r: {a: q}, q: s, s: {x: str}}\n",
         "a (a): a -> record t_s required"},
        {"an enum by another name", HEAD "types: {r: {a: q}, q: e, e: \"enum(x)\"}\n",
         "a (a): a -> enum t_e required"},
        {"a root by another name", HEAD "types: {r: s, s: {x: str}}\n", "root <r> s"},
        {"narrowed", HEAD "types: {r: {a: {type: q, min: 3}}, q: i32}\n",
         "a (a): a -> i32 3.. required"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void an_unknown_type_gets_the_nearest(void **state)
{
    static const front_row rows[] = {
        {"built in", "a: f46", "s:9:8: error: unknown type 'f46'; did you mean 'f64'?"},
        {"of the schema", "a: e2", "unknown type 'e2'; did you mean"},
        {"nothing near", "a: something",
         "unknown type 'something'; it is neither built in nor under 'types:'"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void what_is_below_an_element_has_types(void **state)
{
    static const front_row rows[] = {
        {"text", "a: text", "a -> text required space trim"},
        {"text with bounds", "a: text(keep, ..8)", "a -> text ..8 required space keep"},
        {"raw", "a: raw?", "a -> raw optional space keep"},
        {"any", "a: any[]", "a -> any [0..]"},
        {"union", "a: (s | e)[]", "union r_a (t_r_a) inline listed"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void what_is_below_an_element_is_read_from_one(void **state)
{
    static const front_row rows[] = {
        {"an attribute", "a: text @", "here is only text"},
        {"own text", "a: raw .", "here is only text"},
        {"a default", "a: any = x", "a tree has no default"},
        {"and by nobody else", "a: raw\n    b: str a", "all that is below it"},
        {"nor in part", "a: any\n    b: str a/@k", "all that is in this element"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void a_name_stands_for_one_value(void **state)
{
    static const front_row rows[] = {
        {"an array", HEAD "types: {r: {a: q}, q: \"str[]\"}\n", "'[]' and '?' stand in the fields"},
        {"optional", HEAD "types: {r: {a: q}, q: \"str?\"}\n", "'[]' and '?' stand in the fields"},
        {"itself", HEAD "types: {r: {a: q}, q: q}\n", "the type 'q' stands for itself"},
        {"itself by way of another", HEAD "types: {r: {a: q}, q: p, p: q}\n", "stands for itself"},
        {"brackets", HEAD "types: {r: {a: q(1..)}, q: str}\n", "'q' takes nothing in brackets"},
        {"a built-in name", HEAD "types: {r: {a: str}, date: {x: str}}\n",
         "'date' is a built-in type; call yours something else and give it an '$element:'"},
        {"a later name", HEAD "types: {r: {a: str}, map: str}\n",
         "'map' is a built-in type; call yours something else"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_type_of_the_schema_is_found_wherever_it_stands),
        cmocka_unit_test(an_unknown_type_gets_the_nearest),
        cmocka_unit_test(what_is_below_an_element_has_types),
        cmocka_unit_test(what_is_below_an_element_is_read_from_one),
        cmocka_unit_test(a_name_stands_for_one_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
