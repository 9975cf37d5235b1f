/*
 * Schema lines and their parts as comments show them.
 */
#include "plan/plan_text.h"

#include "base/zalloc.h"
#include "plan/plan_literal.h"

const char *plan_safe(stax_str text, stax_arena *arena)
{
    char *safe = zalloc(2 * text.len + 1, arena), *to = safe;

    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i], last = to > safe ? to[-1] : ' ';
        bool border = (last == '*' && c == '/') || (last == '/' && c == '*');
        if ((unsigned char)c <= ' ') c = ' ';
        if (border) *to++ = ' ';
        if (c != ' ' || last != ' ') *to++ = c;
    }
    while (to > safe && to[-1] == ' ') *--to = '\0';
    return safe;
}

/* --- lines -------------------------------------------------------------------------------- */

/* Between the brackets: "1..", "..16", "3", "". */
static const char *count_text(const model_field *f, stax_arena *arena)
{
    if (f->max == MODEL_UNBOUNDED) return f->min > 0 ? zprintf(arena, "%u..", f->min) : "";
    if (f->min == f->max) return zprintf(arena, "%u", f->max);
    if (f->min == 0) return zprintf(arena, "..%u", f->max);
    return zprintf(arena, "%u..%u", f->min, f->max);
}

/* What the path is when the field's line says nothing: " author", " @", "". */
static const char *path_text(const model_field *f, stax_arena *arena)
{
    model_path around = f->path;

    if (f->type.kind == MODEL_UNION) around.count--;
    if (around.count == 0) return "";
    if (f->type.kind == MODEL_UNION) return zprintf(arena, " %s", model_path_text(&around, arena));
    const model_step *first = &f->path.steps[0];
    bool alone = around.count == 1 && f->other_count == 0 && !first->deep &&
                 *first->tests == '\0' && strcmp(first->name, f->name) == 0;

    if (alone && first->kind == MODEL_STEP_ELEMENT) return "";
    if (alone && first->kind == MODEL_STEP_ATTRIBUTE) return " @";
    if (f->other_count > 0) return zprintf(arena, " %s", model_paths_text(f, arena));
    return zprintf(arena, " %s", model_path_text(&around, arena));
}

/* A default as it is written: strings in quotes. */
static const char *value_text(const model_field *f, stax_arena *arena)
{
    const stax_str *text = &f->fallback.text;

    if (model_is_text(f->type.kind)) return plan_string(*text, arena);
    return zprintf(arena, "%.*s", (int)text->len, text->len ? text->data : "");
}

const char *plan_line(const model_field *f, stax_arena *arena)
{
    const char *line = zprintf(arena, "%s: %s", f->name, model_type_text(&f->type, arena));

    if (f->presence == MODEL_ARRAY) line = zprintf(arena, "%s[%s]", line, count_text(f, arena));
    if (f->presence == MODEL_OPTIONAL) line = zprintf(arena, "%s?", line);
    line = zprintf(arena, "%s%s", line, path_text(f, arena));
    if (f->presence == MODEL_DEFAULT && f->type.kind != MODEL_FLAG)
        line = zprintf(arena, "%s = %s", line, value_text(f, arena));
    const char *file = f->file ? plan_safe(stax_str_of(f->file), arena) : "";
    return zprintf(arena, "%s:%u  %s", file, (unsigned)f->at.line,
                   plan_safe(stax_str_of(line), arena));
}

/* --- remarks ------------------------------------------------------------------------------ */

static const char *bounds_text(const model_type *type, stax_arena *arena)
{
    const stax_str *lo = &type->lo.text, *hi = &type->hi.text;

    return zprintf(arena, "%.*s..%.*s%s", (int)lo->len, lo->len ? lo->data : "", (int)hi->len,
                   hi->len ? hi->data : "",
                   type->kind == MODEL_STR || type->kind == MODEL_BYTES ? " bytes" : "");
}

/* The unit of a decimal: "1/100". */
static const char *unit_text(unsigned digits, stax_arena *arena)
{
    const char *text = "1/1";

    for (unsigned i = 0; i < digits; i++) text = zprintf(arena, "%s0", text);
    return text;
}

static const char *add(const char *text, const char *between, const char *more, stax_arena *arena)
{
    return *more ? zprintf(arena, "%s%s%s", text, between, more) : text;
}

const char *plan_remark(const model_field *f, stax_arena *arena)
{
    const model_type *type = &f->type;
    const char *text = model_paths_text(f, arena);

    if (strcmp(text, ".") == 0) text = "its text";
    if (f->presence == MODEL_ARRAY) text = add(text, ", ", count_text(f, arena), arena);
    if (type->kind == MODEL_DECIMAL && type->digits > 0)
        text = add(text, ", in ", unit_text(type->digits, arena), arena);
    if (type->kind == MODEL_UNIX) text = add(text, ", ", "seconds since 1970", arena);
    if (type->lo.given || type->hi.given) text = add(text, ", ", bounds_text(type, arena), arena);
    if (f->presence == MODEL_DEFAULT && type->kind != MODEL_FLAG)
        text = zprintf(arena, "%s, %s when absent", text, value_text(f, arena));
    if (f->presence == MODEL_OPTIONAL) text = add(text, "; look at has.", f->c_name, arena);
    return plan_safe(stax_str_of(text), arena);
}

const char *plan_want(const model_type *type, stax_arena *arena)
{
    enum { MOST = 60 };
    const char *text = model_type_text(type, arena);
    size_t len = strlen(text), end = MOST;

    if (len <= MOST) return text;
    while (end > 0 && ((unsigned char)text[end] & 0xC0) == 0x80) end--;
    return zprintf(arena, "%.*s...", (int)end, text);
}
