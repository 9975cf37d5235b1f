/*
 * Texts to trees: what is right is accepted without a word, what is wrong is refused with exactly
 * one message at the exact column; and the tree holds what was written, where it was written.
 */
#include "expr_cases.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
/* cmocka needs the three above */
#include <cmocka.h>

/* A text as a source of its own, and what was said about it. */
typedef struct trial {
    stax_arena arena;
    diag *d;
    stax_str text;
    pos at;
} trial;

static void begin(trial *t, const char *text)
{
    *t = (trial){.text = stax_str_of(text)};
    t->d = diag_new(&t->arena);
    t->at = (pos){source_of_text("s", t->text, &t->arena), 1, 1, 0};
}

/* What diag prints, at most `room` - 1 bytes. */
static void said(const trial *t, char *text, size_t room)
{
    FILE *file = tmpfile();

    assert_non_null(file);
    diag_print(t->d, file);
    rewind(file);
    text[fread(text, 1, room - 1, file)] = '\0';
    fclose(file);
}

static void right_texts_are_accepted(void **state)
{
    (void)state;
    for (size_t i = 0; i < RIGHT_ONES; i++) {
        trial t;
        begin(&t, right[i].text);
        const char *shown = expr_canonical(right[i].start, t.text, t.at, t.d, &t.arena);

        if (shown == NULL || diag_count(t.d) != 0) fail_msg("refused: %s", right[i].text);
        stax_arena_free(&t.arena);
    }
}

static void wrong_texts_are_refused_at_the_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < WRONG_ONES; i++) {
        trial t;
        begin(&t, wrong[i].text);
        char want[512], got[1024];

        if (expr_canonical(wrong[i].start, t.text, t.at, t.d, &t.arena))
            fail_msg("accepted: %s", wrong[i].text);
        said(&t, got, sizeof got);
        got[strcspn(got, "\n")] = '\0';
        snprintf(want, sizeof want, "s:1:%u: error: %s", wrong[i].column, wrong[i].message);
        if (strcmp(got, want) != 0) fail_msg("%s\n  got  %s\n  want %s", wrong[i].text, got, want);
        assert_int_equal(diag_count(t.d), 1);
        stax_arena_free(&t.arena);
    }
}

/* Every beginning of a right text is right or refused with one message; nothing is read behind. */
static void texts_may_end_anywhere(void **state)
{
    (void)state;
    for (size_t i = 0; i < RIGHT_ONES; i++) {
        for (size_t len = 0; len < strlen(right[i].text); len++) {
            trial t;
            begin(&t, right[i].text);
            char *cut = stax_arena_alloc(&t.arena, len + 1, 1);

            memcpy(cut, right[i].text, len);
            const char *shown =
                expr_canonical(right[i].start, (stax_str){cut, len}, t.at, t.d, &t.arena);
            assert_int_equal(diag_count(t.d), shown ? 0 : 1);
            stax_arena_free(&t.arena);
        }
    }
}

/* Sticks two texts together: mostly wrong, never more than one message. */
static void any_texts_give_at_most_one_message(void **state)
{
    (void)state;
    for (size_t i = 0; i < RIGHT_ONES; i++) {
        for (size_t k = i % 7; k < WRONG_ONES; k += 7) {
            char text[512];
            snprintf(text, sizeof text, "%s %s", right[i].text, wrong[k].text);
            trial t;
            begin(&t, text);
            const char *shown = expr_canonical(right[i].start, t.text, t.at, t.d, &t.arena);

            assert_int_equal(diag_count(t.d), shown ? 0 : 1);
            stax_arena_free(&t.arena);
        }
    }
}

static void the_wrong_token_is_underlined(void **state)
{
    (void)state;
    trial t;
    begin(&t, "str a[last()]");
    char got[512];

    assert_null(expr_parse_field(t.text, t.at, t.d, &t.arena));
    said(&t, got, sizeof got);
    assert_non_null(strstr(got, "\n      |       ^~~~\n"));
    stax_arena_free(&t.arena);
}

