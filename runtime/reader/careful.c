/*
 * The careful path: one construct at a time, in any spelling, through the table of arms.
 *
 * It is called where no literal of the chain fits, and where the limits or the spelling forbid the
 * chain. It does with the same take_ functions what the chain does, and it alone reports errors.
 */
#include "names/plain_leaf.h"
#include "reader/below.h"
#include "reader/match.h"

static const stax_str none = {NULL, 0};

static stx_records *records_of(stx_reader *reader)
{
    return (stx_records *)(void *)reader;
}

/* Before more input moves the window. */
static stx_got catch_up(stx_records *r)
{
    return stx_below_catch_up(r, NULL) == STX_GOT ? STX_SHORT : STX_WRONG;
}

stx_go stx_heed(stx_records *r, stx_got got)
{
    if (got == STX_GOT) return STX_AGAIN;
    if (STX_RARELY(r->as_written) && got == STX_SHORT) got = catch_up(r);
    if (got == STX_SHORT && stx_more(&r->e.tokens) == STX_GOT) return STX_AGAIN;
    return STX_STOPPED;
}

/* ---- leaves ------------------------------------------------------------------------------- */

/* What an error would be about, beyond the frames; STX_NO_ARM: nothing. */
static void be_about(stx_records *r, const stx_frame *f, uint32_t arm)
{
    r->failing = arm;
    r->failing_in = f;
}

/* Gives the value that was read to the arm; its place is `at`, or that of the built text. */
stx_go stx_take_value(stx_records *r, stx_frame *f, uint32_t arm, stax_str value, const char *at)
{
    stx_reader *face = &r->e.tokens.face;
    const stx_arm *a = &f->state->arms[arm];
    bool keeps = face->keeps, taken;
    void *record;

    if (a->repeat == STX_KEEP_FIRST && stx_arm_came(f, arm)) return STX_POPPED;
    stx_use_arena(r, f);
    if (at == NULL) face->keeps = false;
    record = stx_begin_value(face) ? stx_record_for(r, f, arm) : NULL;
    taken = record && a->take(face, record, value);
    face->keeps = keeps;
    if (!taken) return stx_fail_value(r, f, arm, value, at);
    if (face->absent) return STX_POPPED;
    stx_arm_meet(f, arm);
    stx_share(r, f);
    return STX_POPPED;
}

/* xsi:nil="true" among the attributes of the tag that was read. */
bool stx_is_nil(const stx_elements *e)
{
    const stx_tag *tag = &e->tokens.tag;

    for (size_t i = 0; i < tag->count; i++) {
        stax_str value = stax_trim(tag->attributes[i].value);

        if (!stx_is_xsi(e, &tag->attributes[i], "nil")) continue;
        return stax_eq(value, stax_str_of("true")) || stax_eq(value, stax_str_of("1"));
    }
    return false;
}

/* What an element that the schema knows may have beside what it asks for. */
bool stx_is_never_unknown(const stx_elements *e, const stx_attribute *a)
{
    if (stx_is_declaration(a)) return true;
    if (a->prefix == 0) return false;
    return a->uri == STX_XML_NAMESPACE || stax_eq(stx_scopes_uri(&e->scopes, a->uri), stx_xsi_uri);
}

stx_go stx_unknown_attribute(stx_records *r, const stx_attribute *a)
{
    r->e.tokens.schema = r->schema->file;
    (void)stx_fail(&r->e.tokens, STAX_E_UNKNOWN, a->name.data, a->name, "");
    return STX_STOPPED;
}

/* A leaf has no attribute that the schema wants. */
static stx_go check_leaf_attributes(stx_records *r, const stx_frame *f, uint32_t arm)
{
    const stx_tag *tag = &r->e.tokens.tag;

    if ((f->state->rules & STX_UNKNOWN_ERROR) == 0 && !stx_warns(r, f)) return STX_POPPED;
    be_about(r, f, arm);
    for (size_t i = 0; i < tag->count; i++) {
        const stx_attribute *a = &tag->attributes[i];

        if (stx_is_never_unknown(&r->e, a) || stx_is_asked(&f->state->arms[arm], a)) continue;
        if (f->state->rules & STX_UNKNOWN_ERROR) return stx_unknown_attribute(r, a);
        stx_warn_unknown(r, a->name.data, a->name);
    }
    be_about(r, NULL, STX_NO_ARM);
    return STX_POPPED;
}

