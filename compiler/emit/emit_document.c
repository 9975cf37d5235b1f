/*
 * The document as a state whose children are the roots.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"
#include "plan/plan_literal.h"

static void emit_rows(out *o, const plan *p)
{
    out_raw(o, "/* clang-format off */");
    out_raw(o, "static const stx_arm %s[] = {", p->document->arms_in);
    out_in(o);
    for (size_t i = 0; i < p->root_count; i++) emit_root_arm(o, &p->roots[i]);
    out_back(o);
    out_raw(o, "};");
    if (!p->wide) out_raw(o, "/* clang-format on */");
    out_gap(o);
}

void emit_document(out *o, const plan *p)
{
    const plan_document *document = p->document;

    if (document == NULL) return;
    if (document->several) {
        out_declare(o, zprintf(o->arena, "static const %s", document->type), document->blank,
                    " = {0}");
        out_gap(o);
    }
    emit_rows(o, p);
    out_raw(o, "static const stx_state %s = {", document->state);
    out_in(o);
    out_line(o, ".element = STX_NAME(%s),", plan_string(stax_str_of(document->names), o->arena));
    out_line(o, ".arms = %s,", document->arms_in);
    out_line(o, ".count = %u,", (unsigned)p->root_count);
    out_line(o, ".size = sizeof(%s),", document->type);
    out_line(o, ".blank = &%s,", document->blank);
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}
