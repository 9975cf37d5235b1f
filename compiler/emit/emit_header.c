/*
 * The .h file: types, children before parents, then the functions.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

enum { COMMENTS_FROM = 60 }; /* where comments stand beside members at the latest */

/* --- enums -------------------------------------------------------------------------------- */

static void emit_list(out *o, const char *item, const char *list)
{
    out_line(o, "typedef struct %s {", list);
    out_in(o);
    out_line(o, "%s *items;", item);
    out_line(o, "size_t count;");
    out_back(o);
    out_line(o, "} %s;", list);
    out_gap(o);
}

static void emit_words(out *o, const plan_enum *e)
{
    const char *text = zprintf(o->arena, "typedef enum %s { ", e->c_name);

    for (size_t i = 0; i < e->word_count; i++)
        text = zprintf(o->arena, "%s%s%s", text, i > 0 ? ", " : "", e->words[i].c_name);
    text = zprintf(o->arena, "%s } %s;", text, e->c_name);
    if (out_width(text) <= OUT_COLUMNS) {
        out_raw(o, "%s", text);
        return;
    }
    out_raw(o, "typedef enum %s {", e->c_name);
    out_in(o);
    for (size_t i = 0; i < e->word_count; i++)
        out_raw(o, "%s%s", e->words[i].c_name, i + 1 < e->word_count ? "," : "");
    out_back(o);
    out_raw(o, "} %s;", e->c_name);
}

/* What stands in front of a public function. */
static const char *export_text(out *o, const plan *p)
{
    return p->request.export_macro ? zprintf(o->arena, "%s ", p->request.export_macro) : "";
}

static void emit_enum(out *o, const plan *p, const plan_enum *e)
{
    out_comment(o, "%s:%u", p->schema_name, (unsigned)e->line);
    emit_words(o, e);
    out_gap(o);
    out_comment(o, "The word as the schema spells it; NULL for a number that is none.");
    out_line(o, "%sconst char *%s(%s value);", export_text(o, p), e->name_of, e->c_name);
    out_gap(o);
    if (e->list) emit_list(o, e->c_name, e->list);
}

/* --- structs ------------------------------------------------------------------------------ */

static const char *member_text(out *o, const plan_member *member)
{
    return zprintf(o->arena, "%s %s;", member->type, member->name);
}

/* The column behind the widest member, or 0 when comments stand above. */
static size_t comment_column(out *o, const plan_record *record)
{
    size_t column = record->has ? strlen("} has;") : 0;

    for (size_t i = 0; i < record->member_count; i++) {
        size_t width = out_width(member_text(o, &record->members[i]));
        if (width > column) column = width;
    }
    column += 4 * o->level + 1;
    return column <= COMMENTS_FROM ? column : 0;
}

/* A member with a comment beside it, or above where that has no room. */
static void emit_member(out *o, const char *text, const char *comment, size_t column)
{
    size_t gap = column - 4 * o->level - out_width(text);

    if (column == 0 || column + out_width(comment) + 6 > OUT_COLUMNS) {
        out_comment(o, "%s", comment);
        out_line(o, "%s", text);
        return;
    }
    out_raw(o, "%s%*s/* %s */", text, (int)gap, "", comment);
}

static void emit_has(out *o, const plan_record *record, size_t column)
{
    out_raw(o, "struct {");
    out_in(o);
    for (size_t i = 0; i < record->member_count; i++)
        if (record->members[i].has) out_raw(o, "unsigned %s : 1;", record->members[i].bare);
    out_back(o);
    emit_member(o, "} has;", "which optional fields were there", column);
}

static void emit_struct(out *o, const plan_record *record)
{
    size_t column;

    out_raw(o, "typedef struct %s {", record->c_name);
    out_in(o);
    column = comment_column(o, record);
    if (record->has) emit_has(o, record, column);
    for (size_t i = 0; i < record->member_count; i++) {
        const plan_member *member = &record->members[i];
        const char *colon = *member->doc ? ": " : "";
        emit_member(o, member_text(o, member),
                    zprintf(o->arena, "%s%s%s", member->comment, colon, member->doc), column);
    }
    out_back(o);
    out_raw(o, "} %s;", record->c_name);
    out_gap(o);
}

static void emit_record(out *o, const plan *p, const plan_record *record)
{
    const char *place =
        zprintf(o->arena, "%s, %s:%u", record->elements, p->schema_name, (unsigned)record->line);

    if (*record->doc)
        out_comments(o, "%s\n\n%s", record->doc, place);
    else
        out_comment(o, "%s", place);
    emit_struct(o, record);
    if (record->list) emit_list(o, record->c_name, record->list);
}

/* --- the file ----------------------------------------------------------------------------- */

static void emit_head(out *o, const plan *p)
{
    static const char *const headers[] = {"arena", "input", "options", "status", "values"};

    out_comments(o, "Reads %s's documents into structs. Printed by staxc from %s; do not edit.%s%s",
                 p->schema_name, p->schema_name, *p->doc ? "\n\n" : "", p->doc);
    out_raw(o, "#ifndef %s", p->guard);
    out_raw(o, "#define %s", p->guard);
    out_gap(o);
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
        out_raw(o, "#include <stax/%s.h>", headers[i]);
    out_gap(o);
    if (p->request.export_macro) {
        out_raw(o, "#ifndef %s", p->request.export_macro);
        out_raw(o, "    #define %s", p->request.export_macro);
        out_raw(o, "#endif");
        out_gap(o);
    }
    out_raw(o, "#ifdef __cplusplus");
    out_raw(o, "extern \"C\" {");
    out_raw(o, "#endif");
    out_gap(o);
}

stax_str emit_header(const plan *p, stax_arena *arena)
{
    out o = {.arena = arena};

    emit_head(&o, p);
    for (size_t i = 0; i < p->enum_count; i++) emit_enum(&o, p, &p->enums[i]);
    for (size_t i = 0; i < p->record_count; i++) emit_record(&o, p, &p->records[i]);
    emit_api_header(&o, p);
    out_raw(&o, "#ifdef __cplusplus");
    out_raw(&o, "}");
    out_raw(&o, "#endif");
    out_raw(&o, "#endif");
    return (stax_str){o.text, o.len};
}
