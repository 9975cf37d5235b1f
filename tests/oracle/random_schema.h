/*
 * Schemas out of all the language has, at random. Most are right; what is not, staxc says.
 */
#ifndef RANDOM_SCHEMA_H
#define RANDOM_SCHEMA_H

#include "dice.h"

#include <stdio.h>

void random_schema(dice *d, FILE *to);

#endif
