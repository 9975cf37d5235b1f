/*
 * Whole and decimal numbers against slow references, which know numbers as strings of digits: a
 * value is compared with its bounds by the length of its digits, then by the digits. They share
 * nothing with what they judge, and need no wider integer.
 */
#include "slow_build.h"
#include "value_tests.h"

enum { ROOM = 120 };

/* ---- numbers as digits -------------------------------------------------------------------- */

/* No leading zeros; zero is "" and never negative. */
typedef struct digits {
    bool negative;
    char text[ROOM];
} digits;

static void strip(digits *d)
{
    size_t zeros = strspn(d->text, "0");

    memmove(d->text, d->text + zeros, strlen(d->text + zeros) + 1);
    if (d->text[0] == '\0') d->negative = false;
}

static digits digits_of_signed(int64_t value)
{
    digits d = {.negative = value < 0};

    (void)snprintf(d.text, sizeof d.text, "%" PRIu64,
                   value < 0 ? UINT64_C(0) - (uint64_t)value : (uint64_t)value);
    strip(&d);
    return d;
}

static digits digits_of_unsigned(uint64_t value)
{
    digits d = {0};

    (void)snprintf(d.text, sizeof d.text, "%" PRIu64, value);
    strip(&d);
    return d;
}

/* Below 0, 0, above 0: as a is less, equal, greater. */
static int compare(const digits *a, const digits *b)
{
    size_t m = strlen(a->text), n = strlen(b->text);
    int order;

    if (a->negative != b->negative) return a->negative ? -1 : 1;
    order = m != n ? (m < n ? -1 : 1) : strcmp(a->text, b->text);
    return a->negative ? -order : order;
}

static bool is_within(const digits *d, const digits *lo, const digits *hi)
{
    return compare(d, lo) >= 0 && compare(d, hi) <= 0;
}

static uint64_t magnitude(const digits *d)
{
    return d->text[0] ? strtoull(d->text, NULL, 10) : 0;
}

static int64_t signed_of(const digits *d)
{
    uint64_t m = magnitude(d);

    return d->negative ? (int64_t)(UINT64_C(0) - m) : (int64_t)m;
}

/* Adds one to the last digit. */
static void increment(digits *d)
{
    size_t at = strlen(d->text);

    while (at > 0 && d->text[at - 1] == '9') d->text[--at] = '0';
    if (at > 0) {
        d->text[at - 1]++;
        return;
    }
    memmove(d->text + 1, d->text, strlen(d->text) + 1);
    d->text[0] = '1';
}

/* ---- the references ----------------------------------------------------------------------- */

/* [+-]?[0-9]+ */
static stx_value_result whole_number(const char *text, digits *out)
{
    size_t sign = text[0] == '+' || text[0] == '-', n = strspn(text + sign, "0123456789");

    if (text[0] == '\0') return STX_VALUE_EMPTY;
    if (n == 0 || text[sign + n] != '\0') return STX_VALUE_BAD;
    *out = (digits){.negative = text[0] == '-'};
    memcpy(out->text, text + sign, n + 1);
    strip(out);
    return STX_VALUE_OK;
}

/* [+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+), as a whole number of 10^-places. */
static stx_value_result scaled_number(const char *text, unsigned places, bool round, digits *out)
{
    size_t sign = text[0] == '+' || text[0] == '-';
    const char *whole = text + sign, *fraction;
    size_t n = strspn(whole, "0123456789"), m = 0, kept;
    bool point = whole[n] == '.', up;

    if (text[0] == '\0') return STX_VALUE_EMPTY;
    fraction = whole + n + point;
    if (point) m = strspn(fraction, "0123456789");
    if (n + m == 0 || fraction[m] != '\0') return STX_VALUE_BAD;

    kept = m < places ? m : places;
    if (!round && fraction[kept + strspn(fraction + kept, "0")] != '\0') return STX_VALUE_BAD;
    *out = (digits){.negative = text[0] == '-'};
    memcpy(out->text, whole, n);
    memcpy(out->text + n, fraction, kept);
    memset(out->text + n + kept, '0', places - kept);
    out->text[n + places] = '\0';
    up = m > kept && fraction[kept] >= '5';
    if (up) increment(out);
    strip(out);
    return STX_VALUE_OK;
}

