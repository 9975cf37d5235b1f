/*
 * A small tree: what a field of type `any` holds of an element and all that is below it.
 *
 *   <a k="1">text<b/>more</a>      a -- attributes: k
 *                                    -- content: "text" -> b -> "more"
 *
 * It lives in the arena of its record, its texts too: none of it points into the input. Texts are
 * whole: comments and instructions are left out, references and CDATA sections are in them.
 */
#ifndef STAX_ANY_H
#define STAX_ANY_H

#include <stax/str.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct stax_any_attribute {
    stax_str name; /* as written: p:k */
    stax_str uri;  /* of its prefix's namespace; empty: it has none */
    stax_str value;
} stax_any_attribute;

typedef struct stax_any_node stax_any_node;

/* An element; zeroed: none. Strings end with NUL. Declarations (xmlns) are no attributes. */
typedef struct stax_any {
    stax_str name; /* as written: p:x */
    stax_str uri;  /* its namespace; empty: none */
    const stax_any_attribute *attributes;
    size_t attribute_count;
    const stax_any_node *content; /* the first of what stands in it, or NULL */
} stax_any;

/* A child element, or character data between elements: `element.name` is empty then. */
struct stax_any_node {
    const stax_any_node *next;
    stax_str text;
    stax_any element;
};

typedef struct stax_any_list {
    stax_any *items;
    size_t count;
} stax_any_list;

#ifdef __cplusplus
}
#endif
#endif
