/*
 * What structs hold, for the functions that copy and print them: the records of the iterator are
 * copied, with --json all are printed. What these hold is needed as well, and children stand before
 * parents, so one walk backwards finds all.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_literal.h"
#include "plan/plan_parts.h"

/* By kind of type. */
static const char *const kinds[MODEL_KIND_COUNT] = {
    [MODEL_BOOL] = "STX_HELD_BOOL",         [MODEL_I8] = "STX_HELD_SIGNED",
    [MODEL_I16] = "STX_HELD_SIGNED",        [MODEL_I32] = "STX_HELD_SIGNED",
    [MODEL_I64] = "STX_HELD_SIGNED",        [MODEL_U8] = "STX_HELD_UNSIGNED",
    [MODEL_U16] = "STX_HELD_UNSIGNED",      [MODEL_U32] = "STX_HELD_UNSIGNED",
    [MODEL_U64] = "STX_HELD_UNSIGNED",      [MODEL_F32] = "STX_HELD_FLOAT",
    [MODEL_F64] = "STX_HELD_FLOAT",         [MODEL_DECIMAL] = "STX_HELD_DECIMAL",
    [MODEL_STR] = "STX_HELD_STR",           [MODEL_CHAR] = "STX_HELD_CHAR",
    [MODEL_FLAG] = "STX_HELD_BOOL",         [MODEL_DATE] = "STX_HELD_DATE",
    [MODEL_TIME] = "STX_HELD_TIME",         [MODEL_DATETIME] = "STX_HELD_DATETIME",
    [MODEL_DURATION] = "STX_HELD_DURATION", [MODEL_ENUM] = "STX_HELD_WORD",
    [MODEL_RECORD] = "STX_HELD_RECORD",     [MODEL_BYTES] = "STX_HELD_BYTES",
    [MODEL_HOOK] = "STX_HELD_OTHER",        [MODEL_UNIX] = "STX_HELD_SIGNED",
    [MODEL_UNION] = "STX_HELD_RECORD",      [MODEL_ANY] = "STX_HELD_TREE",
};

static plan_record *find(const plan_build *b, const model_record *model)
{
    return (plan_record *)(uintptr_t)plan_find_record(b, model);
}

static plan_union *find_of(const plan_build *b, const model_union *model)
{
    return (plan_union *)(uintptr_t)plan_find_union(b, model);
}

static const plan_enum *find_enum(const plan_build *b, const model_enum *model)
{
    size_t i = 0;

    while (strcmp(b->out->enums[i].c_name, model->c_name) != 0) i++;
    return &b->out->enums[i];
}

/* record: NULL for a union's member. */
static plan_held held_of(plan_build *b, const plan_record *record, const model_field *f)
{
    const model_type *type = &f->type;
    const char *has = record ? plan_has(f, b->arena) : NULL;
    bool list = f->presence == MODEL_ARRAY && !model_is_inline(f);
    plan_held held = {.macro = list ? "STX_HOLDS_LIST" : "STX_HOLDS",
                      .member = f->c_name,
                      .name = plan_string(stax_str_of(f->name), b->arena),
                      .kind = kinds[type->kind],
                      .text = f->other_c_name,
                      .times = model_is_inline(f) ? f->max : 0,
                      .points = record && plan_points(f)};

    if (held.times > 0) held.macro = "STX_HOLDS_ARRAY";
    if (type->kind == MODEL_HOOK) held.name = "NULL";

    if (has) {
        held.has = plan_name(b, "%s_has_%s", record->local, has);
        held.has_member = zprintf(b->arena, "%s%s", f->within->own ? "has_" : "has.", has);
    }
    if (type->kind == MODEL_DECIMAL) held.digits = type->digits;
    if (type->kind == MODEL_RECORD) held.layout = find(b, type->record)->layout_in;
    if (type->kind == MODEL_UNION) held.layout = find_of(b, type->of_union)->layout_in;
    if (type->kind == MODEL_ENUM) {
        held.words = find_enum(b, type->of_enum)->words_in;
        held.word_count = type->of_enum->word_count;
    }
    return held;
}

