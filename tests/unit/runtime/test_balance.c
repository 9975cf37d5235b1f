/*
 * Whether each element of a text ends in it, and the other way round.
 */
#include "token/tokens.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const struct {
    const char *title, *text;
    stx_balance want;
} cases[] = {
    {"nothing", "", STX_BALANCED},
    {"text", "x > y", STX_BALANCED},
    {"an element", "1<b>2</b>3", STX_BALANCED},
    {"an empty element", "<b/><c />", STX_BALANCED},
    {"elements in elements", "<b><c></c><d><e/></d></b>", STX_BALANCED},
    {"a start tag", "<b>", STX_UNBALANCED},
    {"an end tag", "</b>", STX_UNBALANCED},
    {"an end tag first", "</b><b>", STX_UNBALANCED},
    {"one end tag too many", "<b></b></c>", STX_UNBALANCED},
    {"one start tag too many", "<b><c></c>", STX_UNBALANCED},
    {"'>' in a value", "<b k='>' l=\"/>\"></b>", STX_BALANCED},
    {"a slash at the end of a value", "<b k='/'></b>", STX_BALANCED},
    {"a quote in the other quotes", "<b k='\"'></b><b l=\"'\"/>", STX_BALANCED},
    {"tags in a comment", "<!-- <b> --> -->", STX_BALANCED},
    {"tags in an instruction", "<?p <b> ?>", STX_BALANCED},
    {"tags in a section", "<![CDATA[<b> ]] ]>]]>", STX_BALANCED},
    {"a tag behind a dash in a comment", "<!-- - <b> -->", STX_BALANCED},
    {"a tag behind a '?' in an instruction", "<?p ? <b> ?>", STX_BALANCED},
    {"a tag behind a bracket in a section", "<![CDATA[ ] <b> ]]>", STX_BALANCED},
    {"a start tag behind a comment", "<!----><b>", STX_UNBALANCED},
    {"a comment that is cut", "<b><!-- --", STX_BALANCED},
    {"a tag that is cut", "<b k='>", STX_BALANCED},
    {"a '<' alone", "<", STX_BALANCED},
    {"what may not be there", "<!DOCTYPE b>", STX_BALANCED},
};

static void tags_are_counted(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        stax_str text = stax_str_of(cases[i].text);
        char *block = malloc(text.len + 1); /* of exactly its size, and one for nothing */

        assert_non_null(block);
        memcpy(block, text.data, text.len);
        if (stx_balance_of((stax_str){block, text.len}) != cases[i].want)
            fail_msg("%s", cases[i].title);
        free(block);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tags_are_counted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
