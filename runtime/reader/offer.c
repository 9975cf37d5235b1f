/*
 * One child, and all arms that it may be: those of every frame of the element on top, and those of
 * the watches that look. What one arm has by its name alone is read as any child; else the start
 * tag is read first, and its attributes decide.
 */
#include "reader/match.h"

/* An arm that a child may be. */
typedef struct stx_offered {
    uint32_t frame, arm; /* the number of the frame; its arm */
    uint32_t watch;      /* 1 + the number of the watch; 0: a child of the frame's element */
} stx_offered;

static const stx_arm *arm_of(const stx_records *r, const stx_offered *o)
{
    return &r->frames[o->frame].state->arms[o->arm];
}

/* A walk over them. */
typedef struct offers {
    const stx_records *r;
    stax_str local;       /* the child's name */
    uint32_t frame, arm;  /* where it is among the frames: `arm` from 0 in the state */
    uint32_t watch;       /*   and among the watches */
    uint32_t frames, end; /* no frame from `frames` on, no watch from `end` on */
} offers;

static offers offers_of(stx_records *r, stax_str local)
{
    uint32_t top = (uint32_t)r->e.tokens.face.top;
    offers o = {.r = r, .local = local, .frame = top, .frames = top};

    o.end = (uint32_t)(r->watches.len / sizeof(stx_watch));
    if (r->e.skipping == 0) o.frame = (uint32_t)(stx_group(r) - r->frames);
    return o;
}

static bool next_of_frames(offers *o, stx_offered *out)
{
    for (; o->frame < o->frames; o->frame++, o->arm = 0) {
        const stx_state *s = o->r->frames[o->frame].state;

        while (s && o->arm < s->count) {
            uint32_t arm = s->first + o->arm++;

            if (s->arms[arm].anywhere || !stx_is_named(&s->arms[arm], o->local)) continue;
            *out = (stx_offered){o->frame, arm, 0};
            return true;
        }
    }
    return false;
}

/* The next arm whose name is that of the child. */
static bool next_named(offers *o, stx_offered *out)
{
    if (next_of_frames(o, out)) return true;
    while (o->watch < o->end) {
        const stx_watch *w = &stx_watches(o->r)[o->watch++];

        if (w->busy) continue;
        if (!stx_is_named(&o->r->frames[w->frame].state->arms[w->arm], o->local)) continue;
        *out = (stx_offered){w->frame, w->arm, o->watch};
        return true;
    }
    return false;
}

/* Whether the child whose start tag was read is in the namespace of the arm. */
static bool is_in_namespace(const stx_records *r, const stx_arm *a)
{
    return a->ns == 0 || (stx_tag_fits(&r->e) >> a->ns & 1) != 0;
}

/* ---- counting ----------------------------------------------------------------------------- */

static uint64_t counted(const stx_frame *f, const stx_arm *a)
{
    return f->counts >> a->count_shift & (~UINT64_C(0) >> (64 - a->count_bits));
}

/* One child more of this name, in every frame of the element that counts it. */
static void count_child(stx_records *r, stax_str local)
{
    offers o = offers_of(r, local);
    uint64_t done = 0;
    uint32_t frame = 0;
    stx_offered at;

    while (next_of_frames(&o, &at)) {
        stx_frame *f = &r->frames[at.frame];
        const stx_arm *a = &f->state->arms[at.arm];

        if (at.frame != frame) done = 0;
        frame = at.frame;
        if (a->number == 0 || (done >> a->count_shift & 1) != 0) continue;
        if (!is_in_namespace(r, a)) continue;
        done |= UINT64_C(1) << a->count_shift;
        if (counted(f, a) < ~UINT64_C(0) >> (64 - a->count_bits))
            f->counts += UINT64_C(1) << a->count_shift;
    }
}

/* ---- which arms it is --------------------------------------------------------------------- */

/* Whether they are paths of one field, members of one union, or both are one list. */
static bool is_of_one_field(const stx_arm *arms, const stx_arm *a, const stx_arm *b)
{
    if (a->exclusive && b->exclusive) return a->any_of == b->any_of;
    if (a->repeat == STX_ALL && a->count_at != 0 && b->repeat == STX_ALL)
        return a->count_at == b->count_at;
    for (const stx_arm *left = a; left->left;)
        if ((left = &arms[left->left - 1]) == b) return true;
    for (const stx_arm *left = b; left->left;)
        if ((left = &arms[left->left - 1]) == a) return true;
    return false;
}

