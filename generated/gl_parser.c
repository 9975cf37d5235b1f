/*
 * Reads gl.schema's documents into structs. Printed by staxc from gl.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "gl_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "gl_parser.c was printed for another libstax: run staxc again"
#endif

const char *gl_piece_kind_name(gl_piece_kind value)
{
    switch (value) {
    case GL_PIECE_TEXT:
        return "text";
    case GL_PIECE_PTYPE:
        return "ptype";
    case GL_PIECE_PNAME:
        return "pname";
    case GL_PIECE_APIENTRY:
        return "apientry";
    }
    return NULL;
}

/* ---- text | ptype | pname | apientry, gl.schema:31 ---------------------------------------- */

static void *choose_piece_pname(void *item)
{
    gl_piece *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = GL_PIECE_PNAME;
    return &chosen->as.pname;
}

/* ---- pname, gl.schema:33 ------------------------------------------------------------------ */

enum { PNAME_TEXT };

/* :35  text: str . */
STX_INLINE bool take_pname_text(stx_reader *r, void *to, stax_str text)
{
    gl_pname *pname = to;

    return stx_take_str(r, stax_trim(text), &pname->text);
}

static const gl_pname pname_blank = {0};

/* The start tag: <name>. */
static stx_go pname_open(stx_reader *r, stx_frame *f)
{
    gl_pname *pname = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str text;

    *pname = pname_blank;
    if (!STX_OPEN(w, "name")) return stx_careful_open(r, f);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "name", text)) return stx_careful_open(r, f);

    if (!take_pname_text(r, pname, text)) return stx_careful_open(r, f);
    STX_MEET(seen, PNAME_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* clang-format off */
static const stx_arm pname_arms[] = {
    [PNAME_TEXT] = {STX_TEXT_ARM(take_pname_text, "str", 35)},
};
/* clang-format on */

static const uint64_t pname_required[] = {
    STX_BIT(PNAME_TEXT),
};

static const stx_state pname_state = {
    .element = STX_NAME("name"),
    .open = pname_open,
    .step = stx_step,
    .arms = pname_arms,
    .count = 1,
    .total = 1,
    .rules = STX_OWN,
    .size = sizeof(gl_pname),
    .blank = &pname_blank,
    .required = pname_required,
};

/* ---- c_type, gl.schema:39 ----------------------------------------------------------------- */

enum {
    C_TYPE_NAME,
    C_TYPE_REQUIRES,
    C_TYPE_PIECES_TEXT,
    C_TYPE_PTYPE,
    C_TYPE_NAME_,
    C_TYPE_APIENTRY
};

/* :40  name: str? @ */
STX_INLINE bool take_c_type_name(stx_reader *r, void *to, stax_str text)
{
    gl_c_type *c_type = to;

    if (!stx_take_str(r, text, &c_type->name)) return false;
    c_type->has.name = 1;
    return true;
}

/* :41  requires: str? @ */
STX_INLINE bool take_c_type_requires(stx_reader *r, void *to, stax_str text)
{
    gl_c_type *c_type = to;

    if (!stx_take_str(r, text, &c_type->requires_)) return false;
    c_type->has.requires_ = 1;
    return true;
}

/* :42  pieces: str . */
STX_INLINE bool take_c_type_pieces_text_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    return stx_take_str(r, text, &chosen->as.text);
}

/* :42  pieces: piece[] */
STX_INLINE bool take_c_type_pieces_text(stx_reader *r, void *to, stax_str text)
{
    gl_c_type *c_type = to;
    gl_piece item = {.kind = GL_PIECE_TEXT};

    return take_c_type_pieces_text_value(r, &item, text) && STX_APPEND(r, c_type->pieces, item);
}

/* :42  pieces: str ptype */
STX_INLINE bool take_c_type_ptype_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    return stx_take_str(r, text, &chosen->as.ptype);
}

/* :42  pieces: piece[] */
STX_INLINE bool take_c_type_ptype(stx_reader *r, void *to, stax_str text)
{
    gl_c_type *c_type = to;
    gl_piece item = {.kind = GL_PIECE_PTYPE};

    return take_c_type_ptype_value(r, &item, text) && STX_APPEND(r, c_type->pieces, item);
}

/* :42  pieces: piece[] */
static void *place_c_type_name(stx_reader *r, void *in)
{
    gl_c_type *c_type = in;

    return choose_piece_pname(STX_ADD(r, c_type->pieces));
}

/* :42  pieces: flag apientry */
STX_INLINE bool take_c_type_apientry_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    (void)r;
    (void)text;
    chosen->as.apientry = true;
    return true;
}

/* :42  pieces: piece[] */
STX_INLINE bool take_c_type_apientry(stx_reader *r, void *to, stax_str text)
{
    gl_c_type *c_type = to;
    gl_piece item = {.kind = GL_PIECE_APIENTRY};

    return take_c_type_apientry_value(r, &item, text) && STX_APPEND(r, c_type->pieces, item);
}

static const gl_c_type c_type_blank = {0};

/* The start tag: <type name requires>. */
static stx_go c_type_open(stx_reader *r, stx_frame *f)
{
    gl_c_type *c_type = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str name = {0}, requires_ = {0};

    *c_type = c_type_blank;
    if (!STX_OPEN(w, "type")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, C_TYPE_NAME);
    if (STX_ATTR(w, "requires", requires_)) STX_MEET(seen, C_TYPE_REQUIRES);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);

    if (STX_MET(seen, C_TYPE_NAME) && !take_c_type_name(r, c_type, name))
        return stx_careful_open(r, f);
    if (STX_MET(seen, C_TYPE_REQUIRES) && !take_c_type_requires(r, c_type, requires_))
        return stx_careful_open(r, f);
    return stx_opened(r, w, f, seen);
}

