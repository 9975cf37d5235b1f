/*
 * Defaults and bounds from text to values. Everything is checked by hand before a function of the C
 * library sees it: strtod alone would take hexadecimal, blanks and words.
 */
#include "model/model_convert.h"

#include <math.h>
#include <stdlib.h>

/* A text in hand: what is still to be read. */
typedef struct rest {
    const char *at, *end;
} rest;

static rest rest_of(stax_str text)
{
    return (rest){text.data, text.data + text.len};
}

static bool take(rest *r, char c)
{
    if (r->at == r->end || *r->at != c) return false;
    r->at++;
    return true;
}

static bool take_sign(rest *r)
{
    if (take(r, '-')) return true;
    take(r, '+');
    return false;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static size_t skip_digits(rest *r)
{
    const char *from = r->at;

    while (r->at < r->end && is_digit(*r->at)) r->at++;
    return (size_t)(r->at - from);
}

/* --- integers ----------------------------------------------------------------------------- */

/* Indexed by kind; `bits` without the sign. */
static const unsigned char bits_of[MODEL_KIND_COUNT] = {
    [MODEL_I8] = 7,       [MODEL_I16] = 15, [MODEL_I32] = 31,   [MODEL_I64] = 63,
    [MODEL_U8] = 8,       [MODEL_U16] = 16, [MODEL_U32] = 32,   [MODEL_U64] = 64,
    [MODEL_DECIMAL] = 63, [MODEL_STR] = 64, [MODEL_BYTES] = 64,
};

void convert_limits(model_kind kind, model_number *lo, model_number *hi)
{
    uint64_t most = bits_of[kind] == 0 ? 0 : UINT64_MAX >> (64 - bits_of[kind]);

    *lo = *hi = (model_number){.u = 0};
    if (model_is_signed(kind) || kind == MODEL_DECIMAL) {
        hi->i = (int64_t)most;
        lo->i = -(int64_t)most - 1;
    } else {
        hi->u = most;
    }
}

bool convert_above(model_kind kind, model_number a, model_number b)
{
    if (model_is_float(kind)) return a.f > b.f;
    if (model_is_signed(kind) || kind == MODEL_DECIMAL) return a.i > b.i;
    return a.u > b.u;
}

/* -1 for what is no digit of this base. */
static int digit_of(char c, unsigned base)
{
    char small = (char)(c | 0x20);

    if (is_digit(c)) return c - '0';
    return base == 16 && small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/* One or more digits to the end. */
static convert_result read_digits(rest r, unsigned base, uint64_t *out)
{
    bool over = false;
    if (r.at == r.end) return CONVERT_BAD;

    for (*out = 0; r.at < r.end; r.at++) {
        int digit = digit_of(*r.at, base);
        if (digit < 0) return CONVERT_BAD;
        over |= *out > (UINT64_MAX - (unsigned)digit) / base;
        *out = *out * base + (unsigned)digit;
    }
    return over ? CONVERT_RANGE : CONVERT_OK;
}

/* Puts a sign before a magnitude, within 64 bits. */
static bool with_sign(uint64_t magnitude, bool negative, int64_t *out)
{
    if (magnitude > (uint64_t)INT64_MAX + negative) return false;
    *out = negative && magnitude > 0 ? -(int64_t)(magnitude - 1) - 1 : (int64_t)magnitude;
    return true;
}

convert_result convert_integer(model_kind kind, bool hex, stax_str text, model_number *out)
{
    rest r = rest_of(text);
    bool negative = !hex && take_sign(&r);
    uint64_t magnitude;
    model_number lo, hi, number = {.u = 0};

    if (hex && text.len > 2 && text.data[0] == '0' && (text.data[1] | 0x20) == 'x') r.at += 2;
    convert_result result = read_digits(r, hex ? 16 : 10, &magnitude);
    if (result != CONVERT_OK) return result;

    if (model_is_unsigned(kind) || kind == MODEL_STR || kind == MODEL_BYTES) {
        if (negative && magnitude > 0) return CONVERT_RANGE;
        number.u = magnitude;
    } else if (!with_sign(magnitude, negative, &number.i)) {
        return CONVERT_RANGE;
    }
    convert_limits(kind, &lo, &hi);
    if (convert_above(kind, lo, number) || convert_above(kind, number, hi)) return CONVERT_RANGE;
    *out = number;
    return CONVERT_OK;
}

/* --- floats ------------------------------------------------------------------------------- */

static bool is_float_text(stax_str text)
{
    rest r = rest_of(text);

    take_sign(&r);
    size_t digits = skip_digits(&r);
    if (take(&r, '.')) digits += skip_digits(&r);
    if (digits == 0) return false;
    if (take(&r, 'e') || take(&r, 'E')) {
        take_sign(&r);
        if (skip_digits(&r) == 0) return false;
    }
    return r.at == r.end;
}

static bool read_special(stax_str text, double *out)
{
    static const struct {
        const char *text;
        double value;
    } words[] = {{"INF", INFINITY}, {"+INF", INFINITY}, {"-INF", -INFINITY}, {"NaN", NAN}};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (!stax_eq(text, stax_str_of(words[i].text))) continue;
        *out = words[i].value;
        return true;
    }
    return false;
}

/* The text ends with NUL or with something that is no part of a number. */
convert_result convert_float(model_kind kind, bool any, stax_str text, model_number *out)
{
    char copy[512];
    double value;
    if (any && read_special(text, &out->f)) return CONVERT_OK;
    if (!is_float_text(text) || text.len >= sizeof copy) return CONVERT_BAD;

    memcpy(copy, text.data, text.len);
    copy[text.len] = '\0';
    value = kind == MODEL_F32 ? (double)strtof(copy, NULL) : strtod(copy, NULL);
    if (isinf(value)) return CONVERT_RANGE;
    out->f = value;
    return CONVERT_OK;
}

/* --- decimals ----------------------------------------------------------------------------- */

static bool append(uint64_t *number, unsigned digit)
{
    if (*number > (UINT64_MAX - digit) / 10) return false;
    *number = *number * 10 + digit;
    return true;
}

/* The digits behind the last place: all 0, or rounded half away from zero. */
static convert_result drop_digits(rest *r, bool round, uint64_t *magnitude)
{
    bool up = r->at < r->end && *r->at >= '5' && *r->at <= '9';

    for (; r->at < r->end && is_digit(*r->at); r->at++)
        if (*r->at != '0' && !round) return CONVERT_BAD;
    if (!up) return CONVERT_OK;
    if (*magnitude == UINT64_MAX) return CONVERT_RANGE;
    (*magnitude)++;
    return CONVERT_OK;
}

static bool is_decimal_text(rest r)
{
    size_t digits = skip_digits(&r);

    if (take(&r, '.')) digits += skip_digits(&r);
    return digits > 0 && r.at == r.end;
}

convert_result convert_decimal(unsigned digits, bool round, stax_str text, model_number *out)
{
    rest r = rest_of(text);
    bool negative = take_sign(&r), fits = true;
    uint64_t magnitude = 0;
    if (!is_decimal_text(r)) return CONVERT_BAD;

    for (; r.at < r.end && *r.at != '.'; r.at++)
        fits = fits && append(&magnitude, (unsigned)(*r.at - '0'));
    take(&r, '.');
    for (unsigned i = 0; i < digits; i++) {
        unsigned digit = r.at < r.end ? (unsigned)(*r.at++ - '0') : 0;
        fits = fits && append(&magnitude, digit);
    }
    convert_result result = drop_digits(&r, round, &magnitude);
    if (result != CONVERT_OK) return result;
    return fits && with_sign(magnitude, negative, &out->i) ? CONVERT_OK : CONVERT_RANGE;
}

/* --- values ------------------------------------------------------------------------------- */

convert_result convert_number(const model_type *type, stax_str text, model_number *out)
{
    if (type->kind == MODEL_DECIMAL) return convert_decimal(type->digits, type->round, text, out);
    if (model_is_float(type->kind)) return convert_float(type->kind, type->any, text, out);
    return convert_integer(type->kind, type->hex, text, out);
}

static bool is_within(const model_type *type, model_number number)
{
    if (type->lo.given && convert_above(type->kind, type->lo.value, number)) return false;
    if (type->hi.given && convert_above(type->kind, number, type->hi.value)) return false;
    if (model_is_float(type->kind) && (type->lo.given || type->hi.given)) return !isnan(number.f);
    return true;
}

static convert_result convert_bool(const model_type *type, stax_str text, bool *out)
{
    static const char *const usual[] = {"false", "true", "0", "1"};
    const char *own[] = {type->no, type->yes};
    const char *const *words = type->yes ? own : usual;

    for (unsigned i = 0; i < (type->yes ? 2u : 4u); i++) {
        if (!stax_eq(text, stax_str_of(words[i]))) continue;
        *out = i & 1;
        return CONVERT_OK;
    }
    return CONVERT_BAD;
}

/* As documents spell it, or by the name that the schema gives the word. */
static convert_result convert_word(const model_enum *e, stax_str text, model_value *out)
{
    for (size_t i = 0; i < e->word_count && !out->word; i++)
        if (stax_eq(text, e->words[i].text)) out->word = &e->words[i];
    for (size_t i = 0; i < e->word_count && !out->word; i++)
        if (stax_eq(text, stax_str_of(e->words[i].name))) out->word = &e->words[i];
    if (out->word == NULL) out->word = e->other;
    return out->word ? CONVERT_OK : CONVERT_BAD;
}

/* The end of a text of at most `room` bytes that does not cut a character. */
static size_t cut_at(stax_str text, size_t room)
{
    while (room > 0 && ((unsigned char)text.data[room] & 0xC0) == 0x80) room--;
    return room;
}

static convert_result convert_text(const model_type *type, model_value *out, stax_arena *arena)
{
    out->text = convert_letters(type->letters, out->text, arena);
    if (type->table && !pattern_matches(type->table, out->text)) return CONVERT_BAD;
    if (type->kind == MODEL_STR)
        return is_within(type, (model_number){.u = out->text.len}) ? CONVERT_OK : CONVERT_RANGE;
    if (out->text.len < type->size) return CONVERT_OK;
    if (!type->cut) return CONVERT_RANGE;
    out->text.len = cut_at(out->text, type->size - 1);
    return CONVERT_OK;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static stax_str trimmed(stax_str text)
{
    while (text.len > 0 && is_blank(text.data[0])) {
        text.data++;
        text.len--;
    }
    while (text.len > 0 && is_blank(text.data[text.len - 1])) text.len--;
    return text;
}

convert_result convert_value(const model_type *type, stax_str text, model_value *out,
                             stax_arena *arena)
{
    out->text = model_is_text(type->kind) ? text : trimmed(text);
    switch (type->kind) {
    case MODEL_STR:
    case MODEL_CHAR:
        return convert_text(type, out, arena);
    case MODEL_BOOL:
        return convert_bool(type, out->text, &out->truth);
    case MODEL_ENUM:
        return convert_word(type->of_enum, out->text, out);
    case MODEL_DATE:
    case MODEL_TIME:
        return convert_moment(type->kind, out->text, &out->moment);
    case MODEL_DATETIME:
        return convert_datetime(type->formats, out->text, &out->moment);
    case MODEL_UNIX:
        return convert_integer(MODEL_I64, false, out->text, &out->number);
    case MODEL_BYTES:
        return convert_bytes(type, out->text, &out->bytes, arena);
    case MODEL_DURATION:
        return convert_duration(out->text, &out->duration);
    default:
        break;
    }
    convert_result result = convert_number(type, out->text, &out->number);
    if (result == CONVERT_OK && !is_within(type, out->number)) return CONVERT_RANGE;
    return result;
}
