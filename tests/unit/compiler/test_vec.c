/*
 * Arrays that grow: items keep their values, new ones are zeroed.
 */
#include "base/vec.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
/* cmocka needs these above */
#include <cmocka.h>

static void items_keep_their_values_while_it_grows(void **state)
{
    (void)state;
    stax_arena arena = {0};
    VEC(int) numbers = {0};

    for (int i = 0; i < 1000; i++) *VEC_ADD(&numbers, &arena) = i;
    assert_int_equal(numbers.count, 1000);
    for (int i = 0; i < 1000; i++) assert_int_equal(numbers.items[i], i);
    stax_arena_free(&arena);
}

static void a_new_item_is_zeroed(void **state)
{
    (void)state;
    stax_arena arena = {0};
    VEC(uint64_t) numbers = {0};

    for (int i = 0; i < 40; i++) {
        uint64_t *item = VEC_ADD(&numbers, &arena);
        assert_int_equal(*item, 0);
        *item = UINT64_MAX;
    }
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_keep_their_values_while_it_grows),
        cmocka_unit_test(a_new_item_is_zeroed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