/* clang-format off */
static const stx_arm c_type_arms[] = {
    [C_TYPE_NAME] = {STX_ATTRIBUTE_ARM("name", take_c_type_name, "str", 40)},
    [C_TYPE_REQUIRES] = {STX_ATTRIBUTE_ARM("requires", take_c_type_requires, "str", 41)},
    [C_TYPE_PIECES_TEXT] =
            {STX_ARM(STX_KIND_TEXT, "text()", STX_ALL, "str", 42), .take = take_c_type_pieces_text,
             STX_LIST(offsetof(gl_c_type, pieces.count), 0, 0)},
    [C_TYPE_PTYPE] = {STX_LEAVES_ARM("ptype", take_c_type_ptype, offsetof(gl_c_type, pieces.count),
                                     0, 0, "str", 42)},
    [C_TYPE_NAME_] =
            {STX_RECORDS_ARM("name", place_c_type_name, &pname_state,
                             offsetof(gl_c_type, pieces.count), 0, 0, "pname", 42),
             .choose = choose_piece_pname},
    [C_TYPE_APIENTRY] =
            {STX_ARM(STX_KIND_FLAG, "apientry", STX_ALL, "flag", 42), .take = take_c_type_apientry,
             STX_LIST(offsetof(gl_c_type, pieces.count), 0, 0)},
};
/* clang-format on */

static const uint64_t c_type_required[] = {0};

static const stx_state c_type_state = {
    .element = STX_NAME("type"),
    .open = c_type_open,
    .step = stx_step,
    .arms = c_type_arms,
    .count = 6,
    .total = 6,
    .rules = STX_OWN | STX_MIXED,
    .size = sizeof(gl_c_type),
    .blank = &c_type_blank,
    .required = c_type_required,
};

/* ---- value, gl.schema:50 ------------------------------------------------------------------ */

enum { VALUE_NAME, VALUE_VALUE, VALUE_GROUP, VALUE_ALIAS };

/* :51  name: str @ */
STX_INLINE bool take_value_name(stx_reader *r, void *to, stax_str text)
{
    gl_value *value = to;

    return stx_take_str(r, text, &value->name);
}

/* :52  value: str @ */
STX_INLINE bool take_value_value(stx_reader *r, void *to, stax_str text)
{
    gl_value *value = to;

    return stx_take_str(r, text, &value->value);
}

/* :53  groups: str? @group */
STX_INLINE bool take_value_group(stx_reader *r, void *to, stax_str text)
{
    gl_value *value = to;

    if (!stx_take_str(r, text, &value->groups)) return false;
    value->has.groups = 1;
    return true;
}

/* :54  alias: str? @ */
STX_INLINE bool take_value_alias(stx_reader *r, void *to, stax_str text)
{
    gl_value *value = to;

    if (!stx_take_str(r, text, &value->alias)) return false;
    value->has.alias = 1;
    return true;
}

static const gl_value value_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool value_whole(stx_reader *r, stx_walk *at, gl_value *value)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, value_ = {0}, group = {0}, alias = {0};

    if (!STX_OPEN(w, "enum")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, VALUE_NAME);
    if (STX_ATTR(w, "value", value_)) STX_MEET(seen, VALUE_VALUE);
    if (STX_ATTR(w, "group", group)) STX_MEET(seen, VALUE_GROUP);
    if (STX_ATTR(w, "alias", alias)) STX_MEET(seen, VALUE_ALIAS);
    if (!STX_SHUT_WHOLE(w, "enum")) return false;

    *value = value_blank;
    if (!STX_MET(seen, VALUE_NAME) || !take_value_name(r, value, name)) return false;
    if (!STX_MET(seen, VALUE_VALUE) || !take_value_value(r, value, value_)) return false;
    if (STX_MET(seen, VALUE_GROUP) && !take_value_group(r, value, group)) return false;
    if (STX_MET(seen, VALUE_ALIAS) && !take_value_alias(r, value, alias)) return false;
    *at = w;
    return true;
}

/* The start tag: <enum name value group alias>. */
STX_INLINE bool value_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gl_value *value = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, value_ = {0}, group = {0}, alias = {0};

    *value = value_blank;
    if (!STX_OPEN(w, "enum")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, VALUE_NAME);
    if (STX_ATTR(w, "value", value_)) STX_MEET(seen, VALUE_VALUE);
    if (STX_ATTR(w, "group", group)) STX_MEET(seen, VALUE_GROUP);
    if (STX_ATTR(w, "alias", alias)) STX_MEET(seen, VALUE_ALIAS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, VALUE_NAME) || !take_value_name(r, value, name)) return false;
    if (!STX_MET(seen, VALUE_VALUE) || !take_value_value(r, value, value_)) return false;
    if (STX_MET(seen, VALUE_GROUP) && !take_value_group(r, value, group)) return false;
    if (STX_MET(seen, VALUE_ALIAS) && !take_value_alias(r, value, alias)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go value_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!value_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "enum")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm value_arms[] = {
    [VALUE_NAME] = {STX_ATTRIBUTE_ARM("name", take_value_name, "str", 51)},
    [VALUE_VALUE] = {STX_ATTRIBUTE_ARM("value", take_value_value, "str", 52)},
    [VALUE_GROUP] = {STX_ATTRIBUTE_ARM("group", take_value_group, "str", 53)},
    [VALUE_ALIAS] = {STX_ATTRIBUTE_ARM("alias", take_value_alias, "str", 54)},
};
/* clang-format on */

static const uint64_t value_required[] = {
    STX_BIT(VALUE_NAME) | STX_BIT(VALUE_VALUE),
};

static const stx_state value_state = {
    .element = STX_NAME("enum"),
    .open = value_read,
    .step = value_read,
    .arms = value_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(gl_value),
    .blank = &value_blank,
    .required = value_required,
};

/* ---- value_group, gl.schema:44 ------------------------------------------------------------ */

enum { VALUE_GROUP_NAMESPACE, VALUE_GROUP_GROUP, VALUE_GROUP_VENDOR, VALUE_GROUP_ENUM };

/* :45  namespace: str? @ */
STX_INLINE bool take_value_group_namespace(stx_reader *r, void *to, stax_str text)
{
    gl_value_group *value_group = to;

    if (!stx_take_str(r, text, &value_group->namespace_)) return false;
    value_group->has.namespace_ = 1;
    return true;
}

/* :46  group: str? @ */
STX_INLINE bool take_value_group_group(stx_reader *r, void *to, stax_str text)
{
    gl_value_group *value_group = to;

    if (!stx_take_str(r, text, &value_group->group)) return false;
    value_group->has.group = 1;
    return true;
}

/* :47  vendor: str? @ */
STX_INLINE bool take_value_group_vendor(stx_reader *r, void *to, stax_str text)
{
    gl_value_group *value_group = to;

    if (!stx_take_str(r, text, &value_group->vendor)) return false;
    value_group->has.vendor = 1;
    return true;
}

