/*
 * What all markup declarations are made of: blanks, names, literals and ids; and notations, which
 * are nothing else.
 */
#include "token/declare.h"

#include "input/chars.h"

static const stax_str none = {NULL, 0};

bool stx_read_fail(stx_reading *d, stax_status code, const char *at, stax_str text)
{
    d->got = stx_fail(d->t, code, at, text, "");
    return false;
}

bool stx_read_no_memory(stx_reading *d)
{
    return stx_read_fail(d, STAX_E_MEMORY, d->p, none);
}

bool stx_read_wrong(stx_reading *d, const char *at, const char *want)
{
    d->got =
        at >= d->end || at == d->cut ? STX_SHORT : stx_fail(d->t, STAX_E_DOCTYPE, at, none, want);
    return false;
}

/* ---- blanks and words --------------------------------------------------------------------- */

bool stx_read_blanks(stx_reading *d)
{
    const char *from = d->p;

    while (d->p < d->end && stx_is_blank(*d->p)) d->p++;
    return d->p > from;
}

bool stx_read_gap(stx_reading *d, const char *want)
{
    return stx_read_blanks(d) || stx_read_wrong(d, d->p, want);
}

bool stx_read_at(const stx_reading *d, char c)
{
    return d->p < d->end && *d->p == c;
}

bool stx_read_word(stx_reading *d, const char *word)
{
    size_t len = strlen(word), left = (size_t)(d->end - d->p);

    if (memcmp(d->p, word, left < len ? left : len) != 0) return false;
    if (left < len)
        d->cut = d->p;
    else
        d->p += len;
    return left >= len;
}

bool stx_read_char(stx_reading *d, char c, const char *want)
{
    if (!stx_read_at(d, c)) return stx_read_wrong(d, d->p, want);
    d->p++;
    return true;
}

bool stx_read_end(stx_reading *d, const char *want)
{
    (void)stx_read_blanks(d);
    return stx_read_char(d, '>', want);
}

/* ---- names -------------------------------------------------------------------------------- */

/* The whole of a name with colons, as long as it may be. */
static bool read_name(stx_reading *d, stax_str *name, const char *want)
{
    size_t len = stx_name_length(d->p, d->end);

    *name = (stax_str){d->p, len};
    if (len > d->t->limits.name_bytes) {
        d->got = stx_fail_limit(d->t, d->p, name_bytes);
        return false;
    }
    if (len == 0 || d->p + len == d->end) return stx_read_wrong(d, d->p + len, want);
    d->p += len;
    return true;
}

bool stx_read_qname(stx_reading *d, stax_str *name, uint32_t *prefix, const char *want)
{
    const char *local;
    size_t first, rest;

    *prefix = 0;
    if (!read_name(d, name, want)) return false;
    first = stx_ncname_length(name->data, d->end);
    if (first == name->len || d->t->whole_names) return true;
    *prefix = (uint32_t)first;
    local = name->data + first + 1;
    rest = name->len - first - 1;
    if (first > 0 && rest > 0 && stx_ncname_length(local, d->end) == rest) return true;
    return stx_read_fail(d, STAX_E_COLON, name->data, *name);
}

bool stx_read_ncname(stx_reading *d, stax_str *name, const char *want)
{
    if (!read_name(d, name, want)) return false;
    if (d->t->whole_names || memchr(name->data, ':', name->len) == NULL) return true;
    return stx_read_fail(d, STAX_E_COLON, name->data, *name);
}

bool stx_read_token(stx_reading *d, stax_str *token, const char *want)
{
    const char *p = d->p;

    while (p < d->end && (uint8_t)*p < 0x80 &&
           (stx_char_classes[(uint8_t)*p] & (STX_CHAR_NAME | STX_CHAR_COLON)))
        p++;
    p = d->p + stx_name_length_beyond(d->p, (size_t)(p - d->p) + 0, d->end, STX_CHAR_COLON);
    *token = (stax_str){d->p, (size_t)(p - d->p)};
    if (token->len > d->t->limits.name_bytes) {
        d->got = stx_fail_limit(d->t, d->p, name_bytes);
        return false;
    }
    if (token->len == 0 || p == d->end) return stx_read_wrong(d, p, want);
    d->p = p;
    return true;
}

/* ---- literals and ids --------------------------------------------------------------------- */

bool stx_read_literal(stx_reading *d, stax_str *literal, const char *want)
{
    const char *from = d->p + 1, *shut;

    if (d->p == d->end || (*d->p != '"' && *d->p != '\'')) return stx_read_wrong(d, d->p, want);
    shut = memchr(from, *d->p, (size_t)(d->end - from));
    if (shut == NULL) return stx_read_wrong(d, d->end, want);
    *literal = (stax_str){from, (size_t)(shut - from)};
    d->p = shut + 1;
    return true;
}

/* PubidChar (13). */
static bool is_public(char c)
{
    if (c == ' ' || c == '\r' || c == '\n' || (c >= '0' && c <= '9')) return true;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return true;
    return c != '\0' && strchr("-'()+,./:=?;!*#@$_%", c) != NULL;
}

