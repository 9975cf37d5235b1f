/*
 * Reads gir.schema's documents into structs. Printed by staxc from gir.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "gir_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "gir_parser.c was printed for another libstax: run staxc again"
#endif

const char *gir_parameter_direction_name(gir_parameter_direction value)
{
    switch (value) {
    case GIR_PARAMETER_DIRECTION_IN:
        return "in";
    case GIR_PARAMETER_DIRECTION_OUT:
        return "out";
    case GIR_PARAMETER_DIRECTION_INOUT:
        return "inout";
    }
    return NULL;
}

static const stax_str parameter_direction_words[] = {
    [GIR_PARAMETER_DIRECTION_IN] = STAX_STR("in"),
    [GIR_PARAMETER_DIRECTION_OUT] = STAX_STR("out"),
    [GIR_PARAMETER_DIRECTION_INOUT] = STAX_STR("inout"),
};

static const stx_state type_state;

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1, NS_C, NS_GLIB };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://www.gtk.org/introspection/core/1.0"),
};
static const stax_str ns_c_uris[] = {
    STAX_STR("http://www.gtk.org/introspection/c/1.0"),
};
static const stax_str ns_glib_uris[] = {
    STAX_STR("http://www.gtk.org/introspection/glib/1.0"),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 1},
    [NS_C] = {STAX_STR("c"), ns_c_uris, 1},
    [NS_GLIB] = {STAX_STR("glib"), ns_glib_uris, 1},
};
/* clang-format on */

/* ---- include, gir.schema:34 --------------------------------------------------------------- */

enum { INCLUDE_NAME, INCLUDE_VERSION };

/* :35  name: str @ */
STX_INLINE bool take_include_name(stx_reader *r, void *to, stax_str text)
{
    gir_include *include = to;

    return stx_take_str(r, text, &include->name);
}

/* :36  version: str @ */
STX_INLINE bool take_include_version(stx_reader *r, void *to, stax_str text)
{
    gir_include *include = to;

    return stx_take_str(r, text, &include->version);
}

static const gir_include include_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool include_whole(stx_reader *r, stx_walk *at, gir_include *include)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0};

    if (!STX_OPEN(w, "include")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, INCLUDE_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, INCLUDE_VERSION);
    if (!STX_SHUT_WHOLE(w, "include")) return false;

    *include = include_blank;
    if (!STX_MET(seen, INCLUDE_NAME) || !take_include_name(r, include, name)) return false;
    if (!STX_MET(seen, INCLUDE_VERSION) || !take_include_version(r, include, version)) return false;
    *at = w;
    return true;
}

/* The start tag: <include name version>. */
STX_INLINE bool include_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_include *include = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0};

    *include = include_blank;
    if (!STX_OPEN(w, "include")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, INCLUDE_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, INCLUDE_VERSION);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, INCLUDE_NAME) || !take_include_name(r, include, name)) return false;
    if (!STX_MET(seen, INCLUDE_VERSION) || !take_include_version(r, include, version)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go include_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!include_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "include")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm include_arms[] = {
    [INCLUDE_NAME] = {STX_ATTRIBUTE_ARM("name", take_include_name, "str", 35)},
    [INCLUDE_VERSION] = {STX_ATTRIBUTE_ARM("version", take_include_version, "str", 36)},
};
/* clang-format on */

static const uint64_t include_required[] = {
    STX_BIT(INCLUDE_NAME) | STX_BIT(INCLUDE_VERSION),
};

static const stx_state include_state = {
    .element = STX_NAME("include"),
    .open = include_read,
    .step = include_read,
    .arms = include_arms,
    .count = 2,
    .total = 2,
    .rules = STX_NAMESPACED,
    .size = sizeof(gir_include),
    .blank = &include_blank,
    .required = include_required,
};

/* ---- type, gir.schema:147 ----------------------------------------------------------------- */

enum { TYPE_NAME, TYPE_C_TYPE, TYPE_TYPE };

/* :148  name: str? @ */
STX_INLINE bool take_type_name(stx_reader *r, void *to, stax_str text)
{
    gir_type *type = to;

    if (!stx_take_str(r, text, &type->name)) return false;
    type->has.name = 1;
    return true;
}

/* :149  c_type: str? @c:type */
STX_INLINE bool take_type_c_type(stx_reader *r, void *to, stax_str text)
{
    gir_type *type = to;

    if (!stx_take_str(r, text, &type->c_type)) return false;
    type->has.c_type = 1;
    return true;
}

/* :150  of: type[] type */
static void *place_type_type(stx_reader *r, void *in)
{
    gir_type *type = in;

    return STX_ADD(r, type->of);
}

static const gir_type type_blank = {0};

/* The start tag: <type name c:type>. */
STX_INLINE bool type_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_type *type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, type_ = {0};

    *type = type_blank;
    if (!STX_OPEN(w, "type")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, TYPE_NAME);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type_)) STX_MEET(seen, TYPE_C_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, TYPE_NAME) && !take_type_name(r, type, name)) return false;
    if (STX_MET(seen, TYPE_C_TYPE) && !take_type_c_type(r, type, type_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: type. */
static stx_go type_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!type_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, TYPE_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "type")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm type_arms[] = {
    [TYPE_NAME] = {STX_ATTRIBUTE_ARM("name", take_type_name, "str", 148)},
    [TYPE_C_TYPE] = {STX_ATTRIBUTE_ARM("c:type", take_type_c_type, "str", 149), .skip = 2,
                     .ns = NS_C},
    [TYPE_TYPE] =
            {STX_RECORDS_ARM("type", place_type_type, &type_state, offsetof(gir_type, of.count),
                             0, 0, "type", 150), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t type_required[] = {0};

static const stx_state type_state = {
    .element = STX_NAME("type"),
    .open = type_read,
    .step = type_read,
    .arms = type_arms,
    .count = 3,
    .total = 3,
    .rules = STX_DEEP | STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_type),
    .blank = &type_blank,
    .required = type_required,
};

/* ---- alias, gir.schema:59 ----------------------------------------------------------------- */

enum { ALIAS_NAME, ALIAS_VERSION, ALIAS_DEPRECATED, ALIAS_DOC, ALIAS_C_TYPE, ALIAS_TYPE };

/* :54  name: str? @ */
STX_INLINE bool take_alias_name(stx_reader *r, void *to, stax_str text)
{
    gir_alias *alias = to;

    if (!stx_take_str(r, text, &alias->name)) return false;
    alias->has.name = 1;
    return true;
}

/* :55  since: str? @version */
STX_INLINE bool take_alias_version(stx_reader *r, void *to, stax_str text)
{
    gir_alias *alias = to;

    if (!stx_take_str(r, text, &alias->since)) return false;
    alias->has.since = 1;
    return true;
}

/* :56  deprecated: bool? @ */
STX_INLINE bool take_alias_deprecated(stx_reader *r, void *to, stax_str text)
{
    gir_alias *alias = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &alias->deprecated)) return false;
    alias->has.deprecated = 1;
    return true;
}

/* :57  doc: str? */
STX_INLINE bool take_alias_doc(stx_reader *r, void *to, stax_str text)
{
    gir_alias *alias = to;

    if (!stx_take_str(r, text, &alias->doc)) return false;
    alias->has.doc = 1;
    return true;
}

/* :61  c_type: str? @c:type */
STX_INLINE bool take_alias_c_type(stx_reader *r, void *to, stax_str text)
{
    gir_alias *alias = to;

    if (!stx_take_str(r, text, &alias->c_type)) return false;
    alias->has.c_type = 1;
    return true;
}

/* :62  target: type? type */
static void *place_alias_type(stx_reader *r, void *in)
{
    gir_alias *alias = in;

    return STX_NEW(r, alias->target);
}

/* :62  target: type? type */
STX_INLINE bool take_alias_type(stx_reader *r, void *to, stax_str text)
{
    gir_alias *alias = to;

    (void)r;
    (void)text;
    alias->has.target = 1;
    return true;
}

static const gir_alias alias_blank = {0};

/* The start tag: <alias name version deprecated c:type>. */
STX_INLINE bool alias_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_alias *alias = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, type = {0};

    *alias = alias_blank;
    if (!STX_OPEN(w, "alias")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ALIAS_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, ALIAS_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, ALIAS_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, ALIAS_C_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ALIAS_NAME) && !take_alias_name(r, alias, name)) return false;
    if (STX_MET(seen, ALIAS_VERSION) && !take_alias_version(r, alias, version)) return false;
    if (STX_MET(seen, ALIAS_DEPRECATED) && !take_alias_deprecated(r, alias, deprecated))
        return false;
    if (STX_MET(seen, ALIAS_C_TYPE) && !take_alias_c_type(r, alias, type)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, type. */
static stx_go alias_read(stx_reader *r, stx_frame *f)
{
    gir_alias *alias = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!alias_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, ALIAS_DOC) || !take_alias_doc(r, alias, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ALIAS_DOC);
        }
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, ALIAS_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "alias")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm alias_arms[] = {
    [ALIAS_NAME] = {STX_ATTRIBUTE_ARM("name", take_alias_name, "str", 54)},
    [ALIAS_VERSION] = {STX_ATTRIBUTE_ARM("version", take_alias_version, "str", 55)},
    [ALIAS_DEPRECATED] = {STX_ATTRIBUTE_ARM("deprecated", take_alias_deprecated, "bool", 56)},
    [ALIAS_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_alias_doc, "str", 57), .ns = NS_DEFAULT},
    [ALIAS_C_TYPE] = {STX_ATTRIBUTE_ARM("c:type", take_alias_c_type, "str", 61), .skip = 2,
                      .ns = NS_C},
    [ALIAS_TYPE] =
            {STX_RECORD_ARM("type", STX_REFUSE, place_alias_type, take_alias_type, &type_state,
                            "type", 62), .ns = NS_DEFAULT, .points = true,
             .at = offsetof(gir_alias, target)},
};
/* clang-format on */

static const uint64_t alias_required[] = {0};

static const stx_state alias_state = {
    .element = STX_NAME("alias"),
    .open = alias_read,
    .step = alias_read,
    .arms = alias_arms,
    .count = 6,
    .total = 6,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_alias),
    .blank = &alias_blank,
    .required = alias_required,
};

/* ---- array, gir.schema:152 ---------------------------------------------------------------- */

enum {
    ARRAY_NAME,
    ARRAY_C_TYPE,
    ARRAY_LENGTH,
    ARRAY_FIXED_SIZE,
    ARRAY_ZERO_TERMINATED,
    ARRAY_TYPE
};

/* :153  name: str? @ */
STX_INLINE bool take_array_name(stx_reader *r, void *to, stax_str text)
{
    gir_array *array = to;

    if (!stx_take_str(r, text, &array->name)) return false;
    array->has.name = 1;
    return true;
}

/* :154  c_type: str? @c:type */
STX_INLINE bool take_array_c_type(stx_reader *r, void *to, stax_str text)
{
    gir_array *array = to;

    if (!stx_take_str(r, text, &array->c_type)) return false;
    array->has.c_type = 1;
    return true;
}

/* :155  length: str? @ */
STX_INLINE bool take_array_length(stx_reader *r, void *to, stax_str text)
{
    gir_array *array = to;

    if (!stx_take_str(r, text, &array->length)) return false;
    array->has.length = 1;
    return true;
}

/* :156  fixed: u32? @fixed-size */
STX_INLINE bool take_array_fixed_size(stx_reader *r, void *to, stax_str text)
{
    gir_array *array = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &array->fixed)) return false;
    array->has.fixed = 1;
    return true;
}

/* :157  zero_ended: bool? @zero-terminated */
STX_INLINE bool take_array_zero_terminated(stx_reader *r, void *to, stax_str text)
{
    gir_array *array = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &array->zero_ended)) return false;
    array->has.zero_ended = 1;
    return true;
}

/* :158  of: type? type */
static void *place_array_type(stx_reader *r, void *in)
{
    gir_array *array = in;

    return STX_NEW(r, array->of);
}

/* :158  of: type? type */
STX_INLINE bool take_array_type(stx_reader *r, void *to, stax_str text)
{
    gir_array *array = to;

    (void)r;
    (void)text;
    array->has.of = 1;
    return true;
}

static const gir_array array_blank = {0};

/* The start tag: <array name c:type length fixed-size zero-terminated>. */
STX_INLINE bool array_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_array *array = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, type = {0}, length = {0}, fixed_size = {0}, zero_terminated = {0};

    *array = array_blank;
    if (!STX_OPEN(w, "array")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ARRAY_NAME);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, ARRAY_C_TYPE);
    if (STX_ATTR(w, "length", length)) STX_MEET(seen, ARRAY_LENGTH);
    if (STX_ATTR(w, "fixed-size", fixed_size)) STX_MEET(seen, ARRAY_FIXED_SIZE);
    if (STX_ATTR(w, "zero-terminated", zero_terminated)) STX_MEET(seen, ARRAY_ZERO_TERMINATED);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ARRAY_NAME) && !take_array_name(r, array, name)) return false;
    if (STX_MET(seen, ARRAY_C_TYPE) && !take_array_c_type(r, array, type)) return false;
    if (STX_MET(seen, ARRAY_LENGTH) && !take_array_length(r, array, length)) return false;
    if (STX_MET(seen, ARRAY_FIXED_SIZE) && !take_array_fixed_size(r, array, fixed_size))
        return false;
    if (STX_MET(seen, ARRAY_ZERO_TERMINATED) &&
        !take_array_zero_terminated(r, array, zero_terminated))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: type. */