/* :48  values: value[] enum */
static void *place_value_group_enum(stx_reader *r, void *in)
{
    gl_value_group *value_group = in;

    return STX_ADD(r, value_group->values);
}

static const gl_value_group value_group_blank = {0};

/* The start tag: <enums namespace group vendor>. */
STX_INLINE bool value_group_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    gl_value_group *value_group = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str namespace_ = {0}, group = {0}, vendor = {0};

    *value_group = value_group_blank;
    if (!STX_OPEN(w, "enums")) return false;
    if (STX_ATTR(w, "namespace", namespace_)) STX_MEET(seen, VALUE_GROUP_NAMESPACE);
    if (STX_ATTR(w, "group", group)) STX_MEET(seen, VALUE_GROUP_GROUP);
    if (STX_ATTR(w, "vendor", vendor)) STX_MEET(seen, VALUE_GROUP_VENDOR);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, VALUE_GROUP_NAMESPACE) &&
        !take_value_group_namespace(r, value_group, namespace_))
        return false;
    if (STX_MET(seen, VALUE_GROUP_GROUP) && !take_value_group_group(r, value_group, group))
        return false;
    if (STX_MET(seen, VALUE_GROUP_VENDOR) && !take_value_group_vendor(r, value_group, vendor))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: enum. */
static stx_go value_group_read(stx_reader *r, stx_frame *f)
{
    gl_value_group *value_group = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    gl_value value;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!value_group_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (value_whole(r, &w, &value)) {
            if (!STX_APPEND(r, value_group->values, value)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, VALUE_GROUP_ENUM);
        }
        while (STX_AT(w, "enum")) {
            go = stx_child(r, w, f, seen, VALUE_GROUP_ENUM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "enums")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm value_group_arms[] = {
    [VALUE_GROUP_NAMESPACE] = {STX_ATTRIBUTE_ARM("namespace", take_value_group_namespace,
                                                 "str", 45)},
    [VALUE_GROUP_GROUP] = {STX_ATTRIBUTE_ARM("group", take_value_group_group, "str", 46)},
    [VALUE_GROUP_VENDOR] = {STX_ATTRIBUTE_ARM("vendor", take_value_group_vendor, "str", 47)},
    [VALUE_GROUP_ENUM] =
            {STX_RECORDS_ARM("enum", place_value_group_enum, &value_state,
                             offsetof(gl_value_group, values.count), 0, 0, "value", 48)},
};
/* clang-format on */

static const uint64_t value_group_required[] = {0};

static const stx_state value_group_state = {
    .element = STX_NAME("enums"),
    .open = value_group_read,
    .step = value_group_read,
    .arms = value_group_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(gl_value_group),
    .blank = &value_group_blank,
    .required = value_group_required,
};

/* ---- parameter, gl.schema:63 -------------------------------------------------------------- */

enum {
    PARAMETER_GROUP,
    PARAMETER_LEN,
    PARAMETER_PIECES_TEXT,
    PARAMETER_PTYPE,
    PARAMETER_NAME,
    PARAMETER_APIENTRY
};

/* :64  group: str? @ */
STX_INLINE bool take_parameter_group(stx_reader *r, void *to, stax_str text)
{
    gl_parameter *parameter = to;

    if (!stx_take_str(r, text, &parameter->group)) return false;
    parameter->has.group = 1;
    return true;
}

/* :65  length: str? @len */
STX_INLINE bool take_parameter_len(stx_reader *r, void *to, stax_str text)
{
    gl_parameter *parameter = to;

    if (!stx_take_str(r, text, &parameter->length)) return false;
    parameter->has.length = 1;
    return true;
}

/* :66  pieces: str . */
STX_INLINE bool take_parameter_pieces_text_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    return stx_take_str(r, text, &chosen->as.text);
}

/* :66  pieces: piece[] */
STX_INLINE bool take_parameter_pieces_text(stx_reader *r, void *to, stax_str text)
{
    gl_parameter *parameter = to;
    gl_piece item = {.kind = GL_PIECE_TEXT};

    return take_parameter_pieces_text_value(r, &item, text) &&
           STX_APPEND(r, parameter->pieces, item);
}

/* :66  pieces: str ptype */
STX_INLINE bool take_parameter_ptype_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    return stx_take_str(r, text, &chosen->as.ptype);
}

/* :66  pieces: piece[] */
STX_INLINE bool take_parameter_ptype(stx_reader *r, void *to, stax_str text)
{
    gl_parameter *parameter = to;
    gl_piece item = {.kind = GL_PIECE_PTYPE};

    return take_parameter_ptype_value(r, &item, text) && STX_APPEND(r, parameter->pieces, item);
}

/* :66  pieces: piece[] */
static void *place_parameter_name(stx_reader *r, void *in)
{
    gl_parameter *parameter = in;

    return choose_piece_pname(STX_ADD(r, parameter->pieces));
}

/* :66  pieces: flag apientry */
STX_INLINE bool take_parameter_apientry_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    (void)r;
    (void)text;
    chosen->as.apientry = true;
    return true;
}

/* :66  pieces: piece[] */
STX_INLINE bool take_parameter_apientry(stx_reader *r, void *to, stax_str text)
{
    gl_parameter *parameter = to;
    gl_piece item = {.kind = GL_PIECE_APIENTRY};

    return take_parameter_apientry_value(r, &item, text) && STX_APPEND(r, parameter->pieces, item);
}

static const gl_parameter parameter_blank = {0};

/* The start tag: <param group len>. */
static stx_go parameter_open(stx_reader *r, stx_frame *f)
{
    gl_parameter *parameter = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str group = {0}, len = {0};

    *parameter = parameter_blank;
    if (!STX_OPEN(w, "param")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "group", group)) STX_MEET(seen, PARAMETER_GROUP);
    if (STX_ATTR(w, "len", len)) STX_MEET(seen, PARAMETER_LEN);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);

    if (STX_MET(seen, PARAMETER_GROUP) && !take_parameter_group(r, parameter, group))
        return stx_careful_open(r, f);
    if (STX_MET(seen, PARAMETER_LEN) && !take_parameter_len(r, parameter, len))
        return stx_careful_open(r, f);
    return stx_opened(r, w, f, seen);
}

