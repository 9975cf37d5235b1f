/*
 * The value functions under public names, with a public status.
 *
 * The quick ones may read 16 bytes behind a text, which only texts of a window have. Here a text
 * may be anybody's, so a short one is copied first, by words that overlap: some ten instructions.
 */
#include <stax/convert.h>

#include "value/quick.h"
#include "value/value.h"

#include <math.h>

static stax_status said(stx_value_result result)
{
    static const stax_status statuses[] = {
        [STX_VALUE_OK] = STAX_OK,
        [STX_VALUE_EMPTY] = STAX_E_EMPTY,
        [STX_VALUE_BAD] = STAX_E_VALUE,
        [STX_VALUE_RANGE] = STAX_E_RANGE,
    };

    return statuses[result];
}

/* ---- numbers ------------------------------------------------------------------------------ */

enum { SHORT = 16, ROOM = 32 };

/* A short text with zeros behind it; one that is not short has no quick way: it becomes empty. */
STX_INLINE stax_str widened(stax_str text, char *room)
{
    size_t n = text.len;

    memset(room, 0, ROOM);
    if (n - 1 >= SHORT) {
        n = 0;
    } else if (n >= 8) {
        memcpy(room, text.data, 8);
        memcpy(room + n - 8, text.data + n - 8, 8);
    } else if (n >= 4) {
        memcpy(room, text.data, 4);
        memcpy(room + n - 4, text.data + n - 4, 4);
    } else {
        room[0] = text.data[0];
        room[n / 2] = text.data[n / 2];
        room[n - 1] = text.data[n - 1];
    }
    return (stax_str){room, n};
}

/* The whole way, out of line: so the usual number saves no register. */
STX_OUT_OF_LINE static stax_status whole_i64(stax_str text, int64_t lo, int64_t hi, int64_t *out)
{
    return said(stx_to_i64(stax_trim(text), lo, hi, out));
}

STX_OUT_OF_LINE static stax_status whole_u64(stax_str text, uint64_t hi, uint64_t *out)
{
    return said(stx_to_u64(stax_trim(text), 0, hi, out));
}

STX_OUT_OF_LINE static stax_status whole_f64(stax_str text, double *out)
{
    return said(stx_to_f64(stax_trim(text), true, -INFINITY, INFINITY, out));
}

STX_OUT_OF_LINE static stax_status whole_decimal(stax_str text, unsigned digits, int64_t *out)
{
    stx_decimal shape = {.places = digits, .round = false, .lo = INT64_MIN, .hi = INT64_MAX};

    return said(stx_to_decimal(stax_trim(text), &shape, out));
}

STX_INLINE stax_status to_i64(stax_str text, int64_t lo, int64_t hi, int64_t *out)
{
    char room[ROOM];

    if (stx_quick_i64(widened(text, room), lo, hi, out)) return STAX_OK;
    return whole_i64(text, lo, hi, out);
}

STX_INLINE stax_status to_u64(stax_str text, uint64_t hi, uint64_t *out)
{
    char room[ROOM];

    if (stx_quick_u64(widened(text, room), 0, hi, out)) return STAX_OK;
    return whole_u64(text, hi, out);
}

stax_status stax_text_i64(stax_str text, int64_t *out)
{
    return to_i64(text, INT64_MIN, INT64_MAX, out);
}

stax_status stax_text_u64(stax_str text, uint64_t *out)
{
    return to_u64(text, UINT64_MAX, out);
}

stax_status stax_text_i32(stax_str text, int32_t *out)
{
    int64_t wide;
    stax_status status = to_i64(text, INT32_MIN, INT32_MAX, &wide);

    if (status == STAX_OK) *out = (int32_t)wide;
    return status;
}

stax_status stax_text_u32(stax_str text, uint32_t *out)
{
    uint64_t wide;
    stax_status status = to_u64(text, UINT32_MAX, &wide);

    if (status == STAX_OK) *out = (uint32_t)wide;
    return status;
}

stax_status stax_text_f64(stax_str text, double *out)
{
    char room[ROOM];

    if (stx_quick_f64(widened(text, room), -INFINITY, INFINITY, out)) return STAX_OK;
    return whole_f64(text, out);
}

stax_status stax_text_decimal(stax_str text, unsigned digits, int64_t *out)
{
    char room[ROOM];

    if (stx_quick_decimal(widened(text, room), digits, INT64_MIN, INT64_MAX, out)) return STAX_OK;
    return whole_decimal(text, digits, out);
}

/* ---- others ------------------------------------------------------------------------------- */

stax_status stax_text_bool(stax_str text, bool *out)
{
    if (text.len == 4 && memcmp(text.data, "true", 4) == 0) return *out = true, STAX_OK;
    if (text.len == 5 && memcmp(text.data, "false", 5) == 0) return *out = false, STAX_OK;
    return said(stx_to_bool(stax_trim(text), out));
}

stax_status stax_text_date(stax_str text, stax_date *out)
{
    return said(stx_to_date(stax_trim(text), out));
}

stax_status stax_text_time(stax_str text, stax_time *out)
{
    return said(stx_to_time(stax_trim(text), out));
}

stax_status stax_text_datetime(stax_str text, stax_datetime *out)
{
    return said(stx_to_datetime(stax_trim(text), out));
}

stax_status stax_text_duration(stax_str text, stax_duration *out)
{
    return said(stx_to_duration(stax_trim(text), out));
}
