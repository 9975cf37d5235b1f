/*
 * Element type declarations (3.2): the grammar of content models, checked and forgotten. Groups
 * stand in each other as deep as a document likes, so what is open is on a stack of our own: one
 * byte a group, the character that separates its members, or NUL while there is one member.
 */
#include "token/declare.h"

static stx_buffer *groups(stx_reading *d)
{
    return &d->t->spelled;
}

static char *separator(stx_reading *d)
{
    return groups(d)->data + groups(d)->len - 1;
}

static bool open_group(stx_reading *d)
{
    d->p++;
    (void)stx_read_blanks(d);
    return stx_buffer_add(groups(d), "", 1, &d->t->allocator) || stx_read_no_memory(d);
}

static void read_count(stx_reading *d)
{
    if (stx_read_at(d, '?') || stx_read_at(d, '*') || stx_read_at(d, '+')) d->p++;
}

/* Behind a member: the ends of groups, then a separator, or *done at the end of the outermost. */
static bool read_between(stx_reading *d, bool *done)
{
    (void)stx_read_blanks(d);
    while (stx_read_at(d, ')')) {
        d->p++;
        read_count(d);
        groups(d)->len--;
        *done = groups(d)->len == 0;
        if (*done) return true;
        (void)stx_read_blanks(d);
    }
    if (!stx_read_at(d, '|') && !stx_read_at(d, ','))
        return stx_read_wrong(d, d->p, "'|', ',' or ')' must stand here");
    if (*separator(d) != '\0' && *separator(d) != *d->p)
        return stx_read_wrong(d, d->p, "'|' and ',' may not stand in one group");
    *separator(d) = *d->p++;
    (void)stx_read_blanks(d);
    return true;
}

/* Production 47, behind the first '(' and blanks. */
static bool read_children(stx_reading *d)
{
    bool done = false;
    stax_str name;
    uint32_t prefix;

    while (!done) {
        if (stx_read_at(d, '(')) {
            if (!open_group(d)) return false;
            continue;
        }
        if (!stx_read_qname(d, &name, &prefix, "an element's name or '(' must stand here"))
            return false;
        read_count(d);
        if (!read_between(d, &done)) return false;
    }
    return true;
}

/* Production 51, behind "#PCDATA". */
static bool read_mixed(stx_reading *d)
{
    bool names = false;
    stax_str name;
    uint32_t prefix;

    for (;;) {
        (void)stx_read_blanks(d);
        if (stx_read_at(d, ')')) break;
        if (!stx_read_char(d, '|', "'|' or ')' must stand here")) return false;
        (void)stx_read_blanks(d);
        if (!stx_read_qname(d, &name, &prefix, "an element's name must stand here")) return false;
        names = true;
    }
    d->p++;
    if (names) return stx_read_char(d, '*', "'*' must follow a group with #PCDATA and names");
    if (stx_read_at(d, '*')) d->p++;
    return true;
}

static bool read_content(stx_reading *d)
{
    if (stx_read_word(d, "EMPTY") || stx_read_word(d, "ANY")) return true;
    if (!stx_read_at(d, '(')) return stx_read_wrong(d, d->p, "EMPTY, ANY or '(' must stand here");
    groups(d)->len = 0;
    if (!open_group(d)) return false;
    return stx_read_word(d, "#PCDATA") ? read_mixed(d) : read_children(d);
}

bool stx_read_element(stx_reading *d)
{
    stax_str name;
    uint32_t prefix;

    if (!stx_read_gap(d, "white space must follow \"<!ELEMENT\"")) return false;
    if (!stx_read_qname(d, &name, &prefix, "the element's name must stand here")) return false;
    return stx_read_gap(d, "white space must follow the element's name") && read_content(d) &&
           stx_read_end(d, "'>' must end the declaration");
}
