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

stx_got stx_close_kept(stx_elements *e, stax_str name, const char *at)
{
    const stx_open_name *open = &opened(e)[e->kept - 1];

    if (!stax_eq(stx_kept_name(e), name)) return does_not_fit(e, name, at);
    stx_scopes_undo(&e->scopes, open->scope);
    e->names.len = open->at;
    e->open.len -= sizeof *open;
    e->kept--;
    return STX_GOT;
}

/* ---- passing over ------------------------------------------------------------------------- */

stx_got stx_skip_begin(stx_elements *e, uint32_t scope)
{
    stx_tokens *t = &e->tokens;
    stx_got got;

    if ((got = stx_deeper(e, t->tag.at)) != STX_GOT) return got;
    if (t->tag.empty) {
        stx_scopes_undo(&e->scopes, scope);
        e->depth--;
    } else {
        if ((got = stx_keep_name(e, t->tag.name, scope)) != STX_GOT) return got;
        e->skipping++;
    }
    stx_consume(t, t->tag.end);
    return STX_GOT;
}

static stx_got skip_end_tag(stx_elements *e)
{
    stx_tokens *t = &e->tokens;
    stax_str name;
    const char *end;
    stx_got got = stx_end_tag(t, &name, &end);

    if (got == STX_GOT) got = stx_close_kept(e, name, t->face.at.behind);
    if (got != STX_GOT) return got;
    e->skipping--;
    e->depth--;
    stx_consume(t, end);
    return STX_GOT;
}

static stx_got skip_start_tag(stx_elements *e)
{
    uint32_t scope = e->scopes.count;
    stx_got got = stx_start_tag(&e->tokens);

    if (got == STX_GOT) got = stx_bind(e);
    return got == STX_GOT ? stx_skip_begin(e, scope) : got;
}

stx_got stx_skip(stx_elements *e)
{
    stx_tokens *t = &e->tokens;
    stx_got got = STX_GOT;

    while (e->skipping > 0 && got == STX_GOT) {
        if (t->run != STX_RUN_CONTENT) {
            got = stx_misc_run(t, STX_DROP);
            continue;
        }
        if ((got = stx_text(t, STX_DROP)) != STX_GOT) break;
        switch (stx_ahead(t, 1)) {
        case -1:
            return STX_SHORT;
        case '/':
            got = skip_end_tag(e);
            break;
        case '!':
        case '?':
            got = stx_misc_begin(t);
            break;
        default:
            got = skip_start_tag(e);
        }
    }
    return got;
}