/*
 * Whether a child would be an item within an item of the same list, or a struct within one of the
 * same field: no path looks inside its own match, and items do not move while one is open. The
 * same element is one item, even when it fits two paths of the list.
 */
static bool is_within_own(stx_records *r, const stx_frame *f, const stx_arm *a)
{
    if (a->kind == STX_KIND_WRAPPER) return false;
    if (a->kind != STX_KIND_RECORD && a->count_at == 0 && !a->exclusive) return false;
    for (stx_frame *g = stx_top(r); g > r->frames; g--) {
        const stx_frame *p = stx_parent(g);
        const stx_arm *open = p->state ? &p->state->arms[g->arm] : NULL;

        if (open == NULL || p->record != f->record || p->state->arms != f->state->arms) continue;
        if (open->kind != STX_KIND_WRAPPER && is_of_one_field(p->state->arms, a, open)) return true;
    }
    return false;
}

/* Whether the child whose start tag was read is this one, and is wanted. */
static bool is_taken(stx_records *r, const stx_offered *o)
{
    const stx_frame *f = &r->frames[o->frame];
    const stx_arm *a = &f->state->arms[o->arm];

    if (!is_in_namespace(r, a)) return false;
    if (a->number != 0 && counted(f, a) != a->number) return false;
    if (a->test && !a->test(&r->e.tokens.face)) return false;
    if (a->kind != STX_KIND_WRAPPER && a->repeat == STX_KEEP_FIRST && stx_arm_came(f, o->arm))
        return false;
    return !is_within_own(r, f, a);
}

/* Whether the child may be this arm here: in order, and once more; a run of text ends before it. */
static stx_go may_be_here(stx_records *r, const stx_offered *o, const char *at)
{
    stx_frame *f = &r->frames[o->frame];
    const stx_arm *a = arm_of(r, o);

    if ((f->state->rules & STX_ORDERED) && !a->anywhere &&
        stx_check_order(r, f, o->arm, at) == STX_STOPPED)
        return STX_STOPPED;
    if (o->watch == 0 && stx_end_run(r, f, a, at) == STX_STOPPED) return STX_STOPPED;
    if (stx_is_full(r, f, a) && stx_is_nil(&r->e)) return STX_POPPED; /* it is no item */
    return stx_may_come(r, f, o->arm, at);
}

/* What a start tag has been found to be. */
typedef struct stx_finding {
    stx_offered last; /* of the arms that it is */
    size_t count;     /* how many there are */
    bool known;       /* its name, in its namespace, is in the schema */
    bool whole;       /* one of them takes all that is below it */
} stx_finding;

/* Whether the two are one field's: of a union, or of several paths, the first that fits is it. */
static bool is_same_item(const stx_records *r, const stx_offered *a, const stx_offered *b)
{
    const stx_arm *arms = r->frames[b->frame].state->arms;

    return a->frame == b->frame && is_of_one_field(arms, arm_of(r, b), arm_of(r, a));
}

/* Which arms it is; STX_STOPPED when one may not come again. */
static stx_go survey(stx_records *r, stax_str local, stx_finding *found)
{
    const char *at = r->e.tokens.tag.at;
    offers o = offers_of(r, local);
    stx_offered one;

    while (next_named(&o, &one)) {
        const stx_arm *a = arm_of(r, &one);

        found->known |= is_in_namespace(r, a);
        if (!is_taken(r, &one)) continue;
        if (found->count > 0 && is_same_item(r, &found->last, &one)) continue;
        if (may_be_here(r, &one, at) == STX_STOPPED) return STX_STOPPED;
        found->last = one;
        found->count++;
        found->whole |= a->below != STX_BELOW_NOTHING;
    }
    return STX_POPPED;
}

/* ---- frames ------------------------------------------------------------------------------- */

/* Of an element of which only the presence counts, and in which a watch is not to look. */
static const stx_state flag_state = {.element = {"", 0}, .step = stx_step};

