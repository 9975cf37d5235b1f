/*
 * Records by XPath: each field alone, whatever the others take.
 *
 * What is wrong is noted and the field left out, so that all that is wrong is known in the end: the
 * parser under test stops at the first, which must be one of these.
 */
#define _POSIX_C_SOURCE 200809L

#include "oracle_parts.h"

#include <stdlib.h>
#include <string.h>

/* Something printed aside. */
typedef struct aside {
    char *text;
    size_t len;
    FILE *to;
} aside;

static void aside_begin(aside *a)
{
    a->text = NULL;
    a->to = open_memstream(&a->text, &a->len);
}

/* The text, or NULL when it does not count. */
static char *aside_end(aside *a, bool counts)
{
    fclose(a->to);
    if (counts) return a->text;
    free(a->text);
    return NULL;
}

/* ---- one value ---------------------------------------------------------------------------- */

static bool takes_below(const model_field *f)
{
    return f->type.kind == MODEL_STR && f->type.below != MODEL_STR_ALONE;
}

static const model_step *last_step(const model_path *path)
{
    return &path->steps[path->count - 1];
}

/* Where nothing is said, attributes keep their blanks, and elements have what the options say. */
static model_space space_of(const model_field *f, const model_path *path)
{
    bool first_is_attribute = last_step(&f->path)->kind == MODEL_STEP_ATTRIBUTE;
    bool attribute = last_step(path)->kind == MODEL_STEP_ATTRIBUTE;

    if (f->space_given || attribute == first_is_attribute) return f->space;
    return attribute ? MODEL_KEEP : f->element_space;
}

/* An empty text, where that is no value, is absent for fields that may be absent. */
static bool is_absence(const model_field *f, stax_status status)
{
    bool may = f->presence == MODEL_OPTIONAL || f->presence == MODEL_DEFAULT;

    if (status == STAX_E_EMPTY && f->empty_is_absent) return f->presence != MODEL_REQUIRED;
    if (status == STAX_E_EMPTY && may && !f->type.split) return true;
    return status != STAX_OK && f->invalid_is_absent && !(f->type.split && f->min > 0);
}

/* Asked before the text is converted: `empty` comes before bounds. */
static bool counts_as_empty(const model_field *f, const model_path *path, stax_str text)
{
    bool keeps = model_is_text(f->type.kind) && space_of(f, path) == MODEL_KEEP;

    if (!f->empty_is_absent) return false;
    return (keeps ? text : oracle_trim(text)).len == 0;
}

/* Text as a value in JSON; NULL: absent, or wrong. */
static char *convert(oracle *o, const model_field *f, const model_path *path, xmlNodePtr node)
{
    char *text = oracle_text(node, takes_below(f));
    stax_str whole = stax_str_of(text ? text : "");
    stax_status status;
    aside a;
    char *json;

    aside_begin(&a);
    if (counts_as_empty(f, path, whole))
        status = STAX_E_EMPTY;
    else if (f->type.split)
        status = oracle_split(f, whole, a.to);
    else
        status = oracle_convert(&f->type, whole, space_of(f, path), a.to);
    if (status != STAX_OK && !is_absence(f, status)) oracle_refuse(o, status, f, node);
    json = aside_end(&a, status == STAX_OK);
    xmlFree(text);
    return json;
}

static char *tree_of(xmlNodePtr node)
{
    aside a;

    aside_begin(&a);
    oracle_put_tree(node, a.to);
    return aside_end(&a, true);
}

static char *record_of(oracle *o, const model_field *f, xmlNodePtr node)
{
    aside a;
    bool stays;

    aside_begin(&a);
    stays = oracle_put_record(o, f->type.record, node, a.to);
    return aside_end(&a, stays);
}

static bool is_own_text(const model_path *path)
{
    return last_step(path)->kind == MODEL_STEP_OWN_TEXT;
}

