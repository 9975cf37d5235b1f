/*
 * Projects of Maven.
 */
#include "pom_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(pom)
REAL_SAY(pom_project_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "artifact_id", "/project/artifactId"},
    {REAL_TEXTS, "version", "/project/version"},
    {REAL_TEXTS, "parent.artifact_id", "/project/parent/artifactId"},
    {REAL_TEXTS, "dependencies.artifact_id", "/project/dependencies/dependency/artifactId"},
    {REAL_TEXTS, "dependencies.version", "/project/dependencies/dependency/version"},
};

REAL_WHOLE("pom")
