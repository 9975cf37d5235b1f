/*
 * Letters, patterns, open words and bytes as generated code asks for them: what is refused, what is
 * copied, and what is given back of the arena.
 */
#include <stax/gen.h>

#include "failing_allocator.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void letters_of_ascii_change(void **state)
{
    static const struct {
        const char *text, *lower, *upper;
    } rows[] = {
        {"", "", ""},
        {"abc", "abc", "ABC"},
        {"ABC", "abc", "ABC"},
        {"@AZ[`az{09", "@az[`az{09", "@AZ[`AZ{09"},
        {"\xC3\x84 aA \xC3\xA4", "\xC3\x84 aa \xC3\xA4", "\xC3\x84 AA \xC3\xA4"},
        {"a text of more than sixteen Bytes", "a text of more than sixteen bytes",
         "A TEXT OF MORE THAN SIXTEEN BYTES"},
    };
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stax_str lower = stax_str_of(rows[i].text), upper = lower;
        assert_true(stx_lower(&r, &lower) && stx_upper(&r, &upper));
        assert_int_equal(lower.len, strlen(rows[i].text));
        assert_memory_equal(lower.data, rows[i].lower, lower.len);
        assert_memory_equal(upper.data, rows[i].upper, upper.len);
        if (strcmp(rows[i].text, rows[i].lower) == 0) assert_ptr_equal(lower.data, rows[i].text);
    }
    stax_arena_free(&arena);
}

/* The copy ends with NUL, and the string that is taken of it is the copy. */
static void a_changed_text_is_copied_once(void **state)
{
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    stax_str text = stax_str_of("Some Text"), out;
    (void)state;

    assert_true(stx_lower(&r, &text));
    assert_true(stx_take_str(&r, text, &out));
    assert_ptr_equal(out.data, text.data);
    assert_string_equal(out.data, "some text");
    assert_ptr_equal(arena.at, out.data + out.len + 1);
    stax_arena_free(&arena);
}

/* (ab)* as a table: 1 accepts and begins, 2 is behind an a; put in order, 0 1=behind a 2=begins. */
static void a_pattern_takes_the_whole_text(void **state)
{
    static const uint8_t classes[256] = {['a'] = 1, ['b'] = 2};
    static const uint16_t next[] = {0, 0, 0, 0, 0, 2, 0, 1, 0};
    static const stx_pattern pattern = {classes, next, 3, 2, 2};
    stx_reader r = {.fault = STAX_OK};
    (void)state;

    assert_true(stx_matches(&r, stax_str_of(""), &pattern));
    assert_true(stx_matches(&r, stax_str_of("abab"), &pattern));
    assert_int_equal(r.fault, STAX_OK);
    assert_false(stx_matches(&r, stax_str_of("aba"), &pattern));
    assert_int_equal(r.fault, STAX_E_VALUE);
    assert_false(stx_matches(&r, stax_str_of("abcab"), &pattern));
    assert_false(stx_matches(&r, stax_str_of("\xFF"), &pattern));
}

static void open_words_keep_other_texts(void **state)
{
    static const stax_str words[] = {STAX_STR("red"), STAX_STR("dark red")};
    static const char input[40] = " blue ";
    stx_open_words set = {words, 2, false};
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena, .keeps = true};
    stax_str other = {"x", 1};
    unsigned word = 9;
    (void)state;

    assert_true(stx_take_open_word(&r, stax_str_of(" dark red\n"), &set, &word, &other));
    assert_int_equal(word, 1);
    assert_int_equal(other.len, 0);
    assert_true(stx_take_open_word(&r, (stax_str){input, 6}, &set, &word, &other));
    assert_int_equal(word, 2);
    assert_string_equal(other.data, "blue");
    assert_false(stx_take_open_word(&r, stax_str_of("  "), &set, &word, &other));
    assert_int_equal(r.fault, STAX_E_EMPTY);
    set.borrowed = true;
    assert_true(stx_take_open_word(&r, (stax_str){input, 6}, &set, &word, &other));
    assert_ptr_equal(other.data, input + 1);
    stax_arena_free(&arena);
}

