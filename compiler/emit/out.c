/*
 * Text that is printed as clang-format would have it.
 */
#include "emit/out.h"

#include "base/zalloc.h"
#include "emit/out_break.h"

#include <stdarg.h>
#include <stdio.h>

static void append(out *o, const char *text, size_t len)
{
    if (o->len + len + 1 > o->room) {
        size_t room = 2 * o->room + len + 4096;
        char *larger = zalloc(room, o->arena);
        if (o->len > 0) memcpy(larger, o->text, o->len);
        o->text = larger;
        o->room = room;
    }
    memcpy(o->text + o->len, text, len);
    o->len += len;
    o->text[o->len] = '\0';
}

static void blanks(out *o, size_t count)
{
    while (count-- > 0) append(o, " ", 1);
}

static const char *formatted(out *o, const char *format, va_list values)
{
    va_list again;
    if (format == NULL) return ""; /* gcc warns under -fsanitize=undefined without it */
    va_copy(again, values);
    int len = vsnprintf(NULL, 0, format, again);
    va_end(again);

    char *text = zalloc((size_t)len + 1, o->arena);
    vsnprintf(text, (size_t)len + 1, format, values);
    return text;
}

/* The text of a function's own format. */
#define FORMATTED(o, format, text)             \
    do {                                       \
        va_list values;                        \
        va_start(values, format);              \
        (text) = formatted(o, format, values); \
        va_end(values);                        \
    } while (0)

/* --- lines -------------------------------------------------------------------------------- */

static void whole_line(out *o, size_t indent, const char *text, size_t len)
{
    blanks(o, indent);
    append(o, text, len);
    for (char *p = o->text + o->len - len; *p; p++)
        if (*p == *OUT_TIE) *p = ' ';
    append(o, "\n", 1);
}

static void put(out *o, out_break b)
{
    while (out_break_next(&b, OUT_COLUMNS)) whole_line(o, b.indent, b.line, b.len);
}

static unsigned count_lines(out_break b)
{
    unsigned lines = 0;

    while (out_break_next(&b, OUT_COLUMNS)) lines++;
    return lines;
}

/* Whether some line has no place to break that would be early enough. */
static bool is_too_long(out_break b)
{
    bool longer = false;

    while (out_break_next(&b, OUT_COLUMNS)) {
        size_t width = b.indent;
        for (size_t i = 0; i < b.len; i++) width += ((unsigned char)b.line[i] & 0xC0) != 0x80;
        longer |= width > OUT_COLUMNS;
    }
    return longer;
}

static void broken_line(out *o, const char *text)
{
    out_break b = out_break_begin(text, 4 * o->level), bracketed = b;

    bracketed.bracketed = true;
    put(o, is_too_long(b) && !is_too_long(bracketed) ? bracketed : b);
}

void out_raw(out *o, const char *format, ...)
{
    const char *text;

    FORMATTED(o, format, text);
    whole_line(o, 4 * o->level, text, strlen(text));
}

void out_line(out *o, const char *format, ...)
{
    const char *text;

    FORMATTED(o, format, text);
    broken_line(o, text);
}

void out_row(out *o, const char *name, const char *value)
{
    const char *text = zprintf(o->arena, "%s = %s", name, value);
    out_break b = out_break_begin(text, 4 * o->level);

    b.assigned = true;
    if (count_lines(b) > 2 || is_too_long(b)) {
        out_raw(o, "%s =", name);
        b = out_break_begin(value, 4 * o->level + 8);
        b.assigned = true;
    }
    put(o, b);
}

/* Whether a text fits into a line here. */
static bool fits(const out *o, const char *text)
{
    return 4 * o->level + out_width(text) <= OUT_COLUMNS;
}