static stx_go array_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!array_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, ARRAY_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "array")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm array_arms[] = {
    [ARRAY_NAME] = {STX_ATTRIBUTE_ARM("name", take_array_name, "str", 153)},
    [ARRAY_C_TYPE] = {STX_ATTRIBUTE_ARM("c:type", take_array_c_type, "str", 154), .skip = 2,
                      .ns = NS_C},
    [ARRAY_LENGTH] = {STX_ATTRIBUTE_ARM("length", take_array_length, "str", 155)},
    [ARRAY_FIXED_SIZE] = {STX_ATTRIBUTE_ARM("fixed-size", take_array_fixed_size, "u32", 156)},
    [ARRAY_ZERO_TERMINATED] = {STX_ATTRIBUTE_ARM("zero-terminated", take_array_zero_terminated,
                                                 "bool", 157)},
    [ARRAY_TYPE] =
            {STX_RECORD_ARM("type", STX_REFUSE, place_array_type, take_array_type, &type_state,
                            "type", 158), .ns = NS_DEFAULT, .points = true,
             .at = offsetof(gir_array, of)},
};
/* clang-format on */

static const uint64_t array_required[] = {0};

static const stx_state array_state = {
    .element = STX_NAME("array"),
    .open = array_read,
    .step = array_read,
    .arms = array_arms,
    .count = 6,
    .total = 6,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_array),
    .blank = &array_blank,
    .required = array_required,
};

/* ---- result, gir.schema:113 --------------------------------------------------------------- */

enum { RESULT_TRANSFER_OWNERSHIP, RESULT_NULLABLE, RESULT_DOC, RESULT_TYPE, RESULT_ARRAY };

/* :114  ownership: str? @transfer-ownership */
STX_INLINE bool take_result_transfer_ownership(stx_reader *r, void *to, stax_str text)
{
    gir_result *result = to;

    if (!stx_take_str(r, text, &result->ownership)) return false;
    result->has.ownership = 1;
    return true;
}

/* :115  nullable: bool? @ */
STX_INLINE bool take_result_nullable(stx_reader *r, void *to, stax_str text)
{
    gir_result *result = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &result->nullable)) return false;
    result->has.nullable = 1;
    return true;
}

/* :116  doc: str? */
STX_INLINE bool take_result_doc(stx_reader *r, void *to, stax_str text)
{
    gir_result *result = to;

    if (!stx_take_str(r, text, &result->doc)) return false;
    result->has.doc = 1;
    return true;
}

/* :117  type: type? */
static void *place_result_type(stx_reader *r, void *in)
{
    gir_result *result = in;

    return STX_NEW(r, result->type);
}

/* :117  type: type? */
STX_INLINE bool take_result_type(stx_reader *r, void *to, stax_str text)
{
    gir_result *result = to;

    (void)r;
    (void)text;
    result->has.type = 1;
    return true;
}

/* :118  array: array? */
static void *place_result_array(stx_reader *r, void *in)
{
    gir_result *result = in;

    (void)r;
    return &result->array;
}

/* :118  array: array? */
STX_INLINE bool take_result_array(stx_reader *r, void *to, stax_str text)
{
    gir_result *result = to;

    (void)r;
    (void)text;
    result->has.array = 1;
    return true;
}

static const gir_result result_blank = {0};

/* The start tag: <return-value transfer-ownership nullable>. */
STX_INLINE bool result_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_result *result = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str transfer_ownership = {0}, nullable = {0};

    *result = result_blank;
    if (!STX_OPEN(w, "return-value")) return false;
    if (STX_ATTR(w, "transfer-ownership", transfer_ownership))
        STX_MEET(seen, RESULT_TRANSFER_OWNERSHIP);
    if (STX_ATTR(w, "nullable", nullable)) STX_MEET(seen, RESULT_NULLABLE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, RESULT_TRANSFER_OWNERSHIP) &&
        !take_result_transfer_ownership(r, result, transfer_ownership))
        return false;
    if (STX_MET(seen, RESULT_NULLABLE) && !take_result_nullable(r, result, nullable)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, type, array. */
static stx_go result_read(stx_reader *r, stx_frame *f)
{
    gir_result *result = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!result_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, RESULT_DOC) || !take_result_doc(r, result, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, RESULT_DOC);
        }
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, RESULT_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "array")) {
            go = stx_child(r, w, f, seen, RESULT_ARRAY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "return-value")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm result_arms[] = {
    [RESULT_TRANSFER_OWNERSHIP] = {STX_ATTRIBUTE_ARM("transfer-ownership",
                                                     take_result_transfer_ownership, "str", 114)},
    [RESULT_NULLABLE] = {STX_ATTRIBUTE_ARM("nullable", take_result_nullable, "bool", 115)},
    [RESULT_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_result_doc, "str", 116), .ns = NS_DEFAULT},
    [RESULT_TYPE] =
            {STX_RECORD_ARM("type", STX_REFUSE, place_result_type, take_result_type, &type_state,
                            "type", 117), .ns = NS_DEFAULT, .points = true,
             .at = offsetof(gir_result, type)},
    [RESULT_ARRAY] = {STX_RECORD_ARM("array", STX_REFUSE, place_result_array, take_result_array,
                                     &array_state, "array", 118), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t result_required[] = {0};

static const stx_state result_state = {
    .element = STX_NAME("return-value"),
    .open = result_read,
    .step = result_read,
    .arms = result_arms,
    .count = 5,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_result),
    .blank = &result_blank,
    .required = result_required,
};

/* ---- parameter, gir.schema:120 ------------------------------------------------------------ */

enum {
    PARAMETER_NAME,
    PARAMETER_DIRECTION,
    PARAMETER_TRANSFER_OWNERSHIP,
    PARAMETER_NULLABLE,
    PARAMETER_OPTIONAL,
    PARAMETER_DOC,
    PARAMETER_VARARGS,
    PARAMETER_TYPE,
    PARAMETER_ARRAY
};

/* :121  name: str? @ */
STX_INLINE bool take_parameter_name(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    if (!stx_take_str(r, text, &parameter->name)) return false;
    parameter->has.name = 1;
    return true;
}

/* :122  direction: enum(in, out, inout) @ = in */
STX_INLINE bool take_parameter_direction(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, parameter_direction_words, 3, &word)) return false;
    parameter->direction = (gir_parameter_direction)word;
    return true;
}

/* :123  ownership: str? @transfer-ownership */
STX_INLINE bool take_parameter_transfer_ownership(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    if (!stx_take_str(r, text, &parameter->ownership)) return false;
    parameter->has.ownership = 1;
    return true;
}

/* :124  nullable: bool? @ */
STX_INLINE bool take_parameter_nullable(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &parameter->nullable)) return false;
    parameter->has.nullable = 1;
    return true;
}

/* :125  optional: bool? @ */
STX_INLINE bool take_parameter_optional(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &parameter->optional)) return false;
    parameter->has.optional = 1;
    return true;
}

/* :126  doc: str? */
STX_INLINE bool take_parameter_doc(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    if (!stx_take_str(r, text, &parameter->doc)) return false;
    parameter->has.doc = 1;
    return true;
}

/* :127  variadic: flag varargs */
STX_INLINE bool take_parameter_varargs(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    (void)r;
    (void)text;
    parameter->variadic = true;
    return true;
}

/* :128  type: type? */
static void *place_parameter_type(stx_reader *r, void *in)
{
    gir_parameter *parameter = in;

    return STX_NEW(r, parameter->type);
}

/* :128  type: type? */
STX_INLINE bool take_parameter_type(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    (void)r;
    (void)text;
    parameter->has.type = 1;
    return true;
}

/* :129  array: array? */
static void *place_parameter_array(stx_reader *r, void *in)
{
    gir_parameter *parameter = in;

    (void)r;
    return &parameter->array;
}

/* :129  array: array? */
STX_INLINE bool take_parameter_array(stx_reader *r, void *to, stax_str text)
{
    gir_parameter *parameter = to;

    (void)r;
    (void)text;
    parameter->has.array = 1;
    return true;
}

static const gir_parameter parameter_blank = {
    .direction = GIR_PARAMETER_DIRECTION_IN,
};

/* The start tag: <instance-parameter name direction transfer-ownership nullable optional>. */
STX_INLINE bool parameter_instance_parameter_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                                  uint64_t *met, bool *empty)
{
    gir_parameter *parameter = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, direction = {0}, transfer_ownership = {0}, nullable = {0}, optional = {0};

    *parameter = parameter_blank;
    if (!STX_OPEN(w, "instance-parameter")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, PARAMETER_NAME);
    if (STX_ATTR(w, "direction", direction)) STX_MEET(seen, PARAMETER_DIRECTION);
    if (STX_ATTR(w, "transfer-ownership", transfer_ownership))
        STX_MEET(seen, PARAMETER_TRANSFER_OWNERSHIP);
    if (STX_ATTR(w, "nullable", nullable)) STX_MEET(seen, PARAMETER_NULLABLE);
    if (STX_ATTR(w, "optional", optional)) STX_MEET(seen, PARAMETER_OPTIONAL);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, PARAMETER_NAME) && !take_parameter_name(r, parameter, name)) return false;
    if (STX_MET(seen, PARAMETER_DIRECTION) && !take_parameter_direction(r, parameter, direction))
        return false;
    if (STX_MET(seen, PARAMETER_TRANSFER_OWNERSHIP) &&
        !take_parameter_transfer_ownership(r, parameter, transfer_ownership))
        return false;
    if (STX_MET(seen, PARAMETER_NULLABLE) && !take_parameter_nullable(r, parameter, nullable))
        return false;
    if (STX_MET(seen, PARAMETER_OPTIONAL) && !take_parameter_optional(r, parameter, optional))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, varargs, type, array. */
static stx_go parameter_instance_parameter_read(stx_reader *r, stx_frame *f)
{
    gir_parameter *parameter = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!parameter_instance_parameter_open(r, f, &w, &seen, &empty))
            return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, PARAMETER_DOC) || !take_parameter_doc(r, parameter, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PARAMETER_DOC);
        }
        if (!STX_MET(seen, PARAMETER_VARARGS) && STX_EMPTY(w, "varargs")) {
            (void)take_parameter_varargs(r, parameter, (stax_str){0});
            STX_MEET(seen, PARAMETER_VARARGS);
        }
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, PARAMETER_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "array")) {
            go = stx_child(r, w, f, seen, PARAMETER_ARRAY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "instance-parameter")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <parameter name direction transfer-ownership nullable optional>. */
STX_INLINE bool parameter_parameter_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                         bool *empty)
{
    gir_parameter *parameter = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, direction = {0}, transfer_ownership = {0}, nullable = {0}, optional = {0};

    *parameter = parameter_blank;
    if (!STX_OPEN(w, "parameter")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, PARAMETER_NAME);
    if (STX_ATTR(w, "direction", direction)) STX_MEET(seen, PARAMETER_DIRECTION);
    if (STX_ATTR(w, "transfer-ownership", transfer_ownership))
        STX_MEET(seen, PARAMETER_TRANSFER_OWNERSHIP);
    if (STX_ATTR(w, "nullable", nullable)) STX_MEET(seen, PARAMETER_NULLABLE);
    if (STX_ATTR(w, "optional", optional)) STX_MEET(seen, PARAMETER_OPTIONAL);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, PARAMETER_NAME) && !take_parameter_name(r, parameter, name)) return false;
    if (STX_MET(seen, PARAMETER_DIRECTION) && !take_parameter_direction(r, parameter, direction))
        return false;
    if (STX_MET(seen, PARAMETER_TRANSFER_OWNERSHIP) &&
        !take_parameter_transfer_ownership(r, parameter, transfer_ownership))
        return false;
    if (STX_MET(seen, PARAMETER_NULLABLE) && !take_parameter_nullable(r, parameter, nullable))
        return false;
    if (STX_MET(seen, PARAMETER_OPTIONAL) && !take_parameter_optional(r, parameter, optional))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, varargs, type, array. */
