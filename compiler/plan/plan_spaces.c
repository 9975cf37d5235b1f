/*
 * What names mean beyond their letters: the table of namespaces, and which guesses need to be asked
 * whether the document has the prefixes of the schema.
 *
 * A guess whose prefix is that of the element around it needs no question: a frame that the chain
 * reads has its name spelled as in the schema, in this very namespace.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_parts.h"

const char *plan_spelling(const model_step *step)
{
    bool any_prefix = step->name[0] == '*' && step->name[1] == ':';

    return any_prefix ? step->local : step->name;
}

const char *plan_ns_of(const plan_build *b, const model_step *step)
{
    return step->ns ? b->out->spaces[step->ns->number - 1].constant : NULL;
}

/* ---- the table ---------------------------------------------------------------------------- */

/* "default" for names without a prefix, "none" where that is no namespace. */
static const char *stem_of(const model_ns *ns, stax_arena *arena)
{
    if (*ns->prefix) return c_name_part(stax_str_of(ns->prefix), arena);
    return ns->implied ? "none" : "default";
}

static void fill_space(plan_build *b, const model_ns *ns, plan_ns *to)
{
    const char *stem = stem_of(ns, b->arena);
    stax_str *uris = ZARRAY(stax_str, ns->uri_count + 1, b->arena);

    for (size_t i = 0; i < ns->uri_count; i++) uris[i] = ns->uris[i];
    uris[ns->uri_count] = (stax_str){"", 0};
    to->constant = plan_name(b, "NS_%s", c_name_upper(stax_str_of(stem), b->arena));
    to->prefix = ns->prefix;
    to->uris_in = plan_name(b, "ns_%s_uris", stem);
    to->uris = uris;
    to->uri_count = ns->uri_count + ns->lax;
}

void plan_fill_spaces(plan_build *b)
{
    const model_schema *schema = b->schema;

    b->out->space_count = schema->space_count;
    b->out->spaces = ZARRAY(plan_ns, schema->space_count, b->arena);
    for (size_t i = 0; i < schema->space_count; i++)
        fill_space(b, schema->spaces[i], &b->out->spaces[i]);
}

/* ---- names of a record -------------------------------------------------------------------- */

static bool is_text(const plan_arm *arm)
{
    return arm->kind == PLAN_TEXT || arm->kind == PLAN_ANY_OF;
}

void plan_fill_name(const plan_build *b, plan_arm *arm)
{
    const model_step *as = arm->as;
    if (is_text(arm) || as == NULL) return;

    arm->ns = plan_ns_of(b, as);
    if (arm->ns) arm->skip = (uint32_t)(strlen(arm->name) - strlen(as->local));
}

/* Whether the names of two attributes of a state may be those of one. */
static bool has_meeting_attributes(const plan_arm *arms, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < i && arms[i].kind == PLAN_ATTRIBUTE; j++)
            if (arms[j].kind == PLAN_ATTRIBUTE && model_names_meet(arms[i].as, arms[j].as))
                return true;
    return false;
}

static void fill_state(plan_build *b, plan_state *state, plan_arm *arms)
{
    bool wild = has_meeting_attributes(arms, state->count) || state->as->any_local;

    state->ns = plan_ns_of(b, state->as);
    for (uint32_t i = 0; i < state->count; i++) {
        const plan_arm *arm = &arms[i];
        if (is_text(arm)) continue;
        state->choosy |= arm->ns || arm->as->any_local || arm->as->any_ns;
        wild |= arm->kind == PLAN_ATTRIBUTE && arm->as->any_local;
    }
    state->careful_open = wild;
}

/* Whether some state that has the arm is in another namespace. */
static bool is_guarded(const plan_record *record, uint32_t number)
{
    for (size_t i = 0; i < record->state_count; i++) {
        const plan_state *state = &record->states[i];
        bool has = number >= state->first && number < state->first + state->count;

        if (has && state->ns != record->arms[number].ns) return true;
    }
    return false;
}

void plan_fill_names(plan_build *b, plan_record *record)
{
    for (size_t i = 0; i < record->arm_count; i++) plan_fill_name(b, &record->arms[i]);
    for (size_t i = 0; i < record->state_count; i++)
        fill_state(b, &record->states[i], record->arms + record->states[i].first);
    for (uint32_t i = 0; i < record->arm_count; i++)
        record->arms[i].guarded = record->arms[i].ns && is_guarded(record, i);
}
