/*
 * Every type of value at its edges: what is read, and what is refused and how it is said.
 */
#include "claims.h"
#include "scalars_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

#define SIGNED(field) \
    if (row->has.field) ways_say(to, "%" PRId64, (int64_t)row->field)
#define UNSIGNED(field) \
    if (row->has.field) ways_say(to, "%" PRIu64, (uint64_t)row->field)
#define FLOATING(field) \
    if (row->has.field) ways_say(to, "%.17g", (double)row->field)
#define NAMED(field) \
    if (row->has.field) ways_say_str(to, row->field)

static void say_integers(ways_text *to, const scalars_row *row)
{
    SIGNED(i8);
    SIGNED(i16);
    SIGNED(i32);
    SIGNED(i64);
    UNSIGNED(u8);
    UNSIGNED(u16);
    UNSIGNED(u32);
    UNSIGNED(u64);
    SIGNED(range);
    SIGNED(from);
    UNSIGNED(to);
    UNSIGNED(one);
    UNSIGNED(hex);
    UNSIGNED(hex_8);
    UNSIGNED(hex_64);
}

static void say_fractions(ways_text *to, const scalars_row *row)
{
    FLOATING(f32);
    FLOATING(f64);
    FLOATING(f64_any);
    FLOATING(f64_in);
    FLOATING(f32_in);
    SIGNED(d0);
    SIGNED(d2);
    SIGNED(d2_in);
    SIGNED(d2_round);
    SIGNED(d18);
}

static void say_texts(ways_text *to, const scalars_row *row)
{
    if (row->has.bool_) say_bool(to, &row->bool_);
    if (row->has.words) say_bool(to, &row->words);
    NAMED(str_most);
    NAMED(str_some);
    NAMED(str_both);
    if (row->has.char_) ways_say_str(to, stax_str_of(row->char_));
    if (row->has.cut) ways_say_str(to, stax_str_of(row->cut));
    if (row->has.level) ways_say(to, "%d %s", (int)row->level, scalars_level_name(row->level));
}

static void say_moments(ways_text *to, const scalars_row *row)
{
    const stax_time *t = &row->time;
    const stax_datetime *m = &row->datetime;
    const stax_duration *d = &row->duration;

    if (row->has.date) say_date(to, &row->date);
    if (row->has.time) {
        ways_say(to, "%u:%u:%u %" PRIu32, t->hour, t->minute, t->second, t->nanosecond);
        say_zone(to, t->zone);
    }
    if (row->has.datetime) {
        ways_say(to, "%" PRId32 "-%u-%u %u:%u:%u %" PRIu32, m->year, m->month, m->day, m->hour,
                 m->minute, m->second, m->nanosecond);
        say_zone(to, m->zone);
    }
    if (row->has.duration)
        ways_say(to,
                 "%s%" PRIu32 "y %" PRIu32 "m %" PRIu32 "d %" PRIu32 "h %" PRIu32 "m %" PRIu32
                 "s %" PRIu32,
                 d->negative ? "-" : "", d->years, d->months, d->days, d->hours, d->minutes,
                 d->seconds, d->nanosecond);
}

