/*
 * How the grammar builds the tree: one function a kind of node. The actions in expr_grammar.y call
 * them and do nothing else but hang nodes together.
 *
 * A list under construction is a ring: its handle is the last node, whose `next` is the first.
 * So adding to the end needs no second pointer. The macros are for all nodes that have a `next`.
 */
#ifndef EXPR_TREE_H
#define EXPR_TREE_H

#include "expr/expr_lex.h"

/* One parse, whole or tried. */
typedef struct expr_build {
    stax_arena *arena;
    diag *d;                 /* NULL: a trial, errors are not told */
    bool failed;             /* a number was refused by a node; the error is told */
    bool refused;            /* the grammar refused the last token */
    const expr_field *field; /* the result: the one of the start that was asked for */
    const expr_type *type;
    const expr_path *path;
    const expr_where *where;
} expr_build;

#define RING(one)              ((one)->next = (one))
#define RING_ADD(last, one)    ((one)->next = (last)->next, (last)->next = (one))
#define RING_OPEN(first, last) ((first) = (last)->next, (last)->next = NULL)

/* From where `from` begins to where `to` ends; both in one line. */
pos expr_span(pos from, pos to);

expr_literal expr_literal_of(const expr_token *t, expr_literal_kind kind);

/* prefix NULL: none is written; a STAR stands for any. */
expr_nametest expr_nametest_of(const expr_token *prefix, const expr_token *local);

/* dots is the `..`; lo, hi: NULL is an open side, one of them is written. */
expr_arg *expr_arg_range(expr_build *b, const expr_token *lo, const expr_token *dots,
                         const expr_token *hi);
expr_arg *expr_arg_literal(expr_build *b, expr_literal value);
expr_arg *expr_arg_option(expr_build *b, const expr_token *name, expr_literal value);
expr_arg *expr_arg_pattern(expr_build *b, const expr_token *tilde, const expr_token *string);
expr_arg *expr_arg_attribute(expr_build *b, const expr_token *at, expr_nametest name);

/* What is one mark alone: `*`, `.`. */
expr_arg *expr_arg_mark(expr_build *b, expr_arg_kind kind, const expr_token *mark);

/* value kind EXPR_NONE: [@name]; else op is the EQUAL or DIFFER between the two. */
expr_test *expr_test_attribute(expr_build *b, const expr_token *at, expr_nametest name,
                               const expr_token *op, expr_literal value);

/* [2]; refuses what is not a whole number from 1. */
expr_test *expr_test_number(expr_build *b, const expr_token *number);
expr_test *expr_test_not(expr_build *b, const expr_token *word, const expr_test *part,
                         const expr_token *close);

/* parts is a ring; one part is given back as it is, more become an AND or OR. */
expr_test *expr_test_join(expr_build *b, expr_test_kind kind, expr_test *parts);

/* lo, hi: NULL is an open side, the same token twice an exact count. Refuses what is no count. */
expr_count expr_count_of(expr_build *b, const expr_token *open, const expr_token *lo,
                         const expr_token *hi, const expr_token *close);

/* tests is a ring, or NULL. */
expr_member *expr_member_of(expr_build *b, const expr_token *name, const expr_arg *args,
                            expr_test *tests);

expr_type *expr_type_of(expr_build *b, const expr_token *name, const expr_arg *args);

/* members is a ring; open, close are its brackets, or both NULL. */
expr_type *expr_type_union(expr_build *b, expr_member *members, const expr_token *open,
                           const expr_token *close);

/* Adds what stands behind a type; optional is the `?` or NULL. */
void expr_type_finish(expr_type *type, expr_count count, const expr_token *optional);

/* op NULL: the field alone; else what stands between it and the value. */
expr_where *expr_where_of(expr_build *b, const expr_token *name, const expr_token *op,
                          expr_literal value);
expr_where *expr_where_not(expr_build *b, const expr_token *word, const expr_where *part,
                           const expr_token *close);

/* As expr_test_join. */
expr_where *expr_where_join(expr_build *b, expr_where_kind kind, expr_where *parts);

/* Steps are no ring: what `//` in front of a path says is written into the first. */
typedef struct expr_steps {
    expr_step *first, *last;
} expr_steps;

expr_steps expr_steps_add(expr_steps to, expr_step *step, bool deep);

/* tests is a ring, or NULL. */
expr_step *expr_step_element(expr_build *b, expr_nametest name, expr_test *tests);
expr_step *expr_step_attribute(expr_build *b, const expr_token *at, expr_nametest name);
expr_step *expr_step_text(expr_build *b, const expr_token *call);

/* An alternative that is one token, `@` or `.`. */
expr_path *expr_path_mark(expr_build *b, expr_path_kind kind, const expr_token *mark);

/* lead is the `/` or `//` in front of the first step, or NULL. */
expr_path *expr_path_steps(expr_build *b, const expr_token *lead, expr_steps steps);

expr_field *expr_field_of(expr_build *b, const expr_type *type, const expr_path *path,
                          expr_literal fallback);

/*
 * The grammar itself (expr_grammar.y): feeds the tokens of one text.
 *
 * tokens   as expr_lex gives them
 * count    how many of them to feed
 * then     one more token to feed behind them, or EXPR_TOKEN_KINDS for none
 * returns  how many were taken; fewer than asked for when b->refused or b->failed
 */
size_t expr_grammar_feed(expr_build *b, const expr_token *tokens, size_t count,
                         expr_token_kind then);

#endif
