/*
 * Characters and names: productions 2 to 5 of XML 1.0, fifth edition, and NCName of Namespaces.
 *
 * Nearly all names are ASCII, so one table of 256 classes decides, inline; what is beyond ASCII is
 * decoded and looked up in ranges, out of line. The text must have passed the scan: these functions
 * do not check UTF-8, but stop at what they cannot decode and never read at or behind `end`.
 */
#ifndef STX_CHARS_H
#define STX_CHARS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STX_CHAR_BLANK = 1,  /* space, TAB, LF, CR: S, production 3 */
    STX_CHAR_START = 2,  /* begins a name; without ':' */
    STX_CHAR_NAME = 4,   /* stands in a name; without ':' */
    STX_CHAR_COLON = 8,  /* begins and stands in a Name, not in an NCName */
    STX_CHAR_BEYOND = 16 /* a byte of a character beyond ASCII: see the ranges */
};

/* The classes of each byte. */
extern const uint8_t stx_char_classes[256];

/* Whether a code point is a Char (production 2): what a document may hold. */
bool stx_is_char(uint32_t code);

/* Whether a code point is a NameStartChar, or a NameChar (productions 4 and 4a); ':' is both. */
bool stx_is_name_start(uint32_t code);
bool stx_is_name_char(uint32_t code);

/* The part of the two functions below that is not inline: for names with bytes beyond ASCII. */
size_t stx_name_length_beyond(const char *from, size_t done, const char *end, uint8_t colon);

static inline bool stx_is_blank(char c)
{
    return (stx_char_classes[(uint8_t)c] & STX_CHAR_BLANK) != 0;
}

/* The bytes of the longest name of these classes at `from`. */
static inline size_t stx_name_length_of(const char *from, const char *end, uint8_t colon)
{
    const char *at = from;

    if (at == end) return 0;
    if (stx_char_classes[(uint8_t)*at] & (STX_CHAR_START | colon)) {
        do at++;
        while (at < end && stx_char_classes[(uint8_t)*at] & (STX_CHAR_NAME | colon));
    }
    if (at == end || (uint8_t)*at < 0x80) return (size_t)(at - from);
    return stx_name_length_beyond(from, (size_t)(at - from), end, colon);
}

/* The bytes of the longest Name (production 5) at `from`, 0 if none begins there. */
static inline size_t stx_name_length(const char *from, const char *end)
{
    return stx_name_length_of(from, end, STX_CHAR_COLON);
}

/* The bytes of the longest NCName, a Name without ':', at `from`, 0 if none begins there. */
static inline size_t stx_ncname_length(const char *from, const char *end)
{
    return stx_name_length_of(from, end, 0);
}

#endif
