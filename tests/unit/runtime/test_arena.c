/*
 * The arena: pieces do not overlap and are aligned, a failure changes nothing, a reset takes
 * nothing new, and a limit refuses before memory is taken.
 */
#include "failing_allocator.h"

#include <stax/arena.h>

#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { KIB = 1 << 10, MIB = 1 << 20 };

static void a_zeroed_arena_gives_memory(void **state)
{
    (void)state;
    stax_arena arena = {0};
    int *number = stax_arena_alloc(&arena, sizeof *number, _Alignof(int));

    assert_non_null(number);
    *number = 7;
    assert_non_null(stax_arena_alloc(&arena, 0, 1));
    stax_arena_free(&arena);
}

static const struct {
    const char *title;
    size_t align;
} alignments[] = {
    {"a byte", 1}, {"a word", 4}, {"a vector", 16}, {"a cache line", 64}, {"a pair", 2},
};

static void pieces_have_the_alignment_asked_for(void **state)
{
    (void)state;
    stax_arena arena = {0};

    for (size_t round = 0; round < 2000; round++) {
        size_t i = round % (sizeof alignments / sizeof *alignments);
        uintptr_t at = (uintptr_t)stax_arena_alloc(&arena, 1 + round % 37, alignments[i].align);
        if (at == 0 || at % alignments[i].align != 0)
            fail_msg("%s: round %zu gave %#jx", alignments[i].title, round, (uintmax_t)at);
    }
    stax_arena_free(&arena);
}

static void pieces_do_not_overlap(void **state)
{
    (void)state;
    enum { PIECES = 3000 };
    unsigned char *pieces[PIECES];
    stax_arena arena = {0};

    for (int i = 0; i < PIECES; i++) {
        pieces[i] = stax_arena_alloc(&arena, (size_t)(i % 977), 1);
        assert_non_null(pieces[i]);
        memset(pieces[i], i, (size_t)(i % 977));
    }
    for (int i = 0; i < PIECES; i++)
        for (int at = 0; at < i % 977; at++) assert_int_equal(pieces[i][at], i & 0xff);
    stax_arena_free(&arena);
}

static void errno_is_left_as_it_was(void **state)
{
    (void)state;
    failing_allocator f = {.fail_at = 1};
    stax_allocator allocator = failing_allocator_use(&f);
    stax_arena ours = {0}, theirs;

    stax_arena_init(&theirs, &allocator, NULL, 0);
    errno = 42;
    assert_non_null(stax_arena_alloc(&ours, 3 * MIB, 1));
    assert_null(stax_arena_alloc(&theirs, 1, 1));
    assert_int_equal(errno, 42);
    stax_arena_free(&ours);
}

static const struct {
    const char *title;
    size_t piece, pieces, chunks;
} growths[] = {
    {"one small piece takes 4 KiB", 16, 1, 1},
    {"60 KiB take 4 + 8 + 16 + 32 KiB", 1000, 58, 4},
    {"700 KiB take 64 KiB at a time", 1000, 700, 4 + 10},
    {"from 1 MiB on, chunks are of 2 MiB", 1000, 2000, 4 + 16 + 1},
    {"a large piece has a chunk of its own", 100000, 3, 3},
};

static void chunks_grow_with_what_is_held(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof growths / sizeof *growths; i++) {
        failing_allocator f = {0};
        stax_allocator allocator = failing_allocator_use(&f);
        stax_arena arena;

        stax_arena_init(&arena, &allocator, NULL, 0);
        for (size_t p = 0; p < growths[i].pieces; p++)
            assert_non_null(stax_arena_alloc(&arena, growths[i].piece, 8));
        if (f.calls != growths[i].chunks || f.bytes != arena.held)
            fail_msg("%s: %zu chunks of %zu bytes", growths[i].title, f.calls, f.bytes);
        stax_arena_free(&arena);
        assert_true(failing_allocator_is_even(&f));
    }
}

static void a_large_piece_leaves_the_chunk_in_use(void **state)
{
    (void)state;
    stax_arena arena = {0};
    char *before = stax_arena_alloc(&arena, 10, 1);

    assert_non_null(stax_arena_alloc(&arena, 50000, 1));
    char *after = stax_arena_alloc(&arena, 10, 1);
    assert_ptr_equal(after, before + 10);
    stax_arena_free(&arena);
}

static void huge_chunks_are_aligned_and_can_be_written(void **state)
{
    (void)state;
    stax_arena arena = {0};
    char *piece = stax_arena_alloc(&arena, 3 * MIB, 8);

    assert_non_null(piece);
    assert_int_equal(arena.held, 4 * MIB);
    assert_int_equal((uintptr_t)arena.chunk % (2 * MIB), 0);
    memset(piece, 1, 3 * MIB);
    stax_arena_free(&arena);
}

