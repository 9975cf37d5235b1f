/*
 * The lexer. What needs more than one byte to decide:
 *
 *   1..5      NUMBER DOTDOT NUMBER   ".." ends every number and every name
 *   a-b.c     one NAME
 *   text()    TEXT_CALL, blanks allowed inside; everything else with '(' is left to the grammar
 *   and       AND between [ and ], but a NAME behind '@' and ':'
 *   3d 1.2.3  WRONG: such a value must be quoted, it would else fall into pieces
 */
#include "expr/expr_lex.h"

#include "base/vec.h"
#include "base/zalloc.h"

typedef struct lexer {
    const char *from; /* the rest of the text */
    const char *end;
    pos here;                 /* where `from` is */
    bool in_where;            /* all of it is a test of $where */
    bool in_test;             /* that, or between [ and ] */
    unsigned depth;           /* open '(' */
    expr_token_kind previous; /* the token before this one */
    stax_arena *arena;
} lexer;

/* --- bytes -------------------------------------------------------------------------------- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool begins_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 128;
}

/* The byte `i` places on, 0 behind the end. */
static char peek(const lexer *l, size_t i)
{
    return i < (size_t)(l->end - l->from) ? l->from[i] : '\0';
}

static bool dots_at(const lexer *l, size_t i)
{
    return peek(l, i) == '.' && peek(l, i + 1) == '.';
}

static bool in_name(const lexer *l, size_t i)
{
    char c = peek(l, i);

    return begins_name(c) || is_digit(c) || c == '-' || (c == '.' && !dots_at(l, i));
}

static size_t digits(const lexer *l, size_t i)
{
    while (is_digit(peek(l, i))) i++;
    return i;
}

static size_t blanks(const lexer *l, size_t i)
{
    while (is_blank(peek(l, i))) i++;
    return i;
}

static size_t name_end(const lexer *l, size_t i)
{
    while (in_name(l, i)) i++;
    return i;
}

/* --- making tokens ------------------------------------------------------------------------ */

static void skip(lexer *l, size_t bytes)
{
    stax_str rest = {l->from, (size_t)(l->end - l->from)};

    l->here = pos_within(l->here, rest, bytes, 0);
    l->from += bytes;
}

/* The next `bytes` bytes as a token. */
static expr_token take(lexer *l, expr_token_kind kind, size_t bytes)
{
    stax_str text = {l->from, bytes};
    expr_token t = {kind, text, NULL, pos_within(l->here, text, 0, bytes)};

    skip(l, bytes);
    return t;
}

static expr_token wrong(lexer *l, size_t bytes, const char *problem)
{
    expr_token t = take(l, EXPR_TOKEN_WRONG, bytes);

    t.problem = problem;
    return t;
}

/* --- one function a kind of token --------------------------------------------------------- */

/* `text` `(` `)`: how many bytes, or 0. */
static size_t text_call(const lexer *l, size_t name)
{
    if (name != 4 || memcmp(l->from, "text", 4) != 0) return 0;

    size_t i = blanks(l, name);
    if (peek(l, i) != '(') return 0;
    i = blanks(l, i + 1);
    return peek(l, i) == ')' ? i + 1 : 0;
}

static expr_token_kind word(const lexer *l, stax_str name)
{
    static const struct {
        stax_str text;
        expr_token_kind kind;
    } words[] = {
        {STAX_STR("and"), EXPR_TOKEN_AND},
        {STAX_STR("or"), EXPR_TOKEN_OR},
        {STAX_STR("not"), EXPR_TOKEN_NOT},
    };

    if (!l->in_test || l->previous == EXPR_TOKEN_AT || l->previous == EXPR_TOKEN_COLON)
        return EXPR_TOKEN_NAME;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (stax_eq(words[i].text, name)) return words[i].kind;
    return EXPR_TOKEN_NAME;
}

static expr_token take_name(lexer *l)
{
    size_t len = name_end(l, 1);
    size_t call = text_call(l, len);

    if (call > 0) return take(l, EXPR_TOKEN_TEXT_CALL, call);
    return take(l, word(l, (stax_str){l->from, len}), len);
}

static expr_token take_number(lexer *l)
{
    size_t len = digits(l, 1);

    if (peek(l, len) == '.' && is_digit(peek(l, len + 1))) len = digits(l, len + 1);
    if (!in_name(l, len)) return take(l, EXPR_TOKEN_NUMBER, len);

    len = name_end(l, len);
    const char *problem = zprintf(
        l->arena, "'%.*s' is neither a number nor a name: put it in quotes", (int)len, l->from);
    return wrong(l, len, problem);
}

static expr_token take_bare_fraction(lexer *l)
{
    size_t len = digits(l, 1);

    return wrong(l, len,
                 zprintf(l->arena, "a number begins with a digit: write 0%.*s", (int)len, l->from));
}

/* Whether YAML has cut this value at a ' #': then the line of the file still shows it. */
static bool cut_by_yaml(pos at)
{
    if (at.source == NULL || at.line == 0) return false;

    stax_str line = source_line(at.source, at.line);
    for (size_t i = 1; i < line.len; i++)
        if (line.data[i] == '#' && is_blank(line.data[i - 1])) return true;
    return false;
}

