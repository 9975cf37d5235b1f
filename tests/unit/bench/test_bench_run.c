/*
 * The harness: every row agrees with the generator on every shape, a row that does not has no
 * figures, and the figures are what their names say.
 */
#include "bench_run.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void try_all_rows(fixture_shape shape, uint64_t bytes)
{
    bench_plan plan = {.shape = shape,
                       .bytes = bytes,
                       .rounds = 1,
                       .readers = bench_rows,
                       .reader_count = bench_row_count};
    bench_table table;

    assert_true(bench_table_open(&table, &plan));
    for (size_t i = 0; i < table.row_count; i++)
        if (!bench_row_try(&table, &table.rows[i]))
            fail_msg("%s, %s: %s", fixture_name(shape), table.rows[i].reader->name,
                     table.rows[i].refused);
    bench_table_close(&table);
}

static void every_row_agrees_on_every_shape(void **state)
{
    static const uint64_t sizes[] = {1, 4096, FIXTURE_MIB};

    (void)state;
    for (int shape = 0; shape < FIXTURE_SHAPE_COUNT; shape++)
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
            try_all_rows((fixture_shape)shape, sizes[i]);
}

static void every_row_has_the_published_checksum_of_f1(void **state)
{
    (void)state;
    try_all_rows(FIXTURE_F1, FIXTURE_F1_SIZE);
}

/* Readers of the dense document of one record; each is wrong in its own way. */

static int memory;
static fixture_row record;

static void *open_reader(void)
{
    return &memory;
}

static void close_reader(void *of)
{
    (void)of;
}

static bool run_rightly(bench_job *job)
{
    record = (fixture_row){STAX_STR("book-0"), STAX_STR("Compiled Batch Plan 0"),
                           STAX_STR("Author 0"), 10, STAX_STR("true")};
    job->records = &record;
    job->count = 1;
    return true;
}

static bool run_with_a_wrong_price(bench_job *job)
{
    run_rightly(job);
    record.price = 10.5;
    return true;
}

static bool run_with_no_record(bench_job *job)
{
    run_rightly(job);
    job->count = 0;
    return true;
}

static bool run_and_fail(bench_job *job)
{
    run_rightly(job);
    return false;
}

static bool run_in_place(bench_job *job)
{
    if (job->doc[0] != '<') return false;
    job->doc[0] = '\0';
    return run_rightly(job);
}

static const bench_reader good = {
    "good", "", false, open_reader, close_reader, {[FIXTURE_DENSE] = {run_rightly, fold_dense}}};
static const bench_reader wrong = {
    "wrong",     "",           false,
    open_reader, close_reader, {[FIXTURE_DENSE] = {run_with_a_wrong_price, fold_dense}}};
static const bench_reader empty = {
    "empty",     "",           false,
    open_reader, close_reader, {[FIXTURE_DENSE] = {run_with_no_record, fold_dense}}};
static const bench_reader failing = {"failing",    "",
                                     false,        open_reader,
                                     close_reader, {[FIXTURE_DENSE] = {run_and_fail, fold_dense}}};
static const bench_reader in_place = {"in place",   "",
                                      true,         open_reader,
                                      close_reader, {[FIXTURE_DENSE] = {run_in_place, fold_dense}}};
static const bench_reader elsewhere = {"elsewhere",  "",
                                       false,        open_reader,
                                       close_reader, {[FIXTURE_DEEP] = {run_and_fail, fold_deep}}};

static const bench_reader *const readers[] = {&good,    &wrong,    &empty,
                                              &failing, &in_place, &elsewhere};

static bench_table measured(void)
{
    bench_plan plan = {.shape = FIXTURE_DENSE,
                       .bytes = 20,
                       .rounds = 3,
                       .readers = readers,
                       .reader_count = sizeof readers / sizeof readers[0]};
    bench_table table;

    assert_true(bench_table_open(&table, &plan));
    assert_int_equal(table.doc.count, 1);
    table.repeats = 5;
    assert_int_equal(bench_table_measure(&table), 3);
    return table;
}

static void a_row_that_differs_is_refused_with_its_reason(void **state)
{
    static const struct {
        const char *title, *reason;
    } cases[] = {{"wrong", "the checksum"},
                 {"empty", "the record count"},
                 {"failing", "the reader refused"}};
    bench_table table = measured();

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        assert_null(bench_table_row(&table, cases[i].title));
        assert_string_equal(table.rows[i + 1].reader->name, cases[i].title);
        if (strstr(table.rows[i + 1].refused, cases[i].reason) == NULL)
            fail_msg("%s: '%s'", cases[i].title, table.rows[i + 1].refused);
    }
    bench_table_close(&table);
}

static void a_row_that_agrees_has_a_sample_a_round(void **state)
{
    bench_table table = measured();
    const bench_row *row = bench_table_row(&table, "good");

    (void)state;
    assert_non_null(row);
    for (unsigned i = 0; i < 3; i++) assert_true(row->with_fold[i] >= row->parse[i]);
    assert_true(row->with_fold[2] > 0);
    bench_table_close(&table);
}

static void a_reader_in_place_gets_a_fresh_copy_each_time(void **state)
{
    bench_table table = measured();

    (void)state;
    assert_non_null(bench_table_row(&table, "in place"));
    assert_int_equal(table.doc.data[0], '<');
    bench_table_close(&table);
}

static void a_reader_without_the_shape_is_no_row(void **state)
{
    bench_table table = measured();

    (void)state;
    assert_int_equal(table.row_count, 5);
    assert_null(bench_table_row(&table, "elsewhere"));
    bench_table_close(&table);
}

static void a_median_is_in_the_middle(void **state)
{
    static const double odd[] = {5, 1, 3}, even[] = {4, 1, 3, 100};

    (void)state;
    assert_true(bench_median(odd, 3) == 3);
    assert_true(bench_median(even, 4) == 3.5);
    assert_true(bench_least(even, 4) == 1);
}

static void a_ratio_is_taken_round_by_round(void **state)
{
    double fast[] = {1, 10, 2}, slow[] = {2, 30, 8};
    bench_row over = {.parse = fast}, under = {.parse = slow};
    bench_table table = {.rounds = 3};

    (void)state;
    assert_true(bench_ratio(&table, &over, &under) == 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_agrees_on_every_shape),
        cmocka_unit_test(every_row_has_the_published_checksum_of_f1),
        cmocka_unit_test(a_row_that_differs_is_refused_with_its_reason),
        cmocka_unit_test(a_row_that_agrees_has_a_sample_a_round),
        cmocka_unit_test(a_reader_in_place_gets_a_fresh_copy_each_time),
        cmocka_unit_test(a_reader_without_the_shape_is_no_row),
        cmocka_unit_test(a_median_is_in_the_middle),
        cmocka_unit_test(a_ratio_is_taken_round_by_round),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
