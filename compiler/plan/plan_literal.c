/*
 * Values of the schema as C writes them. The smallest value of a type cannot be written as a plain
 * number in C (9223372036854775808 is too large before the minus is seen), so limits are names,
 * which say more, too.
 */
#include "plan/plan_literal.h"

#include "base/zalloc.h"

#include <inttypes.h>
#include <stdlib.h>

/* --- strings ------------------------------------------------------------------------------ */

static char *put_octal(char *to, unsigned char c)
{
    *to++ = '\\';
    *to++ = (char)('0' + (c >> 6));
    *to++ = (char)('0' + (c >> 3 & 7));
    *to++ = (char)('0' + (c & 7));
    return to;
}

static char *put_escaped(char *to, unsigned char c, bool behind_question)
{
    if (c < ' ' || c == 0x7F) return put_octal(to, c);
    if (c == '"' || c == '\\' || (c == '?' && behind_question)) *to++ = '\\';
    *to++ = (char)c;
    return to;
}

/* As a string of C; of what is no text bytes from 0x80 on are numbers: compilers want UTF-8. */
static const char *literal_of(stax_str text, bool is_text, stax_arena *arena)
{
    char *literal = zalloc(4 * text.len + 3, arena), *to = literal;

    *to++ = '"';
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];
        bool behind_question = i > 0 && text.data[i - 1] == '?';
        to = c >= 0x80 && !is_text ? put_octal(to, c) : put_escaped(to, c, behind_question);
    }
    *to = '"';
    return literal;
}

const char *plan_string(stax_str text, stax_arena *arena)
{
    return literal_of(text, true, arena);
}

/* --- numbers ------------------------------------------------------------------------------ */

/* The limits of integers, by kind. */
typedef struct limits {
    const char *low, *high;
    int64_t least;
    uint64_t greatest;
} limits;

static const limits limits_of[MODEL_KIND_COUNT] = {
    [MODEL_I8] = {"INT8_MIN", "INT8_MAX", INT8_MIN, INT8_MAX},
    [MODEL_I16] = {"INT16_MIN", "INT16_MAX", INT16_MIN, INT16_MAX},
    [MODEL_I32] = {"INT32_MIN", "INT32_MAX", INT32_MIN, INT32_MAX},
    [MODEL_I64] = {"INT64_MIN", "INT64_MAX", INT64_MIN, INT64_MAX},
    [MODEL_DECIMAL] = {"INT64_MIN", "INT64_MAX", INT64_MIN, INT64_MAX},
    [MODEL_U8] = {"0", "UINT8_MAX", 0, UINT8_MAX},
    [MODEL_U16] = {"0", "UINT16_MAX", 0, UINT16_MAX},
    [MODEL_U32] = {"0", "UINT32_MAX", 0, UINT32_MAX},
    [MODEL_U64] = {"0", "UINT64_MAX", 0, UINT64_MAX},
    [MODEL_STR] = {"0", "SIZE_MAX", 0, UINT64_MAX},
    [MODEL_BYTES] = {"0", "SIZE_MAX", 0, UINT64_MAX},
    [MODEL_UNIX] = {"INT64_MIN", "INT64_MAX", INT64_MIN, INT64_MAX},
};

static bool is_signed(model_kind kind)
{
    return model_is_signed(kind) || kind == MODEL_DECIMAL || kind == MODEL_UNIX;
}

const char *plan_integer(model_kind kind, model_number number, stax_arena *arena)
{
    const limits *l = &limits_of[kind];

    if (is_signed(kind)) {
        if (number.i == l->least) return l->low;
        if (number.i >= 0 && (uint64_t)number.i == l->greatest) return l->high;
        return zprintf(arena, "%" PRId64, number.i);
    }
    if (number.u == l->greatest) return l->high;
    if (number.u > INT64_MAX) return zprintf(arena, "UINT64_C(%" PRIu64 ")", number.u);
    return zprintf(arena, "%" PRIu64, number.u);
}

/* The shortest of all spellings, but whole numbers in full as far as they are exact. */
static void spell(double value, bool is_float, char *text, size_t size)
{
    int digits = 0;

    if (value > -1e15 && value < 1e15 && value == (double)(int64_t)value) {
        snprintf(text, size, "%.1f", value);
        return;
    }
    do snprintf(text, size, "%.*g", ++digits, value);
    while (digits < 17 &&
           (is_float ? strtof(text, NULL) != (float)value : strtod(text, NULL) != value));
}

