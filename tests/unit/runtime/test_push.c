/*
 * The calls of a reader of records in every order: what is fed when, what stays, what the head
 * holds, and how much memory is kept.
 */
#include "books_ways.h"
#include "failing_allocator.h"
#include "reader/records.h"
#include "zoo_parser.h"

#include "books_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SAID   "<said>a</said><said>b</said>"
#define ANIMAL "<animal id='1'><weight>2</weight>" SAID "</animal>"

static stax_status feed(stx_reader *r, const char *text, bool last)
{
    return stx_feed(r, text, strlen(text), last);
}

static stax_status next(stx_reader *r)
{
    const void *record = &record;
    stax_status status = stx_next(r, &record);

    assert_true((record != NULL) == (status == STAX_OK));
    return status;
}

static void a_push_reader_is_fed_when_it_says_more(void **state)
{
    stax_error error;
    stx_reader *r = stx_open(&zoo_schema, NULL, NULL, &error);

    (void)state;
    assert_int_equal(error.code, STAX_OK);
    assert_int_equal(next(r), STAX_MORE);
    assert_int_equal(next(r), STAX_MORE);
    assert_int_equal(feed(r, "<zoo name='Z'><pens>" ANIMAL ANIMAL, false), STAX_OK);
    assert_int_equal(feed(r, "x", false), STAX_E_STATE);
    assert_int_equal(next(r), STAX_OK);
    assert_int_equal(feed(r, "x", false), STAX_E_STATE);
    assert_int_equal(next(r), STAX_OK);
    assert_int_equal(feed(r, "x", true), STAX_E_STATE);
    assert_int_equal(next(r), STAX_MORE);
    assert_int_equal(next(r), STAX_MORE);
    assert_int_equal(stx_feed(r, NULL, 0, false), STAX_OK);
    assert_int_equal(stx_feed(r, NULL, 0, false), STAX_E_STATE);
    assert_int_equal(next(r), STAX_MORE);
    assert_int_equal(feed(r, "</pens><owner>O</owner></zoo>", false), STAX_OK);
    assert_int_equal(next(r), STAX_MORE);
    assert_int_equal(stx_feed(r, NULL, 0, true), STAX_OK);
    assert_int_equal(stx_feed(r, NULL, 0, true), STAX_E_STATE);
    assert_int_equal(next(r), STAX_END);
    assert_int_equal(next(r), STAX_END);
    assert_int_equal(stx_feed(r, NULL, 0, true), STAX_E_STATE);
    assert_int_equal(stx_feed(r, "x", 1, false), STAX_E_STATE);
    assert_int_equal(error.code, STAX_OK);
    stx_shutdown(r);
}

static void last_may_come_with_the_first_bytes(void **state)
{
    stax_error error;
    stx_reader *r = stx_open(&zoo_schema, NULL, NULL, &error);

    (void)state;
    assert_int_equal(feed(r, "<zoo name='Z'><pens>" ANIMAL "</pens><owner/></zoo>", true), STAX_OK);
    assert_int_equal(feed(r, "", true), STAX_E_STATE);
    assert_int_equal(next(r), STAX_OK);
    assert_int_equal(feed(r, "", true), STAX_E_STATE);
    assert_int_equal(next(r), STAX_END);
    stx_shutdown(r);
}

static void an_error_stays(void **state)
{
    stax_error error, before;
    stx_reader *r = stx_open(&zoo_schema, NULL, NULL, &error);

    (void)state;
    assert_int_equal(feed(r, "<zoo name='Z'><pens>" ANIMAL "</x>", false), STAX_OK);
    assert_int_equal(next(r), STAX_OK);
    assert_int_equal(next(r), STAX_E_END_TAG);
    assert_int_equal(error.records, 1);
    before = error;
    assert_int_equal(next(r), STAX_E_END_TAG);
    assert_int_equal(feed(r, "<", true), STAX_E_END_TAG);
    assert_int_equal(next(r), STAX_E_END_TAG);
    assert_memory_equal(&before, &error, sizeof error);
    stx_shutdown(r);
}

static void nothing_fed_is_an_end_that_comes_too_early(void **state)
{
    stax_error error;
    stx_reader *r = stx_open(&zoo_schema, NULL, NULL, &error);

    (void)state;
    assert_int_equal(stx_feed(r, NULL, 0, true), STAX_OK);
    assert_int_equal(next(r), STAX_E_EMPTY_DOCUMENT);
    stx_shutdown(r);
}

static void a_reader_with_an_input_is_not_fed(void **state)
{
    stax_input input = stax_input_memory("<catalog/>", 10);
    stax_error error;
    books_reader *r = books_reader_open(&input, NULL, &error);
    const books_book *book;

    (void)state;
    assert_int_equal(books_feed(r, "x", 1, false), STAX_E_STATE);
    assert_int_equal(books_next_book(r, &book), STAX_END);
    assert_int_equal(books_feed(r, "x", 1, true), STAX_E_STATE);
    assert_int_equal(books_next_book(r, &book), STAX_END);
    assert_null(book);
    books_reader_close(r);
}

