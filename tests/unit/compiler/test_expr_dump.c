/*
 * The canonical form: of every right text, and once more of the form itself.
 */
#include "expr_cases.h"

#include <setjmp.h>
#include <stdarg.h>
/* cmocka needs the two above */
#include <cmocka.h>

static const pos start = {NULL, 1, 1, 0};

static const char *canonical(expr_token_kind kind, const char *text, stax_arena *arena)
{
    const char *shown = expr_canonical(kind, stax_str_of(text), start, diag_new(arena), arena);

    return shown ? shown : "refused";
}

static void every_text_has_its_canonical_form(void **state)
{
    (void)state;
    for (size_t i = 0; i < RIGHT_ONES; i++) {
        stax_arena arena = {0};
        const char *want = right[i].canonical ? right[i].canonical : right[i].text;
        const char *got = canonical(right[i].start, right[i].text, &arena);

        if (strcmp(got, want) != 0) fail_msg("%s: %s, not %s", right[i].text, got, want);
        stax_arena_free(&arena);
    }
}

static void the_canonical_form_of_itself_is_itself(void **state)
{
    (void)state;
    for (size_t i = 0; i < RIGHT_ONES; i++) {
        stax_arena arena = {0};
        const char *once = canonical(right[i].start, right[i].text, &arena);
        const char *twice = canonical(right[i].start, once, &arena);

        if (strcmp(once, twice) != 0) fail_msg("%s: %s, then %s", right[i].text, once, twice);
        stax_arena_free(&arena);
    }
}

static void a_union_has_brackets_where_it_needs_them(void **state)
{
    (void)state;
    stax_arena arena = {0};
    const expr_type *type =
        expr_parse_typedef((stax_str)STAX_STR("a|b"), start, diag_new(&arena), &arena);

    assert_non_null(type);
    assert_string_equal(expr_show_type(type, &arena).data, "(a | b)");
    assert_string_equal(expr_show_typedef(type, &arena).data, "a | b");
    stax_arena_free(&arena);
}

static void a_long_text_is_shown_whole(void **state)
{
    (void)state;
    enum { STEPS = 5000 };
    static char text[2 * STEPS];
    stax_arena arena = {0};

    for (size_t i = 0; i < STEPS; i++) memcpy(text + 2 * i, "/a", 2);
    const expr_path *path =
        expr_parse_path((stax_str){text, sizeof text}, start, diag_new(&arena), &arena);
    assert_non_null(path);
    stax_str shown = expr_show_path(path, &arena);
    assert_true(stax_eq(shown, (stax_str){text, sizeof text}));
    assert_int_equal(shown.data[shown.len], '\0');
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_text_has_its_canonical_form),
        cmocka_unit_test(the_canonical_form_of_itself_is_itself),
        cmocka_unit_test(a_union_has_brackets_where_it_needs_them),
        cmocka_unit_test(a_long_text_is_shown_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
