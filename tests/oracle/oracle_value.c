/*
 * Texts as values, by the slow conversions of tests/fuzz: regular expressions, strtod, arithmetic
 * digit by digit; patterns by libxml2's own.
 */
#define _POSIX_C_SOURCE 200809L

#include "oracle_print.h"
#include "slow_values.h"

#include <inttypes.h>
#include <libxml/xmlregexp.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

stax_str oracle_trim(stax_str text)
{
    while (text.len > 0 && is_blank(text.data[0])) text.data++, text.len--;
    while (text.len > 0 && is_blank(text.data[text.len - 1])) text.len--;
    return text;
}

static stax_status status_of(stx_value_result result)
{
    static const stax_status statuses[] = {[STX_VALUE_OK] = STAX_OK,
                                           [STX_VALUE_EMPTY] = STAX_E_EMPTY,
                                           [STX_VALUE_BAD] = STAX_E_VALUE,
                                           [STX_VALUE_RANGE] = STAX_E_RANGE};
    return statuses[result];
}

/* ---- numbers ------------------------------------------------------------------------------ */

static stx_value_result put_signed(const model_type *type, stax_str text, FILE *to)
{
    int64_t value = 0, lo = type->lo.value.i, hi = type->hi.value.i;
    uint64_t digits = 0;
    stx_value_result result;

    if (type->kind == MODEL_UNIX) lo = INT64_MIN, hi = INT64_MAX;
    if (type->hex) {
        if (hi < 0 && text.len > 0) return slow_hex(text, 1, 0, &digits);
        result = slow_hex(text, lo < 0 ? 0 : (uint64_t)lo, (uint64_t)hi, &digits);
        value = (int64_t)digits;
    } else {
        result = slow_i64(text, lo, hi, &value);
    }
    if (result == STX_VALUE_OK) fprintf(to, "%" PRId64, value);
    return result;
}

static stx_value_result put_unsigned(const model_type *type, stax_str text, FILE *to)
{
    uint64_t value = 0, lo = type->lo.value.u, hi = type->hi.value.u;
    stx_value_result result =
        type->hex ? slow_hex(text, lo, hi, &value) : slow_u64(text, lo, hi, &value);

    if (result == STX_VALUE_OK) fprintf(to, "%" PRIu64, value);
    return result;
}

static stx_value_result put_float(const model_type *type, stax_str text, FILE *to)
{
    bool narrow = type->kind == MODEL_F32, bounded = type->lo.given || type->hi.given;
    double lo = type->lo.given ? type->lo.value.f : -(double)INFINITY;
    double hi = type->hi.given ? type->hi.value.f : (double)INFINITY, value = 0;
    float half = 0;
    stx_value_result result =
        narrow ? slow_f32(text, type->any, -INFINITY, INFINITY, &half)
               : slow_f64(text, type->any, -(double)INFINITY, (double)INFINITY, &value);

    if (result != STX_VALUE_OK) return result;
    if (narrow) value = (double)half;
    if (bounded && !(value >= lo && value <= hi)) return STX_VALUE_RANGE;
    oracle_put_float(value, narrow, to);
    return STX_VALUE_OK;
}

static stx_value_result put_decimal(const model_type *type, stax_str text, FILE *to)
{
    stx_decimal shape = {type->digits, type->round, type->lo.value.i, type->hi.value.i};
    int64_t value;
    stx_value_result result = slow_decimal(text, &shape, &value);

    if (result == STX_VALUE_OK) oracle_put_decimal(value, type->digits, to);
    return result;
}

/* ---- words -------------------------------------------------------------------------------- */

static bool same(stax_str text, const char *word)
{
    return text.len == strlen(word) && memcmp(text.data, word, text.len) == 0;
}

static stx_value_result put_bool(const model_type *type, stax_str text, FILE *to)
{
    const char *yes = type->yes ? type->yes : "true", *no = type->no ? type->no : "false";
    bool is_yes, is_no;

    if (text.len == 0) return STX_VALUE_EMPTY;
    is_yes = same(text, yes) || (!type->yes && same(text, "1"));
    is_no = same(text, no) || (!type->no && same(text, "0"));
    if (!is_yes && !is_no) return STX_VALUE_BAD;
    fputs(is_yes ? "true" : "false", to);
    return STX_VALUE_OK;
}

