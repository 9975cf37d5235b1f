/*
 * Every entry of the table again, from the three lines above it, with long arithmetic of its own.
 */
#include "value/nearest.h"
#include "value_tests.h"

enum { LIMBS = 40 }; /* 1,280 bits: 5^342 has 795, and 128 more come with an entry */

/* A whole number, the lowest 32 bits first. */
typedef struct whole {
    uint32_t limb[LIMBS];
} whole;

static whole whole_of(uint64_t high, uint64_t low)
{
    return (whole){{(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)}};
}

static whole times(whole w, uint32_t factor)
{
    uint64_t carry = 0;

    for (int i = 0; i < LIMBS; i++) {
        carry += (uint64_t)w.limb[i] * factor;
        w.limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    assert_true(carry == 0);
    return w;
}

static whole times_five_to(whole w, int power)
{
    while (power-- > 0) w = times(w, 5);
    return w;
}

static int bit(const whole *w, int i)
{
    return w->limb[i / 32] >> i % 32 & 1;
}

static int bits_of(const whole *w)
{
    int bits = 32 * LIMBS;

    while (bits > 0 && !bit(w, bits - 1)) bits--;
    return bits;
}

static whole two_to(int power)
{
    whole w = {{0}};

    w.limb[power / 32] = UINT32_C(1) << power % 32;
    return w;
}

static int compare(const whole *a, const whole *b)
{
    for (int i = LIMBS; i-- > 0;) {
        if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
    }
    return 0;
}

/* The 128 bits from the highest set one on. */
static stx_power upper_bits(const whole *w)
{
    stx_power top = {0, 0};
    int bits = bits_of(w);

    for (int i = 0; i < 128; i++) {
        int at = bits - 1 - i;
        top.high = top.high << 1 | top.low >> 63;
        top.low = top.low << 1 | (uint64_t)(at >= 0 ? bit(w, at) : 0);
    }
    return top;
}

static void powers_from_0_on_are_cut_off(void **state)
{
    (void)state;
    for (int power = 0; power <= STX_POWER_MAX; power++) {
        whole five = times_five_to(whole_of(0, 1), power);
        stx_power want = upper_bits(&five);
        stx_power is = stx_powers_of_five[power - STX_POWER_MIN];
        if (is.high != want.high || is.low != want.low) fail_msg("5^%d", power);
    }
}

static void powers_below_0_are_the_nearest_on_their_side(void **state)
{
    (void)state;
    for (int power = STX_POWER_MIN; power < 0; power++) {
        stx_power is = stx_powers_of_five[power - STX_POWER_MIN];
        stx_power below = {is.high - (is.low == 0), is.low - 1};
        stx_power above = {is.high + (is.low == UINT64_MAX), is.low + 1};
        bool up = power >= -27;
        stx_power low = up ? below : is, high = up ? is : above;

        whole five = times_five_to(whole_of(0, 1), -power);
        whole one = two_to(127 + bits_of(&five));
        whole lower = times_five_to(whole_of(low.high, low.low), -power);
        whole upper = times_five_to(whole_of(high.high, high.low), -power);
        if (is.high >> 63 == 0) fail_msg("5^%d: the highest bit", power);
        if (compare(&lower, &one) >= 0) fail_msg("5^%d: too large", power);
        if (compare(&upper, &one) <= 0) fail_msg("5^%d: too small", power);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(powers_from_0_on_are_cut_off),
        cmocka_unit_test(powers_below_0_are_the_nearest_on_their_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
