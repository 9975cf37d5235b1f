/*
 * Prints a plan as C. Nothing is decided here.
 */
#ifndef EMIT_H
#define EMIT_H

#include "plan/plan.h"

/* The header for C++, likewise. */
stax_str emit_cxx(const plan *p, stax_arena *arena);

/* The two files; both end with a newline and live as long as the arena. */
stax_str emit_header(const plan *p, stax_arena *arena);
stax_str emit_source(const plan *p, stax_arena *arena);

#endif
