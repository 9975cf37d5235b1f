/*
 * Which of a schema's namespaces a URI is.
 */
#ifndef STX_FITTING_H
#define STX_FITTING_H

#include "names/scopes.h"

/* A bit for each namespace of the schema that has a pattern for this URI; bit 0 is always set. */
uint64_t stx_fits(const stx_wanted *wanted, stax_str uri);

/*
 * Whether a URI is what a pattern says: the same bytes, where '*' is any number of any bytes. An
 * empty URI is no namespace, which only an empty pattern means.
 *
 * cost  a step for each byte of the URI and each of the pattern between two '*'
 */
bool stx_fits_pattern(stax_str uri, stax_str pattern);

#endif
