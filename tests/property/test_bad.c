/*
 * A record with which something is wrong is passed over, and those behind it are read; what is no
 * XML ends all. However the document is cut, the same is given and told.
 */
#include "bad_parser.h"
#include "slow_build.h"
#include "ways.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

const char *bad_check_row(void *context, bad_row *row, stax_arena *arena)
{
    (void)context;
    (void)arena;
    return row->id == 13 ? "unlucky" : NULL;
}

static void note(void *context, const stax_error *error)
{
    char line[400];

    (void)stax_error_format(line, sizeof line, error);
    ways_say(context, "%s\n", line);
}

/* How it ended: what stands around the records, and how many were bad. */
static void say_end(ways_text *said, bad_reader *reader, stax_status status,
                    const stax_error *error)
{
    const bad_list *head = bad_reader_head(reader);

    if (status != STAX_END) note(said, error);
    ways_say(said, "%zu bad", bad_reader_bad(reader));
    if (head->has.end) ways_say(said, ", end %u", head->end);
    ways_say(said, "\n");
}

/* piece 0: from memory. */
static ways_text read_all(const char *document, size_t piece)
{
    ways_text said = {0};
    stax_error error;
    stax_options options = {.report = note, .report_context = &said, .file = "f", .skip_bad = true};
    size_t len = strlen(document), at = 0;
    stax_input memory = stax_input_memory(document, len);
    bad_reader *reader = bad_reader_open(piece ? NULL : &memory, &options, &error);
    const bad_row *row;
    stax_status status;

    while ((status = bad_next_row(reader, &row)) == STAX_OK || status == STAX_MORE) {
        size_t next = len - at < piece ? len - at : piece;
        if (status == STAX_OK) {
            ways_say(&said, "row %u%s\n", row->id, row->has.note ? " noted" : "");
            continue;
        }
        assert_int_equal(bad_feed(reader, document + at, next, at + next == len), STAX_OK);
        at += next;
    }
    say_end(&said, reader, status, &error);
    bad_reader_close(reader);
    return said;
}

