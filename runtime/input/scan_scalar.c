/*
 * The bytewise kernel: the one that says what is right, and where it ends.
 *
 * One table gives each byte its kind. A byte from 0x80 on begins a character, which is judged
 * whole. The only state between stretches is the last three bytes: a character that they begin is
 * put together in a small buffer with the bytes that follow, so there is no state machine.
 *
 * An error's place is the first byte of the ill-formed character: the lead byte even if a byte
 * behind it is the wrong one, and a continuation byte without a lead is its own place. So the
 * place and the kind do not depend on where the input was cut.
 */
#include "input/scan_kernels.h"

#include <string.h>

typedef enum kind {
    PLAIN,
    OPENS,   /* '<' */
    CLOSES,  /* '>' */
    ALWAYS,  /* '&' CR: an entry wherever it stands */
    IN_TAG,  /* '"' TAB LF: an entry inside tags */
    ILLEGAL, /* a control that XML does not allow; 0x7F is allowed */
    HIGH     /* a byte of a character beyond ASCII */
} kind;

#define TIMES4(x)  x, x, x, x
#define TIMES16(x) TIMES4(x), TIMES4(x), TIMES4(x), TIMES4(x)

static const uint8_t kinds[256] = {
    /* 0x00 */ TIMES4(ILLEGAL),
    TIMES4(ILLEGAL),
    ILLEGAL,
    IN_TAG,
    IN_TAG,
    ILLEGAL,
    /* 0x0C */ ILLEGAL,
    ALWAYS,
    ILLEGAL,
    ILLEGAL,
    /* 0x10 */ TIMES16(ILLEGAL),
    /* 0x20 */ PLAIN,
    PLAIN,
    IN_TAG,
    PLAIN,
    /* 0x24 */ PLAIN,
    PLAIN,
    ALWAYS,
    PLAIN,
    /* 0x28 */ TIMES4(PLAIN),
    TIMES4(PLAIN),
    /* 0x30 */ TIMES4(PLAIN),
    TIMES4(PLAIN),
    TIMES4(PLAIN),
    /* 0x3C */ OPENS,
    PLAIN,
    CLOSES,
    PLAIN,
    /* 0x40 */ TIMES16(PLAIN),
    TIMES16(PLAIN),
    TIMES16(PLAIN),
    TIMES16(PLAIN),
    /* 0x80 */ TIMES16(HIGH),
    TIMES16(HIGH),
    TIMES16(HIGH),
    TIMES16(HIGH),
    /* 0xC0 */ TIMES16(HIGH),
    TIMES16(HIGH),
    TIMES16(HIGH),
    TIMES16(HIGH),
};

/* How many bytes a lead byte promises in all; 0 for a byte that begins no character. */
static size_t promised(uint8_t lead)
{
    if (lead < 0xC2) return 0; /* continuations, and C0 C1: ASCII in two bytes */
    if (lead < 0xE0) return 2;
    if (lead < 0xF0) return 3;
    return lead < 0xF5 ? 4 : 0; /* F5 and more: beyond U+10FFFF */
}

/* Whether the second byte can follow its lead: no overlong forms, surrogates, nothing too large. */
static bool second_fits(uint8_t lead, uint8_t second)
{
    switch (lead) {
    case 0xE0:
        return second >= 0xA0 && second <= 0xBF;
    case 0xED:
        return second >= 0x80 && second <= 0x9F;
    case 0xF0:
        return second >= 0x90 && second <= 0xBF;
    case 0xF4:
        return second >= 0x80 && second <= 0x8F;
    default:
        return second >= 0x80 && second <= 0xBF;
    }
}

/*
 * Judges the character that begins at c[0], as far as it is there.
 *
 * have    the bytes there, at least 1
 * length  gets how many of them are the character's: fewer than promised if there are no more
 */
