/*
 * Messages about syntax. The grammar itself is asked what could stand at the place: every kind of
 * token is tried behind those that were right. So the list is exact and cannot grow stale; and
 * what it holds tells where in the language the place is: only where a step may begin is `text()`
 * right, only where a test may begin is `not`, only behind a step is `/`.
 *
 * What XPath knows and a stream cannot know gets a message of its own, with the way out.
 */
#include "expr/expr_refuse.h"

#include "base/zalloc.h"
#include "expr/expr_tree.h"

typedef struct place {
    const expr_token *tokens;
    size_t wrong;
    uint32_t right; /* one bit a token kind that could stand here */
    diag *d;
    stax_arena *arena;
} place;

#define BIT(name) (1u << EXPR_TOKEN_##name)

static uint32_t ask_grammar(const expr_token *tokens, size_t count, stax_arena *arena)
{
    uint32_t right = 0;

    for (unsigned kind = 0; kind <= EXPR_TOKEN_END; kind++) {
        expr_build trial = {.arena = arena};
        expr_grammar_feed(&trial, tokens, count, (expr_token_kind)kind);
        if (!trial.refused) right |= 1u << kind;
    }
    return right;
}

/* --- where a place is --------------------------------------------------------------------- */

static bool could_be(const place *p, uint32_t bits)
{
    return (p->right & bits) == bits;
}

static bool at_step(const place *p)
{
    return could_be(p, BIT(TEXT_CALL));
}

static bool at_test(const place *p)
{
    return could_be(p, BIT(NOT));
}

/* Behind an element or its tests. */
static bool behind_step(const place *p)
{
    return could_be(p, BIT(SLASH)) && !at_step(p);
}

/* The kind of the token before (-1), at (0) or behind (1) the place; WRONG for a place outside. */
static expr_token_kind kind_at(const place *p, int by)
{
    const expr_token *t = &p->tokens[p->wrong];
    bool outside = by < 0 ? p->wrong == 0 : by > 0 && t->kind == EXPR_TOKEN_END;

    return outside ? EXPR_TOKEN_WRONG : t[by].kind;
}

/* The text of the nearest name before token `i`; "x" when there is none. */
static stax_str name_before(const place *p, size_t i)
{
    while (i-- > 0)
        if (p->tokens[i].kind == EXPR_TOKEN_NAME) return p->tokens[i].text;
    return (stax_str)STAX_STR("x");
}

/* --- what a stream cannot know ------------------------------------------------------------ */

#define NO_PARENT "cannot go back to the parent while reading: put the field into the parent's type"
#define NO_SIBLING \
    "cannot look at siblings while reading: make both fields of the record and compare them in C"

/* `after` NULL: all is said in `before`; else the name of the step stands between the two. */
static const struct {
    const char *name, *before, *after;
} functions[] = {
    {"last", "cannot know the last one while reading: take `", "[]` and use items[count - 1]"},
    {"count", "cannot count while reading: take `", "[]` and use its count"},
    {"position", "position() is not needed: write the number alone, `", "[2]`"},
    {"node", "node() is not needed: write '*' for any element, 'text()' for text", NULL},
    {"name", "name() is not needed: write the name as a step", NULL},
    {"local-name", "local-name() is not needed: write '*:x' for any namespace", NULL},
};

static const struct {
    const char *name, *message;
} axes[] = {
    {"parent", NO_PARENT},
    {"ancestor", NO_PARENT},
    {"ancestor-or-self", NO_PARENT},
    {"following", NO_SIBLING},
    {"following-sibling", NO_SIBLING},
    {"preceding", NO_SIBLING},
    {"preceding-sibling", NO_SIBLING},
    {"self", "the axis 'self' is not needed: write '.'"},
    {"child", "the axis 'child' is not needed: leave 'child::' out"},
    {"attribute", "the axis 'attribute' is not needed: write '@'"},
    {"descendant", "the axis 'descendant' is not needed: write '//'"},
    {"descendant-or-self", "the axis 'descendant-or-self' is not needed: write '//'"},
};

#define COUNT(table) (sizeof(table) / sizeof *(table))

static const char *about_function(const place *p, size_t name)
{
    stax_str function = p->tokens[name].text, of = name_before(p, name);

    for (size_t i = 0; i < COUNT(functions); i++) {
        if (!stax_eq(stax_str_of(functions[i].name), function)) continue;
        if (functions[i].after == NULL) return functions[i].before;
        return zprintf(p->arena, "%s%.*s%s", functions[i].before, (int)of.len, of.data,
                       functions[i].after);
    }
    return zprintf(p->arena,
                   "there is no function '%.*s': tests are [2], [@name] and [@name='value'], "
                   "with and, or, not()",
                   (int)function.len, function.data);
}

