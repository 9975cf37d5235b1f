/*
 * Children of which the name alone does not decide what they are: where what is unknown is an error
 * or is told, where all come in order, and where one field looks at several places.
 */
#include "claims.h"
#include "watched_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_one(ways_text *to, const char *name, bool there, stax_str text)
{
    if (!there) return;
    ways_say(to, " %s=", name);
    ways_say_str(to, text);
}

static void say_number(ways_text *to, const char *name, bool there, unsigned number)
{
    if (there) ways_say(to, " %s=%u", name, number);
}

static void say_ordered(ways_text *to, const watched_ordered *o)
{
    say_one(to, "first", o->has.first, o->first);
    if (o->has.part) say_number(to, "part", true, o->part.x);
    say_one(to, "last", o->has.last, o->last);
}

static void say_either(ways_text *to, const watched_either *e)
{
    if (e->has.one) {
        ways_say(to, " one");
        say_number(to, "x", e->one.has.x, e->one.x);
        say_number(to, "inner", e->one.has.inner, e->one.inner.x);
    }
    say_one(to, "word", e->has.word, e->word);
    if (e->has.two) {
        ways_say(to, " two");
        say_number(to, "x", e->two.has.x, e->two.x);
    }
}

static void say_crowd(ways_text *to, const watched_crowd *c)
{
    for (size_t i = 0; i < c->one.count; i++) ways_say(to, " one %u", c->one.items[i].x);
    for (size_t i = 0; i < c->two.count; i++) ways_say(to, " two %u", c->two.items[i].x);
    for (size_t i = 0; i < c->three.count; i++) say_one(to, "three", true, c->three.items[i]);
    say_one(to, "whole", c->has.whole, c->whole);
    for (size_t i = 0; i < c->trees.count; i++) {
        ways_say(to, " tree %zu:", c->trees.items[i].attribute_count);
        ways_say_str(to, c->trees.items[i].name);
    }
}

