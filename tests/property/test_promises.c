/*
 * What users are promised beside values: where strings stand, how much memory a reader takes and
 * when, what its head shows, what an error says about the records before it, and that readers in
 * several threads do not know of each other.
 */
#include "books_parser.h"
#include "claims.h"
#include "failing_allocator.h"
#include "lent_parser.h"

#include <inttypes.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- books as they are read ---------------------------------------------------------------- */

/* A source of a catalog of any length: book 1, 2, 3, … and the end tag. */
typedef struct source {
    uint64_t books, made; /* how many there shall be, and there were */
    char text[512];       /* the piece that is being given */
    size_t at, len;
    bool closed;
} source;

static void next_piece(source *s)
{
    int len;

    s->at = 0;
    if (s->made == s->books) {
        len = snprintf(s->text, sizeof s->text, "%s", s->closed ? "" : "</catalog>\n");
        s->closed = true;
    } else {
        uint64_t n = ++s->made;
        len = snprintf(
            s->text, sizeof s->text,
            "%s<book id=\"%" PRIu64 "\">\n  <title>Title %" PRIu64 " &amp; more</title>\n"
            "  <author>First Author</author><author>Second &#65;uthor</author>\n"
            "  <year>%u</year><price>%u.95</price>\n  <tag>a</tag><tag>b</tag><!-- c -->"
            "<tag>c</tag><tag>d</tag><tag>%" PRIu64 "</tag><more><x/></more>\n</book>\n",
            n == 1 ? "<catalog>\n" : "", n, n, 1900 + (unsigned)(n % 100), (unsigned)(n % 1000), n);
    }
    s->len = (size_t)len;
}

static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    source *s = context;
    size_t given = 0;

    while (given < bytes) {
        size_t n;
        if (s->at == s->len) next_piece(s);
        if (s->len == 0) break;
        n = s->len - s->at < bytes - given ? s->len - s->at : bytes - given;
        memcpy(room + given, s->text + s->at, n);
        s->at += n;
        given += n;
    }
    return (ptrdiff_t)given;
}

/* Mixes a book into a number that depends on all of it. */
static uint64_t mix(uint64_t sum, const void *bytes, size_t len)
{
    const unsigned char *p = bytes;

    for (size_t i = 0; i < len; i++) sum = (sum ^ p[i]) * UINT64_C(1099511628211);
    return sum;
}

static uint64_t mix_str(uint64_t sum, stax_str text)
{
    assert_int_equal(text.data[text.len], '\0');
    return mix(sum, text.data, text.len + 1);
}

static uint64_t mix_book(uint64_t sum, const books_book *b)
{
    sum = mix(sum, &b->id, sizeof b->id);
    sum = mix_str(mix_str(sum, b->lang), b->title);
    for (size_t i = 0; i < b->authors.count; i++) sum = mix_str(sum, b->authors.items[i]);
    for (size_t i = 0; i < b->tags.count; i++) sum = mix_str(sum, b->tags.items[i]);
    return mix(mix(sum, &b->year, sizeof b->year), &b->price, sizeof b->price);
}

/* ---- memory -------------------------------------------------------------------------------- */

/* A text that is cut by the end of a window is built in a buffer, which may have to grow: some
 * calls for the whole document, none of them a record's. */
static void no_record_allocates_once_the_arenas_are_warm(void **state)
{
    enum { WARM = 100, HALF = 5000, ALL = 10000, FEW = 4 };
    failing_allocator counter = {0};
    stax_allocator allocator = failing_allocator_use(&counter);
    stax_options options = {.allocator = &allocator};
    source from = {.books = ALL};
    stax_input input = stax_input_read(give, &from);
    stax_error error = {0};
    books_reader *reader = books_reader_open(&input, &options, &error);
    const books_book *book;
    size_t warm = 0, half = 0;

    (void)state;
    for (uint32_t n = 1; n <= ALL; n++) {
        assert_int_equal(books_next_book(reader, &book), STAX_OK);
        assert_int_equal(book->id, n);
        if (n == WARM) warm = counter.calls;
        if (n == HALF) half = counter.calls;
    }
    assert_int_equal(books_next_book(reader, &book), STAX_END);
    assert_in_range(half, warm, warm + FEW);
    assert_int_equal(counter.calls, half);
    books_reader_close(reader);
    assert_true(failing_allocator_is_even(&counter));
}

