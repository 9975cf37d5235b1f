/*
 * The loop that drives frames: whatever is on top takes its turn, until something stops it.
 */
#include "reader/below.h"
#include "reader/match.h"

/* Goes on with what a leaf takes: no watch looks at it. */
static stx_got pass_below(stx_records *r)
{
    uint64_t wanted = r->e.wanted;
    stx_got got;

    r->e.wanted = 0;
    got = stx_below_run(r);
    r->e.wanted = wanted;
    return got;
}

/* Goes on with what is passed over, up to its end or an element that a watch may look for. */
static stx_go pass_on(stx_records *r)
{
    stax_str name;
    uint32_t prefix;
    stx_got got;

    stx_count_depth(r);
    if (STX_RARELY(stx_below_of(stx_top(r)))) return stx_heed(r, pass_below(r));
    got = stx_skip(&r->e);
    if (got != STX_GOT || r->e.skipping == 0) return stx_heed(r, got);
    got = stx_start_name(&r->e.tokens, &name, &prefix);
    return got == STX_GOT ? stx_offer(r, name, prefix) : stx_heed(r, got);
}

/* Whether watches begin with its start tag: no chain does that. */
static inline bool is_watching(const stx_frame *f)
{
    return (f->state->rules & STX_WATCHES) != 0;
}

/* One turn of the frame on top: its chain where that may be tried, else the careful path. */
stx_go stx_turn(stx_records *r)
{
    stx_reader *face = &r->e.tokens.face;
    stx_frame *f = stx_top(r);
    bool chained = r->e.tokens.chained && !f->odd && !f->begun && r->looking == 0 &&
                   r->e.tokens.run == STX_RUN_CONTENT && face->top <= r->chained_to;

    if (STX_RARELY(r->e.skipping > 0)) return pass_on(r);
    if (f->state == NULL) return stx_content(r);
    if (!f->opened && chained && !stx_is_hunting(&r->e.tokens) && !is_watching(f))
        return f->state->open(face, f);
    if (!f->opened) return stx_careful_open(face, f); /* what was short may be beyond a limit */
    return chained ? f->state->step(face, f) : stx_content(r);
}

/* ---- the root ----------------------------------------------------------------------------- */

static stx_go not_a_root(stx_records *r, stax_str name)
{
    stx_tokens *t = &r->e.tokens;
    const stx_state *document = r->schema->document;
    const char *want = document ? document->element.data : r->schema->root->element.data;

    t->schema = r->schema->file;
    return stx_heed(r, stx_fail(t, STAX_E_ROOT, t->face.at.behind, name, want));
}

/* Words for the arms beyond 64. */
static bool more_words(stx_records *r, stx_frame *f)
{
    size_t bytes = ((f->state->total + 63) / 64 - 1) * sizeof *f->more;

    if (f->state->total <= 64) return true;
    f->more = stax_arena_alloc(r->document, bytes, sizeof *f->more);
    if (f->more) memset(f->more, 0, bytes);
    return f->more != NULL;
}

/* The root is of this state: its frame. */
static stx_go push_root(stx_records *r, const stx_state *state, void *record, bool odd)
{
    stx_tokens *t = &r->e.tokens;
    const char *at = t->face.at.behind;
    stx_frame *f = &r->frames[0];

    *f = (stx_frame){.state = state, .record = record, .odd = odd};
    if ((state->rules & STX_OWN) && stx_text_begin(t, at) != STX_GOT) return STX_STOPPED;
    if (!more_words(r, f)) return stx_heed(r, stx_fail(t, STAX_E_MEMORY, at, (stax_str){0}, ""));
    if (stx_deeper(&r->e, at) != STX_GOT) return STX_STOPPED;
    r->e.tokens.face.top = 1;
    r->phase = STX_INSIDE;
    return STX_AGAIN;
}

/* Several roots, or one in a namespace: the start tag is read first. */
static stx_go choose_root(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    const stx_state *document = r->schema->document;
    uint32_t arm, skip;
    const stx_arm *a;
    void *record = r->root;
    stx_got got = stx_start_tag(t);

    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    skip = t->tag.prefix ? t->tag.prefix + 1 : 0;
    arm = stx_find_arm(document, 0, (stax_str){t->tag.name.data + skip, t->tag.name.len - skip},
                       stx_tag_fits(&r->e));
    if (arm == STX_NO_ARM) return not_a_root(r, t->tag.name);
    a = &document->arms[arm];
    if (a->choose) record = a->choose(record);
    if (push_root(r, a->state, record, !stax_eq(t->tag.name, a->name)) == STX_STOPPED)
        return STX_STOPPED;
    return stx_open_bound(r, &r->frames[0], 0);
}

/* At the root's '<': its name decides. */
static stx_go enter_root(stx_records *r)
{
    const stx_state *state = r->schema->root;
    stax_str name, local;
    uint32_t prefix;
    stx_got got;

    if (r->schema->document) return choose_root(r);
    got = stx_start_name(&r->e.tokens, &name, &prefix);
    if (got != STX_GOT) return stx_heed(r, got);
    local = prefix ? (stax_str){name.data + prefix + 1, name.len - prefix - 1} : name;
    if (!stax_eq(local, state->element)) return not_a_root(r, name);
    return push_root(r, state, r->root, prefix != 0);
}

static stx_go before_root(stx_records *r)
{
    bool root;
    stx_got got = stx_prolog(&r->e.tokens, &root);

    return root ? enter_root(r) : stx_heed(r, got);
}

static stx_go behind_root(stx_records *r)
{
    bool done = false;
    stx_got got = stx_is_ahead(&r->e.tokens) ? STX_SHORT : stx_epilog(&r->e.tokens, &done);

    if (!done) return stx_heed(r, got);
    r->phase = STX_DONE;
    return STX_STOPPED;
}

/* Nobody holds a frame any more: twice as many of them, when there are not enough. */
static stx_got back_in_loop(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    size_t room = r->room * 2, size = sizeof *r->frames;
    stx_frame *frames;

    if (stx_may_go_deeper(r)) return r->unwinds = false, STX_GOT;
    if (room < r->abreast) room += r->abreast;
    frames = room <= SIZE_MAX / size ? stx_allocate(&t->allocator, room * size) : NULL;
    if (frames == NULL) return stx_fail(t, STAX_E_MEMORY, t->face.at.behind, (stax_str){0}, "");
    memcpy(frames, r->frames, t->face.top * size);
    stx_release(&t->allocator, r->frames, r->room * size);
    r->frames = frames;
    r->room = room;
    r->unwinds = false;
    return STX_GOT;
}

stax_status stx_drive(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    stx_go go = STX_AGAIN;

    while (go != STX_STOPPED) {
        switch (r->phase) {
        case STX_BEFORE_ROOT:
            go = before_root(r);
            break;
        case STX_INSIDE:
            go = stx_turn(r);
            if (STX_RARELY(go == STX_STOPPED && t->status != STAX_OK)) go = stx_recover(r);
            if (STX_RARELY(r->unwinds) && go != STX_STOPPED) go = stx_heed(r, back_in_loop(r));
            break;
        case STX_BEHIND_ROOT:
        case STX_DONE: /* the end is found again */
            go = behind_root(r);
            break;
        }
    }
    /* A chain that went round had memory at its second try, and nobody has asked since. */
    if (STX_RARELY(stx_chain_lacked_memory(&t->face)) && t->status == STAX_OK)
        (void)stx_fail_room(r, t->face.at.behind);
    if (t->status != STAX_OK) return t->status;
    if (r->record_done) return STAX_OK;
    return r->phase == STX_DONE ? STAX_END : STAX_MORE;
}
