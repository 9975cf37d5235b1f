/*
 * Errors that the schema decides: the place, the path, and what was wanted.
 */
#include "reader/match.h"

#include <stdio.h>

/* ---- the path ----------------------------------------------------------------------------- */

/* A string that is cut where its room ends, as snprintf does it. */
typedef struct spelling {
    char *room;
    size_t size, len;
} spelling;

static void spell(spelling *s, stax_str text)
{
    for (size_t i = 0; i < text.len; i++, s->len++)
        if (s->len + 1 < s->size) s->room[s->len] = text.data[i];
}

static void spell_step(spelling *s, stax_str name)
{
    if (s->len > 0) spell(s, (stax_str)STAX_STR("/"));
    spell(s, name);
}

static void spell_number(spelling *s, size_t number)
{
    char text[24];
    int len = snprintf(text, sizeof text, "[%zu]", number);

    spell(s, (stax_str){text, (size_t)len});
}

/* A place below a frame: name or @name, with [n] when it is a list's next item. */
static void spell_arm(spelling *s, const stx_records *r, const stx_frame *f, uint32_t arm)
{
    const stx_arm *a = &f->state->arms[arm];

    if (a->kind == STX_KIND_TEXT) return;
    if (s->len > 0) spell(s, (stax_str)STAX_STR("/"));
    if (a->kind == STX_KIND_ATTRIBUTE) spell(s, (stax_str)STAX_STR("@"));
    spell(s, a->name);
    if (a->repeat == STX_ALL && a->kind != STX_KIND_WRAPPER)
        spell_number(s, (stx_is_streamed(r, a) ? stx_given(r, a) : stx_arm_count(f, a)) + 1);
}

/* The number of a record in its list, of which it is the last. */
static void spell_item(spelling *s, const stx_records *r, const stx_frame *f)
{
    const stx_frame *parent = f - 1 - f->back;
    const stx_arm *a = &parent->state->arms[f->arm];

    if (a->kind != STX_KIND_RECORD || a->repeat != STX_ALL) return;
    spell_number(s, stx_is_streamed(r, a) ? stx_given(r, a) + 1 : stx_arm_count(parent, a));
}

static void spell_frame(spelling *s, const stx_records *r, const stx_frame *f)
{
    if (f->state == NULL || f->state->arms == NULL) {
        spell_arm(s, r, f - 1 - f->back, f->arm);
        return;
    }
    spell_step(s, f->state->element);
    if (f > r->frames) spell_item(s, r, f);
}

static void spell_kept(spelling *s, const stx_elements *e, size_t from, size_t to)
{
    for (; from < to; from++) spell_step(s, stx_kept_at(e, from));
}

/* Of the frames of one element the one that the error is about, or the lowest. */
static const stx_frame *spoken_for(const stx_records *r, const stx_frame *lowest)
{
    const stx_frame *end = r->frames + r->e.tokens.face.top, *f = lowest;

    for (; f < end && (f == lowest || f->joined); f++)
        if (f == r->failing_in) return f;
    return lowest;
}

/* Whether it is not known yet what the element is: its start tag may change its prefix. */
static bool is_unsure(const stx_records *r, const stx_frame *f)
{
    return f->state && !f->opened && !r->bound && (f->state->rules & STX_NAMESPACED);
}

static void spell_frames(spelling *s, const stx_records *r)
{
    size_t kept = 0; /* names that stand below the frame */

    for (size_t i = 0; i < r->e.tokens.face.top; i++) {
        const stx_frame *f = &r->frames[i];

        if (f->joined) continue;
        if (is_unsure(r, f)) break;
        spell_kept(s, &r->e, kept, kept + f->under);
        kept += f->under + (f->odd && f->opened ? 1 : 0);
        spell_frame(s, r, spoken_for(r, f));
    }
}

size_t stx_spell_path(const stx_tokens *t, char *room, size_t size)
{
    const stx_records *r = (const stx_records *)(const void *)t;
    spelling s = {room, size, 0};

    spell_frames(&s, r);
    spell_kept(&s, &r->e, r->e.kept - r->e.skipping, r->e.kept);
    if (r->failing != STX_NO_ARM && r->e.tokens.face.top > 0)
        spell_arm(&s, r, r->failing_in ? r->failing_in : &r->frames[r->e.tokens.face.top - 1],
                  r->failing);
    if (size > 0) room[s.len < size ? s.len : size - 1] = '\0';
    return s.len;
}

/* ---- errors ------------------------------------------------------------------------------- */

/* A place as the schema writes it, from the record on: metadata/name, @id, link/@href. */
static void spell_place(const stx_frame *f, uint32_t arm, char *room, size_t size)
{
    const stx_arm *arms = f->state->arms;
    uint32_t chain[16], n = 0;
    spelling s = {room, size, 0};

    for (uint32_t at = arm; n < 16;) {
        uint32_t wrapper = 0;

        chain[n++] = at;
        while (wrapper < f->state->total &&
               !(arms[wrapper].kind == STX_KIND_WRAPPER && at >= arms[wrapper].state->first &&
                 at < arms[wrapper].state->first + arms[wrapper].state->count))
            wrapper++;
        if (wrapper == f->state->total) break;
        at = wrapper;
    }
    while (n-- > 0) {
        const stx_arm *a = &arms[chain[n]];

        if (a->kind == STX_KIND_TEXT && s.len > 0) break; /* the wrapper's name says it */
        if (s.len > 0) spell(&s, (stax_str)STAX_STR("/"));
        if (a->kind == STX_KIND_ATTRIBUTE) spell(&s, (stax_str)STAX_STR("@"));
        spell(&s, a->name);
    }
    room[s.len < size ? s.len : size - 1] = '\0';
}

