/*
 * Watches: who looks for arms that may be anywhere (`//x`), and when.
 *
 *   frames   list(0)   entry(1)          list looks for //x, entry for //y and //z
 *   watches  0 x       1 y   1 z
 *
 * One that has found an element is busy until that ends, since it does not look inside its own
 * match; one whose places take only the first has looked enough when they have it. Names of those
 * that look are marks of what is being passed over (elements.h): all else costs one bit.
 */
#include "reader/match.h"

static size_t count_of(const stx_records *r)
{
    return r->watches.len / sizeof(stx_watch);
}

/* Whether all places that an arm leads to take the first only, and have it. */
static bool is_served(const stx_frame *f, const stx_arm *a)
{
    const stx_state *s = a->state;

    if (a->kind != STX_KIND_WRAPPER)
        return a->repeat == STX_KEEP_FIRST && stx_arm_came(f, (uint32_t)(a - f->state->arms));
    for (uint32_t arm = s->first; arm < s->first + s->count; arm++)
        if (!is_served(f, &s->arms[arm])) return false; /* recursion: as deep as the path */
    return true;
}

void stx_watch_update(stx_records *r)
{
    r->looking = 0;
    r->e.wanted = 0;
    for (size_t i = 0; i < count_of(r); i++) {
        const stx_watch *w = &stx_watches(r)[i];
        const stx_frame *f = &r->frames[w->frame];

        if (w->busy || is_served(f, &f->state->arms[w->arm])) continue;
        r->looking++;
        r->e.wanted |= w->mark;
    }
}

static uint64_t mark_of(const stx_arm *a)
{
    if (a->any & STX_ANY_NAME) return UINT64_MAX;
    return stx_mark(a->name.data + a->skip, a->name.len - a->skip);
}

stx_go stx_watch_begin(stx_records *r, stx_frame *f)
{
    const stx_state *s = f->state;
    stx_watch w = {.frame = (uint32_t)(f - r->frames)};

    for (uint32_t arm = s->first; arm < s->first + s->count; arm++) {
        if (!s->arms[arm].anywhere) continue;
        w.arm = arm;
        w.mark = mark_of(&s->arms[arm]);
        if (!stx_buffer_add(&r->watches, (const char *)&w, sizeof w, &r->e.tokens.allocator)) {
            (void)stx_fault(&r->e.tokens.face, STAX_E_MEMORY);
            return stx_fail_room(r, r->e.tokens.face.at.behind);
        }
    }
    stx_watch_update(r);
    return STX_AGAIN;
}

void stx_watch_end(stx_records *r, const stx_frame *f)
{
    size_t count = count_of(r);

    while (count > 0 && stx_watches(r)[count - 1].frame == (uint32_t)(f - r->frames)) count--;
    r->watches.len = count * sizeof(stx_watch);
    stx_watch_update(r);
}

void stx_watch_busy(stx_records *r, uint32_t watch, bool busy)
{
    stx_watches(r)[watch - 1].busy = busy;
    stx_watch_update(r);
}