/* clang-format off */
static const stx_arm parameter_arms[] = {
    [PARAMETER_GROUP] = {STX_ATTRIBUTE_ARM("group", take_parameter_group, "str", 64)},
    [PARAMETER_LEN] = {STX_ATTRIBUTE_ARM("len", take_parameter_len, "str", 65)},
    [PARAMETER_PIECES_TEXT] =
            {STX_ARM(STX_KIND_TEXT, "text()", STX_ALL, "str", 66),
             .take = take_parameter_pieces_text,
             STX_LIST(offsetof(gl_parameter, pieces.count), 0, 0)},
    [PARAMETER_PTYPE] = {STX_LEAVES_ARM("ptype", take_parameter_ptype,
                                        offsetof(gl_parameter, pieces.count), 0, 0, "str", 66)},
    [PARAMETER_NAME] =
            {STX_RECORDS_ARM("name", place_parameter_name, &pname_state,
                             offsetof(gl_parameter, pieces.count), 0, 0, "pname", 66),
             .choose = choose_piece_pname},
    [PARAMETER_APIENTRY] =
            {STX_ARM(STX_KIND_FLAG, "apientry", STX_ALL, "flag", 66),
             .take = take_parameter_apientry, STX_LIST(offsetof(gl_parameter, pieces.count), 0, 0)},
};
/* clang-format on */

static const uint64_t parameter_required[] = {0};

static const stx_state parameter_state = {
    .element = STX_NAME("param"),
    .open = parameter_open,
    .step = stx_step,
    .arms = parameter_arms,
    .count = 6,
    .total = 6,
    .rules = STX_OWN | STX_MIXED,
    .size = sizeof(gl_parameter),
    .blank = &parameter_blank,
    .required = parameter_required,
};

/* ---- command, gl.schema:57 ---------------------------------------------------------------- */

enum {
    COMMAND_PROTO,
    COMMAND_PARAM,
    COMMAND_ALIAS,
    COMMAND_GLX,
    COMMAND_PROTO_DECLARED_TEXT,
    COMMAND_PROTO_PTYPE,
    COMMAND_PROTO_NAME,
    COMMAND_PROTO_APIENTRY,
    COMMAND_ALIAS_NAME,
    COMMAND_GLX_OPCODE
};

/* :59  parameters: parameter[] param */
static void *place_command_param(stx_reader *r, void *in)
{
    gl_command *command = in;

    return STX_ADD(r, command->parameters);
}

/* :58  declared: str proto/text() */
STX_INLINE bool take_command_proto_declared_text_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    return stx_take_str(r, text, &chosen->as.text);
}

/* :58  declared: piece[] proto */
STX_INLINE bool take_command_proto_declared_text(stx_reader *r, void *to, stax_str text)
{
    gl_command *command = to;
    gl_piece item = {.kind = GL_PIECE_TEXT};

    return take_command_proto_declared_text_value(r, &item, text) &&
           STX_APPEND(r, command->declared, item);
}

/* :58  declared: str proto/ptype */
STX_INLINE bool take_command_proto_ptype_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    return stx_take_str(r, text, &chosen->as.ptype);
}

/* :58  declared: piece[] proto */
STX_INLINE bool take_command_proto_ptype(stx_reader *r, void *to, stax_str text)
{
    gl_command *command = to;
    gl_piece item = {.kind = GL_PIECE_PTYPE};

    return take_command_proto_ptype_value(r, &item, text) && STX_APPEND(r, command->declared, item);
}

/* :58  declared: piece[] proto */
static void *place_command_proto_name(stx_reader *r, void *in)
{
    gl_command *command = in;

    return choose_piece_pname(STX_ADD(r, command->declared));
}

/* :58  declared: flag proto/apientry */
STX_INLINE bool take_command_proto_apientry_value(stx_reader *r, void *to, stax_str text)
{
    gl_piece *chosen = to;

    (void)r;
    (void)text;
    chosen->as.apientry = true;
    return true;
}

/* :58  declared: piece[] proto */
STX_INLINE bool take_command_proto_apientry(stx_reader *r, void *to, stax_str text)
{
    gl_command *command = to;
    gl_piece item = {.kind = GL_PIECE_APIENTRY};

    return take_command_proto_apientry_value(r, &item, text) &&
           STX_APPEND(r, command->declared, item);
}

/* :60  alias: str? alias/@name */
STX_INLINE bool take_command_alias_name(stx_reader *r, void *to, stax_str text)
{
    gl_command *command = to;

    if (!stx_take_str(r, text, &command->alias)) return false;
    command->has.alias = 1;
    return true;
}

/* :61  opcodes: u32[] glx[@type="render"]/@opcode */
STX_INLINE bool take_command_glx_opcode(stx_reader *r, void *to, stax_str text)
{
    gl_command *command = to;
    uint32_t item;

    return stx_take_u32(r, text, 0, UINT32_MAX, &item) && STX_APPEND(r, command->opcodes, item);
}

/* :61  glx[@type="render"] */
static bool is_command_glx(const stx_reader *r)
{
    return STX_IS(r, "type", "render");
}

static const gl_command command_blank = {0};

/* The start tag: <command>. */
STX_INLINE bool command_open(stx_frame *f, stx_walk *at, bool *empty)
{
    gl_command *command = f->record;
    stx_walk w = *at;

    *command = command_blank;
    if (!STX_OPEN(w, "command")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: proto, param, alias, glx. */
static stx_go command_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!command_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "proto")) {
            go = stx_child(r, w, f, seen, COMMAND_PROTO);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "param")) {
            go = stx_child(r, w, f, seen, COMMAND_PARAM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "alias")) {
            go = stx_child(r, w, f, seen, COMMAND_ALIAS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "command")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <proto>. */
static stx_go command_proto_open(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;

    if (!STX_OPEN(w, "proto")) return stx_careful_open(r, f);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    return stx_opened(r, w, f, 0);
}

/* The start tag: <alias name>. */
STX_INLINE bool command_alias_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                   bool *empty)
{
    gl_command *command = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "alias")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, COMMAND_ALIAS_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, COMMAND_ALIAS_NAME)) return false;
    if (STX_MET(seen, COMMAND_ALIAS_NAME) && !take_command_alias_name(r, command, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go command_alias_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!command_alias_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "alias")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <glx opcode>. */
STX_INLINE bool command_glx_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    gl_command *command = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str opcode = {0};

    if (!STX_OPEN(w, "glx")) return false;
    if (STX_ATTR(w, "opcode", opcode)) STX_MEET(seen, COMMAND_GLX_OPCODE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, COMMAND_GLX_OPCODE) && !take_command_glx_opcode(r, command, opcode))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go command_glx_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!command_glx_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "glx")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state command_proto_state;
