/*
 * What holds what: records hold records and unions, unions hold their members.
 *
 * A type that can be within itself is recursive: single fields hold it by a pointer, lists hold it
 * by value, as all lists do. So holding by value never comes round, and the types of a header have
 * an order in which each stands behind what it needs complete; of a recursive one a list or a
 * pointer needs the name alone.
 */
#include "base/vec.h"
#include "base/zalloc.h"
#include "model/model_check.h"

/* Records by their numbers, then unions. */
typedef struct graph {
    check *c;
    const model_schema *schema;
    size_t count;
    bool *ends; /* a document of it can end */
} graph;

static const size_t nothing = SIZE_MAX;

static size_t node_of(const graph *g, const model_type *type)
{
    if (type->kind == MODEL_RECORD) return type->record->number;
    if (type->kind == MODEL_UNION) return g->schema->record_count + type->of_union->number;
    return nothing;
}

static const model_record *record_at(const graph *g, size_t node)
{
    return node < g->schema->record_count ? g->schema->records[node] : NULL;
}

static const model_union *union_at(const graph *g, size_t node)
{
    return g->schema->unions[node - g->schema->record_count];
}

static size_t edge_count(const graph *g, size_t node)
{
    const model_record *record = record_at(g, node);

    return record ? record->field_count : union_at(g, node)->member_count;
}

/* What stands at the end of an edge: nothing where a field or member is no struct. */
static size_t edge(const graph *g, size_t node, size_t number)
{
    const model_record *record = record_at(g, node);

    return node_of(g, record ? &record->fields[number].type
                             : &union_at(g, node)->members[number].type);
}

static bool is_recursive(const graph *g, size_t node)
{
    const model_record *record = record_at(g, node);

    return record ? record->recursive : union_at(g, node)->recursive;
}

/* --- what can be within itself ------------------------------------------------------------ */

typedef VEC(size_t) nodes;

static void visit_edges(const graph *g, size_t node, bool *seen, nodes *open)
{
    for (size_t i = 0; i < edge_count(g, node); i++) {
        size_t to = edge(g, node, i);
        if (to == nothing || seen[to]) continue;
        seen[to] = true;
        *VEC_ADD(open, g->c->arena) = to;
    }
}

static bool reaches_itself(const graph *g, size_t node, bool *seen, nodes *open)
{
    memset(seen, 0, g->count * sizeof *seen);
    open->count = 0;
    visit_edges(g, node, seen, open);
    while (open->count > 0 && !seen[node]) visit_edges(g, open->items[--open->count], seen, open);
    return seen[node];
}

static void find_recursive(const graph *g)
{
    bool *seen = ZARRAY(bool, g->count + 1, g->c->arena);
    nodes open = {0};

    for (size_t node = 0; node < g->count; node++) {
        bool recursive = reaches_itself(g, node, seen, &open);
        if (record_at(g, node))
            g->schema->records[node]->recursive = recursive;
        else
            g->schema->unions[node - g->schema->record_count]->recursive = recursive;
    }
}

/* --- what can end ------------------------------------------------------------------------- */

static bool must_be_there(const model_field *f)
{
    return f->presence == MODEL_REQUIRED || (f->presence == MODEL_ARRAY && f->min > 0);
}

/* The first field whose element must be there and is never complete; NULL: there is none. */
static const model_field *endless_field(const graph *g, const model_record *record)
{
    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        size_t to = node_of(g, &f->type);
        if (to != nothing && must_be_there(f) && !g->ends[to]) return f;
    }
    return NULL;
}

static bool can_end(const graph *g, size_t node)
{
    const model_record *record = record_at(g, node);
    if (record) return endless_field(g, record) == NULL;

    for (size_t i = 0; i < edge_count(g, node); i++) {
        size_t to = edge(g, node, i);
        if (to == nothing || g->ends[to]) return true;
    }
    return false;
}

static void check_ends(graph *g)
{
    bool more = true;

    g->ends = ZARRAY(bool, g->count + 1, g->c->arena);
    while (more) {
        more = false;
        for (size_t node = 0; node < g->count; node++) {
            if (g->ends[node] || !can_end(g, node)) continue;
            g->ends[node] = more = true;
        }
    }
    for (size_t i = 0; i < g->schema->record_count; i++) {
        const model_field *f = endless_field(g, g->schema->records[i]);
        if (f == NULL || !g->schema->records[i]->recursive) continue;
        diag_error(g->c->d, f->type.at,
                   "'%s' could never end: each needs one more within it; let it be absent with "
                   "'?' or '[]'",
                   model_type_text(&f->type, g->c->arena));
        return;
    }
}

/* --- the order of types ------------------------------------------------------------------- */

typedef struct descent {
    const graph *g;
    bool *done;
    nodes order;
} descent;

static descent begin(const graph *g)
{
    return (descent){.g = g, .done = ZARRAY(bool, g->count + 1, g->c->arena)};
}

