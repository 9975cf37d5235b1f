/*
 * Roots: what a document may be. A path to one is a struct that nobody sees: its element is the
 * outermost, and its only field is the root, behind the other elements as behind any wrappers. So
 * its address is that of the root's struct.
 */
#include "base/c_name.h"
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"

static void refuse_root(resolve *r, const draft_text *name)
{
    suggest near = suggest_for(name->text);

    for (size_t i = 0; i < r->schema->record_count; i++)
        suggest_offer(&near, r->schema->records[i]->name);
    if (near.best)
        diag_error(r->d, name->at, "no type is called '%s'; did you mean '%s'?", name->text.data,
                   near.best);
    else
        diag_error(
            r->d, name->at,
            "no type is called '%s'; if only the element is called so: {element: %s, type: ...}",
            name->text.data, name->text.data);
}

/* ---- paths -------------------------------------------------------------------------------- */

static bool resolve_steps(resolve *r, const expr_path *path, model_step *steps)
{
    bool good = true;

    for (const expr_step *step = path->steps; step; step = step->next, steps++) {
        steps->kind = MODEL_STEP_ELEMENT;
        steps->at = step->at;
        good = resolve_name(r, &step->name, steps) && good;
    }
    return good;
}

/* The struct around a root. */
static model_record *around(resolve *r, model_record *type, model_step *steps, size_t count)
{
    model_record *record = ZNEW(model_record, r->arena);
    model_field *field = ZNEW(model_field, r->arena);

    *field = (model_field){.name = type->name,
                           .c_name = c_name_field(stax_str_of(type->name), r->arena),
                           .at = steps->at,
                           .within = record,
                           .type = {.kind = MODEL_RECORD, .at = steps->at, .record = type},
                           .path = {.steps = steps + 1, .count = count - 1, .at = steps->at}};
    record->name = zprintf(r->arena, "%s_document", type->name);
    record->c_name =
        c_name_type(stax_str_of(r->schema->name),
                    stax_str_of(zprintf(r->arena, "%s_document", type->name)), r->arena);
    record->hidden = true;
    record->element = steps->name;
    record->step = *steps;
    record->at = steps->at;
    record->fields = field;
    record->field_count = 1;
    record->number = r->schema->record_count;
    r->schema->records[r->schema->record_count++] = record;
    return record;
}

static void resolve_root_path(resolve *r, const expr_path *path, model_root *root)
{
    model_step *steps;
    size_t count = 0;

    for (const expr_step *step = path->steps; step; step = step->next) count++;
    steps = ZARRAY(model_step, count, r->arena);
    root->good = resolve_steps(r, path, steps);
    root->step = steps[0];
    if (count > 1) root->record = around(r, root->type, steps, count);
}

/* ---- roots -------------------------------------------------------------------------------- */

/* The element of a root that has no path. */
static void resolve_element(resolve *r, const draft_root *from, const draft_type *type,
                            model_root *root)
{
    root->step = root->type->step;
    if (from->element.given)
        root->good = resolve_name_text(r, &from->element, &root->step);
    else if (!type->is_record)
        root->good =
            resolve_plain_name(r, resolve_spelling(r, type->name), from->type.at, &root->step);
}

/* A root whose type stands already. */
static void resolve_record(resolve *r, const draft_root *from, const draft_type *type,
                           model_root *root)
{
    root->good = true;
    root->record = root->type;
    if (from->path)
        resolve_root_path(r, from->path, root);
    else
        resolve_element(r, from, type, root);
}