static const struct {
    const char *title, *document, *want;
} rows[] = {
    {"all are good", "<row id='1'><x><y>1</y></x></row>", "row 1\n0 bad, end 9\n"},
    {"a value", "<row id='1'><s>x</s><x><y>1</y></x></row><row id='2'><x><y>1</y></x></row>",
     "f:1:28: list/rows/row[1]/s: \"x\" is not a u8 (bad.schema:17)\n"
     "row 2\n"
     "1 bad, end 9\n"},
    {"a value that is empty", "<row id='1'><x><y/></x></row><row id='2'><x><y>1</y></x></row>",
     "f:1:28: list/rows/row[1]/x/y[1]: nothing stands where u8 must be (bad.schema:18)\n"
     "row 2\n"
     "1 bad, end 9\n"},
    {"a value with a comment in it", "<row id='1'><x><y>1<!-- -->z</y></x></row>",
     "f:1:31: list/rows/row[1]/x/y[1]: \"1z\" is not a u8 (bad.schema:18)\n"
     "1 bad, end 9\n"},
    {"an attribute", "<row id='x'><x><y>1</y></x></row><row id='2'><x><y>1</y></x></row>",
     "f:1:22: list/rows/row[1]/@id: \"x\" is not a u8 (bad.schema:16)\nrow 2\n1 bad, end 9\n"},
    {"an attribute that is missing", "<row/><row></row><row id='2'><x><y>1</y></x></row>",
     "f:1:13: list/rows/row[1]: @id is missing (bad.schema:16)\n"
     "f:1:19: list/rows/row[2]: @id is missing (bad.schema:16)\n"
     "row 2\n"
     "2 bad, end 9\n"},
    {"a child that is missing", "<row id='1'></row><row id='1'/><row id='2'><x><y>1</y></x></row>",
     "f:1:25: list/rows/row[1]: the number of x/y is outside what the schema gives (bad.s"
     "chema:18)\n"
     "f:1:31: list/rows/row[2]: the number of x/y is outside what the schema gives (bad.s"
     "chema:18)\n"
     "row 2\n"
     "2 bad, end 9\n"},
    {"what is unknown", "<row id='1'>\n<q><s/></q></row><row id='2'><x k='1'><y>1</y></x></row>",
     "f:2:1: list/rows/row[1]: \"q\" is not in the schema\n"
     "f:2:33: list/rows/row[2]/x: \"k\" is not in the schema\n2 bad, end 9\n"},
    {"a text where none may be", "<row id='1'>a<s>1</s></row><row id='2'><x><y>1</y></x></row>",
     "f:1:25: list/rows/row[1]: \"text\" is not in the schema\n"
     "row 2\n"
     "1 bad, end 9\n"},
    {"an element in a text", "<row id='1'><s>1<s>2</s></s></row><row id='2'><x><y>1</y></x></row>",
     "f:1:29: list/rows/row[1]/s: the element \"s\" stands where only text may be (bad.schema:17)\n"
     "row 2\n"
     "1 bad, end 9\n"},
    {"too many", "<row id='1'><x><y>1</y><y>1</y><y>1</y></x></row>",
     "f:1:44: list/rows/row[1]/x/y[3]: the number of y is outside what the schema gives ("
     "bad.schema:18)\n"
     "1 bad, end 9\n"},
    {"deeper: an attribute", "<row id='1'><note lang='long'>x<b/></note></row>",
     "f:1:37: list/rows/row[1]/note/@lang: the length of \"long\" is outside char(3) (bad"
     ".schema:22)\n"
     "1 bad, end 9\n"},
    {"deeper: a text", "<row id='1'><note lang='en'>abc<b>x</b>def</note></row>",
     "f:1:41: list/rows/row[1]/note: the length of \"abcdef\" is outside str(..5) (bad.schema:23)\n"
     "1 bad, end 9\n"},
    {"deeper: another prefix",
     "<p:row xmlns:p='u' id='1'><p:note xmlns:q='v' lang='en'><q:b>x</q:b>123456</p:note><p:z/>"
     "<p:x><p:y/></p:x></p:row><row id='2'><x><y>1</y></x></row>",
     "f:1:81: list/rows/row[1]/note: the length of \"123456\" is outside str(..5) (bad.schema:23)\n"
     "row 2\n"
     "1 bad, end 9\n"},
    {"a leaf with another prefix",
     "<p:row xmlns:p='u' id='1'><x><p:y>z</p:y></x><p:s/></p:row><p:row xmlns:p='w' id='2'>"
     "<x><y>1</y></x></p:row>",
     "f:1:47: list/rows/row[1]/x/y[1]: \"z\" is not a u8 (bad.schema:18)\n"
     "row 2\n"
     "1 bad, end 9\n"},
    {"the hook's", "<row id='13'><x><y>1</y></x></row><row id='2'><x><y>1</y></x></row>",
     "f:1:41: list/rows/row[1]: refused: unlucky\nrow 2\n1 bad, end 9\n"},
    {"a good one behind bad ones has its number",
     "<row id='1'><x><y>1</y></x></row><row/><row/>"
     "<row id='2'><x><y>1</y></x></row><row/>",
     "row 1\n"
     "f:1:46: list/rows/row[2]: @id is missing (bad.schema:16)\n"
     "f:1:52: list/rows/row[3]: @id is missing (bad.schema:16)\n"
     "row 2\n"
     "f:1:91: list/rows/row[5]: @id is missing (bad.schema:16)\n"
     "3 bad, end 9\n"},
    {"bad ones do not count", "<row/><row/><row/><row id='1'><x><y>1</y></x></row><row/>",
     "f:1:13: list/rows/row[1]: @id is missing (bad.schema:16)\n"
     "f:1:19: list/rows/row[2]: @id is missing (bad.schema:16)\n"
     "f:1:25: list/rows/row[3]: @id is missing (bad.schema:16)\n"
     "row 1\n"
     "f:1:64: list/rows/row[5]: @id is missing (bad.schema:16)\n"
     "4 bad, end 9\n"},
    {"what is passed over must be XML", "<row id='x'><s>1</t></row>",
     "f:1:22: list/rows/row[1]/@id: \"x\" is not a u8 (bad.schema:16)\n"
     "f:1:29: list/rows/row/s: the end tag \"t\" does not fit: s is open\n"
     "1 bad\n"},
    {"an end that does not fit", "<row id='x'></s>",
     "f:1:22: list/rows/row[1]/@id: \"x\" is not a u8 (bad.schema:16)\n"
     "f:1:25: list/rows/row: the end tag \"s\" does not fit: row is open\n"
     "1 bad\n"},
    {"a prefix that nobody declares",
     "<p:row xmlns:p='u' id='1'><p:s>x</p:s></p:row><p:row id='2'/>",
     "f:1:44: list/rows/row[1]/s: \"x\" is not a u8 (bad.schema:17)\n"
     "f:1:60: list/rows/row[2]: the prefix \"p\" is not declared\n"
     "1 bad\n"},
};

enum { ROWS = sizeof rows / sizeof *rows, STEP = SLOW_BUILD ? 7 : 1 };

