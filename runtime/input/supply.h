/*
 * Where the bytes of a window come from when they are not in memory: a file, a function, or what a
 * push has lent. The members of stx_window that say so are the only ones that are looked at.
 */
#ifndef STX_SUPPLY_H
#define STX_SUPPLY_H

#include "input/window.h"

/* Opens a file: STAX_OK, or STAX_E_OPEN with os_error set. */
stax_status stx_supply_open(stx_window *w, const char *path);

/* Closes it, if there is one. */
void stx_supply_close(stx_window *w);

/*
 * Gets up to `bytes` bytes, at least 1, as they were given.
 *
 * returns  how many; 0: no more come (of a push: nothing is lent); negative: a read failed,
 *          os_error is set
 */
ptrdiff_t stx_supply_read(stx_window *w, char *room, size_t bytes);

#endif
