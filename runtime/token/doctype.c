/*
 * The DOCTYPE, scanned for its end: a small automaton, one state a byte, that may stop anywhere.
 *
 *   <!DOCTYPE name … "literal" … [ subset: <!… "literal" …> <!-- --> <? ?> %pe; ] >
 */
#include "input/chars.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

enum place { OUTSIDE_SUBSET, IN_SUBSET, IN_DECLARATION, AFTER_SUBSET };
enum inside {
    PLAIN,
    LESS,
    LESS_BANG,
    LESS_BANG_DASH,
    COMMENT,
    DASH,
    DASH_DASH,
    PI,
    PI_END,
    QUOTED
};

/* tokens.doctype: [0] the place, [1] what the byte is inside of, [2] the quote. */

stx_got stx_doctype_begin(stx_tokens *t)
{
    const char *at = t->face.at.behind, *limit = t->window.limit, *p = at + 9, *name;
    size_t len;

    if (stx_is_hunting(t)) p = at + t->hunt.offset; /* no blank is looked at twice */
    while (p < limit && stx_is_blank(*p)) p++;
    if ((size_t)(p - at) > t->limits.tag_bytes)
        return stx_fail_limit(t, at + t->limits.tag_bytes, tag_bytes);
    t->hunt.on = true;
    t->hunt.offset = (size_t)(p - at);
    if (p == limit) return STX_SHORT;
    if (p == at + 9) return stx_fail(t, STAX_E_DOCTYPE, p, none, "");
    name = p;
    len = stx_name_length(name, limit);
    if (len > t->limits.name_bytes) return stx_fail_limit(t, name, name_bytes);
    if (name + len == limit) return STX_SHORT;
    if (len == 0) return stx_fail(t, STAX_E_DOCTYPE, name, none, "");
    p = name + len;
    if (!stx_is_blank(*p) && *p != '>' && *p != '[')
        return stx_fail(t, STAX_E_DOCTYPE, p, none, "");

    t->hunt = (stx_hunt){0};
    t->run = STX_RUN_DOCTYPE;
    t->doctype_seen = true;
    memset(t->doctype, 0, sizeof t->doctype);
    stx_consume(t, p);
    return STX_GOT;
}

/* Inside a comment, an instruction or a literal: what the next byte makes of it. */
static enum inside go_on(enum inside in, char c, char quote)
{
    switch (in) {
    case COMMENT:
        return c == '-' ? DASH : COMMENT;
    case DASH:
        return c == '-' ? DASH_DASH : COMMENT;
    case DASH_DASH:
        return PLAIN;
    case PI:
        return c == '?' ? PI_END : PI;
    case PI_END:
        return c == '>' ? PLAIN : c == '?' ? PI_END : PI;
    default:
        return c == quote ? PLAIN : QUOTED;
    }
}

/* Behind a '<' of the subset: false when nothing of a subset begins like this. */
static bool begin(uint8_t *state, char c)
{
    switch ((enum inside)state[1]) {
    case LESS:
        if (c == '?') state[1] = PI;
        if (c == '!') state[1] = LESS_BANG;
        return c == '?' || c == '!';
    case LESS_BANG:
        state[1] = c == '-' ? LESS_BANG_DASH : PLAIN;
        if (c != '-') state[0] = IN_DECLARATION;
        return c == '-' || (c >= 'A' && c <= 'Z');
    default: /* "<!-" */
        state[1] = COMMENT;
        return c == '-';
    }
}

/* A byte that is not inside anything; *done at the '>' of the whole. False: it may not stand here.
 */
static bool plain(uint8_t *state, char c, bool *done)
{
    enum place place = (enum place)state[0];

    if ((c == '"' || c == '\'') && (place == OUTSIDE_SUBSET || place == IN_DECLARATION)) {
        state[1] = QUOTED;
        state[2] = (uint8_t)c;
        return true;
    }
    switch (place) {
    case OUTSIDE_SUBSET:
        if (c == '[') state[0] = IN_SUBSET;
        *done = c == '>';
        return c != '<' && c != ']';
    case IN_SUBSET:
        if (c == '<') state[1] = LESS;
        if (c == ']') state[0] = AFTER_SUBSET;
        return c != '>' && c != '"' && c != '\'' && c != '[';
    case IN_DECLARATION:
        if (c == '>') state[0] = IN_SUBSET;
        return c != '<';
    default:
        *done = c == '>';
        return *done || stx_is_blank(c);
    }
}

stx_got stx_doctype_run(stx_tokens *t)
{
    const char *p = t->face.at.behind, *limit = t->window.limit;
    uint8_t *state = t->doctype;
    bool done = false, right = true;

    for (; p < limit && right && !done; p++) {
        enum inside in = (enum inside)state[1];

        if (in == PLAIN)
            right = plain(state, *p, &done);
        else if (in == LESS || in == LESS_BANG || in == LESS_BANG_DASH)
            right = begin(state, *p);
        else if (in == DASH_DASH && *p != '>')
            right = false;
        else
            state[1] = (uint8_t)go_on(in, *p, (char)state[2]);
    }
    if (!right) return stx_fail(t, STAX_E_DOCTYPE, p - 1, none, "");
    stx_consume(t, p);
    if (!done) return STX_SHORT;
    t->run = STX_RUN_CONTENT;
    return STX_GOT;
}