static bool says(const char *title, const char *document, size_t piece, const char *want)
{
    ways_text said = read_all(document, piece);
    bool good = strcmp(said.data, want) == 0;

    if (!good) print_error("%s, %zu at once:\n%s", title, piece, said.data);
    ways_free(&said);
    return good;
}

static void a_bad_record_is_passed_over(void **state)
{
    unsigned failed = 0;

    (void)state;
    for (size_t i = 0; i < ROWS; i++) {
        ways_text document = {0};
        bool good = true;

        ways_say(&document, "<list><rows>%s</rows><end>9</end></list>", rows[i].document);
        for (size_t piece = 0; good && piece <= document.len; piece += piece < 16 ? 1 : STEP)
            good = says(rows[i].title, document.data, piece, rows[i].want);
        failed += !good;
        ways_free(&document);
    }
    assert_int_equal(failed, 0);
}

static void a_fault_outside_of_records_is_final(void **state)
{
    (void)state;
    assert_true(says("around", "<list><rows/><end>x</end></list>", 0,
                     "f:1:19: list/end: \"x\" is not a u8 (bad.schema:11)\n0 bad\n"));
    assert_true(says("around, behind", "<list><rows><row/></rows><end>x</end></list>", 1,
                     "f:1:13: list/rows/row[1]: @id is missing (bad.schema:16)\n"
                     "f:1:31: list/end: \"x\" is not a u8 (bad.schema:11)\n1 bad\n"));
}

static void a_whole_document_leaves_them_out(void **state)
{
    static const char document[] = "<list><rows><row id='1'><x><y>1</y></x></row><row id='2'/>"
                                   "<row id='3'><x><y>1</y></x></row></rows></list>";
    stax_arena arena = {0};
    stax_options options = {.skip_bad = true};
    bad_list *list = bad_parse(&arena, document, strlen(document), &options, NULL);

    (void)state;
    assert_non_null(list);
    assert_int_equal(list->rows.count, 2);
    assert_int_equal(list->rows.items[1].id, 3);
    stax_arena_free(&arena);
}

static void a_part_of_a_document_is_given_on_request(void **state)
{
    static const char document[] =
        "<list><title>t</title><rows><row id='1'><x><y>1</y></x></row><row id='2'><x><y>1</y></x>"
        "<note lang='en'>n</note></row><row id='3'><x><y>z</y></x></row></rows></list>";
    stax_options options = {.partial = true};
    stax_error error;

    (void)state;
    for (size_t len = 0; len < strlen(document); len++) {
        stax_arena arena = {0};
        char *exactly = malloc(len + 1);
        memcpy(exactly, document, len);
        bad_list *list = bad_parse(&arena, exactly, len, &options, &error);
        assert_int_not_equal(error.code, STAX_OK);
        assert_non_null(list);
        for (size_t i = 0; i < list->rows.count; i++)
            assert_int_equal(list->rows.items[i].id, i + 1);
        if (len > 135) assert_int_equal(list->rows.count, 3);
        if (len > 135) assert_true(list->rows.items[1].has.note);
        free(exactly);
        stax_arena_free(&arena);
    }
}

typedef struct progress {
    unsigned calls, stop_at;
    uint64_t bytes, records;
} progress;

static bool go_on(void *context, uint64_t bytes, uint64_t records)
{
    progress *p = context;

    assert_true(bytes >= p->bytes && records >= p->records);
    p->bytes = bytes;
    p->records = records;
    return ++p->calls != p->stop_at;
}

static void progress_is_told_and_may_stop(void **state)
{
    ways_text document = {0};
    progress told = {.stop_at = 0};
    stax_options options = {.progress = go_on, .progress_context = &told, .skip_bad = true};
    stax_error error;
    stax_arena arena = {0};

    (void)state;
    ways_say(&document, "<list><rows>");
    for (int i = 0; i < 50000; i++) ways_say(&document, "<row/>");
    ways_say(&document, "</rows></list>");
    assert_non_null(bad_parse(&arena, document.data, document.len, &options, &error));
    assert_true(told.calls > 5 && told.bytes > document.len / 2 && told.bytes <= document.len);
    told = (progress){.stop_at = 3};
    assert_null(bad_parse(&arena, document.data, document.len, &options, &error));
    assert_int_equal(error.code, STAX_E_STOPPED);
    assert_int_equal(told.calls, 3);
    stax_arena_free(&arena);
    ways_free(&document);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bad_record_is_passed_over),
        cmocka_unit_test(a_fault_outside_of_records_is_final),
        cmocka_unit_test(a_whole_document_leaves_them_out),
        cmocka_unit_test(a_part_of_a_document_is_given_on_request),
        cmocka_unit_test(progress_is_told_and_may_stop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