static stx_go begin_flag(stx_records *r, stx_frame *f, stx_frame *parent, const char *at)
{
    f->state = &flag_state;
    return stx_take_value(r, parent, f->arm, (stax_str){NULL, 0}, at);
}

/* One frame of the element, for the arm that it is. */
static stx_go add_frame(stx_records *r, const stx_offered *o, stx_frame *lowest, uint32_t scope,
                        bool nil)
{
    stx_frame *parent = &r->frames[o->frame], *f = &r->frames[r->e.tokens.face.top];
    const stx_arm *a = &parent->state->arms[o->arm];
    const char *at = r->e.tokens.tag.at;
    stx_go go = STX_AGAIN;

    *f = (stx_frame){.record = parent->record, .arm = o->arm, .scope = scope, .odd = true};
    f->back = (uint32_t)(f - parent) - 1;
    f->joined = f != lowest;
    f->nil = nil && a->kind != STX_KIND_WRAPPER;
    if (a->kind == STX_KIND_WRAPPER || (a->kind == STX_KIND_RECORD && !nil)) {
        f->state = a->state;
        go = stx_fill_frame(r, f, parent, at);
    } else if (a->kind == STX_KIND_FLAG && !nil) {
        go = begin_flag(r, f, parent, at);
    }
    if (go == STX_STOPPED) return go;
    if (f->joined) r->joined++;
    stx_land(r, f, o->watch);
    r->e.tokens.face.top++;
    return STX_AGAIN;
}

/* Whether the text of the element is wanted, or must not be there. */
static bool has_text(const stx_frame *f, const stx_frame *end)
{
    for (; f < end; f++)
        if (f->state == NULL || (f->state->rules & STX_OWN)) return true;
    return false;
}

/* Whether its end tag will not be spelled as the schema spells the name. */
static bool is_odd(stx_records *r, stx_frame *f)
{
    const stx_arm *a = &stx_parent(f)->state->arms[f->arm];

    return !stax_eq(r->e.tokens.tag.name, f->state && f->state->arms ? f->state->element : a->name);
}

static stx_go enter(stx_records *r, stax_str local, uint32_t scope, size_t count)
{
    stx_tokens *t = &r->e.tokens;
    offers o = offers_of(r, local);
    stx_frame *lowest = &r->frames[t->face.top];
    bool nil = stx_is_nil(&r->e);
    stx_offered one;
    stx_go go;

    if (stx_deeper(&r->e, t->tag.at) != STX_GOT) return STX_STOPPED;
    while (next_named(&o, &one)) {
        if (!is_taken(r, &one)) continue;
        if (add_frame(r, &one, lowest, scope, nil) == STX_STOPPED) return STX_STOPPED;
    }
    if (count == 1) lowest->odd = is_odd(r, lowest);
    if (has_text(lowest, r->frames + t->face.top) && stx_text_begin(t, t->tag.at) != STX_GOT)
        return STX_STOPPED;
    r->bound = true;
    go = stx_open_frames(r, lowest, scope, nil);
    if (t->status == STAX_OK) r->bound = false;
    return go;
}

/* ---- a child ------------------------------------------------------------------------------ */

/* Whether a child that nobody knows is an error. */
static bool is_strict(stx_records *r)
{
    if (r->e.skipping > 0) return false;
    for (stx_frame *f = stx_group(r); f <= stx_top(r); f++)
        if (f->state && (f->state->rules & STX_UNKNOWN_ERROR)) return true;
    return false;
}

/* A text alone: read as any other. */
static stx_go enter_leaf(stx_records *r, const stx_offered *o, uint32_t scope)
{
    stx_frame *f = &r->frames[o->frame];
    bool odd = !stax_eq(r->e.tokens.tag.name, f->state->arms[o->arm].name);

    return stx_enter_leaf(r, f, o->arm, scope, odd, o->watch);
}

/* It is several things: all that is below it cannot be shared, nor more frames than there are. */
static stx_go enter_all(stx_records *r, stax_str local, uint32_t scope, const stx_finding *found)
{
    stx_tokens *t = &r->e.tokens;
    const stx_offered *o = &found->last;

    if (found->whole)
        return stx_fail_arm(r, &r->frames[o->frame], o->arm, STAX_E_NOT_TEXT, t->tag.at,
                            t->tag.name, "");
    if (found->count >= r->room - t->face.top)
        return stx_heed(r, stx_fail_limit(t, t->tag.at, depth));
    return enter(r, local, scope, found->count);
}