/* What must be complete first: all but recursive types of fields. */
static void complete(descent *t, size_t node)
{
    const graph *g = t->g;
    bool is_record = record_at(g, node) != NULL;

    if (t->done[node]) return;
    t->done[node] = true;
    for (size_t i = 0; i < edge_count(g, node); i++) {
        size_t to = edge(g, node, i);
        if (to != nothing && !(is_record && is_recursive(g, to))) complete(t, to);
    }
    *VEC_ADD(&t->order, g->c->arena) = node;
}

/*
 * All that a record holds first, its unions' members as if it held them itself: so only a recursive
 * one can come behind a record that holds it.
 */
static void fill(descent *t, size_t node)
{
    const graph *g = t->g;
    bool is_record = record_at(g, node) != NULL;

    if (is_record && t->done[node]) return;
    t->done[node] = true;
    for (size_t i = 0; i < edge_count(g, node); i++)
        if (edge(g, node, i) != nothing) fill(t, edge(g, node, i));
    if (is_record) *VEC_ADD(&t->order, g->c->arena) = node;
}

static void order_types(const graph *g)
{
    model_schema *schema = g->c->schema;
    descent shapes = begin(g), records = begin(g);

    for (size_t node = 0; node < g->count; node++) complete(&shapes, node);
    for (size_t node = 0; node < schema->record_count; node++) fill(&records, node);
    schema->bottom_up = ZARRAY(model_record *, schema->record_count + 1, g->c->arena);
    schema->shapes = ZARRAY(struct model_shape, g->count + 1, g->c->arena);
    schema->shape_count = g->count;
    for (size_t i = 0; i < schema->record_count; i++)
        schema->bottom_up[i] = schema->records[records.order.items[i]];
    for (size_t i = 0; i < g->count; i++) {
        size_t node = shapes.order.items[i];
        if (record_at(g, node))
            schema->shapes[i].record = schema->records[node];
        else
            schema->shapes[i].of_union = schema->unions[node - schema->record_count];
    }
}

/* --- what is used ------------------------------------------------------------------------- */

static void mark_reached(const graph *g)
{
    bool *seen = ZARRAY(bool, g->count + 1, g->c->arena);
    nodes open = {0};

    for (size_t i = 0; i < g->schema->root_count; i++) {
        size_t node = g->schema->roots[i].record->number;
        seen[node] = true;
        *VEC_ADD(&open, g->c->arena) = node;
    }
    while (open.count > 0) visit_edges(g, open.items[--open.count], seen, &open);
    if (g->schema->document) seen[g->schema->record_count + g->schema->document->number] = true;
    for (size_t i = 0; i < g->schema->record_count; i++) g->schema->records[i]->reached = seen[i];
    for (size_t i = 0; i < g->schema->union_count; i++)
        g->schema->unions[i]->reached = seen[g->schema->record_count + i];
}

/* Enums of what is reached. */
static void mark_enums(const graph *g)
{
    for (size_t i = 0; i < g->schema->record_count; i++) {
        const model_record *record = g->schema->records[i];
        for (size_t j = 0; j < record->field_count && record->reached; j++)
            if (record->fields[j].type.kind == MODEL_ENUM)
                record->fields[j].type.of_enum->reached = true;
    }
    for (size_t i = 0; i < g->schema->union_count; i++) {
        const model_union *u = g->schema->unions[i];
        for (size_t j = 0; j < u->member_count && u->reached; j++)
            if (u->members[j].type.kind == MODEL_ENUM) u->members[j].type.of_enum->reached = true;
    }
}

static void mark_listed(const model_record *record)
{
    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        if (f->presence != MODEL_ARRAY) continue;
        if (f->type.kind == MODEL_RECORD) f->type.record->listed = true;
        if (f->type.kind == MODEL_UNION) f->type.of_union->listed = true;
        if (f->type.kind == MODEL_ENUM && !model_is_inline(f)) f->type.of_enum->listed = true;
    }
}

/* A record of a stream is one of many on one level. */
static void check_stream(const graph *g, const model_stream *stream)
{
    for (size_t i = 0; i < stream->count; i++) {
        const model_field *f = stream->fields[i];
        if (!f->within->recursive) continue;
        diag_error(g->c->d, stream->at,
                   "an iterator leads through structs that cannot be within themselves, and '%s' "
                   "can",
                   f->within->name);
        return;
    }
}

void check_shapes(check *c)
{
    graph g = {.c = c, .schema = c->schema};

    g.count = g.schema->record_count + g.schema->union_count;
    for (size_t i = 0; i < g.schema->record_count; i++) mark_listed(g.schema->records[i]);
    find_recursive(&g);
    order_types(&g);
    if (diag_count(c->d) == 0) check_ends(&g);
    mark_reached(&g);
    mark_enums(&g);
    for (size_t i = 0; i < c->schema->stream_count; i++) check_stream(&g, c->schema->streams[i]);
}
