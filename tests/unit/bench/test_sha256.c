/*
 * sha256.c against the standard's own examples, however the bytes are cut.
 */
#include "fixtures/sha256.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct {
    const char *title, *unit;
    size_t times;
    const char *want;
} cases[] = {
    {"nothing", "", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
    {"one block", "abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
    {"a length that needs a second block",
     "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    {"a million bytes", "aaaaaaaaaa", 100000,
     "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"},
};

static void the_standards_examples_have_their_hashes(void **state)
{
    char hex[65];
    sha256 hash;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sha256_begin(&hash);
        for (size_t n = 0; n < cases[i].times; n++)
            sha256_add(&hash, cases[i].unit, strlen(cases[i].unit));
        sha256_end(&hash, hex);
        if (strcmp(hex, cases[i].want) != 0)
            fail_msg("%s: %s, should be %s", cases[i].title, hex, cases[i].want);
    }
}

static void a_cut_at_any_byte_changes_nothing(void **state)
{
    char bytes[200], whole[65], cut[65];
    sha256 hash;

    (void)state;
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (char)(i * 7);
    sha256_begin(&hash);
    sha256_add(&hash, bytes, sizeof bytes);
    sha256_end(&hash, whole);
    for (size_t at = 0; at <= sizeof bytes; at++) {
        sha256_begin(&hash);
        sha256_add(&hash, bytes, at);
        sha256_add(&hash, bytes + at, sizeof bytes - at);
        sha256_end(&hash, cut);
        if (strcmp(cut, whole) != 0) fail_msg("cut at %zu: %s, should be %s", at, cut, whole);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_standards_examples_have_their_hashes),
        cmocka_unit_test(a_cut_at_any_byte_changes_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
