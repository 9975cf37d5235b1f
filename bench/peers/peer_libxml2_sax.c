/*
 * libxml2's SAX2 interface, the fastest of the peers that check all of well-formedness. Without
 * NOENT it would hand over "&#38;" in attributes undecoded.
 */
#include "peers/peers.h"
#include "peers/projector.h"

#include <libxml/parserInternals.h>
#include <limits.h>

#define OPTIONS (XML_PARSE_NOENT | XML_PARSE_HUGE | XML_PARSE_NONET)

/* Attributes come in fives: local name, prefix, URI, value, end of the value. */
static void on_start(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                     int namespaces, const xmlChar **bindings, int count, int defaulted,
                     const xmlChar **attributes)
{
    projector *p = user;

    (void)prefix, (void)uri, (void)namespaces, (void)bindings, (void)defaulted;
    if (!projector_start(p, (const char *)name)) return;
    for (; count > 0; count--, attributes += 5)
        projector_attribute(p, (const char *)attributes[0], (const char *)attributes[3],
                            (size_t)(attributes[4] - attributes[3]));
}

static void on_end(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    (void)prefix, (void)uri;
    projector_end(user, (const char *)name);
}

static void on_text(void *user, const xmlChar *text, int len)
{
    projector_text(user, (const char *)text, (size_t)len);
}

static bool run(bench_job *job)
{
    xmlSAXHandler events = {
        .initialized = XML_SAX2_MAGIC,
        .startElementNs = on_start,
        .endElementNs = on_end,
        .characters = on_text,
        .ignorableWhitespace = on_text,
        .cdataBlock = on_text,
    };
    xmlParserCtxtPtr context = NULL;
    projector p;
    bool good;

    if (job->len <= INT_MAX) context = xmlCreateMemoryParserCtxt(job->doc, (int)job->len);
    if (context == NULL) return false;
    projector_begin(&p, job->memory, job->shape);
    *context->sax = events;
    context->userData = &p;
    xmlCtxtUseOptions(context, OPTIONS);
    good = xmlParseDocument(context) == 0 && context->wellFormed == 1 && !p.failed;
    xmlFreeParserCtxt(context);
    job->records = p.store->records;
    job->count = p.store->count;
    return good;
}

const bench_reader bench_libxml2_sax = {
    .name = "libxml2 SAX2",
    .unchecked = "",
    .open = peer_store_open,
    .close = peer_store_close,
    .ways = BENCH_ALL_SHAPES(run),
};
