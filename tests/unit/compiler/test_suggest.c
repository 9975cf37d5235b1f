/*
 * The nearest word, and when no word is near.
 */
#include "base/suggest.h"

#include <limits.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
/* cmocka needs these above */
#include <cmocka.h>

static void the_distance_counts_changes_and_swaps(void **state)
{
    static const struct {
        const char *title, *a, *b;
        unsigned want;
    } cases[] = {
        {"equal", "path", "path", 0},
        {"one left out", "pth", "path", 1},
        {"one put in", "paath", "path", 1},
        {"one changed", "peth", "path", 1},
        {"neighbours swapped", "ptah", "path", 1},
        {"big and small", "PATH", "path", 0},
        {"all put in", "", "path", 4},
        {"nothing alike", "abc", "xyz", 3},
        {"a swap and a change", "f46", "f64", 1},
        {"two swaps", "ebcdfe", "becdef", 2},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        stax_str a = stax_str_of(cases[i].a), b = stax_str_of(cases[i].b);
        if (suggest_distance(a, b) != cases[i].want) fail_msg("%s", cases[i].title);
        if (suggest_distance(b, a) != cases[i].want) fail_msg("%s, back", cases[i].title);
    }
}

static void a_long_word_is_near_to_nothing(void **state)
{
    (void)state;
    char text[65] = "";
    memset(text, 'a', 64);

    assert_int_equal(suggest_distance(stax_str_of(text), stax_str_of("a")), UINT_MAX);
    text[63] = '\0';
    assert_int_equal(suggest_distance(stax_str_of(text), stax_str_of("a")), 62);
}

static void the_nearest_is_suggested(void **state)
{
    static const struct {
        const char *title, *word, *want;
    } cases[] = {
        {"the nearest of several", "defalt", "default"},
        {"the first of two that are as near", "mix", "min"},
        {"a third of the letters may be wrong", "tipes", "types"},
        {"more may not", "tpyss", NULL},
        {"one letter is near to nothing", "x", NULL},
        {"two letters have one mistake", "mn", "min"},
        {"not near", "elephant", NULL},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        suggest s = suggest_for(stax_str_of(cases[i].word));
        suggest_offer(&s, "default");
        suggest_offer(&s, "min");
        suggest_offer(&s, "max");
        suggest_offer(&s, "types");
        bool good = cases[i].want ? s.best && strcmp(s.best, cases[i].want) == 0 : !s.best;
        if (!good) fail_msg("%s: %s", cases[i].title, s.best ? s.best : "nothing");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_distance_counts_changes_and_swaps),
        cmocka_unit_test(a_long_word_is_near_to_nothing),
        cmocka_unit_test(the_nearest_is_suggested),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
