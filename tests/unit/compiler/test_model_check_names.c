/*
 * Two names of the schema that would be one in C.
 */
#include "front_run.h"

#define HEAD "stax: 1\nname: t\nroot: r\n"

static void members_of_a_struct_are_different(void **state)
{
    static const front_row rows[] = {
        {"hyphen and underscore", "a-b: str\n    a_b: str",
         "the field 'a_b' and the field 'a-b' are both a_b in C"},
        {"a keyword and its name", "int: str\n    int_: str", "are both int_ in C"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void members_of_two_structs_may_be_alike(void **state)
{
    static const front_row rows[] = {
        {"the same name", HEAD "types: {r: {a: str, b: s}, s: {a: str}}\n", "record s"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void types_are_different(void **state)
{
    static const front_row rows[] = {
        {"hyphen and underscore", HEAD "types: {r: {a: str}, a-b: {a: str}, a_b: {a: str}}\n",
         "the type 'a_b' and the type 'a-b' are both t_a_b in C"},
        {"the enum of a field", HEAD "types: {r: {a: enum(x)}, r_a: {a: str}}\n",
         "are both t_r_a in C"},
        {"a list", HEAD "types: {r: {a: \"s[]\"}, s: {a: str}, s_list: {a: str}}\n",
         "the type 's_list' and the list of 's' are both t_s_list in C"},
        {"the parser", HEAD "types: {r: {a: str}, parse: {a: str}}\n",
         "the type 'parse' and a function of the parser are both t_parse in C"},
        {"the iterator",
         HEAD "stream: {it: r.a}\ntypes: {r: {a: \"s[]\"}, s: {a: str}, next_it: {a: str}}\n",
         "are both t_next_it in C"},
        {"the copy",
         HEAD "stream: {it: r.a}\ntypes: {r: {a: \"s[]\"}, s: {a: str}, s_copy: {a: str}}\n",
         "are both t_s_copy in C"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void enumerators_are_different(void **state)
{
    static const front_row rows[] = {
        {"of two enums", HEAD "types: {r: {a: str}, a: enum(b_c), a_b: enum(c)}\n",
         "the word 'c' of 'a_b' and the word 'b_c' of 'a' are both T_A_B_C in C"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_list_that_is_not_needed_takes_no_name(void **state)
{
    static const front_row rows[] = {
        {"no array", HEAD "types: {r: {a: s, b: s_list}, s: {a: str}, s_list: {a: str}}\n",
         "record s_list"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_of_a_struct_are_different),
        cmocka_unit_test(members_of_two_structs_may_be_alike),
        cmocka_unit_test(types_are_different),
        cmocka_unit_test(enumerators_are_different),
        cmocka_unit_test(a_list_that_is_not_needed_takes_no_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
