/*
 * Names by words against the table of chars.h: every byte at every place of a name.
 */
#include "input/name_words.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

enum { ROOM = STX_PLAIN_NAME + 8 };

/* The length by the table; 0 where the words leave it to that. */
static size_t reference(const char *from)
{
    size_t len = stx_ncname_length(from, from + ROOM);

    if (len >= STX_PLAIN_NAME || from[len] == ':' || (unsigned char)from[len] >= 0x80) return 0;
    for (size_t i = 0; i < len; i++)
        if ((unsigned char)from[i] >= 0x80) return 0;
    return len;
}

static void every_byte_ends_a_name_or_does_not(void **state)
{
    (void)state;
    for (size_t at = 0; at < STX_PLAIN_NAME; at++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            char text[ROOM];

            memset(text, 'n', sizeof text);
            text[at] = (char)byte;
            text[(at + 3) % STX_PLAIN_NAME] = '>';
            if (stx_plain_name(text, 0) != reference(text))
                fail_msg("byte %02X at %u: %u, not %u", byte, (unsigned)at,
                         (unsigned)stx_plain_name(text, 0), (unsigned)reference(text));
        }
    }
}

static void letters_are_counted_up_to_seven(void **state)
{
    static const char text[] = "aZbYcXdWeV>>>>>>>>";

    (void)state;
    for (size_t i = 0; i <= 10; i++)
        assert_int_equal(stx_letters(text + i), 10 - i < 7 ? 10 - i : 7);
    for (unsigned byte = 0; byte < 256; byte++) {
        char c = (char)byte, one[8] = {c, '>', '>', '>', '>', '>', '>', '>'};
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');

        assert_int_equal(stx_letters(one), letter);
    }
}

static void bytes_are_the_same_up_to_the_last(void **state)
{
    char a[48], b[48];

    (void)state;
    for (size_t n = 1; n <= STX_PLAIN_NAME; n++) {
        memset(a, 'x', sizeof a);
        memset(b, 'x', sizeof b);
        memset(a + n, 'y', sizeof a - n); /* does not count */
        assert_true(stx_same_bytes(a, b, n));
        for (size_t i = 0; i < n; i++) {
            b[i] = 'z';
            assert_false(stx_same_bytes(a, b, n));
            b[i] = 'x';
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_ends_a_name_or_does_not),
        cmocka_unit_test(letters_are_counted_up_to_seven),
        cmocka_unit_test(bytes_are_the_same_up_to_the_last),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
