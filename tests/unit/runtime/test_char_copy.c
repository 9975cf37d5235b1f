/*
 * Text into a char array: whole with its NUL, refused, or cut between two characters.
 */
#include "value_tests.h"

static const struct {
    const char *title, *text;
    size_t size;
    bool cut;
    stx_value_result result;
    const char *want;
} cases[] = {
    {"nothing", "", 4, false, STX_VALUE_OK, ""},
    {"nothing into one byte", "", 1, false, STX_VALUE_OK, ""},
    {"fits exactly", "abc", 4, false, STX_VALUE_OK, "abc"},
    {"fits exactly, may be cut", "abc", 4, true, STX_VALUE_OK, "abc"},
    {"one too long", "abcd", 4, false, STX_VALUE_RANGE, "#"},
    {"cut behind a letter", "abcd", 4, true, STX_VALUE_OK, "abc"},
    {"cut to nothing", "abcd", 1, true, STX_VALUE_OK, ""},
    {"cut before a character", "ab\xC3\xA9", 4, true, STX_VALUE_OK, "ab"},
    {"cut before a long one", "\xF0\x9F\x98\x80", 4, true, STX_VALUE_OK, ""},
    {"cut behind a character", "a\xC3\xA9z", 4, true, STX_VALUE_OK, "a\xC3\xA9"},
};

static void a_text_is_copied_refused_or_cut(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        char *room = malloc(cases[i].size);
        assert_non_null(room);
        memset(room, '#', cases[i].size);
        stax_str text = tight(cases[i].text);
        stx_value_result result = stx_char_copy(text, room, cases[i].size, cases[i].cut);
        free_tight(text);

        check_result(cases[i].title, cases[i].text, result, cases[i].result);
        size_t len = strlen(cases[i].want) + (result == STX_VALUE_OK);
        if (memcmp(room, cases[i].want, len) != 0) fail_msg("%s: bytes", cases[i].title);
        for (size_t k = len; k < cases[i].size; k++) {
            if (room[k] != '#') fail_msg("%s: byte %zu was written", cases[i].title, k);
        }
        free(room);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_is_copied_refused_or_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
