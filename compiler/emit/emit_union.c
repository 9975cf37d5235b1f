/*
 * Unions: the struct of a kind and its members, and what makes an item of it.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* --- the header --------------------------------------------------------------------------- */

static void emit_members(out *o, const plan_union *u)
{
    size_t widest = 0;

    for (size_t i = 0; i < u->member_count; i++) {
        size_t width = out_width(u->members[i].type) + out_width(u->members[i].name) + 2;
        if (width > widest) widest = width;
    }
    for (size_t i = 0; i < u->member_count; i++) {
        const struct plan_union_member *m = &u->members[i];
        size_t width = out_width(m->type) + out_width(m->name) + 2;
        if (4 * o->level + widest + out_width(m->comment) + 7 > OUT_COLUMNS) {
            out_comment(o, "%s", m->comment);
            out_declare(o, m->type, m->name, "");
            continue;
        }
        out_raw(o, "%s %s;%*s/* %s */", m->type, m->name, (int)(widest - width) + 1, "",
                m->comment);
    }
}

void emit_union(out *o, const plan_union *u)
{
    out_comment(o, "%s, %s:%u", u->text, u->file, (unsigned)u->line);
    out_raw(o, "%sstruct %s {", u->ahead ? "" : "typedef ", u->c_name);
    out_in(o);
    out_raw(o, "%s kind;", u->kinds);
    out_raw(o, "union {");
    out_in(o);
    emit_members(o, u);
    out_back(o);
    out_raw(o, "} as;");
    out_back(o);
    if (u->ahead)
        out_raw(o, "};");
    else
        out_raw(o, "} %s;", u->c_name);
    out_gap(o);
    if (u->list && !u->ahead) emit_list(o, u->c_name, u->list);
}

/* --- the source --------------------------------------------------------------------------- */

static void emit_choose(out *o, const plan_union *u, const struct plan_union_member *m)
{
    out_line(o, "static void *%s(void *item)", m->choose);
    out_raw(o, "{");
    out_in(o);
    out_line(o, "%s *chosen = item;", u->c_name);
    out_gap(o);
    out_line(o, "if (chosen == NULL) return NULL;");
    out_line(o, "chosen->kind = %s;", m->kind);
    out_line(o, "return &chosen->as.%s;", m->bare);
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

void emit_union_source(out *o, const plan_union *u)
{
    bool any = false;

    for (size_t i = 0; i < u->member_count; i++) any |= u->members[i].choose != NULL;
    if (!any) return;
    out_rule(o, "%s, %s:%u", u->text, u->file, (unsigned)u->line);
    out_gap(o);
    for (size_t i = 0; i < u->member_count; i++)
        if (u->members[i].choose) emit_choose(o, u, &u->members[i]);
}

/* --- one value as an item ----------------------------------------------------------------- */

/* Puts the item where the field wants it. */
static void emit_put(out *o, const plan_record *record, const plan_arm *arm)
{
    const plan_fill *fill = &arm->fills[0];
    const char *value = zprintf(o->arena, "%s(r, &item, text)", arm->choice->value.function);

    if (arm->list) {
        out_line(o, "return %s && STX_APPEND(r, %s->%s, item);", value, record->local, arm->list);
        return;
    }
    out_if(o, zprintf(o->arena, "!%s", value), "return false;");
    if (arm->points)
        out_if(o, zprintf(o->arena, "STX_NEW(r, %s->%s) == NULL", record->local, arm->member),
               "return false;");
    out_line(o, "%s%s->%s = item;", arm->points ? "*" : "", record->local, arm->member);
    if (fill->has) out_line(o, "%s->%s%s = 1;", record->local, fill->has_in, fill->has);
    out_line(o, "return true;");
}

void emit_choice_take(out *o, const plan_record *record, const plan_arm *arm)
{
    const plan_choice *choice = arm->choice;

    emit_fill(o, &choice->value);
    out_comment(o, "%s", arm->comment);
    out_line(o, "STX_INLINE bool %s(stx_reader *r, void *to, stax_str text)", arm->take);
    out_raw(o, "{");
    out_in(o);
    out_line(o, "%s *%s = to;", record->c_name, record->local);
    out_line(o, "%s item = {.kind = %s};", choice->type, choice->kind);
    out_gap(o);
    if (choice->drops_blank) out_if(o, "stax_trim(text).len == 0", "return true;");
    if (arm->kind == PLAN_TEXT && arm->most > 0)
        out_if(
            o,
            zprintf(o->arena, "%s->%s.count >= %u", record->local, arm->list, (unsigned)arm->most),
            "return stx_fault(r, STAX_E_COUNT);");
    emit_put(o, record, arm);
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}