static stx_go parameter_parameter_read(stx_reader *r, stx_frame *f)
{
    gir_parameter *parameter = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!parameter_parameter_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, PARAMETER_DOC) || !take_parameter_doc(r, parameter, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PARAMETER_DOC);
        }
        if (!STX_MET(seen, PARAMETER_VARARGS) && STX_EMPTY(w, "varargs")) {
            (void)take_parameter_varargs(r, parameter, (stax_str){0});
            STX_MEET(seen, PARAMETER_VARARGS);
        }
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, PARAMETER_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "array")) {
            go = stx_child(r, w, f, seen, PARAMETER_ARRAY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "parameter")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm parameter_arms[] = {
    [PARAMETER_NAME] = {STX_ATTRIBUTE_ARM("name", take_parameter_name, "str", 121)},
    [PARAMETER_DIRECTION] = {STX_ATTRIBUTE_ARM("direction", take_parameter_direction,
                                               "enum(in, out, inout)", 122)},
    [PARAMETER_TRANSFER_OWNERSHIP] =
            {STX_ATTRIBUTE_ARM("transfer-ownership", take_parameter_transfer_ownership,
                               "str", 123)},
    [PARAMETER_NULLABLE] = {STX_ATTRIBUTE_ARM("nullable", take_parameter_nullable, "bool", 124)},
    [PARAMETER_OPTIONAL] = {STX_ATTRIBUTE_ARM("optional", take_parameter_optional, "bool", 125)},
    [PARAMETER_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_parameter_doc, "str", 126),
                       .ns = NS_DEFAULT},
    [PARAMETER_VARARGS] = {STX_FLAG_ARM("varargs", STX_REFUSE, take_parameter_varargs, 127),
                           .ns = NS_DEFAULT},
    [PARAMETER_TYPE] =
            {STX_RECORD_ARM("type", STX_REFUSE, place_parameter_type, take_parameter_type,
                            &type_state, "type", 128), .ns = NS_DEFAULT, .points = true,
             .at = offsetof(gir_parameter, type)},
    [PARAMETER_ARRAY] =
            {STX_RECORD_ARM("array", STX_REFUSE, place_parameter_array, take_parameter_array,
                            &array_state, "array", 129), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t parameter_required[] = {0};

static const stx_state parameter_instance_parameter_state = {
    .element = STX_NAME("instance-parameter"),
    .open = parameter_instance_parameter_read,
    .step = parameter_instance_parameter_read,
    .arms = parameter_arms,
    .count = 9,
    .total = 9,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_parameter),
    .blank = &parameter_blank,
    .required = parameter_required,
};

static const stx_state parameter_parameter_state = {
    .element = STX_NAME("parameter"),
    .open = parameter_parameter_read,
    .step = parameter_parameter_read,
    .arms = parameter_arms,
    .count = 9,
    .total = 9,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_parameter),
    .blank = &parameter_blank,
    .required = parameter_required,
};

/* ---- function, gir.schema:104 ------------------------------------------------------------- */

enum {
    FUNCTION_NAME,
    FUNCTION_VERSION,
    FUNCTION_DEPRECATED,
    FUNCTION_DOC,
    FUNCTION_C_IDENTIFIER,
    FUNCTION_MOVED_TO,
    FUNCTION_THROWS,
    FUNCTION_RETURN_VALUE,
    FUNCTION_PARAMETERS,
    FUNCTION_PARAMETERS_INSTANCE_PARAMETER,
    FUNCTION_PARAMETERS_PARAMETER
};

/* :54  name: str? @ */
STX_INLINE bool take_function_name(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    if (!stx_take_str(r, text, &function->name)) return false;
    function->has.name = 1;
    return true;
}

/* :55  since: str? @version */
STX_INLINE bool take_function_version(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    if (!stx_take_str(r, text, &function->since)) return false;
    function->has.since = 1;
    return true;
}

/* :56  deprecated: bool? @ */
STX_INLINE bool take_function_deprecated(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &function->deprecated)) return false;
    function->has.deprecated = 1;
    return true;
}

/* :57  doc: str? */
STX_INLINE bool take_function_doc(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    if (!stx_take_str(r, text, &function->doc)) return false;
    function->has.doc = 1;
    return true;
}

/* :106  identifier: str? @c:identifier */
STX_INLINE bool take_function_c_identifier(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    if (!stx_take_str(r, text, &function->identifier)) return false;
    function->has.identifier = 1;
    return true;
}

/* :107  moved_to: str? @moved-to */
STX_INLINE bool take_function_moved_to(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    if (!stx_take_str(r, text, &function->moved_to)) return false;
    function->has.moved_to = 1;
    return true;
}

/* :108  throws: bool? @ */
STX_INLINE bool take_function_throws(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &function->throws)) return false;
    function->has.throws = 1;
    return true;
}

/* :109  returns: result return-value */
static void *place_function_return_value(stx_reader *r, void *in)
{
    gir_function *function = in;

    (void)r;
    return &function->returns;
}

/* :110  instance: parameter? parameters/instance-parameter */
static void *place_function_parameters_instance_parameter(stx_reader *r, void *in)
{
    gir_function *function = in;

    (void)r;
    return &function->instance;
}

/* :110  instance: parameter? parameters/instance-parameter */
STX_INLINE bool take_function_parameters_instance_parameter(stx_reader *r, void *to, stax_str text)
{
    gir_function *function = to;

    (void)r;
    (void)text;
    function->has.instance = 1;
    return true;
}

/* :111  parameters: parameter[] parameters/parameter */
static void *place_function_parameters_parameter(stx_reader *r, void *in)
{
    gir_function *function = in;

    return STX_ADD(r, function->parameters);
}

static const gir_function function_blank = {0};

/* The start tag: <function name version deprecated c:identifier moved-to throws>. */
STX_INLINE bool function_function_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                       bool *empty)
{
    gir_function *function = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, identifier = {0}, moved_to = {0},
             throws = {0};

    *function = function_blank;
    if (!STX_OPEN(w, "function")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FUNCTION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, FUNCTION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, FUNCTION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, FUNCTION_C_IDENTIFIER);
    if (STX_ATTR(w, "moved-to", moved_to)) STX_MEET(seen, FUNCTION_MOVED_TO);
    if (STX_ATTR(w, "throws", throws)) STX_MEET(seen, FUNCTION_THROWS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FUNCTION_NAME) && !take_function_name(r, function, name)) return false;
    if (STX_MET(seen, FUNCTION_VERSION) && !take_function_version(r, function, version))
        return false;
    if (STX_MET(seen, FUNCTION_DEPRECATED) && !take_function_deprecated(r, function, deprecated))
        return false;
    if (STX_MET(seen, FUNCTION_C_IDENTIFIER) &&
        !take_function_c_identifier(r, function, identifier))
        return false;
    if (STX_MET(seen, FUNCTION_MOVED_TO) && !take_function_moved_to(r, function, moved_to))
        return false;
    if (STX_MET(seen, FUNCTION_THROWS) && !take_function_throws(r, function, throws)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, return-value, parameters. */
static stx_go function_function_read(stx_reader *r, stx_frame *f)
{
    gir_function *function = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!function_function_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_SPELLED(NS_DEFAULT) && STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, FUNCTION_DOC) || !take_function_doc(r, function, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FUNCTION_DOC);
        }
        if (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "return-value")) {
            go = stx_child(r, w, f, seen, FUNCTION_RETURN_VALUE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "parameters")) {
            go = stx_child(r, w, f, seen, FUNCTION_PARAMETERS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "function")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <callback name version deprecated c:identifier moved-to throws>. */
STX_INLINE bool function_callback_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                       bool *empty)
{
    gir_function *function = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, identifier = {0}, moved_to = {0},
             throws = {0};

    *function = function_blank;
    if (!STX_OPEN(w, "callback")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FUNCTION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, FUNCTION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, FUNCTION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, FUNCTION_C_IDENTIFIER);
    if (STX_ATTR(w, "moved-to", moved_to)) STX_MEET(seen, FUNCTION_MOVED_TO);
    if (STX_ATTR(w, "throws", throws)) STX_MEET(seen, FUNCTION_THROWS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FUNCTION_NAME) && !take_function_name(r, function, name)) return false;
    if (STX_MET(seen, FUNCTION_VERSION) && !take_function_version(r, function, version))
        return false;
    if (STX_MET(seen, FUNCTION_DEPRECATED) && !take_function_deprecated(r, function, deprecated))
        return false;
    if (STX_MET(seen, FUNCTION_C_IDENTIFIER) &&
        !take_function_c_identifier(r, function, identifier))
        return false;
    if (STX_MET(seen, FUNCTION_MOVED_TO) && !take_function_moved_to(r, function, moved_to))
        return false;
    if (STX_MET(seen, FUNCTION_THROWS) && !take_function_throws(r, function, throws)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, return-value, parameters. */
static stx_go function_callback_read(stx_reader *r, stx_frame *f)
{
    gir_function *function = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!function_callback_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_SPELLED(NS_DEFAULT) && STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, FUNCTION_DOC) || !take_function_doc(r, function, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FUNCTION_DOC);
        }
        if (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "return-value")) {
            go = stx_child(r, w, f, seen, FUNCTION_RETURN_VALUE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "parameters")) {
            go = stx_child(r, w, f, seen, FUNCTION_PARAMETERS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "callback")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <constructor name version deprecated c:identifier moved-to throws>. */
STX_INLINE bool function_constructor_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                          bool *empty)
{
    gir_function *function = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, identifier = {0}, moved_to = {0},
             throws = {0};

    *function = function_blank;
    if (!STX_OPEN(w, "constructor")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FUNCTION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, FUNCTION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, FUNCTION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, FUNCTION_C_IDENTIFIER);
    if (STX_ATTR(w, "moved-to", moved_to)) STX_MEET(seen, FUNCTION_MOVED_TO);
    if (STX_ATTR(w, "throws", throws)) STX_MEET(seen, FUNCTION_THROWS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FUNCTION_NAME) && !take_function_name(r, function, name)) return false;
    if (STX_MET(seen, FUNCTION_VERSION) && !take_function_version(r, function, version))
        return false;
    if (STX_MET(seen, FUNCTION_DEPRECATED) && !take_function_deprecated(r, function, deprecated))
        return false;
    if (STX_MET(seen, FUNCTION_C_IDENTIFIER) &&
        !take_function_c_identifier(r, function, identifier))
        return false;
    if (STX_MET(seen, FUNCTION_MOVED_TO) && !take_function_moved_to(r, function, moved_to))
        return false;
    if (STX_MET(seen, FUNCTION_THROWS) && !take_function_throws(r, function, throws)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, return-value, parameters. */
static stx_go function_constructor_read(stx_reader *r, stx_frame *f)
{
    gir_function *function = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!function_constructor_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_SPELLED(NS_DEFAULT) && STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, FUNCTION_DOC) || !take_function_doc(r, function, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FUNCTION_DOC);
        }
        if (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "return-value")) {
            go = stx_child(r, w, f, seen, FUNCTION_RETURN_VALUE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "parameters")) {
            go = stx_child(r, w, f, seen, FUNCTION_PARAMETERS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "constructor")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <method name version deprecated c:identifier moved-to throws>. */
STX_INLINE bool function_method_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                     bool *empty)
{
    gir_function *function = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, identifier = {0}, moved_to = {0},
             throws = {0};

    *function = function_blank;
    if (!STX_OPEN(w, "method")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FUNCTION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, FUNCTION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, FUNCTION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, FUNCTION_C_IDENTIFIER);
    if (STX_ATTR(w, "moved-to", moved_to)) STX_MEET(seen, FUNCTION_MOVED_TO);
    if (STX_ATTR(w, "throws", throws)) STX_MEET(seen, FUNCTION_THROWS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FUNCTION_NAME) && !take_function_name(r, function, name)) return false;
    if (STX_MET(seen, FUNCTION_VERSION) && !take_function_version(r, function, version))
        return false;
    if (STX_MET(seen, FUNCTION_DEPRECATED) && !take_function_deprecated(r, function, deprecated))
        return false;
    if (STX_MET(seen, FUNCTION_C_IDENTIFIER) &&
        !take_function_c_identifier(r, function, identifier))
        return false;
    if (STX_MET(seen, FUNCTION_MOVED_TO) && !take_function_moved_to(r, function, moved_to))
        return false;
    if (STX_MET(seen, FUNCTION_THROWS) && !take_function_throws(r, function, throws)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, return-value, parameters. */
static stx_go function_method_read(stx_reader *r, stx_frame *f)
{
    gir_function *function = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!function_method_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_SPELLED(NS_DEFAULT) && STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, FUNCTION_DOC) || !take_function_doc(r, function, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FUNCTION_DOC);
        }
        if (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "return-value")) {
            go = stx_child(r, w, f, seen, FUNCTION_RETURN_VALUE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "parameters")) {
            go = stx_child(r, w, f, seen, FUNCTION_PARAMETERS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "method")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <virtual-method name version deprecated c:identifier moved-to throws>. */
STX_INLINE bool function_virtual_method_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                             uint64_t *met, bool *empty)
{
    gir_function *function = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, identifier = {0}, moved_to = {0},
             throws = {0};

    *function = function_blank;
    if (!STX_OPEN(w, "virtual-method")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FUNCTION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, FUNCTION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, FUNCTION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, FUNCTION_C_IDENTIFIER);
    if (STX_ATTR(w, "moved-to", moved_to)) STX_MEET(seen, FUNCTION_MOVED_TO);
    if (STX_ATTR(w, "throws", throws)) STX_MEET(seen, FUNCTION_THROWS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FUNCTION_NAME) && !take_function_name(r, function, name)) return false;
    if (STX_MET(seen, FUNCTION_VERSION) && !take_function_version(r, function, version))
        return false;
    if (STX_MET(seen, FUNCTION_DEPRECATED) && !take_function_deprecated(r, function, deprecated))
        return false;
    if (STX_MET(seen, FUNCTION_C_IDENTIFIER) &&
        !take_function_c_identifier(r, function, identifier))
        return false;
    if (STX_MET(seen, FUNCTION_MOVED_TO) && !take_function_moved_to(r, function, moved_to))
        return false;
    if (STX_MET(seen, FUNCTION_THROWS) && !take_function_throws(r, function, throws)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, return-value, parameters. */
static stx_go function_virtual_method_read(stx_reader *r, stx_frame *f)
{
    gir_function *function = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!function_virtual_method_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_SPELLED(NS_DEFAULT) && STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, FUNCTION_DOC) || !take_function_doc(r, function, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FUNCTION_DOC);
        }
        if (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "return-value")) {
            go = stx_child(r, w, f, seen, FUNCTION_RETURN_VALUE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "parameters")) {
            go = stx_child(r, w, f, seen, FUNCTION_PARAMETERS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "virtual-method")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <glib:signal name version deprecated c:identifier moved-to throws>. */
STX_INLINE bool function_glib_signal_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                          bool *empty)
{
    gir_function *function = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, identifier = {0}, moved_to = {0},
             throws = {0};

    *function = function_blank;
    if (!STX_OPEN(w, "glib:signal")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FUNCTION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, FUNCTION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, FUNCTION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, FUNCTION_C_IDENTIFIER);
    if (STX_ATTR(w, "moved-to", moved_to)) STX_MEET(seen, FUNCTION_MOVED_TO);
    if (STX_ATTR(w, "throws", throws)) STX_MEET(seen, FUNCTION_THROWS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FUNCTION_NAME) && !take_function_name(r, function, name)) return false;
    if (STX_MET(seen, FUNCTION_VERSION) && !take_function_version(r, function, version))
        return false;
    if (STX_MET(seen, FUNCTION_DEPRECATED) && !take_function_deprecated(r, function, deprecated))
        return false;
    if (STX_MET(seen, FUNCTION_C_IDENTIFIER) &&
        !take_function_c_identifier(r, function, identifier))
        return false;
    if (STX_MET(seen, FUNCTION_MOVED_TO) && !take_function_moved_to(r, function, moved_to))
        return false;
    if (STX_MET(seen, FUNCTION_THROWS) && !take_function_throws(r, function, throws)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, return-value, parameters. */
static stx_go function_glib_signal_read(stx_reader *r, stx_frame *f)
{
    gir_function *function = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!function_glib_signal_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_SPELLED(NS_DEFAULT) && STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, FUNCTION_DOC) || !take_function_doc(r, function, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FUNCTION_DOC);
        }
        if (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "return-value")) {
            go = stx_child(r, w, f, seen, FUNCTION_RETURN_VALUE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "parameters")) {
            go = stx_child(r, w, f, seen, FUNCTION_PARAMETERS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "glib:signal")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state function_parameters_state;
/* clang-format off */
static const stx_arm function_arms[] = {
    [FUNCTION_NAME] = {STX_ATTRIBUTE_ARM("name", take_function_name, "str", 54)},
    [FUNCTION_VERSION] = {STX_ATTRIBUTE_ARM("version", take_function_version, "str", 55)},
    [FUNCTION_DEPRECATED] = {STX_ATTRIBUTE_ARM("deprecated", take_function_deprecated, "bool", 56)},
    [FUNCTION_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_function_doc, "str", 57),
                      .ns = NS_DEFAULT},
    [FUNCTION_C_IDENTIFIER] = {STX_ATTRIBUTE_ARM("c:identifier", take_function_c_identifier,
                                                 "str", 106), .skip = 2, .ns = NS_C},
    [FUNCTION_MOVED_TO] = {STX_ATTRIBUTE_ARM("moved-to", take_function_moved_to, "str", 107)},
    [FUNCTION_THROWS] = {STX_ATTRIBUTE_ARM("throws", take_function_throws, "bool", 108)},
    [FUNCTION_RETURN_VALUE] =
            {STX_RECORD_ARM("return-value", STX_REFUSE, place_function_return_value, NULL,
                            &result_state, "result", 109), .ns = NS_DEFAULT},
    [FUNCTION_PARAMETERS] = {STX_WRAPPER_ARM("parameters", &function_parameters_state, 110),
                             .ns = NS_DEFAULT},
    [FUNCTION_PARAMETERS_INSTANCE_PARAMETER] =
            {STX_RECORD_ARM("instance-parameter", STX_REFUSE,
                            place_function_parameters_instance_parameter,
                            take_function_parameters_instance_parameter,
                            &parameter_instance_parameter_state, "parameter", 110),
             .ns = NS_DEFAULT},
    [FUNCTION_PARAMETERS_PARAMETER] =
            {STX_RECORDS_ARM("parameter", place_function_parameters_parameter,
                             &parameter_parameter_state, offsetof(gir_function, parameters.count),
                             0, 0, "parameter", 111), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t function_required[] = {
    STX_BIT(FUNCTION_RETURN_VALUE),
};

static const stx_state function_function_state = {
    .element = STX_NAME("function"),
    .open = function_function_read,
    .step = function_function_read,
    .arms = function_arms,
    .count = 9,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_function),
    .blank = &function_blank,
    .required = function_required,
};

static const stx_state function_callback_state = {
    .element = STX_NAME("callback"),
    .open = function_callback_read,
    .step = function_callback_read,
    .arms = function_arms,
    .count = 9,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_function),
    .blank = &function_blank,
    .required = function_required,
};

