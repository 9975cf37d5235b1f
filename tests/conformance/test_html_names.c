/*
 * The names of HTML: those of libxml2's table, no more and no fewer, but for the ones of XML.
 */
#include "dtd/html_entities.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <libxml/HTMLparser.h>

static void each_name_is_that_of_libxml2(void **state)
{
    (void)state;
    for (size_t i = 0; i < STX_HTML_NAMES; i++) {
        const stx_html_name *ours = &stx_html_names[i];
        const htmlEntityDesc *theirs = htmlEntityLookup((const xmlChar *)ours->name);

        if (theirs == NULL || theirs->value != ours->code) fail_msg("%s", ours->name);
    }
}

static void no_name_of_libxml2_is_missing(void **state)
{
    size_t of_xml = 0, others = 0;

    (void)state;
    for (unsigned code = 0; code <= UINT16_MAX; code++) {
        const htmlEntityDesc *theirs = htmlEntityValueLookup(code);

        if (theirs == NULL) continue;
        if (strchr("<>&\"'", (int)code) && code < 128)
            of_xml++;
        else
            others++;
    }
    assert_int_equal(of_xml, 5);
    assert_int_equal(others, STX_HTML_NAMES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_name_is_that_of_libxml2),
        cmocka_unit_test(no_name_of_libxml2_is_missing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