/* Pieces of sizes from a generator of 64 bits. */
static void take_many(stax_arena *arena, uint64_t seed)
{
    for (int i = 0; i < 300; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        size_t bytes = (size_t)(seed >> 33) % (i % 50 == 0 ? 200000 : 700);
        char *piece = stax_arena_alloc(arena, bytes, (size_t)1 << (seed >> 61) % 7);
        assert_non_null(piece);
        memset(piece, i, bytes);
    }
}

static void equal_rounds_after_a_reset_take_nothing_new(void **state)
{
    (void)state;
    failing_allocator f = {0};
    stax_allocator allocator = failing_allocator_use(&f);
    stax_arena arena;

    stax_arena_init(&arena, &allocator, NULL, 0);
    take_many(&arena, 1);
    size_t calls = f.calls, held = arena.held;
    for (int round = 0; round < 20; round++) {
        stax_arena_reset(&arena);
        take_many(&arena, 1);
        assert_int_equal(f.calls, calls);
        assert_int_equal(arena.held, held);
    }
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&f));
}

static void different_rounds_stay_below_a_bound(void **state)
{
    (void)state;
    failing_allocator f = {0};
    stax_allocator allocator = failing_allocator_use(&f);
    stax_arena arena;

    stax_arena_init(&arena, &allocator, NULL, 0);
    arena.limit = 8 * MIB;
    for (uint64_t round = 0; round < 200; round++) {
        take_many(&arena, round);
        stax_arena_reset(&arena);
    }
    assert_in_range(f.peak_bytes, 1, 8 * MIB);
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&f));
}

static void the_callers_block_is_used_first_and_again(void **state)
{
    (void)state;
    failing_allocator f = {0};
    stax_allocator allocator = failing_allocator_use(&f);
    stax_arena arena;
    char block[1000];

    stax_arena_init(&arena, &allocator, block + 1, sizeof block - 1);
    for (int round = 0; round < 3; round++) {
        char *piece = stax_arena_alloc(&arena, 500, 1);
        assert_true(piece > block && piece < block + sizeof block);
        assert_non_null(stax_arena_alloc(&arena, 5000, 1));
        stax_arena_reset(&arena);
    }
    assert_int_equal(f.calls, 1);
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&f));
    assert_non_null(stax_arena_alloc(&arena, 1, 1));
    assert_int_equal(f.calls, 2); /* the block is not used after a free */
    stax_arena_free(&arena);
}

static void a_block_too_small_for_anything_is_not_used(void **state)
{
    (void)state;
    char block[64];

    for (size_t bytes = 0; bytes < sizeof block; bytes++) {
        stax_arena arena;
        stax_arena_init(&arena, NULL, block, bytes);
        assert_true(arena.held <= bytes);
        char *piece = stax_arena_alloc(&arena, 100, 1);
        assert_non_null(piece);
        assert_true(piece < block || piece >= block + sizeof block);
        stax_arena_free(&arena);
    }
}

static void a_failed_allocation_leaves_the_arena_as_it_was(void **state)
{
    (void)state;
    for (size_t n = 1; n <= 12; n++) {
        failing_allocator f = {.fail_at = n};
        stax_allocator allocator = failing_allocator_use(&f);
        stax_arena arena;
        size_t refused = 0;

        stax_arena_init(&arena, &allocator, NULL, 0);
        for (int i = 0; i < 400; i++) {
            stax_arena before = arena;
            if (stax_arena_alloc(&arena, 900, 8)) continue;
            assert_memory_equal(&arena, &before, sizeof arena);
            refused++;
        }
        if (refused != (n <= 9 ? 1 : 0)) fail_msg("call %zu: %zu refused", n, refused);
        stax_arena_free(&arena);
        assert_true(failing_allocator_is_even(&f));
    }
}

static void the_limit_refuses_before_memory_is_taken(void **state)
{
    (void)state;
    failing_allocator f = {0};
    stax_allocator allocator = failing_allocator_use(&f);
    stax_arena arena;

    stax_arena_init(&arena, &allocator, NULL, 0);
    arena.limit = 100 * KIB;
    assert_null(stax_arena_alloc(&arena, 100 * KIB, 1));
    assert_int_equal(f.calls, 0);

    size_t given = 0;
    while (stax_arena_alloc(&arena, 512, 1)) given += 512;
    assert_int_equal(arena.held, 100 * KIB); /* the last chunk ends at the limit */
    assert_in_range(given, 95 * KIB, 100 * KIB);

    stax_arena_reset(&arena);
    assert_non_null(stax_arena_alloc(&arena, 90 * KIB, 1));
    assert_in_range(f.peak_bytes, 1, 100 * KIB); /* what was spare went back first */
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&f));
}