static stx_value_result put_word(const model_type *type, stax_str text, FILE *to)
{
    if (text.len == 0) return STX_VALUE_EMPTY;
    for (size_t i = 0; i < type->of_enum->word_count; i++) {
        stax_str word = type->of_enum->words[i].text;
        if (word.len != text.len || memcmp(word.data, text.data, text.len) != 0) continue;
        oracle_put_string(text, to);
        return STX_VALUE_OK;
    }
    if (type->of_enum->other == NULL) return STX_VALUE_BAD;
    oracle_put_string(text, to);
    return STX_VALUE_OK;
}

/* ---- moments and bytes -------------------------------------------------------------------- */

static stx_value_result put_datetime(const model_type *type, stax_str text, FILE *to)
{
    stax_datetime t = {0};
    stx_value_result iso = STX_VALUE_BAD, mail = STX_VALUE_BAD;
    bool takes_iso = type->formats == 0 || (type->formats & MODEL_ISO) != 0;

    if (takes_iso) iso = slow_datetime(text, &t);
    if (iso != STX_VALUE_OK && (type->formats & MODEL_RFC822)) mail = slow_rfc822(text, &t);
    if (iso != STX_VALUE_OK && mail != STX_VALUE_OK) return takes_iso ? iso : mail;
    oracle_put_datetime(&t, to);
    return STX_VALUE_OK;
}

#define PUT_MOMENT(name, type)                                     \
    static stx_value_result put_##name(stax_str text, FILE *to)    \
    {                                                              \
        type value = {0};                                          \
        stx_value_result result = slow_##name(text, &value);       \
        if (result == STX_VALUE_OK) oracle_put_##name(&value, to); \
        return result;                                             \
    }
PUT_MOMENT(date, stax_date)
PUT_MOMENT(time, stax_time)
PUT_MOMENT(duration, stax_duration)

static stax_status put_bytes(const model_type *type, stax_str text, FILE *to)
{
    unsigned char room[1024];
    size_t len = 0;
    stx_value_result result = STX_VALUE_OK;

    if (text.len > 0)
        result = type->base64 ? slow_base64(text, room, &len) : slow_hex_bytes(text, room, &len);
    if (result != STX_VALUE_OK) return status_of(result);
    if (len < type->lo.value.u || len > type->hi.value.u) return STAX_E_LENGTH;
    oracle_put_bytes(room, len, to);
    return STAX_OK;
}

/* ---- strings ------------------------------------------------------------------------------ */

static stax_str folded(stax_str text, char *room)
{
    size_t len = 0;

    for (size_t i = 0; i < text.len; i++) {
        if (!is_blank(text.data[i]))
            room[len++] = text.data[i];
        else if (len > 0 && room[len - 1] != ' ')
            room[len++] = ' ';
    }
    if (len > 0 && room[len - 1] == ' ') len--;
    return (stax_str){room, len};
}

static stax_str lettered(stax_str text, model_letters letters, char *room)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i];
        if (letters == MODEL_LOWER && c >= 'A' && c <= 'Z') c = (char)(c - 'A' + 'a');
        if (letters == MODEL_UPPER && c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
        room[i] = c;
    }
    return (stax_str){room, text.len};
}

static bool matches(const char *pattern, stax_str text)
{
    xmlRegexpPtr compiled = xmlRegexpCompile((const xmlChar *)pattern);
    char *copy = strndup(text.len ? text.data : "", text.len);
    bool good = compiled && xmlRegexpExec(compiled, (const xmlChar *)copy) == 1;

    free(copy);
    xmlRegFreeRegexp(compiled);
    return good;
}

static stax_status put_text(const model_type *type, stax_str text, FILE *to)
{
    if (type->kind == MODEL_CHAR && text.len >= type->size) {
        if (!type->cut) return STAX_E_LENGTH;
        text.len = type->size - 1;
        while (text.len > 0 && ((unsigned char)text.data[text.len] & 0xC0) == 0x80) text.len--;
    }
    if (type->kind == MODEL_STR && (text.len < type->lo.value.u || text.len > type->hi.value.u))
        return STAX_E_LENGTH;
    if (type->pattern && !matches(type->pattern, text)) return STAX_E_VALUE;
    oracle_put_string(text, to);
    return STAX_OK;
}

