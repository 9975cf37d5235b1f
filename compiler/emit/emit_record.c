/*
 * A record of the source file: constants, take functions, the blank struct, then the functions of
 * its states, the table of arms and the states themselves.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

static void emit_constants(out *o, const plan_record *record)
{
    const char *text = "enum { ";

    for (size_t i = 0; i < record->arm_count && out_width(text) <= OUT_COLUMNS; i++)
        text = zprintf(o->arena, "%s%s%s", text, i > 0 ? ", " : "", record->arms[i].constant);
    text = zprintf(o->arena, "%s };", text);
    if (out_width(text) <= OUT_COLUMNS) {
        out_raw(o, "%s", text);
        out_gap(o);
        return;
    }
    out_raw(o, "enum {");
    out_in(o);
    for (size_t i = 0; i < record->arm_count; i++)
        out_raw(o, "%s%s", record->arms[i].constant, i + 1 < record->arm_count ? "," : "");
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

static bool has_values(const plan_record *record)
{
    for (size_t i = 0; i < record->member_count; i++)
        if (record->members[i].value) return true;
    return false;
}

/* A struct that has no room on its line takes one for each member. */
static void emit_value(out *o, const plan_member *member)
{
    const char *text = zprintf(o->arena, ".%s = %s,", member->bare, member->value);
    size_t column = strlen(member->bare) + 5;

    if (*member->value != '{' || 4 * o->level + out_width(text) <= OUT_COLUMNS) {
        out_line(o, "%s", text);
        return;
    }
    for (const char *from = text; *from;) {
        const char *next = strstr(from, ", .");
        int len = (int)(next ? (size_t)(next - from) + 1 : strlen(from));
        out_raw(o, "%*s%.*s", from == text ? 0 : (int)column, "", len, from);
        from += next ? len + 1 : len;
    }
}

