/*
 * The lexer alone: each text must give exactly the tokens listed, written as kind names.
 */
#include "expr/expr_lex.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
/* cmocka needs the three above */
#include <cmocka.h>

static const char *const names[] = {
#define AS_NAME(name, words) #name,
    EXPR_TOKENS(AS_NAME) "FIELD", "TYPEDEF", "PATH", "WHERE", "WRONG"};

static const pos start = {NULL, 7, 11, 0};

static const struct {
    const char *title, *text, *kinds;
} texts[] = {
    {"nothing", "", "END"},
    {"blanks", " \t\r\n ", "END"},
    {"a name with digits, '-' and '.'", "a1-b.c_", "NAME END"},
    {"a name of bytes above 127", "\303\251\303\251", "NAME END"},
    {"a name begins with '_'", "_1", "NAME END"},
    {"a name cannot begin with '-'", "-a", "WRONG"},
    {"a name takes one dot at its end", "a. b", "NAME NAME END"},
    {"two dots end a name", "a..b", "NAME DOTDOT NAME END"},
    {"three dots", "a...b", "NAME DOTDOT DOT NAME END"},
    {"two dots end a number", "1..5", "NUMBER DOTDOT NUMBER END"},
    {"numbers with a fraction", "-1.25..-0.5", "NUMBER DOTDOT NUMBER END"},
    {"a number at the end", "..5", "DOTDOT NUMBER END"},
    {"an open range", "5..", "NUMBER DOTDOT END"},
    {"a number and one dot", "5.", "WRONG"},
    {"a fraction without a digit before it", ".5", "WRONG"},
    {"the same behind a range", "1...5", "NUMBER DOTDOT WRONG"},
    {"a number with a letter", "3d", "WRONG"},
    {"a date", "2020-01-01", "WRONG"},
    {"a version", "1.2.3", "WRONG"},
    {"an exponent", "1e5", "WRONG"},
    {"strings in both quotes", "\"a'b\"'a\"b'", "STRING STRING END"},
    {"an empty string", "\"\"", "STRING END"},
    {"a string without an end", "a \"b", "NAME WRONG"},
    {"a lone quote", "'", "WRONG"},
    {"all brackets", "()[]", "LEFT RIGHT OPEN CLOSE END"},
    {"all marks", "?,~..*@.///:|=!=",
     "QUESTION COMMA TILDE DOTDOT STAR AT DOT SLASHES SLASH COLON BAR EQUAL DIFFER END"},
    {"two colons", "a::b", "NAME COLONS NAME END"},
    {"text()", "text()", "TEXT_CALL END"},
    {"text() with blanks", "text ( ) x", "TEXT_CALL NAME END"},
    {"text with something in brackets", "text(a)", "NAME LEFT NAME RIGHT END"},
    {"text and an open bracket", "text (", "NAME LEFT END"},
    {"a longer name with brackets", "texts()", "NAME LEFT RIGHT END"},
    {"words outside of tests are names", "and or not", "NAME NAME NAME END"},
    {"words in a test", "[and or not]", "OPEN AND OR NOT CLOSE END"},
    {"words behind a test are names", "[a] and", "OPEN NAME CLOSE NAME END"},
    {"words behind '@' and ':' are names", "[@and:or @not]",
     "OPEN AT NAME COLON NAME AT NAME CLOSE END"},
    {"words are whole names", "[android or-1 Not]", "OPEN NAME NAME NAME CLOSE END"},
    {"a lone '!'", "!a", "WRONG"},
    {"a control byte", "a\001", "NAME WRONG"},
    {"what has no meaning", "a#", "NAME WRONG"},
};

/* The names of all tokens but the start, with one blank between them. */
static void kinds_of(const expr_token *t, char *text, size_t room)
{
    size_t len = 0;

    for (t++;; t++) {
        len += (size_t)snprintf(text + len, room - len, "%s", names[t->kind]);
        if (t->kind == EXPR_TOKEN_END || t->kind == EXPR_TOKEN_WRONG) return;
        len += (size_t)snprintf(text + len, room - len, " ");
    }
}

