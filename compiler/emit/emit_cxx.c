/*
 * The header for C++, of --cxx: names without the prefix in a namespace of that name, and the
 * templates of stax/cxx.hpp filled in.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "emit/emit_parts.h"

static void emit_head(out *o, const plan *p)
{
    const char *guard = zprintf(o->arena, "%s_CXX", p->guard);

    out_comments(o, "%s for C++. Printed by staxc from %s; do not edit.", p->request.header_name,
                 p->schema_name);
    out_raw(o, "#ifndef %s", guard);
    out_raw(o, "#define %s", guard);
    out_gap(o);
    out_raw(o, "#include \"%s\"", p->request.header_spelt);
    out_gap(o);
    out_raw(o, "#include <stax/cxx.hpp>");
    out_gap(o);
    if (p->has_deprecated) emit_uses_deprecated(o);
}

/* Lists stand beside their types, where a range-for looks for begin and end. */
static void emit_ranges(out *o, const plan *p)
{
    for (size_t i = 0; i < p->enum_count; i++)
        if (p->enums[i].list) out_raw(o, "STAX_RANGE(%s)", p->enums[i].list);
    for (size_t i = 0; i < p->record_count; i++)
        if (p->records[i].list) out_raw(o, "STAX_RANGE(%s)", p->records[i].list);
    out_gap(o);
}

/* What a name of C is called in the namespace. */
static const char *bare(out *o, const plan *p, const char *c_name)
{
    static const char *const own[] = {"document", "reader"};
    const char *name = c_name + strlen(p->prefix) + 1;

    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (strcmp(name, own[i]) == 0) return zprintf(o->arena, "%s_", name);
    return c_name_field(stax_str_of(name), o->arena);
}

static void emit_names(out *o, const plan *p)
{
    for (size_t i = 0; i < p->enum_count; i++)
        out_raw(o, "using %s = %s;", bare(o, p, p->enums[i].c_name), p->enums[i].c_name);
    for (size_t i = 0; i < p->record_count; i++)
        if (!p->records[i].hidden)
            out_raw(o, "using %s = %s;", bare(o, p, p->records[i].c_name), p->records[i].c_name);
    out_gap(o);
}

stax_str emit_cxx(const plan *p, stax_arena *arena)
{
    out o = {.arena = arena};

    emit_head(&o, p);
    emit_ranges(&o, p);
    out_raw(&o, "namespace %s", p->prefix);
    out_raw(&o, "{");
    out_gap(&o);
    emit_names(&o, p);
    out_line(&o, "using document = stax::document<%s, %s_parse, %s_parse_file>;", p->root_type,
             p->prefix, p->prefix);
    if (p->stream_count == 1)
        out_line(&o,
                 "using reader = stax::reader<%s, %s_reader, %s_reader_open, %s, "
                 "%s_reader_close>;",
                 p->stream->type, p->prefix, p->prefix, p->stream->next, p->prefix);
    out_gap(&o);
    out_raw(&o, "} // namespace %s", p->prefix);
    out_gap(&o);
    if (p->has_deprecated) emit_used_deprecated(&o);
    out_raw(&o, "#endif");
    return (stax_str){o.text, o.len};
}
