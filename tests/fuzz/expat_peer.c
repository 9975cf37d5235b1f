/*
 * Both say a document as lines: "<uri}local:prefix" with attributes, ">…" for an end, and texts.
 */
#include "expat_peer.h"

#include "fuzz_trace.h"

#include <stax/cursor.h>

#include <expat.h>
#include <stdlib.h>

enum { BETWEEN = 0x1F }; /* the parts of a name; no XML has this byte */

/* ---- expat -------------------------------------------------------------------------------- */

typedef struct peer {
    XML_Parser parser;
    fuzz_trace says;
    bool in_text;
    bool passed_over; /* an entity: behind one in declarations, it does not look at all of them */
} peer;

static void end_text(peer *p)
{
    if (p->in_text) fuzz_put_text(&p->says, "\n");
    p->in_text = false;
}

/* "uri\x1Flocal\x1Fprefix", "uri\x1Flocal" or "local" */
static void put_name(fuzz_trace *to, const char *name)
{
    const char *local = strchr(name, BETWEEN), *prefix = local ? strchr(local + 1, BETWEEN) : NULL;
    size_t len = strlen(name);

    if (local) fuzz_put(to, name, (size_t)(local - name));
    fuzz_put_text(to, "}");
    local = local ? local + 1 : name;
    fuzz_put(to, local, (size_t)((prefix ? prefix : name + len) - local));
    fuzz_put_text(to, ":");
    if (prefix) fuzz_put_text(to, prefix + 1);
    fuzz_put_text(to, " ");
}

static void on_start(void *context, const char *name, const char **attributes)
{
    peer *p = context;

    end_text(p);
    fuzz_put_text(&p->says, "<");
    put_name(&p->says, name);
    for (; *attributes; attributes += 2) {
        put_name(&p->says, attributes[0]);
        fuzz_put_str(&p->says, stax_str_of(attributes[1]), '"');
    }
    fuzz_put_text(&p->says, "\n");
}

static void on_end(void *context, const char *name)
{
    peer *p = context;

    end_text(p);
    fuzz_put_text(&p->says, ">");
    put_name(&p->says, name);
    fuzz_put_text(&p->says, "\n");
}

static void on_text(void *context, const char *text, int len)
{
    peer *p = context;

    p->in_text = true;
    fuzz_put(&p->says, text, (size_t)len);
}

/* An external entity is passed over, as ours is told to do. */
static int on_external(XML_Parser parser, const char *context, const char *base,
                       const char *system_id, const char *public_id)
{
    peer *p = XML_GetUserData(parser);

    (void)context, (void)base, (void)system_id, (void)public_id;
    p->passed_over = true;
    return XML_STATUS_OK;
}

static void on_skipped(void *context, const char *name, int is_parameter)
{
    peer *p = context;

    (void)name, (void)is_parameter;
    p->passed_over = true;
}

static enum XML_Error ask_expat(peer *p, stax_str document, bool whole_names)
{
    enum XML_Error why = XML_ERROR_NONE;

    if (p->parser == NULL)
        p->parser = whole_names ? XML_ParserCreate(NULL) : XML_ParserCreateNS(NULL, BETWEEN);
    else
        XML_ParserReset(p->parser, NULL);
    p->says.len = 0;
    p->in_text = p->passed_over = false;
    XML_SetUserData(p->parser, p);
    XML_SetReturnNSTriplet(p->parser, 1);
    XML_SetElementHandler(p->parser, on_start, on_end);
    XML_SetCharacterDataHandler(p->parser, on_text);
    XML_SetExternalEntityRefHandler(p->parser, on_external);
    XML_SetSkippedEntityHandler(p->parser, on_skipped);
    XML_SetParamEntityParsing(p->parser, XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE);
    XML_SetHashSalt(p->parser, 1);
    if (XML_Parse(p->parser, document.data, (int)document.len, 1) != XML_STATUS_OK)
        why = XML_GetErrorCode(p->parser);
    return why;
}

/* ---- ours --------------------------------------------------------------------------------- */

static void put_own_name(fuzz_trace *to, stax_str uri, stax_str name, size_t prefix)
{
    size_t skip = prefix > 0 ? prefix + 1 : 0;

    fuzz_put_str(to, uri, '}');
    fuzz_put(to, name.data + skip, name.len - skip);
    fuzz_put_text(to, ":");
    fuzz_put(to, name.data, prefix);
    fuzz_put_text(to, " ");
}

static bool declares(const stax_attribute *a)
{
    return a->name.len >= 5 && memcmp(a->name.data, "xmlns", 5) == 0 &&
           (a->name.len == 5 || a->prefix == 5);
}

static void put_start(fuzz_trace *to, const stax_cursor *c, bool whole_names)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    fuzz_put_text(to, "<");
    put_own_name(to, stax_cursor_uri(c), stax_cursor_name(c), stax_cursor_prefix(c).len);
    for (; count > 0; count--, a++) {
        if (!whole_names && declares(a)) continue;
        put_own_name(to, stax_cursor_attribute_uri(c, a), a->name, a->prefix);
        fuzz_put_str(to, a->value, '"');
    }
    fuzz_put_text(to, "\n");
}

