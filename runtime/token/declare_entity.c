/*
 * Entity declarations (4.2). What stands between the quotes becomes the replacement text (4.5):
 * references to characters are replaced, those to general entities are checked and left.
 */
#include "base/utf8.h"
#include "input/chars.h"
#include "token/declare.h"

static const stax_str none = {NULL, 0};

/* A reference in an entity value: replaced, or left as it is. */
static bool refer(stx_reading *d, const char **p, const char *end, stx_buffer *to)
{
    stx_referred referred;
    stax_status status = stx_refer(*p, end, &referred);
    bool number = end - *p > 1 && (*p)[1] == '#';
    size_t len;

    if (status == STAX_MORE && d->got == STX_SHORT) return false; /* the rest has not come */
    if (status == STAX_MORE) status = STAX_E_REFERENCE;
    if (status == STAX_E_ENTITY && (size_t)(referred.behind - *p - 1) > d->t->limits.name_bytes) {
        d->got = stx_fail_limit(d->t, *p + 1, name_bytes);
        return false;
    }
    if (status != STAX_OK && status != STAX_E_ENTITY) return stx_read_fail(d, status, *p, none);
    if (number) {
        for (size_t i = 0; i < referred.len; i++) to->data[to->len++] = referred.utf8[i];
        *p = referred.behind;
        return true;
    }
    len = (size_t)(referred.behind - *p) + (status == STAX_E_ENTITY);
    memcpy(to->data + to->len, *p, len);
    to->len += len;
    *p += len;
    return true;
}

/* One character of a value that means something. */
static bool change(stx_reading *d, const char **p, const char *end, stx_buffer *to)
{
    if (**p == '&') return refer(d, p, end, to);
    if (**p == '%') return stx_read_wrong(d, *p, "a parameter entity may not be referred to here");
    if (!stx_is_inside(d->t)) { /* a line end (2.11) */
        if (end - *p > 1 && (*p)[1] == '\n') ++*p;
        to->data[to->len++] = '\n';
    } else {
        to->data[to->len++] = '\r';
    }
    ++*p;
    return true;
}

/* The replacement text; it lives until something else is spelled. None is longer than the literal.
 */
static bool replace(stx_reading *d, stax_str literal, stax_str *text)
{
    stx_buffer *to = &d->t->decoded;
    const char *p = literal.data, *end = p + literal.len;

    to->len = 0;
    if (!stx_buffer_room(to, literal.len + 1, &d->t->allocator)) return stx_read_no_memory(d);
    while (p < end) {
        const char *from = p;

        while (p < end && *p != '&' && *p != '%' && *p != '\r') p++;
        memcpy(to->data + to->len, from, (size_t)(p - from));
        to->len += (size_t)(p - from);
        if (p < end && !change(d, &p, end, to)) return false;
    }
    *text = (stax_str){to->data, to->len};
    return true;
}

/* "NDATA name" behind an external id (76), or nothing. */
static bool read_notation(stx_reading *d, stax_str *notation)
{
    if (!stx_read_blanks(d) || d->p == d->end || *d->p == '>') return true;
    if (!stx_read_word(d, "NDATA")) return stx_read_wrong(d, d->p, "NDATA or '>' must stand here");
    return stx_read_gap(d, "white space must follow NDATA") &&
           stx_read_ncname(d, notation, "the notation's name must stand here");
}

/* What the entity is: a value in quotes, or ids. */
static bool read_definition(stx_reading *d, bool parameter, stx_entity *given, stx_outside *outside)
{
    static const char want[] = "a value in quotes, SYSTEM or PUBLIC must stand here";
    stax_str literal;
    bool there;

    if (d->p < d->end && (*d->p == '"' || *d->p == '\'')) {
        const char *from = d->p + 1;

        if (stx_read_literal(d, &literal, want)) return replace(d, literal, &given->text);
        if (d->got != STX_SHORT) return false;
        if (replace(d, (stax_str){from, (size_t)(d->end - from)}, &given->text)) d->got = STX_SHORT;
        return false;
    }
    if (!stx_read_external_id(d, false, &there, outside)) return false;
    if (!there) return stx_read_wrong(d, d->p, want);
    given->outside = outside;
    return parameter || read_notation(d, &outside->notation);
}

/* Where a declaration is made decides what its ids are relative to. */
static stax_str base_of(const stx_tokens *t)
{
    const stx_open_entity *opened = (const stx_open_entity *)(const void *)t->opened.data;

    for (size_t i = t->opened.len / sizeof *opened; i-- > 0;)
        if (opened[i].entity->outside) return opened[i].entity->outside->system_id;
    return none;
}

bool stx_read_entity(stx_reading *d)
{
    stx_outside outside = {.base = base_of(d->t)};
    stx_entity given = {.outer = stx_is_inside(d->t)};
    bool parameter = false;

    if (!stx_read_gap(d, "white space must follow \"<!ENTITY\"")) return false;
    if (stx_read_at(d, '%')) {
        parameter = true;
        d->p++;
        if (!stx_read_gap(d, "white space must follow '%'")) return false;
    }
    if (!stx_read_ncname(d, &given.name, "the entity's name must stand here")) return false;
    if (!stx_read_gap(d, "white space must follow the entity's name")) return false;
    if (!read_definition(d, parameter, &given, &outside)) return false;
    if (!stx_read_end(d, "'>' must end the declaration")) return false;
    return stx_declare_entity(&d->t->dtd, parameter, &given) || stx_read_no_memory(d);
}
