/*
 * The third pass: what is right by itself and wrong together. Here are fields against their own
 * types and records against each other; names of C and paths have files of their own.
 */
#include "model/model_check.h"

/* --- a field by itself -------------------------------------------------------------------- */

static void refuse(check *c, model_field *f, pos at, const char *text)
{
    diag_error(c->d, at, "%s", text);
    f->type.kind = MODEL_BROKEN;
}

/* Text between elements comes as often as there are elements, and once more. */
static void check_union(check *c, model_field *f)
{
    const model_union *of = f->type.of_union;

    for (size_t i = 0; i < of->member_count && f->presence != MODEL_ARRAY; i++) {
        if (of->members[i].element) continue;
        refuse(c, f, of->members[i].at,
               "'text' in a union is what stands between elements: that needs an array, '[]'");
        return;
    }
}

/* One of its paths, of `count`. */
static void check_path(check *c, model_field *f, const model_path *path, size_t count)
{
    model_step_kind end = path->steps[path->count - 1].kind;
    bool direct = end != MODEL_STEP_ELEMENT && path->count == 1 && count == 1;

    if (f->type.kind == MODEL_RECORD && end != MODEL_STEP_ELEMENT)
        refuse(c, f, path->at, "a struct is read from an element, and this is only text");
    else if (f->type.kind == MODEL_UNION)
        check_union(c, f);
    else if (model_is_deep(&f->type) && end != MODEL_STEP_ELEMENT)
        refuse(c, f, path->at,
               "this type takes an element with all that is below it, and here is only text");
    else if (model_takes_many(f) && direct && !model_comes_often(&path->steps[0]))
        refuse(c, f, path->at,
               end == MODEL_STEP_ATTRIBUTE
                   ? "an attribute comes once: no array of it; wrap it in elements as in 'x/@k'"
                   : "the own text of an element is one value: no array of it");
    else if (f->type.kind == MODEL_FLAG && end == MODEL_STEP_OWN_TEXT)
        refuse(c, f, path->at, "the own text of an element is always there: a flag says nothing");
}

static void check_field(check *c, model_field *f)
{
    if (f->type.kind != MODEL_BROKEN) check_path(c, f, &f->path, f->other_count + 1);
    for (size_t i = 0; i < f->other_count && f->type.kind != MODEL_BROKEN; i++)
        check_path(c, f, &f->other_paths[i], f->other_count + 1);
}

/* --- the iterator ------------------------------------------------------------------------- */

/* An iterator's records come one after the other, by one way. */
static void check_stream(check *c, const model_stream *stream)
{
    for (size_t i = 0; i < stream->count; i++) {
        const model_field *f = stream->fields[i];
        bool deep = false;
        for (size_t j = 0; j < f->path.count; j++) deep |= f->path.steps[j].deep;
        if (f->other_count == 0 && !deep) continue;
        diag_error(c->d, stream->at, "an iterator cannot lead through %s",
                   deep ? "'//': its records might stand within each other"
                        : "a field with several paths");
        diag_note(c->d, f->path.at, "the field '%s' is here", f->name);
        return;
    }
}

/* --- all -------------------------------------------------------------------------------- */

/* Which of two roots a document is must be seen by its element. */
static void check_roots(check *c)
{
    const model_schema *schema = c->schema;

    for (size_t i = 1; i < schema->root_count; i++) {
        const model_root *root = &schema->roots[i], *other = schema->roots;
        while (other < root && !model_names_meet(&other->step, &root->step)) other++;
        if (other == root) continue;
        diag_error(c->d, root->at, "two roots may be one element");
        diag_note(c->d, other->at, "the other root is here");
    }
}

static void refuse_where(check *c, const model_record *root)
{
    if (root && root->where)
        diag_error(c->d, root->where_at,
                   "'%s' is the root: a document cannot be dropped, a '$hook' can refuse it",
                   root->name);
}

void model_check(model_schema *schema, diag *d, stax_arena *arena)
{
    check c = {schema, d, arena};

    check_absolute(&c);
    for (size_t i = 0; i < schema->record_count; i++) {
        model_record *record = schema->records[i];
        for (size_t j = 0; j < record->field_count; j++) check_field(&c, &record->fields[j]);
        check_paths(&c, record);
        check_positions(&c, record);
    }
    if (schema->stream) check_stream(&c, schema->stream);
    check_shapes(&c);
    check_roots(&c);
    for (size_t i = 0; i < schema->root_count; i++) refuse_where(&c, schema->roots[i].type);
    check_names(&c);
}