static const char *about_axis(const place *p, size_t name)
{
    stax_str axis = p->tokens[name].text;

    for (size_t i = 0; i < COUNT(axes); i++)
        if (stax_eq(stax_str_of(axes[i].name), axis)) return axes[i].message;
    return zprintf(p->arena, "there is no axis '%.*s'", (int)axis.len, axis.data);
}

/* Whether the place is at or right behind the name in `name(` and `name::`; which token that is. */
static bool find_call(const place *p, size_t *name, expr_token_kind *mark)
{
    expr_token_kind here = kind_at(p, 0);
    bool behind = here == EXPR_TOKEN_COLONS || (here == EXPR_TOKEN_LEFT && behind_step(p));

    if (behind && kind_at(p, -1) == EXPR_TOKEN_NAME) {
        *name = p->wrong - 1;
        *mark = here;
        return true;
    }
    *name = p->wrong;
    *mark = kind_at(p, 1);
    return here == EXPR_TOKEN_NAME && at_test(p) &&
           (*mark == EXPR_TOKEN_LEFT || *mark == EXPR_TOKEN_COLONS);
}

static bool refuse_call(const place *p)
{
    size_t name;
    expr_token_kind mark;

    if (!find_call(p, &name, &mark)) return false;
    diag_error(p->d, p->tokens[name].at, "%s",
               mark == EXPR_TOKEN_LEFT ? about_function(p, name) : about_axis(p, name));
    return true;
}

static bool refuse_parent(const place *p)
{
    bool in_path = at_step(p) || (at_test(p) && kind_at(p, 1) == EXPR_TOKEN_SLASH);

    if (kind_at(p, 0) != EXPR_TOKEN_DOTDOT || !in_path) return false;
    diag_error(p->d, p->tokens[p->wrong].at, NO_PARENT);
    return true;
}

/* A test over what comes later than the start tag. */
static bool refuse_late_test(const place *p)
{
    const expr_token *t = &p->tokens[p->wrong];

    if (!at_test(p) || p->tokens[0].kind == EXPR_TOKEN_WHERE) return false;
    switch (t->kind) {
    case EXPR_TOKEN_NAME:
        diag_error(p->d, t->at,
                   "a test sees attributes only, child elements come too late: write '@%.*s', or "
                   "make it a field",
                   (int)t->text.len, t->text.data);
        return true;
    case EXPR_TOKEN_STAR:
    case EXPR_TOKEN_SLASH:
    case EXPR_TOKEN_SLASHES:
        diag_error(p->d, t->at, "a test sees attributes only, child elements come too late");
        return true;
    case EXPR_TOKEN_DOT:
    case EXPR_TOKEN_TEXT_CALL:
        diag_error(p->d, t->at, "a test sees attributes only, the text comes too late");
        return true;
    default:
        return false;
    }
}

/* --- the common message ------------------------------------------------------------------- */

static bool begins_union(const place *p)
{
    return p->tokens[0].kind == EXPR_TOKEN_FIELD && kind_at(p, 0) == EXPR_TOKEN_BAR &&
           p->wrong > 1 && at_step(p);
}

/* `str x[1..3]`, `str x[]` */
static bool counts_path(const place *p)
{
    expr_token_kind here = kind_at(p, 0), before = kind_at(p, -1);

    if (here == EXPR_TOKEN_DOTDOT) return at_test(p) || could_be(p, BIT(CLOSE) | BIT(AND));
    return here == EXPR_TOKEN_CLOSE && before == EXPR_TOKEN_OPEN && at_test(p);
}

/* `(a | b[2])`, and `a[2] | b` as a type definition */
static bool counts_member(const place *p)
{
    expr_token_kind here = kind_at(p, 0), before = kind_at(p, -1);

    if (here == EXPR_TOKEN_BAR) return before == EXPR_TOKEN_CLOSE && !behind_step(p);
    return before == EXPR_TOKEN_OPEN && at_test(p) && !could_be(p, BIT(NUMBER));
}

static bool tests_type(const place *p)
{
    return kind_at(p, -1) == EXPR_TOKEN_OPEN && could_be(p, BIT(NUMBER) | BIT(CLOSE));
}

