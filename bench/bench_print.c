/*
 * Printing. Nothing is decided here: what is refused has been refused before.
 */
#include "bench_print.h"

#include <inttypes.h>

/* The rows that ratios are taken against, those that have figures. */
typedef struct bases {
    const bench_row *rows[BENCH_MOST_AGAINST];
    size_t count;
} bases;

static bases find_bases(const bench_table *table, const char *const *against, size_t count)
{
    bases found = {.count = 0};

    for (size_t i = 0; i < count && i < BENCH_MOST_AGAINST; i++) {
        found.rows[found.count] = bench_table_row(table, against[i]);
        if (found.rows[found.count] != NULL) found.count++;
    }
    return found;
}

static void print_heading(FILE *to, const bench_table *table, const bases *base)
{
    fprintf(to, "%s, %.1f KiB, %zu records, %u rounds%s\n", fixture_name(table->shape),
            (double)table->doc.len / 1024, table->doc.count, table->rounds,
            table->rounds < 9 ? " (fewer than 9: not for publishing)" : "");
    fputs("figures in MiB/s", to);
    for (size_t i = 0; i < base->count; i++)
        fprintf(to, "; /%c: times as fast as %s", (char)('A' + i), base->rows[i]->reader->name);
    fprintf(to, "\n\n%-22s %9s %9s %11s", "row", "median", "best", "with fold");
    for (size_t i = 0; i < base->count; i++) fprintf(to, "       /%c", (char)('A' + i));
    fputs("  does not check\n", to);
}

static void print_row(FILE *to, const bench_table *table, const bench_row *row, const bases *base)
{
    unsigned n = table->rounds;

    fprintf(to, "%-22s %9.1f %9.1f %11.1f", row->reader->name,
            bench_speed(table, bench_median(row->parse, n)),
            bench_speed(table, bench_least(row->parse, n)),
            bench_speed(table, bench_median(row->with_fold, n)));
    for (size_t i = 0; i < base->count; i++)
        fprintf(to, " %8.2f", bench_ratio(table, row, base->rows[i]));
    fprintf(to, "  %s\n", row->reader->unchecked[0] == '\0' ? "-" : row->reader->unchecked);
}

void bench_print_table(FILE *to, const bench_table *table, const char *const *against, size_t count)
{
    bases base = find_bases(table, against, count);
    const bench_row *end = table->rows + table->row_count;

    print_heading(to, table, &base);
    for (const bench_row *row = table->rows; row < end; row++)
        if (row->refused[0] == '\0') print_row(to, table, row, &base);
    for (const bench_row *row = table->rows; row < end; row++)
        if (row->refused[0] != '\0')
            fprintf(to, "refused: %s: %s\n", row->reader->name, row->refused);
    fputc('\n', to);
}

static void print_samples(FILE *to, const char *name, const double *samples, unsigned n)
{
    fprintf(to, ", \"%s\": [", name);
    for (unsigned i = 0; i < n; i++) fprintf(to, "%s%.9f", i > 0 ? ", " : "", samples[i]);
    fputc(']', to);
}

static void print_json_row(FILE *to, const bench_table *table, const bench_row *row)
{
    unsigned n = table->rounds;

    fprintf(to, "    {\"row\": \"%s\"", row->reader->name);
    if (row->refused[0] != '\0') {
        fprintf(to, ", \"refused\": \"%s\"}", row->refused);
        return;
    }
    fprintf(to, ", \"mib_s_median\": %.2f", bench_speed(table, bench_median(row->parse, n)));
    fprintf(to, ", \"mib_s_best\": %.2f", bench_speed(table, bench_least(row->parse, n)));
    fprintf(to, ", \"mib_s_with_fold\": %.2f", bench_speed(table, bench_median(row->with_fold, n)));
    print_samples(to, "parse_s", row->parse, n);
    print_samples(to, "with_fold_s", row->with_fold, n);
    fputc('}', to);
}

void bench_print_json(FILE *to, const bench_table *table)
{
    fprintf(to, "  {\"shape\": \"%s\", \"bytes\": %zu, \"records\": %zu, ",
            fixture_name(table->shape), table->doc.len, table->doc.count);
    fprintf(to, "\"checksum\": \"%016" PRIx64 "\", \"rounds\": %u, \"rows\": [\n",
            table->doc.checksum, table->rounds);
    for (size_t i = 0; i < table->row_count; i++) {
        print_json_row(to, table, &table->rows[i]);
        fputs(i + 1 < table->row_count ? ",\n" : "\n", to);
    }
    fputs("  ]}", to);
}
