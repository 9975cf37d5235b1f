/*
 * Icons.
 */
#include "real.h"
#include "svg_parser.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(svg)
REAL_SAY(svg_svg_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "width", "/svg/@width"},
    {REAL_COUNT, "view", "4 * count(/svg/@viewBox)"},
    {REAL_TEXTS, "shapes.path.d", "/svg/path/@d"},
    {REAL_COUNT, "**.group", "//g[not(ancestor::*[not(self::g or self::svg)])]"},
    {REAL_COUNT, "**.path", "//path[not(ancestor::*[not(self::g or self::svg)])]"},
    {REAL_SUM, "**.rect.width", "//g/rect/@width"},
    {REAL_TEXTS, "**.label.runs.span.text", "//text/tspan"},
};

REAL_WHOLE("svg")
