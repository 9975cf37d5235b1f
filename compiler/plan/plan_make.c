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

const plan_record *plan_find_record(const plan_build *b, const model_record *model)
{
    size_t i = 0;

    while (strcmp(b->out->records[i].c_name, model->c_name) != 0) i++;
    return &b->out->records[i];
}

const plan_state *plan_find_state(const plan_record *record, const char *element)
{
    size_t i = 0;

    while (strcmp(record->states[i].element, element) != 0) i++;
    return &record->states[i];
}

/* --- public names ------------------------------------------------------------------------- */

static void reserve_functions(plan_build *b)
{
    static const char *const own[] = {"parse",       "parse_file", "reader",      "reader_open",
                                      "reader_head", "feed",       "reader_close"};

    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_%s", b->schema->name, own[i]));
    if (b->schema->stream)
        plan_names_reserve(
            &b->names, zprintf(b->arena, "%s_next_%s", b->schema->name, b->schema->stream->c_name));
}

static void reserve_types(plan_build *b)
{
    const model_schema *schema = b->schema;

    for (size_t i = 0; i < schema->record_count; i++) {
        const char *name = schema->records[i]->c_name;
        plan_names_reserve(&b->names, name);
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_list", name));
    }
    for (size_t i = 0; i < schema->enum_count; i++) {
        const model_enum *e = schema->enums[i];
        plan_names_reserve(&b->names, e->c_name);
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_list", e->c_name));
        plan_names_reserve(&b->names, zprintf(b->arena, "%s_name", e->c_name));
        for (size_t j = 0; j < e->word_count; j++)
            plan_names_reserve(&b->names, e->words[j].c_name);
    }
}

/* --- parts -------------------------------------------------------------------------------- */

static void make_enums(plan_build *b)
{
    const model_schema *schema = b->schema;

    b->out->enums = ZARRAY(plan_enum, schema->enum_count, b->arena);
    for (size_t i = 0; i < schema->enum_count; i++) {
        const model_enum *from = schema->enums[i];
        if (!from->reached) continue;
        const char *stem = c_name_part(stax_str_of(from->name), b->arena);
        b->out->enums[b->out->enum_count++] = (plan_enum){
            .c_name = from->c_name,
            .name_of = zprintf(b->arena, "%s_name", from->c_name),
            .words_in = plan_name(b, "%s_words", stem),
            .list = from->listed ? zprintf(b->arena, "%s_list", from->c_name) : NULL,
            .line = from->at.line,
            .words = from->words,
            .word_count = from->word_count,
        };
    }
}

static void make_records(plan_build *b)
{
    const model_schema *schema = b->schema;

    b->out->records = ZARRAY(plan_record, schema->record_count, b->arena);
    for (size_t i = 0; i < schema->record_count; i++)
        if (schema->bottom_up[i]->reached)
            plan_fill_record(b, schema->bottom_up[i], &b->out->records[b->out->record_count++]);
}

/* The arm that is streamed, and the state of the route from the root that it stands in. */
static void make_stream(plan_build *b)
{
    const model_stream *from = b->schema->stream;
    const char *element = b->schema->root_element;
    plan_stream *stream = ZNEW(plan_stream, b->arena);
    const model_field *last = from->fields[from->count - 1];
    const place_node *around;
    place_tree tree = places_of(last->within, b->arena);
    const place_slot *slot = places_find(&tree, last, &around);
    const plan_record *record = plan_find_record(b, last->within);

    if (from->count > 1) {
        const model_path *path = &from->fields[from->count - 2]->path;
        element = path->steps[path->count - 1].local;
    }
    const plan_state *state = plan_find_state(record, element);
    for (size_t i = 0; around->element && i < record->state_count; i++)
        if (record->states[i].first == around->first) state = &record->states[i];
    stream->next = zprintf(b->arena, "%s_next_%s", b->schema->name, from->c_name);
    stream->out = plan_names_local(&b->names, from->c_name,
                                   (const char *const[]){"reader", "record", "status", NULL});
    stream->type = last->type.record->c_name;
    stream->list = last->c_name;
    stream->state = state->variable;
    stream->constant = record->arms[slot->number].constant;
    b->out->stream = stream;
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

static void name_files(plan_build *b)
{
    plan *p = b->out;
    const char *schema = base_name(b->schema->source->name);

    p->schema_name = plan_safe(stax_str_of(schema), b->arena);
    p->prefix = b->schema->name;
    p->doc = plan_safe(b->schema->doc, b->arena);
    p->guard = c_name_upper(stax_str_of(p->request.header_name), b->arena);
    if (p->guard[0] >= '0' && p->guard[0] <= '9') p->guard = zprintf(b->arena, "H_%s", p->guard);
    plan_names_reserve(&b->names, p->guard);
}

plan *plan_make(const model_schema *schema, const plan_request *request, stax_arena *arena)
{
    plan_build b = {.schema = schema, .out = ZNEW(plan, arena), .arena = arena};
    plan *p = b.out;

    b.names.arena = arena;
    p->request = *request;
    name_files(&b);
    reserve_functions(&b);
    reserve_types(&b);
    p->schema_in = plan_name(&b, "%s_schema", schema->name);
    make_enums(&b);
    make_records(&b);
    if (schema->stream) make_stream(&b);
    p->root_type = schema->root->c_name;
    p->root_state =
        plan_find_state(plan_find_record(&b, schema->root), schema->root_element)->variable;
    p->levels = plan_find_record(&b, schema->root)->levels;
    p->depth = schema->options.depth == 256 ? 0 : schema->options.depth;
    p->borrowed = schema->options.borrowed;
    p->refuses_doctype = schema->options.refuses_doctype;
    p->wide = has_wide_names(schema);
    return p;
}
