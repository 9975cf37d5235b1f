/*
 * Entities of HTML: in a tree beside that of the declared ones, so that a declaration that comes
 * after the first use of a name, in the value of a default, still binds.
 */
#include "dtd/html_entities.h"

#include "base/utf8.h"

#include <stdlib.h>

static int compare(const void *key, const void *member)
{
    const stx_html_name *html = member;

    return memcmp(key, html->name, sizeof html->name);
}

/* The character of this name; 0: there is none. */
static uint32_t code_of(stax_str name)
{
    char key[sizeof stx_html_names[0].name] = {0};
    const stx_html_name *found;

    if (name.len >= sizeof key) return 0;
    memcpy(key, name.data, name.len);
    found = bsearch(key, stx_html_names, STX_HTML_NAMES, sizeof *stx_html_names, compare);
    return found ? found->code : 0;
}

bool stx_find_html_entity(stx_dtd *d, stax_str name, stx_entity **entity)
{
    uint32_t code;
    char utf8[4];

    *entity = stx_name_find(&d->html, name);
    if (*entity || (code = code_of(name)) == 0) return true;
    return stx_add_entity(d, &d->html,
                          &(stx_entity){.name = name, .text = {utf8, stx_utf8_encode(code, utf8)}},
                          entity);
}
