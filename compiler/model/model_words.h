/*
 * The words that may stand in brackets behind a built-in type: str(keep), f64(split).
 */
#ifndef MODEL_WORDS_H
#define MODEL_WORDS_H

#include "model/model.h"

/* Does what a word says; false after an error, with the nearest word or all that there are. */
bool words_take(model_type *type, stax_str word, pos at, diag *d, stax_arena *arena);

/* Whether a range may stand there too. */
bool words_bounds(model_kind kind);

#endif
