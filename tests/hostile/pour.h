/*
 * A document of any length that nobody holds: a text, a piece n times, another text, another piece
 * n times, and so on.
 *
 *   {"<r>", "<a@>", "", "</a@>", "</r>"}    n = 2 <r><a0000001><a0000002></a0000002></a0000001></r>
 *
 * In a piece '@' is its number, '~' the number before it, '^' is n, in seven digits. `item` and
 * `again` count up from 1, `closing` counts down from n.
 */
#ifndef POUR_H
#define POUR_H

#include <stax/str.h>

/* head, item, middle, closing, tail, again, end; those that are missing are nothing. */
enum { POUR_PARTS = 7 };
typedef const char *pour_shape[POUR_PARTS];

typedef struct pour {
    const char *const *shape;
    size_t n;
    int part;       /* of the seven */
    size_t done;    /* pieces of it */
    char now[4096]; /* what comes next: some pieces */
    size_t at, len; /*   from here to there */
} pour;

void pour_begin(pour *p, const char *const *shape, size_t n);

/* Writes the next bytes, as many as there is room for; 0 at the end. */
size_t pour_some(pour *p, char *room, size_t bytes);

/* All of it in a block of exactly its size, to be freed; it ends with no NUL. */
stax_str pour_all(const char *const *shape, size_t n);

#endif
