/*
 * The second pass: from a draft to the typed schema. All records are made first and empty, so that
 * fields may refer to any of them; then the named types, the fields, the root and the stream.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "model/draft.h"

/* The names of libstax begin with these. */
static void check_prefix(resolve *r)
{
    static const char *const ours[] = {"stax", "stx"};
    const draft_text *name = r->from->c_prefix.given ? &r->from->c_prefix : &r->from->name;
    pos at = name->given ? name->at : (pos){.source = r->from->source};

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
    schema->prints_json = from->prints_json;
    schema->file_name = schema->name;
    if (from->c_prefix.given) schema->name = from->c_prefix.text.data;
    schema->upper = c_name_upper(stax_str_of(schema->name), r->arena);
    schema->source = from->source;
    schema->files = ZARRAY(const source *, from->files.count, r->arena);
    schema->file_count = from->files.count;
    for (size_t i = 0; i < from->files.count; i++) schema->files[i] = from->files.items[i]->source;
    schema->doc = from->doc.text;
    schema->options.depth = from->depth;
    schema->options.borrowed = from->options[DRAFT_STRINGS].word == 1;
    schema->options.refuses_doctype = from->options[DRAFT_ENTITIES].word == 1;
    schema->options.html_entities = from->options[DRAFT_ENTITIES].word == 2;
}

/* --- records ------------------------------------------------------------------------------ */

/* `yes` and `true` say that it is, and no more. */
static void describe_deprecated(model_record *record, const draft_text *text)
{
    bool bare = stax_eq(text->text, stax_str_of("yes")) || stax_eq(text->text, stax_str_of("true"));

    record->deprecated = text->given;
    if (text->given && !bare) record->substitute = text->text;
}

static void take_hook(resolve *r, model_record *record, const draft_text *hook)
{
    if (!hook->given) return;
    if (!c_name_good(hook->text))
        diag_error(r->d, hook->at, "'%s' is not the name of a function of C", hook->text.data);
    record->hook = hook->text.data;
    record->hook_at = hook->at;
}

static void make_record(resolve *r, draft_type *type)
{
    model_record *record = ZNEW(model_record, r->arena);
    const draft_setting *unknown =
        type->unknown.given ? &type->unknown : &type->options[DRAFT_UNKNOWN];

    record->name = type->name;
    record->c_name = c_name_type(stax_str_of(r->schema->name), stax_str_of(type->name), r->arena);
    record->doc = type->doc.text;
    record->at = type->at;
    record->unknown = (model_unknown)unknown->word;
    record->ordered = (type->order.given ? &type->order : &type->options[DRAFT_ORDER])->word == 1;
    record->since = type->since.text;
    describe_deprecated(record, &type->deprecated);
    take_hook(r, record, &type->hook);
    record->step.kind = MODEL_STEP_ELEMENT;
    if (type->element.given)
        (void)resolve_name_text(r, &type->element, &record->step);
    else
        (void)resolve_plain_name(r, resolve_spelling(r, type->name), type->at, &record->step);
    record->element = record->step.name;
    record->number = r->schema->record_count;
    type->record = record;
    r->schema->records[r->schema->record_count++] = record;
}

static void make_records(resolve *r)
{
    r->schema->records =
        ZARRAY(model_record *, r->from->types.count + r->from->roots.count, r->arena);
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
    field->c_name = resolve_member(r, from);
    field->doc = from->doc.text;
    field->since = from->since.text;
    field->at = from->at;
    field->within = owner->record;
    field->member_given = from->member.given;
    if (from->broken) return;
    field->type = resolve_type(r, from->type, place);
    bool good = field->type.kind == MODEL_UNION
                    ? resolve_union_path(r, from, field->type.of_union, &field->path)
                    : resolve_path(r, from, field);
    if (!good) field->type.kind = MODEL_BROKEN;
    resolve_presence(r, from, field);
    if (field->type.kind == MODEL_UNION) resolve_parts(r, from, field);
    if (field->type.kind == MODEL_ENUM && field->type.of_enum->other)
        field->other_c_name =
            zprintf(r->arena, "%s_text", c_name_part(stax_str_of(field->name), r->arena));
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

static void collect_unions(resolve *r)
{
    VEC(model_union *) all = {0};

    for (size_t i = 0; i < r->from->types.count; i++) {
        const draft_type *type = &r->from->types.items[i];
        model_union *named = type->resolved.of_union;
        if (named && named->name == type->name) *VEC_ADD(&all, r->arena) = named;
        for (size_t j = 0; j < type->fields.count; j++) {
            model_union *inlined = type->fields.items[j].inlined_union;
            if (inlined) *VEC_ADD(&all, r->arena) = inlined;
        }
    }
    for (size_t i = 0; i < all.count; i++) all.items[i]->number = i;
    r->schema->unions = all.items;
    r->schema->union_count = all.count;
}

model_schema *model_resolve(draft *from, diag *d, stax_arena *arena)
{
    resolve r = {.from = from, .schema = ZNEW(model_schema, arena), .d = d, .arena = arena};

    resolve_maps(from, d, arena);
    name_schema(&r);
    check_prefix(&r);
    resolve_namespaces(&r);
    make_records(&r);
    resolve_types(&r);
    resolve_own(&r);
    resolve_uses(&r);
    resolve_wheres(&r);
    collect_enums(&r);
    collect_unions(&r);
    resolve_files(&r);
    resolve_roots(&r);
    resolve_stream(&r);
    return r.schema;
}
