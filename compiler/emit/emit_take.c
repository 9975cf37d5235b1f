/*
 * take_ and place_ functions: from a text to a member, from a record to the struct of its child.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* --- parts of a take_ function ------------------------------------------------------------ */

static void begin_take(out *o, const char *function)
{
    out_line(o, "STX_INLINE bool %s(stx_reader *r, void *to, stax_str text)", function);
    out_raw(o, "{");
    out_in(o);
}

static void end_function(out *o)
{
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

static void declare_record(out *o, const plan_record *record, const char *from)
{
    out_line(o, "%s *%s = %s;", record->c_name, record->local, from);
}

/* What happens to a text that is not right. */
static const char *refuse(const plan_fill *fill)
{
    return fill->forgives ? "return stx_forgive(r);" : "return false;";
}

static void emit_blank(out *o, const plan_fill *fill)
{
    if (fill->space == PLAN_TRIMMED) out_line(o, "text = stax_trim(text);");
    if (fill->space == PLAN_COLLAPSED) out_if(o, "!stx_collapse(r, &text)", "return false;");
    if (fill->blank == PLAN_BLANK_ABSENT) out_if(o, fill->is_blank, "return true;");
    if (fill->blank == PLAN_BLANK_FAULT)
        out_if(o, fill->is_blank, "return stx_fault(r, STAX_E_EMPTY);");
}

static const char *call_text(out *o, const plan_fill *fill)
{
    const char *text = zprintf(o->arena, "%s(r, %s", fill->call, fill->text);

    for (size_t i = 0; i < PLAN_ARGUMENTS && fill->arguments[i]; i++)
        text = zprintf(o->arena, "%s, %s", text, fill->arguments[i]);
    return zprintf(o->arena, "%s, %s)", text, fill->target);
}

static const char *append_text(out *o, const plan_record *record, const plan_fill *fill)
{
    const char *cast = fill->cast ? zprintf(o->arena, "(%s)", fill->cast) : "";

    return zprintf(o->arena, "STX_APPEND(r, %s->%s, %s%s)", record->local, fill->member, cast,
                   fill->item);
}

/* The call, and what is done with its result. */
static void emit_call(out *o, const plan_record *record, const plan_fill *fill)
{
    const char *call = call_text(o, fill);

    if (fill->appends) {
        out_line(o, "return %s && %s;", call, append_text(o, record, fill));
        return;
    }
    if (!fill->has && !fill->cast && !fill->forgives) {
        out_line(o, "return %s;", call);
        return;
    }
    out_if(o, zprintf(o->arena, "!%s", call), refuse(fill));
    if (fill->item)
        out_line(o, "%s->%s = (%s)%s;", record->local, fill->member, fill->cast, fill->item);
    if (fill->has) out_line(o, "%s->has.%s = 1;", record->local, fill->has);
    out_line(o, "return true;");
}

static void emit_conversion(out *o, const plan_record *record, const plan_fill *fill)
{
    declare_record(o, record, "to");
    if (fill->item) out_line(o, "%s %s;", fill->item_type, fill->item);
    out_gap(o);
    if (fill->once)
        out_if(o, zprintf(o->arena, "%s->%s.count > 0", record->local, fill->once),
               "return stx_fault(r, STAX_E_REPEATED);");
    emit_blank(o, fill);
    if (fill->shortest)
        out_if(o, zprintf(o->arena, "!stx_length(r, text, %s, %s)", fill->shortest, fill->longest),
               refuse(fill));
    emit_call(o, record, fill);
}

/* It was there, and that is all. */
static void emit_presence(out *o, const plan_record *record, const plan_fill *fill)
{
    declare_record(o, record, "to");
    out_gap(o);
    out_line(o, "(void)r;");
    out_line(o, "(void)text;");
    if (fill->flag) out_line(o, "%s->%s = true;", record->local, fill->member);
    if (fill->has) out_line(o, "%s->has.%s = 1;", record->local, fill->has);
    out_line(o, "return true;");
}

static void emit_fill(out *o, const plan_record *record, const plan_fill *fill)
{
    out_comment(o, "%s", fill->comment);
    begin_take(o, fill->function);
    if (fill->call)
        emit_conversion(o, record, fill);
    else
        emit_presence(o, record, fill);
    end_function(o);
}

/* All fields that one text fills. */
static void emit_all_fills(out *o, const plan_arm *arm)
{
    const char *calls = "", *members = "";

    for (size_t i = 0; i < arm->fill_count; i++) {
        const plan_fill *fill = &arm->fills[i];
        calls =
            zprintf(o->arena, "%s%s%s(r, to, text)", calls, i > 0 ? " && " : "", fill->function);
        members = zprintf(o->arena, "%s%s%s", members, i > 0 ? ", " : "", fill->member);
    }
    out_comment(o, "Fills all of %s.", members);
    begin_take(o, arm->take);
    out_line(o, "return %s;", calls);
    end_function(o);
}

/* --- place_ functions --------------------------------------------------------------------- */

static void emit_place(out *o, const plan_record *record, const plan_arm *arm)
{
    out_comment(o, "%s", arm->comment);
    out_line(o, "static void *%s(stx_reader *r, void *in)", arm->place);
    out_raw(o, "{");
    out_in(o);
    declare_record(o, record, "in");
    out_gap(o);
    if (arm->list) {
        out_line(o, "return STX_ADD(r, %s->%s);", record->local, arm->list);
    } else {
        out_line(o, "(void)r;");
        out_line(o, "return &%s->%s;", record->local, arm->member);
    }
    end_function(o);
}

void emit_take(out *o, const plan_record *record, const plan_arm *arm)
{
    if (arm->place) emit_place(o, record, arm);
    for (size_t i = 0; i < arm->fill_count; i++) emit_fill(o, record, &arm->fills[i]);
    if (arm->fill_count > 1) emit_all_fills(o, arm);
}
