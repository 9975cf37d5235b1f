/*
 * Events beside tags and text: instructions, comments, CDATA sections and the DOCTYPE.
 *
 * Nobody need ask for them, so they are of the careful way alone. The run is read in pieces like
 * any other, and what is in it becomes a text on the builder; the marker below that knows where
 * the construct begins, and has the target of an instruction.
 */
#include "reader/cursor_state.h"

static const stax_str none = {NULL, 0};

static const struct {
    unsigned give;
    stax_event event;
} runs[] = {
    [STX_RUN_CONTENT] = {0, STAX_EVENT_ERROR},
    [STX_RUN_COMMENT] = {STAX_GIVE_COMMENTS, STAX_EVENT_COMMENT},
    [STX_RUN_INSTRUCTION] = {STAX_GIVE_INSTRUCTIONS, STAX_EVENT_INSTRUCTION},
    [STX_RUN_CDATA] = {STAX_GIVE_CDATA, STAX_EVENT_CDATA},
    [STX_RUN_DOCTYPE] = {STAX_GIVE_DOCTYPE, STAX_EVENT_DOCTYPE},
};

/* By its first bytes alone: whether it is right shows when it is read. */
bool stx_is_given(const stax_cursor *c, const char *p)
{
    if (p[1] == '?') return (c->give & STAX_GIVE_INSTRUCTIONS) != 0;
    if (p[1] != '!') return false;
    if (p[2] == '-') return (c->give & STAX_GIVE_COMMENTS) != 0;
    return p[2] == '[' && (c->give & STAX_GIVE_CDATA);
}

/* The target goes to the marker's text: the window may slide before the end of the data. */
static stx_got begin_marker(stx_tokens *t, const char *at)
{
    size_t target = (size_t)(t->face.at.behind - at) - 2;
    stx_got got = stx_text_begin(t, at);

    if (got != STX_GOT || t->run != STX_RUN_INSTRUCTION) return got;
    if (stx_buffer_add(&t->value, at + 2, target, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, at, none, "");
}

stx_got stx_give_run(stax_cursor *c, const char *at)
{
    stx_tokens *t = &c->e.tokens;
    stx_got got;

    if ((c->give & runs[t->run].give) == 0) return STX_GOT;
    c->giving = runs[t->run].event;
    c->building = true;
    if ((got = begin_marker(t, at)) != STX_GOT) return got;
    if ((got = stx_text_begin(t, at)) != STX_GOT) return got;
    if (stx_buffer_room(&t->value, STX_PADDING, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, at, none, "");
}

stx_got stx_give_on(stax_cursor *c)
{
    stx_tokens *t = &c->e.tokens;
    stx_got got = stx_misc_given(t);
    const stx_built *texts;

    if (got != STX_GOT || t->run != STX_RUN_CONTENT) return got;
    texts = (const stx_built *)(const void *)(t->texts.data + t->texts.len) - 2;
    c->text = stx_text_built(t);
    c->name = (stax_str){t->value.data + texts[0].from, texts[1].from - texts[0].from};
    c->at = NULL;
    c->odd |= STX_ODD_TEXT;
    c->event = c->giving;
    c->giving = STAX_EVENT_ERROR;
    return STX_GOT;
}
