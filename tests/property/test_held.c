/*
 * Records as JSON, and copies: all that was in a record is in its copy, and nothing else is.
 */
#include "held_parser.h"
#include "ways.h"

#include <stax/print.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

bool held_hook(void *context, stax_str in, int *out, stax_arena *arena)
{
    (void)context;
    (void)arena;
    *out = (int)in.len;
    return true;
}

static const struct {
    const char *title, *row, *want;
} rows[] = {
    {"nothing", "<row/>", "{Y,F,S,L,T}"},
    {"truth", "<row><yes>1</yes><there/></row>", "{\"yes\":true,\"there\":true,S,L,T}"},
    {"integers",
     "<row><i8>-128</i8><i16>-32768</i16><i32>-2147483648</i32><i64>-9223372036854775808</i64>"
     "<u8>255</u8><u16>65535</u16><u32>4294967295</u32><u64>18446744073709551615</u64></row>",
     "{Y,F,\"i8\":-128,\"i16\":-32768,\"i32\":-2147483648,\"i64\":-9223372036854775808,\"u8\":255,"
     "\"u16\":65535,\"u32\":4294967295,\"u64\":18446744073709551615,S,L,T}"},
    {"floats", "<row><f32>0.1</f32><f64>0.1</f64></row>", "{Y,F,\"f32\":0.1,\"f64\":0.1,S,L,T}"},
    {"floats of many digits", "<row><f32>16777217.5</f32><f64>5e-324</f64></row>",
     "{Y,F,\"f32\":16777218,\"f64\":4.94065645841247e-324,S,L,T}"},
    {"no numbers", "<row><f32>-INF</f32><f64>NaN</f64></row>",
     "{Y,F,\"f32\":\"-INF\",\"f64\":\"NaN\",S,L,T}"},
    {"no number in few bits", "<row><f32>NaN</f32></row>", "{Y,F,\"f32\":\"NaN\",S,L,T}"},
    {"decimals",
     "<row><whole>-7</whole><cents>-0.05</cents><fine>9.000000000000000001</fine></row>",
     "{Y,F,\"whole\":-7,\"cents\":-0.05,\"fine\":9.000000000000000001,S,L,T}"},
    {"the smallest decimal", "<row><cents>-92233720368547758.08</cents></row>",
     "{Y,F,\"cents\":-92233720368547758.08,S,L,T}"},
    {"texts", "<row><text>a&quot;\\&#9;&#1234;&#10;b</text><short>x&amp;</short></row>",
     "{Y,F,\"text\":\"a\\\"\\\\\\t\xD3\x92\\nb\",\"short\":\"x&\",L,T}"},
    {"dates",
     "<row><day>-0044-03-15Z</day><clock>01:02:03.5-05:30</clock>"
     "<moment>12024-01-01T24:00:00+01:00</moment></row>",
     "{Y,F,S,\"day\":\"-0044-03-15Z\",\"clock\":\"01:02:03.5-05:30\","
     "\"moment\":\"12024-01-01T24:00:00+01:00\",L,T}"},
    {"durations", "<row><span>-P1Y2M3DT4H5M6.007S</span><d>P1D</d><d>PT0S</d><d>PT5M</d></row>",
     "{Y,F,S,\"span\":\"-P1Y2M3DT4H5M6.007S\",\"numbers\":[],\"texts\":[],\"sizes\":[],"
     "\"spans\":[\"P1D\",\"PT0S\",\"PT5M\"],\"parts\":[],T}"},
    {"words and lists", "<row><size>XXL</size><n>1</n><n>-2</n><t>a</t><t/><s>small</s><s/></row>",
     "{Y,F,S,\"size\":\"XXL\",\"numbers\":[1,-2],\"texts\":[\"a\",\"\"],\"sizes\":[\"small\",\"\"],"
     "\"spans\":[],\"parts\":[],T}"},
    {"records",
     "<row><part name='a'><leaf>x</leaf><leaf/></part><p name='b'/><p name='c'><leaf>y</leaf></p>"
     "<own size='XXL'><n>z</n><next>w</next></own></row>",
     "{Y,F,S,\"numbers\":[],\"texts\":[],\"sizes\":[],\"spans\":[],"
     "\"part\":{\"name\":\"a\",\"leaves\":[{\"text\":\"x\"},{\"text\":\"\"}]},"
     "\"parts\":[{\"name\":\"b\",\"leaves\":[]},{\"name\":\"c\",\"leaves\":[{\"text\":\"y\"}]}],"
     "\"own\":{\"note\":\"z\",\"size\":\"XXL\",\"next\":{\"text\":\"w\"}},T}"},
    {"bytes and other words",
     "<row><bytes>00ff</bytes><blob>AA==</blob><blob>AAE=</blob><blob>AAEC</blob><blob/>"
     "<open>z</open><o>a</o><o>q</o><o>b</o><o>r</o></row>",
     "{Y,F,S,L,\"bytes\":\"AP8=\",\"blobs\":[\"AA==\",\"AAE=\",\"AAEC\",\"\"],"
     "\"open\":\"z\",\"opens\":[\"a\",\"q\",\"b\",\"r\"],\"split\":[],\"pairs\":[],\"mixed\":[]}"},
    {"many out of one text",
     "<row><v>1 2 3</v><three>1,2.5,-3</three><h>7</h><seconds>-5</seconds>"
     "<pair k='a' v='b'/><pair k='c' v='d'/></row>",
     "{Y,F,S,L,\"blobs\":[],\"opens\":[],\"split\":[1,2,3],\"three\":{\"values\":[1,2.5,-3]},"
     "\"seconds\":-5,\"pairs\":[{\"key\":\"a\",\"value\":\"b\"},{\"key\":\"c\",\"value\":\"d\"}],"
     "\"mixed\":[]}"},
    {"one of several", "<row><m>a<leaf>b</leaf>c<tree name='d'/></m></row>",
     "{Y,F,S,L,\"blobs\":[],\"opens\":[],\"split\":[],\"pairs\":[],\"mixed\":[{\"text\":\"a\"},"
     "{\"leaf\":{\"text\":\"b\"}},{\"text\":\"c\"},{\"tree\":{\"name\":\"d\",\"more\":[]}}]}"},
    {"within itself",
     "<row><tree name='a'><first name='b'><first/></first><more><leaf>l</leaf><tree name='c'>"
     "<more><tree name='e'/></more></tree></more></tree></row>",
     "{Y,F,S,L,T,\"tree\":{\"name\":\"a\",\"first\":{\"name\":\"b\",\"first\":{\"name\":"
     "\"x\",\"more\":[]},"
     "\"more\":[]},\"more\":[{\"leaf\":{\"text\":\"l\"}},{\"tree\":{\"name\":\"c\",\"more"
     "\":[{\"tree\":"
     "{\"name\":\"e\",\"more\":[]}}]}}]}}"},
    {"as it comes", "<row><any k='1' l='2'>a<b/>c<d>e<f g='h'/></d></any></row>",
     "{Y,F,S,L,T,\"any\":{\"name\":\"any\",\"attributes\":{\"k\":\"1\",\"l\":\"2\"},\"con"
     "tent\":[\"a\","
     "{\"name\":\"b\"},\"c\",{\"name\":\"d\",\"content\":[\"e\",{\"name\":\"f\",\"attributes\":"
     "{\"g\":\"h\"}}]}]}}"},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* Letters stand for what most rows have. */
static void say_want(ways_text *to, const char *want)
{
    static const struct {
        char letter;
        const char *text;
    } usual[] = {
        {'Y', "\"yes\":false"},
        {'F', "\"there\":false"},
        {'S', "\"short\":\"\""},
        {'T', "\"blobs\":[],\"opens\":[],\"split\":[],\"pairs\":[],\"mixed\":[]"},
        {'L', "\"numbers\":[],\"texts\":[],\"sizes\":[],\"spans\":[],\"parts\":[]"},
    };
    bool quoted = false;

    for (; *want; want++) {
        const char *text = NULL;
        if (*want == '"') quoted = !quoted;
        if (*want == '\\') ways_say(to, "%c", *want++);
        for (size_t i = 0; !quoted && i < 5; i++)
            if (usual[i].letter == *want) text = usual[i].text;
        if (text)
            ways_say(to, "%s", text);
        else
            ways_say(to, "%c", *want);
    }
}

static bool say_json(void *context, const char *bytes, size_t len)
{
    ways_say(context, "%.*s", (int)len, bytes);
    return true;
}

static void check_json(const char *title, const held_row *row, const char *want)
{
    ways_text said = {0}, wanted = {0};

    say_want(&wanted, want);
    assert_true(held_row_json(say_json, &said, row));
    if (strcmp(said.data, wanted.data) != 0) fail_msg("%s: %s", title, said.data);
    ways_free(&said);
    ways_free(&wanted);
}

/* The copy of the one record of a document that is gone then, with its bytes. */
static held_row *copy_of(stax_arena *arena, const char *row)
{
    ways_text text = {0};
    const held_row *read;

    ways_say(&text, "<list>%s</list>", row);
    stax_input input = stax_input_memory(text.data, text.len);
    held_reader *reader = held_reader_open(&input, NULL, NULL);
    assert_int_equal(held_next_row(reader, &read), STAX_OK);
    held_row *copy = held_row_copy(arena, read);
    held_reader_close(reader);
    memset(text.data, '#', text.len);
    ways_free(&text);
    return copy;
}

static void a_copy_has_all_that_was_there(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS; i++) {
        stax_arena arena = {0};
        check_json(rows[i].title, copy_of(&arena, rows[i].row), rows[i].want);
        stax_arena_free(&arena);
    }
}

