/*
 * Leaves that take what is below them as well: all its text, the document as it is written, or a
 * tree. Their child elements are offered to nobody else.
 */
#ifndef STX_BELOW_H
#define STX_BELOW_H

#include "reader/records.h"

/* What the frame on top, a leaf's, takes of what is below it; STX_BELOW_NOTHING else. */
static inline stx_below stx_below_of(const stx_frame *f)
{
    const stx_frame *parent = f - 1 - f->back;

    return f->state == NULL && !f->nil ? parent->state->arms[f->arm].below : STX_BELOW_NOTHING;
}

/* The leaf's start tag was read and bound, and its frame is on top: what is in it begins. */
stx_go stx_below_begin(stx_records *r, stx_below below);

/* At the start tag of a child of the frame on top. */
stx_go stx_below_child(stx_records *r, stx_below below);

/* Goes on among what is below; e.skipping is not 0. */
stx_got stx_below_run(stx_records *r);

/* What has been read, up to `to` in the window of the document, is taken as it is written. */
stx_got stx_below_catch_up(stx_records *r, const char *to);

/* The leaf ends at `at`: its value is on top of the builder, or is the tree. */
stx_got stx_below_end(stx_records *r, stx_below below, const char *at);

void stx_below_free(stx_records *r);

#endif
