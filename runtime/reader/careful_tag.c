/*
 * A start tag of the schema's, in any spelling: which arms are there, what is missing, and only
 * then the values, in the order of the document.
 */
#include "reader/records.h"

static const stax_str none = {NULL, 0};

/* An attribute of the schema's: without a prefix, or with xml:, whose meaning is fixed. */
static uint32_t find_attribute(const stx_state *s, const stx_attribute *a)
{
    if (a->prefix != 0 && a->uri != STX_XML_NAMESPACE) return STX_NO_ARM;
    for (uint32_t arm = s->first; arm < s->first + s->count; arm++)
        if (s->arms[arm].kind == STX_KIND_ATTRIBUTE && stax_eq(s->arms[arm].name, a->name))
            return arm;
    return STX_NO_ARM;
}

/* In a wrapper that comes twice an attribute may come twice, which is `repeated` as for children.
 */
static stx_go may_stand(stx_records *r, stx_frame *f, uint32_t arm, const stx_attribute *a)
{
    const stx_arm *about = &f->state->arms[arm];

    if (about->repeat == STX_REFUSE && stx_arm_met(f, arm))
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

    if (may_stand(r, f, arm, a) == STX_STOPPED) return STX_STOPPED;
    if (f->state->arms[arm].repeat == STX_KEEP_FIRST && stx_arm_met(f, arm)) return STX_POPPED;
    if (!a->plain) face->keeps = false;
    face->fault = STAX_OK;
    taken = f->state->arms[arm].take(face, f->record, a->value);
    face->keeps = keeps;
    if (!taken) {
        while ((unsigned char)*at <= ' ') at++; /* the closing quote ends it */
        return stx_fail_value(r, f, arm, a->value, at);
    }
    stx_arm_meet(f, arm);
    return STX_POPPED;
}

static stx_go take_all(stx_records *r, stx_frame *f)
{
    const stx_tag *tag = &r->e.tokens.tag;
    stx_go go = STX_POPPED;

    for (size_t i = 0; i < tag->count && go == STX_POPPED; i++) {
        const stx_attribute *a = &tag->attributes[i];

        r->failing = find_attribute(f->state, a);
        if (r->failing != STX_NO_ARM)
            go = take(r, f, r->failing, a);
        else if ((f->state->rules & STX_UNKNOWN_ERROR) && !stx_is_never_unknown(&r->e, a))
            go = stx_unknown_attribute(r, a);
    }
    if (go == STX_POPPED) r->failing = STX_NO_ARM;
    return go;
}

/*
 * Required attributes that are not in the tag are told before any value is looked at: their place,
 * the '<', comes before it. Of a wrapper's, the end of the record tells.
 */
static stx_go check_there(stx_records *r, stx_frame *f)
{
    const stx_tag *tag = &r->e.tokens.tag;
    uint64_t seen = f->seen;
    stx_go go;

    if (f->state->size == 0) return STX_POPPED;
    for (size_t i = 0; i < tag->count; i++) {
        uint32_t arm = find_attribute(f->state, &tag->attributes[i]);
        if (arm != STX_NO_ARM) stx_arm_meet(f, arm);
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
    stx_frame *parent = f - 1;
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
static void drop_nil_text(stx_frame *f)
{
    f[-1].seen = f->seen;
    f->state = NULL;
    f->nil = true;
    f->opened = true;
}

static stx_go opened(stx_records *r, stx_frame *f, uint32_t scope)
{
    stx_tokens *t = &r->e.tokens;
    bool empty = t->tag.empty;

    f->scope = scope;
    f->simple = f->simple && scope == r->e.scopes.count && !f->nil;
    if (f->odd && !empty && stx_keep_name(&r->e, t->tag.name, scope) != STX_GOT) return STX_STOPPED;
    stx_consume(t, t->tag.end);
    if (f->nil && empty) {
        stx_pop(r);
        return STX_POPPED;
    }
    if (empty) return stx_close(&t->face, t->face.at, f, f->seen);
    f->opened = true;
    return STX_AGAIN;
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

stx_go stx_careful_open(stx_reader *reader, stx_frame *f)
{
    stx_records *r = (stx_records *)(void *)reader;
    const stx_state *s = f->state;
    uint32_t scope = r->e.scopes.count;
    stx_got got;

    if (STX_RARELY(stx_chain_lacked_memory(reader))) return stx_fail_room(r, reader->at.behind);
    if (STX_RARELY(runs_out(&r->e.tokens))) return stx_heed(r, STX_SHORT);
    got = stx_start_tag(&r->e.tokens);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);
    if (s->size > 0) memcpy(f->record, s->blank, s->size);
    if (s->size > 0 && r->e.tokens.face.top > 1 && stx_is_nil(&r->e)) {
        if (drop_nil(r, f) == STX_STOPPED) return STX_STOPPED;
        return opened(r, f, scope);
    }
    if (check_there(r, f) == STX_STOPPED || take_all(r, f) == STX_STOPPED) return STX_STOPPED;
    if (s->size == 0 && (s->rules & STX_OWN) && stx_is_nil(&r->e)) drop_nil_text(f);
    return opened(r, f, scope);
}
