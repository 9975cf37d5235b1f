/*
 * The DOCTYPE (2.8), declaration by declaration.
 *
 *   <!DOCTYPE name SYSTEM "id" [  <!…> <!-- --> <? ?> %pe;  ]  >   then the external subset
 *   head, up to '[' or '>'        subset                    end
 *
 * The head and each markup declaration are atomic: read when their end is in sight. So whatever is
 * declared is known once, however the input is cut. The text of a parameter entity, and that of the
 * external subset, are read in the same way, in windows of their own (entities.c).
 */
#include "base/utf8.h"
#include "input/chars.h"
#include "token/declare.h"

static const stax_str none = {NULL, 0};

static stx_got wrong(stx_tokens *t, const char *at, const char *want)
{
    return stx_fail(t, STAX_E_DOCTYPE, at, none, want);
}

/* ---- atomic parts ------------------------------------------------------------------------- */

/*
 * Whether the part at the walk is all there: up to one of `stops` outside quotes, which *end is
 * behind; or there is no use to wait for it, and *end is where the input ends.
 */
static bool is_in_sight(stx_tokens *t, const char *stops, const char **end)
{
    const char *at = t->face.at.behind, *p, *limit = t->window.limit;
    stx_hunt *hunt = &t->hunt;

    (void)stx_is_hunting(t);
    p = at + hunt->offset;
    for (; p < limit; p++) {
        if (hunt->quote) {
            if (*p == hunt->quote) hunt->quote = '\0';
        } else if (*p == '"' || *p == '\'') {
            hunt->quote = *p;
        } else if (strchr(stops, *p)) {
            break;
        }
    }
    hunt->on = true;
    hunt->offset = (size_t)((p < limit ? p : limit) - at);
    *end = p < limit ? p + 1 : limit;
    return p < limit || t->final || hunt->offset > t->limits.tag_bytes;
}

/* Reads an atomic part and steps behind it. */
static stx_got whole(stx_tokens *t, const char *stops,
                     stx_got (*read)(stx_tokens *, const char *, const char **))
{
    const char *at = t->face.at.behind, *end;
    size_t most = t->limits.tag_bytes;
    bool cut;
    stx_got got;

    if (!is_in_sight(t, stops, &end)) return STX_SHORT;
    cut = (size_t)(end - at) > most;
    if (cut) end = at + stx_utf8_cut((stax_str){at, (size_t)(end - at)}, most);
    got = read(t, at, &end);
    if (got == STX_SHORT && cut) return stx_fail_limit(t, end, tag_bytes);
    if (got != STX_GOT) return got;
    t->hunt = (stx_hunt){0};
    stx_consume(t, end);
    return STX_GOT;
}

/* ---- the head ----------------------------------------------------------------------------- */

static bool copy(stx_tokens *t, stax_str *to, stax_str from)
{
    if (from.data == NULL) return true;
    *to = stax_arena_copy(&t->dtd.arena, from);
    return to->data != NULL;
}

static bool read_head(stx_reading *d, stax_str *name, stx_outside *ids)
{
    uint32_t prefix;
    bool gap, there = true;

    if (!stx_read_gap(d, "white space must follow \"<!DOCTYPE\"")) return false;
    if (!stx_read_qname(d, name, &prefix, "the name of the root element must stand here"))
        return false;
    gap = stx_read_blanks(d);
    if (!stx_read_at(d, '[') && !stx_read_at(d, '>')) {
        if (!gap) return stx_read_wrong(d, d->p, "white space, '[' or '>' must stand here");
        if (!stx_read_external_id(d, false, &there, ids)) return false;
        if (!there) return stx_read_wrong(d, d->p, "SYSTEM, PUBLIC, '[' or '>' must stand here");
        (void)stx_read_blanks(d);
    }
    if (stx_read_at(d, '[') || stx_read_at(d, '>')) return true;
    return stx_read_wrong(d, d->p, "'[' or '>' must stand here");
}