/* A union alone: the document is one of its members. */
static void resolve_union_root(resolve *r, const draft_root *from, const model_union *of)
{
    model_schema *schema = r->schema;
    bool alone = r->from->roots.count == 1 && !from->path && !from->element.given;

    if (!alone)
        diag_error(r->d, from->type.at, "'%s' is a union: as a root it stands alone", of->name);
    for (size_t i = 0; i < of->member_count && alone; i++) {
        const model_member *m = &of->members[i];
        if (m->type.kind != MODEL_RECORD) {
            diag_error(r->d, from->type.at, "a root is a struct, and '%s' in '%s' is only text",
                       m->name, of->name);
            return;
        }
        schema->roots[schema->root_count++] = (model_root){.step = m->step,
                                                           .record = m->type.record,
                                                           .type = m->type.record,
                                                           .member = m,
                                                           .good = true,
                                                           .at = from->at};
    }
    schema->document = of;
}

static void resolve_root(resolve *r, const draft_root *from)
{
    const draft_text *name = &from->type;
    model_root *root = &r->schema->roots[r->schema->root_count];
    if (!name->given) return;

    draft_type *type = resolve_find_type(r->from, name->text);
    if (type == NULL) {
        refuse_root(r, name);
        return;
    }
    model_type resolved = resolve_named(r, type, name->at);
    if (resolved.kind == MODEL_UNION) {
        resolve_union_root(r, from, resolved.of_union);
    } else if (resolved.kind == MODEL_RECORD) {
        *root = (model_root){.type = resolved.record, .at = from->at};
        resolve_record(r, from, type, root);
        r->schema->root_count += root->good;
    } else if (resolved.kind != MODEL_BROKEN) {
        diag_error(r->d, name->at, "'%s' is not a struct, and the root must be one", type->name);
    }
}

/* ---- several types ------------------------------------------------------------------------ */

static model_member member_of(resolve *r, const model_root *root)
{
    stax_str name = stax_str_of(root->type->name);

    return (model_member){.name = root->type->name,
                          .c_name = c_name_field(name, r->arena),
                          .enumerator = c_name_enumerator(stax_str_of(r->schema->name),
                                                          stax_str_of("document"), name, r->arena),
                          .element = root->step.name,
                          .step = root->step,
                          .type = {.kind = MODEL_RECORD, .at = root->at, .record = root->type},
                          .at = root->at};
}

/* The member of a root's type: a new one for the first root of it. */
static const model_member *find_member(resolve *r, const model_root *root, model_union *of,
                                       model_member *members)
{
    for (size_t i = 0; i < of->member_count; i++)
        if (members[i].type.record == root->type) return &members[i];
    members[of->member_count] = member_of(r, root);
    return &members[of->member_count++];
}

static bool are_of_one_type(const model_schema *schema)
{
    for (size_t i = 1; i < schema->root_count; i++)
        if (schema->roots[i].type != schema->roots[0].type) return false;
    return true;
}

/* The union of all roots, behind the others of the schema. */
static void make_document(resolve *r)
{
    model_schema *schema = r->schema;
    model_union *document = ZNEW(model_union, r->arena);
    model_member *members = ZARRAY(model_member, schema->root_count, r->arena);
    model_union **unions = ZARRAY(model_union *, schema->union_count + 1, r->arena);

    document->name = "document";
    document->c_name =
        c_name_type(stax_str_of(schema->name), stax_str_of(document->name), r->arena);
    document->inlined = true;
    document->at = schema->roots[0].at;
    document->members = members;
    for (size_t i = 0; i < schema->root_count; i++)
        schema->roots[i].member = find_member(r, &schema->roots[i], document, members);
    for (size_t i = 0; i < schema->union_count; i++) unions[i] = schema->unions[i];
    document->number = schema->union_count++;
    unions[document->number] = document;
    schema->unions = unions;
    schema->document = document;
}

void resolve_roots(resolve *r)
{
    model_schema *schema = r->schema;
    size_t most = r->from->roots.count;

    for (size_t i = 0; i < schema->union_count; i++) most += schema->unions[i]->member_count;
    schema->roots = ZARRAY(model_root, most, r->arena);
    for (size_t i = 0; i < r->from->roots.count; i++) resolve_root(r, &r->from->roots.items[i]);
    if (!schema->document && !are_of_one_type(schema)) make_document(r);
}
