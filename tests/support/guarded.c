/*
 * Pages by mmap; the first and the last lose all their rights.
 */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "guarded.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

static size_t page_bytes(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

guarded guarded_make(size_t most)
{
    size_t page = page_bytes();
    guarded g = {NULL, (most / page + 1) * page};
    char *all =
        mmap(NULL, g.room + 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    assert_true(all != MAP_FAILED);
    g.pages = all + page;
    assert_int_equal(mprotect(all, page, PROT_NONE), 0);
    assert_int_equal(mprotect(g.pages + g.room, page, PROT_NONE), 0);
    return g;
}

void guarded_free(guarded *g)
{
    size_t page = page_bytes();

    if (g->pages) munmap(g->pages - page, g->room + 2 * page);
    *g = (guarded){0};
}

const char *guarded_put(const guarded *g, stax_str bytes, guarded_side side)
{
    char *to = side == GUARDED_END ? g->pages + (g->room - bytes.len) : g->pages;

    assert_true(bytes.len <= g->room);
    memset(g->pages, '>', g->room);
    if (bytes.len > 0) memcpy(to, bytes.data, bytes.len);
    return to;
}
