/*
 * The window: whatever the input is and however it is eaten, it shows all bytes once and in order,
 * keeps its promises about what may be read, and counts places rightly.
 */
#ifndef _POSIX_C_SOURCE
    #define _POSIX_C_SOURCE 200809L /* mkstemp */
#endif
#include "failing_allocator.h"
#include "input/scan_kernels.h"
#include "input/window.h"
#include "recoded.h"
#include "ways.h"

#include <errno.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

typedef enum origin { MEMORY, FUNCTION, PUSHED, FILED, ORIGINS } origin;

static const char *const names[] = {"memory", "function", "pushed", "file"};

/* A document that is being eaten. */
typedef struct eater {
    const char *title;
    stax_str document;
    stx_window window;
    stx_walk at;
    size_t eaten;    /* bytes of the document */
    stx_place place; /* of them, counted from their bytes */
    uint64_t luck;
    ways_cut cut;
    stax_str left; /* what was not given to the window yet, in any encoding */
    char *lent;
} eater;

static uint32_t below(eater *e, size_t limit)
{
    e->luck = e->luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((e->luck >> 32) * limit) >> 32);
}

static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    eater *e = context;
    size_t n = e->left.len ? ways_piece(&e->cut, e->left.len) : 0;

    assert_true(bytes > 0);
    if (n > bytes) n = bytes;
    if (n) memcpy(room, e->left.data, n);
    if (n) e->left.data += n;
    e->left.len -= n;
    errno = EDOM;
    return (ptrdiff_t)n;
}

static void lend(eater *e)
{
    size_t n = e->left.len ? ways_piece(&e->cut, e->left.len) : 0;

    free(e->lent);
    e->lent = malloc(n ? n : 1);
    assert_non_null(e->lent);
    if (n) memcpy(e->lent, e->left.data, n);
    if (n) e->left.data += n;
    e->left.len -= n;
    stx_window_lend(&e->window, (stax_str){e->lent, n}, e->left.len == 0);
}

/* ---- promises ----------------------------------------------------------------------------- */

static void check_bytes(const eater *e)
{
    const stx_window *w = &e->window;
    size_t eaten = e->eaten, there = (size_t)(w->limit - e->at.behind);
    unsigned sum = 0;

    assert_true(w->base <= e->at.behind && e->at.behind <= w->limit && w->limit <= w->scanned);
    assert_ptr_equal(w->base, e->at.base);
    assert_int_equal(w->offset + (uint64_t)(e->at.behind - w->base), eaten);
    assert_true(there <= e->document.len - eaten);
    if (memcmp(e->at.behind, e->document.data + eaten, there) != 0)
        fail_msg("%s: other bytes behind %zu", e->title, eaten);
    for (int i = 0; i < STX_PADDING; i++) sum += (unsigned char)w->limit[i];
    assert_true(sum <= STX_PADDING * 255); /* they may be read */
}

static bool is_special(char c)
{
    return c == '<' || c == '&' || c == '\r';
}

static void check_entries(const eater *e)
{
    const stx_window *w = &e->window;
    const uint32_t *ip = stx_resync(w, e->at.ip, e->at.behind);
    size_t specials = 0, found = 0;

    for (const char *p = e->at.behind; p < w->limit; p++) specials += is_special(*p);
    for (; ip < w->last; ip++) {
        assert_true(w->base + *ip < w->limit);
        assert_true(ip + 1 == w->last || ip[0] < ip[1]);
        found += is_special(w->base[*ip]);
    }
    if (found != specials) fail_msg("%s: %zu entries of %zu", e->title, found, specials);
    for (int i = 0; i < STX_SENTINELS && w->scanned > w->base; i++) {
        char c = w->base[w->last[i]];

        if (c == '<' || c == '"') fail_msg("%s: a sentinel at '%c'", e->title, c);
    }
}

static void check_place(const eater *e)
{
    stx_place is = stx_window_place(&e->window, e->at.behind);

    if (is.line != e->place.line || is.column != e->place.column || is.offset != e->place.offset)
        fail_msg("%s: line %" PRIu64 " column %" PRIu64 " offset %" PRIu64 ", not %" PRIu64
                 " %" PRIu64 " %" PRIu64,
                 e->title, is.line, is.column, is.offset, e->place.line, e->place.column,
                 e->place.offset);
}

/* ---- eating ------------------------------------------------------------------------------- */