static uint64_t peak_of(uint64_t books, uint64_t *bytes)
{
    failing_allocator counter = {0};
    stax_allocator allocator = failing_allocator_use(&counter);
    stax_options options = {.allocator = &allocator};
    source from = {.books = books};
    stax_input input = stax_input_read(give, &from);
    stax_error error = {0};
    books_reader *reader = books_reader_open(&input, &options, &error);
    const books_book *book;
    uint64_t records = 0;

    while (books_next_book(reader, &book) == STAX_OK) records++;
    assert_int_equal(error.code, STAX_OK);
    assert_int_equal(records, books);
    books_reader_close(reader);
    assert_true(failing_allocator_is_even(&counter));
    *bytes = books * 300;
    return counter.peak_bytes;
}

static void memory_does_not_grow_with_the_document(void **state)
{
    uint64_t small, large, peak = peak_of(3600, &small), again = peak_of(230000, &large);

    (void)state;
    assert_true(small > 1000000 && large > 64000000);
    print_message("a reader of %" PRIu64 " KiB takes %" PRIu64 " KiB\n", large / 1024, peak / 1024);
    assert_int_equal(peak, again);
}

/* Everything of a whole document is in the arena, and goes with it. */
static void a_whole_document_is_freed_at_once(void **state)
{
    static const char xml[] =
        "<catalog><book id='1'><title>T</title><author>A</author><year>2000</year>"
        "<price>1</price></book></catalog>";
    failing_allocator in_arena = {0}, in_reader = {0};
    stax_allocator arena_s = failing_allocator_use(&in_arena);
    stax_allocator reader_s = failing_allocator_use(&in_reader);
    stax_options options = {.allocator = &reader_s};
    stax_arena arena;
    books_catalog *catalog;
    char *lent = malloc(sizeof xml - 1);

    (void)state;
    assert_non_null(lent);
    memcpy(lent, xml, sizeof xml - 1);
    stax_arena_init(&arena, &arena_s, NULL, 0);
    catalog = books_parse(&arena, lent, sizeof xml - 1, &options, NULL);
    free(lent); /* owned strings do not need it */
    assert_non_null(catalog);
    assert_true(failing_allocator_is_even(&in_reader));
    assert_true(in_arena.blocks > 0);
    assert_string_equal(catalog->books.items[0].title.data, "T");
    assert_string_equal(catalog->books.items[0].lang.data, "en");
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&in_arena));
}

/* ---- borrowed strings ---------------------------------------------------------------------- */

static bool stands_in(stax_str text, const char *xml, size_t len)
{
    return text.data >= xml && text.data + text.len <= xml + len;
}

static void expect(stax_str text, const char *want, bool borrowed, const char *xml, size_t len)
{
    if (text.len != strlen(want) || memcmp(text.data, want, text.len) != 0)
        fail_msg("'%.*s' is not '%s'", (int)text.len, text.data, want);
    if (stands_in(text, xml, len) != borrowed)
        fail_msg("'%s' %s the caller's buffer", want, borrowed ? "is not in" : "is in");
}

/* With nothing, some, and much behind the words: they stand in the last 64 bytes, or do not. */
static void borrowed_strings_point_into_the_buffer(void **state)
{
    static const char xml[] = "<words lang='de'><word id=\"w1\"> plain <meaning>\n as is </meaning>"
                              "<also>x</also><also>a&amp;b</also><also>a<!-- -->b</also>"
                              "<also>a\r\nb</also><also><![CDATA[cd]]></also><also/></word>"
                              "<word id='&#97;b'>\xC3\xA4<meaning>m</meaning></word></words>";
    static const size_t behind[] = {0, 1, 63, 64, 65, 5000};

    (void)state;
    for (size_t i = 0; i < SAY_COUNT(behind); i++) {
        size_t len = sizeof xml - 1 + behind[i];
        char *lent = malloc(len); /* of just this size: a sanitizer sees who reads beyond */
        stax_arena arena = {0};
        stax_error error = {0};
        const lent_words *words;
        const lent_word *one, *two;

        assert_non_null(lent);
        memset(lent, '\n', len);
        memcpy(lent, xml, sizeof xml - 1);
        words = lent_parse(&arena, lent, len, NULL, &error);
        assert_non_null(words);
        assert_int_equal(words->word.count, 2);
        one = &words->word.items[0];
        two = &words->word.items[1];
        expect(words->lang, "de", true, lent, len);
        expect(one->id, "w1", true, lent, len);
        expect(one->meaning, "as is", true, lent, len);
        assert_int_equal(one->all.count, 6);
        expect(one->all.items[0], "x", true, lent, len);
        expect(one->all.items[1], "a&b", false, lent, len);
        expect(one->all.items[2], "ab", false, lent, len);
        expect(one->all.items[3], "a\nb", false, lent, len);
        expect(two->id, "ab", false, lent, len);
        expect(two->meaning, "m", true, lent, len);
        assert_int_equal(one->text.len, 5);
        assert_memory_equal(one->text.data, "plain", 5);
        assert_int_equal(two->text.len, 2);
        stax_arena_free(&arena);
        free(lent);
    }
}

