/*
 * A declaration's bytes are its prefix and its URI behind each other; all stacks fall together.
 *
 * The first few declarations are searched one by one. The others hang in two trees, over prefixes
 * and over URIs, that branch at the bits in which keys differ:
 *
 *          bit 12
 *         /      \           A step down tells keys apart inside of them, so one of n bytes is
 * found "abc"        bit 21     in at most 8 (n + 1) steps, whatever the others are. Nothing is
 * hashed, /      \    so there is no secret. No key holds a NUL: behind its end a key is as if
 *          "apple"  "apricot"   it went on with NULs.
 *
 * As declarations fall like a stack, so does what they have changed: the branch that number i has
 * brought is the last of those that are left.
 */
#include "names/scopes.h"
#include "names/fitting.h"

const stax_str stx_xml_uri = STAX_STR("http://www.w3.org/XML/1998/namespace");
const stax_str stx_xmlns_uri = STAX_STR("http://www.w3.org/2000/xmlns/");
const stax_str stx_xsi_uri = STAX_STR("http://www.w3.org/2001/XMLSchema-instance");
const stax_str stx_xml_lang = STAX_STR("xml:lang");
const stax_str stx_xml_space = STAX_STR("xml:space");

enum { FEW = 16 };

typedef enum which { BY_PREFIX, BY_URI, TREES } which;

/* What a declaration has changed in a tree. A link is a number * 2, + 1 when it is a key's; 0:
 * none. */
typedef struct branch {
    size_t bit;       /* in which the keys on its two sides differ first */
    uint32_t side[2]; /* links */
    uint32_t hides;   /* 0, or the link of an equal key, whose place was taken: no branch then */
} branch;

typedef struct declaration {
    size_t at; /* of its prefix in `bytes` */
    size_t prefix_len, uri_len;
    uint32_t same;                /* the first declaration in scope with this URI */
    branch branch[TREES];         /* of the first few not used */
    uint64_t fits;                /* the namespaces of the schema that its URI is */
    uint64_t spelled, unprefixed; /* what these were before it */
} declaration;

static declaration *all(const stx_scopes *s)
{
    return (declaration *)(void *)s->declarations.data;
}

static stax_str key_of(const stx_scopes *s, uint32_t i, which by)
{
    const declaration *d = &all(s)[i];
    const char *prefix = s->bytes.data + d->at;

    return by == BY_PREFIX ? (stax_str){prefix, d->prefix_len}
                           : (stax_str){prefix + d->prefix_len, d->uri_len};
}

/* ---- trees -------------------------------------------------------------------------------- */

static bool is_key(uint32_t link)
{
    return link & 1;
}

/* The declaration of a link: that has this key, or has brought this branch. */
static uint32_t of(uint32_t link)
{
    return link >> 1;
}

static uint8_t byte_of(stax_str key, size_t at)
{
    return at < key.len ? (uint8_t)key.data[at] : 0;
}

static bool bit_of(stax_str key, size_t bit)
{
    return byte_of(key, bit / 8) >> (7 - bit % 8) & 1;
}

/* The first bit in which two keys differ. */
static size_t difference(stax_str a, stax_str b)
{
    size_t at = 0, bit;

    while (byte_of(a, at) == byte_of(b, at)) at++;
    bit = at * 8;
    while (bit_of(a, bit) == bit_of(b, bit)) bit++;
    return bit;
}

/*
 * Where the way of a key down the tree ends: at the link of a key, or of a branch behind the bits
 * that this key has, or at `until`. All keys below that begin alike.
 */
static uint32_t *way(const stx_scopes *s, which by, stax_str key, uint32_t until)
{
    uint32_t *link = (uint32_t *)&s->trees[by];

    while (*link && *link != until && !is_key(*link)) {
        branch *b = &all(s)[of(*link)].branch[by];

        if (b->bit / 8 > key.len) break;
        link = &b->side[bit_of(key, b->bit)];
    }
    return link;
}

/* The link of this key in the tree; 0: it is not there. */
static uint32_t search(const stx_scopes *s, which by, stax_str key)
{
    uint32_t link = *way(s, by, key, 0);

    return is_key(link) && stax_eq(key_of(s, of(link), by), key) ? link : 0;
}

/* The place for a branch at this bit on the way of a key. */
static uint32_t *place_of(const stx_scopes *s, which by, stax_str key, size_t bit)
{
    uint32_t *link = (uint32_t *)&s->trees[by];

    while (!is_key(*link)) {
        branch *b = &all(s)[of(*link)].branch[by];

        if (b->bit > bit) break;
        link = &b->side[bit_of(key, b->bit)];
    }
    return link;
}

/* Hangs the newest declaration into a tree. */
static void insert(stx_scopes *s, which by, uint32_t i)
{
    branch *b = &all(s)[i].branch[by];
    uint32_t own = i * 2 + 1, *link;
    stax_str key = key_of(s, i, by), near;

    *b = (branch){0};
    link = way(s, by, key, 0);
    if (*link == 0) {
        *link = own;
        return;
    }
    near = key_of(s, of(*link), by);
    if (stax_eq(near, key)) {
        b->hides = *link;
        *link = own;
        return;
    }
    b->bit = difference(near, key);
    link = place_of(s, by, key, b->bit);
    b->side[bit_of(key, b->bit)] = own;
    b->side[!bit_of(key, b->bit)] = *link;
    *link = i * 2;
}

