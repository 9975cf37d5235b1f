/*
 * Options of a reader. A zeroed stax_options (or NULL where one is asked for) is good.
 *
 * Of every limit, 0 means its default, STAX_UNLIMITED none, STAX_FORBID that not one is allowed.
 * A limit is checked before the memory is taken; the error names it.
 */
#ifndef STAX_OPTIONS_H
#define STAX_OPTIONS_H

#include <stax/arena.h>

#ifdef __cplusplus
extern "C" {
#endif

#define STAX_UNLIMITED SIZE_MAX
#define STAX_FORBID    (SIZE_MAX - 1)

/* name, default, text */
#define STAX_LIMITS(X)                                                    \
    X(depth, 256, "of open elements")                                     \
    X(attributes, 1000, "of attributes on a tag")                         \
    X(tag_namespaces, 256, "of namespace declarations on a tag")          \
    X(scope_namespaces, 4096, "of namespace declarations in scope")       \
    X(name_bytes, 65535, "of bytes in a name")                            \
    X(attribute_bytes, (size_t)1 << 20, "of bytes in an attribute value") \
    X(text_bytes, (size_t)16 << 20, "of bytes in a text that is kept")    \
    X(tag_bytes, (size_t)4 << 20, "of bytes in a tag")                    \
    X(record_bytes, (size_t)64 << 20, "of bytes in the arena of a record")

typedef struct stax_options {
    const stax_allocator *allocator; /* NULL: malloc; copied */
    const char *file;                /* what errors call the input; NULL: its path, or nothing */
    const char *kernel;              /* "scalar", "sse2", "avx2", "avx512"; NULL: the best here */
#define STAX_LIMIT_MEMBER(name, standard, text) size_t name;
    STAX_LIMITS(STAX_LIMIT_MEMBER)
#undef STAX_LIMIT_MEMBER
} stax_options;

#ifdef __cplusplus
}
#endif
#endif
