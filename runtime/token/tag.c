/*
 * Tags, in any spelling (3.1).
 *
 * A tag is read straight through. If the input ends in it, its end is hunted for from then on, byte
 * by byte as they come and each one once; only when it is there the tag is read again. So a tag
 * that comes in a thousand pieces is read twice, not a thousand times. One that has grown large is
 * looked at on the way, each time it is four times as long, for limits that it has crossed.
 */
#include "base/utf8.h"
#include "input/chars.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

/* ---- names -------------------------------------------------------------------------------- */

/* Its part before the first colon has `len` bytes. Short of its end it is wrong only when no more
 * comes, since the error tells the whole of it. */
static stx_got with_colon(stx_tokens *t, size_t len, stax_str *name, uint32_t *prefix)
{
    const char *at = name->data, *limit = t->window.limit, *local = at + len + 1;
    size_t more = stx_ncname_length(local, limit);
    bool right = len > 0 && (more > 0 || local == limit);

    name->len = stx_name_length(at, limit);
    if (name->len > t->limits.name_bytes) return stx_fail_limit(t, at, name_bytes);
    right &= local + more >= at + name->len;
    right |= t->whole_names;
    if (at + name->len == limit && (right || !t->final)) return STX_SHORT;
    if (!right) return stx_fail(t, STAX_E_COLON, at, *name, "");
    if (!t->whole_names) *prefix = (uint32_t)len;
    return STX_GOT;
}

stx_got stx_qualified(stx_tokens *t, const char *at, stax_str *name, uint32_t *prefix)
{
    const char *limit = t->window.limit;
    size_t len = stx_ncname_length(at, limit);

    *name = (stax_str){at, len};
    *prefix = 0;
    if (STX_RARELY(len > t->limits.name_bytes)) return stx_fail_limit(t, at, name_bytes);
    if (at + len == limit) return STX_SHORT;
    return STX_RARELY(at[len] == ':') ? with_colon(t, len, name, prefix) : STX_GOT;
}

/* ---- attributes --------------------------------------------------------------------------- */

static const char *skip_blanks(const char *p, const char *limit)
{
    while (p < limit && stx_is_blank(*p)) p++;
    return p;
}

static stx_got wrong(stx_tokens *t, const char *at, const char *want)
{
    if (at >= t->window.limit) return STX_SHORT;
    if (*at == '<') return stx_fail(t, STAX_E_TAG, at, none, "'<' in it");
    return stx_fail(t, STAX_E_TAG, at, none, want);
}

/* The '=' and the opening quote between a name and its value: *p steps behind the quote. */
static stx_got equals(stx_tokens *t, const char **p, char *quote)
{
    const char *limit = t->window.limit, *at = *p;

    if (STX_RARELY(*at != '=')) at = skip_blanks(at, limit);
    if (at == limit || *at != '=') return wrong(t, at, "'=' must follow the attribute's name");
    at++;
    if (at < limit && *at != '"') at = skip_blanks(at, limit);
    if (at == limit || (*at != '"' && *at != '\''))
        return wrong(t, at, "the value must stand in quotes");
    *quote = *at;
    *p = at + 1;
    return STX_GOT;
}

stx_attribute *stx_next_attribute(stx_tokens *t, const char *at)
{
    stx_tag *tag = &t->tag;

    if (tag->count >= t->limits.attributes) {
        (void)stx_fail_limit(t, at, attributes);
        return NULL;
    }
    t->attributes.len = tag->count * sizeof(stx_attribute);
    if (!stx_buffer_room(&t->attributes, sizeof(stx_attribute), &t->allocator)) {
        (void)stx_fail(t, STAX_E_MEMORY, at, none, "");
        return NULL;
    }
    tag->attributes = (stx_attribute *)(void *)t->attributes.data;
    return &tag->attributes[tag->count++];
}

/* The value between two quotes that stand next to each other in the index, or read by its bytes. */
static stx_got value(stx_tokens *t, const uint32_t **ip, const char *from, char quote,
                     stx_attribute *attribute, const char **end)
{
    const stx_window *w = &t->window;
    const uint32_t *i = *ip = stx_resync(w, *ip, from - 1);

    if (i + 1 < w->last && w->base + i[0] == from - 1 && quote == '"' && w->base[i[1]] == '"' &&
        w->base + i[1] < w->limit) { /* which may stand before that of the entries */
        *ip = i + 2;
        *end = w->base + i[1];
        attribute->plain = true;
        attribute->value = (stax_str){from, (size_t)(*end - from)};
        if (STX_MOSTLY(attribute->value.len <= t->limits.attribute_bytes)) return STX_GOT;
    }
    attribute->quick = false;
    return stx_attribute_value(t, from, quote, attribute, end);
}

static stx_got attribute(stx_tokens *t, const uint32_t **ip, const char **p)
{
    stx_attribute *a = stx_next_attribute(t, *p);
    const char *at = *p, *end;
    char quote = '\0';
    stx_got got;

    if (a == NULL) return STX_WRONG;
    if ((got = stx_qualified(t, at, &a->name, &a->prefix)) != STX_GOT) return got;
    if (a->name.len == 0) return wrong(t, at, "an attribute, '>' or \"/>\" must stand here");
    if ((got = stx_new_name(t)) != STX_GOT) return got;
    at += a->name.len;
    if ((got = equals(t, &at, &quote)) != STX_GOT) return got;
    a->at = at;
    if ((got = value(t, ip, at, quote, a, &end)) != STX_GOT) return got;
    *p = end + 1;
    return STX_GOT;
}