static void strings_of_a_copy_end_with_nul(void **state)
{
    stax_arena arena = {0};
    const held_row *row = copy_of(&arena, "<row><text>ab</text><t>c</t></row>");

    (void)state;
    assert_string_equal(row->text.data, "ab");
    assert_string_equal(row->texts.items[0].data, "c");
    assert_null(row->numbers.items);
    assert_null(row->own);
    stax_arena_free(&arena);
}

static bool take_some(void *context, const char *bytes, size_t len)
{
    size_t *left = context;
    bool good = len <= *left;

    (void)bytes;
    if (good) *left -= len;
    return good;
}

/* Without memory there is no copy, wherever it ends. */
static void check_copies(const char *title, const held_row *row, const char *want)
{
    bool done = false;

    for (size_t limit = 1; !done && limit < 1 << 20; limit += limit < 4096 ? 37 : 500) {
        stax_arena arena = {.limit = limit};
        held_row *copy = held_row_copy(&arena, row);
        done = copy != NULL;
        if (copy) check_json(title, copy, want);
        stax_arena_free(&arena);
    }
    assert_true(done);
}

static void a_copy_is_whole_or_not_there(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS; i++) {
        stax_arena whole = {0};
        check_copies(rows[i].title, copy_of(&whole, rows[i].row), rows[i].want);
        stax_arena_free(&whole);
    }
}

