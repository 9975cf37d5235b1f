/*
 * Texts of values, most of them right.
 */
#ifndef RANDOM_VALUE_H
#define RANDOM_VALUE_H

#include "dice.h"
#include "model/model.h"

#include <stdio.h>

void random_value(dice *d, const model_field *f, FILE *to);

#endif