/* Guesses that need the kind of the token alone, or with the one before it. */
static const char *guess_by_kind(const place *p)
{
    expr_token_kind before = kind_at(p, -1);

    switch (kind_at(p, 0)) {
    case EXPR_TOKEN_QUESTION:
        return behind_step(p) ? "; '?' stands behind the type" : "";
    case EXPR_TOKEN_EQUAL:
        return before == EXPR_TOKEN_EQUAL ? "; write one '='" : "";
    case EXPR_TOKEN_OPEN:
        return before == EXPR_TOKEN_QUESTION ? "; an array needs no '?', it may be empty" : "";
    case EXPR_TOKEN_SLASH:
        return before == EXPR_TOKEN_DOT ? "; a path begins at the record, leave './' out" : "";
    case EXPR_TOKEN_TEXT_CALL:
        return could_be(p, BIT(NAME) | BIT(LEFT)) ? "; the type is 'text', without brackets" : "";
    case EXPR_TOKEN_RIGHT:
        return could_be(p, BIT(BAR)) ? "; a union has two members or more" : "";
    case EXPR_TOKEN_STRING:
    case EXPR_TOKEN_NUMBER:
        return could_be(p, BIT(EQUAL) | BIT(END)) ? "; a default stands behind '='" : "";
    default:
        return "";
    }
}

/* What the writer probably meant; "" when nothing is known. */
static const char *guess(const place *p)
{
    if (begins_union(p)) return "; put a union in brackets: (a | b)";
    if (counts_path(p)) return "; a count stands behind the type";
    if (counts_member(p)) return "; a count stands behind the whole union: (a | b)[]";
    if (tests_type(p)) return "; a test stands behind a step of the path";
    if (p->right == BIT(END)) return "; put the default in quotes";
    return guess_by_kind(p);
}

static const char *const words[] = {
#define AS_WORDS(name, words) words,
    EXPR_TOKENS(AS_WORDS)};

/* Many tokens that have one name together. Tried in this order. */
static const struct {
    uint32_t bits;
    const char *words;
} groups[] = {
    {BIT(NAME) | BIT(STAR) | BIT(AT) | BIT(DOT) | BIT(TEXT_CALL) | BIT(SLASH) | BIT(SLASHES),
     "a path"},
    {BIT(NUMBER) | BIT(DOTDOT) | BIT(STRING) | BIT(NAME) | BIT(TILDE) | BIT(AT) | BIT(STAR),
     "an option"},
    {BIT(STRING) | BIT(NUMBER) | BIT(NAME), "a value"},
    {BIT(EQUAL) | BIT(DIFFER) | BIT(LESS) | BIT(LESS_EQUAL) | BIT(GREATER) | BIT(GREATER_EQUAL),
     "a comparison"},
    {BIT(NAME) | BIT(LEFT) | BIT(NOT), "a test"},
    {BIT(NAME) | BIT(LEFT), "a type"},
};

/* "'[', a path or the end" of the token kinds in `right`. */
static const char *list(uint32_t right, stax_arena *arena)
{
    const char *names[EXPR_TOKEN_END + 1 + COUNT(groups)];
    size_t count = 0;

    if (right != BIT(COLON)) right &= ~BIT(COLON); /* right behind every name: no help */
    for (size_t i = 0; i < COUNT(groups); i++) {
        if ((right & groups[i].bits) != groups[i].bits) continue;
        right &= ~groups[i].bits;
        names[count++] = groups[i].words;
    }
    for (unsigned kind = 0; kind <= EXPR_TOKEN_END; kind++)
        if (right & (1u << kind)) names[count++] = words[kind];

    const char *text = count > 0 ? names[0] : "nothing";
    for (size_t i = 1; i < count; i++)
        text = zprintf(arena, "%s%s%s", text, i + 1 < count ? ", " : " or ", names[i]);
    return text;
}

/* What stands there, cut when it is long. */
static const char *shown(const expr_token *t, stax_arena *arena)
{
    enum { MOST = 40 };
    size_t len = t->text.len;
    const char *more = "";

    if (t->kind == EXPR_TOKEN_END) return "the end";
    if (len > MOST) {
        for (len = MOST; ((unsigned char)t->text.data[len] & 0xC0) == 0x80 && len > 0; len--) {
        }
        more = "...";
    }
    if (t->kind == EXPR_TOKEN_STRING)
        return zprintf(arena, "the string '%.*s%s'", (int)len, t->text.data, more);
    return zprintf(arena, "'%.*s%s'", (int)len, t->text.data, more);
}

void expr_refuse(const expr_token *tokens, size_t wrong, diag *d, stax_arena *arena)
{
    place p = {tokens, wrong, ask_grammar(tokens, wrong, arena), d, arena};
    const expr_token *t = &tokens[wrong];

    if (refuse_call(&p) || refuse_parent(&p) || refuse_late_test(&p)) return;
    diag_error(d, t->at, "expected %s, not %s%s", list(p.right, arena), shown(t, arena), guess(&p));
}
