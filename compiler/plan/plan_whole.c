/*
 * Elements that are read in one piece by the chain that meets them.
 *
 *   <node id="1"> <tag k="a" v="b"/> <tag k="c" v="d"/> </node>
 *
 * An element without children needs no frame: nothing in it can come in another order but its
 * attributes, and when these do, or anything else is not as guessed, it is entered as before. Of
 * elements that are told by their number (`entry[2]/@id`) the others are passed over so as well.
 */
#include "base/zalloc.h"
#include "plan/plan_parts.h"

/* Of a list that only grows: nobody counts its items, gives them away, or looks at them again. */
static bool is_plain_list(const plan_arm *arm)
{
    if (arm->kind != PLAN_RECORD || arm->guess != PLAN_GUESS_CHILD) return false;
    if (arm->repeat != PLAN_ALL || arm->list == NULL || arm->most > 0) return false;
    return !arm->choice && !arm->points && !arm->take && !arm->any_of && !arm->streamed;
}

/* Whether all that the record is made of stands in its start tag and its own text. */
static bool is_whole(const plan_record *record, const plan_state *state)
{
    if (state->wrapper || state->table || state->careful_open || state->judged) return false;
    if (state->deep || state->counted || state->watches || state->mixed) return false;
    if (state->first > 0 || state->count != record->arm_count || record->arm_count > 64)
        return false;
    if (state->text && !state->reads_text) return false;
    for (uint32_t i = 0; i < state->count; i++)
        if (record->arms[i].kind != PLAN_ATTRIBUTE && record->arms[i].kind != PLAN_TEXT)
            return false;
    return state->has_attributes;
}

/* The state of a record printed before this one, and which record that is. */
static plan_state *find_state(const plan *p, const plan_record *before, const char *variable,
                              const plan_record **of)
{
    for (plan_record *record = p->records; record < before; record++)
        for (size_t i = 0; i < record->state_count; i++)
            if (strcmp(record->states[i].variable, variable) == 0) {
                *of = record;
                return &record->states[i];
            }
    return NULL;
}

/* Its function, and the variable that it fills. */
static void fill_whole(plan_build *b, const plan_record *in, plan_state *around, plan_arm *arm)
{
    const plan_record *of;
    plan_state *state = find_state(b->out, in, arm->state, &of);
    plan_whole *whole;

    if (state == NULL || !is_whole(of, state)) return;
    if (state->whole == NULL) state->whole = plan_name(b, "%s_whole", of->local);
    whole = ZNEW(plan_whole, b->arena);
    whole->function = state->whole;
    whole->type = of->c_name;
    whole->item = plan_names_local(
        &b->names, of->local,
        (const char *const[]){in->local, "w", "seen", "before", "text", "go", "empty", NULL});
    arm->whole = whole;
    around->step_uses_record = true;
}

/* --- by number ---------------------------------------------------------------------------- */

/* A child that is told by its name and number alone, and no other of the state has its name. */
static bool is_numbered(const plan_state *state, const plan_arm *arms, const plan_arm *arm)
{
    if (arm->kind != PLAN_WRAPPER || arm->number == 0 || arm->guess != PLAN_NO_GUESS) return false;
    if (arm->test || arm->anywhere || arm->ns || state->choosy || state->ordered) return false;
    for (uint32_t i = 0; i < state->count; i++) {
        if (&arms[i] == arm || arms[i].kind < PLAN_LEAF) continue;
        if (arms[i].as->any_local || strcmp(arms[i].name, arm->name) == 0) return false;
    }
    return true;
}

/* Whether a wrapper has only values that may come once: attributes, and perhaps its whole text. */
static bool is_wrapped_whole(const plan_state *state, const plan_arm *arms)
{
    if (!state->wrapper || state->careful_open || state->mixed || state->table) return false;
    if (state->text && !state->reads_text) return false;
    for (uint32_t i = 0; i < state->count; i++) {
        const plan_arm *arm = &arms[i];
        if (arm->kind != PLAN_ATTRIBUTE && arm->kind != PLAN_TEXT) return false;
        if (arm->repeat != PLAN_REFUSE || arm->list || arm->any_of || arm->far) return false;
    }
    return state->has_attributes;
}

static void fill_numbered(plan_build *b, plan_record *record, plan_state *around, plan_arm *arm)
{
    plan_arm *arms = record->arms + around->first;
    plan_whole *whole;

    if (around->step_kind != PLAN_STEP_CHAIN && around->step_kind != PLAN_STEP_END) return;
    if (!is_numbered(around, arms, arm)) return;
    for (size_t i = 0; i < record->state_count; i++) {
        plan_state *state = &record->states[i];
        if (strcmp(state->variable, arm->state) != 0) continue;
        if (!is_wrapped_whole(state, record->arms + state->first)) return;
        state->only = arm;
        state->whole = plan_name(b, "%s_%s_whole", record->local, state->element);
        whole = ZNEW(plan_whole, b->arena);
        whole->function = state->whole;
        arm->whole = whole;
        arm->guess = PLAN_GUESS_NUMBER;
        plan_guess_more(b, around, arms);
    }
}

/* --- all ---------------------------------------------------------------------------------- */

static void fill_wholes(plan_build *b, plan_record *record, plan_state *state)
{
    for (uint32_t i = 0; i < state->count; i++) {
        plan_arm *arm = &record->arms[state->first + i];
        if (is_plain_list(arm)) fill_whole(b, record, state, arm);
        fill_numbered(b, record, state, arm);
    }
}

void plan_fill_wholes(plan_build *b)
{
    for (size_t i = 0; i < b->out->record_count; i++) {
        plan_record *record = &b->out->records[i];
        for (size_t s = 0; s < record->state_count; s++) {
            plan_state *state = &record->states[s];
            if (!state->table && state->step_kind != PLAN_STEP_WRAPPER)
                fill_wholes(b, record, state);
        }
    }
}
