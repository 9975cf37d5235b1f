/*
 * Reads mime.schema's documents into structs. Printed by staxc from mime.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "mime_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "mime_parser.c was printed for another libstax: run staxc again"
#endif

/* ---- translation, mime.schema:54 ---------------------------------------------------------- */

enum { TRANSLATION_XML_LANG, TRANSLATION_TEXT };

/* :55  language: str @xml:lang = "C" */
STX_INLINE bool take_translation_xml_lang(stx_reader *r, void *to, stax_str text)
{
    mime_translation *translation = to;

    return stx_take_str(r, text, &translation->language);
}

/* :56  text: str . */
STX_INLINE bool take_translation_text(stx_reader *r, void *to, stax_str text)
{
    mime_translation *translation = to;

    return stx_take_str(r, stax_trim(text), &translation->text);
}

static const mime_translation translation_blank = {
    .language = STAX_STR("C"),
};

/* All of it, when it is as the schema has it. */
STX_INLINE bool translation_whole(stx_reader *r, stx_walk *at, mime_translation *translation)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str lang = {0};
    stax_str text;

    if (!STX_OPEN(w, "comment")) return false;
    if (STX_ATTR(w, "xml:lang", lang)) STX_MEET(seen, TRANSLATION_XML_LANG);
    if (!STX_SHUT(w)) return false;
    if (!STX_OWN_TEXT(w, "comment", text)) return false;

    *translation = translation_blank;
    if (STX_MET(seen, TRANSLATION_XML_LANG) && !take_translation_xml_lang(r, translation, lang))
        return false;
    if (!take_translation_text(r, translation, text)) return false;
    STX_MEET(seen, TRANSLATION_TEXT);
    *at = w;
    return true;
}

/* All of it, when it is as the schema has it. */
STX_INLINE bool translation_whole_(stx_reader *r, stx_walk *at, mime_translation *translation)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str lang = {0};
    stax_str text;

    if (!STX_OPEN(w, "acronym")) return false;
    if (STX_ATTR(w, "xml:lang", lang)) STX_MEET(seen, TRANSLATION_XML_LANG);
    if (!STX_SHUT(w)) return false;
    if (!STX_OWN_TEXT(w, "acronym", text)) return false;

    *translation = translation_blank;
    if (STX_MET(seen, TRANSLATION_XML_LANG) && !take_translation_xml_lang(r, translation, lang))
        return false;
    if (!take_translation_text(r, translation, text)) return false;
    STX_MEET(seen, TRANSLATION_TEXT);
    *at = w;
    return true;
}

/* All of it, when it is as the schema has it. */
STX_INLINE bool translation_whole_2(stx_reader *r, stx_walk *at, mime_translation *translation)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str lang = {0};
    stax_str text;

    if (!STX_OPEN(w, "expanded-acronym")) return false;
    if (STX_ATTR(w, "xml:lang", lang)) STX_MEET(seen, TRANSLATION_XML_LANG);
    if (!STX_SHUT(w)) return false;
    if (!STX_OWN_TEXT(w, "expanded-acronym", text)) return false;

    *translation = translation_blank;
    if (STX_MET(seen, TRANSLATION_XML_LANG) && !take_translation_xml_lang(r, translation, lang))
        return false;
    if (!take_translation_text(r, translation, text)) return false;
    STX_MEET(seen, TRANSLATION_TEXT);
    *at = w;
    return true;
}

