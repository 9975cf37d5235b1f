/*
 * Decimals: the grammar, rounding, bounds, and random texts against school arithmetic on digits.
 */
#include "value_tests.h"

#define ALL      INT64_MIN, INT64_MAX
#define ZEROS_30 "000000000000000000000000000000"

static const struct {
    const char *title, *text;
    stx_decimal shape;
    stx_value_result result;
    int64_t want;
} cases[] = {
    {"nothing", "", {2, false, ALL}, STX_VALUE_EMPTY, 0},
    {"a price", "29.95", {2, false, ALL}, STX_VALUE_OK, 2995},
    {"a negative price", "-29.95", {2, false, ALL}, STX_VALUE_OK, -2995},
    {"a plus", "+0.01", {2, false, ALL}, STX_VALUE_OK, 1},
    {"no fraction", "29", {2, false, ALL}, STX_VALUE_OK, 2900},
    {"one digit", "29.9", {2, false, ALL}, STX_VALUE_OK, 2990},
    {"a point at the end", "29.", {2, false, ALL}, STX_VALUE_OK, 2900},
    {"a point in front", ".5", {2, false, ALL}, STX_VALUE_OK, 50},
    {"no places", "29", {0, false, ALL}, STX_VALUE_OK, 29},
    {"no places, zeros", "29.000", {0, false, ALL}, STX_VALUE_OK, 29},
    {"no places, a digit", "29.1", {0, false, ALL}, STX_VALUE_BAD, 0},
    {"one digit too many", "29.951", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"zeros too many", "29.9500000", {2, false, ALL}, STX_VALUE_OK, 2995},
    {"many zeros too many", "1." ZEROS_30, {2, false, ALL}, STX_VALUE_OK, 100},
    {"a digit behind many zeros", "1." ZEROS_30 "1", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"many zeros in front", ZEROS_30 "1.5", {2, false, ALL}, STX_VALUE_OK, 150},
    {"minus zero", "-0.00", {2, false, ALL}, STX_VALUE_OK, 0},
    {"eighteen places",
     "1.234567890123456789",
     {18, false, ALL},
     STX_VALUE_OK,
     1234567890123456789},
    {"a long number, few places",
     "1234567890123456.78",
     {2, false, ALL},
     STX_VALUE_OK,
     123456789012345678},
    {"ten with eighteen places", "10", {18, false, ALL}, STX_VALUE_RANGE, 0},
    {"the largest", "92233720368547758.07", {2, false, ALL}, STX_VALUE_OK, INT64_MAX},
    {"one more", "92233720368547758.08", {2, false, ALL}, STX_VALUE_RANGE, 0},
    {"the lowest", "-92233720368547758.08", {2, false, ALL}, STX_VALUE_OK, INT64_MIN},
    {"one less", "-92233720368547758.09", {2, false, ALL}, STX_VALUE_RANGE, 0},
    {"2^64 hundredths", "184467440737095516.16", {2, false, ALL}, STX_VALUE_RANGE, 0},
    {"far too large", "1" ZEROS_30, {2, false, ALL}, STX_VALUE_RANGE, 0},
    {"the largest by its places",
     "922337203685477",
     {4, false, ALL},
     STX_VALUE_OK,
     9223372036854770000},
    {"one more by its places", "922337203685478", {4, false, ALL}, STX_VALUE_RANGE, 0},
    {"too large by its places, twice", "9999999999999999", {9, false, ALL}, STX_VALUE_RANGE, 0},
    {"too large and too exact is bad", "1" ZEROS_30 ".001", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"a tie away from zero", "0.125", {2, true, ALL}, STX_VALUE_OK, 13},
    {"a negative tie away from zero", "-0.125", {2, true, ALL}, STX_VALUE_OK, -13},
    {"an even tie too", "0.145", {2, true, ALL}, STX_VALUE_OK, 15},
    {"below a tie", "0.1249999999999999999999", {2, true, ALL}, STX_VALUE_OK, 12},
    {"above a tie", "0.12500000000000000000001", {2, true, ALL}, STX_VALUE_OK, 13},
    {"a carry through all", "999.999", {2, true, ALL}, STX_VALUE_OK, 100000},
    {"rounded to whole", "0.5", {0, true, ALL}, STX_VALUE_OK, 1},
    {"rounded to nothing", "-0.004", {2, true, ALL}, STX_VALUE_OK, 0},
    {"round, nothing to round", "1.5", {2, true, ALL}, STX_VALUE_OK, 150},
    {"rounded out of the type", "92233720368547758.075", {2, true, ALL}, STX_VALUE_RANGE, 0},
    {"rounded past 2^64", "184467440737095516.155", {2, true, ALL}, STX_VALUE_RANGE, 0},
    {"rounded to the lowest", "-92233720368547758.075", {2, true, ALL}, STX_VALUE_OK, INT64_MIN},
    {"on the lower bound", "1.00", {2, false, 100, 200}, STX_VALUE_OK, 100},
    {"below it", "0.99", {2, false, 100, 200}, STX_VALUE_RANGE, 0},
    {"on the upper bound", "2", {2, false, 100, 200}, STX_VALUE_OK, 200},
    {"above it", "2.01", {2, false, 100, 200}, STX_VALUE_RANGE, 0},
    {"rounded onto the bound", "2.004", {2, true, 100, 200}, STX_VALUE_OK, 200},
    {"a sign alone", "-", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"a point alone", ".", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"a sign and a point", "-.", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"two points", "1.2.3", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"two points together", "1..", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"points in both words", "1.2345678.9", {9, false, ALL}, STX_VALUE_BAD, 0},
    {"two signs", "--1", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"a comma", "12,5", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"a comma in a thousand", "1,000.00", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"an exponent", "1e2", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"a currency", "29.95 EUR", {2, false, ALL}, STX_VALUE_BAD, 0},
    {"a letter behind what is dropped", "1.234x", {2, true, ALL}, STX_VALUE_BAD, 0},
    {"a letter that rounds", "1.23:", {2, true, ALL}, STX_VALUE_BAD, 0},
};

