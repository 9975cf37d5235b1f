/*
 * Enums: the function that gives a word's spelling, and the table that texts are looked up in.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"
#include "plan/plan_literal.h"

static void emit_names(out *o, const plan_enum *e)
{
    out_function(o, "const char *", zprintf(o->arena, "%s(%s value)", e->name_of, e->c_name));
    out_raw(o, "{");
    out_in(o);
    out_raw(o, "switch (value) {");
    for (size_t i = 0; i < e->word_count; i++) {
        out_raw(o, "case %s:", e->words[i].c_name);
        out_in(o);
        out_raw(o, "return %s;", plan_string(e->words[i].text, o->arena));
        out_back(o);
    }
    if (e->other) {
        out_raw(o, "case %s:", e->other);
        out_in(o);
        out_raw(o, "break;");
        out_back(o);
    }
    out_raw(o, "}");
    out_raw(o, "return NULL;");
    out_back(o);
    out_raw(o, "}");
    out_gap(o);
}

void emit_enum_source(out *o, const plan_enum *e)
{
    emit_names(o, e);
    if (e->words_in == NULL) return;
    out_line(o, "static const stax_str %s[] = {", e->words_in);
    out_in(o);
    for (size_t i = 0; i < e->word_count; i++)
        out_line(o, "[%s] = STAX_STR(%s),", e->words[i].c_name,
                 plan_string(e->words[i].text, o->arena));
    out_back(o);
    out_raw(o, "};");
    if (e->open_in)
        out_line(o, "static const stx_open_words %s = {%s, %zu, %s};", e->open_in, e->words_in,
                 e->word_count, e->borrowed ? "true" : "false");
    out_gap(o);
}