static const stx_state function_constructor_state = {
    .element = STX_NAME("constructor"),
    .open = function_constructor_read,
    .step = function_constructor_read,
    .arms = function_arms,
    .count = 9,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_function),
    .blank = &function_blank,
    .required = function_required,
};

static const stx_state function_method_state = {
    .element = STX_NAME("method"),
    .open = function_method_read,
    .step = function_method_read,
    .arms = function_arms,
    .count = 9,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_function),
    .blank = &function_blank,
    .required = function_required,
};

static const stx_state function_virtual_method_state = {
    .element = STX_NAME("virtual-method"),
    .open = function_virtual_method_read,
    .step = function_virtual_method_read,
    .arms = function_arms,
    .count = 9,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_function),
    .blank = &function_blank,
    .required = function_required,
};

static const stx_state function_glib_signal_state = {
    .element = STX_NAME("glib:signal"),
    .open = function_glib_signal_read,
    .step = function_glib_signal_read,
    .arms = function_arms,
    .count = 9,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_function),
    .blank = &function_blank,
    .required = function_required,
};

static const stx_state function_parameters_state = {
    .element = STX_NAME("parameters"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = function_arms,
    .first = 9,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- property, gir.schema:131 ------------------------------------------------------------- */

enum {
    PROPERTY_NAME,
    PROPERTY_VERSION,
    PROPERTY_DEPRECATED,
    PROPERTY_DOC,
    PROPERTY_WRITABLE,
    PROPERTY_READABLE,
    PROPERTY_TYPE,
    PROPERTY_ARRAY
};

/* :54  name: str? @ */
STX_INLINE bool take_property_name(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    if (!stx_take_str(r, text, &property->name)) return false;
    property->has.name = 1;
    return true;
}

/* :55  since: str? @version */
STX_INLINE bool take_property_version(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    if (!stx_take_str(r, text, &property->since)) return false;
    property->has.since = 1;
    return true;
}

/* :56  deprecated: bool? @ */
STX_INLINE bool take_property_deprecated(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &property->deprecated)) return false;
    property->has.deprecated = 1;
    return true;
}

/* :57  doc: str? */
STX_INLINE bool take_property_doc(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    if (!stx_take_str(r, text, &property->doc)) return false;
    property->has.doc = 1;
    return true;
}

/* :133  writable: bool? @ */
STX_INLINE bool take_property_writable(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &property->writable)) return false;
    property->has.writable = 1;
    return true;
}

/* :134  readable: bool? @ */
STX_INLINE bool take_property_readable(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &property->readable)) return false;
    property->has.readable = 1;
    return true;
}

/* :135  type: type? */
static void *place_property_type(stx_reader *r, void *in)
{
    gir_property *property = in;

    return STX_NEW(r, property->type);
}

/* :135  type: type? */
STX_INLINE bool take_property_type(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    (void)r;
    (void)text;
    property->has.type = 1;
    return true;
}

/* :136  array: array? */
static void *place_property_array(stx_reader *r, void *in)
{
    gir_property *property = in;

    (void)r;
    return &property->array;
}

/* :136  array: array? */
STX_INLINE bool take_property_array(stx_reader *r, void *to, stax_str text)
{
    gir_property *property = to;

    (void)r;
    (void)text;
    property->has.array = 1;
    return true;
}

static const gir_property property_blank = {0};

/* The start tag: <property name version deprecated writable readable>. */
STX_INLINE bool property_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_property *property = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, writable = {0}, readable = {0};

    *property = property_blank;
    if (!STX_OPEN(w, "property")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, PROPERTY_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, PROPERTY_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, PROPERTY_DEPRECATED);
    if (STX_ATTR(w, "writable", writable)) STX_MEET(seen, PROPERTY_WRITABLE);
    if (STX_ATTR(w, "readable", readable)) STX_MEET(seen, PROPERTY_READABLE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, PROPERTY_NAME) && !take_property_name(r, property, name)) return false;
    if (STX_MET(seen, PROPERTY_VERSION) && !take_property_version(r, property, version))
        return false;
    if (STX_MET(seen, PROPERTY_DEPRECATED) && !take_property_deprecated(r, property, deprecated))
        return false;
    if (STX_MET(seen, PROPERTY_WRITABLE) && !take_property_writable(r, property, writable))
        return false;
    if (STX_MET(seen, PROPERTY_READABLE) && !take_property_readable(r, property, readable))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, type, array. */
static stx_go property_read(stx_reader *r, stx_frame *f)
{
    gir_property *property = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!property_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, PROPERTY_DOC) || !take_property_doc(r, property, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROPERTY_DOC);
        }
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, PROPERTY_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "array")) {
            go = stx_child(r, w, f, seen, PROPERTY_ARRAY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "property")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm property_arms[] = {
    [PROPERTY_NAME] = {STX_ATTRIBUTE_ARM("name", take_property_name, "str", 54)},
    [PROPERTY_VERSION] = {STX_ATTRIBUTE_ARM("version", take_property_version, "str", 55)},
    [PROPERTY_DEPRECATED] = {STX_ATTRIBUTE_ARM("deprecated", take_property_deprecated, "bool", 56)},
    [PROPERTY_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_property_doc, "str", 57),
                      .ns = NS_DEFAULT},
    [PROPERTY_WRITABLE] = {STX_ATTRIBUTE_ARM("writable", take_property_writable, "bool", 133)},
    [PROPERTY_READABLE] = {STX_ATTRIBUTE_ARM("readable", take_property_readable, "bool", 134)},
    [PROPERTY_TYPE] =
            {STX_RECORD_ARM("type", STX_REFUSE, place_property_type, take_property_type,
                            &type_state, "type", 135), .ns = NS_DEFAULT, .points = true,
             .at = offsetof(gir_property, type)},
    [PROPERTY_ARRAY] =
            {STX_RECORD_ARM("array", STX_REFUSE, place_property_array, take_property_array,
                            &array_state, "array", 136), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t property_required[] = {0};

static const stx_state property_state = {
    .element = STX_NAME("property"),
    .open = property_read,
    .step = property_read,
    .arms = property_arms,
    .count = 8,
    .total = 8,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_property),
    .blank = &property_blank,
    .required = property_required,
};

/* ---- member_field, gir.schema:139 --------------------------------------------------------- */

enum {
    MEMBER_FIELD_NAME,
    MEMBER_FIELD_BITS,
    MEMBER_FIELD_TYPE,
    MEMBER_FIELD_ARRAY,
    MEMBER_FIELD_CALLBACK
};

/* :140  name: str @ */
STX_INLINE bool take_member_field_name(stx_reader *r, void *to, stax_str text)
{
    gir_member_field *member_field = to;

    return stx_take_str(r, text, &member_field->name);
}

/* :141  bits: u8? @ */
STX_INLINE bool take_member_field_bits(stx_reader *r, void *to, stax_str text)
{
    gir_member_field *member_field = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u8(r, text, 0, UINT8_MAX, &member_field->bits)) return false;
    member_field->has.bits = 1;
    return true;
}

/* :142  type: type? */
static void *place_member_field_type(stx_reader *r, void *in)
{
    gir_member_field *member_field = in;

    return STX_NEW(r, member_field->type);
}

/* :142  type: type? */
STX_INLINE bool take_member_field_type(stx_reader *r, void *to, stax_str text)
{
    gir_member_field *member_field = to;

    (void)r;
    (void)text;
    member_field->has.type = 1;
    return true;
}

/* :143  array: array? */
static void *place_member_field_array(stx_reader *r, void *in)
{
    gir_member_field *member_field = in;

    (void)r;
    return &member_field->array;
}

/* :143  array: array? */
STX_INLINE bool take_member_field_array(stx_reader *r, void *to, stax_str text)
{
    gir_member_field *member_field = to;

    (void)r;
    (void)text;
    member_field->has.array = 1;
    return true;
}

/* :144  callback: function? */
static void *place_member_field_callback(stx_reader *r, void *in)
{
    gir_member_field *member_field = in;

    (void)r;
    return &member_field->callback;
}

/* :144  callback: function? */
STX_INLINE bool take_member_field_callback(stx_reader *r, void *to, stax_str text)
{
    gir_member_field *member_field = to;

    (void)r;
    (void)text;
    member_field->has.callback = 1;
    return true;
}

