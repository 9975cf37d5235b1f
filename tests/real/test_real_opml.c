/*
 * Lists of feeds.
 */
#include "opml_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(opml)
REAL_SAY(opml_opml_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "version", "/opml/@version"},
    {REAL_TEXTS, "title", "/opml/head/title"},
    {REAL_COUNT, "outlines", "/opml/body/outline"},
    {REAL_TEXTS, "**.feed", "//outline/@xmlUrl"},
    {REAL_TEXTS, "outlines.text", "/opml/body/outline/@text"},
    {REAL_TEXTS, "**.page", "//outline/@htmlUrl"},
};

REAL_WHOLE("opml")
