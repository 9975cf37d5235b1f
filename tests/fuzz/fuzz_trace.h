/*
 * A text that grows: what a reading says. Two readings are the same when their traces are. It is
 * kept from run to run, so that a run takes no memory for it.
 */
#ifndef FUZZ_TRACE_H
#define FUZZ_TRACE_H

#include <stax/str.h>

#include <stdint.h>

typedef struct fuzz_trace {
    char *text;
    size_t len, room;
} fuzz_trace;

void fuzz_put(fuzz_trace *to, const void *bytes, size_t len);
void fuzz_put_number(fuzz_trace *to, uint64_t number, char behind);

static inline void fuzz_put_str(fuzz_trace *to, stax_str text, char behind)
{
    fuzz_put(to, text.data, text.len);
    fuzz_put(to, &behind, 1);
}
static inline void fuzz_put_text(fuzz_trace *to, const char *text)
{
    fuzz_put(to, text, strlen(text));
}

/* Says why on stderr, with both traces where they first differ, and aborts. */
_Noreturn void fuzz_differ(const char *why, const fuzz_trace *a, const fuzz_trace *b);
_Noreturn void fuzz_fail(const char *why);

/* Does that unless the traces are the same. */
static inline void fuzz_compare(const char *why, const fuzz_trace *a, const fuzz_trace *b)
{
    if (a->len != b->len || (a->len > 0 && memcmp(a->text, b->text, a->len) != 0))
        fuzz_differ(why, a, b);
}

/* A block of exactly this size, so that a sanitizer sees what is read beside it. */
char *fuzz_block(const char *bytes, size_t len);

#endif
