/*
 * Names of C. Types, lists, enumerators and the functions that every parser has share one space;
 * the fields of a struct have one each. Names are different in the schema, so it is the rules of
 * c_name.h ('-' becomes '_') or the joining with '_' that makes two into one.
 */
#include "base/intern.h"
#include "base/vec.h"
#include "base/zalloc.h"
#include "model/model_check.h"

typedef struct known {
    const char *c_name; /* interned */
    const char *what;   /* "the type 'book'" */
    pos at;             /* line 0: not in the schema */
} known;

typedef struct names {
    check *c;
    intern set;
    VEC(known) all;
    VEC(const model_type *) hooks;
} names;

static const known *find(const names *n, const char *c_name)
{
    for (size_t i = 0; i < n->all.count; i++)
        if (n->all.items[i].c_name == c_name) return &n->all.items[i];
    return NULL;
}

static void add(names *n, const char *c_name, const char *what, pos at)
{
    const char *one = intern_add(&n->set, stax_str_of(c_name), n->c->arena);
    const known *other = find(n, one);

    if (other == NULL) {
        *VEC_ADD(&n->all, n->c->arena) = (known){one, what, at};
        return;
    }
    diag_error(n->c->d, at, "%s and %s are both %s in C: call one of them something else", what,
               other->what, one);
    if (other->at.line > 0) diag_note(n->c->d, other->at, "%s is here", other->what);
}

/* What generated code calls its own things, behind the prefix; and, with an iterator, more. */
static const char *const own[] = {"parse", "parse_file", "write"};
static const char *const of_iterators[] = {
    "reader",     "reader_open", "reader_head", "reader_close",
    "reader_bad", "feed",        "write_begin", "write_end",
};

static void add_functions(names *n, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        add(n, zprintf(n->c->arena, "%s_%s", n->c->schema->name, words[i]),
            "a function of the parser", (pos){0});
}

static void add_own(names *n)
{
    const model_schema *schema = n->c->schema;
    stax_arena *arena = n->c->arena;

    add_functions(n, own, sizeof own / sizeof *own);
    if (schema->stream_count > 0)
        add_functions(n, of_iterators, sizeof of_iterators / sizeof *of_iterators);
    for (size_t i = 0; i < schema->stream_count; i++) {
        const model_stream *s = schema->streams[i];
        add(n, zprintf(arena, "%s_next_%s", schema->name, s->c_name), "a function of the iterator",
            s->at);
        add(n, zprintf(arena, "%s_write_%s", schema->name, s->c_name), "a function of the iterator",
            s->at);
    }
}

static void add_type(names *n, const char *c_name, const char *name, bool listed, pos at)
{
    stax_arena *arena = n->c->arena;

    add(n, c_name, zprintf(arena, "the type '%s'", name), at);
    if (listed)
        add(n, zprintf(arena, "%s_list", c_name), zprintf(arena, "the list of '%s'", name), at);
}

static void add_enum(names *n, const model_enum *e)
{
    stax_arena *arena = n->c->arena;
    bool first = find(n, intern_add(&n->set, stax_str_of(e->c_name), arena)) == NULL;

    add_type(n, e->c_name, e->name, e->listed, e->at);
    if (first)
        add(n, zprintf(arena, "%s_name", e->c_name),
            zprintf(arena, "the function that names the words of '%s'", e->name), e->at);
    for (size_t i = 0; i < e->word_count; i++) {
        const model_word *w = &e->words[i];
        add(n, w->c_name, zprintf(n->c->arena, "the word '%s' of '%s'", w->name, e->name), w->at);
    }
    if (e->other)
        add(n, e->other->c_name, zprintf(arena, "the '*' of '%s'", e->name), e->other->at);
}

/* Whether it is what an iterator gives; one of both is NULL. */
static bool is_streamed(const names *n, const model_record *record, const model_union *u)
{
    const model_schema *schema = n->c->schema;

    for (size_t i = 0; i < schema->stream_count; i++) {
        const model_stream *s = schema->streams[i];
        const model_type *type = &s->fields[s->count - 1]->type;
        if (record ? type->record == record : type->of_union == u) return true;
    }
    return false;
}

