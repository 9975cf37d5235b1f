/*
 * Several iterators: records come in the order of the document, each by the function of its type;
 * who asks for another one learns it and loses nothing.
 */
#include "several_parser.h"
#include "ways.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A reader and the document that it is fed with. */
typedef struct reading {
    several_reader *reader;
    const char *document;
    size_t len, at, piece;
    stax_error error;
} reading;

static bool feed_on(reading *r)
{
    size_t next = r->len - r->at < r->piece ? r->len - r->at : r->piece;

    assert_int_equal(several_feed(r->reader, r->document + r->at, next, r->at + next == r->len),
                     STAX_OK);
    r->at += next;
    return true;
}

static stax_status next_row(reading *r, ways_text *said)
{
    const several_row *row;
    stax_status status;

    while ((status = several_next_row(r->reader, &row)) == STAX_MORE) feed_on(r);
    assert_true((status == STAX_OK) == (row != NULL));
    if (row) ways_say(said, "row %u with %zu, ", row->id, row->parts.count);
    return status;
}

static stax_status next_note(reading *r, ways_text *said)
{
    const several_note *note;
    stax_status status;

    while ((status = several_next_note(r->reader, &note)) == STAX_MORE) feed_on(r);
    assert_true((status == STAX_OK) == (note != NULL));
    if (note) ways_say(said, "note %s, ", note->text.data);
    return status;
}

static stax_status next_leaf(reading *r, ways_text *said)
{
    const several_shape *leaf;
    stax_status status;

    while ((status = several_next_leaf(r->reader, &leaf)) == STAX_MORE) feed_on(r);
    assert_true((status == STAX_OK) == (leaf != NULL));
    if (leaf && leaf->kind == SEVERAL_SHAPE_CIRCLE)
        ways_say(said, "circle %u, ", leaf->as.circle.r);
    if (leaf && leaf->kind == SEVERAL_SHAPE_BOX)
        ways_say(said, "box %u with %zu, ", leaf->as.box.w, leaf->as.box.rows.count);
    return status;
}

/* Asks each function until it says that it is another one's turn. */
static ways_text read_all(const char *document, size_t piece, const stax_options *options)
{
    static stax_status (*const nexts[])(reading *, ways_text *) = {next_row, next_note, next_leaf};
    ways_text said = {0};
    reading r = {.document = document, .len = strlen(document), .piece = piece};
    stax_input memory = stax_input_memory(document, r.len);
    unsigned turn = 0;
    stax_status status;

    r.reader = several_reader_open(piece ? NULL : &memory, options, &r.error);
    while ((status = nexts[turn % 3](&r, &said)) == STAX_OK || status == STAX_OTHER)
        turn += status == STAX_OTHER;
    const several_list *head = several_reader_head(r.reader);
    char line[400];
    (void)stax_error_format(line, sizeof line, &r.error);
    ways_say(&said, "%s", status == STAX_END ? "END" : line);
    if (head->has.title) ways_say(&said, " %s", head->title.data);
    several_reader_close(r.reader);
    return said;
}

static const struct {
    const char *title, *document, *want;
} rows[] = {
    {"in the order of the document",
     "<list><row id='1'><part>a</part></row><notes><note>x</note></notes><row id='2'/>"
     "<title>t</title><notes><note>y</note><note>z</note></notes><row id='3'/></list>",
     "row 1 with 1, note x, row 2 with 0, note y, note z, row 3 with 0, END t"},
    {"deeper, and one of several",
     "<list><tree name='n'><circle r='1'/><box w='2'><row id='7'/><row id='8'/></box></tree>"
     "<row id='1'/></list>",
     "circle 1, box 2 with 2, row 1 with 0, END"},
    {"none of one", "<list><notes><note>x</note></notes></list>", "note x, END"},
    {"none", "<list/>", "END"},
    {"an error has the number in its own array",
     "<list><row id='1'/><row id='2'/><notes><note>x</note><note lang='long'/></notes></list>",
     "row 1 with 0, row 2 with 0, note x, 1:66: list/notes/note[2]/@lang: the length of \"long\" "
     "is outside char(4) (several.schema:25)"},
};

static void records_come_in_the_order_of_the_document(void **state)
{
    unsigned failed = 0;

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool good = true;
        for (size_t piece = 0; good && piece <= strlen(rows[i].document); piece++) {
            ways_text said = read_all(rows[i].document, piece, NULL);
            good = strcmp(said.data, rows[i].want) == 0;
            if (!good) print_error("%s, %zu at once: %s\n", rows[i].title, piece, said.data);
            ways_free(&said);
        }
        failed += !good;
    }
    assert_int_equal(failed, 0);
}

static void bad_records_of_all_are_passed_over(void **state)
{
    static const char document[] =
        "<list><row id='x'/><notes><note lang='long'>a</note><note>b</note></notes>"
        "<tree name='n'><box w='1'><row id='y'/></box><circle r='z'/><circle r='2'/></tree></list>";
    stax_options options = {.skip_bad = true};

    (void)state;
    for (size_t piece = 0; piece < sizeof document; piece++) {
        ways_text said = read_all(document, piece, &options);
        assert_string_equal(said.data, "note b, circle 2, END");
        ways_free(&said);
    }
}

static void a_record_waits_until_it_is_asked_for(void **state)
{
    static const char document[] = "<list><row id='1'/><notes><note>x</note></notes></list>";
    stax_input input = stax_input_memory(document, sizeof document - 1);
    several_reader *reader = several_reader_open(&input, NULL, NULL);
    const several_note *note;
    const several_row *row;

    (void)state;
    assert_int_equal(several_next_note(reader, &note), STAX_OTHER);
    assert_null(note);
    assert_int_equal(several_next_note(reader, &note), STAX_OTHER);
    assert_int_equal(several_next_row(reader, &row), STAX_OK);
    assert_int_equal(row->id, 1);
    assert_int_equal(several_next_row(reader, &row), STAX_OTHER);
    assert_null(row);
    assert_int_equal(several_next_note(reader, &note), STAX_OK);
    assert_string_equal(note->text.data, "x");
    assert_int_equal(several_next_row(reader, &row), STAX_END);
    several_reader_close(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(records_come_in_the_order_of_the_document),
        cmocka_unit_test(bad_records_of_all_are_passed_over),
        cmocka_unit_test(a_record_waits_until_it_is_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
