/*
 * Every kernel that runs here against a slow reference written another way: it takes one code point
 * after the other by arithmetic, knows no blocks, and sees the whole document at once. The kernels
 * see it cut, each piece in a fresh block of exactly its size, so that a sanitizer sees a byte read
 * beyond it, and write to an index that ends where the promise ends.
 */
#include "input/scan.h"
#include "slow_build.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

enum { BASE = 1000, MOST = 4096 };

typedef struct expected {
    uint32_t entries[MOST];
    size_t count;
    size_t place; /* of the first wrong character, or the length */
    stax_status bad;
    unsigned unfinished;
    unsigned in_tag;
} expected;

/* ---- the reference ---- */

/* The length of the well-formed character at p, 0 if there is none. */
static size_t decode(const uint8_t *p, size_t n, uint32_t *code)
{
    static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = p[0] < 0x80 ? 1 : p[0] >> 5 == 6 ? 2 : p[0] >> 4 == 14 ? 3 : 4;

    if (length > n || (length == 4 && p[0] >> 3 != 30)) return 0;
    *code = length == 1 ? p[0] : p[0] & (0x7FU >> length);
    for (size_t i = 1; i < length; i++) {
        if (p[i] >> 6 != 2) return 0;
        *code = *code << 6 | (p[i] & 0x3F);
    }
    if (*code < smallest[length] || *code > 0x10FFFF) return 0;
    return *code >= 0xD800 && *code <= 0xDFFF ? 0 : length;
}

/* Whether n bytes, fewer than a character, are the beginning of one: tries to complete them. */
static bool can_become(const uint8_t *p, size_t n)
{
    static const uint8_t tries[] = {0x80, 0x90, 0xA0, 0xBF};
    uint8_t c[4];
    uint32_t code;

    if (n > 3) return false;
    for (unsigned i = 0; i < 64; i++) {
        memcpy(c, p, n);
        for (size_t k = n; k < 4; k++) c[k] = tries[i >> (2 * (k - n)) & 3];
        if (decode(c, 4, &code) > n) return true;
    }
    return false;
}

static bool is_xml(uint32_t code)
{
    if (code < 0x20) return code == 9 || code == 10 || code == 13;
    return code != 0xFFFE && code != 0xFFFF;
}

static bool has_entry(uint32_t code, bool in_tag)
{
    if (code > 0x7F || code == 0) return false;
    if (strchr("<&\r", (int)code)) return true;
    return strchr(in_tag ? "\"\t\n" : ">", (int)code) != NULL;
}

static void expect(expected *e, const uint8_t *doc, size_t n)
{
    bool in_tag = false;
    uint32_t code;

    memset(e, 0, sizeof *e);
    for (e->place = 0; e->place < n;) {
        size_t length = decode(doc + e->place, n - e->place, &code);
        if (length == 0 && can_become(doc + e->place, n - e->place)) {
            e->unfinished = (unsigned)(n - e->place);
            e->place = n;
            break;
        }
        if (length == 0 || !is_xml(code)) {
            e->bad = length == 0 ? STAX_E_UTF8 : STAX_E_CHARACTER;
            break;
        }
        if (has_entry(code, in_tag)) e->entries[e->count++] = BASE + (uint32_t)e->place;
        if (code == '<' || code == '>') in_tag = code == '<';
        e->place += length;
    }
    e->in_tag = in_tag;
}

/* ---- the comparison ---- */

typedef struct subject {
    const char *title;
    const stx_kernel *kernel;
    const uint8_t *doc;
    size_t n;
    uint64_t seed;
} subject;

static void fail_at(const subject *s, const char *what, size_t cut, long long is, long long want)
{
    fail_msg("'%s', kernel %s, %zu bytes, first cut %zu, seed %" PRIu64 ": %s is %lld, not %lld",
             s->title, s->kernel->name, s->n, cut, s->seed, what, is, want);
}

/* One piece from a block of its own, `shift` bytes behind an aligned address. */
static ptrdiff_t scan_piece(const subject *s, stx_scan *scan, size_t from, size_t to, size_t shift,
                            uint32_t **index)
{
    size_t bytes = to - from;
    char *block = malloc(shift + bytes ? shift + bytes : 1), *piece = block + shift;

    assert_non_null(block);
    memcpy(piece, s->doc + from, bytes);
    ptrdiff_t done = stx_scan_bytes(scan, s->kernel, piece, bytes, BASE + (uint32_t)from, index);
    free(block);
    return done;
}

