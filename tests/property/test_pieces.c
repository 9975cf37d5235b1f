/*
 * Borrowed strings that are parts of a text, or come by way of a check: where they point, and that
 * they are the same when they cannot.
 */
#include "pieces_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char xml[] = "<row given='a &#98;' shade='blue'><names>one, two,th&#114;ee</names>"
                          "<shade> deep blue </shade><shade>red</shade><shade>a&lt;b</shade>"
                          "<lower>small</lower><lower>LARGE</lower><code> abc </code>"
                          "<tag k=\"key\">value</tag><tag k='k&#50;'>v<!-- -->2</tag></row>";

typedef struct expected {
    const char *title, *text;
    bool lent;
} expected;

static void check(const expected *want, stax_str got, const char *from, const char *to)
{
    bool lent = got.data >= from && got.data < to;

    if (!stax_eq(got, stax_str_of(want->text)))
        fail_msg("%s: '%.*s'", want->title, (int)got.len, got.data);
    if (lent != want->lent) fail_msg("%s is %s", want->title, lent ? "lent" : "a copy");
}

static void check_row(const pieces_row *row, const char *from, const char *to)
{
    static const expected names[] = {{"of a decoded text", "one", false},
                                     {"the second of it", "two", false},
                                     {"the third of it", "three", false}};
    static const expected shades[] = {
        {"no word", "deep blue", true}, {"a word", "", false}, {"a decoded one", "a<b", false}};
    static const expected lower[] = {{"small letters", "small", true},
                                     {"large letters", "large", false}};

    for (size_t i = 0; i < 3; i++) check(&names[i], row->names.items[i], from, to);
    for (size_t i = 0; i < 3; i++) check(&shades[i], row->shades_text.items[i], from, to);
    for (size_t i = 0; i < 2; i++) check(&lower[i], row->lower.items[i], from, to);
    check(&(expected){"of a decoded attribute", "a", false}, row->given[0], from, to);
    check(&(expected){"an attribute that is no word", "blue", true}, row->shade_text, from, to);
    check(&(expected){"a checked text", "abc", true}, row->code, from, to);
    check(&(expected){"a key", "key", true}, row->tags.items[0].key, from, to);
    check(&(expected){"a value", "value", true}, row->tags.items[0].value, from, to);
    check(&(expected){"a decoded key", "k2", false}, row->tags.items[1].key, from, to);
    check(&(expected){"a value in pieces", "v2", false}, row->tags.items[1].value, from, to);
}

static void strings_are_lent_where_they_stand_as_they_are(void **state)
{
    /* The end of the input is copied: what stands there is lent all the same. */
    for (size_t blanks = 0; blanks < 200; blanks += 7) {
        size_t len = sizeof xml - 1 + blanks;
        char *block = malloc(len);
        stax_arena arena = {0};
        stax_error error = {0};
        const pieces_row *row;

        assert_non_null(block);
        memset(block, ' ', len);
        memcpy(block, xml, sizeof xml - 1);
        row = pieces_parse(&arena, block, len, NULL, &error);
        if (row == NULL) fail_msg("%s", stax_status_name(error.code));
        check_row(row, block, block + len);
        stax_arena_free(&arena);
        free(block);
    }
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strings_are_lent_where_they_stand_as_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
