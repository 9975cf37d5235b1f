/*
 * Documents in other encodings, made of one in UTF-8, for tests that the same comes of both.
 */
#ifndef RECODED_H
#define RECODED_H

#include <stax/str.h>

#include <stdint.h>

typedef enum recoded_as {
    RECODED_UTF8_MARKED,
    RECODED_UTF16_LE, /* with its mark */
    RECODED_UTF16_BE,
    RECODED_UTF16_LE_UNMARKED,
    RECODED_UTF16_BE_UNMARKED,
    RECODED_US_ASCII,
    RECODED_ISO_8859_1,
    RECODED_UTF8,
    RECODED_KINDS
} recoded_as;

typedef struct recoded {
    char *bytes; /* a block of exactly `len` */
    size_t len;
    size_t *offsets; /* where each byte of the UTF-8 has its character in `bytes`; and the end */
} recoded;

/* What a declaration has to say: as long as a document's may be with 10 letters, in any of them. */
const char *recoded_name(recoded_as as);

/* Gives false when the encoding has not all of the characters. The text is good UTF-8. */
bool recoded_make(recoded *out, stax_str text, recoded_as as);
void recoded_free(recoded *document);

#endif
