/*
 * What stands around the root element (2.1, 2.8): the mark, the XML declaration, the DOCTYPE, and
 * white space, comments and instructions before and behind.
 *
 * The DOCTYPE is scanned for its end and skipped: quotes, comments, instructions and the brackets
 * of the internal subset are told apart, what is declared in it is not read.
 */
#include "input/chars.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

/* ---- the XML declaration ------------------------------------------------------------------ */

/* A cursor over the declaration: from behind "<?xml" to its "?>", or to where the input ends. */
typedef struct reading {
    const char *p, *end;
    bool cut; /* the end was met inside something that may have been right */
} reading;

static bool blanks(reading *d)
{
    const char *from = d->p;

    while (d->p < d->end && stx_is_blank(*d->p)) d->p++;
    return d->p > from;
}

/* Steps behind a word, as far as it is there. */
static bool word(reading *d, const char *wanted)
{
    for (; *wanted; wanted++, d->p++) {
        if (d->p == d->end) return d->cut = true, false;
        if (*d->p != *wanted) return false;
    }
    return true;
}

/* Eq "value" */
static bool value_of(reading *d, stax_str *value)
{
    const char *close;

    (void)blanks(d);
    if (!word(d, "=")) return false;
    (void)blanks(d);
    if (d->p == d->end) return d->cut = true, false;
    if (*d->p != '"' && *d->p != '\'') return false;
    close = memchr(d->p + 1, *d->p, (size_t)(d->end - d->p - 1));
    if (close == NULL) return d->cut = true, false;
    *value = (stax_str){d->p + 1, (size_t)(close - d->p - 1)};
    d->p = close + 1;
    return true;
}

/* S name Eq "value": false when another name or nothing stands there. */
static bool pseudo(reading *d, const char *name, stax_str *value)
{
    const char *was = d->p;

    if (blanks(d) && word(d, name) && value_of(d, value)) return true;
    d->p = was;
    return false;
}

/* "1." and digits: a processor of 1.0 reads any of them as 1.0 (2.8). */
static bool is_version(stax_str v)
{
    if (v.len < 3 || v.data[0] != '1' || v.data[1] != '.') return false;
    for (size_t i = 2; i < v.len; i++)
        if (v.data[i] < '0' || v.data[i] > '9') return false;
    return true;
}

