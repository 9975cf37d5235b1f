/*
 * Pieces without a number are written many at once, so that 100 MB of one letter cost little.
 */
#include "pour.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = 7 };

void pour_begin(pour *p, const char *const *shape, size_t n)
{
    p->shape = shape;
    p->n = n;
    p->part = 0;
    p->done = 0;
    p->at = p->len = 0;
}

/* The piece of a part, and how often it comes. */
static const char *piece_of(const pour *p, size_t *times)
{
    *times = p->part % 2 == 1 ? p->n : 1;
    return p->shape[p->part] ? p->shape[p->part] : "";
}

static void put_number(pour *p, size_t number)
{
    char digits[32];
    int len = snprintf(digits, sizeof digits, "%0*zu", DIGITS, number);

    memcpy(p->now + p->len, digits, (size_t)len);
    p->len += (size_t)len;
}

static void put_numbered(pour *p, const char *piece)
{
    size_t number = p->part == 3 ? p->n - p->done : p->done + 1;

    for (; *piece; piece++) {
        if (*piece == '@')
            put_number(p, number);
        else if (*piece == '~')
            put_number(p, number - 1);
        else if (*piece == '^')
            put_number(p, p->n);
        else
            p->now[p->len++] = *piece;
    }
    p->done++;
}

/* The next pieces of the part; false: it has no more. */
static bool prepare(pour *p)
{
    size_t times, len;
    const char *piece = piece_of(p, &times);

    p->at = p->len = 0;
    len = strlen(piece);
    if (p->done >= times || len == 0) return false;
    if (strpbrk(piece, "@~^")) {
        put_numbered(p, piece);
        return true;
    }
    do {
        memcpy(p->now + p->len, piece, len);
        p->len += len;
        p->done++;
    } while (p->done < times && p->len + len <= sizeof p->now);
    return true;
}

size_t pour_some(pour *p, char *room, size_t bytes)
{
    size_t given = 0;

    while (given < bytes && p->part < POUR_PARTS) {
        size_t take = p->len - p->at < bytes - given ? p->len - p->at : bytes - given;

        memcpy(room + given, p->now + p->at, take);
        p->at += take;
        given += take;
        if (p->at < p->len || prepare(p)) continue;
        p->part++;
        p->done = 0;
    }
    return given;
}

stax_str pour_all(const char *const *shape, size_t n)
{
    pour p;
    char room[4096], *all;
    size_t len = 0, got;

    pour_begin(&p, shape, n);
    while ((got = pour_some(&p, room, sizeof room)) > 0) len += got;
    all = malloc(len ? len : 1);
    pour_begin(&p, shape, n);
    if (all == NULL || pour_some(&p, all, len) != len) abort();
    return (stax_str){all, len};
}
