/*
 * Numbers in order, against a sort that everybody knows; and that the work grows as n log n.
 */
#include "base/order.h"
#include "failing_allocator.h"
#include "ways.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct numbers {
    uint32_t *at;
    size_t compared;
} numbers;

static bool comes_before(const void *things, uint32_t i, uint32_t j)
{
    numbers *n = (numbers *)(uintptr_t)things;

    n->compared++;
    return n->at[i] != n->at[j] ? n->at[i] < n->at[j] : i < j;
}

static void check(size_t count, uint32_t *values)
{
    stax_allocator from = {0};
    stx_buffer room = {0};
    numbers n = {values, 0};
    uint32_t *order = stx_order(&room, count, comes_before, &n, &from);
    size_t log = 1;

    assert_non_null(order);
    for (size_t i = 1; i < count; i++) {
        assert_true(order[i] < count);
        assert_true(comes_before(&n, order[i - 1], order[i]));
    }
    while ((size_t)1 << log < count + 2) log++;
    assert_true(n.compared <= 4 * (count + 2) * log);
    stx_buffer_free(&room, &from);
}

static void numbers_come_in_order(void **state)
{
    uint64_t luck = ways_seed();
    uint32_t values[600];

    (void)state;
    for (size_t count = 1; count < 600; count += 1 + count / 10) {
        for (uint32_t kind = 0; kind < 5; kind++) {
            for (uint32_t i = 0; i < count; i++) {
                luck = luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
                values[i] = kind == 0   ? i
                            : kind == 1 ? (uint32_t)count - i
                            : kind == 2 ? 7
                            : kind == 3 ? (uint32_t)(luck >> 62)
                                        : (uint32_t)(luck >> 32);
            }
            check(count, values);
        }
    }
}

static void no_memory_is_no_order(void **state)
{
    failing_allocator counts = {.fail_at = 1};
    stax_allocator from = failing_allocator_use(&counts);
    stx_buffer room = {0};
    uint32_t values[] = {3, 1, 2};
    numbers n = {values, 0};

    (void)state;
    assert_null(stx_order(&room, 3, comes_before, &n, &from));
    assert_null(stx_order(&room, SIZE_MAX / 2, comes_before, &n, &from));
    uint32_t *order = stx_order(&room, 3, comes_before, &n, &from);
    assert_non_null(order);
    assert_int_equal(order[0], 1);
    assert_int_equal(order[2], 0);
    stx_buffer_free(&room, &from);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_come_in_order),
        cmocka_unit_test(no_memory_is_no_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
