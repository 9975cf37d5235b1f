/*
 * Whether this is a build that runs several times slower, so that long tests take fewer rounds.
 */
#ifndef SLOW_BUILD_H
#define SLOW_BUILD_H

#if defined(STAX_SLOW_BUILD) /* for an emulated machine */
    #define SLOW_BUILD 1
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    #define SLOW_BUILD 1
#elif defined(__has_feature)
    #if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) || \
        __has_feature(thread_sanitizer)
        #define SLOW_BUILD 1
    #endif
#endif
#ifndef SLOW_BUILD
    #define SLOW_BUILD 0
#endif

#endif