static void eat(eater *e, size_t bytes)
{
    const char *from = e->document.data + e->eaten;

    stx_place_advance(&e->place, from, from + bytes);
    e->eaten += bytes;
    e->at.behind += bytes;
    e->at.ip = stx_resync(&e->window, e->at.ip, e->at.behind);
}

/* Eats some of what there is each time, or only when a window is full of it. */
static void eat_all(eater *e, bool greedy)
{
    stx_fill fill = STX_FILLED;
    size_t most = 1 + below(e, 70000);

    while (fill != STX_FILL_END) {
        size_t there = (size_t)(e->window.limit - e->at.behind);

        fill = stx_window_fill(&e->window, &e->at);
        if (fill == STX_FILL_MORE) lend(e);
        assert_true(fill != STX_FILL_FAILED);
        assert_true((size_t)(e->window.limit - e->at.behind) >= there);
        check_bytes(e);
        check_entries(e);
        there = (size_t)(e->window.limit - e->at.behind);
        if (there > 0 && (!greedy || there > most)) eat(e, below(e, there + 1));
        if (below(e, 8) == 0 && e->window.begun) check_place(e);
    }
    check_bytes(e);
    assert_int_equal(stx_window_fill(&e->window, &e->at), STX_FILL_END);
    eat(e, (size_t)(e->window.limit - e->at.behind));
    check_place(e);
}

/* How a document is given, and what its places begin with. */
typedef struct dish {
    stax_str document, given;
    stx_place place;
} dish;

static stax_input input_of(origin from, eater *e, stax_str given, char *path)
{
    int file;

    if (from == MEMORY) return stax_input_memory(given.data, given.len);
    if (from != FILED) return stax_input_read(give, e);
    file = mkstemp(path);
    assert_int_equal(write(file, given.data, given.len), (ssize_t)given.len);
    close(file);
    return stax_input_path(path);
}

static void check_dish(origin from, const dish *d, ways_cut cut, uint64_t luck, bool greedy)
{
    failing_allocator counts = {0};
    stax_allocator allocator = failing_allocator_use(&counts);
    eater e = {names[from], d->document, .luck = luck, .cut = cut, .left = d->given};
    char *block = malloc(d->given.len ? d->given.len : 1), path[] = "window_XXXXXX";
    stax_input input;

    assert_non_null(block);
    if (d->given.len) memcpy(block, d->given.data, d->given.len);
    input = input_of(from, &e, (stax_str){block, d->given.len}, path);
    assert_int_equal(stx_window_open(&e.window, from == PUSHED ? NULL : &input,
                                     stx_kernel_find(NULL), &allocator),
                     STAX_OK);
    e.at = stx_window_start(&e.window);
    e.place = d->place;
    errno = 42;
    eat_all(&e, greedy);
    assert_int_equal(errno, 42);
    assert_int_equal(e.eaten, d->document.len);
    assert_int_equal(e.place.offset, d->given.len);
    assert_int_equal(e.window.scan.bad, STAX_OK);
    stx_window_close(&e.window);
    assert_true(failing_allocator_is_even(&counts));
    if (from == FILED) unlink(path);
    free(e.lent);
    free(block);
}

static void check_eaten(origin from, stax_str document, ways_cut cut, uint64_t luck, bool greedy)
{
    check_dish(from, &(dish){document, document, {0}}, cut, luck, greedy);
}

/* A text like a document, with many characters of several bytes. */
static ways_text text_like_xml(size_t len, uint64_t luck)
{
    static const char *const parts[] = {"<a b=\"c\">",
                                        "</a>",
                                        "text ",
                                        "&amp;",
                                        "\r\n",
                                        "\r",
                                        "\xC3\xA9",
                                        "\xE2\x82\xAC",
                                        "<!-- -->",
                                        ">",
                                        "\xF0\x9F\x98\x80",
                                        "\n\"'"};
    eater e = {.luck = luck};
    ways_text text = {0};

    ways_say(&text, "%s", "");
    while (text.len < len) ways_say(&text, "%s", parts[below(&e, 12)]);
    return text;
}

