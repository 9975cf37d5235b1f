/*
 * Mixing in: `$use: meta` puts the fields of `meta` where the line stands, as if they were written
 * there. A field stays what it is at its own place: its line, its options, its enum.
 */
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"

typedef struct mixing {
    resolve *r;
    draft_type *type;
    VEC(model_field) fields; /* the record's in the end */
} mixing;

static const model_field *find_field(const mixing *m, const char *name)
{
    for (size_t i = 0; i < m->fields.count; i++)
        if (m->fields.items[i].name == name) return &m->fields.items[i];
    return NULL;
}

/* Two fields of one name: the error stands at `at`, both fields in notes or there. */
static bool is_new(mixing *m, const model_field *field, pos at)
{
    const model_field *other = find_field(m, field->name);
    if (other == NULL) return true;

    diag_error(m->r->d, at, "'%s' would have two fields '%s'", m->type->name, field->name);
    diag_note(m->r->d, other->at, "one is here");
    diag_note(m->r->d, field->at, "the other is here");
    return false;
}

static void add_field(mixing *m, const model_field *field, pos at)
{
    if (!is_new(m, field, at)) return;
    model_field *own = VEC_ADD(&m->fields, m->r->arena);

    *own = *field;
    own->within = m->type->record;
    own->number = m->fields.count - 1;
}

static void refuse_unknown(mixing *m, const draft_text *name)
{
    suggest near = suggest_for(name->text);

    for (size_t i = 0; i < m->r->schema->record_count; i++)
        suggest_offer(&near, m->r->schema->records[i]->name);
    if (near.best)
        diag_error(m->r->d, name->at, "no type is called '%s'; did you mean '%s'?", name->text.data,
                   near.best);
    else
        diag_error(m->r->d, name->at, "no type is called '%s'", name->text.data);
}

/* The type whose fields are wanted, with all its own mixed in; NULL after an error. */
static draft_type *find_used(mixing *m, const draft_text *name);

/* What was written in a field has a name of its own once several records share it. */
static void share_type(const model_field *field)
{
    if (field->type.kind == MODEL_UNION) field->type.of_union->inlined = false;
    if (field->type.kind == MODEL_ENUM) field->type.of_enum->inlined = false;
}

static void add_used(mixing *m, const draft_text *name)
{
    const draft_type *used = find_used(m, name);
    if (used == NULL) return;

    for (size_t i = 0; i < used->record->field_count; i++) {
        add_field(m, &used->record->fields[i], name->at);
        share_type(&used->record->fields[i]);
    }
}

/* A union's parts are those of this field. */
static void own_parts(mixing *m, model_field *field)
{
    size_t count = field->type.kind == MODEL_UNION ? field->type.of_union->member_count : 0;
    model_field *parts = ZARRAY(model_field, count, m->r->arena);

    if (count == 0 || field->parts == NULL) return;
    memcpy(parts, field->parts, count * sizeof *parts);
    for (size_t i = 0; i < count; i++) {
        parts[i].of = field;
        parts[i].within = field->within;
        parts[i].number = field->number;
    }
    field->parts = parts;
}

static void mix(resolve *r, draft_type *type)
{
    mixing m = {.r = r, .type = type};
    model_record *record = type->record;

    if (type->use_state == DRAFT_DONE || type->uses.count == 0) return;
    type->use_state = DRAFT_BUSY;
    for (size_t i = 0; i <= record->field_count; i++) {
        for (size_t j = 0; i == type->use_at && j < type->uses.count; j++)
            add_used(&m, &type->uses.items[j]);
        if (i < record->field_count) add_field(&m, &record->fields[i], record->fields[i].at);
    }
    for (size_t i = 0; i < m.fields.count; i++) own_parts(&m, &m.fields.items[i]);
    record->fields = m.fields.items;
    record->field_count = m.fields.count;
    type->use_state = DRAFT_DONE;
}

static draft_type *find_used(mixing *m, const draft_text *name)
{
    draft_type *used = resolve_find_type(m->r->from, name->text);

    if (used == NULL) {
        refuse_unknown(m, name);
        return NULL;
    }
    if (!used->is_record) {
        diag_error(m->r->d, name->at, "'%s' is not a struct: it has no fields to be mixed in",
                   used->name);
        return NULL;
    }
    if (used->use_state == DRAFT_BUSY) {
        diag_error(m->r->d, name->at, "'%s' would mix itself in", used->name);
        return NULL;
    }
    mix(m->r, used);
    return used;
}

void resolve_uses(resolve *r)
{
    for (size_t i = 0; i < r->from->types.count; i++)
        if (r->from->types.items[i].is_record) mix(r, &r->from->types.items[i]);
}
