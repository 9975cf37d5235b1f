/*
 * Names of the output that are the compiler's own choice: static functions, constants, variables.
 *
 * Public names come from the schema and were checked; they are entered first. A name that is taken
 * already, or that the headers of C or libstax may use, gets a '_' behind it, or a number. Long
 * ones are cut, so that the lines of the output have room.
 */
#ifndef PLAN_NAMES_H
#define PLAN_NAMES_H

#include "base/intern.h"

typedef struct plan_names {
    intern set;
    stax_arena *arena;
} plan_names;

/* Enters a name that is printed as it is. */
void plan_names_reserve(plan_names *n, const char *name);

/* A name of file scope: `wanted` or something near it that is nobody else's. */
const char *plan_names_take(plan_names *n, const char *wanted);

/*
 * A variable of a function that uses names of file scope as well.
 *
 * others   variables that are in the same function, up to a NULL; may be NULL
 */
const char *plan_names_local(const plan_names *n, const char *wanted, const char *const *others);

#endif
