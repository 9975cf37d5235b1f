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

/* What holds what: sets the order of types, what is recursive, listed and reached. */
void check_shapes(check *c);
/* Paths from the root begin at their record from then on; a record that they pass by is an error.
 */
void check_absolute(check *c);

/* Whether positions (`x[2]`) can be counted. */
void check_positions(check *c, const model_record *record);

/* Names that are different in the schema and one in C. */
void check_names(check *c);

#endif
