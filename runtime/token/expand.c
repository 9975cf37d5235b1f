/*
 * Entities in attribute values (3.3.3, 4.4.5): what their texts become, one inside the other, on a
 * stack of our own. A '<' may not come of it, and nothing from outside the document.
 */
#include "input/chars.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

/* An entity whose text is being expanded, and how far. */
typedef struct level {
    stx_entity *entity;
    const char *p;
} level;

static level *top(const stx_tokens *t)
{
    return (level *)(void *)(t->expanding.data + t->expanding.len) - 1;
}

static stx_got open_level(stx_tokens *t, stx_entity *entity, const char *at)
{
    level next = {entity, entity->text.data};
    stx_got got;

    if (entity->outside && entity->outside->notation.len > 0)
        return stx_fail(t, STAX_E_UNPARSED, at, entity->name, "");
    if (entity->outside) return stx_fail(t, STAX_E_EXTERNAL, at, entity->name, "");
    got = stx_charge(t, entity, at, t->expanding.len / sizeof next);
    if (got != STX_GOT) return got;
    if (!stx_buffer_add(&t->expanding, (const char *)&next, sizeof next, &t->allocator))
        return stx_fail(t, STAX_E_MEMORY, at, none, "");
    entity->open = true;
    return STX_GOT;
}

static void close_level(stx_tokens *t)
{
    top(t)->entity->open = false;
    t->expanding.len -= sizeof(level);
}

static stx_got add(stx_tokens *t, const char *at, stx_buffer *to, const char *bytes, size_t len,
                   size_t most)
{
    if (len > most - to->len) return stx_fail_limit(t, at, attribute_bytes);
    if (stx_buffer_add(to, bytes, len, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, at, none, "");
}

/* A reference in the text on top: a character, or one level more. */
static stx_got refer(stx_tokens *t, const char *end, const char *at, stx_buffer *to, size_t most)
{
    level *l = top(t);
    stx_referred referred;
    stx_entity *entity;
    stax_status status = stx_refer(l->p, end, &referred);
    stax_str name = {l->p + 1, (size_t)(referred.behind - l->p - 1)};
    stx_got got;

    if (status == STAX_OK) {
        l->p = referred.behind;
        return add(t, at, to, referred.utf8, referred.len, most);
    }
    if (status == STAX_MORE) status = STAX_E_REFERENCE;
    if (status != STAX_E_ENTITY) return stx_fail(t, status, at, none, "");
    if (name.len > t->limits.name_bytes) return stx_fail_limit(t, at, name_bytes);
    l->p = referred.behind + 1;
    got = stx_find_entity(t, at, name, &entity);
    return got == STX_GOT && entity ? open_level(t, entity, at) : got;
}

/* Goes on in the text on top, up to its next reference or its end. */
static stx_got go_on(stx_tokens *t, const char *at, stx_buffer *to, size_t most)
{
    level *l = top(t);
    const char *p = l->p, *end = l->entity->text.data + l->entity->text.len;
    stx_got got;

    t->inside = l->entity->name;
    while (p < end && *p != '&' && *p != '<' && (*p == ' ' || !stx_is_blank(*p))) p++;
    if ((got = add(t, at, to, l->p, (size_t)(p - l->p), most)) != STX_GOT) return got;
    l->p = p;
    if (p == end) {
        close_level(t);
        return STX_GOT;
    }
    if (*p == '<') return stx_fail(t, STAX_E_LESS_THAN, at, none, "");
    if (*p == '&') return refer(t, end, at, to, most);
    l->p++;
    return add(t, at, to, " ", 1, most);
}

stx_got stx_expand(stx_tokens *t, stx_entity *entity, const char *at, stx_buffer *to, size_t most)
{
    stax_str around = t->inside;
    stx_got got = open_level(t, entity, at);

    while (got == STX_GOT && t->expanding.len > 0) got = go_on(t, at, to, most);
    if (got == STX_GOT) t->inside = around;
    return got;
}