/* The texts of an open enum that are none of its words. */
static plan_held texts_of(const plan_held *word)
{
    return (plan_held){
        .macro = word->macro, .member = word->text, .name = "NULL", .kind = "STX_HELD_STR"};
}

static void fill(plan_build *b, const model_record *from)
{
    plan_record *to = find(b, from);

    plan_held *next = to->held = ZARRAY(plan_held, 2 * from->field_count + 1, b->arena);

    for (size_t i = 0; i < from->field_count; i++) {
        *next = held_of(b, to, &from->fields[i]);
        if (next->text) next[1] = texts_of(next);
        next += next->text ? 2 : 1;
    }
}

static void fill_union(plan_build *b, const model_union *from)
{
    plan_union *to = find_of(b, from);

    to->held = ZARRAY(plan_held, from->member_count + 1, b->arena);
    for (size_t i = 0; i < from->member_count; i++) {
        const model_member *m = &from->members[i];
        model_field alone = {
            .name = m->name, .c_name = zprintf(b->arena, "as.%s", m->c_name), .type = m->type};
        to->held[i] = held_of(b, NULL, &alone);
    }
}

static void want_type(plan_build *b, const model_type *type);

/* A record that is wanted wants those it holds. */
static void want(plan_build *b, const model_record *from)
{
    plan_record *to = find(b, from);

    if (to->layout_in) return;
    to->layout_in = plan_name(b, "%s_layout", to->local);
    to->held_in = plan_name(b, "%s_holds", to->local);
    for (size_t i = 0; i < from->field_count; i++) want_type(b, &from->fields[i].type);
}

static void want_union(plan_build *b, const model_union *from)
{
    plan_union *to = find_of(b, from);

    if (to->layout_in) return;
    const char *stem = c_name_part(stax_str_of(from->name), b->arena);
    to->layout_in = plan_name(b, "%s_layout", stem);
    to->held_in = plan_name(b, "%s_holds", stem);
    for (size_t i = 0; i < from->member_count; i++) want_type(b, &from->members[i].type);
}

/* As deep as the schema's types hold each other. */
static void want_type(plan_build *b, const model_type *type)
{
    if (type->kind == MODEL_RECORD) want(b, type->record);
    if (type->kind == MODEL_UNION) want_union(b, type->of_union);
}

static void want_copy(plan_build *b, const model_type *type)
{
    if (type->kind == MODEL_RECORD)
        find(b, type->record)->copy = zprintf(b->arena, "%s_copy", type->record->c_name);
    else
        find_of(b, type->of_union)->copy = zprintf(b->arena, "%s_copy", type->of_union->c_name);
    want_type(b, type);
}

static void want_json(plan_build *b, const model_record *from)
{
    find(b, from)->json = zprintf(b->arena, "%s_json", from->c_name);
    want(b, from);
}

static void want_json_of(plan_build *b, const model_union *from)
{
    find_of(b, from)->json = zprintf(b->arena, "%s_json", from->c_name);
    want_union(b, from);
}

/* With --json: all that has a type in C. */
static void want_all_json(plan_build *b)
{
    const model_schema *schema = b->schema;

    for (size_t i = 0; i < schema->record_count; i++)
        if (schema->records[i]->reached) want_json(b, schema->records[i]);
    for (size_t i = 0; i < schema->union_count; i++)
        if (schema->unions[i]->reached) want_json_of(b, schema->unions[i]);
}

void plan_fill_held(plan_build *b)
{
    const model_schema *schema = b->schema;

    for (size_t i = 0; i < schema->stream_count; i++) {
        const model_stream *stream = schema->streams[i];
        want_copy(b, &stream->fields[stream->count - 1]->type);
    }
    if (b->out->request.json) want_all_json(b);
    for (size_t i = 0; i < schema->record_count; i++) {
        const model_record *record = schema->records[i];
        if (record->reached && find(b, record)->layout_in) fill(b, record);
    }
    for (size_t i = 0; i < schema->union_count; i++) {
        const model_union *of_union = schema->unions[i];
        if (of_union->reached && find_of(b, of_union)->layout_in) fill_union(b, of_union);
    }
}
