/*
 * Messages: their order, their form, the caret, and how many are kept.
 */
#include "front_run.h"

static void said(front *f, const char *text)
{
    *f = (front){0};
    f->d = diag_new(&f->arena);
    f->from = source_of_text("s", stax_str_of(text), &f->arena);
}

static void errors_come_in_the_order_of_their_places(void **state)
{
    (void)state;
    front f;

    said(&f, "ab\n\tcd\n");
    diag_error(f.d, (pos){f.from, 2, 3, 1}, "third");
    diag_error(f.d, (pos){f.from, 1, 1, 2}, "first %d", 1);
    diag_note(f.d, (pos){f.from, 2, 2, 0}, "belongs to the first");
    diag_error(f.d, (pos){f.from, 1, 2, 1}, "second");
    assert_string_equal(front_messages(&f), "s:1:1: error: first 1\n"
                                            "    1 | ab\n      | ^~\n"
                                            "s:2:2: note: belongs to the first\n"
                                            "    2 | \tcd\n      | \t^\n"
                                            "s:1:2: error: second\n"
                                            "    1 | ab\n      |  ^\n"
                                            "s:2:3: error: third\n"
                                            "    2 | \tcd\n      | \t ^\n");
    front_close(&f);
}

static void a_place_may_be_the_file_or_nothing(void **state)
{
    (void)state;
    front f;

    said(&f, "");
    diag_error(f.d, (pos){0}, "nowhere");
    diag_error(f.d, (pos){.source = f.from}, "in the file");
    assert_string_equal(front_messages(&f), "error: nowhere\ns: error: in the file\n");
    front_close(&f);
}

static void the_underline_stays_within_the_line(void **state)
{
    (void)state;
    front f;

    said(&f, "\xC3\xA4 bcd");
    diag_error(f.d, (pos){f.from, 1, 3, POS_REST}, "rest");
    diag_error(f.d, (pos){f.from, 1, 40, 9}, "behind");
    assert_string_equal(front_messages(&f),
                        "s:1:3: error: rest\n    1 | \xC3\xA4 bcd\n      |   ^~~\n"
                        "s:1:40: error: behind\n    1 | \xC3\xA4 bcd\n      |      ^\n");
    front_close(&f);
}

static void twenty_errors_are_kept_and_the_others_counted(void **state)
{
    (void)state;
    front f;

    said(&f, "a");
    for (int i = 0; i < 23; i++) {
        diag_error(f.d, (pos){.source = f.from}, "e%d", i);
        diag_note(f.d, (pos){0}, "n%d", i);
    }
    diag_note(f.d, (pos){0}, "of an error that is not kept");
    const char *all = front_messages(&f);
    assert_int_equal(diag_count(f.d), 23);
    assert_non_null(strstr(all, "error: e19\nnote: n19\nand 3 more\n"));
    assert_null(strstr(all, "not kept"));
    front_close(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(errors_come_in_the_order_of_their_places),
        cmocka_unit_test(a_place_may_be_the_file_or_nothing),
        cmocka_unit_test(the_underline_stays_within_the_line),
        cmocka_unit_test(twenty_errors_are_kept_and_the_others_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