void out_declare(out *o, const char *type, const char *name, const char *value)
{
    const char *head = zprintf(o->arena, "%s %s", type, name);
    const char *whole = zprintf(o->arena, "%s%s;", head, value);

    if (fits(o, whole)) {
        out_raw(o, "%s", whole);
    } else if (*value && fits(o, zprintf(o->arena, "%s = {", head))) {
        out_raw(o, "%s = {", head);
        out_raw(o, "    %s;", value + strlen(" = {"));
    } else if (*value && fits(o, zprintf(o->arena, "%s =", head))) {
        out_raw(o, "%s =", head);
        out_raw(o, "    %s;", value + strlen(" = "));
    } else {
        out_raw(o, "%s", type);
        out_raw(o, "    %s%s;", name, value);
    }
}

void out_function(out *o, const char *type, const char *rest)
{
    const char *star = type[strlen(type) - 1] == '*' ? "" : " ";
    const char *whole = zprintf(o->arena, "%s%s%s", type, star, rest);
    const char *name = zprintf(o->arena, "%.*s", (int)strcspn(whole, "(") + 1, whole);

    if (fits(o, name)) {
        broken_line(o, whole);
        return;
    }
    out_raw(o, "%s", type);
    broken_line(o, rest);
}

void out_if(out *o, const char *condition, const char *statement)
{
    const char *head = zprintf(o->arena, "if (%s)", condition);
    const char *whole = zprintf(o->arena, "%s %s", head, statement);

    if (fits(o, whole) && !o->braces) {
        out_raw(o, "%s", whole);
        return;
    }
    broken_line(o, o->braces ? zprintf(o->arena, "%s {", head) : head);
    out_in(o);
    broken_line(o, statement);
    out_back(o);
    if (o->braces) out_raw(o, "}");
}

void out_gap(out *o)
{
    append(o, "\n", 1);
}

void out_in(out *o)
{
    o->level++;
}

void out_back(out *o)
{
    o->level--;
}

/* --- comments ----------------------------------------------------------------------------- */

/* Words of one paragraph behind " * ", further lines `hang` columns deeper. */
static void paragraph(out *o, const char *text, size_t len, size_t hang)
{
    const size_t room = OUT_COLUMNS - 4 * o->level - 3;
    size_t from = 0, inside = 0;

    while (from < len) {
        size_t end = out_fill(text + from, len - from, room - inside);
        blanks(o, 4 * o->level);
        append(o, " * ", 3);
        blanks(o, inside);
        append(o, text + from, end);
        append(o, "\n", 1);
        from += end;
        while (from < len && text[from] == ' ') from++;
        inside = hang;
    }
    if (len > 0) return;
    blanks(o, 4 * o->level);
    append(o, " *\n", 3);
}

/* Where the text stands behind "name  ", or 0. */
static size_t hang_of(const char *text, size_t len)
{
    size_t name = 0;

    while (name < len && text[name] != ' ') name++;
    if (name == 0 || name + 2 >= len || text[name + 1] != ' ') return 0;
    while (name < len && text[name] == ' ') name++;
    return name;
}

static void paragraphs(out *o, const char *text)
{
    out_raw(o, "/*");
    while (*text) {
        size_t len = strcspn(text, "\n");
        paragraph(o, text, len, hang_of(text, len));
        text += len + (text[len] == '\n');
    }
    out_raw(o, " */");
}

void out_comment(out *o, const char *format, ...)
{
    const char *text;

    FORMATTED(o, format, text);
    if (4 * o->level + 6 + out_width(text) <= OUT_COLUMNS)
        out_raw(o, "/* %s */", text);
    else
        paragraphs(o, text);
}

void out_comments(out *o, const char *format, ...)
{
    const char *text;

    FORMATTED(o, format, text);
    paragraphs(o, text);
}

void out_rule(out *o, const char *format, ...)
{
    enum { END = 94 };
    const char *text;
    size_t width;

    FORMATTED(o, format, text);
    width = out_width(text) + 9;
    if (width > END) {
        paragraphs(o, text);
        return;
    }
    append(o, "/* ---- ", 8);
    append(o, text, strlen(text));
    append(o, " ", 1);
    for (; width < END; width++) append(o, "-", 1);
    append(o, " */\n", 4);
}
