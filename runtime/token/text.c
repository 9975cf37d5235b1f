/*
 * Character data: stretches without markup, references (4.1), line ends (2.11), and "]]>" (2.4).
 *
 * Stage 1 has an entry for each '&' and CR and for each '>' in text, so a stretch between entries
 * is taken as it is. At the end of what has come, a CR and up to two ']' are held back: what
 * follows decides what they are.
 */
#include "base/utf8.h"
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

    text.offset = t->window.offset + (uint64_t)(at - t->window.base);
    if (stx_buffer_add(&t->texts, (const char *)&text, sizeof text, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, at, none, "");
}

stax_str stx_text_built(const stx_tokens *t)
{
    return (stax_str){t->value.data + top(t)->from, t->value.len - top(t)->from};
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
        return stx_fail_limit(t, at + (t->limits.text_bytes - have), text_bytes);
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
        top(t)->offset = t->window.offset + (uint64_t)(at - t->window.base);
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
        return stx_fail(t, STAX_E_UNKNOWN, bytes == at ? at + i : at, stax_str_of("text"), "");
    }
    return STX_GOT;
}

/* ---- references --------------------------------------------------------------------------- */

static int digit(char c, unsigned base)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (base == 16 && c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (base == 16 && c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/* "&#" is behind `from`: the digits and the ';'. */
static stx_got character(stx_tokens *t, const char *at, const char *end, char utf8[4], size_t *len,
                         const char **behind)
{
    const char *p = at + 2;
    unsigned base = 10;
    uint32_t code = 0;

    if (p < end && *p == 'x') base = 16, p++;
    const char *first = p;
    for (int d; p < end && (d = digit(*p, base)) >= 0; p++)
        if (code <= 0x10FFFF) code = code * base + (uint32_t)d;
    if (p == end) return STX_SHORT;
    if (p == first || *p != ';') return stx_fail(t, STAX_E_REFERENCE, at, none, "");
    if (!stx_is_char(code)) return stx_fail(t, STAX_E_CHARACTER, at, none, "");
    *len = stx_utf8_encode(code, utf8);
    *behind = p + 1;
    return STX_GOT;
}

/* The five that need no declaration (4.6); NUL: another. */
static char predefined(stax_str name)
{
    static const struct {
        stax_str name;
        char stands_for;
    } five[] = {{STAX_STR("amp"), '&'},
                {STAX_STR("lt"), '<'},
                {STAX_STR("gt"), '>'},
                {STAX_STR("quot"), '"'},
                {STAX_STR("apos"), '\''}};

    for (size_t i = 0; i < sizeof five / sizeof five[0]; i++)
        if (stax_eq(name, five[i].name)) return five[i].stands_for;
    return '\0';
}

stx_got stx_reference(stx_tokens *t, const char *at, const char *end, char utf8[4], size_t *len,
                      const char **behind)
{
    const char *name = at + 1;
    size_t n;

    if (name == end) return STX_SHORT;
    if (*name == '#') return character(t, at, end, utf8, len, behind);
    n = stx_ncname_length(name, end);
    if (n > t->limits.name_bytes) return stx_fail_limit(t, name, name_bytes);
    if (name + n == end) return STX_SHORT;
    if (n == 0 || name[n] != ';') return stx_fail(t, STAX_E_REFERENCE, at, none, "");
    utf8[0] = predefined((stax_str){name, n});
    if (utf8[0] == '\0') return stx_fail(t, STAX_E_ENTITY, at, (stax_str){name, n}, "");
    *len = 1;
    *behind = name + n + 1;
    return STX_GOT;
}

/*
 * A reference that comes in pieces is looked at again only when one of its bytes may have ended it.
 */
static stx_got reference(stx_tokens *t, stx_keep keep)
{
    const char *at = t->face.at.behind, *limit = t->window.limit, *behind, *p;
    char utf8[4];
    size_t len;
    stx_got got;

    if (t->hunt.on && !t->final) {
        p = at + t->hunt.offset;
        while (p < limit && *p != ';' && *p != '<' && *p != '&' && !stx_is_blank(*p)) p++;
        t->hunt.offset = (size_t)(p - at);
        if (p == limit && t->hunt.offset <= t->limits.name_bytes) return STX_SHORT;
    }
    got = stx_reference(t, at, limit, utf8, &len, &behind);
    t->hunt = (stx_hunt){.on = got == STX_SHORT};
    if (got != STX_GOT) return got;
    if ((got = stx_text_put(t, keep, at, utf8, len)) != STX_GOT) return got;
    stx_consume(t, behind);
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

/* The bytes up to `to`, and no further than what the rest cannot change. */
static stx_got stretch(stx_tokens *t, stx_keep keep, const char *to)
{
    const char *from = t->face.at.behind, *end = to;
    stx_got got;

    if (to == t->window.limit)
        while (end > from && to - end < 2 && end[-1] == ']') end--;
    got = stx_text_put(t, keep, from, from, (size_t)(end - from));
    if (got == STX_GOT) t->face.at.behind = end;
    return got;
}

static stx_got line_end(stx_tokens *t, stx_keep keep)
{
    const char *at = t->face.at.behind;
    stx_got got;

    if (at + 1 == t->window.limit) return STX_SHORT;
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
