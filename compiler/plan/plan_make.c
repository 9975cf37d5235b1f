/*
 * The plan of a whole schema: names first, then enums, then records from the leaves up, so that
 * each finds the states of the records it holds.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

#include <stdarg.h>

const char *plan_name(plan_build *b, const char *format, ...)
{
    char text[160];
    va_list values;

    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    return plan_names_take(&b->names, text);
}

const char *plan_file(const plan_build *b, const char *imported)
{
    return imported ? plan_safe(stax_str_of(imported), b->arena) : b->out->schema_name;
}

const plan_record *plan_find_record(const plan_build *b, const model_record *model)
{
    size_t i = 0;

    while (strcmp(b->out->records[i].c_name, model->c_name) != 0) i++;
    return &b->out->records[i];
}

const plan_state *plan_find_state(const plan_record *record, const model_step *element)
{
    size_t i = 0;

    while (!model_same_name(record->states[i].as, element)) i++;
    return &record->states[i];
}

/* --- public names ------------------------------------------------------------------------- */

static void reserve_functions(plan_build *b)
{
    static const char *const own[] = {"parse",       "parse_file", "reader", "reader_open",
                                      "reader_head", "reader_bad", "feed",   "reader_close"};

    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_%s", b->schema->name, own[i]));
    for (size_t i = 0; i < b->schema->stream_count; i++)
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_next_%s", b->schema->name,
                                              b->schema->streams[i]->c_name));
}

static void reserve_types(plan_build *b)
{
    const model_schema *schema = b->schema;

    for (size_t i = 0; i < schema->record_count; i++) {
        const char *name = schema->records[i]->c_name;
        plan_names_reserve(&b->names, name);
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_list", name));
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_copy", name));
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_json", name));
        for (size_t j = 0; j < schema->records[i]->field_count; j++) {
            const model_field *f = &schema->records[i]->fields[j];
            if (f->type.kind == MODEL_HOOK)
                plan_names_reserve(&b->names, model_hook_list(f, b->arena));
        }
    }
    for (size_t i = 0; i < schema->enum_count; i++) {
        const model_enum *e = schema->enums[i];
        plan_names_reserve(&b->names, e->c_name);
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_list", e->c_name));
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_name", e->c_name));
        for (size_t j = 0; j < e->word_count; j++)
            plan_names_reserve(&b->names, e->words[j].c_name);
        if (e->other) plan_names_reserve(&b->names, e->other->c_name);
    }
}

static void reserve_unions(plan_build *b)
{
    for (size_t i = 0; i < b->schema->union_count; i++) {
        const model_union *u = b->schema->unions[i];
        plan_names_reserve(&b->names, u->c_name);
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_list", u->c_name));
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_kind", u->c_name));
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_kind_name", u->c_name));
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_json", u->c_name));
        for (size_t j = 0; j < u->member_count; j++)
            plan_names_reserve(&b->names, u->members[j].enumerator);
    }
}

/* --- parts -------------------------------------------------------------------------------- */

static void make_enums(plan_build *b)
{
    const model_schema *schema = b->schema;

    b->out->enums = ZARRAY(plan_enum, schema->enum_count + schema->union_count, b->arena);
    for (size_t i = 0; i < schema->enum_count; i++) {
        const model_enum *from = schema->enums[i];
        if (!from->reached) continue;
        const char *stem = c_name_part(stax_str_of(from->name), b->arena);
        b->out->enums[b->out->enum_count++] = (plan_enum){
            .c_name = from->c_name,
            .name_of = zprintf(b->arena, "%s_name", from->c_name),
            .words_in = plan_name(b, "%s_words", stem),
            .list = from->listed ? zprintf(b->arena, "%s_list", from->c_name) : NULL,
            .file = plan_file(b, from->file),
            .line = from->at.line,
            .words = from->words,
            .word_count = from->word_count,
            .other = from->other ? from->other->c_name : NULL,
            .open_in = from->other ? plan_name(b, "%s_set", stem) : NULL,
            .borrowed = schema->options.borrowed,
        };
    }
}

