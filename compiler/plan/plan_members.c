/*
 * The members of a record's struct, and what they are before anything is read.
 */
#include "base/zalloc.h"
#include "plan/plan_literal.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

static const char *type_of(const model_field *f, stax_arena *arena)
{
    bool list = f->presence == MODEL_ARRAY && !model_is_inline(f);

    if (list && f->type.kind == MODEL_HOOK) return model_hook_list(f, arena);
    return list ? fill_list_type(&f->type, arena) : fill_c_type(&f->type);
}

/* What it is when absent: an enum of the user's is set by its number. */
static const char *value_of(const model_field *f, stax_arena *arena)
{
    const model_type *type = &f->type;

    if (f->presence != MODEL_DEFAULT || type->kind == MODEL_FLAG) return NULL;
    if (type->kind == MODEL_ENUM && f->within->own)
        return zprintf(arena, "%zu", (size_t)(f->fallback.word - type->of_enum->words));
    return plan_initialiser(type, &f->fallback, arena);
}

static const char *doc_of(const model_field *f, stax_arena *arena)
{
    const char *doc = plan_safe(f->doc, arena), *since = plan_safe(f->since, arena);

    if (f->since.len == 0) return doc;
    return zprintf(arena, "%s%ssince %s", doc, *doc ? "; " : "", since);
}

static plan_member member_of(plan_build *b, const model_field *f)
{
    const char *name = f->c_name;

    if (f->type.kind == MODEL_CHAR)
        name = zprintf(b->arena, "%s[%u]", f->c_name, (unsigned)f->type.size);
    if (plan_points(f)) name = zprintf(b->arena, "*%s", f->c_name);
    if (model_is_inline(f)) name = zprintf(b->arena, "%s[%u]", f->c_name, (unsigned)f->max);
    return (plan_member){
        .type = type_of(f, b->arena),
        .name = name,
        .bare = f->c_name,
        .comment = plan_remark(f, b->arena),
        .doc = doc_of(f, b->arena),
        .value = value_of(f, b->arena),
        .has = plan_has(f, b->arena) != NULL,
    };
}

/* What an open enum's text is when it is none of the words. */
static plan_member other_of(plan_build *b, const model_field *f)
{
    bool list = f->presence == MODEL_ARRAY;
    bool given = f->presence == MODEL_DEFAULT && f->fallback.word == f->type.of_enum->other;

    return (plan_member){
        .type = list ? "stax_str_list" : "stax_str",
        .name = f->other_c_name,
        .bare = f->other_c_name,
        .comment = zprintf(b->arena,
                           list ? "as many; empty where %s has a word"
                                : "the text when %s is none of the words",
                           f->c_name),
        .doc = "",
        .value = given ? zprintf(b->arena, "STAX_STR(%s)", plan_string(f->fallback.text, b->arena))
                       : NULL,
    };
}

/* What hooks fill has no list of its own name, as it may be any type of C. */
static void add_hook_list(plan_build *b, const model_field *f, plan_record *to)
{
    if (f->type.kind != MODEL_HOOK || f->presence != MODEL_ARRAY || model_is_inline(f)) return;
    to->hook_lists[to->hook_list_count++] =
        (plan_hook){f->type.hook, f->type.c_type, model_hook_list(f, b->arena)};
}

void plan_fill_members(plan_build *b, const model_record *from, plan_record *to)
{
    to->members = ZARRAY(plan_member, 2 * from->field_count, b->arena);
    to->hook_lists = ZARRAY(plan_hook, from->field_count, b->arena);
    for (size_t i = 0; i < from->field_count; i++) {
        const model_field *f = &from->fields[i];
        plan_member *member = &to->members[to->member_count++];
        *member = member_of(b, f);
        to->has = to->has || member->has;
        add_hook_list(b, f, to);
        if (f->other_c_name) to->members[to->member_count++] = other_of(b, f);
    }
}
