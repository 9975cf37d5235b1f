/*
 * Documents with a DOCTYPE, and what they say: by the token readers as token_harness.h has it, and
 * that a cursor ends in the same way, by every call, kernel and cut.
 */
#ifndef DTD_CLAIMS_H
#define DTD_CLAIMS_H

#include "token_harness.h"

/* A document of this internal subset and this content. */
#define DTD_DOCUMENT(subset, content) "<!DOCTYPE a [" subset "]><a>" content "</a>"

/* Fails unless each row says what it wants; options may be NULL. */
void dtd_claims_check(const token_case *rows, size_t count, const stax_options *options);

#endif
