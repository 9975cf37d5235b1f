/*
 * The third pass: what is right by itself and wrong together. Here are fields against their own
 * types and records against each other; names of C and paths have files of their own.
 */
#include "model/model_check.h"

#include "base/zalloc.h"

/* --- a field by itself -------------------------------------------------------------------- */

static void refuse(check *c, model_field *f, pos at, const char *text)
{
    diag_error(c->d, at, "%s", text);
    f->type.kind = MODEL_BROKEN;
}

static void check_field(check *c, model_field *f)
{
    const model_path *path = &f->path;
    if (f->type.kind == MODEL_BROKEN) return;

    model_step_kind end = path->steps[path->count - 1].kind;
    bool direct = end == MODEL_STEP_OWN_TEXT || (end == MODEL_STEP_ATTRIBUTE && path->count == 1);
    if (f->type.kind == MODEL_RECORD && end != MODEL_STEP_ELEMENT)
        refuse(c, f, path->at, "a struct is read from an element, and this is only text");
    else if (f->presence == MODEL_ARRAY && direct)
        refuse(c, f, path->at,
               end == MODEL_STEP_ATTRIBUTE
                   ? "an attribute comes once: no array of it; wrap it in elements as in 'x/@k'"
                   : "the own text of an element is one value: no array of it");
    else if (f->type.kind == MODEL_FLAG && end == MODEL_STEP_OWN_TEXT)
        refuse(c, f, path->at, "the own text of an element is always there: a flag says nothing");
}

/* --- records within records --------------------------------------------------------------- */

typedef struct descent {
    check *c;
    unsigned char *state; /* by number of the record: 0 new, 1 open, 2 done */
    model_record **order;
    size_t count;
} descent;

static size_t number_of(const model_schema *schema, const model_record *record)
{
    size_t i = 0;

    while (schema->records[i] != record) i++;
    return i;
}

/* Records before those that hold them; a cycle is refused at the field that closes it. */
static void descend(descent *t, model_record *record)
{
    size_t number = number_of(t->c->schema, record);

    t->state[number] = 1;
    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        if (f->type.kind != MODEL_RECORD) continue;
        unsigned char state = t->state[number_of(t->c->schema, f->type.record)];
        if (state == 1)
            diag_error(t->c->d, f->type.at,
                       "'%s' holds itself here; recursive types are not yet in this version",
                       f->type.record->name);
        if (state == 0) descend(t, f->type.record);
    }
    t->state[number] = 2;
    t->order[t->count++] = record;
}

static void order_records(check *c)
{
    model_schema *schema = c->schema;
    descent t = {.c = c,
                 .state = zalloc(schema->record_count + 1, c->arena),
                 .order = ZARRAY(model_record *, schema->record_count + 1, c->arena)};

    for (size_t i = 0; i < schema->record_count; i++)
        if (t.state[i] == 0) descend(&t, schema->records[i]);
    schema->bottom_up = t.order;
}

static void mark_reached(model_record *record)
{
    if (record->reached) return;
    record->reached = true;
    for (size_t i = 0; i < record->field_count; i++) {
        model_type *type = &record->fields[i].type;
        if (type->kind == MODEL_RECORD) mark_reached(type->record);
        if (type->kind == MODEL_ENUM) type->of_enum->reached = true;
    }
}

static void mark_listed(model_record *record)
{
    for (size_t i = 0; i < record->field_count; i++) {
        model_field *f = &record->fields[i];
        if (f->presence != MODEL_ARRAY) continue;
        if (f->type.kind == MODEL_RECORD) f->type.record->listed = true;
        if (f->type.kind == MODEL_ENUM) f->type.of_enum->listed = true;
    }
}

void model_check(model_schema *schema, diag *d, stax_arena *arena)
{
    check c = {schema, d, arena};

    for (size_t i = 0; i < schema->record_count; i++) {
        model_record *record = schema->records[i];
        for (size_t j = 0; j < record->field_count; j++) check_field(&c, &record->fields[j]);
        mark_listed(record);
        check_paths(&c, record);
    }
    order_records(&c);
    if (schema->root) mark_reached(schema->root);
    check_names(&c);
}
