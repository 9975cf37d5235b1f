/*
 * Where a line of C that is too long goes on in the next.
 *
 *   return stx_take_decimal(r, text, 2, false, INT64_MIN, INT64_MAX,
 *                           &book->price);
 *          |                |
 *          operators        commas of this bracket go on here
 */
#ifndef OUT_BREAK_H
#define OUT_BREAK_H

#include <stdbool.h>
#include <stddef.h>

enum { OUT_DEEPEST = 12 };

/* A text on its way into lines. */
typedef struct out_break {
    const char *rest;
    size_t indent;    /* of the line that was given */
    const char *line; /* it: `len` bytes, without blanks at the end */
    size_t len;
    size_t next_indent;
    size_t first_indent;
    size_t
        open[OUT_DEEPEST]; /* where lines go on: [0] outside, then in the brackets that are open */
    unsigned depth;        /* how many these are */
    bool assigned;         /* no assignment may be broken any more */
    bool bracketed;        /* the first bracket is where the first line ends */
} out_break;

/* Start one, then perhaps set `assigned` or `bracketed`. */
out_break out_break_begin(const char *text, size_t indent);

/* Gives the next line; false when there is none. */
bool out_break_next(out_break *b, size_t columns);

/* How many bytes of a text, up to the end of a word, are at most `columns` wide; never 0. */
size_t out_fill(const char *text, size_t len, size_t columns);

#endif
