/*
 * After an error: what of it can be made good.
 *
 *   frames   catalog   book   part   (code)        the fault is in the leaf `code`
 *                      \_ their names are kept: the rest of book is passed over as what nobody
 * wants
 *
 * Only faults that the schema finds, and only in a record that is given one by one: the document is
 * still known to be right up to the walk, which stands at or in the element that is at fault, or
 * behind its end (`ended`).
 */
#include "reader/records.h"

#include <string.h>

/* ---- which record ------------------------------------------------------------------------- */

static bool is_of_schema(stax_status status)
{
    return status >= STAX_E_MISSING && status < STAX_STATUS_COUNT;
}

/* count 0: one */
static bool is_among(const stx_arm *a, const stx_arm *first, uint32_t count)
{
    return (uintptr_t)a - (uintptr_t)first < (count > 0 ? count : 1) * sizeof *a || a->iterator > 0;
}

/* The frame of the record that is given one by one; 0: none is open. */
static size_t find_record(const stx_records *r)
{
    const stx_schema *schema = r->schema;
    const stx_arm *wanted;

    if (schema->stream == NULL) return 0;
    wanted = &schema->stream->arms[schema->stream_arm];
    for (size_t i = r->e.tokens.face.top; i-- > 1;) {
        const stx_frame *parent = stx_parent(&r->frames[i]);
        if (parent->state == NULL) continue;
        if (is_among(&parent->state->arms[r->frames[i].arm], wanted, schema->stream_arms)) return i;
    }
    return 0;
}

/* Whether others look at what is open as well: they would miss what is passed over. */
static bool is_watched(const stx_records *r)
{
    return r->joined > 0 || r->watches.len > 0 || r->under > 0 || r->e.skipping > 0;
}

/* ---- dropping ----------------------------------------------------------------------------- */

/* The text that is built for a frame is forgotten. */
static void end_text(stx_records *r, const stx_frame *f)
{
    if (f->state == NULL || (f->state->rules & STX_OWN)) stx_text_end(&r->e.tokens);
}

/* Takes the frame on top away when nothing of its element is open: before its tag or behind it. */
static void drop_outside(stx_records *r)
{
    const stx_frame *f = stx_top(r);

    if (f->opened && !r->ended) return;
    end_text(r, f);
    stx_scopes_undo(&r->e.scopes, f->scope);
    r->e.tokens.face.top--;
}

static stax_str name_of(const stx_frame *f)
{
    return f->state ? f->state->element : (f - 1 - f->back)->state->arms[f->arm].name;
}

/* Elements from frame `record` on become such that are passed over. */
static stx_got pass_frames(stx_records *r, size_t record)
{
    stx_elements *e = &r->e;
    size_t top = e->tokens.face.top, kept = e->kept;

    for (size_t i = top; i-- > record;) {
        end_text(r, &r->frames[i]);
        kept -= r->frames[i].odd;
    }
    for (size_t i = record; i < top; i++, kept++) {
        const stx_frame *f = &r->frames[i];
        if (!f->odd && stx_keep_below(e, kept, name_of(f), f->scope) != STX_GOT) return STX_WRONG;
    }
    e->tokens.face.top = record;
    e->skipping = top - record;
    stx_count_depth(r);
    return STX_GOT;
}

/* The error is told, and there is none any more. */
static void report(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;

    if (r->report) r->report(r->report_context, t->error);
    *t->error = (stax_error){0};
    t->status = STAX_OK;
    t->face.fault = STAX_OK;
    t->schema = NULL;
    t->schema_line = 0;
    r->failing = STX_NO_ARM;
    r->bound = r->unwinds = r->as_written = false;
    r->tree.len = 0;
    r->bad++;
}

stx_go stx_recover(stx_records *r)
{
    stx_reader *face = &r->e.tokens.face;
    size_t record = find_record(r);
    bool counted, unread;
    stx_frame *f;

    if (!r->skips_bad || !is_of_schema(r->e.tokens.status) || record == 0) return STX_STOPPED;
    if (is_watched(r)) return STX_STOPPED;
    report(r);
    f = &r->frames[record];
    if (r->given) r->given[stx_parent(f)->state->arms[f->arm].iterator]++;
    counted = f->state != NULL; /* else it is nil, and was taken back */
    unread = !f->opened && !r->ended;
    drop_outside(r);
    r->ended = false;
    if (face->top > record && pass_frames(r, record) != STX_GOT) return STX_STOPPED;
    if (counted) stx_undo_record(r, stx_parent(f), f->arm);
    if (r->streamed) stax_arena_reset(&r->record);
    return unread ? stx_pass_over(r) : STX_AGAIN;
}

/* ---- a part of a document ----------------------------------------------------------------- */

void stx_settle(stx_records *r)
{
    stx_frame *f;

    if (r->e.tokens.face.top < 2) return;
    f = stx_top(r);
    if (f->state && f->state->size > 0 && !f->opened) stx_undo_record(r, stx_parent(f), f->arm);
}
