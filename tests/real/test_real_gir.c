/*
 * Interfaces of C libraries.
 */
#include "gir_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(gir)
REAL_SAY(gir_repository_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "namespaces.name", "/repository/namespace/@name"},
    {REAL_TEXTS, "namespaces.classes.c_type", "//class/@c:type"},
    {REAL_TEXTS, "namespaces.classes.methods.identifier", "//class/method/@c:identifier"},
    {REAL_TEXTS, "namespaces.functions.parameters.name",
     "/repository/namespace/function/parameters/parameter/@name"},
    {REAL_TEXTS, "namespaces.classes.methods.parameters.type.c_type",
     "//class/method/parameters/parameter/type/@c:type"},
    {REAL_TEXTS, "namespaces.classes.signals.name", "//class/glib:signal/@name"},
    {REAL_TEXTS, "namespaces.enums.members.value",
     "//enumeration/member/@value | //bitfield/member/@value"},
    {REAL_TEXTS, "namespaces.constants.value", "/repository/namespace/constant/@value"},
    {REAL_TEXTS, "namespaces.functions.doc", "/repository/namespace/function/doc"},
    {REAL_TEXTS, "namespaces.callbacks.returns.type.name",
     "/repository/namespace/callback/return-value/type/@name"},
};

REAL_WHOLE("gir")