static void make_records(plan_build *b)
{
    const model_schema *schema = b->schema;

    model_record **from = ZARRAY(model_record *, schema->record_count, b->arena);
    size_t count = 0;

    b->out->records = ZARRAY(plan_record, schema->record_count, b->arena);
    for (size_t i = 0; i < schema->record_count; i++)
        if (schema->bottom_up[i]->reached) from[count++] = schema->bottom_up[i];
    b->out->record_count = count;
    for (size_t i = 0; i < count; i++) {
        place_tree tree = places_of(from[i], b->arena);
        b->crowded |= places_crowd(&tree);
        b->tells |= from[i]->unknown != MODEL_UNKNOWN_SKIP;
        plan_name_record(b, from[i], &b->out->records[i]);
    }
    for (size_t i = 0; i < count; i++) plan_fill_record(b, from[i], &b->out->records[i]);
}

/* Types in the order of the header. */
static void make_shapes(plan_build *b)
{
    const model_schema *schema = b->schema;

    b->out->shapes = ZARRAY(struct plan_shape, schema->shape_count, b->arena);
    for (size_t i = 0; i < schema->shape_count; i++) {
        const model_record *record = schema->shapes[i].record;
        const model_union *of_union = schema->shapes[i].of_union;
        struct plan_shape *shape = &b->out->shapes[b->out->shape_count];
        if (record && record->reached) shape->record = plan_find_record(b, record);
        if (of_union && of_union->reached) shape->of_union = plan_find_union(b, of_union);
        b->out->shape_count += shape->record || shape->of_union;
    }
}

/* Frames: of a schema with deep records the most that are between two of them. */
static bool has_trees(const plan *p)
{
    for (size_t i = 0; i < p->record_count; i++)
        for (size_t j = 0; j < p->records[i].arm_count; j++)
            if (p->records[i].arms[j].below == PLAN_BELOW_TREE) return true;
    return false;
}

static void count_levels(plan_build *b)
{
    plan *p = b->out;

    for (size_t i = 0; i < p->record_count; i++) {
        p->deep |= p->records[i].ahead;
        if (p->records[i].levels > p->levels) p->levels = p->records[i].levels;
    }
}

/* The arm that is streamed, and the state of the route from the root that it stands in. */
static void make_stream(plan_build *b, const model_stream *from, plan_stream *stream)
{
    const model_step *element = NULL;
    const model_field *last = from->fields[from->count - 1];
    const place_node *around;
    place_tree tree = places_of(last->within, b->arena);
    const place_slot *slot = places_find(&tree, model_part(last, 0), &around);
    const plan_record *record = plan_find_record(b, last->within);

    for (size_t i = 0; i < b->schema->root_count && !element; i++)
        if (b->schema->roots[i].record == last->within) element = &b->schema->roots[i].step;
    if (from->count > 1) {
        const model_path *path = &from->fields[from->count - 2]->path;
        element = &path->steps[path->count - 1];
    }
    const plan_state *state = plan_find_state(record, element);
    for (size_t i = 0; around->element && i < record->state_count; i++)
        if (record->states[i].first == around->first) state = &record->states[i];
    stream->next = zprintf(b->arena, "%s_next_%s", b->schema->name, from->c_name);
    stream->out = plan_names_local(&b->names, from->c_name,
                                   (const char *const[]){"reader", "record", "status", NULL});
    stream->type = fill_c_type(&last->type);
    stream->arms = model_part_count(last);
    stream->list = last->c_name;
    stream->state = state->variable;
    stream->constant = record->arms[slot->number].constant;
    for (size_t i = 0; i < stream->arms; i++) {
        record->arms[slot->number + i].iterator = stream->number;
        record->arms[slot->number + i].streamed = true;
    }
}

