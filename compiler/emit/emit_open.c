/*
 * Open functions: one look at a whole start tag, attributes in the order of the schema, and at the
 * text of an element that has nothing else. Whatever is not as guessed is read again by the careful
 * path, so values are converted only when all of it was.
 *
 * Where children follow, the open function stands inside the one that reads them: it gives the walk
 * and what it has met by pointers, and false for whatever the careful path must read.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

static const char *careful(const plan_state *state)
{
    return state->open_inline ? "return false;" : "return stx_careful_open(r, f);";
}

static const plan_arm *arm_at(const plan_record *record, const plan_state *state, uint32_t i)
{
    return &record->arms[state->first + i];
}

/* Whether bits of this start tag are kept. */
static bool has_bits(const plan_state *state)
{
    return state->has_attributes || state->reads_text;
}

static void declare_attributes(out *o, const plan_record *record, const plan_state *state)
{
    const char *variables = "", *between = "";

    for (uint32_t i = 0; i < state->count; i++) {
        const plan_arm *arm = arm_at(record, state, i);
        if (arm->kind != PLAN_ATTRIBUTE) continue;
        variables = zprintf(o->arena, "%s%s%s" OUT_TIE "=" OUT_TIE "{0}", variables, between,
                            arm->variable);
        between = ", ";
    }
    if (*variables) out_line(o, "stax_str %s;", variables);
}

static void declare(out *o, const plan_record *record, const plan_state *state)
{
    if (!state->wrapper || has_bits(state))
        out_line(o, "%s *%s = f->record;", record->c_name, record->local);
    out_line(o, "stx_walk w = %s;", state->open_inline ? "*at" : "r->at");
    if (has_bits(state)) out_line(o, "uint64_t seen = 0;");
    declare_attributes(o, record, state);
    if (state->reads_text) out_line(o, "stax_str text;");
    if (state->text == NULL && !state->open_inline) out_line(o, "bool empty;");
    out_gap(o);
}

/* --- looking ------------------------------------------------------------------------------ */

static void look_for_attributes(out *o, const plan_record *record, const plan_state *state)
{
    for (uint32_t i = 0; i < state->count; i++) {
        const plan_arm *arm = arm_at(record, state, i);
        if (arm->kind != PLAN_ATTRIBUTE) continue;
        out_if(o,
               zprintf(o->arena, "%sSTX_ATTR(w, \"%s\", %s)", emit_guard(o, arm), arm->name,
                       arm->variable),
               zprintf(o->arena, "STX_MEET(seen, %s);", arm->constant));
    }
}

static void look_for_end(out *o, const plan_state *state)
{
    const char *empty = state->open_inline ? "*empty" : "empty";

    if (state->text == NULL) {
        out_line(o, "%s = STX_SHUT_EMPTY(w);", empty);
        out_if(o, zprintf(o->arena, "!%s && !STX_SHUT(w)", empty), careful(state));
        return;
    }
    out_if(o, "!STX_SHUT(w)", careful(state));
    if (state->reads_text)
        out_if(o, zprintf(o->arena, "!STX_OWN_TEXT(w, \"%s\", text)", state->element),
               careful(state));
}

/* --- taking ------------------------------------------------------------------------------- */

/* What was met before this start tag. */
static const char *met_before(const plan_state *state)
{
    return state->only && state->open_inline == state->whole ? "*met" : "f->seen";
}

/* What a wrapper that comes again may not bring again. */
static void refuse_more(out *o, const plan_record *record, const plan_state *state,
                        const plan_arm *arm)
{
    if (arm->most > 0)
        out_if(o,
               zprintf(o->arena, "STX_MET(seen, %s) && %s->%s.count >= %u", arm->constant,
                       record->local, arm->list, (unsigned)arm->most),
               careful(state));
    if (arm->repeat == PLAN_REFUSE)
        out_if(o, zprintf(o->arena, "STX_MET(seen & %s, %s)", met_before(state), arm->constant),
               careful(state));
}

static void take_attribute(out *o, const plan_record *record, const plan_state *state,
                           const plan_arm *arm)
{
    const char *take = emit_refusal(o, record, arm, NULL, arm->variable);
    bool keeps_first = state->wrapper && arm->repeat == PLAN_KEEP_FIRST;

    if (state->wrapper) refuse_more(o, record, state, arm);
    if (arm->required && !state->wrapper)
        out_if(o, zprintf(o->arena, "!STX_MET(seen, %s) || %s", arm->constant, take),
               careful(state));
    else
        out_if(o,
               zprintf(o->arena, "STX_MET(seen%s, %s) && %s", keeps_first ? " & ~f->seen" : "",
                       arm->constant, take),
               careful(state));
}

static void take_values(out *o, const plan_record *record, const plan_state *state)
{
    const char *before = state->wrapper ? met_before(state) : NULL;

    for (uint32_t i = 0; i < state->count; i++)
        if (arm_at(record, state, i)->kind == PLAN_ATTRIBUTE)
            take_attribute(o, record, state, arm_at(record, state, i));
    if (!state->reads_text) return;
    out_if(o, emit_refusal(o, record, state->text, before, "text"), careful(state));
    out_line(o, "STX_MEET(seen, %s);", state->text->constant);
}

