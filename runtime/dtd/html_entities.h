/*
 * The names that HTML 4.01 gives to 248 characters beside those of XML, for documents that use them
 * without declaring them.
 */
#ifndef STX_HTML_ENTITIES_H
#define STX_HTML_ENTITIES_H

#include "dtd/declared.h"

enum { STX_HTML_NAMES = 248 };

typedef struct stx_html_name {
    char name[9]; /* NULs behind it */
    uint16_t code;
} stx_html_name;

/* In the order of their names. */
extern const stx_html_name stx_html_names[STX_HTML_NAMES];

/*
 * The entity of a name of HTML, made in the arena when it is first asked for.
 *
 * name     as in a reference, without '&' and ';'; capitals matter
 * entity   NULL: HTML has none of this name
 * returns  false when there is no memory
 */
bool stx_find_html_entity(stx_dtd *d, stax_str name, stx_entity **entity);

#endif
