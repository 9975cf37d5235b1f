/*
 * Leaves that nobody wants, passed over by words: whatever is in them, they must come out as they
 * do where the careful readers see them, which is the case when they come in pieces. So every
 * document here is read in all ways.
 */
#include "books_ways.h"
#include "slow_build.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define OPEN       "<catalog><book id=\"1\"><title>T</title>"
#define SHUT       "<author>A</author><year>2000</year><price>1</price></book></catalog>"
#define IN(leaves) OPEN leaves SHUT
#define DONE       "1 \"en\" \"T\" by \"A\" 2000 100"
#define BIG        "a2345678901234567890123456789012"

/* Whether the document is right; if not, all ways must say the same. */
static const struct {
    const char *title, *document;
    bool right;
} cases[] = {
    {"one behind the other", IN("<a>1</a><b>2</b>\n<c>3</c>"), true},
    {"empty ones", IN("<a></a><a></a>"), true},
    {"names that begin like those of fields",
     IN("<titl>1</titl><titles>2</titles><authors>3</authors><yea>4</yea><tagg>5</tagg>"), true},
    {"a known leaf among them", IN("<a>1</a><tag>t</tag><b>2</b><tag>u</tag>"), true},
    {"names of 8, 9, 16, 17 bytes",
     IN("<a2345678>1</a2345678><a23456789>1</a23456789><a234567890123456>1</a234567890123456>"
        "<a2345678901234567>1</a2345678901234567>"),
     true},
    {"the longest plain name, and a longer one", IN("<" BIG ">1</" BIG "><" BIG "3>1</" BIG "3>"),
     true},
    {"names that are not of letters", IN("<a_b-c.d>1</a_b-c.d><_>1</_><\xC3\xA9>1</\xC3\xA9>"),
     true},
    {"references", IN("<a>1 &lt; 2 &amp;&#65;&#x1F600;&apos;&quot;&gt;</a>"), true},
    {"line ends", IN("<a>1\r\n2\r3\n4\r</a>"), true},
    {"'>' in text", IN("<a>1 > 2 ] > ]]&gt; ></a>"), true},
    {"']]>' in text", IN("<a>1]]></a>"), false},
    {"']]>' between leaves", IN("<a>1</a>]]><a>1</a>"), false},
    {"a comment in it", IN("<a>1<!-- </a> --></a>"), true},
    {"CDATA in it", IN("<a><![CDATA[</a>&<]]></a>"), true},
    {"another entity", IN("<a>&lt;&nbsp;</a>"), false},
    {"an entity that begins alike", IN("<a>&ltt;</a>"), false},
    {"an entity without its end", IN("<a>&lt</a>"), false},
    {"an entity that ends behind the text", IN("<a>&a</a><b>;</b>"), false},
    {"no character", IN("<a>&#0;</a>"), false},
    {"a long number", IN("<a>&#00000000000000000000000000000000000000000000000065;</a>"), true},
    {"an end tag of another name", IN("<a>1</b>"), false},
    {"an end tag of a longer name", IN("<a>1</aa>"), false},
    {"an end tag of a shorter name", IN("<aa>1</a>"), false},
    {"an end tag that differs at its end", IN("<a2345678>1</a2345679>"), false},
    {"an end tag with a blank", IN("<a>1</a >"), true},
    {"no name", IN("<>1</>"), false},
    {"a name that begins with a digit", IN("<1>1</1>"), false},
    {"a prefix that is not declared", IN("<a:b>1</a:b>"), false},
    {"the input ends in it", OPEN "<a>1</a><b>2", false},
    {"the input ends in its end tag", OPEN "<a>1</a><b>2</b", false},
    {"text behind it that is wrong", OPEN "<a>1</a>\xC0" SHUT, false},
};

static void leaves_are_passed_over_in_all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        stax_str document = stax_str_of(cases[i].document);
        ways_text said = ways_whole(&books_ways, document, NULL);

        if ((strncmp(said.data, "E_", 2) != 0) != cases[i].right)
            fail_msg("%s: %s", cases[i].title, said.data);
        if (cases[i].right) assert_non_null(strstr(said.data, DONE));
        ways_check(cases[i].title, &books_ways, document, NULL, NULL);
        ways_free(&said);
    }
}

