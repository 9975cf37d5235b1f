/*
 * Names of C: what becomes of signs, keywords, digits.
 */
#include "base/c_name.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
/* cmocka needs these above */
#include <cmocka.h>

static void a_field_becomes_a_member(void **state)
{
    static const struct {
        const char *title, *name, *want;
    } cases[] = {
        {"as it is", "title", "title"},
        {"a hyphen", "first-name", "first_name"},
        {"a point", "v1.2", "v1_2"},
        {"two bytes are two signs",
         "gr\xC3\xB6\xC3\x9F"
         "e",
         "gr____e"},
        {"a keyword of C", "int", "int_"},
        {"a keyword of C++", "namespace", "namespace_"},
        {"a keyword of C23", "typeof", "typeof_"},
        {"the first in the table", "_Alignas", "_Alignas_"},
        {"the last in the table", "xor_eq", "xor_eq_"},
        {"the struct of bits", "has", "has_"},
        {"a keyword after the change", "co-await", "co_await_"},
        {"only the beginning of a keyword", "integer", "integer"},
        {"a digit first", "1st", "_1st"},
    };
    (void)state;
    stax_arena arena = {0};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *got = c_name_field(stax_str_of(cases[i].name), &arena);
        if (strcmp(got, cases[i].want) != 0) fail_msg("%s: %s", cases[i].title, got);
    }
    stax_arena_free(&arena);
}

static void types_and_enumerators_have_the_prefix(void **state)
{
    (void)state;
    stax_arena arena = {0};
    stax_str books = STAX_STR("books"), genre = STAX_STR("sub-genre");

    assert_string_equal(c_name_type(books, genre, &arena), "books_sub_genre");
    assert_string_equal(c_name_enumerator(books, genre, stax_str_of("sci-fi"), &arena),
                        "BOOKS_SUB_GENRE_SCI_FI");
    assert_string_equal(c_name_enumerator(books, genre, stax_str_of("3d"), &arena),
                        "BOOKS_SUB_GENRE__3D");
    assert_string_equal(c_name_upper(books, &arena), "BOOKS");
    assert_string_equal(c_name_part(genre, &arena), "sub_genre");
    stax_arena_free(&arena);
}

static void a_file_gives_its_name(void **state)
{
    static const struct {
        const char *path, *want;
    } cases[] = {
        {"schemas/books.schema", "books"},
        {"books", "books"},
        {"a/b/my-list.v2.yaml", "my_list"},
        {"/x/3d.schema", "_3d"},
        {"a/.hidden", "schema"},
        {"int.schema", "int"},
    };
    (void)state;
    stax_arena arena = {0};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(c_name_of_file(cases[i].path, &arena), cases[i].want);
    stax_arena_free(&arena);
}

static void a_prefix_is_letters_digits_and_underscores(void **state)
{
    (void)state;
    assert_true(c_name_good(stax_str_of("books_2")));
    assert_true(c_name_good(stax_str_of("long")));
    assert_false(c_name_good(stax_str_of("2books")));
    assert_false(c_name_good(stax_str_of("a-b")));
    assert_false(c_name_good(stax_str_of("\xC3\xA4")));
    assert_false(c_name_good(stax_str_of("")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_field_becomes_a_member),
        cmocka_unit_test(types_and_enumerators_have_the_prefix),
        cmocka_unit_test(a_file_gives_its_name),
        cmocka_unit_test(a_prefix_is_letters_digits_and_underscores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
