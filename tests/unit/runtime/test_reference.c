/*
 * References alone: what they stand for, how far they were read, and where the input is too short.
 */
#include "token/reference.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct {
    const char *text;
    stax_status want;
    const char *utf8;
    size_t read; /* bytes up to `behind` */
} cases[] = {
    {"&amp;", STAX_OK, "&", 5},
    {"&lt;x", STAX_OK, "<", 4},
    {"&gt;", STAX_OK, ">", 4},
    {"&quot;", STAX_OK, "\"", 6},
    {"&apos;;", STAX_OK, "'", 6},
    {"&#65;", STAX_OK, "A", 5},
    {"&#x41;", STAX_OK, "A", 6},
    {"&#x7f;", STAX_OK, "\x7F", 6},
    {"&#x80;", STAX_OK, "\xC2\x80", 6},
    {"&#x7FF;", STAX_OK, "\xDF\xBF", 7},
    {"&#x800;", STAX_OK, "\xE0\xA0\x80", 7},
    {"&#xFFFD;", STAX_OK, "\xEF\xBF\xBD", 8},
    {"&#x10000;", STAX_OK, "\xF0\x90\x80\x80", 9},
    {"&#1114111;", STAX_OK, "\xF4\x8F\xBF\xBF", 10},
    {"&#0000000000000000000000000009;", STAX_OK, "\t", 31},
    {"&#1114112;", STAX_E_CHARACTER, "", 9},
    {"&#x100000041;", STAX_E_CHARACTER, "", 12},
    {"&#18446744073709551681;", STAX_E_CHARACTER, "", 22},
    {"&#0;", STAX_E_CHARACTER, "", 3},
    {"&#xD800;", STAX_E_CHARACTER, "", 7},
    {"&#xFFFF;", STAX_E_CHARACTER, "", 7},
    {"&#;", STAX_E_REFERENCE, "", 2},
    {"&#x;", STAX_E_REFERENCE, "", 3},
    {"&#6A;", STAX_E_REFERENCE, "", 3},
    {"&#x6g;", STAX_E_REFERENCE, "", 4},
    {"&;", STAX_E_REFERENCE, "", 1},
    {"& amp;", STAX_E_REFERENCE, "", 1},
    {"&amp ", STAX_E_REFERENCE, "", 4},
    {"&ampx;", STAX_E_ENTITY, "", 5},
    {"&am;", STAX_E_ENTITY, "", 3},
    {"&AMP;", STAX_E_ENTITY, "", 4},
    {"&\xC3\xA9.-1;", STAX_E_ENTITY, "", 6},
    {"&", STAX_MORE, "", 1},
    {"&am", STAX_MORE, "", 3},
    {"&amp", STAX_MORE, "", 4},
    {"&ampampamp", STAX_MORE, "", 10},
    {"&#", STAX_MORE, "", 2},
    {"&#x", STAX_MORE, "", 3},
    {"&#65", STAX_MORE, "", 4},
};

static void references_are_read_from_what_is_there(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t len = strlen(cases[i].text);
        char *block = malloc(len); /* of exactly this size */
        stx_referred to = {{0}, 0, NULL};
        stax_status is;

        assert_non_null(block);
        memcpy(block, cases[i].text, len);
        is = stx_refer(block, block + len, &to);
        if (is != cases[i].want || to.behind != block + cases[i].read)
            fail_msg("%s: %s, %td bytes", cases[i].text, stax_status_name(is), to.behind - block);
        if (is == STAX_OK &&
            (to.len != strlen(cases[i].utf8) || memcmp(to.utf8, cases[i].utf8, to.len) != 0))
            fail_msg("%s: another character", cases[i].text);
        free(block);
    }
}

static void the_beginning_of_a_reference_needs_more(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (cases[i].want != STAX_OK) continue;
        for (size_t len = 1; len < cases[i].read; len++) {
            stx_referred to;

            assert_int_equal(stx_refer(cases[i].text, cases[i].text + len, &to), STAX_MORE);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(references_are_read_from_what_is_there),
        cmocka_unit_test(the_beginning_of_a_reference_needs_more),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