/* ---- limits ------------------------------------------------------------------------------- */

static void limits_hold_in_leaves(void **state)
{
    static const char *const documents[] = {
        IN("<a234567>&#065;</a234567><" BIG ">1</" BIG ">"),
        IN("<x><a234567>&#065;</a234567><" BIG ">1</" BIG "></x>"),
        IN("<x><" BIG "3456><y></y></" BIG "3456></x>"),
    };

    (void)state;
    for (size_t i = 0; i < sizeof documents / sizeof *documents; i++)
        for (size_t value = 1; value < 48; value++) {
            stax_str text = stax_str_of(documents[i]);

            ways_check("names", &books_ways, text, &(stax_options){.name_bytes = value}, NULL);
            ways_check("tags", &books_ways, text, &(stax_options){.tag_bytes = value}, NULL);
            ways_check("depth", &books_ways, text, &(stax_options){.depth = value}, NULL);
        }
}

/* ---- many --------------------------------------------------------------------------------- */

static uint64_t next(uint64_t *luck)
{
    *luck = *luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *luck >> 33;
}

/* A leaf of up to 8 pieces; the last of them are wrong, and seldom. */
static void say_leaf(ways_text *to, uint64_t *luck)
{
    static const char *const names[] = {"note", "order_code", "a", "titles", "x.y-z2345678", BIG};
    static const char *const pieces[] = {
        "north ",   "&amp;",          "&#x41;", "\r\n",     "a > b",           "]]",
        "\xC3\xA9", "river \n  bank", "&quot;", "<b>c</b>", "<![CDATA[ < ]]>", "<!-- -->",
        "]]>",      "&bad;",          "</c>"};
    enum { RIGHT = 12, ALL = sizeof pieces / sizeof *pieces };
    const char *name = names[next(luck) % (sizeof names / sizeof *names)];

    ways_say(to, "%s<%s>", next(luck) % 2 ? "\n  " : "", name);
    for (uint64_t n = next(luck) % 8; n > 0; n--)
        ways_say(to, "%s", pieces[next(luck) % (next(luck) % 9000 == 0 ? ALL : RIGHT)]);
    ways_say(to, "</%s>", name);
}

static void many_leaves_are_the_same_in_all_ways(void **state)
{
    uint64_t seed = ways_seed(), luck = seed;

    (void)state;
    for (size_t round = 0; round < (SLOW_BUILD ? 1 : 4); round++) {
        ways_text text = {0};

        ways_say(&text, "<catalog>");
        for (size_t i = 0; i < 800; i++) {
            ways_say(&text, "<book id='%zu'><title>T</title><author>A</author>", i);
            for (uint64_t n = next(&luck) % 12; n > 0; n--) say_leaf(&text, &luck);
            ways_say(&text, "<year>2000</year><price>1</price></book>");
        }
        ways_say(&text, "</catalog>");
        ways_check_long("many leaves", &books_ways, (stax_str){text.data, text.len}, NULL, seed);
        ways_free(&text);
    }
}

/* Texts over several strides, with more references than the index of a window has room for. */
static void long_texts_are_the_same_in_all_ways(void **state)
{
    static const size_t counts[] = {10, 3000, 9000, 20000, 50000};
    uint64_t seed = ways_seed(), luck = seed;

    (void)state;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (size_t most = 1; most < 100; most *= 7) {
            ways_text text = {0};

            ways_say(&text, OPEN "<author>");
            for (size_t n = 0; n < counts[i]; n++)
                ways_say(&text, "%.*s&lt;", (int)(next(&luck) % most),
                         "north river bank, east of the old bridge of stone: seven miles of reed, "
                         "sedge and willow");
            ways_say(&text, "</author>" SHUT);
            ways_check_long("a long text", &books_ways, (stax_str){text.data, text.len}, NULL,
                            seed);
            ways_free(&text);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(leaves_are_passed_over_in_all_ways),
        cmocka_unit_test(limits_hold_in_leaves),
        cmocka_unit_test(many_leaves_are_the_same_in_all_ways),
        cmocka_unit_test(long_texts_are_the_same_in_all_ways),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
