/*
 * expat, told to look after namespaces. It gives expanded names, and declarations apart from the
 * other attributes; here both become again what was written.
 */
#include "read_by.h"

#include <expat.h>
#include <stdio.h>
#include <stdlib.h>

/* Stands between the parts of a name; no document can have it in one. */
#define BETWEEN '\x1F'

enum { MOST = 2048 };

typedef struct reading {
    XML_Parser parser;
    canonical *out;
    canonical_attribute attributes[MOST]; /* declarations first, as they come */
    size_t count;
    stax_notation notations[MOST];
    size_t notation_count;
    char *kept[8 * MOST];       /* strings to be freed */
    size_t kept_count, lasting; /* lasting: of them up to the end */
    char *doctype;
    bool crowded; /* more of something than there is room for */
} reading;

static stax_str keep(reading *r, const char *text, size_t len)
{
    char *copy;

    if (text == NULL) return (stax_str){0};
    copy = malloc(len + 1);
    if (copy == NULL || r->kept_count == sizeof r->kept / sizeof *r->kept) abort();
    memcpy(copy, text, len);
    copy[len] = '\0';
    r->kept[r->kept_count++] = copy;
    return (stax_str){copy, len};
}

static void forget_from(reading *r, size_t first)
{
    while (r->kept_count > first) free(r->kept[--r->kept_count]);
}

/* "uri|local|prefix", "uri|local" or "local": prefix:local. */
static stax_str written(reading *r, const char *name)
{
    const char *local = strchr(name, BETWEEN), *prefix = local ? strchr(local + 1, BETWEEN) : NULL;
    char whole[4096];
    int len;

    if (local == NULL) return keep(r, name, strlen(name));
    if (prefix == NULL) return keep(r, local + 1, strlen(local + 1));
    len =
        snprintf(whole, sizeof whole, "%s:%.*s", prefix + 1, (int)(prefix - local - 1), local + 1);
    if (len < 0 || (size_t)len >= sizeof whole) r->crowded = true;
    return keep(r, whole, strlen(whole));
}

static void add_attribute(reading *r, stax_str name, const char *value)
{
    if (r->count == MOST) {
        r->crowded = true;
        return;
    }
    r->attributes[r->count++] = (canonical_attribute){name, keep(r, value, strlen(value))};
}

/* ---- what expat calls --------------------------------------------------------------------- */

static void on_declaration(void *context, const char *prefix, const char *uri)
{
    reading *r = context;
    char name[4096];

    (void)snprintf(name, sizeof name, prefix ? "xmlns:%s" : "xmlns", prefix);
    add_attribute(r, keep(r, name, strlen(name)), uri ? uri : "");
}

static void on_start(void *context, const char *name, const char **attributes)
{
    reading *r = context;

    for (; attributes[0] != NULL; attributes += 2)
        add_attribute(r, written(r, attributes[0]), attributes[1]);
    canonical_start(r->out, written(r, name), r->attributes, r->count);
    r->count = 0;
    forget_from(r, r->lasting);
}

static void on_end(void *context, const char *name)
{
    reading *r = context;
    size_t first = r->kept_count;

    canonical_end(r->out, written(r, name));
    forget_from(r, first);
}

static void on_text(void *context, const char *text, int len)
{
    canonical_text(((reading *)context)->out, (stax_str){text, (size_t)len});
}

/* Of those in the DOCTYPE nothing is told. */
static void on_instruction(void *context, const char *target, const char *data)
{
    reading *r = context;

    if (r->doctype == NULL) canonical_instruction(r->out, stax_str_of(target), stax_str_of(data));
}

static void on_doctype(void *context, const char *name, const char *system_id,
                       const char *public_id, int has_subset)
{
    reading *r = context;

    (void)system_id, (void)public_id, (void)has_subset;
    r->doctype = malloc(strlen(name) + 1);
    if (r->doctype == NULL) abort();
    memcpy(r->doctype, name, strlen(name) + 1);
}

static void on_doctype_end(void *context)
{
    reading *r = context;

    canonical_doctype(r->out, stax_str_of(r->doctype), r->notations, r->notation_count);
    free(r->doctype);
    r->doctype = NULL;
    r->lasting = r->kept_count;
}

static bool is_known(const reading *r, const char *name)
{
    for (size_t i = 0; i < r->notation_count; i++)
        if (stax_eq(r->notations[i].name, stax_str_of(name))) return true;
    return false;
}

static void on_notation(void *context, const char *name, const char *base, const char *system_id,
                        const char *public_id)
{
    reading *r = context;

    (void)base;
    if (is_known(r, name)) return;
    if (r->notation_count == MOST) {
        r->crowded = true;
        return;
    }
    r->notations[r->notation_count++] = (stax_notation){
        keep(r, name, strlen(name)), keep(r, public_id, public_id ? strlen(public_id) : 0),
        keep(r, system_id, system_id ? strlen(system_id) : 0)};
}

/* ---- reading ------------------------------------------------------------------------------ */

static void set_up(reading *r)
{
    XML_Parser p = r->parser;

    XML_SetUserData(p, r);
    XML_SetReturnNSTriplet(p, 1);
    XML_SetParamEntityParsing(p, XML_PARAM_ENTITY_PARSING_ALWAYS);
    XML_SetElementHandler(p, on_start, on_end);
    XML_SetNamespaceDeclHandler(p, on_declaration, NULL);
    XML_SetCharacterDataHandler(p, on_text);
    XML_SetProcessingInstructionHandler(p, on_instruction);
    XML_SetDoctypeDeclHandler(p, on_doctype, on_doctype_end);
    XML_SetNotationDeclHandler(p, on_notation);
}

bool read_by_expat(canonical *out, stax_str document, char *why)
{
    static reading r; /* too large for a stack */
    bool right;

    r = (reading){.parser = XML_ParserCreateNS(NULL, BETWEEN), .out = out};
    if (r.parser == NULL) abort();
    canonical_clear(out);
    set_up(&r);
    right = XML_Parse(r.parser, document.data, (int)document.len, 1) == XML_STATUS_OK;
    (void)snprintf(why, 128, "%s", right ? "" : XML_ErrorString(XML_GetErrorCode(r.parser)));
    if (r.crowded) canonical_text(out, (stax_str)STAX_STR("(more than this peer keeps)"));
    XML_ParserFree(r.parser);
    forget_from(&r, 0);
    free(r.doctype);
    return right;
}