/* A record's own text is not asked: the record itself is absent then. */
static bool is_nil_element(const model_path *path, xmlNodePtr node)
{
    bool own = is_own_text(path) && path->count == 1;

    return node->type == XML_ELEMENT_NODE && !own && oracle_is_nil(node);
}

/* What one node is as an item of a field; NULL: absent, or wrong. */
static char *item_of(oracle *o, const model_field *f, const model_path *path, xmlNodePtr node)
{
    bool element = node->type == XML_ELEMENT_NODE && !is_own_text(path);

    if (is_nil_element(path, node)) {
        if (!oracle_is_empty(node)) oracle_refuse(o, STAX_E_NIL, f, node);
        return NULL;
    }
    if (f->type.kind == MODEL_FLAG) return strdup("true");
    if (f->type.kind == MODEL_RECORD) return record_of(o, f, node);
    if (f->type.kind == MODEL_ANY || takes_below(f)) oracle_seal(o, node);
    if (f->type.kind == MODEL_ANY) return tree_of(node);
    if (element && !takes_below(f) && oracle_has_children(node)) {
        oracle_refuse(o, STAX_E_NOT_TEXT, f, node);
        return NULL;
    }
    return convert(o, f, path, node);
}

static bool is_inside(xmlNodePtr node, const oracle_nodes *outer)
{
    for (node = node->parent; node; node = node->parent)
        for (size_t i = 0; i < outer->count; i++)
            if (outer->items[i] == node) return true;
    return false;
}

/* A struct is not looked for within one of the same field, by whichever path. */
static void drop_nested(oracle *o, const model_field *f, const model_path *path, xmlNodePtr at,
                        oracle_nodes *nodes)
{
    for (size_t i = 0; i <= f->other_count && model_is_struct(f->type.kind); i++) {
        const model_path *other = i == 0 ? &f->path : &f->other_paths[i - 1];
        oracle_nodes outer = {0};
        size_t kept = 0;

        if (other != path) outer = oracle_follow(o, other, other->count, at);
        for (size_t k = 0; k < nodes->count; k++)
            if (!is_inside(nodes->items[k], &outer)) nodes->items[kept++] = nodes->items[k];
        nodes->count = kept;
        free(outer.items);
    }
}

/* ---- single values ------------------------------------------------------------------------ */

/*
 * What says xsi:nil is not there, and must be empty. Behind another one it is one too many all the
 * same: that is told by its name, before its attributes are read.
 */
static void drop_nils(oracle *o, const model_field *f, const model_path *path, oracle_nodes *nodes)
{
    size_t kept = 0;

    for (size_t i = 0; i < nodes->count; i++) {
        bool nil = is_nil_element(path, nodes->items[i]);

        if (nil && kept > 0 && f->repeated == MODEL_REPEATED_ERROR)
            oracle_refuse(o, STAX_E_REPEATED, f, nodes->items[i]);
        if (nil)
            free(item_of(o, f, path, nodes->items[i]));
        else
            nodes->items[kept++] = nodes->items[i];
    }
    nodes->count = kept;
}

/* Behind the first, which counts, a text must still be one. */
static void check_rest(oracle *o, const model_field *f, const model_path *path,
                       const oracle_nodes *nodes)
{
    bool text = !model_is_struct(f->type.kind) && f->type.kind != MODEL_FLAG &&
                f->type.kind != MODEL_ANY && !takes_below(f) && !is_own_text(path);

    for (size_t i = 1; i < nodes->count && text; i++)
        if (oracle_has_children(nodes->items[i]))
            oracle_refuse(o, STAX_E_NOT_TEXT, f, nodes->items[i]);
}

