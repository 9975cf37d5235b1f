/*
 * Random choices of the oracle's tests: the same seed gives the same ones everywhere.
 */
#ifndef DICE_H
#define DICE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct dice {
    uint64_t state;
} dice;

static inline uint32_t dice_roll(dice *d)
{
    d->state += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = d->state;
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)(z >> 32);
}

/* 0 to end - 1. */
static inline uint32_t dice_below(dice *d, uint32_t end)
{
    return dice_roll(d) % end;
}

static inline bool dice_percent(dice *d, uint32_t percent)
{
    return dice_below(d, 100) < percent;
}

#define DICE_PICK(d, table) ((table)[dice_below((d), sizeof(table) / sizeof(table)[0])])

#endif
