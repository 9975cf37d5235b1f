/*
 * Unions: members, their elements and names, and what a field with a union asks of a document.
 */
#include "front_run.h"

#define HEAD "stax: 1\nname: t\nroot: r\n"

static void a_member_is_told_by_its_element(void **state)
{
    static const front_row rows[] = {
        {"a struct", HEAD "types: {r: {a: \"u[]\"}, u: p | q, p: {$element: x, b: str}, q: u8}\n",
         "T_U_P p (p) <x> record t_p"},
        {"a value", HEAD "types: {r: {a: \"u[]\"}, u: p | q, p: {$element: x, b: str}, q: u8}\n",
         "T_U_Q q (q) <q> u8 as u8"},
        {"a value of another name", HEAD "types: {r: {a: \"(q | p)[]\"}, q: u8, p: q}\n",
         "T_R_A_P p (p) <p> u8 as u8"},
        {"text", HEAD "types: {r: {a: \"(text | q)[]\"}, q: u8}\n",
         "T_R_A_TEXT text (text) text str"},
        {"a word of C", HEAD "types: {r: {a: \"(int | for)[]\"}, int: u8, for: str}\n",
         "T_R_A_FOR for (for_) <for> str"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void members_differ(void **state)
{
    static const front_row rows[] = {
        {"twice", HEAD "types: {r: {a: \"(q | q)\"}, q: u8}\n",
         "the element <q> stands for two members of this union"},
        {"by their elements",
         HEAD "types: {r: {a: \"(q | p)\"}, q: u8, p: {$element: q, b: str}}\n",
         "the element <q> stands for two members of this union"},
        {"text twice", HEAD "types: {r: {a: \"(text | q | text)[]\"}, q: u8}\n",
         "'text' stands here twice"},
        {"in C", HEAD "types: {r: {a: \"(a-b | a_b)\"}, a-b: u8, a_b: u8}\n",
         "two members of this union are both T_R_A_A_B in C"},
        {"built in", HEAD "types: {r: {a: \"(u8 | q)\"}, q: u8}\n", "'u8' names no element"},
        {"a union", HEAD "types: {r: {a: \"(v | q)\"}, q: u8, v: q | r}\n",
         "'v' is a union itself"},
        {"several values", HEAD "types: {r: {a: \"(v | q)\"}, q: u8, v: \"enum(a, *)\"}\n",
         "'v' is more than one value"},
        {"unknown", HEAD "types: {r: {a: \"(qq | q)\"}, q: u8}\n", "unknown type 'qq'"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

#define TYPES "types: {q: u8, p: {b: str}, r: {"
static void a_path_names_what_is_around_the_members(void **state)
{
    static const front_row rows[] = {
        {"nothing", HEAD TYPES "a: \"(q | p)[]\"}}\n", "    q (as.q): q -> u8\n"},
        {"wrappers", HEAD TYPES "a: \"(q | p)[] x/y\"}}\n", "    p (as.p): x/y/p -> record t_p\n"},
        {"of all", HEAD TYPES "a: \"(q | p)[] x/y\"}}\n",
         "a (a): x/y/(q | p) -> union t_r_a [0..]"},
        {"of text", HEAD TYPES "a: \"(q | text)[] x\"}}\n",
         "    text (as.text): x/text() -> str space keep\n"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void what_a_union_cannot_be(void **state)
{
    static const front_row rows[] = {
        {"an attribute", HEAD TYPES "a: \"(q | p)[] x/@y\"}}\n",
         "its path names what is around them"},
        {"own text", HEAD TYPES "a: \"(q | p) .\"}}\n", "its path names what is around them"},
        {"a default", HEAD TYPES "a: \"(q | p) = 3\"}}\n", "a union has no default"},
        {"one text", HEAD TYPES "a: \"(q | text)\"}}\n", "that needs an array"},
        {"text that another takes", HEAD TYPES "a: \"(q | text)[]\", b: str .}}\n",
         "the text of this element is 'text' in a union already"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_member_is_told_by_its_element),
        cmocka_unit_test(members_differ),
        cmocka_unit_test(a_path_names_what_is_around_the_members),
        cmocka_unit_test(what_a_union_cannot_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
