/*
 * Entering and leaving the elements that the schema knows.
 */
#include "reader/match.h"

static stx_records *records_of(stx_reader *reader)
{
    return (stx_records *)(void *)reader;
}

/* ---- what has been met -------------------------------------------------------------------- */

bool stx_arm_met(const stx_frame *f, uint32_t arm)
{
    return arm < 64 ? STX_MET(f->seen, arm) : STX_MET_MORE(f, arm);
}

bool stx_arm_came(const stx_frame *f, uint32_t arm)
{
    const stx_arm *a = &f->state->arms[arm];

    return stx_arm_met(f, a->exclusive ? a->any_of : arm);
}

static inline void meet(stx_frame *f, uint32_t arm)
{
    if (arm < 64)
        STX_MEET(f->seen, arm);
    else
        STX_MEET_MORE(f, arm);
}

/* The arm, and what stands for several. */
static inline void meet_all(stx_frame *f, const stx_arm *a, uint32_t arm)
{
    meet(f, arm);
    if (STX_RARELY(a->any_of != 0)) meet(f, a->any_of);
}

void stx_arm_meet(stx_frame *f, uint32_t arm)
{
    meet_all(f, &f->state->arms[arm], arm);
}

/* Whether a better path of the same field was met. */
static bool yields(const stx_frame *f, uint32_t arm)
{
    const stx_arm *arms = f->state->arms;

    for (uint32_t left = arms[arm].left; left > 0; left = arms[left - 1].left)
        if (stx_arm_met(f, left - 1)) return true;
    return false;
}

void *stx_aside(stx_records *r, const stx_frame *f, uint32_t arm)
{
    if (!yields(f, arm)) return f->record;
    while (f->state->size == 0) f -= 1 + f->back;
    r->checked.len = 0;
    if (stx_buffer_add(&r->checked, f->state->blank, f->state->size, &r->e.tokens.allocator))
        return r->checked.data;
    (void)stx_fault(&r->e.tokens.face, STAX_E_MEMORY);
    return NULL;
}

static void forget(stx_frame *f, uint32_t arm)
{
    if (arm < 64)
        f->seen &= ~STX_BIT(arm);
    else
        f->more[arm / 64 - 1] &= ~STX_BIT(arm % 64);
}

/* As if the arm had not been met; what stands for several stays met while another of them is. */
static void unmeet(stx_frame *f, uint32_t arm)
{
    uint32_t any_of = f->state->arms[arm].any_of;

    forget(f, arm);
    if (any_of == 0) return;
    for (uint32_t other = 0; other < any_of; other++)
        if (f->state->arms[other].any_of == any_of && stx_arm_met(f, other)) return;
    forget(f, any_of);
}

size_t stx_arm_count(const stx_frame *f, const stx_arm *arm)
{
    size_t count;

    if (arm->repeat != STX_ALL || arm->count_at == 0) return 0;
    memcpy(&count, (const char *)f->record + arm->count_at, sizeof count);
    return count;
}

/* ---- entering ----------------------------------------------------------------------------- */

bool stx_is_full(const stx_records *r, const stx_frame *f, const stx_arm *a)
{
    if (STX_MOSTLY(a->most == 0) || a->kind == STX_KIND_WRAPPER) return false;
    return (stx_is_streamed(r, a) ? f->streamed : stx_arm_count(f, a)) >= a->most;
}

/* Why one record more of this arm may not stand here; STAX_OK: it may. */
static inline stax_status refusal(const stx_records *r, const stx_frame *f, const stx_arm *a)
{
    if (a->repeat == STX_REFUSE && stx_arm_came(f, (uint32_t)(a - f->state->arms)))
        return STAX_E_REPEATED;
    return stx_is_full(r, f, a) ? STAX_E_COUNT : STAX_OK;
}

/* A struct for what is only checked; NULL when there is no memory. */
static void *aside(stx_records *r, const stx_arm *a)
{
    void *record = stax_arena_alloc(r->e.tokens.face.arena, a->state->size, 16);

    if (record == NULL) (void)stx_fault(&r->e.tokens.face, STAX_E_MEMORY);
    return record;
}

