/*
 * The state that all token readers share: opening, errors, and hunger.
 */
#include "token/tokens.h"

#include <stdio.h>
#include <string.h>

/* ---- opening ------------------------------------------------------------------------------ */

/* What stands in the window whole is found by an index of 32 bits, even if it is not limited. */
#define LONGEST_TOKEN (UINT32_MAX - ((size_t)1 << 20))

static size_t limit_of(size_t set, size_t standard)
{
    if (set == 0) return standard;
    if (set == STAX_FORBID) return 0;
    return set;
}

static void set_limits(stx_limits *limits, const stax_options *options)
{
#define STX_LIMIT_SET(name, standard, text) limits->name = limit_of(options->name, standard);
    STAX_LIMITS(STX_LIMIT_SET)
#undef STX_LIMIT_SET
    if (limits->tag_bytes > LONGEST_TOKEN) limits->tag_bytes = LONGEST_TOKEN;
    if (limits->name_bytes > LONGEST_TOKEN) limits->name_bytes = LONGEST_TOKEN;
}

static void name_file(stx_tokens *t, const stax_input *input, const stax_options *options)
{
    const char *file = options->file;

    if (file == NULL && input && input->kind == STAX_INPUT_PATH) file = input->path;
    if (file) (void)snprintf(t->file, sizeof t->file, "%s", file);
}

/* Borrowed strings are only of a document that is read where it stands: after the window moved. */
static void set_lending(stx_tokens *t)
{
    if (t->window.memory.data == NULL) t->lends = false;
    t->face.keeps = t->lends && t->window.in_place;
}

bool stx_tokens_open(stx_tokens *t, const stax_input *input, const stax_options *options,
                     stax_error *error)
{
    static const stax_options usual;
    const stx_kernel *kernel;
    stax_status status;

    if (options == NULL) options = &usual;
    t->error = error;
    if (error) *error = (stax_error){0};
    if (options->allocator) t->allocator = *options->allocator;
    set_limits(&t->limits, options);
    t->plain_names = t->limits.name_bytes;
    t->resolve = options->resolve;
    t->resolve_context = options->resolve_context;
    t->progress = options->progress;
    t->progress_context = options->progress_context;
    t->refuses_doctype = options->refuse_doctype;
    t->knows_html = options->html_entities;
    stax_arena_init(&t->dtd.arena, &t->allocator, NULL, 0);
    stax_arena_init(&t->values, &t->allocator, NULL, 0);
    name_file(t, input, options);
    t->window = (stx_window){.file = -1};

    kernel = stx_kernel_find(options->kernel);
    if (kernel == NULL) {
        (void)stx_fail(t, STAX_E_OPTION, NULL, stax_str_of(options->kernel),
                       "a kernel of this machine");
        return false;
    }
    status = stx_window_open(&t->window, input, kernel, &t->allocator);
    if (status != STAX_OK) {
        (void)stx_fail(t, status, NULL, (stax_str){0}, "");
        return false;
    }
    t->face.at = stx_window_start(&t->window);
    set_lending(t);
    return true;
}

/* The windows over entities that are still open. */
static void close_entities(stx_tokens *t)
{
    stx_open_entity *opened = (stx_open_entity *)(void *)t->opened.data;

    for (size_t i = t->opened.len / sizeof *opened; i-- > 0;) {
        stx_window_close(&t->window);
        t->window = opened[i].window;
    }
    stx_buffer_free(&t->opened, &t->allocator);
}

void stx_tokens_close(stx_tokens *t)
{
    close_entities(t);
    stx_window_close(&t->window);
    stax_arena_free(&t->dtd.arena);
    stax_arena_free(&t->values);
    stx_buffer_free(&t->expanding, &t->allocator);
    stx_buffer_free(&t->spelled, &t->allocator);
    stx_buffer_free(&t->written, &t->allocator);
    stx_buffer_free(&t->said, &t->allocator);
    stx_buffer_free(&t->attributes, &t->allocator);
    stx_buffer_free(&t->order, &t->allocator);
    stx_buffer_free(&t->decoded, &t->allocator);
    stx_buffer_free(&t->value, &t->allocator);
    stx_buffer_free(&t->texts, &t->allocator);
}

/* ---- errors ------------------------------------------------------------------------------- */

/* Copies what fits, and does not cut a character in two. */
static void put(char *room, size_t size, stax_str text)
{
    size_t len = text.len < size ? text.len : size - 1;

    if (len < text.len)
        while (len > 0 && ((unsigned char)text.data[len] & 0xC0) == 0x80) len--;
    if (len > 0) memcpy(room, text.data, len);
    room[len] = '\0';
}

static bool ends_line(char c)
{
    return c == '\n' || c == '\r';
}

/* What can be seen around a fault: the window, or all of a document that is in memory. */
typedef struct sight {
    const char *start, *at, *limit;
} sight;