static const gir_member_field member_field_blank = {0};

/* The start tag: <field name bits>. */
STX_INLINE bool member_field_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                  bool *empty)
{
    gir_member_field *member_field = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, bits = {0};

    *member_field = member_field_blank;
    if (!STX_OPEN(w, "field")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, MEMBER_FIELD_NAME);
    if (STX_ATTR(w, "bits", bits)) STX_MEET(seen, MEMBER_FIELD_BITS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, MEMBER_FIELD_NAME) || !take_member_field_name(r, member_field, name))
        return false;
    if (STX_MET(seen, MEMBER_FIELD_BITS) && !take_member_field_bits(r, member_field, bits))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: type, array, callback. */
static stx_go member_field_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!member_field_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, MEMBER_FIELD_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "array")) {
            go = stx_child(r, w, f, seen, MEMBER_FIELD_ARRAY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "callback")) {
            go = stx_child(r, w, f, seen, MEMBER_FIELD_CALLBACK);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "field")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm member_field_arms[] = {
    [MEMBER_FIELD_NAME] = {STX_ATTRIBUTE_ARM("name", take_member_field_name, "str", 140)},
    [MEMBER_FIELD_BITS] = {STX_ATTRIBUTE_ARM("bits", take_member_field_bits, "u8", 141)},
    [MEMBER_FIELD_TYPE] =
            {STX_RECORD_ARM("type", STX_REFUSE, place_member_field_type, take_member_field_type,
                            &type_state, "type", 142), .ns = NS_DEFAULT, .points = true,
             .at = offsetof(gir_member_field, type)},
    [MEMBER_FIELD_ARRAY] =
            {STX_RECORD_ARM("array", STX_REFUSE, place_member_field_array, take_member_field_array,
                            &array_state, "array", 143), .ns = NS_DEFAULT},
    [MEMBER_FIELD_CALLBACK] =
            {STX_RECORD_ARM("callback", STX_REFUSE, place_member_field_callback,
                            take_member_field_callback, &function_callback_state, "function", 144),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t member_field_required[] = {
    STX_BIT(MEMBER_FIELD_NAME),
};

static const stx_state member_field_state = {
    .element = STX_NAME("field"),
    .open = member_field_read,
    .step = member_field_read,
    .arms = member_field_arms,
    .count = 5,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_member_field),
    .blank = &member_field_blank,
    .required = member_field_required,
};

/* ---- class, gir.schema:64 ----------------------------------------------------------------- */

enum {
    CLASS_NAME,
    CLASS_VERSION,
    CLASS_DEPRECATED,
    CLASS_DOC,
    CLASS_C_TYPE,
    CLASS_GLIB_TYPE_NAME,
    CLASS_PARENT,
    CLASS_ABSTRACT,
    CLASS_IMPLEMENTS,
    CLASS_CONSTRUCTOR,
    CLASS_FUNCTION,
    CLASS_METHOD,
    CLASS_VIRTUAL_METHOD,
    CLASS_PROPERTY,
    CLASS_GLIB_SIGNAL,
    CLASS_FIELD,
    CLASS_IMPLEMENTS_NAME
};

/* :54  name: str? @ */
STX_INLINE bool take_class_name(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (!stx_take_str(r, text, &class_->name)) return false;
    class_->has.name = 1;
    return true;
}

/* :55  since: str? @version */
STX_INLINE bool take_class_version(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (!stx_take_str(r, text, &class_->since)) return false;
    class_->has.since = 1;
    return true;
}

/* :56  deprecated: bool? @ */
STX_INLINE bool take_class_deprecated(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &class_->deprecated)) return false;
    class_->has.deprecated = 1;
    return true;
}

/* :57  doc: str? */
STX_INLINE bool take_class_doc(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (!stx_take_str(r, text, &class_->doc)) return false;
    class_->has.doc = 1;
    return true;
}

/* :66  c_type: str? @c:type */
STX_INLINE bool take_class_c_type(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (!stx_take_str(r, text, &class_->c_type)) return false;
    class_->has.c_type = 1;
    return true;
}

/* :67  type_name: str? @glib:type-name */
STX_INLINE bool take_class_glib_type_name(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (!stx_take_str(r, text, &class_->type_name)) return false;
    class_->has.type_name = 1;
    return true;
}

/* :68  parent: str? @ */
STX_INLINE bool take_class_parent(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (!stx_take_str(r, text, &class_->parent)) return false;
    class_->has.parent = 1;
    return true;
}

/* :69  abstract: bool? @ */
STX_INLINE bool take_class_abstract(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &class_->abstract)) return false;
    class_->has.abstract = 1;
    return true;
}

/* :71  constructors: function[] constructor */
static void *place_class_constructor(stx_reader *r, void *in)
{
    gir_class *class_ = in;

    return STX_ADD(r, class_->constructors);
}

/* :72  functions: function[] function */
static void *place_class_function(stx_reader *r, void *in)
{
    gir_class *class_ = in;

    return STX_ADD(r, class_->functions);
}

/* :73  methods: function[] method */
static void *place_class_method(stx_reader *r, void *in)
{
    gir_class *class_ = in;

    return STX_ADD(r, class_->methods);
}

/* :74  virtuals: function[] virtual-method */
static void *place_class_virtual_method(stx_reader *r, void *in)
{
    gir_class *class_ = in;

    return STX_ADD(r, class_->virtuals);
}

/* :75  properties: property[] property */
static void *place_class_property(stx_reader *r, void *in)
{
    gir_class *class_ = in;

    return STX_ADD(r, class_->properties);
}

/* :76  signals: function[] glib:signal */
static void *place_class_glib_signal(stx_reader *r, void *in)
{
    gir_class *class_ = in;

    return STX_ADD(r, class_->signals);
}

/* :77  fields: member_field[] field */
static void *place_class_field(stx_reader *r, void *in)
{
    gir_class *class_ = in;

    return STX_ADD(r, class_->fields);
}

/* :70  implements: str[] implements/@name */
STX_INLINE bool take_class_implements_name(stx_reader *r, void *to, stax_str text)
{
    gir_class *class_ = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, class_->implements, item);
}

static const gir_class class_blank = {0};

/* The start tag: <class name version deprecated c:type glib:type-name parent abstract>. */
STX_INLINE bool class_class_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    gir_class *class_ = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, type = {0}, type_name = {0}, parent = {0},
             abstract = {0};

    *class_ = class_blank;
    if (!STX_OPEN(w, "class")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, CLASS_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, CLASS_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, CLASS_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, CLASS_C_TYPE);
    if (STX_SPELLED(NS_GLIB) && STX_ATTR(w, "glib:type-name", type_name))
        STX_MEET(seen, CLASS_GLIB_TYPE_NAME);
    if (STX_ATTR(w, "parent", parent)) STX_MEET(seen, CLASS_PARENT);
    if (STX_ATTR(w, "abstract", abstract)) STX_MEET(seen, CLASS_ABSTRACT);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, CLASS_NAME) && !take_class_name(r, class_, name)) return false;
    if (STX_MET(seen, CLASS_VERSION) && !take_class_version(r, class_, version)) return false;
    if (STX_MET(seen, CLASS_DEPRECATED) && !take_class_deprecated(r, class_, deprecated))
        return false;
    if (STX_MET(seen, CLASS_C_TYPE) && !take_class_c_type(r, class_, type)) return false;
    if (STX_MET(seen, CLASS_GLIB_TYPE_NAME) && !take_class_glib_type_name(r, class_, type_name))
        return false;
    if (STX_MET(seen, CLASS_PARENT) && !take_class_parent(r, class_, parent)) return false;
    if (STX_MET(seen, CLASS_ABSTRACT) && !take_class_abstract(r, class_, abstract)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/*
 * The children: doc, implements, constructor, function, method, virtual-method, property,
 * glib:signal, field.
 */
static stx_go class_class_read(stx_reader *r, stx_frame *f)
{
    gir_class *class_ = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!class_class_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, CLASS_DOC) || !take_class_doc(r, class_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, CLASS_DOC);
        }
        while (STX_AT(w, "implements")) {
            go = stx_child(r, w, f, seen, CLASS_IMPLEMENTS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "constructor")) {
            go = stx_child(r, w, f, seen, CLASS_CONSTRUCTOR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "function")) {
            go = stx_child(r, w, f, seen, CLASS_FUNCTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "method")) {
            go = stx_child(r, w, f, seen, CLASS_METHOD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "virtual-method")) {
            go = stx_child(r, w, f, seen, CLASS_VIRTUAL_METHOD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "property")) {
            go = stx_child(r, w, f, seen, CLASS_PROPERTY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_GLIB) && STX_AT(w, "glib:signal")) {
            go = stx_child(r, w, f, seen, CLASS_GLIB_SIGNAL);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, CLASS_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "class")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <interface name version deprecated c:type glib:type-name parent abstract>. */
STX_INLINE bool class_interface_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                     bool *empty)
{
    gir_class *class_ = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, type = {0}, type_name = {0}, parent = {0},
             abstract = {0};

    *class_ = class_blank;
    if (!STX_OPEN(w, "interface")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, CLASS_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, CLASS_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, CLASS_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, CLASS_C_TYPE);
    if (STX_SPELLED(NS_GLIB) && STX_ATTR(w, "glib:type-name", type_name))
        STX_MEET(seen, CLASS_GLIB_TYPE_NAME);
    if (STX_ATTR(w, "parent", parent)) STX_MEET(seen, CLASS_PARENT);
    if (STX_ATTR(w, "abstract", abstract)) STX_MEET(seen, CLASS_ABSTRACT);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, CLASS_NAME) && !take_class_name(r, class_, name)) return false;
    if (STX_MET(seen, CLASS_VERSION) && !take_class_version(r, class_, version)) return false;
    if (STX_MET(seen, CLASS_DEPRECATED) && !take_class_deprecated(r, class_, deprecated))
        return false;
    if (STX_MET(seen, CLASS_C_TYPE) && !take_class_c_type(r, class_, type)) return false;
    if (STX_MET(seen, CLASS_GLIB_TYPE_NAME) && !take_class_glib_type_name(r, class_, type_name))
        return false;
    if (STX_MET(seen, CLASS_PARENT) && !take_class_parent(r, class_, parent)) return false;
    if (STX_MET(seen, CLASS_ABSTRACT) && !take_class_abstract(r, class_, abstract)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/*
 * The children: doc, implements, constructor, function, method, virtual-method, property,
 * glib:signal, field.
 */
static stx_go class_interface_read(stx_reader *r, stx_frame *f)
{
    gir_class *class_ = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!class_interface_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, CLASS_DOC) || !take_class_doc(r, class_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, CLASS_DOC);
        }
        while (STX_AT(w, "implements")) {
            go = stx_child(r, w, f, seen, CLASS_IMPLEMENTS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "constructor")) {
            go = stx_child(r, w, f, seen, CLASS_CONSTRUCTOR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "function")) {
            go = stx_child(r, w, f, seen, CLASS_FUNCTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "method")) {
            go = stx_child(r, w, f, seen, CLASS_METHOD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "virtual-method")) {
            go = stx_child(r, w, f, seen, CLASS_VIRTUAL_METHOD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "property")) {
            go = stx_child(r, w, f, seen, CLASS_PROPERTY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_GLIB) && STX_AT(w, "glib:signal")) {
            go = stx_child(r, w, f, seen, CLASS_GLIB_SIGNAL);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, CLASS_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "interface")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <implements name>. */
STX_INLINE bool class_implements_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                      bool *empty)
{
    gir_class *class_ = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "implements")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, CLASS_IMPLEMENTS_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, CLASS_IMPLEMENTS_NAME) && !take_class_implements_name(r, class_, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go class_implements_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!class_implements_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "implements")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state class_implements_state;
