/*
 * The .c file.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* STX_ABI of the vocabulary that the emitters speak. */
enum { ABI = 3 };

static void emit_head(out *o, const plan *p)
{
    out_comments(o,
                 "Reads %s's documents into structs. Printed by staxc from %s; do not edit.\n"
                 "\n"
                 "A record type has a read function, which reads its start tag (by its open "
                 "function) and its children, a take_ function a field, and a table of arms. The "
                 "order of the schema is a guess: what comes otherwise, or spelled otherwise, is "
                 "read by stx_careful through the table. Reading may stop and go on anywhere.",
                 p->schema_name, p->schema_name);
    if (p->wide) out_raw(o, "/* clang-format off */");
    out_raw(o, "#include \"%s\"", p->request.header_spelt);
    out_gap(o);
    out_raw(o, "#include <stax/gen.h>");
    out_gap(o);
    out_raw(o, "#if STX_ABI != %d", ABI);
    out_raw(o, "    #error \"%s was printed for another libstax: run staxc again\"",
            p->request.source_name);
    out_raw(o, "#endif");
    out_gap(o);
}

stax_str emit_source(const plan *p, stax_arena *arena)
{
    out o = {.arena = arena};

    emit_head(&o, p);
    for (size_t i = 0; i < p->enum_count; i++) emit_enum_source(&o, &p->enums[i]);
    for (size_t i = 0; i < p->record_count; i++) emit_record_source(&o, p, &p->records[i]);
    emit_api_source(&o, p);
    return (stax_str){o.text, o.len};
}
