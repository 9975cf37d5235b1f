/*
 * Strings that are changed or held against something, and bytes: conversions that need the arena.
 *
 * A copy is made with room for the blocks of stx_take_str behind it, which is then given back: so
 * that function sees that the text stands in the arena already, with its NUL.
 */
#include "reader/take.h"

enum { BLOCK = 16 };

/* ---- letters ------------------------------------------------------------------------------ */

static bool is_between(char c, char first)
{
    return c >= first && c < first + 26;
}

/* Letters of ASCII from `first` on change their case. */
static bool change_case(stx_reader *r, stax_str *text, char first)
{
    char *copy;
    size_t i = 0, bytes = text->len + 1 + BLOCK;

    while (i < text->len && !is_between(text->data[i], first)) i++;
    if (i == text->len) return true;
    if ((copy = stax_arena_alloc(r->arena, bytes, 1)) == NULL) return stx_no_room(r, bytes);
    memcpy(copy, text->data, text->len);
    for (; i < text->len; i++)
        if (is_between(copy[i], first)) copy[i] = (char)(copy[i] ^ 0x20);
    copy[text->len] = '\0';
    if (r->arena->at == copy + bytes) r->arena->at = copy + text->len + 1;
    text->data = copy;
    return true;
}

bool stx_lower(stx_reader *r, stax_str *text)
{
    return change_case(r, text, 'A');
}

bool stx_upper(stx_reader *r, stax_str *text)
{
    return change_case(r, text, 'a');
}

/* ---- patterns ----------------------------------------------------------------------------- */

bool stx_matches(stx_reader *r, stax_str text, const stx_pattern *pattern)
{
    size_t state = pattern->start;

    for (size_t i = 0; i < text.len && state != 0; i++)
        state =
            pattern->next[state * pattern->width + pattern->classes[(unsigned char)text.data[i]]];
    return state >= pattern->accepting || stx_fault(r, STAX_E_VALUE);
}

/* ---- words -------------------------------------------------------------------------------- */

bool stx_take_open_word(stx_reader *r, stax_str text, const stx_open_words *set, unsigned *out,
                        stax_str *other)
{
    size_t word;
    bool taken;

    text = stax_trim(text);
    switch (stx_word(text, set->words, set->count, &word)) {
    case STX_VALUE_OK:
        *out = (unsigned)word;
        *other = (stax_str){0};
        return true;
    case STX_VALUE_EMPTY:
        return stx_fault(r, STAX_E_EMPTY);
    default:
        break;
    }
    taken = set->borrowed ? stx_take_borrowed(r, text, other) : stx_take_str(r, text, other);
    if (taken) *out = set->count;
    return taken;
}

/* ---- bytes -------------------------------------------------------------------------------- */

typedef stx_value_result to_bytes(stax_str text, unsigned char *room, size_t *len);

static bool take_bytes(stx_reader *r, stax_str text, size_t bytes, to_bytes *convert,
                       stax_bytes *out)
{
    unsigned char *room = stax_arena_alloc(r->arena, bytes, 1);
    size_t len;

    if (room == NULL) return stx_no_room(r, bytes);
    if (!stx_accept(r, convert(text, room, &len))) return false;
    if (r->arena->at == (char *)room + bytes) r->arena->at = (char *)room + len;
    out->data = room;
    out->len = len;
    return true;
}

static bool has_length(stx_reader *r, const stax_bytes *bytes, size_t least, size_t most)
{
    return (bytes->len >= least && bytes->len <= most) || stx_fault(r, STAX_E_LENGTH);
}

bool stx_take_base64(stx_reader *r, stax_str text, size_t least, size_t most, stax_bytes *out)
{
    stax_bytes bytes;

    text = stax_trim(text);
    if (!take_bytes(r, text, text.len / 4 * 3 + 3, stx_to_base64, &bytes)) return false;
    if (!has_length(r, &bytes, least, most)) return false;
    *out = bytes;
    return true;
}

bool stx_take_hex_bytes(stx_reader *r, stax_str text, size_t least, size_t most, stax_bytes *out)
{
    stax_bytes bytes;

    text = stax_trim(text);
    if (!take_bytes(r, text, text.len / 2 + 1, stx_to_hex_bytes, &bytes)) return false;
    if (!has_length(r, &bytes, least, most)) return false;
    *out = bytes;
    return true;
}
