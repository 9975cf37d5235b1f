/*
 * What the functions of a generated header stand on: whole documents, records, push.
 */
#include "reader/below.h"

#include <string.h>

/* ---- opening and closing ------------------------------------------------------------------ */

/* The chain does not look at limits: it may run only where what a window shows is within them. */
static bool chain_is_within(const stx_limits *limits, const stx_schema *schema)
{
    size_t shown = STX_LONGEST_IN_PLACE + STX_STRIDE;

    return limits->depth > schema->levels && limits->attributes >= 64 &&
           limits->attribute_bytes >= shown && limits->text_bytes >= shown &&
           limits->tag_bytes >= shown && limits->name_bytes >= 64;
}

static bool fail(stx_records *r, stax_status why)
{
    (void)stx_fail(&r->e.tokens, why, NULL, (stax_str){0}, "");
    return false;
}

/* A schema has a root element, and says what is given. */
static bool is_of_cursors(stx_records *r, const char *option)
{
    (void)stx_fail(&r->e.tokens, STAX_E_OPTION, NULL, stax_str_of(option),
                   "an option of a generated reader");
    return false;
}

/* A level more than the schema has, for the leaf that the careful path reads. */
static bool take_frames(stx_records *r)
{
    enum { FIRST_DEEP = 16 };

    r->room = r->schema->levels + 1;
    if (r->schema->deep) r->room += FIRST_DEEP;
    r->frames = stx_allocate(&r->e.tokens.allocator, r->room * sizeof *r->frames);
    return r->frames || fail(r, STAX_E_MEMORY);
}

/* Of a schema that was printed for another libstax nothing else may be looked at. */
static bool is_of_this_abi(const stx_schema *schema, stax_error *error)
{
    if (schema->abi != STX_ABI && error) *error = (stax_error){.code = STAX_E_ABI};
    return schema->abi == STX_ABI;
}

static bool begin(stx_records *r, const stx_schema *schema, const stax_input *input,
                  const stax_options *options, stax_error *error)
{
    stx_tokens *t = &r->e.tokens;

    r->schema = schema;
    r->failing = STX_NO_ARM;
    t->face.spelled = 1; /* what has no namespace is always spelled right */
    t->spell = stx_spell_path;
    r->skips_bad = options && options->skip_bad;
    if (r->skips_bad && error == NULL) error = &r->spare;
    if (!stx_tokens_open(t, input, options, error)) return false;
    if (options && options->fragment) return is_of_cursors(r, "fragment");
    if (options && options->whole_names) return is_of_cursors(r, "whole_names");
    if (options && options->give) return is_of_cursors(r, "give");
    if (schema->depth != 0 && (options == NULL || options->depth == 0))
        t->limits.depth = schema->depth;
    else if (schema->depth != 0 && schema->depth < t->limits.depth)
        t->limits.depth = schema->depth;
    t->refuses_doctype |= schema->refuses_doctype;
    t->knows_html |= schema->html_entities;
    if (schema->namespaces)
        stx_scopes_want(&r->e.scopes, schema->namespaces, schema->namespace_count,
                        &t->face.spelled);
    t->face.hook_context = options ? options->hook_context : NULL;
    r->partial = options && options->partial;
    r->report = options ? options->report : NULL;
    r->report_context = options ? options->report_context : NULL;
    t->chained = chain_is_within(&t->limits, schema);
    r->chained_to = schema->deep ? t->limits.depth - schema->levels - 1 : SIZE_MAX;
    return take_frames(r);
}

static void end(stx_records *r)
{
    if (r->frames) stx_release(&r->e.tokens.allocator, r->frames, r->room * sizeof *r->frames);
    stx_below_free(r);
    stx_buffer_free(&r->watches, &r->e.tokens.allocator);
    stx_buffer_free(&r->checked, &r->e.tokens.allocator);
    stx_elements_close(&r->e);
}

/* The root's struct, with its defaults. */
static void *root_struct(stx_records *r)
{
    const stx_state *root = r->schema->document ? r->schema->document : r->schema->root;

    r->root = stax_arena_alloc(r->document, root->size, 16);
    if (r->root == NULL) return fail(r, STAX_E_MEMORY), NULL;
    memcpy(r->root, root->blank, root->size);
    r->e.tokens.face.arena = r->document;
    return r->root;
}

/* ---- whole documents ---------------------------------------------------------------------- */

void *stx_parse(const stx_schema *schema, stax_arena *arena, const stax_input *input,
                const stax_options *options, stax_error *error)
{
    stx_records r = {0};
    void *root = NULL;

    if (!is_of_this_abi(schema, error)) return NULL;
    r.document = arena;
    r.e.tokens.lends = input->kind == STAX_INPUT_MEMORY;
    if (begin(&r, schema, input, options, error) && root_struct(&r) &&
        (stx_drive(&r) == STAX_END || r.partial)) {
        stx_settle(&r);
        root = r.root;
    }
    end(&r);
    return root;
}