/* A frame for the leaf whose start tag was read and stands at tag.at. */
static stx_go push_leaf(stx_records *r, stx_frame *parent, uint32_t arm, uint32_t scope, bool odd,
                        uint32_t watch)
{
    stx_tokens *t = &r->e.tokens;
    stx_frame *f = &r->frames[r->e.tokens.face.top];

    *f = (stx_frame){.record = parent->record, .arm = arm, .scope = scope, .opened = true};
    f->odd = odd;
    f->nil = stx_is_nil(&r->e);
    f->back = (uint32_t)(f - parent) - 1;
    if (stx_deeper(&r->e, t->tag.at) != STX_GOT) return STX_STOPPED;
    if (f->odd && stx_keep_name(&r->e, t->tag.name, scope) != STX_GOT) return STX_STOPPED;
    if (stx_text_begin(t, t->tag.at) != STX_GOT) return STX_STOPPED;
    stx_land(r, f, watch);
    r->e.tokens.face.top++;
    return STX_AGAIN;
}

/* The value in the frame on top is complete: takes it, and the frame away. */
static stx_go leaf_done(stx_records *r)
{
    stx_frame *f = stx_top(r);
    stx_tokens *t = &r->e.tokens;
    stax_str value;

    if (stx_below_end(r, stx_below_of(f), t->face.at.behind) != STX_GOT) return STX_STOPPED;
    value = stx_text_built(t);
    if (!f->nil && stx_take_value(r, stx_parent(f), f->arm, value, NULL) == STX_STOPPED)
        return STX_STOPPED;
    stx_pop(r);
    return STX_AGAIN;
}

/* A fault from here on is of an element whose end was read. */
static stx_go ended(stx_records *r, stx_go go)
{
    r->ended = go == STX_STOPPED;
    return go;
}

/*
 * Whether the end of the leaf at the walk may be in the window, as far as its entries tell. A
 * document in memory comes in few large strides, so all of them may be asked each time; otherwise
 * a leaf with many entries is read in pieces. bench/callgrind.sh on prose: 3.9 to 2.3.
 */
static bool end_is_near(const stx_records *r)
{
    const stx_window *w = &r->e.tokens.window;
    const uint32_t *ip = r->e.tokens.face.at.ip + 1, *end = w->last;
    ptrdiff_t look = w->in_place ? STX_INDEX_ROOM / 4 : 16; /* there must be room for the rest */

    if (end - ip > look) end = ip + look;
    while (ip < end && w->base[*ip] != '<') ip++;
    return ip < w->last;
}

/* A leaf whose value stands in the window as it is, up to its end tag: taken from there. */
static stx_go leaf_in_place(stx_records *r, stx_frame *f, uint32_t arm, bool *done)
{
    stx_tokens *t = &r->e.tokens;
    const stx_window *w = &t->window;
    const char *from = t->tag.end, *open = t->tag.at, *to;
    const uint32_t *ip = stx_resync(w, t->face.at.ip, from);
    stax_str name = t->tag.name;

    *done = false;
    if (ip == w->last) return STX_AGAIN;
    to = w->base + *ip;
    if (to[0] != '<' || to + 3 + name.len > w->limit || to[1] != '/') return STX_AGAIN;
    if (memcmp(to + 2, name.data, name.len) != 0 || to[2 + name.len] != '>') return STX_AGAIN;
    *done = true;
    if (r->e.depth >= t->limits.depth) return stx_heed(r, stx_deeper(&r->e, open));
    be_about(r, f, arm);
    if ((size_t)(to - from) > t->limits.text_bytes)
        return stx_heed(r, stx_fail_limit(t, from + t->limits.text_bytes, text_bytes));
    while (from < to && (unsigned char)*from <= ' ') from++;
    if (stx_take_value(r, f, arm, (stax_str){t->tag.end, (size_t)(to - t->tag.end)},
                       from < to ? from : open) == STX_STOPPED)
        return STX_STOPPED;
    be_about(r, NULL, STX_NO_ARM);
    stx_consume(t, to + 3 + name.len);
    return STX_AGAIN;
}

