/*
 * Dates of mail and bytes against slow references: random texts of their parts, then spoilt ones.
 * The compiler's own conversions, of defaults, are held against the same.
 */
#include "model/model_convert.h"
#include "slow_build.h"
#include "slow_values.h"
#include "value_tests.h"

#ifdef STAX_SLOW_BUILD
enum { ROUNDS = 2000 };
#else
enum { ROUNDS = 200000 };
#endif

enum { ROOM = 256 };

static unsigned below(uint64_t *random, size_t most)
{
    return (unsigned)(next_random(random) % most);
}

/* One of some words; mostly one of those that are right. */
#define ONE_OF(random, words) (words)[below(random, ROWS(words))]

static void put_mail(uint64_t *random, char *to)
{
    static const char *const weekdays[] = {"", "", "Wed, ", "wednesday,", "Sun , ", "Foo, ", "(x)"};
    static const char *const days[] = {"1", "02", "29", "30", "31", "0", "32"};
    static const char *const months[] = {" Jan ",  " feb ", " JUNE ", " September ",
                                         " Dec\n", "May ",  " Febr ", " apr"};
    static const char *const years[] = {"2000", "1900", "99",    "49",  "50",
                                        "100",  "1",    "20001", "0000"};
    static const char *const clocks[] = {" 00:00", " 23:59:59", " 08 : 30",    " 24:00", " 12:60",
                                         " 1:00",  " 12:00:60", " 12:00 : 01", "12:00"};
    static const char *const zones[] = {
        "",   " GMT",    "Z",      " EST",   " pdt", " +0130", " -1400",    " A",
        " j", " +01:00", " +1401", " -0160", " CET", " ut",    " UTC(utc)", " (a (b\\)) c) +0000"};

    (void)snprintf(to, ROOM, "%s%s%s%s%s%s", ONE_OF(random, weekdays), ONE_OF(random, days),
                   ONE_OF(random, months), ONE_OF(random, years), ONE_OF(random, clocks),
                   ONE_OF(random, zones));
}

static void put_base64(uint64_t *random, char *to)
{
    static const char digits[] = "AQgwEIUYcks048+/zZ9";
    size_t len = below(random, 20) / 4 * 4;

    for (size_t i = 0; i < len; i++) {
        to[i] = digits[below(random, sizeof digits - 1)];
        if (i + 3 > len && below(random, 2) == 0) to[i] = '=';
        if (below(random, 30) == 0) to[i] = ' ';
    }
    to[len] = '\0';
}

static void put_hex(uint64_t *random, char *to)
{
    size_t len = below(random, 9);

    for (size_t i = 0; i < len; i++) to[i] = "0123456789abcdefABCDEF"[below(random, 22)];
    to[len] = '\0';
}

/* One byte becomes another, or goes. */
static void spoil(uint64_t *random, char *text)
{
    static const char some[] = "aZ0 9:,=+/-()\\\t\xC3g";
    size_t len = strlen(text);

    if (len == 0 || below(random, 3) > 0) return;
    size_t at = below(random, len);
    if (below(random, 2) == 0)
        text[at] = some[below(random, sizeof some - 1)];
    else
        memmove(text + at, text + at + 1, len - at);
}

/* ---- mail --------------------------------------------------------------------------------- */

static bool same_moment(const stax_datetime *a, const stax_datetime *b)
{
    return a->year == b->year && a->month == b->month && a->day == b->day && a->hour == b->hour &&
           a->minute == b->minute && a->second == b->second && a->zone.given == b->zone.given &&
           a->zone.minutes == b->zone.minutes;
}

/* Defaults have no comments. */
static void check_default(const char *text, stx_value_result result, const stax_datetime *want)
{
    model_moment m;
    convert_result got = convert_rfc822(stax_trim(stax_str_of(text)), &m);
    stax_datetime when = {m.year,   m.month,  m.day, m.hour,
                          m.minute, m.second, 0,     {m.zone_given, m.zone_minutes}};

    if (strchr(text, '(')) return;
    if ((got == CONVERT_OK) != (result == STX_VALUE_OK)) fail_msg("the default '%s'", text);
    if (result == STX_VALUE_OK && !same_moment(&when, want)) fail_msg("as a default '%s'", text);
}

static void dates_of_mail_are_as_the_grammar_says(void **state)
{
    uint64_t random = start_random();
    unsigned right = 0;
    (void)state;

    for (int i = 0; i < ROUNDS; i++) {
        char text[ROOM];
        stax_datetime a = {0}, b = {0};

        put_mail(&random, text);
        spoil(&random, text);
        stax_str block = tight(text), trimmed = stax_trim(block);
        stx_value_result ours = stx_to_rfc822(trimmed, &a), slow = slow_rfc822(trimmed, &b);
        free_tight(block);
        if (ours != slow || !same_moment(&a, &b)) fail_msg("'%s'", text);
        check_default(text, ours, &a);
        right += ours == STX_VALUE_OK;
    }
    assert_true(right > ROUNDS / 100);
}

/* ---- bytes -------------------------------------------------------------------------------- */

static void check_bytes(const char *text, bool base64, unsigned *right)
{
    unsigned char a[ROOM], b[ROOM];
    size_t in_a = 0, in_b = 0;
    stax_arena arena = {0};
    stax_str block = tight(text), bytes = {NULL, 0};
    stx_value_result ours =
        base64 ? stx_to_base64(block, a, &in_a) : stx_to_hex_bytes(block, a, &in_a);
    stx_value_result slow = base64 ? slow_base64(block, b, &in_b) : slow_hex_bytes(block, b, &in_b);
    model_type type = {.kind = MODEL_BYTES, .base64 = base64, .hi.value.u = UINT64_MAX};
    convert_result default_of = convert_bytes(&type, block, &bytes, &arena);

    if (ours != slow || in_a != in_b || memcmp(a, b, in_a) != 0) fail_msg("'%s'", text);
    if ((default_of == CONVERT_OK) != (ours == STX_VALUE_OK)) fail_msg("the default '%s'", text);
    if (ours == STX_VALUE_OK && (bytes.len != in_a || memcmp(bytes.data, a, in_a) != 0))
        fail_msg("as a default '%s'", text);
    *right += ours == STX_VALUE_OK && in_a > 0;
    free_tight(block);
    stax_arena_free(&arena);
}

static void bytes_are_as_the_grammar_says(void **state)
{
    uint64_t random = start_random();
    unsigned right = 0;
    (void)state;

    for (int i = 0; i < ROUNDS; i++) {
        char text[ROOM];
        bool base64 = i % 2 == 0;

        if (base64)
            put_base64(&random, text);
        else
            put_hex(&random, text);
        spoil(&random, text);
        check_bytes(text, base64, &right);
    }
    assert_true(right > ROUNDS / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dates_of_mail_are_as_the_grammar_says),
        cmocka_unit_test(bytes_are_as_the_grammar_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
