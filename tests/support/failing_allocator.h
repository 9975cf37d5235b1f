/*
 * An allocator for tests: fails at the Nth call and counts what is taken and given back.
 *
 *   failing_allocator f = {.fail_at = 3};
 *   stax_allocator allocator = failing_allocator_use(&f);
 *
 * Every block carries its size in front; a release with another size counts in `wrong`.
 */
#ifndef FAILING_ALLOCATOR_H
#define FAILING_ALLOCATOR_H

#include <stax/arena.h>

typedef struct failing_allocator {
    size_t fail_at;    /* this call fails, counted from 1; 0: none */
    bool fail_after;   /* and so does every later one */
    size_t calls;      /* to allocate, failed ones too */
    size_t blocks;     /* not given back yet */
    size_t bytes;      /* in them */
    size_t peak_bytes; /* most that `bytes` ever was */
    size_t wrong;      /* releases with a wrong size, or of no block of this allocator */
} failing_allocator;

/* The allocator that counts in `f`, which must outlive it. Not for several threads. */
stax_allocator failing_allocator_use(failing_allocator *f);

/* Everything was given back, and rightly. */
bool failing_allocator_is_even(const failing_allocator *f);

#endif
