/*
 * Values of the schema as C writes them.
 */
#ifndef PLAN_LITERAL_H
#define PLAN_LITERAL_H

#include "model/model.h"

/* "text" with its quotes; no trigraph comes of it. */
const char *plan_string(stax_str text, stax_arena *arena);

/* An integer of a kind (DECIMAL: as i64); the limits of the C type have names: INT32_MIN. */
const char *plan_integer(model_kind kind, model_number number, stax_arena *arena);

/* The shortest spelling that gives the same double, or float: -90.0, 0.1F. Infinities have a name.
 */
const char *plan_float(double value, bool is_float, stax_arena *arena);

/* The bounds of a type as arguments: names where there is none. */
const char *plan_low(const model_type *type, stax_arena *arena);
const char *plan_high(const model_type *type, stax_arena *arena);

/* A default, as an initialiser of the member. */
const char *plan_initialiser(const model_type *type, const model_value *value, stax_arena *arena);

#endif
