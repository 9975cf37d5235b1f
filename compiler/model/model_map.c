/*
 * `tags: map(@k, @v, u32) tag` is short for an array of pairs:
 *
 *   node_tags_pair:            tags: node_tags_pair[] tag
 *     key:   str @k
 *     value: u32 @v
 *
 * Maps are replaced in the draft, so that nothing behind this knows them. A pair's type has a name
 * of the schema, which --explain and messages show, and with it one of C: osm_node_tags_pair.
 */
#include "base/zalloc.h"
#include "model/draft.h"

typedef struct mapping {
    draft *from;
    draft_field *field;
    diag *d;
    stax_arena *arena;
} mapping;

static const char *interned(mapping *m, const char *name)
{
    return intern_add(&m->from->names, stax_str_of(name), m->arena);
}

/* --- what stands in the brackets ---------------------------------------------------------- */

/* Where a key or a value is, from the element of a pair on; NULL for what is no such place. */
static const expr_path *path_of(mapping *m, const expr_arg *arg)
{
    expr_path *path = ZNEW(expr_path, m->arena);
    expr_step *step = ZNEW(expr_step, m->arena);

    *path = (expr_path){.kind = EXPR_PATH_STEPS, .steps = step, .at = arg->at};
    step->at = arg->at;
    if (arg->kind == EXPR_ARG_OWN_TEXT) {
        *path = (expr_path){.kind = EXPR_PATH_OWN_TEXT, .at = arg->at};
    } else if (arg->kind == EXPR_ARG_ATTRIBUTE) {
        step->kind = EXPR_STEP_ATTRIBUTE;
        step->name = arg->attribute;
    } else if (arg->kind == EXPR_ARG_LITERAL && arg->value.kind == EXPR_NAME) {
        step->kind = EXPR_STEP_ELEMENT;
        step->name = (expr_nametest){.local = arg->value.text, .at = arg->at};
    } else {
        return NULL;
    }
    return path;
}

static const expr_type *type_of(mapping *m, const expr_arg *arg, pos at)
{
    expr_type *type = ZNEW(expr_type, m->arena);

    type->name = arg ? arg->value.text : stax_str_of("str");
    type->at = arg ? arg->at : at;
    return type;
}

/* --- pairs -------------------------------------------------------------------------------- */

static void add_part(mapping *m, draft_type *pair, const char *name, const expr_arg *place,
                     const expr_type *type)
{
    draft_field *part = VEC_ADD(&pair->fields, m->arena);

    part->name = interned(m, name);
    part->at = place->at;
    part->path = path_of(m, place);
    part->options = m->field->options;
    part->type = type;
}

/* The array that the field is from now on. */
static const expr_type *array_of(mapping *m, const char *pair)
{
    expr_type *type = ZNEW(expr_type, m->arena);
    bool counted = m->field->count.present;

    *type = *m->field->type;
    type->name = stax_str_of(pair);
    type->args = NULL;
    if (!type->count.present && !counted)
        type->count = (expr_count){.present = true, .max = EXPR_UNBOUNDED, .at = type->at};
    return type;
}

/* Two places and perhaps the type of the value; false after an error. */
static bool are_arguments(mapping *m, const expr_arg *args)
{
    const expr_arg *value = args ? args->next : NULL, *type = value ? value->next : NULL;
    bool good = value && path_of(m, args) && path_of(m, value);

    if (type) good &= type->next == NULL && type->kind == EXPR_ARG_LITERAL;
    if (type) good &= type->value.kind == EXPR_NAME;
    if (good) return true;
    diag_error(m->d, args ? args->at : m->field->type->at,
               "a map says where the key is, where the value, and its type if it is no str: "
               "map(@k, @v), map(name, value), map(@id, ., u32)");
    return false;
}

static void take_map(mapping *m, const char *owner)
{
    const expr_arg *key = m->field->type->args, *value;
    const char *name = interned(m, zprintf(m->arena, "%s_%s_pair", owner, m->field->name));
    if (!are_arguments(m, key)) {
        m->field->broken = true;
        return;
    }
    value = key->next;
    draft_field *field = m->field;
    pos at = field->type->at;
    field->type = array_of(m, name);
    draft_type *pair = VEC_ADD(&m->from->types, m->arena); /* `field` is in a vector of its own */
    *pair = (draft_type){.name = name, .at = at, .is_record = true, .options = field->options};
    add_part(m, pair, "key", key, type_of(m, NULL, key->at));
    add_part(m, pair, "value", value, type_of(m, value->next, value->at));
}

static bool is_map(const draft_field *field)
{
    return field->type && !field->broken && stax_eq(field->type->name, stax_str_of("map"));
}

void resolve_maps(draft *from, diag *d, stax_arena *arena)
{
    size_t written = from->types.count;

    for (size_t i = 0; i < written; i++) {
        for (size_t j = 0; j < from->types.items[i].fields.count; j++) {
            draft_field *field = &from->types.items[i].fields.items[j];
            mapping m = {from, field, d, arena};
            if (is_map(field)) take_map(&m, from->types.items[i].name);
        }
    }
}
