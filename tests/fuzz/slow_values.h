/*
 * Values of texts as slowly and plainly as can be: a regular expression says what is a text of the
 * type, the C library or digit by digit arithmetic what it means.
 *
 * text     its bytes; one with a NUL in it is of no type
 * returns  as the function of value.h that it is held against
 */
#ifndef SLOW_VALUES_H
#define SLOW_VALUES_H

#include "value/value.h"

stx_value_result slow_i64(stax_str text, int64_t lo, int64_t hi, int64_t *out);
stx_value_result slow_u64(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);
stx_value_result slow_hex(stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);
stx_value_result slow_f64(stax_str text, bool any, double lo, double hi, double *out);
stx_value_result slow_f32(stax_str text, bool any, float lo, float hi, float *out);
stx_value_result slow_decimal(stax_str text, const stx_decimal *shape, int64_t *out);
stx_value_result slow_bool(stax_str text, bool *out);

stx_value_result slow_date(stax_str text, stax_date *out);
stx_value_result slow_time(stax_str text, stax_time *out);
stx_value_result slow_datetime(stax_str text, stax_datetime *out);
stx_value_result slow_duration(stax_str text, stax_duration *out);
stx_value_result slow_rfc822(stax_str text, stax_datetime *out);

stx_value_result slow_base64(stax_str text, unsigned char *room, size_t *len);
stx_value_result slow_hex_bytes(stax_str text, unsigned char *room, size_t *len);

#endif
