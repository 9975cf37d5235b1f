/*
 * Comments (2.5), processing instructions (2.6), CDATA sections (2.7): runs, whose end is searched
 * by bytes. What may be the beginning of the end is held back until the rest of it has come.
 */
#include "input/chars.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

/* ---- beginnings --------------------------------------------------------------------------- */

/* Whether `literal` stands at the walk: STX_WRONG (without an error) if not. */
static stx_got stands(const stx_tokens *t, const char *literal)
{
    for (size_t i = 0; literal[i]; i++) {
        int c = stx_ahead(t, i);
        if (c < 0) return STX_SHORT;
        if (c != (unsigned char)literal[i]) return STX_WRONG;
    }
    return STX_GOT;
}

static stx_got begin(stx_tokens *t, stx_run run, size_t len)
{
    t->run = run;
    stx_consume(t, t->face.at.behind + len);
    return STX_GOT;
}

static bool is_xml(stax_str name)
{
    return name.len == 3 && (name.data[0] | 0x20) == 'x' && (name.data[1] | 0x20) == 'm' &&
           (name.data[2] | 0x20) == 'l';
}

/* As much of the target as is there; no byte of it is looked at twice. */
static size_t target_length(stx_tokens *t)
{
    const char *from = t->face.at.behind + 2, *limit = t->window.limit;
    size_t done = stx_is_hunting(t) ? t->hunt.offset : 0;

    if (done == 0) return stx_name_length(from, limit);
    return stx_name_length_beyond(from, done, limit, STX_CHAR_COLON);
}

/* The target is read whole; "xml", however spelled, is for the declaration alone. */
static stx_got begin_instruction(stx_tokens *t)
{
    const char *at = t->face.at.behind, *limit = t->window.limit;
    stax_str target = {at + 2, target_length(t)};
    const char *behind = target.data + target.len;

    if (target.len > t->limits.name_bytes) return stx_fail_limit(t, target.data, name_bytes);
    t->hunt.on = behind == limit;
    t->hunt.offset = target.len;
    if (t->hunt.on) return STX_SHORT;
    if (!t->whole_names && memchr(target.data, ':', target.len))
        return stx_fail(t, STAX_E_COLON, target.data, target, "");
    if (target.len == 0 || is_xml(target)) return stx_fail(t, STAX_E_INSTRUCTION, at, none, "");
    if (*behind == '?') {
        if (behind + 1 == limit) return STX_SHORT;
        if (behind[1] != '>') return stx_fail(t, STAX_E_INSTRUCTION, behind, none, "");
    } else if (!stx_is_blank(*behind)) {
        return stx_fail(t, STAX_E_INSTRUCTION, behind, none, "");
    }
    return begin(t, STX_RUN_INSTRUCTION, 2 + target.len);
}

stx_got stx_misc_begin(stx_tokens *t)
{
    stx_got got;

    if (stx_ahead(t, 1) == '?') return begin_instruction(t);
    if ((got = stands(t, "<!--")) == STX_GOT) return begin(t, STX_RUN_COMMENT, 4);
    if (got == STX_SHORT) return got;
    if ((got = stands(t, "<![CDATA[")) == STX_GOT) return begin(t, STX_RUN_CDATA, 9);
    if (got == STX_SHORT) return got;
    return stx_fail(t, STAX_E_MARKUP, t->face.at.behind, none, "");
}

/* ---- what is inside ----------------------------------------------------------------------- */

static stx_got done(stx_tokens *t, const char *end)
{
    t->run = t->subset.part == STX_IN_NO_DOCTYPE ? STX_RUN_CONTENT : STX_RUN_DOCTYPE;
    stx_consume(t, end);
    return STX_GOT;
}

