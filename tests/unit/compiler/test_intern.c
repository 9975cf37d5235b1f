/*
 * Equal names are equal pointers, also after the set has grown.
 */
#include "base/intern.h"

#include "base/zalloc.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
/* cmocka needs these above */
#include <cmocka.h>

static void equal_names_are_equal_pointers(void **state)
{
    (void)state;
    stax_arena arena = {0};
    intern set = {0};
    char book[] = "book";

    const char *first = intern_add(&set, stax_str_of(book), &arena);
    book[0] = 'l';
    const char *look = intern_add(&set, stax_str_of(book), &arena);
    assert_string_equal(first, "book");
    assert_string_equal(look, "look");
    assert_ptr_equal(intern_add(&set, (stax_str){"bookshelf", 4}, &arena), first);
    assert_ptr_not_equal(intern_add(&set, (stax_str){"", 0}, &arena), first);
    stax_arena_free(&arena);
}

static void only_what_was_added_is_found(void **state)
{
    (void)state;
    stax_arena arena = {0};
    intern set = {0};

    assert_null(intern_find(&set, stax_str_of("a")));
    const char *a = intern_add(&set, stax_str_of("a"), &arena);
    assert_ptr_equal(intern_find(&set, stax_str_of("a")), a);
    assert_null(intern_find(&set, stax_str_of("b")));
    stax_arena_free(&arena);
}

static void a_thousand_names_stay_where_they_are(void **state)
{
    (void)state;
    stax_arena arena = {0};
    intern set = {0};
    const char *names[1000];

    for (int i = 0; i < 1000; i++)
        names[i] = intern_add(&set, stax_str_of(zprintf(&arena, "n%d", i)), &arena);
    assert_int_equal(set.count, 1000);
    for (int i = 0; i < 1000; i++)
        assert_ptr_equal(intern_find(&set, stax_str_of(zprintf(&arena, "n%d", i))), names[i]);
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_names_are_equal_pointers),
        cmocka_unit_test(only_what_was_added_is_found),
        cmocka_unit_test(a_thousand_names_stay_where_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
