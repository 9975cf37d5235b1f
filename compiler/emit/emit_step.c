/*
 * Step functions: the chain of guesses.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* The macros of the vocabulary, and those that refuse text between children. */
typedef struct vocabulary {
    const char *leaf, *empty, *end, *at;
} vocabulary;

static const vocabulary usual = {"STX_LEAF", "STX_EMPTY", "STX_END", "STX_AT"};
static const vocabulary strict = {"STX_STRICT_LEAF", "STX_STRICT_EMPTY", "STX_STRICT_END",
                                  "STX_STRICT_AT"};

static const vocabulary *words_of(const plan_state *state)
{
    return state->strict ? &strict : &usual;
}

/* --- bits --------------------------------------------------------------------------------- */

static const char *met(out *o, const plan_arm *arm, const char *seen)
{
    if (arm->exclusive) arm = arm->any_of;
    if (arm->far) return zprintf(o->arena, "STX_MET_MORE(f, %s)", arm->constant);
    return zprintf(o->arena, "STX_MET(%s, %s)", seen, arm->constant);
}

static void meet_one(out *o, const plan_arm *arm)
{
    if (arm->far)
        out_line(o, "STX_MEET_MORE(f, %s);", arm->constant);
    else
        out_line(o, "STX_MEET(seen, %s);", arm->constant);
}

static void meet(out *o, const plan_arm *arm)
{
    meet_one(o, arm);
    if (arm->any_of) meet_one(o, arm->any_of);
}

const char *emit_refusal(out *o, const plan_record *record, const plan_arm *arm, const char *seen,
                         const char *text)
{
    const char *take = zprintf(o->arena, "!%s(r, %s, %s)", arm->take, record->local, text);

    if (seen && arm->most > 0)
        return zprintf(o->arena, "%s->%s.count >= %u || %s", record->local, arm->list,
                       (unsigned)arm->most, take);
    if (seen && arm->repeat == PLAN_REFUSE)
        return zprintf(o->arena, "%s || %s", met(o, arm, seen), take);
    if (seen && arm->repeat == PLAN_KEEP_FIRST)
        return zprintf(o->arena, "!%s && %s", met(o, arm, seen), take);
    return take;
}

/* "guess", or where children have an order, "nothing behind it was met && guess". */
static const char *in_order(out *o, const plan_state *state, const plan_arm *arm, const char *guess)
{
    if (state->last == NULL) return guess;
    return zprintf(o->arena, "STX_IN_ORDER(seen, %s, %s) && %s", arm->constant, state->last, guess);
}

/* --- guesses ------------------------------------------------------------------------------ */

/* Asked before a guess: whether the document has the prefix of the schema. */
const char *emit_guard(out *o, const plan_arm *arm)
{
    return arm->guarded ? zprintf(o->arena, "STX_SPELLED(%s) && ", arm->ns) : "";
}

static const char *loop_word(const plan_arm *arm)
{
    return arm->repeat == PLAN_ALL ? "while" : "if";
}

static void guess_leaf(out *o, const plan_record *record, const plan_state *state,
                       const plan_arm *arm)
{
    const char *guess = zprintf(o->arena, "%s%s(w, \"%s\", text)", emit_guard(o, arm),
                                words_of(state)->leaf, arm->name);

    out_line(o, "%s (%s) {", loop_word(arm), in_order(o, state, arm, guess));
    out_in(o);
    out_if(o, emit_refusal(o, record, arm, "seen", "text"), "return stx_refused(r, w, f, seen);");
    meet(o, arm);
    out_back(o);
    out_line(o, "}");
}

/* One that may not come again is left to the careful path: an empty tag cannot be given back. */
static void guess_flag(out *o, const plan_record *record, const plan_state *state,
                       const plan_arm *arm)
{
    const char *guess =
        zprintf(o->arena, "%s%s(w, \"%s\")", emit_guard(o, arm), words_of(state)->empty, arm->name);

    if (arm->repeat == PLAN_REFUSE)
        guess = zprintf(o->arena, "!%s && %s", met(o, arm, "seen"), guess);
    out_line(o, "if (%s) {", in_order(o, state, arm, guess));
    out_in(o);
    out_line(o, "(void)%s(r, %s, (stax_str){0});", arm->take, record->local);
    meet(o, arm);
    out_back(o);
    out_line(o, "}");
}

/* An element in one piece, which needs no frame. */
static void guess_whole(out *o, const plan_record *record, const plan_state *state,
                        const plan_arm *arm)
{
    const plan_whole *whole = arm->whole;
    const char *guess =
        zprintf(o->arena, "%s%s%s(r, &w, &%s)", emit_guard(o, arm),
                state->strict ? "STX_GAP(w) && " : "", whole->function, whole->item);

    out_line(o, "while (%s) {", in_order(o, state, arm, guess));
    out_in(o);
    out_if(o,
           zprintf(o->arena, "!STX_APPEND(r, %s->%s, %s)", record->local, arm->list, whole->item),
           "return stx_refused(r, w, f, seen);");
    meet(o, arm);
    out_back(o);
    out_line(o, "}");
}

/* All that come, each counted in its function. */
static void guess_number(out *o, const plan_state *state, const plan_arm *arm)
{
    out_line(o, "while (%s%s(r, f, &w, &seen)) continue;", state->strict ? "STX_GAP(w) && " : "",
             arm->whole->function);
}

