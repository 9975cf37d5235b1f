/*
 * The grammar of the field language. The starts share what they can; the first token, which no
 * text holds, chooses one. Lists recurse on the left, so the stack stays as deep as the brackets
 * of a text. Two places are not written as one would first think, to stay free of conflicts:
 *
 *   count and test   `A[2]` is a count of A, also where `A[@k] | B` might follow. So the tests of
 *                    a union member have rules of their own, which know no numbers.
 *   type             writes its name and arguments out, as a member does; a common rule would have
 *                    to be reduced before the bracket behind it is read.
 */
%name expr_lemon
%token_prefix LEMON_
%token_type {const expr_token *}
%extra_argument {expr_build *b}
%stack_size 400

%include {
#include "expr/expr_tree.h"

#undef NDEBUG /* keeps Lemon's trace, which a test reads */
#include <assert.h>

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#endif
}

%syntax_error { b->refused = true; }
%stack_overflow { b->refused = true; }
%token COLONS.

%type typedef {expr_type *}
%type type {expr_type *}
%type union {expr_member *}
%type member {expr_member *}
%type path {const expr_path *}
%type optional_path {const expr_path *}
%type default {expr_literal}
%type args {const expr_arg *}
%type arg_list {expr_arg *}
%type arg {expr_arg *}
%type count {expr_count}
%type optional {const expr_token *}
%type paths {expr_path *}
%type alternative {expr_path *}
%type steps {expr_steps}
%type elements {expr_steps}
%type last {expr_step *}
%type element {expr_step *}
%type nametest {expr_nametest}
%type tests {expr_test *}
%type or {expr_test *}
%type or_list {expr_test *}
%type and {expr_test *}
%type and_list {expr_test *}
%type test {expr_test *}
%type member_tests {expr_test *}
%type member_or {expr_test *}
%type member_or_list {expr_test *}
%type member_and {expr_test *}
%type member_and_list {expr_test *}
%type member_test {expr_test *}
%type attribute_test {expr_test *}
%type where {expr_where *}
%type where_list {expr_where *}
%type where_and {expr_where *}
%type where_and_list {expr_where *}
%type where_test {expr_where *}
%type compares {const expr_token *}
%type literal {expr_literal}

%start_symbol start
start ::= FIELD type(T) optional_path(P) default(D).    { b->field = expr_field_of(b, T, P, D); }
start ::= TYPEDEF typedef(T).                           { b->type = T; }
start ::= PATH path(P).                                 { b->path = P; }
start ::= WHERE where(W).                               { b->where = W; }

optional_path(A) ::= .                                  { A = NULL; }
optional_path(A) ::= path(P).                           { A = P; }
default(A) ::= .                                        { A = (expr_literal){0}; }
default(A) ::= EQUAL literal(L).                        { A = L; }

/* --- types and unions --- */

typedef(A) ::= union(U).                                { A = expr_type_union(b, U, NULL, NULL); }
typedef(A) ::= type(T).                                 { A = T; }

type(A) ::= NAME(N) args(G) count(C) optional(Q). {
    A = expr_type_of(b, N, G);
    expr_type_finish(A, C, Q);
}
type(A) ::= LEFT(L) union(U) RIGHT(R) count(C) optional(Q). {
    A = expr_type_union(b, U, L, R);
    expr_type_finish(A, C, Q);
}
optional(A) ::= .                                       { A = NULL; }
optional(A) ::= QUESTION(Q).                            { A = Q; }

union(A) ::= member(M) BAR member(N).                   { RING(M); RING_ADD(M, N); A = N; }
union(A) ::= union(U) BAR member(M).                    { RING_ADD(U, M); A = M; }
member(A) ::= NAME(N) args(G).                          { A = expr_member_of(b, N, G, NULL); }
member(A) ::= NAME(N) args(G) member_tests(T).          { A = expr_member_of(b, N, G, T); }

args(A) ::= .                                           { A = NULL; }
args(A) ::= LEFT arg_list(L) RIGHT.                     { RING_OPEN(A, L); }
arg_list(A) ::= arg(G).                                 { RING(G); A = G; }
arg_list(A) ::= arg_list(L) COMMA arg(G).               { RING_ADD(L, G); A = G; }