static void all_bytes_are_shown_once_and_in_order(void **state)
{
    static const size_t lengths[] = {0, 1, 63, 64, 65, 128, 1000, 32768, 70000, 200000};
    uint64_t seed = ways_seed();

    (void)state;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        ways_text text = text_like_xml(lengths[i], seed + i);
        stax_str document = {text.data, lengths[i] ? text.len : 0};

        for (origin from = MEMORY; from < ORIGINS; from++)
            for (int greedy = 0; greedy < 2; greedy++) {
                check_eaten(from, document, (ways_cut){0}, seed, greedy);
                check_eaten(from, document, (ways_cut){.size = 40000, .random = seed | 1}, seed,
                            greedy);
                if (lengths[i] <= 1000)
                    check_eaten(from, document, (ways_cut){.size = 1}, seed, greedy);
            }
        ways_free(&text);
    }
}

/* Marks are taken away, and UTF-16 is recoded: what is shown is the text in UTF-8. */
static void a_marked_document_is_shown_in_utf8(void **state)
{
    static const struct {
        recoded_as as;
        uint8_t unit, mark;
    } marks[] = {{RECODED_UTF8_MARKED, 0, 3}, {RECODED_UTF16_LE, 2, 2}, {RECODED_UTF16_BE, 2, 2}};
    static const size_t lengths[] = {0, 1, 63, 1000, 70000, 200000};
    uint64_t seed = ways_seed();

    (void)state;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (size_t j = 0; j < sizeof marks / sizeof *marks; j++) {
            ways_text text = text_like_xml(lengths[i], seed + i);
            stax_str document = {text.data, lengths[i] ? text.len : 0};
            recoded as;

            assert_true(recoded_make(&as, document, marks[j].as));
            dish d = {
                document, {as.bytes, as.len}, {.offset = marks[j].mark, .unit = marks[j].unit}};
            for (origin from = MEMORY; from < ORIGINS; from++)
                for (int greedy = 0; greedy < 2; greedy++) {
                    check_dish(from, &d, (ways_cut){0}, seed, greedy);
                    check_dish(from, &d, (ways_cut){.size = 40000, .random = seed | 1}, seed,
                               greedy);
                    check_dish(from, &d, (ways_cut){.size = lengths[i] <= 1000 ? 1 : 4001}, seed,
                               greedy);
                }
            ways_free(&text);
            recoded_free(&as);
        }
}

/* Stage 1 does not look behind a declaration before somebody has read it. */
static void the_window_waits_behind_a_declaration(void **state)
{
    static const char document[] = "<?xml version='1.0' encoding='latin1'?>\xE9\xE9<a/>";
    static const stax_allocator usual = {0};
    stax_input input = stax_input_memory(document, sizeof document - 1);
    stx_window w;
    stx_fill fill;

    (void)state;
    assert_int_equal(stx_window_open(&w, &input, stx_kernel_find(NULL), &usual), STAX_OK);
    stx_walk at = stx_window_start(&w);
    assert_int_equal(stx_window_fill(&w, &at), STX_FILLED);
    assert_int_equal(w.limit - at.behind, 39);
    at.behind = w.limit;
    at.ip = stx_resync(&w, at.ip, at.behind);
    assert_true(stx_window_recode(&w, &at, STX_ISO_8859_1));
    assert_null(w.memory.data);
    while ((fill = stx_window_fill(&w, &at)) == STX_FILLED) continue;
    assert_int_equal(fill, STX_FILL_END);
    assert_int_equal(w.scan.bad, STAX_OK);
    assert_int_equal(w.limit - at.behind, 8);
    assert_memory_equal(at.behind, "\xC3\xA9\xC3\xA9<a/>", 8);
    assert_int_equal(stx_window_place(&w, at.behind).offset, 39);
    assert_int_equal(stx_window_place(&w, w.limit).offset, sizeof document - 1);
    assert_int_equal(stx_window_place(&w, w.limit).column, sizeof document - 1);
    stx_window_close(&w);
}

