/*
 * Envelopes, our own.
 */
#include "real.h"
#include "soap_parser.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(soap)
REAL_SAY(soap_envelope_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "body.rates.currency",
     "//*[local-name()='rate' and namespace-uri()='urn:example:rates']/@currency"},
    {REAL_SUM, "body.rates.value",
     "//*[local-name()='rate' and namespace-uri()='urn:example:rates']"},
    {REAL_TEXTS, "body.fault.code", "//Fault/faultcode | //Fault/Code/Value"},
    {REAL_TEXTS, "body.fault.reason", "//Fault/faultstring | //Fault/Reason/Text"},
};

REAL_WHOLE("soap")
