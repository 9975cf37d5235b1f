/*
 * Words of an enum and their names in C.
 */
#include "front_run.h"

static void a_word_has_a_text_and_a_name(void **state)
{
    static const front_row rows[] = {
        {"a name", "a: enum(low)", "T_R_A_LOW low \"low\"\n"},
        {"a string", "a: enum(\"very low\")", "T_R_A_VERY_LOW very low \"very low\"\n"},
        {"a number", "a: enum(1, 2)", "T_R_A__2 2 \"2\"\n"},
        {"a name of its own", "a: enum(low=\"L\")", "T_R_A_LOW low \"L\"\n"},
        {"nothing with a name", "a: enum(none=\"\", some)", "T_R_A_NONE none \"\"\n"},
        {"a list", "a: {type: enum, values: [x, \"y z\"]}", "T_R_A_Y_Z y z \"y z\"\n"},
        {"a mapping", "a: {type: enum, values: {x: \"1\"}}", "T_R_A_X x \"1\"\n"},
        {"an array makes a list", "a: enum(x)[]", "enum r_a (t_r_a) inline listed\n"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void words_are_different(void **state)
{
    static const front_row rows[] = {
        {"twice", "a: enum(x, y, x)", "the word 'x' stands here twice"},
        {"one text with two names", "a: enum(x=\"1\", y=\"1\")", "the word '1' stands here twice"},
        {"one name in C", "a: enum(a-b, a_b)",
         "are both T_R_A_A_B in C; give one another name: a_b_2=\"a_b\""},
        {"only big and small", "a: enum(x, X)", "are both T_R_A_X in C"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void what_is_no_word_is_refused(void **state)
{
    static const front_row rows[] = {
        {"none", "a: enum", "which words?"},
        {"a range", "a: enum(1..3)", "an enum takes words"},
        {"a star in front", "a: enum(*, x)", "'*' is the last of an enum's words"},
        {"two stars", "a: enum(x, *, *)", "'*' is the last of an enum's words"},
        {"a star alone", "a: enum(*)", "which words?"},
        {"a word called other", "a: enum(other, *)", "are both T_R_A_OTHER in C"},
        {"empty", "a: enum(\"\")", "an empty word needs a name"},
        {"blanks around", "a: enum(\"x \")", "neither begins nor ends with a blank"},
        {"a tab before", "a: {type: enum, values: [\"\\tx\"]}",
         "neither begins nor ends with a blank"},
        {"both forms", "a: {type: enum(x), values: [y]}",
         "the words stand in brackets behind 'enum' already"},
        {"values as a word", "a: {type: enum, values: x}", "'values:' is a list of words"},
        {"values of values", "a: {type: enum, values: [[x]]}", "YAML read this as a list"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_word_has_a_text_and_a_name),
        cmocka_unit_test(words_are_different),
        cmocka_unit_test(what_is_no_word_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
