/*
 * What fields share: the tables of patterns, each once, and the functions of the program that are
 * called as hooks, each declared once.
 */
#include "base/zalloc.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

typedef struct sharing {
    plan_build *b;
    VEC(plan_pattern) patterns;
    VEC(plan_hook) hooks;
} sharing;

/* Members of unions too: a type may be used there alone. */
static void each_type(sharing *s, void (*look)(sharing *s, const model_type *type))
{
    const model_schema *schema = s->b->schema;

    for (size_t i = 0; i < schema->record_count; i++)
        for (size_t j = 0; j < schema->records[i]->field_count && schema->records[i]->reached; j++)
            look(s, &schema->records[i]->fields[j].type);
    for (size_t i = 0; i < schema->union_count; i++)
        for (size_t j = 0; j < schema->unions[i]->member_count && schema->unions[i]->reached; j++)
            look(s, &schema->unions[i]->members[j].type);
}

/* --- patterns ----------------------------------------------------------------------------- */

static void look_at_pattern(sharing *s, const model_type *type)
{
    if (type->table == NULL) return;

    for (size_t i = 0; i < s->patterns.count; i++)
        if (strcmp(s->patterns.items[i].text, type->pattern) == 0) return;
    plan_pattern *pattern = VEC_ADD(&s->patterns, s->b->arena);
    pattern->name = plan_name(s->b, "pattern_%u", (unsigned)s->patterns.count);
    pattern->text = type->pattern;
    pattern->comment = plan_safe(stax_str_of(type->pattern), s->b->arena);
    pattern->table = type->table;
}

void plan_fill_patterns(plan_build *b)
{
    sharing s = {.b = b};

    each_type(&s, look_at_pattern);
    b->out->patterns = s.patterns.items;
    b->out->pattern_count = s.patterns.count;
}

const char *plan_pattern_of(const plan_build *b, const model_type *type)
{
    size_t i = 0;

    while (strcmp(b->out->patterns[i].text, type->pattern) != 0) i++;
    return b->out->patterns[i].name;
}

/* --- hooks -------------------------------------------------------------------------------- */

static void look_at_hook(sharing *s, const model_type *type)
{
    if (type->kind != MODEL_HOOK) return;

    for (size_t i = 0; i < s->hooks.count; i++)
        if (strcmp(s->hooks.items[i].function, type->hook) == 0) return;
    *VEC_ADD(&s->hooks, s->b->arena) = (plan_hook){.function = type->hook, .c_type = type->c_type};
    plan_names_reserve(&s->b->names, type->hook);
}

void plan_fill_hooks(plan_build *b)
{
    sharing s = {.b = b};

    each_type(&s, look_at_hook);
    b->out->hooks = s.hooks.items;
    b->out->hook_count = s.hooks.count;
}
