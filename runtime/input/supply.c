/*
 * Bytes from outside. Calls that a signal has interrupted are made again; errno is left as it was
 * found.
 */
#ifndef _POSIX_C_SOURCE
    #define _POSIX_C_SOURCE 200809L /* O_CLOEXEC */
#endif
#include "input/supply.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

stax_status stx_supply_open(stx_window *w, const char *path)
{
    int found = errno;

    do w->file = open(path, O_RDONLY | O_CLOEXEC);
    while (w->file < 0 && errno == EINTR);
    if (w->file < 0) w->os_error = errno;
    errno = found;
    return w->file < 0 ? STAX_E_OPEN : STAX_OK;
}

void stx_supply_close(stx_window *w)
{
    int found = errno;

    if (w->file >= 0) (void)close(w->file);
    errno = found;
    w->file = -1;
}

static ptrdiff_t read_file(stx_window *w, char *room, size_t bytes)
{
    ptrdiff_t got;

    do got = read(w->file, room, bytes);
    while (got < 0 && errno == EINTR);
    return got;
}

static ptrdiff_t take_lent(stx_window *w, char *room, size_t bytes)
{
    size_t take = bytes < w->lent.len ? bytes : w->lent.len;

    if (take == 0) return 0;
    memcpy(room, w->lent.data, take);
    w->lent.data += take;
    w->lent.len -= take;
    return (ptrdiff_t)take;
}

ptrdiff_t stx_supply_read(stx_window *w, char *room, size_t bytes)
{
    int found = errno;
    ptrdiff_t got;

    if (w->pushed) return take_lent(w, room, bytes);
    got = w->read ? w->read(w->context, room, bytes) : read_file(w, room, bytes);
    if (got < 0) w->os_error = errno;
    errno = found;
    return got;
}