static const stx_state command_alias_state;
static const stx_state command_glx_state;
/* clang-format off */
static const stx_arm command_arms[] = {
    [COMMAND_PROTO] = {STX_WRAPPER_ARM("proto", &command_proto_state, 58)},
    [COMMAND_PARAM] =
            {STX_RECORDS_ARM("param", place_command_param, &parameter_state,
                             offsetof(gl_command, parameters.count), 0, 0, "parameter", 59)},
    [COMMAND_ALIAS] = {STX_WRAPPER_ARM("alias", &command_alias_state, 60)},
    [COMMAND_GLX] = {STX_WRAPPER_ARM("glx", &command_glx_state, 61), .picky = true,
                     .test = is_command_glx},
    [COMMAND_PROTO_DECLARED_TEXT] =
            {STX_ARM(STX_KIND_TEXT, "text()", STX_ALL, "str", 58),
             .take = take_command_proto_declared_text,
             STX_LIST(offsetof(gl_command, declared.count), 0, 0)},
    [COMMAND_PROTO_PTYPE] = {STX_LEAVES_ARM("ptype", take_command_proto_ptype,
                                            offsetof(gl_command, declared.count), 0, 0, "str", 58)},
    [COMMAND_PROTO_NAME] =
            {STX_RECORDS_ARM("name", place_command_proto_name, &pname_state,
                             offsetof(gl_command, declared.count), 0, 0, "pname", 58),
             .choose = choose_piece_pname},
    [COMMAND_PROTO_APIENTRY] =
            {STX_ARM(STX_KIND_FLAG, "apientry", STX_ALL, "flag", 58),
             .take = take_command_proto_apientry,
             STX_LIST(offsetof(gl_command, declared.count), 0, 0)},
    [COMMAND_ALIAS_NAME] = {STX_ATTRIBUTE_ARM("name", take_command_alias_name, "str", 60)},
    [COMMAND_GLX_OPCODE] =
            {STX_ATTRIBUTES_ARM("opcode", take_command_glx_opcode,
                                offsetof(gl_command, opcodes.count), 0, 0, "u32", 61)},
};
/* clang-format on */

static const uint64_t command_required[] = {0};

static const stx_state command_state = {
    .element = STX_NAME("command"),
    .open = command_read,
    .step = command_read,
    .arms = command_arms,
    .count = 4,
    .total = 10,
    .size = sizeof(gl_command),
    .blank = &command_blank,
    .required = command_required,
};

static const stx_state command_proto_state = {
    .element = STX_NAME("proto"),
    .open = command_proto_open,
    .step = stx_step,
    .arms = command_arms,
    .first = 4,
    .count = 4,
    .rules = STX_OWN | STX_MIXED | STX_DIRECT,
};

static const stx_state command_alias_state = {
    .element = STX_NAME("alias"),
    .open = command_alias_read,
    .step = command_alias_read,
    .arms = command_arms,
    .first = 8,
    .count = 1,
};

static const stx_state command_glx_state = {
    .element = STX_NAME("glx"),
    .open = command_glx_read,
    .step = command_glx_read,
    .arms = command_arms,
    .first = 9,
    .count = 1,
};

/* ---- feature, gl.schema:68 ---------------------------------------------------------------- */

enum {
    FEATURE_API,
    FEATURE_NAME,
    FEATURE_NUMBER,
    FEATURE_REQUIRE,
    FEATURE_REMOVE,
    FEATURE_REQUIRE_COMMAND,
    FEATURE_REQUIRE_ENUM,
    FEATURE_REMOVE_COMMAND,
    FEATURE_REQUIRE_COMMAND_NAME,
    FEATURE_REQUIRE_ENUM_NAME,
    FEATURE_REMOVE_COMMAND_NAME
};

/* :69  api: str @ */
STX_INLINE bool take_feature_api(stx_reader *r, void *to, stax_str text)
{
    gl_feature *feature = to;

    return stx_take_str(r, text, &feature->api);
}

/* :70  name: str @ */
STX_INLINE bool take_feature_name(stx_reader *r, void *to, stax_str text)
{
    gl_feature *feature = to;

    return stx_take_str(r, text, &feature->name);
}

/* :71  number: decimal(1) @ */
STX_INLINE bool take_feature_number(stx_reader *r, void *to, stax_str text)
{
    gl_feature *feature = to;

    return stx_take_decimal(r, text, 1, false, INT64_MIN, INT64_MAX, &feature->number);
}

/* :72  commands: str[] require/command/@name */
STX_INLINE bool take_feature_require_command_name(stx_reader *r, void *to, stax_str text)
{
    gl_feature *feature = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, feature->commands, item);
}

/* :73  enums: str[] require/enum/@name */
STX_INLINE bool take_feature_require_enum_name(stx_reader *r, void *to, stax_str text)
{
    gl_feature *feature = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, feature->enums, item);
}

/* :74  removed: str[] remove/command/@name */
STX_INLINE bool take_feature_remove_command_name(stx_reader *r, void *to, stax_str text)
{
    gl_feature *feature = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, feature->removed, item);
}

static const gl_feature feature_blank = {0};

/* The start tag: <feature api name number>. */
STX_INLINE bool feature_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gl_feature *feature = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str api = {0}, name = {0}, number_ = {0};

    *feature = feature_blank;
    if (!STX_OPEN(w, "feature")) return false;
    if (STX_ATTR(w, "api", api)) STX_MEET(seen, FEATURE_API);
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FEATURE_NAME);
    if (STX_ATTR(w, "number", number_)) STX_MEET(seen, FEATURE_NUMBER);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, FEATURE_API) || !take_feature_api(r, feature, api)) return false;
    if (!STX_MET(seen, FEATURE_NAME) || !take_feature_name(r, feature, name)) return false;
    if (!STX_MET(seen, FEATURE_NUMBER) || !take_feature_number(r, feature, number_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: require, remove. */
static stx_go feature_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!feature_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "require")) {
            go = stx_child(r, w, f, seen, FEATURE_REQUIRE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "remove")) {
            go = stx_child(r, w, f, seen, FEATURE_REMOVE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "feature")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <command name>. */
STX_INLINE bool feature_require_command_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                             uint64_t *met, bool *empty)
{
    gl_feature *feature = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "command")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FEATURE_REQUIRE_COMMAND_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FEATURE_REQUIRE_COMMAND_NAME) &&
        !take_feature_require_command_name(r, feature, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go feature_require_command_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!feature_require_command_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "command")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <enum name>. */
