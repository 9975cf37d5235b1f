/*
 * Paths: from the written tree to steps. What the language has and this version has not is
 * recognised here and refused at its place.
 */
#include "base/zalloc.h"
#include "model/draft.h"

typedef struct path_build {
    resolve *r;
    const draft_field *field;
    VEC(model_step) steps;
    bool good;
} path_build;

static void refuse(path_build *b, pos at, const char *text)
{
    diag_error(b->r->d, at, "%s", text);
    b->good = false;
}

/* A step of this kind, whose name is filled in by what follows. */
static model_step *add_step(path_build *b, model_step_kind kind, pos at)
{
    model_step *step = VEC_ADD(&b->steps, b->r->arena);

    step->kind = kind;
    step->at = at;
    return step;
}

static void add_own_name(path_build *b, model_step_kind kind, pos at)
{
    (void)resolve_plain_name(b->r, resolve_spelling(b->r, b->field->name), at,
                             add_step(b, kind, at));
}

static void add_own_text(path_build *b, pos at)
{
    model_step *step = add_step(b, MODEL_STEP_OWN_TEXT, at);

    step->name = step->local = ".";
    step->tests = intern_add(&b->r->from->names, stax_str_of(""), b->r->arena);
}

static void take_step(path_build *b, const expr_step *step)
{
    bool attribute = step->kind == EXPR_STEP_ATTRIBUTE;
    model_step *to;

    if (step->deep && step->kind != EXPR_STEP_ELEMENT)
        refuse(b, step->at, "'//' looks for elements: name the one that is meant, as in '//x/@k'");
    if (step->kind == EXPR_STEP_TEXT) {
        add_own_text(b, step->at);
        return;
    }
    to = add_step(b, attribute ? MODEL_STEP_ATTRIBUTE : MODEL_STEP_ELEMENT, step->at);
    to->deep = step->deep;
    if (!resolve_name(b->r, &step->name, to)) b->good = false;
    if (!resolve_tests(b->r, step->tests, to)) b->good = false;
    if (step->deep && to->number > 0)
        refuse(b, step->tests->at,
               "behind '//' nobody counts: name the parent too, as in '//p/x[2]'");
}

/* One of several alternatives. */
static bool take_path(resolve *r, const draft_field *field, const expr_path *path, model_path *out)
{
    path_build b = {.r = r, .field = field, .good = true};

    if (path == NULL)
        add_own_name(&b, MODEL_STEP_ELEMENT, field->at);
    else if (path->kind == EXPR_PATH_SAME_NAME)
        add_own_name(&b, MODEL_STEP_ATTRIBUTE, path->at);
    else if (path->kind == EXPR_PATH_OWN_TEXT)
        add_own_text(&b, path->at);
    for (const expr_step *s = path ? path->steps : NULL; s; s = s->next) take_step(&b, s);
    out->steps = b.steps.items;
    out->count = b.steps.count;
    out->absolute = path && path->absolute;
    out->at = path ? path->at : field->at;
    return b.good;
}

bool resolve_path(resolve *r, const draft_field *field, model_field *out)
{
    const expr_path *others = field->path ? field->path->next : NULL;
    bool good = take_path(r, field, field->path, &out->path);
    VEC(model_path) paths = {0};

    for (const expr_path *path = others; path; path = path->next)
        good &= take_path(r, field, path, VEC_ADD(&paths, r->arena));
    out->other_paths = paths.items;
    out->other_count = paths.count;
    return good;
}
