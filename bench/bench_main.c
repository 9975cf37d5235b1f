/*
 * bench: measures every row on every shape asked for, prints the tables, checks the gates.
 * README.md says what is timed; bench_rows.c has the rows.
 */
#define _POSIX_C_SOURCE 200809L

#include "bench_gates.h"
#include "bench_print.h"

#include <limits.h>
#include <stdlib.h>
#include <sys/resource.h>
#ifdef __GLIBC__
    #include <malloc.h>
#endif

typedef struct request {
    fixture_shape shape; /* FIXTURE_SHAPE_COUNT: all */
    uint64_t bytes;
    unsigned rounds;
    const char *kernel, *json, *once;
    const char *against[BENCH_MOST_AGAINST];
    size_t against_count;
    bool gate, list, help;
} request;

static const char help[] =
    "usage: bench [OPTION]...\n\n"
    "  --shape NAME    f1, books, dense, attrs, prose, deep, wide, flat, lists, chapters,\n"
    "                  positions, descendants, prefixes; all (the default)\n"
    "  --size SIZE     bytes of the document: 4KiB, 13MiB, 100MiB (default 16MiB)\n"
    "  --runs N        rounds (default 9, at most 1000)\n"
    "  --kernel NAME   scan kernel of our rows: scalar, sse2, avx2, avx512, neon\n"
    "  --against ROW   a column of ratios to this row; may be given several times\n"
    "                  (default 'cursor by hand' and 'pugixml in situ')\n"
    "  --json FILE     write all samples\n"
    "  --gate          check the ratios of gates.h; exit 1 when one is missed\n"
    "  --once ROW      no table: read the document twice, the second time within\n"
    "                  bench_measured, and say bytes, records and peak memory\n"
    "  --list          name the rows of a shape\n";

static bool take_number(const char *text, unsigned *out)
{
    char *end;
    unsigned long number = strtoul(text, &end, 10);

    if (end == text || *end != '\0' || number < 1 || number > 1000) return false;
    *out = (unsigned)number;
    return true;
}

static bool take_shape(const char *text, fixture_shape *out)
{
    *out = fixture_named(text);
    return *out != FIXTURE_SHAPE_COUNT || strcmp(text, "all") == 0;
}

static bool take_against(request *r, const char *row)
{
    if (r->against_count == BENCH_MOST_AGAINST) return false;
    r->against[r->against_count++] = row;
    return true;
}

/* An option with a value. */
static bool take_valued(request *r, const char *name, const char *value)
{
    if (strcmp(name, "--shape") == 0) return take_shape(value, &r->shape);
    if (strcmp(name, "--size") == 0) return (r->bytes = fixture_size_of(value)) > 0;
    if (strcmp(name, "--runs") == 0) return take_number(value, &r->rounds);
    if (strcmp(name, "--kernel") == 0) return (r->kernel = value) != NULL;
    if (strcmp(name, "--json") == 0) return (r->json = value) != NULL;
    if (strcmp(name, "--against") == 0) return take_against(r, value);
    if (strcmp(name, "--once") == 0) return (r->once = value) != NULL;
    return false;
}

static bool take_flag(request *r, const char *name)
{
    if (strcmp(name, "--gate") == 0) return r->gate = true;
    if (strcmp(name, "--list") == 0) return r->list = true;
    if (strcmp(name, "--help") == 0) return r->help = true;
    return false;
}

static bool take_options(request *r, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (take_flag(r, argv[i])) continue;
        if (i + 1 < argc && take_valued(r, argv[i], argv[i + 1])) {
            i++;
            continue;
        }
        fprintf(stderr, "bench: cannot use '%s'\n\n%s", argv[i], help);
        return false;
    }
    if (!r->gate || r->rounds >= 9) return true;
    fputs("bench: gates need 9 rounds or more\n", stderr);
    return false;
}

static bench_plan plan_of(const request *r, fixture_shape shape)
{
    return (bench_plan){.shape = shape,
                        .bytes = r->bytes,
                        .rounds = r->rounds,
                        .kernel = r->kernel,
                        .only = r->once,
                        .readers = bench_rows,
                        .reader_count = bench_row_count};
}

