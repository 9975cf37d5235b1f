/*
 * Reads opml.schema's documents into structs. Printed by staxc from opml.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "opml_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "opml_parser.c was printed for another libstax: run staxc again"
#endif

static const stx_state outline_state;

/* ---- outline, opml.schema:33 -------------------------------------------------------------- */

enum {
    OUTLINE_TEXT,
    OUTLINE_TITLE,
    OUTLINE_DESCRIPTION,
    OUTLINE_TYPE,
    OUTLINE_XMLURL,
    OUTLINE_HTMLURL,
    OUTLINE_OUTLINE
};

/* :34  text: str? @ */
STX_INLINE bool take_outline_text(stx_reader *r, void *to, stax_str text)
{
    opml_outline *outline = to;

    if (!stx_take_str(r, text, &outline->text)) return false;
    outline->has.text = 1;
    return true;
}

/* :35  title: str? @ */
STX_INLINE bool take_outline_title(stx_reader *r, void *to, stax_str text)
{
    opml_outline *outline = to;

    if (!stx_take_str(r, text, &outline->title)) return false;
    outline->has.title = 1;
    return true;
}

/* :36  description: str? @ */
STX_INLINE bool take_outline_description(stx_reader *r, void *to, stax_str text)
{
    opml_outline *outline = to;

    if (!stx_take_str(r, text, &outline->description)) return false;
    outline->has.description = 1;
    return true;
}

/* :37  kind: str? @type */
STX_INLINE bool take_outline_type(stx_reader *r, void *to, stax_str text)
{
    opml_outline *outline = to;

    if (!stx_take_str(r, text, &outline->kind)) return false;
    outline->has.kind = 1;
    return true;
}

/* :38  feed: str? @xmlUrl */
STX_INLINE bool take_outline_xmlUrl(stx_reader *r, void *to, stax_str text)
{
    opml_outline *outline = to;

    if (!stx_take_str(r, text, &outline->feed)) return false;
    outline->has.feed = 1;
    return true;
}

/* :39  page: str? @htmlUrl */
STX_INLINE bool take_outline_htmlUrl(stx_reader *r, void *to, stax_str text)
{
    opml_outline *outline = to;

    if (!stx_take_str(r, text, &outline->page)) return false;
    outline->has.page = 1;
    return true;
}

/* :40  children: outline[] outline */
static void *place_outline_outline(stx_reader *r, void *in)
{
    opml_outline *outline = in;

    return STX_ADD(r, outline->children);
}

static const opml_outline outline_blank = {0};

