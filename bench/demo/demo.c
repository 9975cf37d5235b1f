/*
 * What staxc is for, in four parts: a document into structs, a real file, a stream in bounded
 * memory, and an error that says what is wrong and where.
 *
 *   demo FOLDER [MIB]   FOLDER has catalog.xml and bad_catalog.xml; MIB is the length of the stream
 */
#include "books_parser.h"
#include "demo_catalog.h"
#include "mime_parser.h"

#include <stax/print.h>

#include <inttypes.h>
#include <stdlib.h>
#include <sys/resource.h>

static const char mime_file[] = "/usr/share/mime/packages/freedesktop.org.xml";

/* ---- 1: a whole document ------------------------------------------------------------------ */

static void print_book(const books_book *book)
{
    printf("  %3" PRIu32 "  %-2s  %-24s  %-16s %4" PRId32 "  %3" PRId64 ".%02" PRId64 "  %s\n",
           book->id, book->lang.data, book->title.data, book->authors.items[0].data, book->year,
           book->price / 100, book->price % 100,
           book->has.genre ? books_genre_name(book->genre) : "-");
}

static int show_catalog(const char *path)
{
    stax_arena arena = {0};
    stax_error error;
    const books_catalog *catalog = books_parse_file(&arena, path, NULL, &error);

    printf("1. A catalog, read with schemas/books.schema\n\n");
    if (catalog)
        for (size_t i = 0; i < catalog->books.count; i++) print_book(&catalog->books.items[i]);
    else
        stax_error_print(stdout, &error);
    stax_arena_free(&arena);
    return catalog ? 0 : 1;
}

/* ---- 2: a stream -------------------------------------------------------------------------- */

static long peak_kib(void)
{
    struct rusage usage;

    return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0;
}

static int stream(uint64_t mib)
{
    demo_catalog made = {.wanted = mib << 20};
    stax_input input = stax_input_read(demo_catalog_read, &made);
    stax_error error;
    const books_book *book;
    uint64_t records = 0;
    int64_t sum = 0;
    double start = demo_seconds(), took;
    books_reader *reader = books_reader_open(&input, NULL, &error);
    stax_status status = STAX_END;

    printf("\n2. A catalog of %" PRIu64 " MiB, one book at a time, made while it is read\n\n", mib);
    while (reader && (status = books_next_book(reader, &book)) == STAX_OK) {
        records++;
        sum += book->price;
    }
    took = demo_seconds() - start - made.seconds;
    books_reader_close(reader);
    if (reader == NULL || status != STAX_END) {
        stax_error_print(stdout, &error);
        return 1;
    }
    printf("  %" PRIu64 " records, prices sum up to %" PRId64 ".%02" PRId64 "\n", records,
           sum / 100, sum % 100);
    printf("  %.0f MiB/s without the making; peak memory of the whole program %.1f MiB\n",
           (double)made.made / took / (1 << 20), (double)peak_kib() / 1024);
    return 0;
}

/* ---- 3: a real document ------------------------------------------------------------------- */

static int show_mime(void)
{
    stax_arena arena = {0};
    stax_error error;
    const mime_database *mime = mime_parse_file(&arena, mime_file, NULL, &error);
    size_t globs = 0, longest = 0;

    printf("\n3. The MIME database of this system, read with schemas/mime.schema\n\n");
    if (mime == NULL) {
        stax_error_print(stdout, &error);
        stax_arena_free(&arena);
        return 1;
    }
    for (size_t i = 0; i < mime->types.count; i++) {
        const mime_type *type = &mime->types.items[i];
        globs += type->globs.count;
        if (type->globs.count > mime->types.items[longest].globs.count) longest = i;
    }
    printf("  %zu types, %zu file name patterns; most of them has %s: %zu\n", mime->types.count,
           globs, mime->types.items[longest].name.data, mime->types.items[longest].globs.count);
    stax_arena_free(&arena);
    return 0;
}

/* ---- 4: an error -------------------------------------------------------------------------- */

static int show_error(const char *path)
{
    stax_arena arena = {0};
    stax_error error;
    const books_catalog *catalog = books_parse_file(&arena, path, NULL, &error);

    printf("\n4. A catalog with a fault\n\n");
    stax_arena_free(&arena);
    if (catalog) return 1;
    stax_error_print(stdout, &error);
    return 0;
}

int main(int argc, char **argv)
{
    char good[1024], bad[1024];
    int failed;

    if (argc < 2) {
        fprintf(stderr, "usage: demo FOLDER [MIB]\n");
        return 2;
    }
    snprintf(good, sizeof good, "%s/catalog.xml", argv[1]);
    snprintf(bad, sizeof bad, "%s/bad_catalog.xml", argv[1]);
    failed = show_catalog(good);
    failed |= stream(argc > 2 ? strtoull(argv[2], NULL, 10) : 100); /* before memory is used */
    failed |= show_mime();
    failed |= show_error(bad);
    return failed;
}
