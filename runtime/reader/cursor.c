/*
 * The cursor's calls: quick while it may be, careful else. What it can be asked is cursor_look.c.
 */
#include "reader/cursor_state.h"

#include "input/name_words.h"

/* ---- opening ------------------------------------------------------------------------------ */

stax_cursor *stax_cursor_open(const stax_input *input, const stax_options *options,
                              stax_error *error)
{
    static const stax_allocator usual;
    const stax_allocator *from = options && options->allocator ? options->allocator : &usual;
    stax_cursor *c = stx_allocate(from, sizeof *c);

    if (c == NULL) {
        if (error) *error = (stax_error){.code = STAX_E_MEMORY};
        return NULL;
    }
    *c = (stax_cursor){.odd = STX_ODD_PROLOG, .event = STAX_EVENT_MORE};
    if (!stx_tokens_open(&c->e.tokens, input, options, error ? error : &c->own)) {
        stax_cursor_close(c);
        return NULL;
    }
    c->e.tokens.spell = stx_cursor_path;
    if (c->e.tokens.limits.name_bytes < STX_PLAIN_NAME) c->odd |= STX_ODD_LIMITS;
    c->hungry = true;
    return c;
}

void stax_cursor_close(stax_cursor *c)
{
    stax_allocator to;

    if (c == NULL) return;
    to = c->e.tokens.allocator;
    stx_buffer_free(&c->many, &to);
    stx_elements_close(&c->e);
    stx_release(&to, c, sizeof *c);
}

stax_status stax_cursor_feed(stax_cursor *c, const char *bytes, size_t len, bool last)
{
    stx_tokens *t = &c->e.tokens;

    if (t->status != STAX_OK) return t->status;
    if (!t->window.pushed || !c->hungry || t->window.last_lent) return STAX_E_STATE;
    c->hungry = false;
    stx_window_lend(&t->window, (stax_str){bytes, len}, last);
    return STAX_OK;
}

/* ---- moving ------------------------------------------------------------------------------- */

/* The next event of a plain document; false: nothing has moved. */
STX_INLINE bool quick(stax_cursor *c, bool gives_text)
{
    stx_tokens *t = &c->e.tokens;
    const char *from = t->face.at.behind, *at = t->face.at.base + *t->face.at.ip;

    if (STX_RARELY(t->face.at.ip >= t->window.last || *at != '<')) return false;
    if (STX_RARELY(t->window.limit - at < 2)) return false;
    if (gives_text && at != from) {
        if (STX_RARELY(at[1] == '!' || at[1] == '?')) return false;
        c->text.data = from;
        c->text.len = (size_t)(at - from);
        if (STX_RARELY(c->text.len > t->limits.text_bytes)) return false;
        t->face.at.behind = at;
        c->at = from;
        c->event = STAX_EVENT_TEXT;
        return true;
    }
    return at[1] == '/' ? stx_quick_end(c, at) : stx_quick_start(c, at);
}

STX_INLINE stax_event go_on(stax_cursor *c, stx_call call)
{
    if (STX_RARELY(c->odd != 0) && stx_cursor_odd(c, call)) return c->event;
    if (c->event == STAX_EVENT_START && STX_RARELY(!stx_cursor_keep(c))) return STAX_EVENT_ERROR;
    if (STX_MOSTLY(quick(c, call == STX_CALL_NEXT))) return c->event;
    return stx_cursor_careful(c, call);
}

stax_event stax_cursor_next(stax_cursor *c)
{
    return go_on(c, STX_CALL_NEXT);
}

stax_event stax_cursor_next_tag(stax_cursor *c)
{
    return go_on(c, STX_CALL_TAG);
}

static bool goes_on(const stax_cursor *c, stx_call call)
{
    return (c->odd & STX_ODD_RESUME) && c->call == call;
}

stax_event stax_cursor_skip(stax_cursor *c)
{
    stax_event event = c->event;

    if (!goes_on(c, STX_CALL_SKIP)) {
        if (event == STAX_EVENT_END || event == STAX_EVENT_ERROR) return event;
        if (event != STAX_EVENT_START && event != STAX_EVENT_TEXT) return stx_cursor_misused(c);
        if (event == STAX_EVENT_START && c->odd == 0 && stx_quick_leaf(c, &c->text))
            return c->event;
        c->target = c->e.depth - (event == STAX_EVENT_TEXT);
    }
    do event = go_on(c, STX_CALL_SKIP);
    while (event == STAX_EVENT_START || (event == STAX_EVENT_END && c->e.depth > c->target));
    return event;
}

/* The same where the quick way is not enough. */
static stax_event element_text(stax_cursor *c, stax_str *text)
{
    c->text = (stax_str){"", 0};
    if (c->odd == 0 || !stx_cursor_odd(c, STX_CALL_LEAF)) {
        if (!stx_cursor_keep(c)) return STAX_EVENT_ERROR;
        (void)stx_cursor_careful(c, STX_CALL_LEAF);
    }
    if (c->event == STAX_EVENT_END) *text = c->text;
    return c->event;
}

stax_event stax_cursor_element_text(stax_cursor *c, stax_str *text)
{
    if (STX_MOSTLY(c->odd == 0 && c->event == STAX_EVENT_START) && stx_quick_leaf(c, text))
        return STAX_EVENT_END;
    if (c->event == STAX_EVENT_ERROR) return c->event;
    if (c->event != STAX_EVENT_START && !goes_on(c, STX_CALL_LEAF)) return stx_cursor_misused(c);
    return element_text(c, text);
}
