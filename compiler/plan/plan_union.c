/*
 * Unions: an enum of kinds, a struct with a kind and one of the members, and for each member that
 * is a struct a function that makes an item of it. What is one value is converted into an item of
 * its own first, and then put where the field wants it.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

const plan_union *plan_find_union(const plan_build *b, const model_union *model)
{
    size_t i = 0;

    while (strcmp(b->out->unions[i].c_name, model->c_name) != 0) i++;
    return &b->out->unions[i];
}

bool plan_points(const model_field *f)
{
    if (f->presence == MODEL_ARRAY || f->within->hidden) return false;
    if (f->type.kind == MODEL_RECORD) return f->type.record->recursive || f->type.record->own;
    return f->type.kind == MODEL_UNION && f->type.of_union->recursive;
}

static void make_kinds(plan_build *b, const model_union *from, const plan_union *to)
{
    model_word *words = ZARRAY(model_word, from->member_count, b->arena);

    for (size_t i = 0; i < from->member_count; i++)
        words[i] = (model_word){.text = stax_str_of(from->members[i].name),
                                .name = from->members[i].name,
                                .c_name = from->members[i].enumerator};
    b->out->enums[b->out->enum_count++] =
        (plan_enum){.c_name = to->kinds,
                    .name_of = zprintf(b->arena, "%s_name", to->kinds),
                    .file = plan_file(b, from->file),
                    .line = from->at.line,
                    .words = words,
                    .word_count = from->member_count};
}

static struct plan_union_member member_of(plan_build *b, const model_union *in,
                                          const model_member *from)
{
    const char *stem = c_name_part(stax_str_of(in->name), b->arena);
    struct plan_union_member to = {
        .type = fill_c_type(&from->type),
        .name = from->c_name,
        .bare = from->c_name,
        .comment = from->element ? zprintf(b->arena, "<%s>", from->element) : "text between them",
        .kind = from->enumerator,
    };

    if (from->type.kind == MODEL_CHAR)
        to.name = zprintf(b->arena, "%s[%u]", to.bare, (unsigned)from->type.size);
    if (from->type.kind == MODEL_RECORD)
        to.choose =
            plan_name(b, "choose_%s_%s", stem, c_name_part(stax_str_of(from->name), b->arena));
    return to;
}

static void make_union(plan_build *b, const model_union *from, plan_union *to)
{
    to->c_name = from->c_name;
    to->kinds = zprintf(b->arena, "%s_kind", from->c_name);
    to->list = from->listed ? zprintf(b->arena, "%s_list", from->c_name) : NULL;
    to->file = plan_file(b, from->file);
    to->line = from->at.line;
    to->ahead = from->recursive;
    to->text = from->members[0].name;
    for (size_t i = 1; i < from->member_count; i++)
        to->text = zprintf(b->arena, "%s | %s", to->text, from->members[i].name);
    to->members = ZARRAY(struct plan_union_member, from->member_count, b->arena);
    to->member_count = from->member_count;
    for (size_t i = 0; i < from->member_count; i++)
        to->members[i] = member_of(b, from, &from->members[i]);
    make_kinds(b, from, to);
}

void plan_make_unions(plan_build *b)
{
    const model_schema *schema = b->schema;

    b->out->unions = ZARRAY(plan_union, schema->union_count, b->arena);
    for (size_t i = 0; i < schema->union_count; i++)
        if (schema->unions[i]->reached)
            make_union(b, schema->unions[i], &b->out->unions[b->out->union_count++]);
}

void plan_choose(plan_build *b, const model_field *part, const place_slot *slot, plan_arm *arm)
{
    const model_union *model = part->of->type.of_union;
    const plan_union *of = plan_find_union(b, model);
    const struct plan_union_member *member = &of->members[part->member - model->members];
    plan_choice *choice = ZNEW(plan_choice, b->arena);

    choice->type = of->c_name;
    choice->kind = member->kind;
    choice->choose = member->choose;
    choice->drops_blank = part->member->element == NULL && part->space != MODEL_KEEP;
    if (arm->kind != PLAN_RECORD) {
        choice->value = fill_of(b, part, slot, "chosen");
        choice->value.in_type = of->c_name;
        choice->value.function = plan_name(b, "%s_value", arm->take);
    }
    arm->choice = choice;
}
