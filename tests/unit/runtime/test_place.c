/*
 * Lines, columns and offsets: by hand, and against a count byte by byte, however the text is cut.
 */
#include "input/place.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static const struct {
    const char *title, *text;
    uint64_t line, column;
} cases[] = {
    {"nothing", "", 0, 0},
    {"in the first line", "abc", 0, 3},
    {"LF", "ab\nc", 1, 1},
    {"behind LF", "ab\n", 1, 0},
    {"CR alone", "ab\rc", 1, 1},
    {"CR LF is one", "ab\r\nc", 1, 1},
    {"behind the CR", "ab\r", 1, 0},
    {"behind CR LF", "ab\r\n", 1, 0},
    {"LF CR are two", "\n\r", 2, 0},
    {"CR CR LF are two", "\r\r\nab", 2, 2},
    {"CR LF LF are two", "\r\n\nab", 2, 2},
    {"CR LF CR LF are two", "\r\n\r\n", 2, 0},
    {"columns are characters", "\n\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80z", 1, 4},
    {"characters before the line do not count", "\xC3\xA9\n\xC3\xA9", 1, 1},
};

static void fail_place(const char *title, size_t cut, uint64_t seed, const stx_place *is,
                       const stx_place *want)
{
    fail_msg("'%s', cut at %zu, seed %" PRIu64 ": line %" PRIu64 " column %" PRIu64
             " offset %" PRIu64 " CR %d, not %" PRIu64 " %" PRIu64 " %" PRIu64 " %d",
             title, cut, seed, is->line, is->column, is->offset, is->after_cr, want->line,
             want->column, want->offset, want->after_cr);
}

static bool same(const stx_place *a, const stx_place *b)
{
    return a->line == b->line && a->column == b->column && a->offset == b->offset &&
           a->after_cr == b->after_cr;
}

/* From blocks of their own size, so that a sanitizer sees a byte read before or behind them. */
static void advance(stx_place *place, const char *from, size_t bytes)
{
    char *block = malloc(bytes ? bytes : 1);

    assert_non_null(block);
    memcpy(block, from, bytes);
    stx_place_advance(place, block, block + bytes);
    free(block);
}

static void check_cuts(const char *title, const char *text, size_t n, uint64_t seed,
                       const stx_place *want)
{
    for (size_t cut = 0; cut <= n; cut++) {
        stx_place is = {0};
        advance(&is, text, cut);
        advance(&is, text + cut, n - cut);
        if (!same(&is, want)) fail_place(title, cut, seed, &is, want);
    }
}

static void places_are_as_counted_by_hand(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        size_t n = strlen(cases[i].text);
        bool cr = n > 0 && cases[i].text[n - 1] == '\r';
        stx_place want = {cases[i].line, cases[i].column, n, cr, 0};
        check_cuts(cases[i].title, cases[i].text, n, 0, &want);
    }
}

static void step(stx_place *place, char c)
{
    bool pair = c == '\n' && place->after_cr;

    place->offset++;
    place->after_cr = c == '\r';
    if (c == '\r' || (c == '\n' && !pair)) {
        place->line++;
        place->column = 0;
    } else if (!pair && ((uint8_t)c < 0x80 || (uint8_t)c >= 0xC0)) {
        place->column++;
    }
}

static uint64_t random_state;

static uint32_t random_below(uint32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((random_state >> 32) * limit) >> 32);
}

/* Lines of up to `longest` parts, which end in the ways that are in `ends`. */
static size_t fill(char *text, size_t room, uint32_t longest, const char *ends)
{
    static const char *const parts[] = {"a", "bcd", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80"};
    size_t n = 0;

    for (;;) {
        bool end = random_below(longest) == 0;
        char c[2] = {ends[random_below((uint32_t)strlen(ends))], 0};
        const char *part = end ? c : parts[random_below(5)];
        size_t length = strlen(part);
        if (n + length > room) return n;
        memcpy(text + n, part, length);
        n += length;
    }
}

static void random_text_is_counted_as_byte_by_byte(void **state)
{
    static const char *const ends[] = {"\n", "\r", "\r\n", "\r\n\n\n\n"};
    static const uint32_t longest[] = {2, 10, 80, 1000};
    const char *given = getenv("STAX_TEST_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 10) : (uint64_t)time(NULL);
    char text[1500];

    (void)state;
    random_state = seed;
    print_message("seed %" PRIu64 "\n", seed);
    for (unsigned i = 0; i < 64; i++) {
        stx_place want = {0};
        size_t n = fill(text, sizeof text - 40 * (i % 16), longest[i / 16], ends[i % 4]);
        for (size_t k = 0; k < n; k++) step(&want, text[k]);
        check_cuts("random text", text, n, seed, &want);
    }
}

static void an_empty_stretch_changes_nothing(void **state)
{
    stx_place place = {3, 4, 1000, true, 0}, before = place;

    (void)state;
    advance(&place, "", 0);
    assert_true(same(&place, &before));
}

/* What a stretch had as it was given, in one go and cut anywhere. */
static void offsets_count_what_was_given(void **state)
{
    static const struct {
        const char *title, *text;
        uint8_t unit;
        uint64_t offset;
    } rows[] = {
        {"UTF-8", "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\n", 0, 11},
        {"one byte a character", "a\xC3\xA9\xC3\xBF\n", 1, 4},
        {"UTF-16", "a\xC3\xA9\xE2\x82\xAC\n", 2, 8},
        {"pairs of UTF-16", "\xF0\x9F\x98\x80\r\n\xF4\x8F\xBF\xBD", 2, 12},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t cut = 0; cut <= strlen(rows[i].text); cut++) {
            const char *text = rows[i].text;
            stx_place place = {.unit = rows[i].unit};

            stx_place_advance(&place, text, text + cut);
            stx_place_advance(&place, text + cut, text + strlen(text));
            if (place.offset != rows[i].offset)
                fail_msg("%s, cut at %zu: %" PRIu64, rows[i].title, cut, place.offset);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_as_counted_by_hand),
        cmocka_unit_test(random_text_is_counted_as_byte_by_byte),
        cmocka_unit_test(an_empty_stretch_changes_nothing),
        cmocka_unit_test(offsets_count_what_was_given),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
