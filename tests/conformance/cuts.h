/*
 * The rule of cutting: a document says the same
 *
 *   whole, with every kernel
 *   = in pieces of 1, 2, 3, 7, 64, 500 and 4,096 bytes, pushed and asked for
 *   = cut in two at every byte            up to 4 KiB
 *   = cut 200 times at random             above (20 times but for the first way through it)
 *
 * by each of the ways to go through it: event by event with all events, without text, with parts
 * passed over, with the root passed over, leaf by leaf; and in canonical form. Every piece is a
 * block of exactly its size. What is the same are events, values, code, line, column and offset.
 */
#ifndef CUTS_H
#define CUTS_H

#include <stax/options.h>

typedef struct cuts {
    uint64_t seed;
    unsigned one_in; /* of the splits one in so many is tried, by luck; 1: all */
    /* counted: */
    uint64_t documents, splits, others; /* others: readings that are no splits */
    uint64_t differences;               /* documents and ways that have one: printed */
} cuts;

/* The usual amount: all, and under a sanitizer a part unless STAX_TEST_FULL is set. */
cuts cuts_usual(uint64_t seed);

/* Prints the first difference of each way through the document. */
void cuts_check(cuts *c, const char *title, stax_str document, const stax_options *options);

void cuts_print(const cuts *c, const char *title);

#endif
