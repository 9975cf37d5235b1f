/*
 * Which word of a small table a text is. A text of at most eight bytes is loaded once and compared
 * with each word of its length as one integer; longer ones are compared byte for byte.
 */
#include "value/digits.h"

static bool find_short(stax_str text, const stax_str *words, size_t count, size_t *out)
{
    uint64_t want = stx_pack(text.data, text.len);

    for (size_t i = 0; i < count; i++) {
        if (words[i].len != text.len) continue;
        if (stx_pack(words[i].data, text.len) != want) continue;
        *out = i;
        return true;
    }
    return false;
}

static bool find_long(stax_str text, const stax_str *words, size_t count, size_t *out)
{
    for (size_t i = 0; i < count; i++) {
        if (!stax_eq(words[i], text)) continue;
        *out = i;
        return true;
    }
    return false;
}

stx_value_result stx_word(stax_str text, const stax_str *words, size_t count, size_t *out)
{
    bool found =
        text.len <= 8 ? find_short(text, words, count, out) : find_long(text, words, count, out);
    if (found) return STX_VALUE_OK;

    return text.len == 0 ? STX_VALUE_EMPTY : STX_VALUE_BAD;
}
