/*
 * How often a field comes and what holds when it does not: `?`, `[]`, `= x`, and the settings, of
 * which the field's own counts before its type's and that before the options'.
 */
#include "model/draft.h"
#include "model/model_convert.h"

typedef struct presence {
    resolve *r;
    const draft_field *from;
    model_field *field;
} presence;

static void refuse(presence *p, pos at, const char *text)
{
    diag_error(p->r->d, at, "%s", text);
    p->field->type.kind = MODEL_BROKEN;
}

/* --- how often ---------------------------------------------------------------------------- */

static void take_count(presence *p, const expr_count *count)
{
    const expr_type *type = p->from->type;

    p->field->presence = MODEL_ARRAY;
    p->field->min = count->min;
    p->field->max = count->max == EXPR_UNBOUNDED ? MODEL_UNBOUNDED : count->max;
    if (type->optional)
        refuse(p, type->optional_at, "an array is already optional: leave the '?' out");
    else if (p->field->type.kind == MODEL_CHAR)
        refuse(p, count->at, "an array of char(n) is not yet in this version; take str[]");
    else if (count->max == 0)
        refuse(p, count->at, "an array of no items holds nothing; leave the field out");
    else if (p->from->fallback.given)
        refuse(p, p->from->fallback.at, "an array has no default: without items it is empty");
}

static void take_fallback(presence *p)
{
    const model_type *type = &p->field->type;
    const draft_text *text = &p->from->fallback;

    p->field->presence = MODEL_DEFAULT;
    p->field->fallback.at = text->at;
    if (p->from->type->optional) {
        refuse(p, p->from->type->optional_at,
               "a field with a default is never absent: leave out the '?' or the default");
        return;
    }
    if (type->kind == MODEL_RECORD) {
        refuse(p, text->at, "a struct has no default; '?' lets it be absent");
        return;
    }
    convert_result result = convert_value(type, text->text, &p->field->fallback);
    if (result == CONVERT_OK) return;
    diag_error(p->r->d, text->at,
               result == CONVERT_BAD ? "the default '%.*s' is not a value of %s"
                                     : "the default '%.*s' is outside of %s",
               (int)text->text.len, text->text.data, model_type_text(type, p->r->arena));
    p->field->type.kind = MODEL_BROKEN;
}

static void take_flag(presence *p, const expr_count *count)
{
    const expr_type *type = p->from->type;

    p->field->presence = MODEL_DEFAULT;
    p->field->fallback.at = p->field->at;
    p->field->fallback.text = stax_str_of("false");
    if (type->optional)
        refuse(p, type->optional_at, "a flag is false when it is absent: leave the '?' out");
    else if (count)
        refuse(p, count->at, "a flag is one bool: leave the count out");
    else if (p->from->fallback.given)
        refuse(p, p->from->fallback.at, "a flag is false when it is absent: leave the default out");
}

/* Of the type or of the long form; NULL: a single value. */
static const expr_count *count_of(presence *p)
{
    const expr_count *in_type = &p->from->type->count, *key = &p->from->count;

    if (in_type->present && key->present)
        refuse(p, key->at, "the type has a count in brackets already");
    if (in_type->present) return in_type;
    return key->present ? key : NULL;
}

static void take_presence(presence *p)
{
    const expr_count *count = count_of(p);

    if (p->field->type.kind == MODEL_FLAG)
        take_flag(p, count);
    else if (count)
        take_count(p, count);
    else if (p->from->fallback.given && p->field->type.kind != MODEL_BROKEN)
        take_fallback(p);
    else
        p->field->presence = p->from->type->optional ? MODEL_OPTIONAL : MODEL_REQUIRED;
}

/* --- settings ----------------------------------------------------------------------------- */

static const draft_setting *own(const presence *p, draft_choice which)
{
    return &p->from->settings[which];
}

static unsigned choose(const presence *p, draft_choice which)
{
    return own(p, which)->given ? own(p, which)->word : p->r->from->options[which].word;
}

static void take_text_settings(presence *p)
{
    const model_type *type = &p->field->type;
    const model_path *path = &p->field->path;
    bool attribute = path->count > 0 && path->steps[path->count - 1].kind == MODEL_STEP_ATTRIBUTE;

    p->field->space = (model_space)choose(p, DRAFT_SPACE);
    if (!own(p, DRAFT_SPACE)->given && type->space_given)
        p->field->space = type->space;
    else if (!own(p, DRAFT_SPACE)->given && attribute)
        p->field->space = MODEL_KEEP;
    p->field->empty_is_absent = choose(p, DRAFT_EMPTY) == 1;
}

static void refuse_text_settings(presence *p)
{
    if (own(p, DRAFT_SPACE)->given)
        refuse(p, own(p, DRAFT_SPACE)->at, "'space:' is for str and char; all else is trimmed");
    if (own(p, DRAFT_EMPTY)->given)
        refuse(p, own(p, DRAFT_EMPTY)->at,
               "'empty:' is for str and char; nothing else can be empty");
}

static void take_invalid(presence *p)
{
    const model_field *f = p->field;
    bool may = f->presence == MODEL_OPTIONAL || f->presence == MODEL_DEFAULT;

    may = may && f->type.kind != MODEL_RECORD && f->type.kind != MODEL_FLAG;
    p->field->invalid_is_absent = may && choose(p, DRAFT_INVALID) == 1;
    if (own(p, DRAFT_INVALID)->given && own(p, DRAFT_INVALID)->word == 1 && !may)
        refuse(p, own(p, DRAFT_INVALID)->at,
               "'invalid: absent' needs a value that may be absent: with '?' or a default");
}

static void take_repeated(presence *p)
{
    if (p->field->presence != MODEL_ARRAY)
        p->field->repeated = (model_repeated)choose(p, DRAFT_REPEATED);
    else if (own(p, DRAFT_REPEATED)->given)
        refuse(p, own(p, DRAFT_REPEATED)->at,
               "'repeated:' is for single values; an array takes all");
}

void resolve_presence(resolve *r, const draft_field *from, model_field *field)
{
    presence p = {r, from, field};
    bool broken = field->type.kind == MODEL_BROKEN;

    take_presence(&p);
    if (broken) return;
    if (model_is_text(field->type.kind))
        take_text_settings(&p);
    else if (field->type.kind != MODEL_BROKEN)
        refuse_text_settings(&p);
    if (field->type.kind == MODEL_BROKEN) return;
    take_invalid(&p);
    take_repeated(&p);
}