static sight sight_of(const stx_tokens *t, uint64_t offset)
{
    const stx_window *w = stx_document(t);
    const char *start = w->memory.data ? w->memory.data : w->base;
    uint64_t first = w->memory.data ? 0 : w->offset;
    uint64_t end = w->offset + (uint64_t)(w->limit - w->base);

    return (sight){start, start + (size_t)(offset - first), start + (size_t)(end - first)};
}

/* The bytes before the fault on its line, at most `most`: in sight, or from what was before it. */
static size_t before(const stx_tokens *t, sight s, char *room, size_t most)
{
    const stx_window *w = stx_document(t);
    const char *from = s.at;
    size_t len, kept = w->history_len, old = 0;

    while (from > s.start && !ends_line(from[-1]) && (size_t)(s.at - from) < most) from--;
    len = (size_t)(s.at - from);
    if (from == s.start && w->memory.data == NULL)
        while (old < kept && old + len < most && !ends_line(w->history[kept - old - 1])) old++;
    memcpy(room, w->history + kept - old, old);
    memcpy(room + old, from, len);
    return old + len;
}

/* The line around the fault: up to 80 bytes before it, and what is there behind it. */
static void put_source(const stx_tokens *t, stax_error *error, sight s)
{
    enum { BEFORE = 80 };
    const char *end = s.at;
    size_t len = before(t, s, error->source, BEFORE), skip = 0, room;

    while (skip < len && ((unsigned char)error->source[skip] & 0xC0) == 0x80) skip++;
    memmove(error->source, error->source + skip, len - skip);
    len -= skip;
    error->caret = (uint32_t)len;

    room = sizeof error->source - 1 - len;
    while (end < s.limit && !ends_line(*end) && (size_t)(end - s.at) < room) end++;
    if (end < s.limit)
        while (end > s.at && ((unsigned char)*end & 0xC0) == 0x80) end--;
    memcpy(error->source + len, s.at, (size_t)(end - s.at));
    error->source[len + (size_t)(end - s.at)] = '\0';
}

static void put_place(const stx_tokens *t, stax_error *error, stx_place place)
{
    error->line = place.line + 1;
    error->column = place.column + 1;
    error->offset = place.offset;
    if (t->spell) (void)t->spell(t, error->path, sizeof error->path);
}

/*
 * The place of a byte that is in sight, counted on from one that was asked for. Two are kept, since
 * faults come in two rows: what is told within records, and what is told of a record, before it. So
 * all of them cost two passes.
 */
static stx_place count_on(stx_tokens *t, uint64_t offset)
{
    sight to = sight_of(t, offset);
    uint64_t first = offset - (uint64_t)(to.at - to.start);
    stx_counted *c = &t->counted[offset < t->counted[0].to];

    if (c->to <= first || c->to > offset) *c = (stx_counted){stx_document(t)->place, first};
    stx_place_advance(&c->place, to.start + (size_t)(c->to - first), to.at);
    c->to = offset;
    return c->place;
}

static void put_sight(stx_tokens *t, stax_error *error, uint64_t offset)
{
    put_place(t, error, count_on(t, offset));
    put_source(t, error, sight_of(t, offset));
}

/* Notes the first error, without a place; false when there was one before, or nobody asks. */
static bool note(stx_tokens *t, stax_status code, stax_str text, const char *want)
{
    stax_error *error = t->error;

    if (t->status != STAX_OK) return false;
    t->status = code;
    if (error == NULL) return false;

    *error = (stax_error){.code = code, .records = t->records};
    if (code == STAX_E_OPEN || code == STAX_E_READ) error->os_error = t->window.os_error;
    put(error->text, sizeof error->text, text);
    put(error->want, sizeof error->want, stax_str_of(want));
    put(error->file, sizeof error->file, stax_str_of(t->file));
    put(error->entity, sizeof error->entity, t->inside);
    if (t->schema) put(error->schema, sizeof error->schema, stax_str_of(t->schema));
    error->schema_line = t->schema_line;
    return true;
}

/* What does not stand in the window is an attribute that the DOCTYPE gives to the tag. */
static bool is_in_window(const stx_window *w, const char *at)
{
    const char *end = w->in_place ? w->memory.data + w->memory.len : w->filled;

    return (uintptr_t)at - (uintptr_t)w->base <= (uintptr_t)end - (uintptr_t)w->base;
}

stx_place stx_place_of(stx_tokens *t, const char *at)
{
    return count_on(t, stx_offset_of(t, at));
}

stx_place stx_place_at(stx_tokens *t, uint64_t offset)
{
    return count_on(t, offset);
}

/* What is taken as it is written is looked at later, and was too long before `at` was reached. */
static stx_got too_long(stx_tokens *t)
{
    const stx_window *w = stx_document(t);
    const char *at = w->base + (t->text_ends - w->offset);

    t->text_ends = 0;
    return stx_fail_limit(t, at, text_bytes);
}

