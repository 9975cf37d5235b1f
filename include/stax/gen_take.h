/*
 * Conversions that generated parsers call: the part of gen.h that is out of line. For people: see
 * stax/convert.h.
 *
 * Each takes a text and gives a value, or false, and then stx_reader.fault says why and nothing
 * was written. Behind every text that a take_ function gets, 16 bytes may be read.
 */
#ifndef STAX_GEN_TAKE_H
#define STAX_GEN_TAKE_H

#include <stax/any.h>
#include <stax/gen_parse.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Converts a text into a field; false when it does not fit (stx_reader.fault says why). */
typedef bool stx_take(stx_reader *reader, void *record, stax_str text);

/* ---- texts -------------------------------------------------------------------------------- */

/* Makes each run of blanks one space and trims: in place, or as a copy in the arena. */
bool stx_collapse(stx_reader *reader, stax_str *text);

/* Letters of ASCII become small, or large: in a copy in the arena, where one changes. */
bool stx_lower(stx_reader *reader, stax_str *text);
bool stx_upper(stx_reader *reader, stax_str *text);

/*
 * A pattern as a table: from a state by the class of a byte to the next state. State 0 is that from
 * which nothing matches; the states that accept are the last ones.
 */
typedef struct stx_pattern {
    const uint8_t *classes; /* of each byte */
    const uint16_t *next;   /* [state * width + class] */
    uint16_t width;         /* classes that there are */
    uint16_t start, accepting;
} stx_pattern;

/* Whether the whole text is as the pattern says. */
bool stx_matches(stx_reader *reader, stax_str text, const stx_pattern *pattern);

/* A text inside the struct, with its NUL; `cut`: what is too long is cut at a character. */
bool stx_take_char(stx_reader *reader, stax_str text, bool cut, char *out, size_t room);

/* All others trim the XML blanks themselves. Bounds are inclusive. */
bool stx_take_bool(stx_reader *reader, stax_str text, bool *out);
bool stx_take_choice(stx_reader *reader, stax_str text, stax_str yes, stax_str no, bool *out);
bool stx_take_i8(stx_reader *reader, stax_str text, int8_t lo, int8_t hi, int8_t *out);
bool stx_take_i16(stx_reader *reader, stax_str text, int16_t lo, int16_t hi, int16_t *out);
bool stx_take_i32(stx_reader *reader, stax_str text, int32_t lo, int32_t hi, int32_t *out);
bool stx_take_i64(stx_reader *reader, stax_str text, int64_t lo, int64_t hi, int64_t *out);
bool stx_take_u8(stx_reader *reader, stax_str text, uint8_t lo, uint8_t hi, uint8_t *out);
bool stx_take_u16(stx_reader *reader, stax_str text, uint16_t lo, uint16_t hi, uint16_t *out);
bool stx_take_u32(stx_reader *reader, stax_str text, uint32_t lo, uint32_t hi, uint32_t *out);
bool stx_take_u64(stx_reader *reader, stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);

/* Hexadecimal digits, for integers with (hex). */
bool stx_take_hex(stx_reader *reader, stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);

/* The nearest value. STX_INFINITE bounds are no bounds; with `any` INF, -INF and NaN are values. */
#define STX_INFINITE ((double)(1e300 * 1e10))
bool stx_take_f32(stx_reader *reader, stax_str text, double lo, double hi, bool any, float *out);
bool stx_take_f64(stx_reader *reader, stax_str text, double lo, double hi, bool any, double *out);

/* Scaled by ten to the `digits`, bounds too; more digits than that are an error, or rounded. */
bool stx_take_decimal(stx_reader *reader, stax_str text, unsigned digits, bool round, int64_t lo,
                      int64_t hi, int64_t *out);

bool stx_take_date(stx_reader *reader, stax_str text, stax_date *out);
bool stx_take_time(stx_reader *reader, stax_str text, stax_time *out);
bool stx_take_datetime(stx_reader *reader, stax_str text, stax_datetime *out);
bool stx_take_duration(stx_reader *reader, stax_str text, stax_duration *out);

/* The tree that was read; the text is nothing. */
bool stx_take_any(stx_reader *reader, stax_str text, stax_any *out);

/* datetime(rfc822), and datetime(rfc822, iso). */
bool stx_take_rfc822(stx_reader *reader, stax_str text, stax_datetime *out);
bool stx_take_iso_or_rfc822(stx_reader *reader, stax_str text, stax_datetime *out);

/* Bounds are of the bytes that come out. */
bool stx_take_base64(stx_reader *reader, stax_str text, size_t least, size_t most, stax_bytes *out);
bool stx_take_hex_bytes(stx_reader *reader, stax_str text, size_t least, size_t most,
                        stax_bytes *out);

/* The number of the word that the text is. */
bool stx_take_word(stx_reader *reader, stax_str text, const stax_str *words, unsigned count,
                   unsigned *out);

/* The words of an open enum: any other text is number `count`, and is kept. */
typedef struct stx_open_words {
    const stax_str *words;
    unsigned count;
    bool borrowed; /* the other text may stay where it stands */
} stx_open_words;
bool stx_take_open_word(stx_reader *reader, stax_str text, const stx_open_words *set, unsigned *out,
                        stax_str *other);

/* A function of the program converts; it may be called again with a text that it refused. */
#define STX_TAKE_HOOK(r, text, function, out)                             \
    ((function)((r)->hook_context, stax_trim(text), (out), (r)->arena) || \
     stx_fault(r, STAX_E_VALUE))

/* Room for a struct that is held by a pointer; NULL when there is no memory. */
void *stx_new(stx_reader *reader, size_t size);
#define STX_NEW(r, pointer) ((pointer) = stx_new(r, sizeof *(pointer)))

/* ---- arrays out of one text --------------------------------------------------------------- */

/* How a text becomes an array (split). */
typedef struct stx_split {
    const char *separators; /* each of these bytes is one; a blank stands for all four */
    stx_take *take;         /* converts a piece into an item */
    size_t size;            /* of an item */
    size_t least, most;     /* items; most 0: no bound */
} stx_split;

/* Gives the items; on false neither of both counts. */
bool stx_split_items(stx_reader *reader, stax_str text, const stx_split *split, void **items,
                     size_t *count);

/* Into an array of `most` items. */
bool stx_split_array(stx_reader *reader, stax_str text, const stx_split *split, void *array);

#ifdef __cplusplus
}
#endif
#endif
