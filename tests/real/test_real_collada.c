/*
 * Models of COLLADA: as many numbers as their elements say.
 */
#include "collada_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(collada)
REAL_SAY(collada_model_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "version", "/COLLADA/@version"},
    {REAL_COUNT, "geometries", "//library_geometries/geometry"},
    {REAL_TEXTS, "geometries.sources.id", "//geometry/mesh/source/@id"},
    {REAL_COUNT, "geometries.sources.values",
     "sum(//library_geometries/geometry/mesh/source/float_array/@count)"},
    {REAL_COUNT, "geometries.triangles", "//mesh/triangles | //mesh/polylist"},
    {REAL_SUM, "geometries.triangles.count", "//mesh/triangles/@count | //mesh/polylist/@count"},
    {REAL_COUNT, "geometries.triangles.corners", "sum(//mesh/polylist[vcount]/@count)"},
    {REAL_COUNT, "**.nodes", "//library_visual_scenes//node"},
    {REAL_COUNT, "**.meshes", "//library_visual_scenes//node/instance_geometry/@url"},
    {REAL_TEXTS, "materials.effect", "//material/instance_effect/@url"},
};

REAL_WHOLE("collada")
