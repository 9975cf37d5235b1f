/*
 * Blanks go from the ends, and runs of them inside become one space.
 */
#include "value_tests.h"

static const struct {
    const char *title, *text, *trimmed, *collapsed;
} cases[] = {
    {"nothing", "", "", ""},
    {"one blank", " ", "", ""},
    {"every blank", " \t\r\n\n", "", ""},
    {"no blank", "abc", "abc", "abc"},
    {"one letter between blanks", "\n a\t", "a", "a"},
    {"one space inside stays", "a b c", "a b c", "a b c"},
    {"a TAB becomes a space", "a\tb", "a\tb", "a b"},
    {"a LF and a CR become spaces", "a\nb\rc", "a\nb\rc", "a b c"},
    {"a run becomes one", "a  b", "a  b", "a b"},
    {"a mixed run", " a \r\n\t b ", "a \r\n\t b", "a b"},
    {"runs between words", "ab  cd\n\nef", "ab  cd\n\nef", "ab cd ef"},
    {"a no-break space is text", "\xC2\xA0 a", "\xC2\xA0 a", "\xC2\xA0 a"},
    {"VT and FF are text", "\v a \f", "\v a \f", "\v a \f"},
};

static bool is(stax_str text, const char *want)
{
    return stax_eq(text, stax_str_of(want));
}

static void blanks_go_from_both_ends(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        stax_str text = tight(cases[i].text);
        if (!is(stax_trim(text), cases[i].trimmed)) fail_msg("%s", cases[i].title);
        free_tight(text);
    }
}

static void blanks_inside_collapse(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        stax_str text = tight(cases[i].text), room = tight(cases[i].text);
        stax_str got = stx_fold_blanks(text, (char *)(uintptr_t)room.data);
        bool same = strcmp(cases[i].trimmed, cases[i].collapsed) == 0;

        if (!is(got, cases[i].collapsed)) fail_msg("%s", cases[i].title);
        if (!same && got.data != room.data) fail_msg("%s: not in the room", cases[i].title);
        if (same && !stax_eq(room, text)) fail_msg("%s: the room was used", cases[i].title);
        free_tight(text);
        free_tight(room);
    }
}

static void a_text_collapses_in_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        stax_str text = tight(cases[i].text);
        stax_str got = stx_fold_blanks(text, (char *)(uintptr_t)text.data);
        if (!is(got, cases[i].collapsed)) fail_msg("%s", cases[i].title);
        free_tight(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blanks_go_from_both_ends),
        cmocka_unit_test(blanks_inside_collapse),
        cmocka_unit_test(a_text_collapses_in_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
