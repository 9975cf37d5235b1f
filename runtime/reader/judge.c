/*
 * What the schema says of a record beyond its fields: whether a complete one stays ($where),
 * whether it is good ($hook), in which order its children come, and that somebody is told what it
 * does not know.
 */
#include "reader/records.h"

static const stax_str none = {NULL, 0};

/* Takes a complete record away as if it had not been there. */
static void drop(stx_records *r, stx_frame *f)
{
    stx_frame *parent = stx_parent(f);
    uint32_t arm = f->arm;
    const stx_arm *a = &parent->state->arms[arm];

    memset(f->record, 0, f->state->size);
    stx_pop(r);
    stx_undo_record(r, parent, arm);
    if (stx_is_streamed(r, a)) stax_arena_reset(&r->record);
}

stx_go stx_judge(stx_records *r, stx_frame *f, const char *at)
{
    stx_reader *face = &r->e.tokens.face;
    const stx_state *s = f->state;
    const char *why;

    if (s->where && !s->where(f->record)) {
        drop(r, f);
        return STX_AGAIN;
    }
    if (s->hook == NULL) return STX_POPPED;
    if ((why = s->hook(face->hook_context, f->record, face->arena)) == NULL) return STX_POPPED;
    (void)stx_fail(&r->e.tokens, STAX_E_REFUSED, at, none, why);
    r->ended = true;
    return STX_STOPPED;
}

void stx_warn_unknown(stx_records *r, const char *at, stax_str name)
{
    stax_error error;

    stx_describe(&r->e.tokens, STAX_E_UNKNOWN, at, name, "", &error);
    r->report(r->report_context, &error);
}

stx_go stx_check_order(stx_records *r, stx_frame *f, uint32_t arm, const char *at)
{
    const stx_state *s = f->state;

    for (uint32_t behind = arm + 1; behind < s->first + s->count; behind++) {
        const stx_arm *a = &s->arms[behind];

        if (a->kind <= STX_KIND_TEXT || !stx_arm_met(f, behind)) continue;
        r->failing = arm;
        stx_name_line(r, &s->arms[arm]);
        (void)stx_fail(&r->e.tokens, STAX_E_ORDER, at, s->arms[arm].name, a->name.data);
        return STX_STOPPED;
    }
    return STX_POPPED;
}