static void bytes_have_bounds_and_give_back_room(void **state)
{
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    stax_bytes bytes = {NULL, 77};
    (void)state;

    assert_false(stx_take_base64(&r, stax_str_of(" AAEC "), 4, 9, &bytes));
    assert_int_equal(r.fault, STAX_E_LENGTH);
    assert_false(stx_take_base64(&r, stax_str_of(" AAEC "), 0, 2, &bytes));
    assert_false(stx_take_hex_bytes(&r, stax_str_of("0g"), 0, 2, &bytes));
    assert_int_equal(r.fault, STAX_E_VALUE);
    assert_int_equal(bytes.len, 77);
    assert_true(stx_take_base64(&r, stax_str_of(" A A E C /w== "), 4, 4, &bytes));
    assert_memory_equal(bytes.data, "\0\1\2\xFF", 4);
    assert_ptr_equal(arena.at, (const char *)bytes.data + 4);
    assert_true(stx_take_hex_bytes(&r, stax_str_of("\n0aFF "), 2, 2, &bytes));
    assert_memory_equal(bytes.data, "\x0A\xFF", 2);
    assert_true(stx_take_hex_bytes(&r, stax_str_of(" "), 0, 2, &bytes));
    assert_int_equal(bytes.len, 0);
    stax_arena_free(&arena);
}

static void either_format_may_stand(void **state)
{
    stx_reader r = {.fault = STAX_OK};
    stax_datetime when = {.year = 1};
    (void)state;

    assert_false(stx_take_iso_or_rfc822(&r, stax_str_of(" "), &when));
    assert_int_equal(r.fault, STAX_E_EMPTY);
    assert_false(stx_take_iso_or_rfc822(&r, stax_str_of("1 Foo 2000 00:00"), &when));
    assert_int_equal(r.fault, STAX_E_VALUE);
    assert_false(stx_take_iso_or_rfc822(&r, stax_str_of("9999999999-01-01T00:00:00"), &when));
    assert_int_equal(r.fault, STAX_E_RANGE);
    assert_int_equal(when.year, 1);
    assert_true(stx_take_iso_or_rfc822(&r, stax_str_of(" 2000-01-02T03:04:05 "), &when));
    assert_int_equal(when.day, 2);
    assert_true(stx_take_iso_or_rfc822(&r, stax_str_of(" 3 Jan 2000 03:04 "), &when));
    assert_int_equal(when.day, 3);
    assert_false(stx_take_rfc822(&r, stax_str_of("2000-01-02T03:04:05"), &when));
}

static void without_memory_nothing_is_taken(void **state)
{
    failing_allocator none = {.fail_at = 1, .fail_after = true};
    stax_arena arena = {.allocator = failing_allocator_use(&none)};
    stx_reader r = {.arena = &arena};
    stax_str text = stax_str_of("A");
    stax_bytes bytes;
    (void)state;

    assert_false(stx_lower(&r, &text));
    assert_int_equal(r.fault, STAX_E_MEMORY);
    r.fault = STAX_OK;
    assert_false(stx_take_base64(&r, stax_str_of("AAAA"), 0, 9, &bytes));
    assert_int_equal(r.fault, STAX_E_MEMORY);
    arena = (stax_arena){.limit = 2};
    assert_false(stx_take_hex_bytes(&r, stax_str_of("00000000"), 0, 9, &bytes));
    assert_int_equal(r.fault, STAX_E_LIMIT);
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_of_ascii_change),
        cmocka_unit_test(a_changed_text_is_copied_once),
        cmocka_unit_test(a_pattern_takes_the_whole_text),
        cmocka_unit_test(open_words_keep_other_texts),
        cmocka_unit_test(bytes_have_bounds_and_give_back_room),
        cmocka_unit_test(either_format_may_stand),
        cmocka_unit_test(without_memory_nothing_is_taken),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
