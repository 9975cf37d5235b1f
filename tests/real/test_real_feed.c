/*
 * News in three formats, mostly odd ones: the tests of another parser of feeds.
 */
#include "feed_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(feed)

static bool say_kind(ways_text *to, const feed_document *document)
{
    switch (document->kind) {
    case FEED_DOCUMENT_RSS:
        return feed_rss_json(real_sink, to, &document->as.rss);
    case FEED_DOCUMENT_RDF:
        return feed_rdf_json(real_sink, to, &document->as.rdf);
    case FEED_DOCUMENT_ATOM:
        return feed_atom_json(real_sink, to, &document->as.atom);
    }
    return false;
}

static void say_all(ways_text *to, const void *root)
{
    assert_true(say_kind(to, root));
}

static const real_claim claims[] = {
    {REAL_COUNT, "posts", "/rss/channel/item | /*[local-name()='RDF']/*[local-name()='item']"},
    {REAL_TEXTS, "posts.link",
     "/rss/channel/item/link[last()] | "
     "/*[local-name()='RDF']/*[local-name()='item']/*[local-name()='link']"},
    {REAL_COUNT, "entries", "/feed/entry"},
    {REAL_TEXTS, "entries.title", "/feed/entry/title[last()]"},
    {REAL_TEXTS, "posts.media.kind", "/rss/channel/item/enclosure/@type"},
    {REAL_TEXTS, "entries.topics", "/feed/entry/category/@term"},
    {REAL_TEXTS, "authors", "/feed/author/name"},
};

REAL_WHOLE("feed")
