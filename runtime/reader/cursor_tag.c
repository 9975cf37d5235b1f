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

static const stax_str none = {NULL, 0};

/* ---- attributes, quickly ------------------------------------------------------------------ */

/* A tag that is being read: what stands next. */
typedef struct tag_walk {
    const char *p;
    const uint32_t *ip;
    size_t i; /* attributes so far */
} tag_walk;

/* What is known of tags of this name. */
STX_INLINE stx_spelled *spelling_of(stax_cursor *c, const char *name, size_t len)
{
    return c->spellings[((unsigned char)*name + len) % STX_SPELLINGS].of;
}

/* Remembers the attribute in the place of `l`; those behind it may now stand twice: forgotten. */
static void remember(stx_spelled *l, stax_str name)
{
    size_t size = name.len + 2;

    l[1].size = 0;
    l->size = 0;
    if (size > STX_SPELLED) return;
    l->size = (uint32_t)size;
    l->tail = size > 8 ? (uint32_t)size - 8 : 0;
    l->mask = 0;
    memset(&l->mask, 0xFF, size < 8 ? size : 8);
    memcpy(l->bytes, name.data, size);
}

/* Whether the literal stands at `name`. */
STX_INLINE bool is_known(const stx_spelled *l, const char *name)
{
    uint64_t odd = (stx_load8(name) ^ stx_load8(l->bytes)) |
                   (stx_load8(name + l->tail) ^ stx_load8(l->bytes + l->tail));

    if (STX_RARELY(l->size > 16)) odd |= stx_load8(name + 8) ^ stx_load8(l->bytes + 8);
    return (odd & l->mask) == 0;
}

STX_INLINE void set_attribute(stax_attribute *a, const char *name, const char *open,
                              const char *shut)
{
    a->name.data = name;
    a->name.len = (size_t)(open - 1 - name);
    a->value.data = open + 1;
    a->value.len = (size_t)(shut - open - 1);
    a->prefix = 0;
    a->scope = STX_NO_NAMESPACE;
}

/* A plain name that has not come before in the tag, and its name=". */
static bool is_new_name(const stax_cursor *c, size_t i, const char *name, const char *open)
{
    stax_str here = {name, (size_t)(open - 1 - name)};

    if (here.len == 0 || stx_plain_name(name, 0) != here.len || open[-1] != '=' || *open != '"')
        return false;
    if (here.len == 5 && memcmp(name, "xmlns", 5) == 0) return false;
    for (const stax_attribute *a = c->few; a < c->few + i; a++)
        if (stax_eq(a->name, here)) return false;
    return true;
}

/*
 * Whether no limit can be met in what is shown of the tag at the walk. Else a fault may stand
 * behind one, which only the careful way tells first.
 */
static bool is_within(const stx_tokens *t)
{
    const stx_walk *w = &t->face.at;
    size_t shown = (size_t)(t->window.limit - (w->base + *w->ip));

    return shown <= t->limits.tag_bytes && shown <= t->limits.attribute_bytes &&
           t->limits.attributes >= STX_FEW_ATTRIBUTES;
}

/* The value behind `from`, which has references or blanks in it; *shut is its closing quote. */
static bool decode(stax_cursor *c, size_t i, const char *from, const char **shut)
{
    stx_tokens *t = &c->e.tokens;
    stx_attribute read = {.quick = true};

    if (STX_RARELY(!is_within(t))) return false;
    if (stx_attribute_value(t, from, '"', &read, shut) != STX_GOT) return false;
    c->few[i].value = read.value;
    return true;
}

/*
 * What stands where no known attribute does: blanks, or another attribute, which is known then.
 * At the tag's end it is at '>' or '/'. False: the tag is not plain.
 */
STX_OUT_OF_LINE static bool step(stax_cursor *c, stx_spelled *l, tag_walk *at)
{
    const stx_window *w = &c->e.tokens.window;
    const char *gap = at->p, *name = gap, *open, *shut;

    while (name < w->limit && stx_is_blank(*name)) name++;
    at->ip = stx_resync(w, at->ip, name);
    at->p = name;
    if (*name == '>' || *name == '/') return true;
    if (name == gap || at->i == STX_FEW_ATTRIBUTES) return false;

    open = w->base + at->ip[0];
    shut = w->base + at->ip[1];
    if (!is_new_name(c, at->i, name, open)) return false;
    remember(l, (stax_str){name, (size_t)(open - 1 - name)});
    set_attribute(&c->few[at->i], name, open, shut);
    if (*shut != '"' && !decode(c, at->i, open + 1, &shut)) return false;
    at->p = shut + 1;
    at->ip = stx_resync(w, at->ip + 1, shut + 1);
    at->i++;
    return true;
}

