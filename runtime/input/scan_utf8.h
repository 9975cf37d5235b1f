/*
 * UTF-8 by table, for machines that can look up 16 bytes at once. Included by kernel files.
 *
 * Whether two neighbours can stand side by side depends on three nibbles: both of the first byte
 * and the upper one of the second. Each nibble has a table that says which faults it takes part in,
 * one bit a fault; a fault that all three have in common is there. One bit, PAIR, is no fault yet:
 * a continuation behind a continuation is right where a lead of three stands two bytes before, or
 * one of four three bytes before, and wrong elsewhere. An exclusive or with "must stand here" says
 * both: one too many, one missing.
 *
 * No byte's verdict needs more than the three bytes before it; they are simply loaded again, one,
 * two and three bytes earlier.
 *
 * The primitives, on a vector `vec` of VEC_BYTES bytes: vec_load, vec_repeat (16 bytes, repeated),
 * vec_all (one byte, repeated), vec_or, vec_and, vec_xor, vec_upper (the upper nibble of each byte,
 * in 0..15), vec_lookup (in each 16 bytes), vec_minus (unsigned, not below 0).
 */
#ifndef STX_SCAN_UTF8_H
#define STX_SCAN_UTF8_H

enum fault {
    MISSING = 0x01,   /* a lead, then no continuation */
    STRAY = 0x02,     /* ASCII, then a continuation */
    LONG_3 = 0x04,    /* E0 80..9F: three bytes for what fits in two */
    ABOVE_9 = 0x08,   /* F4 and more, 90..BF: beyond U+10FFFF */
    SURROGATE = 0x10, /* ED A0..BF */
    LONG_2 = 0x20,    /* C0 C1: two bytes for what fits in one */
    EDGE_8 = 0x40,    /* F0 80..8F: four bytes for what fits in three; F5 and more, 80..8F */
    PAIR = 0x80,      /* a continuation, then a continuation */
    ANY = MISSING | STRAY | PAIR
};

/* By the upper nibble of the first byte; then by its lower one; then by the upper of the second. */
static const uint8_t first_upper[16] = {
    STRAY,
    STRAY,
    STRAY,
    STRAY,
    STRAY,
    STRAY,
    STRAY,
    STRAY, /* ASCII */
    PAIR,
    PAIR,
    PAIR,
    PAIR,                         /* 80..BF */
    MISSING | LONG_2,             /* C0..CF */
    MISSING,                      /* D0..DF */
    MISSING | LONG_3 | SURROGATE, /* E0..EF */
    MISSING | ABOVE_9 | EDGE_8,   /* F0..FF */
};
static const uint8_t first_lower[16] = {
    ANY | LONG_3 | LONG_2 | EDGE_8, /* E0 C0 F0 */
    ANY | LONG_2,                   /* C1 */
    ANY,
    ANY,                                /* */
    ANY | ABOVE_9,                      /* F4 */
    ANY | ABOVE_9 | EDGE_8,             /* F5 .. */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8 | SURROGATE, /* ED FD */
    ANY | ABOVE_9 | EDGE_8,             /* */
    ANY | ABOVE_9 | EDGE_8,             /* */
};
static const uint8_t second_upper[16] = {
    MISSING,
    MISSING,
    MISSING,
    MISSING,
    MISSING,
    MISSING,
    MISSING,
    MISSING,                                     /* ASCII */
    STRAY | PAIR | LONG_2 | LONG_3 | EDGE_8,     /* 80..8F */
    STRAY | PAIR | LONG_2 | LONG_3 | ABOVE_9,    /* 90..9F */
    STRAY | PAIR | LONG_2 | SURROGATE | ABOVE_9, /* A0..AF */
    STRAY | PAIR | LONG_2 | SURROGATE | ABOVE_9, /* B0..BF */
    MISSING,
    MISSING,
    MISSING,
    MISSING, /* C0..FF */
};

/* Bit 7 where a third or fourth byte of a character must stand: E0, F0 and more reach 0x80. */
static inline vec must_continue(vec before2, vec before3)
{
    vec third = vec_minus(before2, vec_all(0xE0 - 0x80));
    vec fourth = vec_minus(before3, vec_all(0xF0 - 0x80));

    return vec_and(vec_or(third, fourth), vec_all(0x80));
}

/* Not 0 where EF BF BE or EF BF BF ends: U+FFFE and U+FFFF, well-formed but not XML's. */
static inline vec not_character(vec now, vec before1, vec before2)
{
    vec differs = vec_or(vec_xor(before2, vec_all(0xEF)), vec_xor(before1, vec_all(0xBF)));

    differs = vec_or(differs, vec_xor(vec_or(now, vec_all(1)), vec_all(0xBF)));
    return vec_minus(vec_all(1), differs);
}

/* Not 0 where something is wrong in the VEC_BYTES at p, with the three bytes before them. */
static inline vec utf8_faults(const char *p)
{
    vec now = vec_load(p), before1 = vec_load(p - 1);
    vec before2 = vec_load(p - 2), before3 = vec_load(p - 3);

    vec faults = vec_lookup(vec_repeat(first_upper), vec_upper(before1));
    faults = vec_and(faults, vec_lookup(vec_repeat(first_lower), vec_and(before1, vec_all(0x0F))));
    faults = vec_and(faults, vec_lookup(vec_repeat(second_upper), vec_upper(now)));
    faults = vec_xor(faults, must_continue(before2, before3));
    return vec_or(faults, not_character(now, before1, before2));
}

#endif
