/*
 * Only a finding prints; what runs each time is plain copying.
 */
#include "fuzz_trace.h"

#include <stdio.h>
#include <stdlib.h>

static void grow(fuzz_trace *to, size_t more)
{
    to->room = (to->len + more) * 2 + 4096;
    to->text = realloc(to->text, to->room);
    if (to->text == NULL) abort();
}

void fuzz_put(fuzz_trace *to, const void *bytes, size_t len)
{
    if (to->room - to->len < len) grow(to, len);
    if (len > 0) memcpy(to->text + to->len, bytes, len);
    to->len += len;
}

void fuzz_put_number(fuzz_trace *to, uint64_t number, char behind)
{
    char digits[21], *at = digits + sizeof digits;

    *--at = behind;
    do *--at = (char)('0' + number % 10);
    while (number /= 10);
    fuzz_put(to, at, (size_t)(digits + sizeof digits - at));
}

static void show(const fuzz_trace *trace, size_t from)
{
    enum { MOST = 1500 };
    size_t end = trace->len - from > MOST ? from + MOST : trace->len;

    for (size_t i = from; i < end; i++) {
        unsigned char c = (unsigned char)trace->text[i];

        if (c == '\n' || (c >= ' ' && c < 0x7F))
            putc(c, stderr);
        else
            fprintf(stderr, "\\x%02X", c);
    }
}

void fuzz_differ(const char *why, const fuzz_trace *a, const fuzz_trace *b)
{
    size_t same = 0;

    while (same < a->len && same < b->len && a->text[same] == b->text[same]) same++;
    while (same > 0 && a->text[same - 1] != '\n') same--;
    fprintf(stderr, "%s, from byte %zu of the trace:\n", why, same);
    show(a, same);
    fprintf(stderr, "\nis not\n");
    show(b, same);
    fprintf(stderr, "\n");
    abort();
}

void fuzz_fail(const char *why)
{
    fprintf(stderr, "%s\n", why);
    abort();
}

char *fuzz_block(const char *bytes, size_t len)
{
    char *block = malloc(len > 0 ? len : 1);

    if (block == NULL) abort();
    if (len > 0) memcpy(block, bytes, len);
    return block;
}
