/*
 * What a target gets: a document and, behind a mark, a recipe that says how to read it.
 *
 *   <a>text</a>  00 FF  03 41 07 …
 *
 * A plain document has no mark: its bytes choose, so that any file is a good seed.
 */
#ifndef FUZZ_INPUT_H
#define FUZZ_INPUT_H

#include <stax/str.h>

#include <stdint.h>

enum { FUZZ_MOST_RECIPE = 64 };

typedef struct fuzz_input {
    stax_str document;
    const uint8_t *recipe;
    size_t count, at; /* of the recipe's bytes; they are taken over and over */
    uint64_t random;  /* without a recipe: where luck stands */
} fuzz_input;

/* What libFuzzer calls; every fuzz_<name>.c has one. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline uint64_t fuzz_hash(const uint8_t *data, size_t size)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);

    for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * UINT64_C(0x100000001B3);
    return hash;
}

static inline fuzz_input fuzz_split(const uint8_t *data, size_t size)
{
    size_t least = size > FUZZ_MOST_RECIPE + 2 ? size - FUZZ_MOST_RECIPE - 2 : 0;

    for (size_t i = size; i >= least + 2; i--) {
        if (data[i - 2] != 0 || data[i - 1] != 0xFF) continue;
        return (fuzz_input){{(const char *)data, i - 2}, data + i, size - i, 0, 0};
    }
    return (fuzz_input){{(const char *)data, size}, NULL, 0, 0, fuzz_hash(data, size)};
}

/* The recipe's next number, 0 to limit - 1; limit is at most 256. */
static inline unsigned fuzz_choose(fuzz_input *in, unsigned limit)
{
    if (in->count > 0) {
        in->at = in->at < in->count ? in->at : 0;
        return in->recipe[in->at++] % limit;
    }
    in->random = in->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(in->random >> 40) % limit;
}

#endif