/* Each level is a struct of its own: the walk keeps them on a stack that grows. */
static void depth_is_no_matter(void **state)
{
    enum { LEVELS = 100000 };
    held_tree *trees = calloc(LEVELS, sizeof *trees), *level;
    held_row row = {.has.tree = 1, .tree = trees};
    stax_arena arena = {0};
    size_t levels = 0, room = (size_t)LEVELS * 50;

    (void)state;
    assert_non_null(trees);
    for (size_t i = 0; i < LEVELS; i++) {
        trees[i].name = stax_str_of("n");
        if (i + 1 == LEVELS) continue;
        trees[i].has.first = 1;
        trees[i].first = &trees[i + 1];
    }
    held_row *copy = held_row_copy(&arena, &row);
    assert_non_null(copy);
    for (level = copy->tree; level; level = level->first, levels++)
        assert_true(level < trees || level >= trees + LEVELS);
    assert_int_equal(levels, LEVELS);
    assert_true(held_row_json(take_some, &room, copy));
    free(trees);
    stax_arena_free(&arena);
}

/* Structs that a program has filled can hold what no document has. */
static void what_no_document_holds_is_printed(void **state)
{
    held_row control = {.has.text = 1, .text = STAX_STR("a\x01\x1f\b\f\r")};
    held_row word = {.has.size = 1, .size = (held_size)77};

    (void)state;
    check_json("control characters", &control, "{Y,F,\"text\":\"a\\u0001\\u001f\\b\\f\\r\",S,L,T}");
    check_json("no word of the enum", &word, "{Y,F,S,\"size\":null,L,T}");
}

static void a_sink_that_refuses_ends_it(void **state)
{
    ways_text long_text = {0};
    stax_arena arena = {0};

    (void)state;
    ways_say(&long_text, "<row><text>%02000d</text><t>%0600d</t></row>", 0, 0);
    const held_row *row = copy_of(&arena, long_text.data);
    size_t most = 100000, left = most;
    assert_true(held_row_json(take_some, &left, row));
    for (size_t room = 0; room < most - left + 300; room += 100) {
        size_t in_room = room;
        assert_true(held_row_json(take_some, &in_room, row) == (room >= most - left));
    }
    stax_arena_free(&arena);
    ways_free(&long_text);
}

static void a_file_is_a_sink(void **state)
{
    stax_arena arena = {0};
    FILE *file = tmpfile();
    char line[100] = "";

    (void)state;
    assert_non_null(file);
    const held_part part = {.name = STAX_STR("n")};
    assert_true(held_part_json(stax_sink_file, file, &part));
    rewind(file);
    assert_non_null(fgets(line, sizeof line, file));
    assert_string_equal(line, "{\"name\":\"n\",\"leaves\":[]}");
    fclose(file);
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_copy_has_all_that_was_there),
        cmocka_unit_test(strings_of_a_copy_end_with_nul),
        cmocka_unit_test(a_copy_is_whole_or_not_there),
        cmocka_unit_test(depth_is_no_matter),
        cmocka_unit_test(what_no_document_holds_is_printed),
        cmocka_unit_test(a_sink_that_refuses_ends_it),
        cmocka_unit_test(a_file_is_a_sink),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
