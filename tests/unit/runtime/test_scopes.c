/*
 * Prefixes in scope: the innermost counts, and a mark takes back what came behind it.
 */
#include "failing_allocator.h"
#include "names/scopes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const stax_allocator usual = {0};

static void declare(stx_scopes *s, const char *prefix, const char *uri)
{
    assert_true(stx_scopes_declare(s, stax_str_of(prefix), stax_str_of(uri), &usual));
}

static void check(const stx_scopes *s, const char *prefix, const char *uri)
{
    stax_str is = stx_scopes_uri(s, stx_scopes_find(s, stax_str_of(prefix)));

    if (is.len != strlen(uri) || memcmp(is.data, uri, is.len) != 0)
        fail_msg("'%s' is '%.*s', not '%s'", prefix, (int)is.len, is.data, uri);
}

static void the_innermost_declaration_counts(void **state)
{
    stx_scopes s = {0};

    (void)state;
    assert_int_equal(stx_scopes_find(&s, stax_str_of("p")), STX_NO_NAMESPACE);
    assert_int_equal(stx_scopes_find(&s, stax_str_of("")), STX_NO_NAMESPACE);
    assert_int_equal(stx_scopes_find(&s, stax_str_of("xml")), STX_XML_NAMESPACE);
    check(&s, "xml", "http://www.w3.org/XML/1998/namespace");
    declare(&s, "p", "u");
    declare(&s, "", "d");
    declare(&s, "p", "v");
    declare(&s, "pp", "w");
    check(&s, "p", "v");
    check(&s, "", "d");
    check(&s, "pp", "w");
    check(&s, "q", "");
    stx_scopes_undo(&s, 2);
    check(&s, "p", "u");
    check(&s, "pp", "");
    stx_scopes_undo(&s, 2);
    stx_scopes_undo(&s, 7);
    assert_int_equal(s.count, 2);
    declare(&s, "", "");
    assert_int_equal(stx_scopes_find(&s, stax_str_of("")), STX_NO_NAMESPACE);
    stx_scopes_undo(&s, 0);
    check(&s, "p", "");
    check(&s, "", "");
    stx_scopes_free(&s, &usual);
}

static void many_declarations_keep_their_uris(void **state)
{
    stx_scopes s = {0};
    char prefix[16], uri[32];

    (void)state;
    for (int i = 0; i < 3000; i++) {
        (void)snprintf(prefix, sizeof prefix, "p%d", i);
        (void)snprintf(uri, sizeof uri, "http://u/%d", i * 7);
        declare(&s, prefix, uri);
    }
    for (int i = 0; i < 3000; i += 17) {
        (void)snprintf(prefix, sizeof prefix, "p%d", i);
        (void)snprintf(uri, sizeof uri, "http://u/%d", i * 7);
        check(&s, prefix, uri);
    }
    stx_scopes_free(&s, &usual);
    assert_int_equal(s.count, 0);
}

static void without_memory_nothing_is_declared(void **state)
{
    (void)state;
    for (size_t call = 1; call < 5; call++) {
        failing_allocator counts = {.fail_at = call};
        stax_allocator from = failing_allocator_use(&counts);
        stx_scopes s = {0};
        uint32_t declared = 0;

        for (int i = 0; i < 200; i++)
            if (stx_scopes_declare(&s, stax_str_of("p"), stax_str_of("http://u"), &from))
                declared++;
        assert_int_equal(declared, 199);
        assert_int_equal(s.count, declared);
        check(&s, "p", "http://u");
        stx_scopes_free(&s, &from);
        assert_true(failing_allocator_is_even(&counts));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_innermost_declaration_counts),
        cmocka_unit_test(many_declarations_keep_their_uris),
        cmocka_unit_test(without_memory_nothing_is_declared),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
