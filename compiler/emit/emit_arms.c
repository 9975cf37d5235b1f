/*
 * The table of arms: a line or two each, by the macros of the vocabulary. Places in wrappers may
 * come again, which the macros of attributes and texts do not know; these are written out.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"
#include "plan/plan_literal.h"

static const char *const repeats[] = {[PLAN_REFUSE] = "STX_REFUSE",
                                      [PLAN_ALL] = "STX_ALL",
                                      [PLAN_KEEP_FIRST] = "STX_KEEP_FIRST",
                                      [PLAN_KEEP_LAST] = "STX_KEEP_LAST"};

typedef struct arm_print {
    out *o;
    const plan_record *record;
    const plan_arm *arm;
    const char *name, *want; /* as string literals */
} arm_print;

/* "offsetof(books_book, authors.count), 1, 0" of an arm with a list. */
static const char *count_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;

    return zprintf(p->o->arena, "offsetof(%s, %s.count), %u," OUT_TIE "%u", p->record->c_name,
                   arm->list, (unsigned)arm->least, (unsigned)arm->most);
}

static const char *written_out(const arm_print *p, const char *kind)
{
    const plan_arm *arm = p->arm;
    const char *list = arm->list ? zprintf(p->o->arena, ", STX_LIST(%s)", count_text(p)) : "";

    return zprintf(p->o->arena,
                   "STX_ARM(%s, %s, %s, %s," OUT_TIE "%u), .take" OUT_TIE "=" OUT_TIE "%s%s", kind,
                   p->name, repeats[arm->repeat], p->want, (unsigned)arm->line, arm->take, list);
}

static const char *attribute_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    unsigned line = arm->line;

    if (arm->list)
        return zprintf(p->o->arena, "STX_ATTRIBUTES_ARM(%s, %s, %s," OUT_TIE "%s," OUT_TIE "%u)",
                       p->name, arm->take, count_text(p), p->want, line);
    if (arm->repeat != PLAN_REFUSE) return written_out(p, "STX_KIND_ATTRIBUTE");
    return zprintf(p->o->arena, "STX_ATTRIBUTE_ARM(%s, %s, %s," OUT_TIE "%u)", p->name, arm->take,
                   p->want, line);
}

static const char *text_text(const arm_print *p)
{
    if (p->arm->repeat != PLAN_ALL || p->arm->list) return written_out(p, "STX_KIND_TEXT");
    return zprintf(p->o->arena, "STX_TEXT_ARM(%s, %s," OUT_TIE "%u)", p->arm->take, p->want,
                   (unsigned)p->arm->line);
}

static const char *leaf_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    unsigned line = arm->line;

    if (arm->list)
        return zprintf(p->o->arena, "STX_LEAVES_ARM(%s, %s, %s," OUT_TIE "%s," OUT_TIE "%u)",
                       p->name, arm->take, count_text(p), p->want, line);
    return zprintf(p->o->arena, "STX_LEAF_ARM(%s, %s, %s, %s," OUT_TIE "%u)", p->name,
                   repeats[arm->repeat], arm->take, p->want, line);
}

static const char *record_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    unsigned line = arm->line;

    if (arm->list)
        return zprintf(p->o->arena, "STX_RECORDS_ARM(%s, %s, &%s, %s," OUT_TIE "%s," OUT_TIE "%u)",
                       p->name, arm->place, arm->state, count_text(p), p->want, line);
    return zprintf(p->o->arena, "STX_RECORD_ARM(%s, %s, %s, %s, &%s, %s," OUT_TIE "%u)", p->name,
                   repeats[arm->repeat], arm->place, arm->take ? arm->take : "NULL", arm->state,
                   p->want, line);
}

static const char *arm_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;

    switch (arm->kind) {
    case PLAN_ATTRIBUTE:
        return attribute_text(p);
    case PLAN_TEXT:
        return text_text(p);
    case PLAN_LEAF:
        return leaf_text(p);
    case PLAN_FLAG:
        return zprintf(p->o->arena, "STX_FLAG_ARM(%s, %s, %s," OUT_TIE "%u)", p->name,
                       repeats[arm->repeat], arm->take, (unsigned)arm->line);
    case PLAN_WRAPPER:
        return zprintf(p->o->arena, "STX_WRAPPER_ARM(%s, &%s," OUT_TIE "%u)", p->name, arm->state,
                       (unsigned)arm->line);
    case PLAN_RECORD:
        return record_text(p);
    }
    return "";
}

static void emit_arm(out *o, const plan_record *record, const plan_arm *arm)
{
    arm_print p = {o, record, arm, plan_string(stax_str_of(arm->name), o->arena),
                   plan_string(stax_str_of(arm->want), o->arena)};

    out_row(o, zprintf(o->arena, "[%s]", arm->constant), zprintf(o->arena, "{%s},", arm_text(&p)));
}

void emit_arms(out *o, const plan *p, const plan_record *record)
{
    for (size_t i = 0; i < record->state_count; i++)
        if (record->states[i].wrapper)
            out_line(o, "static const stx_state %s;", record->states[i].variable);
    out_raw(o, "/* clang-format off */");
    out_raw(o, "static const stx_arm %s[] = {", record->arms_in);
    out_in(o);
    for (size_t i = 0; i < record->arm_count; i++) emit_arm(o, record, &record->arms[i]);
    out_back(o);
    out_raw(o, "};");
    if (!p->wide) out_raw(o, "/* clang-format on */");
    out_gap(o);
}