/* UTF-16 that never ends goes through as small a buffer as anything else. */
static void a_long_document_in_utf16_needs_no_more_memory(void **state)
{
    failing_allocator counts = {0};
    stax_allocator allocator = failing_allocator_use(&counts);
    ways_text text = text_like_xml(2000000, 3);
    recoded as;
    eater e = {"memory", .luck = 1};
    stx_fill fill;

    (void)state;
    assert_true(recoded_make(&as, (stax_str){text.data, text.len}, RECODED_UTF16_LE));
    stax_input input = stax_input_memory(as.bytes, as.len);
    assert_int_equal(stx_window_open(&e.window, &input, stx_kernel_find(NULL), &allocator),
                     STAX_OK);
    e.at = stx_window_start(&e.window);
    while ((fill = stx_window_fill(&e.window, &e.at)) == STX_FILLED) {
        e.at.behind = e.window.limit;
        e.at.ip = stx_resync(&e.window, e.at.ip, e.at.behind);
    }
    assert_int_equal(fill, STX_FILL_END);
    assert_int_equal(e.window.offset + (uint64_t)(e.window.limit - e.window.base), text.len);
    assert_true(e.window.buffer.room <= 4 * STX_STRIDE && e.window.raw.room <= STX_STRIDE);
    stx_window_close(&e.window);
    assert_true(failing_allocator_is_even(&counts));
    recoded_free(&as);
    ways_free(&text);
}

/* A window may hold nothing but a '<', whose tag goes on behind it. */
static void no_sentinel_stands_at_a_tag(void **state)
{
    static const stax_allocator usual = {0};
    static char document[STX_STRIDE + 1 + STX_PADDING];
    stax_input input = stax_input_memory(document, sizeof document);
    stx_window w;

    (void)state;
    memset(document, ' ', sizeof document);
    memcpy(document + STX_STRIDE, "<a/>", 4);
    assert_int_equal(stx_window_open(&w, &input, stx_kernel_find(NULL), &usual), STAX_OK);
    stx_walk at = stx_window_start(&w);
    assert_int_equal(stx_window_fill(&w, &at), STX_FILLED);
    at.behind = w.limit;
    at.ip = stx_resync(&w, at.ip, at.behind);
    assert_int_equal(stx_window_fill(&w, &at), STX_FILLED);
    assert_int_equal(w.scanned - w.base, 1);
    for (int i = 0; i < STX_SENTINELS; i++) assert_true(w.base[w.last[i]] != '<');
    stx_window_close(&w);
}

/* ---- what is wrong ------------------------------------------------------------------------ */

static void a_window_ends_before_what_is_wrong(void **state)
{
    static const struct {
        const char *title, *text;
        size_t good;
        stax_status bad;
    } rows[] = {
        {"bad UTF-8", "abc\xFFxyz", 3, STAX_E_UTF8},
        {"a control", "ab\x01", 2, STAX_E_CHARACTER},
        {"a character that is cut at the end", "ab\xE2\x82", 2, STAX_E_UTF8},
        {"a character that is cut by another", "ab\xE2\x82x", 2, STAX_E_UTF8},
        {"nothing wrong", "ab\xE2\x82\xAC", 5, STAX_OK},
    };
    static const stax_allocator usual = {0};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t first = 0; first <= strlen(rows[i].text); first++) {
            stx_window w;
            stx_fill fill;

            assert_int_equal(stx_window_open(&w, NULL, stx_kernel_find(NULL), &usual), STAX_OK);
            stx_walk at = stx_window_start(&w);
            stx_window_lend(&w, (stax_str){rows[i].text, first}, false);
            while ((fill = stx_window_fill(&w, &at)) == STX_FILLED) continue;
            if (fill == STX_FILL_MORE) stx_window_lend(&w, stax_str_of(rows[i].text + first), true);
            while ((fill = stx_window_fill(&w, &at)) == STX_FILLED) continue;
            if (fill != STX_FILL_END || w.scan.bad != rows[i].bad ||
                (size_t)(w.limit - w.base) != rows[i].good)
                fail_msg("%s, cut at %zu: %s, %td bytes", rows[i].title, first,
                         stax_status_name(w.scan.bad), w.limit - w.base);
            stx_window_close(&w);
        }
}

static void a_window_that_cannot_be_opened(void **state)
{
    stax_input input = stax_input_path("no folder/no file");
    stx_window w;

    (void)state;
    for (size_t call = 1; call < 4; call++) {
        failing_allocator counts = {.fail_at = call};
        stax_allocator allocator = failing_allocator_use(&counts);
        stax_status is = stx_window_open(&w, &input, stx_kernel_find(NULL), &allocator);

        assert_int_equal(is, call < 3 ? STAX_E_MEMORY : STAX_E_OPEN);
        if (call == 3) assert_int_equal(w.os_error, ENOENT);
        stx_window_close(&w);
        assert_true(failing_allocator_is_even(&counts));
    }
}

