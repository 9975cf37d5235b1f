/*
 * The cursor's careful way: one construct at a time, as it comes, until the call has its event.
 *
 * Text is looked for in place first, even if more of the input must be had for that. Only what
 * does not stand there as it is, or is longer than a window will hold, goes through the builder;
 * below it lies a second, empty text that only remembers the place where the first one begins.
 */
#include "input/chars.h"
#include "reader/cursor_state.h"

static const stax_str none = {NULL, 0};

/* ---- texts -------------------------------------------------------------------------------- */

static stx_got begin_text(stax_cursor *c)
{
    stx_tokens *t = &c->e.tokens;
    const char *at = t->face.at.behind;
    stx_got got;

    if (c->building) return STX_GOT;
    if ((got = stx_text_begin(t, at)) != STX_GOT) return got;
    if ((got = stx_text_begin(t, at)) != STX_GOT) return got;
    c->building = true;
    return STX_GOT;
}

static void end_text(stax_cursor *c)
{
    stx_text_end(&c->e.tokens);
    stx_text_end(&c->e.tokens);
    c->building = false;
}

/* The text at the walk as far as its entries tell. */
typedef struct text_ahead {
    size_t need;     /* how many bytes more must be there behind its end */
    bool gives;      /* it may end at what is given: then two bytes of that are needed */
    const char *end; /* the '<' of what is behind it */
    size_t seen;     /* entries before that */
    bool references; /* some of them are '&' */
} text_ahead;

/*
 * Looks on: STX_GOT: it stands in place but for its references; STX_WRONG, without an error: it
 * does not; STX_SHORT: its end, or one of `need` bytes behind that, is not there yet.
 */
static stx_got look(const stax_cursor *c, text_ahead *text)
{
    const stx_tokens *t = &c->e.tokens;
    const stx_window *w = &t->window;
    const char *start = t->face.at.behind;

    for (const uint32_t *ip = t->face.at.ip + text->seen; ip < w->last; ip++, text->seen++) {
        const char *p = w->base + *ip;

        if (*p == '<') {
            text->end = p;
            if ((size_t)(w->limit - p) <= text->need) return STX_SHORT;
            if (p[1] != '!' && p[1] != '?') return STX_GOT;
            return text->gives && stx_is_given(c, p) ? STX_GOT : STX_WRONG;
        }
        if (*p == '\r') return STX_WRONG;
        if (*p == '>' && p - start >= 2 && p[-1] == ']' && p[-2] == ']') return STX_WRONG;
        if (*p == '&') text->references = true;
    }
    return STX_SHORT;
}

/* The same, and gets more of the input for it while the window can hold that. */
static stx_got look_ahead(stax_cursor *c, text_ahead *text)
{
    stx_tokens *t = &c->e.tokens;

    for (;;) {
        stx_got got = look(c, text);
        const char *to = got == STX_GOT ? text->end : t->window.limit;

        if (got == STX_WRONG) return got;
        if ((size_t)(to - t->face.at.behind) > t->limits.text_bytes) return STX_WRONG;
        if (got == STX_GOT) return got;
        if (t->final || !stx_window_could_hold(&t->window, &t->face.at)) return STX_WRONG;
        if ((got = stx_more(t)) != STX_GOT) return got;
    }
}

/*
 * Builds a text that is all there, its references decoded. No reference is shorter than its
 * character; if one is to a declared entity, the text is only begun.
 */
static stx_got build(stax_cursor *c, const text_ahead *text)
{
    stx_tokens *t = &c->e.tokens;
    const uint32_t *ip = t->face.at.ip, *last = ip + text->seen;
    const char *from = t->face.at.behind;
    stx_got got = begin_text(c);
    char *out;

    if (got != STX_GOT) return got;
    if (!stx_buffer_room(&t->value, (size_t)(text->end - from), &t->allocator))
        return stx_fail(t, STAX_E_MEMORY, from, none, "");
    out = t->value.data + t->value.len;
    for (; ip < last; ip++) {
        const char *p = t->window.base + *ip;
        stx_referred to;
        stx_entity *entity;

        if (*p != '&') continue;
        if ((got = stx_reference(t, p, t->window.limit, &to, &entity)) != STX_GOT) return got;
        if (entity) return STX_GOT; /* nothing has moved: it is read in pieces */
        memcpy(out, from, (size_t)(p - from));
        out += p - from;
        for (size_t i = 0; i < to.len; i++) *out++ = to.utf8[i];
        from = to.behind;
    }
    memcpy(out, from, (size_t)(text->end - from));
    t->value.len = (size_t)(out - t->value.data) + (size_t)(text->end - from);
    stx_consume(t, text->end);
    return STX_GOT;
}

/* ---- inside the root ---------------------------------------------------------------------- */

