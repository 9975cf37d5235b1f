/*
 * Entering and leaving the elements that the schema knows.
 */
#include "reader/records.h"

static stx_records *records_of(stx_reader *reader)
{
    return (stx_records *)(void *)reader;
}

/* ---- what has been met -------------------------------------------------------------------- */

bool stx_arm_met(const stx_frame *f, uint32_t arm)
{
    return arm < 64 ? STX_MET(f->seen, arm) : STX_MET_MORE(f, arm);
}

void stx_arm_meet(stx_frame *f, uint32_t arm)
{
    if (arm < 64)
        STX_MEET(f->seen, arm);
    else
        STX_MEET_MORE(f, arm);
}

size_t stx_arm_count(const stx_frame *f, const stx_arm *arm)
{
    size_t count;

    if (arm->repeat != STX_ALL || arm->count_at == 0) return 0;
    memcpy(&count, (const char *)f->record + arm->count_at, sizeof count);
    return count;
}

/* ---- entering ----------------------------------------------------------------------------- */

/* Why one record more of this arm may not stand here; STAX_OK: it may. */
static inline stax_status refusal(const stx_records *r, const stx_frame *f, const stx_arm *a)
{
    if (a->repeat == STX_REFUSE && stx_arm_met(f, (uint32_t)(a - f->state->arms)))
        return STAX_E_REPEATED;
    if (STX_MOSTLY(a->most == 0)) return STAX_OK;
    if ((a == r->streamed ? f->streamed : stx_arm_count(f, a)) < a->most) return STAX_OK;
    return STAX_E_COUNT;
}

/* Where the child's struct is; NULL when there is no memory. */
static inline void *place(stx_records *r, stx_frame *f, const stx_arm *a)
{
    if (STX_MOSTLY(a != r->streamed)) return a->place(&r->e.tokens.face, f->record);
    f->streamed++;
    r->e.tokens.face.arena = &r->record;
    return r->item;
}

/* Words for the arms beyond 64. */
static bool more_words(stx_records *r, stx_frame *f)
{
    size_t words = (f->state->total + 63) / 64 - 1, bytes = words * sizeof *f->more;

    f->more = stax_arena_alloc(r->e.tokens.face.arena, bytes, sizeof *f->more);
    if (f->more == NULL) return stx_fault(&r->e.tokens.face, STAX_E_MEMORY);
    memset(f->more, 0, bytes);
    return true;
}

/* A wrapper's text is that of its element: when no more of it may come, nor may the wrapper. */
static stx_go may_wrap(stx_records *r, const stx_frame *f, stx_frame *parent, const char *at)
{
    const stx_state *s = f->state;

    if ((s->rules & STX_OWN) == 0) return STX_POPPED;
    for (uint32_t arm = s->first; arm < s->first + s->count; arm++) {
        stax_status why;

        if (s->arms[arm].kind != STX_KIND_TEXT) continue;
        if ((why = refusal(r, parent, &s->arms[arm])) == STAX_OK) continue;
        r->failing = f->arm;
        return stx_fail_arm(r, parent, arm, why, at, (stax_str){0}, "");
    }
    return STX_POPPED;
}

static stx_go push_wrapper(stx_records *r, stx_frame *f, stx_frame *parent, const char *at)
{
    if (may_wrap(r, f, parent, at) == STX_STOPPED) return STX_STOPPED;
    f->record = parent->record;
    f->seen = parent->seen;
    f->more = parent->more;
    f->streamed = parent->streamed;
    if (stx_deeper(&r->e, at) != STX_GOT) return STX_STOPPED;
    return STX_AGAIN;
}

static stx_go push_record(stx_records *r, stx_frame *f, stx_frame *parent, const stx_arm *a,
                          const char *at)
{
    uint32_t arm = f->arm;
    stax_status why = refusal(r, parent, a);

    if (STX_RARELY(why != STAX_OK)) {
        r->failing = arm;
        return stx_fail_arm(r, parent, arm, why, at, (stax_str){0}, "");
    }
    if (stx_deeper(&r->e, at) != STX_GOT) return STX_STOPPED;
    f->record = place(r, parent, a);
    if (STX_RARELY(f->record == NULL)) return stx_fail_room(r, at);
    if (STX_RARELY(f->state->total > 64) && !more_words(r, f)) return stx_fail_room(r, at);
    stx_arm_meet(parent, arm);
    return STX_AGAIN;
}

stx_go stx_push(stx_records *r, stx_frame *parent, uint32_t arm, const char *at, bool odd)
{
    const stx_arm *a = &parent->state->arms[arm];
    stx_frame *f = &r->frames[r->e.tokens.face.top];
    stx_go go;

    stx_count_depth(r);
    *f = (stx_frame){.state = a->state, .arm = arm, .odd = odd, .scope = r->e.scopes.count};
    go = a->kind == STX_KIND_WRAPPER ? push_wrapper(r, f, parent, at)
                                     : push_record(r, f, parent, a, at);
    if (STX_RARELY(go == STX_STOPPED)) return go;
    if (STX_RARELY(a->state->rules & STX_OWN) && stx_text_begin(&r->e.tokens, at) != STX_GOT)
        return STX_STOPPED;
    r->e.tokens.face.top++;
    return STX_AGAIN;
}

/* Goes on until the frames above `level` are gone. */
static stx_go run_child(stx_records *r, size_t level)
{
    while (r->e.tokens.face.top > level)
        if (stx_turn(r) == STX_STOPPED) return STX_STOPPED;
    return STX_POPPED;
}

