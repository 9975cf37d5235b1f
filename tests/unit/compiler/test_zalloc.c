/*
 * Zeroed memory and formatted text.
 */
#include "base/zalloc.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
/* cmocka needs these above */
#include <cmocka.h>

static void memory_is_zeroed_and_aligned(void **state)
{
    (void)state;
    stax_arena arena = {0};

    for (size_t bytes = 1; bytes < 100; bytes++) {
        unsigned char *piece = zalloc(bytes, &arena);
        assert_int_equal((uintptr_t)piece % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < bytes; i++) assert_int_equal(piece[i], 0);
        memset(piece, 0xFF, bytes);
    }
    stax_arena_free(&arena);
}

static void a_copy_ends_with_nul(void **state)
{
    (void)state;
    stax_arena arena = {0};

    stax_str copy = zcopy((stax_str){"abcd", 2}, &arena);
    assert_string_equal(copy.data, "ab");
    assert_int_equal(copy.len, 2);
    assert_string_equal(zcopy((stax_str){NULL, 0}, &arena).data, "");
    stax_arena_free(&arena);
}

static void a_formatted_text_has_any_length(void **state)
{
    (void)state;
    stax_arena arena = {0};

    const char *text = zprintf(&arena, "%0500d|%s", 7, "end");
    assert_int_equal(strlen(text), 504);
    assert_string_equal(text + 499, "7|end");
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_zeroed_and_aligned),
        cmocka_unit_test(a_copy_ends_with_nul),
        cmocka_unit_test(a_formatted_text_has_any_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