/* The text that was built is given, or there is none. */
static bool give_built(stax_cursor *c)
{
    stax_str text = stx_text_built(&c->e.tokens);

    if (text.len == 0) {
        end_text(c);
        return false;
    }
    c->odd |= STX_ODD_TEXT;
    c->at = NULL;
    c->text = text;
    c->event = STAX_EVENT_TEXT;
    return true;
}

static stx_got end_leaf(stax_cursor *c)
{
    stx_got got = stx_careful_end(c);

    if (got != STX_GOT) return got;
    c->text = stx_text_built(&c->e.tokens);
    c->odd |= STX_ODD_TEXT;
    return STX_GOT;
}

/* At a tag: what it is to this call. */
static stx_got at_tag(stax_cursor *c, stx_call call)
{
    stx_tokens *t = &c->e.tokens;
    bool is_end = c->e.kept > 0 && stx_ahead(t, 1) == '/';
    stax_str name;
    uint32_t prefix;
    stx_got got;

    if (call == STX_CALL_NEXT && c->building && give_built(c)) return STX_GOT;
    if (is_end) return call == STX_CALL_LEAF ? end_leaf(c) : stx_careful_end(c);
    if (call != STX_CALL_LEAF) return stx_careful_start(c);
    if ((got = stx_start_name(t, &name, &prefix)) != STX_GOT) return got;
    return stx_fail(t, STAX_E_NOT_TEXT, t->face.at.behind, name, "");
}

/* At "<!" or "<?": what is given ends the text before it. */
static stx_got at_misc(stax_cursor *c, stx_call call)
{
    stx_tokens *t = &c->e.tokens;
    const char *at = t->face.at.behind;
    stx_got got;

    if (call != STX_CALL_NEXT || c->give == 0) return stx_misc_begin(t);
    if (stx_ahead(t, 2) < 0) return STX_SHORT;
    if (!stx_is_given(c, at)) return stx_misc_begin(t);
    if (c->building && give_built(c)) return STX_GOT;
    got = stx_misc_begin(t);
    return got == STX_GOT ? stx_give_run(c, at) : got;
}

static stx_got give_end(stax_cursor *c)
{
    c->odd |= STX_ODD_OVER;
    c->at = c->e.tokens.window.limit;
    c->event = STAX_EVENT_DOCUMENT_END;
    return STX_GOT;
}

/* Where no element is open, a fragment may end: with a text, perhaps. */
static stx_got end_fragment(stax_cursor *c)
{
    const stx_tokens *t = &c->e.tokens;

    if (!stx_at_end(t) || t->face.at.behind != t->window.limit) return STX_SHORT;
    return c->building && give_built(c) ? STX_GOT : give_end(c);
}

/* One construct: the event is set when it is the one that was called for. */
static stx_got content(stax_cursor *c, stx_call call)
{
    stx_tokens *t = &c->e.tokens;
    stx_keep keep = c->building ? STX_KEEP : STX_DROP;
    stx_got got;

    if (t->run != STX_RUN_CONTENT) return stx_misc_run(t, keep);
    got = stx_text(t, keep);
    if (got == STX_SHORT && (c->odd & STX_ODD_FRAGMENT)) return end_fragment(c);
    if (got != STX_GOT) return got;
    switch (stx_ahead(t, 1)) {
    case -1:
        return STX_SHORT;
    case '!':
    case '?':
        return at_misc(c, call);
    default:
        return at_tag(c, call);
    }
}

/* The text up to `end` and the end tag there, if that is plain; else nothing has moved. */
static bool leaf_in_place(stax_cursor *c, const char *end)
{
    stx_tokens *t = &c->e.tokens;
    stx_walk was = t->face.at;

    stx_consume(t, end);
    if (end[1] == '/' && stx_quick_end(c, end)) {
        c->text = (stax_str){was.behind, (size_t)(end - was.behind)};
        return true;
    }
    t->face.at = was;
    return false;
}

/* The text of STX_CALL_NEXT and STX_CALL_LEAF, before anything of it has been read. */
static stx_got open_text(stax_cursor *c, stx_call call)
{
    stx_tokens *t = &c->e.tokens;
    const char *at;
    text_ahead text = {.gives = call == STX_CALL_NEXT && c->give};
    stx_got got;

    text.need = call == STX_CALL_LEAF ? stx_cursor_open_name(c)->len + 2 : text.gives ? 2 : 1;
    got = look_ahead(c, &text);

    if (got == STX_SHORT || t->status != STAX_OK) return got;
    if (got == STX_WRONG) return begin_text(c);
    if (text.references) return build(c, &text);
    if (call == STX_CALL_LEAF) return leaf_in_place(c, text.end) ? STX_GOT : begin_text(c);
    at = t->face.at.behind;
    if (text.end == at) return STX_GOT;
    c->text = (stax_str){at, (size_t)(text.end - at)};
    c->at = at;
    c->event = STAX_EVENT_TEXT;
    stx_consume(t, text.end);
    return STX_GOT;
}

/* ---- around the root ---------------------------------------------------------------------- */

/*
 * Steps to where a construct that is to be given begins: the step behind it begins its run. What
 * stops it here stops that, too.
 */