/* The external subset is like an entity that is referred to behind the internal one. */
static bool keep_head(stx_tokens *t, stax_str name, const stx_outside *ids)
{
    stx_entity *external;
    stx_outside *outside;

    if (!copy(t, &t->doctype.name, name) || !copy(t, &t->doctype.public_id, ids->public_id) ||
        !copy(t, &t->doctype.system_id, ids->system_id))
        return false;
    if (ids->system_id.data == NULL) return true;
    external = stax_arena_alloc(&t->dtd.arena, sizeof *external, sizeof(uint64_t));
    outside = stax_arena_alloc(&t->dtd.arena, sizeof *outside, sizeof(uint64_t));
    if (external == NULL || outside == NULL) return false;
    *outside = (stx_outside){t->doctype.public_id, t->doctype.system_id, none, none};
    *external = (stx_entity){.name = t->doctype.name, .outside = outside, .outer = true};
    t->subset.external = external;
    return true;
}

static stx_got head(stx_tokens *t, const char *from, const char **behind)
{
    const char *end = *behind;
    stx_reading d = {t, from + 9, end, STX_GOT, NULL};
    stx_outside ids = {{NULL, 0}, {NULL, 0}, {NULL, 0}, {NULL, 0}};
    stax_str name;

    if (!read_head(&d, &name, &ids)) return d.got;
    if ((size_t)(end - from) > t->limits.doctype_bytes)
        return stx_fail_limit(
            t, from + stx_utf8_cut((stax_str){from, (size_t)(end - from)}, t->limits.doctype_bytes),
            doctype_bytes);
    if (!keep_head(t, name, &ids)) return stx_fail(t, STAX_E_MEMORY, from, none, "");
    t->run = STX_RUN_DOCTYPE;
    t->doctype_seen = true;
    t->subset.begin = stx_offset_of(t, from);
    t->subset.part = end[-1] == '[' ? STX_IN_SUBSET : STX_BEHIND_SUBSET;
    t->dtd.open_ended = t->subset.external != NULL;
    return STX_GOT;
}

stx_got stx_doctype_begin(stx_tokens *t)
{
    const char *at = t->face.at.behind;
    stx_got got;

    if (t->refuses_doctype) return wrong(t, at, "none is allowed here");
    got = whole(t, "[>", head);
    if (got == STX_GOT && t->subset.part == STX_BEHIND_SUBSET)
        stx_consume(t, t->face.at.behind - 1); /* its '>' is that of the whole */
    return got;
}

/* ---- parameter entities ------------------------------------------------------------------- */

stx_got stx_find_parameter(stx_tokens *t, const char *at, stax_str name, stx_entity **entity)
{
    bool alone = t->declaration.standalone == STAX_STANDALONE_YES;
    stx_entity *found = stx_name_find(&t->dtd.parameters, name);
    stx_got got;

    t->dtd.open_ended = true;
    *entity = NULL;
    if (found == NULL && alone) return stx_fail(t, STAX_E_ENTITY, at, name, "");
    if (found && found->outside) {
        got = stx_fetch(t, found, STAX_EXTERNAL_PARAMETER, at);
        if (got != STX_GOT) return got;
        if (found->passed_over) found = NULL;
    }
    *entity = found;
    if (found == NULL && !alone) t->dtd.stopped = true;
    return STX_GOT;
}

/* "%name;" between declarations. */
static stx_got refer(stx_tokens *t)
{
    const char *at = t->face.at.behind, *name = at + 1, *limit = t->window.limit;
    size_t done = stx_is_hunting(t) ? t->hunt.offset : 0;
    size_t len =
        done ? stx_name_length_beyond(name, done, limit, 0) : stx_ncname_length(name, limit);
    stx_got got;

    if (len > t->limits.name_bytes) return stx_fail_limit(t, name, name_bytes);
    t->hunt.on = name + len == limit;
    t->hunt.offset = len;
    if (t->hunt.on) return STX_SHORT;
    if (len == 0) return wrong(t, name, "a name must follow '%'");
    if (name[len] != ';') return wrong(t, name + len, "';' must end a reference");
    got = stx_find_parameter(t, at, (stax_str){name, len}, &t->subset.refers);
    if (got != STX_GOT) return got;
    t->subset.at = at;
    stx_consume(t, name + len + 1);
    return STX_GOT;
}

/* Whether what is read comes from outside the document. */
static bool is_external(const stx_tokens *t)
{
    const stx_open_entity *opened = (const stx_open_entity *)(const void *)t->opened.data;

    for (size_t i = t->opened.len / sizeof *opened; i-- > 0;)
        if (opened[i].entity->outside) return true;
    return false;
}