static void make_streams(plan_build *b)
{
    const model_schema *schema = b->schema;
    plan *p = b->out;

    p->streams = ZARRAY(plan_stream, schema->stream_count, b->arena);
    p->stream_count = schema->stream_count;
    for (size_t i = 0; i < schema->stream_count; i++) {
        p->streams[i].number = (unsigned)i;
        make_stream(b, schema->streams[i], &p->streams[i]);
    }
    if (p->stream_count > 0) p->stream = &p->streams[0];
    if (p->stream_count > 1) p->sizes_in = plan_name(b, "%s_sizes", schema->name);
}

/* --- the whole ---------------------------------------------------------------------------- */

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

/* Names of types and members that leave a line no room for more. */
static bool has_wide_names(const model_schema *schema)
{
    enum { WIDE = 64 };
    bool wide = false;

    for (size_t i = 0; i < schema->enum_count; i++) wide |= strlen(schema->enums[i]->c_name) > WIDE;
    for (size_t i = 0; i < schema->record_count; i++) {
        const model_record *record = schema->records[i];
        wide |= strlen(record->c_name) > WIDE;
        for (size_t j = 0; j < record->field_count; j++)
            wide |= strlen(record->fields[j].c_name) > WIDE;
    }
    return wide;
}

static void name_includes(plan_build *b)
{
    const model_schema *schema = b->schema;
    const char **to = ZARRAY(const char *, schema->include_count + 1, b->arena);

    b->out->includes = to;
    for (size_t i = 0; i < schema->include_count; i++) {
        const char *name = schema->includes[i].data, *quote = *name == '<' ? "" : "\"";
        *to++ = zprintf(b->arena, "%s%s%s", quote, name, quote);
    }
}

static void name_files(plan_build *b)
{
    plan *p = b->out;
    const char *schema = base_name(b->schema->source->name);

    p->schema_name = plan_safe(stax_str_of(schema), b->arena);
    p->prefix = b->schema->name;
    p->file_name = b->schema->file_name;
    p->files = (const source *const *)b->schema->files;
    p->file_count = b->schema->file_count;
    p->doc = plan_safe(b->schema->doc, b->arena);
    p->guard = c_name_upper(stax_str_of(p->request.header_name), b->arena);
    if (p->guard[0] >= '0' && p->guard[0] <= '9') p->guard = zprintf(b->arena, "H_%s", p->guard);
    plan_names_reserve(&b->names, p->guard);
    name_includes(b);
}

plan *plan_make(const model_schema *schema, const plan_request *request, stax_arena *arena)
{
    plan_build b = {.schema = schema, .out = ZNEW(plan, arena), .arena = arena};
    plan *p = b.out;

    b.names.arena = arena;
    b.tables = p->tables = plan_prefers_tables(schema, request->dispatch);
    p->request = *request;
    name_files(&b);
    reserve_functions(&b);
    reserve_types(&b);
    reserve_unions(&b);
    p->schema_in = plan_name(&b, "%s_schema", schema->name);
    plan_fill_hooks(&b);
    make_enums(&b);
    plan_fill_spaces(&b);
    plan_make_unions(&b);
    plan_fill_patterns(&b);
    make_records(&b);
    make_shapes(&b);
    plan_fill_held(&b);
    make_streams(&b);
    plan_fill_wholes(&b);
    plan_fill_roots(&b);
    count_levels(&b);
    p->has_trees = has_trees(p);
    p->depth = schema->options.depth == 256 ? 0 : schema->options.depth;
    p->borrowed = schema->options.borrowed;
    p->refuses_doctype = schema->options.refuses_doctype;
    p->html_entities = schema->options.html_entities;
    for (size_t i = 0; i < p->record_count; i++)
        p->has_deprecated |= p->records[i].deprecated != NULL;
    p->wide = has_wide_names(schema);
    return p;
}
