/*
 * Prefixes in scope: the innermost counts, and a mark takes back what came behind it.
 */
#include "failing_allocator.h"
#include "names/scopes.h"
#include "ways.h"

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

/* xmlns="" as the first declaration of a document: nothing is added to no block. */
static void an_empty_declaration_has_a_place(void **state)
{
    stx_scopes s = {0};

    (void)state;
    declare(&s, "", "");
    assert_non_null(s.bytes.data);
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

/* ---- against a stack that is searched one by one ------------------------------------------ */

enum { MOST = 400 };

typedef struct model {
    char prefix[MOST][8], uri[MOST][8];
    uint32_t count;
} model;

/* Few letters and lengths, so that prefixes hide each other, begin like each other, differ late. */
static void draw(uint64_t *random, char *name)
{
    uint32_t len;

    *random = *random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    len = (uint32_t)(*random >> 33) % 6;
    for (uint32_t i = 0; i < len; i++) name[i] = "abq\xC3"[*random >> (40 + 2 * i) & 3];
    name[len] = '\0';
}

static uint32_t newest(const model *m, const char *prefix)
{
    uint32_t i = m->count;

    while (i > 0 && strcmp(m->prefix[i - 1], prefix) != 0) i--;
    return i;
}

static void check_model(const stx_scopes *s, const model *m, const char *prefix)
{
    uint32_t i = newest(m, prefix);
    uint32_t want = i && m->uri[i - 1][0] ? STX_XML_NAMESPACE + i : STX_NO_NAMESPACE;

    assert_int_equal(stx_scopes_find(s, stax_str_of(prefix)), want);
    if (want) check(s, prefix, m->uri[i - 1]);
}

static void check_same(const stx_scopes *s, const model *m)
{
    uint32_t first = 0, last = m->count - 1;

    while (strcmp(m->uri[first], m->uri[last]) != 0) first++;
    assert_int_equal(stx_scopes_same(s, STX_XML_NAMESPACE + 1 + last),
                     STX_XML_NAMESPACE + 1 + first);
}

static void whatever_is_declared_and_undone_is_found_as_one_by_one(void **state)
{
    static model m;
    stx_scopes s = {0};
    uint64_t random = ways_seed();
    char name[8];

    (void)state;
    for (int round = 0; round < 20000; round++) {
        draw(&random, name);
        check_model(&s, &m, name);
        if (m.count == MOST || (random >> 60) == 0) {
            m.count -= (uint32_t)(random >> 50) % (m.count + 1);
            stx_scopes_undo(&s, m.count);
            continue;
        }
        memcpy(m.prefix[m.count], name, sizeof name);
        draw(&random, m.uri[m.count]);
        declare(&s, name, m.uri[m.count++]);
        check_same(&s, &m);
    }
    stx_scopes_free(&s, &usual);
}

static void the_prefix_xml_is_the_same_as_itself(void **state)
{
    stx_scopes s = {0};

    (void)state;
    assert_int_equal(stx_scopes_same(&s, STX_XML_NAMESPACE), STX_XML_NAMESPACE);
    assert_int_equal(stx_scopes_same(&s, STX_NO_NAMESPACE), STX_NO_NAMESPACE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_innermost_declaration_counts),
        cmocka_unit_test(an_empty_declaration_has_a_place),
        cmocka_unit_test(many_declarations_keep_their_uris),
        cmocka_unit_test(without_memory_nothing_is_declared),
        cmocka_unit_test(whatever_is_declared_and_undone_is_found_as_one_by_one),
        cmocka_unit_test(the_prefix_xml_is_the_same_as_itself),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
