/*
 * Types of files.
 */
#include "mime_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(mime)
REAL_OPEN(mime)
REAL_SAY(mime_database_json)

static void say_record(ways_text *to, const void *record)
{
    assert_true(mime_type_json(real_sink, to, record));
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    mime_database around = *(const mime_database *)root;

    for (size_t i = 0; i < around.types.count; i++) say_record(to, &around.types.items[i]);
    around.types.count = 0;
    say_all(to, &around);
}

static const real_claim claims[] = {
    {REAL_TEXTS, "types.name", "/mime-info/mime-type/@type"},
    {REAL_TEXTS, "types.comments.text", "/mime-info/mime-type/comment"},
    {REAL_TEXTS, "types.globs.pattern", "//glob/@pattern"},
    {REAL_TEXTS, "types.aliases", "//alias/@type"},
    {REAL_TEXTS, "types.parents", "//sub-class-of/@type"},
};

REAL_RECORDS("mime")
