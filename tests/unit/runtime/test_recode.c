/*
 * Every character comes out as UTF-8, however many bytes there are and however much room; what is
 * not the encoding's is told where it begins.
 */
#include "recode.h"
#include "recoded.h"
#include "ways.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include "utf8.h"

#include <cmocka.h>

static uint32_t below(uint64_t *luck, uint32_t limit)
{
    *luck = *luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((*luck >> 32) * limit) >> 32);
}

/* All of an input, given and taken in pieces. */
static ways_text recode_all(stx_encoding encoding, stax_str bytes, uint64_t luck)
{
    ways_text out = {0};
    const char *from = bytes.data, *end = from;

    ways_say(&out, "%s", "");
    while (from < bytes.data + bytes.len) {
        char room[20], *to = room;
        size_t left = (size_t)(bytes.data + bytes.len - end), more = 1 + below(&luck, 12);

        end += more < left ? more : left;
        assert_int_equal(stx_recode(encoding, &from, end, &to, room + 4 + below(&luck, 17)),
                         STAX_OK);
        for (const char *p = room; p < to; p++) ways_say(&out, "%c", *p);
    }
    return out;
}

static const struct {
    stx_encoding encoding;
    recoded_as as;
    uint32_t most;
} encodings[] = {
    {STX_UTF16_LE, RECODED_UTF16_LE_UNMARKED, 0x10FFFF},
    {STX_UTF16_BE, RECODED_UTF16_BE_UNMARKED, 0x10FFFF},
    {STX_ISO_8859_1, RECODED_ISO_8859_1, 0xFF},
    {STX_US_ASCII, RECODED_US_ASCII, 0x7F},
    {STX_UTF8, RECODED_UTF8, 0x10FFFF},
};

/* From 1 on, as the texts of ways.h end at a NUL. */
static void every_character_becomes_utf8(void **state)
{
    uint64_t seed = ways_seed();

    (void)state;
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
        for (uint32_t first = 1; first <= encodings[i].most; first += 97) {
            char text[97 * 4], *to = text;
            recoded bytes;
            ways_text is;

            for (uint32_t code = first; code < first + 97 && code <= encodings[i].most; code++)
                to += stx_utf8_encode(code, to);
            stax_str want = {text, (size_t)(to - text)};
            assert_true(recoded_make(&bytes, want, encodings[i].as));
            is = recode_all(encodings[i].encoding, (stax_str){bytes.bytes, bytes.len}, seed);
            if (is.len != want.len || memcmp(is.data, text, is.len) != 0)
                fail_msg("%s from U+%" PRIX32, stx_encoding_name(encodings[i].encoding), first);
            ways_free(&is);
            recoded_free(&bytes);
        }
}

static void nul_is_a_character(void **state)
{
    const char *from = "\0\0";
    char room[8], *to = room;

    (void)state;
    assert_int_equal(stx_recode(STX_UTF16_LE, &from, from + 2, &to, room + 8), STAX_OK);
    assert_int_equal(to - room, 1);
    assert_int_equal(room[0], 0);
}

static void what_is_wrong_is_told_where_it_begins(void **state)
{
    static const struct {
        const char *title;
        stx_encoding encoding;
        stax_str bytes;
        size_t good, made;
        stax_status status;
    } rows[] = {
        {"nothing", STX_UTF16_LE, STAX_STR(""), 0, 0, STAX_OK},
        {"half a unit", STX_UTF16_LE, STAX_STR("a\0b"), 2, 1, STAX_OK},
        {"half a pair at the end", STX_UTF16_LE, STAX_STR("a\0\x00\xD8"), 2, 1, STAX_OK},
        {"three quarters of a pair", STX_UTF16_BE, STAX_STR("\0a\xD8\x00\xDC"), 2, 1, STAX_OK},
        {"the second half alone", STX_UTF16_LE, STAX_STR("a\0\x00\xDC"), 2, 1, STAX_E_ENCODED},
        {"the first half twice", STX_UTF16_BE, STAX_STR("\xDB\xFF\xDB\xFF"), 0, 0, STAX_E_ENCODED},
        {"the first half, then a letter", STX_UTF16_BE, STAX_STR("\xD8\x00\0a"), 0, 0,
         STAX_E_ENCODED},
        {"the last second half", STX_UTF16_BE, STAX_STR("\xDF\xFF"), 0, 0, STAX_E_ENCODED},
        {"beside the halves", STX_UTF16_BE, STAX_STR("\xD7\xFF\xE0\x00"), 4, 6, STAX_OK},
        {"beyond ASCII", STX_US_ASCII, STAX_STR("abcdefghij\x80"), 10, 10, STAX_E_ENCODED},
        {"beyond ASCII among eight", STX_US_ASCII, STAX_STR("abc\xFFzzzzzzzz"), 3, 3,
         STAX_E_ENCODED},
        {"the last of ASCII", STX_US_ASCII, STAX_STR("\x7F"), 1, 1, STAX_OK},
        {"any byte of ISO-8859-1", STX_ISO_8859_1, STAX_STR("\x7F\x80\xFF"), 3, 5, STAX_OK},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *from = rows[i].bytes.data;
        char room[64], *to = room;
        stax_status status =
            stx_recode(rows[i].encoding, &from, from + rows[i].bytes.len, &to, room + 64);

        if (status != rows[i].status || (size_t)(from - rows[i].bytes.data) != rows[i].good ||
            (size_t)(to - room) != rows[i].made)
            fail_msg("%s: %s, %td bytes became %td", rows[i].title, stax_status_name(status),
                     from - rows[i].bytes.data, to - room);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_character_becomes_utf8),
        cmocka_unit_test(nul_is_a_character),
        cmocka_unit_test(what_is_wrong_is_told_where_it_begins),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
