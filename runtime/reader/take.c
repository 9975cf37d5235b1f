/*
 * Conversions as generated code calls them: the value functions, and what a refusal means.
 *
 * Every function here is called with a text of the window or of the value builder and writes into
 * the record only when it returns true.
 */
#include "reader/take.h"
#include "value/quick.h"

#include <math.h>

enum {
    LARGE_LIST = 64 << 10, /* bytes from which a list gets memory of its own */
    MOST_AHEAD = 64        /* times its size that it may ask for at once */
};

void *stx_new(stx_reader *r, size_t size)
{
    void *one = stax_arena_alloc(r->arena, size, 16);

    if (one == NULL) (void)stx_no_room(r, size);
    return one;
}

/* ---- texts -------------------------------------------------------------------------------- */

bool stx_copy(stx_reader *r, stax_str text, stax_str *out)
{
    char *copy = stax_arena_alloc(r->arena, text.len + 1, 1);

    if (copy == NULL) return stx_no_room(r, text.len + 1);
    if (text.len > 0) memcpy(copy, text.data, text.len);
    copy[text.len] = '\0';
    out->data = copy;
    out->len = text.len;
    return true;
}

bool stx_lend(stx_reader *r, stax_str text, stax_str *out)
{
    const stx_tokens *t = (const stx_tokens *)(const void *)r;
    const stx_window *w = &t->window;
    uintptr_t at = (uintptr_t)text.data - (uintptr_t)w->base;

    if (!t->lends || at > (uintptr_t)w->limit - (uintptr_t)w->base) return stx_copy(r, text, out);
    out->data = w->memory.data + w->offset + at;
    out->len = text.len;
    return true;
}

bool stx_collapse(stx_reader *r, stax_str *text)
{
    char *room = stax_arena_alloc(r->arena, text->len + 16, 1); /* stx_take_str may read so far */

    if (room == NULL) return stx_no_room(r, text->len + 1);
    *text = stx_fold_blanks(*text, room);
    return true;
}

bool stx_take_char(stx_reader *r, stax_str text, bool cut, char *out, size_t room)
{
    if (stx_char_copy(text, out, room, cut) == STX_VALUE_OK) return true;
    return stx_fault(r, STAX_E_LENGTH);
}

bool stx_take_bool(stx_reader *r, stax_str text, bool *out)
{
    if (text.len == 4 && memcmp(text.data, "true", 4) == 0) return *out = true, true;
    if (text.len == 5 && memcmp(text.data, "false", 5) == 0) return *out = false, true;
    return stx_accept(r, stx_to_bool(stax_trim(text), out));
}

bool stx_take_choice(stx_reader *r, stax_str text, stax_str yes, stax_str no, bool *out)
{
    return stx_accept(r, stx_to_bool_words(stax_trim(text), yes, no, out));
}

bool stx_take_word(stx_reader *r, stax_str text, const stax_str *words, unsigned count,
                   unsigned *out)
{
    size_t word;

    if (!stx_accept(r, stx_word(stax_trim(text), words, count, &word))) return false;
    *out = (unsigned)word;
    return true;
}

/* ---- numbers ------------------------------------------------------------------------------ */

/*
 * The quick way stands in the function, the whole way is out of line: so the usual number saves no
 * register. bench/callgrind.sh on attrs: 9.6 to 9.0 instructions a byte.
 */
STX_OUT_OF_LINE static bool whole_signed(stx_reader *r, stax_str text, int64_t lo, int64_t hi,
                                         int64_t *out)
{
    return stx_accept(r, stx_to_i64(stax_trim(text), lo, hi, out));
}

STX_OUT_OF_LINE static bool whole_unsigned(stx_reader *r, stax_str text, uint64_t lo, uint64_t hi,
                                           uint64_t *out)
{
    return stx_accept(r, stx_to_u64(stax_trim(text), lo, hi, out));
}

#define TAKE_INTEGER(name, type, wide_type, quick, whole)                                \
    bool name(stx_reader *r, stax_str text, type lo, type hi, type *out)                 \
    {                                                                                    \
        wide_type wide;                                                                  \
                                                                                         \
        if (!quick(text, lo, hi, &wide) && !whole(r, text, lo, hi, &wide)) return false; \
        *out = (type)wide;                                                               \
        return true;                                                                     \
    }
TAKE_INTEGER(stx_take_i8, int8_t, int64_t, stx_quick_i64, whole_signed)
TAKE_INTEGER(stx_take_i16, int16_t, int64_t, stx_quick_i64, whole_signed)
TAKE_INTEGER(stx_take_i32, int32_t, int64_t, stx_quick_i64, whole_signed)
TAKE_INTEGER(stx_take_u8, uint8_t, uint64_t, stx_quick_u64, whole_unsigned)
TAKE_INTEGER(stx_take_u16, uint16_t, uint64_t, stx_quick_u64, whole_unsigned)
TAKE_INTEGER(stx_take_u32, uint32_t, uint64_t, stx_quick_u64, whole_unsigned)

