/*
 * The careful path: one construct at a time, in any spelling, through the table of arms.
 *
 * It is called where no literal of the chain fits, and where the limits or the spelling forbid the
 * chain. It does with the same take_ functions what the chain does, and it alone reports errors.
 */
#include "names/plain_leaf.h"
#include "reader/records.h"

static const stax_str none = {NULL, 0};

static stx_records *records_of(stx_reader *reader)
{
    return (stx_records *)(void *)reader;
}

static stax_str local_of(stax_str name, uint32_t prefix)
{
    size_t skip = prefix ? prefix + 1 : 0;

    return (stax_str){name.data + skip, name.len - skip};
}

stx_go stx_heed(stx_records *r, stx_got got)
{
    if (got == STX_GOT) return STX_AGAIN;
    if (got == STX_SHORT && stx_more(&r->e.tokens) == STX_GOT) return STX_AGAIN;
    return STX_STOPPED;
}

/* ---- leaves ------------------------------------------------------------------------------- */

/* Gives the value that was read to the arm; its place is `at`, or that of the built text. */
static stx_go take(stx_records *r, stx_frame *f, uint32_t arm, stax_str value, const char *at)
{
    stx_reader *face = &r->e.tokens.face;
    const stx_arm *a = &f->state->arms[arm];
    bool keeps = face->keeps, taken;

    if (a->repeat == STX_KEEP_FIRST && stx_arm_met(f, arm)) return STX_POPPED;
    if (at == NULL) face->keeps = false;
    face->fault = STAX_OK;
    taken = a->take(face, f->record, value);
    face->keeps = keeps;
    if (!taken) return stx_fail_value(r, f, arm, value, at);
    stx_arm_meet(f, arm);
    return STX_POPPED;
}

/* Whether one element more of this arm may stand at `at`. */
static stx_go may_stand(stx_records *r, stx_frame *f, uint32_t arm, const char *at)
{
    const stx_arm *a = &f->state->arms[arm];

    r->failing = arm;
    if (a->repeat == STX_REFUSE && stx_arm_met(f, arm))
        return stx_fail_arm(r, f, arm, STAX_E_REPEATED, at, none, "");
    if (a->most != 0 && stx_arm_count(f, a) >= a->most)
        return stx_fail_arm(r, f, arm, STAX_E_COUNT, at, none, "");
    r->failing = STX_NO_ARM;
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

    if ((f->state->rules & STX_UNKNOWN_ERROR) == 0) return STX_POPPED;
    r->failing = arm;
    for (size_t i = 0; i < tag->count; i++)
        if (!stx_is_never_unknown(&r->e, &tag->attributes[i]))
            return stx_unknown_attribute(r, &tag->attributes[i]);
    r->failing = STX_NO_ARM;
    return STX_POPPED;
}

/* A frame for the leaf whose start tag was read and stands at tag.at. */
static stx_go push_leaf(stx_records *r, stx_frame *parent, uint32_t arm, uint32_t scope, bool nil)
{
    stx_tokens *t = &r->e.tokens;
    stx_frame *f = &r->frames[r->e.tokens.face.top];

    *f = (stx_frame){.record = parent->record, .arm = arm, .scope = scope, .opened = true};
    f->odd = t->tag.prefix != 0;
    f->nil = nil;
    if (stx_deeper(&r->e, t->tag.at) != STX_GOT) return STX_STOPPED;
    if (f->odd && stx_keep_name(&r->e, t->tag.name, scope) != STX_GOT) return STX_STOPPED;
    if (stx_text_begin(t, t->tag.at) != STX_GOT) return STX_STOPPED;
    r->e.tokens.face.top++;
    return STX_AGAIN;
}

/* The value in the frame on top is complete: takes it, and the frame away. */
static stx_go leaf_done(stx_records *r)
{
    stx_frame *f = stx_top(r);
    stax_str value = stx_text_built(&r->e.tokens);

    if (!f->nil && take(r, f - 1, f->arm, value, NULL) == STX_STOPPED) return STX_STOPPED;
    stx_pop(r);
    return STX_AGAIN;
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
    if (ip == w->last || t->tag.prefix) return STX_AGAIN;
    to = w->base + *ip;
    if (to[0] != '<' || to + 3 + name.len > w->limit || to[1] != '/') return STX_AGAIN;
    if (memcmp(to + 2, name.data, name.len) != 0 || to[2 + name.len] != '>') return STX_AGAIN;
    *done = true;
    if (r->e.depth >= t->limits.depth) return stx_heed(r, stx_deeper(&r->e, open));
    r->failing = arm;
    if ((size_t)(to - from) > t->limits.text_bytes)
        return stx_heed(r, stx_fail_limit(t, from + t->limits.text_bytes, text_bytes));
    while (from < to && (unsigned char)*from <= ' ') from++;
    if (take(r, f, arm, (stax_str){t->tag.end, (size_t)(to - t->tag.end)},
             from < to ? from : open) == STX_STOPPED)
        return STX_STOPPED;
    r->failing = STX_NO_ARM;
    stx_consume(t, to + 3 + name.len);
    return STX_AGAIN;
}