stx_go stx_enter_leaf(stx_records *r, stx_frame *f, uint32_t arm, uint32_t scope, bool odd,
                      uint32_t watch)
{
    stx_tokens *t = &r->e.tokens;
    const char *at = t->face.at.behind;
    bool done;

    if (check_leaf_attributes(r, f, arm) == STX_STOPPED) return STX_STOPPED;
    if (!t->tag.empty && scope == r->e.scopes.count && !stx_is_nil(&r->e) &&
        f->state->arms[arm].below != STX_BELOW_TREE) {
        stx_go go = leaf_in_place(r, f, arm, &done);
        if (done) return go;
    }
    if (push_leaf(r, f, arm, scope, odd, watch) == STX_STOPPED) return STX_STOPPED;
    if (stx_below_begin(r, stx_below_of(stx_top(r))) == STX_STOPPED) return STX_STOPPED;
    if (t->tag.empty && stx_top(r)->odd) /* nothing will close it */
        (void)stx_close_kept(&r->e, t->tag.name, at);
    stx_consume(t, t->tag.end);
    return t->tag.empty ? ended(r, leaf_done(r)) : STX_AGAIN;
}

bool stx_is_leaf_near(const stx_records *r)
{
    return end_is_near(r) || !stx_window_could_hold(&r->e.tokens.window, &r->e.tokens.face.at);
}

stx_go stx_read_leaf(stx_records *r, stx_frame *f, uint32_t arm, uint32_t watch)
{
    stx_tokens *t = &r->e.tokens;
    uint32_t scope = r->e.scopes.count;
    stx_got got;
    bool odd;

    if (!stx_is_leaf_near(r)) return stx_heed(r, STX_SHORT);
    if (stx_may_come(r, f, arm, t->face.at.behind) == STX_STOPPED) return STX_STOPPED;
    got = stx_start_tag(t);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    odd = !stax_eq(t->tag.name, f->state->arms[arm].name); /* which may be a star */
    return stx_enter_leaf(r, f, arm, scope, odd, watch);
}

/* ---- children ----------------------------------------------------------------------------- */

/* Reads the start tag at the walk and passes over its element. */
stx_go stx_pass_over(stx_records *r)
{
    uint32_t scope = r->e.scopes.count;
    stx_got got = stx_start_tag(&r->e.tokens);

    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got == STX_GOT) got = stx_skip_begin(&r->e, scope);
    return stx_heed(r, got);
}

/*
 * Passes over the plain leaves at the walk that the schema does not know: all that come one behind
 * the other, for the chain need not be asked about each. One scan of a name answers what it is and
 * where its tag ends. bench/callgrind.sh on wide: 8.6 to 4.8 instructions a byte.
 */
static void pass_leaves(stx_records *r, const stx_state *s)
{
    stx_tokens *t = &r->e.tokens;
    const char *base = t->face.at.base, *behind = t->face.at.behind;
    const uint32_t *ip = t->face.at.ip, *end = ip, *last = t->window.last;
    uint64_t marks = stx_marks_of(r, s);

    if (s->rules & STX_OWN) last = ip + 1; /* what stands between them is wanted */
    for (; ip < last; ip = ++end) {
        const char *name = base + *ip + 1, *next;
        size_t n;

        if (name[-1] != '<' || (n = stx_plain_name(name, stx_letters(name))) == 0) break;
        if (stx_find_child(s, (stax_str){name, n}, marks) != STX_NO_ARM) break;
        if (STX_RARELY(r->e.wanted != 0) && (r->e.wanted & stx_mark(name, n)) != 0) break;
        if ((next = stx_plain_leaf(t, &end, n)) == NULL) break;
        behind = next;
    }
    t->face.at.ip = ip;
    t->face.at.behind = behind;
}

