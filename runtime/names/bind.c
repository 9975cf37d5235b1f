/*
 * What a start tag says about prefixes: its declarations first, then every prefix it uses, then
 * that no two attributes are one by expanded name (NS 6.3). Of several faults the first in the tag
 * is told: a declaration that is wrong declares its prefix all the same until its turn comes.
 */
#include "names/elements.h"

#include "base/order.h"

static const stax_str none = {NULL, 0};
static const stax_str xmlns = STAX_STR("xmlns");
static const stax_str xml = STAX_STR("xml");

static stax_str prefix_of(const stx_attribute *a)
{
    return (stax_str){a->name.data, a->prefix};
}

static stax_str local_of(const stx_attribute *a)
{
    size_t skip = a->prefix ? a->prefix + 1 : 0;

    return (stax_str){a->name.data + skip, a->name.len - skip};
}

bool stx_is_declaration(const stx_attribute *a)
{
    return stax_eq(a->prefix ? prefix_of(a) : a->name, xmlns);
}

bool stx_is_xsi(const stx_elements *e, const stx_attribute *a, const char *local)
{
    return a->prefix != 0 && stax_eq(local_of(a), stax_str_of(local)) &&
           stax_eq(stx_scopes_uri(&e->scopes, a->uri), stx_xsi_uri);
}

/* ---- declarations ------------------------------------------------------------------------- */

/* The reserved names (NS 3): xml and its URI belong together, xmlns is nobody's. */
static bool is_allowed(stax_str prefix, stax_str uri)
{
    bool is_xml = stax_eq(prefix, xml);

    if (stax_eq(prefix, xmlns) || stax_eq(uri, stx_xmlns_uri)) return false;
    if (is_xml != stax_eq(uri, stx_xml_uri)) return false;
    return prefix.len == 0 || uri.len > 0;
}

static stx_got not_allowed(stx_elements *e, size_t i)
{
    const char *at = e->tokens.tag.attributes[i].name.data;

    return stx_fail(&e->tokens, STAX_E_NAMESPACE, at, none, "");
}

/* Attribute i, of which `here` in the tag are declarations; *wrong: the first that is not right. */
static stx_got declare(stx_elements *e, size_t i, size_t here, size_t *wrong)
{
    stx_tokens *t = &e->tokens;
    const stx_attribute *a = &t->tag.attributes[i];
    stax_str prefix = a->prefix ? local_of(a) : none, uri = a->value;
    bool too_many = here >= t->limits.tag_namespaces;

    if (*wrong == SIZE_MAX && !is_allowed(prefix, uri)) *wrong = i;
    if (uri.len == 0 && *wrong != SIZE_MAX) uri = prefix; /* any, so that the prefix is found */
    if (too_many || e->scopes.count >= t->limits.scope_namespaces) {
        if (*wrong != SIZE_MAX) return not_allowed(e, *wrong);
        if (too_many) return stx_fail_limit(t, a->name.data, tag_namespaces);
        return stx_fail_limit(t, a->name.data, scope_namespaces);
    }
    if (stax_eq(prefix, xml)) return STX_GOT; /* it is there, and stays STX_XML_NAMESPACE */
    if (stx_scopes_declare(&e->scopes, prefix, uri, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, a->name.data, none, "");
}

static stx_got declare_all(stx_elements *e, size_t *wrong)
{
    const stx_tag *tag = &e->tokens.tag;
    size_t here = 0;
    stx_got got = STX_GOT;

    for (size_t i = 0; i < tag->count && got == STX_GOT; i++)
        if (stx_is_declaration(&tag->attributes[i])) got = declare(e, i, here++, wrong);
    return got;
}

/* ---- uses --------------------------------------------------------------------------------- */

static stx_got undeclared(stx_elements *e, stax_str prefix)
{
    return stx_fail(&e->tokens, STAX_E_PREFIX, prefix.data, prefix, "");
}

/*
 * Looks up the prefixes of attributes, up to `end`; *prefixed counts them. Gives the place of the
 * first that is not declared, or `end`.
 */
static size_t look_up(stx_elements *e, size_t end, size_t *prefixed)
{
    for (size_t i = 0; i < end; i++) {
        stx_attribute *a = &e->tokens.tag.attributes[i];

        a->uri = STX_NO_NAMESPACE;
        if (a->prefix == 0 || stx_is_declaration(a)) continue;
        a->uri = stx_scopes_find(&e->scopes, prefix_of(a));
        if (a->uri == STX_NO_NAMESPACE) return i;
        ++*prefixed;
    }
    return end;
}

/* By local name, URI, and place in the tag. */
static bool comes_before(const void *elements, uint32_t i, uint32_t j)
{
    const stx_elements *e = elements;
    const stx_attribute *a = e->tokens.tag.attributes;
    stax_str left = local_of(&a[i]), right = local_of(&a[j]);
    uint32_t left_uri, right_uri;
    int order;

    if (left.len != right.len) return left.len < right.len;
    order = left.len ? memcmp(left.data, right.data, left.len) : 0;
    if (order != 0) return order < 0;
    left_uri = stx_scopes_same(&e->scopes, a[i].uri);
    right_uri = stx_scopes_same(&e->scopes, a[j].uri);
    return left_uri != right_uri ? left_uri < right_uri : i < j;
}

static bool same_name(const stx_elements *e, const stx_attribute *a, const stx_attribute *b)
{
    return a->prefix && b->prefix && stax_eq(local_of(a), local_of(b)) &&
           stx_scopes_same(&e->scopes, a->uri) == stx_scopes_same(&e->scopes, b->uri);
}

/* The first of `count` attributes whose expanded name stood before. */
static stx_got distinct(stx_elements *e, size_t count)
{
    stx_tokens *t = &e->tokens;
    const stx_attribute *a = t->tag.attributes;
    size_t found = SIZE_MAX;
    uint32_t *order = stx_order(&t->order, count, comes_before, e, &t->allocator);

    if (order == NULL) return stx_fail(t, STAX_E_MEMORY, t->tag.at, none, "");
    for (size_t i = 1; i < count; i++)
        if (order[i] < found && same_name(e, &a[order[i - 1]], &a[order[i]])) found = order[i];
    if (found == SIZE_MAX) return STX_GOT;
    return stx_fail(t, STAX_E_ATTRIBUTE_TWICE, a[found].name.data, a[found].name, "");
}

/* Nothing is declared, and no name has a prefix. */
static stx_got unbound(stx_tag *tag)
{
    for (size_t i = 0; i < tag->count; i++) tag->attributes[i].uri = STX_NO_NAMESPACE;
    return STX_GOT;
}

stx_got stx_bind_slow(stx_elements *e)
{
    stx_tag *tag = &e->tokens.tag;
    stax_str prefix = {tag->name.data, tag->prefix};
    size_t wrong = SIZE_MAX, prefixed = 0, end, fault;
    stx_got got;

    if (e->tokens.whole_names) return unbound(tag);
    got = declare_all(e, &wrong);
    if (got != STX_GOT) return got;
    if (tag->prefix && (tag->uri = stx_scopes_find(&e->scopes, prefix)) == STX_NO_NAMESPACE)
        return undeclared(e, prefix);
    end = wrong < tag->count ? wrong : tag->count;
    fault = look_up(e, end, &prefixed);
    if (prefixed > 1 && (got = distinct(e, fault)) != STX_GOT) return got;
    if (fault < end) return undeclared(e, prefix_of(&tag->attributes[fault]));
    if (end == tag->count) return STX_GOT;
    return not_allowed(e, end);
}
