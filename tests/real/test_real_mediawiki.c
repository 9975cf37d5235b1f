/*
 * Pages of a wiki, our own.
 */
#include "mediawiki_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(mediawiki)
REAL_OPEN(mediawiki)
REAL_SAY(mediawiki_export_json)

static void say_record(ways_text *to, const void *record)
{
    assert_true(mediawiki_page_json(real_sink, to, record));
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    mediawiki_export around = *(const mediawiki_export *)root;

    for (size_t i = 0; i < around.pages.count; i++) say_record(to, &around.pages.items[i]);
    around.pages.count = 0;
    say_all(to, &around);
}

static const real_claim claims[] = {
    {REAL_TEXTS, "site", "//sitename"},
    {REAL_TEXTS, "namespaces.name", "//namespaces/namespace"},
    {REAL_TEXTS, "pages.title", "/mediawiki/page/title"},
    {REAL_TEXTS, "pages.redirect", "/mediawiki/page/redirect/@title"},
    {REAL_SUM, "pages.revisions.id", "/mediawiki/page/revision/id"},
    {REAL_TEXTS, "pages.revisions.user", "//contributor/username"},
    {REAL_TEXTS, "pages.revisions.text", "//revision/text"},
    {REAL_SUM, "pages.revisions.bytes", "//revision/text/@bytes"},
};

REAL_RECORDS("mediawiki")
