/*
 * Whether a state has a chain printed or is read by the runtime's, out of its arms.
 *
 * A printed chain is what makes small schemas quick: each literal folds to a compare or two, each
 * take_ function stands inside. It costs gcc -O2 about 25 ms a place, so a schema of 20,000 places
 * would be compiled for eight minutes. One chain that walks tables costs nothing there, and 1.6 to
 * 2.0 times the instructions when documents are read (bench/RESULTS.md).
 */
#include "base/zalloc.h"
#include "plan/plan_parts.h"

#include <stdlib.h>

enum {
    MOST_PRINTED = 1000, /* places of a schema: 25 s of gcc */
    FEW_ARMS = 16        /* that are gone through, one by one */
};

/* Fields are nearly places: two at one place and wrappers on the way are few. */
static size_t count_places(const model_schema *schema)
{
    size_t places = 0;

    for (size_t i = 0; i < schema->record_count; i++)
        if (schema->records[i]->reached) places += schema->records[i]->field_count;
    return places;
}

bool plan_prefers_tables(const model_schema *schema, plan_dispatch asked)
{
    if (asked != PLAN_DISPATCH_BY_SIZE) return asked == PLAN_DISPATCH_TABLE;
    return count_places(schema) > MOST_PRINTED;
}

static const char *open_function(const plan_state *state)
{
    if (state->careful_open) return "stx_careful_open";
    if (state->text == NULL) return "stx_chain";
    return state->reads_text ? "stx_chain_text" : "stx_chain_open";
}

void plan_use_table(plan_state *state, plan_arm *arms)
{
    if (state->step_kind == PLAN_STEP_WRAPPER) return;
    if (state->step_kind != PLAN_STEP_CAREFUL) {
        state->step_kind = PLAN_STEP_TABLE;
        state->step = "stx_chain";
    }
    state->table = true;
    state->open = open_function(state);
    state->open_inline = NULL;
    for (uint32_t i = 0; i < state->count; i++)
        arms[i].careful = arms[i].kind >= PLAN_LEAF && arms[i].guess == PLAN_NO_GUESS;
}

/* ---- arms by name ------------------------------------------------------------------------- */

static const char *local_of(const plan_arm *arm)
{
    return arm->name + arm->skip;
}

/* By the length of the local name, its bytes, and the arm's number. */
static int compare(const void *left, const void *right)
{
    const plan_arm *a = *(const plan_arm *const *)left, *b = *(const plan_arm *const *)right;
    size_t len = strlen(local_of(a)), other = strlen(local_of(b));
    int order =
        len == other ? memcmp(local_of(a), local_of(b), len) : (len > other) - (len < other);

    return order != 0 ? order : (a > b) - (a < b);
}

static void find_begins(plan_build *b, plan_by_name *names)
{
    size_t at = 0;

    names->longest = strlen(local_of(names->arms[names->count - 1]));
    names->begin = ZARRAY(size_t, names->longest + 2, b->arena);
    for (size_t length = 0; length <= names->longest + 1; length++) {
        while (at < names->count && strlen(local_of(names->arms[at])) < length) at++;
        names->begin[length] = at;
    }
}

/* The arms of a kind; where some test fits any name, they are gone through. */
static void sort_arms(plan_build *b, plan_state *state, const plan_arm *arms, plan_by_name *names)
{
    bool attributes = names == &state->by_name[1];

    names->arms = ZARRAY(const plan_arm *, state->count, b->arena);
    for (uint32_t i = 0; i < state->count; i++) {
        if (arms[i].as == NULL || arms[i].kind == PLAN_TEXT ||
            (arms[i].kind == PLAN_ATTRIBUTE) != attributes)
            continue;
        if (arms[i].as->any_local) return;
        names->arms[names->count++] = &arms[i];
    }
    if (names->count <= FEW_ARMS || state->first + state->count > UINT16_MAX) return;
    qsort(names->arms, names->count, sizeof *names->arms, compare);
    find_begins(b, names);
    names->part = attributes ? "values" : "children";
    names->arms_in = plan_name(b, "%s_%s", state->variable, names->part);
    names->begin_in = plan_name(b, "%s_begin", names->arms_in);
}

void plan_sort_arms(plan_build *b, plan_state *state, const plan_arm *arms)
{
    for (uint32_t i = 0; i < state->count; i++) state->attributes += arms[i].kind == PLAN_ATTRIBUTE;
    sort_arms(b, state, arms, &state->by_name[0]);
    sort_arms(b, state, arms, &state->by_name[1]);
}
