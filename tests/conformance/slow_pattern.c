/*
 * Sets of places are bits: place n is before the character number n. An expression turns the places
 * it may begin at into those where it may end; what is repeated is read again from its text.
 */
#include "slow_pattern.h"

#include <stdlib.h>
#include <string.h>

typedef struct slow {
    uint32_t text[SLOW_MOST_CHARACTERS];
    unsigned len;
} slow;

static uint32_t character(const char **at)
{
    const unsigned char *p = (const unsigned char *)*at;
    unsigned bytes = *p < 0x80 ? 1 : *p < 0xE0 ? 2 : *p < 0xF0 ? 3 : 4;
    uint32_t c = bytes == 1 ? *p : *p & (0x7Fu >> bytes);

    for (unsigned i = 1; i < bytes; i++) c = c << 6 | (p[i] & 0x3F);
    *at += bytes;
    return c;
}

/* ---- characters --------------------------------------------------------------------------- */

static bool is_digit(uint32_t c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(uint32_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c >= 0xC0;
}

/* What an escape stands for; of one character, that one. */
static bool in_escape(char letter, uint32_t c)
{
    switch (letter) {
    case 'd':
        return is_digit(c);
    case 's':
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    case 'i':
        return is_letter(c) || c == '_' || c == ':';
    case 'c':
        return is_letter(c) || is_digit(c) || (c < 0x80 && strchr("_:-.", (int)c) != NULL);
    case 'w':
        return is_letter(c) || is_digit(c);
    case 'D':
    case 'S':
    case 'I':
    case 'C':
    case 'W':
        return !in_escape((char)(letter | 0x20), c);
    default:
        return c == (unsigned char)letter;
    }
}

/* Behind the '[' and up to behind its ']'. */
static bool in_class(const char **at, uint32_t c)
{
    bool inverse = **at == '^', in = false;

    *at += inverse;
    while (**at != ']' && !(**at == '-' && (*at)[1] == '[')) {
        uint32_t lo;

        if (**at == '\\') {
            in |= in_escape((*at)[1], c);
            *at += 2;
            continue;
        }
        lo = character(at);
        if (**at == '-' && (*at)[1] != '[' && (*at)[1] != ']') {
            ++*at;
            in |= c >= lo && c <= character(at);
        } else {
            in |= c == lo;
        }
    }
    in = in != inverse;
    if (**at == '-') {
        *at += 2;
        in &= !in_class(at, c);
    }
    ++*at;
    return in;
}

static bool is_one_of(const char **at, uint32_t c)
{
    switch (*(*at)++) {
    case '[':
        return in_class(at, c);
    case '\\':
        return in_escape(*(*at)++, c);
    case '.':
        return c != '\n' && c != '\r';
    default:
        --*at;
        return character(at) == c;
    }
}

/* ---- expressions -------------------------------------------------------------------------- */

static uint64_t expression(const slow *s, const char **at, uint64_t from);

static uint64_t atom(const slow *s, const char **at, uint64_t from)
{
    const char *begin = *at;
    uint64_t to = 0;

    if (*begin == '(') {
        ++*at;
        to = expression(s, at, from);
        ++*at;
        return to;
    }
    (void)is_one_of(at, 0); /* only to get behind it */
    for (unsigned i = 0; i < s->len; i++) {
        const char *again = begin;

        if ((from >> i & 1) != 0 && is_one_of(&again, s->text[i])) to |= UINT64_C(2) << i;
    }
    return to;
}

/* How often: -1 is without end. */
static void quantifier(const char **at, long *min, long *max)
{
    char *end;

    *min = **at == '?' || **at == '*' ? 0 : 1;
    *max = **at == '*' || **at == '+' ? -1 : 1;
    if (**at != '\0' && strchr("?*+", **at)) ++*at;
    if (**at != '{') return;
    *min = *max = strtol(*at + 1, &end, 10);
    if (*end == ',') *max = end[1] == '}' ? -1 : strtol(end + 1, &end, 10);
    *at = strchr(end, '}') + 1;
}

static uint64_t piece(const slow *s, const char **at, uint64_t from)
{
    const char *begin = *at, *again;
    long min, max;
    uint64_t to;

    (void)atom(s, at, 0);
    quantifier(at, &min, &max);
    if (max < 0) max = min + SLOW_MOST_CHARACTERS;
    to = min == 0 ? from : 0;
    for (long i = 1; i <= max; i++) {
        again = begin;
        from = atom(s, &again, from);
        if (i >= min) to |= from;
    }
    return to;
}

static uint64_t expression(const slow *s, const char **at, uint64_t from)
{
    uint64_t to = 0, branch = from;

    for (;; branch = from) {
        while (**at != '\0' && **at != '|' && **at != ')') branch = piece(s, at, branch);
        to |= branch;
        if (**at != '|') return to;
        ++*at;
    }
}

bool slow_pattern_matches(const char *pattern, const char *text)
{
    slow s = {.len = 0};

    while (*text && s.len < SLOW_MOST_CHARACTERS) s.text[s.len++] = character(&text);
    return (expression(&s, &pattern, 1) >> s.len & 1) != 0;
}