static void add_record(names *n, const model_record *record)
{
    stax_arena *arena = n->c->arena;

    add_type(n, record->c_name, record->name, record->listed, record->at);
    if (record->hook)
        add(n, record->hook, zprintf(arena, "the hook of '%s'", record->name), record->hook_at);
    if (is_streamed(n, record, NULL))
        add(n, zprintf(arena, "%s_copy", record->c_name),
            zprintf(arena, "the function that copies '%s'", record->name), record->at);
    if (n->c->schema->prints_json)
        add(n, zprintf(arena, "%s_json", record->c_name),
            zprintf(arena, "the function that prints '%s'", record->name), record->at);
}

static void add_union(names *n, const model_union *u)
{
    stax_arena *arena = n->c->arena;

    add_type(n, u->c_name, u->name, u->listed, u->at);
    add(n, zprintf(arena, "%s_kind", u->c_name), zprintf(arena, "the kinds of '%s'", u->name),
        u->at);
    add(n, zprintf(arena, "%s_kind_name", u->c_name),
        zprintf(arena, "the function that names the kinds of '%s'", u->name), u->at);
    if (is_streamed(n, NULL, u))
        add(n, zprintf(arena, "%s_copy", u->c_name),
            zprintf(arena, "the function that copies '%s'", u->name), u->at);
    if (n->c->schema->prints_json)
        add(n, zprintf(arena, "%s_json", u->c_name),
            zprintf(arena, "the function that prints '%s'", u->name), u->at);
    for (size_t i = 0; i < u->member_count; i++)
        add(n, u->members[i].enumerator,
            zprintf(arena, "the member '%s' of '%s'", u->members[i].name, u->name),
            u->members[i].at);
}

/* A function of the program is declared once, with one type. */
static void add_hook(names *n, const model_field *f)
{
    const model_type *other = NULL;

    if (f->presence == MODEL_ARRAY && !model_is_inline(f))
        add(n, model_hook_list(f, n->c->arena), zprintf(n->c->arena, "the list of '%s'", f->name),
            f->at);
    for (size_t i = 0; i < n->hooks.count && !other; i++)
        if (strcmp(n->hooks.items[i]->hook, f->type.hook) == 0) other = n->hooks.items[i];
    if (other == NULL) {
        *VEC_ADD(&n->hooks, n->c->arena) = &f->type;
        add(n, f->type.hook, zprintf(n->c->arena, "the hook '%s'", f->type.hook), f->type.at);
        return;
    }
    if (strcmp(other->c_type, f->type.c_type) == 0) return;
    diag_error(n->c->d, f->type.at, "the hook '%s' fills a %s elsewhere, and here a %s",
               f->type.hook, other->c_type, f->type.c_type);
    diag_note(n->c->d, other->at, "the other is here");
}

static void add_hooks(names *n)
{
    for (size_t i = 0; i < n->c->schema->record_count; i++) {
        const model_record *record = n->c->schema->records[i];
        for (size_t j = 0; j < record->field_count; j++)
            if (record->fields[j].type.kind == MODEL_HOOK) add_hook(n, &record->fields[j]);
    }
}

static void check_members(check *c, const model_record *record)
{
    names members = {.c = c};

    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        add(&members, f->c_name, zprintf(c->arena, "the field '%s'", f->name), f->at);
        if (f->other_c_name)
            add(&members, f->other_c_name,
                zprintf(c->arena, "the member for other texts of '%s'", f->name), f->at);
    }
}

void check_names(check *c)
{
    names n = {.c = c};

    add_own(&n);
    for (size_t i = 0; i < c->schema->record_count; i++) add_record(&n, c->schema->records[i]);
    for (size_t i = 0; i < c->schema->enum_count; i++) add_enum(&n, c->schema->enums[i]);
    for (size_t i = 0; i < c->schema->union_count; i++) add_union(&n, c->schema->unions[i]);
    add_hooks(&n);
    for (size_t i = 0; i < c->schema->record_count; i++) check_members(c, c->schema->records[i]);
}
