/*
 * The nearest float by one or two multiplications (Eisel and Lemire; Lemire, "Number parsing at a
 * gigabyte per second", 2021; Mushtak and Lemire, "Fast number parsing without fallback", 2023).
 *
 *   digits * 10^e  =  digits * 5^e * 2^e
 *
 * 5^e comes from a table as 128 bits. The upper 64 bits of the product with the digits, shifted so
 * that their highest bit is set, hold the fraction, one bit for rounding, and some more. When those
 * below the rounding bit are all ones, the lower half of the table's entry could carry into them
 * and is multiplied too; the papers prove that this decides every case. A tie is possible only for
 * the few powers where 5^e (or the digits over 5^-e) fits 64 bits.
 *
 * Of a number with more than 19 digits only the first 19 are looked at. It lies between `digits`
 * and `digits + 1`; when these round to one float, that is it, else exact.c compares with the
 * middle.
 */
#include "value/nearest.h"

const stx_format stx_format_f64 = {
    .bits = 52,
    .bias = 1023,
    .power_min = -342,
    .power_max = 308,
    .tie_min = -4,
    .tie_max = 23,
    .infinity = UINT64_C(0x7FF) << 52,
};

const stx_format stx_format_f32 = {
    .bits = 23,
    .bias = 127,
    .power_min = -65,
    .power_max = 38,
    .tie_min = -17,
    .tie_max = 10,
    .infinity = UINT64_C(0xFF) << 23,
};

static stx_power multiply(uint64_t a, uint64_t b)
{
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 wide;
    wide product = (wide)a * b;

    return (stx_power){(uint64_t)(product >> 64), (uint64_t)product};
#else
    uint64_t a1 = a >> 32, a0 = (uint32_t)a, b1 = b >> 32, b0 = (uint32_t)b;
    uint64_t low = a0 * b0, left = a1 * b0, right = a0 * b1;
    uint64_t middle = (low >> 32) + (uint32_t)left + (uint32_t)right;

    return (stx_power){a1 * b1 + (left >> 32) + (right >> 32) + (middle >> 32),
                       middle << 32 | (uint32_t)low};
#endif
}

/* The upper 128 bits of digits * 5^power; digits with the highest bit set. */
static inline stx_power times_power(uint64_t digits, int power, int bits)
{
    const stx_power *five = &stx_powers_of_five[power - STX_POWER_MIN];
    const uint64_t undecided = UINT64_MAX >> (bits + 3);

    stx_power product = multiply(digits, five->high);
    if ((product.high & undecided) != undecided) return product;

    uint64_t further = multiply(digits, five->low).high;
    product.low += further;
    product.high += product.low < further;
    return product;
}

static inline uint64_t round_half_up(uint64_t twice)
{
    return (twice + (twice & 1)) >> 1;
}

/* How many of the 64 highest bits are 0; number is not 0. */
static inline int leading_zeros(uint64_t number)
{
    return __builtin_clzll(number);
}

/* floor(log2(10^power)), for -400 <= power <= 400; what is shifted is never negative. */
static inline int log2_of_ten_to(int power)
{
    return ((217706 * power + (2048 << 16)) >> 16) - 2048;
}

static inline uint64_t nearest(const stx_format *f, uint64_t digits, int64_t exponent)
{
    if (digits == 0 || exponent < f->power_min) return 0;
    if (exponent > f->power_max) return f->infinity;

    int power = (int)exponent;
    int zeros = leading_zeros(digits);
    stx_power product = times_power(digits << zeros, power, f->bits);
    int top = (int)(product.high >> 63);
    int shift = top + 61 - f->bits;
    uint64_t twice = product.high >> shift; /* the significand and one bit more */

    int biased = log2_of_ten_to(power) + 63 + top - zeros + f->bias;
    if (biased <= 0) return biased <= -63 ? 0 : round_half_up(twice >> (1 - biased));

    bool tie = product.low <= 1 && (twice & 3) == 1 && twice << shift == product.high;
    if (tie && power >= f->tie_min && power <= f->tie_max) twice--;

    /* The significand's leading bit adds 1 to the exponent, and rounding up to 2 another. */
    uint64_t result = ((uint64_t)(biased - 1) << f->bits) + round_half_up(twice);
    return result < f->infinity ? result : f->infinity;
}

static inline uint64_t nearest_of_all(const stx_format *f, const stx_number *n)
{
    uint64_t low = nearest(f, n->digits, n->exponent);
    if (!n->more || low == f->infinity) return low;
    if (nearest(f, n->digits + 1, n->exponent) == low) return low;

    int side = stx_compare_middle(n, f, low);
    if (side == 0) return low + (low & 1);
    return side < 0 ? low : low + 1;
}

uint64_t stx_nearest_f64(const stx_number *n)
{
    return nearest_of_all(&stx_format_f64, n);
}

uint64_t stx_nearest_f32(const stx_number *n)
{
    return nearest_of_all(&stx_format_f32, n);
}