static void guess_child(out *o, const plan_state *state, const plan_arm *arm)
{
    const char *guess =
        zprintf(o->arena, "%s%s(w, \"%s\")", emit_guard(o, arm), words_of(state)->at, arm->name);

    out_line(o, "%s (%s) {", loop_word(arm), in_order(o, state, arm, guess));
    out_in(o);
    out_line(o, "go = stx_child(r, w, f, seen, %s);", arm->constant);
    out_if(o, "go != STX_POPPED", "return go;");
    out_line(o, "w = r->at;");
    out_line(o, "seen = f->seen;");
    out_back(o);
    out_line(o, "}");
}

static void guess(out *o, const plan_record *record, const plan_state *state, const plan_arm *arm)
{
    switch (arm->guess) {
    case PLAN_NO_GUESS:
        return;
    case PLAN_GUESS_LEAF:
        guess_leaf(o, record, state, arm);
        return;
    case PLAN_GUESS_FLAG:
        guess_flag(o, record, state, arm);
        return;
    case PLAN_GUESS_CHILD:
        if (arm->whole) guess_whole(o, record, state, arm);
        guess_child(o, state, arm);
        return;
    case PLAN_GUESS_NUMBER:
        guess_number(o, state, arm);
        return;
    }
}

static void guess_end(out *o, const plan_state *state)
{
    out_if(o, zprintf(o->arena, "%s(w, \"%s\")", words_of(state)->end, state->element),
           "return stx_close(r, w, f, seen);");
}

/* --- passes over the guesses -------------------------------------------------------------- */

static void emit_chain(out *o, const plan_record *record, const plan_state *state)
{
    for (uint32_t i = 0; i < state->count; i++)
        guess(o, record, state, &record->arms[state->first + i]);
    guess_end(o, state);
}

static void emit_case(out *o, const plan_group *group)
{
    if (group->letter < 0x80)
        out_line(o, "case '%c':", group->letter);
    else
        out_line(o, "case '\\x%X':", group->letter);
}

static void emit_switch(out *o, const plan_record *record, const plan_state *state)
{
    out_line(o, "switch (w.base[w.ip[0] + 1]) {");
    for (size_t i = 0; i < state->group_count; i++) {
        const plan_group *group = &state->groups[i];
        emit_case(o, group);
        out_in(o);
        for (size_t j = 0; j < group->count; j++) guess(o, record, state, group->arms[j]);
        out_line(o, "break;");
        out_back(o);
    }
    out_line(o, "case '/':");
    out_in(o);
    guess_end(o, state);
    out_line(o, "break;");
    out_back(o);
    out_line(o, "}");
}

static void emit_passes(out *o, const plan_record *record, const plan_state *state)
{
    out_line(o, "do {");
    out_in(o);
    out_line(o, "before = w.ip;");
    if (state->step_kind == PLAN_STEP_SWITCH)
        emit_switch(o, record, state);
    else
        emit_chain(o, record, state);
    out_back(o);
    out_line(o, "} while (w.ip != before);");
}

/* --- the function ------------------------------------------------------------------------- */

/* Variables for items in one piece: one for all lists of a type. */
static void declare_items(out *o, const plan_record *record, const plan_state *state)
{
    const plan_arm *arms = record->arms + state->first;

    for (uint32_t i = 0; i < state->count; i++) {
        const plan_whole *whole = arms[i].whole;
        bool there = whole == NULL || whole->item == NULL;
        for (uint32_t j = 0; j < i && !there; j++)
            there = arms[j].whole && arms[j].whole->item &&
                    strcmp(arms[j].whole->item, whole->item) == 0;
        if (!there) out_line(o, "%s %s;", whole->type, whole->item);
    }
}

static void declare(out *o, const plan_record *record, const plan_state *state)
{
    if (state->step_uses_record) out_line(o, "%s *%s = f->record;", record->c_name, record->local);
    out_line(o, "stx_walk w = r->at;");
    out_line(o, "uint64_t seen = f->seen;");
    if (state->step_kind != PLAN_STEP_END) out_line(o, "const uint32_t *before;");
    if (state->step_uses_text) out_line(o, "stax_str text;");
    declare_items(o, record, state);
    if (state->step_uses_go) out_line(o, "stx_go go;");
    if (state->open_inline) out_line(o, "bool empty;");
    out_gap(o);
}

/* The start tag, when the element is begun. */
static void emit_opening(out *o, const plan_state *state)
{
    out_line(o, "if (!f->opened) {");
    out_in(o);
    out_if(o, zprintf(o->arena, "!%s(%s)", state->open_inline, emit_open_list(o, state, true)),
           "return stx_careful_open(r, f);");
    out_if(o, "empty", "return stx_close(r, w, f, seen);");
    out_line(o, "f->opened = true;");
    out_back(o);
    out_line(o, "}");
}

void emit_step(out *o, const plan_record *record, const plan_state *state)
{
    if (state->step_kind == PLAN_STEP_CAREFUL || state->step_kind == PLAN_STEP_WRAPPER) return;
    if (state->table) return;
    out_comment(o, "%s", state->step_comment);
    out_line(o, "static stx_go %s(stx_reader *r, stx_frame *f)", state->step);
    out_raw(o, "{");
    out_in(o);
    declare(o, record, state);
    if (state->open_inline) emit_opening(o, state);
    if (state->step_kind == PLAN_STEP_END)
        guess_end(o, state);
    else
        emit_passes(o, record, state);
    out_line(o, "return stx_careful(r, w, f, seen);");
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}
