/*
 * Every family by every way: the verdict of the table, the same for all ways; memory within the
 * formula of SECURITY.md; each byte scanned once. That the time is linear is counted by cost.sh.
 */
#include "hostile_read.h"
#include "slow_build.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

/* At full size. */
static const hostile_way large[] = {
    {"events, in memory", CURSOR_NEXT, 0, false},
    {"events, pushed by 4096 bytes", CURSOR_NEXT, 4096, false},
    {"skipped, by a function", CURSOR_SKIP, 4096, true},
    {"records, in memory", RECORDS, 0, false},
    {"records, by a function", RECORDS, 4096, true},
};

/* At an eighth of it. The first of each reader is what the others must say. */
static const hostile_way small[] = {
    {"events, in memory", CURSOR_NEXT, 0, false},
    {"events, pushed by 1 byte", CURSOR_NEXT, 1, false},
    {"events, pushed by 64 bytes", CURSOR_NEXT, 64, false},
    {"events, by a function", CURSOR_NEXT, 1000, true},
    {"tags, in memory", CURSOR_TAGS, 0, false},
    {"tags, pushed by 7 bytes", CURSOR_TAGS, 7, false},
    {"skipped, in memory", CURSOR_SKIP, 0, false},
    {"skipped, pushed by 1 byte", CURSOR_SKIP, 1, false},
    {"skipped, pushed by 64 bytes", CURSOR_SKIP, 64, false},
    {"records, in memory", RECORDS, 0, false},
    {"records, pushed by 1 byte", RECORDS, 1, false},
    {"records, pushed by 64 bytes", RECORDS, 64, false},
};

#define COUNT_OF(table) (sizeof(table) / sizeof *(table))

enum { MIB = 1 << 20 };

static bool is_doctype(const hostile_family *f)
{
    return f >= hostile_doctype && f < hostile_doctype + hostile_doctype_count;
}

/*
 * What a reader may hold for a document of `len` bytes and n pieces, as SECURITY.md says it.
 *
 * lifted  no limit keeps it from opening n elements, attributes, entities
 */
static uint64_t allowed(const hostile_family *f, hostile_reader reader, uint64_t len, size_t n,
                        bool lifted)
{
    uint64_t most = MIB, grown = len * 9 / 4, each = n;

    if (f->grows == TOKEN) most += grown;
    if (f->grows == TOKEN && is_doctype(f)) most += len * 2;                 /* kept as declared */
    if (f->grows <= TEXT && is_doctype(f)) most += (MIB + 16 * len) * 9 / 4; /* and referred to */
    if (f->grows == TEXT && reader == CURSOR_NEXT) most += grown;
    if (f->grows == TEXT && reader == RECORDS) most += len * 8; /* kept twice, and lists */
    if (f->grows >= COUNT) most += grown;
    if (f->grows >= DECLARED) most += each * 250 + 2 * MIB; /* and a chunk of the arena */
    if (f->grows >= COUNT && lifted) most += each * 300;
    if (f->grows == CHAIN && lifted) most += each * 2000;
    return most;
}

/* Bytes that stage 1 may be given: the input, and what entities may become. */
static uint64_t scannable(const hostile_family *f, uint64_t len)
{
    uint64_t most = len + len / 10;

    return is_doctype(f) ? most + MIB + 16 * len : most;
}

static bool failed; /* what was wrong has been said */

#define SAY(f, way, lifted, format, ...)                             \
    (failed = true, print_error("%s%s, %s: " format "\n", (f)->name, \
                                (lifted) ? ", without limits" : "", (way)->name, __VA_ARGS__))

static void check_costs(const hostile_family *f, const hostile_way *way, const hostile_outcome *o,
                        size_t n, bool lifted)
{
    uint64_t most = allowed(f, way->reader, o->input, n, lifted);

    if (!o->even) SAY(f, way, lifted, "%s", "memory is lost");
    if (o->peak > most)
        SAY(f, way, lifted, "%zu bytes of memory for %" PRIu64 " of input, not %" PRIu64, o->peak,
            o->input, most);
    if (!lifted && o->peak > 64 * (size_t)MIB) SAY(f, way, lifted, "%zu bytes of memory", o->peak);
    if (o->scanned > scannable(f, o->input))
        SAY(f, way, lifted, "%zu bytes scanned of %" PRIu64, o->scanned, o->input);
}

