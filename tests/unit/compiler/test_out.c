/*
 * Lines that are broken as clang-format would break them, and comments. That clang-format agrees on
 * whole files is checked by tests/cli.
 */
#include "out.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

#define FIFTY  "aaaaaaaaa_bbbbbbbbb_ccccccccc_ddddddddd_eeeeeeeee_"
#define THIRTY "aaaaaaaaa_bbbbbbbbb_ccccccccc_"

static void check(const char *title, out *o, const char *want)
{
    if (strcmp(o->text, want) != 0) print_error("%s: got\n%s", title, o->text);
    assert_string_equal(o->text, want);
    stax_arena_free(o->arena);
}

static void a_line_is_broken_at_the_outermost_place(void **state)
{
    static const struct {
        const char *title, *line, *want;
    } rows[] = {
        {"what fits stays", "f(a, b);", "    f(a, b);\n"},
        {"arguments go on below the first", "f(" FIFTY ", " THIRTY ", " THIRTY ");",
         "    f(" FIFTY ", " THIRTY ",\n      " THIRTY ");\n"},
        {"an operator comes before a comma", "return f(" FIFTY ", a) && g(" THIRTY ", b, c, d, e);",
         "    return f(" FIFTY ", a) &&\n           g(" THIRTY ", b, c, d, e);\n"},
        {"an assignment where its value then fits", FIFTY " = f(" FIFTY ", " THIRTY ");",
         "    " FIFTY " =\n        f(" FIFTY ", " THIRTY ");\n"},
        {"commas in strings are letters", "f(\"" FIFTY ", " THIRTY "\", " THIRTY ");",
         "    f(\"" FIFTY ", " THIRTY "\",\n      " THIRTY ");\n"},
        {"a bracket where nothing else helps", "f" FIFTY "(" FIFTY ");",
         "    f" FIFTY "(\n        " FIFTY ");\n"},
        {"what has no such place stays long", FIFTY FIFTY ";", "    " FIFTY FIFTY ";\n"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stax_arena arena = {0};
        out o = {.level = 1, .arena = &arena};
        out_line(&o, "%s", rows[i].line);
        check(rows[i].title, &o, rows[i].want);
    }
}

static void an_if_takes_one_line_or_two(void **state)
{
    stax_arena arena = {0};
    out o = {.arena = &arena};
    (void)state;

    out_if(&o, "a", "return false;");
    out_if(&o, "a(" FIFTY ", " THIRTY ")", "return false;");
    check("if", &o,
          "if (a) return false;\n"
          "if (a(" FIFTY ", " THIRTY "))\n    return false;\n");
}

static void a_comment_is_filled(void **state)
{
    stax_arena arena = {0};
    out o = {.arena = &arena};
    (void)state;

    out_comment(&o, "short");
    out_comment(&o, "%s", FIFTY " " FIFTY " end");
    out_comments(&o, "One.\n\nname  %s", FIFTY " " FIFTY);
    check("comments", &o,
          "/* short */\n"
          "/*\n * " FIFTY "\n * " FIFTY " end\n */\n"
          "/*\n * One.\n *\n * name  " FIFTY "\n *       " FIFTY "\n */\n");
}

static void a_width_is_counted_in_columns(void **state)
{
    (void)state;
    assert_int_equal(out_width("abc"), 3);
    assert_int_equal(out_width("größe"), 5);
    assert_int_equal(out_width("漢字"), 4);
}

static void a_declaration_is_broken_behind_its_type(void **state)
{
    stax_arena arena = {0};
    out o = {.arena = &arena};
    (void)state;

    out_declare(&o, "int", "a", " = {0}");
    out_declare(&o, FIFTY, FIFTY, "");
    out_declare(&o, FIFTY, THIRTY FIFTY, " = {0}");
    check("declarations", &o,
          "int a = {0};\n" FIFTY "\n    " FIFTY ";\n" FIFTY "\n    " THIRTY FIFTY " = {0};\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_broken_at_the_outermost_place),
        cmocka_unit_test(an_if_takes_one_line_or_two),
        cmocka_unit_test(a_comment_is_filled),
        cmocka_unit_test(a_width_is_counted_in_columns),
        cmocka_unit_test(a_declaration_is_broken_behind_its_type),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