/* (0x|0X)?[0-9A-Fa-f]+ */
static stx_value_result hex_number(const char *text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    const char *from = text, *p;
    uint64_t value = 0;

    if (text[0] == '\0') return STX_VALUE_EMPTY;
    if (from[0] == '0' && (from[1] == 'x' || from[1] == 'X')) from += 2;
    if (*from == '\0' || from[strspn(from, "0123456789abcdefABCDEF")] != '\0') return STX_VALUE_BAD;
    p = from + strspn(from, "0");
    if (strlen(p) > 16) return STX_VALUE_RANGE;
    for (; *p; p++) {
        const char *small = strchr("0123456789abcdef", *p), *big = strchr("0123456789ABCDEF", *p);
        value = value * 16 + (uint64_t)(small ? small - "0123456789abcdef" : 0);
        if (!small) value += (uint64_t)(big - "0123456789ABCDEF");
    }
    *out = value;
    return value < lo || value > hi ? STX_VALUE_RANGE : STX_VALUE_OK;
}

/* ---- random texts and bounds -------------------------------------------------------------- */

static uint32_t below(uint64_t *random, uint32_t limit)
{
    return (uint32_t)((next_random(random) >> 32) * limit >> 32);
}

/* A number of any size: all lengths of bits are as frequent. */
static uint64_t random_size(uint64_t *random)
{
    return next_random(random) >> below(random, 64);
}

/* A number at a border, or one or two beside it. */
static uint64_t at_border(uint64_t *random)
{
    static const uint64_t borders[] = {0,         1U << 7,  1U << 8,           1U << 15,
                                       1U << 16,  1U << 31, UINT64_C(1) << 32, UINT64_C(1) << 63,
                                       UINT64_MAX};

    return borders[below(random, ROWS(borders))] + below(random, 5) - 2;
}

static char *put_digits(uint64_t *random, char *to, uint32_t count)
{
    while (count-- > 0) *to++ = (char)('0' + below(random, 10));
    return to;
}

/* What is nearly a whole number; `letters` are those that may spoil it. */
static void put_whole(uint64_t *random, const char *letters, char *to)
{
    char *from = to;
    uint32_t kind = below(random, 8);

    if (below(random, 2)) *to++ = "+-"[below(random, 2)];
    if (below(random, 4) == 0)
        for (uint32_t zeros = below(random, 12); zeros > 0; zeros--) *to++ = '0';
    if (kind == 0)
        to = put_digits(random, to, below(random, 30));
    else
        to += sprintf(to, "%" PRIu64, kind < 4 ? at_border(random) : random_size(random));
    *to = '\0';
    if (below(random, 16) == 0 && to > from)
        from[below(random, (uint32_t)(to - from))] =
            letters[below(random, (uint32_t)strlen(letters))];
}

/* The same with a point somewhere. */
static void put_decimal(uint64_t *random, char *to)
{
    size_t len;

    put_whole(random, "+-.eE ,x/:", to);
    len = strlen(to);
    if (below(random, 8) == 0) {
        to[len] = '.';
        *put_digits(random, to + len + 1, below(random, 30)) = '\0';
        return;
    }
    if (below(random, 3) == 0) return;
    len = len > 0 ? below(random, (uint32_t)len + 1) : 0;
    memmove(to + len + 1, to + len, strlen(to + len) + 1);
    to[len] = '.';
}

/* ---- tests -------------------------------------------------------------------------------- */

static int runs(void)
{
    return SLOW_BUILD ? 50000 : 1500000;
}

static void fail_value(const char *what, const char *text, stx_value_result is,
                       stx_value_result want)
{
    fail_msg("%s '%s': %s or another value, not %s", what, text, result_names[is],
             result_names[want]);
}

static void signed_numbers_are_as_their_digits(void **state)
{
    uint64_t random = start_random();

    (void)state;
    for (int i = 0; i < runs(); i++) {
        int64_t lo = (int64_t)at_border(&random), hi = (int64_t)at_border(&random), is = 77;
        digits low = digits_of_signed(lo), high = digits_of_signed(hi), d;
        char text[ROOM];
        stx_value_result result, want;

        put_whole(&random, "+-. ex/:", text);
        want = whole_number(text, &d);
        if (want == STX_VALUE_OK && !is_within(&d, &low, &high)) want = STX_VALUE_RANGE;
        result = stx_to_i64(stax_str_of(text), lo, hi, &is);
        if (result != want || is != (want == STX_VALUE_OK ? signed_of(&d) : 77))
            fail_value("i64", text, result, want);
    }
}

