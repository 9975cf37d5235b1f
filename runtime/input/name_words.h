/*
 * Names by words: eight bytes at a time are asked whether they are letters, digits, '-', '.' or
 * '_'.
 *
 *   bytes     t  i  t  l  e  >  U  p
 *   strange   .  .  .  .  .  x  .  .      the name has five
 *
 * Each byte is a lane of a 64-bit word. A lane's values are below 0x80, so adding to all lanes
 * never carries into the next one: lane + (0x80 - 'a') has its high bit set when it is 'a' or more.
 * Other names (with a colon, beyond ASCII, very long) are left to chars.h.
 */
#ifndef STX_NAME_WORDS_H
#define STX_NAME_WORDS_H

#include "input/chars.h"

#include <stax/gen.h>

#define STX_LANES(byte) (UINT64_C(0x0101010101010101) * (byte))

enum { STX_PLAIN_NAME = 32 }; /* names up to this size are read here */

/* The high bit of each lane that is no letter. */
STX_INLINE uint64_t stx_not_letters(uint64_t word)
{
    uint64_t lower = (word | STX_LANES(0x20)) & STX_LANES(0x7F);
    uint64_t letter = (lower + STX_LANES(0x80 - 'a')) & ~(lower + STX_LANES(0x7F - 'z'));

    return ~(letter & ~word) & STX_LANES(0x80);
}

/* The high bit of each lane that stands in no ASCII name; strange: those that are no letters. */
STX_INLINE uint64_t stx_not_name(uint64_t word, uint64_t strange)
{
    uint64_t low = word & STX_LANES(0x7F);
    uint64_t from_dash = low + STX_LANES(0x80 - '-'), beyond_9 = low + STX_LANES(0x7F - '9');
    uint64_t not_slash = (low ^ STX_LANES('/')) + STX_LANES(0x7F);
    uint64_t not_under = (low ^ STX_LANES('_')) + STX_LANES(0x7F);
    uint64_t other = ((from_dash & ~beyond_9 & not_slash) | ~not_under) & ~word;

    return strange & ~other;
}

/* The lowest n bytes in memory order, 1 to 8, moved to the high end: others do not count. */
STX_INLINE uint64_t stx_first_bytes(uint64_t word, size_t n)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return word >> (64 - 8 * n);
#else
    return word << (64 - 8 * n);
#endif
}

/* Whether n equal bytes, 1 or more, stand at both; each is readable for 8 bytes at least. */
STX_INLINE bool stx_same_bytes(const char *a, const char *b, size_t n)
{
    uint64_t odd = stx_load8(a) ^ stx_load8(b);

    if (n <= 8) return stx_first_bytes(odd, n) == 0;
    for (size_t i = 8; i + 8 < n; i += 8) odd |= stx_load8(a + i) ^ stx_load8(b + i);
    return (odd | (stx_load8(a + n - 8) ^ stx_load8(b + n - 8))) == 0;
}

/*
 * The bytes of the NCName at `from`; 0: there is none, or it is not plain.
 *
 * from     readable for STX_PLAIN_NAME bytes and 8 more
 */
STX_INLINE size_t stx_plain_name(const char *from)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && defined(__GNUC__)
    for (size_t len = 0; len < STX_PLAIN_NAME; len += 8) {
        uint64_t word = stx_load8(from + len), strange = stx_not_letters(word);

        if (strange == 0) continue;
        size_t at = len + ((size_t)__builtin_ctzll(strange) >> 3);
        unsigned char c = (unsigned char)from[at];
        if (STX_MOSTLY(c == '>' || c == ' ')) return at;
        if (at == 0 && c != '_') return 0;
        strange = stx_not_name(word, strange);
        if (strange == 0) continue;
        at = len + ((size_t)__builtin_ctzll(strange) >> 3);
        c = (unsigned char)from[at];
        return c == ':' || c >= 0x80 ? 0 : at;
    }
    return 0;
#else
    size_t len = stx_ncname_length(from, from + STX_PLAIN_NAME);

    return len == STX_PLAIN_NAME || from[len] == ':' ? 0 : len;
#endif
}

/*
 * The letters at `from`, up to seven of them; readable for 8 bytes. Whoever finds the end of a name
 * behind them has the name, if there are any.
 */
STX_INLINE size_t stx_short_name(const char *from)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && defined(__GNUC__)
    uint64_t strange = stx_not_letters(stx_load8(from)) | UINT64_C(1) << 63;

    return (size_t)__builtin_ctzll(strange) >> 3;
#else
    return stx_plain_name(from);
#endif
}

/* Whether the n bytes at `from` are a plain NCName; readable for 8 bytes at least. */
STX_INLINE bool stx_is_plain_name(const char *from, size_t n)
{
    uint64_t strange = 0;

    if (STX_RARELY(n - 1 >= STX_PLAIN_NAME)) return false;
    if ((stx_char_classes[(unsigned char)*from] & STX_CHAR_START) == 0) return false;
    for (; n > 8; n -= 8, from += 8) {
        uint64_t word = stx_load8(from);
        strange |= stx_not_name(word, stx_not_letters(word));
    }
    uint64_t word = stx_load8(from), odd = stx_first_bytes(stx_not_letters(word), n);
    if (STX_MOSTLY((odd | strange) == 0)) return true;
    return (strange | stx_first_bytes(stx_not_name(word, stx_not_letters(word)), n)) == 0;
}

#endif
