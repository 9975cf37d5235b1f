/*
 * The functions of a generated header × the states of a reader, as in test_cursor_states.c. Steps
 * to a state: n books_next_book, f books_feed of the piece up to the next '|', or of no bytes, the
 * last ones, where none is left.
 */
#include "books_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define BOOK \
    "<book id='1'><title>T</title><author>A</author><year>2000</year><price>1</price></book>"
#define BAD  "<book id='x'/>"
#define HEAD "<catalog>"
#define FOOT "</catalog>"

/* next, feed: the status of one more call. */
static const struct {
    const char *title, *document, *steps;
    const char *next, *feed;
    unsigned records; /* that the error knows of, when next is one */
} rows[] = {
    {"new, in memory", HEAD BOOK FOOT, "", "OK", "E_STATE", 0},
    {"new, pushed", "|", "", "MORE", "OK", 0},
    {"fed, not moved", HEAD BOOK "|", "f", "OK", "E_STATE", 0},
    {"a record was given", HEAD BOOK FOOT, "n", "END", "E_STATE", 0},
    {"a record was given, another comes", HEAD BOOK BOOK FOOT, "n", "OK", "E_STATE", 0},
    {"a record was given, a fault comes", HEAD BOOK BAD FOOT, "n", "E_VALUE", "E_STATE", 1},
    {"the end", HEAD BOOK FOOT, "nn", "END", "E_STATE", 0},
    {"the end, again", HEAD FOOT, "nnn", "END", "E_STATE", 0},
    {"an error", HEAD BAD FOOT, "n", "E_VALUE", "E_VALUE", 0},
    {"an error behind a record", HEAD BOOK BAD FOOT, "nn", "E_VALUE", "E_VALUE", 1},
    {"a document that is cut", HEAD BOOK, "n", "E_TRUNCATED", "E_STATE", 1},
    {"pushed: MORE before the root", " |" HEAD FOOT, "fn", "MORE", "OK", 0},
    {"pushed: MORE in a record", HEAD "<book |", "fn", "MORE", "OK", 0},
    {"pushed: MORE, again", HEAD "<book |", "fnn", "MORE", "OK", 0},
    {"pushed: MORE, fed with nothing more", HEAD "|", "fnf", "E_TRUNCATED", "E_STATE", 0},
    {"pushed: a record, more of it lent", HEAD BOOK BOOK "|", "fn", "OK", "E_STATE", 0},
    {"pushed: a record, no more of it lent", HEAD BOOK "|", "fn", "MORE", "E_STATE", 0},
    {"pushed: MORE behind a record", HEAD BOOK "|", "fnn", "MORE", "OK", 0},
    {"pushed: all is there but that it is all", HEAD BOOK FOOT "|", "fnn", "MORE", "OK", 0},
    {"pushed: the last piece was lent", HEAD BOOK FOOT "|", "fnnf", "END", "E_STATE", 0},
    {"pushed: the end", HEAD BOOK FOOT "|", "fnnfn", "END", "E_STATE", 0},
    {"pushed: an error", HEAD BAD "|", "fn", "E_VALUE", "E_VALUE", 0},
};

typedef struct stand {
    books_reader *reader;
    const char *left; /* of the document that is fed */
    stax_error error;
} stand;

static stax_status feed_on(stand *s)
{
    const char *bar = strchr(s->left, '|'), *piece = s->left;
    size_t len = bar ? (size_t)(bar - piece) : strlen(piece);

    s->left += len + (bar != NULL);
    return books_feed(s->reader, piece, len, len == 0);
}

static void bring(stand *s, size_t row)
{
    const char *document = rows[row].document;
    stax_input input = stax_input_memory(document, strlen(document));
    const books_book *book;

    *s = (stand){.left = document};
    s->reader = books_reader_open(strchr(document, '|') ? NULL : &input, NULL, &s->error);
    assert_non_null(s->reader);
    for (const char *p = rows[row].steps; *p; p++)
        if (*p == 'f')
            assert_int_equal(feed_on(s), STAX_OK);
        else
            (void)books_next_book(s->reader, &book);
}

static void every_state_gives_a_record_or_says_why_not(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stand s;
        const books_book *book = (const books_book *)(const void *)rows; /* is to be changed */
        stax_status status;

        bring(&s, i);
        status = books_next_book(s.reader, &book);
        if (strcmp(stax_status_name(status), rows[i].next) != 0)
            fail_msg("%s: next gives %s", rows[i].title, stax_status_name(status));
        if ((book != NULL) != (status == STAX_OK)) fail_msg("%s: a book", rows[i].title);
        assert_non_null(books_reader_head(s.reader));
        if (status >= STAX_E_MEMORY) {
            assert_int_equal(s.error.code, status);
            assert_int_equal(s.error.records, rows[i].records);
            assert_int_equal(books_next_book(s.reader, &book), status); /* it stays */
            assert_int_equal(books_feed(s.reader, "", 0, true), status);
        } else {
            assert_int_equal(s.error.code, STAX_OK);
        }
        books_reader_close(s.reader);
    }
}

static void a_reader_is_fed_when_it_asks_alone(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stand s;
        stax_status status;
        const char *want = rows[i].feed;

        bring(&s, i);
        status = books_feed(s.reader, "", 0, false);
        if (strcmp(stax_status_name(status), want) != 0)
            fail_msg("%s: feed gives %s", rows[i].title, stax_status_name(status));
        if (strcmp(want, "OK") == 0) want = "E_STATE"; /* and once is enough */
        assert_string_equal(stax_status_name(books_feed(s.reader, "", 0, false)), want);
        books_reader_close(s.reader);
    }
}

/* Its streamed records are not in it, in no state. */
static void the_head_can_always_be_asked_for(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stand s;

        bring(&s, i);
        assert_non_null(books_reader_head(s.reader));
        assert_int_equal(books_reader_head(s.reader)->books.count, 0);
        books_reader_close(s.reader);
    }
    books_reader_close(NULL);
}

/* A whole document has no states: each call begins and ends one, the arena goes on. */
static void parse_begins_anew_in_any_arena(void **state)
{
    static const struct {
        const char *title, *document;
        stax_status want;
    } calls[] = {
        {"right", HEAD BOOK FOOT, STAX_OK},     {"an error", HEAD BAD FOOT, STAX_E_VALUE},
        {"after an error", HEAD FOOT, STAX_OK}, {"nothing", "", STAX_E_EMPTY_DOCUMENT},
        {"cut", HEAD BOOK, STAX_E_TRUNCATED},   {"right again", HEAD BOOK FOOT, STAX_OK},
    };
    stax_arena arena = {0};

    (void)state;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        stax_error error;
        const char *document = calls[i].document;
        const books_catalog *catalog =
            books_parse(&arena, document, strlen(document), NULL, &error);

        if (error.code != calls[i].want || (catalog != NULL) != (error.code == STAX_OK))
            fail_msg("%s: %s", calls[i].title, stax_status_name(error.code));
        if (i % 2) stax_arena_reset(&arena);
    }
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_state_gives_a_record_or_says_why_not),
        cmocka_unit_test(a_reader_is_fed_when_it_asks_alone),
        cmocka_unit_test(the_head_can_always_be_asked_for),
        cmocka_unit_test(parse_begins_anew_in_any_arena),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
