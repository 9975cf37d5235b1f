/*
 * Names that are the compiler's own choice.
 */
#include "plan_names.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

typedef struct fixture {
    stax_arena arena;
    plan_names names;
} fixture;

static void set_up(fixture *f)
{
    *f = (fixture){0};
    f->names.arena = &f->arena;
}

static void a_name_of_file_scope_is_nobody_elses(void **state)
{
    static const struct {
        const char *title, *wanted, *got;
    } rows[] = {
        {"a free name is taken as it is", "take_book_id", "take_book_id"},
        {"the second of a name gets a '_'", "take_book_id", "take_book_id_"},
        {"the third gets a number", "take_book_id", "take_book_id_2"},
        {"a public name is taken", "books_book", "books_book_"},
        {"a macro of stdint.h", "INT32_MAX", "INT32_MAX_"},
        {"a macro of compilers in GNU mode", "unix", "unix_"},
        {"a name of the library", "stx_open", "x_stx_open"},
        {"a macro of the library", "STX_AT", "x_STX_AT"},
        {"a long name is cut", "take_a_name_that_is_much_longer_than_any_line_has_room_for",
         "take_a_name_that_is_much_longer_than_any_lin"},
    };
    fixture f;
    (void)state;

    set_up(&f);
    plan_names_reserve(&f.names, "books_book");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *got = plan_names_take(&f.names, rows[i].wanted);
        if (strcmp(got, rows[i].got) != 0) print_error("%s: %s\n", rows[i].title, got);
        assert_string_equal(got, rows[i].got);
    }
    stax_arena_free(&f.arena);
}

static void a_variable_hides_nothing_that_its_function_uses(void **state)
{
    static const struct {
        const char *title, *wanted, *got;
    } rows[] = {
        {"a free name", "book", "book"},
        {"a keyword", "class", "class_"},
        {"a parameter that is there already", "text", "text_"},
        {"another variable of the function", "other", "other_"},
        {"a function or type of the file", "taken", "taken_"},
        {"a type of the C library", "uint8_t", "uint8_t_"},
        {"a function of the library", "stx_close", "x_stx_close"},
        {"what a take function may be called", "take_book_id", "x_take_book_id"},
        {"a name that is no C", "case-sensitive", "case_sensitive"},
    };
    static const char *const others[] = {"other", NULL};
    fixture f;
    (void)state;

    set_up(&f);
    plan_names_reserve(&f.names, "taken");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *got = plan_names_local(&f.names, rows[i].wanted, others);
        if (strcmp(got, rows[i].got) != 0) print_error("%s: %s\n", rows[i].title, got);
        assert_string_equal(got, rows[i].got);
    }
    stax_arena_free(&f.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_of_file_scope_is_nobody_elses),
        cmocka_unit_test(a_variable_hides_nothing_that_its_function_uses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