static void a_limit_does_not_depend_on_the_past(void **state)
{
    (void)state;
    stax_arena arena = {.limit = 1 * MIB};

    assert_non_null(stax_arena_alloc(&arena, 1000 * KIB, 1));
    stax_arena_reset(&arena);
    assert_non_null(stax_arena_alloc(&arena, 10, 1)); /* in the large chunk, for want of another */
    assert_non_null(stax_arena_alloc(&arena, 900 * KIB, 1));
    stax_arena_free(&arena);
}

static const struct {
    const char *title;
    size_t bytes;
} impossible[] = {
    {"all of the address space", SIZE_MAX},
    {"all but a header", SIZE_MAX - 64},
    {"the largest object", PTRDIFF_MAX},
    {"half of it", SIZE_MAX / 2 + 1},
};

static void sizes_that_overflow_are_refused(void **state)
{
    (void)state;
    stax_arena arena = {0};
    char *piece = stax_arena_alloc(&arena, 8, 8);

    for (size_t i = 0; i < sizeof impossible / sizeof *impossible; i++) {
        stax_arena before = arena;
        if (stax_arena_alloc(&arena, impossible[i].bytes, 64)) fail_msg("%s", impossible[i].title);
        if (stax_arena_grow(&arena, piece, 8, impossible[i].bytes, 8))
            fail_msg("%s, grown", impossible[i].title);
        assert_memory_equal(&arena, &before, sizeof arena);
    }
    assert_null(stax_arena_copy(&arena, (stax_str){piece, SIZE_MAX}).data);
    stax_arena_free(&arena);
}

static void the_last_piece_grows_in_place(void **state)
{
    (void)state;
    stax_arena arena = {0};
    char *first = stax_arena_grow(&arena, NULL, 0, 100, 1);

    assert_ptr_equal(stax_arena_grow(&arena, first, 100, 200, 1), first);
    memset(first, 'a', 200);
    char *second = stax_arena_alloc(&arena, 10, 1);
    assert_ptr_equal(second, first + 200);

    char *moved = stax_arena_grow(&arena, first, 200, 300, 1);
    assert_ptr_not_equal(moved, first);
    assert_memory_equal(moved, first, 200);

    char *far = stax_arena_grow(&arena, moved, 300, 50000, 1);
    assert_memory_equal(far, first, 200);
    stax_arena_free(&arena);
}

/* A list as generated parsers grow it, with other pieces given between: 4 MiB in the end. */
static char *grow_list(stax_arena *arena, size_t expect, unsigned *moves)
{
    char *list = stax_arena_alloc(arena, 64 * KIB, 16);
    char *was = list;

    assert_non_null(list);
    memset(list, 1, 64 * KIB);
    for (size_t bytes = 64 * KIB; bytes < 4 * MIB; bytes *= 2, was = list) {
        memset(stax_arena_alloc(arena, 100, 1), 9, 100);
        list = stax_arena_extend(arena, list, bytes, 2 * bytes, expect);
        if (list == NULL) return NULL;
        *moves += list != was;
        memset(list + bytes, 1, bytes);
    }
    for (size_t i = 0; i < 4 * MIB; i++) assert_int_equal(list[i], 1);
    return list;
}

static void a_large_piece_has_room_ahead(void **state)
{
    (void)state;
    stax_arena arena = {0};
    unsigned known = 0, unknown = 0;

    assert_non_null(grow_list(&arena, 4 * MIB, &known));
    assert_int_equal(known, 1);
    assert_non_null(grow_list(&arena, 0, &unknown));
    assert_true(unknown > 1);
    stax_arena_free(&arena);
}

static void a_guess_that_was_too_small_is_mended_early(void **state)
{
    (void)state;
    stax_arena arena = {0};
    char *list = stax_arena_extend(&arena, NULL, 0, 64 * KIB, 1 * MIB), *moved;

    memset(list, 5, 64 * KIB);
    moved = stax_arena_extend(&arena, list, 64 * KIB, 128 * KIB, 64 * MIB);
    assert_ptr_not_equal(moved, list);
    assert_int_equal(moved[64 * KIB - 1], 5);
    assert_ptr_equal(stax_arena_extend(&arena, moved, 128 * KIB, 32 * MIB, 32 * MIB), moved);
    stax_arena_free(&arena);
}

