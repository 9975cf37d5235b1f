/*
 * The members of a record's struct, and what they are before anything is read.
 */
#include "base/zalloc.h"
#include "plan/plan_literal.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

static const char *type_of(const model_field *f, stax_arena *arena)
{
    return f->presence == MODEL_ARRAY ? fill_list_type(&f->type, arena) : fill_c_type(&f->type);
}

static plan_member member_of(plan_build *b, const model_field *f)
{
    bool has_value = f->presence == MODEL_DEFAULT && f->type.kind != MODEL_FLAG;
    const char *name = f->c_name;

    if (f->type.kind == MODEL_CHAR)
        name = zprintf(b->arena, "%s[%u]", f->c_name, (unsigned)f->type.size);
    return (plan_member){
        .type = type_of(f, b->arena),
        .name = name,
        .bare = f->c_name,
        .comment = plan_remark(f, b->arena),
        .doc = plan_safe(f->doc, b->arena),
        .value = has_value ? plan_initialiser(&f->type, &f->fallback, b->arena) : NULL,
        .has = f->presence == MODEL_OPTIONAL,
    };
}

void plan_fill_members(plan_build *b, const model_record *from, plan_record *to)
{
    to->members = ZARRAY(plan_member, from->field_count, b->arena);
    to->member_count = from->field_count;
    for (size_t i = 0; i < from->field_count; i++) {
        to->members[i] = member_of(b, &from->fields[i]);
        to->has = to->has || to->members[i].has;
    }
}
