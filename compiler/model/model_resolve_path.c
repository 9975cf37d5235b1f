/*
 * Paths: from the written tree to steps. Everything that the language has and this version has not
 * is recognised here and refused at its place.
 */
#include "base/zalloc.h"
#include "model/draft.h"

typedef struct path_build {
    resolve *r;
    const draft_field *field;
    VEC(model_step) steps;
    bool good;
} path_build;

static void refuse_later(path_build *b, pos at, const char *what)
{
    diag_error(b->r->d, at, "%s is not yet in this version", what);
    b->good = false;
}

static const char *interned(path_build *b, stax_str name)
{
    return intern_add(&b->r->from->names, name, b->r->arena);
}

static void add_step(path_build *b, model_step_kind kind, stax_str local, bool xml, pos at)
{
    model_step *step = VEC_ADD(&b->steps, b->r->arena);
    const char *prefix = xml ? "xml:" : "";

    step->kind = kind;
    step->local = interned(b, local);
    step->name = interned(b, stax_str_of(zprintf(b->r->arena, "%s%s", prefix, step->local)));
    step->xml = xml;
    step->at = at;
}

static bool is_plain_name(path_build *b, const expr_nametest *name, bool attribute)
{
    if (name->any_local || name->any_prefix) {
        refuse_later(b, name->at, attribute ? "'*' for attributes" : "'*' in a path");
        return false;
    }
    if (name->prefix.len == 0 || stax_eq(name->prefix, stax_str_of("xml"))) return true;
    diag_error(b->r->d, name->at,
               "prefix '%.*s' is not in 'ns:', which is not yet in this version; without it "
               "elements match under any prefix: write '%.*s'",
               (int)name->prefix.len, name->prefix.data, (int)name->local.len, name->local.data);
    b->good = false;
    return false;
}

static void take_step(path_build *b, const expr_step *step)
{
    bool attribute = step->kind == EXPR_STEP_ATTRIBUTE;

    if (step->deep) refuse_later(b, step->at, "'//' in a path");
    if (step->tests) refuse_later(b, step->tests->at, "a test in a path ([...])");
    if (step->kind == EXPR_STEP_TEXT) {
        refuse_later(b, step->at, "'text()'");
        return;
    }
    if (!is_plain_name(b, &step->name, attribute)) return;
    add_step(b, attribute ? MODEL_STEP_ATTRIBUTE : MODEL_STEP_ELEMENT, step->name.local,
             step->name.prefix.len > 0, step->at);
}

static void take_path(path_build *b, const expr_path *path)
{
    stax_str own = stax_str_of(b->field->name);

    if (path->next) refuse_later(b, path->next->at, "'|' in a path");
    if (path->absolute) refuse_later(b, path->at, "a path from the root (/...)");
    if (path->kind == EXPR_PATH_SAME_NAME)
        add_step(b, MODEL_STEP_ATTRIBUTE, own, false, path->at);
    else if (path->kind == EXPR_PATH_OWN_TEXT)
        add_step(b, MODEL_STEP_OWN_TEXT, stax_str_of("."), false, path->at);
    for (const expr_step *step = path->steps; step; step = step->next) take_step(b, step);
}

bool resolve_path(resolve *r, const draft_field *field, model_path *out)
{
    path_build b = {.r = r, .field = field, .good = true};

    if (field->path)
        take_path(&b, field->path);
    else
        add_step(&b, MODEL_STEP_ELEMENT, stax_str_of(field->name), false, field->at);
    out->steps = b.steps.items;
    out->count = b.steps.count;
    out->at = field->path ? field->path->at : field->at;
    return b.good;
}
