/*
 * Growing blocks: what is in them stays, sizes are checked, and memory that fails changes nothing.
 */
#include "base/buffer.h"
#include "failing_allocator.h"

#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void bytes_stay_while_a_buffer_grows(void **state)
{
    failing_allocator counts = {0};
    stax_allocator from = failing_allocator_use(&counts);
    stx_buffer b = {0};

    (void)state;
    for (size_t i = 0; i < 10000; i++) {
        char c = (char)(i * 7);
        assert_true(stx_buffer_add(&b, &c, 1, &from));
        assert_int_equal(b.len, i + 1);
    }
    for (size_t i = 0; i < b.len; i++) assert_int_equal((unsigned char)b.data[i], i * 7 % 256);
    assert_true(counts.calls < 12);
    stx_buffer_free(&b, &from);
    assert_null(b.data);
    assert_int_equal(b.room, 0);
    stx_buffer_free(&b, &from);
    assert_true(failing_allocator_is_even(&counts));
}

static void room_is_at_least_what_was_asked_for(void **state)
{
    static const size_t sizes[] = {0, 1, 255, 256, 257, 1000, 65536, 100000};
    stax_allocator from = {0};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        stx_buffer b = {0};

        assert_true(stx_buffer_room(&b, sizes[i], &from));
        assert_true(b.room >= sizes[i]);
        assert_int_equal(b.len, 0);
        if (sizes[i]) memset(b.data, 'x', sizes[i]);
        stx_buffer_free(&b, &from);
    }
}

static void a_large_buffer_holds_little_more_than_is_in_it(void **state)
{
    static const char some[4096];
    failing_allocator counts = {0};
    stax_allocator from = failing_allocator_use(&counts);
    stx_buffer b = {0};

    (void)state;
    while (b.len < 30000000) {
        assert_true(stx_buffer_add(&b, some, sizeof some, &from));
        assert_true(counts.peak_bytes <= b.len / 4 * 9 + (1 << 20));
        if (b.len > 1 << 20) assert_true(b.room <= b.len / 4 * 5 + sizeof some);
    }
    assert_true(counts.calls < 40);
    stx_buffer_free(&b, &from);
    assert_true(stx_buffer_room(&b, 30000001, &from));
    assert_int_equal(b.room, 30000001);
    stx_buffer_free(&b, &from);
}

static void nothing_is_added_without_memory(void **state)
{
    stx_buffer b = {0};

    (void)state;
    for (size_t call = 2; call < 5; call++) {
        failing_allocator counts = {.fail_at = call};
        stax_allocator from = failing_allocator_use(&counts);
        size_t before;

        while (stx_buffer_add(&b, "0123456789", 10, &from)) continue;
        before = b.len;
        assert_int_equal(before % 10, 0);
        assert_memory_equal(b.data + before - 10, "0123456789", 10);
        assert_true(stx_buffer_add(&b, "0123456789", 10, &from));
        assert_int_equal(b.len, before + 10);
        stx_buffer_free(&b, &from);
        assert_true(failing_allocator_is_even(&counts));
    }
}

static void sizes_that_overflow_are_refused(void **state)
{
    stax_allocator from = {0};
    stx_buffer b = {0};

    (void)state;
    assert_true(stx_buffer_add(&b, "abc", 3, &from));
    assert_false(stx_buffer_room(&b, SIZE_MAX, &from));
    assert_false(stx_buffer_room(&b, SIZE_MAX - 2, &from));
    assert_int_equal(b.len, 3);
    assert_memory_equal(b.data, "abc", 3);
    stx_buffer_free(&b, &from);
}

static void adding_nothing_needs_nothing(void **state)
{
    failing_allocator counts = {.fail_at = 1, .fail_after = true};
    stax_allocator from = failing_allocator_use(&counts);
    stx_buffer b = {0};

    (void)state;
    assert_true(stx_buffer_add(&b, NULL, 0, &from));
    assert_true(stx_buffer_room(&b, 0, &from));
    assert_int_equal(counts.calls, 0);
    stx_release(&from, NULL, 7);
    assert_int_equal(counts.wrong, 0);
}

static void errno_is_left_as_it_was(void **state)
{
    failing_allocator counts = {0};
    stax_allocator from = failing_allocator_use(&counts);
    void *block;

    (void)state;
    errno = 42;
    block = stx_allocate(&from, 10);
    assert_non_null(block);
    assert_int_equal(errno, 42);
    stx_release(&from, block, 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bytes_stay_while_a_buffer_grows),
        cmocka_unit_test(room_is_at_least_what_was_asked_for),
        cmocka_unit_test(a_large_buffer_holds_little_more_than_is_in_it),
        cmocka_unit_test(nothing_is_added_without_memory),
        cmocka_unit_test(sizes_that_overflow_are_refused),
        cmocka_unit_test(adding_nothing_needs_nothing),
        cmocka_unit_test(errno_is_left_as_it_was),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
