/*
 * What tests of the compiler's front share: a schema in a string goes through the passes, and what
 * comes out is text again.
 *
 *   front f;
 *   front_open(&f, "case.schema", text);
 *   assert_string_equal(front_messages(&f), "");
 *   front_close(&f);
 */
#ifndef FRONT_RUN_H
#define FRONT_RUN_H

#include "base/zalloc.h"
#include "model/model.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct front {
    stax_arena arena;
    diag *d;
    const source *from;
    const doc_node *doc;  /* NULL after an error of syntax */
    model_schema *schema; /* NULL without a doc */
} front;

static inline void front_open(front *f, const char *name, const char *text)
{
    *f = (front){0};
    f->d = diag_new(&f->arena);
    f->from = source_of_text(name, stax_str_of(text), &f->arena);
    f->doc = doc_load(f->from, f->d, &f->arena);
    if (f->doc == NULL) return;
    f->schema = model_resolve(model_build(f->doc, f->from, f->d, &f->arena), f->d, &f->arena);
    model_check(f->schema, f->d, &f->arena);
}

static inline void front_close(front *f)
{
    stax_arena_free(&f->arena);
}

/* What was written to a temporary file, which is closed; in the arena. */
static inline const char *front_read_back(front *f, FILE *file)
{
    assert_non_null(file);
    long size = ftell(file);
    assert_true(size >= 0);
    char *text = zalloc((size_t)size + 1, &f->arena);
    rewind(file);
    assert_int_equal(fread(text, 1, (size_t)size, file), size);
    fclose(file);
    return text;
}

static inline const char *front_messages(front *f)
{
    FILE *file = tmpfile();
    diag_print(f->d, file);
    return front_read_back(f, file);
}

static inline const char *front_model(front *f)
{
    FILE *file = tmpfile();
    model_dump(f->schema, file);
    return front_read_back(f, file);
}

static inline const char *front_explained(front *f)
{
    FILE *file = tmpfile();
    model_explain(f->schema, file);
    return front_read_back(f, file);
}

/* The first message, without its place; "" when there is none. */
static inline const char *front_first(front *f)
{
    const char *all = front_messages(f), *from = strstr(all, "error: ");
    if (from == NULL) return "";
    from += strlen("error: ");
    return zcopy((stax_str){from, strcspn(from, "\n")}, &f->arena).data;
}

/* One row of most tests. */
typedef struct front_row {
    const char *title;
    const char *text; /* a whole schema, or lines of the struct `r` */
    const char *want; /* a part of the dump of the model, or of the messages */
} front_row;

static inline bool front_row_holds(const front_row *row, const char *text, bool wrong)
{
    front f;
    front_open(&f, "s", text);
    bool has_errors = diag_count(f.d) > 0;
    const char *got = has_errors ? front_messages(&f) : front_model(&f);
    bool good = has_errors == wrong && strstr(got, row->want) != NULL;
    if (!good)
        print_error("%s: '%s'\n  want: %s\n  got: %s\n", row->title, row->text, row->want, got);
    front_close(&f);
    return good;
}

/* Runs the rows, whole schemas that are right or all wrong; the row that fails is named. */
static inline void front_check_schemas(const front_row *rows, size_t count, bool wrong)
{
    unsigned failed = 0;

    for (size_t i = 0; i < count; i++) failed += !front_row_holds(&rows[i], rows[i].text, wrong);
    assert_int_equal(failed, 0);
}

/* The same for lines of a struct, beside which there are a struct `s` and an enum `e`. */
static inline void front_check_lines(const front_row *rows, size_t count, bool wrong)
{
    static const char around[] = "stax: 1\nname: t\nroot: r\ntypes:\n  s:\n    z: str\n"
                                 "  e: enum(low=\"L\", high)\n  r:\n    ";
    unsigned failed = 0;

    for (size_t i = 0; i < count; i++) {
        front outer = {0};
        const char *text = zprintf(&outer.arena, "%s%s\n", around, rows[i].text);
        failed += !front_row_holds(&rows[i], text, wrong);
        front_close(&outer);
    }
    assert_int_equal(failed, 0);
}

#define FRONT_COUNT(rows)       (sizeof(rows) / sizeof *(rows))
#define FRONT_GOOD(rows)        front_check_lines((rows), FRONT_COUNT(rows), false)
#define FRONT_BAD(rows)         front_check_lines((rows), FRONT_COUNT(rows), true)
#define FRONT_GOOD_SCHEMA(rows) front_check_schemas((rows), FRONT_COUNT(rows), false)
#define FRONT_BAD_SCHEMA(rows)  front_check_schemas((rows), FRONT_COUNT(rows), true)

#endif