static bool same_letters(stax_str a, const char *b)
{
    if (a.len != strlen(b)) return false;
    for (size_t i = 0; i < a.len; i++) {
        char c = a.data[i];
        if (c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
        if (c != b[i]) return false;
    }
    return true;
}

static bool is_known_encoding(stax_str name)
{
    return same_letters(name, "UTF-8") || same_letters(name, "US-ASCII");
}

/* EncName (4.3.3, production 81). */
static bool is_encoding_name(stax_str name)
{
    for (size_t i = 0; i < name.len; i++) {
        char c = name.data[i];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        bool other = (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
        if (!letter && !(i > 0 && other)) return false;
    }
    return name.len > 0;
}

static stx_got bad_declaration(stx_tokens *t, const char *at)
{
    return stx_fail(t, STAX_E_DECLARATION, at, none, "");
}

static bool is_yes_or_no(stax_str value)
{
    return stax_eq(value, (stax_str)STAX_STR("yes")) || stax_eq(value, (stax_str)STAX_STR("no"));
}

/* `whole`: "?>" follows. STX_SHORT: right as far as it is there. */
static stx_got judge(stx_tokens *t, const char *from, const char *end, bool whole)
{
    reading d = {from, end, false};
    stax_str value;

    if (pseudo(&d, "version", &value)) {
        if (!is_version(value)) return bad_declaration(t, value.data);
    } else if (whole || !d.cut) {
        return bad_declaration(t, d.p);
    }
    if (pseudo(&d, "encoding", &value)) {
        if (!is_encoding_name(value)) return bad_declaration(t, value.data);
        if (!is_known_encoding(value)) return stx_fail(t, STAX_E_ENCODING, value.data, value, "");
    }
    if (pseudo(&d, "standalone", &value) && !is_yes_or_no(value))
        return bad_declaration(t, value.data);
    if (!whole && d.cut) return STX_SHORT;
    (void)blanks(&d);
    if (!whole && d.end - d.p == 1 && *d.p == '?') return STX_SHORT;
    if (d.p != d.end) return bad_declaration(t, d.p);
    return whole ? STX_GOT : STX_SHORT;
}

/*
 * At "<?xml" and a blank: judged when its "?>" is there, when the input has ended, or when it is
 * longer than any that is meant.
 */
static stx_got declaration(stx_tokens *t)
{
    enum { LONGEST = 4096 };
    const char *at = t->face.at.behind, *p = at + 5, *end = t->window.limit;
    bool long_enough = end - at >= LONGEST;
    stx_got got;

    if (long_enough) end = at + LONGEST;
    if (stx_is_hunting(t)) p = at + t->hunt.offset;
    while (end - p >= 2 && !(p[0] == '?' && p[1] == '>')) p++;
    if (end - p >= 2) {
        t->hunt = (stx_hunt){0};
        if ((got = judge(t, at + 5, p, true)) == STX_GOT) stx_consume(t, p + 2);
        return got;
    }
    t->hunt.on = true;
    t->hunt.offset = (size_t)(p - at);
    if (!t->final && !long_enough) return STX_SHORT;
    got = judge(t, at + 5, end, false);
    return long_enough && got == STX_SHORT ? bad_declaration(t, end) : got;
}

/* ---- the very first bytes ----------------------------------------------------------------- */

/* How many bytes of `literal` stand at the walk: all, or fewer with *cut: the input ends there. */
static bool begins(const stx_tokens *t, const char *literal, size_t len, bool *cut)
{
    *cut = false;
    for (size_t i = 0; i < len; i++) {
        int c = stx_ahead(t, i);
        if (c < 0) return *cut = !t->final, false;
        if (c != (unsigned char)literal[i]) return false;
    }
    return true;
}

/* UTF-16 begins with a mark that no UTF-8 has: said by name. */
static stx_got wrong_start(stx_tokens *t)
{
    const stx_window *w = &t->window;
    bool any = w->in_place ? w->memory.len > 0 : w->filled > w->base;
    bool first = any && w->scan.bad && w->offset == 0 && w->limit == w->base;
    unsigned char c = first ? (unsigned char)*w->base : 0;

    if (c != 0xFE && c != 0xFF) return STX_SHORT;
    return stx_fail(t, STAX_E_ENCODING, w->base, stax_str_of("UTF-16"), "");
}

/* The byte order mark and the declaration stand at the start or nowhere. */
static stx_got start(stx_tokens *t)
{
    bool cut;

    if (!t->marked) {
        if (begins(t, "\xEF\xBB\xBF", 3, &cut)) stx_consume(t, t->face.at.behind + 3);
        if (cut) return wrong_start(t);
        t->marked = true;
    }
    if (begins(t, "<?xml", 5, &cut)) {
        int c = stx_ahead(t, 5);
        if (c < 0 && !t->final) return STX_SHORT;
        if (c > 0 && stx_is_blank((char)c)) {
            stx_got got = declaration(t);
            if (got != STX_GOT) return got;
        }
    }
    if (cut) return STX_SHORT;
    t->started = true;
    return STX_GOT;
}

/* ---- around the root ---------------------------------------------------------------------- */

/* White space, then *c is the byte that follows, -1 at the end of what is there. */
static stx_got space(stx_tokens *t, int *c)
{
    const char *p = t->face.at.behind, *limit = t->window.limit;

    while (p < limit && stx_is_blank(*p)) p++;
    stx_consume(t, p);
    if (p >= limit) return *c = -1, STX_SHORT; /* a literal may have reached over the limit */
    *c = (unsigned char)*p;
    return STX_GOT;
}

static stx_got misc(stx_tokens *t)
{
    stx_got got = stx_misc_begin(t);

    if (got != STX_GOT || t->run != STX_RUN_CDATA) return got;
    t->run = STX_RUN_CONTENT;
    return stx_fail(t, STAX_E_OUTSIDE, t->face.at.behind - 9, none, "");
}

/* Whether the input that is there ends inside "<!DOCTYPE", behind its 'D'. */
static bool is_part_of_doctype(const stx_tokens *t)
{
    static const char literal[] = "<!DOCTYPE";
    size_t there = (size_t)(t->window.limit - t->face.at.behind);

    return there > 2 && there < sizeof literal - 1 &&
           memcmp(t->face.at.behind, literal, there) == 0;
}

/* At "<!": a DOCTYPE, when there may be one, or a comment. */
static stx_got declared(stx_tokens *t)
{
    bool cut;

    if (!begins(t, "<!DOCTYPE", 9, &cut)) return is_part_of_doctype(t) ? STX_SHORT : misc(t);
    if (t->doctype_seen) return stx_fail(t, STAX_E_DOCTYPE, t->face.at.behind, none, "");
    return stx_doctype_begin(t);
}

stx_got stx_prolog(stx_tokens *t, bool *root)
{
    int c;
    stx_got got;

    *root = false;
    if (t->run != STX_RUN_CONTENT) return stx_misc_run(t, STX_DROP);
    if (!t->started) return start(t);
    got = space(t, &c);
    if (got == STX_SHORT && stx_at_end(t))
        return stx_fail(t, STAX_E_EMPTY_DOCUMENT, t->window.limit, none, "");
    if (got != STX_GOT) return got;
    if (c != '<') return stx_fail(t, STAX_E_OUTSIDE, t->face.at.behind, none, "");
    if ((c = stx_ahead(t, 1)) < 0) return STX_SHORT;
    if (c == '?') return misc(t);
    if (c == '!') return declared(t);
    *root = true;
    return STX_GOT;
}

stx_got stx_epilog(stx_tokens *t, bool *done)
{
    int c;
    stx_got got;

    *done = false;
    if (t->run != STX_RUN_CONTENT) return stx_misc_run(t, STX_DROP);
    got = space(t, &c);
    if (got == STX_SHORT && stx_at_end(t)) {
        *done = true;
        return STX_GOT;
    }
    if (got != STX_GOT) return got;
    if (c != '<') return stx_fail(t, STAX_E_OUTSIDE, t->face.at.behind, none, "");
    if ((c = stx_ahead(t, 1)) < 0) return STX_SHORT;
    if (c == '?') return misc(t);
    if (c != '!' || stx_ahead(t, 2) == 'D')
        return stx_fail(t, STAX_E_OUTSIDE, t->face.at.behind, none, "");
    return misc(t);
}
