/*
 * A number against the middle of two floats: at it, and a hair above and below it, with hundreds
 * and thousands of digits. The digits of middles come from multiplication as at school.
 */
#include "value/nearest.h"
#include "value_tests.h"

enum { MOST = 6000 };

/* Digits that count 10^unit at the end. */
typedef struct decimal_text {
    char digits[MOST];
    size_t len;
    int64_t unit;
} decimal_text;

static void times_small(decimal_text *t, unsigned factor)
{
    unsigned carry = 0;

    for (size_t i = t->len; i-- > 0;) {
        carry += (unsigned)(t->digits[i] - '0') * factor;
        t->digits[i] = (char)('0' + carry % 10);
        carry /= 10;
    }
    if (carry == 0) return;
    memmove(t->digits + 1, t->digits, t->len++);
    t->digits[0] = (char)('0' + carry);
}

/* odd * 2^twos; odd below 2^54 and carries of one digit, so twos one by one. */
static decimal_text middle_of(uint64_t odd, int twos)
{
    decimal_text t = {.unit = twos < 0 ? twos : 0};

    t.len = (size_t)sprintf(t.digits, "%" PRIu64, odd);
    for (int i = 0; i < (twos < 0 ? -twos : twos); i++) times_small(&t, twos < 0 ? 5 : 2);
    return t;
}

static int side_of(const decimal_text *t, const stx_format *format, uint64_t lower)
{
    char *block = malloc(t->len);

    assert_non_null(block);
    memcpy(block, t->digits, t->len);
    stx_number n = {.from = block, .to = block + t->len, .unit = t->unit};
    int side = stx_compare_middle(&n, format, lower);
    free(block);
    return side < 0 ? -1 : side > 0;
}

static void append(decimal_text *t, char digit, size_t count)
{
    memset(t->digits + t->len, digit, count);
    t->len += count;
    t->unit -= (int64_t)count;
}

static const struct {
    const char *title;
    const stx_format *format;
    uint64_t lower; /* bits */
    uint64_t odd;   /* the middle above it is odd * 2^twos */
    int twos;
} middles[] = {
    {"f64: 2^53 and the next", &stx_format_f64, UINT64_C(0x434) << 52, (UINT64_C(1) << 53) + 1, 0},
    {"f64: 1 and the next", &stx_format_f64, UINT64_C(0x3FF) << 52, (UINT64_C(1) << 53) + 1, -53},
    {"f64: 0 and the next", &stx_format_f64, 0, 1, -1075},
    {"f64: the smallest and the next", &stx_format_f64, 1, 3, -1075},
    {"f64: the largest subnormal and the next", &stx_format_f64, (UINT64_C(1) << 52) - 1,
     (UINT64_C(1) << 53) - 1, -1075},
    {"f64: the longest of all, 767 digits", &stx_format_f64, (UINT64_C(2) << 52) - 1,
     (UINT64_C(1) << 54) - 1, -1075},
    {"f64: the largest and infinity", &stx_format_f64, (UINT64_C(0x7FF) << 52) - 1,
     (UINT64_C(1) << 54) - 1, 970},
    {"f32: 0 and the next", &stx_format_f32, 0, 1, -150},
    {"f32: 1 and the next", &stx_format_f32, UINT64_C(0x7F) << 23, (1 << 24) + 1, -24},
    {"f32: the largest subnormal and the next", &stx_format_f32, (1 << 23) - 1, (1 << 24) - 1,
     -150},
    {"f32: the largest and infinity", &stx_format_f32, (UINT64_C(0xFF) << 23) - 1, (1 << 25) - 1,
     103},
};

static void check_middle(size_t i, size_t zeros)
{
    const char *title = middles[i].title;
    const stx_format *format = middles[i].format;
    uint64_t lower = middles[i].lower;
    decimal_text at = middle_of(middles[i].odd, middles[i].twos);

    append(&at, '0', zeros);
    decimal_text above = at, below = at;
    append(&above, '1', 1);
    size_t last = below.len - 1;
    while (below.digits[last] == '0') below.digits[last--] = '9';
    below.digits[last]--;
    if (side_of(&at, format, lower) != 0) fail_msg("%s, %zu zeros: at it", title, zeros);
    if (side_of(&above, format, lower) != 1) fail_msg("%s, %zu zeros: above it", title, zeros);
    if (side_of(&below, format, lower) != -1) fail_msg("%s, %zu zeros: below it", title, zeros);
}

static void a_hair_beside_the_middle_is_seen(void **state)
{
    (void)state;
    static const size_t zeros[] = {0, 1, 12, 13, 14, 100, 770, 780, 790, 4000};

    for (size_t i = 0; i < ROWS(middles); i++) {
        for (size_t k = 0; k < ROWS(zeros); k++) check_middle(i, zeros[k]);
    }
}

static void points_and_leading_zeros_do_not_count(void **state)
{
    (void)state;
    static const char text[] = "0000900719925474.0993";
    stx_number n = {.from = text, .to = text + sizeof text - 1, .unit = 0};

    assert_int_equal(stx_compare_middle(&n, &stx_format_f64, UINT64_C(0x434) << 52), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hair_beside_the_middle_is_seen),
        cmocka_unit_test(points_and_leading_zeros_do_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