const char *plan_float(double value, bool is_float, stax_arena *arena)
{
    char text[40];

    if (value != value) return "STX_INFINITE - STX_INFINITE";
    if (value - value != 0) return value > 0 ? "STX_INFINITE" : "-STX_INFINITE";
    spell(value, is_float, text, sizeof text);
    return zprintf(arena, "%s%s%s", text, strpbrk(text, ".e") ? "" : ".0", is_float ? "F" : "");
}

/* --- bounds ------------------------------------------------------------------------------- */

const char *plan_low(const model_type *type, stax_arena *arena)
{
    if (!model_is_float(type->kind)) return plan_integer(type->kind, type->lo.value, arena);
    return type->lo.given ? plan_float(type->lo.value.f, false, arena) : "-STX_INFINITE";
}

const char *plan_high(const model_type *type, stax_arena *arena)
{
    if (!model_is_float(type->kind)) return plan_integer(type->kind, type->hi.value, arena);
    return type->hi.given ? plan_float(type->hi.value.f, false, arena) : "STX_INFINITE";
}

/* --- defaults ----------------------------------------------------------------------------- */

/* Parts of a struct that are not zero: adds ".name = value" to what stands there. */
static void put_part(const char **text, const char *name, int64_t value, stax_arena *arena)
{
    if (value == 0) return;
    *text = zprintf(arena, "%s%s.%s = %" PRId64, *text, **text ? ", " : "", name, value);
}

static const char *braces(const char *parts, stax_arena *arena)
{
    return zprintf(arena, "{%s}", *parts ? parts : "0");
}

static const char *moment(model_kind kind, const model_moment *m, stax_arena *arena)
{
    const char *parts = "";

    if (kind != MODEL_TIME) {
        put_part(&parts, "year", m->year, arena);
        put_part(&parts, "month", m->month, arena);
        put_part(&parts, "day", m->day, arena);
    }
    if (kind != MODEL_DATE) {
        put_part(&parts, "hour", m->hour, arena);
        put_part(&parts, "minute", m->minute, arena);
        put_part(&parts, "second", m->second, arena);
        put_part(&parts, "nanosecond", m->nanosecond, arena);
    }
    if (m->zone_given)
        parts = zprintf(arena, "%s%s.zone = {true, %d}", parts, *parts ? ", " : "",
                        (int)m->zone_minutes);
    return braces(parts, arena);
}

static const char *duration(const model_duration *d, stax_arena *arena)
{
    const char *parts = d->negative ? ".negative = true" : "";

    put_part(&parts, "years", d->years, arena);
    put_part(&parts, "months", d->months, arena);
    put_part(&parts, "days", d->days, arena);
    put_part(&parts, "hours", d->hours, arena);
    put_part(&parts, "minutes", d->minutes, arena);
    put_part(&parts, "seconds", d->seconds, arena);
    put_part(&parts, "nanosecond", d->nanosecond, arena);
    return braces(parts, arena);
}

const char *plan_initialiser(const model_type *type, const model_value *value, stax_arena *arena)
{
    switch (type->kind) {
    case MODEL_STR:
        return zprintf(arena, "STAX_STR(%s)", plan_string(value->text, arena));
    case MODEL_CHAR:
        return plan_string(value->text, arena);
    case MODEL_BOOL:
    case MODEL_FLAG:
        return value->truth ? "true" : "false";
    case MODEL_ENUM:
        return value->word->c_name;
    case MODEL_F32:
    case MODEL_F64:
        return plan_float(value->number.f, type->kind == MODEL_F32, arena);
    case MODEL_DATE:
    case MODEL_TIME:
    case MODEL_DATETIME:
        return moment(type->kind, &value->moment, arena);
    case MODEL_BYTES:
        return zprintf(arena, "{(const unsigned char *)%s, %zu}",
                       literal_of(value->bytes, false, arena), value->bytes.len);
    case MODEL_DURATION:
        return duration(&value->duration, arena);
    default:
        return plan_integer(type->kind, value->number, arena);
    }
}
