/*
 * Truth in XML Schema's words and in the schema's own.
 */
#include "value_tests.h"

static const struct {
    const char *title, *text;
    stx_value_result result;
    bool value;
} cases[] = {
    {"true", "true", STX_VALUE_OK, true},       {"false", "false", STX_VALUE_OK, false},
    {"one", "1", STX_VALUE_OK, true},           {"zero", "0", STX_VALUE_OK, false},
    {"nothing", "", STX_VALUE_EMPTY, false},    {"capitals", "True", STX_VALUE_BAD, false},
    {"yes", "yes", STX_VALUE_BAD, false},       {"two", "2", STX_VALUE_BAD, false},
    {"two digits", "01", STX_VALUE_BAD, false}, {"cut", "tru", STX_VALUE_BAD, false},
    {"longer", "truer", STX_VALUE_BAD, false},
};

static void four_words_are_truth(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        bool before = !cases[i].value, value = before;
        stax_str text = tight(cases[i].text);
        stx_value_result result = stx_to_bool(text, &value);
        free_tight(text);
        check_result(cases[i].title, cases[i].text, result, cases[i].result);
        if (value != (result ? before : cases[i].value)) fail_msg("%s: value", cases[i].title);
    }
}

static const struct {
    const char *title, *yes, *no, *text;
    stx_value_result result;
    bool value;
} words[] = {
    {"yes", "yes", "no", "yes", STX_VALUE_OK, true},
    {"no", "yes", "no", "no", STX_VALUE_OK, false},
    {"true is not yes", "yes", "no", "true", STX_VALUE_BAD, false},
    {"nothing", "yes", "no", "", STX_VALUE_EMPTY, false},
    {"nothing means no", "x", "", "", STX_VALUE_OK, false},
    {"nothing means yes", "", "x", "", STX_VALUE_OK, true},
    {"long words", "affirmative", "unthinkable", "affirmative", STX_VALUE_OK, true},
};

static void two_words_of_the_schema_are_truth(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(words); i++) {
        bool before = !words[i].value, value = before;
        stx_value_result result =
            stx_to_bool_words(stax_str_of(words[i].text), stax_str_of(words[i].yes),
                              stax_str_of(words[i].no), &value);
        check_result(words[i].title, words[i].text, result, words[i].result);
        if (value != (result ? before : words[i].value)) fail_msg("%s: value", words[i].title);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_words_are_truth),
        cmocka_unit_test(two_words_of_the_schema_are_truth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
