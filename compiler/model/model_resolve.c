/*
 * The second pass: from a draft to the typed schema. All records are made first and empty, so that
 * fields may refer to any of them; then the named types, the fields, the root and the stream.
 */
#include "base/c_name.h"
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"

static const char *interned(resolve *r, stax_str name)
{
    return intern_add(&r->from->names, name, r->arena);
}

/* The names of libstax begin with these. */
static void check_prefix(resolve *r)
{
    static const char *const ours[] = {"stax", "stx"};
    pos at = r->from->name.given ? r->from->name.at : (pos){.source = r->from->source};

    for (int i = 0; i < 2; i++)
        if (strcmp(r->schema->name, ours[i]) == 0)
            diag_error(r->d, at, "'%s' is the prefix of the library itself; take another 'name:'",
                       ours[i]);
}

static void name_schema(resolve *r)
{
    const draft *from = r->from;
    model_schema *schema = r->schema;

    schema->name =
        from->name.given ? from->name.text.data : c_name_of_file(from->source->name, r->arena);
    schema->upper = c_name_upper(stax_str_of(schema->name), r->arena);
    schema->source = from->source;
    schema->doc = from->doc.text;
    schema->options.depth = from->depth;
    schema->options.borrowed = from->options[DRAFT_STRINGS].word == 1;
    schema->options.refuses_doctype = from->options[DRAFT_ENTITIES].word == 1;
}

/* --- records ------------------------------------------------------------------------------ */

static void make_record(resolve *r, draft_type *type)
{
    model_record *record = ZNEW(model_record, r->arena);
    const draft_setting *unknown =
        type->unknown.given ? &type->unknown : &r->from->options[DRAFT_UNKNOWN];

    record->name = type->name;
    record->c_name = c_name_type(stax_str_of(r->schema->name), stax_str_of(type->name), r->arena);
    record->element = type->element.given ? interned(r, type->element.text) : type->name;
    record->doc = type->doc.text;
    record->at = type->at;
    record->unknown = unknown->word == 1 ? MODEL_UNKNOWN_ERROR : MODEL_UNKNOWN_SKIP;
    type->record = record;
    r->schema->records[r->schema->record_count++] = record;
}

static void make_records(resolve *r)
{
    r->schema->records = ZARRAY(model_record *, r->from->types.count, r->arena);
    for (size_t i = 0; i < r->from->types.count; i++) {
        draft_type *type = &r->from->types.items[i];
        if (resolve_is_built_in(stax_str_of(type->name)))
            diag_error(r->d, type->at, "'%s' is a built-in type; call yours something else%s",
                       type->name, type->is_record ? " and give it an '$element:'" : "");
        if (type->is_record) make_record(r, type);
    }
}

static void resolve_field(resolve *r, const draft_type *owner, draft_field *from,
                          model_field *field)
{
    resolve_place place = {.owner = owner, .field = from};

    field->name = from->name;
    field->c_name = c_name_field(stax_str_of(from->name), r->arena);
    field->doc = from->doc.text;
    field->at = from->at;
    field->within = owner->record;
    if (from->broken) return;
    field->type = resolve_type(r, from->type, place);
    if (!resolve_path(r, from, &field->path)) field->type.kind = MODEL_BROKEN;
    resolve_presence(r, from, field);
}

static void resolve_fields(resolve *r, draft_type *type)
{
    model_record *record = type->record;

    record->field_count = type->fields.count;
    record->fields = ZARRAY(model_field, record->field_count, r->arena);
    for (size_t i = 0; i < record->field_count; i++) {
        record->fields[i].number = i;
        resolve_field(r, type, &type->fields.items[i], &record->fields[i]);
    }
}

static void resolve_types(resolve *r)
{
    for (size_t i = 0; i < r->from->types.count; i++) {
        draft_type *type = &r->from->types.items[i];
        if (type->is_record)
            resolve_fields(r, type);
        else
            resolve_named(r, type, type->at);
    }
}

/* --- enums, in schema order --------------------------------------------------------------- */

static void collect_enums(resolve *r)
{
    VEC(model_enum *) all = {0};

    for (size_t i = 0; i < r->from->types.count; i++) {
        const draft_type *type = &r->from->types.items[i];
        model_enum *named = type->resolved.of_enum;
        if (named && named->name == type->name) *VEC_ADD(&all, r->arena) = named;
        for (size_t j = 0; j < type->fields.count; j++) {
            model_enum *inlined = type->fields.items[j].inlined;
            if (inlined) *VEC_ADD(&all, r->arena) = inlined;
        }
    }
    r->schema->enums = all.items;
    r->schema->enum_count = all.count;
}

/* --- root and stream ---------------------------------------------------------------------- */

static void refuse_root(resolve *r, const draft_text *name)
{
    suggest near = suggest_for(name->text);

    for (size_t i = 0; i < r->schema->record_count; i++)
        suggest_offer(&near, r->schema->records[i]->name);
    if (near.best)
        diag_error(r->d, name->at, "no type is called '%s'; did you mean '%s'?", name->text.data,
                   near.best);
    else
        diag_error(
            r->d, name->at,
            "no type is called '%s'; if only the element is called so: {element: %s, type: ...}",
            name->text.data, name->text.data);
}