/* clang-format off */
static const stx_arm class_arms[] = {
    [CLASS_NAME] = {STX_ATTRIBUTE_ARM("name", take_class_name, "str", 54)},
    [CLASS_VERSION] = {STX_ATTRIBUTE_ARM("version", take_class_version, "str", 55)},
    [CLASS_DEPRECATED] = {STX_ATTRIBUTE_ARM("deprecated", take_class_deprecated, "bool", 56)},
    [CLASS_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_class_doc, "str", 57), .ns = NS_DEFAULT},
    [CLASS_C_TYPE] = {STX_ATTRIBUTE_ARM("c:type", take_class_c_type, "str", 66), .skip = 2,
                      .ns = NS_C},
    [CLASS_GLIB_TYPE_NAME] = {STX_ATTRIBUTE_ARM("glib:type-name", take_class_glib_type_name,
                                                "str", 67), .skip = 5, .ns = NS_GLIB},
    [CLASS_PARENT] = {STX_ATTRIBUTE_ARM("parent", take_class_parent, "str", 68)},
    [CLASS_ABSTRACT] = {STX_ATTRIBUTE_ARM("abstract", take_class_abstract, "bool", 69)},
    [CLASS_IMPLEMENTS] = {STX_WRAPPER_ARM("implements", &class_implements_state, 70),
                          .ns = NS_DEFAULT},
    [CLASS_CONSTRUCTOR] =
            {STX_RECORDS_ARM("constructor", place_class_constructor, &function_constructor_state,
                             offsetof(gir_class, constructors.count), 0, 0, "function", 71),
             .ns = NS_DEFAULT},
    [CLASS_FUNCTION] =
            {STX_RECORDS_ARM("function", place_class_function, &function_function_state,
                             offsetof(gir_class, functions.count), 0, 0, "function", 72),
             .ns = NS_DEFAULT},
    [CLASS_METHOD] =
            {STX_RECORDS_ARM("method", place_class_method, &function_method_state,
                             offsetof(gir_class, methods.count), 0, 0, "function", 73),
             .ns = NS_DEFAULT},
    [CLASS_VIRTUAL_METHOD] =
            {STX_RECORDS_ARM("virtual-method", place_class_virtual_method,
                             &function_virtual_method_state, offsetof(gir_class, virtuals.count),
                             0, 0, "function", 74), .ns = NS_DEFAULT},
    [CLASS_PROPERTY] =
            {STX_RECORDS_ARM("property", place_class_property, &property_state,
                             offsetof(gir_class, properties.count), 0, 0, "property", 75),
             .ns = NS_DEFAULT},
    [CLASS_GLIB_SIGNAL] =
            {STX_RECORDS_ARM("glib:signal", place_class_glib_signal, &function_glib_signal_state,
                             offsetof(gir_class, signals.count), 0, 0, "function", 76), .skip = 5,
             .ns = NS_GLIB},
    [CLASS_FIELD] =
            {STX_RECORDS_ARM("field", place_class_field, &member_field_state,
                             offsetof(gir_class, fields.count), 0, 0, "member_field", 77),
             .ns = NS_DEFAULT},
    [CLASS_IMPLEMENTS_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_class_implements_name,
                                offsetof(gir_class, implements.count), 0, 0, "str", 70)},
};
/* clang-format on */

static const uint64_t class_required[] = {0};

static const stx_state class_class_state = {
    .element = STX_NAME("class"),
    .open = class_class_read,
    .step = class_class_read,
    .arms = class_arms,
    .count = 16,
    .total = 17,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_class),
    .blank = &class_blank,
    .required = class_required,
};

static const stx_state class_interface_state = {
    .element = STX_NAME("interface"),
    .open = class_interface_read,
    .step = class_interface_read,
    .arms = class_arms,
    .count = 16,
    .total = 17,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_class),
    .blank = &class_blank,
    .required = class_required,
};

static const stx_state class_implements_state = {
    .element = STX_NAME("implements"),
    .open = class_implements_read,
    .step = class_implements_read,
    .arms = class_arms,
    .first = 16,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- record, gir.schema:79 ---------------------------------------------------------------- */

enum {
    RECORD_NAME,
    RECORD_VERSION,
    RECORD_DEPRECATED,
    RECORD_DOC,
    RECORD_C_TYPE,
    RECORD_DISGUISED,
    RECORD_CONSTRUCTOR,
    RECORD_FUNCTION,
    RECORD_METHOD,
    RECORD_FIELD
};

/* :54  name: str? @ */
STX_INLINE bool take_record_name(stx_reader *r, void *to, stax_str text)
{
    gir_record *record_ = to;

    if (!stx_take_str(r, text, &record_->name)) return false;
    record_->has.name = 1;
    return true;
}

/* :55  since: str? @version */
STX_INLINE bool take_record_version(stx_reader *r, void *to, stax_str text)
{
    gir_record *record_ = to;

    if (!stx_take_str(r, text, &record_->since)) return false;
    record_->has.since = 1;
    return true;
}

/* :56  deprecated: bool? @ */
STX_INLINE bool take_record_deprecated(stx_reader *r, void *to, stax_str text)
{
    gir_record *record_ = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &record_->deprecated)) return false;
    record_->has.deprecated = 1;
    return true;
}

/* :57  doc: str? */
STX_INLINE bool take_record_doc(stx_reader *r, void *to, stax_str text)
{
    gir_record *record_ = to;

    if (!stx_take_str(r, text, &record_->doc)) return false;
    record_->has.doc = 1;
    return true;
}

/* :81  c_type: str? @c:type */
STX_INLINE bool take_record_c_type(stx_reader *r, void *to, stax_str text)
{
    gir_record *record_ = to;

    if (!stx_take_str(r, text, &record_->c_type)) return false;
    record_->has.c_type = 1;
    return true;
}

/* :82  opaque: bool? @disguised */
STX_INLINE bool take_record_disguised(stx_reader *r, void *to, stax_str text)
{
    gir_record *record_ = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &record_->opaque)) return false;
    record_->has.opaque = 1;
    return true;
}

/* :83  constructors: function[] constructor */
static void *place_record_constructor(stx_reader *r, void *in)
{
    gir_record *record_ = in;

    return STX_ADD(r, record_->constructors);
}

/* :84  functions: function[] function */
static void *place_record_function(stx_reader *r, void *in)
{
    gir_record *record_ = in;

    return STX_ADD(r, record_->functions);
}

/* :85  methods: function[] method */
static void *place_record_method(stx_reader *r, void *in)
{
    gir_record *record_ = in;

    return STX_ADD(r, record_->methods);
}

/* :86  fields: member_field[] field */
static void *place_record_field(stx_reader *r, void *in)
{
    gir_record *record_ = in;

    return STX_ADD(r, record_->fields);
}

static const gir_record record_blank = {0};

/* The start tag: <record name version deprecated c:type disguised>. */
STX_INLINE bool record_record_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                   bool *empty)
{
    gir_record *record_ = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, type = {0}, disguised = {0};

    *record_ = record_blank;
    if (!STX_OPEN(w, "record")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, RECORD_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, RECORD_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, RECORD_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, RECORD_C_TYPE);
    if (STX_ATTR(w, "disguised", disguised)) STX_MEET(seen, RECORD_DISGUISED);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, RECORD_NAME) && !take_record_name(r, record_, name)) return false;
    if (STX_MET(seen, RECORD_VERSION) && !take_record_version(r, record_, version)) return false;
    if (STX_MET(seen, RECORD_DEPRECATED) && !take_record_deprecated(r, record_, deprecated))
        return false;
    if (STX_MET(seen, RECORD_C_TYPE) && !take_record_c_type(r, record_, type)) return false;
    if (STX_MET(seen, RECORD_DISGUISED) && !take_record_disguised(r, record_, disguised))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, constructor, function, method, field. */
static stx_go record_record_read(stx_reader *r, stx_frame *f)
{
    gir_record *record_ = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!record_record_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, RECORD_DOC) || !take_record_doc(r, record_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, RECORD_DOC);
        }
        while (STX_AT(w, "constructor")) {
            go = stx_child(r, w, f, seen, RECORD_CONSTRUCTOR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "function")) {
            go = stx_child(r, w, f, seen, RECORD_FUNCTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "method")) {
            go = stx_child(r, w, f, seen, RECORD_METHOD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, RECORD_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "record")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <union name version deprecated c:type disguised>. */
STX_INLINE bool record_union_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                  bool *empty)
{
    gir_record *record_ = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, type = {0}, disguised = {0};

    *record_ = record_blank;
    if (!STX_OPEN(w, "union")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, RECORD_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, RECORD_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, RECORD_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, RECORD_C_TYPE);
    if (STX_ATTR(w, "disguised", disguised)) STX_MEET(seen, RECORD_DISGUISED);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, RECORD_NAME) && !take_record_name(r, record_, name)) return false;
    if (STX_MET(seen, RECORD_VERSION) && !take_record_version(r, record_, version)) return false;
    if (STX_MET(seen, RECORD_DEPRECATED) && !take_record_deprecated(r, record_, deprecated))
        return false;
    if (STX_MET(seen, RECORD_C_TYPE) && !take_record_c_type(r, record_, type)) return false;
    if (STX_MET(seen, RECORD_DISGUISED) && !take_record_disguised(r, record_, disguised))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, constructor, function, method, field. */
static stx_go record_union_read(stx_reader *r, stx_frame *f)
{
    gir_record *record_ = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!record_union_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, RECORD_DOC) || !take_record_doc(r, record_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, RECORD_DOC);
        }
        while (STX_AT(w, "constructor")) {
            go = stx_child(r, w, f, seen, RECORD_CONSTRUCTOR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "function")) {
            go = stx_child(r, w, f, seen, RECORD_FUNCTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "method")) {
            go = stx_child(r, w, f, seen, RECORD_METHOD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, RECORD_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "union")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm record_arms[] = {
    [RECORD_NAME] = {STX_ATTRIBUTE_ARM("name", take_record_name, "str", 54)},
    [RECORD_VERSION] = {STX_ATTRIBUTE_ARM("version", take_record_version, "str", 55)},
    [RECORD_DEPRECATED] = {STX_ATTRIBUTE_ARM("deprecated", take_record_deprecated, "bool", 56)},
    [RECORD_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_record_doc, "str", 57), .ns = NS_DEFAULT},
    [RECORD_C_TYPE] = {STX_ATTRIBUTE_ARM("c:type", take_record_c_type, "str", 81), .skip = 2,
                       .ns = NS_C},
    [RECORD_DISGUISED] = {STX_ATTRIBUTE_ARM("disguised", take_record_disguised, "bool", 82)},
    [RECORD_CONSTRUCTOR] =
            {STX_RECORDS_ARM("constructor", place_record_constructor, &function_constructor_state,
                             offsetof(gir_record, constructors.count), 0, 0, "function", 83),
             .ns = NS_DEFAULT},
    [RECORD_FUNCTION] =
            {STX_RECORDS_ARM("function", place_record_function, &function_function_state,
                             offsetof(gir_record, functions.count), 0, 0, "function", 84),
             .ns = NS_DEFAULT},
    [RECORD_METHOD] =
            {STX_RECORDS_ARM("method", place_record_method, &function_method_state,
                             offsetof(gir_record, methods.count), 0, 0, "function", 85),
             .ns = NS_DEFAULT},
    [RECORD_FIELD] =
            {STX_RECORDS_ARM("field", place_record_field, &member_field_state,
                             offsetof(gir_record, fields.count), 0, 0, "member_field", 86),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t record_required[] = {0};

static const stx_state record_record_state = {
    .element = STX_NAME("record"),
    .open = record_record_read,
    .step = record_record_read,
    .arms = record_arms,
    .count = 10,
    .total = 10,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_record),
    .blank = &record_blank,
    .required = record_required,
};

static const stx_state record_union_state = {
    .element = STX_NAME("union"),
    .open = record_union_read,
    .step = record_union_read,
    .arms = record_arms,
    .count = 10,
    .total = 10,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_record),
    .blank = &record_blank,
    .required = record_required,
};

/* ---- enum_member, gir.schema:94 ----------------------------------------------------------- */

enum { ENUM_MEMBER_NAME, ENUM_MEMBER_VALUE, ENUM_MEMBER_C_IDENTIFIER };

/* :95  name: str @ */
STX_INLINE bool take_enum_member_name(stx_reader *r, void *to, stax_str text)
{
    gir_enum_member *enum_member = to;

    return stx_take_str(r, text, &enum_member->name);
}

/* :96  value: str @ */
STX_INLINE bool take_enum_member_value(stx_reader *r, void *to, stax_str text)
{
    gir_enum_member *enum_member = to;

    return stx_take_str(r, text, &enum_member->value);
}

/* :97  identifier: str? @c:identifier */
STX_INLINE bool take_enum_member_c_identifier(stx_reader *r, void *to, stax_str text)
{
    gir_enum_member *enum_member = to;

    if (!stx_take_str(r, text, &enum_member->identifier)) return false;
    enum_member->has.identifier = 1;
    return true;
}

static const gir_enum_member enum_member_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool enum_member_whole(stx_reader *r, stx_walk *at, gir_enum_member *enum_member)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, value = {0}, identifier = {0};

    if (!STX_OPEN(w, "member")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ENUM_MEMBER_NAME);
    if (STX_ATTR(w, "value", value)) STX_MEET(seen, ENUM_MEMBER_VALUE);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, ENUM_MEMBER_C_IDENTIFIER);
    if (!STX_SHUT_WHOLE(w, "member")) return false;

    *enum_member = enum_member_blank;
    if (!STX_MET(seen, ENUM_MEMBER_NAME) || !take_enum_member_name(r, enum_member, name))
        return false;
    if (!STX_MET(seen, ENUM_MEMBER_VALUE) || !take_enum_member_value(r, enum_member, value))
        return false;
    if (STX_MET(seen, ENUM_MEMBER_C_IDENTIFIER) &&
        !take_enum_member_c_identifier(r, enum_member, identifier))
        return false;
    *at = w;
    return true;
}

