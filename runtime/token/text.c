/*
 * Character data: stretches without markup, references (4.1), line ends (2.11), and "]]>" (2.4).
 *
 * Stage 1 has an entry for each '&' and CR and for each '>' in text, so a stretch between entries
 * is taken as it is. At the end of what has come, a CR and up to two ']' are held back: what
 * follows decides what they are.
 */
#include "dtd/html_entities.h"
#include "input/chars.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

/* ---- the value builder -------------------------------------------------------------------- */

static stx_built *top(const stx_tokens *t)
{
    return (stx_built *)(void *)(t->texts.data + t->texts.len) - 1;
}

stx_got stx_text_begin(stx_tokens *t, const char *at)
{
    stx_built text = {.from = t->value.len};

    text.offset = stx_offset_of(t, at);
    if (stx_buffer_add(&t->texts, (const char *)&text, sizeof text, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, at, none, "");
}

stax_str stx_text_built(const stx_tokens *t)
{
    size_t from = top(t)->from;

    if (t->value.data == NULL) return none; /* no text has been built yet */
    memset(t->value.data + t->value.len, 0, STX_BEHIND);
    return (stax_str){t->value.data + from, t->value.len - from};
}

void stx_text_end(stx_tokens *t)
{
    t->value.len = top(t)->from;
    t->texts.len -= sizeof(stx_built);
}

stx_got stx_text_add(stx_tokens *t, const char *at, const char *bytes, size_t len)
{
    size_t have = t->value.len - top(t)->from;

    if (len > t->limits.text_bytes - have)
        return stx_fail_limit(t, bytes == at ? at + (t->limits.text_bytes - have) : at, text_bytes);
    if (stx_buffer_add(&t->value, bytes, len, &t->allocator) &&
        stx_buffer_room(&t->value, STX_PADDING, &t->allocator))
        return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, at, none, "");
}

/* The first byte that is not blank, if there is one, is the text's place. */
static void find_place(stx_tokens *t, const char *at, const char *bytes, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if (stx_is_blank(bytes[i])) continue;
        if (bytes == at) at += i;
        top(t)->found = true;
        top(t)->slid_past = false;
        top(t)->offset = stx_offset_of(t, at);
        return;
    }
}

stx_got stx_text_put(stx_tokens *t, stx_keep keep, const char *at, const char *bytes, size_t len)
{
    if (keep == STX_KEEP) {
        if (!top(t)->found) find_place(t, at, bytes, len);
        return stx_text_add(t, at, bytes, len);
    }
    if (keep == STX_DROP) return STX_GOT;
    for (size_t i = 0; i < len; i++) {
        if (stx_is_blank(bytes[i])) continue;
        if (bytes == at) at += i;
        if (keep == STX_REFUSE_NIL) return stx_fail(t, STAX_E_NIL, at, none, "");
        return stx_fail(t, STAX_E_UNKNOWN, at, stax_str_of("text"), "");
    }
    return STX_GOT;
}

/* ---- references --------------------------------------------------------------------------- */

stx_got stx_find_entity(stx_tokens *t, const char *at, stax_str name, stx_entity **entity)
{
    stx_dtd *d = &t->dtd;
    bool alone = t->declaration.standalone == STAX_STANDALONE_YES;

    *entity = stx_name_find(&d->entities, name);
    if (*entity && alone && (*entity)->outer &&
        (t->subset.part == STX_IN_NO_DOCTYPE || !stx_is_inside(t)))
        return stx_fail(t, STAX_E_ENTITY, at, name, "");
    if (*entity == NULL && t->knows_html && !stx_find_html_entity(d, name, entity))
        return stx_fail(t, STAX_E_MEMORY, at, none, "");
    if (*entity || (d->open_ended && !alone)) return STX_GOT;
    return stx_fail(t, STAX_E_ENTITY, at, name, "");
}

/* Any reference but one to a character that is within the limit. */
STX_OUT_OF_LINE static stx_got odd_reference(stx_tokens *t, const char *at, stax_status status,
                                             stx_referred *to, stx_entity **entity)
{
    stax_str name = {at + 1, (size_t)(to->behind - at - 1)};

    if (status == STAX_OK) name.len--; /* its ';' */
    if (name.len > t->limits.name_bytes) return stx_fail_limit(t, at + 1, name_bytes);
    if (status == STAX_OK) return STX_GOT;
    if (status == STAX_MORE) return STX_SHORT;
    if (status != STAX_E_ENTITY) return stx_fail(t, status, at, none, "");
    to->len = 0;
    to->behind++;
    return stx_find_entity(t, at, name, entity);
}