static void say_row(ways_text *to, const void *record)
{
    say_integers(to, record);
    say_fractions(to, record);
    say_texts(to, record);
    say_moments(to, record);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const scalars_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(scalars);

static const claim_frame frame = {&scalars_ways, "schemas/scalars.schema", "<list><row>",
                                  "</row></list>"};

/* ---- values ------------------------------------------------------------------------------- */

/* A text in the element of this name; what it is shown as, or the error. */
typedef struct value {
    const char *field, *text, *shown;
    const char *code, *reason;
} value;

static void check_value(const value *v)
{
    ways_text document = {0}, want = {0}, title = {0};
    claim row;

    ways_say(&document, "<%s>%s%s</%s>", v->field, v->code ? "^" : "", v->text, v->field);
    if (v->code)
        ways_say(&want, "%s list/row[1]/%s: %s |     %s: ", v->code, v->field, v->reason, v->field);
    else
        ways_say(&want, "%s\n", v->shown);
    ways_say(&title, "%s '%s'", v->field, v->text);
    row = (claim){title.data, document.data, want.data};
    claims_check(&frame, &row);
    ways_free(&document);
    ways_free(&want);
    ways_free(&title);
}

#define CHECK(values) \
    for (size_t i = 0; i < SAY_COUNT(values); i++) check_value(&values[i])
#define GOOD(field, text, shown)       \
    {                                  \
        field, text, shown, NULL, NULL \
    }
#define WRONG(field, text, noun)                                  \
    {                                                             \
        field, text, NULL, "E_VALUE", "\"" text "\" is not " noun \
    }
#define BEYOND(field, text, noun)                                     \
    {                                                                 \
        field, text, NULL, "E_RANGE", "\"" text "\" is outside " noun \
    }
#define LONG(field, text, noun)                                                      \
    {                                                                                \
        field, text, NULL, "E_LENGTH", "the length of \"" text "\" is outside " noun \
    }

static void integers_have_two_edges(void **state)
{
    static const value values[] = {
        GOOD("i8", "-128", "-128"),
        GOOD("i8", "127", "127"),
        GOOD("i8", "+0", "0"),
        GOOD("i8", "-0", "0"),
        GOOD("i8", "0000000000000000000000000000127", "127"),
        BEYOND("i8", "-129", "i8"),
        BEYOND("i8", "128", "i8"),
        BEYOND("i8", "99999999999999999999999999999999999999", "i8"),
        GOOD("i16", "-32768", "-32768"),
        GOOD("i16", "32767", "32767"),
        BEYOND("i16", "-32769", "i16"),
        BEYOND("i16", "32768", "i16"),
        GOOD("i32", "-2147483648", "-2147483648"),
        GOOD("i32", "2147483647", "2147483647"),
        BEYOND("i32", "-2147483649", "i32"),
        BEYOND("i32", "2147483648", "i32"),
        GOOD("i64", "-9223372036854775808", "-9223372036854775808"),
        GOOD("i64", "+9223372036854775807", "9223372036854775807"),
        BEYOND("i64", "-9223372036854775809", "i64"),
        BEYOND("i64", "9223372036854775808", "i64"),
        BEYOND("i64", "18446744073709551616", "i64"),
        GOOD("u8", "0", "0"),
        GOOD("u8", "255", "255"),
        GOOD("u8", "-0", "0"),
        GOOD("u8", "+255", "255"),
        BEYOND("u8", "256", "u8"),
        BEYOND("u8", "-1", "u8"),
        GOOD("u16", "65535", "65535"),
        BEYOND("u16", "65536", "u16"),
        GOOD("u32", "4294967295", "4294967295"),
        BEYOND("u32", "4294967296", "u32"),
        GOOD("u64", "18446744073709551615", "18446744073709551615"),
        BEYOND("u64", "18446744073709551616", "u64"),
        BEYOND("u64", "-1", "u64"),
        WRONG("i32", "1.0", "an i32"),
        WRONG("i32", "1e3", "an i32"),
        WRONG("i32", "0x10", "an i32"),
        WRONG("i32", "1 2", "an i32"),
        WRONG("i32", "--1", "an i32"),
        WRONG("i32", "+", "an i32"),
        WRONG("i32", "1,000", "an i32"),
        WRONG("i32", "\xD9\xA1", "an i32"),
        WRONG("u8", "-", "a u8"),
        WRONG("u64", "1u", "a u64"),
    };

    (void)state;
    CHECK(values);
}

static void bounds_are_inclusive(void **state)
{
    static const value values[] = {
        GOOD("range", "-5", "-5"),
        GOOD("range", "150", "150"),
        BEYOND("range", "-6", "i32(-5..150)"),
        BEYOND("range", "151", "i32(-5..150)"),
        BEYOND("range", "2147483648", "i32(-5..150)"),
        WRONG("range", "x", "an i32(-5..150)"),
        GOOD("from", "10", "10"),
        GOOD("from", "9223372036854775807", "9223372036854775807"),
        BEYOND("from", "9", "i64(10..)"),
        BEYOND("from", "9223372036854775808", "i64(10..)"),
        GOOD("to", "7", "7"),
        GOOD("to", "0", "0"),
        BEYOND("to", "8", "u8(..7)"),
        BEYOND("to", "-1", "u8(..7)"),
        GOOD("one", "4", "4"),
        BEYOND("one", "3", "u16(4..4)"),
        BEYOND("one", "5", "u16(4..4)"),
    };

    (void)state;
    CHECK(values);
}

static void hexadecimal_numbers_are_read(void **state)
{
    static const value values[] = {
        GOOD("hex", "0", "0"),
        GOOD("hex", "ffffffff", "4294967295"),
        GOOD("hex", "DeadBeef", "3735928559"),
        GOOD("hex", "00000000000000000001F", "31"),
        GOOD("hex", " 10 ", "16"),
        BEYOND("hex", "100000000", "u32(hex)"),
        WRONG("hex", "fg", "a u32(hex)"),
        WRONG("hex", "-1", "a u32(hex)"),
        GOOD("hex_8", "fF", "255"),
        BEYOND("hex_8", "100", "u8(hex)"),
        GOOD("hex_64", "FFFFFFFFFFFFFFFF", "18446744073709551615"),
        BEYOND("hex_64", "10000000000000000", "u64(hex, 1..)"),
        BEYOND("hex_64", "0", "u64(hex, 1..)"),
    };

    (void)state;
    CHECK(values);
}

static void floats_are_the_nearest_ones(void **state)
{
    static const value values[] = {
        GOOD("f64", "0.1", "0.10000000000000001"),
        GOOD("f64", "-0", "-0"),
        GOOD("f64", "1.", "1"),
        GOOD("f64", ".5", "0.5"),
        GOOD("f64", "+1E+3", "1000"),
        GOOD("f64", "5e-324", "4.9406564584124654e-324"),
        GOOD("f64", "2e-324", "0"),
        GOOD("f64", "1e-999999999", "0"),
        GOOD("f64", "9007199254740993", "9007199254740992"),
        GOOD("f64", "1.7976931348623157e308", "1.7976931348623157e+308"),
        GOOD("f64", "1.7976931348623158e308", "1.7976931348623157e+308"),
        BEYOND("f64", "1.7976931348623159e308", "f64"),
        BEYOND("f64", "-1e309", "f64"),
        GOOD("f32", "16777217", "16777216"),
        GOOD("f32", "0.1", "0.10000000149011612"),
        GOOD("f32", "3.4028235e38", "3.4028234663852886e+38"),
        BEYOND("f32", "3.5e38", "f32"),
        WRONG("f64", "INF", "an f64"),
        WRONG("f64", "NaN", "an f64"),
        WRONG("f64", "0x1p3", "an f64"),
        WRONG("f64", "1,5", "an f64"),
        WRONG("f64", "1e", "an f64"),
        WRONG("f64", ".", "an f64"),
        WRONG("f64", "1d", "an f64"),
        WRONG("f64", "infinity", "an f64"),
        GOOD("f64_any", "INF", "inf"),
        GOOD("f64_any", "-INF", "-inf"),
        GOOD("f64_any", "NaN", "nan"),
        WRONG("f64_any", "inf", "an f64"),
        WRONG("f64_any", "nan", "an f64"),
        BEYOND("f64_any", "1e309", "f64"),
        GOOD("f64_in", "-90", "-90"),
        GOOD("f64_in", "90.0", "90"),
        BEYOND("f64_in", "90.00000000000001", "f64(-90..90)"),
        BEYOND("f64_in", "-91", "f64(-90..90)"),
        BEYOND("f64_in", "1e999", "f64(-90..90)"),
        GOOD("f32_in", "-5", "-5"),
        BEYOND("f32_in", "0.2", "f32(..0.1)"),
    };

    (void)state;
    CHECK(values);
}

static void decimals_are_exact(void **state)
{
    static const value values[] = {
        GOOD("d0", "9223372036854775807", "9223372036854775807"),
        GOOD("d0", "-5.000", "-5"),
        WRONG("d0", "0.5", "a decimal(0)"),
        BEYOND("d0", "9223372036854775808", "decimal(0)"),
        GOOD("d2", "12.50", "1250"),
        GOOD("d2", "12.5", "1250"),
        GOOD("d2", "12", "1200"),
        GOOD("d2", "+.05", "5"),
        GOOD("d2", "12.", "1200"),
        GOOD("d2", "-0.010", "-1"),
        GOOD("d2", "92233720368547758.07", "9223372036854775807"),
        GOOD("d2", "-92233720368547758.08", "-9223372036854775808"),
        BEYOND("d2", "92233720368547758.08", "decimal(2)"),
        BEYOND("d2", "-92233720368547758.09", "decimal(2)"),
        WRONG("d2", "0.001", "a decimal(2)"),
        WRONG("d2", "12,50", "a decimal(2)"),
        WRONG("d2", "1e2", "a decimal(2)"),
        WRONG("d2", ".", "a decimal(2)"),
        WRONG("d2", "-", "a decimal(2)"),
        GOOD("d2_in", "-0.5", "-50"),
        GOOD("d2_in", "100", "10000"),
        BEYOND("d2_in", "-0.51", "decimal(2, -0.5..100)"),
        BEYOND("d2_in", "100.01", "decimal(2, -0.5..100)"),
        GOOD("d2_round", "0.004", "0"),
        GOOD("d2_round", "0.006", "1"),
        GOOD("d2_round", "-1.236", "-124"),
        GOOD("d2_round", "2.0049999", "200"),
        GOOD("d18", "9.223372036854775807", "9223372036854775807"),
        GOOD("d18", "0.000000000000000001", "1"),
        BEYOND("d18", "9.223372036854775808", "decimal(18)"),
        BEYOND("d18", "10", "decimal(18)"),
    };

    (void)state;
    CHECK(values);
}

static void words_are_told_exactly(void **state)
{
    static const value values[] = {
        GOOD("bool", "true", "true"),
        GOOD("bool", "1", "true"),
        GOOD("bool", "false", "false"),
        GOOD("bool", "\n0 ", "false"),
        WRONG("bool", "True", "a bool"),
        WRONG("bool", "yes", "a bool"),
        WRONG("bool", "01", "a bool"),
        WRONG("bool", "truefalse", "a bool"),
        GOOD("words", "yes", "true"),
        GOOD("words", " no", "false"),
        WRONG("words", "true", "a bool(yes, no)"),
        WRONG("words", "1", "a bool(yes, no)"),
        WRONG("words", "nope", "a bool(yes, no)"),
        GOOD("level", "L", "0 L"),
        GOOD("level", " H h\n", "1 H h"),
        GOOD("level", "1", "3 1"),
        WRONG("level", "l", "a level"),
        WRONG("level", "Hh", "a level"),
        WRONG("level", "low", "a level"),
        WRONG("level", "H  h", "a level"),
    };

    (void)state;
    CHECK(values);
}

static void lengths_count_bytes_after_trimming(void **state)
{
    static const value values[] = {
        GOOD("str_most", " abcd ", "\"abcd\""),
        GOOD("str_most", "&lt;&amp;&#65;&#x42;", "\"<&AB\""),
        GOOD("str_most", "\xC3\xA4\xC3\xB6", "\"\\xC3\\xA4\\xC3\\xB6\""),
        LONG("str_most", "abcde", "str(..4)"),
        LONG("str_most", "\xC3\xA4\xC3\xB6x", "str(..4)"),
        GOOD("str_some", "a", "\"a\""),
        GOOD("str_both", "ab", "\"ab\""),
        GOOD("str_both", "abc", "\"abc\""),
        LONG("str_both", "a", "str(2..3)"),
        LONG("str_both", "abcd", "str(2..3)"),
        GOOD("char", "abc", "\"abc\""),
        GOOD("char", " ab ", "\"ab\""),
        GOOD("char", "", "\"\""),
        LONG("char", "abcd", "char(4)"),
        LONG("char", "\xC3\xA4\xC3\xB6", "char(4)"),
        GOOD("cut", "abcdef", "\"abc\""),
        GOOD("cut", "\xC3\xA4\xC3\xB6", "\"\\xC3\\xA4\""),
        GOOD("cut", "a\xE2\x82\xAC", "\"a\""),
        GOOD("cut", "\xE2\x82\xAC\xC3\xA4", "\"\\xE2\\x82\\xAC\""),
        GOOD("cut", "\xF0\x9F\x98\x80", "\"\""),
    };

    (void)state;
    CHECK(values);
}

static void moments_keep_their_zone(void **state)
{
    static const value values[] = {
        GOOD("date", "2024-02-29", "2024-2-29"),
        GOOD("date", "-0044-03-15Z", "-44-3-15 zone 0"),
        GOOD("date", "12024-12-31-14:00", "12024-12-31 zone -840"),
        WRONG("date", "2023-02-29", "a date"),
        WRONG("date", "2024-2-9", "a date"),
        WRONG("date", "0000-01-01", "a date"),
        WRONG("date", "2024-01-01T00:00:00", "a date"),
        WRONG("date", "2024-01-01+14:01", "a date"),
        WRONG("date", "02024-01-01", "a date"),
        GOOD("time", "23:59:59.999999999Z", "23:59:59 999999999 zone 0"),
        GOOD("time", "24:00:00", "24:0:0 0"),
        GOOD("time", "01:02:03.5+05:30", "1:2:3 500000000 zone 330"),
        WRONG("time", "24:00:01", "a time"),
        WRONG("time", "23:59:60", "a time"),
        WRONG("time", "1:02:03", "a time"),
        WRONG("time", "12:30", "a time"),
        GOOD("datetime", "1999-12-31T23:59:59.25-00:30", "1999-12-31 23:59:59 250000000 zone -30"),
        GOOD("datetime", "2000-01-01T00:00:00", "2000-1-1 0:0:0 0"),
        WRONG("datetime", "2000-01-01 00:00:00", "a datetime"),
        WRONG("datetime", "2000-01-01", "a datetime"),
        GOOD("duration", "P1Y2M3DT4H5M6.7S", "1y 2m 3d 4h 5m 6s 700000000"),
        GOOD("duration", "-PT36H", "-0y 0m 0d 36h 0m 0s 0"),
        WRONG("duration", "P", "a duration"),
        WRONG("duration", "P1YT", "a duration"),
        WRONG("duration", "P1S", "a duration"),
        BEYOND("duration", "P4294967296Y", "duration"),
    };

    (void)state;
    CHECK(values);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers_have_two_edges),
        cmocka_unit_test(bounds_are_inclusive),
        cmocka_unit_test(hexadecimal_numbers_are_read),
        cmocka_unit_test(floats_are_the_nearest_ones),
        cmocka_unit_test(decimals_are_exact),
        cmocka_unit_test(words_are_told_exactly),
        cmocka_unit_test(lengths_count_bytes_after_trimming),
        cmocka_unit_test(moments_keep_their_zone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
