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

static inline bool ends_name(char c)
{
    return c == '>' || c == ' ' || c == '/';
}

/*
 * The arm of a child whose plain start tag "<name>" is at `at`, or whose name ends there, and its
 * number. Counted, since a pointer's distance is a division: an arm is large.
 */
static inline const stx_arm *find_arm(const stx_state *s, const char *at, uint32_t *number)
{
    const stx_arm *a = s->arms + s->first;

    *number = s->first;
    for (uint32_t left = s->count; left > 0; left--, a++, ++*number)
        if (stx_same(at + 1, a->name.data, a->name.len) && ends_name(at[1 + a->name.len])) return a;
    return NULL;
}

/* A wrapper of this kind in a wrapper of this kind, with a plain start tag: its frame. */
static inline stx_frame *go_down(stx_records *r, stx_frame *f, const stx_arm *a, uint32_t number)
{
    stx_frame *child = f + 1;

    stx_plain_frame(child, a->state, f->record, number, r->e.scopes.count);
    child->seen = f->seen;
    child->more = f->more;
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

/* The end tag of the element that the loop began with. */
static stx_go close_first(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen)
{
    if (!close_plainly(f, &w)) return stx_careful(reader, w, f, seen);
    return stx_close(reader, w, f, seen);
}

stx_go stx_wrapper(stx_reader *reader, stx_frame *f)
{
    stx_records *r = (stx_records *)(void *)reader;
    const stx_frame *first = f;
    stx_walk w = reader->at;
    uint64_t seen = f->seen;

    if (!f->opened && !open_plainly(f, &w)) return stx_careful_open(reader, f);
    if (r->streamed) return stx_careful(reader, w, f, seen);
    while (w.base[w.ip[0]] == '<') {
        const char *at = w.base + w.ip[0];
        const stx_arm *a;
        uint32_t number;
        stx_go go;

        if (at[1] == '/') {
            if (f == first) return close_first(reader, w, f, seen);
            if (!f->simple || !close_plainly(f, &w)) break;
            reader->top--;
            f--;
            continue;
        }
        if ((a = find_arm(f->state, at, &number)) == NULL) break;
        if (leads_down(a, at)) {
            w.ip++;
            w.behind = at + a->name.len + 2;
            f->seen = seen;
            f = go_down(r, f, a, number);
            continue;
        }
        if ((go = stx_child(reader, w, f, seen, number)) != STX_POPPED) return go;
        w = reader->at;
        seen = f->seen;
    }
    return stx_careful(reader, w, f, seen);
}