stx_got stx_reference(stx_tokens *t, const char *at, const char *end, stx_referred *to,
                      stx_entity **entity)
{
    stax_status status = stx_refer(at, end, to);

    *entity = NULL;
    if (STX_MOSTLY(status == STAX_OK && (size_t)(to->behind - at) - 2 <= t->limits.name_bytes))
        return STX_GOT;
    return odd_reference(t, at, status, to, entity);
}

/*
 * A reference that comes in pieces is looked at again only when one of its bytes may have ended it.
 */
static stx_got reference(stx_tokens *t, stx_keep keep)
{
    const char *at = t->face.at.behind, *limit = t->window.limit, *p;
    stx_referred to;
    stx_entity *entity;
    stx_got got;

    if (stx_is_hunting(t) && !t->final) {
        p = at + t->hunt.offset;
        while (p < limit && *p != ';' && *p != '<' && *p != '&' && !stx_is_blank(*p)) p++;
        t->hunt.offset = (size_t)(p - at);
        if (p == limit && t->hunt.offset <= t->limits.name_bytes) return STX_SHORT;
    }
    got = stx_reference(t, at, limit, &to, &entity);
    t->hunt.on = got == STX_SHORT;
    t->hunt.offset = (size_t)(limit - at);
    if (got != STX_GOT) return got;
    if (entity) return stx_include(t, keep, entity, at, to.behind);
    if ((got = stx_text_put(t, keep, at, to.utf8, to.len)) != STX_GOT) return got;
    stx_consume(t, to.behind);
    return STX_GOT;
}

/* ---- text --------------------------------------------------------------------------------- */

/* The next entry that means something in text; others are noise that stage 1 left there. */
static const uint32_t *next_entry(const stx_tokens *t)
{
    const uint32_t *ip = t->face.at.ip;

    for (; ip < t->window.last; ip++) {
        char c = t->window.base[*ip];
        if (c == '<' || c == '&' || c == '\r' || c == '>') break;
    }
    return ip;
}

/* No byte comes any more, and a text may end so. */
static bool is_end_of_text(const stx_tokens *t)
{
    return stx_is_inside(t) ? t->final : t->fragment && stx_at_end(t);
}

/* The bytes up to `to`, and no further than what the rest cannot change. */
static stx_got stretch(stx_tokens *t, stx_keep keep, const char *to)
{
    const char *from = t->face.at.behind, *end = to;
    stx_got got;

    if (to == t->window.limit && !is_end_of_text(t))
        while (end > from && to - end < 2 && end[-1] == ']') end--;
    got = stx_text_put(t, keep, from, from, (size_t)(end - from));
    if (got == STX_GOT) t->face.at.behind = end;
    return got;
}

static stx_got line_end(stx_tokens *t, stx_keep keep)
{
    const char *at = t->face.at.behind;
    stx_got got;

    if (stx_is_inside(t)) { /* it is there by its number: no line end (2.11) */
        got = stx_text_put(t, keep, at, "\r", 1);
        if (got == STX_GOT) stx_consume(t, at + 1);
        return got;
    }
    if (at + 1 == t->window.limit && !is_end_of_text(t)) return STX_SHORT;
    got = at[1] == '\n' ? STX_GOT : stx_text_put(t, keep, at, "\n", 1);
    if (got == STX_GOT) stx_consume(t, at + 1);
    return got;
}

/* A '>' at `at`, in a run of text that has been taken up to it from `from` on. */
static stx_got greater(stx_tokens *t, stx_keep keep, const char *from, const char *at)
{
    stx_got got;

    if (at - from >= 2 && at[-1] == ']' && at[-2] == ']')
        return stx_fail(t, STAX_E_CDATA_END, at - 2, none, "");
    got = stx_text_put(t, keep, at, ">", 1);
    if (got == STX_GOT) stx_consume(t, at + 1);
    return got;
}

stx_got stx_text(stx_tokens *t, stx_keep keep)
{
    for (;;) {
        const char *from = t->face.at.behind, *at = t->window.limit;
        const uint32_t *ip = next_entry(t);
        stx_got got;

        if (STX_RARELY(stx_is_ahead(t))) return STX_SHORT;
        t->face.at.ip = ip;
        if (ip < t->window.last) at = t->window.base + *ip;
        if ((got = stretch(t, keep, at)) != STX_GOT) return got;
        if (ip == t->window.last) return STX_SHORT;
        if (*at == '<') return STX_GOT;

        if (*at == '&')
            got = reference(t, keep);
        else if (*at == '\r')
            got = line_end(t, keep);
        else
            got = greater(t, keep, from, at);
        if (got != STX_GOT) return got;
    }
}