/* Of what is given one by one: a union, or the arm's struct. */
static size_t item_size(const stx_schema *schema)
{
    size_t most = 0;

    for (uint32_t i = 0; i < schema->iterators; i++)
        if (schema->sizes[i] > most) most = schema->sizes[i];
    if (most > 0) return most;
    if (schema->stream_size > 0) return schema->stream_size;
    return schema->stream->arms[schema->stream_arm].state->size;
}

/* ---- records ------------------------------------------------------------------------------ */

static void set_arenas(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;

    stax_arena_init(&r->own, &t->allocator, NULL, 0);
    stax_arena_init(&r->record, &t->allocator, NULL, 0);
    if (t->limits.record_bytes < SIZE_MAX) r->record.limit = t->limits.record_bytes;
    if (t->limits.record_bytes == 0) r->record.limit = 1; /* to an arena 0 is no limit */
    r->document = &r->own;
}

/* Room for a record, and a count for each of several iterators. */
static bool take_items(stx_records *r)
{
    const stax_allocator *from = &r->e.tokens.allocator;
    size_t bytes = r->schema->iterators * sizeof *r->given;

    r->item = stx_allocate(from, item_size(r->schema));
    if (bytes > 0) r->given = stx_allocate(from, bytes);
    if (r->item == NULL || (bytes > 0 && r->given == NULL)) return fail(r, STAX_E_MEMORY);
    if (bytes > 0) memset(r->given, 0, bytes);
    return true;
}

stx_reader *stx_open(const stx_schema *schema, const stax_input *input, const stax_options *options,
                     stax_error *error)
{
    static const stax_allocator usual;
    const stax_allocator *from = options && options->allocator ? options->allocator : &usual;
    stx_records *r;

    if (!is_of_this_abi(schema, error)) return NULL;
    if ((r = stx_allocate(from, sizeof *r)) == NULL) {
        if (error) *error = (stax_error){.code = STAX_E_MEMORY};
        return NULL;
    }
    *r = (stx_records){0};
    if (!begin(r, schema, input, options, error)) goto failed;
    set_arenas(r);
    r->streamed = &schema->stream->arms[schema->stream_arm];
    r->stream_bytes = (schema->stream_arms > 0 ? schema->stream_arms : 1) * sizeof *r->streamed;
    if (!take_items(r) || root_struct(r) == NULL) goto failed;
    r->hungry = true;
    return &r->e.tokens.face;
failed:
    stx_shutdown(&r->e.tokens.face);
    return NULL;
}

stax_status stx_next(stx_reader *reader, const void **record)
{
    stx_records *r = (stx_records *)(void *)reader;
    stx_tokens *t = &r->e.tokens;
    stax_status status;

    *record = NULL;
    if (t->status != STAX_OK) return t->status;
    if (r->record_done) stax_arena_reset(&r->record);
    r->record_done = false;
    status = stx_drive(r);
    if (status == STAX_OK) {
        t->records++;
        if (r->given) r->given[r->which]++;
        *record = r->item;
    }
    if (status == STAX_END) t->status = STAX_END;
    r->hungry = status == STAX_MORE;
    return status;
}

stax_status stx_next_of(stx_reader *reader, uint32_t iterator, const void **record)
{
    stx_records *r = (stx_records *)(void *)reader;
    stax_status status = STAX_OK;

    if (!r->waits) status = stx_next(reader, record);
    r->waits = status == STAX_OK && r->which != iterator;
    if (r->waits) status = STAX_OTHER;
    *record = status == STAX_OK ? r->item : NULL;
    return status;
}

stax_status stx_feed(stx_reader *reader, const char *bytes, size_t len, bool last)
{
    stx_records *r = (stx_records *)(void *)reader;
    stx_tokens *t = &r->e.tokens;

    if (t->status != STAX_OK && t->status != STAX_END) return t->status;
    if (!t->window.pushed || !r->hungry || t->window.last_lent) return STAX_E_STATE;
    r->hungry = false;
    stx_window_lend(&t->window, (stax_str){bytes, len}, last);
    return STAX_OK;
}

size_t stx_bad(const stx_reader *reader)
{
    return ((const stx_records *)(const void *)reader)->bad;
}

const void *stx_head(const stx_reader *reader)
{
    return ((const stx_records *)(const void *)reader)->root;
}

void stx_shutdown(stx_reader *reader)
{
    stx_records *r = (stx_records *)(void *)reader;
    stax_allocator to;

    if (r == NULL) return;
    to = r->e.tokens.allocator;
    stx_release(&to, r->item, item_size(r->schema));
    stx_release(&to, r->given, r->schema->iterators * sizeof *r->given);
    stax_arena_free(&r->own);
    stax_arena_free(&r->record);
    end(r);
    stx_release(&to, r, sizeof *r);
}
