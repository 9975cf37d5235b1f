/*
 * libxml2 by its SAX2 calls. Namespace errors are not fatal to it; here they count as refusals, as
 * with every parser that looks after namespaces.
 */
#include "read_by.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct reading {
    canonical *out;
    stax_notation *notations;
    size_t notation_count;
    char *doctype;
    bool in_doctype;
    char why[128];
} reading;

/* libxml2 gives its context to every call; ours hangs in it. */
static reading *of(void *context)
{
    return ((xmlParserCtxt *)context)->_private;
}

static stax_str str(const xmlChar *text)
{
    return stax_str_of((const char *)text);
}

static stax_str copy(stax_str text)
{
    char *made;

    if (text.data == NULL) return text;
    made = malloc(text.len + 1);
    if (made == NULL) abort();
    memcpy(made, text.data, text.len);
    made[text.len] = '\0';
    return (stax_str){made, text.len};
}

/* ---- names -------------------------------------------------------------------------------- */

/* a:b, or b; to be freed. */
static stax_str written(const xmlChar *prefix, const xmlChar *local)
{
    stax_str a = str(prefix), b = str(local), whole;
    char *made = malloc(a.len + b.len + 2);

    if (made == NULL) abort();
    if (a.len > 0) memcpy(made, a.data, a.len);
    if (a.len > 0) made[a.len++] = ':';
    memcpy(made + a.len, b.data, b.len);
    whole = (stax_str){made, a.len + b.len};
    return whole;
}

static stax_str declared(const xmlChar *prefix)
{
    return prefix ? written((const xmlChar *)"xmlns", prefix)
                  : written(NULL, (const xmlChar *)"xmlns");
}

/* ---- what libxml2 calls ------------------------------------------------------------------- */

/* Attributes come as five pointers: local, prefix, uri, value, its end. */
static void on_start(void *context, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri,
                     int namespaces, const xmlChar **declarations, int count, int defaulted,
                     const xmlChar **attributes)
{
    size_t all = (size_t)namespaces + (size_t)count, n = 0;
    canonical_attribute *list = calloc(all + 1, sizeof *list);
    stax_str name = written(prefix, local);

    (void)uri, (void)defaulted;
    if (list == NULL) abort();
    for (int i = 0; i < namespaces; i++, declarations += 2)
        list[n++] = (canonical_attribute){declared(declarations[0]), str(declarations[1])};
    for (int i = 0; i < count; i++, attributes += 5)
        list[n++] = (canonical_attribute){
            written(attributes[1], attributes[0]),
            {(const char *)attributes[3], (size_t)(attributes[4] - attributes[3])}};
    canonical_start(of(context)->out, name, list, n);
    for (size_t i = 0; i < n; i++) free((char *)list[i].name.data);
    free((char *)name.data);
    free(list);
}

static void on_end(void *context, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri)
{
    stax_str name = written(prefix, local);

    (void)uri;
    canonical_end(of(context)->out, name);
    free((char *)name.data);
}

static void on_text(void *context, const xmlChar *text, int len)
{
    canonical_text(of(context)->out, (stax_str){(const char *)text, (size_t)len});
}

/* Between the call for a DOCTYPE's name and the end of its subset. */
static void leave_doctype(reading *r)
{
    if (!r->in_doctype) return;
    r->in_doctype = false;
    canonical_doctype(r->out, stax_str_of(r->doctype), r->notations, r->notation_count);
}

static void on_instruction(void *context, const xmlChar *target, const xmlChar *data)
{
    const xmlParserCtxt *parser = context;

    if (parser->inSubset == 0) canonical_instruction(of(context)->out, str(target), str(data));
}

static void on_doctype(void *context, const xmlChar *name, const xmlChar *public_id,
                       const xmlChar *system_id)
{
    reading *r = of(context);

    xmlSAX2InternalSubset(context, name, public_id, system_id);
    r->doctype = (char *)copy(str(name)).data;
    r->in_doctype = true;
}

/* Called behind the DOCTYPE also where nothing is read. */
static void on_external_subset(void *context, const xmlChar *name, const xmlChar *public_id,
                               const xmlChar *system_id)
{
    (void)name, (void)public_id, (void)system_id;
    leave_doctype(of(context));
}

static void on_notation(void *context, const xmlChar *name, const xmlChar *public_id,
                        const xmlChar *system_id)
{
    reading *r = of(context);

    xmlSAX2NotationDecl(context, name, public_id, system_id);
    for (size_t i = 0; i < r->notation_count; i++)
        if (stax_eq(r->notations[i].name, str(name))) return;
    r->notations = realloc(r->notations, (r->notation_count + 1) * sizeof *r->notations);
    if (r->notations == NULL) abort();
    r->notations[r->notation_count++] =
        (stax_notation){copy(str(name)), copy(str(public_id)), copy(str(system_id))};
}

static void on_error(void *context, xmlError *error)
{
    reading *r = of(context);
    bool named = error->domain == XML_FROM_NAMESPACE && error->level == XML_ERR_ERROR;
    bool counts = error->level == XML_ERR_FATAL || named;

    if (!counts || r->why[0] != '\0') return;
    (void)snprintf(r->why, sizeof r->why, "%s", error->message ? error->message : "?");
    r->why[strcspn(r->why, "\n")] = '\0';
}

/* ---- reading ------------------------------------------------------------------------------ */

static void set_up(xmlParserCtxt *parser, reading *r)
{
    xmlSAXHandler *sax = parser->sax;

    parser->_private = r;
    sax->startElementNs = on_start;
    sax->endElementNs = on_end;
    sax->characters = sax->ignorableWhitespace = sax->cdataBlock = on_text;
    sax->processingInstruction = on_instruction;
    sax->comment = NULL;
    sax->reference = NULL;
    sax->internalSubset = on_doctype;
    sax->externalSubset = on_external_subset;
    sax->notationDecl = on_notation;
    sax->serror = (xmlStructuredErrorFunc)on_error;
}

static xmlParserInput *load_nothing(const char *url, const char *id, xmlParserCtxt *parser)
{
    (void)url, (void)id, (void)parser;
    return NULL;
}

static void say_nothing(void *context, const char *format, ...)
{
    (void)context, (void)format;
}

static void free_notations(reading *r)
{
    for (size_t i = 0; i < r->notation_count; i++) {
        free((char *)r->notations[i].name.data);
        free((char *)r->notations[i].public_id.data);
        free((char *)r->notations[i].system_id.data);
    }
    free(r->notations);
    free(r->doctype);
}

bool read_by_libxml2(canonical *out, stax_str document, char *why)
{
    reading r = {.out = out};
    xmlParserCtxt *parser = xmlNewParserCtxt();
    bool right;

    if (parser == NULL) abort();
    canonical_clear(out);
    set_up(parser, &r);
    xmlSetExternalEntityLoader(load_nothing);
    xmlSetGenericErrorFunc(NULL, say_nothing);
    xmlFreeDoc(xmlCtxtReadMemory(parser, document.data, (int)document.len, NULL, NULL,
                                 XML_PARSE_NOENT | XML_PARSE_NONET));
    xmlFreeDoc(parser->myDoc);
    parser->myDoc = NULL;
    right = parser->wellFormed && r.why[0] == '\0';
    (void)snprintf(why, 128, "%s", right ? "" : r.why[0] ? r.why : "not well-formed");
    xmlFreeParserCtxt(parser);
    free_notations(&r);
    return right;
}
