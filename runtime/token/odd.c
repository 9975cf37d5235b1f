/*
 * Texts that are nearly plain: with references and line ends in them, whole in the window. The
 * chain asks for them instead of going the careful way, when all else of the token fits its
 * literals.
 *
 * The entries of the index say where something is to be changed; what lies between is copied.
 * Nothing is reported here: what is wrong, or not all there, is NULL, and the careful path looks at
 * it again.
 */
#include "token/tokens.h"

enum {
    LONGEST = 64, /* a reference within every limit under which there is a chain */
    STEP = 32     /* bytes that are copied at once */
};

/* The entry of `end`, if only what can be changed here stands before it. */
static const uint32_t *find_end(const stx_tokens *t, const uint32_t *ip, char end)
{
    const stx_window *w = &t->window;

    for (; ip < w->last; ip++) {
        char c = w->base[*ip];

        if (c == end) return ip;
        if (c == '&' || c == '\r') continue;
        if (end == '"' && (c == '\t' || c == '\n')) continue;
        return NULL;
    }
    return NULL;
}

/* In steps of 32 bytes, as many as are free behind what is written, and readable behind `end`. */
static inline char *copy(char *to, const char *from, const char *end)
{
    size_t len = (size_t)(end - from);

    for (size_t i = 0; i < len; i += STEP) memcpy(to + i, from + i, STEP);
    return to + len;
}

/* A reference to a character by its number, or a wrong one. */
STX_OUT_OF_LINE static const char *refer(char **to, const char *at, const char *end)
{
    stx_referred referred;

    if (stx_refer(at, end, &referred) != STAX_OK) return NULL;
    if (referred.behind - at > LONGEST) return NULL;
    for (size_t i = 0; i < referred.len; i++) *(*to)++ = referred.utf8[i];
    return referred.behind;
}

/* What the special character at `at` becomes; gives what is behind it, NULL when it is wrong. */
static inline const char *change(char **to, const char *at, const char *end, char quote)
{
    size_t len;

    if (*at == '&') {
        if ((len = stx_predefined(at, *to)) == 0) return refer(to, at, end);
        ++*to;
        return at + len;
    }
    if (*at == '\r' && at[1] == '\n') at++;
    *(*to)++ = quote == '"' ? ' ' : '\n';
    return at + 1;
}

/*
 * Gives back what the text did not need, if that is the arena's last piece and not in a chunk of
 * its own: so stx_take_str sees that the text stands there already, with its NUL.
 */
static void keep_short(stax_arena *arena, const char *room, size_t bytes, char *end)
{
    if (arena->at == room + bytes) arena->at = end + 1;
}

/* That there is no memory is told whoever asks next, even if there is some by then. */
static const uint32_t *lacks_room(stx_reader *reader, size_t bytes)
{
    if (!stx_is_limited(reader->arena, bytes)) reader->fault = STAX_E_MEMORY;
    return NULL;
}

const uint32_t *stx_odd_text(stx_reader *reader, const char *from, const uint32_t *ip, char end,
                             stax_str *text)
{
    const stx_tokens *t = (const stx_tokens *)(const void *)reader;
    const uint32_t *found = find_end(t, ip, end);
    const char *stop = found ? t->window.base + *found : NULL;
    size_t bytes = found ? (size_t)(stop - from) + STEP : 0;
    char *room, *to;

    if (found == NULL) return NULL;
    to = room = stax_arena_alloc(reader->arena, bytes, 1);
    if (room == NULL) return lacks_room(reader, bytes);
    for (; ip < found; ip++) {
        const char *at = t->window.base + *ip;

        if (at < from) continue; /* inside what was changed before: the LF of a pair */
        to = copy(to, from, at);
        if ((from = change(&to, at, stop, end)) == NULL) return NULL;
    }
    to = copy(to, from, stop);
    memset(to, 0, STX_BEHIND);
    keep_short(reader->arena, room, bytes, to);
    *text = (stax_str){room, (size_t)(to - room)};
    return found;
}