/* The start tag: <member name value c:identifier>. */
STX_INLINE bool enum_member_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    gir_enum_member *enum_member = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, value = {0}, identifier = {0};

    *enum_member = enum_member_blank;
    if (!STX_OPEN(w, "member")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ENUM_MEMBER_NAME);
    if (STX_ATTR(w, "value", value)) STX_MEET(seen, ENUM_MEMBER_VALUE);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier", identifier))
        STX_MEET(seen, ENUM_MEMBER_C_IDENTIFIER);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, ENUM_MEMBER_NAME) || !take_enum_member_name(r, enum_member, name))
        return false;
    if (!STX_MET(seen, ENUM_MEMBER_VALUE) || !take_enum_member_value(r, enum_member, value))
        return false;
    if (STX_MET(seen, ENUM_MEMBER_C_IDENTIFIER) &&
        !take_enum_member_c_identifier(r, enum_member, identifier))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go enum_member_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!enum_member_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "member")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm enum_member_arms[] = {
    [ENUM_MEMBER_NAME] = {STX_ATTRIBUTE_ARM("name", take_enum_member_name, "str", 95)},
    [ENUM_MEMBER_VALUE] = {STX_ATTRIBUTE_ARM("value", take_enum_member_value, "str", 96)},
    [ENUM_MEMBER_C_IDENTIFIER] = {STX_ATTRIBUTE_ARM("c:identifier", take_enum_member_c_identifier,
                                                    "str", 97), .skip = 2, .ns = NS_C},
};
/* clang-format on */

static const uint64_t enum_member_required[] = {
    STX_BIT(ENUM_MEMBER_NAME) | STX_BIT(ENUM_MEMBER_VALUE),
};

static const stx_state enum_member_state = {
    .element = STX_NAME("member"),
    .open = enum_member_read,
    .step = enum_member_read,
    .arms = enum_member_arms,
    .count = 3,
    .total = 3,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_enum_member),
    .blank = &enum_member_blank,
    .required = enum_member_required,
};

/* ---- enumeration, gir.schema:88 ----------------------------------------------------------- */

enum {
    ENUMERATION_NAME,
    ENUMERATION_VERSION,
    ENUMERATION_DEPRECATED,
    ENUMERATION_DOC,
    ENUMERATION_C_TYPE,
    ENUMERATION_MEMBER,
    ENUMERATION_FUNCTION
};

/* :54  name: str? @ */
STX_INLINE bool take_enumeration_name(stx_reader *r, void *to, stax_str text)
{
    gir_enumeration *enumeration = to;

    if (!stx_take_str(r, text, &enumeration->name)) return false;
    enumeration->has.name = 1;
    return true;
}

/* :55  since: str? @version */
STX_INLINE bool take_enumeration_version(stx_reader *r, void *to, stax_str text)
{
    gir_enumeration *enumeration = to;

    if (!stx_take_str(r, text, &enumeration->since)) return false;
    enumeration->has.since = 1;
    return true;
}

/* :56  deprecated: bool? @ */
STX_INLINE bool take_enumeration_deprecated(stx_reader *r, void *to, stax_str text)
{
    gir_enumeration *enumeration = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &enumeration->deprecated)) return false;
    enumeration->has.deprecated = 1;
    return true;
}

/* :57  doc: str? */
STX_INLINE bool take_enumeration_doc(stx_reader *r, void *to, stax_str text)
{
    gir_enumeration *enumeration = to;

    if (!stx_take_str(r, text, &enumeration->doc)) return false;
    enumeration->has.doc = 1;
    return true;
}

/* :90  c_type: str? @c:type */
STX_INLINE bool take_enumeration_c_type(stx_reader *r, void *to, stax_str text)
{
    gir_enumeration *enumeration = to;

    if (!stx_take_str(r, text, &enumeration->c_type)) return false;
    enumeration->has.c_type = 1;
    return true;
}

/* :91  members: enum_member[] member */
static void *place_enumeration_member(stx_reader *r, void *in)
{
    gir_enumeration *enumeration = in;

    return STX_ADD(r, enumeration->members);
}

/* :92  functions: function[] function */
static void *place_enumeration_function(stx_reader *r, void *in)
{
    gir_enumeration *enumeration = in;

    return STX_ADD(r, enumeration->functions);
}

static const gir_enumeration enumeration_blank = {0};

/* The start tag: <enumeration name version deprecated c:type>. */
STX_INLINE bool enumeration_enumeration_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                             uint64_t *met, bool *empty)
{
    gir_enumeration *enumeration = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, type = {0};

    *enumeration = enumeration_blank;
    if (!STX_OPEN(w, "enumeration")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ENUMERATION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, ENUMERATION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, ENUMERATION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, ENUMERATION_C_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ENUMERATION_NAME) && !take_enumeration_name(r, enumeration, name))
        return false;
    if (STX_MET(seen, ENUMERATION_VERSION) && !take_enumeration_version(r, enumeration, version))
        return false;
    if (STX_MET(seen, ENUMERATION_DEPRECATED) &&
        !take_enumeration_deprecated(r, enumeration, deprecated))
        return false;
    if (STX_MET(seen, ENUMERATION_C_TYPE) && !take_enumeration_c_type(r, enumeration, type))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, member, function. */
static stx_go enumeration_enumeration_read(stx_reader *r, stx_frame *f)
{
    gir_enumeration *enumeration = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    gir_enum_member enum_member;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!enumeration_enumeration_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, ENUMERATION_DOC) || !take_enumeration_doc(r, enumeration, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENUMERATION_DOC);
        }
        while (enum_member_whole(r, &w, &enum_member)) {
            if (!STX_APPEND(r, enumeration->members, enum_member))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENUMERATION_MEMBER);
        }
        while (STX_AT(w, "member")) {
            go = stx_child(r, w, f, seen, ENUMERATION_MEMBER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "function")) {
            go = stx_child(r, w, f, seen, ENUMERATION_FUNCTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "enumeration")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <bitfield name version deprecated c:type>. */
STX_INLINE bool enumeration_bitfield_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                          bool *empty)
{
    gir_enumeration *enumeration = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, type = {0};

    *enumeration = enumeration_blank;
    if (!STX_OPEN(w, "bitfield")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ENUMERATION_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, ENUMERATION_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, ENUMERATION_DEPRECATED);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:type", type)) STX_MEET(seen, ENUMERATION_C_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ENUMERATION_NAME) && !take_enumeration_name(r, enumeration, name))
        return false;
    if (STX_MET(seen, ENUMERATION_VERSION) && !take_enumeration_version(r, enumeration, version))
        return false;
    if (STX_MET(seen, ENUMERATION_DEPRECATED) &&
        !take_enumeration_deprecated(r, enumeration, deprecated))
        return false;
    if (STX_MET(seen, ENUMERATION_C_TYPE) && !take_enumeration_c_type(r, enumeration, type))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, member, function. */
static stx_go enumeration_bitfield_read(stx_reader *r, stx_frame *f)
{
    gir_enumeration *enumeration = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    gir_enum_member enum_member;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!enumeration_bitfield_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, ENUMERATION_DOC) || !take_enumeration_doc(r, enumeration, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENUMERATION_DOC);
        }
        while (enum_member_whole(r, &w, &enum_member)) {
            if (!STX_APPEND(r, enumeration->members, enum_member))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENUMERATION_MEMBER);
        }
        while (STX_AT(w, "member")) {
            go = stx_child(r, w, f, seen, ENUMERATION_MEMBER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "function")) {
            go = stx_child(r, w, f, seen, ENUMERATION_FUNCTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "bitfield")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm enumeration_arms[] = {
    [ENUMERATION_NAME] = {STX_ATTRIBUTE_ARM("name", take_enumeration_name, "str", 54)},
    [ENUMERATION_VERSION] = {STX_ATTRIBUTE_ARM("version", take_enumeration_version, "str", 55)},
    [ENUMERATION_DEPRECATED] = {STX_ATTRIBUTE_ARM("deprecated", take_enumeration_deprecated,
                                                  "bool", 56)},
    [ENUMERATION_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_enumeration_doc, "str", 57),
                         .ns = NS_DEFAULT},
    [ENUMERATION_C_TYPE] = {STX_ATTRIBUTE_ARM("c:type", take_enumeration_c_type, "str", 90),
                            .skip = 2, .ns = NS_C},
    [ENUMERATION_MEMBER] =
            {STX_RECORDS_ARM("member", place_enumeration_member, &enum_member_state,
                             offsetof(gir_enumeration, members.count), 0, 0, "enum_member", 91),
             .ns = NS_DEFAULT},
    [ENUMERATION_FUNCTION] =
            {STX_RECORDS_ARM("function", place_enumeration_function, &function_function_state,
                             offsetof(gir_enumeration, functions.count), 0, 0, "function", 92),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t enumeration_required[] = {0};

static const stx_state enumeration_enumeration_state = {
    .element = STX_NAME("enumeration"),
    .open = enumeration_enumeration_read,
    .step = enumeration_enumeration_read,
    .arms = enumeration_arms,
    .count = 7,
    .total = 7,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_enumeration),
    .blank = &enumeration_blank,
    .required = enumeration_required,
};

static const stx_state enumeration_bitfield_state = {
    .element = STX_NAME("bitfield"),
    .open = enumeration_bitfield_read,
    .step = enumeration_bitfield_read,
    .arms = enumeration_arms,
    .count = 7,
    .total = 7,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_enumeration),
    .blank = &enumeration_blank,
    .required = enumeration_required,
};

/* ---- constant, gir.schema:99 -------------------------------------------------------------- */

enum {
    CONSTANT_NAME,
    CONSTANT_VERSION,
    CONSTANT_DEPRECATED,
    CONSTANT_DOC,
    CONSTANT_VALUE,
    CONSTANT_TYPE
};

/* :54  name: str? @ */
STX_INLINE bool take_constant_name(stx_reader *r, void *to, stax_str text)
{
    gir_constant *constant = to;

    if (!stx_take_str(r, text, &constant->name)) return false;
    constant->has.name = 1;
    return true;
}

/* :55  since: str? @version */
STX_INLINE bool take_constant_version(stx_reader *r, void *to, stax_str text)
{
    gir_constant *constant = to;

    if (!stx_take_str(r, text, &constant->since)) return false;
    constant->has.since = 1;
    return true;
}

/* :56  deprecated: bool? @ */
STX_INLINE bool take_constant_deprecated(stx_reader *r, void *to, stax_str text)
{
    gir_constant *constant = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &constant->deprecated)) return false;
    constant->has.deprecated = 1;
    return true;
}

/* :57  doc: str? */
STX_INLINE bool take_constant_doc(stx_reader *r, void *to, stax_str text)
{
    gir_constant *constant = to;

    if (!stx_take_str(r, text, &constant->doc)) return false;
    constant->has.doc = 1;
    return true;
}

/* :101  value: str @ */
STX_INLINE bool take_constant_value(stx_reader *r, void *to, stax_str text)
{
    gir_constant *constant = to;

    return stx_take_str(r, text, &constant->value);
}

/* :102  type: type? */
static void *place_constant_type(stx_reader *r, void *in)
{
    gir_constant *constant = in;

    return STX_NEW(r, constant->type);
}

/* :102  type: type? */
STX_INLINE bool take_constant_type(stx_reader *r, void *to, stax_str text)
{
    gir_constant *constant = to;

    (void)r;
    (void)text;
    constant->has.type = 1;
    return true;
}

static const gir_constant constant_blank = {0};

/* The start tag: <constant name version deprecated value>. */
STX_INLINE bool constant_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_constant *constant = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, deprecated = {0}, value = {0};

    *constant = constant_blank;
    if (!STX_OPEN(w, "constant")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, CONSTANT_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, CONSTANT_VERSION);
    if (STX_ATTR(w, "deprecated", deprecated)) STX_MEET(seen, CONSTANT_DEPRECATED);
    if (STX_ATTR(w, "value", value)) STX_MEET(seen, CONSTANT_VALUE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, CONSTANT_NAME) && !take_constant_name(r, constant, name)) return false;
    if (STX_MET(seen, CONSTANT_VERSION) && !take_constant_version(r, constant, version))
        return false;
    if (STX_MET(seen, CONSTANT_DEPRECATED) && !take_constant_deprecated(r, constant, deprecated))
        return false;
    if (!STX_MET(seen, CONSTANT_VALUE) || !take_constant_value(r, constant, value)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: doc, type. */
static stx_go constant_read(stx_reader *r, stx_frame *f)
{
    gir_constant *constant = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!constant_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "doc", text)) {
            if (STX_MET(seen, CONSTANT_DOC) || !take_constant_doc(r, constant, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, CONSTANT_DOC);
        }
        if (STX_AT(w, "type")) {
            go = stx_child(r, w, f, seen, CONSTANT_TYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "constant")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm constant_arms[] = {
    [CONSTANT_NAME] = {STX_ATTRIBUTE_ARM("name", take_constant_name, "str", 54)},
    [CONSTANT_VERSION] = {STX_ATTRIBUTE_ARM("version", take_constant_version, "str", 55)},
    [CONSTANT_DEPRECATED] = {STX_ATTRIBUTE_ARM("deprecated", take_constant_deprecated, "bool", 56)},
    [CONSTANT_DOC] = {STX_LEAF_ARM("doc", STX_REFUSE, take_constant_doc, "str", 57),
                      .ns = NS_DEFAULT},
    [CONSTANT_VALUE] = {STX_ATTRIBUTE_ARM("value", take_constant_value, "str", 101)},
    [CONSTANT_TYPE] =
            {STX_RECORD_ARM("type", STX_REFUSE, place_constant_type, take_constant_type,
                            &type_state, "type", 102), .ns = NS_DEFAULT, .points = true,
             .at = offsetof(gir_constant, type)},
};
/* clang-format on */

static const uint64_t constant_required[] = {
    STX_BIT(CONSTANT_VALUE),
};

static const stx_state constant_state = {
    .element = STX_NAME("constant"),
    .open = constant_read,
    .step = constant_read,
    .arms = constant_arms,
    .count = 6,
    .total = 6,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_constant),
    .blank = &constant_blank,
    .required = constant_required,
};

/* ---- library, gir.schema:38 --------------------------------------------------------------- */

enum {
    LIBRARY_NAME,
    LIBRARY_VERSION,
    LIBRARY_SHARED_LIBRARY,
    LIBRARY_C_IDENTIFIER_PREFIXES,
    LIBRARY_ALIAS,
    LIBRARY_CLASS,
    LIBRARY_INTERFACE,
    LIBRARY_RECORD,
    LIBRARY_UNION,
    LIBRARY_ENUMERATION,
    LIBRARY_BITFIELD,
    LIBRARY_FUNCTION,
    LIBRARY_CALLBACK,
    LIBRARY_CONSTANT
};

/* :39  name: str @ */
STX_INLINE bool take_library_name(stx_reader *r, void *to, stax_str text)
{
    gir_library *library = to;

    return stx_take_str(r, text, &library->name);
}

/* :40  version: str @ */
STX_INLINE bool take_library_version(stx_reader *r, void *to, stax_str text)
{
    gir_library *library = to;

    return stx_take_str(r, text, &library->version);
}

/* :41  shared: str? @shared-library */
STX_INLINE bool take_library_shared_library(stx_reader *r, void *to, stax_str text)
{
    gir_library *library = to;

    if (!stx_take_str(r, text, &library->shared)) return false;
    library->has.shared = 1;
    return true;
}

/* :42  prefixes: str? @c:identifier-prefixes */
STX_INLINE bool take_library_c_identifier_prefixes(stx_reader *r, void *to, stax_str text)
{
    gir_library *library = to;

    if (!stx_take_str(r, text, &library->prefixes)) return false;
    library->has.prefixes = 1;
    return true;
}

/* :43  aliases: alias[] alias */
static void *place_library_alias(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->aliases);
}