/* The start tag: <comment xml:lang>. */
static stx_go translation_comment_open(stx_reader *r, stx_frame *f)
{
    mime_translation *translation = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str lang = {0};
    stax_str text;

    *translation = translation_blank;
    if (!STX_OPEN(w, "comment")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "xml:lang", lang)) STX_MEET(seen, TRANSLATION_XML_LANG);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "comment", text)) return stx_careful_open(r, f);

    if (STX_MET(seen, TRANSLATION_XML_LANG) && !take_translation_xml_lang(r, translation, lang))
        return stx_careful_open(r, f);
    if (!take_translation_text(r, translation, text)) return stx_careful_open(r, f);
    STX_MEET(seen, TRANSLATION_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* The start tag: <acronym xml:lang>. */
static stx_go translation_acronym_open(stx_reader *r, stx_frame *f)
{
    mime_translation *translation = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str lang = {0};
    stax_str text;

    *translation = translation_blank;
    if (!STX_OPEN(w, "acronym")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "xml:lang", lang)) STX_MEET(seen, TRANSLATION_XML_LANG);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "acronym", text)) return stx_careful_open(r, f);

    if (STX_MET(seen, TRANSLATION_XML_LANG) && !take_translation_xml_lang(r, translation, lang))
        return stx_careful_open(r, f);
    if (!take_translation_text(r, translation, text)) return stx_careful_open(r, f);
    STX_MEET(seen, TRANSLATION_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* The start tag: <expanded-acronym xml:lang>. */
static stx_go translation_expanded_acronym_open(stx_reader *r, stx_frame *f)
{
    mime_translation *translation = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str lang = {0};
    stax_str text;

    *translation = translation_blank;
    if (!STX_OPEN(w, "expanded-acronym")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "xml:lang", lang)) STX_MEET(seen, TRANSLATION_XML_LANG);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "expanded-acronym", text)) return stx_careful_open(r, f);

    if (STX_MET(seen, TRANSLATION_XML_LANG) && !take_translation_xml_lang(r, translation, lang))
        return stx_careful_open(r, f);
    if (!take_translation_text(r, translation, text)) return stx_careful_open(r, f);
    STX_MEET(seen, TRANSLATION_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* clang-format off */
static const stx_arm translation_arms[] = {
    [TRANSLATION_XML_LANG] = {STX_ATTRIBUTE_ARM("xml:lang", take_translation_xml_lang, "str", 55)},
    [TRANSLATION_TEXT] = {STX_TEXT_ARM(take_translation_text, "str", 56)},
};
/* clang-format on */

static const uint64_t translation_required[] = {
    STX_BIT(TRANSLATION_TEXT),
};

static const stx_state translation_comment_state = {
    .element = STX_NAME("comment"),
    .open = translation_comment_open,
    .step = stx_step,
    .arms = translation_arms,
    .count = 2,
    .total = 2,
    .rules = STX_OWN,
    .size = sizeof(mime_translation),
    .blank = &translation_blank,
    .required = translation_required,
};

static const stx_state translation_acronym_state = {
    .element = STX_NAME("acronym"),
    .open = translation_acronym_open,
    .step = stx_step,
    .arms = translation_arms,
    .count = 2,
    .total = 2,
    .rules = STX_OWN,
    .size = sizeof(mime_translation),
    .blank = &translation_blank,
    .required = translation_required,
};

static const stx_state translation_expanded_acronym_state = {
    .element = STX_NAME("expanded-acronym"),
    .open = translation_expanded_acronym_open,
    .step = stx_step,
    .arms = translation_arms,
    .count = 2,
    .total = 2,
    .rules = STX_OWN,
    .size = sizeof(mime_translation),
    .blank = &translation_blank,
    .required = translation_required,
};

/* ---- glob, mime.schema:59 ----------------------------------------------------------------- */

enum { GLOB_PATTERN, GLOB_WEIGHT, GLOB_CASE_SENSITIVE };

/* :60  pattern: str @ */
STX_INLINE bool take_glob_pattern(stx_reader *r, void *to, stax_str text)
{
    mime_glob *glob = to;

    return stx_take_str(r, text, &glob->pattern);
}

/* :61  weight: u8(0..100) @ = 50 */
STX_INLINE bool take_glob_weight(stx_reader *r, void *to, stax_str text)
{
    mime_glob *glob = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_u8(r, text, 0, 100, &glob->weight);
}

/* :62  exact_case: bool @case-sensitive = false */
STX_INLINE bool take_glob_case_sensitive(stx_reader *r, void *to, stax_str text)
{
    mime_glob *glob = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_bool(r, text, &glob->exact_case);
}

static const mime_glob glob_blank = {
    .weight = 50,
    .exact_case = false,
};

/* All of it, when it is as the schema has it. */
STX_INLINE bool glob_whole(stx_reader *r, stx_walk *at, mime_glob *glob)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str pattern = {0}, weight = {0}, case_sensitive = {0};

    if (!STX_OPEN(w, "glob")) return false;
    if (STX_ATTR(w, "pattern", pattern)) STX_MEET(seen, GLOB_PATTERN);
    if (STX_ATTR(w, "weight", weight)) STX_MEET(seen, GLOB_WEIGHT);
    if (STX_ATTR(w, "case-sensitive", case_sensitive)) STX_MEET(seen, GLOB_CASE_SENSITIVE);
    if (!STX_SHUT_WHOLE(w, "glob")) return false;

    *glob = glob_blank;
    if (!STX_MET(seen, GLOB_PATTERN) || !take_glob_pattern(r, glob, pattern)) return false;
    if (STX_MET(seen, GLOB_WEIGHT) && !take_glob_weight(r, glob, weight)) return false;
    if (STX_MET(seen, GLOB_CASE_SENSITIVE) && !take_glob_case_sensitive(r, glob, case_sensitive))
        return false;
    *at = w;
    return true;
}

