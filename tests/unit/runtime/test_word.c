/*
 * Words of a table are found byte for byte, and nothing like them is.
 */
#include "value_tests.h"

static const stax_str table[] = {
    STAX_STR("a"),         STAX_STR("ab"),
    STAX_STR("ba"),        STAX_STR("abc"),
    STAX_STR("abd"),       STAX_STR("xbc"),
    STAX_STR("abcd"),      STAX_STR("abcde"),
    STAX_STR("abcdefg"),   STAX_STR("abcdefgh"),
    STAX_STR("abcdefgi"),  STAX_STR("xbcdefgh"),
    STAX_STR("abcdefghi"), STAX_STR("abcdefghijklmnop"),
    STAX_STR("\xC3\xA4"),
};

static void check_word(stax_str word, const stax_str *words, size_t count, size_t want)
{
    char bytes[32];
    memcpy(bytes, word.data, word.len);
    bytes[word.len] = '\0';

    size_t is = 99;
    stax_str text = tight(bytes);
    stx_value_result result = stx_word(text, words, count, &is);
    free_tight(text);
    check_result("in the table", bytes, result, want < count ? STX_VALUE_OK : STX_VALUE_BAD);
    if (is != (want < count ? want : 99)) fail_msg("'%s' is %zu, not %zu", bytes, is, want);
}

static void each_word_is_found_at_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(table); i++) check_word(table[i], table, ROWS(table), i);
}

/* Each byte of each word changed in each bit. */
static void a_changed_word_is_not_found(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(table); i++) {
        for (size_t bit = 0; bit < 8 * table[i].len; bit++) {
            char bytes[32];
            size_t is;
            memcpy(bytes, table[i].data, table[i].len);
            bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
            stax_str text = {bytes, table[i].len};
            if (stx_word(text, table + i, 1, &is) != STX_VALUE_BAD)
                fail_msg("'%s' with bit %zu changed", table[i].data, bit);
        }
    }
}

static void a_part_of_a_word_is_not_found(void **state)
{
    (void)state;
    size_t is;

    for (size_t i = 0; i < ROWS(table); i++) {
        for (size_t len = 1; len < table[i].len; len++) {
            stax_str text = {table[i].data, len};
            if (stx_word(text, table + i, 1, &is) != STX_VALUE_BAD)
                fail_msg("the first %zu bytes of '%s'", len, table[i].data);
        }
    }
}

static void no_text_is_empty_but_for_an_empty_word(void **state)
{
    (void)state;
    static const stax_str words[] = {STAX_STR("a"), STAX_STR("")};
    size_t is = 99;

    assert_int_equal(stx_word((stax_str){NULL, 0}, words, 1, &is), STX_VALUE_EMPTY);
    assert_int_equal(stx_word((stax_str){NULL, 0}, NULL, 0, &is), STX_VALUE_EMPTY);
    assert_int_equal(is, 99);
    assert_int_equal(stx_word((stax_str){NULL, 0}, words, 2, &is), STX_VALUE_OK);
    assert_int_equal(is, 1);
    assert_int_equal(stx_word(stax_str_of("a"), NULL, 0, &is), STX_VALUE_BAD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_word_is_found_at_its_place),
        cmocka_unit_test(a_changed_word_is_not_found),
        cmocka_unit_test(a_part_of_a_word_is_not_found),
        cmocka_unit_test(no_text_is_empty_but_for_an_empty_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