static void long_words_are_cut_in_messages(void **state)
{
    (void)state;
    trial t;
    begin(&t, "str a \303\244\303\244\303\244\303\244\303\244\303\244\303\244\303\244\303\244"
              "\303\244\303\244\303\244\303\244\303\244\303\244\303\244\303\244\303\244\303"
              "\244\303\244\303\244");
    char got[512];

    assert_null(expr_parse_field(t.text, t.at, t.d, &t.arena));
    said(&t, got, sizeof got);
    assert_non_null(strstr(got, "\303\244...'\n"));
    stax_arena_free(&t.arena);
}

/* --- the tree ----------------------------------------------------------------------------- */

static void assert_text(stax_str got, const char *want)
{
    if (!stax_eq(got, stax_str_of(want)))
        fail_msg("'%.*s', not '%s'", (int)got.len, got.data, want);
}

static void assert_at(pos at, uint32_t column, uint32_t length)
{
    assert_int_equal(at.line, 1);
    assert_int_equal(at.column, column);
    assert_int_equal(at.length, length);
}

static void a_field_has_its_parts(void **state)
{
    (void)state;
    /*         1234567890123456789012345678901234567890123456789012345 */
    trial t;
    begin(&t, "i32(0..150, x=\"y\")[..16]? a//p:b[2][@k!='v'] | @c = 7");
    const expr_field *f = expr_parse_field(t.text, t.at, t.d, &t.arena);

    assert_non_null(f);
    assert_text(f->type->name, "i32");
    assert_at(f->type->at, 1, 3);
    assert_true(f->type->optional);
    assert_at(f->type->optional_at, 25, 1);
    assert_true(f->type->count.present);
    assert_int_equal(f->type->count.min, 0);
    assert_int_equal(f->type->count.max, 16);
    assert_at(f->type->count.at, 19, 6);
    assert_int_equal(f->fallback.kind, EXPR_NUMBER);
    assert_text(f->fallback.text, "7");
    assert_at(f->fallback.at, 53, 1);
    stax_arena_free(&t.arena);
}

static void arguments_keep_their_spelling(void **state)
{
    (void)state;
    /*         123456789012345678901234567890123456789012345 */
    trial t;
    begin(&t, "x(0.50..-1, ..2, 3.., a='b', ~\"c\", @p:k, *)");
    const expr_type *type = expr_parse_typedef(t.text, t.at, t.d, &t.arena);
    static const struct {
        expr_arg_kind kind;
        uint32_t column, length;
        const char *name, *value, *lo, *hi;
    } want[] = {
        {EXPR_ARG_RANGE, 3, 8, "", "", "0.50", "-1"}, {EXPR_ARG_RANGE, 13, 3, "", "", "", "2"},
        {EXPR_ARG_RANGE, 18, 3, "", "", "3", ""},     {EXPR_ARG_OPTION, 23, 5, "a", "b", "", ""},
        {EXPR_ARG_PATTERN, 30, 4, "", "c", "", ""},   {EXPR_ARG_ATTRIBUTE, 36, 4, "", "", "", ""},
        {EXPR_ARG_ANY, 42, 1, "", "", "", ""},
    };

    assert_non_null(type);
    const expr_arg *arg = type->args;
    for (size_t i = 0; i < sizeof want / sizeof *want; i++, arg = arg->next) {
        assert_non_null(arg);
        assert_int_equal(arg->kind, want[i].kind);
        assert_at(arg->at, want[i].column, want[i].length);
        assert_text(arg->name.text, want[i].name);
        assert_text(arg->value.text, want[i].value);
        assert_text(arg->lo.text, want[i].lo);
        assert_text(arg->hi.text, want[i].hi);
    }
    assert_null(arg);
    stax_arena_free(&t.arena);
}

static void a_path_has_its_steps(void **state)
{
    (void)state;
    /*         1234567890123456789012345 */
    trial t;
    begin(&t, "//a/*:b//@p:* | /c[2] | .");
    const expr_path *path = expr_parse_path(t.text, t.at, t.d, &t.arena);

    assert_non_null(path);
    assert_false(path->absolute);
    assert_at(path->at, 1, 13);
    const expr_step *step = path->steps;
    assert_true(step->deep && step->kind == EXPR_STEP_ELEMENT);
    step = step->next;
    assert_true(!step->deep && step->name.any_prefix && !step->name.any_local);
    assert_at(step->at, 5, 3);
    step = step->next;
    assert_true(step->deep && step->kind == EXPR_STEP_ATTRIBUTE);
    assert_true(!step->name.any_prefix && step->name.any_local);
    assert_text(step->name.prefix, "p");
    assert_at(step->at, 10, 4);
    assert_null(step->next);

    path = path->next;
    assert_true(path->absolute && !path->steps->deep);
    assert_int_equal(path->steps->tests->number, 2);
    path = path->next;
    assert_int_equal(path->kind, EXPR_PATH_OWN_TEXT);
    assert_null(path->next);
    stax_arena_free(&t.arena);
}

