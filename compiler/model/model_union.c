/*
 * Unions: from `node | way | relation` to members with their elements and C names, and from a
 * field with a union to a part for each member.
 *
 * A union brings its own element names, so a field's path names only the elements around them. Its
 * parts have whole paths, and whoever asks what is at a place of documents asks the parts.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "model/draft.h"

typedef struct union_build {
    resolve *r;
    model_union *out;
    VEC(model_member) members;
    bool good;
} union_build;

static void refuse(union_build *b, pos at, const char *format, const char *name)
{
    diag_error(b->r->d, at, format, name, name);
    b->good = false;
}

/* --- members ------------------------------------------------------------------------------ */

/* The same element twice, or what C could not tell apart. */
static void check_new(union_build *b, const model_member *m)
{
    for (size_t i = 0; i < b->members.count; i++) {
        const model_member *other = &b->members.items[i];
        if (model_names_meet(&other->step, &m->step) && other->step.tests == m->step.tests)
            refuse(b, m->at,
                   m->element ? "the element <%s> stands for two members of this union"
                              : "'text' stands here twice",
                   m->element);
        else if (strcmp(other->enumerator, m->enumerator) == 0)
            refuse(b, m->at, "two members of this union are both %s in C", m->enumerator);
        else
            continue;
        diag_note(b->r->d, other->at, "the first is here");
        return;
    }
}

static void add_member(union_build *b, model_member m)
{
    resolve *r = b->r;
    stax_str name = stax_str_of(m.name);

    m.c_name = c_name_field(name, r->arena);
    m.enumerator =
        c_name_enumerator(stax_str_of(r->schema->name), stax_str_of(b->out->name), name, r->arena);
    check_new(b, &m);
    *VEC_ADD(&b->members, r->arena) = m;
}

/* Behind names that only stand for another: what is written there. */
static stax_str written_of(resolve *r, const draft_type *type)
{
    const draft_type *next = type;

    while (next && !next->is_record) {
        type = next;
        next = resolve_find_type(r->from, type->alias->name);
        if (next && next->resolved.kind == MODEL_ENUM && next->resolved.of_enum->name == next->name)
            break; /* it has a name of its own */
    }
    return expr_show_typedef(type->alias, r->arena);
}

static void add_named(union_build *b, const expr_member *from, draft_type *type)
{
    model_type resolved = resolve_named(b->r, type, from->at);
    model_member m = {.name = type->name, .at = from->at, .type = resolved};
    resolve *r = b->r;

    if (resolved.kind == MODEL_BROKEN) {
        b->good = false;
        return;
    }
    if (resolved.kind == MODEL_UNION) {
        refuse(b, from->at, "'%s' is a union itself: write its members here", type->name);
        return;
    }
    if (resolved.split || (resolved.kind == MODEL_ENUM && resolved.of_enum->other)) {
        refuse(b, from->at, "'%s' is more than one value, and a member of a union is one",
               type->name);
        return;
    }
    if (type->is_record)
        m.step = type->record->step;
    else if (!resolve_plain_name(r, resolve_spelling(r, type->name), from->at, &m.step))
        b->good = false;
    if (!resolve_tests(r, from->tests, &m.step)) b->good = false;
    m.element = m.step.name;
    if (resolved.kind != MODEL_RECORD) m.written = written_of(r, type);
    add_member(b, m);
}

static void take_member(union_build *b, const expr_member *from)
{
    const char *name = zcopy(from->name, b->r->arena).data;
    bool text = strcmp(name, "text") == 0;

    if (from->args) {
        refuse(b, from->args->at, "what limits '%s' stands where it is defined, under 'types:'",
               name);
        return;
    }
    if (from->tests && text) {
        refuse(b, from->tests->at, "'%s' has no attributes to test", name);
        return;
    }
    if (text) {
        model_type str = {.kind = MODEL_STR, .at = from->at, .hi.value.u = UINT64_MAX};
        model_step own = {.kind = MODEL_STEP_OWN_TEXT, .name = ".", .local = ".", .at = from->at};
        own.tests = intern_add(&b->r->from->names, stax_str_of(""), b->r->arena);
        add_member(b, (model_member){.name = "text", .step = own, .at = from->at, .type = str});
        return;
    }
    draft_type *type = resolve_find_type(b->r->from, from->name);
    if (type)
        add_named(b, from, type);
    else if (resolve_is_built_in(from->name))
        refuse(b, from->at,
               "'%s' names no element: give it one under 'types:', as in 'word: %s', and write "
               "that name here",
               name);
    else
        resolve_refuse_unknown(b->r, from->name, from->at);
    b->good = b->good && type;
}