/* What one alternative gives; NULL: nothing. Of several the last that is there. */
static char *single_of(oracle *o, const model_field *f, const model_path *path, xmlNodePtr at)
{
    oracle_nodes nodes = oracle_follow(o, path, path->count, at);
    char *json = NULL;

    drop_nested(o, f, path, at, &nodes);
    drop_nils(o, f, path, &nodes);
    if (nodes.count > 1 && f->repeated == MODEL_REPEATED_ERROR)
        oracle_refuse(o, STAX_E_REPEATED, f, nodes.items[1]);
    if (nodes.count > 1 && f->repeated == MODEL_REPEATED_FIRST) {
        check_rest(o, f, path, &nodes);
        nodes.count = 1;
    }
    for (size_t i = 0; i < nodes.count; i++) {
        char *next = item_of(o, f, path, nodes.items[i]);
        if (next == NULL) continue;
        free(json);
        json = next;
    }
    free(nodes.items);
    return json;
}

static char *leftmost_of(oracle *o, const model_field *f, xmlNodePtr at)
{
    char *json = single_of(o, f, &f->path, at);

    for (size_t i = 0; i < f->other_count; i++) {
        char *other = single_of(o, f, &f->other_paths[i], at);
        if (json == NULL)
            json = other;
        else
            free(other);
    }
    return json;
}

/* ---- lists -------------------------------------------------------------------------------- */

/* A node that a field takes, and by which of its paths; of a union by which part. */
typedef struct claim {
    const model_field *field;
    const model_path *path;
    xmlNodePtr node;
    const char *member;
} claim;

typedef struct claims {
    claim *items;
    size_t count;
} claims;

/* Own text comes where its element ends, behind all that is in it. */
static bool is_behind(const claim *a, const claim *b)
{
    xmlNodePtr up = b->node;

    if (is_own_text(a->path) && a->node->type == XML_ELEMENT_NODE)
        for (; up; up = up->parent)
            if (up->parent == a->node) return true;
    if (is_own_text(b->path))
        for (up = a->node; up; up = up->parent)
            if (up->parent == b->node) return false;
    return xmlXPathCmpNodes(a->node, b->node) < 0;
}

static void add_claim(claims *to, claim one)
{
    size_t i = to->count++;

    to->items = realloc(to->items, to->count * sizeof *to->items);
    while (i > 0 && is_behind(&to->items[i - 1], &one)) {
        to->items[i] = to->items[i - 1];
        i--;
    }
    to->items[i] = one;
}

static bool is_claimed(const claims *in, xmlNodePtr node)
{
    for (size_t i = 0; i < in->count; i++)
        if (in->items[i].node == node) return true;
    return false;
}

static void claim_path(oracle *o, const model_field *f, const model_path *path, xmlNodePtr at,
                       const char *member, claims *to)
{
    oracle_nodes nodes = oracle_follow(o, path, path->count, at);

    drop_nested(o, f, path, at, &nodes);
    for (size_t i = 0; i < nodes.count; i++)
        if (member == NULL || !is_claimed(to, nodes.items[i]))
            add_claim(to, (claim){f, path, nodes.items[i], member});
    free(nodes.items);
}

static void claim_field(oracle *o, const model_field *f, xmlNodePtr at, const char *member,
                        claims *to)
{
    claim_path(o, f, &f->path, at, member, to);
    for (size_t i = 0; i < f->other_count; i++)
        claim_path(o, f, &f->other_paths[i], at, member, to);
}

static void put_list(claims *from, oracle *o, const model_field *f, xmlNodePtr at, FILE *to)
{
    size_t count = 0;

    fputc('[', to);
    for (size_t i = 0; i < from->count; i++) {
        const claim *c = &from->items[i];
        size_t refusals = o->refusals;
        char *json = item_of(o, c->field, c->path, c->node);
        if (json == NULL && o->refusals > refusals) count++;
        if (json == NULL) continue;
        if (count++ > 0) fputc(',', to);
        if (c->member)
            fprintf(to, "{\"%s\":%s}", c->member, json);
        else
            fputs(json, to);
        free(json);
    }
    fputc(']', to);
    if (count < f->min) oracle_refuse(o, STAX_E_COUNT, f, at);
    if (count < f->min && count == 0) oracle_refuse(o, STAX_E_MISSING, f, at);
    if (count > f->max) oracle_refuse(o, STAX_E_COUNT, f, at);
}

