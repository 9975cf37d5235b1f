/*
 * A declaration's bytes are its prefix and its URI behind each other; both stacks fall together.
 */
#include "names/scopes.h"

const stax_str stx_xml_uri = STAX_STR("http://www.w3.org/XML/1998/namespace");
const stax_str stx_xmlns_uri = STAX_STR("http://www.w3.org/2000/xmlns/");
const stax_str stx_xsi_uri = STAX_STR("http://www.w3.org/2001/XMLSchema-instance");

typedef struct declaration {
    size_t at; /* of its prefix in `bytes` */
    size_t prefix_len, uri_len;
} declaration;

static declaration *all(const stx_scopes *s)
{
    return (declaration *)(void *)s->declarations.data;
}

bool stx_scopes_declare(stx_scopes *s, stax_str prefix, stax_str uri, const stax_allocator *from)
{
    declaration d = {s->bytes.len, prefix.len, uri.len};

    if (!stx_buffer_room(&s->declarations, sizeof d, from)) return false;
    if (!stx_buffer_add(&s->bytes, prefix.data, prefix.len, from)) return false;
    if (!stx_buffer_add(&s->bytes, uri.data, uri.len, from)) return s->bytes.len = d.at, false;
    all(s)[s->count++] = d;
    s->declarations.len += sizeof d;
    return true;
}

void stx_scopes_undo(stx_scopes *s, uint32_t count)
{
    if (count >= s->count) return;
    s->bytes.len = all(s)[count].at;
    s->declarations.len = count * sizeof(declaration);
    s->count = count;
}

uint32_t stx_scopes_find(const stx_scopes *s, stax_str prefix)
{
    for (uint32_t i = s->count; i-- > 0;) {
        const declaration *d = &all(s)[i];
        stax_str here = {s->bytes.data + d->at, d->prefix_len};

        if (stax_eq(here, prefix))
            return d->uri_len == 0 ? (uint32_t)STX_NO_NAMESPACE : STX_XML_NAMESPACE + 1 + i;
    }
    return stax_eq(prefix, (stax_str)STAX_STR("xml")) ? STX_XML_NAMESPACE : STX_NO_NAMESPACE;
}

stax_str stx_scopes_uri(const stx_scopes *s, uint32_t number)
{
    const declaration *d;

    if (number == STX_NO_NAMESPACE) return (stax_str){"", 0};
    if (number == STX_XML_NAMESPACE) return stx_xml_uri;
    d = &all(s)[number - STX_XML_NAMESPACE - 1];
    return (stax_str){s->bytes.data + d->at + d->prefix_len, d->uri_len};
}

void stx_scopes_free(stx_scopes *s, const stax_allocator *to)
{
    stx_buffer_free(&s->declarations, to);
    stx_buffer_free(&s->bytes, to);
    s->count = 0;
}
