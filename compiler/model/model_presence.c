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
    if (model_is_struct(type->kind) || type->kind == MODEL_ANY) {
        refuse(p, text->at,
               type->kind == MODEL_RECORD  ? "a struct has no default; '?' lets it be absent"
               : type->kind == MODEL_UNION ? "a union has no default; '?' lets it be absent"
                                           : "a tree has no default; '?' lets it be absent");
        return;
    }
    if (type->kind == MODEL_HOOK) {
        refuse(p, text->at, "what a hook makes has no default; '?' lets it be absent");
        return;
    }
    convert_result result = convert_value(type, text->text, &p->field->fallback, p->r->arena);
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

/* An array out of one text needs a count, and what one text fills is in its struct whole. */
static void check_split(presence *p)
{
    const model_type *type = &p->field->type;
    if (!type->split || type->kind == MODEL_BROKEN) return;

    if (p->field->presence != MODEL_ARRAY)
        refuse(p, p->from->type->at, "'split' gives an array: put a count behind, as []");
    else if (type->kind == MODEL_ENUM && type->of_enum->other)
        refuse(p, p->from->type->at,
               "the words of an open enum (*) cannot be split: take str(split)[]");
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
    check_split(p);
}

/* --- settings ----------------------------------------------------------------------------- */

static const draft_setting *own(const presence *p, draft_choice which)
{
    return &p->from->settings[which];
}

static unsigned choose(const presence *p, draft_choice which)
{
    return own(p, which)->given ? own(p, which)->word : p->from->options[which].word;
}

static void take_text_settings(presence *p)
{
    const model_type *type = &p->field->type;
    const model_path *path = &p->field->path;
    bool attribute = path->count > 0 && path->steps[path->count - 1].kind == MODEL_STEP_ATTRIBUTE;

    p->field->space = p->field->element_space = (model_space)choose(p, DRAFT_SPACE);
    p->field->space_given = own(p, DRAFT_SPACE)->given || type->space_given;
    if (!own(p, DRAFT_SPACE)->given && type->space_given)
        p->field->space = type->space;
    else if (!own(p, DRAFT_SPACE)->given && attribute)
        p->field->space = MODEL_KEEP;
}

/* Items have no blanks around them. */
static void take_item_settings(presence *p)
{
    const draft_setting *key = own(p, DRAFT_SPACE);
    const model_type *type = &p->field->type;

    p->field->space = type->space_given ? type->space : MODEL_TRIM;
    if (key->given) p->field->space = (model_space)key->word;
    if (p->field->space == MODEL_KEEP)
        refuse(p, key->given ? key->at : type->at,
               "the items of a split text have no blanks around them that could be kept");
}

static void refuse_space(presence *p)
{
    if (own(p, DRAFT_SPACE)->given && p->field->type.kind != MODEL_UNION)
        refuse(p, own(p, DRAFT_SPACE)->at, "'space:' is for str and char; all else is trimmed");
}

/* Of an array out of one text, nothing is no item. */
static void take_empty(presence *p)
{
    if (model_can_be_empty(p->field->type.kind) && !p->field->type.split)
        p->field->empty_is_absent = choose(p, DRAFT_EMPTY) == 1;
    else if (own(p, DRAFT_EMPTY)->given)
        refuse(p, own(p, DRAFT_EMPTY)->at,
               "'empty:' is for str, char and bytes; nothing else can be empty");
}

static void take_invalid(presence *p)
{
    const model_field *f = p->field;
    bool may = f->presence != MODEL_REQUIRED;

    may = may && !model_is_struct(f->type.kind) && f->type.kind != MODEL_FLAG;
    p->field->invalid_is_absent = may && choose(p, DRAFT_INVALID) == 1;
    if (own(p, DRAFT_INVALID)->given && own(p, DRAFT_INVALID)->word == 1 && !may)
        refuse(p, own(p, DRAFT_INVALID)->at,
               "'invalid: absent' needs a value that may be absent: with '?', '[]' or a default");
}

static void take_repeated(presence *p)
{
    if (!model_takes_many(p->field))
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
    if (model_is_text(field->type.kind) && field->type.split)
        take_item_settings(&p);
    else if (model_is_text(field->type.kind))
        take_text_settings(&p);
    else if (field->type.kind != MODEL_BROKEN)
        refuse_space(&p);
    if (field->type.kind != MODEL_BROKEN) take_empty(&p);
    if (field->type.kind == MODEL_BROKEN) return;
    take_invalid(&p);
    take_repeated(&p);
}
