/*
 * Patterns of URIs, and what is kept of a schema's prefixes while declarations come and go.
 */
#include "names/fitting.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const struct {
    const char *title, *pattern, *uri;
    bool fits;
} patterns[] = {
    {"the same bytes", "urn:a", "urn:a", true},
    {"one byte more", "urn:a", "urn:ab", false},
    {"one byte less", "urn:a", "urn:", false},
    {"another case", "urn:a", "urn:A", false},
    {"a star at the end is anything", "urn:*", "urn:a/b", true},
    {"or nothing", "urn:*", "urn:", true},
    {"what stands before it must be there", "urn:*", "urm:a", false},
    {"a star at the beginning", "*/v1", "urn:a/v1", true},
    {"and then another end", "*/v1", "urn:a/v2", false},
    {"a star in the middle", "a*b", "a/x/b", true},
    {"both ends are needed", "ab*ba", "aba", false},
    {"the last piece is tied to the end", "a*b", "abc", false},
    {"and not to its first place", "a*b", "abab", true},
    {"pieces in order", "a*b*c", "a-b-c", true},
    {"pieces out of order", "a*b*c", "a-c-b", false},
    {"a piece at its second place", "a*bc*d", "abbbcd", true},
    {"a piece that is used up", "a*b*b", "ab", false},
    {"pieces that touch", "a*b*b", "abb", true},
    {"two stars", "a**b", "a/b", true},
    {"a star alone is any URI", "*", "x", true},
    {"but no namespace", "*", "", false},
    {"which is an empty pattern", "", "", true},
    {"and that is nothing else", "", "x", false},
};

static void a_star_is_any_text(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
        if (stx_fits_pattern(stax_str_of(patterns[i].uri), stax_str_of(patterns[i].pattern)) !=
            patterns[i].fits)
            fail_msg("%s: '%s' and '%s'", patterns[i].title, patterns[i].pattern, patterns[i].uri);
}

/* ---- scopes ------------------------------------------------------------------------------- */

enum { DEFAULT = 1, P, XML };

static const stax_str default_uris[] = {STAX_STR("urn:a"), STAX_STR("")};
static const stax_str p_uris[] = {STAX_STR("urn:p*")};
static const stax_str xml_uris[] = {STAX_STR("http://www.w3.org/XML/1998/namespace")};
static const stx_namespace spaces[] = {
    [DEFAULT] = {STAX_STR(""), default_uris, 2},
    [P] = {STAX_STR("p"), p_uris, 1},
    [XML] = {STAX_STR("xml"), xml_uris, 1},
};

static void declare(stx_scopes *s, const char *prefix, const char *uri)
{
    static const stax_allocator usual;

    assert_true(stx_scopes_declare(s, stax_str_of(prefix), stax_str_of(uri), &usual));
}

static uint64_t fits(const stx_scopes *s, const char *prefix)
{
    return stx_scopes_fits(s, stx_scopes_find(s, stax_str_of(prefix)));
}

#define BITS(a, b) (1 | (UINT64_C(1) << (a)) | (UINT64_C(1) << (b)))
static void bits_go_with_the_declarations(void **state)
{
    stx_scopes s = {0};
    uint64_t spelled = 0;

    (void)state;
    stx_scopes_want(&s, spaces, 4, &spelled);
    assert_int_equal(spelled, BITS(DEFAULT, XML)); /* no default is what an empty pattern means */
    assert_int_equal(s.wanted.unprefixed, BITS(DEFAULT, 0));
    declare(&s, "", "urn:a");
    declare(&s, "p", "urn:p");
    declare(&s, "z", "urn:p/2");
    assert_int_equal(spelled, BITS(DEFAULT, P) | BITS(XML, 0));
    assert_int_equal(fits(&s, "p"), BITS(P, 0));
    assert_int_equal(fits(&s, "z"), BITS(P, 0));
    assert_int_equal(fits(&s, "xml"), BITS(XML, 0));
    declare(&s, "p", "urn:x");
    declare(&s, "", "urn:p/3");
    assert_int_equal(spelled, BITS(XML, 0));
    assert_int_equal(s.wanted.unprefixed, BITS(P, 0));
    declare(&s, "", "");
    assert_int_equal(s.wanted.unprefixed, BITS(DEFAULT, 0));
    assert_int_equal(spelled, BITS(DEFAULT, XML));
    stx_scopes_undo(&s, 3);
    assert_int_equal(spelled, BITS(DEFAULT, P) | BITS(XML, 0));
    assert_int_equal(s.wanted.unprefixed, BITS(DEFAULT, 0));
    stx_scopes_undo(&s, 0);
    assert_int_equal(spelled, BITS(DEFAULT, XML));
    stx_scopes_free(&s, &(stax_allocator){0});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_star_is_any_text),
        cmocka_unit_test(bits_go_with_the_declarations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
