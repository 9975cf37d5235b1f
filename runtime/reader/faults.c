/*
 * Errors that the schema decides: the place, the path, and what was wanted.
 */
#include "reader/records.h"

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
        spell_number(s, (a == r->streamed ? (size_t)r->e.tokens.records : stx_arm_count(f, a)) + 1);
}

/* The number of a record in its list, of which it is the last. */
static void spell_item(spelling *s, const stx_records *r, const stx_frame *f)
{
    const stx_arm *a = &f[-1].state->arms[f->arm];

    if (a->kind != STX_KIND_RECORD || a->repeat != STX_ALL) return;
    spell_number(s, a == r->streamed ? (size_t)r->e.tokens.records + 1 : stx_arm_count(f - 1, a));
}

static void spell_frames(spelling *s, const stx_records *r)
{
    for (size_t i = 0; i < r->e.tokens.face.top; i++) {
        const stx_frame *f = &r->frames[i];

        if (f->state == NULL) {
            spell_arm(s, r, f - 1, f->arm);
            continue;
        }
        spell_step(s, f->state->element);
        if (i > 0) spell_item(s, r, f);
    }
}

static void spell_skipped(spelling *s, const stx_elements *e)
{
    for (size_t i = e->kept - e->skipping; i < e->kept; i++) spell_step(s, stx_kept_at(e, i));
}

size_t stx_spell_path(const stx_tokens *t, char *room, size_t size)
{
    const stx_records *r = (const stx_records *)(const void *)t;
    spelling s = {room, size, 0};

    spell_frames(&s, r);
    spell_skipped(&s, &r->e);
    if (r->failing != STX_NO_ARM && r->e.tokens.face.top > 0)
        spell_arm(&s, r, &r->frames[r->e.tokens.face.top - 1], r->failing);
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

stx_go stx_fail_arm(stx_records *r, stx_frame *f, uint32_t arm, stax_status code, const char *at,
                    stax_str text, const char *want)
{
    stx_tokens *t = &r->e.tokens;
    char place[64];

    if (*want == '\0') {
        spell_place(f, arm, place, sizeof place);
        want = place;
    }
    t->schema = r->schema->file;
    t->schema_line = f->state->arms[arm].line;
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
    return stx_fail_arm(r, f, arm, why, at, stax_trim(text), f->state->arms[arm].want);
}

/* ---- what is not there -------------------------------------------------------------------- */

static bool is_required(const stx_state *s, uint32_t arm)
{
    return (s->required[arm / 64] >> (arm % 64) & 1) != 0;
}

/* Whether an arm lacks what the schema asks for. */
static bool lacks(const stx_records *r, const stx_frame *f, uint32_t arm)
{
    const stx_arm *a = &f->state->arms[arm];

    if (a->least > 0) return (a == r->streamed ? f->streamed : stx_arm_count(f, a)) < a->least;
    return is_required(f->state, arm) && !stx_arm_met(f, arm);
}

stx_go stx_check_complete(stx_records *r, stx_frame *f, const char *at, bool attributes_only)
{
    const stx_state *s = f->state;
    uint32_t end = attributes_only ? s->first + s->count : s->total, first = STX_NO_ARM;

    for (uint32_t arm = attributes_only ? s->first : 0; arm < end; arm++) {
        if (attributes_only && s->arms[arm].kind != STX_KIND_ATTRIBUTE) continue;
        if (!lacks(r, f, arm)) continue;
        if (first == STX_NO_ARM || s->arms[arm].line < s->arms[first].line) first = arm;
    }
    if (first == STX_NO_ARM) return STX_POPPED;
    return stx_fail_arm(r, f, first, s->arms[first].least > 0 ? STAX_E_COUNT : STAX_E_MISSING, at,
                        (stax_str){0}, "");
}
