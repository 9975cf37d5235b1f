/*
 * The documents of tests/corpus: those in right/ are accepted, those in wrong/ are refused with the
 * error that begins their name, and all of them say the same for every cut; books/ as well by the
 * parser of books.schema.
 */
#include "books_ways.h"
#include "canonical.h"
#include "cuts.h"
#include "folder_files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#define CORPUS STAX_SOURCE_DIR "/tests/corpus/"

static stax_status verdict(stax_str document)
{
    canonical data = {0};
    stax_status status = canonical_read(&data, document, (ways_cut){0}, NULL);

    canonical_free(&data);
    return status;
}

static unsigned wrong_verdicts;

static void tell(const char *name, const char *want, const char *got)
{
    printf("%s: %s, not %s\n", name, got, want);
    wrong_verdicts++;
}

static void check_right(void *context, const char *name, stax_str document)
{
    stax_status status = verdict(document);

    if (status != STAX_END) tell(name, "END", stax_status_name(status));
    cuts_check(context, name, document, NULL);
}

static void check_wrong(void *context, const char *name, stax_str document)
{
    const char *got = stax_status_name(verdict(document));
    size_t len = strcspn(name, "-");

    if (strlen(got) != len || memcmp(got, name, len) != 0) tell(name, "its name", got);
    cuts_check(context, name, document, NULL);
}

static void check_books(void *context, const char *name, stax_str document)
{
    cuts *counts = context;

    ways_check(name, &books_ways, document, NULL, NULL);
    counts->splits += document.len + 1;
    cuts_check(counts, name, document, NULL);
}

static void check_folder(const char *folder, folder_take *take)
{
    cuts counts = cuts_usual(ways_seed());

    wrong_verdicts = 0;
    assert_true(folder_files(folder, take, &counts) > 0);
    cuts_print(&counts, folder + strlen(CORPUS));
    assert_int_equal(wrong_verdicts, 0);
    assert_int_equal(counts.differences, 0);
}

static void right_documents_are_accepted_however_they_come(void **state)
{
    (void)state;
    check_folder(CORPUS "right/", check_right);
}

static void wrong_documents_are_refused_however_they_come(void **state)
{
    (void)state;
    check_folder(CORPUS "wrong/", check_wrong);
}

static void records_are_the_same_however_they_come(void **state)
{
    (void)state;
    check_folder(CORPUS "books/", check_books);
}

int main(void)
{
    const struct CMUnitTest claims[] = {
        cmocka_unit_test(right_documents_are_accepted_however_they_come),
        cmocka_unit_test(wrong_documents_are_refused_however_they_come),
        cmocka_unit_test(records_are_the_same_however_they_come),
    };

    return cmocka_run_group_tests(claims, NULL, NULL);
}
