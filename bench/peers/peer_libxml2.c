/*
 * libxml2's xmlTextReader, the pull reader: values are lent by the reader and copied by the
 * projector. HUGE lifts its limits, NOENT makes it decode references everywhere.
 */
#include "peers/peers.h"
#include "peers/projector.h"

#include <libxml/xmlreader.h>
#include <limits.h>

#define OPTIONS (XML_PARSE_NOENT | XML_PARSE_HUGE | XML_PARSE_COMPACT | XML_PARSE_NONET)

static const char *name_of(xmlTextReaderPtr reader)
{
    return (const char *)xmlTextReaderConstName(reader);
}

static const char *value_of(xmlTextReaderPtr reader)
{
    return (const char *)xmlTextReaderConstValue(reader);
}

static void take_start(projector *p, xmlTextReaderPtr reader)
{
    const char *name = name_of(reader);
    const char *value;
    bool empty = xmlTextReaderIsEmptyElement(reader) == 1;

    if (projector_start(p, name))
        while (xmlTextReaderMoveToNextAttribute(reader) == 1)
            if ((value = value_of(reader)) != NULL)
                projector_attribute(p, name_of(reader), value, strlen(value));
    if (empty) projector_end(p, name);
}

static void take_text(projector *p, xmlTextReaderPtr reader)
{
    const char *text;

    if (!projector_wants_text(p)) return;
    text = value_of(reader);
    if (text != NULL) projector_text(p, text, strlen(text));
}

static void take_event(projector *p, xmlTextReaderPtr reader)
{
    switch (xmlTextReaderNodeType(reader)) {
    case XML_READER_TYPE_ELEMENT:
        take_start(p, reader);
        break;
    case XML_READER_TYPE_END_ELEMENT:
        projector_end(p, name_of(reader));
        break;
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
    case XML_READER_TYPE_WHITESPACE:
    case XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
        take_text(p, reader);
        break;
    default:
        break;
    }
}

static bool run(bench_job *job)
{
    projector p;
    xmlTextReaderPtr reader = NULL;
    int status;

    if (job->len <= INT_MAX)
        reader = xmlReaderForMemory(job->doc, (int)job->len, NULL, NULL, OPTIONS);
    if (reader == NULL) return false;
    projector_begin(&p, job->memory, job->shape);
    while ((status = xmlTextReaderRead(reader)) == 1) take_event(&p, reader);
    xmlFreeTextReader(reader);
    job->records = p.store->records;
    job->count = p.store->count;
    return status == 0 && !p.failed;
}

const bench_reader bench_libxml2 = {
    .name = "libxml2 xmlTextReader",
    .unchecked = "",
    .open = peer_store_open,
    .close = peer_store_close,
    .ways = BENCH_ALL_SHAPES(run),
};
