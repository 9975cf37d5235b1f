/*
 * What a library wrote that MemorySanitizer cannot see into: nftw of the C library, for one. It is
 * told so where such bytes reach a test, and nowhere else.
 */
#ifndef UNINSTRUMENTED_H
#define UNINSTRUMENTED_H

#include <stddef.h>

#if defined(__has_feature)
    #if __has_feature(memory_sanitizer)
        #include <sanitizer/msan_interface.h>
        #define UNINSTRUMENTED_SEEN 1
    #endif
#endif

static inline void written_string(const char *text)
{
#ifdef UNINSTRUMENTED_SEEN
    __msan_unpoison_string(text);
#else
    (void)text;
#endif
}

static inline void written_bytes(const void *bytes, size_t len)
{
#ifdef UNINSTRUMENTED_SEEN
    __msan_unpoison(bytes, len);
#else
    (void)bytes, (void)len;
#endif
}

#endif
