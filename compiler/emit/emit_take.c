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

/* What is filled, from the argument that has no type. */
static void declare_filled(out *o, const plan_fill *fill)
{
    out_line(o, "%s *%s = to;", fill->in_type, fill->in);
}

/* What happens to a text that is not right. */
static const char *refuse(const plan_fill *fill)
{
    if (!fill->forgives) return "return false;";
    return fill->tells ? "return stx_forgive(r) && stx_absent(r);" : "return stx_forgive(r);";
}

static void emit_blank(out *o, const plan_fill *fill)
{
    if (fill->space == PLAN_TRIMMED) out_line(o, "text = stax_trim(text);");
    if (fill->space == PLAN_COLLAPSED) out_if(o, "!stx_collapse(r, &text)", "return false;");
    if (fill->blank == PLAN_BLANK_ABSENT)
        out_if(o, fill->is_blank, fill->tells ? "return stx_absent(r);" : "return true;");
    if (fill->blank == PLAN_BLANK_FAULT)
        out_if(o, fill->is_blank,
               fill->forgives ? "return true;" : "return stx_fault(r, STAX_E_EMPTY);");
    if (fill->letters)
        out_if(o, zprintf(o->arena, "!%s(r, &text)", fill->letters), "return false;");
}

static const char *call_text(out *o, const plan_fill *fill)
{
    const char *text = zprintf(o->arena, "%s(r, %s", fill->call, fill->text);

    for (size_t i = 0; i < PLAN_ARGUMENTS && fill->arguments[i]; i++)
        text = zprintf(o->arena, "%s, %s", text, fill->arguments[i]);
    return zprintf(o->arena, "%s, %s)", text, fill->target);
}

static const char *append_text(out *o, const plan_fill *fill)
{
    const char *cast = fill->cast ? zprintf(o->arena, "(%s)", fill->cast) : "";
    const char *text = zprintf(o->arena, "STX_APPEND(r, %s, %s%s)", fill->lvalue, cast, fill->item);

    if (fill->other)
        text = zprintf(o->arena, "%s && STX_APPEND(r, %s->%s, other)", text, fill->in, fill->other);
    return text;
}

/* The call, and what is done with its result. */
static void emit_call(out *o, const plan_fill *fill)
{
    const char *call = call_text(o, fill);

    if (fill->appends && fill->forgives) {
        out_if(o, zprintf(o->arena, "!%s", call), refuse(fill));
        out_line(o, "return %s;", append_text(o, fill));
        return;
    }
    if (fill->appends) {
        out_line(o, "return %s && %s;", call, append_text(o, fill));
        return;
    }
    if (!fill->has && !fill->cast && !fill->forgives) {
        out_line(o, "return %s;", call);
        return;
    }
    out_if(o, zprintf(o->arena, "!%s", call), refuse(fill));
    if (fill->foreign)
        out_line(o, "STX_PUT_WORD(%s, %s, %s);", fill->cast, fill->lvalue, fill->item);
    else if (fill->item)
        out_line(o, "%s = (%s)%s;", fill->lvalue, fill->cast, fill->item);
    if (fill->has) out_line(o, "%s->%s%s = 1;", fill->in, fill->has_in, fill->has);
    out_line(o, "return true;");
}

/* What must hold of the text before it is converted. */
static void emit_checks(out *o, const plan_fill *fill)
{
    if (fill->once)
        out_if(o, zprintf(o->arena, "%s->%s.count > 0", fill->in, fill->once),
               "return stx_fault(r, STAX_E_REPEATED);");
    emit_blank(o, fill);
    if (fill->shortest)
        out_if(o, zprintf(o->arena, "!stx_length(r, text, %s, %s)", fill->shortest, fill->longest),
               refuse(fill));
    if (fill->pattern)
        out_if(o, zprintf(o->arena, "!stx_matches(r, text, &%s)", fill->pattern), refuse(fill));
}

static void emit_conversion(out *o, const plan_fill *fill)
{
    declare_filled(o, fill);
    if (fill->item) out_line(o, "%s %s;", fill->item_type, fill->item);
    if (fill->other && fill->appends) out_line(o, "stax_str other;");
    out_gap(o);
    emit_checks(o, fill);
    emit_call(o, fill);
}