/* The start tag: <glob pattern weight case-sensitive>. */
STX_INLINE bool glob_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    mime_glob *glob = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str pattern = {0}, weight = {0}, case_sensitive = {0};

    *glob = glob_blank;
    if (!STX_OPEN(w, "glob")) return false;
    if (STX_ATTR(w, "pattern", pattern)) STX_MEET(seen, GLOB_PATTERN);
    if (STX_ATTR(w, "weight", weight)) STX_MEET(seen, GLOB_WEIGHT);
    if (STX_ATTR(w, "case-sensitive", case_sensitive)) STX_MEET(seen, GLOB_CASE_SENSITIVE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, GLOB_PATTERN) || !take_glob_pattern(r, glob, pattern)) return false;
    if (STX_MET(seen, GLOB_WEIGHT) && !take_glob_weight(r, glob, weight)) return false;
    if (STX_MET(seen, GLOB_CASE_SENSITIVE) && !take_glob_case_sensitive(r, glob, case_sensitive))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go glob_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!glob_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "glob")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm glob_arms[] = {
    [GLOB_PATTERN] = {STX_ATTRIBUTE_ARM("pattern", take_glob_pattern, "str", 60)},
    [GLOB_WEIGHT] = {STX_ATTRIBUTE_ARM("weight", take_glob_weight, "u8(0..100)", 61)},
    [GLOB_CASE_SENSITIVE] = {STX_ATTRIBUTE_ARM("case-sensitive", take_glob_case_sensitive,
                                               "bool", 62)},
};
/* clang-format on */

static const uint64_t glob_required[] = {
    STX_BIT(GLOB_PATTERN),
};

static const stx_state glob_state = {
    .element = STX_NAME("glob"),
    .open = glob_read,
    .step = glob_read,
    .arms = glob_arms,
    .count = 3,
    .total = 3,
    .size = sizeof(mime_glob),
    .blank = &glob_blank,
    .required = glob_required,
};

/* ---- root_element, mime.schema:64 --------------------------------------------------------- */

enum { ROOT_ELEMENT_NAMESPACEURI, ROOT_ELEMENT_LOCALNAME };

/* :65  namespace: str @namespaceURI */
STX_INLINE bool take_root_element_namespaceURI(stx_reader *r, void *to, stax_str text)
{
    mime_root_element *root_element = to;

    return stx_take_str(r, text, &root_element->namespace_);
}

/* :66  name: str @localName */
STX_INLINE bool take_root_element_localName(stx_reader *r, void *to, stax_str text)
{
    mime_root_element *root_element = to;

    return stx_take_str(r, text, &root_element->name);
}