static void put_event(fuzz_trace *to, const stax_cursor *c, bool whole_names)
{
    switch (stax_cursor_event(c)) {
    case STAX_EVENT_START:
        put_start(to, c, whole_names);
        break;
    case STAX_EVENT_END:
        fuzz_put_text(to, ">");
        put_own_name(to, stax_cursor_uri(c), stax_cursor_name(c), stax_cursor_prefix(c).len);
        fuzz_put_text(to, "\n");
        break;
    case STAX_EVENT_TEXT:
        fuzz_put_str(to, stax_cursor_text(c), '\n');
        break;
    default:
        break;
    }
}

static stax_resolution pass_over(void *context, const stax_external *external, stax_str *bytes)
{
    (void)context, (void)external, (void)bytes;
    return STAX_RESOLVE_SKIP;
}

static stax_status ask_cursor(fuzz_trace *to, stax_str document, bool whole_names)
{
    stax_options options = {.entity_free = 1 << 16, .entity_factor = 1, .resolve = pass_over};
    char *block = fuzz_block(document.data, document.len);
    stax_input input = stax_input_memory(block, document.len);
    stax_status status;
    stax_cursor *c;

    options.whole_names = whole_names;
    c = stax_cursor_open(&input, &options, NULL);
    to->len = 0;
    while (stax_cursor_next(c) != STAX_EVENT_ERROR &&
           stax_cursor_event(c) != STAX_EVENT_DOCUMENT_END)
        put_event(to, c, whole_names);
    status = stax_cursor_status(c);
    stax_cursor_close(c);
    free(block);
    return status;
}

/* ---- both --------------------------------------------------------------------------------- */

static bool is_ascii(stax_str text)
{
    for (size_t i = 0; i < text.len; i++)
        if ((unsigned char)text.data[i] >= 0x80 || text.data[i] == '\0') return false;
    return true;
}

static bool has(stax_str document, char byte)
{
    return document.len > 0 && memchr(document.data, byte, document.len) != NULL;
}

/* Whether one of these bytes stands behind a colon. */
static bool has_behind_colon(stax_str document, const char *bytes)
{
    for (size_t i = 0; i + 1 < document.len; i++)
        if (document.data[i] == ':' && strchr(bytes, document.data[i + 1])) return true;
    return false;
}

/* Whether expat's table of ISO-8859-1 may be at fault, in which three signs are letters. */
static bool has_latin_signs(stax_str document)
{
    bool latin = false;

    for (size_t i = 0; i + 6 <= document.len && !latin; i++)
        latin = memcmp(document.data + i, "8859-1", 6) == 0;
    return latin && (has(document, '\xAA') || has(document, '\xB5') || has(document, '\xBA'));
}

/* What both say of a document. */
typedef struct verdicts {
    stax_str document;
    stax_status ours;
    enum XML_Error expat;
    bool ascii;       /* the document, and what was read of it */
    bool passed_over; /* by expat */
} verdicts;

/* Why verdicts may differ where it is the document that we refuse. */
static bool may_refuse(const verdicts *v)
{
    switch (v->ours) {
    case STAX_E_LIMIT:
    case STAX_E_ENCODING:    /* of those that are not ours */
    case STAX_E_ENCODED:     /* expat does not always ask whether the bytes are in it */
    case STAX_E_DECLARATION: /* production 26 wants "1." and digits */
        return true;
    case STAX_E_ENTITY: /* an undeclared %entity; with standalone='yes': 4.1, and so the suite */
        return has(v->document, '%');
    case STAX_E_DOCTYPE:
    case STAX_E_REFERENCE: /* in values of entities that expat does not keep */
        return v->passed_over;
    case STAX_E_COLON: /* expat does not ask how a local part begins */
        return has_behind_colon(v->document, "0123456789.-");
    default: /* UTF-16 needs a mark (4.3.3), which expat can do without */
        return v->document.len > 1 && (!v->document.data[0] || !v->document.data[1]);
    }
}

static bool is_meant(const verdicts *v)
{
    if (v->ours != STAX_END) return may_refuse(v) || has_latin_signs(v->document);
    /* names that only the fifth edition has, as they stand or by references */
    if (v->expat == XML_ERROR_INVALID_TOKEN && !v->ascii) return true;
    /* declared names that end with a colon are no tokens of expat's */
    return has_behind_colon(v->document, " \t\r\n()|,*+?>[");
}

void expat_compare(stax_str document, bool whole_names)
{
    static peer peers[2];
    static fuzz_trace ours;
    peer *expat = &peers[whole_names];
    verdicts v = {.document = document, .ours = ask_cursor(&ours, document, whole_names)};

    if (v.ours == STAX_E_LIMIT) return;
    v.expat = ask_expat(expat, document, whole_names);
    if ((v.ours == STAX_END) != (v.expat == XML_ERROR_NONE)) {
        v.passed_over = expat->passed_over;
        v.ascii = is_ascii(document) && is_ascii((stax_str){ours.text, ours.len});
        if (is_meant(&v)) return;
        fuzz_put_text(&ours, stax_status_name(v.ours));
        fuzz_put_text(&expat->says, v.expat ? XML_ErrorString(v.expat) : "well-formed");
        fuzz_differ("the verdict", &ours, &expat->says);
    }
    if (v.ours == STAX_END) fuzz_compare("what is read", &ours, &expat->says);
}
