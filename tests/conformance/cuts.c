/*
 * What a document says is a transcript. The first, whole and with the scalar kernel, is what the
 * others are held against; splits take turns with the kernels.
 */
#include "cuts.h"

#include "canonical.h"
#include "cursor_transcript.h"
#include "slow_build.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { SPLIT_MOST = 4096, RANDOM_CUTS = 200, OTHER_CUTS = 20, RANDOM_MOST = 3000 };

static const size_t sizes[] = {1, 2, 3, 7, 64, 500, 4096};
static const char *const kernel_names[] = {"scalar", "sse2", "avx2", "avx512", "neon"};

#define COUNT(table) (sizeof(table) / sizeof *(table))

cuts cuts_usual(uint64_t seed)
{
    bool part = SLOW_BUILD && getenv("STAX_TEST_FULL") == NULL;

    return (cuts){.seed = seed, .one_in = part ? 40 : 1};
}

void cuts_print(const cuts *c, const char *title)
{
    printf("%s: %" PRIu64 " documents, %" PRIu64 " splits, %" PRIu64 " other readings\n", title,
           c->documents, c->splits, c->others);
}

static uint64_t luck(cuts *c)
{
    c->seed = c->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return c->seed >> 33;
}

/* ---- the kernels of this machine ---------------------------------------------------------- */

typedef struct kernels {
    const char *names[COUNT(kernel_names)];
    size_t count;
} kernels;

static kernels kernels_here(void)
{
    kernels here = {{NULL}, 0};

    for (size_t i = 0; i < COUNT(kernel_names); i++) {
        stax_options options = {.kernel = kernel_names[i]};
        stax_cursor *c = stax_cursor_open(NULL, &options, NULL);

        if (c != NULL) here.names[here.count++] = kernel_names[i];
        stax_cursor_close(c);
    }
    return here;
}

/* ---- one document ------------------------------------------------------------------------- */

typedef struct checked {
    cuts *counts;
    const char *title;
    stax_str document;
    kernels kernels;
    transcript want, got;
    stax_options options;
    bool differs; /* in this way through it: told once */
} checked;

static void print_way(const transcript_way *way)
{
    printf("%s, calls %d, ", way->kernel ? way->kernel : "the best kernel", (int)way->calls);
    if (way->piece == 0) {
        printf("whole");
        return;
    }
    printf("%s, %zu first, then %s%zu", way->read ? "asked for" : "pushed",
           way->cut ? way->cut : way->piece, way->random ? "up to " : "", way->piece);
}

/* The first line that differs. */
static void print_difference(const checked *c, const transcript_way *way)
{
    const char *a = c->want.text, *b = c->got.text;
    size_t same = 0, from;

    while (a[same] == b[same]) same++;
    for (from = same; from > 0 && a[from - 1] != '\n'; from--) {
    }
    printf("%s, ", c->title);
    print_way(way);
    printf(":\n    %.*s\nis not\n    %.*s\n", (int)strcspn(b + from, "\n"), b + from,
           (int)strcspn(a + from, "\n"), a + from);
}

static void compare(checked *c, transcript_way way)
{
    if (c->differs) return;
    way.options = &c->options;
    transcript_make(&c->got, c->document, &way);
    if (c->got.len == c->want.len && memcmp(c->got.text, c->want.text, c->got.len) == 0) return;
    print_difference(c, &way);
    c->differs = true;
    c->counts->differences++;
}

static const char *some_kernel(const checked *c, size_t number)
{
    return c->kernels.names[number % c->kernels.count];
}

static void compare_pieces(checked *c, transcript_calls calls)
{
    for (size_t i = 0; i < c->kernels.count; i++)
        compare(c, (transcript_way){.kernel = c->kernels.names[i], .calls = calls});
    for (size_t i = 0; i < COUNT(sizes); i++) {
        const char *kernel = some_kernel(c, i + calls);

        compare(c, (transcript_way){.kernel = kernel, .piece = sizes[i], .calls = calls});
        compare(
            c, (transcript_way){.kernel = kernel, .piece = sizes[i], .read = true, .calls = calls});
    }
    c->counts->others += c->kernels.count + 2 * COUNT(sizes);
}

static void compare_splits(checked *c, transcript_calls calls)
{
    for (size_t cut = 1; cut < c->document.len; cut++) {
        if (c->counts->one_in > 1 && luck(c->counts) % c->counts->one_in != 0) continue;
        compare(c, (transcript_way){.kernel = some_kernel(c, cut + calls),
                                    .piece = c->document.len,
                                    .cut = cut,
                                    .calls = calls});
        c->counts->splits++;
    }
}

static void compare_random(checked *c, transcript_calls calls)
{
    size_t times = (calls == TRANSCRIPT_NEXT ? RANDOM_CUTS : OTHER_CUTS) / c->counts->one_in;

    for (size_t i = 0; i <= times; i++) {
        size_t most = 1 + (size_t)(luck(c->counts) % RANDOM_MOST);

        compare(c, (transcript_way){.kernel = some_kernel(c, i),
                                    .piece = most,
                                    .random = luck(c->counts) | 1,
                                    .calls = calls});
        c->counts->others++;
    }
}

static void check_calls(checked *c, transcript_calls calls)
{
    transcript_way whole = {.kernel = "scalar", .calls = calls, .options = &c->options};

    c->differs = false;
    transcript_make(&c->want, c->document, &whole);
    compare_pieces(c, calls);
    if (c->document.len <= SPLIT_MOST)
        compare_splits(c, calls);
    else
        compare_random(c, calls);
}

/* ---- canonical form ----------------------------------------------------------------------- */

/* Whether the document, cut here, is the same; says so when it is not. */
static bool same_canonical(checked *c, size_t cut, const canonical *want, stax_status status)
{
    canonical got = {0};
    ways_cut at = {.first = cut, .late = cut % 2 == 0};
    bool same = canonical_read(&got, c->document, at, &c->options) == status &&
                got.len == want->len && memcmp(got.data, want->data, got.len) == 0;

    c->counts->splits++;
    if (!same) {
        printf("%s, canonical, cut at %zu:\n%s\nis not\n%s\n", c->title, cut, got.data, want->data);
        c->counts->differences++;
    }
    canonical_free(&got);
    return same;
}

static void check_canonical(checked *c)
{
    canonical want = {0};
    stax_status status = canonical_read(&want, c->document, (ways_cut){0}, &c->options);
    size_t step = c->document.len <= SPLIT_MOST ? 1 : c->document.len / 16;
    bool same = true;

    for (size_t cut = 1; cut < c->document.len && same; cut += step)
        if (c->counts->one_in == 1 || luck(c->counts) % c->counts->one_in == 0)
            same = same_canonical(c, cut, &want, status);
    canonical_free(&want);
}

void cuts_check(cuts *counts, const char *title, stax_str document, const stax_options *options)
{
    checked c = {counts, title, document, kernels_here(), {0}, {0}, {0}, false};

    counts->documents++;
    if (options != NULL) c.options = *options;
    for (int calls = 0; calls < TRANSCRIPT_CALLS; calls++) {
        c.options.give = 0;
        if (calls == TRANSCRIPT_NEXT)
            c.options.give =
                STAX_GIVE_INSTRUCTIONS | STAX_GIVE_COMMENTS | STAX_GIVE_CDATA | STAX_GIVE_DOCTYPE;
        check_calls(&c, (transcript_calls)calls);
    }
    check_canonical(&c);
    transcript_free(&c.want);
    transcript_free(&c.got);
}
