/*
 * Defaults and bounds: from text to values when the schema is compiled, by the same rules as the
 * runtime has for documents.
 */
#ifndef MODEL_CONVERT_H
#define MODEL_CONVERT_H

#include "model/model.h"

typedef enum convert_result {
    CONVERT_OK,
    CONVERT_BAD,  /* not a text of this type */
    CONVERT_RANGE /* of this type, but outside of what it can hold */
} convert_result;

/* [+-]?[0-9]+; with `hex` (0x)?[0-9A-Fa-f]+. Within the C type of the kind. */
convert_result convert_integer(model_kind kind, bool hex, stax_str text, model_number *out);

/* F32 and F64 as in XML Schema; INF and NaN only with `any`. An F32 is rounded to float. */
convert_result convert_float(model_kind kind, bool any, stax_str text, model_number *out);

/* A decimal fraction, scaled; digits behind the last place must be 0 or are rounded. */
convert_result convert_decimal(unsigned digits, bool round, stax_str text, model_number *out);

/* DATE, TIME, DATETIME and DURATION of ISO 8601 as in XML Schema. */
convert_result convert_moment(model_kind kind, stax_str text, model_moment *out);
convert_result convert_duration(stax_str text, model_duration *out);

/* A DATETIME in one of its formats: MODEL_ISO …; 0 is ISO. */
convert_result convert_datetime(unsigned formats, stax_str text, model_moment *out);
convert_result convert_rfc822(stax_str text, model_moment *out);

/* BYTES within the type's bounds. */
convert_result convert_bytes(const model_type *type, stax_str text, stax_str *out,
                             stax_arena *arena);

/* The text itself where no letter changes. */
stax_str convert_letters(model_letters letters, stax_str text, stax_arena *arena);

/* A number of the type, whatever its bounds: what bounds themselves are read with. */
convert_result convert_number(const model_type *type, stax_str text, model_number *out);

/*
 * A default.
 *
 * out      text, truth, number … as the kind has it; `at` is left alone
 * returns  RANGE also for what is outside the bounds or too long
 */
convert_result convert_value(const model_type *type, stax_str text, model_value *out,
                             stax_arena *arena);

/* The least and the greatest value of integers, DECIMAL and STR. */
void convert_limits(model_kind kind, model_number *lo, model_number *hi);

/* Is the first number above the second, as numbers of this kind? */
bool convert_above(model_kind kind, model_number a, model_number b);

#endif
