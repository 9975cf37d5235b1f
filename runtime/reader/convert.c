/*
 * The value functions under public names, with a public status.
 */
#include <stax/convert.h>

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

stax_status stax_text_i64(stax_str text, int64_t *out)
{
    return said(stx_to_i64(stax_trim(text), INT64_MIN, INT64_MAX, out));
}

stax_status stax_text_u64(stax_str text, uint64_t *out)
{
    return said(stx_to_u64(stax_trim(text), 0, UINT64_MAX, out));
}

stax_status stax_text_i32(stax_str text, int32_t *out)
{
    int64_t wide;
    stax_status status = said(stx_to_i64(stax_trim(text), INT32_MIN, INT32_MAX, &wide));

    if (status == STAX_OK) *out = (int32_t)wide;
    return status;
}

stax_status stax_text_u32(stax_str text, uint32_t *out)
{
    uint64_t wide;
    stax_status status = said(stx_to_u64(stax_trim(text), 0, UINT32_MAX, &wide));

    if (status == STAX_OK) *out = (uint32_t)wide;
    return status;
}

stax_status stax_text_f64(stax_str text, double *out)
{
    return said(stx_to_f64(stax_trim(text), true, -INFINITY, INFINITY, out));
}

stax_status stax_text_decimal(stax_str text, unsigned digits, int64_t *out)
{
    stx_decimal shape = {.places = digits, .round = false, .lo = INT64_MIN, .hi = INT64_MAX};

    return said(stx_to_decimal(stax_trim(text), &shape, out));
}

stax_status stax_text_bool(stax_str text, bool *out)
{
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
