/*
 * The test of `$where`: its nodes, and back as text.
 *
 *   year >= 2000 and not(genre = history or draft)
 */
#include "base/zalloc.h"
#include "expr/expr_tree.h"

/* --- making ------------------------------------------------------------------------------- */

static expr_where *new_where(expr_build *b, expr_where_kind kind, pos at)
{
    expr_where *where = ZNEW(expr_where, b->arena);

    where->kind = kind;
    where->at = at;
    return where;
}

static expr_where_kind kind_of(expr_token_kind token)
{
    switch (token) {
#define AS_CASE(name, text) \
    case EXPR_TOKEN_##name: \
        return EXPR_WHERE_##name;
        EXPR_COMPARES(AS_CASE)
    default:
        return EXPR_WHERE_THERE;
    }
}

expr_where *expr_where_of(expr_build *b, const expr_token *name, const expr_token *op,
                          expr_literal value)
{
    expr_where *where = new_where(b, EXPR_WHERE_THERE, name->at);

    where->name = expr_literal_of(name, EXPR_NAME);
    if (op == NULL) return where;
    where->kind = kind_of(op->kind);
    where->value = value;
    where->at = expr_span(name->at, value.at);
    return where;
}

expr_where *expr_where_not(expr_build *b, const expr_token *word, const expr_where *part,
                           const expr_token *close)
{
    expr_where *where = new_where(b, EXPR_WHERE_NOT, expr_span(word->at, close->at));

    where->parts = part;
    return where;
}

expr_where *expr_where_join(expr_build *b, expr_where_kind kind, expr_where *parts)
{
    const expr_where *first;
    expr_where *last = parts;

    RING_OPEN(first, parts);
    if (first == last) return last;
    expr_where *where = new_where(b, kind, expr_span(first->at, last->at));
    where->parts = first;
    return where;
}

/* --- showing ------------------------------------------------------------------------------ */

static const char *shown(const expr_where *w, stax_arena *arena);

/* A part that is itself joined gets brackets, but `and` in `or`. */
static const char *shown_parts(const expr_where *w, const char *word, stax_arena *arena)
{
    const char *text = "";

    for (const expr_where *part = w->parts; part; part = part->next) {
        bool joined = part->kind == EXPR_WHERE_OR ||
                      (part->kind == EXPR_WHERE_AND && w->kind == EXPR_WHERE_AND);
        text = zprintf(arena, "%s%s%s%s%s", text, part == w->parts ? "" : word, joined ? "(" : "",
                       shown(part, arena), joined ? ")" : "");
    }
    return text;
}

static const char *shown_literal(const expr_literal *l, stax_arena *arena)
{
    const char *quote = memchr(l->text.data, '"', l->text.len) ? "'" : "\"";

    if (l->kind != EXPR_STRING) quote = "";
    return zprintf(arena, "%s%.*s%s", quote, (int)l->text.len, l->text.data, quote);
}

/* Recursion: no deeper than EXPR_NESTING. */
static const char *shown(const expr_where *w, stax_arena *arena)
{
    static const char *const words[] = {
#define AS_TEXT(name, text) text,
        EXPR_COMPARES(AS_TEXT)};
    const char *name = zprintf(arena, "%.*s", (int)w->name.text.len,
                               w->name.text.len > 0 ? w->name.text.data : "");

    switch (w->kind) {
    case EXPR_WHERE_THERE:
        return name;
    case EXPR_WHERE_NOT:
        return zprintf(arena, "not(%s)", shown(w->parts, arena));
    case EXPR_WHERE_AND:
        return shown_parts(w, " and ", arena);
    case EXPR_WHERE_OR:
        return shown_parts(w, " or ", arena);
    default:
        return zprintf(arena, "%s %s %s", name, words[w->kind], shown_literal(&w->value, arena));
    }
}

stax_str expr_show_where(const expr_where *where, stax_arena *arena)
{
    return stax_str_of(shown(where, arena));
}
