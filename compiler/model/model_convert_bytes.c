/*
 * Defaults of bytes, and letters of strings, by the rules that the runtime has for documents.
 */
#include "base/zalloc.h"
#include "model/model_convert.h"

/* --- letters ------------------------------------------------------------------------------ */

stax_str convert_letters(model_letters letters, stax_str text, stax_arena *arena)
{
    char first = letters == MODEL_LOWER ? 'A' : 'a';
    if (letters == MODEL_AS_WRITTEN) return text;

    char *to = zalloc(text.len + 1, arena);
    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i];
        to[i] = (char)(c >= first && c < first + 26 ? c ^ 0x20 : c);
    }
    return (stax_str){to, text.len};
}

/* --- bytes -------------------------------------------------------------------------------- */

/* The place of a character among the digits of a base; -1 for none. */
static int digit_of(const char *digits, char c)
{
    const char *at = c == '\0' ? NULL : strchr(digits, c);

    return at ? (int)(at - digits) : -1;
}

static bool read_hex(stax_str text, char *to, size_t *len)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";

    if (text.len % 2 != 0) return false;
    for (size_t i = 0; i < text.len; i += 2) {
        int high = digit_of(digits, text.data[i]), low = digit_of(digits, text.data[i + 1]);
        if (high < 0 || low < 0) return false;
        to[(*len)++] = (char)(high % 16 * 16 + low % 16);
    }
    return true;
}

/* Blanks of XML out of the text. */
static stax_str without_blanks(stax_str text, stax_arena *arena)
{
    char *to = zalloc(text.len + 1, arena);
    size_t len = 0;

    for (size_t i = 0; i < text.len; i++)
        if (!stax_is_blank(text.data[i])) to[len++] = text.data[i];
    return (stax_str){to, len};
}

static bool read_base64(stax_str text, char *to, size_t *len)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint32_t bits = 0;
    size_t pads = 0;

    if (text.len % 4 != 0) return false;
    while (pads < 2 && pads < text.len && text.data[text.len - 1 - pads] == '=') pads++;
    for (size_t i = 0; i < text.len; i++) {
        int digit = i < text.len - pads ? digit_of(digits, text.data[i]) : 0;
        if (digit < 0) return false;
        bits = bits << 6 | (uint32_t)digit;
        if (i % 4 != 3) continue;
        for (int shift = 16; shift >= 0; shift -= 8) to[(*len)++] = (char)(bits >> shift & 255);
    }
    *len -= pads;
    return (pads == 0 || to[*len] == 0) && (pads < 2 || to[*len + 1] == 0);
}

convert_result convert_bytes(const model_type *type, stax_str text, stax_str *out,
                             stax_arena *arena)
{
    char *to = zalloc(text.len + 1, arena);
    size_t len = 0;
    bool good = type->base64 ? read_base64(without_blanks(text, arena), to, &len)
                             : read_hex(text, to, &len);

    if (!good) return CONVERT_BAD;
    *out = (stax_str){to, len};
    return len >= type->lo.value.u && len <= type->hi.value.u ? CONVERT_OK : CONVERT_RANGE;
}
