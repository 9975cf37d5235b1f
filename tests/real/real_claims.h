/*
 * A schema's claims, held against one document.
 */
#ifndef REAL_CLAIMS_H
#define REAL_CLAIMS_H

#include "real.h"

/* What of a schema's documents was there to be compared, a number for each claim. */
typedef struct real_tally {
    size_t values[32];
} real_tally;

/* Fails the test that runs when a claim is wrong. `json` is all that was read. */
void real_claims_check(const real_schema *schema, const char *title, stax_str document,
                       stax_str json, real_tally *tally);
/* Fails when a claim found nothing in all documents: it says nothing then. */
void real_claims_met(const real_schema *schema, const real_tally *tally);

#endif
