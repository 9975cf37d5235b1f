/*
 * Names of the schema against names of the document: one walk over the arms of a state, or where
 * they are many, halving them by length and words.
 */
#include "reader/match.h"

/* ---- many arms ---------------------------------------------------------------------------- */

/* A word of a name, so that a smaller one is that of a smaller name. */
static inline uint64_t big_endian(uint64_t word)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return word;
#elif defined(__GNUC__)
    return __builtin_bswap64(word);
#else
    uint64_t turned = 0;

    for (int i = 0; i < 64; i += 8) turned = turned << 8 | (word >> i & 0xFF);
    return turned;
#endif
}

/* Whether the first of two names with n bytes is smaller. Words overlap: what was equal stays. */
static inline bool is_less(const char *a, const char *b, size_t n)
{
    for (size_t i = 0; i + 8 < n; i += 8) {
        uint64_t x = big_endian(stx_load8(a + i)), y = big_endian(stx_load8(b + i));

        if (x != y) return x < y;
    }
    if (n >= 8) return big_endian(stx_load8(a + n - 8)) < big_endian(stx_load8(b + n - 8));
    return big_endian(stx_load8(a)) >> (64 - 8 * n) < big_endian(stx_load8(b)) >> (64 - 8 * n);
}

const uint16_t *stx_by_name(const stx_state *s, const stx_names *names, stax_str name,
                            const uint16_t **end)
{
    size_t length = name.len <= names->longest ? name.len : names->longest + 1;
    const uint16_t *at = names->arms + names->begin[length], *behind = at;

    if (name.len <= names->longest) behind = names->arms + names->begin[length + 1];
    *end = behind;
    while (at < behind) {
        const uint16_t *half = at + (behind - at) / 2;
        const stx_arm *a = &s->arms[*half];

        if (is_less(a->name.data + a->skip, name.data, length))
            at = half + 1;
        else
            behind = half;
    }
    return at;
}

/* ---- children ----------------------------------------------------------------------------- */

static uint32_t find_many(const stx_state *s, uint32_t from, stax_str local, uint64_t fits)
{
    const uint16_t *end, *at = stx_by_name(s, &s->children, local, &end);

    for (; at < end && stx_has_local(&s->arms[*at], local); at++)
        if (*at >= from && (fits >> s->arms[*at].ns & 1) != 0) return *at;
    return STX_NO_ARM;
}

uint32_t stx_find_named(const stx_state *s, stax_str local)
{
    const stx_arm *a = s->arms + s->first, *end = a + s->count;

    if (s->children.arms) return find_many(s, s->first, local, UINT64_MAX);
    for (; a < end; a++) {
        if (a->name.len != local.len || a->kind <= STX_KIND_TEXT) continue;
        if (stx_same_bytes(a->name.data, local.data, local.len)) return (uint32_t)(a - s->arms);
    }
    return STX_NO_ARM;
}

uint32_t stx_find_arm(const stx_state *s, uint32_t from, stax_str local, uint64_t fits)
{
    const stx_arm *a = s->arms + from, *end = s->arms + s->first + s->count;

    if (s->children.arms) return find_many(s, from, local, fits);
    for (; a < end; a++) {
        if ((fits >> a->ns & 1) != 0 && stx_is_named(a, local)) return (uint32_t)(a - s->arms);
    }
    return STX_NO_ARM;
}

/* ---- attributes --------------------------------------------------------------------------- */

static bool is_in_namespace(const stx_elements *e, const stx_arm *arm, const stx_attribute *a)
{
    uint32_t number = a->prefix ? a->uri : STX_NO_NAMESPACE;

    if (arm->any & STX_ANY_NAMESPACE) return true;
    if (arm->ns == 0) return number == STX_NO_NAMESPACE;
    return (stx_scopes_fits(&e->scopes, number) >> arm->ns & 1) != 0;
}

