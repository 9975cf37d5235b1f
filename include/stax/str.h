/*
 * Strings: a pointer and a length in bytes, never only a NUL.
 *
 * A stax_str does not own its bytes; whoever gives one says how long they live. Where it says
 * "ends with NUL", data[len] is '\0' as well, so that data may be handed to printf.
 */
#ifndef STAX_STR_H
#define STAX_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* A type that a schema calls so: whoever uses it is warned. */
#if defined(__GNUC__)
    #define STAX_DEPRECATED(why) __attribute__((deprecated(why)))
#else
    #define STAX_DEPRECATED(why)
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct stax_str {
    const char *data; /* NULL only when len is 0 */
    size_t len;       /* bytes */
} stax_str;

/* The stax_str of a string literal, usable in initialisers. */
#define STAX_STR(literal)              \
    {                                  \
        (literal), sizeof(literal) - 1 \
    }

/* The stax_str of a C string; NULL gives the empty one. */
static inline stax_str stax_str_of(const char *text)
{
    stax_str s = {text, text ? strlen(text) : 0};
    return s;
}

/* Equal bytes. */
static inline bool stax_eq(stax_str a, stax_str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.data, b.data, a.len) == 0);
}

/* Without the blanks of XML (2.3: space, TAB, LF, CR) at both ends. */
static inline bool stax_is_blank(char c)
{
    return (unsigned char)c <= ' ' && (c == ' ' || c == '\n' || c == '\t' || c == '\r');
}
static inline stax_str stax_trim(stax_str text)
{
    while (text.len > 0 && stax_is_blank(text.data[0])) text.data++, text.len--;
    while (text.len > 0 && stax_is_blank(text.data[text.len - 1])) text.len--;
    return text;
}

typedef struct stax_str_list {
    stax_str *items;
    size_t count;
} stax_str_list;

#ifdef __cplusplus
}
#endif
#endif