arg(A) ::= NUMBER(L) DOTDOT(D).                         { A = expr_arg_range(b, L, D, NULL); }
arg(A) ::= NUMBER(L) DOTDOT(D) NUMBER(H).               { A = expr_arg_range(b, L, D, H); }
arg(A) ::= DOTDOT(D) NUMBER(H).                         { A = expr_arg_range(b, NULL, D, H); }
arg(A) ::= literal(L).                                  { A = expr_arg_literal(b, L); }
arg(A) ::= NAME(N) EQUAL literal(L).                    { A = expr_arg_option(b, N, L); }
arg(A) ::= TILDE(T) STRING(S).                          { A = expr_arg_pattern(b, T, S); }
arg(A) ::= AT(T) nametest(N).                           { A = expr_arg_attribute(b, T, N); }
arg(A) ::= STAR(S).                             { A = expr_arg_mark(b, EXPR_ARG_ANY, S); }
arg(A) ::= DOT(D).                              { A = expr_arg_mark(b, EXPR_ARG_OWN_TEXT, D); }

count(A) ::= .                                          { A = (expr_count){0}; }
count(A) ::= OPEN(O) CLOSE(C).                          { A = expr_count_of(b, O, NULL, NULL, C); }
count(A) ::= OPEN(O) NUMBER(N) CLOSE(C).                { A = expr_count_of(b, O, N, N, C); }
count(A) ::= OPEN(O) NUMBER(L) DOTDOT CLOSE(C).         { A = expr_count_of(b, O, L, NULL, C); }
count(A) ::= OPEN(O) NUMBER(L) DOTDOT NUMBER(H) CLOSE(C). { A = expr_count_of(b, O, L, H, C); }
count(A) ::= OPEN(O) DOTDOT NUMBER(H) CLOSE(C).         { A = expr_count_of(b, O, NULL, H, C); }

/* --- paths --- */

path(A) ::= paths(L).                                   { RING_OPEN(A, L); }
paths(A) ::= alternative(P).                            { RING(P); A = P; }
paths(A) ::= paths(L) BAR alternative(P).               { RING_ADD(L, P); A = P; }

alternative(A) ::= AT(T).                    { A = expr_path_mark(b, EXPR_PATH_SAME_NAME, T); }
alternative(A) ::= DOT(T).                   { A = expr_path_mark(b, EXPR_PATH_OWN_TEXT, T); }
alternative(A) ::= steps(S).                            { A = expr_path_steps(b, NULL, S); }
alternative(A) ::= SLASH(L) steps(S).                   { A = expr_path_steps(b, L, S); }
alternative(A) ::= SLASHES(L) steps(S).                 { A = expr_path_steps(b, L, S); }

steps(A) ::= last(S).                      { A = (expr_steps){S, S}; }
steps(A) ::= elements(L).                  { A = L; }
steps(A) ::= elements(L) SLASH last(S).    { A = expr_steps_add(L, S, false); }
steps(A) ::= elements(L) SLASHES last(S).  { A = expr_steps_add(L, S, true); }
elements(A) ::= element(S).                { A = (expr_steps){S, S}; }
elements(A) ::= elements(L) SLASH element(S).           { A = expr_steps_add(L, S, false); }
elements(A) ::= elements(L) SLASHES element(S).         { A = expr_steps_add(L, S, true); }

last(A) ::= AT(T) nametest(N).                          { A = expr_step_attribute(b, T, N); }
last(A) ::= TEXT_CALL(T).                               { A = expr_step_text(b, T); }
element(A) ::= nametest(N).                             { A = expr_step_element(b, N, NULL); }
element(A) ::= nametest(N) tests(T).                    { A = expr_step_element(b, N, T); }

nametest(A) ::= NAME(L).                                { A = expr_nametest_of(NULL, L); }
nametest(A) ::= STAR(L).                                { A = expr_nametest_of(NULL, L); }
nametest(A) ::= NAME(P) COLON NAME(L).                  { A = expr_nametest_of(P, L); }
nametest(A) ::= NAME(P) COLON STAR(L).                  { A = expr_nametest_of(P, L); }
nametest(A) ::= STAR(P) COLON NAME(L).                  { A = expr_nametest_of(P, L); }

/* --- tests --- */

tests(A) ::= OPEN or(T) CLOSE.                          { RING(T); A = T; }
tests(A) ::= tests(L) OPEN or(T) CLOSE.                 { RING_ADD(L, T); A = T; }

or(A) ::= or_list(L).                          { A = expr_test_join(b, EXPR_TEST_OR, L); }
or_list(A) ::= and(T).                                  { RING(T); A = T; }
or_list(A) ::= or_list(L) OR and(T).                    { RING_ADD(L, T); A = T; }
and(A) ::= and_list(L).                        { A = expr_test_join(b, EXPR_TEST_AND, L); }
and_list(A) ::= test(T).                                { RING(T); A = T; }
and_list(A) ::= and_list(L) AND test(T).                { RING_ADD(L, T); A = T; }

test(A) ::= NUMBER(N).                                  { A = expr_test_number(b, N); }
test(A) ::= attribute_test(T).                          { A = T; }
test(A) ::= NOT(N) LEFT or(T) RIGHT(R).                 { A = expr_test_not(b, N, T, R); }
test(A) ::= LEFT or(T) RIGHT.                           { A = T; }

