/*
 * The tables of patterns: the class of each byte, and from each state the next one by class.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* Numbers in rows as wide as a line; a row of the table begins a line. */
static void emit_numbers(out *o, const char *name, const char *type, const uint16_t *numbers,
                         size_t count, size_t row)
{
    const char *line = "";

    out_raw(o, "static const %s %s[] = {", type, name);
    out_in(o);
    for (size_t i = 0; i < count; i++) {
        const char *more = zprintf(o->arena, "%s%s%u,", line, *line ? " " : "", numbers[i]);
        bool full = out_width(more) > OUT_COLUMNS - 4;
        if (full) out_raw(o, "%s", line);
        line = full ? zprintf(o->arena, "%u,", numbers[i]) : more;
        if (i + 1 < count && (i + 1) % row != 0) continue;
        out_raw(o, "%s", line);
        line = "";
    }
    out_back(o);
    out_raw(o, "};");
}

static uint16_t *wide(out *o, const unsigned char *bytes)
{
    uint16_t *numbers = ZARRAY(uint16_t, 256, o->arena);

    for (unsigned i = 0; i < 256; i++) numbers[i] = bytes[i];
    return numbers;
}

void emit_pattern(out *o, const plan *p, const plan_pattern *pattern)
{
    const pattern_table *table = pattern->table;
    const char *classes = zprintf(o->arena, "%s_classes", pattern->name);
    const char *next = zprintf(o->arena, "%s_next", pattern->name);
    size_t entries = (size_t)table->states * table->width;

    out_comment(o, "~%s: classes of bytes, and the next state by state and class.",
                pattern->comment);
    out_raw(o, "/* clang-format off */");
    emit_numbers(o, classes, "uint8_t", wide(o, table->classes), 256, 256);
    emit_numbers(o, next, "uint16_t", table->next, entries, table->width);
    out_raw(o, "static const stx_pattern %s = {%s, %s, %u, %u, %u};", pattern->name, classes, next,
            (unsigned)table->width, (unsigned)table->start, (unsigned)table->accepting);
    if (!p->wide) out_raw(o, "/* clang-format on */");
    out_gap(o);
}
