/*
 * What the open and step functions of a record's states guess.
 *
 * Own text without children is read by the open function: a step may stand in the middle of it,
 * behind a comment, and would take the rest for the whole.
 *
 * A chain of more than 16 guesses costs more than it gives when most children are absent, so it is
 * grouped by the first letter of the names: one jump, then the few that begin so. Where these are
 * not few, the state is read out of its table, where names are looked up by length and words.
 */
#include "base/zalloc.h"
#include "plan/plan_parts.h"

enum {
    READABLE = 64,     /* bytes behind every byte of the window */
    LONGEST_NAME = 48, /* with what stands around it, so that it may be compared there */
    LONGEST_CHAIN = 16
};

static bool is_short(const char *name)
{
    return strlen(name) <= LONGEST_NAME;
}

/* Whether the state's element and one of its attributes are compared within what may be read. */
static bool are_short(const char *element, const char *attribute)
{
    return is_short(attribute) && strlen(element) + strlen(attribute) + strlen(" =\"") <= READABLE;
}

/* One of several paths whose value may not count, or not be there. */
static bool is_unsure(const plan_arm *arm)
{
    bool unsure = arm->left != NULL;

    for (size_t i = 0; i < arm->fill_count; i++) unsure |= arm->fills[i].tells;
    return unsure;
}

static plan_guess guess_of(const plan_arm *arm)
{
    if (!is_short(arm->name) || arm->picky || is_unsure(arm)) return PLAN_NO_GUESS;
    if (arm->kind != PLAN_TEXT && arm->as->any_local) return PLAN_NO_GUESS;
    switch (arm->kind) {
    case PLAN_LEAF: /* a guess decodes the text, and knows no tree */
        return arm->below > PLAN_BELOW_TEXT ? PLAN_NO_GUESS : PLAN_GUESS_LEAF;
    case PLAN_FLAG: /* the guess does not look whether it was taken */
        return arm->choice ? PLAN_NO_GUESS : PLAN_GUESS_FLAG;
    case PLAN_WRAPPER:
    case PLAN_RECORD:
        return PLAN_GUESS_CHILD;
    default:
        return PLAN_NO_GUESS;
    }
}

/* --- comments ----------------------------------------------------------------------------- */

/* Text that grows: a schema may have thousands of places. */
typedef struct growing_text {
    VEC(char) bytes;
    stax_arena *arena;
} growing_text;

static void put(growing_text *t, const char *text)
{
    for (; *text; text++) *VEC_ADD(&t->bytes, t->arena) = *text;
}

static const char *whole(growing_text *t)
{
    (void)VEC_ADD(&t->bytes, t->arena); /* the NUL */
    return t->bytes.items;
}

static const char *open_comment(const plan_state *state, const plan_arm *arms, stax_arena *arena)
{
    growing_text t = {.arena = arena};

    put(&t, "The start tag: <");
    put(&t, state->element);
    for (uint32_t i = 0; i < state->count; i++) {
        if (arms[i].kind != PLAN_ATTRIBUTE) continue;
        put(&t, " ");
        put(&t, arms[i].name);
    }
    put(&t, ">.");
    return whole(&t);
}

static bool has_children(const plan_state *state, const plan_arm *arms)
{
    for (uint32_t i = 0; i < state->count; i++)
        if (arms[i].kind >= PLAN_LEAF) return true;
    return false;
}

static const char *step_comment(const plan_state *state, const plan_arm *arms, stax_arena *arena)
{
    growing_text t = {.arena = arena};
    const char *between = "The children: ";

    if (state->step_kind == PLAN_STEP_END)
        return has_children(state, arms) ? "The end tag: no child is guessed."
                                         : "The end tag: no child is looked at.";
    for (uint32_t i = 0; i < state->count; i++) {
        if (arms[i].kind < PLAN_LEAF) continue;
        put(&t, between);
        put(&t, arms[i].name);
        between = ", ";
    }
    put(&t, ".");
    return whole(&t);
}

/* --- groups ------------------------------------------------------------------------------- */

static plan_group *group_for(plan_state *state, unsigned char letter, stax_arena *arena)
{
    for (size_t i = 0; i < state->group_count; i++)
        if (state->groups[i].letter == letter) return &state->groups[i];

    plan_group *group = &state->groups[state->group_count++];
    group->letter = letter;
    group->arms = ZARRAY(const plan_arm *, state->count, arena);
    return group;
}

static void make_groups(plan_state *state, const plan_arm *arms, stax_arena *arena)
{
    state->groups = ZARRAY(plan_group, state->count, arena);
    for (uint32_t i = 0; i < state->count; i++) {
        if (arms[i].guess == PLAN_NO_GUESS) continue;
        plan_group *group = group_for(state, (unsigned char)arms[i].name[0], arena);
        group->arms[group->count++] = &arms[i];
    }
}

/* Whether a letter is no help: too many names begin with it. */
static bool has_long_group(const plan_state *state)
{
    for (size_t i = 0; i < state->group_count; i++)
        if (state->groups[i].count > LONGEST_CHAIN) return true;
    return false;
}

/* --- steps -------------------------------------------------------------------------------- */

/* Only wrappers and records are in it: the runtime has one loop for all of its kind. */
static bool is_way(const plan_state *state, const plan_arm *arms)
{
    if (!state->wrapper || state->strict || state->ordered || state->careful_open || state->text)
        return false;
    for (uint32_t i = 0; i < state->count; i++)
        if (arms[i].guess != PLAN_GUESS_CHILD || arms[i].guarded) return false;
    return state->count <= LONGEST_CHAIN;
}

