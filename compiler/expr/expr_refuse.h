/*
 * What to say about a token that the grammar does not take.
 */
#ifndef EXPR_REFUSE_H
#define EXPR_REFUSE_H

#include "expr/expr_lex.h"

/*
 * Reports one error about a token.
 *
 * tokens   as expr_lex gives them, with the start in front
 * wrong    the number of the token that the grammar refused; all before it were taken
 * cost     one more parse of these for each kind of token
 */
void expr_refuse(const expr_token *tokens, size_t wrong, diag *d, stax_arena *arena);

#endif
