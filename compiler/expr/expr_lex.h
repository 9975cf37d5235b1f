/*
 * The words of the field language. A text is cut into tokens as a whole, before it is parsed: the
 * grammar may then be asked about any beginning of it, which is how messages learn what could
 * stand at a place.
 */
#ifndef EXPR_LEX_H
#define EXPR_LEX_H

#include "expr/expr.h"

/* Every token, and how a message calls it. Messages list tokens in this order. */
#define EXPR_TOKENS(X)                      \
    X(NAME, "a name")                       \
    X(NUMBER, "a number")                   \
    X(STRING, "a string")                   \
    X(LEFT, "'('")                          \
    X(RIGHT, "')'")                         \
    X(OPEN, "'['")                          \
    X(CLOSE, "']'")                         \
    X(QUESTION, "'?'")                      \
    X(COMMA, "','")                         \
    X(TILDE, "'~'")                         \
    X(DOTDOT, "'..'")                       \
    X(STAR, "'*'")                          \
    X(AT, "'@'")                            \
    X(DOT, "'.'")                           \
    X(TEXT_CALL, "'text()'")                \
    X(SLASH, "'/'")                         \
    X(SLASHES, "'//'")                      \
    X(COLON, "':'")                         \
    X(COLONS, "'::'") /* never right */     \
    X(BAR, "'|'")                           \
    X(EQUAL, "'='")                         \
    X(DIFFER, "'!='")                       \
    X(LESS, "'<'")                          \
    X(LESS_EQUAL, "'<='")                   \
    X(GREATER, "'>'")                       \
    X(GREATER_EQUAL, "'>='")                \
    X(AND, "'and'") /* these three only */  \
    X(OR, "'or'")   /*   between [ and ] */ \
    X(NOT, "'not'")                         \
    X(END, "the end")

#define EXPR_AS_TOKEN(name, words) EXPR_TOKEN_##name,

/* FIELD, TYPEDEF, PATH and WHERE stand in front of the tokens of a text and choose the start. */
typedef enum expr_token_kind {
    EXPR_TOKENS(EXPR_AS_TOKEN) EXPR_TOKEN_FIELD,
    EXPR_TOKEN_TYPEDEF,
    EXPR_TOKEN_PATH,
    EXPR_TOKEN_WHERE,
    EXPR_TOKEN_WRONG, /* bytes that are no token; always the last one */
    EXPR_TOKEN_KINDS
} expr_token_kind;

typedef struct expr_token {
    expr_token_kind kind;
    stax_str text;       /* as written, a string without its quotes; END: empty */
    const char *problem; /* WRONG: the message; ends with NUL */
    pos at;              /* a string with its quotes; END: behind the last token */
} expr_token;

/*
 * Cuts a text into tokens.
 *
 * text     outlives the tokens, which point into it
 * at       where it begins
 * start    EXPR_TOKEN_FIELD, _TYPEDEF, _PATH or _WHERE: becomes the first token
 * returns  an array that ends with the first END or WRONG token
 * lives    as long as the arena
 * cost     one walk
 */
const expr_token *expr_lex(stax_str text, pos at, expr_token_kind start, stax_arena *arena);

#endif