/* A public id: its characters are checked even when its end has not come; blanks become one. */
static bool read_public_id(stx_reading *d, stax_str *id)
{
    static const char want[] = "a public identifier in quotes must stand here";
    stx_buffer *room = &d->t->spelled;
    char quote;

    if (d->p == d->end || (*d->p != '"' && *d->p != '\'')) return stx_read_wrong(d, d->p, want);
    quote = *d->p++;
    room->len = 0;
    if (!stx_buffer_room(room, (size_t)(d->end - d->p), &d->t->allocator))
        return stx_read_no_memory(d);
    for (; d->p < d->end && *d->p != quote; d->p++) {
        bool blank = stx_is_blank(*d->p);

        if (!is_public(*d->p))
            return stx_read_wrong(d, d->p, "this may not stand in a public identifier");
        if (blank && (room->len == 0 || room->data[room->len - 1] == ' ')) continue;
        room->data[room->len++] = blank ? ' ' : *d->p;
    }
    if (d->p == d->end) return stx_read_wrong(d, d->p, want);
    if (room->len > 0 && room->data[room->len - 1] == ' ') room->len--;
    *id = (stax_str){room->data ? room->data : "", room->len};
    d->p++;
    return true;
}

/*
 * As written but for line ends, which become LF (2.11): behind a public id, in the room that was
 * made for both. In an entity they have become that, and a CR is one by reference.
 */
static bool read_system_id(stx_reading *d, stax_str *id)
{
    stx_buffer *room = &d->t->spelled;
    stax_str raw;
    char *to;

    if (!stx_read_literal(d, id, "a system identifier in quotes must stand here")) return false;
    raw = *id;
    if (raw.len == 0 || stx_is_inside(d->t) || !memchr(raw.data, '\r', raw.len)) return true;
    if (!stx_buffer_room(room, raw.len, &d->t->allocator)) return stx_read_no_memory(d);
    to = room->data + room->len;
    for (size_t i = 0; i < raw.len; i++) {
        bool pair = raw.data[i] == '\r' && i + 1 < raw.len && raw.data[i + 1] == '\n';

        if (!pair) room->data[room->len++] = raw.data[i] == '\r' ? '\n' : raw.data[i];
    }
    *id = (stax_str){to, (size_t)(room->data + room->len - to)};
    return true;
}

bool stx_read_external_id(stx_reading *d, bool notation, bool *there, stx_outside *to)
{
    static const char gap[] = "white space must stand before the identifier";

    *there = true;
    d->t->spelled.len = 0;
    if (stx_read_word(d, "SYSTEM"))
        return stx_read_gap(d, gap) && read_system_id(d, &to->system_id);
    *there = stx_read_word(d, "PUBLIC");
    if (!*there) return true;
    if (!stx_read_gap(d, gap) || !read_public_id(d, &to->public_id)) return false;
    if (!notation) return stx_read_gap(d, gap) && read_system_id(d, &to->system_id);
    if (!stx_read_blanks(d) || d->p == d->end || *d->p == '>') return true;
    return read_system_id(d, &to->system_id);
}

/* ---- notations ---------------------------------------------------------------------------- */

static bool read_notation(stx_reading *d)
{
    stx_outside ids = {0};
    stax_notation given = {0};
    bool there;

    if (!stx_read_gap(d, "white space must follow \"<!NOTATION\"")) return false;
    if (!stx_read_ncname(d, &given.name, "the notation's name must stand here")) return false;
    if (!stx_read_gap(d, "white space must follow the notation's name")) return false;
    if (!stx_read_external_id(d, true, &there, &ids)) return false;
    if (!there) return stx_read_wrong(d, d->p, "SYSTEM or PUBLIC must stand here");
    if (!stx_read_end(d, "'>' must end the declaration")) return false;
    given.public_id = ids.public_id;
    given.system_id = ids.system_id;
    return stx_declare_notation(&d->t->dtd, &given) || stx_read_no_memory(d);
}

/* ---- all of them -------------------------------------------------------------------------- */

/* The word behind "<!", as far as it is there. */
static bool read_kind(stx_reading *d, bool (**read)(stx_reading *))
{
    static const struct {
        const char *word;
        bool (*read)(stx_reading *);
    } kinds[] = {{"ENTITY", stx_read_entity},
                 {"ELEMENT", stx_read_element},
                 {"ATTLIST", stx_read_attributes},
                 {"NOTATION", read_notation}};

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        *read = kinds[i].read;
        if (stx_read_word(d, kinds[i].word)) return true;
    }
    if (d->cut) return stx_read_wrong(d, d->cut, "");
    return stx_read_wrong(d, d->p - 2, "ELEMENT, ATTLIST, ENTITY or NOTATION must follow \"<!\"");
}

stx_got stx_declare(stx_tokens *t, const char *from, const char *end)
{
    stx_reading d = {t, from + 2, end, STX_GOT, NULL};
    bool (*read)(stx_reading *);

    if (!read_kind(&d, &read) || !read(&d)) return d.got;
    if (d.p == end) return STX_GOT;
    return stx_fail(t, STAX_E_DOCTYPE, from, none, "an entity in the declaration may not end it");
}