static bool comes_to_misc(stax_cursor *c, stx_call call)
{
    stx_tokens *t = &c->e.tokens;

    if (call != STX_CALL_NEXT || c->give == 0) return false;
    if (!t->started || t->run != STX_RUN_CONTENT) return false;
    (void)stx_space(t);
    return true;
}

static stx_got before_root(stax_cursor *c, stx_call call)
{
    stx_tokens *t = &c->e.tokens;
    bool root, gives = comes_to_misc(c, call);
    const char *at = t->face.at.behind;
    stx_got got = stx_prolog(t, &root);

    if (got == STX_GOT && gives && t->run != STX_RUN_CONTENT) return stx_give_run(c, at);
    if (root) c->odd &= ~(unsigned)STX_ODD_PROLOG;
    if (root && t->dtd.changes_tags) c->odd |= STX_ODD_LIMITS;
    return got;
}

/* Of a fragment, the mark and the declaration alone stand before its content. */
static stx_got before_fragment(stax_cursor *c)
{
    bool root;

    if (!c->e.tokens.started) return stx_prolog(&c->e.tokens, &root);
    c->odd &= ~(unsigned)STX_ODD_PROLOG;
    c->odd |= STX_ODD_FRAGMENT;
    return STX_GOT;
}

static stx_got behind_root(stax_cursor *c, stx_call call)
{
    stx_tokens *t = &c->e.tokens;
    bool done, gives = comes_to_misc(c, call);
    const char *at = t->face.at.behind;
    stx_got got = stx_epilog(t, &done);

    if (got == STX_GOT && gives && t->run != STX_RUN_CONTENT) return stx_give_run(c, at);
    return done ? give_end(c) : got;
}

/* ---- the loop ----------------------------------------------------------------------------- */

static stx_got turn(stax_cursor *c, stx_call call)
{
    bool keeps = call == STX_CALL_NEXT || call == STX_CALL_LEAF;

    if (c->giving) return stx_give_on(c);
    if (c->odd & STX_ODD_PROLOG)
        return c->e.tokens.fragment ? before_fragment(c) : before_root(c, call);
    if (c->odd & STX_ODD_EPILOG) return behind_root(c, call);
    if (keeps && !c->building && c->e.tokens.run == STX_RUN_CONTENT &&
        !stx_is_hunting(&c->e.tokens)) {
        stx_got got = open_text(c, call);
        if (got != STX_GOT || c->event != STAX_EVENT_MORE) return got;
    }
    return content(c, call);
}

static stax_event stop(stax_cursor *c, stx_call call, stx_got got)
{
    c->at = c->e.tokens.face.at.behind;
    if (got == STX_SHORT) {
        c->odd |= STX_ODD_RESUME;
        c->call = call;
        c->hungry = true;
        return STAX_EVENT_MORE;
    }
    c->odd |= STX_ODD_OVER;
    return c->event = STAX_EVENT_ERROR;
}

stax_event stx_cursor_careful(stax_cursor *c, stx_call call)
{
    if (c->e.tokens.status != STAX_OK) return stop(c, call, STX_WRONG); /* the quick way found it */
    c->event = STAX_EVENT_MORE;
    c->odd &= ~(unsigned)STX_ODD_RESUME;
    while (c->event == STAX_EVENT_MORE) {
        stx_got got = turn(c, call);

        if (got == STX_SHORT) got = stx_more(&c->e.tokens);
        if (got != STX_GOT) return stop(c, call, got);
    }
    return c->event;
}

stax_event stx_cursor_misused(stax_cursor *c)
{
    stx_tokens *t = &c->e.tokens;

    if (t->status == STAX_OK) (void)stx_fail(t, STAX_E_STATE, t->face.at.behind, none, "");
    c->odd |= STX_ODD_OVER;
    return c->event = STAX_EVENT_ERROR;
}

bool stx_cursor_odd(stax_cursor *c, stx_call call)
{
    enum {
        AROUND = STX_ODD_PROLOG | STX_ODD_EPILOG | STX_ODD_FRAGMENT,
        WAITS = STX_ODD_RESUME | STX_ODD_LIMITS | AROUND
    };

    if (c->odd & STX_ODD_OVER) return true;
    if ((c->odd & STX_ODD_RESUME) && c->call != call) return stx_cursor_misused(c), true;
    if (c->odd & STX_ODD_TEXT) end_text(c);
    if (c->odd & STX_ODD_SCOPE) stx_scopes_undo(&c->e.scopes, c->scope);
    c->odd &= ~(unsigned)(STX_ODD_TEXT | STX_ODD_SCOPE);
    if (c->odd & STX_ODD_HALF) return stx_second_half(c), true;
    if ((c->odd & STX_ODD_OPEN) && !stx_careful_keep(c)) return true;
    if ((c->odd & WAITS) == 0) return false;
    (void)stx_cursor_careful(c, call);
    return true;
}
