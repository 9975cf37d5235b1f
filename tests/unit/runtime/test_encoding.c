/*
 * What first bytes say, as soon as they can say it, and which names fit them.
 */
#include "encoding.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const struct {
    const char *title;
    stax_str bytes;
    stx_encoding encoding;
    uint8_t mark;
    const char *refused;
    size_t needed; /* bytes that decide */
} starts[] = {
    {"nothing", STAX_STR(""), STX_UTF8, 0, NULL, 0},
    {"a tag", STAX_STR("<a/>"), STX_UTF8, 0, NULL, 2},
    {"text", STAX_STR("abcd"), STX_UTF8, 0, NULL, 1},
    {"a declaration", STAX_STR("<?xm"), STX_UTF8, 0, NULL, 2},
    {"UTF-8's mark", STAX_STR("\xEF\xBB\xBF<"), STX_UTF8, 3, NULL, 3},
    {"two bytes of UTF-8's mark", STAX_STR("\xEF\xBB<a"), STX_UTF8, 0, NULL, 3},
    {"UTF-16", STAX_STR("\xFE\xFF\0<"), STX_UTF16_BE, 2, NULL, 4},
    {"UTF-16 with another first character", STAX_STR("\xFE\xFF\x4E\x00"), STX_UTF16_BE, 2, NULL, 3},
    {"UTF-16, the low byte first", STAX_STR("\xFF\xFE<\0"), STX_UTF16_LE, 2, NULL, 3},
    {"a mark alone", STAX_STR("\xFF\xFE"), STX_UTF16_LE, 2, NULL, 0},
    {"a mark and a byte", STAX_STR("\xFE\xFF\0"), STX_UTF16_BE, 2, NULL, 0},
    {"UTF-16 by \"<?\"", STAX_STR("\0<\0?"), STX_UTF16_BE, 0, NULL, 4},
    {"the same, the low byte first", STAX_STR("<\0?\0"), STX_UTF16_LE, 0, NULL, 4},
    {"\"<a\" is not enough", STAX_STR("<\0a\0"), STX_UTF8, 0, NULL, 3},
    {"UTF-32", STAX_STR("\0\0\xFE\xFF"), STX_UTF8, 0, "UTF-32", 4},
    {"UTF-32, the low byte first", STAX_STR("\xFF\xFE\0\0"), STX_UTF8, 0, "UTF-32", 4},
    {"UTF-32 without a mark", STAX_STR("\0\0\0<"), STX_UTF8, 0, "UTF-32", 4},
    {"the same, the low byte first", STAX_STR("<\0\0\0"), STX_UTF8, 0, "UTF-32", 4},
    {"UCS-4 2143", STAX_STR("\0\0\xFF\xFE"), STX_UTF8, 0, "UCS-4", 4},
    {"UCS-4 3412", STAX_STR("\xFE\xFF\0\0"), STX_UTF8, 0, "UCS-4", 4},
    {"UCS-4 2143 without a mark", STAX_STR("\0\0<\0"), STX_UTF8, 0, "UCS-4", 4},
    {"UCS-4 3412 without a mark", STAX_STR("\0<\0\0"), STX_UTF8, 0, "UCS-4", 4},
    {"EBCDIC", STAX_STR("\x4C\x6F\xA7\x94"), STX_UTF8, 0, "EBCDIC", 4},
    {"\"Lo\"", STAX_STR("Lo"), STX_UTF8, 0, NULL, 0},
};

static void first_bytes_say_what_follows(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        stx_start is = {.mark = 99};

        assert_true(stx_start_of(starts[i].bytes.data, starts[i].bytes.len, true, &is));
        if (is.encoding != starts[i].encoding || is.mark != starts[i].mark)
            fail_msg("%s: %s, a mark of %d", starts[i].title, stx_encoding_name(is.encoding),
                     is.mark);
        if ((is.refused == NULL) != (starts[i].refused == NULL)) fail_msg("%s", starts[i].title);
        if (is.refused) assert_string_equal(is.refused, starts[i].refused);
    }
}

