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
    const char *text = "";

    if (state->strict) text = "STX_UNKNOWN_ERROR";
    if (state->text) text = zprintf(o->arena, "%s%sSTX_OWN", text, *text ? " | " : "");
    if (state->counted) text = zprintf(o->arena, "%s%sSTX_COUNTED", text, *text ? " | " : "");
    return text;
}

static void emit_state(out *o, const plan_record *record, const plan_state *state)
{
    const char *rules = rules_text(o, state);

    out_line(o, "static const stx_state %s = {", state->variable);
    out_in(o);
    out_line(o, ".element = STX_NAME(\"%s\"),", state->element);
    out_line(o, ".open = %s,", state->open);
    out_line(o, ".step = %s,", state->step);
    out_line(o, ".arms = %s,", record->arms_in);
    if (state->first > 0) out_line(o, ".first = %u,", (unsigned)state->first);
    out_line(o, ".count = %u,", (unsigned)state->count);
    if (!state->wrapper) out_line(o, ".total = %u,", (unsigned)record->arm_count);
    if (*rules) out_line(o, ".rules = %s,", rules);
    if (!state->wrapper) {
        out_line(o, ".size = sizeof(%s),", record->c_name);
        out_line(o, ".blank = &%s,", record->blank_in);
        out_line(o, ".required = %s,", record->required_in);
    }
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

/* --- the record --------------------------------------------------------------------------- */

void emit_record_source(out *o, const plan *p, const plan_record *record)
{
    out_rule(o, "%s, %s:%u", record->title, p->schema_name, (unsigned)record->line);
    out_gap(o);
    emit_constants(o, record);
    for (size_t i = 0; i < record->arm_count; i++) emit_take(o, record, &record->arms[i]);
    emit_blank(o, record);
    for (size_t i = 0; i < record->state_count; i++) {
        emit_open(o, record, &record->states[i]);
        emit_step(o, record, &record->states[i]);
    }
    emit_arms(o, p, record);
    emit_required(o, record);
    for (size_t i = 0; i < record->state_count; i++) emit_state(o, record, &record->states[i]);
}
