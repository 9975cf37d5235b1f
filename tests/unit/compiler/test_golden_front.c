/*
 * Golden pairs of the compiler's front: <case>.schema beside <case>.expected in
 *
 *   tests/golden/doc       the tree of YAML          tests/golden/explain  the long form
 *   tests/golden/model     the model                 tests/golden/errors   the messages
 *
 * With STAX_GOLDEN=update in the environment the expected files are written anew; look at the
 * difference before it is kept.
 */
#include "front_run.h"

#include <dirent.h>

#define GOLDEN STAX_SOURCE_DIR "/tests/golden/"

typedef const char *print_case(front *f);

static const char *print_doc(front *f)
{
    FILE *file = tmpfile();
    assert_non_null(f->doc);
    doc_dump(f->doc, file);
    return front_read_back(f, file);
}

static const char *print_model(front *f)
{
    return diag_count(f->d) > 0 ? front_messages(f) : front_model(f);
}

static const char *print_explained(front *f)
{
    return diag_count(f->d) > 0 ? front_messages(f) : front_explained(f);
}

static const char *read_text(const char *path, stax_arena *arena)
{
    const source *s = source_read(path, arena);
    return s ? s->text.data : "";
}

static void write_text(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* True when the case is as expected, or was written. */
static bool run_case(const char *folder, const char *name, print_case *print)
{
    front outer = {0}, f;
    const char *path = zprintf(&outer.arena, GOLDEN "%s/%s", folder, name);
    const char *update = getenv("STAX_GOLDEN");
    stax_str stem = {path, strlen(path) - strlen(".schema")};
    const char *expected = zprintf(&outer.arena, "%.*s.expected", (int)stem.len, stem.data);

    front_open(&f, name, read_text(path, &outer.arena));
    const char *got = print(&f);
    if (update && strcmp(update, "update") == 0) write_text(expected, got);
    const char *want = read_text(expected, &outer.arena);
    bool good = strcmp(got, want) == 0;
    if (!good) print_error("%s/%s\n--- want\n%s--- got\n%s", folder, name, want, got);
    front_close(&f);
    front_close(&outer);
    return good;
}

static bool is_schema(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && strcmp(dot, ".schema") == 0;
}

static void run_folder(const char *folder, print_case *print, unsigned at_least)
{
    front outer = {0};
    DIR *files = opendir(zprintf(&outer.arena, GOLDEN "%s", folder));
    unsigned count = 0, failed = 0;
    assert_non_null(files);

    for (struct dirent *file; (file = readdir(files));) {
        if (!is_schema(file->d_name)) continue;
        count++;
        failed += !run_case(folder, file->d_name, print);
    }
    closedir(files);
    front_close(&outer);
    assert_int_equal(failed, 0);
    assert_true(count >= at_least);
}

static void yaml_becomes_the_expected_tree(void **state)
{
    (void)state;
    run_folder("doc", print_doc, 4);
}

static void a_schema_becomes_the_expected_model(void **state)
{
    (void)state;
    run_folder("model", print_model, 8);
}

static void a_schema_is_explained_as_expected(void **state)
{
    (void)state;
    run_folder("explain", print_explained, 4);
}

static void a_wrong_schema_gets_the_expected_messages(void **state)
{
    (void)state;
    run_folder("errors", front_messages, 80);
}

static const char *explain_again(front *f)
{
    front again;
    assert_int_equal(diag_count(f->d), 0);
    front_open(&again, "explained.schema", front_explained(f));
    const char *text = diag_count(again.d) > 0 ? front_messages(&again) : front_model(&again);
    text = zcopy(stax_str_of(text), &f->arena).data;
    front_close(&again);
    return text;
}

/* Compares with the expected model, so it never writes. */
static void the_long_form_compiles_to_the_same_model(void **state)
{
    (void)state;
    const char *update = getenv("STAX_GOLDEN");
    if (update == NULL) run_folder("model", explain_again, 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(yaml_becomes_the_expected_tree),
        cmocka_unit_test(a_schema_becomes_the_expected_model),
        cmocka_unit_test(a_schema_is_explained_as_expected),
        cmocka_unit_test(a_wrong_schema_gets_the_expected_messages),
        cmocka_unit_test(the_long_form_compiles_to_the_same_model),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
