/*
 * Imported files: in a folder of their own, written by each test.
 */
#define _POSIX_C_SOURCE 200809L

#include "front_run.h"

#include <sys/stat.h>

#define FOLDER "test_model_import.files"

static void write_text(const char *name, const char *text)
{
    char path[200];

    (void)mkdir(FOLDER, 0700);
    (void)mkdir(FOLDER "/sub", 0700);
    (void)snprintf(path, sizeof path, FOLDER "/%s", name);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* Compiles FOLDER/main.schema. */
static void compile(front *f, const char *const *folders)
{
    *f = (front){0};
    f->d = diag_new(&f->arena);
    f->from = source_read(FOLDER "/main.schema", &f->arena);
    assert_non_null(f->from);
    f->doc = doc_load(f->from, f->d, &f->arena);
    draft *parts = model_build(f->doc, f->from, f->d, &f->arena);
    model_import(parts, folders, f->d, &f->arena);
    f->schema = model_resolve(parts, f->d, &f->arena);
    model_check(f->schema, f->d, &f->arena);
}

#define MAIN(imports) "stax: 1\nname: t\nroot: r\nimport: " imports "\ntypes: {r: {a: part}}\n"
#define PART(lines)   "stax: 1\n" lines "types: {part: {b: u8}}\n"

typedef struct import_row {
    const char *title, *main, *one, *two; /* main.schema, sub/one.schema, sub/two.schema */
    const char *want;                     /* a part of the messages; NULL: there are none */
} import_row;

static const import_row rows[] = {
    {"one", MAIN("sub/one.schema"), PART(""), "", NULL},
    {"a list, by two ways", MAIN("[sub/one.schema, ./sub/../sub/one.schema]"), PART(""), "", NULL},
    {"relative to the file that says so", MAIN("sub/two.schema"), PART(""),
     "stax: 1\nimport: one.schema\n", NULL},
    {"a whole schema", MAIN("sub/one.schema"),
     PART("name: x\ndoc: y\nroot: part\nstream: {q: part.none}\noptions: {depth: 3}\n"), "", NULL},
    {"a folder that does not have it", MAIN("one.schema"), PART(""), "",
     "main.schema:4:9: error: 'one.schema' cannot be read: No such file or directory"},
    {"itself", MAIN("main.schema"), "", "", "main.schema:4:9: error: a file imports itself: "},
    {"itself, by others", MAIN("sub/one.schema"), PART("import: two.schema\n"),
     "stax: 1\nimport: ../sub/one.schema\n",
     "sub/two.schema:2:9: error: a file imports itself: " FOLDER "/sub/one.schema imports " FOLDER
     "/sub/two.schema, which imports " FOLDER "/sub/one.schema"},
    {"a type of two files", MAIN("[sub/one.schema, sub/two.schema]"), PART(""), PART(""),
     "two.schema:2:9: error: the type 'part' is in two files\n"
     "    2 | types: {part: {b: u8}}\n      |         ^~~~\n" FOLDER
     "/sub/one.schema:2:9: note: the first is here"},
    {"an error in it has its place", MAIN("sub/one.schema"), "stax: 1\ntypes:\n  part: {b: u9}\n",
     "", "one.schema:3:13: error: unknown type 'u9'"},
    {"no types, no import", MAIN("sub/one.schema"), "stax: 1\n", "",
     "one.schema:1:1: error: 'types:' is missing"},
};

static void files_are_imported_as_they_say(void **state)
{
    unsigned failed = 0;
    (void)state;

    for (size_t i = 0; i < FRONT_COUNT(rows); i++) {
        front f;
        write_text("main.schema", rows[i].main);
        write_text("sub/one.schema", rows[i].one);
        write_text("sub/two.schema", rows[i].two);
        compile(&f, NULL);
        const char *got = front_messages(&f);
        bool good = rows[i].want ? strstr(got, rows[i].want) != NULL : *got == '\0';
        if (!good) print_error("%s: %s\n", rows[i].title, got);
        failed += !good;
        front_close(&f);
    }
    assert_int_equal(failed, 0);
}

static void a_folder_of_imports_comes_behind_that_of_the_file(void **state)
{
    static const char *const folders[] = {FOLDER "/none", FOLDER "/sub/", NULL};
    front f;
    (void)state;

    write_text("main.schema", MAIN("one.schema"));
    write_text("sub/one.schema", PART(""));
    compile(&f, folders);
    assert_string_equal(front_messages(&f), "");
    assert_int_equal(f.schema->file_count, 2);
    assert_string_equal(f.schema->files[1]->name, FOLDER "/sub/one.schema");
    assert_string_equal(f.schema->records[1]->file, "one.schema");
    assert_null(f.schema->records[0]->file);
    front_close(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_are_imported_as_they_say),
        cmocka_unit_test(a_folder_of_imports_comes_behind_that_of_the_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
