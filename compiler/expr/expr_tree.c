/*
 * The nodes of the tree. What a token cannot say by its kind alone is checked here: counts and
 * number tests are whole numbers, and a count's ends stand in order.
 */
#include "expr/expr_tree.h"

#include "base/zalloc.h"

static void refuse(expr_build *b, pos at, const char *why, stax_str what)
{
    if (b->d && !b->failed) diag_error(b->d, at, "%s, not %.*s", why, (int)what.len, what.data);
    b->failed = true;
}

pos expr_span(pos from, pos to)
{
    from.length = to.column + to.length - from.column;
    return from;
}

expr_literal expr_literal_of(const expr_token *t, expr_literal_kind kind)
{
    return (expr_literal){kind, t->text, t->at};
}

expr_nametest expr_nametest_of(const expr_token *prefix, const expr_token *local)
{
    expr_nametest n = {.at = local->at};

    n.any_local = local->kind == EXPR_TOKEN_STAR;
    n.any_prefix = prefix ? prefix->kind == EXPR_TOKEN_STAR : n.any_local;
    if (!n.any_local) n.local = local->text;
    if (prefix && !n.any_prefix) n.prefix = prefix->text;
    if (prefix) n.at = expr_span(prefix->at, local->at);
    return n;
}

/* --- arguments ---------------------------------------------------------------------------- */

static expr_arg *new_arg(expr_build *b, expr_arg_kind kind, pos from, pos to)
{
    expr_arg *arg = ZNEW(expr_arg, b->arena);

    arg->kind = kind;
    arg->at = expr_span(from, to);
    return arg;
}

expr_arg *expr_arg_range(expr_build *b, const expr_token *lo, const expr_token *dots,
                         const expr_token *hi)
{
    expr_arg *arg = new_arg(b, EXPR_ARG_RANGE, lo ? lo->at : dots->at, hi ? hi->at : dots->at);

    if (lo) arg->lo = expr_literal_of(lo, EXPR_NUMBER);
    if (hi) arg->hi = expr_literal_of(hi, EXPR_NUMBER);
    return arg;
}

expr_arg *expr_arg_literal(expr_build *b, expr_literal value)
{
    expr_arg *arg = new_arg(b, EXPR_ARG_LITERAL, value.at, value.at);

    arg->value = value;
    return arg;
}

expr_arg *expr_arg_option(expr_build *b, const expr_token *name, expr_literal value)
{
    expr_arg *arg = new_arg(b, EXPR_ARG_OPTION, name->at, value.at);

    arg->name = expr_literal_of(name, EXPR_NAME);
    arg->value = value;
    return arg;
}

expr_arg *expr_arg_pattern(expr_build *b, const expr_token *tilde, const expr_token *string)
{
    expr_arg *arg = new_arg(b, EXPR_ARG_PATTERN, tilde->at, string->at);

    arg->value = expr_literal_of(string, EXPR_STRING);
    return arg;
}

expr_arg *expr_arg_attribute(expr_build *b, const expr_token *at, expr_nametest name)
{
    expr_arg *arg = new_arg(b, EXPR_ARG_ATTRIBUTE, at->at, name.at);

    arg->attribute = name;
    return arg;
}

expr_arg *expr_arg_mark(expr_build *b, expr_arg_kind kind, const expr_token *mark)
{
    return new_arg(b, kind, mark->at, mark->at);
}

/* --- tests -------------------------------------------------------------------------------- */

static expr_test *new_test(expr_build *b, expr_test_kind kind, pos at)
{
    expr_test *test = ZNEW(expr_test, b->arena);

    test->kind = kind;
    test->at = at;
    return test;
}

expr_test *expr_test_attribute(expr_build *b, const expr_token *at, expr_nametest name,
                               const expr_token *op, expr_literal value)
{
    expr_test *test = new_test(b, EXPR_TEST_THERE, expr_span(at->at, name.at));

    test->attribute = name;
    if (op == NULL) return test;
    test->kind = op->kind == EXPR_TOKEN_EQUAL ? EXPR_TEST_EQUAL : EXPR_TEST_DIFFER;
    test->value = value;
    test->at = expr_span(at->at, value.at);
    return test;
}

/* A whole number below `EXPR_UNBOUNDED`. */
static bool whole_number(stax_str digits, uint32_t *number)
{
    uint64_t n = 0;

    for (size_t i = 0; i < digits.len; i++) {
        if (digits.data[i] < '0' || digits.data[i] > '9') return false;
        n = n * 10 + (uint64_t)(digits.data[i] - '0');
        if (n >= EXPR_UNBOUNDED) return false;
    }
    *number = (uint32_t)n;
    return true;
}

expr_test *expr_test_number(expr_build *b, const expr_token *number)
{
    expr_test *test = new_test(b, EXPR_TEST_NUMBER, number->at);

    if (!whole_number(number->text, &test->number) || test->number == 0)
        refuse(b, number->at, "the number of an element is a whole number from 1", number->text);
    return test;
}