static void a_reader_may_be_closed_at_any_time(void **state)
{
    static const char document[] =
        "<zoo name='&lt;'><note>x<!-- -->y</note><p:pens xmlns:p='u'>" ANIMAL
        "<animal id='1'><info><where name='a";

    (void)state;
    for (size_t len = 0; len < sizeof document; len++) {
        failing_allocator counts = {0};
        stax_allocator allocator = failing_allocator_use(&counts);
        stax_options options = {.allocator = &allocator};
        stx_reader *r = stx_open(&zoo_schema, NULL, &options, NULL);

        assert_int_equal(stx_feed(r, document, len, false), STAX_OK);
        if (len % 3 > 0) (void)next(r);
        if (len % 3 > 1) (void)next(r);
        stx_shutdown(r);
        assert_true(failing_allocator_is_even(&counts));
    }
    stx_shutdown(NULL);
}

static void the_head_holds_what_has_been_read(void **state)
{
    stax_error error;
    stx_reader *r = stx_open(&zoo_schema, NULL, NULL, &error);
    const zoo_zoo *head = stx_head(r);

    (void)state;
    assert_non_null(head);
    assert_int_equal(head->notes.count, 0);
    assert_int_equal(feed(r, "<zoo name='Z'><note>n</note><pens>" ANIMAL, false), STAX_OK);
    assert_int_equal(next(r), STAX_OK);
    assert_ptr_equal(stx_head(r), head);
    assert_string_equal(head->name.data, "Z");
    assert_int_equal(head->notes.count, 1);
    assert_int_equal(head->animals.count, 0);
    assert_int_equal(next(r), STAX_MORE);
    assert_int_equal(feed(r, "</pens><note>m</note><owner>O</owner></zoo>", true), STAX_OK);
    assert_string_equal(head->notes.items[0].data, "n");
    assert_int_equal(next(r), STAX_END);
    assert_int_equal(head->notes.count, 2);
    assert_string_equal(head->owner.name.data, "O");
    assert_int_equal(head->animals.count, 0);
    stx_shutdown(r);
}

/* The lent bytes may go as soon as the reader says MORE. */
static void lent_bytes_are_not_needed_behind_more(void **state)
{
    char lent[200];
    stax_error error;
    stx_reader *r = stx_open(&zoo_schema, NULL, NULL, &error);
    const void *record;

    (void)state;
    strcpy(lent, "<zoo name='Z'><pens><animal id='1'><weight>2</weight><said>a</said><said>long ");
    assert_int_equal(feed(r, lent, false), STAX_OK);
    assert_int_equal(next(r), STAX_MORE);
    memset(lent, '#', sizeof lent);
    strcpy(lent, "text</said></animal>");
    assert_int_equal(feed(r, lent, false), STAX_OK);
    assert_int_equal(stx_next(r, &record), STAX_OK);
    assert_string_equal(((const zoo_animal *)record)->said.items[1].data, "long text");
    memset(lent, '#', sizeof lent);
    assert_string_equal(((const zoo_animal *)record)->said.items[1].data, "long text");
    stx_shutdown(r);
}

/* Many records with a long one between them cost what the window and one record cost. */
static void memory_does_not_grow_with_records(void **state)
{
    failing_allocator counts = {0};
    stax_allocator allocator = failing_allocator_use(&counts);
    stax_options options = {.allocator = &allocator};
    stax_error error;
    stx_reader *r = stx_open(&zoo_schema, NULL, &options, &error);
    size_t after_some = 0;

    (void)state;
    assert_int_equal(feed(r, "<zoo name='Z'><pens>", false), STAX_OK);
    assert_int_equal(next(r), STAX_MORE);
    for (int i = 0; i < 20000; i++) {
        assert_int_equal(
            feed(r, i % 2 ? ANIMAL : "<x><y a='1'/>z &lt;</x><!-- c -->" ANIMAL, false), STAX_OK);
        assert_int_equal(next(r), STAX_OK);
        assert_int_equal(next(r), STAX_MORE);
        if (i == 2000) after_some = counts.peak_bytes;
    }
    assert_int_equal(counts.peak_bytes, after_some);
    assert_true(counts.peak_bytes < 160 * 1024);
    stx_shutdown(r);
    assert_true(failing_allocator_is_even(&counts));
}

/* ---- what is taken back ------------------------------------------------------------------- */

static void a_record_beyond_the_bits_can_be_taken_back(void **state)
{
    static const stx_arm arms[70];
    static const stx_state wide = {.arms = arms, .total = 70};
    uint64_t more[] = {STX_BIT(1) | STX_BIT(5)};
    stx_records r = {0};
    stx_frame f = {.state = &wide, .seen = STX_BIT(5), .more = more};

    (void)state;
    stx_undo_record(&r, &f, 64 + 5);
    assert_int_equal(more[0], STX_BIT(1));
    assert_int_equal(f.seen, STX_BIT(5));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_push_reader_is_fed_when_it_says_more),
        cmocka_unit_test(last_may_come_with_the_first_bytes),
        cmocka_unit_test(an_error_stays),
        cmocka_unit_test(nothing_fed_is_an_end_that_comes_too_early),
        cmocka_unit_test(a_reader_with_an_input_is_not_fed),
        cmocka_unit_test(a_reader_may_be_closed_at_any_time),
        cmocka_unit_test(the_head_holds_what_has_been_read),
        cmocka_unit_test(lent_bytes_are_not_needed_behind_more),
        cmocka_unit_test(memory_does_not_grow_with_records),
        cmocka_unit_test(a_record_beyond_the_bits_can_be_taken_back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