static void a_token_that_is_too_long_for_memory(void **state)
{
    failing_allocator counts = {.fail_at = 4};
    stax_allocator allocator = failing_allocator_use(&counts);
    ways_text text = text_like_xml(300000, 1);
    stx_window w;
    stx_fill fill;

    (void)state;
    assert_int_equal(stx_window_open(&w, NULL, stx_kernel_find(NULL), &allocator), STAX_OK);
    stx_walk at = stx_window_start(&w);
    stx_window_lend(&w, (stax_str){text.data, text.len}, true);
    while ((fill = stx_window_fill(&w, &at)) == STX_FILLED) continue;
    assert_int_equal(fill, STX_FILL_FAILED);
    assert_int_equal(w.failure, STAX_E_MEMORY);
    assert_int_equal(stx_window_fill(&w, &at), STX_FILL_FAILED);
    stx_window_close(&w);
    assert_true(failing_allocator_is_even(&counts));
    ways_free(&text);
}

/* Whichever of the blocks for another encoding cannot be had. */
static void a_document_that_cannot_be_recoded_for_want_of_memory(void **state)
{
    (void)state;
    for (size_t call = 2; call < 4; call++) {
        failing_allocator counts = {.fail_at = call};
        stax_allocator allocator = failing_allocator_use(&counts);
        stax_input input = stax_input_memory("\xFF\xFE<\0a\0/\0>\0", 10);
        stx_window w;

        assert_int_equal(stx_window_open(&w, &input, stx_kernel_find(NULL), &allocator), STAX_OK);
        stx_walk at = stx_window_start(&w);
        assert_int_equal(stx_window_fill(&w, &at), STX_FILL_FAILED);
        assert_int_equal(w.failure, STAX_E_MEMORY);
        assert_int_equal(stx_window_fill(&w, &at), STX_FILL_FAILED);
        stx_window_close(&w);
        assert_true(failing_allocator_is_even(&counts));
    }
}

/* ---- each byte is scanned once ------------------------------------------------------------ */

static size_t scanned;

static bool count_blocks(stx_scan *scan, const char *from, size_t blocks, uint32_t position,
                         uint32_t **index)
{
    scanned += blocks * STX_BLOCK;
    return stx_blocks_scalar(scan, from, blocks, position, index);
}

static bool is_usable(void)
{
    return true;
}

static void no_byte_goes_to_a_kernel_twice(void **state)
{
    static const stx_kernel counting = {"counting", is_usable, count_blocks};
    static const size_t sizes[] = {1, 63, 64, 65, 100, 1000, 4096, 33000, 500000};
    static const stax_allocator usual = {0};
    ways_text text = text_like_xml(400000, 7);

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        stx_window w;
        size_t given = 0;
        stx_fill fill;

        scanned = 0;
        assert_int_equal(stx_window_open(&w, NULL, &counting, &usual), STAX_OK);
        stx_walk at = stx_window_start(&w);
        while ((fill = stx_window_fill(&w, &at)) != STX_FILL_END) {
            size_t n = text.len - given < sizes[i] ? text.len - given : sizes[i];

            at.behind = w.limit;
            at.ip = stx_resync(&w, at.ip, at.behind);
            if (fill != STX_FILL_MORE) continue;
            stx_window_lend(&w, (stax_str){text.data + given, n}, given + n == text.len);
            given += n;
        }
        assert_int_equal(w.offset + (uint64_t)(w.limit - w.base), text.len);
        assert_true(scanned <= text.len);
        if (sizes[i] >= 1000) assert_true(scanned >= text.len / 10 * 9);
        stx_window_close(&w);
    }
    ways_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_bytes_are_shown_once_and_in_order),
        cmocka_unit_test(a_marked_document_is_shown_in_utf8),
        cmocka_unit_test(the_window_waits_behind_a_declaration),
        cmocka_unit_test(a_long_document_in_utf16_needs_no_more_memory),
        cmocka_unit_test(no_sentinel_stands_at_a_tag),
        cmocka_unit_test(a_window_ends_before_what_is_wrong),
        cmocka_unit_test(a_window_that_cannot_be_opened),
        cmocka_unit_test(a_token_that_is_too_long_for_memory),
        cmocka_unit_test(a_document_that_cannot_be_recoded_for_want_of_memory),
        cmocka_unit_test(no_byte_goes_to_a_kernel_twice),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
