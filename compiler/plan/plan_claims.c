/*
 * The user's own structs: what each member must be so that its field can be read into it. The
 * generated file states it, so that the C compiler says what does not fit, and to which line of the
 * schema.
 */
#include "base/zalloc.h"
#include "plan/plan_literal.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

const char *plan_has(const model_field *f, stax_arena *arena)
{
    if (f->presence != MODEL_OPTIONAL || (f->within->own && plan_points(f))) return NULL;
    if (f->within->own == NULL) return f->c_name;

    stax_str name = zcopy(stax_str_of(f->c_name), arena);
    char *text = zalloc(name.len + 1, arena);
    for (size_t i = 0; i < name.len; i++) text[i] = name.data[i] == '.' ? '_' : name.data[i];
    return text;
}

/* The member as it would be declared: "stax_str title", "char name[32]". */
static const char *declaration(const plan_member *m, stax_arena *arena)
{
    return zprintf(arena, "%s %s", m->type, m->name);
}

static const char *item_text(const model_field *f, stax_arena *arena)
{
    return zprintf(arena, "struct { %s *items; size_t count; } %s", fill_c_type(&f->type),
                   f->c_name);
}

static const char *why(plan_build *b, const model_record *from, const model_field *f,
                       const char *declared)
{
    const char *text = zprintf(b->arena, "%s needs a member: %s; for %s%s", from->own, declared,
                               f->file ? "" : b->out->schema_name, plan_line(f, b->arena));

    return plan_string(stax_str_of(text), b->arena);
}

/* Of an enum the size alone counts: many have an int, or an enum of their own. */
static plan_claim claim_of(plan_build *b, const model_record *from, const model_field *f,
                           const plan_member *m)
{
    stax_arena *arena = b->arena;
    const char *type = fill_c_type(&f->type), *declared = declaration(m, arena);
    plan_claim claim = {"STX_MEMBER", f->c_name, type, NULL};

    if (model_is_inline(f)) {
        claim.macro = "STX_MEMBER_SIZE";
        claim.wanted = zprintf(arena, "%u * sizeof(%s)", (unsigned)f->max, type);
    } else if (f->presence == MODEL_ARRAY) {
        claim.macro = "STX_MEMBER_LIST";
        declared = item_text(f, arena);
    } else if (f->type.kind == MODEL_CHAR) {
        claim.macro = "STX_MEMBER_SIZE";
        claim.wanted = zprintf(arena, "%u", (unsigned)f->type.size);
    } else if (f->type.kind == MODEL_ENUM) {
        claim.macro = "STX_MEMBER_SIZE";
        claim.wanted = zprintf(arena, "sizeof(%s)", type);
    } else if (plan_points(f)) {
        claim.wanted = zprintf(arena, "%s *", type);
    }
    claim.why = why(b, from, f, declared);
    return claim;
}

/* Of an open enum the member for other texts. */
static plan_claim claim_text(plan_build *b, const model_record *from, const model_field *f,
                             const plan_member *m)
{
    bool list = f->presence == MODEL_ARRAY;
    plan_claim claim = {"STX_MEMBER", f->other_c_name, list ? "stax_str_list" : "stax_str", NULL};

    claim.why = why(b, from, f, declaration(m, b->arena));
    return claim;
}

void plan_fill_claims(plan_build *b, const model_record *from, plan_record *to)
{
    to->own = from->own;
    to->claims = ZARRAY(plan_claim, 2 * from->field_count + 1, b->arena);
    const plan_member *member = to->members;
    plan_claim *claim = to->claims;
    for (size_t i = 0; i < from->field_count; i++) {
        const model_field *f = &from->fields[i];
        *claim++ = claim_of(b, from, f, member++);
        if (f->other_c_name) *claim++ = claim_text(b, from, f, member++);
    }
}
