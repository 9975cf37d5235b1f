/*
 * The iterator: its path through fields, from a root down to an array of structs.
 */
#include "base/c_name.h"
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"

/* The name that `text` begins with, up to a '.' or the end. */
static bool begins_with(stax_str text, const char *name)
{
    size_t len = strlen(name);

    if (text.len < len || memcmp(text.data, name, len) != 0) return false;
    return text.len == len || text.data[len] == '.';
}

static const model_field *find_field(const model_record *record, stax_str path)
{
    const model_field *longest = NULL; /* names may hold a '.' */

    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        if (!begins_with(path, f->name)) continue;
        if (!longest || strlen(f->name) > strlen(longest->name)) longest = f;
    }
    return longest;
}

static void refuse_stream_field(resolve *r, const model_record *record, stax_str path, pos at)
{
    const char *dot = memchr(path.data, '.', path.len);
    stax_str word = {path.data, dot ? (size_t)(dot - path.data) : path.len};
    suggest near = suggest_for(word);

    for (size_t i = 0; i < record->field_count; i++) suggest_offer(&near, record->fields[i].name);
    if (near.best)
        diag_error(r->d, at, "'%s' has no field '%.*s'; did you mean '%s'?", record->name,
                   (int)word.len, word.data, near.best);
    else
        diag_error(r->d, at, "'%s' has no field '%.*s'", record->name, (int)word.len, word.data);
}

typedef struct walk {
    resolve *r;
    stax_str whole;             /* the text of the path */
    pos at;                     /* its place */
    size_t done;                /* bytes of it that are understood */
    const model_record *record; /* where it has come to */
    VEC(const model_field *) fields;
} walk;

static pos place_of(const walk *w, size_t length)
{
    return pos_within(w->at, w->whole, w->done, length);
}

static stax_str rest_of(const walk *w)
{
    return (stax_str){w->whole.data + w->done, w->whole.len - w->done};
}

/* Whether all that the union can be is structs. */
static bool gives_structs(walk *w, const model_field *f, pos at)
{
    const model_union *u = f->type.of_union;

    for (size_t i = 0; i < u->member_count; i++) {
        if (u->members[i].type.kind == MODEL_RECORD) continue;
        diag_error(w->r->d, at, "an iterator gives structs, and '%s' in '%s' is only text",
                   u->members[i].name, f->name);
        return false;
    }
    return true;
}

/* One field further: false after an error or behind something broken. */
static bool walk_field(walk *w)
{
    const model_record *record = w->record;
    const model_field *f = find_field(record, rest_of(w));
    if (f == NULL) {
        refuse_stream_field(w->r, record, rest_of(w), place_of(w, rest_of(w).len));
        return false;
    }
    if (f->type.kind == MODEL_BROKEN) return false;
    pos at = place_of(w, strlen(f->name));
    w->done += strlen(f->name);
    *VEC_ADD(&w->fields, w->r->arena) = f;
    bool last = w->done == w->whole.len, of_union = last && f->type.kind == MODEL_UNION;
    if (f->type.kind != MODEL_RECORD && !of_union) {
        diag_error(w->r->d, at, "'%s' is %s; an iterator leads through structs to an array of them",
                   f->name, model_kind_word(f->type.kind));
        return false;
    }
    if (last && f->presence != MODEL_ARRAY) {
        diag_error(w->r->d, at, "'%s' is not an array; an iterator gives the items of one",
                   f->name);
        return false;
    }
    w->record = f->type.record;
    return !of_union || gives_structs(w, f, at);
}

/* The root that the path begins with, or NULL and an error. */
static const model_root *begin_at_root(walk *w)
{
    const model_schema *schema = w->r->schema;

    for (size_t i = 0; i < schema->root_count; i++)
        if (begins_with(w->whole, schema->roots[i].type->name)) return &schema->roots[i];
    diag_error(w->r->d, w->at, "an iterator begins at the root: '%s.field'",
               schema->roots[0].type->name);
    return NULL;
}

static bool walk_stream(walk *w)
{
    const model_root *from = begin_at_root(w);
    if (from == NULL) return false;

    const model_record *root = from->type;
    if (from->record != root) *VEC_ADD(&w->fields, w->r->arena) = &from->record->fields[0];
    w->done = strlen(root->name);
    if (w->done == w->whole.len) {
        diag_error(w->r->d, w->at, "which array of '%s'? write '%s.field'", root->name, root->name);
        return false;
    }
    w->record = root;
    while (w->done < w->whole.len) {
        w->done++; /* the '.' */
        if (!walk_field(w)) return false;
    }
    return true;
}

static const model_stream *resolve_one(resolve *r, const draft_stream *from)
{
    walk w = {.r = r, .whole = from->path.text, .at = from->path.at};
    if (!walk_stream(&w)) return NULL;

    model_stream *stream = ZNEW(model_stream, r->arena);
    stream->name = intern_add(&r->from->names, from->name.text, r->arena);
    stream->c_name = c_name_part(from->name.text, r->arena);
    stream->at = from->name.at;
    stream->fields = w.fields.items;
    stream->count = w.fields.count;
    return stream;
}

/* --- several of them ---------------------------------------------------------------------- */

/* Whether the way of `b` begins with all of that of `a`. */
static bool leads_into(const model_stream *a, const model_stream *b)
{
    if (a->count > b->count) return false;
    for (size_t i = 0; i < a->count; i++)
        if (a->fields[i] != b->fields[i]) return false;
    return true;
}

static void check_pair(resolve *r, const model_stream *a, const model_stream *b)
{
    if (!leads_into(a, b) && !leads_into(b, a)) return;
    diag_error(r->d, b->at,
               a->count == b->count ? "'%s' gives the records of another iterator"
                                    : "'%s' and another iterator give records within records",
               b->name);
    diag_note(r->d, a->at, "the other one is here");
}

/* How many came is counted for all of them together. */
static void check_counts(resolve *r, const model_stream *s)
{
    const model_field *f = s->fields[s->count - 1];

    if (f->min == 0 && f->max == MODEL_UNBOUNDED) return;
    diag_error(r->d, s->at, "beside another iterator the array of '%s' has no count: write '%s[]'",
               s->name, model_type_text(&f->type, r->arena));
    diag_note(r->d, f->at, "the array is here");
}

void resolve_stream(resolve *r)
{
    VEC(const model_stream *) all = {0};
    const draft *from = r->from;

    for (size_t i = 0; i < from->streams.count && r->schema->root_count > 0; i++) {
        const model_stream *stream = resolve_one(r, &from->streams.items[i]);
        if (stream) *VEC_ADD(&all, r->arena) = stream;
    }
    for (size_t i = 0; i < all.count; i++)
        for (size_t j = 0; j < i; j++) check_pair(r, all.items[j], all.items[i]);
    for (size_t i = 0; i < all.count && all.count > 1; i++) check_counts(r, all.items[i]);
    r->schema->streams = all.items;
    r->schema->stream_count = all.count;
    if (all.count > 0) r->schema->stream = all.items[0];
}
