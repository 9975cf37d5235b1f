/*
 * The loop that drives frames: whatever is on top takes its turn, until something stops it.
 */
#include "reader/records.h"

/* One turn of the frame on top: its chain where that may be tried, else the careful path. */
stx_go stx_turn(stx_records *r)
{
    stx_reader *face = &r->e.tokens.face;
    stx_frame *f = stx_top(r);
    bool chained =
        r->e.tokens.chained && !f->odd && !f->begun && r->e.tokens.run == STX_RUN_CONTENT;

    if (STX_RARELY(r->e.skipping > 0)) return stx_heed(r, stx_skip(&r->e));
    if (f->state == NULL) return stx_content(r);
    if (!f->opened && chained && !stx_is_hunting(&r->e.tokens)) return f->state->open(face, f);
    if (!f->opened) return stx_careful_open(face, f); /* what was short may be beyond a limit */
    return chained ? f->state->step(face, f) : stx_content(r);
}

/* At the root's '<': its name decides. */
static stx_go enter_root(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    const stx_state *state = r->schema->root;
    const char *at = t->face.at.behind;
    stx_frame *f = &r->frames[0];
    stax_str name, local;
    uint32_t prefix;
    stx_got got = stx_start_name(t, &name, &prefix);

    if (got != STX_GOT) return stx_heed(r, got);
    local = prefix ? (stax_str){name.data + prefix + 1, name.len - prefix - 1} : name;
    if (!stax_eq(local, state->element)) {
        t->schema = r->schema->file;
        return stx_heed(r, stx_fail(t, STAX_E_ROOT, at, name, state->element.data));
    }
    *f = (stx_frame){.state = state, .record = r->root, .odd = prefix != 0};
    if ((state->rules & STX_OWN) && stx_text_begin(t, at) != STX_GOT) return STX_STOPPED;
    if (state->total > 64) {
        size_t bytes = ((state->total + 63) / 64 - 1) * sizeof *f->more;
        f->more = stax_arena_alloc(r->document, bytes, sizeof *f->more);
        if (f->more == NULL) return stx_heed(r, stx_fail(t, STAX_E_MEMORY, at, (stax_str){0}, ""));
        memset(f->more, 0, bytes);
    }
    if (stx_deeper(&r->e, at) != STX_GOT) return STX_STOPPED;
    r->e.tokens.face.top = 1;
    r->phase = STX_INSIDE;
    return STX_AGAIN;
}

static stx_go before_root(stx_records *r)
{
    bool root;
    stx_got got = stx_prolog(&r->e.tokens, &root);

    return root ? enter_root(r) : stx_heed(r, got);
}

static stx_go behind_root(stx_records *r)
{
    bool done = false;
    stx_got got = stx_is_ahead(&r->e.tokens) ? STX_SHORT : stx_epilog(&r->e.tokens, &done);

    if (!done) return stx_heed(r, got);
    r->phase = STX_DONE;
    return STX_STOPPED;
}

stax_status stx_drive(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    stx_go go = STX_AGAIN;

    while (go != STX_STOPPED) {
        switch (r->phase) {
        case STX_BEFORE_ROOT:
            go = before_root(r);
            break;
        case STX_INSIDE:
            go = stx_turn(r);
            break;
        case STX_BEHIND_ROOT:
        case STX_DONE: /* the end is found again */
            go = behind_root(r);
            break;
        }
    }
    if (t->status != STAX_OK) return t->status;
    if (r->record_done) return STAX_OK;
    return r->phase == STX_DONE ? STAX_END : STAX_MORE;
}
