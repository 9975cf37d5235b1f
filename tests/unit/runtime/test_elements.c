/*
 * Elements balance, and the names of those that are open are kept.
 */
#include "token_harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"siblings and children", "<a><b/><c><d></d></c></a>", "<a><b></b><c><d></d></c></a>."},
    {"an end tag that does not fit", "<a></b></a>", "<a>!E_END_TAG 1:4 @3 'b' (a)"},
    {"an end tag that fits what is around", "<a><b></a>", "<a><b>!E_END_TAG 1:7 @6 'a' (b)"},
    {"an end tag too many", "<a><b></b></b></a>", "<a><b></b>!E_END_TAG 1:11 @10 'b' (a)"},
    {"an end tag that begins alike", "<a><b></bb></a>", "<a><b>!E_END_TAG 1:7 @6 'bb' (b)"},
    {"an end tag with a prefix", "<a><b></p:b></a>", "<a><b>!E_END_TAG 1:7 @6 'p:b' (b)"},
    {"a long name in a message",
     "<a1234567890123456789012345678901234567890123456789012345678901234567890></b>",
     "<a1234567890123456789012345678901234567890123456789012345678901234567890>!E_END_TAG 1:74 "
     "@73 'b' (a12345678901234567890123456789012345678901234567890123456789012)"},
    {"names that are kept over many others",
     "<a><bb><ccc><dddd/></ccc></bb><bb><ccc></ccc></bb></a>",
     "<a><bb><ccc><dddd></dddd></ccc></bb><bb><ccc></ccc></bb></a>."},
    {"the input ends in an element", "<a><b>", "<a><b>!E_TRUNCATED 1:7 @6"},
};

static void elements_balance(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_balance),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