/* What stands between attributes and ends the tag; *more: an attribute begins at *p. */
static stx_got between(stx_tokens *t, const char **p, bool *more)
{
    const char *limit = t->window.limit, *gap = *p, *at = skip_blanks(gap, limit);

    *more = false;
    if (at == limit) return STX_SHORT;
    t->tag.empty = *at == '/';
    if (*at == '/' && ++at == limit) return STX_SHORT;
    if (*at == '>') {
        t->tag.end = at + 1;
        return STX_GOT;
    }
    if (t->tag.empty) return wrong(t, at, "'>' must follow '/'");
    if (at == gap) return wrong(t, at, "a blank, '>' or \"/>\" must stand here");
    *more = true;
    *p = at;
    return STX_GOT;
}

static stx_got read_start_name(stx_tokens *t)
{
    const char *at = t->face.at.behind;
    stx_got got = stx_qualified(t, at + 1, &t->tag.name, &t->tag.prefix);

    if (got == STX_GOT && t->tag.name.len == 0) return stx_fail(t, STAX_E_MARKUP, at, none, "");
    return got;
}

static stx_got read_tag(stx_tokens *t)
{
    const uint32_t *ip = t->face.at.ip;
    const char *p = t->face.at.behind;
    stx_tag *tag = &t->tag;
    bool more;
    stx_got got;

    tag->at = p;
    tag->count = 0;
    tag->named = 0;
    t->decoded.len = 0;
    if (STX_RARELY(t->values.chunk != NULL)) stax_arena_reset(&t->values);
    if ((got = read_start_name(t)) != STX_GOT) return got;
    p += 1 + tag->name.len;
    for (;;) {
        if ((got = between(t, &p, &more)) != STX_GOT || !more) break;
        if ((got = attribute(t, &ip, &p)) != STX_GOT) break;
    }
    got = stx_distinct(t, got);
    return got == STX_GOT && STX_RARELY(t->dtd.changes_tags) ? stx_add_listed(t) : got;
}

/* ---- the hunt for a tag's end ------------------------------------------------------------- */

/* Goes on to the first '>' outside quotes; true when it is there or there is no use to wait. */
static bool end_in_sight(stx_tokens *t)
{
    stx_hunt *hunt = &t->hunt;
    const char *at = t->face.at.behind, *p = at + hunt->offset, *limit = t->window.limit;

    for (; p < limit; p++) {
        if (hunt->quote) {
            if (*p == hunt->quote) hunt->quote = '\0';
        } else if (*p == '>') {
            return true;
        } else if (*p == '"' || *p == '\'') {
            hunt->quote = *p;
        }
    }
    hunt->offset = (size_t)(limit - at);
    return t->final || hunt->offset > t->limits.tag_bytes || hunt->offset >= hunt->look;
}

/* The tag is short of its end: where to look at it again. */
static void hunt_on(stx_tokens *t)
{
    enum { FIRST_LOOK = 128 << 10, TIMES = 4 };
    size_t size = (size_t)(t->window.limit - t->face.at.behind);

    t->hunt.on = true;
    t->hunt.look = size < FIRST_LOOK / TIMES ? FIRST_LOOK : SIZE_MAX;
    if (size >= FIRST_LOOK / TIMES && size < SIZE_MAX / TIMES) t->hunt.look = size * TIMES;
}

/* Reads no further than a tag may be long: what is wrong behind that is never looked at. */
static stx_got read_within(stx_tokens *t, stx_got (*read)(stx_tokens *))
{
    const char *at = t->face.at.behind, *limit = t->window.limit, *end;
    stx_got got;

    if (STX_MOSTLY((size_t)(limit - at) <= t->limits.tag_bytes)) return read(t);
    end = at + stx_utf8_cut((stax_str){at, (size_t)(limit - at)}, t->limits.tag_bytes);
    t->window.limit = end;
    got = read(t);
    t->window.limit = limit;
    return got == STX_SHORT ? stx_fail_limit(t, end, tag_bytes) : got;
}

/* Reads an atomic token, or hunts for its end when it is short. */
static stx_got whole(stx_tokens *t, stx_got (*read)(stx_tokens *))
{
    stx_got got;

    if (stx_is_hunting(t) && !end_in_sight(t)) return STX_SHORT;
    got = read_within(t, read);
    if (got == STX_SHORT && !t->final)
        hunt_on(t);
    else
        t->hunt = (stx_hunt){0};
    return got;
}

stx_got stx_start_tag(stx_tokens *t)
{
    return whole(t, read_tag);
}

stx_got stx_start_name(stx_tokens *t, stax_str *name, uint32_t *prefix)
{
    stx_got got = whole(t, read_start_name);

    *name = t->tag.name;
    *prefix = t->tag.prefix;
    return got;
}

/* ---- end tags ----------------------------------------------------------------------------- */

static stx_got read_end_tag(stx_tokens *t)
{
    const char *p = t->face.at.behind, *limit = t->window.limit;
    stx_tag *tag = &t->tag;
    stx_got got = stx_qualified(t, p + 2, &tag->name, &tag->prefix);

    tag->at = p;
    if (got != STX_GOT) return got;
    if (tag->name.len == 0) return wrong(t, p + 2, "a name must follow \"</\"");
    p = skip_blanks(p + 2 + tag->name.len, limit);
    if (p == limit) return STX_SHORT;
    if (*p != '>') return wrong(t, p, "'>' must follow the name of an end tag");
    tag->end = p + 1;
    return STX_GOT;
}

stx_got stx_end_tag(stx_tokens *t, stax_str *name, const char **end)
{
    stx_got got = whole(t, read_end_tag);

    *name = t->tag.name;
    *end = t->tag.end;
    return got;
}