STX_INLINE bool feature_require_enum_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                          bool *empty)
{
    gl_feature *feature = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "enum")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FEATURE_REQUIRE_ENUM_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FEATURE_REQUIRE_ENUM_NAME) &&
        !take_feature_require_enum_name(r, feature, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go feature_require_enum_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!feature_require_enum_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "enum")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <command name>. */
STX_INLINE bool feature_remove_command_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                            uint64_t *met, bool *empty)
{
    gl_feature *feature = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "command")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FEATURE_REMOVE_COMMAND_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FEATURE_REMOVE_COMMAND_NAME) &&
        !take_feature_remove_command_name(r, feature, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go feature_remove_command_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!feature_remove_command_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "command")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state feature_require_state;
static const stx_state feature_remove_state;
static const stx_state feature_require_command_state;
static const stx_state feature_require_enum_state;
static const stx_state feature_remove_command_state;
/* clang-format off */
static const stx_arm feature_arms[] = {
    [FEATURE_API] = {STX_ATTRIBUTE_ARM("api", take_feature_api, "str", 69)},
    [FEATURE_NAME] = {STX_ATTRIBUTE_ARM("name", take_feature_name, "str", 70)},
    [FEATURE_NUMBER] = {STX_ATTRIBUTE_ARM("number", take_feature_number, "decimal(1)", 71)},
    [FEATURE_REQUIRE] = {STX_WRAPPER_ARM("require", &feature_require_state, 72)},
    [FEATURE_REMOVE] = {STX_WRAPPER_ARM("remove", &feature_remove_state, 74)},
    [FEATURE_REQUIRE_COMMAND] = {STX_WRAPPER_ARM("command", &feature_require_command_state, 72)},
    [FEATURE_REQUIRE_ENUM] = {STX_WRAPPER_ARM("enum", &feature_require_enum_state, 73)},
    [FEATURE_REMOVE_COMMAND] = {STX_WRAPPER_ARM("command", &feature_remove_command_state, 74)},
    [FEATURE_REQUIRE_COMMAND_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_feature_require_command_name,
                                offsetof(gl_feature, commands.count), 0, 0, "str", 72)},
    [FEATURE_REQUIRE_ENUM_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_feature_require_enum_name,
                                offsetof(gl_feature, enums.count), 0, 0, "str", 73)},
    [FEATURE_REMOVE_COMMAND_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_feature_remove_command_name,
                                offsetof(gl_feature, removed.count), 0, 0, "str", 74)},
};
/* clang-format on */

static const uint64_t feature_required[] = {
    STX_BIT(FEATURE_API) | STX_BIT(FEATURE_NAME) | STX_BIT(FEATURE_NUMBER),
};

static const stx_state feature_state = {
    .element = STX_NAME("feature"),
    .open = feature_read,
    .step = feature_read,
    .arms = feature_arms,
    .count = 5,
    .total = 11,
    .size = sizeof(gl_feature),
    .blank = &feature_blank,
    .required = feature_required,
};

static const stx_state feature_require_state = {
    .element = STX_NAME("require"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = feature_arms,
    .first = 5,
    .count = 2,
};

static const stx_state feature_remove_state = {
    .element = STX_NAME("remove"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = feature_arms,
    .first = 7,
    .count = 1,
};

static const stx_state feature_require_command_state = {
    .element = STX_NAME("command"),
    .open = feature_require_command_read,
    .step = feature_require_command_read,
    .arms = feature_arms,
    .first = 8,
    .count = 1,
};

static const stx_state feature_require_enum_state = {
    .element = STX_NAME("enum"),
    .open = feature_require_enum_read,
    .step = feature_require_enum_read,
    .arms = feature_arms,
    .first = 9,
    .count = 1,
};

static const stx_state feature_remove_command_state = {
    .element = STX_NAME("command"),
    .open = feature_remove_command_read,
    .step = feature_remove_command_read,
    .arms = feature_arms,
    .first = 10,
    .count = 1,
};

/* ---- extension, gl.schema:76 -------------------------------------------------------------- */

enum {
    EXTENSION_NAME,
    EXTENSION_SUPPORTED,
    EXTENSION_REQUIRE,
    EXTENSION_REQUIRE_COMMAND,
    EXTENSION_REQUIRE_ENUM,
    EXTENSION_REQUIRE_COMMAND_NAME,
    EXTENSION_REQUIRE_ENUM_NAME
};

/* :77  name: str @ */
STX_INLINE bool take_extension_name(stx_reader *r, void *to, stax_str text)
{
    gl_extension *extension = to;

    return stx_take_str(r, text, &extension->name);
}

/* One of supported. */
static bool item_extension_supported(stx_reader *r, void *to, stax_str text)
{
    stax_str *item = to;

    return stx_take_str(r, stax_trim(text), item);
}

static const stx_split split_extension_supported = {
    .separators = "|",
    .take = item_extension_supported,
    .size = sizeof(stax_str),
    .least = 0,
    .most = 0,
};

/* :78  supported: str(split="|")[] @ */
STX_INLINE bool take_extension_supported(stx_reader *r, void *to, stax_str text)
{
    gl_extension *extension = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_extension_supported, &items, &count)) return false;
    extension->supported.items = items;
    extension->supported.count = count;
    return true;
}

/* :79  commands: str[] require/command/@name */
STX_INLINE bool take_extension_require_command_name(stx_reader *r, void *to, stax_str text)
{
    gl_extension *extension = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, extension->commands, item);
}

/* :80  enums: str[] require/enum/@name */
STX_INLINE bool take_extension_require_enum_name(stx_reader *r, void *to, stax_str text)
{
    gl_extension *extension = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, extension->enums, item);
}

static const gl_extension extension_blank = {0};