/* A stretch of a run up to `to`, with its line ends changed; a CR at the very end waits. */
static stx_got stretch(stx_tokens *t, stx_keep keep, const char *to)
{
    const char *p = t->face.at.behind;
    stx_got got = STX_GOT;

    if (keep == STX_DROP) return stx_consume(t, to), STX_GOT;
    while (p < to && got == STX_GOT) {
        const char *cr = stx_is_inside(t) ? NULL : memchr(p, '\r', (size_t)(to - p));
        const char *end = cr ? cr : to;

        got = stx_text_put(t, keep, p, p, (size_t)(end - p));
        if (got != STX_GOT) return got;
        stx_consume(t, p = end);
        if (cr == NULL) return STX_GOT;
        if (cr + 1 == t->window.limit) return STX_SHORT;
        if (cr[1] != '\n') got = stx_text_put(t, keep, cr, "\n", 1);
        stx_consume(t, p = cr + 1);
    }
    return got;
}

/* What stands before `from` is read; there the rest must come. */
static stx_got wait_at(stx_tokens *t, stx_keep keep, const char *from)
{
    stx_got got = stretch(t, keep, from);

    return got == STX_GOT ? STX_SHORT : got;
}

/* What stands before `from` is the last of the run, which ends at `end`. */
static stx_got end_at(stx_tokens *t, stx_keep keep, const char *from, const char *end)
{
    stx_got got = stretch(t, keep, from);

    return got == STX_GOT ? done(t, end) : got;
}

static stx_got comment(stx_tokens *t, stx_keep keep)
{
    const char *p = t->face.at.behind, *limit = t->window.limit;
    stx_got got;

    while ((p = memchr(p, '-', (size_t)(limit - p))) != NULL) {
        if (limit - p < 2 || (p[1] == '-' && limit - p < 3)) return wait_at(t, keep, p);
        if (p[1] == '-' && p[2] == '>') return end_at(t, keep, p, p + 3);
        if (p[1] == '-') {
            got = stretch(t, keep, p); /* a limit that is crossed in it comes first */
            return got == STX_GOT ? stx_fail(t, STAX_E_COMMENT, p, none, "") : got;
        }
        p += 2;
    }
    return wait_at(t, keep, limit);
}

/* The white space behind a target is no part of the instruction. */
static void pass_blanks(stx_tokens *t)
{
    const char *p = t->face.at.behind;

    if (stx_text_built(t).len > 0) return;
    while (p < t->window.limit && stx_is_blank(*p)) p++;
    stx_consume(t, p);
}

static stx_got instruction(stx_tokens *t, stx_keep keep)
{
    const char *p, *limit = t->window.limit;

    if (keep == STX_KEEP) pass_blanks(t);
    for (p = t->face.at.behind; (p = memchr(p, '?', (size_t)(limit - p))) != NULL; p++) {
        if (limit - p < 2) return wait_at(t, keep, p);
        if (p[1] == '>') return end_at(t, keep, p, p + 2);
    }
    return wait_at(t, keep, limit);
}

static stx_got section(stx_tokens *t, stx_keep keep)
{
    const char *p = t->face.at.behind, *limit = t->window.limit;

    for (; (p = memchr(p, ']', (size_t)(limit - p))) != NULL; p++) {
        bool cut = limit - p < 3 && (limit - p < 2 || p[1] == ']');

        if (!cut && !(p[1] == ']' && p[2] == '>')) continue;
        return cut ? wait_at(t, keep, p) : end_at(t, keep, p, p + 3);
    }
    return wait_at(t, keep, limit);
}

stx_got stx_misc_run(stx_tokens *t, stx_keep keep)
{
    if (t->run == STX_RUN_COMMENT) return comment(t, STX_DROP);
    if (t->run == STX_RUN_INSTRUCTION) return instruction(t, STX_DROP);
    return section(t, keep);
}

stx_got stx_misc_given(stx_tokens *t)
{
    if (t->subset.part != STX_IN_NO_DOCTYPE) return stx_doctype_run(t);
    if (t->run == STX_RUN_COMMENT) return comment(t, STX_KEEP);
    if (t->run == STX_RUN_INSTRUCTION) return instruction(t, STX_KEEP);
    return stx_misc_run(t, STX_KEEP);
}
