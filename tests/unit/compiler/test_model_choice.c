/*
 * Choices from words: in options, in a struct, in a field.
 */
#include "front_run.h"

static void a_word_of_the_options_is_taken(void **state)
{
    static const front_row rows[] = {
        {"unknown",
         "stax: 1\nname: t\nroot: r\noptions: {unknown: error}\ntypes:\n  r:\n    a: str\n",
         "record r (t_r) element r unknown error"},
        {"space",
         "stax: 1\nname: t\nroot: r\noptions: {space: collapse}\ntypes:\n  r:\n    a: str\n",
         "space collapse"},
        {"empty", "stax: 1\nname: t\nroot: r\noptions: {empty: absent}\ntypes:\n  r:\n    a: str\n",
         "empty absent"},
        {"repeated",
         "stax: 1\nname: t\nroot: r\noptions: {repeated: first}\ntypes:\n  r:\n    a: str\n",
         "repeated first"},
        {"strings",
         "stax: 1\nname: t\nroot: r\noptions: {strings: borrowed}\ntypes:\n  r:\n    a: str\n",
         "strings borrowed"},
        {"depth", "stax: 1\nname: t\nroot: r\noptions: {depth: 7}\ntypes:\n  r:\n    a: str\n",
         "depth 7"},
        {"what is the default anyway",
         "stax: 1\nname: t\nroot: r\noptions: {order: any, write: yes, ns: strict, case: exact}\ntypes:\n  r:\n    a: str\n",
         "depth 256"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void a_wrong_word_gets_the_nearest_right_one(void **state)
{
    static const front_row rows[] = {
        {"a word",
         "stax: 1\nname: t\nroot: r\noptions: {unknown: errr}\ntypes:\n  r:\n    a: str\n",
         "'unknown:' does not know 'errr'; did you mean 'error'?"},
        {"a key", "stax: 1\nname: t\nroot: r\noptions: {depht: 7}\ntypes:\n  r:\n    a: str\n",
         "'options:' does not know 'depht'; did you mean 'depth'?"},
        {"no word is near",
         "stax: 1\nname: t\nroot: r\noptions: {empty: zzzzzz}\ntypes:\n  r:\n    a: str\n",
         "there are: value absent"},
        {"a list", "stax: 1\nname: t\nroot: r\noptions: {empty: [a]}\ntypes:\n  r:\n    a: str\n",
         "YAML read this as a list"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void words_of_later_versions_are_refused_as_such(void **state)
{
    static const front_row rows[] = {
        {"warn", "stax: 1\nname: t\nroot: r\noptions: {unknown: warn}\ntypes:\n  r:\n    a: str\n",
         "'unknown: warn' is not yet in this version"},
        {"keep", "stax: 1\nname: t\nroot: r\noptions: {unknown: keep}\ntypes:\n  r:\n    a: str\n",
         "'unknown: keep' is not yet in this version"},
        {"lax", "stax: 1\nname: t\nroot: r\noptions: {ns: lax}\ntypes:\n  r:\n    a: str\n",
         "'ns: lax' is not yet in this version"},
        {"static",
         "stax: 1\nname: t\nroot: r\noptions: {profile: static}\ntypes:\n  r:\n    a: str\n",
         "'profile: static' is not yet in this version"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_depth_is_a_number_above_zero(void **state)
{
    static const front_row rows[] = {
        {"zero", "stax: 1\nname: t\nroot: r\noptions: {depth: 0}\ntypes:\n  r:\n    a: str\n",
         "a depth of 0 would allow no element"},
        {"below zero",
         "stax: 1\nname: t\nroot: r\noptions: {depth: -1}\ntypes:\n  r:\n    a: str\n",
         "a whole number from 0 to 1000000 is expected"},
        {"too large",
         "stax: 1\nname: t\nroot: r\noptions: {depth: 1000001}\ntypes:\n  r:\n    a: str\n",
         "a whole number from 0 to 1000000 is expected"},
        {"a word", "stax: 1\nname: t\nroot: r\noptions: {depth: deep}\ntypes:\n  r:\n    a: str\n",
         "a whole number from 0 to 1000000 is expected"},
        {"nothing", "stax: 1\nname: t\nroot: r\noptions: {depth: }\ntypes:\n  r:\n    a: str\n",
         "a whole number from 0 to 1000000 is expected"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_word_of_the_options_is_taken),
        cmocka_unit_test(a_wrong_word_gets_the_nearest_right_one),
        cmocka_unit_test(words_of_later_versions_are_refused_as_such),
        cmocka_unit_test(a_depth_is_a_number_above_zero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
