/*
 * The cursor against expat and libxml2: is a document right, and what is in it. Over all files of
 * the W3C suite, of tests/corpus and of the fuzz corpus; entities outside are not read by anybody.
 *
 * A difference must be in known_differences.txt with the clause of the standard that decides it.
 * `--rewrite` writes that list anew.
 */
#include "folder_files.h"
#include "known_list.h"
#include "read_by.h"
#include "suite.h"
#include "suite_entities.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static listed known;

/* ---- one document ------------------------------------------------------------------------- */

typedef struct peer {
    const char *verdict, *data, *output; /* kinds of known_differences.txt */
    read_by *read;
} peer;

static const peer peers[] = {
    {"libxml2-verdict", "libxml2-data", "libxml2-output", read_by_libxml2},
    {"expat-verdict", "expat-data", "expat-output", read_by_expat},
};

enum { LIBXML2, EXPAT, PEERS };

static unsigned documents, comparisons, aside;

/* What one parser made of a document. */
typedef struct opinion {
    canonical data;
    bool right;
    char why[128];
} opinion;

static bool same(const opinion *a, const opinion *b)
{
    if (a->right != b->right) return false;
    if (!a->right) return true;
    return a->data.len == b->data.len && memcmp(a->data.data, b->data.data, a->data.len) == 0;
}

/*
 * expat has the names of XML 1.0's fourth edition, and says this of a character that these do not
 * have. Where libxml2, with those of the fifth, agrees with us, names are what expat minds.
 */
static bool minds_names(const opinion *ours, const opinion *theirs)
{
    return ours->right && same(&theirs[LIBXML2], ours) &&
           strcmp(theirs[EXPAT].why, "not well-formed (invalid token)") == 0;
}

static void compare(const peer *p, const char *name, const opinion *ours, const opinion *theirs)
{
    char reason[300];

    comparisons++;
    if (same(ours, theirs)) return;
    if (ours->right && theirs->right) {
        listed_happened(&known, p->data, name, "?");
        if (getenv("STAX_TEST_SHOW") != NULL)
            printf("--- we\n%s\n--- they\n%s\n", ours->data.data, theirs->data.data);
        return;
    }
    (void)snprintf(reason, sizeof reason, "we: %s; they: %s", ours->why,
                   theirs->right ? "right" : theirs->why);
    listed_happened(&known, p->verdict, name, reason);
}

static void ask_cursor(opinion *ours, stax_str document)
{
    stax_options options = {.resolve = suite_skip_entity};
    stax_status status = canonical_read(&ours->data, document, (ways_cut){0}, &options);

    ours->right = status == STAX_END;
    (void)snprintf(ours->why, sizeof ours->why, "%s", stax_status_name(status));
}

static void check(const char *name, stax_str document)
{
    opinion ours = {0}, theirs[PEERS] = {0};

    documents++;
    ask_cursor(&ours, document);
    for (size_t i = 0; i < PEERS; i++)
        theirs[i].right = peers[i].read(&theirs[i].data, document, theirs[i].why);
    for (size_t i = 0; i < PEERS; i++) {
        if (i == EXPAT && minds_names(&ours, theirs))
            aside++;
        else
            compare(&peers[i], name, &ours, &theirs[i]);
    }
    for (size_t i = 0; i < PEERS; i++) canonical_free(&theirs[i].data);
    canonical_free(&ours.data);
}

/* ---- folders ------------------------------------------------------------------------------ */

static void check_file(void *context, const char *name, stax_str document)
{
    char whole[512];

    (void)snprintf(whole, sizeof whole, "%s%s", (const char *)context, name);
    check(whole, document);
}

/* Behind 00 FF stands what a fuzz target is to do with the document. */
static void check_input(void *context, const char *name, stax_str input)
{
    for (size_t i = 0; i + 1 < input.len; i++)
        if (memcmp(input.data + i, "\0\xFF", 2) == 0) input.len = i;
    check_file(context, name, input);
}

static void check_folder(const char *name, const char *folder)
{
    char title[64];

    (void)snprintf(title, sizeof title, "%s", name);
    printf("%s: %zu files\n", name, folder_files(folder, check_file, title));
}

/* ---- claims ------------------------------------------------------------------------------- */

static suite tests;

static void the_suite_differs_only_where_it_is_known(void **state)
{
    (void)state;
    check_folder("w3c/", tests.files);
}

static void our_documents_differ_only_where_it_is_known(void **state)
{
    (void)state;
    check_folder("corpus/", STAX_SOURCE_DIR "/tests/corpus/");
}

/* So they are a measure: what they give is what the suite wants. */
static void the_peers_give_the_data_of_the_suite(void **state)
{
    canonical data = {0};
    char why[128];
    unsigned equal = 0, all = 0;

    (void)state;
    for (size_t i = 0; i < tests.count * 2; i++) {
        const suite_test *t = &tests.tests[i / 2];
        const peer *p = &peers[i % 2];

        if (t->output.data == NULL || t->outside) continue;
        all++;
        if (p->read(&data, t->document, why) && data.len == t->output.len &&
            memcmp(data.data, t->output.data, data.len) == 0)
            equal++;
        else
            listed_happened(&known, p->output, t->id, why);
    }
    printf("data of expat and libxml2: %u of %u as the suite has them\n", equal, all);
    canonical_free(&data);
}

static void found_documents_differ_only_where_it_is_known(void **state)
{
    static const char *const targets[] = {"cuts", "doctype", "expat", "memory", "round_trip"};

    (void)state;
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
        char name[64], folder[512];

        (void)snprintf(name, sizeof name, "fuzz/%s/", targets[i]);
        (void)snprintf(folder, sizeof folder, STAX_SOURCE_DIR "/tests/fuzz/corpus/%s/", targets[i]);
        printf("%s: %zu files\n", name, folder_files(folder, check_input, name));
    }
}

static void nothing_is_listed_that_does_not_differ(void **state)
{
    (void)state;
    printf("%u documents, %u comparisons, %u set aside for their names, %zu known differences\n",
           documents, comparisons, aside, known.count - known.added);
    assert_int_equal(listed_differences(&known), 0);
}

int main(int count, char **arguments)
{
    const struct CMUnitTest claims[] = {
        cmocka_unit_test(the_suite_differs_only_where_it_is_known),
        cmocka_unit_test(our_documents_differ_only_where_it_is_known),
        cmocka_unit_test(found_documents_differ_only_where_it_is_known),
        cmocka_unit_test(the_peers_give_the_data_of_the_suite),
        cmocka_unit_test(nothing_is_listed_that_does_not_differ),
    };
    bool rewrites = count > 1 && strcmp(arguments[1], "--rewrite") == 0;
    int status = suite_open(&tests);

    if (status != 0) return status;
    if (!listed_read(&known, STAX_SOURCE_DIR "/tests/conformance/known_differences.txt")) return 1;
    status = cmocka_run_group_tests(claims, NULL, NULL);
    if (rewrites && !listed_rewrite(&known)) status = 1;
    listed_free(&known);
    suite_close(&tests);
    return status;
}
