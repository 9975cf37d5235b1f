/*
 * A tree back as text: one blank around '=' and '|', strings in " unless they hold one, tests
 * without blanks around '='. What is equal by meaning of the grammar is written one way: `[0..]`
 * is `[]`, `[3..3]` is `[3]`, brackets stand in a test only where they change it.
 */
#include "expr/expr.h"

#include "base/zalloc.h"

/* A text that grows by doubling. What follows it in `text` is zero. */
typedef struct show {
    char *text;
    size_t len, room;
    stax_arena *arena;
} show;

static void put(show *s, stax_str text)
{
    if (s->room - s->len < text.len + 1) {
        size_t room = s->room * 2 + text.len + 64;
        char *larger = zalloc(room, s->arena);
        if (s->len > 0) memcpy(larger, s->text, s->len);
        s->text = larger;
        s->room = room;
    }
    if (text.len > 0) memcpy(s->text + s->len, text.data, text.len);
    s->len += text.len;
}

static void put_text(show *s, const char *text)
{
    put(s, stax_str_of(text));
}

static void put_number(show *s, uint32_t number)
{
    put_text(s, zprintf(s->arena, "%u", (unsigned)number));
}

static void put_literal(show *s, const expr_literal *l)
{
    bool has_quote = l->text.len > 0 && memchr(l->text.data, '"', l->text.len) != NULL;
    const char *quote = l->kind != EXPR_STRING ? "" : has_quote ? "'" : "\"";

    put_text(s, quote);
    put(s, l->text);
    put_text(s, quote);
}

static void put_nametest(show *s, const expr_nametest *n)
{
    bool colon = n->prefix.len > 0 || (n->any_prefix && !n->any_local);

    put(s, n->prefix);
    if (colon) put_text(s, n->any_prefix ? "*:" : ":");
    put(s, n->local);
    if (n->any_local) put_text(s, "*");
}

static void put_attribute(show *s, const expr_nametest *n)
{
    put_text(s, "@");
    put_nametest(s, n);
}

/* --- tests -------------------------------------------------------------------------------- */

static void put_test(show *s, const expr_test *t);

/* Parts with a word between them; a part that is itself joined gets brackets, but `and` in `or`. */
static void put_parts(show *s, const expr_test *t, const char *word)
{
    for (const expr_test *part = t->parts; part; part = part->next) {
        bool joined =
            part->kind == EXPR_TEST_OR || (part->kind == EXPR_TEST_AND && t->kind == EXPR_TEST_AND);
        if (part != t->parts) put_text(s, word);
        if (joined) put_text(s, "(");
        put_test(s, part);
        if (joined) put_text(s, ")");
    }
}

/* Recursion: no deeper than EXPR_NESTING. */
static void put_test(show *s, const expr_test *t)
{
    switch (t->kind) {
    case EXPR_TEST_NUMBER:
        put_number(s, t->number);
        return;
    case EXPR_TEST_AND:
        put_parts(s, t, " and ");
        return;
    case EXPR_TEST_OR:
        put_parts(s, t, " or ");
        return;
    case EXPR_TEST_NOT:
        put_text(s, "not(");
        put_test(s, t->parts);
        put_text(s, ")");
        return;
    case EXPR_TEST_THERE:
    case EXPR_TEST_EQUAL:
    case EXPR_TEST_DIFFER:
        break;
    }
    put_attribute(s, &t->attribute);
    if (t->kind == EXPR_TEST_THERE) return;
    put_text(s, t->kind == EXPR_TEST_EQUAL ? "=" : "!=");
    put_literal(s, &t->value);
}

static void put_tests(show *s, const expr_test *tests)
{
    for (const expr_test *t = tests; t; t = t->next) {
        put_text(s, "[");
        put_test(s, t);
        put_text(s, "]");
    }
}

/* --- types -------------------------------------------------------------------------------- */

