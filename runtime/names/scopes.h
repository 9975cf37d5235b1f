/*
 * Prefixes in scope (Namespaces in XML 1.0): a stack of declarations, undone by its height.
 *
 * Names stay pairs of a declaration's number and a local name; nothing is ever joined.
 */
#ifndef STX_SCOPES_H
#define STX_SCOPES_H

#include "base/buffer.h"

enum {
    STX_NO_NAMESPACE = 0, /* no declaration, or one that takes the default away */
    STX_XML_NAMESPACE = 1 /* of the prefix xml, which is always there */
};

extern const stax_str stx_xml_uri, stx_xmlns_uri, stx_xsi_uri;

/*
 * What attributes say for all that is in their element goes out of scope as declarations do. A
 * cursor declares these two as if they were prefixes, which their colon keeps them from being.
 */
extern const stax_str stx_xml_lang, stx_xml_space;

/* A zeroed one is good: xml alone is in scope. */
typedef struct stx_scopes {
    stx_buffer declarations;
    stx_buffer bytes;  /* prefixes and URIs */
    uint32_t count;    /* declarations in scope */
    uint32_t trees[2]; /* over their prefixes and URIs: scopes.c */
} stx_scopes;

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
