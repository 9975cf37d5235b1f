/*
 * What a document may be. One root that its local name tells is the schema's root state and nothing
 * else. Otherwise the document is a state, and the roots are its arms; where they are of several
 * types, it is a union.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_parts.h"

/* "rss, feed or atom:feed" */
static const char *names_of(const model_schema *schema, stax_arena *arena)
{
    const char *text = "";

    for (size_t i = 0; i < schema->root_count; i++) {
        bool last = i + 1 == schema->root_count;
        text = zprintf(arena, "%s%s%s", text,
                       i == 0 ? ""
                       : last ? " or "
                              : ", ",
                       schema->roots[i].step.name);
    }
    return text;
}

static const plan_state *state_of(const plan_build *b, const model_root *root)
{
    return plan_find_state(plan_find_record(b, root->record), &root->step);
}

/* Makes the struct of a root in a document of several types. */
static const plan_choice *choice_of(plan_build *b, const model_root *root)
{
    const model_union *document = b->schema->document;
    plan_choice *choice = ZNEW(plan_choice, b->arena);

    choice->choose = plan_find_union(b, document)->members[root->member - document->members].choose;
    return choice;
}

static void make_root(plan_build *b, const model_root *from, plan_arm *arm)
{
    arm->kind = PLAN_RECORD;
    arm->repeat = PLAN_REFUSE;
    arm->name = plan_spelling(&from->step);
    arm->as = &from->step;
    arm->state = state_of(b, from)->variable;
    arm->want = from->type->name;
    arm->line = from->at.line;
    plan_fill_name(b, arm);
    if (b->schema->document) arm->choice = choice_of(b, from);
}

static void make_document(plan_build *b)
{
    const model_schema *schema = b->schema;
    plan_document *document = ZNEW(plan_document, b->arena);
    const plan_record *first = plan_find_record(b, schema->roots[0].record);

    document->arms_in = plan_name(b, "document_arms");
    document->state = plan_name(b, "document_state");
    document->names = names_of(schema, b->arena);
    document->several = schema->document != NULL;
    document->type = document->several ? schema->document->c_name : first->c_name;
    document->blank = document->several ? plan_name(b, "document_blank") : first->blank_in;
    b->out->document = document;
    b->out->root_count = schema->root_count;
    b->out->roots = ZARRAY(plan_arm, schema->root_count, b->arena);
    for (size_t i = 0; i < schema->root_count; i++)
        make_root(b, &schema->roots[i], &b->out->roots[i]);
}

void plan_fill_roots(plan_build *b)
{
    const model_schema *schema = b->schema;
    plan *p = b->out;

    p->root_type = schema->document ? schema->document->c_name : schema->roots[0].type->c_name;
    p->root_state = state_of(b, &schema->roots[0])->variable;
    for (size_t i = 0; i < schema->root_count; i++) {
        uint32_t levels = plan_find_record(b, schema->roots[i].record)->levels;
        if (levels > p->levels) p->levels = levels;
    }
    if (schema->root_count > 1 || schema->roots[0].step.ns) make_document(b);
}
