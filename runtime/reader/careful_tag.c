/*
 * A start tag of the schema's, in any spelling: which arms are there, what is missing, and only
 * then the values, in the order of the document.
 */
#include "reader/below.h"
#include "reader/match.h"

static const stax_str none = {NULL, 0};

/* In a wrapper that comes twice an attribute may come twice, which is `repeated` as for children.
 */
static stx_go may_stand(stx_records *r, stx_frame *f, uint32_t arm, const stx_attribute *a)
{
    const stx_arm *about = &f->state->arms[arm];

    if (about->repeat == STX_REFUSE && stx_arm_came(f, arm))
        return stx_fail_arm(r, f, arm, STAX_E_REPEATED, a->name.data, none, "");
    if (about->most != 0 && stx_arm_count(f, about) >= about->most)
        return stx_fail_arm(r, f, arm, STAX_E_COUNT, a->name.data, none, "");
    return STX_POPPED;
}

static stx_go take(stx_records *r, stx_frame *f, uint32_t arm, const stx_attribute *a)
{
    stx_reader *face = &r->e.tokens.face;
    const char *at = a->at;
    bool keeps = face->keeps, taken;
    void *record;

    if (may_stand(r, f, arm, a) == STX_STOPPED) return STX_STOPPED;
    if (f->state->arms[arm].repeat == STX_KEEP_FIRST && stx_arm_came(f, arm)) return STX_POPPED;
    stx_use_arena(r, f);
    if (!a->plain) face->keeps = false;
    record = stx_begin_value(face) ? stx_record_for(r, f, arm) : NULL;
    taken = record && f->state->arms[arm].take(face, record, a->value);
    face->keeps = keeps;
    if (!taken) {
        while ((unsigned char)*at <= ' ') at++; /* the closing quote ends it */
        return stx_fail_value(r, f, arm, a->value, at);
    }
    if (face->absent) return STX_POPPED;
    stx_arm_meet(f, arm);
    stx_share(r, f);
    return STX_POPPED;
}

/* Gives one attribute to all arms of the frame that it is; *known: whether there are any. */
static stx_go take_one(stx_records *r, stx_frame *f, const stx_attribute *a, bool *known)
{
    uint32_t arm = stx_find_attribute(&r->e, f->state, f->state->first, a);

    for (; arm != STX_NO_ARM; arm = stx_find_attribute(&r->e, f->state, arm + 1, a)) {
        *known = true;
        r->failing = arm;
        r->failing_in = f;
        if (take(r, f, arm, a) == STX_STOPPED) return STX_STOPPED;
    }
    return STX_POPPED;
}

/* Whether a test of the arm that led to the frame looks at the attribute. */
static bool is_asked(const stx_records *r, stx_frame *f, const stx_attribute *a)
{
    return f > r->frames && stx_is_asked(&stx_parent(f)->state->arms[f->arm], a);
}

/* Whether an attribute that nobody knows is an error, as the frame sees it. */
static bool is_strict(stx_frame *f)
{
    const stx_state *s = f->state && f->state->arms ? f->state : stx_parent(f)->state;

    return (s->rules & STX_UNKNOWN_ERROR) != 0;
}

static stx_go take_all(stx_records *r, stx_frame *lowest)
{
    const stx_tag *tag = &r->e.tokens.tag;

    for (size_t i = 0; i < tag->count; i++) {
        const stx_attribute *a = &tag->attributes[i];
        bool known = false, strict = false;

        for (stx_frame *f = lowest; f <= stx_top(r); f++) {
            strict |= is_strict(f);
            known |= is_asked(r, f, a);
            if (f->state && take_one(r, f, a, &known) == STX_STOPPED) return STX_STOPPED;
        }
        r->failing = STX_NO_ARM;
        r->failing_in = NULL;
        if (known || stx_is_never_unknown(&r->e, a)) continue;
        if (strict) return stx_unknown_attribute(r, a);
        if (stx_warns(r, lowest)) stx_warn_unknown(r, a->name.data, a->name);
    }
    return STX_POPPED;
}

/*
 * Required attributes that are not in the tag are told before any value is looked at: their place,
 * the '<', comes before it. Of a wrapper's, the end of the record tells.
 */
static stx_go check_there(stx_records *r, stx_frame *f)
{
    const stx_tag *tag = &r->e.tokens.tag;
    const stx_state *s = f->state;
    uint64_t seen = f->seen;
    stx_go go;

    if (s->size == 0) return STX_POPPED;
    for (size_t i = 0; i < tag->count; i++) {
        uint32_t arm = stx_find_attribute(&r->e, s, s->first, &tag->attributes[i]);

        for (; arm != STX_NO_ARM; arm = stx_find_attribute(&r->e, s, arm + 1, &tag->attributes[i]))
            stx_arm_meet(f, arm);
    }
    go = stx_check_complete(r, f, tag->at, true);
    f->seen = seen;
    for (uint32_t word = 0; f->more && word < (f->state->total + 63) / 64 - 1; word++)
        f->more[word] = 0;
    return go;
}