/* ---- conditional sections (3.4) ----------------------------------------------------------- */

/* Behind the "]]>" that ends what began before p; NULL: it does not come. */
static const char *behind_ignored(const char *p, const char *limit)
{
    size_t open = 1;

    for (; limit - p >= 3; p++) {
        if (p[0] == '<' && p[1] == '!' && p[2] == '[') open++;
        if (p[0] == ']' && p[1] == ']' && p[2] == '>' && --open == 0) return p + 3;
    }
    return NULL;
}

/* The word of a section and what stands around it, up to where its '[' may be: "<![ INCLUDE". */
static const char *behind_word(const char *p, const char *limit)
{
    while (p < limit && stx_is_blank(*p)) p++;
    if (p < limit && *p == '%') {
        p = memchr(p, ';', (size_t)(limit - p));
        return p ? p + 1 : limit;
    }
    while (p < limit && *p >= 'A' && *p <= 'Z') p++;
    return p;
}

/*
 * The word, in *text, which may come from a parameter entity together with its '['. True when it is
 * INCLUDE; d.got says what is wrong.
 */
static bool is_included(stx_reading *d, const char *at, bool *opened)
{
    bool included;

    (void)stx_read_blanks(d);
    included = stx_read_word(d, "INCLUDE");
    if (!included && !stx_read_word(d, "IGNORE"))
        d->got = wrong(d->t, at, "INCLUDE or IGNORE must follow \"<![\"");
    (void)stx_read_blanks(d);
    *opened = stx_read_at(d, '[');
    d->p += *opened;
    (void)stx_read_blanks(d);
    if (d->got == STX_GOT && d->p < d->end) d->got = wrong(d->t, at, "'[' must follow the word");
    return included;
}

/* At "<![" in an external entity, all of which is there. */
static stx_got section(stx_tokens *t)
{
    const char *at = t->face.at.behind, *limit = t->window.limit;
    const char *p = behind_word(at + 3, limit);
    stax_str text = {at, (size_t)(p - at)};
    stx_reading d = {t, NULL, NULL, STX_GOT, NULL};
    bool included, opened;
    stx_got got = STX_GOT;

    if (memchr(at, '%', text.len)) got = stx_spell_out(t, at, &p, &text);
    if (got != STX_GOT) return got;
    if (text.data == NULL) return wrong(t, at, "INCLUDE or IGNORE must follow \"<![\"");
    d.p = text.data + 3;
    d.end = text.data + text.len;
    included = is_included(&d, at, &opened);
    if (d.got != STX_GOT) return d.got;
    while (!opened && p < limit && stx_is_blank(*p)) p++;
    if (!opened && (p == limit || *p++ != '[')) return wrong(t, at, "'[' must follow the word");
    if (!included && (p = behind_ignored(p, limit)) == NULL)
        return wrong(t, at, "\"]]>\" must end what is ignored");
    t->subset.sections += included;
    stx_consume(t, p);
    return STX_GOT;
}

static stx_got section_begin(stx_tokens *t)
{
    if (!is_external(t)) return wrong(t, t->face.at.behind + 2, "no section may stand here");
    if (t->window.scanned < t->window.filled) return STX_SHORT;
    return section(t);
}

static stx_got section_end(stx_tokens *t)
{
    const stx_open_entity *opened =
        (const stx_open_entity *)(void *)(t->opened.data + t->opened.len) - 1;
    const char *at = t->face.at.behind;

    if (t->subset.sections == opened->sections)
        return wrong(t, at, "a declaration must stand here");
    if (t->window.limit - at < 3) return STX_SHORT;
    if (at[1] != ']' || at[2] != '>') return wrong(t, at, "\"]]>\" must end a section");
    t->subset.sections--;
    stx_consume(t, at + 3);
    return STX_GOT;
}

/* ---- the subset --------------------------------------------------------------------------- */

static stx_got declaration(stx_tokens *t, const char *from, const char **end)
{
    stax_str text = {from, (size_t)(*end - from)};
    stx_got got;

    if (is_external(t) && memchr(from, '%', text.len)) {
        if ((got = stx_spell_out(t, from, end, &text)) != STX_GOT) return got;
        if (text.data == NULL) return STX_GOT;
    }
    return stx_declare(t, text.data, text.data + text.len);
}

