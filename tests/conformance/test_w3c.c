/*
 * The W3C suite, each test once: what must be accepted is, what must be refused is, and the data
 * are those of the OUTPUT files. Twice over: entities outside the document are passed over, which
 * is what the counts of other parsers are held against; and they are read from the suite's files.
 *
 * `--rewrite` writes known_failures.txt anew.
 */
#include "canonical.h"
#include "known_list.h"
#include "suite.h"
#include "suite_entities.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static suite tests;
static listed known;

/* ---- counting ----------------------------------------------------------------------------- */

enum { VALID, INVALID, NOT_WF, PLAIN_VALID, PLAIN_NOT_WF, DATA, COUNTERS };

typedef struct counter {
    const char *title;
    unsigned right, all;
} counter;

typedef struct profile {
    const char *title;
    const char *accept, *refuse, *data; /* kinds of known_failures.txt */
    bool reads;
    counter counters[COUNTERS];
} profile;

static void count(profile *p, int which, bool right)
{
    p->counters[which].all++;
    p->counters[which].right += right;
}

static void print_counts(const profile *p)
{
    printf("%s:", p->title);
    for (int i = 0; i < COUNTERS; i++)
        printf("%s %s %u/%u", i ? "," : "", p->counters[i].title, p->counters[i].right,
               p->counters[i].all);
    printf("\n");
}

/* ---- one test ----------------------------------------------------------------------------- */

typedef struct outcome {
    stax_status status;
    canonical data;
    char reason[64];
} outcome;

static void read_test(outcome *o, const suite_test *t, bool reads)
{
    suite_entities entities = {.document = t->path};
    stax_options options = {.resolve = reads ? suite_read_entity : suite_skip_entity,
                            .resolve_context = &entities,
                            .whole_names = t->colons};

    o->status = canonical_read(&o->data, t->document, (ways_cut){0}, &options);
    (void)snprintf(o->reason, sizeof o->reason, "%s", stax_status_name(o->status));
    suite_entities_free(&entities);
}

static void judge_accepted(profile *p, const suite_test *t, const outcome *o)
{
    bool right = o->status == STAX_END;

    count(p, t->type == SUITE_VALID ? VALID : INVALID, right);
    if (!t->doctype && !t->outside) count(p, PLAIN_VALID, right);
    if (!right) listed_happened(&known, p->accept, t->id, o->reason);
}

static void judge_refused(profile *p, const suite_test *t, const outcome *o)
{
    bool right = o->status != STAX_END;

    count(p, NOT_WF, right);
    if (!t->doctype && !t->outside) count(p, PLAIN_NOT_WF, right);
    if (!right) listed_happened(&known, p->refuse, t->id, "accepted");
}

static void judge_data(profile *p, const suite_test *t, const outcome *o)
{
    bool right = o->status == STAX_END && o->data.len == t->output.len &&
                 memcmp(o->data.data, t->output.data, t->output.len) == 0;

    count(p, DATA, right);
    if (!right)
        listed_happened(&known, p->data, t->id, o->status == STAX_END ? "other data" : o->reason);
    if (!right && getenv("STAX_TEST_SHOW") != NULL)
        printf("%s\n%s\n---\n%.*s\n", t->path, o->data.data, (int)t->output.len, t->output.data);
}

static void judge(profile *p)
{
    outcome o = {0};

    for (size_t i = 0; i < tests.count; i++) {
        const suite_test *t = &tests.tests[i];

        read_test(&o, t, p->reads);
        if (t->type == SUITE_ERROR) continue;
        if (t->type != SUITE_NOT_WF)
            judge_accepted(p, t, &o);
        else if (p->reads || !t->outside)
            judge_refused(p, t, &o);
        if (t->output.data != NULL && (p->reads || !t->outside)) judge_data(p, t, &o);
    }
    canonical_free(&o.data);
    print_counts(p);
}

/* ---- claims ------------------------------------------------------------------------------- */

#define COUNTER_TITLES                                                                      \
    {                                                                                       \
        [VALID] = {.title = "valid"}, [INVALID] = {.title = "invalid"},                     \
        [NOT_WF] = {.title = "not-wf"}, [PLAIN_VALID] = {.title = "without DOCTYPE right"}, \
        [PLAIN_NOT_WF] = {.title = "without DOCTYPE wrong"}, [DATA] = {                     \
            .title = "data"                                                                 \
        }                                                                                   \
    }

/*
 * How many there are is known: else a part of the suite would be tested and nobody told. How many
 * are right only ever rises.
 */
static void check_counts(const profile *p, const counter want[COUNTERS])
{
    for (int i = 0; i < COUNTERS; i++) {
        const counter *is = &p->counters[i];

        if (is->all != want[i].all)
            fail_msg("%s, %s: %u tests, not %u", p->title, is->title, is->all, want[i].all);
        if (is->right < want[i].right)
            fail_msg("%s, %s: %u right, not %u", p->title, is->title, is->right, want[i].right);
    }
}

static void without_outer_entities_all_is_as_the_suite_has_it(void **state)
{
    static const counter want[COUNTERS] = {
        [VALID] = {"", 728, 728},     [INVALID] = {"", 229, 229},      [NOT_WF] = {"", 951, 951},
        [PLAIN_VALID] = {"", 72, 72}, [PLAIN_NOT_WF] = {"", 243, 243}, [DATA] = {"", 261, 262}};
    profile p = {"entities outside passed over", "accept", "refuse", "data", false, COUNTER_TITLES};

    (void)state;
    judge(&p);
    check_counts(&p, want);
}

static void with_outer_entities_all_is_as_the_suite_has_it(void **state)
{
    static const counter want[COUNTERS] = {
        [VALID] = {"", 728, 728},     [INVALID] = {"", 229, 229},      [NOT_WF] = {"", 1016, 1017},
        [PLAIN_VALID] = {"", 72, 72}, [PLAIN_NOT_WF] = {"", 243, 243}, [DATA] = {"", 376, 379}};
    profile p = {"entities outside read", "accept-read", "refuse-read", "data-read", true,
                 COUNTER_TITLES};

    (void)state;
    judge(&p);
    check_counts(&p, want);
}

static void only_the_listed_tests_fail(void **state)
{
    (void)state;
    assert_int_equal(listed_differences(&known), 0);
}

int main(int count, char **arguments)
{
    const struct CMUnitTest claims[] = {
        cmocka_unit_test(without_outer_entities_all_is_as_the_suite_has_it),
        cmocka_unit_test(with_outer_entities_all_is_as_the_suite_has_it),
        cmocka_unit_test(only_the_listed_tests_fail),
    };
    bool rewrites = count > 1 && strcmp(arguments[1], "--rewrite") == 0;
    int status = suite_open(&tests);

    if (status != 0) return status;
    if (!listed_read(&known, STAX_SOURCE_DIR "/tests/conformance/known_failures.txt")) return 1;
    status = cmocka_run_group_tests(claims, NULL, NULL);
    if (rewrites && !listed_rewrite(&known)) status = 1;
    listed_free(&known);
    suite_close(&tests);
    return status;
}