/* The start tag: <extension name supported>. */
STX_INLINE bool extension_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                               bool *empty)
{
    gl_extension *extension = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, supported = {0};

    *extension = extension_blank;
    if (!STX_OPEN(w, "extension")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, EXTENSION_NAME);
    if (STX_ATTR(w, "supported", supported)) STX_MEET(seen, EXTENSION_SUPPORTED);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, EXTENSION_NAME) || !take_extension_name(r, extension, name)) return false;
    if (STX_MET(seen, EXTENSION_SUPPORTED) && !take_extension_supported(r, extension, supported))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: require. */
static stx_go extension_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!extension_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "require")) {
            go = stx_child(r, w, f, seen, EXTENSION_REQUIRE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "extension")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <command name>. */
STX_INLINE bool extension_require_command_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                               uint64_t *met, bool *empty)
{
    gl_extension *extension = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "command")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, EXTENSION_REQUIRE_COMMAND_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, EXTENSION_REQUIRE_COMMAND_NAME) &&
        !take_extension_require_command_name(r, extension, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go extension_require_command_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!extension_require_command_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "command")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <enum name>. */
STX_INLINE bool extension_require_enum_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                            uint64_t *met, bool *empty)
{
    gl_extension *extension = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "enum")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, EXTENSION_REQUIRE_ENUM_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, EXTENSION_REQUIRE_ENUM_NAME) &&
        !take_extension_require_enum_name(r, extension, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go extension_require_enum_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!extension_require_enum_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "enum")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state extension_require_state;
static const stx_state extension_require_command_state;
static const stx_state extension_require_enum_state;
/* clang-format off */
static const stx_arm extension_arms[] = {
    [EXTENSION_NAME] = {STX_ATTRIBUTE_ARM("name", take_extension_name, "str", 77)},
    [EXTENSION_SUPPORTED] = {STX_ATTRIBUTE_ARM("supported", take_extension_supported,
                                               "str(split=\"|\")", 78)},
    [EXTENSION_REQUIRE] = {STX_WRAPPER_ARM("require", &extension_require_state, 79)},
    [EXTENSION_REQUIRE_COMMAND] = {STX_WRAPPER_ARM("command",
                                                   &extension_require_command_state, 79)},
    [EXTENSION_REQUIRE_ENUM] = {STX_WRAPPER_ARM("enum", &extension_require_enum_state, 80)},
    [EXTENSION_REQUIRE_COMMAND_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_extension_require_command_name,
                                offsetof(gl_extension, commands.count), 0, 0, "str", 79)},
    [EXTENSION_REQUIRE_ENUM_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_extension_require_enum_name,
                                offsetof(gl_extension, enums.count), 0, 0, "str", 80)},
};
/* clang-format on */

static const uint64_t extension_required[] = {
    STX_BIT(EXTENSION_NAME),
};

static const stx_state extension_state = {
    .element = STX_NAME("extension"),
    .open = extension_read,
    .step = extension_read,
    .arms = extension_arms,
    .count = 3,
    .total = 7,
    .size = sizeof(gl_extension),
    .blank = &extension_blank,
    .required = extension_required,
};

