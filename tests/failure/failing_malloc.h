/*
 * A malloc that fails at its Nth call, for a program that is linked with --wrap=malloc and so on:
 * its own calls, and those of static libraries, are counted; those inside the C library are not.
 */
#ifndef FAILING_MALLOC_H
#define FAILING_MALLOC_H

#include <stdbool.h>
#include <stddef.h>

/* malloc, calloc, realloc, aligned_alloc and strdup from now on; `at` 0: none fails. */
void failing_malloc_set(size_t at, bool and_later_ones);

/* Calls since the last failing_malloc_set. */
size_t failing_malloc_calls(void);

#endif
