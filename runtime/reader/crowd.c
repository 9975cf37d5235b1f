/*
 * A crowd: an element that is several things at once has a frame for each.
 *
 *   frames   list   entry   entry joined   entry joined     one element, three arms that it is
 *                   lowest                 on top
 *
 * The frames share its text, its name and its end. None of them runs its chain, so no child is
 * taken by one and lost for the others.
 */
#include "reader/below.h"

stx_go stx_take_texts(stx_records *r, stx_frame *lowest)
{
    for (stx_frame *f = lowest; f <= stx_top(r); f++) {
        stx_go go = STX_POPPED;

        if (stx_below_end(r, stx_below_of(f), r->e.tokens.face.at.behind) != STX_GOT)
            return STX_STOPPED;
        if (f->state == NULL && !f->nil)
            go = stx_take_value(r, stx_parent(f), f->arm, stx_text_built(&r->e.tokens), NULL);
        else if (f->state && (f->state->rules & STX_OWN))
            go = stx_take_own_text(r, f);
        if (go == STX_STOPPED) return go;
    }
    return STX_POPPED;
}

/* The '<' of the tag that ends at `end`: no other can stand in it. */
static const char *tag_before(const stx_records *r, const char *end)
{
    const char *base = r->e.tokens.window.base;

    while (end > base && *--end != '<') continue;
    return end;
}

/* Takes all frames of the element away; STX_STOPPED when one of them was the streamed record. */
static stx_go leave_all(stx_records *r)
{
    stx_go all = STX_AGAIN;
    bool joined;

    do {
        stx_frame *f = stx_top(r), *parent = stx_parent(f);
        const stx_arm *a = &parent->state->arms[f->arm];
        bool record = f->state && f->state->size > 0;

        joined = f->joined;
        stx_leave(r);
        if (!record || (a->take == NULL && !stx_is_streamed(r, a))) continue;
        if (stx_hand_over(r, parent, a) == STX_STOPPED) all = STX_STOPPED;
    } while (joined);
    return all;
}

stx_go stx_close_crowd(stx_records *r, const char *end)
{
    bool text = false;

    for (stx_frame *f = stx_group(r); f <= stx_top(r); f++) {
        text |= f->state == NULL || (f->state->rules & STX_OWN);
        if (f->state == NULL || f->state->size == 0) continue;
        if (stx_check_complete(r, f, tag_before(r, end), false) == STX_STOPPED) return STX_STOPPED;
    }
    if (text) stx_text_end(&r->e.tokens);
    return leave_all(r);
}