static const stx_state extension_require_state = {
    .element = STX_NAME("require"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = extension_arms,
    .first = 3,
    .count = 2,
};

static const stx_state extension_require_command_state = {
    .element = STX_NAME("command"),
    .open = extension_require_command_read,
    .step = extension_require_command_read,
    .arms = extension_arms,
    .first = 5,
    .count = 1,
};

static const stx_state extension_require_enum_state = {
    .element = STX_NAME("enum"),
    .open = extension_require_enum_read,
    .step = extension_require_enum_read,
    .arms = extension_arms,
    .first = 6,
    .count = 1,
};

/* ---- registry, gl.schema:22 --------------------------------------------------------------- */

enum {
    REGISTRY_TYPES,
    REGISTRY_ENUMS,
    REGISTRY_COMMANDS,
    REGISTRY_FEATURE,
    REGISTRY_EXTENSIONS,
    REGISTRY_TYPES_TYPE,
    REGISTRY_COMMANDS_COMMAND,
    REGISTRY_EXTENSIONS_EXTENSION
};

/* :24  enums: value_group[] */
static void *place_registry_enums(stx_reader *r, void *in)
{
    gl_registry *registry = in;

    return STX_ADD(r, registry->enums);
}

/* :26  features: feature[] feature */
static void *place_registry_feature(stx_reader *r, void *in)
{
    gl_registry *registry = in;

    return STX_ADD(r, registry->features);
}

/* :23  types: c_type[] types/type */
static void *place_registry_types_type(stx_reader *r, void *in)
{
    gl_registry *registry = in;

    return STX_ADD(r, registry->types);
}

/* :25  commands: command[] commands/command */
static void *place_registry_commands_command(stx_reader *r, void *in)
{
    gl_registry *registry = in;

    return STX_ADD(r, registry->commands);
}

/* :27  extensions: extension[] extensions/extension */
static void *place_registry_extensions_extension(stx_reader *r, void *in)
{
    gl_registry *registry = in;

    return STX_ADD(r, registry->extensions);
}

static const gl_registry registry_blank = {0};

/* The start tag: <registry>. */
STX_INLINE bool registry_open(stx_frame *f, stx_walk *at, bool *empty)
{
    gl_registry *registry = f->record;
    stx_walk w = *at;

    *registry = registry_blank;
    if (!STX_OPEN(w, "registry")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: types, enums, commands, feature, extensions. */
static stx_go registry_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!registry_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "types")) {
            go = stx_child(r, w, f, seen, REGISTRY_TYPES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "enums")) {
            go = stx_child(r, w, f, seen, REGISTRY_ENUMS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "commands")) {
            go = stx_child(r, w, f, seen, REGISTRY_COMMANDS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "feature")) {
            go = stx_child(r, w, f, seen, REGISTRY_FEATURE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "extensions")) {
            go = stx_child(r, w, f, seen, REGISTRY_EXTENSIONS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "registry")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state registry_types_state;
static const stx_state registry_commands_state;
static const stx_state registry_extensions_state;
/* clang-format off */
static const stx_arm registry_arms[] = {
    [REGISTRY_TYPES] = {STX_WRAPPER_ARM("types", &registry_types_state, 23)},
    [REGISTRY_ENUMS] =
            {STX_RECORDS_ARM("enums", place_registry_enums, &value_group_state,
                             offsetof(gl_registry, enums.count), 0, 0, "value_group", 24)},
    [REGISTRY_COMMANDS] = {STX_WRAPPER_ARM("commands", &registry_commands_state, 25)},
    [REGISTRY_FEATURE] =
            {STX_RECORDS_ARM("feature", place_registry_feature, &feature_state,
                             offsetof(gl_registry, features.count), 0, 0, "feature", 26)},
    [REGISTRY_EXTENSIONS] = {STX_WRAPPER_ARM("extensions", &registry_extensions_state, 27)},
    [REGISTRY_TYPES_TYPE] =
            {STX_RECORDS_ARM("type", place_registry_types_type, &c_type_state,
                             offsetof(gl_registry, types.count), 0, 0, "c_type", 23)},
    [REGISTRY_COMMANDS_COMMAND] =
            {STX_RECORDS_ARM("command", place_registry_commands_command, &command_state,
                             offsetof(gl_registry, commands.count), 0, 0, "command", 25)},
    [REGISTRY_EXTENSIONS_EXTENSION] =
            {STX_RECORDS_ARM("extension", place_registry_extensions_extension, &extension_state,
                             offsetof(gl_registry, extensions.count), 0, 0, "extension", 27)},
};
/* clang-format on */

static const uint64_t registry_required[] = {0};

static const stx_state registry_state = {
    .element = STX_NAME("registry"),
    .open = registry_read,
    .step = registry_read,
    .arms = registry_arms,
    .count = 5,
    .total = 8,
    .size = sizeof(gl_registry),
    .blank = &registry_blank,
    .required = registry_required,
};

static const stx_state registry_types_state = {
    .element = STX_NAME("types"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = registry_arms,
    .first = 5,
    .count = 1,
};

static const stx_state registry_commands_state = {
    .element = STX_NAME("commands"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = registry_arms,
    .first = 6,
    .count = 1,
};

static const stx_state registry_extensions_state = {
    .element = STX_NAME("extensions"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = registry_arms,
    .first = 7,
    .count = 1,
};

/* ---- what structs hold -------------------------------------------------------------------- */

static const stx_layout piece_layout;

/* clang-format off */
static const stx_held pname_holds[] = {
    {STX_HOLDS(gl_pname, text, "text", STX_HELD_STR)},
};
/* clang-format on */

static const stx_layout pname_layout = {
    .size = sizeof(gl_pname),
    .parts = pname_holds,
    .count = sizeof pname_holds / sizeof *pname_holds,
};

static bool parameter_has_group(const void *record)
{
    const gl_parameter *parameter = record;

    return parameter->has.group;
}

static bool parameter_has_length(const void *record)
{
    const gl_parameter *parameter = record;

    return parameter->has.length;
}

/* clang-format off */
static const stx_held parameter_holds[] = {
    {STX_HOLDS(gl_parameter, group, "group", STX_HELD_STR), .has = parameter_has_group},
    {STX_HOLDS(gl_parameter, length, "length", STX_HELD_STR), .has = parameter_has_length},
    {STX_HOLDS_LIST(gl_parameter, pieces, "pieces", STX_HELD_RECORD), .of = &piece_layout},
};
/* clang-format on */

static const stx_layout parameter_layout = {
    .size = sizeof(gl_parameter),
    .parts = parameter_holds,
    .count = sizeof parameter_holds / sizeof *parameter_holds,
};

static bool command_has_alias(const void *record)
{
    const gl_command *command = record;

    return command->has.alias;
}

/* clang-format off */
static const stx_held command_holds[] = {
    {STX_HOLDS_LIST(gl_command, declared, "declared", STX_HELD_RECORD), .of = &piece_layout},
    {STX_HOLDS_LIST(gl_command, parameters, "parameters", STX_HELD_RECORD),
     .of = &parameter_layout},
    {STX_HOLDS(gl_command, alias, "alias", STX_HELD_STR), .has = command_has_alias},
    {STX_HOLDS_LIST(gl_command, opcodes, "opcodes", STX_HELD_UNSIGNED)},
};
/* clang-format on */

static const stx_layout command_layout = {
    .size = sizeof(gl_command),
    .parts = command_holds,
    .count = sizeof command_holds / sizeof *command_holds,
};

gl_command *gl_command_copy(stax_arena *arena, const gl_command *command)
{
    return stx_copy_record(&command_layout, command, arena);
}

/* clang-format off */
static const stx_held piece_holds[] = {
    {STX_HOLDS(gl_piece, as.text, "text", STX_HELD_STR)},
    {STX_HOLDS(gl_piece, as.ptype, "ptype", STX_HELD_STR)},
    {STX_HOLDS(gl_piece, as.pname, "pname", STX_HELD_RECORD), .of = &pname_layout},
    {STX_HOLDS(gl_piece, as.apientry, "apientry", STX_HELD_BOOL)},
};
/* clang-format on */

static const stx_layout piece_layout = {
    .size = sizeof(gl_piece),
    .parts = piece_holds,
    .count = sizeof piece_holds / sizeof *piece_holds,
    .kind_size = sizeof(gl_piece_kind),
};

/* ---- documents and records ---------------------------------------------------------------- */

static const stx_schema gl_schema = {
    .abi = STX_ABI,
    .file = "gl.schema",
    .root = &registry_state,
    .levels = 6,
    .stream = &registry_commands_state,
    .stream_arm = REGISTRY_COMMANDS_COMMAND,
};

gl_registry *gl_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                      stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&gl_schema, arena, &input, options, error);
}

gl_registry *gl_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                           stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&gl_schema, arena, &input, options, error);
}

gl_reader *gl_reader_open(const stax_input *input, const stax_options *options, stax_error *error)
{
    return (gl_reader *)stx_open(&gl_schema, input, options, error);
}

stax_status gl_next_command(gl_reader *reader, const gl_command **command)
{
    const void *record;
    stax_status status = stx_next((stx_reader *)reader, &record);

    *command = record;
    return status;
}

const gl_registry *gl_reader_head(const gl_reader *reader)
{
    return stx_head((const stx_reader *)reader);
}

size_t gl_reader_bad(const gl_reader *reader)
{
    return stx_bad((const stx_reader *)reader);
}

stax_status gl_feed(gl_reader *reader, const char *bytes, size_t len, bool last)
{
    return stx_feed((stx_reader *)reader, bytes, len, last);
}

void gl_reader_close(gl_reader *reader)
{
    stx_shutdown((stx_reader *)reader);
}