static void text_becomes_a_scaled_number_or_says_why_not(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        int64_t number = 77;
        stax_str text = tight(cases[i].text);
        stx_value_result result = stx_to_decimal(text, &cases[i].shape, &number);
        free_tight(text);
        check_result(cases[i].title, cases[i].text, result, cases[i].result);
        if (number != (result ? 77 : cases[i].want))
            fail_msg("%s: %" PRId64 ", not %" PRId64, cases[i].title, number, cases[i].want);
    }
}

enum { SCHOOL = 64 };

/* A number as its decimal digits, the lowest first. */
typedef struct school {
    int digit[SCHOOL];
} school;

static void school_add_one(school *s)
{
    for (int i = 0; i < SCHOOL && ++s->digit[i] == 10; i++) s->digit[i] = 0;
}

/* Whether it is at most the number that this text has. */
static bool school_at_most(const school *s, const char *most)
{
    int len = (int)strlen(most);

    for (int i = SCHOOL; i-- > 0;) {
        int limit = i < len ? most[len - 1 - i] - '0' : 0;
        if (s->digit[i] != limit) return s->digit[i] < limit;
    }
    return true;
}

/* What the text (a whole and a fraction, both digits) must become. */
static stx_value_result by_school(const char *whole, const char *fraction, const stx_decimal *shape,
                                  bool negative, school *out)
{
    int places = (int)shape->places, given = (int)strlen(fraction), len = (int)strlen(whole);

    *out = (school){{0}};
    for (int i = 0; i < len; i++) out->digit[places + i] = whole[len - 1 - i] - '0';
    for (int i = 0; i < places && i < given; i++) out->digit[places - 1 - i] = fraction[i] - '0';
    for (int i = places; i < given && !shape->round; i++) {
        if (fraction[i] != '0') return STX_VALUE_BAD;
    }
    if (given > places && shape->round && fraction[places] >= '5') school_add_one(out);

    const char *most = negative ? "9223372036854775808" : "9223372036854775807";
    return school_at_most(out, most) ? STX_VALUE_OK : STX_VALUE_RANGE;
}

static void print_school(const school *s, bool negative, char out[SCHOOL + 2])
{
    int top = SCHOOL - 1;
    while (top > 0 && s->digit[top] == 0) top--;

    bool zero = top == 0 && s->digit[0] == 0;
    if (negative && !zero) *out++ = '-';
    for (; top >= 0; top--) *out++ = (char)('0' + s->digit[top]);
    *out = '\0';
}

/* Up to `most` digits; nines and zeros come often. */
static void random_digits(uint64_t *random, unsigned most, char *out)
{
    static const char digits[] = "0123456789990055";
    size_t len = (size_t)(next_random(random) % (most + 1));

    for (size_t i = 0; i < len; i++) out[i] = digits[next_random(random) % 16];
    out[len] = '\0';
}

static void random_decimals_are_as_at_school(void **state)
{
    (void)state;
    uint64_t random = start_random();

    for (int i = 0; i < 200000; i++) {
        char whole[32], fraction[32], text[80], want[SCHOOL + 2], is[32];
        school s;
        int64_t number = 0;
        stx_decimal shape = {(unsigned)(next_random(&random) % 19), next_random(&random) & 1, ALL};
        bool negative = next_random(&random) & 1;
        random_digits(&random, 20, whole);
        random_digits(&random, 20, fraction);
        if (*whole == '\0' && *fraction == '\0') continue;

        snprintf(text, sizeof text, "%s%s.%s", negative ? "-" : "", whole, fraction);
        stax_str t = tight(text);
        stx_value_result result = stx_to_decimal(t, &shape, &number);
        free_tight(t);
        check_result("random", text, result, by_school(whole, fraction, &shape, negative, &s));
        if (result != STX_VALUE_OK) continue;
        print_school(&s, negative, want);
        snprintf(is, sizeof is, "%" PRId64, number);
        if (strcmp(is, want) != 0) fail_msg("%s, %u places: %s", text, shape.places, is);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_becomes_a_scaled_number_or_says_why_not),
        cmocka_unit_test(random_decimals_are_as_at_school),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