static void a_limit_leaves_no_room_ahead(void **state)
{
    (void)state;
    stax_arena arena = {.limit = 1 * MIB};
    char *list = stax_arena_extend(&arena, NULL, 0, 100 * KIB, 64 * MIB);

    assert_non_null(list);
    assert_true(arena.held < 200 * KIB);
    assert_null(stax_arena_extend(&arena, list, 100 * KIB, 2 * MIB, 2 * MIB));
    list[100 * KIB - 1] = 1;
    stax_arena_free(&arena);
}

/* The first piece of a chunk that others share is extended; then memory is asked for until its old
 * chunk would have been used again. */
static void what_shares_a_chunk_with_an_extended_piece_stays(void **state)
{
    static const size_t wants[] = {5000, 80 * KIB};

    (void)state;
    for (size_t w = 0; w < 2; w++) {
        stax_arena arena = {0};
        unsigned char *list, *other;

        memset(stax_arena_alloc(&arena, 200 * KIB, 1), 9, 200 * KIB);
        list = stax_arena_alloc(&arena, 1000, 64);
        other = stax_arena_alloc(&arena, 1000, 1);
        memset(other, 7, 1000);
        for (int i = 0; i < 2; i++) memset(stax_arena_alloc(&arena, 40 * KIB, 1), 9, 40 * KIB);
        list = stax_arena_extend(&arena, list, 1000, wants[w], wants[w]);
        memset(list, 5, wants[w]);
        for (int i = 0; i < 200; i++) memset(stax_arena_alloc(&arena, 1000, 1), 9, 1000);
        for (int i = 0; i < 1000; i++)
            if (list[i] != 5 || other[i] != 7) fail_msg("extended to %zu bytes", wants[w]);
        stax_arena_free(&arena);
    }
}

static void a_list_that_was_grown_before_takes_nothing_new(void **state)
{
    (void)state;
    failing_allocator from = {0};
    stax_allocator allocator = failing_allocator_use(&from);
    unsigned moves = 0;
    stax_arena arena;
    size_t taken;

    stax_arena_init(&arena, &allocator, NULL, 0);
    assert_non_null(grow_list(&arena, 4 * MIB, &moves));
    stax_arena_reset(&arena);
    taken = from.calls;
    assert_non_null(grow_list(&arena, 4 * MIB, &moves));
    assert_int_equal(from.calls, taken);
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&from));
}

static void a_copy_ends_with_nul(void **state)
{
    (void)state;
    stax_arena arena = {0};
    stax_str copy = stax_arena_copy(&arena, (stax_str){"catalog", 3});
    stax_str empty = stax_arena_copy(&arena, (stax_str){NULL, 0});

    assert_int_equal(copy.len, 3);
    assert_string_equal(copy.data, "cat");
    assert_int_equal(empty.len, 0);
    assert_string_equal(empty.data, "");
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_zeroed_arena_gives_memory),
        cmocka_unit_test(pieces_have_the_alignment_asked_for),
        cmocka_unit_test(pieces_do_not_overlap),
        cmocka_unit_test(errno_is_left_as_it_was),
        cmocka_unit_test(chunks_grow_with_what_is_held),
        cmocka_unit_test(a_large_piece_leaves_the_chunk_in_use),
        cmocka_unit_test(huge_chunks_are_aligned_and_can_be_written),
        cmocka_unit_test(equal_rounds_after_a_reset_take_nothing_new),
        cmocka_unit_test(different_rounds_stay_below_a_bound),
        cmocka_unit_test(the_callers_block_is_used_first_and_again),
        cmocka_unit_test(a_block_too_small_for_anything_is_not_used),
        cmocka_unit_test(a_failed_allocation_leaves_the_arena_as_it_was),
        cmocka_unit_test(the_limit_refuses_before_memory_is_taken),
        cmocka_unit_test(a_limit_does_not_depend_on_the_past),
        cmocka_unit_test(sizes_that_overflow_are_refused),
        cmocka_unit_test(the_last_piece_grows_in_place),
        cmocka_unit_test(a_large_piece_has_room_ahead),
        cmocka_unit_test(a_guess_that_was_too_small_is_mended_early),
        cmocka_unit_test(a_limit_leaves_no_room_ahead),
        cmocka_unit_test(what_shares_a_chunk_with_an_extended_piece_stays),
        cmocka_unit_test(a_list_that_was_grown_before_takes_nothing_new),
        cmocka_unit_test(a_copy_ends_with_nul),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