static void compare(const subject *s, const expected *e, const stx_scan *scan,
                    const uint32_t *index, size_t count, size_t cut)
{
    if (scan->bad != e->bad) fail_at(s, "the status", cut, scan->bad, e->bad);
    if (count != e->count) fail_at(s, "the count", cut, (long long)count, (long long)e->count);
    for (size_t i = 0; i < count; i++)
        if (index[i] != e->entries[i]) fail_at(s, "an entry", cut, index[i], e->entries[i]);
    if (e->bad != STAX_OK) return;

    if (scan->in_tag != e->in_tag) fail_at(s, "in_tag", cut, scan->in_tag, e->in_tag);
    if (stx_scan_unfinished(scan) != e->unfinished)
        fail_at(s, "unfinished", cut, stx_scan_unfinished(scan), e->unfinished);
}

/* Scans the document cut at `cuts`, which are sorted, and compares all that comes out. */
static void check_cut(const subject *s, const expected *e, const size_t *cuts, size_t count,
                      size_t shift)
{
    uint32_t *index = malloc((s->n + STX_INDEX_SLACK) * sizeof *index), *end = index;
    size_t first = count ? cuts[0] : s->n, place = s->n;
    stx_scan scan = {0};

    assert_non_null(index);
    for (size_t i = 0, from = 0; i <= count; i++) {
        size_t to = i < count ? cuts[i] : s->n;
        bool was_good = scan.bad == STAX_OK;
        ptrdiff_t done = scan_piece(s, &scan, from, to, shift, &end);
        ptrdiff_t all = was_good ? (ptrdiff_t)(to - from) : 0;
        if (was_good && scan.bad != STAX_OK)
            place = (size_t)((ptrdiff_t)from + done);
        else if (done != all)
            fail_at(s, "what is returned", first, (long long)done, (long long)all);
        from = to;
    }
    if (place != e->place) fail_at(s, "the place", first, (long long)place, (long long)e->place);
    compare(s, e, &scan, index, (size_t)(end - index), first);
    free(index);
}

static void check_all_two_way_cuts(const subject *s)
{
    expected e;

    expect(&e, s->doc, s->n);
    check_cut(s, &e, NULL, 0, 0);
    for (size_t cut = 0; cut <= s->n; cut++) check_cut(s, &e, &cut, 1, cut % 64);
}

/* Does it for each kernel that this processor can run. */
static void for_each_kernel(subject s, void (*check)(const subject *))
{
    for (size_t i = 0; stx_kernels[i]; i++) {
        if (!stx_kernels[i]->usable()) continue;
        s.kernel = stx_kernels[i];
        check(&s);
    }
}

/* ---- random documents ---- */

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

#define PART(text)            \
    {                         \
        text, sizeof text - 1 \
    }

static const struct part {
    const char *text;
    size_t n;
} right[] =
    {
        PART("<"),
        PART(">"),
        PART("\""),
        PART("&"),
        PART("\r"),
        PART("\n"),
        PART("\t"),
        PART("/"),
        PART("]]>"),
        PART("<!--"),
        PART("\r\n"),
        PART("<a b=\"c\">"),
        PART("plain text"),
        PART("a longer stretch of plain text without anything in it, longer than a block is"),
        PART("\x7F"),
        PART("\xC2\x80"),
        PART("\xC3\xA9"),
        PART("\xE0\xA0\x80"),
        PART("\xE2\x82\xAC"),
        PART("\xED\x9F\xBF"),
        PART("\xEF\xBF\xBD"),
        PART("\xF0\x90\x80\x80"),
        PART("\xF0\x9F\x98\x80"),
        PART("\xF4\x8F\xBF\xBF"),
},
  broken[] = {
      PART("\x01"),
      PART("\x1F"),
      PART("\0"),
      PART("\x0B"),
      PART("\x80"),
      PART("\xBF"),
      PART("\xC0\x80"),
      PART("\xC1\xBF"),
      PART("\xC3"),
      PART("\xE0\x80\x80"),
      PART("\xE0\x9F\xBF"),
      PART("\xE2\x82"),
      PART("\xED\xA0\x80"),
      PART("\xEF\xBF\xBE"),
      PART("\xEF\xBF\xBF"),
      PART("\xEF\xBF"),
      PART("\xF0\x8F\xBF\xBF"),
      PART("\xF0\x9F\x98"),
      PART("\xF0\x9F"),
      PART("\xF4\x90\x80\x80"),
      PART("\xF5\x80\x80\x80"),
      PART("\xFF"),
      PART("\xFE"),
      PART("\xC3\x01"),
      PART("\xE2\x82\x02"),
      PART("\xF0\x9F\x98\xC3\xA9"),
};

