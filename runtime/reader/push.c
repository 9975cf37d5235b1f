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

static inline bool is_streamed(const stx_records *r, const stx_frame *f, uint32_t arm)
{
    return r->schema->stream_arm == arm && r->schema->stream == f->state && r->item;
}

/* Why one record more of this arm may not stand here; STAX_OK: it may. */
static stax_status refusal(const stx_records *r, const stx_frame *f, uint32_t arm)
{
    const stx_arm *a = &f->state->arms[arm];

    if (a->repeat == STX_REFUSE && stx_arm_met(f, arm)) return STAX_E_REPEATED;
    if (STX_MOSTLY(a->most == 0)) return STAX_OK;
    if ((is_streamed(r, f, arm) ? f->streamed : stx_arm_count(f, a)) < a->most) return STAX_OK;
    return STAX_E_COUNT;
}

/* Where the child's struct is; NULL when there is no memory. */
static void *place(stx_records *r, stx_frame *f, uint32_t arm, size_t *number)
{
    const stx_arm *a = &f->state->arms[arm];
    void *record;

    if (is_streamed(r, f, arm)) {
        f->streamed++;
        *number = (size_t)r->e.tokens.records + 1;
        r->e.tokens.face.arena = &r->record;
        return r->item;
    }
    record = a->place(&r->e.tokens.face, f->record);
    *number = stx_arm_count(f, a);
    return record;
}

/* Words for the arms beyond 64. */
static bool more_words(stx_records *r, stx_frame *f)
{
    size_t words = (f->state->total + 63) / 64 - 1, bytes = words * sizeof *f->more;

    f->more = stax_arena_alloc(r->e.tokens.face.arena, bytes, sizeof *f->more);
    if (f->more) memset(f->more, 0, bytes);
    return f->more != NULL;
}

static stx_go fail_push(stx_records *r, const char *at)
{
    (void)stx_fail(&r->e.tokens, STAX_E_MEMORY, at, (stax_str){0}, "");
    return STX_STOPPED;
}

static stx_go push_wrapper(stx_records *r, stx_frame *f, const stx_frame *parent, const char *at)
{
    f->record = parent->record;
    f->seen = parent->seen;
    f->more = parent->more;
    if (stx_deeper(&r->e, at) != STX_GOT) return STX_STOPPED;
    return STX_AGAIN;
}

static stx_go push_record(stx_records *r, stx_frame *f, stx_frame *parent, uint32_t arm,
                          const char *at)
{
    stax_status why = refusal(r, parent, arm);

    if (STX_RARELY(why != STAX_OK)) {
        r->failing = arm;
        return stx_fail_arm(r, parent, arm, why, at, (stax_str){0}, "");
    }
    if (stx_deeper(&r->e, at) != STX_GOT) return STX_STOPPED;
    f->record = place(r, parent, arm, &f->number);
    if (STX_RARELY(f->record == NULL)) return fail_push(r, at);
    if (STX_RARELY(f->state->total > 64) && !more_words(r, f)) return fail_push(r, at);
    stx_arm_meet(parent, arm);
    return STX_AGAIN;
}

stx_go stx_push(stx_records *r, stx_frame *parent, uint32_t arm, const char *at, bool odd)
{
    const stx_arm *a = &parent->state->arms[arm];
    stx_frame *f = &r->frames[r->top];
    stx_go go;

    *f = (stx_frame){.state = a->state, .arm = arm, .odd = odd, .scope = r->e.scopes.count};
    go = a->kind == STX_KIND_WRAPPER ? push_wrapper(r, f, parent, at)
                                     : push_record(r, f, parent, arm, at);
    if (STX_RARELY(go == STX_STOPPED)) return go;
    if (STX_RARELY(a->state->rules & STX_OWN) && stx_text_begin(&r->e.tokens, at) != STX_GOT)
        return STX_STOPPED;
    r->top++;
    return STX_AGAIN;
}

/* Calls the child's functions as the loop would: here, where its chain may be tried. */
static stx_go run_child(stx_records *r, stx_frame *f, size_t level)
{
    stx_reader *face = &r->e.tokens.face;
    stx_go go = f->state->open(face, f);

    if (STX_MOSTLY(go == STX_AGAIN && f->opened && r->e.tokens.run == STX_RUN_CONTENT))
        go = f->state->step(face, f);
    while (go != STX_STOPPED && r->top > level) go = stx_turn(r);
    return go == STX_STOPPED ? go : STX_POPPED;
}

stx_go stx_child(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen, uint32_t arm)
{
    stx_records *r = records_of(reader);
    size_t level = r->top;
    const char *at = w.base + w.ip[0];

    reader->at = w;
    f->seen = seen;
    if (STX_RARELY(f->state->arms[arm].repeat == STX_KEEP_FIRST) && stx_arm_met(f, arm))
        return stx_careful(reader, w, f, seen);
    reader->at.behind = at;
    if (stx_push(r, f, arm, at, false) == STX_STOPPED) return STX_STOPPED;
    return run_child(r, stx_top(r), level);
}

void stx_undo_record(stx_records *r, stx_frame *parent, uint32_t arm)
{
    const stx_arm *a = &parent->state->arms[arm];
    size_t count = stx_arm_count(parent, a);

    if (is_streamed(r, parent, arm)) {
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
    r->top--;
    r->e.depth--;
    if (r->top > 0 && f->state && f->state->size == 0) stx_top(r)->seen = f->seen;
}

/* The '<' of the tag that ends before `behind`: no other can stand in it. */
static const char *tag_before(const stx_walk *w)
{
    const char *p = w->behind;

    while (p > w->base && *--p != '<') continue;
    return p;
}

/* Everything that must be in a record is: the common case of stx_check_complete. */
static bool is_complete(const stx_frame *f)
{
    const stx_state *s = f->state;

    return s->total <= 64 && (s->rules & STX_COUNTED) == 0 && (s->required[0] & ~f->seen) == 0;
}

stx_go stx_close(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen)
{
    stx_records *r = records_of(reader);
    const stx_state *state = f->state;
    uint32_t arm = f->arm;
    stx_frame *parent;

    reader->at = w;
    f->seen |= seen;
    if ((state->rules & STX_OWN) && !f->opened && stx_take_own_text(r, f) == STX_STOPPED)
        return STX_STOPPED;
    if (state->size > 0 && STX_RARELY(!is_complete(f)) &&
        stx_check_complete(r, f, tag_before(&w), false) == STX_STOPPED)
        return STX_STOPPED;
    stx_pop(r);
    if (r->top == 0) {
        r->phase = STX_BEHIND_ROOT;
        return STX_POPPED;
    }
    parent = stx_top(r);
    if (state->size == 0) return STX_POPPED;
    if (is_streamed(r, parent, arm)) {
        r->record_done = true;
        reader->arena = r->document;
        return STX_STOPPED;
    }
    if (parent->state->arms[arm].take)
        (void)parent->state->arms[arm].take(reader, parent->record, (stax_str){0});
    return STX_POPPED;
}