static void check_same(const hostile_family *f, const hostile_way *way, const hostile_outcome *o,
                       const hostile_outcome *first, bool lifted)
{
    const stax_error *a = &o->error, *b = &first->error;

    if (o->status == first->status && a->offset == b->offset && a->line == b->line &&
        a->column == b->column && o->events == first->events && o->bytes == first->bytes &&
        strcmp(a->want, b->want) == 0)
        return;
    SAY(f, way, lifted,
        "%zu events of %" PRIu64 " bytes, %" PRIu64 ":%" PRIu64 " \"%s\", not %zu of %" PRIu64
        ", %" PRIu64 ":%" PRIu64 " \"%s\"",
        o->events, o->bytes, a->line, a->column, a->want, first->events, first->bytes, b->line,
        b->column, b->want);
}

/* What the table says. Who drops a text has no limit for it. */
static stax_status verdict_of(const hostile_family *f, hostile_reader reader, bool lifted)
{
    if (reader == RECORDS) return lifted ? f->unlimited : f->records;
    if (f->grows == TEXT && reader != CURSOR_NEXT) return f->lifted;
    return lifted ? f->lifted : f->usual;
}

static bool is_slow(clock_t began)
{
    return !SLOW_BUILD && clock() - began > CLOCKS_PER_SEC;
}

static void check_large(const hostile_family *f, const stax_options *options, bool lifted)
{
    stax_str memory = pour_all(f->shape, f->n);

    for (size_t i = 0; i < COUNT_OF(large); i++) {
        const hostile_way *way = &large[i];
        clock_t began = clock();
        hostile_outcome o = hostile_read(f->shape, f->n, way, options, memory);
        stax_status want = verdict_of(f, way->reader, lifted);

        if (!lifted && is_slow(began)) SAY(f, way, lifted, "%s", "takes more than a second");
        if (o.status != want)
            SAY(f, way, lifted, "%s (%s), not %s", stax_status_name(o.status), o.error.want,
                stax_status_name(want));
        check_costs(f, way, &o, f->n, lifted);
    }
    free((char *)(uintptr_t)memory.data);
}

static void check_small(const hostile_family *f, const stax_options *options, bool lifted)
{
    hostile_outcome first[HOSTILE_READERS] = {0};
    size_t n = f->n / 8;
    stax_str memory = pour_all(f->shape, n);

    for (size_t i = 0; i < COUNT_OF(small); i++) {
        const hostile_way *way = &small[i];
        hostile_outcome o = hostile_read(f->shape, n, way, options, memory);

        check_costs(f, way, &o, n, lifted);
        if (first[way->reader].status == STAX_OK) first[way->reader] = o;
        check_same(f, way, &o, &first[way->reader], lifted);
    }
    free((char *)(uintptr_t)memory.data);
}

typedef void check(const hostile_family *f, const stax_options *options, bool lifted);

static void check_all(check *of)
{
    stax_options usual = {0}, lifted = hostile_lifted();
    const char *only = getenv("STAX_HOSTILE_FAMILY"); /* a part of a name */
    const hostile_family *f;

    failed = false;
    for (size_t i = 0; (f = hostile_family_at(i)) != NULL; i++) {
        if (only && strstr(f->name, only) == NULL) continue;
        of(f, &usual, false);
        of(f, &lifted, true);
    }
    assert_false(failed);
}

static void each_comes_to_its_end_in_time_and_memory(void **state)
{
    (void)state;
    check_all(check_large);
}

static void each_says_the_same_however_it_comes(void **state)
{
    (void)state;
    check_all(check_small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_comes_to_its_end_in_time_and_memory),
        cmocka_unit_test(each_says_the_same_however_it_comes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