/*
 * All of a tag's attributes from behind its name: the '>' or '/' behind them, or NULL when one is
 * not name="value" with a plain value.
 */
STX_INLINE const char *quick_attributes(stax_cursor *c, stx_spelled *l, const char *p,
                                        const uint32_t **index)
{
    const char *base = c->e.tokens.face.at.base;
    const uint32_t *ip = *index;
    stax_attribute *a = c->few;

    c->e.tokens.decoded.len = 0;
    for (;;) {
        const char *open = base + ip[0], *shut = base + ip[1];
        tag_walk at;

        if (*p == ' ' && (size_t)(open - p) == l->size && is_known(l, p + 1) && *shut == '"') {
            set_attribute(a, p + 1, open, shut);
            p = shut + 1;
            ip += 2;
            a++;
            l++;
            continue;
        }
        if (*p == '>' || *p == '/') break;
        at = (tag_walk){p, ip, (size_t)(a - c->few)};
        if (!step(c, l, &at)) return NULL;
        l += (a != c->few + at.i);
        a = c->few + at.i;
        ip = at.ip;
        p = at.p;
    }
    *index = ip;
    c->attributes = c->few;
    c->attribute_count = (size_t)(a - c->few);
    return p;
}

/* ---- names of open elements --------------------------------------------------------------- */

/* Keeps the name of the element whose START was given, which still stands in the window. */
bool stx_careful_keep(stax_cursor *c)
{
    stx_elements *e = &c->e;
    const stax_allocator *from = &e->tokens.allocator;
    uint32_t scope = c->odd & STX_ODD_OUTER ? c->scope : e->scopes.count;

    c->odd &= ~(unsigned)(STX_ODD_OPEN | STX_ODD_OUTER | STX_ODD_FRAGMENT);
    if (stx_buffer_room(&e->names, c->name.len + STX_KEEP_ROOM, from) &&
        stx_keep_name(e, c->name, scope) == STX_GOT) {
        e->depth++;
        return true;
    }
    (void)stx_fail(&e->tokens, STAX_E_MEMORY, c->at, none, "");
    c->odd |= STX_ODD_OVER;
    c->event = STAX_EVENT_ERROR;
    return false;
}

/* Takes the innermost name away. What it declared stays until the next call. */
STX_INLINE void drop_name(stax_cursor *c)
{
    stx_elements *e = &c->e;
    const stx_open_name *open = stx_cursor_open_name(c);

    if (STX_RARELY(e->scopes.count > open->scope)) {
        c->odd |= STX_ODD_SCOPE;
        c->scope = open->scope;
    }
    if (STX_RARELY(e->kept == 1)) c->odd |= c->outside;
    e->names.len = open->at;
    e->open.len -= sizeof *open;
    e->depth--;
    e->kept--;
    c->event = STAX_EVENT_END;
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
    c->odd = STX_ODD_OPEN;
    c->at = at;
    c->name.data = at + 1;
    c->name.len = len;
    c->event = STAX_EVENT_START;
    return true;
}

STX_OUT_OF_LINE static stax_event start_with_attributes(stax_cursor *c, const char *at, size_t len,
                                                        stx_call call)
{
    const stx_limits *limits = &c->e.tokens.limits;
    const uint32_t *ip = c->e.tokens.face.at.ip + 1;
    const char *end = quick_attributes(c, spelling_of(c, at + 1, len), at + 1 + len, &ip);
    bool half;

    if (STX_RARELY(end == NULL)) return stx_cursor_careful(c, call);
    half = *end == '/';
    end += half;
    ip = stx_resync(&c->e.tokens.window, ip, end + 1); /* behind a '>' in a value it has an entry */
    if (STX_RARELY(*end != '>' || (size_t)(end - at) >= limits->tag_bytes ||
                   (size_t)(end - at) > limits->attribute_bytes ||
                   c->attribute_count > limits->attributes || !finish(c, at, len, end, ip)))
        return stx_cursor_careful(c, call);
    if (half) c->odd = STX_ODD_OPEN | STX_ODD_HALF;
    return STAX_EVENT_START;
}

