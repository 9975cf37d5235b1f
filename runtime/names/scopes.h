/*
 * Prefixes in scope (Namespaces in XML 1.0): a stack of declarations, undone by its height.
 *
 * Names stay pairs of a declaration's number and a local name; nothing is ever joined.
 */
#ifndef STX_SCOPES_H
#define STX_SCOPES_H

#include "base/buffer.h"

#include <stax/gen.h>

enum {
    STX_NO_NAMESPACE = 0, /* no declaration, or one that takes the default away */
    STX_XML_NAMESPACE = 1 /* of the prefix xml, which is always there */
};

/*
 * The namespaces that a schema asks for, a bit each. What a URI fits is worked out when it is
 * declared, so that names are matched by their bits.
 */
typedef struct stx_wanted {
    const stx_namespace *spaces; /* from 1 on; NULL: none */
    uint32_t count;              /* with number 0, which everything fits */
    uint64_t unprefixed;         /* what an element without a prefix fits here */
    uint64_t none, xml;          /* what no namespace fits, and that of xml: */
    uint64_t *spelled;           /* which of them have here the prefix that the schema gives them */
} stx_wanted;

extern const stax_str stx_xml_uri, stx_xmlns_uri, stx_xsi_uri;

/*
 * What attributes say for all that is in their element goes out of scope as declarations do. A
 * cursor declares these two as if they were prefixes, which their colon keeps them from being.
 */
extern const stax_str stx_xml_lang, stx_xml_space;

/* A zeroed one is good: xml alone is in scope, and nobody asks for a namespace. */
typedef struct stx_scopes {
    stx_buffer declarations;
    stx_buffer bytes;  /* prefixes and URIs */
    uint32_t count;    /* declarations in scope */
    uint32_t trees[2]; /* over their prefixes and URIs: scopes.c */
    stx_wanted wanted;
} stx_scopes;

/* Before anything is declared: what the schema asks for, and where it wants to see `spelled`. */
void stx_scopes_want(stx_scopes *s, const stx_namespace *spaces, uint32_t count, uint64_t *spelled);

/* What a declaration's number fits. */
uint64_t stx_scopes_fits(const stx_scopes *s, uint32_t number);

/* Declares a prefix (empty: the default namespace); false when there is no memory. */
bool stx_scopes_declare(stx_scopes *s, stax_str prefix, stax_str uri, const stax_allocator *from);

/* Forgets all declarations but the first `count`. */
void stx_scopes_undo(stx_scopes *s, uint32_t count);

/*
 * The number of a prefix's innermost declaration; STX_NO_NAMESPACE when it has none.
 * Cost: some steps for each byte of it, however many declarations are in scope.
 */
uint32_t stx_scopes_find(const stx_scopes *s, stax_str prefix);

/* A declaration's URI; empty for STX_NO_NAMESPACE. Lives until the next declaration. */
stax_str stx_scopes_uri(const stx_scopes *s, uint32_t number);

/*
 * The number of the first declaration in scope with the same URI: equal for equal URIs. Cost: none,
 * however long they are.
 */
uint32_t stx_scopes_same(const stx_scopes *s, uint32_t number);

void stx_scopes_free(stx_scopes *s, const stax_allocator *to);

#endif
