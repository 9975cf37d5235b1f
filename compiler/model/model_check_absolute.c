/*
 * Paths from the root: `/a/b/c` in a record that is read at /a/b is the path c. From a record
 * nothing can be seen that is outside of it, so any other is refused.
 *
 * The search goes down from the root through fields whose paths the steps begin with, so it ends
 * with the steps even where types hold themselves.
 */
#include "model/model_check.h"

#include "base/zalloc.h"

typedef struct search {
    const model_record *record; /* whose place is looked for */
    const model_path *path;     /* the path from the root */
    size_t found;               /* how many of its steps lead to the record; 0: none do */
} search;

/* Whether the path has all steps of `by` from step `at` on, and at least one behind them. */
static bool goes_by(const search *s, size_t at, const model_path *by)
{
    if (by->absolute || s->path->count - at <= by->count) return false;
    for (size_t i = 0; i < by->count; i++)
        if (!model_same_step(&s->path->steps[at + i], &by->steps[i])) return false;
    return true;
}

/* Recursion: no deeper than the path has steps. */
static void descend(search *s, const model_record *record, size_t at)
{
    if (record == s->record && at > s->found) s->found = at;
    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        if (f->type.kind != MODEL_RECORD) continue;
        if (goes_by(s, at, &f->path)) descend(s, f->type.record, at + f->path.count);
        for (size_t j = 0; j < f->other_count; j++)
            if (goes_by(s, at, &f->other_paths[j]))
                descend(s, f->type.record, at + f->other_paths[j].count);
    }
}

/* Of a path that leads by its record. */
static void refuse(check *c, model_field *f, const model_path *path)
{
    diag_error(c->d, path->at,
               "this is not within '%s', and nothing outside of a struct can be seen from it; put "
               "the field into the struct of the root",
               f->within->name);
    f->type.kind = MODEL_BROKEN;
}

/* Looks for the record below each root that the path begins with; false: it begins with none. */
static bool find_record(const check *c, search *s)
{
    const model_step *first = &s->path->steps[0];
    bool begins = false;

    if (first->kind != MODEL_STEP_ELEMENT || *first->tests || s->path->count == 1) return false;
    for (size_t i = 0; i < c->schema->root_count; i++) {
        if (!model_same_name(first, &c->schema->roots[i].step)) continue;
        begins = true;
        if (c->schema->roots[i].record) descend(s, c->schema->roots[i].record, 1);
    }
    return begins;
}

static void make_relative(check *c, model_field *f, model_path *path)
{
    search s = {f->within, path, 0};

    if (!path->absolute || f->type.kind == MODEL_BROKEN || c->schema->root_count == 0) return;
    if (!find_record(c, &s)) {
        diag_error(c->d, path->at, "a path from the root begins with its element: '/%s/x'",
                   c->schema->roots[0].step.name);
        f->type.kind = MODEL_BROKEN;
        return;
    }
    if (s.found == 0) {
        refuse(c, f, path);
        return;
    }
    path->steps += s.found;
    path->count -= s.found;
    path->absolute = false;
}

void check_absolute(check *c)
{
    for (size_t i = 0; i < c->schema->record_count; i++) {
        model_record *record = c->schema->records[i];
        for (size_t j = 0; j < record->field_count; j++) {
            model_field *f = &record->fields[j];
            make_relative(c, f, &f->path);
            for (size_t k = 0; k < f->other_count; k++) make_relative(c, f, &f->other_paths[k]);
        }
    }
}
