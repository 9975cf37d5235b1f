/*
 * Decimal against binary, exactly, with whole numbers as long as it takes.
 *
 *   number  D * 10^unit          = D * 5^unit * 2^unit
 *   middle  (2m + 1) * 2^(e-1)
 *
 * Whichever power is negative goes to the other side; then two whole numbers are compared. A middle
 * of two doubles has at most 767 digits, so of more digits it is enough to know whether any is
 * not 0: they become one digit 1 behind the 780th. Both sides are about as large, below 2^2700.
 */
#include "value/digits.h"
#include "value/nearest.h"

enum {
    DIGITS_KEPT = 780,
    LIMBS = 96, /* 3,072 bits */
    STEP = 13   /* 5^13 fits a limb */
};

/* A whole number: limbs from the lowest on, no zero limb at the upper end. */
typedef struct whole {
    uint32_t limb[LIMBS];
    unsigned used;
} whole;

static void multiply_add(whole *w, uint32_t factor, uint32_t summand)
{
    uint64_t carry = summand;

    for (unsigned i = 0; i < w->used; i++) {
        carry += (uint64_t)w->limb[i] * factor;
        w->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry > 0) w->limb[w->used++] = (uint32_t)carry;
}

static void times_five_to(whole *w, int64_t power)
{
    const uint32_t five_to_13 = 1220703125;

    for (; power >= STEP; power -= STEP) multiply_add(w, five_to_13, 0);
    for (; power > 0; power--) multiply_add(w, 5, 0);
}

static void times_two_to(whole *w, int64_t power)
{
    unsigned limbs = (unsigned)(power / 32);

    multiply_add(w, UINT32_C(1) << power % 32, 0);
    memmove(w->limb + limbs, w->limb, w->used * sizeof *w->limb);
    memset(w->limb, 0, limbs * sizeof *w->limb);
    w->used += limbs;
}

static int compare(const whole *a, const whole *b)
{
    if (a->used != b->used) return a->used < b->used ? -1 : 1;

    for (unsigned i = a->used; i-- > 0;) {
        if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
    }
    return 0;
}

static whole whole_of(uint64_t number)
{
    whole w = {.used = 0};

    for (; number > 0; number >>= 32) w.limb[w.used++] = (uint32_t)number;
    return w;
}

/* Digits on their way into a number, nine at a time as far as a limb holds them. */
typedef struct batch {
    uint32_t number, scale;
} batch;

static void put_batch(whole *w, batch *b)
{
    multiply_add(w, b->scale, b->number);
    *b = (batch){0, 1};
}

static void put_digit(whole *w, batch *b, uint32_t digit)
{
    b->number = b->number * 10 + digit;
    b->scale *= 10;
    if (b->scale == 1000000000) put_batch(w, b);
}

/* D; `*unit` grows by one for each digit left out. */
static whole read_digits(const stx_number *n, int64_t *unit)
{
    whole w = {.used = 0};
    batch b = {0, 1};
    unsigned kept = 0;
    bool more = false;

    for (const char *at = n->from; at < n->to; at++) {
        if (*at == '.' || (*at == '0' && kept == 0)) continue;
        if (kept < DIGITS_KEPT) {
            put_digit(&w, &b, (uint32_t)(*at - '0'));
            kept++;
            continue;
        }
        more |= *at != '0';
        ++*unit;
    }
    if (more) {
        put_digit(&w, &b, 1);
        --*unit;
    }
    put_batch(&w, &b);
    return w;
}

int stx_compare_middle(const stx_number *n, const stx_format *format, uint64_t lower)
{
    int64_t unit = n->unit;
    whole number = read_digits(n, &unit);

    uint64_t fraction = lower & ((UINT64_C(1) << format->bits) - 1);
    int biased = (int)(lower >> format->bits);
    if (biased > 0) fraction |= UINT64_C(1) << format->bits;
    whole middle = whole_of(2 * fraction + 1);
    int64_t twos = (biased > 0 ? biased : 1) - format->bias - format->bits - 1;

    times_five_to(unit > 0 ? &number : &middle, unit > 0 ? unit : -unit);
    times_two_to(unit > twos ? &number : &middle, unit > twos ? unit - twos : twos - unit);
    return compare(&number, &middle);
}
