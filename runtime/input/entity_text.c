/*
 * An external entity as text. What is like ASCII shows its declaration as it is; UTF-16 is decoded
 * first, as no declaration can change it. Offsets in what was given are counted from the text, as
 * those of a window are (place.h).
 */
#include "input/declaration.h"
#include "input/place.h"
#include "input/recode.h"
#include "input/scan_kernels.h"

enum { PADDING = 64 };

typedef struct entity {
    stx_start start;
    stx_encoding encoding;
    stax_str left;  /* what is not decoded yet */
    stax_str text;  /* what is */
    size_t skipped; /* bytes given before it: the mark and the declaration */
    stx_misread *wrong;
} entity;

static stax_status fail(entity *e, stax_status why, size_t offset, const char *want)
{
    e->wrong->offset = offset;
    e->wrong->want = want;
    return why;
}

static bool is_wide(const entity *e)
{
    return e->start.encoding != STX_UTF8;
}

/* Decodes all that is left to `to`, which has room for it and the NULs behind it. */
static stax_status decode(entity *e, char *to, const char *room)
{
    const char *from = e->left.data, *end = from + e->left.len, *first = to;
    stax_status status = stx_recode(e->encoding, &from, end, &to, room);

    if (status != STAX_OK || from != end)
        return fail(e, STAX_E_ENCODED, e->skipped + (size_t)(from - e->left.data),
                    stx_encoding_name(e->encoding));
    e->text = (stax_str){first, (size_t)(to - first)};
    memset(to, 0, PADDING);
    return STAX_OK;
}

/* ---- the text declaration ----------------------------------------------------------------- */

static bool has_declaration(stax_str text)
{
    return text.len > 5 && memcmp(text.data, "<?xml", 5) == 0 && stax_is_blank(text.data[5]);
}

/* At the "?>", or the end when there is none. */
static const char *declaration_end(stax_str text)
{
    const char *p = text.data + 5, *end = text.data + text.len;

    while (end - p >= 2 && !(p[0] == '?' && p[1] == '>')) p++;
    return end - p >= 2 ? p : end;
}

/* Whether an encoding may be named so here; else *why, and what is said of it. */
static stax_status named(entity *e, stax_str name)
{
    stax_status status = stx_encoding_declared(name, &e->start, &e->encoding);

    if (status == STAX_E_ENCODING) e->wrong->text = name;
    if (status == STAX_E_ENCODED) e->wrong->want = stx_encoding_name(e->encoding);
    return status;
}

/* Takes the declaration off the begin of *text. */
static stax_status declared(entity *e, stax_str *text)
{
    size_t unit = is_wide(e) ? 2 : 1;
    const char *end;
    stx_declared d;
    stax_status status, known = STAX_OK;

    if (!has_declaration(*text)) {
        if (!is_wide(e) || e->start.mark > 0) return STAX_OK;
        return fail(e, STAX_E_ENCODED, 0, stx_encoding_name(STX_UTF8));
    }
    end = declaration_end(*text);
    status = stx_judge_declaration(text->data + 5, end,
                                   STX_DECLARATION_WHOLE | STX_DECLARATION_TEXT, &d);
    if (d.says.encoding.data) known = named(e, d.says.encoding);
    if (known != STAX_OK) {
        status = known;
        d.wrong = d.says.encoding.data;
    } else if (status == STAX_OK && end == text->data + text->len) {
        status = STAX_E_DECLARATION;
        d.wrong = end;
    }
    if (status != STAX_OK)
        return fail(e, status, e->skipped + unit * (size_t)(d.wrong - text->data), e->wrong->want);
    e->skipped += unit * (size_t)(end + 2 - text->data);
    text->len -= (size_t)(end + 2 - text->data);
    text->data = end + 2;
    return STAX_OK;
}

/* ---- characters and line ends ------------------------------------------------------------- */

/* All are XML's (2.2); of a recoded text only those can be wrong that are right as UTF-8. */
static stax_status check(entity *e)
{
    enum { STRETCH = 256 };
    uint32_t index[STRETCH + STX_INDEX_SLACK], *last;
    const char *p = e->text.data, *end = p + e->text.len;
    stx_place place = {.unit = stx_encoding_unit(e->encoding)};
    stx_scan scan = {0};

    while (p < end && !scan.bad) {
        size_t bytes = end - p > STRETCH ? STRETCH : (size_t)(end - p);

        last = index;
        p += stx_scan_bytewise(&scan, p, bytes, 0, &last);
    }
    if (!scan.bad && stx_scan_unfinished(&scan) > 0) {
        scan.bad = STAX_E_UTF8;
        p -= stx_scan_unfinished(&scan);
    }
    if (!scan.bad) return STAX_OK;
    stx_place_advance(&place, e->text.data, p);
    return fail(e, scan.bad, e->skipped + (size_t)place.offset, "");
}

/* CR LF and CR alone become LF, in place; NULs stay behind the text. */
static void set_line_ends(char *text, size_t *len)
{
    const char *from = memchr(text, '\r', *len), *end = text + *len;
    char *to = text;

    if (from == NULL) return;
    to += from - text;
    for (; from < end; from++) {
        if (*from != '\r')
            *to++ = *from;
        else if (from[1] != '\n') /* at the end a NUL */
            *to++ = '\n';
    }
    memset(to, 0, (size_t)(end - to));
    *len = (size_t)(to - text);
}

/* Room for what the bytes become at most, and the NULs behind it. */
static char *room_for(stax_str bytes, stax_arena *arena)
{
    if (bytes.len > (SIZE_MAX - PADDING) / 2) return NULL;
    return stax_arena_alloc(arena, 2 * bytes.len + PADDING, 1);
}

stax_status stx_recode_entity(stax_str bytes, stax_str *text, stx_misread *wrong, stax_arena *arena)
{
    entity e = {.wrong = wrong};
    char *room = room_for(bytes, arena);
    stax_status status = STAX_OK;

    *wrong = (stx_misread){.want = ""};
    if (room == NULL) return STAX_E_MEMORY;
    if (bytes.data == NULL) bytes.data = "";
    (void)stx_start_of(bytes.data, bytes.len, true, &e.start);
    if (e.start.refused) {
        wrong->text = stax_str_of(e.start.refused);
        return STAX_E_ENCODING;
    }
    e.encoding = e.start.encoding;
    e.skipped = e.start.mark;
    e.left = (stax_str){bytes.data + e.skipped, bytes.len - e.skipped};
    if (!is_wide(&e)) status = declared(&e, &e.left);
    if (status == STAX_OK) status = decode(&e, room, room + 2 * bytes.len + PADDING);
    if (status == STAX_OK && is_wide(&e)) status = declared(&e, &e.text);
    if (status == STAX_OK) status = check(&e);
    if (status != STAX_OK) return status;
    set_line_ends(room + (e.text.data - room), &e.text.len);
    *text = e.text;
    return STAX_OK;
}
