/*
 * A place in the input as a person counts it. Advanced over stretches, so that nobody has to keep
 * the input; a place depends only on the bytes before it, not on how they were cut.
 *
 * CR LF, LF and CR alone end a line. Between the CR and the LF of a pair the line has ended; the
 * LF then adds only to the offset.
 */
#ifndef STX_PLACE_H
#define STX_PLACE_H

#include <stdbool.h>
#include <stdint.h>

/* All count what lies before: zeroed is the begin of the input, people add 1 to line and column. */
typedef struct stx_place {
    uint64_t line;   /* line ends before */
    uint64_t column; /* characters since the last of them */
    uint64_t offset; /* bytes before, of the input as given */
    bool after_cr;   /* the byte before is a CR: an LF belongs to it */
    uint8_t unit;    /* characters were given in 1: one byte, 2: UTF-16, 0: UTF-8 */
} stx_place;

/*
 * Moves the place over the bytes from `from` up to `to`, not included.
 *
 * from  the bytes at the place, UTF-8; may begin and end inside a character, which is counted where
 *       its first byte is
 * cost  one pass in vector code, a second one over what stands in the last line; with a unit one or
 *       two more
 */
void stx_place_advance(stx_place *place, const char *from, const char *to);

#endif