/* Passes over the unknown child at the walk. */
static stx_go pass_unknown(stx_records *r, const stx_frame *f)
{
    const stx_walk *w = &r->e.tokens.face.at;
    const char *at = w->behind;

    if (stx_leaves_are_within(&r->e)) pass_leaves(r, f->state);
    return w->behind == at ? stx_pass_over(r) : STX_AGAIN;
}

/* The same, and the caller is told. */
static stx_go warn_over(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    uint32_t scope = r->e.scopes.count;
    stx_got got = stx_start_tag(t);

    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    stx_warn_unknown(r, t->tag.at, t->tag.name);
    return stx_heed(r, stx_skip_begin(&r->e, scope));
}

const stx_arm *stx_text_alone(stx_frame *f)
{
    const stx_state *s = f->state;

    if (s == NULL) return &stx_parent(f)->state->arms[f->arm];
    if (s->size > 0 || (s->rules & (STX_OWN | STX_MIXED | STX_DIRECT)) != STX_OWN) return NULL;
    return &s->arms[stx_text_arm(s)];
}

static stx_go refuse_child(stx_records *r, stax_status why, const stx_arm *text, stax_str name)
{
    stx_tokens *t = &r->e.tokens;

    t->schema = r->schema->file;
    if (text) stx_name_line(r, text);
    (void)stx_fail(t, why, t->face.at.behind, name, "");
    return STX_STOPPED;
}

stx_go stx_unknown_child(stx_records *r, stax_str name)
{
    stx_frame *top = stx_top(r);
    bool strict = false;

    if (r->e.skipping > 0) return stx_pass_over(r);
    for (stx_frame *f = stx_group(r); f <= top; f++) {
        const stx_arm *text = stx_text_alone(f);

        if (text && f->state == NULL && f->nil) {
            (void)stx_fail(&r->e.tokens, STAX_E_NIL, r->e.tokens.face.at.behind, name, "");
            return STX_STOPPED;
        }
        if (text) return refuse_child(r, STAX_E_NOT_TEXT, text, name);
        strict |= (f->state->rules & STX_UNKNOWN_ERROR) != 0;
    }
    if (strict) return refuse_child(r, STAX_E_UNKNOWN, NULL, name);
    if (stx_warns(r, top)) return warn_over(r);
    return top->joined ? stx_pass_over(r) : pass_unknown(r, top);
}

/* The presence of the element is all that counts; what is in it is passed over. */
stx_go stx_enter_flag(stx_records *r, stx_frame *f, uint32_t arm, uint32_t scope)
{
    const char *at = r->e.tokens.face.at.behind;

    if (stx_is_nil(&r->e)) { /* it must be empty, as a leaf that says so */
        bool odd = !stax_eq(r->e.tokens.tag.name, f->state->arms[arm].name);
        return stx_enter_leaf(r, f, arm, scope, odd, 0);
    }
    if (stx_take_value(r, f, arm, none, at) == STX_STOPPED) return STX_STOPPED;
    return stx_heed(r, stx_skip_begin(&r->e, scope));
}

stx_go stx_read_flag(stx_records *r, stx_frame *f, uint32_t arm)
{
    uint32_t scope = r->e.scopes.count;
    stx_got got;

    if (stx_may_come(r, f, arm, r->e.tokens.face.at.behind) == STX_STOPPED) return STX_STOPPED;
    got = stx_start_tag(&r->e.tokens);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    return stx_enter_flag(r, f, arm, scope);
}

stx_go stx_end_run(stx_records *r, stx_frame *f, const stx_arm *item, const char *at)
{
    const stx_arm *text;

    if (STX_MOSTLY((f->state->rules & STX_MIXED) == 0)) return STX_POPPED;
    text = &f->state->arms[stx_text_arm(f->state)];
    if (item->repeat != STX_ALL || item->count_at != text->count_at) return STX_POPPED;
    if (stx_take_own_text(r, f) == STX_STOPPED) return STX_STOPPED;
    stx_text_end(&r->e.tokens);
    return stx_text_begin(&r->e.tokens, at) == STX_GOT ? STX_POPPED : STX_STOPPED;
}