/* :44  classes: class[] class */
static void *place_library_class(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->classes);
}

/* :45  interfaces: class[] interface */
static void *place_library_interface(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->interfaces);
}

/* :46  records: record[] record | union */
static void *place_library_record(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->records);
}

/* :46  records: record[] record | union */
static void *place_library_union(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->records);
}

/* :47  enums: enumeration[] enumeration | bitfield */
static void *place_library_enumeration(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->enums);
}

/* :47  enums: enumeration[] enumeration | bitfield */
static void *place_library_bitfield(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->enums);
}

/* :48  functions: function[] function */
static void *place_library_function(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->functions);
}

/* :49  callbacks: function[] callback */
static void *place_library_callback(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->callbacks);
}

/* :50  constants: constant[] constant */
static void *place_library_constant(stx_reader *r, void *in)
{
    gir_library *library = in;

    return STX_ADD(r, library->constants);
}

static const gir_library library_blank = {0};

/* The start tag: <namespace name version shared-library c:identifier-prefixes>. */
STX_INLINE bool library_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gir_library *library = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, version = {0}, shared_library = {0}, identifier_prefixes = {0};

    *library = library_blank;
    if (!STX_OPEN(w, "namespace")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, LIBRARY_NAME);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, LIBRARY_VERSION);
    if (STX_ATTR(w, "shared-library", shared_library)) STX_MEET(seen, LIBRARY_SHARED_LIBRARY);
    if (STX_SPELLED(NS_C) && STX_ATTR(w, "c:identifier-prefixes", identifier_prefixes))
        STX_MEET(seen, LIBRARY_C_IDENTIFIER_PREFIXES);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, LIBRARY_NAME) || !take_library_name(r, library, name)) return false;
    if (!STX_MET(seen, LIBRARY_VERSION) || !take_library_version(r, library, version)) return false;
    if (STX_MET(seen, LIBRARY_SHARED_LIBRARY) &&
        !take_library_shared_library(r, library, shared_library))
        return false;
    if (STX_MET(seen, LIBRARY_C_IDENTIFIER_PREFIXES) &&
        !take_library_c_identifier_prefixes(r, library, identifier_prefixes))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/*
 * The children: alias, class, interface, record, union, enumeration, bitfield, function, callback,
 * constant.
 */
static stx_go library_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!library_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "alias")) {
            go = stx_child(r, w, f, seen, LIBRARY_ALIAS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "class")) {
            go = stx_child(r, w, f, seen, LIBRARY_CLASS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "interface")) {
            go = stx_child(r, w, f, seen, LIBRARY_INTERFACE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "record")) {
            go = stx_child(r, w, f, seen, LIBRARY_RECORD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "union")) {
            go = stx_child(r, w, f, seen, LIBRARY_UNION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "enumeration")) {
            go = stx_child(r, w, f, seen, LIBRARY_ENUMERATION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "bitfield")) {
            go = stx_child(r, w, f, seen, LIBRARY_BITFIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "function")) {
            go = stx_child(r, w, f, seen, LIBRARY_FUNCTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "callback")) {
            go = stx_child(r, w, f, seen, LIBRARY_CALLBACK);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "constant")) {
            go = stx_child(r, w, f, seen, LIBRARY_CONSTANT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "namespace")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm library_arms[] = {
    [LIBRARY_NAME] = {STX_ATTRIBUTE_ARM("name", take_library_name, "str", 39)},
    [LIBRARY_VERSION] = {STX_ATTRIBUTE_ARM("version", take_library_version, "str", 40)},
    [LIBRARY_SHARED_LIBRARY] = {STX_ATTRIBUTE_ARM("shared-library", take_library_shared_library,
                                                  "str", 41)},
    [LIBRARY_C_IDENTIFIER_PREFIXES] =
            {STX_ATTRIBUTE_ARM("c:identifier-prefixes", take_library_c_identifier_prefixes,
                               "str", 42), .skip = 2, .ns = NS_C},
    [LIBRARY_ALIAS] =
            {STX_RECORDS_ARM("alias", place_library_alias, &alias_state,
                             offsetof(gir_library, aliases.count), 0, 0, "alias", 43),
             .ns = NS_DEFAULT},
    [LIBRARY_CLASS] =
            {STX_RECORDS_ARM("class", place_library_class, &class_class_state,
                             offsetof(gir_library, classes.count), 0, 0, "class", 44),
             .ns = NS_DEFAULT},
    [LIBRARY_INTERFACE] =
            {STX_RECORDS_ARM("interface", place_library_interface, &class_interface_state,
                             offsetof(gir_library, interfaces.count), 0, 0, "class", 45),
             .ns = NS_DEFAULT},
    [LIBRARY_RECORD] =
            {STX_RECORDS_ARM("record", place_library_record, &record_record_state,
                             offsetof(gir_library, records.count), 0, 0, "record", 46),
             .ns = NS_DEFAULT},
    [LIBRARY_UNION] =
            {STX_RECORDS_ARM("union", place_library_union, &record_union_state,
                             offsetof(gir_library, records.count), 0, 0, "record", 46),
             .ns = NS_DEFAULT},
    [LIBRARY_ENUMERATION] =
            {STX_RECORDS_ARM("enumeration", place_library_enumeration,
                             &enumeration_enumeration_state, offsetof(gir_library, enums.count),
                             0, 0, "enumeration", 47), .ns = NS_DEFAULT},
    [LIBRARY_BITFIELD] =
            {STX_RECORDS_ARM("bitfield", place_library_bitfield, &enumeration_bitfield_state,
                             offsetof(gir_library, enums.count), 0, 0, "enumeration", 47),
             .ns = NS_DEFAULT},
    [LIBRARY_FUNCTION] =
            {STX_RECORDS_ARM("function", place_library_function, &function_function_state,
                             offsetof(gir_library, functions.count), 0, 0, "function", 48),
             .ns = NS_DEFAULT},
    [LIBRARY_CALLBACK] =
            {STX_RECORDS_ARM("callback", place_library_callback, &function_callback_state,
                             offsetof(gir_library, callbacks.count), 0, 0, "function", 49),
             .ns = NS_DEFAULT},
    [LIBRARY_CONSTANT] =
            {STX_RECORDS_ARM("constant", place_library_constant, &constant_state,
                             offsetof(gir_library, constants.count), 0, 0, "constant", 50),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t library_required[] = {
    STX_BIT(LIBRARY_NAME) | STX_BIT(LIBRARY_VERSION),
};

static const stx_state library_state = {
    .element = STX_NAME("namespace"),
    .open = library_read,
    .step = library_read,
    .arms = library_arms,
    .count = 14,
    .total = 14,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_library),
    .blank = &library_blank,
    .required = library_required,
};

/* ---- repository, gir.schema:28 ------------------------------------------------------------ */

enum {
    REPOSITORY_VERSION,
    REPOSITORY_INCLUDE,
    REPOSITORY_PACKAGE,
    REPOSITORY_NAMESPACE,
    REPOSITORY_PACKAGE_NAME
};

/* :29  version: str @ */
STX_INLINE bool take_repository_version(stx_reader *r, void *to, stax_str text)
{
    gir_repository *repository = to;

    return stx_take_str(r, text, &repository->version);
}

/* :30  includes: include[] include */
static void *place_repository_include(stx_reader *r, void *in)
{
    gir_repository *repository = in;

    return STX_ADD(r, repository->includes);
}

/* :32  namespaces: library[] namespace */
static void *place_repository_namespace(stx_reader *r, void *in)
{
    gir_repository *repository = in;

    return STX_ADD(r, repository->namespaces);
}

/* :31  packages: str[] package/@name */
STX_INLINE bool take_repository_package_name(stx_reader *r, void *to, stax_str text)
{
    gir_repository *repository = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, repository->packages, item);
}

static const gir_repository repository_blank = {0};

/* The start tag: <repository version>. */
STX_INLINE bool repository_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                bool *empty)
{
    gir_repository *repository = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str version = {0};

    *repository = repository_blank;
    if (!STX_OPEN(w, "repository")) return false;
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, REPOSITORY_VERSION);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, REPOSITORY_VERSION) || !take_repository_version(r, repository, version))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: include, package, namespace. */
static stx_go repository_read(stx_reader *r, stx_frame *f)
{
    gir_repository *repository = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    gir_include include;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!repository_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (include_whole(r, &w, &include)) {
            if (!STX_APPEND(r, repository->includes, include)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, REPOSITORY_INCLUDE);
        }
        while (STX_AT(w, "include")) {
            go = stx_child(r, w, f, seen, REPOSITORY_INCLUDE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "package")) {
            go = stx_child(r, w, f, seen, REPOSITORY_PACKAGE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "namespace")) {
            go = stx_child(r, w, f, seen, REPOSITORY_NAMESPACE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "repository")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <package name>. */
STX_INLINE bool repository_package_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                        bool *empty)
{
    gir_repository *repository = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "package")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, REPOSITORY_PACKAGE_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, REPOSITORY_PACKAGE_NAME) &&
        !take_repository_package_name(r, repository, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go repository_package_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!repository_package_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "package")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state repository_package_state;
/* clang-format off */
static const stx_arm repository_arms[] = {
    [REPOSITORY_VERSION] = {STX_ATTRIBUTE_ARM("version", take_repository_version, "str", 29)},
    [REPOSITORY_INCLUDE] =
            {STX_RECORDS_ARM("include", place_repository_include, &include_state,
                             offsetof(gir_repository, includes.count), 0, 0, "include", 30),
             .ns = NS_DEFAULT},
    [REPOSITORY_PACKAGE] = {STX_WRAPPER_ARM("package", &repository_package_state, 31),
                            .ns = NS_DEFAULT},
    [REPOSITORY_NAMESPACE] =
            {STX_RECORDS_ARM("namespace", place_repository_namespace, &library_state,
                             offsetof(gir_repository, namespaces.count), 0, 0, "library", 32),
             .ns = NS_DEFAULT},
    [REPOSITORY_PACKAGE_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_repository_package_name,
                                offsetof(gir_repository, packages.count), 0, 0, "str", 31)},
};
/* clang-format on */

static const uint64_t repository_required[] = {
    STX_BIT(REPOSITORY_VERSION),
};

static const stx_state repository_state = {
    .element = STX_NAME("repository"),
    .open = repository_read,
    .step = repository_read,
    .arms = repository_arms,
    .count = 4,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gir_repository),
    .blank = &repository_blank,
    .required = repository_required,
};

static const stx_state repository_package_state = {
    .element = STX_NAME("package"),
    .open = repository_package_read,
    .step = repository_package_read,
    .arms = repository_arms,
    .first = 4,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- documents ---------------------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("repository", STX_REFUSE, NULL, NULL, &repository_state, "repository", 25),
     .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("repository"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(gir_repository),
    .blank = &repository_blank,
};

static const stx_schema gir_schema = {
    .abi = STX_ABI,
    .file = "gir.schema",
    .root = &repository_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 4,
    .levels = 8,
    .deep = true,
};

gir_repository *gir_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&gir_schema, arena, &input, options, error);
}

gir_repository *gir_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&gir_schema, arena, &input, options, error);
}
