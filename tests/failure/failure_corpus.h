/*
 * The documents that are read while something fails: some by hand, that reach every place where a
 * reader takes memory or wants more input, made ones that are too long for a window, and the files
 * of tests/corpus and of the W3C suite, where that is.
 */
#ifndef FAILURE_CORPUS_H
#define FAILURE_CORPUS_H

#include "ways.h"

typedef struct fixture {
    const char *title;
    stax_str document;
    const ways_parser *parser; /* of books or of the zoo; NULL: the cursor alone reads it */
} fixture;

typedef void fixture_visit(const fixture *f, void *context);

/* Documents by hand: small ones first, then some of 10 KiB to 200 KiB. */
void corpus_each_own(fixture_visit *visit, void *context);

/* Small ones of them, damaged at random: `count` in all. */
void corpus_each_damaged(uint64_t seed, unsigned count, fixture_visit *visit, void *context);

/*
 * Files of tests/corpus and, when STAX_W3C_DIR is set or the build folder has it, of the W3C suite.
 *
 * most     of these bytes; larger files are passed over
 * every    one of so many files, for slow builds; 1: all
 * returns  how many there were
 */
size_t corpus_each_file(size_t most, unsigned every, fixture_visit *visit, void *context);

#endif
