/*
 * Memory of the compiler, see zalloc.h. Here alone stands what happens when there is none.
 */
#include "base/zalloc.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

_Noreturn void zalloc_failed(void)
{
    fputs("staxc: out of memory\n", stderr);
    exit(3);
}

void *zalloc(size_t bytes, stax_arena *arena)
{
    void *piece = stax_arena_alloc(arena, bytes, _Alignof(max_align_t));

    if (piece == NULL) zalloc_failed();
    return memset(piece, 0, bytes);
}

stax_str zcopy(stax_str text, stax_arena *arena)
{
    char *copy = zalloc(text.len + 1, arena);

    if (text.len > 0) memcpy(copy, text.data, text.len);
    return (stax_str){copy, text.len};
}

const char *zprintf(stax_arena *arena, const char *format, ...)
{
    va_list values, again;
    if (format == NULL) return ""; /* gcc warns under -fsanitize=undefined without it */
    va_start(values, format);
    va_copy(again, values);
    int len = vsnprintf(NULL, 0, format, values);
    va_end(values);

    size_t room = len < 0 ? 1 : (size_t)len + 1;
    char *text = zalloc(room, arena);
    vsnprintf(text, room, format, again);
    va_end(again);
    return text;
}
