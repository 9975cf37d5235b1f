/*
 * Maps of web sites, our own.
 */
#include "real.h"
#include "sitemap_parser.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(sitemap)

static bool say_kind(ways_text *to, const sitemap_document *document)
{
    switch (document->kind) {
    case SITEMAP_DOCUMENT_URLSET:
        return sitemap_urlset_json(real_sink, to, &document->as.urlset);
    case SITEMAP_DOCUMENT_SITEMAPINDEX:
        return sitemap_sitemapindex_json(real_sink, to, &document->as.sitemapindex);
    }
    return false;
}

static void say_all(ways_text *to, const void *root)
{
    assert_true(say_kind(to, root));
}

static const real_claim claims[] = {
    {REAL_TEXTS, "pages.location", "/urlset/url/loc"},
    {REAL_TEXTS, "pages.changed", "/urlset/url/lastmod"},
    {REAL_TEXTS, "pages.frequency", "/urlset/url/changefreq"},
    {REAL_TEXTS, "maps.location", "/sitemapindex/sitemap/loc"},
};

REAL_WHOLE("sitemap")
