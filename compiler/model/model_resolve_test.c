/*
 * The brackets behind a step: which of its name an element is, then what its attributes must be.
 *
 *   x[2][@k='v' and not(@z)]     number 2, one test; several brackets of tests are one `and`
 */
#include "base/zalloc.h"
#include "model/draft.h"

static const char *interned(resolve *r, stax_str name)
{
    return intern_add(&r->from->names, name, r->arena);
}

/* One test of attributes; NULL after an error. Recursion: no deeper than EXPR_NESTING. */
static model_test *take_test(resolve *r, const expr_test *from)
{
    static const model_test_kind kinds[] = {
        [EXPR_TEST_THERE] = MODEL_TEST_THERE,   [EXPR_TEST_EQUAL] = MODEL_TEST_EQUAL,
        [EXPR_TEST_DIFFER] = MODEL_TEST_DIFFER, [EXPR_TEST_NOT] = MODEL_TEST_NOT,
        [EXPR_TEST_AND] = MODEL_TEST_AND,       [EXPR_TEST_OR] = MODEL_TEST_OR};
    model_test *test, **next;

    if (from->kind == EXPR_TEST_NUMBER) {
        diag_error(r->d, from->at,
                   "a number stands first and in brackets of its own, as in 'x[2][@k]'");
        return NULL;
    }
    test = ZNEW(model_test, r->arena);
    next = &test->parts;
    test->kind = kinds[from->kind];
    for (const expr_test *part = from->parts; part; part = part->next) {
        if ((*next = take_test(r, part)) == NULL) return NULL;
        next = &(*next)->next;
    }
    if (test->parts) return test;
    test->attribute.kind = MODEL_STEP_ATTRIBUTE;
    test->attribute.at = from->attribute.at;
    test->value = from->value.text;
    return resolve_name(r, &from->attribute, &test->attribute) ? test : NULL;
}

/* All brackets from here on as one test; false after an error. */
static bool take_tests(resolve *r, const expr_test *from, const model_test **out)
{
    model_test *all, **next;

    if (from == NULL) return true;
    all = ZNEW(model_test, r->arena);
    all->kind = MODEL_TEST_AND;
    next = &all->parts;
    for (; from; from = from->next) {
        if ((*next = take_test(r, from)) == NULL) return false;
        next = &(*next)->next;
    }
    *out = all->parts->next ? all : all->parts;
    return true;
}

bool resolve_tests(resolve *r, const expr_test *tests, model_step *step)
{
    step->tests = interned(r, tests ? expr_show_tests(tests, r->arena) : stax_str_of(""));
    if (tests && tests->kind == EXPR_TEST_NUMBER) {
        step->number = tests->number;
        tests = tests->next;
    }
    return take_tests(r, tests, &step->test);
}
