/*
 * One record after the other, printed into a small buffer and handed out in pieces.
 */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */

#include "demo_catalog.h"

#include <stdio.h>
#include <time.h>

static int print_book(demo_catalog *c)
{
    static const char *const words[] = {"river",  "stone",  "light",  "winter", "garden",
                                        "letter", "shadow", "forest", "bridge", "harbour"};
    uint32_t n = ++c->books;
    const char *a = words[n % 10], *b = words[n / 10 % 10];

    return snprintf(
        c->record, sizeof c->record,
        "  <book id=\"%u\" lang=\"%s\">\n    <title>The %s and the %s, part %u</title>\n"
        "    <author>Author %u</author>\n    <year>%u</year>\n"
        "    <price>%u.%02u</price>\n    <genre>%s</genre>\n    <tag>%s</tag>\n"
        "  </book>\n",
        n, n % 3 ? "en" : "de", a, b, n % 7 + 1, n % 9973, 1900 + n % 120, 5 + n % 60, n % 100,
        n % 2 ? "fiction" : "history", b);
}

static void next_record(demo_catalog *c)
{
    int len;

    if (c->made == 0)
        len = snprintf(c->record, sizeof c->record, "<catalog>\n");
    else if (c->made < c->wanted)
        len = print_book(c);
    else
        len = snprintf(c->record, sizeof c->record, "</catalog>\n"), c->ended = true;
    c->at = 0;
    c->len = (size_t)len;
    c->made += c->len;
}

double demo_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

ptrdiff_t demo_catalog_read(void *catalog, char *room, size_t bytes)
{
    demo_catalog *c = catalog;
    size_t given = 0, piece;
    double start = demo_seconds();

    while (given < bytes) {
        if (c->at == c->len && c->ended) break;
        if (c->at == c->len) next_record(c);
        piece = c->len - c->at < bytes - given ? c->len - c->at : bytes - given;
        memcpy(room + given, c->record + c->at, piece);
        c->at += piece;
        given += piece;
    }
    c->seconds += demo_seconds() - start;
    return (ptrdiff_t)given;
}