static const mime_root_element root_element_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool root_element_whole(stx_reader *r, stx_walk *at, mime_root_element *root_element)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str namespaceURI = {0}, localName = {0};

    if (!STX_OPEN(w, "root-XML")) return false;
    if (STX_ATTR(w, "namespaceURI", namespaceURI)) STX_MEET(seen, ROOT_ELEMENT_NAMESPACEURI);
    if (STX_ATTR(w, "localName", localName)) STX_MEET(seen, ROOT_ELEMENT_LOCALNAME);
    if (!STX_SHUT_WHOLE(w, "root-XML")) return false;

    *root_element = root_element_blank;
    if (!STX_MET(seen, ROOT_ELEMENT_NAMESPACEURI) ||
        !take_root_element_namespaceURI(r, root_element, namespaceURI))
        return false;
    if (!STX_MET(seen, ROOT_ELEMENT_LOCALNAME) ||
        !take_root_element_localName(r, root_element, localName))
        return false;
    *at = w;
    return true;
}

/* The start tag: <root-XML namespaceURI localName>. */
STX_INLINE bool root_element_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                  bool *empty)
{
    mime_root_element *root_element = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str namespaceURI = {0}, localName = {0};

    *root_element = root_element_blank;
    if (!STX_OPEN(w, "root-XML")) return false;
    if (STX_ATTR(w, "namespaceURI", namespaceURI)) STX_MEET(seen, ROOT_ELEMENT_NAMESPACEURI);
    if (STX_ATTR(w, "localName", localName)) STX_MEET(seen, ROOT_ELEMENT_LOCALNAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, ROOT_ELEMENT_NAMESPACEURI) ||
        !take_root_element_namespaceURI(r, root_element, namespaceURI))
        return false;
    if (!STX_MET(seen, ROOT_ELEMENT_LOCALNAME) ||
        !take_root_element_localName(r, root_element, localName))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go root_element_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!root_element_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "root-XML")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm root_element_arms[] = {
    [ROOT_ELEMENT_NAMESPACEURI] = {STX_ATTRIBUTE_ARM("namespaceURI", take_root_element_namespaceURI,
                                                     "str", 65)},
    [ROOT_ELEMENT_LOCALNAME] = {STX_ATTRIBUTE_ARM("localName", take_root_element_localName,
                                                  "str", 66)},
};
/* clang-format on */

static const uint64_t root_element_required[] = {
    STX_BIT(ROOT_ELEMENT_NAMESPACEURI) | STX_BIT(ROOT_ELEMENT_LOCALNAME),
};

static const stx_state root_element_state = {
    .element = STX_NAME("root-XML"),
    .open = root_element_read,
    .step = root_element_read,
    .arms = root_element_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(mime_root_element),
    .blank = &root_element_blank,
    .required = root_element_required,
};

/* ---- type, mime.schema:41 ----------------------------------------------------------------- */

enum {
    TYPE_TYPE,
    TYPE_COMMENT,
    TYPE_ACRONYM,
    TYPE_EXPANDED_ACRONYM,
    TYPE_ICON,
    TYPE_GENERIC_ICON,
    TYPE_GLOB,
    TYPE_ALIAS,
    TYPE_SUB_CLASS_OF,
    TYPE_ROOT_XML,
    TYPE_ICON_NAME,
    TYPE_GENERIC_ICON_NAME,
    TYPE_ALIAS_TYPE,
    TYPE_SUB_CLASS_OF_TYPE
};

/* :42  name: str @type */
STX_INLINE bool take_type_type(stx_reader *r, void *to, stax_str text)
{
    mime_type *type = to;

    return stx_take_str(r, text, &type->name);
}

/* :43  comments: translation[1..] comment */
static void *place_type_comment(stx_reader *r, void *in)
{
    mime_type *type = in;

    return STX_ADD(r, type->comments);
}

/* :44  acronym: translation[] */
static void *place_type_acronym(stx_reader *r, void *in)
{
    mime_type *type = in;

    return STX_ADD(r, type->acronym);
}

