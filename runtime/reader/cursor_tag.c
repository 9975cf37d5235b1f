/*
 * The cursor's tags. The quick way takes a name by words, an attribute by its two quotes in the
 * index, an end tag by one compare with the name that was kept:
 *
 *    at             ip[0] ip[1]                  ip[0]
 *    <book           id="1">         Some text   </book>
 *
 * Whatever it does not take for sure is left to the careful way behind it.
 */
#include "reader/cursor_state.h"

#include "input/name_words.h"

#if defined(__GNUC__)
    #define STX_APART static __attribute__((noinline))
#else
    #define STX_APART static
#endif

static const stax_str none = {NULL, 0};

/* ---- attributes, quickly ------------------------------------------------------------------ */

/* A number that differs for most names; equal names have equal ones. */
STX_INLINE uint64_t key_of(const char *name, size_t len)
{
    if (len <= 8) return stx_first_bytes(stx_load8(name), len);
    return stx_load8(name) + stx_load8(name + len - 8);
}

/*
 * Whether a name has come before in the tag. One bit of `seen` for each name answers nearly always;
 * where two share a bit, all are compared.
 */
STX_INLINE bool is_new(const stax_attribute *first, const stax_attribute *a, uint64_t *seen)
{
    uint64_t key = key_of(a->name.data, a->name.len);
    uint64_t bit = UINT64_C(1) << (key * UINT64_C(0x9E3779B97F4A7C15) >> 58);

    if (STX_MOSTLY((*seen & bit) == 0)) {
        *seen |= bit;
        return true;
    }
    for (const stax_attribute *b = first; b < a; b++)
        if (stax_eq(a->name, b->name)) return false;
    return true;
}

/* Blanks of any kind and number; the entries that some of them have are dropped. */
static const char *pass_blanks(const stx_window *w, const char *p, const uint32_t **ip)
{
    while (p < w->limit && stx_is_blank(*p)) p++;
    *ip = stx_resync(w, *ip, p);
    return p;
}

/* name="value" at `name`, the value plain: behind its closing quote, or NULL. */
STX_INLINE const char *quick_attribute(const stax_cursor *c, const char *name, const uint32_t *ip,
                                       stax_attribute *a)
{
    const stx_tokens *t = &c->e.tokens;
    const char *open = t->face.at.base + ip[0], *shut = t->face.at.base + ip[1];
    size_t len = (size_t)(open - 1 - name);

    if (!stx_is_plain_name(name, len)) return NULL;
    if (open[-1] != '=' || *open != '"' || *shut != '"') return NULL;
    if (STX_RARELY(len == 5) && memcmp(name, "xmlns", 5) == 0) return NULL;
    a->name.data = name;
    a->name.len = len;
    a->value.data = open + 1;
    a->value.len = (size_t)(shut - open - 1);
    a->prefix = 0;
    a->scope = STX_NO_NAMESPACE;
    return STX_MOSTLY(a->value.len <= t->limits.attribute_bytes) ? shut + 1 : NULL;
}

/* All of a tag's attributes from `p`, behind its name: the '>' or '/' behind them, or NULL. */
static const char *quick_attributes(stax_cursor *c, const char *p, const uint32_t **index)
{
    stax_attribute *first = c->few, *a = first;
    const uint32_t *ip = *index;
    uint64_t seen = 0;

    for (;; a++, ip += 2) {
        const char *name = p + 1;

        if (STX_RARELY(*p != ' ' || (unsigned char)*name <= ' ')) {
            name = pass_blanks(&c->e.tokens.window, p, &ip);
            if (*name == '>' || *name == '/') {
                p = name;
                break;
            }
            if (name == p) return NULL;
        } else if (*name == '/' || *name == '>') {
            p = name;
            break;
        }
        if (STX_RARELY(a == first + STX_FEW_ATTRIBUTES)) return NULL;
        p = quick_attribute(c, name, ip, a);
        if (p == NULL || !is_new(first, a, &seen)) return NULL;
    }
    *index = ip;
    c->attributes = first;
    c->attribute_count = (size_t)(a - first);
    return c->attribute_count <= c->e.tokens.limits.attributes ? p : NULL;
}

