/*
 * What a record holds, as a table, and the functions that stand on it: copies and JSON.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* --- the table ---------------------------------------------------------------------------- */

/* A record or a union, as what it is here. */
typedef struct holder {
    const char *c_name, *local;
    const plan_held *held;
    const char *layout_in, *held_in;
    const char *kinds; /* unions: the enum, or NULL */
    const char *copy, *json;
    bool ahead; /* it is needed before it is complete */
} holder;

static holder holder_of(const plan_record *r)
{
    return (holder){r->c_name, r->local, r->held, r->layout_in, r->held_in,
                    NULL,      r->copy,  r->json, r->ahead};
}

static holder holder_of_union(const plan_union *u)
{
    return (holder){u->c_name, "item",  u->held, u->layout_in, u->held_in,
                    u->kinds,  u->copy, u->json, true};
}

static void emit_has(out *o, const holder *record, const plan_held *held)
{
    if (held->has == NULL) return;
    out_line(o, "static bool %s(const void *record)", held->has);
    out_raw(o, "{");
    out_in(o);
    out_line(o, "const %s *%s = record;", record->c_name, record->local);
    out_gap(o);
    out_line(o, "return %s->%s;", record->local, held->has_member);
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

static const char *extras(out *o, const holder *record, const plan_held *held)
{
    const char *text = "";

    if (held->digits > 0) text = zprintf(o->arena, "%s, .digits = %u", text, held->digits);
    if (held->times > 0) text = zprintf(o->arena, "%s, .times = %u", text, held->times);
    if (held->points) text = zprintf(o->arena, "%s, .points = true", text);
    if (held->has) text = zprintf(o->arena, "%s, .has = %s", text, held->has);
    if (held->layout) text = zprintf(o->arena, "%s, .of = &%s", text, held->layout);
    if (held->words)
        text = zprintf(o->arena, "%s, .words = %s, .word_count = %zu", text, held->words,
                       held->word_count);
    if (held->text)
        text =
            zprintf(o->arena, "%s, .text_at = offsetof(%s, %s)", text, record->c_name, held->text);
    return text;
}

static void emit_table(out *o, const plan *p, const holder *record)
{
    out_raw(o, "/* clang-format off */");
    out_raw(o, "static const stx_held %s[] = {", record->held_in);
    out_in(o);
    for (const plan_held *h = record->held; h->macro; h++)
        out_line(o, "{%s(%s, %s, %s, %s)%s},", h->macro, record->c_name, h->member, h->name,
                 h->kind, extras(o, record, h));
    out_back(o);
    out_raw(o, "};");
    if (!p->wide) out_raw(o, "/* clang-format on */");
    out_gap(o);
}

static void emit_layout(out *o, const holder *record)
{
    out_line(o, "static const stx_layout %s = {", record->layout_in);
    out_in(o);
    out_line(o, ".size = sizeof(%s),", record->c_name);
    out_line(o, ".parts = %s,", record->held_in);
    out_line(o, ".count = sizeof %s / sizeof *%s,", record->held_in, record->held_in);
    if (record->kinds) out_line(o, ".kind_size = sizeof(%s),", record->kinds);
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

/* --- the functions ------------------------------------------------------------------------ */

static const char *copy_head(out *o, const holder *record, const char *end)
{
    return zprintf(o->arena, "%s(stax_arena *arena, const %s *%s)%s", record->copy, record->c_name,
                   record->local, end);
}

static const char *json_head(out *o, const holder *record, const char *end)
{
    return zprintf(o->arena, "%s(stax_sink *sink, void *context, const %s *%s)%s", record->json,
                   record->c_name, record->local, end);
}

static void emit_body(out *o, const char *type, const char *head, const char *line)
{
    out_function(o, type, head);
    out_raw(o, "{");
    out_in(o);
    out_line(o, "%s", line);
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

static void emit_holder(out *o, const plan *p, const holder *record)
{
    if (record->held == NULL) return;
    for (const plan_held *h = record->held; h->macro; h++) emit_has(o, record, h);
    emit_table(o, p, record);
    emit_layout(o, record);
    if (record->copy)
        emit_body(o, zprintf(o->arena, "%s *", record->c_name), copy_head(o, record, ""),
                  zprintf(o->arena, "return stx_copy_record(&%s, %s, arena);", record->layout_in,
                          record->local));
    if (record->json)
        emit_body(o, "bool", json_head(o, record, ""),
                  zprintf(o->arena, "return stx_print_json(&%s, %s, sink, context);",
                          record->layout_in, record->local));
}

static bool is_any_held(const plan *p)
{
    for (size_t i = 0; i < p->record_count; i++)
        if (p->records[i].held) return true;
    return false;
}

static void emit_ahead(out *o, const holder *record)
{
    if (record->held && record->ahead)
        out_line(o, "static const stx_layout %s;", record->layout_in);
}

void emit_held(out *o, const plan *p)
{
    if (!is_any_held(p)) return;
    out_rule(o, "what structs hold");
    out_gap(o);
    size_t before = o->len;
    for (size_t i = 0; i < p->union_count; i++)
        emit_ahead(o, (holder[]){holder_of_union(&p->unions[i])});
    for (size_t i = 0; i < p->record_count; i++)
        emit_ahead(o, (holder[]){holder_of(&p->records[i])});
    if (o->len > before) out_gap(o);
    for (size_t i = 0; i < p->record_count; i++)
        emit_holder(o, p, (holder[]){holder_of(&p->records[i])});
    for (size_t i = 0; i < p->union_count; i++)
        emit_holder(o, p, (holder[]){holder_of_union(&p->unions[i])});
}

/* --- declarations ------------------------------------------------------------------------- */

static void declare(out *o, const plan *p, const holder *record)
{
    const char *macro = p->request.export_macro;
    const char *export = macro ? zprintf(o->arena, "%s ", macro) : "";

    if (record->copy) {
        out_comment(o, "A copy with all that is in it; NULL when there is no memory.");
        out_function(o, zprintf(o->arena, "%s%s *", export, record->c_name),
                     copy_head(o, record, ";"));
        out_gap(o);
    }
    if (record->json) {
        out_comment(o, "Prints it as JSON, on one line; false when the sink wants no more.");
        out_function(o, zprintf(o->arena, "%sbool", export), json_head(o, record, ";"));
        out_gap(o);
    }
}

void emit_held_header(out *o, const plan *p, const plan_record *record)
{
    declare(o, p, (holder[]){holder_of(record)});
}

void emit_held_union_header(out *o, const plan *p, const plan_union *u)
{
    declare(o, p, (holder[]){holder_of_union(u)});
}
