/*
 * A level is an open element that the schema knows; the levels of a record and of the wrappers in
 * it share what has been met. Every rule of the schema stands here once, without a thought of
 * speed.
 */
#include "slow_schema.h"

#include "fuzz_trace.h"
#include "token/tokens.h"

#include <stax/cursor.h>

#include <stdlib.h>

enum { MOST_ARMS = 256, PADDING = 64 };

typedef struct reading {
    stax_cursor *c;
    stx_tokens face; /* what conversions see of a reader */
} reading;

typedef struct level {
    const stx_state *state;
    void *record;
    bool *met; /* of the record's arms */
} level;

static const stax_str none = {"", 0};

/* ---- arms --------------------------------------------------------------------------------- */

static size_t count_of(const level *l, const stx_arm *a)
{
    size_t count = 0;

    if (a->repeat == STX_ALL && a->count_at != 0)
        memcpy(&count, (const char *)l->record + a->count_at, sizeof count);
    return count;
}

/* Whether one more of an arm may stand here. */
static bool may_stand(const level *l, uint32_t arm)
{
    const stx_arm *a = &l->state->arms[arm];

    if (a->repeat == STX_REFUSE && l->met[arm]) return false;
    return a->most == 0 || count_of(l, a) < a->most;
}

/* Converts a text, which gets padding behind it as in a window. */
static bool take(reading *r, level *l, uint32_t arm, stax_str text)
{
    const stx_arm *a = &l->state->arms[arm];
    char *padded;

    if (a->repeat == STX_KEEP_FIRST && l->met[arm]) return true;
    padded = calloc(1, text.len + PADDING);
    if (padded == NULL) abort();
    if (text.len > 0) memcpy(padded, text.data, text.len);
    l->met[arm] = a->take(&r->face.face, l->record, (stax_str){padded, text.len});
    free(padded);
    return l->met[arm];
}

static uint32_t text_arm(const stx_state *s)
{
    uint32_t arm = s->first;

    while (s->arms[arm].kind != STX_KIND_TEXT) arm++;
    return arm;
}

static uint32_t child_arm(const stx_state *s, stax_str local)
{
    for (uint32_t arm = s->first; arm < s->first + s->count; arm++)
        if (s->arms[arm].kind > STX_KIND_TEXT && stax_eq(s->arms[arm].name, local)) return arm;
    return UINT32_MAX;
}

/* ---- attributes --------------------------------------------------------------------------- */

static bool is_of(reading *r, const stax_attribute *a, const char *uri)
{
    return a->prefix > 0 && stax_eq(stax_cursor_attribute_uri(r->c, a), stax_str_of(uri));
}

static bool is_xml(reading *r, const stax_attribute *a)
{
    return is_of(r, a, "http://www.w3.org/XML/1998/namespace");
}

static bool declares(const stax_attribute *a)
{
    bool begins = a->name.len >= 5 && memcmp(a->name.data, "xmlns", 5) == 0;

    return begins && (a->name.len == 5 || a->prefix == 5);
}

static bool is_never_unknown(reading *r, const stax_attribute *a)
{
    return declares(a) || is_xml(r, a) || is_of(r, a, "http://www.w3.org/2001/XMLSchema-instance");
}

static bool is_nil(reading *r)
{
    stax_str value;

    if (!stax_cursor_attribute_ns(r->c, "http://www.w3.org/2001/XMLSchema-instance", "nil", &value))
        return false;
    value = stax_trim(value);
    return STAX_IS(value, "true") || STAX_IS(value, "1");
}

static uint32_t attribute_arm(reading *r, const stx_state *s, const stax_attribute *a)
{
    if (a->prefix > 0 && !is_xml(r, a)) return UINT32_MAX;
    for (uint32_t arm = s->first; arm < s->first + s->count; arm++)
        if (s->arms[arm].kind == STX_KIND_ATTRIBUTE && stax_eq(s->arms[arm].name, a->name))
            return arm;
    return UINT32_MAX;
}

static bool take_attributes(reading *r, level *l)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(r->c, &count);

    for (; count > 0; count--, a++) {
        uint32_t arm = attribute_arm(r, l->state, a);

        if (arm == UINT32_MAX) {
            if ((l->state->rules & STX_UNKNOWN_ERROR) && !is_never_unknown(r, a)) return false;
        } else if (!may_stand(l, arm) || !take(r, l, arm, a->value)) {
            return false;
        }
    }
    return true;
}

/* Where unknown things are errors, a leaf has no attributes. */
static bool leaf_attributes(reading *r, const level *l)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(r->c, &count);

    for (; count > 0 && (l->state->rules & STX_UNKNOWN_ERROR); count--, a++)
        if (!is_never_unknown(r, a)) return false;
    return true;
}

/* ---- elements ----------------------------------------------------------------------------- */

static bool read_level(reading *r, level *l);

/* To the END of an element in which nothing may be. */
static bool read_nothing(reading *r)
{
    stax_event event;

    do event = stax_cursor_next(r->c);
    while (event == STAX_EVENT_TEXT && stax_trim(stax_cursor_text(r->c)).len == 0);
    return event == STAX_EVENT_END;
}

/* Of what says xsi:nil a list may have any number. */
static bool may_come(reading *r, const level *l, uint32_t arm)
{
    return (l->state->arms[arm].most != 0 && is_nil(r)) || may_stand(l, arm);
}

static bool read_leaf(reading *r, level *l, uint32_t arm)
{
    bool nil = is_nil(r);
    stax_str text;

    if (!may_come(r, l, arm) || !leaf_attributes(r, l)) return false;
    if (nil) return read_nothing(r);
    return stax_cursor_element_text(r->c, &text) == STAX_EVENT_END && take(r, l, arm, text);
}

