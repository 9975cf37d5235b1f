/*
 * Parameter entities inside declarations, which only external entities may have (2.8): the
 * declaration is written out with their texts in it, and then read like any other.
 *
 *   <!ATTLIST a %common; >        common = "id ID #IMPLIED"
 *   <!ATTLIST a  id ID #IMPLIED  >
 *
 * Between literals a text gets a blank before and behind (4.4.8). In the value of an entity it gets
 * none, and quotes in it do not end the value (4.4.5): they are written as references to
 * characters, which the value replaces anyhow.
 */
#include "input/chars.h"
#include "token/declare.h"

static const stax_str none = {NULL, 0};

/* A text that is being written out: the declaration itself, or an entity on top of it. */
typedef struct level {
    const char *p, *end;
    stx_entity *entity; /* NULL: the declaration */
} level;

typedef struct writing {
    stx_tokens *t;
    stx_buffer *to;
    const char *behind; /* the declaration, in its own text */
    const char *at;     /* the declaration, for errors */
    char quote;         /* inside a literal */
    size_t literals;    /* that have begun: only the first may be a value */
    size_t quoted_at;   /* on which level that began */
    bool value;         /* it is the value of an entity */
    bool passed_over;   /* an entity is not there to be read */
} writing;

static size_t levels(const writing *w)
{
    return w->t->expanding.len / sizeof(level);
}

static level *top(const writing *w)
{
    return (level *)(void *)(w->t->expanding.data + w->t->expanding.len) - 1;
}

static stx_got no_memory(const writing *w)
{
    return stx_fail(w->t, STAX_E_MEMORY, w->at, none, "");
}

static stx_got put(writing *w, const char *bytes, size_t len)
{
    if (len > w->t->limits.tag_bytes - w->to->len) return stx_fail_limit(w->t, w->at, tag_bytes);
    return stx_buffer_add(w->to, bytes, len, &w->t->allocator) ? STX_GOT : no_memory(w);
}

static stx_got push(writing *w, level next)
{
    if (!stx_buffer_add(&w->t->expanding, (const char *)&next, sizeof next, &w->t->allocator))
        return no_memory(w);
    if (next.entity) next.entity->open = true;
    return STX_GOT;
}

/* Words written so far: where a literal is the value of an entity, there are two, or three with
 * '%'.
 */
static bool is_value(const writing *w)
{
    const char *p = w->to->data, *end = p + w->to->len;
    size_t words = 0;
    bool parameter = false;

    if (w->to->len < 8 || memcmp(p, "<!ENTITY", 8) != 0) return false;
    while (p < end && words < 4) {
        const char *word = p;

        while (p < end && !stx_is_blank(*p)) p++;
        if (p > word) words++;
        if (words == 2 && p - word == 1 && *word == '%') parameter = true;
        while (p < end && stx_is_blank(*p)) p++;
    }
    return words == 2 + (size_t)parameter;
}

static stx_got include(writing *w, stax_str name)
{
    stx_entity *entity;
    stx_got got = stx_find_parameter(w->t, w->at, name, &entity);

    if (got != STX_GOT) return got;
    if (entity == NULL) {
        w->passed_over = true;
        return STX_GOT;
    }
    if ((got = stx_charge(w->t, entity, w->at, levels(w) - 1)) != STX_GOT) return got;
    if (w->quote == '\0' && (got = put(w, " ", 1)) != STX_GOT) return got;
    return push(w, (level){entity->text.data, entity->text.data + entity->text.len, entity});
}

/* A '%': a reference, or nothing but that character. */
static stx_got percent(writing *w)
{
    level *l = top(w);
    const char *name = l->p + 1;
    size_t len = stx_ncname_length(name, l->end);

    if (len == 0 || (w->quote && !w->value)) {
        l->p++;
        return put(w, "%", 1);
    }
    if (len > w->t->limits.name_bytes) return stx_fail_limit(w->t, w->at, name_bytes);
    if (name + len == l->end || name[len] != ';')
        return stx_fail(w->t, STAX_E_DOCTYPE, w->at, none, "';' must end a reference");
    l->p = name + len + 1;
    return include(w, (stax_str){name, len});
}

static stx_got quote(writing *w)
{
    char c = *top(w)->p++;

    if (w->quote == '\0') {
        w->value = w->literals++ == 0 && is_value(w);
        w->quote = c;
        w->quoted_at = levels(w);
    } else if (levels(w) > w->quoted_at) {
        return c == '"' ? put(w, "&#34;", 5) : put(w, "&#39;", 5);
    } else if (w->quote == c) {
        w->quote = '\0';
    }
    return put(w, &c, 1);
}

static stx_got leave(writing *w)
{
    stx_entity *entity = top(w)->entity;

    if (w->quote && w->quoted_at == levels(w) && entity)
        return stx_fail(w->t, STAX_E_DOCTYPE, w->at, none, "a literal must end in its entity");
    w->t->expanding.len -= sizeof(level);
    if (entity == NULL) return STX_GOT;
    entity->open = false;
    return w->quote ? STX_GOT : put(w, " ", 1);
}

/*
 * The '>' of the declaration stands in an entity, which is not valid but may be: nothing may follow
 * it there, so all is read up to the reference.
 */
static stx_got finish(writing *w)
{
    stx_got got = put(w, ">", 1);

    for (top(w)->p++; got == STX_GOT && levels(w) > 1;) {
        level *l = top(w);

        while (l->p < l->end && stx_is_blank(*l->p)) l->p++;
        if (l->p < l->end)
            return stx_fail(w->t, STAX_E_DOCTYPE, w->at, none,
                            "nothing may follow '>' in an entity");
        l->entity->open = false;
        w->t->expanding.len -= sizeof *l;
    }
    w->behind = top(w)->p;
    w->t->expanding.len = 0;
    return got;
}

static bool is_special(const writing *w, char c)
{
    return c == '%' || c == '"' || c == '\'' || (c == '>' && w->quote == '\0');
}

static stx_got go_on(writing *w)
{
    level *l = top(w);
    const char *from = l->p;
    stx_got got;

    while (l->p < l->end && !is_special(w, *l->p)) l->p++;
    if ((got = put(w, from, (size_t)(l->p - from))) != STX_GOT) return got;
    if (l->p == l->end) return leave(w);
    if (*l->p == '>') return finish(w);
    return *l->p == '%' ? percent(w) : quote(w);
}

stx_got stx_spell_out(stx_tokens *t, const char *from, const char **end, stax_str *text)
{
    writing w = {.t = t, .to = &t->written, .at = from, .behind = *end};
    stx_got got;

    w.to->len = 0;
    *text = none;
    got = push(&w, (level){from, *end, NULL});
    while (got == STX_GOT && t->expanding.len > 0) got = go_on(&w);
    if (got != STX_GOT || w.passed_over) return got;
    if (!stx_buffer_room(w.to, STX_TEXT_PADDING, &t->allocator)) return no_memory(&w);
    memset(w.to->data + w.to->len, 0, STX_TEXT_PADDING);
    *text = (stax_str){w.to->data, w.to->len};
    *end = w.behind;
    return STX_GOT;
}
