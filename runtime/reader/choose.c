/*
 * Children that are not known by their local name alone: by their namespace, or by what else their
 * start tag says. The tag is read first, then the arm is looked for, then the element is entered as
 * the careful path enters it; nothing between is short, so the tag is bound once.
 */
#include "reader/match.h"

/* Some arm has this local name, and this tag fits none. */
static stx_go nobody(stx_records *r, const stx_frame *f, uint32_t scope)
{
    const stx_tag *tag = &r->e.tokens.tag;

    if (f->state->rules & STX_UNKNOWN_ERROR) return stx_unknown_child(r, tag->name);
    if (stx_warns(r, f)) stx_warn_unknown(r, tag->at, tag->name);
    return stx_heed(r, stx_skip_begin(&r->e, scope));
}

static stx_go enter_state(stx_records *r, stx_frame *f, uint32_t arm, uint32_t scope)
{
    const stx_tag *tag = &r->e.tokens.tag;
    const stx_arm *a = &f->state->arms[arm];
    bool odd = !stax_eq(tag->name, a->state->element);

    if (a->repeat == STX_KEEP_FIRST && stx_arm_came(f, arm))
        return stx_heed(r, stx_skip_begin(&r->e, scope));
    if (stx_push(r, f, arm, tag->at, odd, 0) == STX_STOPPED) return STX_STOPPED;
    return stx_open_bound(r, stx_top(r), scope);
}

stx_go stx_choose(stx_records *r, stx_frame *f)
{
    stx_tokens *t = &r->e.tokens;
    uint32_t scope = r->e.scopes.count, arm, skip;
    const stx_arm *a;
    stx_got got;

    if (r->e.depth >= t->limits.depth) return stx_heed(r, stx_deeper(&r->e, t->face.at.behind));
    if (STX_RARELY(r->schema->deep) && !stx_may_go_deeper(r)) return STX_AGAIN;
    if (!stx_is_leaf_near(r)) return stx_heed(r, STX_SHORT);
    got = stx_start_tag(t);
    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return stx_heed(r, got);

    skip = t->tag.prefix ? t->tag.prefix + 1 : 0;
    arm = stx_find_arm(f->state, f->state->first,
                       (stax_str){t->tag.name.data + skip, t->tag.name.len - skip},
                       stx_tag_fits(&r->e));
    if (arm == STX_NO_ARM) return nobody(r, f, scope);
    if ((f->state->rules & STX_ORDERED) && stx_check_order(r, f, arm, t->tag.at) == STX_STOPPED)
        return STX_STOPPED;
    a = &f->state->arms[arm];
    if (stx_end_run(r, f, a, t->tag.at) == STX_STOPPED) return STX_STOPPED;
    if (a->kind > STX_KIND_FLAG) return enter_state(r, f, arm, scope);
    if (stx_may_come(r, f, arm, t->tag.at) == STX_STOPPED) return STX_STOPPED;
    if (a->kind == STX_KIND_FLAG) return stx_enter_flag(r, f, arm, scope);
    return stx_enter_leaf(r, f, arm, scope, !stax_eq(t->tag.name, a->name), 0);
}
