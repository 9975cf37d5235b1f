/*
 * The table of namespaces: numbers, URIs, and both together.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"
#include "plan/plan_literal.h"

static void emit_numbers(out *o, const plan *p)
{
    const char *text = "";

    for (size_t i = 0; i < p->space_count; i++)
        text = zprintf(o->arena, "%s%s%s", text, p->spaces[i].constant,
                       i == 0 ? OUT_TIE "=" OUT_TIE "1, " : ", ");
    text = zprintf(o->arena, "%.*s", (int)strlen(text) - 2, text);
    text = zprintf(o->arena, "enum { %s };", text);
    out_line(o, "%s", text);
}

static void emit_uris(out *o, const plan_ns *ns)
{
    out_raw(o, "static const stax_str %s[] = {", ns->uris_in);
    out_in(o);
    for (size_t i = 0; i < ns->uri_count; i++)
        out_raw(o, "STAX_STR(%s),", plan_string(ns->uris[i], o->arena));
    out_back(o);
    out_raw(o, "};");
}

void emit_spaces(out *o, const plan *p)
{
    if (p->space_count == 0) return;
    out_comment(o, "Namespaces: an arm that names one is in it, whatever prefix a document has.");
    emit_numbers(o, p);
    out_raw(o, "/* clang-format off */");
    for (size_t i = 0; i < p->space_count; i++) emit_uris(o, &p->spaces[i]);
    out_raw(o, "static const stx_namespace namespaces[] = {");
    out_in(o);
    for (size_t i = 0; i < p->space_count; i++) {
        const plan_ns *ns = &p->spaces[i];
        out_raw(o, "[%s] = {STAX_STR(\"%s\"), %s, %u},", ns->constant, ns->prefix, ns->uris_in,
                (unsigned)ns->uri_count);
    }
    out_back(o);
    out_raw(o, "};");
    if (!p->wide) out_raw(o, "/* clang-format on */");
    out_gap(o);
}
