/*
 * What the tests of text to values share: CMocka, texts in blocks of exactly their own size, so
 * that a sanitizer sees every byte read outside, and random numbers from a printed seed.
 */
#ifndef VALUE_TESTS_H
#define VALUE_TESTS_H

#include "value/value.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

#define ROWS(table) (sizeof(table) / sizeof *(table))

static const char *const result_names[] = {"OK", "EMPTY", "BAD", "RANGE"};

/* A copy with nothing readable before or behind; for free_tight. */
static inline stax_str tight(const char *text)
{
    size_t len = strlen(text);
    char *block = malloc(len);

    if (len > 0) {
        assert_non_null(block);
        memcpy(block, text, len);
    }
    return (stax_str){block, len};
}

static inline void free_tight(stax_str text)
{
    free((void *)(uintptr_t)text.data);
}

/* Fails, naming the row, when the result is not the wanted one. */
static inline void check_result(const char *title, const char *text, stx_value_result is,
                                stx_value_result want)
{
    if (is == want) return;
    fail_msg("%s: '%s' is %s, not %s", title, text, result_names[is], result_names[want]);
}

/* The seed of STAX_TEST_SEED, or one of the clock. */
static inline uint64_t start_random(void)
{
    const char *given = getenv("STAX_TEST_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 10) : (uint64_t)time(NULL);

    print_message("seed %" PRIu64 "\n", seed);
    return seed;
}

/* The next of a sequence that the seed begins (splitmix). */
static inline uint64_t next_random(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

#endif
