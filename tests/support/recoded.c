/*
 * One character at a time, with nothing of what is tested.
 */
#include "recoded.h"

#include <stdlib.h>

const char *recoded_name(recoded_as as)
{
    static const char *const names[] = {"UTF-8",    "UTF-16",   "UTF-16",     "UTF-16",
                                        "utf-16be", "us-ascii", "ISO-8859-1", "utf-8"};

    return names[as];
}

static bool is_wide(recoded_as as)
{
    return as >= RECODED_UTF16_LE && as <= RECODED_UTF16_BE_UNMARKED;
}

static uint32_t most_of(recoded_as as)
{
    if (as == RECODED_US_ASCII) return 0x7F;
    return as == RECODED_ISO_8859_1 ? 0xFF : 0x10FFFF;
}

/* The character at p, which has so many bytes. */
static uint32_t character(const char *p, size_t *bytes)
{
    unsigned char lead = (unsigned char)*p;
    uint32_t code = lead;

    *bytes = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (*bytes > 1) code &= 0x7FU >> *bytes;
    for (size_t i = 1; i < *bytes; i++) code = code << 6 | ((unsigned char)p[i] & 0x3F);
    return code;
}

static void put_unit(recoded *out, recoded_as as, uint32_t unit)
{
    bool big = as == RECODED_UTF16_BE || as == RECODED_UTF16_BE_UNMARKED;

    out->bytes[out->len++] = (char)(big ? unit >> 8 : unit & 0xFF);
    out->bytes[out->len++] = (char)(big ? unit & 0xFF : unit >> 8);
}

static void put(recoded *out, recoded_as as, const char *from, size_t bytes, uint32_t code)
{
    if (as == RECODED_UTF8 || as == RECODED_UTF8_MARKED) {
        memcpy(out->bytes + out->len, from, bytes);
        out->len += bytes;
    } else if (!is_wide(as)) {
        out->bytes[out->len++] = (char)code;
    } else if (code < 0x10000) {
        put_unit(out, as, code);
    } else {
        put_unit(out, as, 0xD800 + ((code - 0x10000) >> 10));
        put_unit(out, as, 0xDC00 + ((code - 0x10000) & 0x3FF));
    }
}

static void put_mark(recoded *out, recoded_as as)
{
    if (as == RECODED_UTF8_MARKED) put(out, as, "\xEF\xBB\xBF", 3, 0xFEFF);
    if (as == RECODED_UTF16_LE || as == RECODED_UTF16_BE) put_unit(out, as, 0xFEFF);
}

bool recoded_make(recoded *out, stax_str text, recoded_as as)
{
    size_t bytes;
    char *exact;

    *out = (recoded){.bytes = malloc(text.len * 2 + 4)};
    out->offsets = malloc((text.len + 1) * sizeof *out->offsets);
    if (out->bytes == NULL || out->offsets == NULL) abort();
    put_mark(out, as);
    for (size_t i = 0; i < text.len; i += bytes) {
        uint32_t code = character(text.data + i, &bytes);

        if (code > most_of(as)) return recoded_free(out), false;
        for (size_t j = 0; j < bytes; j++) out->offsets[i + j] = out->len;
        if (as == RECODED_UTF8 || as == RECODED_UTF8_MARKED)
            for (size_t j = 0; j < bytes; j++) out->offsets[i + j] += j;
        put(out, as, text.data + i, bytes, code);
    }
    out->offsets[text.len] = out->len;
    exact = realloc(out->bytes, out->len > 0 ? out->len : 1);
    if (exact == NULL) abort();
    out->bytes = exact;
    return true;
}

void recoded_free(recoded *document)
{
    free(document->bytes);
    free(document->offsets);
    *document = (recoded){0};
}
