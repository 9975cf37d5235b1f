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

/* What generated code calls its own things, behind the prefix. */
static const char *const own[] = {
    "parse", "parse_file", "reader",      "reader_open", "reader_head",
    "feed",  "write",      "write_begin", "write_end",   "reader_close",
};

static void add_own(names *n)
{
    const model_schema *schema = n->c->schema;
    const model_stream *s = schema->stream;
    pos nowhere = {0};
    stax_arena *arena = n->c->arena;

    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        add(n, zprintf(arena, "%s_%s", schema->name, own[i]), "a function of the parser", nowhere);
    if (s == NULL) return;
    add(n, zprintf(arena, "%s_next_%s", schema->name, s->c_name), "a function of the iterator",
        s->at);
    add(n, zprintf(arena, "%s_write_%s", schema->name, s->c_name), "a function of the iterator",
        s->at);
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
}

static void add_record(names *n, const model_record *record)
{
    const model_stream *s = n->c->schema->stream;
    stax_arena *arena = n->c->arena;

    add_type(n, record->c_name, record->name, record->listed, record->at);
    if (s && s->fields[s->count - 1]->type.record == record)
        add(n, zprintf(arena, "%s_copy", record->c_name),
            zprintf(arena, "the function that copies '%s'", record->name), record->at);
}

static void check_members(check *c, const model_record *record)
{
    names members = {.c = c};

    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        add(&members, f->c_name, zprintf(c->arena, "the field '%s'", f->name), f->at);
    }
}

void check_names(check *c)
{
    names n = {.c = c};

    add_own(&n);
    for (size_t i = 0; i < c->schema->record_count; i++) add_record(&n, c->schema->records[i]);
    for (size_t i = 0; i < c->schema->enum_count; i++) add_enum(&n, c->schema->enums[i]);
    for (size_t i = 0; i < c->schema->record_count; i++) check_members(c, c->schema->records[i]);
}