/* --- the union ---------------------------------------------------------------------------- */

static const char *union_name(resolve *r, resolve_place place)
{
    if (place.named) return place.named->name;
    const char *name = zprintf(r->arena, "%s_%s", place.owner->name, place.field->name);
    return intern_add(&r->from->names, stax_str_of(name), r->arena);
}

model_union *resolve_union(resolve *r, const expr_type *written, resolve_place place)
{
    union_build b = {.r = r, .out = ZNEW(model_union, r->arena), .good = true};

    b.out->name = union_name(r, place);
    b.out->c_name = c_name_type(stax_str_of(r->schema->name), stax_str_of(b.out->name), r->arena);
    b.out->inlined = place.named == NULL;
    b.out->at = place.named ? place.named->at : written->at;
    for (const expr_member *m = written->members; m; m = m->next) take_member(&b, m);
    b.out->members = b.members.items;
    b.out->member_count = b.members.count;
    if (!b.good) return NULL;
    if (place.field) place.field->inlined_union = b.out;
    return b.out;
}

/* --- a field with a union ----------------------------------------------------------------- */

/* "node | way", in brackets behind wrappers. */
static const char *members_text(const model_union *of, bool alone, stax_arena *arena)
{
    const char *text = of->members[0].name;

    for (size_t i = 1; i < of->member_count; i++)
        text = zprintf(arena, "%s | %s", text, of->members[i].name);
    return alone ? text : zprintf(arena, "(%s)", text);
}

bool resolve_union_path(resolve *r, const draft_field *field, model_union *of, model_path *out)
{
    model_field written = {.path = {.at = field->at}};
    if (field->path && !resolve_path(r, field, &written)) return false;

    model_path around = written.path;
    if (written.other_count > 0 || around.absolute) {
        diag_error(r->d, around.at, "a union has one path, from its struct to what is around it");
        return false;
    }
    size_t count = around.count;
    if (count > 0 && around.steps[count - 1].kind != MODEL_STEP_ELEMENT) {
        diag_error(r->d, around.at,
                   "a union is told by the names of elements: its path names what is around them");
        return false;
    }
    model_step *steps = ZARRAY(model_step, count + 1, r->arena);
    for (size_t i = 0; i < count; i++) steps[i] = around.steps[i];
    const char *name = members_text(of, count == 0, r->arena);
    steps[count] = (model_step){
        .kind = MODEL_STEP_MEMBERS, .name = name, .local = name, .tests = "", .at = around.at};
    *out = (model_path){.steps = steps, .count = count + 1, .at = around.at};
    return true;
}

static model_path part_path(resolve *r, const model_path *path, const model_member *member)
{
    size_t last = path->count - 1;
    model_step *steps = ZARRAY(model_step, path->count, r->arena);

    for (size_t i = 0; i < last; i++) steps[i] = path->steps[i];
    steps[last] = member->step;
    return (model_path){.steps = steps, .count = path->count, .at = path->at};
}

/* Character data between elements is kept as written, unless the field says otherwise. */
static model_space part_space(resolve *r, const draft_field *from, const model_member *member)
{
    const draft_setting *own = &from->settings[DRAFT_SPACE];

    if (!model_is_text(member->type.kind)) return MODEL_TRIM;
    if (own->given) return (model_space)own->word;
    if (member->element == NULL) return MODEL_KEEP;
    if (member->type.space_given) return member->type.space;
    return (model_space)r->from->options[DRAFT_SPACE].word;
}

void resolve_parts(resolve *r, const draft_field *from, model_field *field)
{
    const model_union *of = field->type.of_union;

    field->space_given = from->settings[DRAFT_SPACE].given;
    if (field->space_given) field->space = (model_space)from->settings[DRAFT_SPACE].word;
    field->parts = ZARRAY(model_field, of->member_count, r->arena);
    for (size_t i = 0; i < of->member_count; i++) {
        const model_member *member = &of->members[i];
        model_field *part = &field->parts[i];
        *part = *field;
        part->parts = NULL;
        part->of = field;
        part->member = member;
        part->type = member->type;
        part->c_name = zprintf(r->arena, "as.%s", member->c_name);
        part->path = part_path(r, &field->path, member);
        part->presence = MODEL_REQUIRED;
        part->space = part_space(r, from, member);
    }
}