/* Where the child's struct is; NULL when there is no memory. */
static inline void *place(stx_records *r, stx_frame *f, const stx_arm *a)
{
    if (STX_MOSTLY(!stx_is_streamed(r, a))) {
        stx_use_arena(r, f);
        if (STX_RARELY(yields(f, (uint32_t)(a - f->state->arms)))) return aside(r, a);
        return a->place(&r->e.tokens.face, f->record);
    }
    f->streamed++;
    r->item_at = r->e.tokens.face.top;
    r->e.tokens.face.arena = &r->record;
    return a->choose ? a->choose(r->item) : r->item;
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

/*
 * The text arm of a wrapper that may not come again, or STX_NO_ARM: a wrapper's text is that of its
 * element, so when no more of it may come, nor may the wrapper.
 */
static uint32_t refused_text(const stx_records *r, const stx_frame *parent, const stx_state *s,
                             stax_status *why)
{
    for (uint32_t arm = s->first;
         (s->rules & (STX_OWN | STX_MIXED)) == STX_OWN && arm < s->first + s->count; arm++) {
        if (s->arms[arm].kind != STX_KIND_TEXT) continue;
        if ((*why = refusal(r, parent, &s->arms[arm])) != STAX_OK) return arm;
    }
    return STX_NO_ARM;
}

static stx_go may_wrap(stx_records *r, stx_frame *parent, const stx_arm *wrapper, const char *at)
{
    stax_status why = STAX_OK;
    uint32_t arm = refused_text(r, parent, wrapper->state, &why);

    if (arm == STX_NO_ARM) return STX_POPPED;
    r->failing = (uint32_t)(wrapper - parent->state->arms);
    return stx_fail_arm(r, parent, arm, why, at, (stax_str){0}, "");
}

stx_go stx_may_come(stx_records *r, stx_frame *f, uint32_t arm, const char *at)
{
    const stx_arm *a = &f->state->arms[arm];
    stax_status why;

    if (a->kind == STX_KIND_WRAPPER) return may_wrap(r, f, a, at);
    if (STX_MOSTLY((why = refusal(r, f, a)) == STAX_OK)) return STX_POPPED;
    r->failing = arm;
    return stx_fail_arm(r, f, arm, why, at, (stax_str){0}, "");
}

stx_go stx_fill_frame(stx_records *r, stx_frame *f, stx_frame *parent, const char *at)
{
    const stx_arm *a = &parent->state->arms[f->arm];

    if (a->kind == STX_KIND_WRAPPER) {
        f->record = parent->record;
        f->seen = parent->seen;
        f->more = parent->more;
        f->streamed = parent->streamed;
        if (parent->state->rules & STX_ORDERED) stx_arm_meet(f, f->arm);
        return STX_AGAIN;
    }
    f->record = place(r, parent, a);
    if (STX_RARELY(f->record == NULL)) return stx_fail_room(r, at);
    if (STX_RARELY(f->state->total > 64) && !more_words(r, f)) return stx_fail_room(r, at);
    stx_arm_meet(parent, f->arm);
    stx_share(r, parent);
    return STX_AGAIN;
}

void stx_land(stx_records *r, stx_frame *f, uint32_t watch)
{
    f->watch = watch;
    if (watch) stx_watch_busy(r, watch, true);
    if (f->joined || r->e.skipping == 0) return;
    f->under = (uint32_t)r->e.skipping;
    r->under += r->e.skipping;
    r->e.skipping = 0;
    if (r->e.depth + r->schema->levels >= r->e.tokens.limits.depth)
        r->e.tokens.chained = false; /* the chain does not count what is open */
}

stx_go stx_push(stx_records *r, stx_frame *parent, uint32_t arm, const char *at, bool odd,
                uint32_t watch)
{
    const stx_arm *a = &parent->state->arms[arm];
    stx_frame *f = &r->frames[r->e.tokens.face.top];

    if (STX_RARELY(a->state->rules & STX_DEEP) && !stx_may_go_deeper(r)) return STX_AGAIN;
    stx_count_depth(r);
    *f = (stx_frame){.state = a->state, .arm = arm, .odd = odd, .scope = r->e.scopes.count};
    f->back = (uint32_t)(f - parent) - 1;
    if (STX_RARELY(stx_may_come(r, parent, arm, at) == STX_STOPPED)) return STX_STOPPED;
    if (stx_deeper(&r->e, at) != STX_GOT) return STX_STOPPED;
    if (STX_RARELY(stx_fill_frame(r, f, parent, at) == STX_STOPPED)) return STX_STOPPED;
    if (STX_RARELY(a->state->rules & STX_OWN) && stx_text_begin(&r->e.tokens, at) != STX_GOT)
        return STX_STOPPED;
    stx_land(r, f, watch);
    r->e.tokens.face.top++;
    stx_use_arena(r, f);
    return STX_AGAIN;
}

/* Goes on until the frames above `level` are gone, or are the loop's. */
static stx_go run_child(stx_records *r, size_t level)
{
    while (r->e.tokens.face.top > level) {
        if (STX_RARELY(r->unwinds)) return STX_AGAIN;
        if (stx_turn(r) == STX_STOPPED) return STX_STOPPED;
    }
    return STX_POPPED;
}

static stx_go enter_slowly(stx_records *r, stx_frame *f, uint32_t arm)
{
    stx_reader *face = &r->e.tokens.face;
    const stx_arm *a = &f->state->arms[arm];
    size_t level = r->e.tokens.face.top;

    if ((a->repeat == STX_KEEP_FIRST && stx_arm_came(f, arm)) || stx_is_full(r, f, a))
        return stx_careful(face, face->at, f, f->seen);
    if (stx_push(r, f, arm, face->at.behind, false, 0) == STX_STOPPED) return STX_STOPPED;
    if (a->state->rules & STX_DEEP) return STX_AGAIN;
    return run_child(r, level);
}

/*
 * Whether entering an arm needs nothing but a frame, and for a record a place: the common case,
 * which is kept short. `but`: rules of its state that are not simple.
 */
static inline bool is_simple(const stx_records *r, const stx_arm *a, unsigned but)
{
    return a->repeat == STX_ALL && a->most == 0 && a->state->total <= 64 &&
           (a->state->rules & (but | STX_DEEP)) == 0 && !stx_is_streamed(r, a);
}

/*
 * Whether the element at the walk is of this arm, whose name is in a namespace, and may be. When it
 * may not, its whole tag is looked at first, as always where a declaration in it may change that.
 */
static bool is_sure(const stx_records *r, const stx_frame *f, const stx_arm *a)
{
    stax_status why;

    if (!stx_declares_nothing(&r->e.tokens.face.at, a->name.len)) return false;
    if (a->kind == STX_KIND_WRAPPER) return refused_text(r, f, a->state, &why) == STX_NO_ARM;
    return refusal(r, f, a) == STAX_OK;
}

/*
 * The child's function is called here as the loop would call it: its chain may be tried. Entering
 * is simple, and what rules ask for stands elsewhere, so little is kept across the calls.
 */
static inline stx_go enter_plainly(stx_records *r, stx_frame *f, const stx_arm *a, uint32_t arm)
{
    stx_reader *reader = &r->e.tokens.face;
    size_t level = reader->top;
    const stx_state *s = a->state;
    stx_frame *child = f + 1;

    if (a->place) {
        void *record = a->place(reader, f->record);
        if (STX_RARELY(record == NULL)) return stx_fail_room(r, reader->at.behind);
        meet_all(f, a, arm);
        stx_plain_frame(child, s, record, arm, r->e.scopes.count);
        if (a->take == NULL && (s->rules & (STX_COUNTED | STX_JUDGED)) == 0) {
            child->simple = true;
            child->needed = s->required[0];
        }
    } else {
        stx_plain_frame(child, s, f->record, arm, r->e.scopes.count);
        child->seen = f->seen;
        child->more = f->more;
        child->streamed = f->streamed;
        child->wraps = true;
        if (r->streamed == NULL) child->simple = true;
    }
    reader->top = level + 1;
    if (STX_RARELY(s->open(reader, child) == STX_STOPPED)) return STX_STOPPED;
    return STX_MOSTLY(reader->top == level) ? STX_POPPED : run_child(r, level);
}

/* Enters an arm about which there are rules. */
static STX_OUT_OF_LINE stx_go enter_by_rules(stx_records *r, stx_frame *f, const stx_arm *a)
{
    stx_reader *reader = &r->e.tokens.face;
    uint32_t arm = (uint32_t)(a - f->state->arms);

    if (stx_chain_lacked_memory(reader)) return stx_careful(reader, reader->at, f, f->seen);
    if (a->ns != 0 && !is_sure(r, f, a)) return stx_careful(reader, reader->at, f, f->seen);
    if (!is_simple(r, a, STX_OWN | STX_WATCHES | STX_ORDERED)) return enter_slowly(r, f, arm);
    return enter_plainly(r, f, a, arm);
}

stx_go stx_child(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen, uint32_t arm)
{
    stx_records *r = records_of(reader);
    const stx_arm *a = &f->state->arms[arm];

    reader->at = (stx_walk){w.base, w.ip, w.base + w.ip[0]};
    f->seen = seen;
    if (STX_RARELY(!is_simple(r, a, STX_OWN | STX_WATCHES | STX_ORDERED | STX_NAMESPACED) ||
                   stx_chain_lacked_memory(reader)))
        return enter_by_rules(r, f, a);
    return enter_plainly(r, f, a, arm);
}

void stx_undo_record(stx_records *r, stx_frame *parent, uint32_t arm)
{
    const stx_arm *a = &parent->state->arms[arm];
    size_t count = stx_arm_count(parent, a);

    if (stx_is_streamed(r, a)) {
        parent->streamed--;
        r->item_at = 0;
        r->e.tokens.face.arena = r->document;
    } else if (count > 0) {
        count--;
        memcpy((char *)parent->record + a->count_at, &count, sizeof count);
    } else if (a->points) {
        static void *const nothing;
        memcpy((char *)parent->record + a->at, &nothing, sizeof nothing);
    }
    unmeet(parent, arm);
    for (size_t i = 0; i < r->e.tokens.face.top; i++) {
        stx_frame *other = &r->frames[i]; /* a wrapper of the same record, or the record itself */

        if (other->state == NULL || other->record != parent->record) continue;
        if (other->state->arms == parent->state->arms) unmeet(other, arm);
    }
}

/* ---- leaving ------------------------------------------------------------------------------ */

void stx_share_slowly(stx_records *r, const stx_frame *f)
{
    for (size_t i = 0; i < r->e.tokens.face.top; i++) {
        stx_frame *other = &r->frames[i];

        if (other->state == NULL || other->record != f->record) continue;
        if (other->state->arms == f->state->arms) other->seen |= f->seen;
    }
    if (r->watches.len > 0) stx_watch_update(r);
}

void stx_use_arena_slowly(stx_records *r, const stx_frame *f)
{
    size_t at = (size_t)(f - r->frames);

    while (at > r->item_at) at -= 1 + r->frames[at].back;
    r->e.tokens.face.arena = at == r->item_at ? &r->record : r->document;
}

/* What a wrapper has seen is its record's, in whatever frames that has. */
static void give_back(stx_records *r, const stx_frame *f)
{
    stx_frame *parent = &r->frames[f - r->frames - 1 - (ptrdiff_t)f->back];

    parent->seen |= f->seen;
    if (parent->streamed < f->streamed) parent->streamed = f->streamed;
    stx_share(r, parent);
}

void stx_leave(stx_records *r)
{
    stx_frame *f = stx_top(r);

    if (STX_RARELY(r->e.scopes.count > f->scope)) stx_scopes_undo(&r->e.scopes, f->scope);
    r->e.tokens.face.top--;
    if (f->state && f->state->size == 0 && f->state->arms) give_back(r, f);
    if (STX_RARELY(f->state && (f->state->rules & STX_WATCHES))) stx_watch_end(r, f);
    if (STX_RARELY(f->watch > 0)) stx_watch_busy(r, f->watch, false);
    if (STX_RARELY(f->joined)) r->joined--;
    if (STX_RARELY(f->under > 0)) {
        r->e.skipping = f->under;
        r->under -= f->under;
    }
    if (r->e.tokens.face.top > 0) stx_use_arena(r, stx_top(r));
}

void stx_pop(stx_records *r)
{
    stx_frame *f = stx_top(r);

    if (f->state == NULL || (f->state->rules & STX_OWN)) stx_text_end(&r->e.tokens);
    stx_leave(r);
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

stx_go stx_hand_over(stx_records *r, stx_frame *parent, const stx_arm *a)
{
    stx_reader *face = &r->e.tokens.face;

    if (stx_is_streamed(r, a)) {
        r->record_done = true;
        r->which = a->iterator;
        r->item_at = 0;
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
    if (STX_RARELY(!is_finished(f->state, seen)) && finish(r, f, &w) == STX_STOPPED) {
        r->ended = true;
        return STX_STOPPED;
    }
    if (STX_RARELY(f->state->rules & STX_JUDGED)) {
        stx_go go = stx_judge(r, f, tag_before(&w));
        if (go != STX_POPPED) return go == STX_AGAIN ? STX_POPPED : go;
    }
    stx_pop(r);
    if (STX_RARELY(r->e.tokens.face.top == 0)) {
        r->phase = STX_BEHIND_ROOT;
        return STX_POPPED;
    }
    a = &stx_parent(f)->state->arms[f->arm];
    if (STX_MOSTLY(a->take == NULL && !stx_is_streamed(r, a))) return STX_POPPED;
    return stx_hand_over(r, stx_parent(f), a);
}