/* Without a prefix, or with xml:, whose meaning is fixed. */
static inline bool is_usual(const stx_attribute *a)
{
    return a->prefix == 0 || a->uri == STX_XML_NAMESPACE;
}

static bool is_of_arm(const stx_elements *e, const stx_arm *arm, const stx_attribute *a)
{
    stax_str local = {arm->name.data + arm->skip, arm->name.len - arm->skip};

    if (arm->ns == 0 && arm->any == 0) return is_usual(a) && stax_eq(arm->name, a->name);
    if (stx_is_declaration(a) || !is_in_namespace(e, arm, a)) return false;
    return (arm->any & STX_ANY_NAME) || stax_eq(local, stx_local(a->name, a->prefix));
}

/* A name that the DTD has declared may have nothing behind it. */
static uint32_t find_attribute_of_many(const stx_state *s, uint32_t from, stax_str name)
{
    char room[8] = {0};
    const uint16_t *end, *at;

    if (name.len < sizeof room) name.data = memcpy(room, name.data, name.len);
    at = stx_by_name(s, &s->values, name, &end);
    for (; at < end && stx_has_local(&s->arms[*at], name); at++)
        if (*at >= from) return *at;
    return STX_NO_ARM;
}

static uint32_t find_usual(const stx_state *s, uint32_t from, const stx_attribute *a)
{
    if (!is_usual(a)) return STX_NO_ARM;
    if (s->values.arms) return find_attribute_of_many(s, from, a->name);
    for (uint32_t arm = from; arm < s->first + s->count; arm++)
        if (s->arms[arm].kind == STX_KIND_ATTRIBUTE && stax_eq(s->arms[arm].name, a->name))
            return arm;
    return STX_NO_ARM;
}

uint32_t stx_find_attribute(const stx_elements *e, const stx_state *s, uint32_t from,
                            const stx_attribute *a)
{
    if (STX_MOSTLY((s->rules & STX_CHOOSY) == 0)) return find_usual(s, from, a);
    for (uint32_t arm = from; arm < s->first + s->count; arm++)
        if (s->arms[arm].kind == STX_KIND_ATTRIBUTE && is_of_arm(e, &s->arms[arm], a)) return arm;
    return STX_NO_ARM;
}

/* ---- attributes that tests ask for ---------------------------------------------------------- */

bool stx_is_asked(const stx_arm *arm, const stx_attribute *a)
{
    for (const char *name = arm->asks; name && *name; name += strlen(name) + 1)
        if (stax_eq(stx_local(a->name, a->prefix), stax_str_of(name))) return true;
    return false;
}

bool stx_has(const stx_reader *reader, const stx_arm *named)
{
    const stx_elements *e = (const stx_elements *)(const void *)reader;
    const stx_tag *tag = &e->tokens.tag;

    for (size_t i = 0; i < tag->count; i++)
        if (is_of_arm(e, named, &tag->attributes[i])) return true;
    return false;
}

bool stx_is(const stx_reader *reader, const stx_arm *named, stax_str value, bool equal)
{
    const stx_elements *e = (const stx_elements *)(const void *)reader;
    const stx_tag *tag = &e->tokens.tag;

    for (size_t i = 0; i < tag->count; i++) {
        const stx_attribute *a = &tag->attributes[i];

        if (is_of_arm(e, named, a) && stax_eq(a->value, value) == equal) return true;
    }
    return false;
}

/* ---- tags that the chain has found -------------------------------------------------------- */

/* The entries of a plain value are its quotes, so a name stands behind each second one. */
bool stx_declares_nothing(const stx_walk *w, size_t n)
{
    const char *at = w->base + w->ip[0] + 1 + n;

    for (const uint32_t *ip = w->ip + 1; *at != '>' && *at != '/'; ip += 2) {
        if (at[0] != ' ' || at[1] == 'x') return false;
        if (w->base[ip[0]] != '"' || w->base[ip[1]] != '"') return false;
        at = w->base + ip[1] + 1;
    }
    return true;
}