static expr_token take_string(lexer *l)
{
    size_t rest = (size_t)(l->end - l->from);
    const char *close = memchr(l->from + 1, *l->from, rest - 1);

    if (close == NULL) {
        bool cut = cut_by_yaml(l->here);
        return wrong(l, rest,
                     cut ? "the string has no end; YAML took ' #' for a comment: put the whole "
                           "value in quotes"
                         : "the string has no end");
    }

    expr_token t = take(l, EXPR_TOKEN_STRING, (size_t)(close - l->from) + 1);
    t.text = (stax_str){t.text.data + 1, t.text.len - 2};
    return t;
}

static expr_token take_bracket(lexer *l, expr_token_kind kind)
{
    if (kind == EXPR_TOKEN_LEFT && ++l->depth > EXPR_NESTING)
        return wrong(l, 1,
                     zprintf(l->arena, "more than %d brackets within each other", EXPR_NESTING));
    if (kind == EXPR_TOKEN_RIGHT && l->depth > 0) l->depth--;
    if (kind == EXPR_TOKEN_OPEN) l->in_test = true;
    if (kind == EXPR_TOKEN_CLOSE) l->in_test = false;
    return take(l, kind, 1);
}

/* --- everything else ---------------------------------------------------------------------- */

static const struct {
    char first, second; /* second 0: one byte */
    expr_token_kind kind;
} marks[] = {
    {'.', '.', EXPR_TOKEN_DOTDOT}, {'/', '/', EXPR_TOKEN_SLASHES},
    {':', ':', EXPR_TOKEN_COLONS}, {'<', '=', EXPR_TOKEN_LESS_EQUAL},
    {'<', 0, EXPR_TOKEN_LESS},     {'>', '=', EXPR_TOKEN_GREATER_EQUAL},
    {'>', 0, EXPR_TOKEN_GREATER},  {'!', '=', EXPR_TOKEN_DIFFER},
    {'(', 0, EXPR_TOKEN_LEFT},     {')', 0, EXPR_TOKEN_RIGHT},
    {'[', 0, EXPR_TOKEN_OPEN},     {']', 0, EXPR_TOKEN_CLOSE},
    {'?', 0, EXPR_TOKEN_QUESTION}, {',', 0, EXPR_TOKEN_COMMA},
    {'~', 0, EXPR_TOKEN_TILDE},    {'*', 0, EXPR_TOKEN_STAR},
    {'@', 0, EXPR_TOKEN_AT},       {'.', 0, EXPR_TOKEN_DOT},
    {'/', 0, EXPR_TOKEN_SLASH},    {':', 0, EXPR_TOKEN_COLON},
    {'|', 0, EXPR_TOKEN_BAR},      {'=', 0, EXPR_TOKEN_EQUAL},
};

static expr_token take_unknown(lexer *l)
{
    static const struct {
        char c;
        const char *hint;
    } hints[] = {
        {'!', ": write '!=' or not(...)"},
        {'<', ": tests know '=' and '!=' only"},
        {'>', ": tests know '=' and '!=' only"},
        {'+', ": a number is written without it"},
        {'-', ": a name begins with a letter, a number with a digit"},
        {'{', ": a count is written like [2..5]"},
        {'$', ": there are no variables"},
        {'&', ": write 'and'"},
    };
    const char *hint = "";
    unsigned c = (unsigned char)*l->from;

    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++)
        if (hints[i].c == *l->from) hint = hints[i].hint;
    if (c < 0x20 || c == 0x7F) return wrong(l, 1, zprintf(l->arena, "unexpected byte %u", c));
    return wrong(l, 1, zprintf(l->arena, "unexpected '%c'%s", *l->from, hint));
}

static expr_token take_mark(lexer *l)
{
    char first = peek(l, 0), second = peek(l, 1);

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (marks[i].first != first) continue;
        if (!l->in_where && (first == '<' || first == '>')) continue;
        if (marks[i].second == 0) return take_bracket(l, marks[i].kind);
        if (marks[i].second == second) return take(l, marks[i].kind, 2);
    }
    return take_unknown(l);
}

static expr_token take_any(lexer *l)
{
    char c = *l->from, second = peek(l, 1);

    if (begins_name(c)) return take_name(l);
    if (is_digit(c) || (c == '-' && is_digit(second))) return take_number(l);
    if (c == '"' || c == '\'') return take_string(l);
    if (c == '.' && is_digit(second)) return take_bare_fraction(l);
    return take_mark(l);
}

/* The end stands right behind the last token, whatever blanks follow. */
static expr_token end_behind(const lexer *l, pos last)
{
    last.column += last.length;
    last.length = 0;
    return (expr_token){EXPR_TOKEN_END, {l->end, 0}, NULL, last};
}

const expr_token *expr_lex(stax_str text, pos at, expr_token_kind start, stax_arena *arena)
{
    if (text.data == NULL) text.data = "";

    VEC(expr_token) all = {0};
    bool where = start == EXPR_TOKEN_WHERE;
    lexer l = {.from = text.data,
               .end = text.data + text.len,
               .here = at,
               .in_where = where,
               .in_test = where,
               .arena = arena};
    expr_token t = {start, {text.data, 0}, NULL, at};

    t.at.length = 0;
    while (true) {
        *VEC_ADD(&all, arena) = t;
        if (t.kind == EXPR_TOKEN_END || t.kind == EXPR_TOKEN_WRONG) return all.items;
        l.previous = t.kind;
        skip(&l, blanks(&l, 0));
        t = l.from < l.end ? take_any(&l) : end_behind(&l, t.at);
    }
}