/* A record that says xsi:nil is as if it were not there; its element must be empty. */
static stx_go drop_nil(stx_records *r, stx_frame *f)
{
    stx_frame *parent = stx_parent(f);
    bool text_has_begun = (f->state->rules & STX_OWN) != 0;

    stx_undo_record(r, parent, f->arm);
    f->state = NULL; /* reads on as a leaf of which nothing is taken */
    f->nil = true;
    f->opened = true;
    f->record = parent->record;
    if (text_has_begun) return STX_POPPED;
    return stx_text_begin(&r->e.tokens, r->e.tokens.tag.at) == STX_GOT ? STX_POPPED : STX_STOPPED;
}

/* The same of a text of which attributes are wanted as well: these count. */
static void drop_nil_text(stx_records *r, stx_frame *f)
{
    stx_parent(f)->seen |= f->seen;
    stx_share(r, stx_parent(f));
    f->state = NULL;
    f->nil = true;
}

/* Closes the frames of an element that was empty. */
static stx_go close_empty(stx_records *r, stx_frame *lowest)
{
    stx_reader *face = &r->e.tokens.face;

    if (stx_top(r) != lowest || lowest->state == NULL) {
        if (stx_take_texts(r, lowest) == STX_STOPPED) return STX_STOPPED;
        return stx_close_crowd(r, face->at.behind);
    }
    return stx_close(face, face->at, lowest, lowest->seen);
}

static stx_go opened(stx_records *r, stx_frame *lowest, uint32_t scope)
{
    stx_tokens *t = &r->e.tokens;
    bool empty = t->tag.empty;

    for (stx_frame *f = lowest; f <= stx_top(r); f++) {
        f->scope = scope;
        f->simple = f->simple && scope == r->e.scopes.count && !f->nil;
    }
    if (lowest->odd && !empty && stx_keep_name(&r->e, t->tag.name, scope) != STX_GOT)
        return STX_STOPPED;
    stx_consume(t, t->tag.end);
    if (empty) return close_empty(r, lowest);
    for (stx_frame *f = lowest; f <= stx_top(r); f++) {
        f->opened = true;
        if (STX_MOSTLY(f->state == NULL || (f->state->rules & STX_WATCHES) == 0)) continue;
        if (stx_watch_begin(r, f) == STX_STOPPED) return STX_STOPPED;
    }
    return STX_AGAIN;
}

stx_go stx_open_frames(stx_records *r, stx_frame *lowest, uint32_t scope, bool nil)
{
    for (stx_frame *f = lowest; f <= stx_top(r); f++)
        if (f->state && f->state->size > 0) memcpy(f->record, f->state->blank, f->state->size);
    for (stx_frame *f = lowest; f <= stx_top(r); f++)
        if (f->state && check_there(r, f) == STX_STOPPED) return STX_STOPPED;
    if (take_all(r, lowest) == STX_STOPPED) return STX_STOPPED;
    for (stx_frame *f = lowest; nil && f <= stx_top(r); f++)
        if (f->state && f->state->size == 0 && (f->state->rules & STX_OWN)) drop_nil_text(r, f);
    if (lowest->state == NULL && stx_below_begin(r, stx_below_of(lowest)) == STX_STOPPED)
        return STX_STOPPED;
    return opened(r, lowest, scope);
}

/*
 * Whether few entries are left of a stride of a document in memory: the chain takes the tag when
 * the next ones are there. bench/callgrind.sh on attrs: 9.1 to 8.9 instructions a byte.
 */
static bool runs_out(const stx_tokens *t)
{
    enum { FEW = 32 };
    const stx_window *w = &t->window;

    return w->in_place && w->last - t->face.at.ip < FEW && stx_window_could_hold(w, &t->face.at);
}

/* What the attributes of a tag that was read and bound say. */
static stx_go open_all(stx_records *r, stx_frame *f, uint32_t scope)
{
    const stx_state *s = f->state;
    bool nil = r->e.tokens.face.top > 1 && stx_is_nil(&r->e);

    if (STX_MOSTLY(!nil || s->size == 0)) return stx_open_frames(r, f, scope, nil);
    if (drop_nil(r, f) == STX_STOPPED) return STX_STOPPED;
    return opened(r, f, scope);
}

stx_go stx_open_bound(stx_records *r, stx_frame *f, uint32_t scope)
{
    stx_go go;

    r->bound = true;
    f->scope = scope;
    go = open_all(r, f, scope);
    if (r->e.tokens.status == STAX_OK) r->bound = false;
    return go;
}

stx_go stx_careful_open(stx_reader *reader, stx_frame *f)
{
    stx_records *r = (stx_records *)(void *)reader;
    uint32_t scope = r->e.scopes.count;
    stx_got got;

    if (STX_RARELY(stx_chain_lacked_memory(reader))) return stx_fail_room(r, reader->at.behind);
    if (STX_RARELY(runs_out(&r->e.tokens))) return stx_heed(r, STX_SHORT);
    got = stx_start_tag(&r->e.tokens);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    return stx_open_bound(r, f, scope);
}