static void finish(out *o, const plan_state *state)
{
    const char *seen = has_bits(state) ? "seen" : "0";

    if (state->open_inline) {
        out_line(o, "*at = w;");
        if (has_bits(state)) out_line(o, "*met |= seen;");
        out_line(o, "return true;");
        return;
    }
    if (state->text == NULL) {
        out_line(o, "return empty ? stx_close(r, w, f, %s) : stx_opened(r, w, f, %s);", seen, seen);
        return;
    }
    if (state->reads_text) out_line(o, "f->opened = true;");
    out_line(o, "return %s(r, w, f, %s);", state->reads_text ? "stx_close" : "stx_opened", seen);
}

/* Names only what the function uses: compilers complain about the others. */
const char *emit_open_list(out *o, const plan_state *state, bool as_call)
{
    bool reader = state->has_attributes, frame = !state->wrapper || has_bits(state);
    const char *list = reader ? as_call ? "r, " : "stx_reader *r, " : "";

    if (frame) list = zprintf(o->arena, "%s%s", list, as_call ? "f, " : "stx_frame *f, ");
    list = zprintf(o->arena, "%s%s", list, as_call ? "&w, " : "stx_walk *at, ");
    if (has_bits(state))
        list = zprintf(o->arena, "%s%s", list, as_call ? "&seen, " : "uint64_t *met, ");
    return zprintf(o->arena, "%s%s", list, as_call ? "&empty" : "bool *empty");
}

/* --- in one piece ------------------------------------------------------------------------- */

/* The same looks, and then the end: what fails gives nothing back, and is entered with a frame. */
static void look_at_whole(out *o, const plan_record *record, const plan_state *state)
{
    out_line(o, "stx_walk w = *at;");
    out_line(o, "uint64_t seen = 0;");
    declare_attributes(o, record, state);
    if (state->reads_text) out_line(o, "stax_str text;");
    out_gap(o);
    out_if(o, zprintf(o->arena, "!STX_OPEN(w, \"%s\")", state->element), "return false;");
    look_for_attributes(o, record, state);
    if (state->reads_text)
        look_for_end(o, state);
    else
        out_if(o, zprintf(o->arena, "!STX_SHUT_WHOLE(w, \"%s\")", state->element), "return false;");
    out_gap(o);
}

static void finish_whole(out *o)
{
    out_line(o, "*at = w;");
    out_line(o, "return true;");
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

/* An item of a list, into a variable. */
static void emit_item(out *o, const plan_record *record, const plan_state *state)
{
    out_comment(o, "All of it, when it is as the schema has it.");
    out_function(o, "STX_INLINE bool",
                 zprintf(o->arena, "%s(stx_reader *r, stx_walk *at, %s *%s)", state->whole,
                         record->c_name, record->local));
    out_raw(o, "{");
    out_in(o);
    look_at_whole(o, record, state);
    out_line(o, "*%s = %s;", record->local, record->blank_in);
    take_values(o, record, state);
    finish_whole(o);
}

/* One of several of a name: counted, and taken when it has the number. */
static void emit_numbered(out *o, const plan_record *record, const plan_state *state)
{
    unsigned at = state->only->count_at, bits = state->only->count_bits;

    out_comment(o, "All of it, when it is as the schema has it; number %u is taken.",
                (unsigned)state->only->number);
    out_function(o, "STX_INLINE bool",
                 zprintf(o->arena, "%s(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met)",
                         state->whole));
    out_raw(o, "{");
    out_in(o);
    out_line(o, "%s *%s = f->record;", record->c_name, record->local);
    look_at_whole(o, record, state);
    out_line(o, "if (STX_COUNTED(f, %u, %u) + 1 == %u) {", at, bits, (unsigned)state->only->number);
    out_in(o);
    take_values(o, record, state);
    out_line(o, "*met |= seen;");
    out_back(o);
    out_line(o, "}");
    out_line(o, "STX_COUNT(f, %u, %u);", at, bits);
    finish_whole(o);
}

void emit_whole(out *o, const plan_record *record, const plan_state *state)
{
    plan_state alone = *state;

    if (state->whole == NULL) return;
    alone.open_inline = state->whole; /* what its looks give when they fail */
    if (state->only)
        emit_numbered(o, record, &alone);
    else
        emit_item(o, record, &alone);
}

void emit_open(out *o, const plan_record *record, const plan_state *state)
{
    if (state->careful_open || state->table || state->step_kind == PLAN_STEP_WRAPPER) return;
    out_comment(o, "%s", state->open_comment);
    if (state->open_inline)
        out_line(o, "STX_INLINE bool %s(%s)", state->open_inline, emit_open_list(o, state, false));
    else
        out_line(o, "static stx_go %s(stx_reader *r, stx_frame *f)", state->open);
    out_raw(o, "{");
    out_in(o);
    declare(o, record, state);
    if (!state->wrapper) out_line(o, "*%s = %s;", record->local, record->blank_in);
    out_if(o, zprintf(o->arena, "!STX_OPEN(w, \"%s\")", state->element), careful(state));
    look_for_attributes(o, record, state);
    look_for_end(o, state);
    if (has_bits(state)) out_gap(o);
    take_values(o, record, state);
    finish(o, state);
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}
