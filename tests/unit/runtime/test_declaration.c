/*
 * The grammar of declarations, whole and cut anywhere: what stands before a cut is judged as it is
 * in the whole, or is right so far. test_prolog.c has the same in documents.
 */
#include "declaration.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

enum { TEXT = STX_DECLARATION_TEXT, EITHER = STX_DECLARATION_EITHER };

#define WRONG STAX_E_DECLARATION

static const struct {
    const char *title, *text;
    unsigned how;
    stax_status status;
    size_t wrong; /* its place */
} rows[] = {
    {"a version", " version='1.0'", 0, STAX_OK, 0},
    {"all", "\tversion = \"1.0\"\nencoding='a.B-9_'\r\n standalone=\"no\" ", 0, STAX_OK, 0},
    {"no encoding", " version='1.10' standalone='yes'", 0, STAX_OK, 0},
    {"nothing", "", 0, WRONG, 0},
    {"no version", " encoding='UTF-8'", 0, WRONG, 0},
    {"no blank", " version='1.0'encoding='UTF-8'", 0, WRONG, 14},
    {"a version that is none", " version='2.0'", 0, WRONG, 10},
    {"a version with a letter", " version='1.x'", 0, WRONG, 10},
    {"an encoding that is none", " version='1.0' encoding='8'", 0, WRONG, 25},
    {"a standalone that is none", " version='1.0' standalone='Yes'", 0, WRONG, 27},
    {"the wrong order", " version='1.0' standalone='no' encoding='a'", 0, WRONG, 31},
    {"a quote that is not closed", " version='1.0", 0, WRONG, 0},
    {"something behind", " version='1.0' x", 0, WRONG, 15},
    {"an entity's", " version='1.0' encoding='UTF-8'", TEXT, STAX_OK, 0},
    {"an entity's without a version", " encoding='UTF-8' ", TEXT, STAX_OK, 0},
    {"an entity's without an encoding", " version='1.0'", TEXT, WRONG, 14},
    {"an entity's with nothing", "", TEXT, WRONG, 0},
    {"an entity's with standalone", " encoding='a' standalone='no'", TEXT, WRONG, 14},
    {"either, as of a document", " version='1.0' standalone='no'", EITHER, STAX_OK, 0},
    {"either, as of an entity", " encoding='a'", EITHER, STAX_OK, 0},
    {"either, of an entity, with standalone", " encoding='a' standalone='no'", EITHER, WRONG, 14},
    {"either, with nothing", " ", EITHER, WRONG, 0},
    {"an entity's with a version that is none", " version='1' encoding='a'", TEXT, WRONG, 10},
};

static void declarations_follow_the_grammar(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stx_declared is;
        const char *text = rows[i].text;
        stax_status status = stx_judge_declaration(text, text + strlen(text),
                                                   rows[i].how | STX_DECLARATION_WHOLE, &is);

        if (status != rows[i].status) fail_msg("%s: %s", rows[i].title, stax_status_name(status));
        if (status != STAX_OK && (size_t)(is.wrong - text) != rows[i].wrong)
            fail_msg("%s: wrong at %td", rows[i].title, is.wrong - text);
    }
}

static void a_beginning_is_right_as_long_as_it_may_be(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t len = 0; len < strlen(rows[i].text); len++) {
            stx_declared is;
            const char *text = rows[i].text;
            stax_status status = stx_judge_declaration(text, text + len, rows[i].how, &is);

            if (status == STAX_MORE) continue;
            if (rows[i].status == STAX_OK || (size_t)(is.wrong - text) != rows[i].wrong)
                fail_msg("%s, cut at %zu: %s", rows[i].title, len, stax_status_name(status));
        }
}

static void what_is_said_is_given(void **state)
{
    static const char text[] = " version='1.1' encoding='latin1' standalone='yes'";
    stx_declared is;

    (void)state;
    assert_int_equal(
        stx_judge_declaration(text, text + sizeof text - 1, STX_DECLARATION_WHOLE, &is), STAX_OK);
    assert_true(stax_eq(is.says.version, stax_str_of("1.1")));
    assert_true(stax_eq(is.says.encoding, stax_str_of("latin1")));
    assert_int_equal(is.says.standalone, STAX_STANDALONE_YES);

    assert_int_equal(stx_judge_declaration(text, text + 14, STX_DECLARATION_WHOLE, &is), STAX_OK);
    assert_null(is.says.encoding.data);
    assert_int_equal(is.says.standalone, STAX_STANDALONE_UNSAID);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(declarations_follow_the_grammar),
        cmocka_unit_test(a_beginning_is_right_as_long_as_it_may_be),
        cmocka_unit_test(what_is_said_is_given),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