static void and_binds_closer_than_or(void **state)
{
    (void)state;
    /*         12345678901234567890123456789012345 */
    trial t;
    begin(&t, "x[@a or @b='v' and not(@c)][@d]");
    const expr_path *path = expr_parse_path(t.text, t.at, t.d, &t.arena);

    assert_non_null(path);
    const expr_test *either = path->steps->tests;
    assert_int_equal(either->kind, EXPR_TEST_OR);
    assert_at(either->at, 3, 24);
    assert_int_equal(either->parts->kind, EXPR_TEST_THERE);
    const expr_test *both = either->parts->next;
    assert_int_equal(both->kind, EXPR_TEST_AND);
    assert_null(both->next);
    assert_int_equal(both->parts->kind, EXPR_TEST_EQUAL);
    assert_text(both->parts->value.text, "v");
    assert_at(both->parts->at, 9, 6);
    assert_int_equal(both->parts->next->kind, EXPR_TEST_NOT);
    assert_text(both->parts->next->parts->attribute.local, "c");
    assert_text(either->next->attribute.local, "d");
    assert_null(either->next->next);
    stax_arena_free(&t.arena);
}

static void a_union_has_its_members(void **state)
{
    (void)state;
    /*         12345678901234567890123 */
    trial t;
    begin(&t, "(a | b(x)[@k] | c)[1..]");
    const expr_type *type = expr_parse_field(t.text, t.at, t.d, &t.arena)->type;

    assert_int_equal(type->name.len, 0);
    assert_at(type->at, 1, 18);
    assert_int_equal(type->count.min, 1);
    assert_int_equal(type->count.max, EXPR_UNBOUNDED);
    assert_text(type->members->name, "a");
    assert_text(type->members->next->args->value.text, "x");
    assert_text(type->members->next->tests->attribute.local, "k");
    assert_text(type->members->next->next->name, "c");
    assert_null(type->members->next->next->next);
    stax_arena_free(&t.arena);
}

/* x[( ... not(@a) ... )] with `open` brackets. */
static bool nested(size_t open)
{
    char text[512] = "x[";

    for (size_t i = 0; i < open; i++) strcat(text, i % 2 ? "(@b and " : "not(@c or ");
    strcat(text, "@a");
    for (size_t i = 0; i < open; i++) strcat(text, ")");
    strcat(text, "]");

    trial t;
    begin(&t, text);
    bool good = expr_canonical(EXPR_TOKEN_PATH, t.text, t.at, t.d, &t.arena) != NULL;
    char got[2048];
    said(&t, got, sizeof got);
    if (!good) assert_non_null(strstr(got, "more than 32 brackets within each other"));
    stax_arena_free(&t.arena);
    return good;
}

static void tests_nest_to_the_limit(void **state)
{
    (void)state;
    assert_true(nested(EXPR_NESTING));
    assert_false(nested(EXPR_NESTING + 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_texts_are_accepted),
        cmocka_unit_test(wrong_texts_are_refused_at_the_place),
        cmocka_unit_test(texts_may_end_anywhere),
        cmocka_unit_test(any_texts_give_at_most_one_message),
        cmocka_unit_test(the_wrong_token_is_underlined),
        cmocka_unit_test(long_words_are_cut_in_messages),
        cmocka_unit_test(a_field_has_its_parts),
        cmocka_unit_test(arguments_keep_their_spelling),
        cmocka_unit_test(a_path_has_its_steps),
        cmocka_unit_test(and_binds_closer_than_or),
        cmocka_unit_test(a_union_has_its_members),
        cmocka_unit_test(tests_nest_to_the_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