static void put_arg(show *s, const expr_arg *arg)
{
    if (arg->kind == EXPR_ARG_ATTRIBUTE) put_attribute(s, &arg->attribute);
    if (arg->kind == EXPR_ARG_ANY) put_text(s, "*");
    if (arg->kind == EXPR_ARG_OWN_TEXT) put_text(s, ".");
    if (arg->kind == EXPR_ARG_PATTERN) put_text(s, "~");
    if (arg->kind == EXPR_ARG_OPTION) put_literal(s, &arg->name);
    if (arg->kind == EXPR_ARG_OPTION) put_text(s, "=");
    put_literal(s, &arg->lo);
    if (arg->kind == EXPR_ARG_RANGE) put_text(s, "..");
    put_literal(s, &arg->hi);
    put_literal(s, &arg->value);
}

static void put_args(show *s, const expr_arg *args)
{
    if (args == NULL) return;
    put_text(s, "(");
    for (const expr_arg *arg = args; arg; arg = arg->next) {
        put_arg(s, arg);
        if (arg->next) put_text(s, ", ");
    }
    put_text(s, ")");
}

static void put_count(show *s, const expr_count *c)
{
    if (!c->present) return;
    put_text(s, "[");
    if (c->min > 0) put_number(s, c->min);
    if (c->min != c->max && (c->min > 0 || c->max < EXPR_UNBOUNDED)) put_text(s, "..");
    if (c->max < EXPR_UNBOUNDED && (c->min != c->max || c->min == 0)) put_number(s, c->max);
    put_text(s, "]");
}

static void put_members(show *s, const expr_member *members)
{
    for (const expr_member *m = members; m; m = m->next) {
        put(s, m->name);
        put_args(s, m->args);
        put_tests(s, m->tests);
        if (m->next) put_text(s, " | ");
    }
}

static void put_type(show *s, const expr_type *type, bool brackets)
{
    put(s, type->name);
    put_args(s, type->args);
    if (brackets) put_text(s, "(");
    put_members(s, type->members);
    if (brackets) put_text(s, ")");
    put_count(s, &type->count);
    if (type->optional) put_text(s, "?");
}

/* --- paths -------------------------------------------------------------------------------- */

static void put_step(show *s, const expr_step *step)
{
    if (step->kind == EXPR_STEP_TEXT) put_text(s, "text()");
    if (step->kind == EXPR_STEP_ATTRIBUTE) put_text(s, "@");
    put_nametest(s, &step->name);
    put_tests(s, step->tests);
}

static void put_alternative(show *s, const expr_path *path)
{
    if (path->kind == EXPR_PATH_SAME_NAME) put_text(s, "@");
    if (path->kind == EXPR_PATH_OWN_TEXT) put_text(s, ".");
    if (path->absolute) put_text(s, "/");
    for (const expr_step *step = path->steps; step; step = step->next) {
        if (step->deep) put_text(s, "//");
        if (!step->deep && step != path->steps) put_text(s, "/");
        put_step(s, step);
    }
}

static void put_path(show *s, const expr_path *path)
{
    for (; path; path = path->next) {
        put_alternative(s, path);
        if (path->next) put_text(s, " | ");
    }
}

/* --- the way in --------------------------------------------------------------------------- */

static stax_str shown(show *s)
{
    put_text(s, ""); /* makes room for the NUL when nothing was put */
    return (stax_str){s->text, s->len};
}

stax_str expr_show_field(const expr_field *field, stax_arena *arena)
{
    show s = {.arena = arena};

    put_type(&s, field->type, field->type->members != NULL);
    if (field->path) put_text(&s, " ");
    put_path(&s, field->path);
    if (field->fallback.kind != EXPR_NONE) put_text(&s, " = ");
    put_literal(&s, &field->fallback);
    return shown(&s);
}

stax_str expr_show_type(const expr_type *type, stax_arena *arena)
{
    show s = {.arena = arena};

    put_type(&s, type, type->members != NULL);
    return shown(&s);
}

stax_str expr_show_typedef(const expr_type *type, stax_arena *arena)
{
    show s = {.arena = arena};

    put_type(&s, type, type->members != NULL && (type->count.present || type->optional));
    return shown(&s);
}

stax_str expr_show_path(const expr_path *path, stax_arena *arena)
{
    show s = {.arena = arena};

    put_path(&s, path);
    return shown(&s);
}

stax_str expr_show_tests(const expr_test *tests, stax_arena *arena)
{
    show s = {.arena = arena};

    put_tests(&s, tests);
    return shown(&s);
}