bool stx_take_i64(stx_reader *r, stax_str text, int64_t lo, int64_t hi, int64_t *out)
{
    return stx_quick_i64(text, lo, hi, out) || whole_signed(r, text, lo, hi, out);
}

bool stx_take_u64(stx_reader *r, stax_str text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    return stx_quick_u64(text, lo, hi, out) || whole_unsigned(r, text, lo, hi, out);
}

bool stx_take_hex(stx_reader *r, stax_str text, uint64_t lo, uint64_t hi, uint64_t *out)
{
    return stx_accept(r, stx_to_hex(stax_trim(text), lo, hi, out));
}

bool stx_take_f32(stx_reader *r, stax_str text, double lo, double hi, bool any, float *out)
{
    float value;

    if (!stx_accept(r, stx_to_f32(stax_trim(text), any, -(float)INFINITY, (float)INFINITY, &value)))
        return false;
    if (isnan(value) && lo <= -(double)INFINITY && hi >= (double)INFINITY)
        return *out = value, true;
    if (!((double)value >= lo && (double)value <= hi)) return stx_fault(r, STAX_E_RANGE);
    *out = value;
    return true;
}

STX_OUT_OF_LINE static bool whole_f64(stx_reader *r, stax_str text, double lo, double hi, bool any,
                                      double *out)
{
    return stx_accept(r, stx_to_f64(stax_trim(text), any, lo, hi, out));
}

bool stx_take_f64(stx_reader *r, stax_str text, double lo, double hi, bool any, double *out)
{
    return stx_quick_f64(text, lo, hi, out) || whole_f64(r, text, lo, hi, any, out);
}

STX_OUT_OF_LINE static bool whole_decimal(stx_reader *r, stax_str text, const stx_decimal *shape,
                                          int64_t *out)
{
    return stx_accept(r, stx_to_decimal(stax_trim(text), shape, out));
}

bool stx_take_decimal(stx_reader *r, stax_str text, unsigned digits, bool round, int64_t lo,
                      int64_t hi, int64_t *out)
{
    return stx_quick_decimal(text, digits, lo, hi, out) ||
           whole_decimal(r, text, &(stx_decimal){digits, round, lo, hi}, out);
}

/* ---- dates -------------------------------------------------------------------------------- */

bool stx_take_date(stx_reader *r, stax_str text, stax_date *out)
{
    return stx_accept(r, stx_to_date(stax_trim(text), out));
}

bool stx_take_time(stx_reader *r, stax_str text, stax_time *out)
{
    return stx_accept(r, stx_to_time(stax_trim(text), out));
}

bool stx_take_datetime(stx_reader *r, stax_str text, stax_datetime *out)
{
    return stx_accept(r, stx_to_datetime(stax_trim(text), out));
}

bool stx_take_rfc822(stx_reader *r, stax_str text, stax_datetime *out)
{
    return stx_accept(r, stx_to_rfc822(stax_trim(text), out));
}

bool stx_take_iso_or_rfc822(stx_reader *r, stax_str text, stax_datetime *out)
{
    stx_value_result iso = stx_to_datetime(text = stax_trim(text), out);

    if (iso == STX_VALUE_OK || stx_to_rfc822(text, out) == STX_VALUE_OK) return true;
    return stx_accept(r, iso);
}

bool stx_take_duration(stx_reader *r, stax_str text, stax_duration *out)
{
    return stx_accept(r, stx_to_duration(stax_trim(text), out));
}

/* ---- lists -------------------------------------------------------------------------------- */

/*
 * How many items a list will come to, if the rest of the input is like what was read: rounded up to
 * the power of two that it will then have room for. What is not used of it is never touched.
 */
static size_t expected(const stx_reader *r, size_t count)
{
    const stx_window *w = &((const stx_tokens *)(const void *)r)->window;
    uint64_t done = w->offset + (uint64_t)(r->at.behind - w->base);
    size_t most = count * 2, times;

    if (w->memory.data == NULL || done == 0) return most;
    times = (size_t)(w->memory.len / done);
    while (most / count <= times && most / count < MOST_AHEAD) most *= 2;
    return most;
}

void *stx_grow(stx_reader *r, void *items, size_t count, size_t size)
{
    size_t want = count == 0 ? 4 : count * 2, bytes = count * size;
    void *grown = NULL;

    if (items && items == r->grown && want <= r->grown_room) return items;
    if (want > SIZE_MAX / MOST_AHEAD / size) return (void)stx_fault(r, STAX_E_MEMORY), NULL;
    if (bytes >= LARGE_LIST)
        grown = stax_arena_extend(r->arena, items, bytes, want * size, expected(r, count) * size);
    else
        grown = stax_arena_grow(r->arena, items, bytes, want * size, sizeof(void *) * 2);
    if (grown == NULL) return (void)stx_no_room(r, want * size), NULL;
    r->grown = grown;
    r->grown_room = want;
    return grown;
}
