/*
 * What stands around the root element (2.1, 2.8): the XML declaration, which may change how the
 * rest is to be read, the DOCTYPE, and white space, comments and instructions before and behind.
 */
#include "input/chars.h"
#include "input/declaration.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

/* ---- the XML declaration ------------------------------------------------------------------ */

/* It lives as long as the reader; the bytes it was read from do not. */
static stx_got keep(stx_tokens *t, const stax_declaration *says)
{
    stax_str version = says->version, encoding = says->encoding;
    stx_buffer *to = &t->said;

    if (!stx_buffer_room(to, version.len + encoding.len, &t->allocator))
        return stx_fail(t, STAX_E_MEMORY, t->face.at.behind, none, "");
    if (version.len > 0) memcpy(to->data, version.data, version.len);
    if (encoding.len > 0) memcpy(to->data + version.len, encoding.data, encoding.len);
    t->declaration = *says;
    if (version.data) t->declaration.version.data = to->data;
    if (encoding.data) t->declaration.encoding.data = to->data + version.len;
    t->declared = true;
    return STX_GOT;
}

/* The encoding that is declared, against what the input began with. */
static stx_got judge_encoding(stx_tokens *t, stax_str name, stx_encoding *encoding)
{
    const stx_start *start = &t->window.start;
    stax_status status = stx_encoding_declared(name, start, encoding);

    if (status == STAX_OK) return STX_GOT;
    if (status == STAX_E_ENCODING) return stx_fail(t, status, name.data, name, "");
    return stx_fail(t, status, name.data, none, stx_encoding_name(*encoding));
}

/*
 * `whole`: "?>" follows. STX_SHORT: right as far as it is there. A fragment may begin with a text
 * declaration (4.3.1), which need not have a version, but an encoding.
 */
static stx_got judge(stx_tokens *t, const char *from, const char *end, bool whole)
{
    stx_encoding encoding = t->window.start.encoding;
    stx_declared d;
    unsigned how = (whole ? STX_DECLARATION_WHOLE : 0) | (t->fragment ? STX_DECLARATION_EITHER : 0);
    stax_status status = stx_judge_declaration(from, end, how, &d);

    if (d.says.encoding.data && judge_encoding(t, d.says.encoding, &encoding) != STX_GOT)
        return STX_WRONG;
    if (status == STAX_MORE) return STX_SHORT;
    if (status != STAX_OK) return stx_fail(t, status, d.wrong, none, "");
    if (keep(t, &d.says) != STX_GOT) return STX_WRONG;
    stx_consume(t, end + 2);
    return encoding == t->window.start.encoding ? STX_GOT : stx_recode_on(t, encoding);
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
        return judge(t, at + 5, p, true);
    }
    t->hunt.on = true;
    t->hunt.offset = (size_t)(p - at);
    if (!t->final && !long_enough) return STX_SHORT;
    got = judge(t, at + 5, end, false);
    return long_enough && got == STX_SHORT ? stx_fail(t, STAX_E_DECLARATION, end, none, "") : got;
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

/* UTF-16 is told by a mark or a declaration; all else without both is UTF-8 (4.3.3). */
static stx_got told(stx_tokens *t, const char *at)
{
    const stx_start *start = &t->window.start;

    t->started = true;
    if (start->mark > 0 || start->encoding == STX_UTF8 || t->declaration.encoding.data)
        return STX_GOT;
    return stx_fail(t, STAX_E_ENCODED, at, none, stx_encoding_name(STX_UTF8));
}

/* The declaration stands at the start or nowhere; the window has taken the mark away. */
static stx_got start(stx_tokens *t)
{
    const char *at = t->face.at.behind;
    stx_got got = STX_GOT;
    bool cut;

    if (begins(t, "<?xml", 5, &cut)) {
        int c = stx_ahead(t, 5);

        if (c < 0 && !t->final) return STX_SHORT;
        if (c > 0 && stx_is_blank((char)c)) got = declaration(t);
    }
    if (cut) return STX_SHORT;
    return got == STX_GOT ? told(t, at) : got;
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

stx_got stx_space(stx_tokens *t)
{
    int c;

    return space(t, &c);
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
    if (t->doctype_seen)
        return stx_fail(t, STAX_E_DOCTYPE, t->face.at.behind, none, "there is one already");
    return stx_doctype_begin(t);
}

stx_got stx_prolog(stx_tokens *t, bool *root)
{
    int c;
    stx_got got;

    *root = false;
    if (t->subset.part != STX_IN_NO_DOCTYPE) return stx_doctype_run(t);
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
