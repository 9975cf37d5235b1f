/*
 * The cursor's calls: quick while it may be, careful else. What it can be asked is cursor_look.c.
 */
#include "reader/cursor_state.h"

#include "input/name_words.h"

/* ---- opening ------------------------------------------------------------------------------ */

/* What to give, and whether there is a root. */
static bool take_options(stax_cursor *c, const stax_options *options)
{
    enum {
        ALL = STAX_GIVE_INSTRUCTIONS | STAX_GIVE_COMMENTS | STAX_GIVE_CDATA | STAX_GIVE_DOCTYPE
    };

    c->give = options->give;
    c->e.tokens.fragment = options->fragment;
    c->e.tokens.whole_names = options->whole_names;
    if (options->fragment) c->outside = STX_ODD_FRAGMENT;
    if ((options->give & ~(unsigned)ALL) == 0) return true;
    (void)stx_fail(&c->e.tokens, STAX_E_OPTION, NULL, stax_str_of("give"),
                   "made of STAX_GIVE_ bits alone");
    return false;
}

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
    c->outside = STX_ODD_EPILOG;
    if (options && !take_options(c, options)) {
        stax_cursor_close(c);
        return NULL;
    }
    if (c->e.tokens.limits.name_bytes < STX_PLAIN_NAME ||
        c->e.tokens.limits.tag_bytes < STX_PLAIN_NAME + 3)
        c->odd |= STX_ODD_LIMITS;
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

/* Text up to a tag at `at`, in place. */
STX_INLINE stax_event quick_text(stax_cursor *c, const char *from, const char *at)
{
    stx_tokens *t = &c->e.tokens;
    size_t len = (size_t)(at - from);

    if (STX_RARELY(t->face.at.ip >= t->window.last || t->window.limit - at < 2 || at[1] == '!' ||
                   at[1] == '?' || len > t->limits.text_bytes))
        return stx_cursor_careful(c, STX_CALL_NEXT);
    c->text.data = c->at = from;
    c->text.len = len;
    t->face.at.behind = at;
    return c->event = STAX_EVENT_TEXT;
}

/*
 * The next event where nothing is odd. Whatever it does last is a jump, so it needs no frame. A
 * sentinel fits no tag.
 */
STX_INLINE stax_event quick(stax_cursor *c, stx_call call)
{
    const stx_walk *walk = &c->e.tokens.face.at;
    const char *at = walk->base + *walk->ip;

    if (STX_RARELY(*at != '<')) return stx_cursor_careful(c, call);
    if (call == STX_CALL_NEXT && at != walk->behind) return quick_text(c, walk->behind, at);
    return at[1] == '/' ? stx_cursor_end(c, at, call) : stx_cursor_start(c, at, call);
}

/*
 * Behind a START: its name is kept, no earlier than now, so that of a leaf whose text was asked
 * for never is.
 */
STX_INLINE bool keep(stax_cursor *c)
{
    stx_elements *e = &c->e;
    stx_open_name *open = (stx_open_name *)(void *)(e->open.data + e->open.len);
    size_t len = c->name.len;

    if (STX_RARELY(len > 16 || e->names.room - e->names.len < STX_KEEP_ROOM ||
                   e->open.room - e->open.len < sizeof *open))
        return stx_careful_keep(c);
    memcpy(e->names.data + e->names.len, c->name.data, 16);
    open->at = e->names.len;
    open->len = len;
    open->scope = e->scopes.count;
    e->names.len += len;
    e->open.len += sizeof *open;
    e->kept++;
    e->depth++;
    c->odd = 0;
    return true;
}

/* Behind the START of an empty element. */
STX_INLINE bool quick_half(stax_cursor *c)
{
    if (c->odd != (STX_ODD_OPEN | STX_ODD_HALF)) return false;
    c->odd = 0;
    c->event = STAX_EVENT_END;
    return true;
}

STX_OUT_OF_LINE static stax_event begin_odd(stax_cursor *c, stx_call call)
{
    if (quick_half(c)) return STAX_EVENT_END;
    if (c->odd == STX_ODD_OPEN ? !keep(c) : stx_cursor_odd(c, call)) return c->event;
    return quick(c, call);
}

STX_INLINE stax_event go_on(stax_cursor *c, stx_call call)
{
    return c->odd == 0 ? quick(c, call) : begin_odd(c, call);
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

/* Behind a START: the text at the walk and the end tag that fits, all plain. */
STX_INLINE bool quick_leaf(stax_cursor *c, stax_str *text)
{
    stx_tokens *t = &c->e.tokens;
    const char *from = t->face.at.behind, *at = t->face.at.base + *t->face.at.ip;
    size_t name = c->name.len, len = (size_t)(at - from);

    if (STX_RARELY(memcmp(at, "</", 2) != 0 || (size_t)(t->window.limit - at) <= name + 2))
        return false;
    if (STX_RARELY(at[2 + name] != '>' || !stx_same_bytes(c->name.data, at + 2, name)))
        return false;
    if (STX_RARELY(len > t->limits.text_bytes)) return false;
    text->data = from;
    text->len = len;
    t->face.at.ip++;
    t->face.at.behind = at + name + 3;
    c->at = at;
    c->odd = 0;
    c->event = STAX_EVENT_END;
    return true;
}

/* Whether the event stands in an element. */
static bool is_content(const stax_cursor *c)
{
    return c->e.depth > 0 && (c->event == STAX_EVENT_TEXT || stx_has_text(c->event));
}

stax_event stax_cursor_skip(stax_cursor *c)
{
    stax_event event = c->event;
    stax_str text;

    if (c->odd == STX_ODD_OPEN && quick_leaf(c, &text)) return STAX_EVENT_END;
    if (quick_half(c)) return STAX_EVENT_END;
    if (!goes_on(c, STX_CALL_SKIP)) {
        if (event == STAX_EVENT_END || event == STAX_EVENT_ERROR) return event;
        if (event != STAX_EVENT_START && !is_content(c)) return stx_cursor_misused(c);
        c->target = c->e.depth - (event != STAX_EVENT_START);
    }
    do event = go_on(c, STX_CALL_SKIP);
    while (event == STAX_EVENT_START || (event == STAX_EVENT_END && c->e.depth > c->target));
    return event;
}

/* The same where the quick way is not enough. */
STX_OUT_OF_LINE static stax_event element_text(stax_cursor *c, stax_str *text)
{
    if (c->event == STAX_EVENT_ERROR) return c->event;
    if (c->event != STAX_EVENT_START && !goes_on(c, STX_CALL_LEAF)) return stx_cursor_misused(c);
    c->text = (stax_str){"", 0};
    if (!stx_cursor_odd(c, STX_CALL_LEAF)) (void)stx_cursor_careful(c, STX_CALL_LEAF);
    if (c->event == STAX_EVENT_END) *text = c->text;
    return c->event;
}

stax_event stax_cursor_element_text(stax_cursor *c, stax_str *text)
{
    if (STX_MOSTLY(c->odd == STX_ODD_OPEN && quick_leaf(c, text))) return STAX_EVENT_END;
    return element_text(c, text);
}