static stx_go child(stx_records *r, stx_frame *f)
{
    stx_tokens *t = &r->e.tokens;
    const char *at = t->face.at.behind;
    stax_str name;
    uint32_t prefix, arm;
    const stx_arm *a;
    stx_got got = stx_start_name(t, &name, &prefix);

    if (got != STX_GOT) return stx_heed(r, got);
    if (stx_below_of(f)) return stx_below_child(r, stx_below_of(f));
    if (STX_RARELY(r->looking > 0 || f->joined)) return stx_offer(r, name, prefix);
    arm = STX_NO_ARM;
    if (f->state)
        arm = stx_find_child(f->state, stx_local(name, prefix), stx_marks_of(r, f->state));
    if (arm == STX_NO_ARM) return stx_unknown_child(r, name);
    a = &f->state->arms[arm];
    if (STX_RARELY(a->picky || stx_is_full(r, f, a))) return stx_offer(r, name, prefix);
    if (STX_RARELY(f->state->rules & STX_CHOOSY)) return stx_choose(r, f);
    if (STX_RARELY(f->state->rules & STX_ORDERED) && stx_check_order(r, f, arm, at) == STX_STOPPED)
        return STX_STOPPED;
    if (stx_end_run(r, f, a, at) == STX_STOPPED) return STX_STOPPED;
    if (a->kind == STX_KIND_LEAF) return stx_read_leaf(r, f, arm, 0);
    if (a->kind == STX_KIND_FLAG) return stx_read_flag(r, f, arm);
    if (a->repeat == STX_KEEP_FIRST && stx_arm_came(f, arm)) return stx_pass_over(r);
    return stx_push(r, f, arm, at, prefix != 0, 0);
}

/* ---- end tags ----------------------------------------------------------------------------- */

uint32_t stx_text_arm(const stx_state *s)
{
    uint32_t arm = s->first;

    while (s->arms[arm].kind != STX_KIND_TEXT) arm++;
    return arm;
}

/* A run of mixed content: no item when it is empty, also when it is so without its blanks. */
static stx_go take_run(stx_records *r, stx_frame *f, uint32_t arm, stax_str run)
{
    stx_reader *face = &r->e.tokens.face;
    const stx_arm *a = &f->state->arms[arm];
    size_t count = stx_arm_count(f, a);
    bool keeps = face->keeps, taken;

    if (run.len == 0) return STX_POPPED;
    stx_use_arena(r, f);
    face->keeps = false;
    taken = stx_begin_value(face) && a->take(face, f->record, run);
    face->keeps = keeps;
    if (!taken && face->fault == STAX_E_COUNT)
        return stx_fail_arm(r, f, arm, STAX_E_COUNT, NULL, none, "");
    if (!taken) return stx_fail_value(r, f, arm, run, NULL);
    if (stx_arm_count(f, a) > count) stx_arm_meet(f, arm);
    stx_share(r, f);
    return STX_POPPED;
}

stx_go stx_take_own_text(stx_records *r, stx_frame *f)
{
    const stx_state *s = f->state;
    stax_str text = stx_text_built(&r->e.tokens);

    if (s->rules & STX_MIXED) return take_run(r, f, stx_text_arm(s), text);
    for (uint32_t arm = s->first; arm < s->first + s->count; arm++) {
        if (s->arms[arm].kind != STX_KIND_TEXT) continue;
        if (stx_take_value(r, f, arm, text, NULL) == STX_STOPPED) return STX_STOPPED;
    }
    return STX_POPPED;
}

static stx_got end_name(stx_records *r, stx_frame *f, stax_str name, const char *at)
{
    bool named = f->state && f->state->arms; /* the one of a flag has no name */
    stax_str want = named ? f->state->element : stx_parent(f)->state->arms[f->arm].name;

    if (f->odd) return stx_close_kept(&r->e, name, at);
    if (stax_eq(name, want)) return STX_GOT;
    return stx_fail(&r->e.tokens, STAX_E_END_TAG, at, name, want.data);
}

