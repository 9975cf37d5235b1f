/*
 * From text to values: pure functions, one for each type of the schema language.
 *
 * They take the decoded text of a field without blanks at its ends (stax_trim), read no byte
 * outside it, need no NUL behind it, allocate nothing, know no locale, and write `*out` only when
 * they return STX_VALUE_OK. A text that is wrong in two ways is BAD rather than RANGE. All are
 * linear in the length of the text. Floats expect the machine to round to nearest, as every program
 * starts.
 */
#ifndef STX_VALUE_H
#define STX_VALUE_H

#include <stax/values.h>

typedef enum stx_value_result {
    STX_VALUE_OK,
    STX_VALUE_EMPTY, /* there is no text */
    STX_VALUE_BAD,   /* not a text of this type */
    STX_VALUE_RANGE  /* of this type, but outside what the C type or the bounds can take */
} stx_value_result;

/*
 * Trims, and makes each run of blanks inside one space.
 *
 * room     text.len bytes; may be text.data itself, or NULL when text.len is 0
 * returns  a part of `text` when nothing inside it had to change, else what was written to `room`
 */
stax_str stx_fold_blanks(stax_str text, char *room);

/*
 * Integers: [+-]?[0-9]+, any number of leading zeros.
 *
 * lo, hi   the type's or the schema's bounds, both inclusive
 * returns  RANGE for every well-formed number outside lo..hi; -0 is 0, also for stx_to_u64
 */
stx_value_result stx_to_u64(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);
stx_value_result stx_to_i64(stax_str text, int64_t lo, int64_t hi, int64_t *out);

/*
 * Hexadecimal integers: (0x|0X)?[0-9A-Fa-f]+, any number of leading zeros. There is no sign: FF is
 * 255 for every type, and outside i8. A signed type's `lo` below 0 is 0 here.
 */
stx_value_result stx_to_hex(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);

/*
 * Floats as in XML Schema: [+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?, the nearest value,
 * ties to even; f32 straight from the decimal number. What is too small becomes subnormal or zero
 * with its sign; what would round to infinity is RANGE.
 *
 * any      also INF, +INF, -INF and NaN
 * lo, hi   bounds, both inclusive; -INFINITY and INFINITY for none. NaN is within none but these.
 * cost     10 to 25 ns up to 19 digits; only longer ones close to a tie take up to 12 us
 */
stx_value_result stx_to_f64(stax_str text, bool any, double lo, double hi, double *out);
stx_value_result stx_to_f32(stax_str text, bool any, float lo, float hi, float *out);

/* What a field decimal(n) takes. */
typedef struct stx_decimal {
    unsigned places; /* digits of the fraction that are kept, 0..18 */
    bool round;      /* more digits are rounded, half away from zero, as on invoices: 0.125 is */
                     /* 0.13 and -0.125 is -0.13 with two places */
    int64_t lo, hi;  /* bounds of the scaled and rounded value, both inclusive */
} stx_decimal;

/*
 * Decimals: [+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+) to the number times 10^places.
 *
 * returns  BAD when, without `round`, a digit that is not 0 stands behind the last place
 */
stx_value_result stx_to_decimal(stax_str text, const stx_decimal *shape, int64_t *out);

/* true, false, 1 and 0. */
stx_value_result stx_to_bool(stax_str text, bool *out);

/* One of two given words, which may be empty. */
stx_value_result stx_to_bool_words(stax_str text, stax_str yes, stax_str no, bool *out);

/*
 * One of some words, byte for byte.
 *
 * words    different from each other; one may be empty, then there is no result EMPTY
 * out      which one, from 0
 * cost     compares lengths one after the other: for tables up to some dozens
 */
stx_value_result stx_word(stax_str text, const stax_str *words, size_t count, size_t *out);

/*
 * Dates and times as in XML Schema 1.0 part 2 (3.2.7 to 3.2.9):
 *
 *   date      -?YYYY-MM-DD           four or more digits; more than four not with a leading 0
 *   time      HH:MM:SS(.digits)?     24 only when the rest is zero
 *   datetime  date T time            each with (Z|[+-]HH:MM)? behind it, at most 14:00
 *
 * There is no year 0000. A negative year is a leap year when its number is one (appendix E), as
 * other readers have it: -0004 is.
 *
 * returns  BAD for a day that the month does not have; RANGE for a year outside int32_t
 */
stx_value_result stx_to_date(stax_str text, stax_date *out);
stx_value_result stx_to_time(stax_str text, stax_time *out);
stx_value_result stx_to_datetime(stax_str text, stax_datetime *out);

/*
 * Durations (3.2.6): -?PnYnMnDTnHnMn(.n)?S, each part may be left out, not all of them, and T only
 * where something follows it.
 *
 * returns  RANGE for a part above 4,294,967,295
 */
stx_value_result stx_to_duration(stax_str text, stax_duration *out);

/*
 * Dates of mail and of feeds (RFC 822, 2822, 5322): `Wed, 02 Oct 2002 08:00:00 EST`.
 *
 *   [weekday ,] day month year hour:minute[:second] [zone]
 *
 * Names in any case, of a weekday or month the first three letters or all; the weekday is not held
 * against the date. Years of two digits are 1950 to 2049, of three 1900 and on. A zone is +hhmm or
 * +hh:mm, at most 14:00; Z UT UTC GMT EST EDT CST CDT MST MDT PST PDT; one other letter but J is
 * +0000, as RFC 2822 has it; none is none. Blanks may be anywhere between parts, and comments in
 * brackets are blanks; seconds end at 59.
 */
stx_value_result stx_to_rfc822(stax_str text, stax_datetime *out);

/*
 * Bytes as XML Schema has them. Base64 may have blanks between its digits; its padding is exact,
 * and the bits behind the last byte are zero. Hexadecimal digits come in pairs.
 *
 * room     text.len / 4 * 3 + 3 bytes, of hexadecimal digits text.len / 2; what is written to it
 *          counts only with OK. May be where the text is
 * returns  OK or BAD; an empty text is no bytes
 */
stx_value_result stx_to_base64(stax_str text, unsigned char *room, size_t *len);
stx_value_result stx_to_hex_bytes(stax_str text, unsigned char *room, size_t *len);

/*
 * Copies a text into a char array and puts a NUL behind it; bytes behind the NUL stay as they were.
 *
 * size     of `room`, 1 or more; size - 1 bytes of text fit
 * cut      a longer text is cut between two characters
 * returns  OK, also for an empty text; RANGE when it does not fit and is not to be cut
 */
stx_value_result stx_char_copy(stax_str text, char *room, size_t size, bool cut);

#endif
