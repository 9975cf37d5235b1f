/*
 * Manifests of Android.
 */
#include "android_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(android)
REAL_SAY(android_manifest_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "version_name", "/manifest/@android:versionName"},
    {REAL_SUM, "version_code", "/manifest/@android:versionCode"},
    {REAL_TEXTS, "permissions", "/manifest/uses-permission/@android:name"},
    {REAL_TEXTS, "application.activities.name", "//activity/@android:name"},
    {REAL_TEXTS, "application.activities.filters.actions",
     "//activity/intent-filter/action/@android:name"},
    {REAL_TEXTS, "application.providers.authorities", "//provider/@android:authorities"},
};

REAL_WHOLE("android")
