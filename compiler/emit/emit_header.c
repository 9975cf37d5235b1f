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

    for (size_t i = 0; i < e->word_count && out_width(text) <= OUT_COLUMNS; i++)
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
    out_function(o, zprintf(o->arena, "%sconst char *", export_text(o, p)),
                 zprintf(o->arena, "%s(%s value);", e->name_of, e->c_name));
    out_gap(o);
    if (e->list) emit_list(o, e->c_name, e->list);
}

/* --- structs ------------------------------------------------------------------------------ */

/* A line of a struct and its comment, which stands beside it or above. */
typedef struct struct_line {
    const char *text, *comment;
    const char *type, *name; /* of a member, again */
    bool above;
} struct_line;

typedef struct struct_lines {
    out *o;
    struct_line *items; /* the end of `has`, then the members */
    size_t count;
} struct_lines;

static struct_lines lines_of(out *o, const plan_record *record)
{
    struct_lines lines = {o, ZARRAY(struct_line, record->member_count + 1, o->arena), 0};

    if (record->has)
        lines.items[lines.count++] = (struct_line){.text = "} has;",
                                                   .comment = "which optional fields were there",
                                                   .type = "}",
                                                   .name = "has"};
    for (size_t i = 0; i < record->member_count; i++) {
        const plan_member *m = &record->members[i];
        lines.items[lines.count++] = (struct_line){
            .text = zprintf(o->arena, "%s %s;", m->type, m->name),
            .comment = zprintf(o->arena, "%s%s%s", m->comment, *m->doc ? ": " : "", m->doc),
            .type = m->type,
            .name = m->name,
        };
    }
    return lines;
}

/* The column behind the widest of some lines that have their comments beside them. */
static size_t column_from(const struct_lines *lines, size_t first)
{
    size_t column = 0;

    for (size_t i = first; i < lines->count && !lines->items[i].above; i++) {
        size_t width = out_width(lines->items[i].text);
        if (width > column) column = width;
    }
    return column + 4 * lines->o->level + 1;
}

/* Comments that have no room beside their lines go above. */
static void place_comments(const struct_lines *lines)
{
    size_t column = column_from(lines, 0);

    for (size_t i = 0; i < lines->count; i++) {
        struct_line *line = &lines->items[i];
        line->above = column > COMMENTS_FROM || column + out_width(line->comment) + 6 > OUT_COLUMNS;
    }
}

static void emit_has(out *o, const plan_record *record, const struct_line *end)
{
    if (end->above) out_comment(o, "%s", end->comment);
    out_raw(o, "struct {");
    out_in(o);
    for (size_t i = 0; i < record->member_count; i++)
        if (record->members[i].has) out_raw(o, "unsigned %s : 1;", record->members[i].bare);
    out_back(o);
}

static void emit_lines(const struct_lines *lines, const plan_record *record)
{
    out *o = lines->o;
    size_t column = 0;

    for (size_t i = 0; i < lines->count; i++) {
        const struct_line *line = &lines->items[i];
        bool has = record->has && i == 0;
        if (has) emit_has(o, record, line);
        if (line->above && !has) out_comment(o, "%s", line->comment);
        if (line->above) {
            out_declare(o, line->type, line->name, "");
            continue;
        }
        if (i == 0 || lines->items[i - 1].above) column = column_from(lines, i);
        int gap = (int)(column - 4 * o->level - out_width(line->text));
        out_raw(o, "%s%*s/* %s */", line->text, gap, "", line->comment);
    }
}

static void emit_struct(out *o, const plan_record *record)
{
    struct_lines lines = lines_of(o, record);

    out_raw(o, "typedef struct %s {", record->c_name);
    out_in(o);
    place_comments(&lines);
    emit_lines(&lines, record);
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
    if (p->wide) out_raw(o, "/* clang-format off */");
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