static void they_are_asked_for_only_as_long_as_they_matter(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        for (size_t len = 0; len <= starts[i].bytes.len; len++) {
            stx_start is = {.mark = 99};
            bool told = stx_start_of(starts[i].bytes.data, len, false, &is);
            bool enough = starts[i].needed > 0 && len >= starts[i].needed;

            if (told != enough) fail_msg("%s: told by %zu bytes", starts[i].title, len);
            if (told) assert_int_equal(is.mark, starts[i].mark);
            if (!told) assert_int_equal(is.mark, 99);
        }
}

static void names_fit_the_first_bytes_or_not(void **state)
{
    static const stx_start open = {0}, marked = {.mark = 3},
                           little = {.encoding = STX_UTF16_LE, .mark = 2},
                           big = {.encoding = STX_UTF16_BE};
    static const struct {
        const char *name;
        const stx_start *start;
        stax_status status;
        stx_encoding encoding;
    } rows[] = {
        {"UTF-8", &open, STAX_OK, STX_UTF8},
        {"utf-8", &marked, STAX_OK, STX_UTF8},
        {"Us-Ascii", &open, STAX_OK, STX_US_ASCII},
        {"ASCII", &open, STAX_OK, STX_US_ASCII},
        {"ANSI_X3.4-1968", &open, STAX_OK, STX_US_ASCII},
        {"iso-8859-1", &open, STAX_OK, STX_ISO_8859_1},
        {"Latin1", &open, STAX_OK, STX_ISO_8859_1},
        {"l1", &open, STAX_OK, STX_ISO_8859_1},
        {"cp819", &open, STAX_OK, STX_ISO_8859_1},
        {"IBM819", &open, STAX_OK, STX_ISO_8859_1},
        {"UTF-16", &open, STAX_E_ENCODED, STX_UTF16_LE},
        {"UTF-16BE", &open, STAX_E_ENCODED, STX_UTF16_BE},
        {"US-ASCII", &marked, STAX_E_ENCODED, STX_US_ASCII},
        {"ISO-8859-1", &marked, STAX_E_ENCODED, STX_ISO_8859_1},
        {"UTF-16", &marked, STAX_E_ENCODED, STX_UTF16_LE},
        {"UTF-16", &little, STAX_OK, STX_UTF16_LE},
        {"utf-16", &big, STAX_OK, STX_UTF16_BE},
        {"UTF-16le", &little, STAX_OK, STX_UTF16_LE},
        {"UTF-16le", &big, STAX_E_ENCODED, STX_UTF16_LE},
        {"UTF-16be", &big, STAX_OK, STX_UTF16_BE},
        {"UTF-16be", &little, STAX_E_ENCODED, STX_UTF16_BE},
        {"UTF-8", &little, STAX_E_ENCODED, STX_UTF8},
        {"latin1", &big, STAX_E_ENCODED, STX_ISO_8859_1},
        {"windows-1252", &open, STAX_E_ENCODING, STX_UTF8},
        {"ISO-8859-15", &open, STAX_E_ENCODING, STX_UTF8},
        {"UTF-80", &open, STAX_E_ENCODING, STX_UTF8},
        {"UTF-", &open, STAX_E_ENCODING, STX_UTF8},
        {"UTF-32", &little, STAX_E_ENCODING, STX_UTF8},
        {"", &open, STAX_E_ENCODING, STX_UTF8},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stx_encoding is = STX_UTF8;
        stax_status status = stx_encoding_declared(stax_str_of(rows[i].name), rows[i].start, &is);

        if (status != rows[i].status || is != rows[i].encoding)
            fail_msg("%s (%zu): %s, %s", rows[i].name, i, stax_status_name(status),
                     stx_encoding_name(is));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(first_bytes_say_what_follows),
        cmocka_unit_test(they_are_asked_for_only_as_long_as_they_matter),
        cmocka_unit_test(names_fit_the_first_bytes_or_not),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
