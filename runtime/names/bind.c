/*
 * What a start tag says about prefixes: its declarations first, then every prefix it uses, then
 * that no two attributes are one by expanded name (NS 6.3).
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

static stx_got declare(stx_elements *e, const stx_attribute *a, size_t *here)
{
    stx_tokens *t = &e->tokens;
    stax_str prefix = a->prefix ? local_of(a) : none;

    if (!is_allowed(prefix, a->value)) return stx_fail(t, STAX_E_NAMESPACE, a->name.data, none, "");
    if (++*here > t->limits.tag_namespaces) return stx_fail_limit(t, a->name.data, tag_namespaces);
    if (e->scopes.count >= t->limits.scope_namespaces)
        return stx_fail_limit(t, a->name.data, scope_namespaces);
    if (stx_scopes_declare(&e->scopes, prefix, a->value, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, a->name.data, none, "");
}

static stx_got declare_all(stx_elements *e)
{
    const stx_tag *tag = &e->tokens.tag;
    size_t here = 0;
    stx_got got = STX_GOT;

    for (size_t i = 0; i < tag->count && got == STX_GOT; i++)
        if (stx_is_declaration(&tag->attributes[i])) got = declare(e, &tag->attributes[i], &here);
    return got;
}

/* ---- uses --------------------------------------------------------------------------------- */

static stx_got look_up(stx_elements *e, stax_str prefix, uint32_t *uri)
{
    *uri = stx_scopes_find(&e->scopes, prefix);
    if (*uri != STX_NO_NAMESPACE) return STX_GOT;
    return stx_fail(&e->tokens, STAX_E_PREFIX, prefix.data, prefix, "");
}

/* By local name, URI, and place in the tag. */
static bool comes_before(const void *elements, uint32_t i, uint32_t j)
{
    const stx_elements *e = elements;
    const stx_attribute *a = e->tokens.tag.attributes;
    stax_str left = local_of(&a[i]), right = local_of(&a[j]);

    for (int part = 0; part < 2; part++) {
        int order;
        if (left.len != right.len) return left.len < right.len;
        order = left.len ? memcmp(left.data, right.data, left.len) : 0;
        if (order != 0) return order < 0;
        left = stx_scopes_uri(&e->scopes, a[i].uri);
        right = stx_scopes_uri(&e->scopes, a[j].uri);
    }
    return i < j;
}

static bool same_name(const stx_elements *e, const stx_attribute *a, const stx_attribute *b)
{
    return a->prefix && b->prefix && stax_eq(local_of(a), local_of(b)) &&
           stax_eq(stx_scopes_uri(&e->scopes, a->uri), stx_scopes_uri(&e->scopes, b->uri));
}

/* The first attribute whose expanded name stood before. */
static stx_got distinct(stx_elements *e)
{
    stx_tokens *t = &e->tokens;
    const stx_attribute *a = t->tag.attributes;
    size_t count = t->tag.count, found = SIZE_MAX;
    uint32_t *order = stx_order(&t->order, count, comes_before, e, &t->allocator);

    if (order == NULL) return stx_fail(t, STAX_E_MEMORY, t->tag.at, none, "");
    for (size_t i = 1; i < count; i++)
        if (order[i] < found && same_name(e, &a[order[i - 1]], &a[order[i]])) found = order[i];
    if (found == SIZE_MAX) return STX_GOT;
    return stx_fail(t, STAX_E_ATTRIBUTE_TWICE, a[found].name.data, a[found].name, "");
}

stx_got stx_bind_slow(stx_elements *e)
{
    stx_tag *tag = &e->tokens.tag;
    stax_str prefix = {tag->name.data, tag->prefix};
    size_t prefixed = 0;
    uint32_t uri;
    stx_got got = declare_all(e);

    if (got == STX_GOT && tag->prefix) got = look_up(e, prefix, &uri);
    for (size_t i = 0; i < tag->count && got == STX_GOT; i++) {
        stx_attribute *a = &tag->attributes[i];

        a->uri = STX_NO_NAMESPACE;
        if (a->prefix == 0 || stx_is_declaration(a)) continue;
        got = look_up(e, prefix_of(a), &a->uri);
        prefixed++;
    }
    return got == STX_GOT && prefixed > 1 ? distinct(e) : got;
}