static void unsigned_numbers_are_as_their_digits(void **state)
{
    uint64_t random = start_random();

    (void)state;
    for (int i = 0; i < runs(); i++) {
        uint64_t lo = below(&random, 2) ? 0 : at_border(&random), hi = at_border(&random), is = 77;
        digits low = digits_of_unsigned(lo), high = digits_of_unsigned(hi), d;
        char text[ROOM];
        stx_value_result result, want;

        put_whole(&random, "+-. ex/:", text);
        want = whole_number(text, &d);
        if (want == STX_VALUE_OK && !is_within(&d, &low, &high)) want = STX_VALUE_RANGE;
        result = stx_to_u64(stax_str_of(text), lo, hi, &is);
        if (result != want || is != (want == STX_VALUE_OK ? magnitude(&d) : 77))
            fail_value("u64", text, result, want);
    }
}

static void decimals_are_as_their_digits(void **state)
{
    uint64_t random = start_random();

    (void)state;
    for (int i = 0; i < runs(); i++) {
        stx_decimal shape = {.places = below(&random, 19), .round = below(&random, 2) == 0};
        digits low, high, d;
        char text[ROOM];
        stx_value_result result, want;
        int64_t is = 77;

        shape.lo = below(&random, 2) ? INT64_MIN : (int64_t)at_border(&random);
        shape.hi = below(&random, 2) ? INT64_MAX : (int64_t)at_border(&random);
        low = digits_of_signed(shape.lo);
        high = digits_of_signed(shape.hi);
        put_decimal(&random, text);
        want = scaled_number(text, shape.places, shape.round, &d);
        if (want == STX_VALUE_OK && !is_within(&d, &low, &high)) want = STX_VALUE_RANGE;
        result = stx_to_decimal(stax_str_of(text), &shape, &is);
        if (result != want || is != (want == STX_VALUE_OK ? signed_of(&d) : 77))
            fail_value(shape.round ? "rounded decimal" : "decimal", text, result, want);
    }
}

static void hex_numbers_are_as_their_digits(void **state)
{
    uint64_t random = start_random();

    (void)state;
    for (int i = 0; i < runs(); i++) {
        uint64_t lo = below(&random, 2) ? 0 : at_border(&random), hi = at_border(&random);
        uint64_t is = 77, value = 0;
        char text[ROOM], *to = text;
        stx_value_result result, want;
        uint32_t most;

        if (below(&random, 2)) to += sprintf(to, "0%c", "xX"[below(&random, 2)]);
        for (uint32_t zeros = below(&random, 4) ? 0 : below(&random, 20); zeros > 0; zeros--)
            *to++ = '0';
        to += sprintf(to, below(&random, 2) ? "%" PRIx64 : "%" PRIX64,
                      below(&random, 2) ? at_border(&random) : random_size(&random));
        for (most = below(&random, 5) ? 0 : below(&random, 9); most > 0; most--)
            *to++ = "0123456789abcdefABCDEFgG-+ xX"[below(&random, most < 7 ? 22 : 29)];
        *to = '\0';
        want = hex_number(text, lo, hi, &value);
        result = stx_to_hex(stax_str_of(text), lo, hi, &is);
        if (result != want || is != (want == STX_VALUE_OK ? value : 77))
            fail_value("hex", text, result, want);
    }
}

/* Every number of 16 bits, with every sign, for every type's bounds. */
static void all_small_numbers_come_back(void **state)
{
    static const int64_t bounds[][2] = {{-128, 127}, {0, 255},    {-32768, 32767},
                                        {0, 65535},  {-1000, -1}, {INT64_MIN, INT64_MAX}};

    (void)state;
    for (int64_t n = -70000; n <= 70000; n++)
        for (size_t b = 0; b < ROWS(bounds); b++) {
            bool within = n >= bounds[b][0] && n <= bounds[b][1];
            char text[16];
            int64_t is = 77;
            stx_value_result result;

            (void)snprintf(text, sizeof text, n % 2 ? "%" PRId64 : "%+" PRId64, n);
            result = stx_to_i64(stax_str_of(text), bounds[b][0], bounds[b][1], &is);
            if (result != (within ? STX_VALUE_OK : STX_VALUE_RANGE) || is != (within ? n : 77))
                fail_value("small number", text, result, STX_VALUE_OK);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(signed_numbers_are_as_their_digits),
        cmocka_unit_test(unsigned_numbers_are_as_their_digits),
        cmocka_unit_test(decimals_are_as_their_digits),
        cmocka_unit_test(hex_numbers_are_as_their_digits),
        cmocka_unit_test(all_small_numbers_come_back),
    };

    print_message("%d texts of each kind\n", runs());
    return cmocka_run_group_tests(tests, NULL, NULL);
}
