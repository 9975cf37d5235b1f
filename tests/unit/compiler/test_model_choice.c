/*
 * Choices from words: in options, in a struct, in a field.
 */
#include "front_run.h"

#define HEAD    "stax: 1\nname: t\nroot: r\n"
#define TYPES_R "types:\n  r:\n    a: str\n"

static void a_word_of_the_options_is_taken(void **state)
{
    static const front_row rows[] = {
        {"unknown", HEAD "options: {unknown: error}\n" TYPES_R,
         "record r (t_r) element r unknown error"},
        {"space", HEAD "options: {space: collapse}\n" TYPES_R, "space collapse"},
        {"empty", HEAD "options: {empty: absent}\n" TYPES_R, "empty absent"},
        {"repeated", HEAD "options: {repeated: first}\n" TYPES_R, "repeated first"},
        {"strings", HEAD "options: {strings: borrowed}\n" TYPES_R, "strings borrowed"},
        {"no entities", HEAD "options: {entities: none}\n" TYPES_R, "entities none"},
        {"entities of HTML", HEAD "options: {entities: html}\n" TYPES_R, "entities html"},
        {"depth", HEAD "options: {depth: 7}\n" TYPES_R, "depth 7"},
        {"what is the default anyway",
         HEAD "options: {order: any, write: yes, ns: strict, case: exact}\n" TYPES_R, "depth 256"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void a_wrong_word_gets_the_nearest_right_one(void **state)
{
    static const front_row rows[] = {
        {"a word", HEAD "options: {unknown: errr}\n" TYPES_R,
         "'unknown:' does not know 'errr'; did you mean 'error'?"},
        {"a key", HEAD "options: {depht: 7}\n" TYPES_R,
         "'options:' does not know 'depht'; did you mean 'depth'?"},
        {"no word is near", HEAD "options: {empty: zzzzzz}\n" TYPES_R, "there are: value absent"},
        {"a list", HEAD "options: {empty: [a]}\n" TYPES_R, "YAML read this as a list"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void words_of_later_versions_are_refused_as_such(void **state)
{
    static const front_row rows[] = {
        {"keep", HEAD "options: {unknown: keep}\n" TYPES_R,
         "'unknown: keep' is not yet in this version"},
        {"static", HEAD "options: {profile: static}\n" TYPES_R,
         "'profile: static' is not yet in this version"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_depth_is_a_number_above_zero(void **state)
{
    static const front_row rows[] = {
        {"zero", HEAD "options: {depth: 0}\n" TYPES_R, "a depth of 0 would allow no element"},
        {"below zero", HEAD "options: {depth: -1}\n" TYPES_R,
         "a whole number from 0 to 1000000 is expected"},
        {"too large", HEAD "options: {depth: 1000001}\n" TYPES_R,
         "a whole number from 0 to 1000000 is expected"},
        {"a word", HEAD "options: {depth: deep}\n" TYPES_R,
         "a whole number from 0 to 1000000 is expected"},
        {"nothing", HEAD "options: {depth: }\n" TYPES_R,
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
