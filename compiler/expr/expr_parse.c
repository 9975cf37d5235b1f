/*
 * The way in: text to tokens, tokens through the grammar, and one error when that fails. A wrong
 * byte is told when the grammar comes to it, so that the leftmost error wins.
 */
#include "expr/expr_refuse.h"
#include "expr/expr_tree.h"

static size_t count_tokens(const expr_token *tokens)
{
    size_t count = 0;

    while (tokens[count].kind != EXPR_TOKEN_END && tokens[count].kind != EXPR_TOKEN_WRONG) count++;
    return tokens[count].kind == EXPR_TOKEN_END ? count + 1 : count;
}

/* The build holds the result of the start that was asked for, or nothing after an error. */
static expr_build parse(stax_str text, pos at, expr_token_kind start, diag *d, stax_arena *arena)
{
    const expr_token *tokens = expr_lex(text, at, start, arena);
    size_t count = count_tokens(tokens);
    expr_build b = {.arena = arena, .d = d};
    size_t taken = expr_grammar_feed(&b, tokens, count, EXPR_TOKEN_KINDS);

    if (!b.failed && !b.refused && tokens[count - 1].kind == EXPR_TOKEN_END) return b;

    if (b.refused && !b.failed) expr_refuse(tokens, taken, d, arena);
    if (!b.refused && !b.failed) diag_error(d, tokens[count].at, "%s", tokens[count].problem);
    return (expr_build){0};
}

const expr_field *expr_parse_field(stax_str text, pos at, diag *d, stax_arena *arena)
{
    return parse(text, at, EXPR_TOKEN_FIELD, d, arena).field;
}

const expr_type *expr_parse_typedef(stax_str text, pos at, diag *d, stax_arena *arena)
{
    return parse(text, at, EXPR_TOKEN_TYPEDEF, d, arena).type;
}

const expr_path *expr_parse_path(stax_str text, pos at, diag *d, stax_arena *arena)
{
    return parse(text, at, EXPR_TOKEN_PATH, d, arena).path;
}

const expr_where *expr_parse_where(stax_str text, pos at, diag *d, stax_arena *arena)
{
    return parse(text, at, EXPR_TOKEN_WHERE, d, arena).where;
}
