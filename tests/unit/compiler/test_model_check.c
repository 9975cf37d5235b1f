/*
 * Fields against their own types, and structs against each other.
 */
#include "front_run.h"

#define HEAD "stax: 1\nname: t\nroot: r\n"

static void a_struct_is_read_from_an_element(void **state)
{
    static const front_row rows[] = {
        {"an attribute", "a: s @", "a struct is read from an element"},
        {"an attribute of a child", "a: s b/@c", "a struct is read from an element"},
        {"own text", "a: s .", "a struct is read from an element"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void what_comes_once_is_no_array(void **state)
{
    static const front_row rows[] = {
        {"an attribute", "a: str[] @", "an attribute comes once"},
        {"own text", "a: str[] .", "the own text of an element is one value"},
        {"a flag of own text", "a: flag .", "the own text of an element is always there"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void an_attribute_of_wrappers_may_come_often(void **state)
{
    static const front_row rows[] = {
        {"wrapped", "a: str[] b/@c", "b/@c -> str [0..]"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void a_type_within_itself_must_be_able_to_end(void **state)
{
    static const front_row rows[] = {
        {"itself", HEAD "types: {r: {a: r}}\n", "'r' could never end"},
        {"a list of one or more", HEAD "types: {r: {a: \"r[1..]\"}}\n", "'r' could never end"},
        {"by way of another", HEAD "types: {r: {a: s}, s: {b: t}, t: {c: s}}\n",
         "'t' could never end"},
        {"by way of all that a union can be", HEAD "types: {r: {a: \"(r | s)\"}, s: {b: r}}\n",
         "'(r | s)' could never end"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_type_may_be_within_itself(void **state)
{
    static const front_row rows[] = {
        {"in a list", HEAD "types: {r: {a: \"r[]\"}}\n",
         "record r (t_r) element r unknown skip listed recursive"},
        {"by way of another", HEAD "types: {r: {a: s}, s: {b: t}, t: {c: \"s?\"}}\n",
         "record t (t_t) element t unknown skip recursive"},
        {"what holds it is not", HEAD "types: {r: {a: s}, s: {b: \"s?\"}}\n",
         "record r (t_r) element r unknown skip\n"},
        {"by way of a union", HEAD "types: {r: {a: \"(r | s)[]\"}, s: {b: str}}\n",
         "union r_a (t_r_a) inline listed recursive"},
        {"a union that can end", HEAD "types: {r: {a: \"(r | s)\"}, s: {b: str}}\n",
         "record s (t_s) element s unknown skip\n"},
        {"what is not comes before what holds it",
         HEAD "types: {r: {a: u}, u: r | s | q, s: {b: \"r?\"}, q: {c: str}}\n",
         "bottom up: s q r\n"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void types_that_nothing_reaches_are_marked(void **state)
{
    static const front_row rows[] = {
        {"a struct", HEAD "types: {r: {a: str}, s: {b: str}}\n",
         "record s (t_s) element s unknown skip unreached"},
        {"an enum", HEAD "types: {r: {a: str}, e: enum(x)}\n", "enum e (t_e) unreached"},
        {"a struct held twice is no cycle", HEAD "types: {r: {a: s, b: s}, s: {b: str}}\n",
         "bottom up: s r\n"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_struct_is_read_from_an_element),
        cmocka_unit_test(what_comes_once_is_no_array),
        cmocka_unit_test(an_attribute_of_wrappers_may_come_often),
        cmocka_unit_test(a_type_within_itself_must_be_able_to_end),
        cmocka_unit_test(a_type_may_be_within_itself),
        cmocka_unit_test(types_that_nothing_reaches_are_marked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