expr_test *expr_test_not(expr_build *b, const expr_token *word, const expr_test *part,
                         const expr_token *close)
{
    expr_test *test = new_test(b, EXPR_TEST_NOT, expr_span(word->at, close->at));

    test->parts = part;
    return test;
}

expr_test *expr_test_join(expr_build *b, expr_test_kind kind, expr_test *parts)
{
    const expr_test *first;
    expr_test *last = parts;

    if (last->next == last) {
        last->next = NULL;
        return last;
    }
    RING_OPEN(first, last);
    expr_test *test = new_test(b, kind, expr_span(first->at, last->at));
    test->parts = first;
    return test;
}

/* --- types -------------------------------------------------------------------------------- */

static uint32_t count_end(expr_build *b, const expr_token *t, uint32_t when_open)
{
    uint32_t n = when_open;

    if (t && !whole_number(t->text, &n))
        refuse(b, t->at, "a count is a whole number below 4294967295", t->text);
    return n;
}

expr_count expr_count_of(expr_build *b, const expr_token *open, const expr_token *lo,
                         const expr_token *hi, const expr_token *close)
{
    expr_count c = {.present = true, .at = expr_span(open->at, close->at)};

    c.min = count_end(b, lo, 0);
    c.max = count_end(b, hi, EXPR_UNBOUNDED);
    if (c.min > c.max) refuse(b, hi->at, "the most cannot be below the least", hi->text);
    return c;
}

expr_member *expr_member_of(expr_build *b, const expr_token *name, const expr_arg *args,
                            expr_test *tests)
{
    expr_member *member = ZNEW(expr_member, b->arena);

    member->name = name->text;
    member->args = args;
    if (tests) RING_OPEN(member->tests, tests);
    member->at = name->at;
    return member;
}

expr_type *expr_type_of(expr_build *b, const expr_token *name, const expr_arg *args)
{
    expr_type *type = ZNEW(expr_type, b->arena);

    type->name = name->text;
    type->at = name->at;
    type->args = args;
    return type;
}

expr_type *expr_type_union(expr_build *b, expr_member *members, const expr_token *open,
                           const expr_token *close)
{
    expr_type *type = ZNEW(expr_type, b->arena);
    expr_member *last = members;

    RING_OPEN(type->members, last);
    type->at = open ? expr_span(open->at, close->at) : expr_span(type->members->at, last->at);
    return type;
}

void expr_type_finish(expr_type *type, expr_count count, const expr_token *optional)
{
    type->count = count;
    type->optional = optional != NULL;
    if (optional) type->optional_at = optional->at;
}

/* --- paths -------------------------------------------------------------------------------- */

static expr_step *new_step(expr_build *b, expr_step_kind kind, expr_nametest name, pos at)
{
    expr_step *step = ZNEW(expr_step, b->arena);

    step->kind = kind;
    step->name = name;
    step->at = at;
    return step;
}

expr_steps expr_steps_add(expr_steps to, expr_step *step, bool deep)
{
    step->deep = deep;
    to.last->next = step;
    return (expr_steps){to.first, step};
}

expr_step *expr_step_element(expr_build *b, expr_nametest name, expr_test *tests)
{
    expr_step *step = new_step(b, EXPR_STEP_ELEMENT, name, name.at);

    if (tests) RING_OPEN(step->tests, tests);
    return step;
}

expr_step *expr_step_attribute(expr_build *b, const expr_token *at, expr_nametest name)
{
    return new_step(b, EXPR_STEP_ATTRIBUTE, name, expr_span(at->at, name.at));
}

expr_step *expr_step_text(expr_build *b, const expr_token *call)
{
    return new_step(b, EXPR_STEP_TEXT, (expr_nametest){0}, call->at);
}

static expr_path *new_path(expr_build *b, expr_path_kind kind, pos at)
{
    expr_path *path = ZNEW(expr_path, b->arena);

    path->kind = kind;
    path->at = at;
    return path;
}

expr_path *expr_path_mark(expr_build *b, expr_path_kind kind, const expr_token *mark)
{
    return new_path(b, kind, mark->at);
}

expr_path *expr_path_steps(expr_build *b, const expr_token *lead, expr_steps steps)
{
    pos from = lead ? lead->at : steps.first->at;
    expr_path *path = new_path(b, EXPR_PATH_STEPS, expr_span(from, steps.last->at));

    path->steps = steps.first;
    path->absolute = lead && lead->kind == EXPR_TOKEN_SLASH;
    steps.first->deep = lead && lead->kind == EXPR_TOKEN_SLASHES;
    return path;
}

expr_field *expr_field_of(expr_build *b, const expr_type *type, const expr_path *path,
                          expr_literal fallback)
{
    expr_field *field = ZNEW(expr_field, b->arena);

    *field = (expr_field){type, path, fallback};
    return field;
}
