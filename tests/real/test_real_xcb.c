/*
 * The protocol of X11.
 */
#include "real.h"
#include "xcb_parser.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(xcb)
REAL_SAY(xcb_protocol_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "header", "/xcb/@header"},
    {REAL_TEXTS, "requests.name", "/xcb/request/@name"},
    {REAL_SUM, "requests.opcode", "/xcb/request/@opcode"},
    {REAL_COUNT, "requests.parts.field", "/xcb/request/field"},
    {REAL_COUNT, "structs.parts.list", "/xcb/struct/list"},
    {REAL_COUNT, "requests.reply", "/xcb/request/reply/*[self::field or self::pad or self::list]"},
    {REAL_TEXTS, "enums.items.name", "/xcb/enum/item/@name"},
    {REAL_TEXTS, "structs.parts.list.length.fieldref", "/xcb/struct/list/fieldref"},
    {REAL_TEXTS, "requests.parts.list.length.op.sign", "/xcb/request/list/op/@op"},
};

REAL_WHOLE("xcb")
