/*
 * From the name of a type to the type: built in, or of the schema. A name of
 * the schema that stands for another type is looked up when it is first used, so the order of the
 * lines does not matter.
 */
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"
#include "model/model_convert.h"

/* The words that are strings of more than one element. */
static model_below below_of(stax_str name)
{
    if (stax_eq(name, stax_str_of("text"))) return MODEL_STR_TEXT;
    return stax_eq(name, stax_str_of("raw")) ? MODEL_STR_RAW : MODEL_STR_ALONE;
}

/* BROKEN when it is no built-in type. */
static model_kind find_kind(stax_str name)
{
    for (int kind = MODEL_BROKEN + 1; kind < MODEL_RECORD; kind++)
        if (stax_eq(name, stax_str_of(model_kind_word((model_kind)kind)))) return (model_kind)kind;
    return below_of(name) != MODEL_STR_ALONE ? MODEL_STR : MODEL_BROKEN;
}

static bool is_map(stax_str name)
{
    return stax_eq(name, stax_str_of("map"));
}

bool resolve_is_built_in(stax_str name)
{
    return find_kind(name) != MODEL_BROKEN || is_map(name);
}

draft_type *resolve_find_type(const draft *from, stax_str name)
{
    const char *known = intern_find(&from->names, name);

    for (size_t i = 0; known && i < from->types.count; i++)
        if (from->types.items[i].name == known) return &from->types.items[i];
    return NULL;
}

void resolve_refuse_unknown(resolve *r, stax_str name, pos at)
{
    suggest near = suggest_for(name);

    for (int kind = MODEL_BROKEN + 1; kind < MODEL_RECORD; kind++)
        suggest_offer(&near, model_kind_word((model_kind)kind));
    for (size_t i = 0; i < r->from->types.count; i++)
        suggest_offer(&near, r->from->types.items[i].name);
    if (near.best)
        diag_error(r->d, at, "unknown type '%.*s'; did you mean '%s'?", (int)name.len, name.data,
                   near.best);
    else
        diag_error(r->d, at, "unknown type '%.*s'; it is neither built in nor under 'types:'",
                   (int)name.len, name.data);
}

/* What `a: b` stands for. */
static model_type resolve_alias(resolve *r, draft_type *type)
{
    const expr_type *alias = type->alias;
    if (alias == NULL) return (model_type){0};
    if (alias->count.present || alias->optional) {
        pos at = alias->count.present ? alias->count.at : alias->optional_at;
        diag_error(r->d, at, "a named type is one value: '[]' and '?' stand in the fields");
        return (model_type){0};
    }
    return resolve_type(r, alias, (resolve_place){.named = type});
}

model_type resolve_named(resolve *r, draft_type *type, pos used_at)
{
    if (type->state == DRAFT_BUSY) {
        diag_error(r->d, used_at, "the type '%s' stands for itself", type->name);
        return (model_type){0};
    }
    if (type->is_record)
        return (model_type){.kind = MODEL_RECORD, .record = type->record, .at = used_at};
    if (type->state == DRAFT_NEW) {
        type->state = DRAFT_BUSY;
        type->resolved = resolve_alias(r, type);
        type->state = DRAFT_DONE;
    }
    model_type resolved = type->resolved;
    resolved.at = used_at;
    return resolved;
}

static bool has_keys(const draft_field *field)
{
    return field && (field->min.given || field->max.given || field->digits.given || field->values ||
                     field->split.given || field->pattern.given);
}

static model_type resolve_built_in(resolve *r, const expr_type *written, resolve_place place)
{
    model_type type = {.kind = find_kind(written->name), .at = written->at};

    type.below = below_of(written->name);
    type.space_given = type.below == MODEL_STR_RAW;
    type.space = type.below == MODEL_STR_RAW ? MODEL_KEEP : MODEL_TRIM;
    convert_limits(type.kind, &type.lo.value, &type.hi.value);
    if (!resolve_arguments(r, written, place, &type)) type.kind = MODEL_BROKEN;
    return type;
}

model_type resolve_type(resolve *r, const expr_type *written, resolve_place place)
{
    model_type none = {0};
    if (written->members) {
        model_union *of = resolve_union(r, written, place);
        return of ? (model_type){.kind = MODEL_UNION, .of_union = of, .at = written->at} : none;
    }
    if (find_kind(written->name) != MODEL_BROKEN) return resolve_built_in(r, written, place);
    if (is_map(written->name)) { /* what is one has become an array of records */
        diag_error(r->d, written->at, "a map is an array of pairs: it stands in a field");
        return none;
    }
    draft_type *named = resolve_find_type(r->from, written->name);
    if (named == NULL) {
        resolve_refuse_unknown(r, written->name, written->at);
        return none;
    }
    model_type type = resolve_named(r, named, written->at);
    if (type.kind == MODEL_BROKEN) return none;
    if (!resolve_named_arguments(r, written, named->name, &type)) return none;
    if (has_keys(place.field) && !resolve_keys(r, place.field, &type)) return none;
    return type;
}
