/*
 * Elements that only stand on the way to others: no attribute, no leaf and no text of theirs is in
 * the schema. They need no code of their own, so a path of many steps is this one loop, which goes
 * down and up without a call. bench/callgrind.sh, deep: 16.2 to 9 instructions a byte.
 */
#include "reader/records.h"

/* Whether `name` and then `last` stand at `at`, which is readable for 64 bytes. */
static inline bool stands(const char *at, stax_str name, char last)
{
    return at[name.len] == last && stx_same(at, name.data, name.len);
}

/* The arm of a child whose plain start tag "<name>" is at `at`, or whose name ends there. */
static uint32_t find_arm(const stx_state *s, const char *at)
{
    for (uint32_t arm = s->first; arm < s->first + s->count; arm++) {
        stax_str name = s->arms[arm].name;
        char last = at[1 + name.len];

        if (last != '>' && last != ' ' && last != '/') continue;
        if (stx_same(at + 1, name.data, name.len)) return arm;
    }
    return STX_NO_ARM;
}

/* A wrapper of this kind in a wrapper of this kind, with a plain start tag: its frame. */
static stx_frame *go_down(stx_records *r, stx_frame *f, uint32_t arm, uint64_t seen)
{
    stx_frame *child = f + 1;

    *child = (stx_frame){.state = f->state->arms[arm].state, .record = f->record, .arm = arm};
    child->seen = seen;
    child->more = f->more;
    child->scope = r->e.scopes.count;
    child->opened = child->wraps = child->simple = true;
    r->e.tokens.face.top++;
    return child;
}

/* Whether a child of this arm is a wrapper of this kind whose plain start tag is at `at`. */
static inline bool leads_down(const stx_arm *a, const char *at)
{
    return a->state->step == stx_wrapper && at[1 + a->name.len] == '>';
}

/* The plain start tag of the frame's element. */
static bool open_plainly(stx_frame *f, stx_walk *w)
{
    const char *at = w->base + w->ip[0];

    if (*at != '<' || !stands(at + 1, f->state->element, '>')) return false;
    w->ip++;
    w->behind = at + f->state->element.len + 2;
    f->opened = true;
    return true;
}

/* The frame's plain end tag. */
static bool close_plainly(const stx_frame *f, stx_walk *w)
{
    const char *at = w->base + w->ip[0];

    if (!stands(at + 2, f->state->element, '>')) return false;
    w->ip++;
    w->behind = at + f->state->element.len + 3;
    return true;
}

stx_go stx_wrapper(stx_reader *reader, stx_frame *f)
{
    stx_records *r = (stx_records *)(void *)reader;
    const stx_frame *first = f;
    stx_walk w = reader->at;
    uint64_t seen = f->seen;

    if (!f->opened && !open_plainly(f, &w)) return stx_careful_open(reader, f);
    while (w.base[w.ip[0]] == '<' && r->streamed == NULL) {
        const char *at = w.base + w.ip[0];
        uint32_t arm;
        stx_go go;

        if (at[1] == '/') {
            if ((f != first && !f->simple) || !close_plainly(f, &w)) break;
            if (f == first) return stx_close(reader, w, f, seen);
            reader->top--;
            f--;
            continue;
        }
        if ((arm = find_arm(f->state, at)) == STX_NO_ARM) break;
        if (leads_down(&f->state->arms[arm], at)) {
            w.ip++;
            w.behind = at + f->state->arms[arm].name.len + 2;
            f->seen = seen;
            f = go_down(r, f, arm, seen);
            continue;
        }
        if ((go = stx_child(reader, w, f, seen, arm)) != STX_POPPED) return go;
        w = reader->at;
        seen = f->seen;
    }
    return stx_careful(reader, w, f, seen);
}