static stx_go enter_slowly(stx_records *r, stx_frame *f, uint32_t arm)
{
    stx_reader *face = &r->e.tokens.face;
    size_t level = r->e.tokens.face.top;

    if (f->state->arms[arm].repeat == STX_KEEP_FIRST && stx_arm_met(f, arm))
        return stx_careful(face, face->at, f, f->seen);
    if (stx_push(r, f, arm, face->at.behind, false) == STX_STOPPED) return STX_STOPPED;
    return run_child(r, level);
}

/*
 * Whether entering an arm needs nothing but a frame, and for a record a place: the common case,
 * which is kept short.
 */
static inline bool is_simple(const stx_records *r, const stx_arm *a)
{
    return a->repeat == STX_ALL && a->most == 0 && a->state->total <= 64 &&
           (a->state->rules & STX_OWN) == 0 && a != r->streamed;
}

/* The child's function is called here as the loop would call it: its chain may be tried. */
stx_go stx_child(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen, uint32_t arm)
{
    stx_records *r = records_of(reader);
    const stx_arm *a = &f->state->arms[arm];
    const stx_state *s = a->state;
    stx_frame *child = f + 1;
    void *record = f->record;
    stx_go go;

    w.behind = w.base + w.ip[0];
    reader->at = w;
    f->seen = seen;
    if (STX_RARELY(!is_simple(r, a))) return enter_slowly(r, f, arm);
    if (a->place) {
        if (STX_RARELY((record = a->place(reader, record)) == NULL))
            return stx_fail_room(r, w.behind);
        stx_arm_meet(f, arm);
    }
    *child = (stx_frame){.state = s, .record = record, .arm = arm, .scope = r->e.scopes.count};
    if (a->place == NULL) {
        child->seen = seen;
        child->more = f->more;
        child->streamed = f->streamed;
        child->wraps = true;
        child->simple = r->streamed == NULL;
    } else if (a->take == NULL && (s->rules & STX_COUNTED) == 0) {
        child->simple = true;
        child->needed = s->required[0];
    }
    reader->top++;
    go = s->open(reader, child);
    if (go == STX_STOPPED) return go;
    return STX_MOSTLY(stx_top(r) == f) ? STX_POPPED : run_child(r, (size_t)(child - r->frames));
}

void stx_undo_record(stx_records *r, stx_frame *parent, uint32_t arm)
{
    const stx_arm *a = &parent->state->arms[arm];
    size_t count = stx_arm_count(parent, a);

    if (a == r->streamed) {
        parent->streamed--;
        r->e.tokens.face.arena = r->document;
    } else if (count > 0) {
        count--;
        memcpy((char *)parent->record + a->count_at, &count, sizeof count);
    }
    if (arm < 64)
        parent->seen &= ~STX_BIT(arm);
    else
        parent->more[arm / 64 - 1] &= ~STX_BIT(arm % 64);
}

/* ---- leaving ------------------------------------------------------------------------------ */

void stx_pop(stx_records *r)
{
    stx_frame *f = stx_top(r);

    if (f->state == NULL || (f->state->rules & STX_OWN)) stx_text_end(&r->e.tokens);
    if (STX_RARELY(r->e.scopes.count > f->scope)) stx_scopes_undo(&r->e.scopes, f->scope);
    r->e.tokens.face.top--;
    if (f->state == NULL || f->state->size > 0) return;
    stx_top(r)->seen = f->seen;
    stx_top(r)->streamed = f->streamed;
}

/* The '<' of the tag that ends before `behind`: no other can stand in it. */
static const char *tag_before(const stx_walk *w)
{
    const char *p = w->behind;

    while (p > w->base && *--p != '<') continue;
    return p;
}

/* Takes what must be taken before the element is closed, and checks what must be there. */
static stx_go finish(stx_records *r, stx_frame *f, const stx_walk *w)
{
    const stx_state *s = f->state;

    if ((s->rules & STX_OWN) && !f->opened && stx_take_own_text(r, f) == STX_STOPPED)
        return STX_STOPPED;
    if (s->size == 0) return STX_POPPED;
    return stx_check_complete(r, f, tag_before(w), false);
}

/* Whether the element may be closed without a further look. */
static inline bool is_finished(const stx_state *s, uint64_t seen)
{
    if (s->rules & (STX_OWN | STX_COUNTED)) return false;
    return s->size == 0 || (s->total <= 64 && (s->required[0] & ~seen) == 0);
}

/* The record of the streamed arm, or of one that wants to know that it is complete. */
static stx_go hand_over(stx_records *r, stx_frame *parent, const stx_arm *a)
{
    stx_reader *face = &r->e.tokens.face;

    if (a == r->streamed) {
        r->record_done = true;
        face->arena = r->document;
        return STX_STOPPED;
    }
    (void)a->take(face, parent->record, (stax_str){0});
    return STX_POPPED;
}

stx_go stx_close_slowly(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen)
{
    stx_records *r = records_of(reader);
    const stx_arm *a;

    reader->at = w;
    seen = f->seen |= seen;
    if (STX_RARELY(!is_finished(f->state, seen)) && finish(r, f, &w) == STX_STOPPED)
        return STX_STOPPED;
    stx_pop(r);
    if (STX_RARELY(r->e.tokens.face.top == 0)) {
        r->phase = STX_BEHIND_ROOT;
        return STX_POPPED;
    }
    a = &f[-1].state->arms[f->arm];
    if (STX_MOSTLY(a->take == NULL && a != r->streamed)) return STX_POPPED;
    return hand_over(r, f - 1, a);
}
