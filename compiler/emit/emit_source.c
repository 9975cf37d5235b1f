/*
 * The .c file.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* STX_ABI of the vocabulary that the emitters speak. */
enum { ABI = 4 };

static const char by_code[] =
    "Reads %s's documents into structs. Printed by staxc from %s; do not edit.\n"
    "\n"
    "A record type has a read function, which reads its start tag (by its open function) and its "
    "children, a take_ function a field, and a table of arms. The order of the schema is a guess: "
    "what comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading "
    "may stop and go on anywhere.";

static const char by_tables[] =
    "Reads %s's documents into structs. Printed by staxc from %s; do not edit.\n"
    "\n"
    "A record type has a take_ function a field, and a table of arms, by which the library's "
    "stx_chain and stx_careful read it. Reading may stop and go on anywhere.";

static void emit_head(out *o, const plan *p)
{
    out_comments(o, p->tables ? by_tables : by_code, p->schema_name, p->schema_name);
    if (p->wide) out_raw(o, "/* clang-format off */");
    out_raw(o, "#include \"%s\"", p->request.header_spelt);
    out_gap(o);
    out_raw(o, "#include <stax/%s>", p->tables ? "gen_calls.h" : "gen.h");
    out_gap(o);
    out_raw(o, "#if STX_ABI != %d", ABI);
    out_raw(o, "    #error \"%s was printed for another libstax: run staxc again\"",
            p->request.source_name);
    out_raw(o, "#endif");
    out_gap(o);
}

/* States that arms above them refer to. */
static void emit_ahead(out *o, const plan *p)
{
    bool any = false;

    for (size_t i = 0; i < p->record_count; i++) {
        const plan_record *record = &p->records[i];
        for (size_t j = 0; j < record->state_count; j++) {
            if (!record->ahead || record->states[j].wrapper) continue;
            out_line(o, "static const stx_state %s;", record->states[j].variable);
            any = true;
        }
    }
    if (any) out_gap(o);
}

stax_str emit_source(const plan *p, stax_arena *arena)
{
    /* gcc -Wall looks for the lines of a statement without braces from the file's first one on: a
     * minute for 20,000 fields */
    out o = {.arena = arena, .braces = p->tables};

    emit_head(&o, p);
    if (p->has_deprecated) emit_uses_deprecated(&o);
    for (size_t i = 0; i < p->enum_count; i++) emit_enum_source(&o, &p->enums[i]);
    for (size_t i = 0; i < p->union_count; i++) emit_union_source(&o, &p->unions[i]);
    emit_ahead(&o, p);
    emit_spaces(&o, p);
    for (size_t i = 0; i < p->pattern_count; i++) emit_pattern(&o, p, &p->patterns[i]);
    for (size_t i = 0; i < p->record_count; i++) emit_record_source(&o, p, &p->records[i]);
    emit_held(&o, p);
    emit_api_source(&o, p);
    return (stax_str){o.text, o.len};
}