/* The same without numbers. */
member_tests(A) ::= OPEN member_or(T) CLOSE.            { RING(T); A = T; }
member_tests(A) ::= member_tests(L) OPEN member_or(T) CLOSE. { RING_ADD(L, T); A = T; }

member_or(A) ::= member_or_list(L).            { A = expr_test_join(b, EXPR_TEST_OR, L); }
member_or_list(A) ::= member_and(T).                    { RING(T); A = T; }
member_or_list(A) ::= member_or_list(L) OR member_and(T). { RING_ADD(L, T); A = T; }
member_and(A) ::= member_and_list(L).          { A = expr_test_join(b, EXPR_TEST_AND, L); }
member_and_list(A) ::= member_test(T).                  { RING(T); A = T; }
member_and_list(A) ::= member_and_list(L) AND member_test(T). { RING_ADD(L, T); A = T; }

member_test(A) ::= attribute_test(T).                   { A = T; }
member_test(A) ::= NOT(N) LEFT member_or(T) RIGHT(R).   { A = expr_test_not(b, N, T, R); }
member_test(A) ::= LEFT member_or(T) RIGHT.             { A = T; }

attribute_test(A) ::= AT(T) nametest(N). {
    A = expr_test_attribute(b, T, N, NULL, (expr_literal){0});
}
attribute_test(A) ::= AT(T) nametest(N) EQUAL(O) literal(L). {
    A = expr_test_attribute(b, T, N, O, L);
}
attribute_test(A) ::= AT(T) nametest(N) DIFFER(O) literal(L). {
    A = expr_test_attribute(b, T, N, O, L);
}

/* --- a test over the fields of a record --- */

where(A) ::= where_list(L).                    { A = expr_where_join(b, EXPR_WHERE_OR, L); }
where_list(A) ::= where_and(T).                         { RING(T); A = T; }
where_list(A) ::= where_list(L) OR where_and(T).        { RING_ADD(L, T); A = T; }
where_and(A) ::= where_and_list(L).            { A = expr_where_join(b, EXPR_WHERE_AND, L); }
where_and_list(A) ::= where_test(T).                    { RING(T); A = T; }
where_and_list(A) ::= where_and_list(L) AND where_test(T). { RING_ADD(L, T); A = T; }

where_test(A) ::= NAME(N).                     { A = expr_where_of(b, N, NULL, (expr_literal){0}); }
where_test(A) ::= NAME(N) compares(O) literal(L).       { A = expr_where_of(b, N, O, L); }
where_test(A) ::= NOT(N) LEFT where(T) RIGHT(R).        { A = expr_where_not(b, N, T, R); }
where_test(A) ::= LEFT where(T) RIGHT.                  { A = T; }

compares(A) ::= EQUAL(T).                               { A = T; }
compares(A) ::= DIFFER(T).                              { A = T; }
compares(A) ::= LESS(T).                                { A = T; }
compares(A) ::= LESS_EQUAL(T).                          { A = T; }
compares(A) ::= GREATER(T).                             { A = T; }
compares(A) ::= GREATER_EQUAL(T).                       { A = T; }

literal(A) ::= STRING(T).                 { A = expr_literal_of(T, EXPR_STRING); }
literal(A) ::= NUMBER(T).                 { A = expr_literal_of(T, EXPR_NUMBER); }
literal(A) ::= NAME(T).                   { A = expr_literal_of(T, EXPR_NAME); }

%code {
#define AS_CODE(name, words) [EXPR_TOKEN_##name] = LEMON_##name,
#define LEMON_END 0 /* Lemon's own end of input */

static const unsigned char codes[] = {
    EXPR_TOKENS(AS_CODE)
    [EXPR_TOKEN_FIELD] = LEMON_FIELD,
    [EXPR_TOKEN_TYPEDEF] = LEMON_TYPEDEF,
    [EXPR_TOKEN_PATH] = LEMON_PATH,
    [EXPR_TOKEN_WHERE] = LEMON_WHERE,
};

size_t expr_grammar_feed(expr_build *b, const expr_token *tokens, size_t count,
                         expr_token_kind then)
{
    const expr_token extra = {.kind = then};
    yyParser parser;
    size_t i;

    expr_lemonInit(&parser);
    for (i = 0; i < count; i++) {
        expr_lemon(&parser, codes[tokens[i].kind], &tokens[i], b);
        if (b->refused || b->failed) break;
    }
    if (i == count && then < EXPR_TOKEN_WRONG) expr_lemon(&parser, codes[then], &extra, b);
    expr_lemonFinalize(&parser);
    return i;
}
}
