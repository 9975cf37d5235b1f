/*
 * What the linker calls __wrap_f stands in for f, which is __real_f then.
 */
#include "failing_malloc.h"

#include <errno.h>
#include <string.h>

static size_t calls, fail_at;
static bool fail_after;

void failing_malloc_set(size_t at, bool and_later_ones)
{
    calls = 0;
    fail_at = at;
    fail_after = and_later_ones;
}

size_t failing_malloc_calls(void)
{
    return calls;
}

static bool is_to_fail(void)
{
    calls++;
    if (fail_at == 0 || calls < fail_at || (calls > fail_at && !fail_after)) return false;
    errno = ENOMEM;
    return true;
}

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void *__real_realloc(void *block, size_t bytes);
void *__real_aligned_alloc(size_t align, size_t bytes);
void *__wrap_malloc(size_t bytes);
void *__wrap_calloc(size_t count, size_t bytes);
void *__wrap_realloc(void *block, size_t bytes);
void *__wrap_aligned_alloc(size_t align, size_t bytes);
char *__wrap_strdup(const char *text);

void *__wrap_malloc(size_t bytes)
{
    return is_to_fail() ? NULL : __real_malloc(bytes);
}

void *__wrap_calloc(size_t count, size_t bytes)
{
    return is_to_fail() ? NULL : __real_calloc(count, bytes);
}

void *__wrap_realloc(void *block, size_t bytes)
{
    return is_to_fail() ? NULL : __real_realloc(block, bytes);
}

void *__wrap_aligned_alloc(size_t align, size_t bytes)
{
    return is_to_fail() ? NULL : __real_aligned_alloc(align, bytes);
}

char *__wrap_strdup(const char *text)
{
    size_t bytes = strlen(text) + 1;
    char *copy = is_to_fail() ? NULL : __real_malloc(bytes);

    return copy ? memcpy(copy, text, bytes) : NULL;
}
