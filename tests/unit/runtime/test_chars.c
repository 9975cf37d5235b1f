/*
 * All of Unicode against the productions as the standard prints them: the test reads their text.
 */
#include "input/chars.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { CODES = 0x110000 };

/* Productions 2, 4 and 4a, copied from the standard; 4a without its first part, NameStartChar. */
static const char char_text[] =
    "#x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]";
static const char start_text[] =
    "\":\" | [A-Z] | \"_\" | [a-z] | [#xC0-#xD6] | [#xD8-#xF6] | [#xF8-#x2FF] | [#x370-#x37D] | "
    "[#x37F-#x1FFF] | [#x200C-#x200D] | [#x2070-#x218F] | [#x2C00-#x2FEF] | [#x3001-#xD7FF] | "
    "[#xF900-#xFDCF] | [#xFDF0-#xFFFD] | [#x10000-#xEFFFF]";
static const char name_text[] = "\"-\" | \".\" | [0-9] | #xB7 | [#x0300-#x036F] | [#x203F-#x2040]";

enum { IS_CHAR = 1, IS_START = 2, IS_NAME = 4 };

static uint8_t *of_code; /* the productions that each code point is in */

/* A code point as productions write it: #x and hexadecimal digits, or the character itself. */
static uint32_t read_code(const char **text)
{
    char *end;

    if (strncmp(*text, "#x", 2) != 0) return (uint8_t) * (*text)++;
    uint32_t code = (uint32_t)strtoul(*text + 2, &end, 16);
    *text = end;
    return code;
}

static void read_production(const char *text, uint8_t bits)
{
    while (*text) {
        char form = *text;
        if (form == '[' || form == '"') text++;
        uint32_t first = read_code(&text), last = first;
        if (form == '[') {
            text++; /* '-' */
            last = read_code(&text);
        }
        if (form == '[' || form == '"') text++;
        text += strspn(text, " |");
        for (uint32_t code = first; code <= last; code++) of_code[code] |= bits;
    }
}

static int read_productions(void **state)
{
    (void)state;
    of_code = calloc(CODES, 1);
    if (!of_code) return -1;
    read_production(char_text, IS_CHAR);
    read_production(start_text, IS_START | IS_NAME);
    read_production(name_text, IS_NAME);
    return 0;
}

static int free_productions(void **state)
{
    (void)state;
    free(of_code);
    return 0;
}

static size_t encode(uint32_t code, char *out)
{
    static const uint8_t leads[] = {0, 0, 0xC0, 0xE0, 0xF0};
    size_t length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;

    for (size_t i = length; i-- > 1; code >>= 6) out[i] = (char)(0x80 | (code & 0x3F));
    out[0] = (char)(leads[length > 1 ? length : 0] | code);
    return length;
}

static void every_code_point_is_in_the_productions_that_the_standard_says(void **state)
{
    (void)state;
    for (uint32_t code = 0; code < CODES; code++) {
        unsigned is = (stx_is_char(code) ? IS_CHAR : 0U) |
                      (stx_is_name_start(code) ? IS_START : 0U) |
                      (stx_is_name_char(code) ? IS_NAME : 0U);
        if (is != of_code[code])
            fail_msg("U+%04X is in productions %u, not %u", code, of_code[code], is);
    }
    assert_false(stx_is_char(CODES));
    assert_false(stx_is_name_start(CODES) || stx_is_name_char(CODES));
}

/* As the first character of a name, and as the second: from a block that ends behind it. */
static void every_code_point_is_taken_into_a_name_as_the_productions_say(void **state)
{
    (void)state;
    for (uint32_t code = 1; code < CODES; code++) {
        if (!(of_code[code] & IS_CHAR)) continue;
        char text[5] = "a";
        size_t n = encode(code, text + 1);
        size_t first = of_code[code] & IS_START ? n : 0, second = of_code[code] & IS_NAME ? n : 0;
        if (stx_name_length(text + 1, text + 1 + n) != first ||
            stx_name_length(text, text + 1 + n) != 1 + second)
            fail_msg("U+%04X as a part of a Name", code);
        if (code == ':') first = second = 0;
        if (stx_ncname_length(text + 1, text + 1 + n) != first ||
            stx_ncname_length(text, text + 1 + n) != 1 + second)
            fail_msg("U+%04X as a part of an NCName", code);
    }
}

static const struct {
    const char *title, *text;
    size_t name, ncname;
} names[] = {
    {"nothing", "", 0, 0},
    {"a blank", " a", 0, 0},
    {"a letter", "a", 1, 1},
    {"ends at '>'", "title>", 5, 5},
    {"ends at a blank", "title lang", 5, 5},
    {"ends at '='", "id=", 2, 2},
    {"a digit cannot begin", "1a", 0, 0},
    {"a digit can follow", "a1-2.3_", 7, 7},
    {"a prefix", "xs:element ", 10, 2},
    {"a colon begins", ":a", 2, 0},
    {"two colons", "a::b", 4, 1},
    {"beyond ASCII inside", "caf\xC3\xA9s/", 6, 6},
    {"beyond ASCII first", "\xC3\xA9t\xC3\xA9>", 5, 5},
    {"a middle dot cannot begin",
     "\xC2\xB7"
     "a",
     0, 0},
    {"a middle dot can follow",
     "a\xC2\xB7"
     "b",
     4, 4},
    {"a colon behind a letter beyond ASCII", "\xC3\xA9:b", 4, 2},
    {"a multiplication sign ends", "a\xC3\x97", 1, 1},
    {"a dash ends", "ab\xE2\x80\x94", 2, 2},
    {"a euro sign is in production 4", "ab\xE2\x82\xAC", 5, 5},
    {"four bytes", "\xF0\x90\x80\x80x ", 5, 5},
};

/* From blocks of their own size, so that a sanitizer sees a byte read behind the end. */
static void names_end_where_they_end(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        size_t n = strlen(names[i].text);
        char *text = malloc(n ? n : 1);
        assert_non_null(text);
        memcpy(text, names[i].text, n);
        size_t name = stx_name_length(text, text + n), ncname = stx_ncname_length(text, text + n);
        free(text);
        if (name != names[i].name || ncname != names[i].ncname)
            fail_msg("'%s': %zu and %zu, not %zu and %zu", names[i].title, name, ncname,
                     names[i].name, names[i].ncname);
    }
}

static void a_character_that_the_end_cuts_is_not_taken(void **state)
{
    static const char text[] = "ab\xF0\x90\x80\x80";

    (void)state;
    for (size_t n = 2; n < 6; n++) {
        char *cut = malloc(n);
        assert_non_null(cut);
        memcpy(cut, text, n);
        assert_int_equal(stx_name_length(cut, cut + n), 2);
        free(cut);
    }
    assert_int_equal(stx_name_length(text, text + 6), 6);
}

static void four_characters_are_blank(void **state)
{
    (void)state;
    for (int c = 0; c < 256; c++) {
        bool want = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (stx_is_blank((char)c) != want) fail_msg("byte %d", c);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_point_is_in_the_productions_that_the_standard_says),
        cmocka_unit_test(every_code_point_is_taken_into_a_name_as_the_productions_say),
        cmocka_unit_test(names_end_where_they_end),
        cmocka_unit_test(a_character_that_the_end_cuts_is_not_taken),
        cmocka_unit_test(four_characters_are_blank),
    };

    return cmocka_run_group_tests(tests, read_productions, free_productions);
}