/* What has to be recoded is nowhere in the caller's buffer, though most of it stands there. */
static void strings_of_another_encoding_are_owned(void **state)
{
    static const char xml[] = "<?xml version='1.0' encoding='ISO-8859-1'?><words lang='de'>"
                              "<word id=\"w1\">plain\xE4<meaning>m</meaning><also>x</also></word>"
                              "</words>";
    stax_arena arena = {0};
    stax_error error = {0};
    const lent_words *words = lent_parse(&arena, xml, sizeof xml - 1, NULL, &error);
    const lent_word *one;

    (void)state;
    assert_non_null(words);
    one = &words->word.items[0];
    expect(words->lang, "de", false, xml, sizeof xml - 1);
    expect(one->id, "w1", false, xml, sizeof xml - 1);
    expect(one->text, "plain\xC3\xA4", false, xml, sizeof xml - 1);
    expect(one->all.items[0], "x", false, xml, sizeof xml - 1);
    assert_string_equal(one->meaning.data, "m");
    stax_arena_free(&arena);
}

static void expect_owned(lent_reader *reader)
{
    const lent_word *word;

    assert_int_equal(lent_next_word(reader, &word), STAX_OK);
    assert_string_equal(word->id.data, "1");
    assert_string_equal(word->text.data, "a");
    assert_string_equal(word->meaning.data, "b");
    assert_int_equal(lent_next_word(reader, &word), STAX_END);
    lent_reader_close(reader);
}

static ptrdiff_t give_text(void *context, char *room, size_t bytes)
{
    stax_str *left = context;
    size_t n = left->len < bytes ? left->len : bytes;

    memcpy(room, left->data, n);
    left->data += n;
    left->len -= n;
    return (ptrdiff_t)n;
}

/* Where the bytes do not stay, strings are copied, whatever the schema says. */
static void readers_of_what_does_not_stay_copy(void **state)
{
    static const char xml[] = "<words><word id='1'>a<meaning>b</meaning></word></words>";
    stax_str left = {xml, sizeof xml - 1};
    stax_input input = stax_input_read(give_text, &left);
    lent_reader *pushed = lent_reader_open(NULL, NULL, NULL);

    (void)state;
    expect_owned(lent_reader_open(&input, NULL, NULL));
    assert_int_equal(lent_feed(pushed, xml, sizeof xml - 1, true), STAX_OK);
    expect_owned(pushed);
}

/* ---- heads, and errors behind records ------------------------------------------------------ */

static void the_head_shows_what_was_read(void **state)
{
    static const char xml[] = "<words lang='de'><word>1</word><word>2</word></words>";
    stax_input input = stax_input_memory(xml, sizeof xml - 1);
    lent_reader *reader = lent_reader_open(&input, NULL, NULL);
    const lent_words *head;
    const lent_word *word;

    (void)state;
    for (int i = 0; i < 3; i++) {
        assert_int_equal(lent_next_word(reader, &word), i < 2 ? STAX_OK : STAX_END);
        head = lent_reader_head(reader);
        assert_non_null(head);
        assert_true(stax_eq(head->lang, stax_str_of("de")));
        assert_int_equal(head->word.count, 0);
    }
    assert_int_equal(lent_next_word(reader, &word), STAX_END);
    assert_null(word);
    lent_reader_close(reader);
}