STX_INLINE stax_event start_without(stax_cursor *c, const char *at, size_t len, stx_call call)
{
    c->attribute_count = 0;
    if (STX_MOSTLY(finish(c, at, len, at + 1 + len, c->e.tokens.face.at.ip + 1)))
        return STAX_EVENT_START;
    return stx_cursor_careful(c, call);
}

/* A name that is longer than seven letters, or not of letters alone. */
STX_OUT_OF_LINE static stax_event start_of_any_name(stax_cursor *c, const char *at, size_t letters,
                                                    stx_call call)
{
    size_t len = stx_plain_name(at + 1, letters);

    if (STX_RARELY(len == 0)) return stx_cursor_careful(c, call);
    return at[1 + len] == '>' ? start_without(c, at, len, call)
                              : start_with_attributes(c, at, len, call);
}

stax_event stx_cursor_start(stax_cursor *c, const char *at, stx_call call)
{
    size_t len = stx_letters(at + 1);
    char behind = at[1 + len];

    if (len == 0 || (behind != '>' && behind != ' ')) return start_of_any_name(c, at, len, call);
    return behind == '>' ? start_without(c, at, len, call)
                         : start_with_attributes(c, at, len, call);
}

STX_INLINE bool quick_end(stax_cursor *c, const char *at)
{
    const stx_open_name *open = stx_cursor_open_name(c);
    const char *name = at + 2;
    stx_walk *walk = &c->e.tokens.face.at;
    size_t len = open->len;

    if (STX_RARELY((size_t)(c->e.tokens.window.limit - at) <= len + 2)) return false;
    if (STX_RARELY(name[len] != '>' || !stx_same_bytes(c->e.names.data + open->at, name, len)))
        return false;
    walk->ip++;
    walk->behind = name + len + 1;
    c->at = at;
    c->name.data = name;
    c->name.len = len;
    drop_name(c);
    return true;
}

bool stx_quick_end(stax_cursor *c, const char *at)
{
    return quick_end(c, at);
}

stax_event stx_cursor_end(stax_cursor *c, const char *at, stx_call call)
{
    return STX_MOSTLY(quick_end(c, at)) ? STAX_EVENT_END : stx_cursor_careful(c, call);
}

/* ---- tags in any spelling ----------------------------------------------------------------- */

/* xml:lang and xml:space are kept as long as their element is open, where namespaces are. */
static stx_got inherit(stax_cursor *c, const stx_attribute *a)
{
    stx_elements *e = &c->e;
    stx_tokens *t = &e->tokens;
    bool lang = stax_eq(a->name, stx_xml_lang);

    if (!lang && !stax_eq(a->name, stx_xml_space)) return STX_GOT;
    if (!lang && !stax_eq(a->value, (stax_str)STAX_STR("preserve")) &&
        !stax_eq(a->value, (stax_str)STAX_STR("default")))
        return STX_GOT;
    if (e->scopes.count >= t->limits.scope_namespaces)
        return stx_fail_limit(t, a->name.data, scope_namespaces);
    if (stx_scopes_declare(&e->scopes, a->name, a->value, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, a->name.data, none, "");
}

static stx_got inherit_all(stax_cursor *c)
{
    const stx_tag *tag = &c->e.tokens.tag;
    stx_got got = STX_GOT;

    for (size_t i = 0; i < tag->count && got == STX_GOT; i++)
        if (tag->attributes[i].prefix == 3) got = inherit(c, &tag->attributes[i]);
    return got;
}

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
        uint32_t scope = from->prefix ? from->uri : STX_NO_NAMESPACE;

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
    if (got == STX_GOT) got = inherit_all(c);
    if (got != STX_GOT) return got;
    if (!take_attributes(c)) return stx_fail(t, STAX_E_MEMORY, tag->at, none, "");
    stx_consume(t, tag->end);
    c->odd |= STX_ODD_OPEN;
    if (tag->name.len + 3 > t->limits.tag_bytes) c->odd |= STX_ODD_LIMITS; /* its end tag */
    if (tag->empty) c->odd |= STX_ODD_HALF;
    if (e->scopes.count > scope || e->kept == 0) c->odd |= STX_ODD_OUTER;
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
    if ((c->odd & STX_ODD_OUTER) && c->e.kept == 0) c->odd |= c->outside;
    if ((c->odd & STX_ODD_OUTER) && c->e.scopes.count > c->scope) c->odd |= STX_ODD_SCOPE;
    c->odd &= ~(unsigned)(STX_ODD_OPEN | STX_ODD_HALF | STX_ODD_OUTER);
    c->event = STAX_EVENT_END;
}