static char *list_of(oracle *o, const model_field *f, xmlNodePtr at)
{
    claims all = {0};
    aside a;

    claim_field(o, f, at, NULL, &all);
    aside_begin(&a);
    put_list(&all, o, f, at, a.to);
    free(all.items);
    return aside_end(&a, true);
}

/* ---- unions ------------------------------------------------------------------------------- */

static void claim_union(oracle *o, const model_field *f, xmlNodePtr at, claims *to)
{
    const model_union *of = f->type.of_union;

    for (size_t i = 0; i < of->member_count; i++)
        if (of->members[i].element) claim_field(o, &f->parts[i], at, of->members[i].name, to);
}

static char *member_of(oracle *o, const claim *c)
{
    char *value = item_of(o, c->field, c->path, c->node);
    aside a;

    if (value == NULL) return NULL;
    aside_begin(&a);
    fprintf(a.to, "{\"%s\":%s}", c->member, value);
    free(value);
    return aside_end(&a, true);
}

/* The one that counts of those that are there. */
static char *one_of(oracle *o, const model_field *f, const claims *all)
{
    char *json = NULL;
    size_t count = 0;

    for (size_t i = 0; i < all->count; i++) {
        const claim *c = &all->items[i];
        bool nil = is_nil_element(c->path, c->node);
        if (!nil && ++count > 1 && f->repeated == MODEL_REPEATED_FIRST) break;
        if (count > 1 && f->repeated == MODEL_REPEATED_ERROR)
            oracle_refuse(o, STAX_E_REPEATED, f, c->node);
        char *next = member_of(o, c);
        if (next == NULL) continue;
        free(json);
        json = next;
    }
    return json;
}

static char *union_of(oracle *o, const model_field *f, xmlNodePtr at)
{
    claims all = {0};
    char *json = NULL;
    aside a;

    claim_union(o, f, at, &all);
    if (f->presence == MODEL_ARRAY) {
        aside_begin(&a);
        put_list(&all, o, f, at, a.to);
        json = aside_end(&a, true);
    } else {
        json = one_of(o, f, &all);
    }
    free(all.items);
    return json;
}

/* ---- records ------------------------------------------------------------------------------ */

static char *field_of(oracle *o, const model_field *f, xmlNodePtr at)
{
    aside a;
    char *json;
    bool list = f->presence == MODEL_ARRAY;

    if (f->type.kind == MODEL_UNION)
        json = union_of(o, f, at);
    else if (list && !f->type.split)
        json = list_of(o, f, at);
    else
        json = leftmost_of(o, f, at);
    if (json || f->presence == MODEL_OPTIONAL) return json;
    if (f->presence == MODEL_REQUIRED || f->min > 0) {
        oracle_refuse(o, STAX_E_MISSING, f, at);
        return NULL;
    }
    if (list) return strdup("[]");
    aside_begin(&a);
    oracle_put_default(f, a.to);
    return aside_end(&a, true);
}

static void put_fields(const model_record *record, char *const *values, FILE *to)
{
    bool begun = false;

    fputc('{', to);
    for (size_t i = 0; i < record->field_count; i++) {
        if (values[i] == NULL || record->fields[i].type.kind == MODEL_HOOK) continue;
        fprintf(to, "%s\"%s\":%s", begun ? "," : "", record->fields[i].name, values[i]);
        begun = true;
    }
    fputc('}', to);
}

bool oracle_put_record(oracle *o, const model_record *record, xmlNodePtr at, FILE *to)
{
    char **values = calloc(record->field_count, sizeof *values);
    bool stays;

    for (size_t i = 0; i < record->field_count; i++)
        values[i] = field_of(o, &record->fields[i], at);
    stays = oracle_stays(record, values);
    if (stays) put_fields(record, values, to);
    for (size_t i = 0; i < record->field_count; i++) free(values[i]);
    free(values);
    return stays;
}