/* The start tag: <outline text title description type xmlUrl htmlUrl>. */
STX_INLINE bool outline_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    opml_outline *outline = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str text_ = {0}, title = {0}, description = {0}, type = {0}, xmlUrl = {0}, htmlUrl = {0};

    *outline = outline_blank;
    if (!STX_OPEN(w, "outline")) return false;
    if (STX_ATTR(w, "text", text_)) STX_MEET(seen, OUTLINE_TEXT);
    if (STX_ATTR(w, "title", title)) STX_MEET(seen, OUTLINE_TITLE);
    if (STX_ATTR(w, "description", description)) STX_MEET(seen, OUTLINE_DESCRIPTION);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, OUTLINE_TYPE);
    if (STX_ATTR(w, "xmlUrl", xmlUrl)) STX_MEET(seen, OUTLINE_XMLURL);
    if (STX_ATTR(w, "htmlUrl", htmlUrl)) STX_MEET(seen, OUTLINE_HTMLURL);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, OUTLINE_TEXT) && !take_outline_text(r, outline, text_)) return false;
    if (STX_MET(seen, OUTLINE_TITLE) && !take_outline_title(r, outline, title)) return false;
    if (STX_MET(seen, OUTLINE_DESCRIPTION) && !take_outline_description(r, outline, description))
        return false;
    if (STX_MET(seen, OUTLINE_TYPE) && !take_outline_type(r, outline, type)) return false;
    if (STX_MET(seen, OUTLINE_XMLURL) && !take_outline_xmlUrl(r, outline, xmlUrl)) return false;
    if (STX_MET(seen, OUTLINE_HTMLURL) && !take_outline_htmlUrl(r, outline, htmlUrl)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: outline. */
static stx_go outline_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!outline_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "outline")) {
            go = stx_child(r, w, f, seen, OUTLINE_OUTLINE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "outline")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm outline_arms[] = {
    [OUTLINE_TEXT] = {STX_ATTRIBUTE_ARM("text", take_outline_text, "str", 34)},
    [OUTLINE_TITLE] = {STX_ATTRIBUTE_ARM("title", take_outline_title, "str", 35)},
    [OUTLINE_DESCRIPTION] = {STX_ATTRIBUTE_ARM("description", take_outline_description, "str", 36)},
    [OUTLINE_TYPE] = {STX_ATTRIBUTE_ARM("type", take_outline_type, "str", 37)},
    [OUTLINE_XMLURL] = {STX_ATTRIBUTE_ARM("xmlUrl", take_outline_xmlUrl, "str", 38)},
    [OUTLINE_HTMLURL] = {STX_ATTRIBUTE_ARM("htmlUrl", take_outline_htmlUrl, "str", 39)},
    [OUTLINE_OUTLINE] =
            {STX_RECORDS_ARM("outline", place_outline_outline, &outline_state,
                             offsetof(opml_outline, children.count), 0, 0, "outline", 40)},
};
/* clang-format on */

static const uint64_t outline_required[] = {0};

static const stx_state outline_state = {
    .element = STX_NAME("outline"),
    .open = outline_read,
    .step = outline_read,
    .arms = outline_arms,
    .count = 7,
    .total = 7,
    .rules = STX_DEEP,
    .size = sizeof(opml_outline),
    .blank = &outline_blank,
    .required = outline_required,
};

/* ---- opml, opml.schema:26 ----------------------------------------------------------------- */

enum { OPML_VERSION, OPML_HEAD, OPML_BODY, OPML_HEAD_TITLE, OPML_BODY_OUTLINE };

/* :27  version: str @ */
STX_INLINE bool take_opml_version(stx_reader *r, void *to, stax_str text)
{
    opml_opml *opml = to;

    return stx_take_str(r, text, &opml->version);
}

/* :28  title: str? head/title */
STX_INLINE bool take_opml_head_title(stx_reader *r, void *to, stax_str text)
{
    opml_opml *opml = to;

    if (!stx_take_str(r, stax_trim(text), &opml->title)) return false;
    opml->has.title = 1;
    return true;
}

/* :29  outlines: outline[] body/outline */
static void *place_opml_body_outline(stx_reader *r, void *in)
{
    opml_opml *opml = in;

    return STX_ADD(r, opml->outlines);
}

static const opml_opml opml_blank = {0};

/* The start tag: <opml version>. */
STX_INLINE bool opml_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    opml_opml *opml = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str version = {0};

    *opml = opml_blank;
    if (!STX_OPEN(w, "opml")) return false;
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, OPML_VERSION);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, OPML_VERSION) || !take_opml_version(r, opml, version)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: head, body. */
static stx_go opml_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!opml_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "head")) {
            go = stx_child(r, w, f, seen, OPML_HEAD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "body")) {
            go = stx_child(r, w, f, seen, OPML_BODY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "opml")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <head>. */
STX_INLINE bool opml_head_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "head")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: title. */
static stx_go opml_head_read(stx_reader *r, stx_frame *f)
{
    opml_opml *opml = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!opml_head_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "title", text)) {
            if (STX_MET(seen, OPML_HEAD_TITLE) || !take_opml_head_title(r, opml, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, OPML_HEAD_TITLE);
        }
        if (STX_END(w, "head")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state opml_head_state;
static const stx_state opml_body_state;
/* clang-format off */
static const stx_arm opml_arms[] = {
    [OPML_VERSION] = {STX_ATTRIBUTE_ARM("version", take_opml_version, "str", 27)},
    [OPML_HEAD] = {STX_WRAPPER_ARM("head", &opml_head_state, 28)},
    [OPML_BODY] = {STX_WRAPPER_ARM("body", &opml_body_state, 29)},
    [OPML_HEAD_TITLE] = {STX_LEAF_ARM("title", STX_REFUSE, take_opml_head_title, "str", 28)},
    [OPML_BODY_OUTLINE] =
            {STX_RECORDS_ARM("outline", place_opml_body_outline, &outline_state,
                             offsetof(opml_opml, outlines.count), 0, 0, "outline", 29)},
};
/* clang-format on */

static const uint64_t opml_required[] = {
    STX_BIT(OPML_VERSION),
};

static const stx_state opml_state = {
    .element = STX_NAME("opml"),
    .open = opml_read,
    .step = opml_read,
    .arms = opml_arms,
    .count = 3,
    .total = 5,
    .size = sizeof(opml_opml),
    .blank = &opml_blank,
    .required = opml_required,
};

static const stx_state opml_head_state = {
    .element = STX_NAME("head"),
    .open = opml_head_read,
    .step = opml_head_read,
    .arms = opml_arms,
    .first = 3,
    .count = 1,
};

static const stx_state opml_body_state = {
    .element = STX_NAME("body"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = opml_arms,
    .first = 4,
    .count = 1,
};

/* ---- documents ---------------------------------------------------------------------------- */

static const stx_schema opml_schema = {
    .abi = STX_ABI,
    .file = "opml.schema",
    .root = &opml_state,
    .levels = 2,
    .deep = true,
    .depth = 100,
};

opml_opml *opml_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                      stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&opml_schema, arena, &input, options, error);
}

opml_opml *opml_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                           stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&opml_schema, arena, &input, options, error);
}
