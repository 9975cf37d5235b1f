/*
 * Names are kept as bytes, since the window slides away under them.
 */
#include "names/elements.h"

#include "base/order.h"

static const stax_str none = {NULL, 0};

void stx_elements_close(stx_elements *e)
{
    const stax_allocator *to = &e->tokens.allocator;

    stx_scopes_free(&e->scopes, to);
    stx_buffer_free(&e->names, to);
    stx_buffer_free(&e->open, to);
    stx_tokens_close(&e->tokens);
}

/* ---- kept names --------------------------------------------------------------------------- */

static stx_open_name *opened(const stx_elements *e)
{
    return (stx_open_name *)(void *)e->open.data;
}

stx_got stx_keep_name(stx_elements *e, stax_str name, uint32_t scope)
{
    stx_tokens *t = &e->tokens;
    stx_open_name open = {e->names.len, name.len, scope};

    if (!stx_buffer_add(&e->names, name.data, name.len, &t->allocator) ||
        !stx_buffer_add(&e->open, (const char *)&open, sizeof open, &t->allocator))
        return stx_fail(t, STAX_E_MEMORY, t->face.at.behind, none, "");
    e->kept++;
    return STX_GOT;
}

stx_got stx_keep_below(stx_elements *e, size_t number, stax_str name, uint32_t scope)
{
    size_t above = e->kept - number, end = e->names.len;
    size_t at = above > 0 ? opened(e)[number].at : end;
    stx_open_name *open;

    if (stx_keep_name(e, name, scope) != STX_GOT) return STX_WRONG;
    memmove(e->names.data + at + name.len, e->names.data + at, end - at);
    memcpy(e->names.data + at, name.data, name.len);
    open = opened(e) + number;
    memmove(open + 1, open, above * sizeof *open);
    *open = (stx_open_name){at, name.len, scope};
    for (size_t i = 1; i <= above; i++) open[i].at += name.len;
    return STX_GOT;
}

stax_str stx_kept_at(const stx_elements *e, size_t i)
{
    const stx_open_name *open = &opened(e)[i];

    return (stax_str){e->names.data + open->at, open->len};
}

stax_str stx_kept_name(const stx_elements *e)
{
    return stx_kept_at(e, e->kept - 1);
}

/* "</name>" of what is open, for a message. */
static stx_got does_not_fit(stx_elements *e, stax_str name, const char *at)
{
    char want[64];
    stax_str open = stx_kept_name(e);
    size_t len = open.len < sizeof want - 1 ? open.len : sizeof want - 1;

    memcpy(want, open.data, len);
    want[len] = '\0';
    return stx_fail(&e->tokens, STAX_E_END_TAG, at, name, want);
}

void stx_drop_kept(stx_elements *e)
{
    const stx_open_name *open = &opened(e)[e->kept - 1];

    if (STX_RARELY(e->scopes.count > open->scope)) stx_scopes_undo(&e->scopes, open->scope);
    e->names.len = open->at;
    e->open.len -= sizeof *open;
    e->kept--;
}

stx_got stx_close_kept(stx_elements *e, stax_str name, const char *at)
{
    if (!stax_eq(stx_kept_name(e), name)) return does_not_fit(e, name, at);
    stx_drop_kept(e);
    return STX_GOT;
}