static void say_row(ways_text *to, const void *record)
{
    const watched_row *row = record;

    ways_say(to, "row");
    if (row->has.strict) {
        say_one(to, "tested", row->strict.has.tested, row->strict.tested);
        say_one(to, "other", row->strict.has.other, row->strict.other);
        say_number(to, "number", row->strict.has.number, row->strict.number);
    }
    if (row->has.told) {
        say_one(to, "tested", row->told.has.tested, row->told.tested);
        say_one(to, "other", row->told.has.other, row->told.other);
    }
    if (row->has.ordered) say_ordered(to, &row->ordered);
    if (row->has.either) say_either(to, &row->either);
    if (row->has.counted) ways_say(to, " some=%zu", row->counted.some.count);
    if (row->has.once) {
        if (row->once.has.first) say_number(to, "first", row->once.first.has.x, row->once.first.x);
        say_number(to, "leaf", row->once.has.leaf, row->once.leaf);
    }
    if (row->has.crowd) say_crowd(to, &row->crowd);
    if (row->has.round) say_one(to, "text", row->round.has.text, row->round.text);
    if (row->has.queue) {
        say_number(to, "x", row->queue.has.ahead, row->queue.ahead);
        say_number(to, "y", row->queue.has.y, row->queue.y);
    }
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const watched_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(watched);

#define BEFORE "<list xmlns='urn:w' xmlns:o='urn:o' xmlns:z='urn:z'><row>"
#define AFTER  "</row></list>"
#define P      "list/row[1]/"
static const claim_frame in_row = {&watched_ways, "schemas/watched.schema", BEFORE, AFTER};

static void what_no_namespace_of_the_schema_has_is_unknown(void **state)
{
    static const claim rows[] = {
        {"each in its namespace", "<strict><p k=''>a</p><o:p>b</o:p></strict>",
         "row tested=\"a\" other=\"b\"\n"},
        {"what the test of the struct asks", "<strict off='0'><q/><q>2</q></strict>",
         "row number=2\n"},
        {"and refuses", "<strict off='1'><r/></strict>", "row\n"},
        {"the name, not the attribute", "<strict><p>a</p><q>1</q><q>2</q></strict>",
         "row number=2\n"},
        {"a namespace of nobody", "<strict><p k=''>a</p>^<z:p k=''>b</z:p></strict>",
         "E_UNKNOWN " P "strict: \"z:p\" is not in the schema"},
        {"no namespace", "<strict>^<p xmlns='' k=''>b</p></strict>",
         "E_UNKNOWN " P "strict: \"p\" is not in the schema"},
        {"a name of nobody", "<strict><p>a</p>^<r/></strict>",
         "E_UNKNOWN " P "strict: \"r\" is not in the schema"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void children_with_tests_come_in_order(void **state)
{
    static const claim rows[] = {
        {"in order", "<ordered><a k=''>1</a><b k=''><x>2</x></b><c>3</c></ordered>",
         "row first=\"1\" part=2 last=\"3\"\n"},
        {"what the test refuses may stand anywhere", "<ordered><c>3</c><a>1</a><b/></ordered>",
         "row last=\"3\"\n"},
        {"a text behind", "<ordered><c>3</c>^<a k=''>1</a></ordered>",
         "E_ORDER " P "ordered/a: \"a\" stands behind c, before which it should be | first:  "},
        {"with a prefix", "<queue><x>1</x><w:y xmlns:w='urn:w'>2</w:y></queue>", "row x=1 y=2\n"},
        {"behind, with a prefix", "<queue><y>1</y>^<w:x xmlns:w='urn:w'>2</w:x></queue>",
         "E_ORDER " P "queue/x: \"x\" stands behind y, before which it should be | ahead:  "},
        {"a struct behind", "<ordered><c>3</c>^<b k=''/></ordered>",
         "E_ORDER " P "ordered/b: \"b\" stands behind c, before which it should be | part:  "},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void of_several_places_the_leftmost_is_taken(void **state)
{
    static const claim rows[] = {
        {"the left one", "<either><n><x>1</x></n></either>", "row one x=1\n"},
        {"the right one", "<either><y><m><x>2</x></m></y></either>", "row one x=2\n"},
        {"the left one behind", "<either><m><x>2</x></m><n><x>1</x></n></either>", "row one x=1\n"},
        {"the right one behind", "<either><n><x>1</x></n><m><x>2</x></m></either>",
         "row one x=1\n"},
        {"the right one within the left one", "<either><n><x>1</x><m><x>2</x></m></n></either>",
         "row one x=1\n"},
        {"the left one within the right one", "<either><q><p><x>1</x></p></q></either>",
         "row two\n"},
        {"words", "<either><u><w>b</w></u><v>a</v></either>", "row word=\"a\"\n"},
        {"a word alone", "<either><u><w>b</w></u></either>", "row word=\"b\"\n"},
        {"the same twice", "<either><u><w>b</w></u>^<w>c</w></either>",
         "E_REPEATED " P "either/w: w stands twice | word:  "},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void what_comes_once_or_often_is_counted(void **state)
{
    static const claim rows[] = {
        {"enough attributes", "<counted a='1' b='2'/>", "row some=2\n"},
        {"too few", "^<counted a='1'/>",
         "E_COUNT " P "counted: the number of @* is outside what the schema gives | some:  "},
        {"the second of a struct", "<once><part><x>1</x></part><part><x>2</x><y/></part></once>",
         "row first=1\n"},
        {"the second, with a prefix",
         "<once><part><x>1</x></part><w:part xmlns:w='urn:w'><w:x>2</w:x></w:part></once>",
         "row first=1\n"},
        {"a leaf that is nobody's", "<once><l>1</l><l xmlns='urn:z'>2</l></once>", "row leaf=1\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void a_child_is_all_that_look_for_it(void **state)
{
    static const claim rows[] = {
        {"three in one", "<crowd><u><x1><x>7</x></x1></u></crowd>",
         "row one 7 two 7 three=\"7\"\n"},
        {"all that is in one", "<crowd><u/><b a=''>x<y>z</y></b></crowd>", "row whole=\"xz\"\n"},
        {"all of it, and a struct", "<crowd>^<b a='' c=''>a</b></crowd>",
         "E_NOT_TEXT " P "crowd: the element \"b\" stands where only text may be | looking:  "},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* Levels that are skipped count, too, and so does each of several frames of one element. */
static void the_limit_of_depth_holds_for_what_is_found(void **state)
{
    static const char document[] =
        BEFORE "<either><u><u><m><x>1</x></m></u></u></either><crowd><u><x1><x>7</x></x1></u>"
               "</crowd>" AFTER;

    (void)state;
    for (unsigned depth = 1; depth < 16; depth++) {
        const stax_options options = {.depth = depth};
        stax_arena arena = {0};
        stax_error error;
        bool read = watched_parse(&arena, document, sizeof document - 1, &options, &error) != NULL;

        if (read != (depth >= 7)) fail_msg("%u levels: %d", depth, (int)error.code);
        if (!read) assert_int_equal(error.code, STAX_E_LIMIT);
        ways_check("levels", &watched_ways, stax_str_of(document), &options, NULL);
        stax_arena_free(&arena);
    }
}

/* Texts and trees that need memory of their own: with failing allocations, where it is looked for.
 */
static void large_values_are_whole(void **state)
{
    enum { LEN = 5000 };
    char large[LEN + 1] = "";
    ways_text document = {0};

    (void)state;
    memset(large, 'x', LEN);
    ways_say(&document, BEFORE "<crowd><t k='%s'>a<b l='%s'/>%s</t></crowd>", large, large, large);
    ways_say(&document, "<round><part/><s>%s&amp;</s></round>" AFTER, large);
    ways_check_long("large", &watched_ways, (stax_str){document.data, document.len}, NULL, 1);
    ways_free(&document);
}

static void note(void *context, const stax_error *error)
{
    ways_say(context, "%d:%s ", (int)error->column, error->text);
}

static void what_is_unknown_is_told(void **state)
{
    static const struct {
        const char *title, *told, *want;
    } rows[] = {
        {"nothing", "<p k='v'>a</p><o:p>b</o:p>", ""},
        {"a namespace of nobody", "<z:p/>", "64:z:p "},
        {"a name of nobody", "<r/>", "64:r "},
        {"the name, not the value", "<p k='w'>a</p>", ""},
        {"an attribute of nobody", "<p k='v' l=''>a</p>", "73:l "},
    };

    (void)state;
    for (size_t i = 0; i < SAY_COUNT(rows); i++) {
        ways_text notes = {0}, text = {0};
        stax_options options = {.report = note, .report_context = &notes};
        stax_arena arena = {0};

        ways_say(&notes, "%s", "");
        ways_say(&text, BEFORE "<told>%s</told>" AFTER, rows[i].told);
        assert_non_null(watched_parse(&arena, text.data, text.len, &options, NULL));
        if (strcmp(notes.data, rows[i].want) != 0) fail_msg("%s: %s", rows[i].title, notes.data);
        stax_arena_free(&arena);
        ways_free(&notes);
        ways_free(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_no_namespace_of_the_schema_has_is_unknown),
        cmocka_unit_test(children_with_tests_come_in_order),
        cmocka_unit_test(of_several_places_the_leftmost_is_taken),
        cmocka_unit_test(what_comes_once_or_often_is_counted),
        cmocka_unit_test(a_child_is_all_that_look_for_it),
        cmocka_unit_test(the_limit_of_depth_holds_for_what_is_found),
        cmocka_unit_test(large_values_are_whole),
        cmocka_unit_test(what_is_unknown_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
