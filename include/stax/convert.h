/*
 * From text to values: the functions that generated parsers use, for programs with a cursor.
 *
 * All trim the blanks of XML at both ends first, read no byte outside the text, know no locale, and
 * write *out only when they return STAX_OK. Else: STAX_E_EMPTY, there is no text; STAX_E_VALUE, it
 * is not of this type; STAX_E_RANGE, it is, but beyond what *out can take.
 */
#ifndef STAX_CONVERT_H
#define STAX_CONVERT_H

#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* [+-]?[0-9]+ */
stax_status stax_text_i64(stax_str text, int64_t *out);
stax_status stax_text_u64(stax_str text, uint64_t *out);
stax_status stax_text_i32(stax_str text, int32_t *out);
stax_status stax_text_u32(stax_str text, uint32_t *out);

/* Floats of XML Schema, the nearest value, ties to even; also INF, +INF, -INF and NaN. */
stax_status stax_text_f64(stax_str text, double *out);

/*
 * A decimal number times ten to the `digits` (0 to 18): "12.5" with two digits is 1250. A digit
 * other than 0 behind the last place is STAX_E_VALUE.
 */
stax_status stax_text_decimal(stax_str text, unsigned digits, int64_t *out);

/* true, false, 1, 0 */
stax_status stax_text_bool(stax_str text, bool *out);

/* ISO 8601 as XML Schema has it. */
stax_status stax_text_date(stax_str text, stax_date *out);
stax_status stax_text_time(stax_str text, stax_time *out);
stax_status stax_text_datetime(stax_str text, stax_datetime *out);
stax_status stax_text_duration(stax_str text, stax_duration *out);

#ifdef __cplusplus
}
#endif
#endif
