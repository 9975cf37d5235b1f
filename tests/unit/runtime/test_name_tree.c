/*
 * Names and the things that have them.
 */
#include "dtd/name_tree.h"
#include "slow_build.h"
#include "ways.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

typedef struct thing {
    stax_str name;
    size_t number;
} thing;

static const char *const names[] = {"a",  "b",        "ab",  "aa",       "aaa",
                                    "ba", "\xC3\xA9", "aab", "A",        "a.",
                                    "a-", "~",        "z",   "\xC3\xA8", "abcdefghijklmnop",
                                    "_0", "_1",       "_"};

static void names_are_found_in_any_order(void **state)
{
    enum { COUNT = sizeof names / sizeof *names };
    thing things[COUNT];

    (void)state;
    for (size_t first = 0; first < COUNT; first++) {
        stax_arena arena = {0};
        stx_name_tree tree = {0};

        for (size_t i = 0; i < COUNT; i++) {
            size_t n = (first + i * 7) % COUNT;

            things[n] = (thing){stax_str_of(names[n]), n};
            if (stx_name_find(&tree, things[n].name)) fail_msg("%s is there", names[n]);
            assert_true(stx_name_add(&tree, &things[n], &arena));
            for (size_t j = 0; j <= i; j++) {
                size_t m = (first + j * 7) % COUNT;
                if (stx_name_find(&tree, stax_str_of(names[m])) != &things[m])
                    fail_msg("%s is not found behind %s", names[m], names[n]);
            }
        }
        assert_null(stx_name_find(&tree, stax_str_of("")));
        assert_null(stx_name_find(&tree, stax_str_of("aaaa")));
        stax_arena_free(&arena);
    }
}

/* A small generator of our own: the same numbers everywhere. */
static uint64_t next(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state >> 33;
}

static void many_names_are_found(void **state)
{
    enum { COUNT = 20000 };
    uint64_t random = ways_seed();
    thing *things = calloc(COUNT, sizeof *things);
    char(*bytes)[12] = calloc(COUNT, sizeof *bytes);
    stax_arena arena = {0};
    stx_name_tree tree = {0};
    size_t added = 0;

    (void)state;
    assert_non_null(things);
    assert_non_null(bytes);
    for (size_t i = 0; i < COUNT; i++) {
        size_t len = 1 + (size_t)(next(&random) % 10);

        for (size_t j = 0; j < len; j++) bytes[i][j] = (char)('a' + next(&random) % 3);
        things[i] = (thing){{bytes[i], len}, i};
        if (stx_name_find(&tree, things[i].name)) continue;
        assert_true(stx_name_add(&tree, &things[i], &arena));
        added++;
    }
    for (size_t i = 0; i < COUNT; i++) {
        const thing *found = stx_name_find(&tree, things[i].name);
        if (found == NULL || !stax_eq(found->name, things[i].name)) fail_msg("%s", bytes[i]);
    }
    assert_true(added > COUNT / 10);
    stax_arena_free(&arena);
    free(things);
    free(bytes);
}

/*
 * "c", "ac", "aac" … branch one behind the other, all on the side where a name goes that has ended
 * before: a million searches for one cost some steps each, not one for each of those names.
 */
static void short_names_are_not_searched_behind_their_end(void **state)
{
    enum { DEEP = 3000 };
    static char bytes[DEEP + 1];
    static thing things[DEEP];
    thing a = {STAX_STR("a"), DEEP};
    stax_arena arena = {0};
    stx_name_tree tree = {0};
    clock_t began = clock();

    (void)state;
    memset(bytes, 'a', DEEP);
    bytes[DEEP] = 'c';
    for (size_t i = 0; i < DEEP; i++) {
        things[i] = (thing){{bytes + DEEP - i, i + 1}, i};
        assert_true(stx_name_add(&tree, &things[i], &arena));
    }
    for (size_t i = 0; i < 1000000; i++) assert_true(stx_name_find(&tree, a.name) == NULL);
    assert_true(stx_name_add(&tree, &a, &arena));
    assert_ptr_equal(stx_name_find(&tree, a.name), &a);
    for (size_t i = 0; i < DEEP; i++)
        assert_ptr_equal(stx_name_find(&tree, things[i].name), &things[i]);
    assert_true(clock() - began < (SLOW_BUILD ? 20 : 2) * CLOCKS_PER_SEC);
    stax_arena_free(&arena);
}

static void without_room_nothing_changes(void **state)
{
    stax_arena arena = {.limit = 1};
    stx_name_tree tree = {0};
    thing one = {STAX_STR("one"), 1}, two = {STAX_STR("two"), 2};

    (void)state;
    assert_true(stx_name_add(&tree, &one, &arena));
    assert_false(stx_name_add(&tree, &two, &arena));
    assert_ptr_equal(stx_name_find(&tree, one.name), &one);
    assert_null(stx_name_find(&tree, two.name));
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_found_in_any_order),
        cmocka_unit_test(many_names_are_found),
        cmocka_unit_test(short_names_are_not_searched_behind_their_end),
        cmocka_unit_test(without_room_nothing_changes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
