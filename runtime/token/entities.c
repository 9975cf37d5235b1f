/*
 * Entities: their texts in place of their references (4.4).
 *
 *   document   … &e;          …
 *   e             <b>&f;</b>            each a window of its own over the replacement text, on a
 *   f                 text              stack: the readers above notice nothing of it
 *
 * Whatever reads goes on in the new window and asks for more input at its end; then the one below
 * comes back. All that a text may cost is paid for before it is opened, in one place.
 */
#include "input/recode.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

enum { CHARGE = 20 }; /* of each reference and default, so that empty ones cost as well */

static stx_open_entity *top(const stx_tokens *t)
{
    return (stx_open_entity *)(void *)(t->opened.data + t->opened.len) - 1;
}

/* ---- the budget --------------------------------------------------------------------------- */

static uint64_t plus(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

/* Whether so many bytes may come of so many that were read. */
static bool is_within(const stx_limits *limits, uint64_t spent, uint64_t read)
{
    uint64_t factor = limits->entity_factor;

    if (limits->entity_free == SIZE_MAX || limits->entity_factor == SIZE_MAX) return true;
    if (spent <= limits->entity_free) return true;
    return factor > 0 && (spent / factor < read || (spent / factor == read && spent % factor == 0));
}

stx_got stx_pay(stx_tokens *t, const char *at, size_t len)
{
    uint64_t read = plus(stx_offset_of(t, at), t->given);

    t->spent = plus(plus(t->spent, CHARGE), len);
    if (is_within(&t->limits, t->spent, read)) return STX_GOT;
    if (t->limits.entity_factor == 0) return stx_fail_limit(t, at, entity_free);
    return stx_fail_limit(t, at, entity_factor);
}

stx_got stx_charge(stx_tokens *t, const stx_entity *entity, const char *at, size_t deep)
{
    size_t open = t->opened.len / sizeof(stx_open_entity);

    if (entity->open) return stx_fail(t, STAX_E_ENTITY_LOOP, at, entity->name, "");
    if (deep >= t->limits.entity_depth || open >= t->limits.entity_depth - deep)
        return stx_fail_limit(t, at, entity_depth);
    return t->paid ? STX_GOT : stx_pay(t, at, entity->text.len);
}

/* ---- external ones ------------------------------------------------------------------------ */

static stx_got recode(stx_tokens *t, stx_entity *entity, stax_str bytes, const char *at)
{
    stx_misread wrong = {0};
    stax_status status = stx_recode_entity(bytes, &entity->text, &wrong, &t->dtd.arena);

    if (status == STAX_OK) {
        t->given = plus(t->given, bytes.len);
        return STX_GOT;
    }
    t->inside = entity->name;
    return stx_fail(t, status, at, wrong.text, wrong.want ? wrong.want : "");
}

stx_got stx_fetch(stx_tokens *t, stx_entity *entity, stax_external_kind kind, const char *at)
{
    const stx_outside *o = entity->outside;
    stax_external asked = {.kind = kind, .name = entity->name};
    stax_resolution said = STAX_RESOLVE_REFUSE;
    stax_str bytes = {NULL, 0};

    if (entity->text.data || entity->passed_over) return STX_GOT;
    asked.public_id = o->public_id;
    asked.system_id = o->system_id;
    asked.base = o->base;
    if (t->resolve) said = t->resolve(t->resolve_context, &asked, &bytes);
    if (said == STAX_RESOLVE_TEXT) return recode(t, entity, bytes, at);
    if (said != STAX_RESOLVE_SKIP) return stx_fail(t, STAX_E_EXTERNAL, at, entity->name, "");
    entity->passed_over = true;
    return STX_GOT;
}

/* ---- entering and leaving ----------------------------------------------------------------- */

stx_got stx_enter(stx_tokens *t, stx_entity *entity, const char *at)
{
    stx_open_entity below = {
        .entity = entity, .window = t->window, .at = t->face.at, .hunt = t->hunt};
    stx_window over;

    below.charged = t->charged;
    below.sections = t->subset.sections;
    below.final = t->final;
    below.chained = t->chained;
    if (!stx_window_over(&over, entity->text, &t->window))
        return stx_fail(t, STAX_E_MEMORY, at, none, "");
    if (!stx_buffer_add(&t->opened, (const char *)&below, sizeof below, &t->allocator)) {
        stx_window_close(&over);
        return stx_fail(t, STAX_E_MEMORY, at, none, "");
    }
    if (t->opened.len == sizeof below)
        t->reference = t->window.offset + (uint64_t)(at - t->window.base);
    entity->open = true;
    t->inside = entity->name;
    t->window = over;
    t->face.at = stx_window_start(&t->window);
    t->face.keeps = false;
    t->hunt = (stx_hunt){0};
    t->charged = 0;
    t->final = false;
    if (entity->returns || entity->text.len > STX_LONGEST_IN_PLACE) t->chained = false;
    return STX_GOT;
}

static void leave(stx_tokens *t)
{
    const stx_open_entity *below = top(t);

    below->entity->open = false;
    stx_window_close(&t->window);
    t->window = below->window;
    t->face.at = below->at;
    t->hunt = below->hunt;
    t->charged = below->charged;
    t->final = below->final;
    t->chained = below->chained;
    t->opened.len -= sizeof *below;
    t->inside = stx_is_inside(t) ? top(t)->entity->name : none;
    t->face.keeps = !stx_is_inside(t) && t->lends && t->window.in_place;
}

/* Something that began in the entity does not end in it. */
static stx_got cut_off(stx_tokens *t)
{
    const char *at = t->face.at.behind;
    stax_str name = top(t)->entity->name;

    if (t->subset.part != STX_IN_NO_DOCTYPE)
        return stx_fail(t, STAX_E_DOCTYPE, at, none, "what begins in an entity must end in it");
    if (at < t->window.limit && *at == '&' && t->run == STX_RUN_CONTENT)
        return stx_fail(t, STAX_E_REFERENCE, at, none, "");
    return stx_fail(t, STAX_E_ENTITY_TEXT, at, name, "");
}

/* Whether nothing is open at the end of the entity's text. */
static bool is_complete(const stx_tokens *t)
{
    bool declares = t->subset.part != STX_IN_NO_DOCTYPE;

    return t->face.at.behind == t->window.limit && t->subset.sections == top(t)->sections &&
           t->run == (declares ? STX_RUN_DOCTYPE : STX_RUN_CONTENT);
}

stx_got stx_more_inside(stx_tokens *t)
{
    if (stx_window_fill(&t->window, &t->face.at) == STX_FILLED) return STX_GOT;
    if (!t->final) { /* look once more: nothing follows what waited for its end */
        t->final = true;
        return STX_GOT;
    }
    if (!is_complete(t)) return cut_off(t);
    leave(t);
    return STX_GOT;
}

/* ---- in content --------------------------------------------------------------------------- */

/* Text without markup needs no window. */
static stx_got put_plain(stx_tokens *t, stx_keep keep, const stx_entity *entity, const char *at,
                         const char *behind)
{
    stax_str around = t->inside;
    stx_got got;

    t->inside = entity->name;
    got = stx_text_put(t, keep, at, entity->text.data, entity->text.len);
    if (got != STX_GOT) return got;
    t->inside = around;
    stx_consume(t, behind);
    return STX_GOT;
}

/* Whether the text may stand in an element: what of it is not balanced, no reader can tell. */
static bool is_balanced(stx_entity *entity)
{
    if (entity->balance == STX_BALANCE_UNKNOWN)
        entity->balance = (uint8_t)stx_balance_of(entity->text);
    return entity->balance == STX_BALANCED;
}

stx_got stx_include(stx_tokens *t, stx_keep keep, stx_entity *entity, const char *at,
                    const char *behind)
{
    stx_got got = STX_GOT;

    if (entity->outside && entity->outside->notation.len > 0)
        return stx_fail(t, STAX_E_UNPARSED, at, entity->name, "");
    if (entity->outside) got = stx_fetch(t, entity, STAX_EXTERNAL_ENTITY, at);
    if (got == STX_GOT && entity->passed_over) stx_consume(t, behind);
    if (got != STX_GOT || entity->passed_over) return got;
    if ((got = stx_charge(t, entity, at, 0)) != STX_GOT) return got;
    if (entity->plain) return put_plain(t, keep, entity, at, behind);
    if (!is_balanced(entity)) return stx_fail(t, STAX_E_ENTITY_TEXT, at, entity->name, "");
    stx_consume(t, behind);
    return stx_enter(t, entity, at);
}