static bool read_flag(reading *r, level *l, uint32_t arm)
{
    if (!may_stand(l, arm)) return false;
    if (!is_nil(r) && !take(r, l, arm, none)) return false;
    return stax_cursor_skip(r->c) == STAX_EVENT_END;
}

/* A record that says xsi:nil is as if it were not there. */
static void forget(level *l, uint32_t arm)
{
    const stx_arm *a = &l->state->arms[arm];
    size_t count = count_of(l, a);

    l->met[arm] = false;
    if (count == 0) return;
    count--;
    memcpy((char *)l->record + a->count_at, &count, sizeof count);
}

static bool read_record(reading *r, level *parent, uint32_t arm)
{
    const stx_arm *a = &parent->state->arms[arm];
    bool met[MOST_ARMS] = {false};
    level l = {a->state, NULL, met};

    if (a->repeat == STX_KEEP_FIRST && parent->met[arm])
        return stax_cursor_skip(r->c) == STAX_EVENT_END;
    if (!may_come(r, parent, arm)) return false;
    l.record = a->place(&r->face.face, parent->record);
    if (l.record == NULL) abort();
    parent->met[arm] = true;
    memcpy(l.record, l.state->blank, l.state->size);
    if (is_nil(r)) {
        forget(parent, arm);
        return read_nothing(r);
    }
    if (!take_attributes(r, &l) || !read_level(r, &l)) return false;
    if (a->take) (void)a->take(&r->face.face, parent->record, none);
    return true;
}

/* Its text is that of an arm: when no more of it may come, nor may the wrapper. */
static bool read_wrapper(reading *r, level *parent, uint32_t arm)
{
    level l = {parent->state->arms[arm].state, parent->record, parent->met};
    bool own = (l.state->rules & STX_OWN) != 0;

    if (own && !may_stand(parent, text_arm(l.state))) return false;
    if (!take_attributes(r, &l)) return false;
    return own && is_nil(r) ? read_nothing(r) : read_level(r, &l);
}

/* Whether an unknown element may stand in one: not in a text of which attributes are wanted. */
static bool may_be_unknown(const stx_state *s)
{
    if (s->rules & STX_UNKNOWN_ERROR) return false;
    if (s->size > 0 || (s->rules & STX_OWN) == 0) return true;
    return strcmp(s->arms[text_arm(s)].want, "flag") == 0;
}

static bool read_child(reading *r, level *l)
{
    uint32_t arm = child_arm(l->state, stax_cursor_local(r->c));

    if (arm == UINT32_MAX)
        return may_be_unknown(l->state) && stax_cursor_skip(r->c) == STAX_EVENT_END;
    switch (l->state->arms[arm].kind) {
    case STX_KIND_LEAF:
        return read_leaf(r, l, arm);
    case STX_KIND_FLAG:
        return read_flag(r, l, arm);
    case STX_KIND_WRAPPER:
        return read_wrapper(r, l, arm);
    default:
        return read_record(r, l, arm);
    }
}

/* Whether all that the schema asks of a record is there. */
static bool is_complete(const level *l)
{
    const stx_state *s = l->state;

    for (uint32_t arm = 0; arm < s->total; arm++) {
        bool required = (s->required[arm / 64] >> (arm % 64) & 1) != 0;

        if (s->arms[arm].least > 0) {
            if (count_of(l, &s->arms[arm]) < s->arms[arm].least) return false;
        } else if (required && !l->met[arm]) {
            return false;
        }
    }
    return true;
}

static bool read_level(reading *r, level *l)
{
    bool own = (l->state->rules & STX_OWN) != 0,
         strict = (l->state->rules & STX_UNKNOWN_ERROR) != 0;
    fuzz_trace text = {0};
    stax_event event;
    bool good = true;

    while (good && (event = stax_cursor_next(r->c)) != STAX_EVENT_END) {
        if (event == STAX_EVENT_START)
            good = read_child(r, l);
        else if (event != STAX_EVENT_TEXT)
            good = false;
        else if (own)
            fuzz_put(&text, stax_cursor_text(r->c).data, stax_cursor_text(r->c).len);
        else
            good = !strict || stax_trim(stax_cursor_text(r->c)).len == 0;
    }
    if (good && own) good = take(r, l, text_arm(l->state), (stax_str){text.text, text.len});
    free(text.text);
    return good && (l->state->size == 0 || is_complete(l));
}

static void *read_root(reading *r, const stx_schema *schema, stax_arena *arena)
{
    bool met[MOST_ARMS] = {false};
    level l = {schema->root, NULL, met};

    if (stax_cursor_next(r->c) != STAX_EVENT_START) return NULL;
    if (!stax_eq(stax_cursor_local(r->c), schema->root->element)) return NULL;
    l.record = stax_arena_alloc(arena, schema->root->size, 16);
    if (l.record == NULL) abort();
    memcpy(l.record, schema->root->blank, schema->root->size);
    if (!take_attributes(r, &l) || !read_level(r, &l)) return NULL;
    return stax_cursor_next(r->c) == STAX_EVENT_DOCUMENT_END ? l.record : NULL;
}

void *slow_schema_read(const stx_schema *schema, stax_str document, stax_arena *arena)
{
    stax_options options = {.depth = schema->depth};
    stax_input input = stax_input_memory(document.data, document.len);
    reading r;
    void *root;

    memset(&r, 0, sizeof r);
    r.c = stax_cursor_open(&input, &options, NULL);
    if (r.c == NULL) abort();
    r.face.face.arena = arena;
    root = read_root(&r, schema, arena);
    stax_cursor_close(r.c);
    return root;
}
