/*
 * Golden pairs of the compiler's back: <case>.schema beside
 *
 *   tests/golden/plan   <case>.expected                       the plan
 *   tests/golden/emit   <case>.h.expected, <case>.c.expected  the files
 *
 * With STAX_GOLDEN=update in the environment the expected files are written anew; look at the
 * difference before it is kept.
 */
#include "front_run.h"

#include "emit.h"
#include "plan.h"

#include <dirent.h>

#define GOLDEN STAX_SOURCE_DIR "/tests/golden/"

/* A case in hand. */
typedef struct golden {
    front f;
    const char *stem; /* the path without ".schema" */
    const plan *p;
} golden;

static void open_case(golden *g, const char *folder, const char *name)
{
    front outer = {0};
    const char *path = zprintf(&outer.arena, GOLDEN "%s/%s", folder, name);
    const source *s = source_read(path, &outer.arena);
    assert_non_null(s);

    front_open(&g->f, name, s->text.data);
    stax_arena *arena = &g->f.arena;
    stax_str case_name = {name, strlen(name) - strlen(".schema")};
    const char *stem = zcopy(case_name, arena).data;
    plan_request request = {.source_name = zprintf(arena, "%s_parser.c", stem),
                            .header_name = zprintf(arena, "%s_parser.h", stem),
                            .header_spelt = zprintf(arena, "%s_parser.h", stem)};
    if (diag_count(g->f.d) > 0) print_error("%s: %s\n", name, front_messages(&g->f));
    assert_int_equal(diag_count(g->f.d), 0);
    g->stem = zprintf(arena, GOLDEN "%s/%s", folder, stem);
    g->p = plan_make(g->f.schema, &request, arena);
    front_close(&outer);
}

static bool is_update(void)
{
    const char *update = getenv("STAX_GOLDEN");

    return update && strcmp(update, "update") == 0;
}

static void write_text(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* The first line at which two texts part. */
static unsigned line_of_difference(const char *a, const char *b)
{
    unsigned line = 1;

    for (; *a && *a == *b; a++, b++) line += *a == '\n';
    return line;
}

/* True when the text is as expected, or was written. */
static bool compare(golden *g, const char *ending, const char *got)
{
    const char *path = zprintf(&g->f.arena, "%s%s", g->stem, ending);
    if (is_update()) write_text(path, got);

    const source *s = source_read(path, &g->f.arena);
    const char *want = s ? s->text.data : "";
    if (strcmp(got, want) == 0) return true;
    print_error("%s differs from line %u on\n", path, line_of_difference(got, want));
    return false;
}

static bool check_plan(golden *g)
{
    FILE *file = tmpfile();
    plan_dump(g->p, file);
    return compare(g, ".expected", front_read_back(&g->f, file));
}

static bool check_files(golden *g)
{
    bool header = compare(g, ".h.expected", emit_header(g->p, &g->f.arena).data);
    bool body = compare(g, ".c.expected", emit_source(g->p, &g->f.arena).data);

    return header && body;
}

static bool is_schema(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && strcmp(dot, ".schema") == 0;
}

static void run_folder(const char *folder, bool (*check)(golden *), unsigned at_least)
{
    front outer = {0};
    DIR *files = opendir(zprintf(&outer.arena, GOLDEN "%s", folder));
    unsigned count = 0, failed = 0;
    assert_non_null(files);

    for (struct dirent *file; (file = readdir(files));) {
        if (!is_schema(file->d_name)) continue;
        golden g;
        open_case(&g, folder, file->d_name);
        failed += !check(&g);
        count++;
        front_close(&g.f);
    }
    closedir(files);
    front_close(&outer);
    assert_int_equal(failed, 0);
    assert_true(count >= at_least);
}

static void a_schema_becomes_the_expected_plan(void **state)
{
    (void)state;
    run_folder("plan", check_plan, 5);
}

static void a_schema_becomes_the_expected_files(void **state)
{
    (void)state;
    run_folder("emit", check_files, 12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_schema_becomes_the_expected_plan),
        cmocka_unit_test(a_schema_becomes_the_expected_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
