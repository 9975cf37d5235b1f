/*
 * The tables of chars.h, and names that go beyond ASCII.
 *
 * The ranges are those of production 4, in its order, without its ASCII part; what 4a adds is a
 * second list. Both are short, and names beyond ASCII rare: they are searched from the front.
 */
#include "input/chars.h"

enum {
    B = STX_CHAR_BLANK,
    N = STX_CHAR_NAME,
    S = STX_CHAR_START | STX_CHAR_NAME,
    C = STX_CHAR_COLON,
    U = STX_CHAR_BEYOND
};

const uint8_t stx_char_classes[256] = {
    /* 00 */ 0, 0, 0, 0, 0, 0, 0, 0, 0, B, B, 0, 0, B, 0, 0,
    /* 10 */ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    /* 20 */ B, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, N, N, 0,
    /* 30 */ N, N, N, N, N, N, N, N, N, N, C, 0, 0, 0, 0, 0,
    /* 40 */ 0, S, S, S, S, S, S, S, S, S, S, S, S, S, S, S,
    /* 50 */ S, S, S, S, S, S, S, S, S, S, S, 0, 0, 0, 0, S,
    /* 60 */ 0, S, S, S, S, S, S, S, S, S, S, S, S, S, S, S,
    /* 70 */ S, S, S, S, S, S, S, S, S, S, S, 0, 0, 0, 0, 0,
    /* 80 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
    /* 90 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
    /* A0 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
    /* B0 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
    /* C0 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
    /* D0 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
    /* E0 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
    /* F0 */ U, U, U, U, U, U, U, U, U, U, U, U, U, U, U, U,
};

typedef struct range {
    uint32_t first, last;
} range;

static const range starts[] = {
    {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x2FF},    {0x370, 0x37D},
    {0x37F, 0x1FFF},  {0x200C, 0x200D}, {0x2070, 0x218F}, {0x2C00, 0x2FEF},
    {0x3001, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF},
};
static const range others[] = {{0xB7, 0xB7}, {0x300, 0x36F}, {0x203F, 0x2040}};

static bool within(const range *ranges, size_t count, uint32_t code)
{
    for (size_t i = 0; i < count && ranges[i].first <= code; i++)
        if (code <= ranges[i].last) return true;
    return false;
}

static bool starts_beyond(uint32_t code)
{
    return within(starts, sizeof starts / sizeof starts[0], code);
}

static bool stands_beyond(uint32_t code)
{
    return starts_beyond(code) || within(others, sizeof others / sizeof others[0], code);
}

bool stx_is_char(uint32_t code)
{
    if (code < 0x20) return code == 0x9 || code == 0xA || code == 0xD;
    if (code <= 0xD7FF) return true;
    return (code >= 0xE000 && code <= 0xFFFD) || (code >= 0x10000 && code <= 0x10FFFF);
}

bool stx_is_name_start(uint32_t code)
{
    if (code >= 0x80) return starts_beyond(code);
    return (stx_char_classes[code] & (STX_CHAR_START | STX_CHAR_COLON)) != 0;
}

bool stx_is_name_char(uint32_t code)
{
    if (code >= 0x80) return stands_beyond(code);
    return (stx_char_classes[code] & (STX_CHAR_NAME | STX_CHAR_COLON)) != 0;
}

/* The length of the character beyond ASCII at `at`, 0 if `end` cuts it; the text is known right. */
static size_t take_beyond(const char *at, const char *end, uint32_t *code)
{
    uint8_t lead = (uint8_t)*at;
    size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;

    if ((size_t)(end - at) < length) return 0;
    *code = lead & (0x7FU >> length);
    for (size_t i = 1; i < length; i++) *code = *code << 6 | ((uint8_t)at[i] & 0x3FU);
    return length;
}

size_t stx_name_length_beyond(const char *from, size_t done, const char *end, uint8_t colon)
{
    const char *at = from + done;

    while (at < end) {
        uint32_t code = (uint8_t)*at;
        size_t length = 1;
        bool fits = (stx_char_classes[code] & (STX_CHAR_NAME | colon)) != 0;
        if (code >= 0x80) {
            length = take_beyond(at, end, &code);
            fits = length > 0 && (at == from ? starts_beyond(code) : stands_beyond(code));
        }
        if (!fits) break;
        at += length;
    }
    return (size_t)(at - from);
}
