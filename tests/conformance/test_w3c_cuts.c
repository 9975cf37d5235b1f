/*
 * The W3C suite, cut: every document says the same however it comes. The errors of the documents
 * that are wrong are part of what they say.
 *
 *   test_w3c_cuts PART PARTS    the tests whose number leaves PART when divided by PARTS
 */
#include "cuts.h"
#include "suite.h"
#include "suite_entities.h"
#include "ways.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static suite tests;
static size_t part, parts = 1;
static uint64_t splits;
static bool all_splits;

/* Of a run of all parts; where only some of the splits are tried nothing is asked. */
enum { SPLITS_AT_LEAST = 2000000 };

static void check_part(const char *title, stax_resolve *resolve, bool only_outside, cuts *counts)
{
    for (size_t i = part; i < tests.count; i += parts) {
        const suite_test *t = &tests.tests[i];
        suite_entities entities = {.document = t->path};
        stax_options options = {
            .resolve = resolve, .resolve_context = &entities, .whole_names = t->colons};

        if (only_outside && !t->outside) continue;
        cuts_check(counts, t->id, t->document, &options);
        suite_entities_free(&entities);
    }
    cuts_print(counts, title);
    splits += counts->splits;
    all_splits = counts->one_in == 1;
    assert_int_equal(counts->differences, 0);
}

static void documents_say_the_same_for_every_cut(void **state)
{
    cuts counts = cuts_usual(ways_seed());

    (void)state;
    check_part("the suite, cut", suite_skip_entity, false, &counts);
}

static void entities_that_are_read_say_the_same_for_every_cut(void **state)
{
    cuts counts = cuts_usual(ways_seed());

    (void)state;
    check_part("with entities outside", suite_read_entity, true, &counts);
}

static void there_are_two_million_splits(void **state)
{
    (void)state;
    if (all_splits) assert_true(splits * parts >= SPLITS_AT_LEAST);
}

int main(int count, char **arguments)
{
    const struct CMUnitTest claims[] = {
        cmocka_unit_test(documents_say_the_same_for_every_cut),
        cmocka_unit_test(entities_that_are_read_say_the_same_for_every_cut),
        cmocka_unit_test(there_are_two_million_splits),
    };
    int status = suite_open(&tests);

    if (status != 0) return status;
    if (count == 3) {
        part = strtoul(arguments[1], NULL, 10);
        parts = strtoul(arguments[2], NULL, 10);
    }
    status = cmocka_run_group_tests(claims, NULL, NULL);
    suite_close(&tests);
    return status;
}