/* :45  expanded: translation[] expanded-acronym */
static void *place_type_expanded_acronym(stx_reader *r, void *in)
{
    mime_type *type = in;

    return STX_ADD(r, type->expanded);
}

/* :48  globs: glob[] glob */
static void *place_type_glob(stx_reader *r, void *in)
{
    mime_type *type = in;

    return STX_ADD(r, type->globs);
}

/* :51  roots: root_element[] root-XML */
static void *place_type_root_XML(stx_reader *r, void *in)
{
    mime_type *type = in;

    return STX_ADD(r, type->roots);
}

/* :46  icon: str? icon/@name */
STX_INLINE bool take_type_icon_name(stx_reader *r, void *to, stax_str text)
{
    mime_type *type = to;

    if (!stx_take_str(r, text, &type->icon)) return false;
    type->has.icon = 1;
    return true;
}

/* :47  kind: str? generic-icon/@name */
STX_INLINE bool take_type_generic_icon_name(stx_reader *r, void *to, stax_str text)
{
    mime_type *type = to;

    if (!stx_take_str(r, text, &type->kind)) return false;
    type->has.kind = 1;
    return true;
}

/* :49  aliases: str[] alias/@type */
STX_INLINE bool take_type_alias_type(stx_reader *r, void *to, stax_str text)
{
    mime_type *type = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, type->aliases, item);
}

/* :50  parents: str[] sub-class-of/@type */
STX_INLINE bool take_type_sub_class_of_type(stx_reader *r, void *to, stax_str text)
{
    mime_type *type = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, type->parents, item);
}

static const mime_type type_blank = {0};