/* At a '<'. */
static stx_got markup(stx_tokens *t)
{
    const char *at = t->face.at.behind;
    int c = stx_ahead(t, 1);

    if (c < 0) return STX_SHORT;
    if (c == '?') return stx_misc_begin(t);
    if (c != '!') return wrong(t, at + 1, "'!' or '?' must follow '<' here");
    if ((c = stx_ahead(t, 2)) < 0) return STX_SHORT;
    if (c == '[') return section_begin(t);
    if (c != '-') return whole(t, ">", declaration);
    if ((c = stx_ahead(t, 3)) < 0) return STX_SHORT;
    return c == '-' ? stx_misc_begin(t) : wrong(t, at + 3, "a comment begins with \"<!--\"");
}

static stx_got subset(stx_tokens *t, int c)
{
    const char *at = t->face.at.behind;

    if (c == '<') return markup(t);
    if (c == '%') return refer(t);
    if (c != ']') return wrong(t, at, "a declaration or ']' must stand here");
    if (stx_is_inside(t)) return section_end(t);
    t->subset.part = STX_BEHIND_SUBSET;
    stx_consume(t, at + 1);
    return STX_GOT;
}

/* At the '>' of the whole: what follows is the external subset, if somebody gives it. */
static stx_got end(stx_tokens *t)
{
    stx_entity *external = t->subset.external;
    const char *at = t->face.at.behind;
    stx_got got = STX_GOT;

    t->subset.part = STX_BEHIND_DOCTYPE;
    if (external && t->resolve) got = stx_fetch(t, external, STAX_EXTERNAL_SUBSET, at);
    if (got != STX_GOT) return got;
    stx_consume(t, at + 1);
    if (external == NULL || external->text.data == NULL) return STX_GOT;
    t->subset.refers = external;
    t->subset.at = at;
    return STX_GOT;
}

/* All has been declared. */
static stx_got finish(stx_tokens *t)
{
    if (!stx_list_declared(&t->dtd, &t->doctype))
        return stx_fail(t, STAX_E_MEMORY, t->face.at.behind, none, "");
    t->subset.part = STX_IN_NO_DOCTYPE;
    t->run = STX_RUN_CONTENT;
    if (!t->dtd.changes_tags) return STX_GOT;
    t->chained = false;
    t->plain_names = 0;
    return STX_GOT;
}

static stx_got step(stx_tokens *t)
{
    const char *p = t->face.at.behind, *limit = t->window.limit;

    if (t->run != STX_RUN_DOCTYPE) return stx_misc_run(t, STX_DROP);
    if (t->subset.part == STX_BEHIND_DOCTYPE && !stx_is_inside(t)) return finish(t);
    while (p < limit && stx_is_blank(*p)) p++;
    stx_consume(t, p);
    if (p == limit) return STX_SHORT;
    if (t->subset.part != STX_BEHIND_SUBSET) return subset(t, *p);
    return *p == '>' ? end(t) : wrong(t, p, "'>' must end the declaration");
}

/* Where the DOCTYPE must have ended, if that is in the window. */
static const char *last_allowed(const stx_tokens *t)
{
    const char *at = t->face.at.behind, *limit = t->window.limit;
    uint64_t done = stx_offset_of(t, at) - t->subset.begin;
    size_t most = t->limits.doctype_bytes;

    if (stx_is_inside(t) || most == SIZE_MAX) return limit;
    if ((uint64_t)(limit - at) <= most - done) return limit;
    return at + stx_utf8_cut((stax_str){at, (size_t)(limit - at)}, (size_t)(most - done));
}

stx_got stx_doctype_run(stx_tokens *t)
{
    const char *limit = t->window.limit, *last = last_allowed(t);
    bool final = t->final;
    stx_entity *entity;
    stx_got got;

    t->subset.refers = NULL;
    t->window.limit = last;
    t->final |= last < limit; /* what is wrong before the limit comes first */
    got = step(t);
    t->final = final;
    t->window.limit = limit;
    if (got == STX_SHORT && last < limit) return stx_fail_limit(t, last, doctype_bytes);
    entity = t->subset.refers;
    if (got != STX_GOT || entity == NULL) return got;
    got = stx_charge(t, entity, t->subset.at, 0);
    return got == STX_GOT ? stx_enter(t, entity, t->subset.at) : got;
}
