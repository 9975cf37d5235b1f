/*
 * What the files of the third pass share.
 */
#ifndef MODEL_CHECK_H
#define MODEL_CHECK_H

#include "model/model.h"

typedef struct check {
    model_schema *schema;
    diag *d;
    stax_arena *arena;
} check;

/* Fields of one record that ask conflicting things of one element. */
void check_paths(check *c, const model_record *record);

/* Names that are different in the schema and one in C. */
void check_names(check *c);

#endif