static plan_step step_kind(const plan_state *state, const plan_arm *arms, uint32_t guesses)
{
    if (is_way(state, arms)) return PLAN_STEP_WRAPPER;
    if (state->text || state->as->any_local || !is_short(state->element)) return PLAN_STEP_CAREFUL;
    if (guesses == 0) return PLAN_STEP_END;
    return guesses > LONGEST_CHAIN ? PLAN_STEP_SWITCH : PLAN_STEP_CHAIN;
}

static void count_uses(plan_state *state, const plan_arm *arm)
{
    state->step_uses_record |= arm->guess == PLAN_GUESS_LEAF || arm->guess == PLAN_GUESS_FLAG;
    state->step_uses_text |= arm->guess == PLAN_GUESS_LEAF;
    state->step_uses_go |= arm->guess == PLAN_GUESS_CHILD;
}

/* Text that is read in pieces is joined, so only the first look at it can take it whole. */
static void look_at(plan_state *state, plan_arm *arm)
{
    arm->guess = guess_of(arm);
    count_uses(state, arm);
    if (arm->kind == PLAN_TEXT) state->text = arm;
    if (arm->kind == PLAN_TEXT && arm->choice) state->mixed = true;
    if (arm->kind == PLAN_ATTRIBUTE) state->has_attributes = true;
    if (arm->kind >= PLAN_LEAF) return;
    bool plain = arm->any_of == NULL || arm->choice;
    state->careful_open |= arm->far || !plain || arm->picky || is_unsure(arm);
    state->careful_open |= !are_short(state->element, arm->name);
}

static void name_functions(plan_state *state)
{
    if (state->step_kind == PLAN_STEP_WRAPPER) {
        state->open = state->step = "stx_wrapper";
    } else if (!state->careful_open && !state->text && state->step_kind != PLAN_STEP_CAREFUL) {
        state->open_inline = state->open;
        state->open = state->step;
    }
    if (state->careful_open) state->open = "stx_careful_open";
    if (state->step_kind == PLAN_STEP_CAREFUL) state->step = "stx_step";
}

/* Where namespaces tell children apart, one that is picky is not told from others by its name. */
static void share_picks(const plan_state *state, plan_arm *arms)
{
    bool picky = false;

    for (uint32_t i = 0; i < state->count; i++) picky |= arms[i].picky && arms[i].kind >= PLAN_LEAF;
    for (uint32_t i = 0; i < state->count && picky && state->choosy; i++)
        arms[i].picky |= arms[i].kind >= PLAN_LEAF;
}

/* Guesses of an ordered state look whether something behind them was met, in one word of bits. */
static void find_last(plan_state *state, plan_arm *arms)
{
    uint32_t children = 0, last = 0;

    for (uint32_t i = 0; i < state->count; i++) {
        if (arms[i].kind < PLAN_LEAF) continue;
        if (arms[i].far) arms[i].guess = PLAN_NO_GUESS;
        if (!arms[i].far) last = i;
        children++;
    }
    if (children > 1) state->last = arms[last].constant;
}

static void fill_steps(plan_state *state, plan_arm *arms, stax_arena *arena)
{
    uint32_t children = 0, guesses = 0, texts = 0;

    share_picks(state, arms);
    state->careful_open |= !is_short(state->element);
    for (uint32_t i = 0; i < state->count; i++) {
        look_at(state, &arms[i]);
        children += arms[i].kind >= PLAN_LEAF;
        guesses += arms[i].guess != PLAN_NO_GUESS;
        texts += arms[i].kind == PLAN_TEXT;
        state->watches |= arms[i].anywhere;
    }
    if (state->ordered) find_last(state, arms);
    state->reads_text = texts == 1 && children == 0;
    state->step_kind = step_kind(state, arms, guesses);
    name_functions(state);
    if (state->step_kind == PLAN_STEP_SWITCH) make_groups(state, arms, arena);
    state->open_comment = open_comment(state, arms, arena);
    state->step_comment = step_comment(state, arms, arena);
}

void plan_guess_more(plan_build *b, plan_state *state, const plan_arm *arms)
{
    state->step_kind = PLAN_STEP_CHAIN;
    state->step_comment = step_comment(state, arms, b->arena);
}

/* Whether what was met may be no item. */
static bool forgives(const plan_arm *arm)
{
    for (size_t i = 0; i < arm->fill_count; i++)
        if (arm->fills[i].forgives) return true;
    return false;
}

static bool is_counted(const plan_record *record)
{
    for (size_t i = 0; i < record->arm_count; i++) {
        const plan_arm *arm = &record->arms[i];
        if (arm->least > 1 || (arm->least == 1 && forgives(arm))) return true;
    }
    return false;
}

void plan_fill_steps(plan_build *b, plan_record *record)
{
    bool counted = is_counted(record);

    for (size_t i = 0; i < record->state_count; i++) {
        plan_state *state = &record->states[i];
        state->counted = counted;
        fill_steps(state, record->arms + state->first, b->arena);
        plan_sort_arms(b, state, record->arms + state->first);
        if (b->tables || has_long_group(state)) plan_use_table(state, record->arms + state->first);
    }
}