static void texts_are_cut_into_tokens(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        stax_arena arena = {0};
        char kinds[256];

        kinds_of(expr_lex(stax_str_of(texts[i].text), start, EXPR_TOKEN_FIELD, &arena), kinds,
                 sizeof kinds);
        if (strcmp(kinds, texts[i].kinds) != 0)
            fail_msg("%s: %s, not %s", texts[i].title, kinds, texts[i].kinds);
        stax_arena_free(&arena);
    }
}

static void the_start_is_the_first_token(void **state)
{
    (void)state;
    stax_arena arena = {0};
    const expr_token *t = expr_lex((stax_str){NULL, 0}, start, EXPR_TOKEN_PATH, &arena);

    assert_int_equal(t[0].kind, EXPR_TOKEN_PATH);
    assert_int_equal(t[1].kind, EXPR_TOKEN_END);
    assert_int_equal(t[1].at.line, 7);
    assert_int_equal(t[1].at.column, 11);
    stax_arena_free(&arena);
}

static void places_count_characters(void **state)
{
    (void)state;
    static const struct {
        uint32_t column, length;
        const char *text;
    } want[] = {{11, 2, "\303\251a"}, {14, 1, "@"}, {15, 1, "\303\251"}, {17, 3, "x"}, {20, 0, ""}};
    stax_arena arena = {0};
    const expr_token *t =
        expr_lex(stax_str_of("\303\251a @\303\251 'x'  "), start, EXPR_TOKEN_FIELD, &arena);

    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        t++;
        assert_int_equal(t->at.column, want[i].column);
        assert_int_equal(t->at.length, want[i].length);
        assert_true(stax_eq(t->text, stax_str_of(want[i].text)));
    }
    stax_arena_free(&arena);
}

static const char *problem_of(stax_str text, pos at, stax_arena *arena)
{
    const expr_token *t = expr_lex(text, at, EXPR_TOKEN_FIELD, arena);

    while (t->kind != EXPR_TOKEN_END && t->kind != EXPR_TOKEN_WRONG) t++;
    return t->problem ? t->problem : "none";
}

static void a_string_that_yaml_has_cut_is_told_so(void **state)
{
    (void)state;
    static const struct {
        const char *title, *line, *problem;
    } rows[] = {
        {"a comment follows", "a: str = \"a #1\"",
         "the string has no end; YAML took ' #' for a comment: put the whole value in quotes"},
        {"no comment", "a: str = \"a", "the string has no end"},
        {"'#' without a blank", "a#: str = \"a", "the string has no end"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stax_arena arena = {0};
        const source *s = source_of_text("s", stax_str_of(rows[i].line), &arena);
        const char *got = problem_of(stax_str_of("str = \"a"), (pos){s, 1, 4, 0}, &arena);

        if (strcmp(got, rows[i].problem) != 0) fail_msg("%s: %s", rows[i].title, got);
        stax_arena_free(&arena);
    }
}

static void brackets_are_limited(void **state)
{
    (void)state;
    stax_arena arena = {0};
    char text[EXPR_NESTING + 2];

    memset(text, '(', sizeof text);
    assert_string_equal(problem_of((stax_str){text, EXPR_NESTING}, start, &arena), "none");
    assert_string_equal(problem_of((stax_str){text, EXPR_NESTING + 1}, start, &arena),
                        "more than 32 brackets within each other");
    memset(text + 1, ')', 1);
    assert_string_equal(problem_of((stax_str){text, EXPR_NESTING + 2}, start, &arena), "none");
    stax_arena_free(&arena);
}

static void every_byte_gives_a_token_or_a_problem(void **state)
{
    (void)state;
    for (unsigned c = 0; c < 256; c++) {
        stax_arena arena = {0};
        char byte = (char)c;
        const expr_token *t = expr_lex((stax_str){&byte, 1}, start, EXPR_TOKEN_FIELD, &arena) + 1;

        assert_true(t->kind == EXPR_TOKEN_END || t->at.column == 11);
        assert_true((t->kind == EXPR_TOKEN_WRONG) == (t->problem != NULL));
        stax_arena_free(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_cut_into_tokens),
        cmocka_unit_test(the_start_is_the_first_token),
        cmocka_unit_test(places_count_characters),
        cmocka_unit_test(a_string_that_yaml_has_cut_is_told_so),
        cmocka_unit_test(brackets_are_limited),
        cmocka_unit_test(every_byte_gives_a_token_or_a_problem),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
