/*
 * Arrays out of one text: the pieces between separators, each converted by a take_ function.
 *
 * Blanks around a piece are no part of it. Where blanks separate, many are as one, and blanks
 * around another separator belong to it; two others in a row have a piece between them that is
 * empty, and so have a first and a last one. A blank text has no piece.
 */
#include "reader/take.h"

typedef struct pieces {
    const char *at, *end;
    uint64_t separators[2]; /* a bit a byte below 128 */
} pieces;

static bool separates(const pieces *p, char c)
{
    unsigned char byte = (unsigned char)c;

    return byte < 128 && (p->separators[byte / 64] >> byte % 64 & 1) != 0;
}

static void add_separator(pieces *p, char c)
{
    unsigned char byte = (unsigned char)c;

    p->separators[byte / 64] |= UINT64_C(1) << byte % 64;
}

/* One blank stands for all four. */
static pieces pieces_of(stax_str text, const char *separators)
{
    pieces p = {.at = text.data, .end = text.data + text.len};

    for (; *separators; separators++) {
        add_separator(&p, *separators);
        if (!stax_is_blank(*separators)) continue;
        for (const char *blank = " \t\n\r"; *blank; blank++) add_separator(&p, *blank);
    }
    return p;
}

static void skip_blanks(pieces *p)
{
    while (p->at < p->end && stax_is_blank(*p->at)) p->at++;
}

/* The piece at hand, and whether another must follow. */
static bool next_piece(pieces *p, stax_str *piece)
{
    const char *from = p->at;

    while (p->at < p->end && !separates(p, *p->at)) p->at++;
    *piece = stax_trim((stax_str){from, (size_t)(p->at - from)});
    skip_blanks(p);
    if (p->at == p->end) return false;
    if (!separates(p, *p->at)) return true;
    p->at++;
    skip_blanks(p);
    return true;
}

static bool has_count(stx_reader *r, const stx_split *split, size_t count)
{
    if (count >= split->least && (split->most == 0 || count <= split->most)) return true;
    return stx_fault(r, STAX_E_COUNT);
}

/* Takes the pieces into `room`, or into a list that grows when that is NULL. */
static bool take_pieces(stx_reader *r, stax_str text, const stx_split *split, char *room,
                        void **items, size_t *count)
{
    pieces p = pieces_of(text, split->separators);
    char *list = room;
    stax_str piece;
    bool more = true;

    for (*count = 0; more; ++*count) {
        if (split->most != 0 && *count == split->most) return stx_fault(r, STAX_E_COUNT);
        more = next_piece(&p, &piece);
        if (piece.len == 0) return stx_fault(r, STAX_E_EMPTY);
        if (room == NULL && (list = stx_room(r, list, *count, split->size)) == NULL) return false;
        if (!split->take(r, list + *count * split->size, piece)) return false;
    }
    *items = list;
    return true;
}

bool stx_split_items(stx_reader *r, stax_str text, const stx_split *split, void **items,
                     size_t *count)
{
    *items = NULL;
    *count = 0;
    text = stax_trim(text);
    if (text.len > 0 && !take_pieces(r, text, split, NULL, items, count)) return false;
    return has_count(r, split, *count);
}

bool stx_split_array(stx_reader *r, stax_str text, const stx_split *split, void *array)
{
    size_t count = 0;

    text = stax_trim(text);
    if (text.len > 0 && !take_pieces(r, text, split, array, &array, &count)) return false;
    return has_count(r, split, count);
}
