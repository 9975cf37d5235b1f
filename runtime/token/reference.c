/*
 * Reading a reference: no state, no error is noted, so that a fast path may try it.
 */
#include "token/reference.h"

#include "base/utf8.h"
#include "input/chars.h"

#include <string.h>

static int digit(char c, unsigned base)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (base == 16 && c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (base == 16 && c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/* "&#" is at `at`: the digits and the ';'. */
static stax_status character(const char *at, const char *end, stx_referred *to)
{
    const char *p = at + 2, *first;
    unsigned base = 10;
    uint32_t code = 0;

    if (p < end && *p == 'x') base = 16, p++;
    first = p;
    for (int d; p < end && (d = digit(*p, base)) >= 0; p++)
        if (code <= 0x10FFFF) code = code * base + (uint32_t)d;
    to->behind = p;
    if (p == end) return STAX_MORE;
    if (p == first || *p != ';') return STAX_E_REFERENCE;
    if (!stx_is_char(code)) return STAX_E_CHARACTER;
    to->len = stx_utf8_encode(code, to->utf8);
    to->behind = p + 1;
    return STAX_OK;
}

/* One of the five (4.6), with its ';'. */
static bool predefined(const char *name, size_t room, stx_referred *to)
{
    static const struct {
        char name[6];
        uint8_t len;
        char stands_for;
    } five[] = {
        {"amp;", 4, '&'}, {"lt;", 3, '<'}, {"gt;", 3, '>'}, {"quot;", 5, '"'}, {"apos;", 5, '\''}};

    for (size_t i = 0; i < sizeof five / sizeof five[0]; i++) {
        if (*name != five[i].name[0] || room < five[i].len) continue;
        if (memcmp(name, five[i].name, five[i].len) != 0) continue;
        to->utf8[0] = five[i].stands_for;
        to->len = 1;
        to->behind = name + five[i].len;
        return true;
    }
    return false;
}

stax_status stx_refer(const char *at, const char *end, stx_referred *to)
{
    const char *name = at + 1;
    size_t n;

    to->behind = name;
    if (name == end) return STAX_MORE;
    if (*name == '#') return character(at, end, to);
    if (predefined(name, (size_t)(end - name), to)) return STAX_OK;
    n = stx_ncname_length(name, end);
    to->behind = name + n;
    if (name + n == end) return STAX_MORE;
    return n == 0 || name[n] != ';' ? STAX_E_REFERENCE : STAX_E_ENTITY;
}