static stx_go leaf(stx_records *r, stx_frame *f, uint32_t arm)
{
    stx_tokens *t = &r->e.tokens;
    uint32_t scope = r->e.scopes.count;
    const char *at = t->face.at.behind;
    bool done, nil;
    stx_got got;

    if (!end_is_near(r) && stx_window_could_hold(&t->window, &t->face.at))
        return stx_heed(r, STX_SHORT);
    if (may_stand(r, f, arm, at) == STX_STOPPED) return STX_STOPPED;
    got = stx_start_tag(t);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    if (check_leaf_attributes(r, f, arm) == STX_STOPPED) return STX_STOPPED;
    nil = stx_is_nil(&r->e);
    if (!t->tag.empty && !nil && scope == r->e.scopes.count) {
        stx_go go = leaf_in_place(r, f, arm, &done);
        if (done) return go;
    }
    if (push_leaf(r, f, arm, scope, nil) == STX_STOPPED) return STX_STOPPED;
    if (t->tag.empty && stx_top(r)->odd) /* nothing will close it */
        (void)stx_close_kept(&r->e, t->tag.name, at);
    stx_consume(t, t->tag.end);
    return t->tag.empty ? leaf_done(r) : STX_AGAIN;
}

/* ---- children ----------------------------------------------------------------------------- */

/* One bit of 64 for a name, which is readable for 8 bytes: seldom the same for two names. */
STX_INLINE uint64_t mark_of(const char *name, size_t len)
{
    uint64_t first = stx_first_bytes(stx_load8(name), len < 8 ? len : 8);

    return UINT64_C(1) << ((first + len) * UINT64_C(0x9E3779B97F4A7C15) >> 58);
}

/* The marks of the children that the state knows: worked out when it is not the one before. */
static uint64_t marks_of(stx_records *r, const stx_state *s)
{
    const stx_arm *a = s->arms + s->first, *end = a + s->count;

    if (r->marked == s) return r->marks;
    r->marked = s;
    r->marks = 0;
    for (; a < end; a++)
        if (a->kind > STX_KIND_TEXT) r->marks |= mark_of(a->name.data, a->name.len);
    return r->marks;
}

STX_OUT_OF_LINE static uint32_t find_arm(const stx_state *s, stax_str local)
{
    const stx_arm *a = s->arms + s->first, *end = a + s->count;

    for (; a < end; a++) {
        if (a->name.len != local.len || a->kind <= STX_KIND_TEXT) continue;
        if (stx_same_bytes(a->name.data, local.data, local.len)) return (uint32_t)(a - s->arms);
    }
    return STX_NO_ARM;
}

/* The arm of a child with this name, which stands in the window. */
STX_INLINE uint32_t find_child(const stx_state *s, stax_str local, uint64_t marks)
{
    if ((marks & mark_of(local.data, local.len)) == 0) return STX_NO_ARM;
    return find_arm(s, local);
}

/* Reads the start tag at the walk and passes over its element. */
static stx_go pass_over(stx_records *r)
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
    uint64_t marks = marks_of(r, s);

    if (s->rules & STX_OWN) last = ip + 1; /* what stands between them is wanted */
    for (; ip < last; ip = ++end) {
        const char *name = base + *ip + 1, *next;
        size_t n;

        if (name[-1] != '<' || (n = stx_plain_name(name, stx_letters(name))) == 0) break;
        if (find_child(s, (stax_str){name, n}, marks) != STX_NO_ARM) break;
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
    return w->behind == at ? pass_over(r) : STX_AGAIN;
}

/* The arm of a text in which no element may stand; NULL: this is no such text. */
static const stx_arm *text_alone(const stx_frame *f)
{
    const stx_state *s = f->state;
    const stx_arm *a;

    if (s == NULL) return &f[-1].state->arms[f->arm];
    if (s->size > 0 || (s->rules & STX_OWN) == 0) return NULL;
    a = &s->arms[s->first];
    while (a->kind != STX_KIND_TEXT) a++;
    return strcmp(a->want, "flag") == 0 ? NULL : a;
}