enum { RIGHT = sizeof right / sizeof right[0], BROKEN = sizeof broken / sizeof broken[0] };

/* Exactly n bytes of soup; one part in `rarity` is broken, none if it is 0. */
static void fill(uint8_t *doc, size_t n, uint32_t rarity)
{
    uint32_t kinds = random_below(RIGHT) + 1, first = random_below(RIGHT);

    for (size_t at = 0; at < n;) {
        bool bad = rarity && random_below(rarity) == 0;
        const struct part *p =
            bad ? &broken[random_below(BROKEN)] : &right[(first + random_below(kinds)) % RIGHT];
        size_t take = p->n < n - at ? p->n : n - at;
        memcpy(doc + at, p->text, take);
        at += take;
    }
}

/* ---- the tests ---- */

#define Z16 "0123456789abcdef"
#define Z60 Z16 Z16 Z16 "0123456789ab"

static const struct {
    const char *title, *text;
} cases[] = {
    {"an empty document", ""},
    {"one tag", "<a>"},
    {"attributes", "<a b=\"c\" d='e'\tf=\"g\"\n>text \"quoted\"\t\n</a>"},
    {"a raw '>' in text", "<a>b > c ]]></a>"},
    {"a '>' in a value", "<a b=\"c>d\" e=\"f\">"},
    {"a '<' inside a tag", "<a <b \"c\" <d> \"e\" >"},
    {"CR is an entry anywhere", "a\rb<c\rd\r\n>\r\n"},
    {"a tag that goes over a block border", Z60 "<abcdefgh=\"" Z60 "\">\"" Z60},
    {"a tag begins at the last byte of a block", Z60 "012<a b=\"c\">" Z60},
    {"a tag ends at the first byte of a block", "<" Z60 "012>\"" Z60},
    {"a tag over more than a block", "<" Z60 Z60 Z60 "\"" Z60 ">\"" Z60},
    {"full of entries",
     "<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<"
     "&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&"},
    {"0x7F is a character", "a\x7F" Z60 Z60},
    {"a control", Z60 "<a\x01" Z60},
    {"a control in the second block", Z60 Z60 "<a\x1F>" Z60 Z60},
    {"two bytes", Z60 "\xC3\xA9" Z60 Z60},
    {"two bytes over a border", Z60 "012\xC3\xA9" Z60},
    {"three bytes over a border, one before", Z60 "012\xE2\x82\xAC<" Z60},
    {"three bytes over a border, two before", Z60 "01\xE2\x82\xAC<" Z60},
    {"four bytes over a border, one before", Z60 "012\xF0\x9F\x98\x80<" Z60},
    {"four bytes over a border, three before", Z60 "0\xF0\x9F\x98\x80<" Z60},
    {"unfinished after one byte", Z60 Z60 "\xF0"},
    {"unfinished after two bytes", Z60 Z60 "\xF0\x9F"},
    {"unfinished after three bytes", Z60 Z60 "\xF0\x9F\x98"},
    {"unfinished at a block's end", Z60 "01\xE2\x82"},
    {"ASCII behind an unfinished character", Z60 "01\xE2\x82<" Z60 Z60},
    {"ASCII behind an unfinished character, two blocks", Z60 "0\xF0\x9F\x98" Z60 Z60 Z60},
    {"a lead behind an unfinished character", Z60 "01\xE2\x82\xC3\xA9" Z60},
    {"a control behind a lead: the place is the lead", Z60 "\xC3\x01" Z60},
    {"a continuation alone", Z60 "<a>\x80" Z60},
    {"a continuation at a block's begin", Z60 "<a>b\x80" Z60},
    {"C0", Z60 "\xC0\x80" Z60},
    {"C1", Z60 "\xC1\xBF" Z60},
    {"overlong three", Z60 "\xE0\x9F\xBF" Z60},
    {"overlong four", Z60 "\xF0\x8F\xBF\xBF" Z60},
    {"a surrogate", Z60 "\xED\xA0\x80" Z60},
    {"just below the surrogates", Z60 "\xED\x9F\xBF" Z60},
    {"just above the surrogates", Z60 "\xEE\x80\x80" Z60},
    {"U+FFFD", Z60 "\xEF\xBF\xBD" Z60},
    {"U+FFFE", Z60 "\xEF\xBF\xBE" Z60},
    {"U+FFFF over a border", Z60 "01\xEF\xBF\xBF" Z60},
    {"U+1FFFF is allowed", Z60 "\xF0\x9F\xBF\xBF" Z60},
    {"U+10FFFF", Z60 "\xF4\x8F\xBF\xBF" Z60},
    {"U+110000", Z60 "\xF4\x90\x80\x80" Z60},
    {"F5", Z60 "\xF5\x80\x80\x80" Z60},
    {"FF", Z60 "\xFF" Z60},
    {"the first of two errors wins: control, UTF-8", Z60 "\x02zz\xFF" Z60},
    {"the first of two errors wins: UTF-8, control", Z60 "\xFFzz\x02" Z60},
};