static int open_failed(bench_table *table)
{
    fputs("bench: out of memory\n", stderr);
    bench_table_close(table);
    return 1;
}

static int run_once(const request *r)
{
    bench_plan plan = plan_of(r, r->shape == FIXTURE_SHAPE_COUNT ? FIXTURE_BOOKS : r->shape);
    bench_table table;
    struct rusage use;
    bool good;

    if (!bench_table_open(&table, &plan)) return open_failed(&table);
    good = table.row_count == 1 && bench_row_try(&table, &table.rows[0]);
    if (table.row_count == 0)
        fprintf(stderr, "bench: no row '%s' for %s\n", r->once, fixture_name(plan.shape));
    else if (!good)
        fprintf(stderr, "refused: %s: %s\n", r->once, table.rows[0].refused);
    getrusage(RUSAGE_SELF, &use);
    if (good)
        printf("%zu bytes, %zu records, %ld KiB at most\n", table.doc.len, table.doc.count,
               use.ru_maxrss);
    bench_table_close(&table);
    return good ? 0 : 1;
}

static int list_rows(fixture_shape shape)
{
    if (shape == FIXTURE_SHAPE_COUNT) shape = FIXTURE_BOOKS;
    for (size_t i = 0; i < bench_row_count; i++)
        if (bench_rows[i]->ways[shape].run != NULL) puts(bench_rows[i]->name);
    return 0;
}

/* Measures one shape and prints it. Returns false when a row was refused or memory ran out. */
static bool measure(const request *r, fixture_shape shape, FILE *json, bench_verdict *verdict)
{
    bench_plan plan = plan_of(r, shape);
    bench_table table;
    size_t gate_count, refused;
    const bench_gate *gates = bench_gate_list(&gate_count);

    if (!bench_table_open(&table, &plan)) return open_failed(&table) == 0;
    refused = bench_table_measure(&table);
    bench_print_table(stdout, &table, r->against, r->against_count);
    if (r->gate) bench_check_gates(stdout, &table, gates, gate_count, verdict);
    if (json != NULL) bench_print_json(json, &table);
    bench_table_close(&table);
    fflush(stdout);
    return refused == 0;
}

static int measure_all(const request *r, FILE *json)
{
    bench_verdict verdict = {0};
    bool all = r->shape == FIXTURE_SHAPE_COUNT, good = true;
    int from = all ? 0 : (int)r->shape, to = all ? FIXTURE_SHAPE_COUNT : (int)r->shape + 1;

    if (json != NULL) fputs("[\n", json);
    for (int shape = from; shape < to; shape++) {
        if (json != NULL && shape > from) fputs(",\n", json);
        good &= measure(r, (fixture_shape)shape, json, &verdict);
    }
    if (json != NULL) fputs("\n]\n", json);
    if (!r->gate) return good ? 0 : 1;

    printf("gates: %u held, %u missed, %u unchecked\n", verdict.held, verdict.missed,
           verdict.unchecked);
    return good && bench_verdict_is_good(&verdict) ? 0 : 1;
}

/* Freed memory stays in the process, so that peers that free their trees find warm pages too. */
static void keep_freed_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TOP_PAD, 4 << 20);
#endif
}

int main(int argc, char **argv)
{
    request r = {.shape = FIXTURE_SHAPE_COUNT, .bytes = FIXTURE_F1_SIZE, .rounds = 9};
    FILE *json;
    int status;

    if (!take_options(&r, argc, argv)) return 2;
    if (r.help) return fputs(help, stdout) < 0;
    if (r.list) return list_rows(r.shape);
    if (r.against_count == 0) {
        take_against(&r, "cursor by hand");
        take_against(&r, "pugixml in situ");
    }
    keep_freed_memory();
    if (r.once != NULL) return run_once(&r);

    json = r.json != NULL ? fopen(r.json, "w") : NULL;
    if (r.json != NULL && json == NULL) {
        perror(r.json);
        return 2;
    }
    status = measure_all(&r, json);
    if (json != NULL && fclose(json) != 0) {
        perror(r.json);
        return 2;
    }
    return status;
}
