/*
 * Blanks inside a text. Blanks are those of XML 1.0 (2.3) and no others: U+00A0 or U+3000
 * are text.
 */
#include "value/value.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* How many bytes of a trimmed text are as they should be: single spaces between words. */
static size_t collapsed_part(stax_str text)
{
    size_t i = 0;

    while (i < text.len) {
        char c = text.data[i];
        if (is_blank(c) && (c != ' ' || is_blank(text.data[i + 1]))) break;
        i++;
    }
    return i;
}

stax_str stx_fold_blanks(stax_str text, char *room)
{
    text = stax_trim(text);
    size_t in = collapsed_part(text);
    if (in == text.len) return text;

    memmove(room, text.data, in);
    size_t out = in;
    while (in < text.len) {
        bool blank = is_blank(text.data[in]);
        room[out++] = blank ? ' ' : text.data[in];
        in++;
        while (blank && is_blank(text.data[in])) in++;
    }
    return (stax_str){room, out};
}
