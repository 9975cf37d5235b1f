/*
 * All kernels that run here against the scalar one, on documents large enough for several calls of
 * a kernel. test_scan.c says what is right; this says that none is different, also far from the
 * beginning and when positions are large.
 */
#include "input/scan.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

enum { LARGE = 300 * 1000 };

static const uint32_t base = UINT32_C(0xF0000000); /* the position of the first byte */

/* What one kernel made of a document. */
typedef struct outcome {
    uint32_t *index;
    size_t count;
    ptrdiff_t done;
    stx_scan scan;
} outcome;

static uint64_t random_state;

static uint32_t random_below(uint32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((random_state >> 32) * limit) >> 32);
}

static uint64_t start_random(void)
{
    const char *given = getenv("STAX_TEST_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 10) : (uint64_t)time(NULL);

    random_state = seed;
    print_message("seed %" PRIu64 "\n", seed);
    return seed;
}

static outcome run(const stx_kernel *kernel, const char *doc, size_t n, size_t cut)
{
    outcome o = {malloc((n + STX_INDEX_SLACK) * sizeof(uint32_t)), 0, 0, {0}};
    uint32_t *end = o.index;

    assert_non_null(o.index);
    o.done = stx_scan_bytes(&o.scan, kernel, doc, cut, base, &end);
    if (o.scan.bad == STAX_OK)
        o.done += stx_scan_bytes(&o.scan, kernel, doc + cut, n - cut, base + (uint32_t)cut, &end);
    o.count = (size_t)(end - o.index);
    return o;
}

static bool same(const outcome *a, const outcome *b)
{
    if (a->done != b->done || a->count != b->count || a->scan.bad != b->scan.bad) return false;
    if (memcmp(a->index, b->index, a->count * sizeof *a->index) != 0) return false;
    return a->scan.bad != STAX_OK || memcmp(&a->scan, &b->scan, sizeof a->scan) == 0;
}

/* Whether entries ascend, stand at bytes that get one, and are there for all '<' '&' CR. */
static bool is_index(const outcome *o, const char *doc)
{
    size_t always = 0, next = 0;

    for (size_t i = 0; i < o->count; i++) {
        size_t at = o->index[i] - base;
        if (at < next || at >= (size_t)o->done || !strchr("<&\r>\"\t\n", doc[at])) return false;
        always += strchr("<&\r", doc[at]) != NULL;
        next = at + 1;
    }
    for (size_t at = 0; at < (size_t)o->done; at++)
        always -= doc[at] == '<' || doc[at] == '&' || doc[at] == '\r';
    return always == 0;
}

static void compare_kernels(const char *title, const char *doc, size_t n, size_t cut, uint64_t seed)
{
    outcome want = run(stx_kernel_find("scalar"), doc, n, cut);

    if (!is_index(&want, doc)) fail_msg("'%s', cut %zu, seed %" PRIu64, title, cut, seed);
    for (size_t i = 0; stx_kernels[i]; i++) {
        if (!stx_kernels[i]->usable()) continue;
        outcome is = run(stx_kernels[i], doc, n, cut);
        if (!same(&is, &want))
            fail_msg("'%s', kernel %s, cut %zu, seed %" PRIu64 ": %zu entries, %td done, status "
                     "%d; scalar: %zu, %td, %d",
                     title, stx_kernels[i]->name, cut, seed, is.count, is.done, is.scan.bad,
                     want.count, want.done, want.scan.bad);
        free(is.index);
    }
    free(want.index);
}

/* Each style is the set of parts that a document is made of. */
static const struct {
    const char *title;
    const char *parts[8];
} styles[] = {
    {"pretty records",
     {"  <book id=\"17\">\n", "    <title>On the nature of things</title>\n", "  </book>\n",
      "    <price currency=\"EUR\">12.50</price>\n", "    <author>A. Name &amp; Sons</author>\n"}},
    {"dense attributes", {"<n a=\"1\" b=\"2\" c=\"3\"/>", "<n a='1' b=\"2>3\"/>", "\n\t", "x"}},
    {"text beyond ASCII",
     {"<p>\xE4\xBD\xA0\xE5\xA5\xBD</p>", "\xC3\xA9t\xC3\xA9 ", "\xF0\x9F\x98\x80", " plain "}},
    {"little but markup", {"<", ">", "\"", "&", "\r", "\n", "\t", "a"}},
    {"long text",
     {"a stretch of text that has nothing in it at all, and goes on and on and on; ", "\r\n",
      "\x7F"}},
};

static size_t fill(char *doc, size_t room, const char *const *parts)
{
    size_t kinds = 0, n = 0;

    while (kinds < 8 && parts[kinds]) kinds++;
    for (;;) {
        const char *part = parts[random_below((uint32_t)kinds)];
        size_t length = strlen(part);
        if (n + length > room) return n;
        memcpy(doc + n, part, length);
        n += length;
    }
}

static void all_kernels_give_the_same_index(void **state)
{
    uint64_t seed = start_random();
    char *doc = malloc(LARGE);

    (void)state;
    assert_non_null(doc);
    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++) {
        size_t n = fill(doc, LARGE, styles[i].parts);
        compare_kernels(styles[i].title, doc, n, n, seed);
        compare_kernels(styles[i].title, doc, n, random_below((uint32_t)n), seed);
        compare_kernels(styles[i].title, doc, n, 65 + i, seed);
    }
    free(doc);
}

/* Puts wrong bytes anywhere, most of them behind the first call of the kernel. */
static void all_kernels_stop_at_the_same_error(void **state)
{
    static const unsigned char wrong[] = {0x00, 0x01, 0x1F, 0x80, 0xC0, 0xC3, 0xE2, 0xF0, 0xFF};
    uint64_t seed = start_random();
    char *doc = malloc(LARGE);

    (void)state;
    assert_non_null(doc);
    for (size_t i = 0; i < sizeof styles / sizeof styles[0]; i++) {
        for (unsigned round = 0; round < 12; round++) {
            size_t n = fill(doc, LARGE / 2, styles[i].parts);
            doc[random_below((uint32_t)n)] = (char)wrong[random_below(sizeof wrong)];
            compare_kernels(styles[i].title, doc, n, random_below((uint32_t)n), seed);
        }
    }
    free(doc);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_kernels_give_the_same_index),
        cmocka_unit_test(all_kernels_stop_at_the_same_error),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