static stax_status put_spaced(const model_type *type, stax_str text, model_space space, FILE *to)
{
    char *room = malloc(text.len + 1);
    stax_status status;

    if (space == MODEL_TRIM) text = oracle_trim(text);
    if (space == MODEL_COLLAPSE) text = folded(text, room);
    if (type->letters != MODEL_AS_WRITTEN) text = lettered(text, type->letters, room);
    status = put_text(type, text, to);
    free(room);
    return status;
}

/* ---- all ---------------------------------------------------------------------------------- */

static stx_value_result put_other(const model_type *type, stax_str text, FILE *to)
{
    if (model_is_signed(type->kind) || type->kind == MODEL_UNIX) return put_signed(type, text, to);
    if (model_is_unsigned(type->kind)) return put_unsigned(type, text, to);
    if (model_is_float(type->kind)) return put_float(type, text, to);
    switch (type->kind) {
    case MODEL_BOOL:
        return put_bool(type, text, to);
    case MODEL_DECIMAL:
        return put_decimal(type, text, to);
    case MODEL_ENUM:
        return put_word(type, text, to);
    case MODEL_DATE:
        return put_date(text, to);
    case MODEL_TIME:
        return put_time(text, to);
    case MODEL_DATETIME:
        return put_datetime(type, text, to);
    case MODEL_DURATION:
        return put_duration(text, to);
    default:
        return STX_VALUE_BAD;
    }
}

stax_status oracle_convert(const model_type *type, stax_str text, model_space space, FILE *to)
{
    if (text.data == NULL) text.data = "";
    if (model_is_text(type->kind)) return put_spaced(type, text, space, to);
    text = oracle_trim(text);
    if (type->kind == MODEL_BYTES) return put_bytes(type, text, to);
    return status_of(put_other(type, text, to));
}

void oracle_put_default(const model_field *f, FILE *to)
{
    if (f->type.kind == MODEL_FLAG)
        fputs("false", to);
    else if (oracle_convert(&f->type, f->fallback.text, MODEL_KEEP, to) != STAX_OK)
        fputs("?", to);
}

/* ---- lists -------------------------------------------------------------------------------- */

static bool separates(const char *separators, char c)
{
    for (; *separators; separators++)
        if (*separators == c || (is_blank(*separators) && is_blank(c))) return true;
    return false;
}

/* Where the piece that begins at i ends, and whether a separator that is no blank follows. */
static size_t piece_end(const char *separators, stax_str text, size_t i)
{
    while (i < text.len && !separates(separators, text.data[i])) i++;
    return i;
}

static size_t behind_separator(const char *separators, stax_str text, size_t i, bool *hard)
{
    *hard = false;
    for (; i < text.len; i++) {
        bool blank = is_blank(text.data[i]);
        if (!blank && (*hard || !separates(separators, text.data[i]))) break;
        *hard |= !blank;
    }
    return i;
}

stax_status oracle_split(const model_field *f, stax_str text, FILE *to)
{
    const char *separators = f->type.split;
    size_t count = 0, at = 0, end;
    bool hard = false;
    stax_status status = STAX_OK;

    text = oracle_trim(text);
    fputc('[', to);
    while (status == STAX_OK && (at < text.len || hard)) {
        stax_str piece = {text.data + at, 0};
        end = piece_end(separators, text, at);
        piece.len = end - at;
        piece = oracle_trim(piece);
        if (count++ > 0) fputc(',', to);
        if (count > f->max) return STAX_E_COUNT;
        status = piece.len == 0 ? STAX_E_EMPTY : oracle_convert(&f->type, piece, f->space, to);
        at = behind_separator(separators, text, end, &hard);
    }
    fputc(']', to);
    if (status == STAX_OK && (count < f->min || count > f->max)) return STAX_E_COUNT;
    return status;
}
