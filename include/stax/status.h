/*
 * What a call says: one status, and for errors the place and the reason.
 */
#ifndef STAX_STATUS_H
#define STAX_STATUS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Every status with its text. In a text, %v is the value or name at fault (stax_error.text) and %w
 * what was wanted there (stax_error.want), %a the same with an
 * article. Section numbers are those of XML 1.0, fifth edition;
 * "NS" is Namespaces in XML 1.0, third edition.
 */
#define STAX_STATUSES(X)                                                                        \
    X(OK, "no error")                                                                           \
    X(END, "the document is complete")                                                          \
    X(MORE, "more input is needed")                                                             \
    X(OTHER, "the next record is one of another iterator")                                      \
    /* the machine and the caller */                                                            \
    X(E_MEMORY, "out of memory")                                                                \
    X(E_OPEN, "cannot be opened")                                                               \
    X(E_READ, "cannot be read")                                                                 \
    X(E_STATE, "a call that is not allowed in this state")                                      \
    X(E_STOPPED, "stopped by the caller")                                                       \
    X(E_OPTION, "%v is not %w")                                                                 \
    X(E_ABI, "generated for another version of libstax")                                        \
    X(E_LIMIT, "beyond the limit %w")                                                           \
    /* well-formedness */                                                                       \
    X(E_TRUNCATED, "the document ends too early")                                               \
    X(E_EMPTY_DOCUMENT, "there is no root element")                                             \
    X(E_UTF8, "not UTF-8")                                                       /* 2.2 */      \
    X(E_CHARACTER, "a character that XML does not allow")                        /* 2.2 */      \
    X(E_ENCODING, "the encoding %v is not known here")                           /* 4.3.3 */    \
    X(E_DECLARATION, "the XML declaration is not right")                         /* 2.8 */      \
    X(E_DOCTYPE, "the document type declaration is not right: %w")               /* 2.8 */      \
    X(E_MARKUP, "'<' does not begin markup here")                                /* 2.4, 3.1 */ \
    X(E_TAG, "the tag is not right: %w")                                         /* 3.1 */      \
    X(E_ATTRIBUTE_TWICE, "the attribute %v stands twice")                        /* 3.1 */      \
    X(E_LESS_THAN, "'<' in an attribute value")                                  /* 3.1 */      \
    X(E_CDATA_END, "']]>' in text")                                              /* 2.4 */      \
    X(E_COMMENT, "'--' in a comment")                                            /* 2.5 */      \
    X(E_INSTRUCTION, "the processing instruction is not right")                  /* 2.6 */      \
    X(E_REFERENCE, "'&' does not begin a reference")                             /* 4.1 */      \
    X(E_ENTITY, "the entity %v is not declared")                                 /* 4.1 */      \
    X(E_ENCODED, "not %w")                                                       /* 4.3.3 */    \
    X(E_ENTITY_LOOP, "the entity %v stands in itself")                           /* 4.1 */      \
    X(E_ENTITY_TEXT, "the entity %v does not begin and end in the same element") /* 4.3.2 */    \
    X(E_EXTERNAL, "the external entity %v is not read")                          /* 4.4 */      \
    X(E_UNPARSED, "the entity %v is no text")                                    /* 4.1 */      \
    X(E_END_TAG, "the end tag %v does not fit: %w is open")                      /* 3 */        \
    X(E_OUTSIDE, "content outside the root element")                             /* 2.1 */      \
    X(E_PREFIX, "the prefix %v is not declared")                                 /* NS 5 */     \
    X(E_NAMESPACE, "the namespace declaration is not right")                     /* NS 3 */     \
    X(E_COLON, "%v is not a name with at most one prefix")                       /* NS 4 */     \
    /* the schema */                                                                            \
    X(E_ROOT, "the root element is %v, not %w")                                                 \
    X(E_MISSING, "%w is missing")                                                               \
    X(E_REPEATED, "%w stands twice")                                                            \
    X(E_COUNT, "the number of %w is outside what the schema gives")                             \
    X(E_UNKNOWN, "%v is not in the schema")                                                     \
    X(E_ORDER, "%v stands behind %w, before which it should be")                                \
    X(E_REFUSED, "refused: %w")                                                                 \
    X(E_NOT_TEXT, "the element %v stands where only text may be")                               \
    X(E_NIL, "the element says xsi:nil and is not empty")                                       \
    X(E_EMPTY, "nothing stands where %w must be")                                               \
    X(E_VALUE, "%v is not %a")                                                                  \
    X(E_RANGE, "%v is outside %w")                                                              \
    X(E_LENGTH, "the length of %v is outside %w")

#define STAX_STATUS_ENUM(name, text) STAX_##name,
typedef enum stax_status { STAX_STATUSES(STAX_STATUS_ENUM) STAX_STATUS_COUNT } stax_status;
#undef STAX_STATUS_ENUM

/*
 * The first error of a reader: plain data, no pointers, may be copied and kept. A zeroed one says
 * STAX_OK. Strings end with NUL and are cut to their room at a character.
 */
typedef struct stax_error {
    stax_status code;
    int os_error;         /* errno of the failed system call, else 0 */
    uint64_t line;        /* from 1; CR LF, LF and CR end a line; 0: no place */
    uint64_t column;      /* from 1, in characters */
    uint64_t offset;      /* from 0, in bytes of the input as given */
    uint64_t records;     /* records that were given before this */
    char path[256];       /* catalog/book[3]/price; @name for attributes */
    char text[64];        /* the value or name at fault */
    char want[64];        /* what the schema or the standard wants there */
    char file[128];       /* the input's name, when it has one */
    char entity[64];      /* the entity that holds the fault; its place is that of the reference */
    char schema[64];      /* the schema's file name, when the schema decides */
    uint32_t schema_line; /*   and its line, else 0 */
    uint32_t caret;       /* the fault's column in `source`, from 0, in bytes */
    char source[160];     /* the line with the fault, cut around it */
} stax_error;

/* The status's name without "STAX_", such as "E_RANGE"; never NULL. */
const char *stax_status_name(stax_status status);

/*
 * The whole error in one line without a newline: file:line:column: path: reason (schema:line).
 *
 * buffer, size  as for snprintf; always ends with NUL when size is not 0
 * returns       the length of the whole line, as snprintf does
 */
size_t stax_error_format(char *buffer, size_t size, const stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