/* Of an element with several frames, or one that a flag alone has. */
static stx_go end_crowd(stx_records *r, stx_frame *lowest, const char *end)
{
    if (stx_take_texts(r, lowest) == STX_STOPPED) return STX_STOPPED;
    stx_consume(&r->e.tokens, end);
    return stx_close_crowd(r, end);
}

static stx_go end_tag(stx_records *r, stx_frame *f)
{
    stx_tokens *t = &r->e.tokens;
    const char *at = t->face.at.behind, *end;
    stax_str name;
    stx_got got = stx_end_tag(t, &name, &end);

    if (got == STX_GOT) got = end_name(r, stx_group(r), name, at);
    if (got != STX_GOT) return stx_heed(r, got);
    if (STX_RARELY(f->joined)) return end_crowd(r, stx_group(r), end);
    if (f->state == NULL) {
        stx_go go = ended(r, leaf_done(r));
        stx_consume(t, end);
        return go;
    }
    if ((f->state->rules & STX_OWN) && stx_take_own_text(r, f) == STX_STOPPED) {
        stx_consume(t, end);
        return ended(r, STX_STOPPED);
    }
    stx_consume(t, end);
    return stx_close(&t->face, t->face.at, f, f->seen);
}

/* ---- content ------------------------------------------------------------------------------ */

static stx_keep keep_of(const stx_frame *f)
{
    if (f->state == NULL && stx_below_of(f) == STX_BELOW_RAW) return STX_DROP;
    if (f->state == NULL) return f->nil ? STX_REFUSE_NIL : STX_KEEP;
    if (f->state->rules & STX_OWN) return STX_KEEP;
    return f->state->rules & STX_UNKNOWN_ERROR ? STX_REFUSE_TEXT : STX_DROP;
}

/* Of several frames: none may have text, or one wants it, or one refuses it. */
static stx_keep keep_of_all(stx_records *r)
{
    stx_keep all = STX_DROP;

    for (stx_frame *f = stx_group(r); f <= stx_top(r); f++) {
        stx_keep one = keep_of(f);

        if (one == STX_REFUSE_NIL) return one;
        if (one == STX_KEEP || all == STX_DROP) all = one;
    }
    return all;
}

stx_go stx_content(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    stx_frame *f = stx_top(r);
    stx_keep keep = STX_RARELY(f->joined) ? keep_of_all(r) : keep_of(f);
    stx_got got;

    stx_count_depth(r);
    f->begun = f->state && (f->state->rules & STX_OWN);
    if (t->run != STX_RUN_CONTENT) return stx_heed(r, stx_misc_run(t, keep));
    if ((got = stx_text(t, keep)) != STX_GOT) return stx_heed(r, got);
    switch (stx_ahead(t, 1)) {
    case -1:
        return stx_heed(r, STX_SHORT);
    case '/':
        return end_tag(r, f);
    case '!':
    case '?':
        return stx_heed(r, stx_misc_begin(t));
    default:
        return child(r, f);
    }
}

stx_go stx_careful(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen)
{
    reader->at = w;
    f->seen = seen;
    if (STX_RARELY(stx_chain_lacked_memory(reader)))
        return stx_fail_room(records_of(reader), w.behind);
    return stx_content(records_of(reader));
}

stx_go stx_refused(stx_reader *reader, stx_walk w, stx_frame *f, uint64_t seen)
{
    const uint32_t *ip = w.ip - 1; /* of the tag that was taken last */

    if (w.base[*ip + 1] == '/') do
            ip--;
        while (w.base[*ip] != '<');
    w.ip = ip;
    w.behind = w.base + *ip;
    return stx_careful(reader, w, f, seen);
}

stx_go stx_step(stx_reader *reader, stx_frame *f)
{
    (void)f;
    return stx_content(records_of(reader));
}
