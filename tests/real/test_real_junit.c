/*
 * Results of tests, those of ctest itself among them.
 */
#include "junit_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(junit)

static bool say_kind(ways_text *to, const junit_document *document)
{
    switch (document->kind) {
    case JUNIT_DOCUMENT_TESTSUITE:
        return junit_testsuite_json(real_sink, to, &document->as.testsuite);
    case JUNIT_DOCUMENT_TESTSUITES:
        return junit_testsuites_json(real_sink, to, &document->as.testsuites);
    }
    return false;
}

static void say_all(ways_text *to, const void *root)
{
    assert_true(say_kind(to, root));
}

static const real_claim claims[] = {
    {REAL_SUM, "**.tests", "//testsuite/@tests"},
    {REAL_SUM, "**.failures", "sum(//@failures)"},
    {REAL_TEXTS, "**.cases.name", "//testcase/@name"},
    {REAL_TEXTS, "**.cases.status", "//testcase/@status"},
    {REAL_COUNT, "**.cases.failure", "//testcase/failure"},
    {REAL_TEXTS, "**.cases.output", "//testcase/system-out"},
    {REAL_TEXTS, "**.cases.properties.value", "//testcase/properties/property/@value"},
};

REAL_WHOLE("junit")
