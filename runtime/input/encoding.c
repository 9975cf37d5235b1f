/*
 * First bytes and names, both by tables. The longer of two signatures that begin alike comes first:
 * FF FE 00 00 is UTF-32, as no XML has a NUL.
 */
#include "input/encoding.h"

typedef struct signature {
    char bytes[4];
    uint8_t len;
    stx_start start;
} signature;

static const signature signatures[] = {
    {{'\x00', '\x00', '\xFE', '\xFF'}, 4, {.refused = "UTF-32"}},
    {{'\xFF', '\xFE', '\x00', '\x00'}, 4, {.refused = "UTF-32"}},
    {{'\x00', '\x00', '\x00', '\x3C'}, 4, {.refused = "UTF-32"}},
    {{'\x3C', '\x00', '\x00', '\x00'}, 4, {.refused = "UTF-32"}},
    {{'\x00', '\x00', '\xFF', '\xFE'}, 4, {.refused = "UCS-4"}}, /* its two unusual orders */
    {{'\xFE', '\xFF', '\x00', '\x00'}, 4, {.refused = "UCS-4"}},
    {{'\x00', '\x00', '\x3C', '\x00'}, 4, {.refused = "UCS-4"}},
    {{'\x00', '\x3C', '\x00', '\x00'}, 4, {.refused = "UCS-4"}},
    {{'\x4C', '\x6F', '\xA7', '\x94'}, 4, {.refused = "EBCDIC"}},
    {{'\x00', '\x3C', '\x00', '\x3F'}, 4, {.encoding = STX_UTF16_BE}},
    {{'\x3C', '\x00', '\x3F', '\x00'}, 4, {.encoding = STX_UTF16_LE}},
    {{'\xFE', '\xFF'}, 2, {.encoding = STX_UTF16_BE, .mark = 2}},
    {{'\xFF', '\xFE'}, 2, {.encoding = STX_UTF16_LE, .mark = 2}},
    {{'\xEF', '\xBB', '\xBF'}, 3, {.encoding = STX_UTF8, .mark = 3}},
};

bool stx_start_of(const char *bytes, size_t len, bool all, stx_start *start)
{
    for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
        const signature *s = &signatures[i];
        size_t there = len < s->len ? len : s->len;

        if (there > 0 && memcmp(bytes, s->bytes, there) != 0) continue;
        if (there == s->len) return *start = s->start, true;
        if (!all) return false;
    }
    *start = (stx_start){0};
    return true;
}

/* ---- names -------------------------------------------------------------------------------- */

/* What a name stands for, as bits: UTF-16 is any of its two orders. */
enum {
    IS_UTF8 = 1 << STX_UTF8,
    IS_UTF16_LE = 1 << STX_UTF16_LE,
    IS_UTF16_BE = 1 << STX_UTF16_BE,
    IS_US_ASCII = 1 << STX_US_ASCII,
    IS_ISO_8859_1 = 1 << STX_ISO_8859_1
};

/* IANA's names and aliases, as far as production 81 lets them be written; and "ASCII". */
static const struct {
    const char *name; /* in capitals */
    unsigned is;
} names[] = {
    {"UTF-8", IS_UTF8},
    {"CSUTF8", IS_UTF8},
    {"UTF-16", IS_UTF16_LE | IS_UTF16_BE},
    {"CSUTF16", IS_UTF16_LE | IS_UTF16_BE},
    {"UTF-16LE", IS_UTF16_LE},
    {"CSUTF16LE", IS_UTF16_LE},
    {"UTF-16BE", IS_UTF16_BE},
    {"CSUTF16BE", IS_UTF16_BE},
    {"US-ASCII", IS_US_ASCII},
    {"ASCII", IS_US_ASCII},
    {"US", IS_US_ASCII},
    {"ISO-IR-6", IS_US_ASCII},
    {"ISO646-US", IS_US_ASCII},
    {"ANSI_X3.4-1968", IS_US_ASCII},
    {"ANSI_X3.4-1986", IS_US_ASCII},
    {"IBM367", IS_US_ASCII},
    {"CP367", IS_US_ASCII},
    {"CSASCII", IS_US_ASCII},
    {"ISO-8859-1", IS_ISO_8859_1},
    {"ISO_8859-1", IS_ISO_8859_1},
    {"ISO-IR-100", IS_ISO_8859_1},
    {"LATIN1", IS_ISO_8859_1},
    {"L1", IS_ISO_8859_1},
    {"IBM819", IS_ISO_8859_1},
    {"CP819", IS_ISO_8859_1},
    {"CSISOLATIN1", IS_ISO_8859_1},
};

static bool same_letters(stax_str a, const char *b)
{
    if (a.len != strlen(b)) return false;
    for (size_t i = 0; i < a.len; i++) {
        char c = a.data[i];

        if (c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
        if (c != b[i]) return false;
    }
    return true;
}

static unsigned meant(stax_str name)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (same_letters(name, names[i].name)) return names[i].is;
    return 0;
}

/* The first encoding of those. */
static stx_encoding first_of(unsigned is)
{
    unsigned encoding = 0;

    while ((is >> encoding & 1) == 0) encoding++;
    return (stx_encoding)encoding;
}

stax_status stx_encoding_declared(stax_str name, const stx_start *start, stx_encoding *encoding)
{
    bool open = start->encoding == STX_UTF8 && start->mark == 0;
    unsigned is = meant(name);

    if (is == 0) return STAX_E_ENCODING;
    if (is >> start->encoding & 1) {
        *encoding = start->encoding;
        return STAX_OK;
    }
    *encoding = first_of(is);
    return open && (is & (IS_US_ASCII | IS_ISO_8859_1)) ? STAX_OK : STAX_E_ENCODED;
}

uint8_t stx_encoding_unit(stx_encoding encoding)
{
    if (encoding == STX_UTF8) return 0;
    return encoding == STX_UTF16_LE || encoding == STX_UTF16_BE ? 2 : 1;
}

const char *stx_encoding_name(stx_encoding encoding)
{
    static const char *const texts[] = {
        [STX_UTF8] = "UTF-8",        [STX_UTF16_LE] = "UTF-16",       [STX_UTF16_BE] = "UTF-16",
        [STX_US_ASCII] = "US-ASCII", [STX_ISO_8859_1] = "ISO-8859-1",
    };

    return texts[encoding];
}