static stx_go unknown_child(stx_records *r, const stx_frame *f, stax_str name)
{
    stx_tokens *t = &r->e.tokens;
    const stx_arm *text = text_alone(f);

    if (text == NULL && (f->state->rules & STX_UNKNOWN_ERROR) == 0) return pass_unknown(r, f);
    if (f->state == NULL && f->nil) {
        (void)stx_fail(t, STAX_E_NIL, t->face.at.behind, name, "");
        return STX_STOPPED;
    }
    t->schema = r->schema->file;
    if (text) t->schema_line = text->line;
    (void)stx_fail(t, text ? STAX_E_NOT_TEXT : STAX_E_UNKNOWN, t->face.at.behind, name, "");
    return STX_STOPPED;
}

/* The presence of the element is all that counts; what is in it is passed over. */
static stx_go flag(stx_records *r, stx_frame *f, uint32_t arm, const char *at)
{
    uint32_t scope = r->e.scopes.count;
    stx_got got;

    if (may_stand(r, f, arm, at) == STX_STOPPED) return STX_STOPPED;
    got = stx_start_tag(&r->e.tokens);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    if (!stx_is_nil(&r->e) && take(r, f, arm, none, at) == STX_STOPPED) return STX_STOPPED;
    return stx_heed(r, stx_skip_begin(&r->e, scope));
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
    arm = STX_NO_ARM;
    if (f->state) arm = find_child(f->state, local_of(name, prefix), marks_of(r, f->state));
    if (arm == STX_NO_ARM) return unknown_child(r, f, name);
    a = &f->state->arms[arm];
    if (a->kind == STX_KIND_LEAF) return leaf(r, f, arm);
    if (a->kind == STX_KIND_FLAG) return flag(r, f, arm, at);
    if (a->repeat == STX_KEEP_FIRST && stx_arm_met(f, arm)) return pass_over(r);
    return stx_push(r, f, arm, at, prefix != 0);
}

/* ---- end tags ----------------------------------------------------------------------------- */

stx_go stx_take_own_text(stx_records *r, stx_frame *f)
{
    const stx_state *s = f->state;
    uint32_t arm = s->first;

    while (s->arms[arm].kind != STX_KIND_TEXT) arm++;
    return take(r, f, arm, stx_text_built(&r->e.tokens), NULL);
}

static stx_got end_name(stx_records *r, stx_frame *f, stax_str name, const char *at)
{
    stax_str want = f->state ? f->state->element : f[-1].state->arms[f->arm].name;

    if (f->odd) return stx_close_kept(&r->e, name, at);
    if (stax_eq(name, want)) return STX_GOT;
    return stx_fail(&r->e.tokens, STAX_E_END_TAG, at, name, want.data);
}

static stx_go end_tag(stx_records *r, stx_frame *f)
{
    stx_tokens *t = &r->e.tokens;
    const char *at = t->face.at.behind, *end;
    stax_str name;
    stx_got got = stx_end_tag(t, &name, &end);

    if (got == STX_GOT) got = end_name(r, f, name, at);
    if (got != STX_GOT) return stx_heed(r, got);
    if (f->state == NULL) {
        stx_go go = leaf_done(r);
        if (go != STX_STOPPED) stx_consume(t, end);
        return go;
    }
    if ((f->state->rules & STX_OWN) && stx_take_own_text(r, f) == STX_STOPPED) return STX_STOPPED;
    stx_consume(t, end);
    return stx_close(&t->face, t->face.at, f, f->seen);
}

/* ---- content ------------------------------------------------------------------------------ */

static stx_keep keep_of(const stx_frame *f)
{
    if (f->state == NULL) return f->nil ? STX_REFUSE_NIL : STX_KEEP;
    if (f->state->rules & STX_OWN) return STX_KEEP;
    return f->state->rules & STX_UNKNOWN_ERROR ? STX_REFUSE_TEXT : STX_DROP;
}

stx_go stx_content(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    stx_frame *f = stx_top(r);
    stx_got got;

    stx_count_depth(r);
    f->begun = f->state && (f->state->rules & STX_OWN);
    if (t->run != STX_RUN_CONTENT) return stx_heed(r, stx_misc_run(t, keep_of(f)));
    if ((got = stx_text(t, keep_of(f))) != STX_GOT) return stx_heed(r, got);
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