void stx_name_line(stx_records *r, const stx_arm *a)
{
    r->e.tokens.schema = a->file ? a->file : r->schema->file;
    r->e.tokens.schema_line = a->line;
}

/* The arm to be named: what is counted for several arms together is about all of them. */
static uint32_t meant(const stx_frame *f, uint32_t arm, stax_status code)
{
    const stx_arm *a = &f->state->arms[arm];

    if (a->any_of == 0) return arm;
    if (code == STAX_E_REPEATED && !a->exclusive) return arm;
    return code == STAX_E_REPEATED || code == STAX_E_COUNT ? a->any_of : arm;
}

stx_go stx_fail_arm(stx_records *r, stx_frame *f, uint32_t arm, stax_status code, const char *at,
                    stax_str text, const char *want)
{
    stx_tokens *t = &r->e.tokens;
    char place[64];

    if (*want == '\0') {
        spell_place(f, meant(f, arm, code), place, sizeof place);
        want = place;
    }
    stx_name_line(r, &f->state->arms[arm]);
    r->failing_in = f;
    if (at)
        (void)stx_fail(t, code, at, text, want);
    else
        (void)stx_fail_at_text(t, code, text, want);
    return STX_STOPPED;
}

stx_go stx_fail_room(stx_records *r, const char *at)
{
    stx_tokens *t = &r->e.tokens;
    bool limited = t->face.fault == STAX_E_LIMIT && t->face.arena == &r->record;
    stax_status why = limited ? STAX_E_LIMIT : STAX_E_MEMORY;
    char want[64] = "";

    if (limited) (void)snprintf(want, sizeof want, "record_bytes (%zu)", t->limits.record_bytes);
    if (at)
        (void)stx_fail(t, why, at, (stax_str){0}, want);
    else
        (void)stx_fail_at_text(t, why, (stax_str){0}, want);
    return STX_STOPPED;
}

stx_go stx_fail_value(stx_records *r, stx_frame *f, uint32_t arm, stax_str text, const char *at)
{
    stax_status why = r->e.tokens.face.fault;

    if (why == STAX_E_MEMORY || why == STAX_E_LIMIT) return stx_fail_room(r, at);
    if (why == STAX_E_COUNT) return stx_fail_arm(r, f, arm, why, at, (stax_str){0}, "");
    return stx_fail_arm(r, f, arm, why, at, stax_trim(text), f->state->arms[arm].want);
}

/* ---- what is not there -------------------------------------------------------------------- */

static bool is_required(const stx_state *s, uint32_t arm)
{
    return (s->required[arm / 64] >> (arm % 64) & 1) != 0;
}

/* Whether an arm stands before another in the schema. */
static bool is_before(const stx_arm *a, const stx_arm *b)
{
    return a->order == b->order ? a->line < b->line : a->order < b->order;
}

/* Whether its items are those that are given one by one. */
static bool counts_streamed(const stx_records *r, const stx_arm *a)
{
    if (a->kind != STX_KIND_ANY_OF || r->streamed == NULL) return stx_is_streamed(r, a);
    return a == &r->schema->stream->arms[r->streamed->any_of];
}

/* Whether an arm lacks what the schema asks for. */
static bool lacks(const stx_records *r, const stx_frame *f, uint32_t arm)
{
    const stx_arm *a = &f->state->arms[arm];

    if (a->least > 0) return (counts_streamed(r, a) ? f->streamed : stx_arm_count(f, a)) < a->least;
    return is_required(f->state, arm) && !stx_arm_met(f, arm);
}

/* The same of an attribute, before those of the tag that was read are taken. */
static bool lacks_attribute(const stx_records *r, const stx_frame *f, uint32_t arm)
{
    const stx_tag *tag = &r->e.tokens.tag;
    size_t least = f->state->arms[arm].least, count = 0;

    if (least == 0) return lacks(r, f, arm);
    for (size_t i = 0; i < tag->count; i++)
        count += stx_find_attribute(&r->e, f->state, arm, &tag->attributes[i]) == arm;
    return count < least;
}

stx_go stx_check_complete(stx_records *r, stx_frame *f, const char *at, bool attributes_only)
{
    const stx_state *s = f->state;
    uint32_t end = attributes_only ? s->first + s->count : s->total, first = STX_NO_ARM;

    for (uint32_t arm = attributes_only ? s->first : 0; arm < end; arm++) {
        if (attributes_only && s->arms[arm].kind != STX_KIND_ATTRIBUTE) continue;
        if (!(attributes_only ? lacks_attribute : lacks)(r, f, arm)) continue;
        if (first == STX_NO_ARM || is_before(&s->arms[arm], &s->arms[first])) first = arm;
    }
    if (first == STX_NO_ARM) return STX_POPPED;
    return stx_fail_arm(r, f, first, s->arms[first].least > 0 ? STAX_E_COUNT : STAX_E_MISSING, at,
                        (stax_str){0}, "");
}
