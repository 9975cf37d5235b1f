/*
 * Codes of countries.
 */
#include "iso_3166_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(iso_3166)
REAL_SAY(iso_3166_list_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "countries.alpha_2", "//iso_3166_entry/@alpha_2_code"},
    {REAL_SUM, "countries.number", "//iso_3166_entry/@numeric_code"},
    {REAL_TEXTS, "countries.name", "//iso_3166_entry/@name"},
    {REAL_TEXTS, "countries.official", "//iso_3166_entry/@official_name"},
    {REAL_TEXTS, "former.withdrawn", "//iso_3166_3_entry/@date_withdrawn"},
};

REAL_WHOLE("iso_3166")