static void resolve_root(resolve *r)
{
    const draft_text *name = &r->from->root_type, *element = &r->from->root_element;
    if (!name->given) return;

    r->schema->root_at = name->at;
    draft_type *type = resolve_find_type(r->from, name->text);
    if (type == NULL) {
        refuse_root(r, name);
        return;
    }
    model_type resolved = resolve_named(r, type, name->at);
    if (resolved.kind == MODEL_RECORD) {
        r->schema->root = resolved.record;
        r->schema->root_element = type->is_record ? resolved.record->element : type->name;
        if (element->given) r->schema->root_element = interned(r, element->text);
    } else if (resolved.kind != MODEL_BROKEN) {
        diag_error(r->d, name->at, "'%s' is not a struct, and the root must be one", type->name);
    }
}

/* The name that `text` begins with, up to a '.' or the end. */
static bool begins_with(stax_str text, const char *name)
{
    size_t len = strlen(name);

    if (text.len < len || memcmp(text.data, name, len) != 0) return false;
    return text.len == len || text.data[len] == '.';
}

static const model_field *find_field(const model_record *record, stax_str path)
{
    const model_field *longest = NULL; /* names may hold a '.' */

    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        if (!begins_with(path, f->name)) continue;
        if (!longest || strlen(f->name) > strlen(longest->name)) longest = f;
    }
    return longest;
}

static void refuse_stream_field(resolve *r, const model_record *record, stax_str path, pos at)
{
    const char *dot = memchr(path.data, '.', path.len);
    stax_str word = {path.data, dot ? (size_t)(dot - path.data) : path.len};
    suggest near = suggest_for(word);

    for (size_t i = 0; i < record->field_count; i++) suggest_offer(&near, record->fields[i].name);
    if (near.best)
        diag_error(r->d, at, "'%s' has no field '%.*s'; did you mean '%s'?", record->name,
                   (int)word.len, word.data, near.best);
    else
        diag_error(r->d, at, "'%s' has no field '%.*s'", record->name, (int)word.len, word.data);
}

typedef struct walk {
    resolve *r;
    stax_str whole; /* the text of the path */
    pos at;         /* its place */
    size_t done;    /* bytes of it that are understood */
    VEC(const model_field *) fields;
} walk;

static pos place_of(const walk *w, size_t length)
{
    return pos_within(w->at, w->whole, w->done, length);
}

static stax_str rest_of(const walk *w)
{
    return (stax_str){w->whole.data + w->done, w->whole.len - w->done};
}

/* One field further; NULL after an error or behind something broken. */
static const model_record *walk_field(walk *w, const model_record *record)
{
    const model_field *f = find_field(record, rest_of(w));
    if (f == NULL) {
        refuse_stream_field(w->r, record, rest_of(w), place_of(w, rest_of(w).len));
        return NULL;
    }
    if (f->type.kind == MODEL_BROKEN) return NULL;
    pos at = place_of(w, strlen(f->name));
    w->done += strlen(f->name);
    *VEC_ADD(&w->fields, w->r->arena) = f;
    if (f->type.kind != MODEL_RECORD) {
        diag_error(w->r->d, at, "'%s' is %s; an iterator leads through structs to an array of them",
                   f->name, model_kind_word(f->type.kind));
        return NULL;
    }
    if (w->done == w->whole.len && f->presence != MODEL_ARRAY) {
        diag_error(w->r->d, at, "'%s' is not an array; an iterator gives the items of one",
                   f->name);
        return NULL;
    }
    return f->type.record;
}

static bool walk_stream(walk *w, const model_record *root)
{
    const model_record *record = root;

    if (!begins_with(w->whole, root->name)) {
        diag_error(w->r->d, w->at, "an iterator begins at the root: '%s.field'", root->name);
        return false;
    }
    w->done = strlen(root->name);
    if (w->done == w->whole.len) {
        diag_error(w->r->d, w->at, "which array of '%s'? write '%s.field'", root->name, root->name);
        return false;
    }
    while (record && w->done < w->whole.len) {
        w->done++; /* the '.' */
        record = walk_field(w, record);
    }
    return record != NULL;
}

static void resolve_stream(resolve *r)
{
    const draft_text *name = &r->from->stream_name, *path = &r->from->stream_path;
    if (!name->given || !r->schema->root) return;

    walk w = {.r = r, .whole = path->text, .at = path->at};
    if (!walk_stream(&w, r->schema->root)) return;
    model_stream *stream = ZNEW(model_stream, r->arena);
    stream->name = interned(r, name->text);
    stream->c_name = c_name_part(name->text, r->arena);
    stream->at = name->at;
    stream->fields = w.fields.items;
    stream->count = w.fields.count;
    r->schema->stream = stream;
}

model_schema *model_resolve(draft *from, diag *d, stax_arena *arena)
{
    resolve r = {from, ZNEW(model_schema, arena), d, arena};

    name_schema(&r);
    check_prefix(&r);
    make_records(&r);
    resolve_types(&r);
    collect_enums(&r);
    resolve_root(&r);
    resolve_stream(&r);
    return r.schema;
}