/* --- arrays out of one text --------------------------------------------------------------- */

/* The function of a piece, and what the runtime must know of the array. */
static void emit_pieces(out *o, const plan_fill *fill)
{
    out_comment(o, "%s", fill->pieces->comment);
    out_line(o, "static bool %s(stx_reader *r, void *to, stax_str text)", fill->pieces->function);
    out_raw(o, "{");
    out_in(o);
    emit_conversion(o, fill->pieces);
    end_function(o);
    out_line(o, "static const stx_split %s = {", fill->split);
    out_in(o);
    out_line(o, ".separators = %s,", fill->separators);
    out_line(o, ".take = %s,", fill->pieces->function);
    out_line(o, ".size = sizeof(%s),", fill->pieces->in_type);
    out_line(o, ".least = %u,", fill->least_pieces);
    out_line(o, ".most = %u,", fill->most_pieces);
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

static void emit_split(out *o, const plan_fill *fill)
{
    declare_filled(o, fill);
    if (!fill->is_inline) {
        out_line(o, "void *items;");
        out_line(o, "size_t count;");
    }
    out_gap(o);
    emit_checks(o, fill);
    if (fill->is_inline) {
        out_line(o, "return %s(r, text, &%s, %s);", fill->call, fill->split, fill->lvalue);
        return;
    }
    out_if(o, zprintf(o->arena, "!%s(r, text, &%s, &items, &count)", fill->call, fill->split),
           refuse(fill));
    out_line(o, "%s.items = items;", fill->lvalue);
    out_line(o, "%s.count = count;", fill->lvalue);
    out_line(o, "return true;");
}

/* --- the functions ------------------------------------------------------------------------ */

/* It was there, and that is all. */
static void emit_presence(out *o, const plan_fill *fill)
{
    declare_filled(o, fill);
    out_gap(o);
    out_line(o, "(void)r;");
    out_line(o, "(void)text;");
    if (fill->flag) out_line(o, "%s = true;", fill->lvalue);
    if (fill->has) out_line(o, "%s->%s%s = 1;", fill->in, fill->has_in, fill->has);
    out_line(o, "return true;");
}

void emit_fill(out *o, const plan_fill *fill)
{
    if (fill->pieces) emit_pieces(o, fill);
    out_comment(o, "%s", fill->comment);
    begin_take(o, fill->function);
    if (fill->pieces)
        emit_split(o, fill);
    else if (fill->call)
        emit_conversion(o, fill);
    else
        emit_presence(o, fill);
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

/* Where the child's struct, or the item that it is in, is to be. */
static const char *place_text(out *o, const plan_record *record, const plan_arm *arm)
{
    if (arm->list) return zprintf(o->arena, "STX_ADD(r, %s->%s)", record->local, arm->list);
    return zprintf(o->arena, arm->points ? "STX_NEW(r, %s->%s)" : "&%s->%s", record->local,
                   arm->member);
}

static void emit_place(out *o, const plan_record *record, const plan_arm *arm)
{
    out_comment(o, "%s", arm->comment);
    out_line(o, "static void *%s(stx_reader *r, void *in)", arm->place);
    out_raw(o, "{");
    out_in(o);
    out_line(o, "%s *%s = in;", record->c_name, record->local);
    out_gap(o);
    if (!arm->list && !arm->points) out_line(o, "(void)r;");
    if (arm->choice)
        out_line(o, "return %s(%s);", arm->choice->choose, place_text(o, record, arm));
    else
        out_line(o, "return %s;", place_text(o, record, arm));
    end_function(o);
}

void emit_take(out *o, const plan_record *record, const plan_arm *arm)
{
    if (arm->place) emit_place(o, record, arm);
    if (arm->choice && !arm->choice->choose) {
        emit_choice_take(o, record, arm);
        return;
    }
    for (size_t i = 0; i < arm->fill_count; i++) emit_fill(o, &arm->fills[i]);
    if (arm->fill_count > 1) emit_all_fills(o, arm);
}
