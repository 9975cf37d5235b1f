/*
 * Memory of the compiler: zeroed pieces of an arena, never NULL.
 *
 * A compiler that has no memory for a schema of some kilobytes can do nothing better than stop, so
 * the passes above need no path for it: zalloc says so on stderr and ends the process with 3.
 */
#ifndef ZALLOC_H
#define ZALLOC_H

#include <stax/arena.h>

/* A zeroed piece, aligned for any type. It lives as long as the arena. */
void *zalloc(size_t bytes, stax_arena *arena);

/* Says on stderr that there is no memory and ends the process with 3: for libraries with a memory
 * of their own. */
_Noreturn void zalloc_failed(void);

/* One zeroed object, and `count` of them in a row. */
#define ZNEW(type, arena)          ((type *)zalloc(sizeof(type), arena))
#define ZARRAY(type, count, arena) ((type *)zalloc(sizeof(type) * (count), arena))

/* A copy that ends with NUL. */
stax_str zcopy(stax_str text, stax_arena *arena);

/* What printf would print, as a string that ends with NUL. */
const char *zprintf(stax_arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
