/*
 * What the fields of one record ask of one element. Two paths meet when the elements of one begin
 * with all elements of the other, which then *ends* on the way of the first:
 *
 *   price: decimal         ends at price
 *   unit:  str price/@unit goes by: an attribute of a text, good
 *   net:   u32 price/net   goes by: a text has no children, wrong
 *
 * Steps with different tests are different steps. The quadratic walk is over the paths of one
 * record.
 */
#include "model/model_check.h"

#include "base/zalloc.h"

/* One of the paths of a field. */
typedef struct route {
    const model_field *field;
    const model_path *path;
} route;

static const model_path *path_at(const model_field *f, size_t i)
{
    return i == 0 ? &f->path : &f->other_paths[i - 1];
}

static bool ends_at_element(const model_path *path)
{
    return path->steps[path->count - 1].kind == MODEL_STEP_ELEMENT;
}

/* How many of its steps are elements. */
static size_t elements_of(const model_path *path)
{
    return ends_at_element(path) ? path->count : path->count - 1;
}

/* Do the first `count` steps go the same way? */
static bool go_together(const model_path *a, const model_path *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (!model_same_step(&a->steps[i], &b->steps[i])) return false;
    }
    return true;
}

/* Reports at the later of the two, with a note at the other; always true. */
static bool conflict(check *c, route a, route b, const char *text)
{
    pos at_a = a.path->at, at_b = b.path->at;
    bool a_later = at_a.line > at_b.line || (at_a.line == at_b.line && at_a.column > at_b.column);
    route later = a_later ? a : b, other = a_later ? b : a;

    diag_error(c->d, later.path->at, "%s", text);
    diag_note(c->d, other.path->at, "the field '%s' is here", other.field->name);
    return true;
}

/* Character data of one element, as items of a union and otherwise. */
static bool check_texts(check *c, route a, route b)
{
    model_step_kind end_a = a.path->steps[a.path->count - 1].kind;
    model_step_kind end_b = b.path->steps[b.path->count - 1].kind;

    if (end_a != MODEL_STEP_OWN_TEXT || end_b != MODEL_STEP_OWN_TEXT) return false;
    if (elements_of(a.path) != elements_of(b.path)) return false;
    if (!a.field->of && !b.field->of) return false;
    return conflict(c, a, b, "the text of this element is 'text' in a union already");
}

/* Whether one element may be both: two fields that take all that is below it do so in one way. */
static bool are_equally_deep(const model_type *a, const model_type *b)
{
    if (!model_is_deep(a) && !model_is_deep(b)) return true;
    return a->kind == MODEL_FLAG || b->kind == MODEL_FLAG ||
           (a->below == b->below && (a->kind == MODEL_ANY) == (b->kind == MODEL_ANY));
}

static bool check_same(check *c, route a, route b)
{
    bool record_a = a.field->type.kind == MODEL_RECORD;
    bool record_b = b.field->type.kind == MODEL_RECORD;
    bool flag = a.field->type.kind == MODEL_FLAG || b.field->type.kind == MODEL_FLAG;

    if (!are_equally_deep(&a.field->type, &b.field->type))
        return conflict(c, a, b,
                        "one element is a text for one field, and for another all that is below "
                        "it, or in another form: take it once");
    if (record_a == record_b || flag) return false;
    return conflict(c, a, b, "one element cannot be a struct for one field and a text for another");
}

/* `by` goes through the element where `end` ends, or takes an attribute of it. */
static bool check_passing(check *c, route end, route by)
{
    bool into_child = elements_of(by.path) > elements_of(end.path);
    bool text = end.field->type.kind != MODEL_RECORD && end.field->type.kind != MODEL_FLAG;

    if (model_is_deep(&end.field->type))
        return conflict(c, end, by,
                        "all that is in this element is another field's: take a struct for both");
    if (!text || !into_child) return false;
    return conflict(c, end, by,
                    zprintf(c->arena,
                            "this looks for child elements of an element that is text for another "
                            "field; the text between them alone is '%s/text()'",
                            model_path_text(end.path, c->arena)));
}

/* A union's elements, or all that is below one, by another name as well: where the ways part. */
static bool check_meeting(check *c, route a, route b, size_t both)
{
    bool single = !a.field->of && !b.field->of && !model_is_deep(&a.field->type) &&
                  !model_is_deep(&b.field->type);
    size_t i = 0;

    while (i < both && model_same_step(&a.path->steps[i], &b.path->steps[i])) i++;
    if (single || i == both || !model_names_meet(&a.path->steps[i], &b.path->steps[i]))
        return false;
    return conflict(c, a, b,
                    "this may be an element that another field asks for by another name; that is "
                    "not yet in this version");
}

/* True after an error. */
static bool check_pair(check *c, route a, route b)
{
    size_t in_a = elements_of(a.path), in_b = elements_of(b.path), both = in_a < in_b ? in_a : in_b;
    bool end_a = ends_at_element(a.path), end_b = ends_at_element(b.path);

    if (!go_together(a.path, b.path, both)) return check_meeting(c, a, b, both);
    if (end_a && end_b && in_a == in_b) return check_same(c, a, b);
    if (end_a && in_a <= in_b) return check_passing(c, a, b);
    if (!end_a && !end_b) return check_texts(c, a, b);
    return end_b && in_b <= in_a && check_passing(c, b, a);
}

/* Whether a path does not fit those of a field, or of the parts of its union. */
static bool conflicts_with(check *c, const model_field *whole, route with)
{
    if (whole->type.kind == MODEL_BROKEN) return false;
    for (size_t k = 0; k < model_part_count(whole); k++) {
        const model_field *f = model_part(whole, k);
        for (size_t i = 0; i <= f->other_count; i++)
            if (check_pair(c, (route){f, path_at(f, i)}, with)) return true;
    }
    return false;
}

static bool conflicts(check *c, const model_record *record, route with)
{
    for (size_t j = 0; j < with.field->number; j++)
        if (conflicts_with(c, &record->fields[j], with)) return true;
    return false;
}

/* The first conflict with a field above it is enough for a field. */
static void check_field_paths(check *c, const model_record *record, const model_field *whole)
{
    for (size_t k = 0; k < model_part_count(whole); k++) {
        const model_field *f = model_part(whole, k);
        for (size_t j = 0; j <= f->other_count; j++)
            if (conflicts(c, record, (route){f, path_at(f, j)})) return;
    }
}

static bool are_same(const model_path *a, const model_path *b)
{
    const model_step *s = &a->steps[a->count - 1], *t = &b->steps[b->count - 1];

    return a->count == b->count && s->kind == t->kind && go_together(a, b, a->count);
}

/* The alternatives of one field against each other. */
static void check_alternatives(check *c, const model_field *f)
{
    for (size_t i = 1; i <= f->other_count; i++) {
        for (size_t j = 0; j < i; j++) {
            if (are_same(path_at(f, j), path_at(f, i)))
                diag_error(c->d, path_at(f, i)->at, "this path stands here twice");
            else if (!check_pair(c, (route){f, path_at(f, j)}, (route){f, path_at(f, i)}))
                continue;
            return;
        }
    }
}

void check_paths(check *c, const model_record *record)
{
    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        if (f->type.kind == MODEL_BROKEN) continue;
        check_alternatives(c, f);
        check_field_paths(c, record, f);
    }
}
