/*
 * Declarations, copied into the arena and hung into trees by their names.
 */
#include "dtd/declared.h"

static void *take(stx_dtd *d, size_t bytes)
{
    void *piece = stax_arena_alloc(&d->arena, bytes, sizeof(uint64_t));

    if (piece) memset(piece, 0, bytes);
    return piece;
}

/* Copies a string that may be missing. */
static bool copy(stx_dtd *d, stax_str *to, stax_str from)
{
    *to = (stax_str){NULL, 0};
    if (from.data == NULL) return true;
    *to = stax_arena_copy(&d->arena, from);
    return to->data != NULL;
}

stax_str stx_copy_text(stax_arena *arena, stax_str text)
{
    char *room = NULL;

    if (text.len <= SIZE_MAX - STX_TEXT_PADDING)
        room = stax_arena_alloc(arena, text.len + STX_TEXT_PADDING, 1);
    if (room == NULL) return (stax_str){NULL, 0};
    if (text.len > 0) memcpy(room, text.data, text.len);
    memset(room + text.len, 0, STX_TEXT_PADDING);
    return (stax_str){room, text.len};
}

/* ---- entities ----------------------------------------------------------------------------- */

/* Character data in which no byte means anything to a reader of content. */
static bool is_plain(stax_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i];
        if (c == '<' || c == '&' || c == '>' || c == '\r') return false;
    }
    return true;
}

static bool copy_outside(stx_dtd *d, stx_entity *to, const stx_outside *from)
{
    stx_outside *o;

    if (from == NULL) return true;
    to->outside = o = take(d, sizeof *o);
    return o && copy(d, &o->public_id, from->public_id) &&
           copy(d, &o->system_id, from->system_id) && copy(d, &o->notation, from->notation) &&
           copy(d, &o->base, from->base);
}

static bool add_unparsed(stx_dtd *d, const stx_entity *entity)
{
    stx_unparsed_link *link = take(d, sizeof *link);

    if (link == NULL) return false;
    link->entity = entity;
    if (d->last_unparsed)
        d->last_unparsed->next = link;
    else
        d->first_unparsed = link;
    d->last_unparsed = link;
    d->unparsed_count++;
    return true;
}

bool stx_add_entity(stx_dtd *d, stx_name_tree *tree, const stx_entity *given, stx_entity **entity)
{
    stx_entity *e = take(d, sizeof *e);

    *entity = NULL;
    if (e == NULL || !copy(d, &e->name, given->name)) return false;
    if (!copy_outside(d, e, given->outside)) return false;
    e->outer = given->outer;
    if (given->outside == NULL) {
        e->text = stx_copy_text(&d->arena, given->text);
        if (e->text.data == NULL) return false;
        e->plain = is_plain(e->text);
        e->returns = e->text.len > 0 && memchr(e->text.data, '\r', e->text.len) != NULL;
    }
    if (!stx_name_add(tree, e, &d->arena)) return false;
    *entity = e;
    return true;
}

bool stx_declare_entity(stx_dtd *d, bool parameter, const stx_entity *given)
{
    stx_name_tree *tree = parameter ? &d->parameters : &d->entities;
    stx_entity *e;

    if (d->stopped || stx_name_find(tree, given->name)) return true;
    if (!stx_add_entity(d, tree, given, &e)) return false;
    return e->outside == NULL || e->outside->notation.len == 0 || add_unparsed(d, e);
}

/* ---- notations ---------------------------------------------------------------------------- */

bool stx_declare_notation(stx_dtd *d, const stax_notation *given)
{
    stx_notation_link *link;

    if (stx_name_find(&d->notations, given->name)) return true;
    if ((link = take(d, sizeof *link)) == NULL) return false;
    if (!copy(d, &link->notation.name, given->name) ||
        !copy(d, &link->notation.public_id, given->public_id) ||
        !copy(d, &link->notation.system_id, given->system_id) ||
        !stx_name_add(&d->notations, link, &d->arena))
        return false;
    if (d->last_notation)
        d->last_notation->next = link;
    else
        d->first_notation = link;
    d->last_notation = link;
    d->notation_count++;
    return true;
}

bool stx_list_declared(stx_dtd *d, stax_doctype *doctype)
{
    stax_notation *notations = take(d, d->notation_count * sizeof *notations);
    stax_unparsed *unparsed = take(d, d->unparsed_count * sizeof *unparsed);
    size_t i = 0, j = 0;

    if (notations == NULL || unparsed == NULL) return false;
    for (const stx_notation_link *n = d->first_notation; n; n = n->next)
        notations[i++] = n->notation;
    for (const stx_unparsed_link *u = d->first_unparsed; u; u = u->next) {
        const stx_outside *o = u->entity->outside;
        unparsed[j++] = (stax_unparsed){u->entity->name, o->public_id, o->system_id, o->notation};
    }
    doctype->notations = notations;
    doctype->notation_count = i;
    doctype->unparsed = unparsed;
    doctype->unparsed_count = j;
    return true;
}

/* ---- attributes --------------------------------------------------------------------------- */

stx_list *stx_declare_list(stx_dtd *d, stax_str element)
{
    stx_list *list = stx_name_find(&d->lists, element);

    if (list) return list;
    if ((list = take(d, sizeof *list)) == NULL || !copy(d, &list->name, element)) return NULL;
    return stx_name_add(&d->lists, list, &d->arena) ? list : NULL;
}

/* A copy with a quote behind it, as in a tag. */
static bool copy_value(stx_dtd *d, stax_str *to, stax_str from)
{
    char *room = stax_arena_alloc(&d->arena, from.len + STX_TEXT_PADDING, 1);

    if (room == NULL) return false;
    if (from.len > 0) memcpy(room, from.data, from.len);
    memset(room + from.len, 0, STX_TEXT_PADDING);
    room[from.len] = '"';
    *to = (stax_str){room, from.len};
    return true;
}

bool stx_declare_attribute(stx_dtd *d, stx_list *list, const stx_listed *given)
{
    stx_listed *a;

    if (d->stopped || stx_name_find(&list->attributes, given->name)) return true;
    if ((a = take(d, sizeof *a)) == NULL || !copy(d, &a->name, given->name)) return false;
    a->prefix = given->prefix;
    a->tokens = given->tokens;
    if (given->value.data && !copy_value(d, &a->value, given->value)) return false;
    if (!stx_name_add(&list->attributes, a, &d->arena)) return false;
    d->changes_tags |= a->tokens || a->value.data;
    if (a->value.data == NULL) return true;
    if (list->last)
        list->last->next = a;
    else
        list->defaults = a;
    list->last = a;
    return true;
}