stx_got stx_fail(stx_tokens *t, stax_status code, const char *at, stax_str text, const char *want)
{
    if (STX_RARELY(t->text_ends > 0) && at && stx_offset_of(t, at) > t->text_ends)
        return too_long(t);
    if (!note(t, code, text, want) || at == NULL) return STX_WRONG;
    if (!stx_is_inside(t) && !is_in_window(&t->window, at)) at = t->tag.at;
    put_sight(t, t->error, stx_offset_of(t, at));
    return STX_WRONG;
}

void stx_describe(stx_tokens *t, stax_status code, const char *at, stax_str text, const char *want,
                  stax_error *error)
{
    stax_error *kept = t->error;
    stax_status status = t->status;

    t->error = error;
    t->status = STAX_OK;
    (void)stx_fail(t, code, at, text, want);
    t->error = kept;
    t->status = status;
}

static stx_built *texts(const stx_tokens *t)
{
    return (stx_built *)(void *)t->texts.data;
}

stx_got stx_fail_at_text(stx_tokens *t, stax_status code, stax_str text, const char *want)
{
    const stx_built *top = &texts(t)[t->texts.len / sizeof *top - 1];

    if (!note(t, code, text, want)) return STX_WRONG;
    if (top->slid_past)
        put_place(t, t->error, top->place);
    else
        put_sight(t, t->error, top->offset);
    return STX_WRONG;
}

/* The window is about to move: places in what it leaves behind become lines and columns. */
static void keep_places(stx_tokens *t)
{
    const stx_window *w = &t->window;
    uint64_t gone = w->offset + (uint64_t)(t->face.at.behind - w->base);

    for (size_t i = 0; i < t->texts.len / sizeof(stx_built); i++) {
        stx_built *b = &texts(t)[i];

        if (b->slid_past || b->offset >= gone) continue;
        b->place = count_on(t, b->offset);
        b->slid_past = true;
    }
}

stx_got stx_fail_beyond(stx_tokens *t, const char *at, const char *limit, size_t value)
{
    char want[64];

    (void)snprintf(want, sizeof want, "%s (%zu)", limit, value);
    return stx_fail(t, STAX_E_LIMIT, at, (stax_str){0}, want);
}

/* ---- hunger ------------------------------------------------------------------------------- */

/* What stands behind the limit is not what it should be. */
static stx_got bad_input(stx_tokens *t)
{
    const stx_window *w = &t->window;
    stax_str text = {NULL, 0};
    const char *want = "";

    if (w->scan.bad == STAX_E_ENCODING) text = stax_str_of(w->start.refused);
    if (w->scan.bad == STAX_E_ENCODED) want = stx_encoding_name(w->encoding);
    return stx_fail(t, w->scan.bad, w->limit, text, want);
}

/* The input has ended, or cannot be read on, inside something. */
static stx_got ended(stx_tokens *t)
{
    const stx_window *w = &t->window;

    if (!t->final) { /* look once more: what waited for its end may be wrong before it */
        t->final = true;
        return STX_GOT;
    }
    if (w->scan.bad) return bad_input(t); /* it stands before what could not be read */
    if (w->failure) return stx_fail(t, w->failure, w->limit, (stax_str){0}, "");
    return stx_fail(t, STAX_E_TRUNCATED, w->limit, (stax_str){0}, "");
}

/* Whether the caller wants it to go on. */
static bool goes_on(stx_tokens *t)
{
    const stx_window *w = &t->window;
    uint64_t bytes = w->offset + (uint64_t)(t->face.at.behind - w->base);

    if (t->progress(t->progress_context, bytes, t->records)) return true;
    (void)stx_fail(t, STAX_E_STOPPED, t->face.at.behind, (stax_str){0}, "");
    return false;
}

stx_got stx_more(stx_tokens *t)
{
    stx_fill fill;

    if (STX_RARELY(stx_is_inside(t))) return stx_more_inside(t);
    if (STX_RARELY(t->progress != NULL) && !goes_on(t)) return STX_WRONG;
    if (t->window.memory.data == NULL) keep_places(t);
    fill = stx_window_fill(&t->window, &t->face.at);

    set_lending(t);
    if (fill == STX_FILLED) return STX_GOT;
    if (fill == STX_FILL_MORE) return STX_SHORT;
    if (fill == STX_FILL_END || t->window.failure == STAX_E_READ) return ended(t);
    return stx_fail(t, t->window.failure, t->window.limit, (stax_str){0}, "");
}

stx_got stx_recode_on(stx_tokens *t, stx_encoding encoding)
{
    keep_places(t);
    if (!stx_window_recode(&t->window, &t->face.at, encoding))
        return stx_fail(t, STAX_E_MEMORY, t->face.at.behind, (stax_str){0}, "");
    set_lending(t);
    return STX_GOT;
}