/* By its whole start tag. */
static stx_go by_tag(stx_records *r, uint32_t prefix)
{
    stx_tokens *t = &r->e.tokens;
    uint32_t scope = r->e.scopes.count;
    stx_finding found = {0};
    stx_got got;
    stax_str local;

    if (!stx_is_leaf_near(r)) return stx_heed(r, STX_SHORT);
    got = stx_start_tag(t);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    local = stx_local(t->tag.name, prefix);
    count_child(r, local);
    if (survey(r, local, &found) == STX_STOPPED) return STX_STOPPED;
    if (!found.known && is_strict(r)) return stx_unknown_child(r, t->tag.name);
    if (!found.known && r->e.skipping == 0 && stx_warns(r, stx_top(r)))
        stx_warn_unknown(r, t->tag.at, t->tag.name);
    if (found.count == 0) return stx_heed(r, stx_skip_begin(&r->e, scope));
    if (found.count == 1 && arm_of(r, &found.last)->kind == STX_KIND_LEAF)
        return enter_leaf(r, &found.last, scope);
    return enter_all(r, local, scope, &found);
}

/* Whether its name decides. */
static bool is_plain(const stx_arm *a, uint32_t watch)
{
    if (a->test || a->ns != 0) return false;
    if (a->kind == STX_KIND_LEAF) return a->number == 0;
    if (a->kind == STX_KIND_FLAG) return a->number == 0 && watch == 0;
    return true;
}

/* The one arm that has the child's name, and asks for no more. */
static stx_go by_name(stx_records *r, const stx_offered *o, stax_str name, uint32_t prefix)
{
    stx_frame *f = &r->frames[o->frame];
    const stx_arm *a = &f->state->arms[o->arm];
    const char *at = r->e.tokens.face.at.behind;

    if (stx_is_full(r, f, a)) return by_tag(r, prefix);
    if (o->watch == 0 && stx_end_run(r, f, a, at) == STX_STOPPED) return STX_STOPPED;
    if (a->number != 0 && counted(f, a) + 1 != a->number) return by_tag(r, prefix);
    if (is_within_own(r, f, a)) return by_tag(r, prefix);
    if (a->repeat != STX_KEEP_FIRST && may_be_here(r, o, at) == STX_STOPPED) return STX_STOPPED;
    if (a->kind == STX_KIND_LEAF) return stx_read_leaf(r, f, o->arm, o->watch);
    if (a->kind == STX_KIND_FLAG) return stx_read_flag(r, f, o->arm);
    if (a->repeat == STX_KEEP_FIRST && stx_arm_came(f, o->arm)) return by_tag(r, prefix);
    count_child(r, stx_local(name, prefix));
    return stx_push(r, f, o->arm, at, prefix != 0, o->watch);
}

/* In an element that must be text no child may stand, whoever looks for it. */
static bool is_in_text(stx_records *r)
{
    if (r->e.skipping > 0) return false;
    for (stx_frame *f = stx_group(r); f <= stx_top(r); f++)
        if (stx_text_alone(f)) return true;
    return false;
}

/* How many arms have the child's name. */
static size_t count_named(stx_records *r, stax_str local)
{
    offers o = offers_of(r, local);
    stx_offered one;
    size_t count = 0;

    while (next_named(&o, &one)) count++;
    return count;
}

stx_go stx_offer(stx_records *r, stax_str name, uint32_t prefix)
{
    offers o = offers_of(r, stx_local(name, prefix));
    stx_offered first, second;

    if (STX_RARELY(r->schema->deep)) {
        r->abreast = count_named(r, stx_local(name, prefix));
        if (!stx_may_go_deeper(r)) return STX_AGAIN;
    }
    if (is_in_text(r) || !next_named(&o, &first)) return stx_unknown_child(r, name);
    if (next_named(&o, &second)) return by_tag(r, prefix);
    if (!is_plain(arm_of(r, &first), first.watch)) return by_tag(r, prefix);
    return by_name(r, &first, name, prefix);
}