static void each_case_is_as_the_reference_says_at_every_cut(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        subject s = {cases[i].title, NULL, (const uint8_t *)cases[i].text, strlen(cases[i].text),
                     0};
        for_each_kernel(s, check_all_two_way_cuts);
    }
}

static const struct {
    const char *title, *text;
    stax_status bad;
    size_t place, entries;
} known[] = {
    {"a small document", "<a b=\"c\">&amp;\r\n</a>", STAX_OK, 20, 6},
    {"text has no quotes", "\"\t\n>", STAX_OK, 4, 1},
    {"a control", "<a>\x02</a>", STAX_E_CHARACTER, 3, 1},
    {"a lead before a control", "<a>\xE2\x02</a>", STAX_E_UTF8, 3, 1},
    {"U+FFFE", "<a>\xEF\xBF\xBE</a>", STAX_E_CHARACTER, 3, 1},
};

/* The reference itself can be wrong; these were counted by hand. */
static void the_reference_knows_what_was_counted_by_hand(void **state)
{
    expected e;

    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        expect(&e, (const uint8_t *)known[i].text, strlen(known[i].text));
        if (e.bad != known[i].bad || e.place != known[i].place || e.count != known[i].entries)
            fail_msg("'%s': status %d at %zu, %zu entries", known[i].title, e.bad, e.place,
                     e.count);
    }
}

static void check_all_alignments(const subject *s)
{
    expected e;

    expect(&e, s->doc, s->n);
    for (size_t shift = 0; shift < 64; shift++) check_cut(s, &e, NULL, 0, shift);
}

static void every_length_at_every_alignment_is_right(void **state)
{
    uint64_t seed = start_random();
    uint8_t doc[300];

    (void)state;
    for (size_t n = 0; n <= sizeof doc; n++) {
        fill(doc, n, n % 3 ? 40 : 0);
        for_each_kernel((subject){"a length", NULL, doc, n, seed}, check_all_alignments);
    }
}

static void random_documents_are_right_at_every_two_way_cut(void **state)
{
    uint64_t seed = start_random();
    uint8_t doc[300];

    (void)state;
    for (unsigned i = 0; i < (SLOW_BUILD ? 20 : 200); i++) {
        size_t n = random_below(sizeof doc);
        fill(doc, n, i % 2 ? 30 : 0);
        for_each_kernel((subject){"two pieces", NULL, doc, n, seed}, check_all_two_way_cuts);
    }
}

/* Cuts are `step` apart at most: 1 gives single bytes. */
static void check_random_cuts(const subject *s)
{
    static const uint32_t steps[] = {1, 2, 5, 70, 200, 1000};
    size_t cuts[MOST], count = 0;
    expected e;

    expect(&e, s->doc, s->n);
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        count = 0;
        for (size_t at = 0; (at += random_below(steps[i]) + 1) < s->n;) cuts[count++] = at;
        check_cut(s, &e, cuts, count, random_below(64));
    }
}

