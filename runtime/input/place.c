/*
 * Lines and columns by counting bytes: all bytes of a stretch for the line, and only what stands
 * behind its last line end for the column.
 *
 * Counting is one loop of fixed length with a small counter, which compilers turn into vector code
 * for any machine. The line ends of a pair are counted as one by taking off the pairs.
 */
#include "input/place.h"

#include <stddef.h>
#include <string.h>

enum { CHUNK = 128 }; /* below 256: a chunk's count fits in a byte */

typedef bool predicate(const char *at);

static inline bool is_lf(const char *at)
{
    return *at == '\n';
}

static inline bool is_cr(const char *at)
{
    return *at == '\r';
}

static inline bool is_pair(const char *at)
{
    return (*at == '\r') & (at[1] == '\n');
}

/* Every byte but UTF-8's continuations. */
static inline bool begins_character(const char *at)
{
    return ((uint8_t)*at & 0xC0) != 0x80;
}

/* The first byte of four, which were two units of UTF-16. */
static inline bool begins_pair(const char *at)
{
    return (uint8_t)*at >= 0xF0;
}

/* How many bytes are so; inlined with its predicate, for the vector code. */
static inline size_t count(const char *from, const char *to, predicate *is)
{
    size_t total = 0;

    for (; to - from >= CHUNK; from += CHUNK) {
        uint8_t some = 0;
        for (size_t i = 0; i < CHUNK; i++) some = (uint8_t)(some + is(from + i));
        total += some;
    }
    for (; from < to; from++) total += is(from);
    return total;
}

/* The line ends in a stretch that does not begin with the LF of a pair. */
static size_t count_lines(const char *from, const char *to)
{
    size_t lines = count(from, to, is_lf);

    if (!memchr(from, '\r', (size_t)(to - from))) return lines;
    return lines + count(from, to, is_cr) - count(from, to - 1, is_pair);
}

/* Behind the last CR or LF; there is one. Looks in pieces, so long lines cost little. */
static const char *last_line(const char *from, const char *to)
{
    while (to - from > CHUNK && !memchr(to - CHUNK, '\n', CHUNK) &&
           !memchr(to - CHUNK, '\r', CHUNK))
        to -= CHUNK;
    while (!is_lf(to - 1) && !is_cr(to - 1)) to--;
    return to;
}

/* How many bytes a stretch had as it was given. */
static size_t given(const char *from, const char *to, uint8_t unit)
{
    size_t units;

    if (unit == 0) return (size_t)(to - from);
    units = count(from, to, begins_character);
    return unit == 1 ? units : 2 * (units + count(from, to, begins_pair));
}

void stx_place_advance(stx_place *place, const char *from, const char *to)
{
    if (from == to) return;

    place->offset += given(from, to, place->unit);
    if (place->after_cr && *from == '\n') from++;
    place->after_cr = to[-1] == '\r';
    if (from == to) return;

    size_t lines = count_lines(from, to);
    if (lines > 0) {
        place->line += lines;
        place->column = 0;
        from = last_line(from, to);
    }
    place->column += count(from, to, begins_character);
}