/* ---- names of open elements --------------------------------------------------------------- */

static bool keep_carefully(stax_cursor *c)
{
    stx_elements *e = &c->e;
    const stax_allocator *from = &e->tokens.allocator;
    enum { ROOM = 64 }; /* for the words by which names are copied and compared */

    if (stx_buffer_room(&e->names, c->name.len + ROOM, from) &&
        stx_keep_name(e, c->name, c->scope) == STX_GOT) {
        e->depth++;
        return true;
    }
    (void)stx_fail(&e->tokens, STAX_E_MEMORY, c->at, none, "");
    c->odd |= STX_ODD_OVER;
    c->event = STAX_EVENT_ERROR;
    return false;
}

/*
 * Keeps the name of the element whose START was given, which still stands in the window. That is
 * done no earlier than with the next call, so a leaf whose text is asked for is never kept.
 */
bool stx_cursor_keep(stax_cursor *c)
{
    stx_elements *e = &c->e;
    stx_open_name *open = (stx_open_name *)(void *)(e->open.data + e->open.len);
    char *copy = e->names.data + e->names.len;
    size_t len = c->name.len;

    if (STX_RARELY(len > 16 || e->names.room - e->names.len < 32 ||
                   e->open.room - e->open.len < sizeof *open))
        return keep_carefully(c);
    memcpy(copy, c->name.data, 16);
    open->at = e->names.len;
    open->len = len;
    open->scope = c->scope;
    e->names.len += len;
    e->open.len += sizeof *open;
    e->kept++;
    e->depth++;
    return true;
}

/* An element has ended, which is kept no longer. What it declared stays until the next call. */
STX_INLINE void ended(stax_cursor *c, uint32_t scope)
{
    if (STX_RARELY(c->e.scopes.count > scope)) {
        c->odd |= STX_ODD_SCOPE;
        c->scope = scope;
    }
    if (STX_RARELY(c->e.kept == 0)) c->odd |= STX_ODD_EPILOG;
    c->event = STAX_EVENT_END;
}

/* The same for the innermost kept one. */
STX_INLINE void drop_name(stax_cursor *c)
{
    stx_elements *e = &c->e;
    const stx_open_name *open = stx_cursor_open_name(c);

    e->names.len = open->at;
    e->open.len -= sizeof *open;
    e->depth--;
    e->kept--;
    ended(c, open->scope);
}

/* ---- tags, quickly ------------------------------------------------------------------------ */

/* A tag from `at` to its '>' at `end` is right if it is all there and within the limits. */
STX_INLINE bool finish(stax_cursor *c, const char *at, size_t len, const char *end,
                       const uint32_t *ip)
{
    stx_tokens *t = &c->e.tokens;

    if (STX_RARELY(end >= t->window.limit || c->e.depth >= t->limits.depth)) return false;
    t->face.at.ip = ip;
    t->face.at.behind = end + 1;
    c->scope = c->e.scopes.count;
    c->at = at;
    c->name.data = at + 1;
    c->name.len = len;
    c->event = STAX_EVENT_START;
    return true;
}

STX_APART bool start_with_attributes(stax_cursor *c, const char *at, size_t len)
{
    stx_tokens *t = &c->e.tokens;
    const uint32_t *ip = t->face.at.ip + 1;
    const char *end = quick_attributes(c, at + 1 + len, &ip);
    bool half;

    if (end == NULL) return false;
    half = *end == '/';
    end += half;
    if (*end != '>' || (size_t)(end + 1 - at) > t->limits.tag_bytes) return false;
    if (!finish(c, at, len, end, ip)) return false;
    if (half) c->odd |= STX_ODD_HALF;
    return true;
}

bool stx_quick_start(stax_cursor *c, const char *at)
{
    size_t len = stx_plain_name(at + 1);

    if (STX_RARELY(len == 0)) return false;
    if (at[1 + len] != '>') return start_with_attributes(c, at, len);
    c->attribute_count = 0;
    return finish(c, at, len, at + 1 + len, c->e.tokens.face.at.ip + 1);
}

