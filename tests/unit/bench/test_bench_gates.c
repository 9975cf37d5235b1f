/*
 * The gates: a ratio below the line is missed, a row that is not there is no pass.
 */
#include "bench_gates.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const bench_reader quick = {.name = "quick"}, slow = {.name = "slow"};

static const struct {
    const char *title;
    bench_gate gate;
    bench_verdict want;
    bool good;
} cases[] = {
    {"above the line", {FIXTURE_BOOKS, "quick", "slow", 2.9}, {1, 0, 0}, true},
    {"on the line", {FIXTURE_BOOKS, "quick", "slow", 3.0}, {1, 0, 0}, true},
    {"below the line", {FIXTURE_BOOKS, "quick", "slow", 3.1}, {0, 1, 0}, false},
    {"the wrong way round", {FIXTURE_BOOKS, "slow", "quick", 1.0}, {0, 1, 0}, false},
    {"no such row", {FIXTURE_BOOKS, "quick", "absent", 1.0}, {0, 0, 1}, false},
    {"another shape", {FIXTURE_DEEP, "quick", "slow", 1.0}, {0, 0, 0}, false},
};

static void gates_are_held_missed_or_unchecked(void **state)
{
    double one[] = {1}, three[] = {3};
    bench_row rows[] = {{.reader = &quick, .parse = one}, {.reader = &slow, .parse = three}};
    bench_table table = {.shape = FIXTURE_BOOKS, .rounds = 1, .rows = rows, .row_count = 2};
    FILE *nowhere = tmpfile();

    (void)state;
    assert_non_null(nowhere);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        bench_verdict got = {0};

        bench_check_gates(nowhere, &table, &cases[i].gate, 1, &got);
        if (memcmp(&got, &cases[i].want, sizeof got) != 0)
            fail_msg("%s: %u held, %u missed, %u unchecked", cases[i].title, got.held, got.missed,
                     got.unchecked);
        if (bench_verdict_is_good(&got) != cases[i].good) fail_msg("%s", cases[i].title);
    }
    fclose(nowhere);
}

static void every_shape_has_a_gate(void **state)
{
    size_t count;
    const bench_gate *gates = bench_gate_list(&count);
    bool seen[FIXTURE_SHAPE_COUNT] = {false};

    (void)state;
    for (size_t i = 0; i < count; i++) seen[gates[i].shape] = true;
    for (int shape = 0; shape < FIXTURE_SHAPE_COUNT; shape++)
        if (!seen[shape]) fail_msg("%s has none", fixture_name((fixture_shape)shape));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gates_are_held_missed_or_unchecked),
        cmocka_unit_test(every_shape_has_a_gate),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