/* The start tag: <mime-type type>. */
STX_INLINE bool type_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    mime_type *type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str type_ = {0};

    *type = type_blank;
    if (!STX_OPEN(w, "mime-type")) return false;
    if (STX_ATTR(w, "type", type_)) STX_MEET(seen, TYPE_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, TYPE_TYPE) || !take_type_type(r, type, type_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/*
 * The children: comment, acronym, expanded-acronym, icon, generic-icon, glob, alias, sub-class-of,
 * root-XML.
 */
static stx_go type_read(stx_reader *r, stx_frame *f)
{
    mime_type *type = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    mime_translation translation;
    mime_glob glob;
    mime_root_element root_element;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!type_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (translation_whole(r, &w, &translation)) {
            if (!STX_APPEND(r, type->comments, translation)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, TYPE_COMMENT);
        }
        while (STX_AT(w, "comment")) {
            go = stx_child(r, w, f, seen, TYPE_COMMENT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (translation_whole_(r, &w, &translation)) {
            if (!STX_APPEND(r, type->acronym, translation)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, TYPE_ACRONYM);
        }
        while (STX_AT(w, "acronym")) {
            go = stx_child(r, w, f, seen, TYPE_ACRONYM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (translation_whole_2(r, &w, &translation)) {
            if (!STX_APPEND(r, type->expanded, translation)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, TYPE_EXPANDED_ACRONYM);
        }
        while (STX_AT(w, "expanded-acronym")) {
            go = stx_child(r, w, f, seen, TYPE_EXPANDED_ACRONYM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "icon")) {
            go = stx_child(r, w, f, seen, TYPE_ICON);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "generic-icon")) {
            go = stx_child(r, w, f, seen, TYPE_GENERIC_ICON);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (glob_whole(r, &w, &glob)) {
            if (!STX_APPEND(r, type->globs, glob)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, TYPE_GLOB);
        }
        while (STX_AT(w, "glob")) {
            go = stx_child(r, w, f, seen, TYPE_GLOB);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "alias")) {
            go = stx_child(r, w, f, seen, TYPE_ALIAS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "sub-class-of")) {
            go = stx_child(r, w, f, seen, TYPE_SUB_CLASS_OF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (root_element_whole(r, &w, &root_element)) {
            if (!STX_APPEND(r, type->roots, root_element)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, TYPE_ROOT_XML);
        }
        while (STX_AT(w, "root-XML")) {
            go = stx_child(r, w, f, seen, TYPE_ROOT_XML);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "mime-type")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <icon name>. */
STX_INLINE bool type_icon_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                               bool *empty)
{
    mime_type *type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "icon")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, TYPE_ICON_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, TYPE_ICON_NAME)) return false;
    if (STX_MET(seen, TYPE_ICON_NAME) && !take_type_icon_name(r, type, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go type_icon_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!type_icon_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "icon")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <generic-icon name>. */
STX_INLINE bool type_generic_icon_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                       bool *empty)
{
    mime_type *type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "generic-icon")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, TYPE_GENERIC_ICON_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, TYPE_GENERIC_ICON_NAME)) return false;
    if (STX_MET(seen, TYPE_GENERIC_ICON_NAME) && !take_type_generic_icon_name(r, type, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go type_generic_icon_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!type_generic_icon_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "generic-icon")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <alias type>. */
STX_INLINE bool type_alias_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                bool *empty)
{
    mime_type *type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str type_ = {0};

    if (!STX_OPEN(w, "alias")) return false;
    if (STX_ATTR(w, "type", type_)) STX_MEET(seen, TYPE_ALIAS_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, TYPE_ALIAS_TYPE) && !take_type_alias_type(r, type, type_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go type_alias_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!type_alias_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "alias")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <sub-class-of type>. */
STX_INLINE bool type_sub_class_of_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                       bool *empty)
{
    mime_type *type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str type_ = {0};

    if (!STX_OPEN(w, "sub-class-of")) return false;
    if (STX_ATTR(w, "type", type_)) STX_MEET(seen, TYPE_SUB_CLASS_OF_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, TYPE_SUB_CLASS_OF_TYPE) && !take_type_sub_class_of_type(r, type, type_))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go type_sub_class_of_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!type_sub_class_of_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "sub-class-of")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state type_icon_state;
static const stx_state type_generic_icon_state;
static const stx_state type_alias_state;
static const stx_state type_sub_class_of_state;
/* clang-format off */
static const stx_arm type_arms[] = {
    [TYPE_TYPE] = {STX_ATTRIBUTE_ARM("type", take_type_type, "str", 42)},
    [TYPE_COMMENT] =
            {STX_RECORDS_ARM("comment", place_type_comment, &translation_comment_state,
                             offsetof(mime_type, comments.count), 1, 0, "translation", 43)},
    [TYPE_ACRONYM] = {STX_RECORDS_ARM("acronym", place_type_acronym, &translation_acronym_state,
                                      offsetof(mime_type, acronym.count), 0, 0, "translation", 44)},
    [TYPE_EXPANDED_ACRONYM] =
            {STX_RECORDS_ARM("expanded-acronym", place_type_expanded_acronym,
                             &translation_expanded_acronym_state,
                             offsetof(mime_type, expanded.count), 0, 0, "translation", 45)},
    [TYPE_ICON] = {STX_WRAPPER_ARM("icon", &type_icon_state, 46)},
    [TYPE_GENERIC_ICON] = {STX_WRAPPER_ARM("generic-icon", &type_generic_icon_state, 47)},
    [TYPE_GLOB] = {STX_RECORDS_ARM("glob", place_type_glob, &glob_state,
                                   offsetof(mime_type, globs.count), 0, 0, "glob", 48)},
    [TYPE_ALIAS] = {STX_WRAPPER_ARM("alias", &type_alias_state, 49)},
    [TYPE_SUB_CLASS_OF] = {STX_WRAPPER_ARM("sub-class-of", &type_sub_class_of_state, 50)},
    [TYPE_ROOT_XML] = {STX_RECORDS_ARM("root-XML", place_type_root_XML, &root_element_state,
                                       offsetof(mime_type, roots.count), 0, 0, "root_element", 51)},
    [TYPE_ICON_NAME] = {STX_ATTRIBUTE_ARM("name", take_type_icon_name, "str", 46)},
    [TYPE_GENERIC_ICON_NAME] = {STX_ATTRIBUTE_ARM("name", take_type_generic_icon_name, "str", 47)},
    [TYPE_ALIAS_TYPE] = {STX_ATTRIBUTES_ARM("type", take_type_alias_type,
                                            offsetof(mime_type, aliases.count), 0, 0, "str", 49)},
    [TYPE_SUB_CLASS_OF_TYPE] =
            {STX_ATTRIBUTES_ARM("type", take_type_sub_class_of_type,
                                offsetof(mime_type, parents.count), 0, 0, "str", 50)},
};
/* clang-format on */

static const uint64_t type_required[] = {
    STX_BIT(TYPE_TYPE) | STX_BIT(TYPE_COMMENT),
};

static const stx_state type_state = {
    .element = STX_NAME("mime-type"),
    .open = type_read,
    .step = type_read,
    .arms = type_arms,
    .count = 10,
    .total = 14,
    .size = sizeof(mime_type),
    .blank = &type_blank,
    .required = type_required,
};

static const stx_state type_icon_state = {
    .element = STX_NAME("icon"),
    .open = type_icon_read,
    .step = type_icon_read,
    .arms = type_arms,
    .first = 10,
    .count = 1,
};

static const stx_state type_generic_icon_state = {
    .element = STX_NAME("generic-icon"),
    .open = type_generic_icon_read,
    .step = type_generic_icon_read,
    .arms = type_arms,
    .first = 11,
    .count = 1,
};

static const stx_state type_alias_state = {
    .element = STX_NAME("alias"),
    .open = type_alias_read,
    .step = type_alias_read,
    .arms = type_arms,
    .first = 12,
    .count = 1,
};

static const stx_state type_sub_class_of_state = {
    .element = STX_NAME("sub-class-of"),
    .open = type_sub_class_of_read,
    .step = type_sub_class_of_read,
    .arms = type_arms,
    .first = 13,
    .count = 1,
};

/* ---- database, mime.schema:34 ------------------------------------------------------------- */

enum { DATABASE_MIME_TYPE };

/* :35  types: type[] mime-type */
static void *place_database_mime_type(stx_reader *r, void *in)
{
    mime_database *database = in;

    return STX_ADD(r, database->types);
}

static const mime_database database_blank = {0};

/* The start tag: <mime-info>. */
STX_INLINE bool database_open(stx_frame *f, stx_walk *at, bool *empty)
{
    mime_database *database = f->record;
    stx_walk w = *at;

    *database = database_blank;
    if (!STX_OPEN(w, "mime-info")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: mime-type. */
static stx_go database_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!database_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "mime-type")) {
            go = stx_child(r, w, f, seen, DATABASE_MIME_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "mime-info")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm database_arms[] = {
    [DATABASE_MIME_TYPE] =
            {STX_RECORDS_ARM("mime-type", place_database_mime_type, &type_state,
                             offsetof(mime_database, types.count), 0, 0, "type", 35)},
};
/* clang-format on */

static const uint64_t database_required[] = {0};

static const stx_state database_state = {
    .element = STX_NAME("mime-info"),
    .open = database_read,
    .step = database_read,
    .arms = database_arms,
    .count = 1,
    .total = 1,
    .size = sizeof(mime_database),
    .blank = &database_blank,
    .required = database_required,
};

/* ---- what structs hold -------------------------------------------------------------------- */

/* clang-format off */
static const stx_held translation_holds[] = {
    {STX_HOLDS(mime_translation, language, "language", STX_HELD_STR)},
    {STX_HOLDS(mime_translation, text, "text", STX_HELD_STR)},
};
/* clang-format on */

static const stx_layout translation_layout = {
    .size = sizeof(mime_translation),
    .parts = translation_holds,
    .count = sizeof translation_holds / sizeof *translation_holds,
};

/* clang-format off */
static const stx_held glob_holds[] = {
    {STX_HOLDS(mime_glob, pattern, "pattern", STX_HELD_STR)},
    {STX_HOLDS(mime_glob, weight, "weight", STX_HELD_UNSIGNED)},
    {STX_HOLDS(mime_glob, exact_case, "exact_case", STX_HELD_BOOL)},
};
/* clang-format on */

static const stx_layout glob_layout = {
    .size = sizeof(mime_glob),
    .parts = glob_holds,
    .count = sizeof glob_holds / sizeof *glob_holds,
};

/* clang-format off */
static const stx_held root_element_holds[] = {
    {STX_HOLDS(mime_root_element, namespace_, "namespace", STX_HELD_STR)},
    {STX_HOLDS(mime_root_element, name, "name", STX_HELD_STR)},
};
/* clang-format on */

static const stx_layout root_element_layout = {
    .size = sizeof(mime_root_element),
    .parts = root_element_holds,
    .count = sizeof root_element_holds / sizeof *root_element_holds,
};

static bool type_has_icon(const void *record)
{
    const mime_type *type = record;

    return type->has.icon;
}

static bool type_has_kind(const void *record)
{
    const mime_type *type = record;

    return type->has.kind;
}

/* clang-format off */
static const stx_held type_holds[] = {
    {STX_HOLDS(mime_type, name, "name", STX_HELD_STR)},
    {STX_HOLDS_LIST(mime_type, comments, "comments", STX_HELD_RECORD), .of = &translation_layout},
    {STX_HOLDS_LIST(mime_type, acronym, "acronym", STX_HELD_RECORD), .of = &translation_layout},
    {STX_HOLDS_LIST(mime_type, expanded, "expanded", STX_HELD_RECORD), .of = &translation_layout},
    {STX_HOLDS(mime_type, icon, "icon", STX_HELD_STR), .has = type_has_icon},
    {STX_HOLDS(mime_type, kind, "kind", STX_HELD_STR), .has = type_has_kind},
    {STX_HOLDS_LIST(mime_type, globs, "globs", STX_HELD_RECORD), .of = &glob_layout},
    {STX_HOLDS_LIST(mime_type, aliases, "aliases", STX_HELD_STR)},
    {STX_HOLDS_LIST(mime_type, parents, "parents", STX_HELD_STR)},
    {STX_HOLDS_LIST(mime_type, roots, "roots", STX_HELD_RECORD), .of = &root_element_layout},
};
/* clang-format on */

static const stx_layout type_layout = {
    .size = sizeof(mime_type),
    .parts = type_holds,
    .count = sizeof type_holds / sizeof *type_holds,
};

mime_type *mime_type_copy(stax_arena *arena, const mime_type *type)
{
    return stx_copy_record(&type_layout, type, arena);
}

/* ---- documents and records ---------------------------------------------------------------- */

static const stx_schema mime_schema = {
    .abi = STX_ABI,
    .file = "mime.schema",
    .root = &database_state,
    .levels = 3,
    .stream = &database_state,
    .stream_arm = DATABASE_MIME_TYPE,
};

mime_database *mime_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&mime_schema, arena, &input, options, error);
}

mime_database *mime_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&mime_schema, arena, &input, options, error);
}

mime_reader *mime_reader_open(const stax_input *input, const stax_options *options,
                              stax_error *error)
{
    return (mime_reader *)stx_open(&mime_schema, input, options, error);
}

stax_status mime_next_type(mime_reader *reader, const mime_type **type)
{
    const void *record;
    stax_status status = stx_next((stx_reader *)reader, &record);

    *type = record;
    return status;
}

const mime_database *mime_reader_head(const mime_reader *reader)
{
    return stx_head((const stx_reader *)reader);
}

size_t mime_reader_bad(const mime_reader *reader)
{
    return stx_bad((const stx_reader *)reader);
}

stax_status mime_feed(mime_reader *reader, const char *bytes, size_t len, bool last)
{
    return stx_feed((stx_reader *)reader, bytes, len, last);
}

void mime_reader_close(mime_reader *reader)
{
    stx_shutdown((stx_reader *)reader);
}