bool stx_quick_end(stax_cursor *c, const char *at)
{
    const stx_open_name *open = stx_cursor_open_name(c);
    const char *name = at + 2, *end = name + open->len;
    stx_walk *walk = &c->e.tokens.face.at;

    if (STX_RARELY(end >= c->e.tokens.window.limit || *end != '>')) return false;
    if (STX_RARELY(!stx_equal_names(c->e.names.data + open->at, name, open->len))) return false;
    walk->ip++;
    walk->behind = end + 1;
    c->at = at;
    c->name.data = name;
    c->name.len = open->len;
    drop_name(c);
    return true;
}

bool stx_quick_leaf(stax_cursor *c, stax_str *text)
{
    stx_tokens *t = &c->e.tokens;
    const char *from = t->face.at.behind, *at = t->face.at.base + *t->face.at.ip;
    size_t len = (size_t)(at - from);
    const char *end = at + 2 + c->name.len;

    if (STX_RARELY(at[0] != '<' || at[1] != '/' || t->face.at.ip >= t->window.last)) return false;
    if (STX_RARELY(end >= t->window.limit || *end != '>' || len > t->limits.text_bytes))
        return false;
    if (STX_RARELY(!stx_equal_names(c->name.data, at + 2, c->name.len))) return false;
    text->data = from;
    text->len = len;
    t->face.at.ip++;
    t->face.at.behind = end + 1;
    c->at = at;
    ended(c, c->scope);
    return true;
}

/* ---- tags in any spelling ----------------------------------------------------------------- */

static bool take_attributes(stax_cursor *c)
{
    const stx_tokens *t = &c->e.tokens;
    const stx_tag *tag = &t->tag;
    stax_attribute *to = c->few;

    if (tag->count > STX_FEW_ATTRIBUTES) {
        c->many.len = 0;
        if (!stx_buffer_room(&c->many, tag->count * sizeof *to, &t->allocator)) return false;
        to = (stax_attribute *)(void *)c->many.data;
    }
    for (size_t i = 0; i < tag->count; i++) {
        const stx_attribute *from = &tag->attributes[i];
        size_t scope = from->prefix ? from->uri : STX_NO_NAMESPACE;

        to[i] = (stax_attribute){from->name, from->value, from->prefix, scope};
    }
    c->attributes = to;
    c->attribute_count = tag->count;
    return true;
}

stx_got stx_careful_start(stax_cursor *c)
{
    stx_elements *e = &c->e;
    stx_tokens *t = &e->tokens;
    const stx_tag *tag = &t->tag;
    uint32_t scope = e->scopes.count;
    stx_got got = stx_start_tag(t);

    if (got == STX_GOT && e->depth >= t->limits.depth) got = stx_fail_limit(t, tag->at, depth);
    if (got == STX_GOT) got = stx_bind(e);
    if (got != STX_GOT) return got;
    if (!take_attributes(c)) return stx_fail(t, STAX_E_MEMORY, tag->at, none, "");
    stx_consume(t, tag->end);
    if (tag->empty) c->odd |= STX_ODD_HALF;
    c->scope = scope;
    c->at = tag->at;
    c->name = tag->name;
    c->event = STAX_EVENT_START;
    return STX_GOT;
}

stx_got stx_careful_end(stax_cursor *c)
{
    stx_tokens *t = &c->e.tokens;
    const char *at = t->face.at.behind, *end;
    stax_str name;
    stx_got got = stx_end_tag(t, &name, &end);

    if (got != STX_GOT) return got;
    if (!stax_eq(name, stx_kept_name(&c->e))) return stx_close_kept(&c->e, name, at);
    stx_consume(t, end);
    c->at = at;
    c->name = name;
    drop_name(c);
    return STX_GOT;
}

void stx_second_half(stax_cursor *c)
{
    c->odd &= ~(unsigned)STX_ODD_HALF;
    ended(c, c->scope);
}
