/*
 * What the fields of one record ask of one element. Two fields meet when the elements of one path
 * begin with all elements of the other, which then *ends* on the way of the first:
 *
 *   price: decimal         ends at price
 *   unit:  str price/@unit goes by: an attribute of a text, good
 *   net:   u32 price/net   goes by: a text has no children, wrong
 *
 * The quadratic walk is over the fields of one record.
 */
#include "model/model_check.h"

/* How many of its steps are elements, and whether it ends with the last of them. */
static size_t elements_of(const model_field *f)
{
    size_t count = f->path.count;

    if (f->path.steps[count - 1].kind != MODEL_STEP_ELEMENT) count--;
    return count;
}

static bool ends_at_element(const model_field *f)
{
    return f->path.steps[f->path.count - 1].kind == MODEL_STEP_ELEMENT;
}

/* Do the first `count` steps go the same way? */
static bool go_together(const model_field *a, const model_field *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const model_step *s = &a->path.steps[i], *t = &b->path.steps[i];
        if (s->local != t->local || s->xml != t->xml) return false;
    }
    return true;
}

/* Reports at the later of the two, with a note at the other; always true. */
static bool conflict(check *c, const model_field *a, const model_field *b, const char *text)
{
    const model_field *later = a->number > b->number ? a : b, *other = later == a ? b : a;

    diag_error(c->d, later->path.at, "%s", text);
    diag_note(c->d, other->path.at, "the field '%s' is here", other->name);
    return true;
}

/* Two texts of one place are taken together: what is done when it comes again must be one thing. */
static bool check_repeated(check *c, const model_field *a, const model_field *b)
{
    if (a->presence == MODEL_ARRAY || b->presence == MODEL_ARRAY) return false;
    if (a->repeated == b->repeated) return false;
    return conflict(c, a, b, "two fields of one element must say the same about 'repeated'");
}

static bool check_same(check *c, const model_field *a, const model_field *b)
{
    bool record_a = a->type.kind == MODEL_RECORD, record_b = b->type.kind == MODEL_RECORD;
    bool flag = a->type.kind == MODEL_FLAG || b->type.kind == MODEL_FLAG;

    if (record_a && record_b)
        return conflict(c, a, b, "two structs from one element are not yet in this version");
    if ((record_a || record_b) && flag)
        return conflict(c, a, b,
                        "a flag and a struct from one element are not yet in this version");
    if (!record_a && !record_b) return check_repeated(c, a, b);
    return conflict(c, a, b, "one element cannot be a struct for one field and a text for another");
}

/* `by` goes through the element where `end` ends, or takes an attribute of it. */
static bool check_passing(check *c, const model_field *end, const model_field *by)
{
    bool into_child = elements_of(by) > elements_of(end);

    if (end->type.kind == MODEL_RECORD)
        return conflict(c, end, by,
                        "a path into an element that another field takes as a struct is not yet "
                        "in this version; put the field into that struct");
    if (end->type.kind == MODEL_FLAG || !into_child) return false;
    return conflict(c, end, by,
                    "this looks for child elements of an element that is text for another field");
}

/* True after an error. */
static bool check_pair(check *c, const model_field *a, const model_field *b)
{
    size_t in_a = elements_of(a), in_b = elements_of(b);
    if (!go_together(a, b, in_a < in_b ? in_a : in_b)) return false;

    bool end_a = ends_at_element(a), end_b = ends_at_element(b);
    if (end_a && end_b && in_a == in_b) return check_same(c, a, b);
    if (end_a && in_a <= in_b) return check_passing(c, a, b);
    return end_b && in_b <= in_a && check_passing(c, b, a);
}

/* The first conflict with a field above it is enough for a field. */
void check_paths(check *c, const model_record *record)
{
    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        bool wrong = f->type.kind == MODEL_BROKEN;
        for (size_t j = 0; j < i && !wrong; j++)
            wrong =
                record->fields[j].type.kind != MODEL_BROKEN && check_pair(c, &record->fields[j], f);
    }
}