/* Takes the newest declaration out of a tree, which is then as it was before. */
static void take_out(stx_scopes *s, which by, uint32_t i)
{
    const branch *b = &all(s)[i].branch[by];
    stax_str key = key_of(s, i, by);
    uint32_t *link = way(s, by, key, i * 2);

    if (*link == i * 2 + 1)
        *link = b->hides;
    else
        *link = b->side[!bit_of(key, b->bit)];
}

/* ---- declarations ------------------------------------------------------------------------- */

/* The newest declaration of a key, as number + 1; 0: there is none. */
static uint32_t find(const stx_scopes *s, which by, stax_str key)
{
    uint32_t link = s->trees[by] ? search(s, by, key) : 0;

    if (link) return of(link) + 1;
    for (uint32_t i = s->count < FEW ? s->count : FEW; i-- > 0;)
        if (stax_eq(key_of(s, i, by), key)) return i + 1;
    return 0;
}

/* What the newest declaration means for the names of the schema. */
static void make_known(stx_scopes *s, declaration *d, stax_str prefix, stax_str uri)
{
    stx_wanted *w = &s->wanted;
    const declaration *same = &all(s)[d->same];

    d->spelled = *w->spelled;
    d->unprefixed = w->unprefixed;
    d->fits = d->same < s->count ? same->fits : stx_fits(w, uri);
    if (prefix.len == 0) w->unprefixed = d->fits;
    for (uint32_t i = 1; i < w->count; i++) {
        if (!stax_eq(w->spaces[i].prefix, prefix)) continue;
        *w->spelled &= ~STX_BIT(i);
        *w->spelled |= d->fits & STX_BIT(i);
    }
}

bool stx_scopes_declare(stx_scopes *s, stax_str prefix, stax_str uri, const stax_allocator *from)
{
    declaration d = {.at = s->bytes.len, .prefix_len = prefix.len, .uri_len = uri.len};
    uint32_t i = s->count, same;

    if (i == UINT32_MAX / 2 || !stx_buffer_room(&s->declarations, sizeof d, from)) return false;
    if (!stx_buffer_room(&s->bytes, 1, from)) return false; /* d.at counts from a block */
    if (!stx_buffer_add(&s->bytes, prefix.data, prefix.len, from)) return false;
    if (!stx_buffer_add(&s->bytes, uri.data, uri.len, from)) return s->bytes.len = d.at, false;
    same = find(s, BY_URI, uri);
    d.same = same ? all(s)[same - 1].same : i;
    if (s->wanted.spaces) make_known(s, &d, prefix, uri);
    all(s)[s->count++] = d;
    s->declarations.len += sizeof d;
    for (which by = 0; i >= FEW && by < TREES; by++) insert(s, by, i);
    return true;
}

void stx_scopes_undo(stx_scopes *s, uint32_t count)
{
    if (count >= s->count) return;
    for (uint32_t i = s->count; i-- > count && i >= FEW;)
        for (which by = 0; by < TREES; by++) take_out(s, by, i);
    if (s->wanted.spaces) {
        *s->wanted.spelled = all(s)[count].spelled;
        s->wanted.unprefixed = all(s)[count].unprefixed;
    }
    s->bytes.len = all(s)[count].at;
    s->declarations.len = count * sizeof(declaration);
    s->count = count;
}

uint32_t stx_scopes_find(const stx_scopes *s, stax_str prefix)
{
    uint32_t i = find(s, BY_PREFIX, prefix);

    if (i) return all(s)[i - 1].uri_len == 0 ? STX_NO_NAMESPACE : STX_XML_NAMESPACE + i;
    return stax_eq(prefix, (stax_str)STAX_STR("xml")) ? STX_XML_NAMESPACE : STX_NO_NAMESPACE;
}

void stx_scopes_want(stx_scopes *s, const stx_namespace *spaces, uint32_t count, uint64_t *spelled)
{
    stx_wanted *w = &s->wanted;

    *w = (stx_wanted){.spaces = spaces, .count = count, .spelled = spelled};
    w->none = w->unprefixed = stx_fits(w, (stax_str){"", 0});
    w->xml = stx_fits(w, stx_xml_uri);
    *spelled = 1; /* number 0 */
    for (uint32_t i = 1; i < count; i++) {
        stax_str prefix = spaces[i].prefix;
        bool xml = stax_eq(prefix, (stax_str)STAX_STR("xml"));

        if (prefix.len == 0 || xml) *spelled |= (xml ? w->xml : w->none) & STX_BIT(i);
    }
}

uint64_t stx_scopes_fits(const stx_scopes *s, uint32_t number)
{
    if (number == STX_NO_NAMESPACE) return s->wanted.none;
    if (number == STX_XML_NAMESPACE) return s->wanted.xml;
    return all(s)[number - STX_XML_NAMESPACE - 1].fits;
}

stax_str stx_scopes_uri(const stx_scopes *s, uint32_t number)
{
    if (number == STX_NO_NAMESPACE) return (stax_str){"", 0};
    if (number == STX_XML_NAMESPACE) return stx_xml_uri;
    return key_of(s, number - STX_XML_NAMESPACE - 1, BY_URI);
}

uint32_t stx_scopes_same(const stx_scopes *s, uint32_t number)
{
    if (number <= STX_XML_NAMESPACE) return number;
    return STX_XML_NAMESPACE + 1 + all(s)[number - STX_XML_NAMESPACE - 1].same;
}

void stx_scopes_free(stx_scopes *s, const stax_allocator *to)
{
    stx_buffer_free(&s->declarations, to);
    stx_buffer_free(&s->bytes, to);
    *s = (stx_scopes){0};
}
