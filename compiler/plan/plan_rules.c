/*
 * What a record says beyond its fields: the test of `$where` as an expression of C, hooks, and what
 * its comment says of versions.
 */
#include "base/zalloc.h"
#include "plan/plan_literal.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

typedef struct where_text {
    const plan_record *record;
    stax_arena *arena;
} where_text;

/* --- comparisons -------------------------------------------------------------------------- */

static const char *const operators[] = {"==", "!=", "<", "<=", ">", ">="};

/* book->has.genre, book->has_genre, book->author != NULL. */
static const char *there(const where_text *w, const model_field *f)
{
    const char *local = w->record->local, *has = plan_has(f, w->arena);

    if (has == NULL) return zprintf(w->arena, "%s->%s != NULL", local, f->c_name);
    return zprintf(w->arena, "%s->%s%s", local, f->within->own ? "has_" : "has.", has);
}

static const char *compare_numbers(const where_text *w, const model_where *t, const char *member)
{
    const model_kind kind = t->field->type.kind;
    const char *op = operators[t->kind];

    if (model_is_float(kind))
        return zprintf(w->arena, "%s %s %s", member, op,
                       plan_float(t->value.number.f, kind == MODEL_F32, w->arena));
    return zprintf(w->arena, "stx_order_%s(%s, %s) %s 0", model_is_unsigned(kind) ? "u64" : "i64",
                   member, plan_integer(kind, t->value.number, w->arena), op);
}

static const char *compare_texts(const where_text *w, const model_where *t, const char *member)
{
    bool array = t->field->type.kind == MODEL_CHAR;

    return zprintf(w->arena, "%sstax_eq(%s%s%s, (stax_str)STAX_STR(%s))",
                   t->kind == MODEL_WHERE_DIFFER ? "!" : "", array ? "stax_str_of(" : "", member,
                   array ? ")" : "", plan_string(t->value.text, w->arena));
}

static const char *compare(const where_text *w, const model_where *t, const char *member)
{
    switch (t->field->type.kind) {
    case MODEL_STR:
    case MODEL_CHAR:
        return compare_texts(w, t, member);
    case MODEL_BOOL:
    case MODEL_FLAG:
        return zprintf(w->arena, "%s%s",
                       t->value.truth == (t->kind == MODEL_WHERE_EQUAL) ? "" : "!", member);
    case MODEL_ENUM:
        return zprintf(w->arena, "(unsigned)%s %s (unsigned)%s", member, operators[t->kind],
                       t->value.word->c_name);
    default:
        return compare_numbers(w, t, member);
    }
}

/* --- the expression ----------------------------------------------------------------------- */

static const char *test_text(const where_text *w, const model_where *t, bool outer);

/* `outer`: nothing stands around it. */
static const char *joined(const where_text *w, const model_where *t, const char *word, bool outer)
{
    const char *text = "";

    for (size_t i = 0; i < t->part_count; i++)
        text =
            zprintf(w->arena, "%s%s%s", text, i > 0 ? word : "", test_text(w, &t->parts[i], false));
    return outer ? text : zprintf(w->arena, "(%s)", text);
}

/* A field that is not there is equal to nothing, and different from nothing. */
static const char *field_text(const where_text *w, const model_where *t)
{
    const model_field *f = t->field;
    const char *member = zprintf(w->arena, "%s->%s", w->record->local, f->c_name);
    bool truth = f->type.kind == MODEL_BOOL || f->type.kind == MODEL_FLAG;
    const char *value = t->kind == MODEL_WHERE_THERE ? member : compare(w, t, member);

    if (f->presence != MODEL_OPTIONAL) return value;
    if (t->kind == MODEL_WHERE_THERE && !truth) return there(w, f);
    return zprintf(w->arena, "(%s && %s)", there(w, f), value);
}

/* Recursion: no deeper than the brackets of the schema's text. */
static const char *test_text(const where_text *w, const model_where *t, bool outer)
{
    switch (t->kind) {
    case MODEL_WHERE_AND:
        return joined(w, t, " && ", outer);
    case MODEL_WHERE_OR:
        return joined(w, t, " || ", outer);
    case MODEL_WHERE_NOT:
        return zprintf(w->arena, "!(%s)", test_text(w, t->parts, true));
    default:
        return field_text(w, t);
    }
}

/* --- the record --------------------------------------------------------------------------- */

const char *plan_doc(const model_record *record, stax_arena *arena)
{
    const char *doc = plan_safe(record->doc, arena), *more = "";

    if (record->since.len > 0) more = zprintf(arena, "Since %s.", plan_safe(record->since, arena));
    if (record->deprecated)
        more =
            zprintf(arena, "%s%sDeprecated%s%s.", more, *more ? " " : "",
                    record->substitute.len > 0 ? ": " : "", plan_safe(record->substitute, arena));
    return zprintf(arena, "%s%s%s", doc, *doc && *more ? "\n\n" : "", more);
}

void plan_fill_rules(plan_build *b, const model_record *from, plan_record *to)
{
    where_text w = {to, b->arena};

    if (from->where) {
        to->where = test_text(&w, from->where, true);
        to->where_in = plan_name(b, "%s_stays", to->local);
    }
    if (from->hook) {
        plan_names_reserve(&b->names, from->hook);
        to->hook = from->hook;
        to->hook_in = plan_name(b, "%s_hook", to->local);
    }
    if (from->deprecated) to->deprecated = plan_string(from->substitute, b->arena);
}
