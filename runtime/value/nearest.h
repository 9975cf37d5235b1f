/*
 * The float nearest to a decimal number: what float.c, nearest.c and exact.c share.
 *
 * Floats are handled as their bits without the sign: bits + 1 is the next larger float, up to and
 * including infinity.
 */
#ifndef STX_NEAREST_H
#define STX_NEAREST_H

#include "value/value.h"

/* A decimal number as it was read, without its sign. */
typedef struct stx_number {
    const char *from, *to; /* all its digits, with a point among them or not */
    int64_t unit;          /* the last of these digits counts 10^unit */

    uint64_t digits;  /* the first 19 digits from the first one that is not 0 */
    int64_t exponent; /* the number is digits * 10^exponent … */
    bool more;        /* … and a little more, less than 10^exponent */
} stx_number;

/* A binary format of IEEE 754. */
typedef struct stx_format {
    int bits;                 /* of the stored fraction */
    int bias;                 /* of the exponent */
    int power_min, power_max; /* 10^power outside these: any 64-bit multiple is 0 or infinite */
    int tie_min, tie_max;     /* outside these a 64-bit multiple of 10^power is no tie */
    uint64_t infinity;        /* bits */
} stx_format;

extern const stx_format stx_format_f64, stx_format_f32;

/* The bits of the nearest float, ties to even, infinity when it is too large. */
uint64_t stx_nearest_f64(const stx_number *n);
uint64_t stx_nearest_f32(const stx_number *n);

/*
 * On which side of the middle between two neighbouring floats a number lies.
 *
 * lower    bits of the lower neighbour; the number lies between the two
 * returns  below, at or above 0 as the number is below, at or above the middle
 * cost     up to 12 us, 1.2 KB of stack
 */
int stx_compare_middle(const stx_number *n, const stx_format *format, uint64_t lower);

/* 128 bits of 5^power, the highest bit set, from power STX_POWER_MIN on. */
typedef struct stx_power {
    uint64_t high, low;
} stx_power;

enum { STX_POWER_MIN = -342, STX_POWER_MAX = 308 };

extern const stx_power stx_powers_of_five[STX_POWER_MAX - STX_POWER_MIN + 1];

#endif