static void emit_blank(out *o, const plan_record *record)
{
    const char *type = zprintf(o->arena, "static const %s", record->c_name);

    if (!has_values(record)) {
        out_declare(o, type, record->blank_in, " = {0}");
        out_gap(o);
        return;
    }
    out_line(o, "%s %s = {", type, record->blank_in);
    out_in(o);
    for (size_t i = 0; i < record->member_count; i++) {
        const plan_member *member = &record->members[i];
        if (member->value) emit_value(o, member);
    }
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

/* --- what is required --------------------------------------------------------------------- */

/* The bits of one word. */
static const char *word_text(out *o, const plan_record *record, size_t word)
{
    const char *text = "", *within = word > 0 ? " % 64" : "";

    for (size_t i = 64 * word; i < 64 * word + 64 && i < record->arm_count; i++) {
        const plan_arm *arm = &record->arms[i];
        if (!arm->required) continue;
        text =
            zprintf(o->arena, "%s%sSTX_BIT(%s%s)", text, *text ? " | " : "", arm->constant, within);
    }
    return *text ? text : "0";
}

static void emit_required(out *o, const plan_record *record)
{
    const char *first = word_text(o, record, 0);

    if (record->arm_count <= 64 && strcmp(first, "0") == 0) {
        out_line(o, "static const uint64_t %s[] = {0};", record->required_in);
        out_gap(o);
        return;
    }
    out_raw(o, "static const uint64_t %s[] = {", record->required_in);
    out_in(o);
    for (size_t word = 0; 64 * word < record->arm_count; word++)
        out_line(o, "%s,", word_text(o, record, word));
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

/* --- states ------------------------------------------------------------------------------- */

static const char *rules_text(out *o, const plan_state *state)
{
    const struct {
        bool holds;
        const char *name;
    } rules[] = {
        {state->strict, "STX_UNKNOWN_ERROR"},
        {state->warns, "STX_UNKNOWN_WARN"},
        {state->text != NULL, "STX_OWN"},
        {state->mixed, "STX_MIXED"},
        {state->deep, "STX_DEEP"},
        {state->counted, "STX_COUNTED"},
        {state->choosy, "STX_CHOOSY"},
        {state->ns != NULL, "STX_NAMESPACED"},
        {state->ordered, "STX_ORDERED"},
        {state->judged, "STX_JUDGED"},
        {state->watches, "STX_WATCHES"},
        {state->text && state->wrapper && state->direct, "STX_DIRECT"},
    };
    const char *text = "";

    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (rules[i].holds)
            text = zprintf(o->arena, "%s%s%s", text, *text ? " | " : "", rules[i].name);
    return text;
}

static void emit_by_name(out *o, const plan_by_name *names)
{
    if (names->arms_in == NULL) return;
    out_comment(o,
                "By name: the arms, those of one length together, and where each length begins.");
    out_raw(o, "/* clang-format off */");
    out_raw(o, "static const uint16_t %s[] = {", names->arms_in);
    out_in(o);
    for (size_t i = 0; i < names->count; i++) out_raw(o, "%s,", names->arms[i]->constant);
    out_back(o);
    out_raw(o, "};");
    out_raw(o, "static const uint16_t %s[] = {", names->begin_in);
    out_in(o);
    for (size_t i = 0; i < names->longest + 2; i++)
        out_raw(o, "[%u] = %u,", (unsigned)i, (unsigned)names->begin[i]);
    out_back(o);
    out_raw(o, "};");
    out_raw(o, "/* clang-format on */");
    out_gap(o);
}

static void emit_state(out *o, const plan_record *record, const plan_state *state)
{
    const char *rules = rules_text(o, state);

    for (int i = 0; i < 2; i++) emit_by_name(o, &state->by_name[i]);
    out_line(o, "static const stx_state %s = {", state->variable);
    out_in(o);
    out_line(o, ".element = STX_NAME(\"%s\"),", state->element);
    out_line(o, ".open = %s,", state->open);
    out_line(o, ".step = %s,", state->step);
    out_line(o, ".arms = %s,", record->arms_in);
    if (state->first > 0) out_line(o, ".first = %u,", (unsigned)state->first);
    out_line(o, ".count = %u,", (unsigned)state->count);
    if (state->table && state->attributes > 0)
        out_line(o, ".attributes = %u,", (unsigned)state->attributes);
    for (int i = 0; i < 2; i++)
        if (state->by_name[i].arms_in)
            out_line(o, ".%s = {%s, %s, %u},", state->by_name[i].part, state->by_name[i].arms_in,
                     state->by_name[i].begin_in, (unsigned)state->by_name[i].longest);
    if (!state->wrapper) out_line(o, ".total = %u,", (unsigned)record->arm_count);
    if (*rules) out_line(o, ".rules = %s,", rules);
    if (!state->wrapper) {
        out_line(o, ".size = sizeof(%s),", record->c_name);
        out_line(o, ".blank = &%s,", record->blank_in);
        out_line(o, ".required = %s,", record->required_in);
        if (record->where) out_line(o, ".where = %s,", record->where_in);
        if (record->hook) out_line(o, ".hook = %s,", record->hook_in);
    }
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

/* --- what is judged of a complete record -------------------------------------------------- */

static void emit_where(out *o, const plan_record *record)
{
    if (record->where == NULL) return;
    out_line(o, "static bool %s(const void *record)", record->where_in);
    out_raw(o, "{");
    out_in(o);
    out_line(o, "const %s *%s = record;", record->c_name, record->local);
    out_gap(o);
    out_raw(o, "/* clang-format off */");
    out_line(o, "return %s;", record->where);
    out_raw(o, "/* clang-format on */");
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

static void emit_hook(out *o, const plan_record *record)
{
    if (record->hook == NULL) return;
    out_function(
        o, "static const char *",
        zprintf(o->arena, "%s(void *context, void *record, stax_arena *arena)", record->hook_in));
    out_raw(o, "{");
    out_in(o);
    out_line(o, "return %s(context, record, arena);", record->hook);
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

/* --- the user's struct -------------------------------------------------------------------- */

static void emit_claims(out *o, const plan_record *record)
{
    out_raw(o, "/* clang-format off */");
    for (const plan_claim *c = record->claims; c->macro; c++) {
        out_raw(o, "%s(%s, %s, %s,", c->macro, record->c_name, c->member, c->wanted);
        out_raw(o, "    %s);", c->why);
    }
    out_raw(o, "/* clang-format on */");
    out_gap(o);
}

/* --- the record --------------------------------------------------------------------------- */

void emit_record_source(out *o, const plan *p, const plan_record *record)
{
    out_rule(o, "%s, %s:%u", record->title, record->file, (unsigned)record->line);
    out_gap(o);
    if (record->hidden) emit_struct(o, record);
    emit_constants(o, record);
    if (record->claims) emit_claims(o, record);
    for (size_t i = 0; i < record->arm_count; i++) emit_take(o, record, &record->arms[i]);
    for (size_t i = 0; i < record->arm_count; i++)
        if (record->arms[i].test) emit_test(o, p, &record->arms[i]);
    emit_blank(o, record);
    for (size_t i = 0; i < record->state_count; i++) emit_whole(o, record, &record->states[i]);
    for (size_t i = 0; i < record->state_count; i++) {
        emit_open(o, record, &record->states[i]);
        emit_step(o, record, &record->states[i]);
    }
    emit_arms(o, p, record);
    emit_required(o, record);
    emit_where(o, record);
    emit_hook(o, record);
    for (size_t i = 0; i < record->state_count; i++) emit_state(o, record, &record->states[i]);
}