#define BOOK "<book id='1'><title/><author/><year>2000</year><price>1</price></book>"
static void an_error_says_how_many_records_were_right(void **state)
{
    static const struct {
        const char *title, *xml, *path;
        uint64_t records;
    } rows[] = {
        {"none", "<catalog><book/></catalog>", "catalog/book[1]", 0},
        {"two", "<catalog>" BOOK BOOK "<book id='x'/></catalog>", "catalog/book[3]/@id", 2},
        {"two, then it is cut", "<catalog>" BOOK BOOK, "catalog", 2},
        {"two, then cut in the third", "<catalog>" BOOK BOOK "<book id='1'><title>",
         "catalog/book[3]/title", 2},
        {"all three, then rubbish", "<catalog>" BOOK BOOK BOOK "</catalog>x", "", 3},
    };

    (void)state;
    for (size_t i = 0; i < SAY_COUNT(rows); i++) {
        stax_input input = stax_input_memory(rows[i].xml, strlen(rows[i].xml));
        stax_error error = {0}, of_whole = {0};
        stax_arena arena = {0};
        books_reader *reader = books_reader_open(&input, NULL, &error);
        const books_book *book;
        uint64_t records = 0;

        while (books_next_book(reader, &book) == STAX_OK) records++;
        books_reader_close(reader);
        if (records != rows[i].records || error.records != records)
            fail_msg("%s: %" PRIu64 " records, the error says %" PRIu64, rows[i].title, records,
                     error.records);
        if (strcmp(error.path, rows[i].path) != 0)
            fail_msg("%s: path %s", rows[i].title, error.path);
        assert_null(books_parse(&arena, rows[i].xml, strlen(rows[i].xml), NULL, &of_whole));
        if (of_whole.records != 0 || strcmp(of_whole.path, error.path) != 0) /* none was given */
            fail_msg("%s: whole: %" PRIu64 " %s", rows[i].title, of_whole.records, of_whole.path);
        stax_arena_free(&arena);
    }
}

/* ---- threads ------------------------------------------------------------------------------- */

typedef struct work {
    uint64_t sum, records;
    stax_status status;
} work;

static void *read_books(void *context)
{
    work *w = context;
    source from = {.books = 5000};
    stax_input input = stax_input_read(give, &from);
    books_reader *reader = books_reader_open(&input, NULL, NULL);
    const books_book *book;

    while ((w->status = books_next_book(reader, &book)) == STAX_OK) {
        w->sum = mix_book(w->sum, book);
        w->records++;
    }
    books_reader_close(reader);
    return NULL;
}

static void readers_in_threads_do_not_know_of_each_other(void **state)
{
    pthread_t threads[4];
    work works[5] = {0};

    (void)state;
    read_books(&works[4]);
    assert_int_equal(works[4].status, STAX_END);
    assert_int_equal(works[4].records, 5000);
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, read_books, &works[i]), 0);
    for (int i = 0; i < 4; i++) assert_int_equal(pthread_join(threads[i], NULL), 0);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(works[i].status, STAX_END);
        assert_true(works[i].sum == works[4].sum);
    }
}

/* By the schema's word alone: the options let it pass. */
static void a_schema_without_entities_refuses_a_doctype(void **state)
{
    static const char xml[] = "<!DOCTYPE words><words/>";
    stax_arena arena = {0};
    stax_error error = {0};

    (void)state;
    assert_null(lent_parse(&arena, xml, sizeof xml - 1, NULL, &error));
    assert_int_equal(error.code, STAX_E_DOCTYPE);
    assert_int_equal(error.offset, 0);
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_schema_without_entities_refuses_a_doctype),
        cmocka_unit_test(no_record_allocates_once_the_arenas_are_warm),
        cmocka_unit_test(memory_does_not_grow_with_the_document),
        cmocka_unit_test(a_whole_document_is_freed_at_once),
        cmocka_unit_test(borrowed_strings_point_into_the_buffer),
        cmocka_unit_test(strings_of_another_encoding_are_owned),
        cmocka_unit_test(readers_of_what_does_not_stay_copy),
        cmocka_unit_test(the_head_shows_what_was_read),
        cmocka_unit_test(an_error_says_how_many_records_were_right),
        cmocka_unit_test(readers_in_threads_do_not_know_of_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
