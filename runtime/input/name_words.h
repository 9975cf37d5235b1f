/*
 * Names by words: eight bytes at a time are asked whether they are letters, as most of them are.
 *
 *   bytes     t  i  t  l  e  >  U  p
 *   strange   .  .  .  .  .  x  .  x      five letters, and '>' ends the name
 *
 * Each byte is a lane of a 64-bit word. A lane's values are below 0x80, so adding to all lanes
 * never carries into the next one: lane + (0x80 - 'a') has its high bit set when it is 'a' or more.
 * Other names (with a colon, beyond ASCII, very long) are left to chars.h.
 */
#ifndef STX_NAME_WORDS_H
#define STX_NAME_WORDS_H

#include "input/chars.h"

#include <stax/gen.h>

enum { STX_PLAIN_NAME = 32 }; /* names up to this size are read here */

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

/* How many ASCII letters stand at `from`, up to seven; readable for 8 bytes. */
STX_INLINE size_t stx_letters(const char *from)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && defined(__GNUC__)
    #define STX_LANES(byte) (UINT64_C(0x0101010101010101) * (byte))
    uint64_t word = stx_load8(from), lower = (word | STX_LANES(0x20)) & STX_LANES(0x7F);
    uint64_t letter = (lower + STX_LANES(0x80 - 'a')) & ~(lower + STX_LANES(0x7F - 'z'));
    uint64_t strange = (~letter | word) & STX_LANES(0x80);

    return (size_t)(__builtin_ctzll(strange | UINT64_C(1) << 63) >> 3);
    #undef STX_LANES
#else
    size_t n = 0;

    while (n < 7 && (unsigned char)((from[n] | 0x20) - 'a') < 26) n++;
    return n;
#endif
}

/*
 * The bytes of the NCName at `from`; 0: there is none, or it is not plain.
 *
 * from     readable for STX_PLAIN_NAME bytes and 8 more
 * len      how many of its bytes are known to be letters
 */
STX_INLINE size_t stx_plain_name(const char *from, size_t len)
{
    if (len == 0 && (stx_char_classes[(unsigned char)*from] & STX_CHAR_START) == 0) return 0;
    while (len < STX_PLAIN_NAME) {
        unsigned behind = stx_char_classes[(unsigned char)from[len]];

        if ((behind & STX_CHAR_NAME) == 0)
            return behind & (STX_CHAR_COLON | STX_CHAR_BEYOND) ? 0 : len;
        len++;
        len += stx_letters(from + len);
    }
    return 0;
}

/* One bit of 64 for a name, which is readable for 8 bytes: seldom the same for two names. */
STX_INLINE uint64_t stx_mark(const char *name, size_t len)
{
    uint64_t first = stx_first_bytes(stx_load8(name), len < 8 ? len : 8);

    return UINT64_C(1) << ((first + len) * UINT64_C(0x9E3779B97F4A7C15) >> 58);
}

#endif
