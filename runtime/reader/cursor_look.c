/*
 * What a cursor can be asked: nothing here moves it.
 */
#include "reader/cursor_state.h"

static const stax_str none = {"", 0};

stax_event stax_cursor_event(const stax_cursor *c)
{
    return c->event;
}

/* ---- elements ----------------------------------------------------------------------------- */

static bool is_tag(const stax_cursor *c)
{
    return c->event == STAX_EVENT_START || c->event == STAX_EVENT_END;
}

stax_str stax_cursor_name(const stax_cursor *c)
{
    return STX_MOSTLY(is_tag(c)) ? c->name : none;
}

/* Bytes of the tag's name before its colon; 0: there is none. */
static size_t prefix_of(const stax_cursor *c, stax_str name)
{
    bool whole = name.len == 0 || c->e.tokens.whole_names;
    const char *colon = whole ? NULL : memchr(name.data, ':', name.len);

    return colon ? (size_t)(colon - name.data) : 0;
}

static stax_str local_of(stax_str name, size_t prefix)
{
    size_t skip = prefix > 0 ? prefix + 1 : 0;

    return (stax_str){name.data + skip, name.len - skip};
}

stax_str stax_cursor_local(const stax_cursor *c)
{
    stax_str name = stax_cursor_name(c);

    return local_of(name, prefix_of(c, name));
}

stax_str stax_cursor_prefix(const stax_cursor *c)
{
    stax_str name = stax_cursor_name(c);

    return (stax_str){name.data, prefix_of(c, name)};
}

stax_str stax_cursor_uri(const stax_cursor *c)
{
    if (!is_tag(c)) return none;
    return stx_scopes_uri(&c->e.scopes, stx_scopes_find(&c->e.scopes, stax_cursor_prefix(c)));
}

stax_str stax_cursor_text(const stax_cursor *c)
{
    return STX_MOSTLY(c->event == STAX_EVENT_TEXT) || stx_has_text(c->event) ? c->text : none;
}

stax_str stax_cursor_target(const stax_cursor *c)
{
    return c->event == STAX_EVENT_INSTRUCTION ? c->name : none;
}

size_t stax_cursor_depth(const stax_cursor *c)
{
    return c->e.depth + is_tag(c);
}

/* ---- xml:lang and xml:space --------------------------------------------------------------- */

/* They are in the stack of declarations, under names that no prefix has (cursor_tag.c). */
static stax_str inherited(const stax_cursor *c, stax_str name)
{
    return stx_scopes_uri(&c->e.scopes, stx_scopes_find(&c->e.scopes, name));
}

stax_str stax_cursor_lang(const stax_cursor *c)
{
    return inherited(c, stx_xml_lang);
}

stax_space stax_cursor_space(const stax_cursor *c)
{
    return inherited(c, stx_xml_space).len == 8 ? STAX_SPACE_PRESERVE : STAX_SPACE_DEFAULT;
}

/* ---- what stands before the root ---------------------------------------------------------- */

const stax_declaration *stax_cursor_declaration(const stax_cursor *c)
{
    return c->e.tokens.declared ? &c->e.tokens.declaration : NULL;
}

const stax_doctype *stax_cursor_doctype(const stax_cursor *c)
{
    const stx_tokens *t = &c->e.tokens;

    return t->doctype_seen && t->subset.part == STX_IN_NO_DOCTYPE ? &t->doctype : NULL;
}

/* ---- attributes --------------------------------------------------------------------------- */

const stax_attribute *stax_cursor_attributes(const stax_cursor *c, size_t *count)
{
    *count = STX_MOSTLY(c->event == STAX_EVENT_START) ? c->attribute_count : 0;
    return c->attributes;
}

bool stax_cursor_attribute(const stax_cursor *c, const char *name, stax_str *value)
{
    stax_str wanted = stax_str_of(name);
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    for (; count > 0; count--, a++) {
        if (!stax_eq(a->name, wanted)) continue;
        *value = a->value;
        return true;
    }
    return false;
}

static bool is_declaration(const stax_attribute *a)
{
    return a->name.len >= 5 && memcmp(a->name.data, "xmlns", 5) == 0 &&
           (a->name.len == 5 || a->prefix == 5);
}

stax_str stax_cursor_attribute_uri(const stax_cursor *c, const stax_attribute *a)
{
    return stx_scopes_uri(&c->e.scopes, a->scope);
}

bool stax_cursor_attribute_ns(const stax_cursor *c, const char *uri, const char *local,
                              stax_str *value)
{
    stax_str wanted = stax_str_of(local), space = stax_str_of(uri);
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    for (; count > 0; count--, a++) {
        if (!stax_eq(local_of(a->name, a->prefix), wanted) || is_declaration(a)) continue;
        if (!stax_eq(stax_cursor_attribute_uri(c, a), space)) continue;
        *value = a->value;
        return true;
    }
    return false;
}

/* ---- places ------------------------------------------------------------------------------- */

/* The marker below a text that was built. */
static stx_place place_of_built(stx_tokens *t)
{
    const stx_built *marker = (const stx_built *)(const void *)(t->texts.data + t->texts.len) - 2;

    return marker->slid_past ? marker->place : stx_place_at(t, marker->offset);
}

/* Nothing changes that can be seen: how far lines were counted is remembered. */
stax_position stax_cursor_position(const stax_cursor *cursor)
{
    stax_cursor *c = (stax_cursor *)(uintptr_t)cursor;
    stx_tokens *t = &c->e.tokens;
    stx_place place;

    if (c->event == STAX_EVENT_ERROR)
        return (stax_position){t->error->line, t->error->column, t->error->offset};
    place = c->at                   ? stx_place_of(t, c->at)
            : c->odd & STX_ODD_TEXT ? place_of_built(t)
                                    : stx_place_of(t, t->face.at.behind);
    return (stax_position){place.line + 1, place.column + 1, place.offset};
}

size_t stx_cursor_path(const stx_tokens *t, char *room, size_t size)
{
    const stx_elements *e = (const stx_elements *)(const void *)t;
    size_t len = 0;

    for (size_t i = 0; i < e->kept; i++) {
        stax_str name = stx_kept_at(e, i);

        for (size_t j = 0; j < name.len + (i > 0); j++, len++)
            if (len + 1 < size) room[len] = i > 0 && j == 0 ? '/' : name.data[j - (i > 0)];
    }
    if (size > 0) room[len < size ? len : size - 1] = '\0';
    return len;
}

/* ---- status ------------------------------------------------------------------------------- */

stax_status stax_cursor_status(const stax_cursor *c)
{
    if (c->e.tokens.status != STAX_OK) return c->e.tokens.status;
    if (c->event == STAX_EVENT_DOCUMENT_END) return STAX_END;
    return c->event == STAX_EVENT_MORE ? STAX_MORE : STAX_OK;
}

const stax_error *stax_cursor_error(const stax_cursor *c)
{
    return c->e.tokens.error;
}
