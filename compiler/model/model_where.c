/*
 * `$where`: names become fields, values are converted by the types of these. Only what has an order
 * is compared by it; what has none is equal or not.
 */
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"
#include "model/model_convert.h"

typedef struct where_build {
    resolve *r;
    const model_record *record;
    bool good;
} where_build;

#define SAME(name, text) [EXPR_WHERE_##name] = MODEL_WHERE_##name,
static const model_where_kind kinds[] = {
    EXPR_COMPARES(SAME)[EXPR_WHERE_THERE] = MODEL_WHERE_THERE, [EXPR_WHERE_NOT] = MODEL_WHERE_NOT,
    [EXPR_WHERE_AND] = MODEL_WHERE_AND, [EXPR_WHERE_OR] = MODEL_WHERE_OR};

static void refuse(where_build *b, pos at, const char *text, const char *name)
{
    diag_error(b->r->d, at, text, name);
    b->good = false;
}

static const model_field *find_field(where_build *b, const expr_literal *name)
{
    const char *known = intern_find(&b->r->from->names, name->text);
    suggest near = suggest_for(name->text);

    for (size_t i = 0; i < b->record->field_count; i++) {
        const model_field *f = &b->record->fields[i];
        if (f->name == known) return f;
        suggest_offer(&near, f->name);
    }
    b->good = false;
    if (near.best)
        diag_error(b->r->d, name->at, "'%s' has no field '%.*s'; did you mean '%s'?",
                   b->record->name, (int)name->text.len, name->text.data, near.best);
    else
        diag_error(b->r->d, name->at, "'%s' has no field '%.*s'", b->record->name,
                   (int)name->text.len, name->text.data);
    return NULL;
}

static bool has_order(model_kind kind)
{
    return model_is_signed(kind) || model_is_unsigned(kind) || model_is_float(kind) ||
           kind == MODEL_DECIMAL || kind == MODEL_UNIX;
}

static bool has_equals(model_kind kind)
{
    return has_order(kind) || model_is_text(kind) || kind == MODEL_BOOL || kind == MODEL_FLAG ||
           kind == MODEL_ENUM;
}

static void take_value(where_build *b, const expr_where *from, model_where *to)
{
    const model_type *type = &to->field->type;
    bool orders = to->kind >= MODEL_WHERE_LESS && to->kind <= MODEL_WHERE_GREATER_EQUAL;

    if (!has_equals(type->kind)) {
        refuse(b, from->name.at, "a %s is not compared here: a '$hook' can",
               model_type_text(type, b->r->arena));
        return;
    }
    if (orders && !has_order(type->kind)) {
        refuse(b, from->at, "a %s is equal or not: write '=' or '!='",
               model_type_text(type, b->r->arena));
        return;
    }
    model_type bare = *type; /* the value may be outside the bounds of the field's */
    if (type->kind != MODEL_BOOL) bare.lo.given = bare.hi.given = false;
    convert_limits(type->kind, &bare.lo.value, &bare.hi.value);
    if (convert_value(&bare, zcopy(from->value.text, b->r->arena), &to->value, b->r->arena) ==
        CONVERT_OK)
        return;
    diag_error(b->r->d, from->value.at, "'%.*s' is not a value of %s", (int)from->value.text.len,
               from->value.text.data, model_type_text(type, b->r->arena));
    b->good = false;
}

static void take_field(where_build *b, const expr_where *from, model_where *to)
{
    const model_field *f = to->field = find_field(b, &from->name);
    if (f == NULL || f->type.kind == MODEL_BROKEN) {
        b->good = false;
        return;
    }
    bool truth = f->type.kind == MODEL_BOOL || f->type.kind == MODEL_FLAG;
    if (f->presence == MODEL_ARRAY ||
        (f->type.kind == MODEL_RECORD && to->kind != MODEL_WHERE_THERE))
        refuse(b, from->name.at, "'%s' is not a single value", f->name);
    else if (to->kind == MODEL_WHERE_THERE && !truth && f->presence != MODEL_OPTIONAL)
        refuse(b, from->name.at, "'%s' is always there: compare it with a value", f->name);
    else if (to->kind != MODEL_WHERE_THERE)
        take_value(b, from, to);
}

/* Recursion: no deeper than the brackets of the text. */
static void take_test(where_build *b, const expr_where *from, model_where *to)
{
    VEC(model_where) parts = {0};

    to->kind = kinds[from->kind];
    if (from->parts == NULL) {
        take_field(b, from, to);
        return;
    }
    for (const expr_where *part = from->parts; part; part = part->next) {
        model_where test = {.part_count = 0};
        take_test(b, part, &test);
        *VEC_ADD(&parts, b->r->arena) = test;
    }
    to->parts = parts.items;
    to->part_count = parts.count;
}

static void resolve_where(resolve *r, const draft_type *type)
{
    const draft_text *text = &type->where;
    where_build b = {r, type->record, true};
    const expr_where *from = expr_parse_where(text->text, text->at, r->d, r->arena);
    if (from == NULL) return;

    model_where *test = ZNEW(model_where, r->arena);
    take_test(&b, from, test);
    type->record->where_text = expr_show_where(from, r->arena).data;
    type->record->where_at = text->at;
    if (b.good) type->record->where = test;
}

void resolve_wheres(resolve *r)
{
    for (size_t i = 0; i < r->from->types.count; i++)
        if (r->from->types.items[i].where.given) resolve_where(r, &r->from->types.items[i]);
}
