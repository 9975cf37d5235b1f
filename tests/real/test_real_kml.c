/*
 * Places on a globe, at any depth.
 */
#include "kml_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(kml)
REAL_SAY(kml_kml_json)

static const real_claim claims[] = {
    {REAL_COUNT, "placemarks", "//Placemark"},
    {REAL_TEXTS, "placemarks.name", "//Placemark/name"},
    {REAL_TEXTS, "placemarks.style", "//Placemark/styleUrl"},
    {REAL_COUNT, "placemarks.details", "//Placemark/description"},
    {REAL_TEXTS, "placemarks.id", "//Placemark/@id"},
};

REAL_WHOLE("kml")
