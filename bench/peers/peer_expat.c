/*
 * expat: the whole document in one call, handlers over the projector. It checks all of
 * well-formedness.
 */
#include "peers/peers.h"
#include "peers/projector.h"

#include <expat.h>
#include <limits.h>

static void XMLCALL on_start(void *user, const XML_Char *name, const XML_Char **attributes)
{
    projector *p = user;

    if (!projector_start(p, name)) return;
    for (; *attributes != NULL; attributes += 2)
        projector_attribute(p, attributes[0], attributes[1], strlen(attributes[1]));
}

static void XMLCALL on_end(void *user, const XML_Char *name)
{
    projector_end(user, name);
}

static void XMLCALL on_text(void *user, const XML_Char *text, int len)
{
    projector_text(user, text, (size_t)len);
}

static bool run(bench_job *job)
{
    projector p;
    XML_Parser parser = job->len <= INT_MAX ? XML_ParserCreate(NULL) : NULL;
    bool good;

    if (parser == NULL) return false;
    projector_begin(&p, job->memory, job->shape);
    XML_SetUserData(parser, &p);
    XML_SetElementHandler(parser, on_start, on_end);
    XML_SetCharacterDataHandler(parser, on_text);
    good = XML_Parse(parser, job->doc, (int)job->len, 1) == XML_STATUS_OK && !p.failed;
    XML_ParserFree(parser);
    job->records = p.store->records;
    job->count = p.store->count;
    return good;
}

const bench_reader bench_expat = {
    .name = "expat",
    .unchecked = "",
    .open = peer_store_open,
    .close = peer_store_close,
    .ways = BENCH_ALL_SHAPES(run),
};