static stax_status judge(const uint8_t *c, size_t have, size_t *length)
{
    size_t want = promised(c[0]);
    if (want == 0) return STAX_E_UTF8;

    *length = have < want ? have : want;
    if (*length > 1 && !second_fits(c[0], c[1])) return STAX_E_UTF8;
    for (size_t i = 2; i < *length; i++)
        if ((c[i] & 0xC0) != 0x80) return STAX_E_UTF8;

    if (*length == 3 && c[0] == 0xEF && c[1] == 0xBF && c[2] >= 0xBE) return STAX_E_CHARACTER;
    return STAX_OK;
}

/* Goes on with the character that scan->last begins; `used` gets how many new bytes it took. */
static stax_status finish_character(const stx_scan *scan, unsigned begun, const char *from,
                                    size_t bytes, size_t *used)
{
    uint8_t c[4] = {0};
    size_t length = 0, more = 4 - begun < bytes ? 4 - begun : bytes;

    memcpy(c, scan->last + 3 - begun, begun);
    memcpy(c + begun, from, more);
    stax_status status = judge(c, begun + more, &length);
    *used = status == STAX_OK ? length - begun : 0;
    return status;
}

/* One stretch on its way through the kernel. */
typedef struct walk {
    const uint8_t *at, *end;
    uint32_t position; /* of *at */
    uint32_t *out;
    unsigned in_tag;
} walk;

static void step(walk *w, size_t bytes)
{
    w->at += bytes;
    w->position += (uint32_t)bytes;
}

/* Enters the byte if `wanted`, without a branch: the slot is written in any case. */
static void enter(walk *w, unsigned wanted)
{
    *w->out = w->position;
    w->out += wanted;
    step(w, 1);
}

static void skip_plain(walk *w)
{
    const uint8_t *at = w->at;

    while (at < w->end && kinds[*at] == PLAIN) at++;
    step(w, (size_t)(at - w->at));
}

/* Walks to the end, or to the first byte of the first wrong character. */
static stax_status walk_bytes(walk *w)
{
    for (skip_plain(w); w->at < w->end; skip_plain(w)) {
        stax_status status;
        size_t length = 0;

        switch ((kind)kinds[*w->at]) {
        case OPENS:
            enter(w, 1);
            w->in_tag = 1;
            break;
        case CLOSES:
            enter(w, w->in_tag ^ 1U);
            w->in_tag = 0;
            break;
        case ALWAYS:
            enter(w, 1);
            break;
        case IN_TAG:
            enter(w, w->in_tag);
            break;
        case ILLEGAL:
            return STAX_E_CHARACTER;
        case HIGH:
            status = judge(w->at, (size_t)(w->end - w->at), &length);
            if (status != STAX_OK) return status;
            step(w, length);
            break;
        case PLAIN:
            break;
        }
    }
    return STAX_OK;
}

ptrdiff_t stx_scan_bytewise(stx_scan *scan, const char *from, size_t bytes, uint32_t position,
                            uint32_t **index)
{
    unsigned begun = stx_unfinished(scan->last);
    size_t used = 0;

    if (begun > 0) scan->bad = finish_character(scan, begun, from, bytes, &used);
    if (scan->bad != STAX_OK) return -(ptrdiff_t)begun;

    const uint8_t *first = (const uint8_t *)from;
    walk w = {first + used, first + bytes, position + (uint32_t)used, *index, scan->in_tag};
    scan->bad = walk_bytes(&w);
    scan->in_tag = (uint8_t)w.in_tag;
    stx_scan_remember(scan, from, (size_t)(w.at - first));
    *index = w.out;
    return w.at - first;
}

bool stx_blocks_scalar(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                       uint32_t **index)
{
    stx_scan after = *scan;
    uint32_t *out = *index;

    stx_scan_bytewise(&after, from, blocks * STX_BLOCK, position, &out);
    if (after.bad != STAX_OK) return false;

    *scan = after;
    *index = out;
    return true;
}