static void random_documents_are_right_in_many_pieces(void **state)
{
    uint64_t seed = start_random();
    static uint8_t doc[2000];

    (void)state;
    for (unsigned i = 0; i < (SLOW_BUILD ? 15 : 150); i++) {
        size_t n = random_below(sizeof doc);
        fill(doc, n, i % 2 ? 200 : 0);
        for_each_kernel((subject){"many pieces", NULL, doc, n, seed}, check_random_cuts);
    }
}

/* Longer than what one call of a kernel gets. */
static void long_stretches_are_right(void **state)
{
    static uint8_t doc[100000];
    expected e;

    (void)state;
    memset(doc, 'x', sizeof doc);
    for (size_t at = 0; at < sizeof doc; at += 97) doc[at] = '<';
    expect(&e, doc, sizeof doc);
    for (size_t i = 0; stx_kernels[i]; i++)
        if (stx_kernels[i]->usable())
            check_cut(&(subject){"long", stx_kernels[i], doc, sizeof doc, 0}, &e, NULL, 0, 0);
}

/* The bytes at the edges of all ranges of UTF-8. */
static const uint8_t edges[] = {'a',  0x1F, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBE,
                                0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
                                0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};

enum { EDGES = sizeof edges };

/* Four edge bytes before, on and behind a block border. */
static void check_edge(uint8_t *doc, size_t n, size_t number)
{
    size_t at = 60 + number % 5;
    expected e;

    memset(doc, 'a', n);
    for (size_t i = 0, rest = number; i < 4; i++, rest /= EDGES) doc[at + i] = edges[rest % EDGES];
    expect(&e, doc, n);
    for (size_t i = 0; stx_kernels[i]; i++) {
        subject s = {"four edge bytes", stx_kernels[i], doc, n, number};
        if (!s.kernel->usable()) continue;
        check_cut(&s, &e, NULL, 0, 0);
    }
}

static void four_bytes_of_all_edges_are_judged_right(void **state)
{
    uint8_t doc[128];

    (void)state;
    for (size_t number = 0; number < (size_t)EDGES * EDGES * EDGES * EDGES; number++)
        check_edge(doc, sizeof doc, number);
}

static void a_kernel_that_says_wrong_leaves_everything_as_it_was(void **state)
{
    (void)state;
    for (size_t i = 0; stx_kernels[i]; i++) {
        uint32_t room[2 * STX_BLOCK + STX_INDEX_SLACK], *index = room;
        stx_scan scan = {1, {'a', 'b', 'c'}, STAX_OK}, before = scan;
        char doc[2 * STX_BLOCK];

        memset(doc, '<', sizeof doc);
        doc[100] = 2;
        if (!stx_kernels[i]->usable()) continue;
        assert_false(stx_kernels[i]->blocks(&scan, doc, 2, 0, &index));
        assert_memory_equal(&scan, &before, sizeof scan);
        assert_ptr_equal(index, room);
    }
}

static void kernels_are_found_by_name_and_the_fastest_by_none(void **state)
{
    const stx_kernel *best = NULL;

    (void)state;
    for (size_t i = 0; stx_kernels[i]; i++) {
        const stx_kernel *k = stx_kernels[i];
        assert_ptr_equal(stx_kernel_find(k->name), k->usable() ? k : NULL);
        if (!best && k->usable()) best = k;
    }
    assert_ptr_equal(stx_kernel_find(NULL), best);
    assert_non_null(stx_kernel_find("scalar"));
    assert_null(stx_kernel_find("abacus"));
    assert_null(stx_kernel_find(""));
    print_message("the fastest kernel here: %s\n", best->name);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_reference_knows_what_was_counted_by_hand),
        cmocka_unit_test(kernels_are_found_by_name_and_the_fastest_by_none),
        cmocka_unit_test(each_case_is_as_the_reference_says_at_every_cut),
        cmocka_unit_test(every_length_at_every_alignment_is_right),
        cmocka_unit_test(random_documents_are_right_at_every_two_way_cut),
        cmocka_unit_test(random_documents_are_right_in_many_pieces),
        cmocka_unit_test(long_stretches_are_right),
        cmocka_unit_test(four_bytes_of_all_edges_are_judged_right),
        cmocka_unit_test(a_kernel_that_says_wrong_leaves_everything_as_it_was),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
