/*
 * The .h file: types, children before parents, then the functions.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

enum { COMMENTS_FROM = 60 }; /* where comments stand beside members at the latest */

/* --- enums -------------------------------------------------------------------------------- */

void emit_list(out *o, const char *item, const char *list)
{
    out_line(o, "typedef struct %s {", list);
    out_in(o);
    out_line(o, "%s *items;", item);
    out_line(o, "size_t count;");
    out_back(o);
    out_line(o, "} %s;", list);
    out_gap(o);
}

/* The enumerators, an open enum's last one among them. */
static const char *enumerator(const plan_enum *e, size_t i)
{
    return i < e->word_count ? e->words[i].c_name : e->other;
}

static void emit_words(out *o, const plan_enum *e)
{
    const char *text = zprintf(o->arena, "typedef enum %s { ", e->c_name);
    size_t count = e->word_count + (e->other != NULL);

    for (size_t i = 0; i < count && out_width(text) <= OUT_COLUMNS; i++)
        text = zprintf(o->arena, "%s%s%s", text, i > 0 ? ", " : "", enumerator(e, i));
    text = zprintf(o->arena, "%s } %s;", text, e->c_name);
    if (out_width(text) <= OUT_COLUMNS) {
        out_raw(o, "%s", text);
        return;
    }
    out_raw(o, "typedef enum %s {", e->c_name);
    out_in(o);
    for (size_t i = 0; i < count; i++)
        out_raw(o, "%s%s", enumerator(e, i), i + 1 < count ? "," : "");
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
    out_comment(o, "%s:%u", e->file, (unsigned)e->line);
    emit_words(o, e);
    out_gap(o);
    out_comment(o, e->other ? "The word as the schema spells it; NULL for others."
                            : "The word as the schema spells it; NULL for a number that is none.");
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

static const char *deprecated_text(out *o, const plan_record *record)
{
    if (record->deprecated == NULL) return "";
    return zprintf(o->arena, " STAX_DEPRECATED(%s)", record->deprecated);
}

void emit_struct(out *o, const plan_record *record)
{
    struct_lines lines = lines_of(o, record);

    out_raw(o, "%sstruct %s {", record->ahead ? "" : "typedef ", record->c_name);
    out_in(o);
    place_comments(&lines);
    emit_lines(&lines, record);
    out_back(o);
    if (record->ahead)
        out_line(o, "}%s;", deprecated_text(o, record));
    else
        out_line(o, "} %s%s;", record->c_name, deprecated_text(o, record));
    out_gap(o);
}

/* The user's struct, by the name that it has here. */
static void emit_own(out *o, const plan_record *record)
{
    if (strcmp(record->own, record->c_name) == 0) return;
    out_line(o, "typedef %s %s%s;", record->own, record->c_name, deprecated_text(o, record));
    out_gap(o);
}

static void emit_hook(out *o, const plan_record *record)
{
    out_comments(o,
                 "Yours: called with each %s when it is complete. NULL: it is good; else why not, "
                 "for the error.\n"
                 "\n"
                 "context  stax_options.hook_context\n"
                 "arena    the record's",
                 record->c_name);
    out_function(o, "const char *",
                 zprintf(o->arena, "%s(void *context, %s *%s, stax_arena *arena);", record->hook,
                         record->c_name, record->local));
    out_gap(o);
}

static void emit_record(out *o, const plan *p, const plan_record *record)
{
    const char *place =
        zprintf(o->arena, "%s, %s:%u", record->elements, record->file, (unsigned)record->line);

    for (size_t i = 0; i < record->hook_list_count; i++)
        emit_list(o, record->hook_lists[i].c_type, record->hook_lists[i].list);
    if (*record->doc)
        out_comments(o, "%s\n\n%s", record->doc, place);
    else
        out_comment(o, "%s", place);
    if (record->own && !record->ahead)
        emit_own(o, record);
    else if (!record->own)
        emit_struct(o, record);
    if (record->list && !record->ahead) emit_list(o, record->c_name, record->list);
    if (record->hook) emit_hook(o, record);
    emit_held_header(o, p, record);
}

/* The name of a type that can be within itself, and its list. */
static void emit_name_ahead(out *o, const char *name, const char *list)
{
    out_line(o, "typedef struct %s %s;", name, name);
    if (list)
        emit_list(o, name, list);
    else
        out_gap(o);
}

static void emit_own_ahead(out *o, const plan_record *record)
{
    emit_own(o, record);
    if (record->list) emit_list(o, record->c_name, record->list);
}

static void emit_shape_union(out *o, const plan *p, const plan_union *u)
{
    emit_union(o, u);
    emit_held_union_header(o, p, u);
}

static void emit_shapes(out *o, const plan *p)
{
    for (size_t i = 0; i < p->shape_count; i++) {
        const plan_record *record = p->shapes[i].record;
        const plan_union *u = p->shapes[i].of_union;
        if (record && record->ahead && record->own) emit_own_ahead(o, record);
        if (record && record->ahead && !record->own)
            emit_name_ahead(o, record->c_name, record->list);
        if (u && u->ahead) emit_name_ahead(o, u->c_name, u->list);
    }
    for (size_t i = 0; i < p->shape_count; i++) {
        if (p->shapes[i].record && p->shapes[i].record->hidden) continue;
        if (p->shapes[i].record)
            emit_record(o, p, p->shapes[i].record);
        else
            emit_shape_union(o, p, p->shapes[i].of_union);
    }
}

/* --- hooks -------------------------------------------------------------------------------- */

static void emit_hooks(out *o, const plan *p)
{
    if (p->hook_count == 0) return;
    out_comments(o, "Functions of the program: each converts a text, which lives during the call, "
                    "and gives false for one that is not right. The first argument is that of the "
                    "options. A text may be given again, so they only convert.");
    for (size_t i = 0; i < p->hook_count; i++) {
        const plan_hook *hook = &p->hooks[i];
        const char *gap = hook->c_type[strlen(hook->c_type) - 1] == '*' ? "" : " ";
        out_function(o, "bool",
                     zprintf(o->arena,
                             "%s(void *context, stax_str in, %s%s*out, stax_arena *arena);",
                             hook->function, hook->c_type, gap));
    }
    out_gap(o);
}

/* --- the file ----------------------------------------------------------------------------- */

/* What the files themselves use is not to be warned of. */
void emit_uses_deprecated(out *o)
{
    out_raw(o, "#if defined(__GNUC__)");
    out_raw(o, "    #pragma GCC diagnostic push");
    out_raw(o, "    #pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"");
    out_raw(o, "#endif");
    out_gap(o);
}

void emit_used_deprecated(out *o)
{
    out_raw(o, "#if defined(__GNUC__)");
    out_raw(o, "    #pragma GCC diagnostic pop");
    out_raw(o, "#endif");
}

static void emit_head(out *o, const plan *p)
{
    static const char *const headers[] = {"arena", "input", "options", "sink", "status", "values"};

    out_comments(o, "Reads %s's documents into structs. Printed by staxc from %s; do not edit.%s%s",
                 p->schema_name, p->schema_name, *p->doc ? "\n\n" : "", p->doc);
    if (p->wide) out_raw(o, "/* clang-format off */");
    out_raw(o, "#ifndef %s", p->guard);
    out_raw(o, "#define %s", p->guard);
    out_gap(o);
    if (p->has_trees) out_raw(o, "#include <stax/any.h>");
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
        if (p->request.json || strcmp(headers[i], "sink") != 0)
            out_raw(o, "#include <stax/%s.h>", headers[i]);
    out_gap(o);
    for (size_t i = 0; p->includes[i]; i++) { /* one a block: their order is the schema's */
        out_raw(o, "#include %s", p->includes[i]);
        out_gap(o);
    }
    if (p->request.export_macro) {
        out_raw(o, "#ifndef %s", p->request.export_macro);
        out_raw(o, "    #define %s", p->request.export_macro);
        out_raw(o, "#endif");
        out_gap(o);
    }
    if (p->has_deprecated) emit_uses_deprecated(o);
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
    emit_shapes(&o, p);
    emit_hooks(&o, p);
    emit_api_header(&o, p);
    out_raw(&o, "#ifdef __cplusplus");
    out_raw(&o, "}");
    out_raw(&o, "#endif");
    if (p->has_deprecated) emit_used_deprecated(&o);
    out_raw(&o, "#endif");
    return (stax_str){o.text, o.len};
}
