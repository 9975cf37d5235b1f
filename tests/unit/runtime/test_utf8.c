/*
 * One character in UTF-8, and texts cut between characters.
 */
#include "base/utf8.h"
#include "value_tests.h"

static const struct {
    const char *title;
    uint32_t code;
    const char *want;
} codes[] = {
    {"a letter", 'A', "A"},
    {"the last of one byte", 0x7F, "\x7F"},
    {"the first of two", 0x80, "\xC2\x80"},
    {"the last of two", 0x7FF, "\xDF\xBF"},
    {"the first of three", 0x800, "\xE0\xA0\x80"},
    {"the euro", 0x20AC, "\xE2\x82\xAC"},
    {"the last before the surrogates", 0xD7FF, "\xED\x9F\xBF"},
    {"the first surrogate", 0xD800, ""},
    {"the last surrogate", 0xDFFF, ""},
    {"the first behind the surrogates", 0xE000, "\xEE\x80\x80"},
    {"the last of three", 0xFFFF, "\xEF\xBF\xBF"},
    {"the first of four", 0x10000, "\xF0\x90\x80\x80"},
    {"the last of all", 0x10FFFF, "\xF4\x8F\xBF\xBF"},
    {"one more", 0x110000, ""},
    {"all bits", 0xFFFFFFFF, ""},
};

static void a_code_becomes_its_bytes(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(codes); i++) {
        char out[5] = "####";
        size_t len = strlen(codes[i].want);
        if (stx_utf8_encode(codes[i].code, out) != len) fail_msg("%s: length", codes[i].title);
        if (memcmp(out, codes[i].want, len) != 0) fail_msg("%s: bytes", codes[i].title);
        if (memcmp(out + len, "####", 4 - len) != 0) fail_msg("%s: too many", codes[i].title);
    }
}

/* Slowly, by the ranges of RFC 3629. */
static uint32_t decode(const char *from, size_t len)
{
    const unsigned char *b = (const unsigned char *)from;
    static const uint32_t leads[] = {0, 0, 0xC0, 0xE0, 0xF0};

    uint32_t code = len == 1 ? b[0] : b[0] - leads[len];
    for (size_t i = 1; i < len; i++) code = code * 64 + (b[i] - 0x80u);
    return code;
}

static void every_code_comes_back(void **state)
{
    (void)state;
    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        char out[4];
        size_t len = stx_utf8_encode(code, out);
        bool surrogate = code >= 0xD800 && code <= 0xDFFF;
        if (surrogate != (len == 0)) fail_msg("U+%04X: length %zu", (unsigned)code, len);
        if (!surrogate && decode(out, len) != code) fail_msg("U+%04X", (unsigned)code);
    }
}

static const struct {
    const char *title, *text;
    size_t most, want;
} cuts[] = {
    {"nothing", "", 0, 0},
    {"all fits", "abc", 3, 3},
    {"more room than text", "abc", 9, 3},
    {"between letters", "abc", 2, 2},
    {"no room", "abc", 0, 0},
    {"inside two bytes", "a\xC3\xA9z", 2, 1},
    {"behind two bytes", "a\xC3\xA9z", 3, 3},
    {"inside three bytes", "\xE2\x82\xAC", 2, 0},
    {"inside four bytes, third", "a\xF0\x9F\x98\x80", 4, 1},
    {"inside four bytes, first", "a\xF0\x9F\x98\x80", 2, 1},
    {"behind four bytes", "a\xF0\x9F\x98\x80z", 5, 5},
};

static void a_cut_stands_between_characters(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cuts); i++) {
        stax_str text = tight(cuts[i].text);
        size_t is = stx_utf8_cut(text, cuts[i].most);
        free_tight(text);
        if (is != cuts[i].want) fail_msg("%s: %zu, not %zu", cuts[i].title, is, cuts[i].want);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_code_becomes_its_bytes),
        cmocka_unit_test(every_code_comes_back),
        cmocka_unit_test(a_cut_stands_between_characters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
