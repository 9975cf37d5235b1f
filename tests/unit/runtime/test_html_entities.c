/*
 * Names of HTML 4.01 without a declaration: where they are taken, and that a document's own win.
 */
#include "books_parser.h"
#include "dtd/html_entities.h"
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

static const stax_options html = {.html_entities = true};

/* A search by halves finds all of an ordered table. */
static void the_table_is_in_order(void **state)
{
    (void)state;
    for (size_t i = 1; i < STX_HTML_NAMES; i++)
        if (strcmp(stx_html_names[i - 1].name, stx_html_names[i].name) >= 0)
            fail_msg("%s", stx_html_names[i].name);
}

static void each_name_is_found_once(void **state)
{
    stx_dtd d = {0};

    (void)state;
    for (size_t i = 0; i < STX_HTML_NAMES; i++) {
        stax_str name = stax_str_of(stx_html_names[i].name);
        stx_entity *one, *two;

        assert_true(stx_find_html_entity(&d, name, &one));
        assert_non_null(one);
        assert_true(one->plain);
        assert_true(stx_find_html_entity(&d, name, &two));
        assert_ptr_equal(one, two);
    }
    stax_arena_free(&d.arena);
}

static void a_name_that_html_lacks_is_not_found(void **state)
{
    static const char *const names[] = {"nbs", "nbspx", "NBSP", "n", "thetasymx", "amp", "apos"};

    (void)state;
    for (size_t i = 0; i < COUNT(names); i++) {
        stx_dtd d = {0};
        stx_entity *e;

        assert_true(stx_find_html_entity(&d, stax_str_of(names[i]), &e));
        if (e) fail_msg("%s", names[i]);
        stax_arena_free(&d.arena);
    }
}

static void names_stand_for_their_characters(void **state)
{
    static const token_case rows[] = {
        {"in text", "<a>caf&eacute; &euro;</a>", "<a>caf\\xC3\\xA9 \\xE2\\x82\\xAC</a>."},
        {"in an attribute", "<a k=\"&nbsp;&Eacute;\"/>", "<a k=\"\\xC2\\xA0\\xC3\\x89\"></a>."},
        {"those of XML", "<a>&lt;&gt;&amp;&quot;&apos;</a>", "<a><>&\"'</a>."},
        {"two sizes of a letter", "<a>&alpha;&Alpha;</a>", "<a>\\xCE\\xB1\\xCE\\x91</a>."},
        {"in an element that is passed over", "<a><skip>&nbsp;</skip></a>", "<a></a>."},
        {"in an entity", DTD_DOCUMENT("<!ENTITY e '<b>&copy;</b>'>", "&e;"),
         "<a><b>\\xC2\\xA9</b></a>."},
        {"in a default", "<!DOCTYPE a [<!ATTLIST a k CDATA '&copy;'>]><a/>",
         "<a k=\"\\xC2\\xA9\"></a>."},
        {"in a document that stands alone", "<?xml version='1.0' standalone='yes'?><a>&copy;</a>",
         "<a>\\xC2\\xA9</a>."},
    };

    (void)state;
    dtd_claims_check(rows, COUNT(rows), &html);
}

static void a_declaration_of_the_document_wins(void **state)
{
    static const token_case rows[] = {
        {"text", DTD_DOCUMENT("<!ENTITY nbsp ' '>", "[&nbsp;]"), "<a>[ ]</a>."},
        {"an element", DTD_DOCUMENT("<!ENTITY copy '<b/>'>", "&copy;"), "<a><b></b></a>."},
        {"behind a default that uses the name",
         "<!DOCTYPE a [<!ATTLIST a k CDATA '&copy;'><!ENTITY copy 'own'>]><a>&copy;</a>",
         "<a k=\"\\xC2\\xA9\">own</a>."},
    };

    (void)state;
    dtd_claims_check(rows, COUNT(rows), &html);
}

static void other_names_are_declared_or_wrong(void **state)
{
    static const token_case rows[] = {
        {"no name of HTML", "<a>&nbspx;</a>", "<a>!E_ENTITY 1:4 @3 'nbspx'"},
        {"a capital", "<a>&Nbsp;</a>", "<a>!E_ENTITY 1:4 @3 'Nbsp'"},
    };

    (void)state;
    dtd_claims_check(rows, COUNT(rows), &html);
}

static void without_the_option_none_is_known(void **state)
{
    static const token_case rows[] = {
        {"a name of HTML", "<a>&nbsp;</a>", "<a>!E_ENTITY 1:4 @3 'nbsp'"},
    };

    (void)state;
    dtd_claims_check(rows, COUNT(rows), NULL);
}

static void their_references_are_paid_for(void **state)
{
    static const token_case rows[] = {
        {"more than is allowed", "<a>&nbsp;</a>", "<a>!E_LIMIT 1:4 @3 (entity_free (0))"},
    };
    stax_options options = {
        .html_entities = true, .entity_free = STAX_FORBID, .entity_factor = STAX_FORBID};

    (void)state;
    dtd_claims_check(rows, COUNT(rows), &options);
}

static void a_generated_parser_takes_them(void **state)
{
    static const char document[] =
        "<catalog><book id=\"1\"><title>caf&eacute;</title><author>&Aring;</author>"
        "<year>1999</year><price>1.00</price></book></catalog>";
    stax_arena arena = {0};
    books_catalog *catalog;

    (void)state;
    catalog = books_parse(&arena, document, sizeof document - 1, &html, NULL);
    assert_non_null(catalog);
    assert_string_equal(catalog->books.items[0].title.data, "caf\xC3\xA9");
    assert_string_equal(catalog->books.items[0].authors.items[0].data, "\xC3\x85");
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_is_in_order),
        cmocka_unit_test(each_name_is_found_once),
        cmocka_unit_test(a_name_that_html_lacks_is_not_found),
        cmocka_unit_test(names_stand_for_their_characters),
        cmocka_unit_test(a_declaration_of_the_document_wins),
        cmocka_unit_test(other_names_are_declared_or_wrong),
        cmocka_unit_test(without_the_option_none_is_known),
        cmocka_unit_test(their_references_are_paid_for),
        cmocka_unit_test(a_generated_parser_takes_them),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
