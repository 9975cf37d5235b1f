/*
 * Reads vk.schema's documents into structs. Printed by staxc from vk.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "vk_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "vk_parser.c was printed for another libstax: run staxc again"
#endif

const char *vk_value_group_kind_name(vk_value_group_kind value)
{
    switch (value) {
    case VK_VALUE_GROUP_KIND_ENUM:
        return "enum";
    case VK_VALUE_GROUP_KIND_BITMASK:
        return "bitmask";
    }
    return NULL;
}

static const stax_str value_group_kind_words[] = {
    [VK_VALUE_GROUP_KIND_ENUM] = STAX_STR("enum"),
    [VK_VALUE_GROUP_KIND_BITMASK] = STAX_STR("bitmask"),
};

const char *vk_extension_kind_name(vk_extension_kind value)
{
    switch (value) {
    case VK_EXTENSION_KIND_INSTANCE:
        return "instance";
    case VK_EXTENSION_KIND_DEVICE:
        return "device";
    }
    return NULL;
}

static const stax_str extension_kind_words[] = {
    [VK_EXTENSION_KIND_INSTANCE] = STAX_STR("instance"),
    [VK_EXTENSION_KIND_DEVICE] = STAX_STR("device"),
};

const char *vk_kind_kind_name(vk_kind_kind value)
{
    switch (value) {
    case VK_KIND_STRUCTURE:
        return "structure";
    case VK_KIND_UNION_TYPE:
        return "union_type";
    case VK_KIND_HANDLE:
        return "handle";
    case VK_KIND_OTHER_TYPE:
        return "other_type";
    }
    return NULL;
}

/* ---- structure | union_type | handle | other_type, vk.schema:33 --------------------------- */

static void *choose_kind_structure(void *item)
{
    vk_kind *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = VK_KIND_STRUCTURE;
    return &chosen->as.structure;
}

static void *choose_kind_union_type(void *item)
{
    vk_kind *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = VK_KIND_UNION_TYPE;
    return &chosen->as.union_type;
}

static void *choose_kind_handle(void *item)
{
    vk_kind *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = VK_KIND_HANDLE;
    return &chosen->as.handle;
}

static void *choose_kind_other_type(void *item)
{
    vk_kind *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = VK_KIND_OTHER_TYPE;
    return &chosen->as.other_type;
}

/* ---- platform, vk.schema:28 --------------------------------------------------------------- */

enum { PLATFORM_NAME, PLATFORM_PROTECT };

/* :29  name: str @ */
STX_INLINE bool take_platform_name(stx_reader *r, void *to, stax_str text)
{
    vk_platform *platform = to;

    return stx_take_str(r, text, &platform->name);
}

/* :30  protect: str @ */
STX_INLINE bool take_platform_protect(stx_reader *r, void *to, stax_str text)
{
    vk_platform *platform = to;

    return stx_take_str(r, text, &platform->protect);
}

static const vk_platform platform_blank = {0};

/* The start tag: <platform name protect>. */
STX_INLINE bool platform_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    vk_platform *platform = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, protect = {0};

    *platform = platform_blank;
    if (!STX_OPEN(w, "platform")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, PLATFORM_NAME);
    if (STX_ATTR(w, "protect", protect)) STX_MEET(seen, PLATFORM_PROTECT);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, PLATFORM_NAME) || !take_platform_name(r, platform, name)) return false;
    if (!STX_MET(seen, PLATFORM_PROTECT) || !take_platform_protect(r, platform, protect))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go platform_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!platform_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "platform")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm platform_arms[] = {
    [PLATFORM_NAME] = {STX_ATTRIBUTE_ARM("name", take_platform_name, "str", 29)},
    [PLATFORM_PROTECT] = {STX_ATTRIBUTE_ARM("protect", take_platform_protect, "str", 30)},
};
/* clang-format on */

static const uint64_t platform_required[] = {
    STX_BIT(PLATFORM_NAME) | STX_BIT(PLATFORM_PROTECT),
};

static const stx_state platform_state = {
    .element = STX_NAME("platform"),
    .open = platform_read,
    .step = platform_read,
    .arms = platform_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(vk_platform),
    .blank = &platform_blank,
    .required = platform_required,
};

/* ---- member, vk.schema:61 ----------------------------------------------------------------- */

enum {
    MEMBER_AROUND,
    MEMBER_TYPE,
    MEMBER_NAME,
    MEMBER_OPTIONAL,
    MEMBER_LEN,
    MEMBER_VALUES,
    MEMBER_COMMENT
};

/* :62  around: str . */
STX_INLINE bool take_member_around(stx_reader *r, void *to, stax_str text)
{
    vk_member *member = to;

    return stx_take_str(r, stax_trim(text), &member->around);
}

/* :63  type: str */
STX_INLINE bool take_member_type(stx_reader *r, void *to, stax_str text)
{
    vk_member *member = to;

    return stx_take_str(r, stax_trim(text), &member->type);
}

/* :64  name: str */
STX_INLINE bool take_member_name(stx_reader *r, void *to, stax_str text)
{
    vk_member *member = to;

    return stx_take_str(r, stax_trim(text), &member->name);
}

/* :65  optional: str? @ */
STX_INLINE bool take_member_optional(stx_reader *r, void *to, stax_str text)
{
    vk_member *member = to;

    if (!stx_take_str(r, text, &member->optional)) return false;
    member->has.optional = 1;
    return true;
}

/* :66  length: str? @len */
STX_INLINE bool take_member_len(stx_reader *r, void *to, stax_str text)
{
    vk_member *member = to;

    if (!stx_take_str(r, text, &member->length)) return false;
    member->has.length = 1;
    return true;
}

/* :67  values: str? @ */
STX_INLINE bool take_member_values(stx_reader *r, void *to, stax_str text)
{
    vk_member *member = to;

    if (!stx_take_str(r, text, &member->values)) return false;
    member->has.values = 1;
    return true;
}

/* :68  comment: str? */
STX_INLINE bool take_member_comment(stx_reader *r, void *to, stax_str text)
{
    vk_member *member = to;

    if (!stx_collapse(r, &text)) return false;
    if (!stx_take_str(r, text, &member->comment)) return false;
    member->has.comment = 1;
    return true;
}

static const vk_member member_blank = {0};

/* The start tag: <member optional len values>. */
static stx_go member_member_open(stx_reader *r, stx_frame *f)
{
    vk_member *member = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str optional = {0}, len = {0}, values = {0};

    *member = member_blank;
    if (!STX_OPEN(w, "member")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "optional", optional)) STX_MEET(seen, MEMBER_OPTIONAL);
    if (STX_ATTR(w, "len", len)) STX_MEET(seen, MEMBER_LEN);
    if (STX_ATTR(w, "values", values)) STX_MEET(seen, MEMBER_VALUES);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);

    if (STX_MET(seen, MEMBER_OPTIONAL) && !take_member_optional(r, member, optional))
        return stx_careful_open(r, f);
    if (STX_MET(seen, MEMBER_LEN) && !take_member_len(r, member, len))
        return stx_careful_open(r, f);
    if (STX_MET(seen, MEMBER_VALUES) && !take_member_values(r, member, values))
        return stx_careful_open(r, f);
    return stx_opened(r, w, f, seen);
}

/* The start tag: <param optional len values>. */
static stx_go member_param_open(stx_reader *r, stx_frame *f)
{
    vk_member *member = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str optional = {0}, len = {0}, values = {0};

    *member = member_blank;
    if (!STX_OPEN(w, "param")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "optional", optional)) STX_MEET(seen, MEMBER_OPTIONAL);
    if (STX_ATTR(w, "len", len)) STX_MEET(seen, MEMBER_LEN);
    if (STX_ATTR(w, "values", values)) STX_MEET(seen, MEMBER_VALUES);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);

    if (STX_MET(seen, MEMBER_OPTIONAL) && !take_member_optional(r, member, optional))
        return stx_careful_open(r, f);
    if (STX_MET(seen, MEMBER_LEN) && !take_member_len(r, member, len))
        return stx_careful_open(r, f);
    if (STX_MET(seen, MEMBER_VALUES) && !take_member_values(r, member, values))
        return stx_careful_open(r, f);
    return stx_opened(r, w, f, seen);
}

/* clang-format off */
static const stx_arm member_arms[] = {
    [MEMBER_AROUND] = {STX_TEXT_ARM(take_member_around, "str", 62)},
    [MEMBER_TYPE] = {STX_LEAF_ARM("type", STX_REFUSE, take_member_type, "str", 63)},
    [MEMBER_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_member_name, "str", 64)},
    [MEMBER_OPTIONAL] = {STX_ATTRIBUTE_ARM("optional", take_member_optional, "str", 65)},
    [MEMBER_LEN] = {STX_ATTRIBUTE_ARM("len", take_member_len, "str", 66)},
    [MEMBER_VALUES] = {STX_ATTRIBUTE_ARM("values", take_member_values, "str", 67)},
    [MEMBER_COMMENT] = {STX_LEAF_ARM("comment", STX_REFUSE, take_member_comment, "str", 68)},
};
/* clang-format on */

static const uint64_t member_required[] = {
    STX_BIT(MEMBER_AROUND) | STX_BIT(MEMBER_TYPE) | STX_BIT(MEMBER_NAME),
};

static const stx_state member_member_state = {
    .element = STX_NAME("member"),
    .open = member_member_open,
    .step = stx_step,
    .arms = member_arms,
    .count = 7,
    .total = 7,
    .rules = STX_OWN,
    .size = sizeof(vk_member),
    .blank = &member_blank,
    .required = member_required,
};

static const stx_state member_param_state = {
    .element = STX_NAME("param"),
    .open = member_param_open,
    .step = stx_step,
    .arms = member_arms,
    .count = 7,
    .total = 7,
    .rules = STX_OWN,
    .size = sizeof(vk_member),
    .blank = &member_blank,
    .required = member_required,
};

/* ---- structure, vk.schema:35 -------------------------------------------------------------- */

enum { STRUCTURE_NAME, STRUCTURE_ALIAS, STRUCTURE_STRUCTEXTENDS, STRUCTURE_MEMBER };

/* :37  name: str @ */
STX_INLINE bool take_structure_name(stx_reader *r, void *to, stax_str text)
{
    vk_structure *structure = to;

    return stx_take_str(r, text, &structure->name);
}

/* :38  alias: str? @ */
STX_INLINE bool take_structure_alias(stx_reader *r, void *to, stax_str text)
{
    vk_structure *structure = to;

    if (!stx_take_str(r, text, &structure->alias)) return false;
    structure->has.alias = 1;
    return true;
}

/* One of extends. */
static bool item_structure_structextends(stx_reader *r, void *to, stax_str text)
{
    stax_str *item = to;

    return stx_take_str(r, stax_trim(text), item);
}

static const stx_split split_structure_structextends = {
    .separators = ",",
    .take = item_structure_structextends,
    .size = sizeof(stax_str),
    .least = 0,
    .most = 0,
};

/* :39  extends: str(split=",")[] @structextends */
STX_INLINE bool take_structure_structextends(stx_reader *r, void *to, stax_str text)
{
    vk_structure *structure = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_structure_structextends, &items, &count)) return false;
    structure->extends.items = items;
    structure->extends.count = count;
    return true;
}

/* :40  members: member[] member */
static void *place_structure_member(stx_reader *r, void *in)
{
    vk_structure *structure = in;

    return STX_ADD(r, structure->members);
}

static const vk_structure structure_blank = {0};

/* The start tag: <type name alias structextends>. */
STX_INLINE bool structure_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                               bool *empty)
{
    vk_structure *structure = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, alias = {0}, structextends = {0};

    *structure = structure_blank;
    if (!STX_OPEN(w, "type")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, STRUCTURE_NAME);
    if (STX_ATTR(w, "alias", alias)) STX_MEET(seen, STRUCTURE_ALIAS);
    if (STX_ATTR(w, "structextends", structextends)) STX_MEET(seen, STRUCTURE_STRUCTEXTENDS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, STRUCTURE_NAME) || !take_structure_name(r, structure, name)) return false;
    if (STX_MET(seen, STRUCTURE_ALIAS) && !take_structure_alias(r, structure, alias)) return false;
    if (STX_MET(seen, STRUCTURE_STRUCTEXTENDS) &&
        !take_structure_structextends(r, structure, structextends))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: member. */
static stx_go structure_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!structure_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "member")) {
            go = stx_child(r, w, f, seen, STRUCTURE_MEMBER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "type")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm structure_arms[] = {
    [STRUCTURE_NAME] = {STX_ATTRIBUTE_ARM("name", take_structure_name, "str", 37)},
    [STRUCTURE_ALIAS] = {STX_ATTRIBUTE_ARM("alias", take_structure_alias, "str", 38)},
    [STRUCTURE_STRUCTEXTENDS] = {STX_ATTRIBUTE_ARM("structextends", take_structure_structextends,
                                                   "str(split=\",\")", 39)},
    [STRUCTURE_MEMBER] =
            {STX_RECORDS_ARM("member", place_structure_member, &member_member_state,
                             offsetof(vk_structure, members.count), 0, 0, "member", 40)},
};
/* clang-format on */

static const uint64_t structure_required[] = {
    STX_BIT(STRUCTURE_NAME),
};

static const stx_state structure_state = {
    .element = STX_NAME("type"),
    .open = structure_read,
    .step = structure_read,
    .arms = structure_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(vk_structure),
    .blank = &structure_blank,
    .required = structure_required,
};

/* ---- union_type, vk.schema:42 ------------------------------------------------------------- */

enum { UNION_TYPE_NAME, UNION_TYPE_MEMBER };

/* :44  name: str @ */
STX_INLINE bool take_union_type_name(stx_reader *r, void *to, stax_str text)
{
    vk_union_type *union_type = to;

    return stx_take_str(r, text, &union_type->name);
}

/* :45  members: member[] member */
static void *place_union_type_member(stx_reader *r, void *in)
{
    vk_union_type *union_type = in;

    return STX_ADD(r, union_type->members);
}

static const vk_union_type union_type_blank = {0};

/* The start tag: <type name>. */
STX_INLINE bool union_type_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                bool *empty)
{
    vk_union_type *union_type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    *union_type = union_type_blank;
    if (!STX_OPEN(w, "type")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, UNION_TYPE_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, UNION_TYPE_NAME) || !take_union_type_name(r, union_type, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: member. */
static stx_go union_type_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!union_type_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "member")) {
            go = stx_child(r, w, f, seen, UNION_TYPE_MEMBER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "type")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm union_type_arms[] = {
    [UNION_TYPE_NAME] = {STX_ATTRIBUTE_ARM("name", take_union_type_name, "str", 44)},
    [UNION_TYPE_MEMBER] =
            {STX_RECORDS_ARM("member", place_union_type_member, &member_member_state,
                             offsetof(vk_union_type, members.count), 0, 0, "member", 45)},
};
/* clang-format on */

static const uint64_t union_type_required[] = {
    STX_BIT(UNION_TYPE_NAME),
};

static const stx_state union_type_state = {
    .element = STX_NAME("type"),
    .open = union_type_read,
    .step = union_type_read,
    .arms = union_type_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(vk_union_type),
    .blank = &union_type_blank,
    .required = union_type_required,
};

/* ---- handle, vk.schema:47 ----------------------------------------------------------------- */

enum { HANDLE_NAME, HANDLE_NAME_, HANDLE_ALIAS, HANDLE_PARENT };

/* :49  name: str? @name | name */
STX_INLINE bool take_handle_name(stx_reader *r, void *to, stax_str text)
{
    vk_handle *handle = to;

    if (!stx_take_str(r, text, &handle->name)) return false;
    handle->has.name = 1;
    return true;
}

/* :49  name: str? @name | name */
STX_INLINE bool take_handle_name_(stx_reader *r, void *to, stax_str text)
{
    vk_handle *handle = to;

    if (!stx_take_str(r, stax_trim(text), &handle->name)) return false;
    handle->has.name = 1;
    return true;
}

/* :50  alias: str? @ */
STX_INLINE bool take_handle_alias(stx_reader *r, void *to, stax_str text)
{
    vk_handle *handle = to;

    if (!stx_take_str(r, text, &handle->alias)) return false;
    handle->has.alias = 1;
    return true;
}

/* :51  parent: str? @ */
STX_INLINE bool take_handle_parent(stx_reader *r, void *to, stax_str text)
{
    vk_handle *handle = to;

    if (!stx_take_str(r, text, &handle->parent)) return false;
    handle->has.parent = 1;
    return true;
}

static const vk_handle handle_blank = {0};

/* The start tag: <type name alias parent>. */
STX_INLINE bool handle_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    vk_handle *handle = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, alias = {0}, parent = {0};

    *handle = handle_blank;
    if (!STX_OPEN(w, "type")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, HANDLE_NAME);
    if (STX_ATTR(w, "alias", alias)) STX_MEET(seen, HANDLE_ALIAS);
    if (STX_ATTR(w, "parent", parent)) STX_MEET(seen, HANDLE_PARENT);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, HANDLE_NAME) && !take_handle_name(r, handle, name)) return false;
    if (STX_MET(seen, HANDLE_ALIAS) && !take_handle_alias(r, handle, alias)) return false;
    if (STX_MET(seen, HANDLE_PARENT) && !take_handle_parent(r, handle, parent)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go handle_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!handle_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "type")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm handle_arms[] = {
    [HANDLE_NAME] = {STX_ATTRIBUTE_ARM("name", take_handle_name, "str", 49)},
    [HANDLE_NAME_] = {STX_LEAF_ARM("name", STX_REFUSE, take_handle_name_, "str", 49),
                      .left = HANDLE_NAME + 1},
    [HANDLE_ALIAS] = {STX_ATTRIBUTE_ARM("alias", take_handle_alias, "str", 50)},
    [HANDLE_PARENT] = {STX_ATTRIBUTE_ARM("parent", take_handle_parent, "str", 51)},
};
/* clang-format on */

static const uint64_t handle_required[] = {0};

static const stx_state handle_state = {
    .element = STX_NAME("type"),
    .open = handle_read,
    .step = handle_read,
    .arms = handle_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(vk_handle),
    .blank = &handle_blank,
    .required = handle_required,
};

/* ---- other_type, vk.schema:53 ------------------------------------------------------------- */

enum { OTHER_TYPE_NAME, OTHER_TYPE_NAME_, OTHER_TYPE_CATEGORY, OTHER_TYPE_REQUIRES };

/* :55  name: str? @name | name */
STX_INLINE bool take_other_type_name(stx_reader *r, void *to, stax_str text)
{
    vk_other_type *other_type = to;

    if (!stx_take_str(r, text, &other_type->name)) return false;
    other_type->has.name = 1;
    return true;
}

/* :55  name: str? @name | name */
STX_INLINE bool take_other_type_name_(stx_reader *r, void *to, stax_str text)
{
    vk_other_type *other_type = to;

    if (!stx_take_str(r, stax_trim(text), &other_type->name)) return false;
    other_type->has.name = 1;
    return true;
}

/* :56  category: str? @ */
STX_INLINE bool take_other_type_category(stx_reader *r, void *to, stax_str text)
{
    vk_other_type *other_type = to;

    if (!stx_take_str(r, text, &other_type->category)) return false;
    other_type->has.category = 1;
    return true;
}

/* :57  requires: str? @ */
STX_INLINE bool take_other_type_requires(stx_reader *r, void *to, stax_str text)
{
    vk_other_type *other_type = to;

    if (!stx_take_str(r, text, &other_type->requires_)) return false;
    other_type->has.requires_ = 1;
    return true;
}

static const vk_other_type other_type_blank = {0};

/* The start tag: <type name category requires>. */
STX_INLINE bool other_type_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                bool *empty)
{
    vk_other_type *other_type = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, category = {0}, requires_ = {0};

    *other_type = other_type_blank;
    if (!STX_OPEN(w, "type")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, OTHER_TYPE_NAME);
    if (STX_ATTR(w, "category", category)) STX_MEET(seen, OTHER_TYPE_CATEGORY);
    if (STX_ATTR(w, "requires", requires_)) STX_MEET(seen, OTHER_TYPE_REQUIRES);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, OTHER_TYPE_NAME) && !take_other_type_name(r, other_type, name)) return false;
    if (STX_MET(seen, OTHER_TYPE_CATEGORY) && !take_other_type_category(r, other_type, category))
        return false;
    if (STX_MET(seen, OTHER_TYPE_REQUIRES) && !take_other_type_requires(r, other_type, requires_))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go other_type_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!other_type_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "type")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm other_type_arms[] = {
    [OTHER_TYPE_NAME] = {STX_ATTRIBUTE_ARM("name", take_other_type_name, "str", 55)},
    [OTHER_TYPE_NAME_] = {STX_LEAF_ARM("name", STX_REFUSE, take_other_type_name_, "str", 55),
                          .left = OTHER_TYPE_NAME + 1},
    [OTHER_TYPE_CATEGORY] = {STX_ATTRIBUTE_ARM("category", take_other_type_category, "str", 56)},
    [OTHER_TYPE_REQUIRES] = {STX_ATTRIBUTE_ARM("requires", take_other_type_requires, "str", 57)},
};
/* clang-format on */

static const uint64_t other_type_required[] = {0};

static const stx_state other_type_state = {
    .element = STX_NAME("type"),
    .open = other_type_read,
    .step = other_type_read,
    .arms = other_type_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(vk_other_type),
    .blank = &other_type_blank,
    .required = other_type_required,
};

/* ---- value, vk.schema:75 ------------------------------------------------------------------ */

enum { VALUE_NAME, VALUE_VALUE, VALUE_BITPOS, VALUE_ALIAS };

/* :76  name: str @ */
STX_INLINE bool take_value_name(stx_reader *r, void *to, stax_str text)
{
    vk_value *value = to;

    return stx_take_str(r, text, &value->name);
}

/* :77  value: str? @ */
STX_INLINE bool take_value_value(stx_reader *r, void *to, stax_str text)
{
    vk_value *value = to;

    if (!stx_take_str(r, text, &value->value)) return false;
    value->has.value = 1;
    return true;
}

/* :78  bit: u8? @bitpos */
STX_INLINE bool take_value_bitpos(stx_reader *r, void *to, stax_str text)
{
    vk_value *value = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u8(r, text, 0, UINT8_MAX, &value->bit)) return false;
    value->has.bit = 1;
    return true;
}

/* :79  alias: str? @ */
STX_INLINE bool take_value_alias(stx_reader *r, void *to, stax_str text)
{
    vk_value *value = to;

    if (!stx_take_str(r, text, &value->alias)) return false;
    value->has.alias = 1;
    return true;
}

static const vk_value value_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool value_whole(stx_reader *r, stx_walk *at, vk_value *value)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, value_ = {0}, bitpos = {0}, alias = {0};

    if (!STX_OPEN(w, "enum")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, VALUE_NAME);
    if (STX_ATTR(w, "value", value_)) STX_MEET(seen, VALUE_VALUE);
    if (STX_ATTR(w, "bitpos", bitpos)) STX_MEET(seen, VALUE_BITPOS);
    if (STX_ATTR(w, "alias", alias)) STX_MEET(seen, VALUE_ALIAS);
    if (!STX_SHUT_WHOLE(w, "enum")) return false;

    *value = value_blank;
    if (!STX_MET(seen, VALUE_NAME) || !take_value_name(r, value, name)) return false;
    if (STX_MET(seen, VALUE_VALUE) && !take_value_value(r, value, value_)) return false;
    if (STX_MET(seen, VALUE_BITPOS) && !take_value_bitpos(r, value, bitpos)) return false;
    if (STX_MET(seen, VALUE_ALIAS) && !take_value_alias(r, value, alias)) return false;
    *at = w;
    return true;
}

/* The start tag: <enum name value bitpos alias>. */
STX_INLINE bool value_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    vk_value *value = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, value_ = {0}, bitpos = {0}, alias = {0};

    *value = value_blank;
    if (!STX_OPEN(w, "enum")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, VALUE_NAME);
    if (STX_ATTR(w, "value", value_)) STX_MEET(seen, VALUE_VALUE);
    if (STX_ATTR(w, "bitpos", bitpos)) STX_MEET(seen, VALUE_BITPOS);
    if (STX_ATTR(w, "alias", alias)) STX_MEET(seen, VALUE_ALIAS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, VALUE_NAME) || !take_value_name(r, value, name)) return false;
    if (STX_MET(seen, VALUE_VALUE) && !take_value_value(r, value, value_)) return false;
    if (STX_MET(seen, VALUE_BITPOS) && !take_value_bitpos(r, value, bitpos)) return false;
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
    [VALUE_NAME] = {STX_ATTRIBUTE_ARM("name", take_value_name, "str", 76)},
    [VALUE_VALUE] = {STX_ATTRIBUTE_ARM("value", take_value_value, "str", 77)},
    [VALUE_BITPOS] = {STX_ATTRIBUTE_ARM("bitpos", take_value_bitpos, "u8", 78)},
    [VALUE_ALIAS] = {STX_ATTRIBUTE_ARM("alias", take_value_alias, "str", 79)},
};
/* clang-format on */

static const uint64_t value_required[] = {
    STX_BIT(VALUE_NAME),
};

static const stx_state value_state = {
    .element = STX_NAME("enum"),
    .open = value_read,
    .step = value_read,
    .arms = value_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(vk_value),
    .blank = &value_blank,
    .required = value_required,
};

/* ---- value_group, vk.schema:70 ------------------------------------------------------------ */

enum { VALUE_GROUP_NAME, VALUE_GROUP_TYPE, VALUE_GROUP_ENUM };

/* :71  name: str @ */
STX_INLINE bool take_value_group_name(stx_reader *r, void *to, stax_str text)
{
    vk_value_group *value_group = to;

    return stx_take_str(r, text, &value_group->name);
}

/* :72  kind: enum(enum, bitmask)? @type */
STX_INLINE bool take_value_group_type(stx_reader *r, void *to, stax_str text)
{
    vk_value_group *value_group = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, value_group_kind_words, 2, &word)) return false;
    value_group->kind = (vk_value_group_kind)word;
    value_group->has.kind = 1;
    return true;
}

/* :73  values: value[] enum */
static void *place_value_group_enum(stx_reader *r, void *in)
{
    vk_value_group *value_group = in;

    return STX_ADD(r, value_group->values);
}

static const vk_value_group value_group_blank = {0};

/* The start tag: <enums name type>. */
STX_INLINE bool value_group_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    vk_value_group *value_group = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, type = {0};

    *value_group = value_group_blank;
    if (!STX_OPEN(w, "enums")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, VALUE_GROUP_NAME);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, VALUE_GROUP_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, VALUE_GROUP_NAME) || !take_value_group_name(r, value_group, name))
        return false;
    if (STX_MET(seen, VALUE_GROUP_TYPE) && !take_value_group_type(r, value_group, type))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: enum. */
static stx_go value_group_read(stx_reader *r, stx_frame *f)
{
    vk_value_group *value_group = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    vk_value value;
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
    [VALUE_GROUP_NAME] = {STX_ATTRIBUTE_ARM("name", take_value_group_name, "str", 71)},
    [VALUE_GROUP_TYPE] = {STX_ATTRIBUTE_ARM("type", take_value_group_type,
                                            "enum(enum, bitmask)", 72)},
    [VALUE_GROUP_ENUM] =
            {STX_RECORDS_ARM("enum", place_value_group_enum, &value_state,
                             offsetof(vk_value_group, values.count), 0, 0, "value", 73)},
};
/* clang-format on */

static const uint64_t value_group_required[] = {
    STX_BIT(VALUE_GROUP_NAME),
};

static const stx_state value_group_state = {
    .element = STX_NAME("enums"),
    .open = value_group_read,
    .step = value_group_read,
    .arms = value_group_arms,
    .count = 3,
    .total = 3,
    .size = sizeof(vk_value_group),
    .blank = &value_group_blank,
    .required = value_group_required,
};

/* ---- command, vk.schema:82 ---------------------------------------------------------------- */

enum {
    COMMAND_NAME,
    COMMAND_PROTO,
    COMMAND_ALIAS,
    COMMAND_SUCCESSCODES,
    COMMAND_ERRORCODES,
    COMMAND_PARAM,
    COMMAND_PROTO_NAME,
    COMMAND_PROTO_TYPE,
    COMMAND_NAME_ANY
};

/* :83  name: str @name | proto/name */
STX_INLINE bool take_command_name(stx_reader *r, void *to, stax_str text)
{
    vk_command *command = to;

    return stx_take_str(r, text, &command->name);
}

/* :84  alias: str? @ */
STX_INLINE bool take_command_alias(stx_reader *r, void *to, stax_str text)
{
    vk_command *command = to;

    if (!stx_take_str(r, text, &command->alias)) return false;
    command->has.alias = 1;
    return true;
}

/* One of successes. */
static bool item_command_successcodes(stx_reader *r, void *to, stax_str text)
{
    stax_str *item = to;

    return stx_take_str(r, stax_trim(text), item);
}

static const stx_split split_command_successcodes = {
    .separators = ",",
    .take = item_command_successcodes,
    .size = sizeof(stax_str),
    .least = 0,
    .most = 0,
};

/* :86  successes: str(split=",")[] @successcodes */
STX_INLINE bool take_command_successcodes(stx_reader *r, void *to, stax_str text)
{
    vk_command *command = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_command_successcodes, &items, &count)) return false;
    command->successes.items = items;
    command->successes.count = count;
    return true;
}

/* One of errors. */
static bool item_command_errorcodes(stx_reader *r, void *to, stax_str text)
{
    stax_str *item = to;

    return stx_take_str(r, stax_trim(text), item);
}

static const stx_split split_command_errorcodes = {
    .separators = ",",
    .take = item_command_errorcodes,
    .size = sizeof(stax_str),
    .least = 0,
    .most = 0,
};

/* :87  errors: str(split=",")[] @errorcodes */
STX_INLINE bool take_command_errorcodes(stx_reader *r, void *to, stax_str text)
{
    vk_command *command = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_command_errorcodes, &items, &count)) return false;
    command->errors.items = items;
    command->errors.count = count;
    return true;
}

/* :88  parameters: member[] param */
static void *place_command_param(stx_reader *r, void *in)
{
    vk_command *command = in;

    return STX_ADD(r, command->parameters);
}

/* :83  name: str @name | proto/name */
STX_INLINE bool take_command_proto_name(stx_reader *r, void *to, stax_str text)
{
    vk_command *command = to;

    return stx_take_str(r, stax_trim(text), &command->name);
}

/* :85  result: str? proto/type */
STX_INLINE bool take_command_proto_type(stx_reader *r, void *to, stax_str text)
{
    vk_command *command = to;

    if (!stx_take_str(r, stax_trim(text), &command->result)) return false;
    command->has.result = 1;
    return true;
}

static const vk_command command_blank = {0};

/* The children: proto, param. */
static stx_go command_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;

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
        if (STX_END(w, "command")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <proto>. */
STX_INLINE bool command_proto_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "proto")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: name, type. */
static stx_go command_proto_read(stx_reader *r, stx_frame *f)
{
    vk_command *command = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!command_proto_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "type", text)) {
            if (STX_MET(seen, COMMAND_PROTO_TYPE) || !take_command_proto_type(r, command, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, COMMAND_PROTO_TYPE);
        }
        if (STX_END(w, "proto")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state command_proto_state;
/* clang-format off */
static const stx_arm command_arms[] = {
    [COMMAND_NAME] = {STX_ATTRIBUTE_ARM("name", take_command_name, "str", 83),
                      .any_of = COMMAND_NAME_ANY},
    [COMMAND_PROTO] = {STX_WRAPPER_ARM("proto", &command_proto_state, 83)},
    [COMMAND_ALIAS] = {STX_ATTRIBUTE_ARM("alias", take_command_alias, "str", 84)},
    [COMMAND_SUCCESSCODES] = {STX_ATTRIBUTE_ARM("successcodes", take_command_successcodes,
                                                "str(split=\",\")", 86)},
    [COMMAND_ERRORCODES] = {STX_ATTRIBUTE_ARM("errorcodes", take_command_errorcodes,
                                              "str(split=\",\")", 87)},
    [COMMAND_PARAM] = {STX_RECORDS_ARM("param", place_command_param, &member_param_state,
                                       offsetof(vk_command, parameters.count), 0, 0, "member", 88)},
    [COMMAND_PROTO_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_command_proto_name, "str", 83),
                            .left = COMMAND_NAME + 1, .any_of = COMMAND_NAME_ANY},
    [COMMAND_PROTO_TYPE] = {STX_LEAF_ARM("type", STX_REFUSE, take_command_proto_type, "str", 85)},
    [COMMAND_NAME_ANY] = {STX_ANY_OF_ARM("@name | proto/name", "str", 83)},
};
/* clang-format on */

static const uint64_t command_required[] = {
    STX_BIT(COMMAND_NAME_ANY),
};

static const stx_state command_state = {
    .element = STX_NAME("command"),
    .open = stx_careful_open,
    .step = command_read,
    .arms = command_arms,
    .count = 6,
    .total = 9,
    .size = sizeof(vk_command),
    .blank = &command_blank,
    .required = command_required,
};

static const stx_state command_proto_state = {
    .element = STX_NAME("proto"),
    .open = command_proto_read,
    .step = command_proto_read,
    .arms = command_arms,
    .first = 6,
    .count = 2,
};

/* ---- feature, vk.schema:90 ---------------------------------------------------------------- */

enum {
    FEATURE_API,
    FEATURE_NAME,
    FEATURE_NUMBER,
    FEATURE_REQUIRE,
    FEATURE_REQUIRE_TYPE,
    FEATURE_REQUIRE_COMMAND,
    FEATURE_REQUIRE_TYPE_NAME,
    FEATURE_REQUIRE_COMMAND_NAME
};

/* :91  api: str @ */
STX_INLINE bool take_feature_api(stx_reader *r, void *to, stax_str text)
{
    vk_feature *feature = to;

    return stx_take_str(r, text, &feature->api);
}

/* :92  name: str @ */
STX_INLINE bool take_feature_name(stx_reader *r, void *to, stax_str text)
{
    vk_feature *feature = to;

    return stx_take_str(r, text, &feature->name);
}

/* :93  number: decimal(1) @ */
STX_INLINE bool take_feature_number(stx_reader *r, void *to, stax_str text)
{
    vk_feature *feature = to;

    return stx_take_decimal(r, text, 1, false, INT64_MIN, INT64_MAX, &feature->number);
}

/* :94  types: str[] require/type/@name */
STX_INLINE bool take_feature_require_type_name(stx_reader *r, void *to, stax_str text)
{
    vk_feature *feature = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, feature->types, item);
}

/* :95  commands: str[] require/command/@name */
STX_INLINE bool take_feature_require_command_name(stx_reader *r, void *to, stax_str text)
{
    vk_feature *feature = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, feature->commands, item);
}

static const vk_feature feature_blank = {0};

/* The start tag: <feature api name number>. */
STX_INLINE bool feature_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    vk_feature *feature = f->record;
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

/* The children: require. */
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
        if (STX_END(w, "feature")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <type name>. */
STX_INLINE bool feature_require_type_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                          bool *empty)
{
    vk_feature *feature = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "type")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FEATURE_REQUIRE_TYPE_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FEATURE_REQUIRE_TYPE_NAME) &&
        !take_feature_require_type_name(r, feature, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go feature_require_type_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!feature_require_type_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "type")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <command name>. */
STX_INLINE bool feature_require_command_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                             uint64_t *met, bool *empty)
{
    vk_feature *feature = f->record;
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

static const stx_state feature_require_state;
static const stx_state feature_require_type_state;
static const stx_state feature_require_command_state;
/* clang-format off */
static const stx_arm feature_arms[] = {
    [FEATURE_API] = {STX_ATTRIBUTE_ARM("api", take_feature_api, "str", 91)},
    [FEATURE_NAME] = {STX_ATTRIBUTE_ARM("name", take_feature_name, "str", 92)},
    [FEATURE_NUMBER] = {STX_ATTRIBUTE_ARM("number", take_feature_number, "decimal(1)", 93)},
    [FEATURE_REQUIRE] = {STX_WRAPPER_ARM("require", &feature_require_state, 94)},
    [FEATURE_REQUIRE_TYPE] = {STX_WRAPPER_ARM("type", &feature_require_type_state, 94)},
    [FEATURE_REQUIRE_COMMAND] = {STX_WRAPPER_ARM("command", &feature_require_command_state, 95)},
    [FEATURE_REQUIRE_TYPE_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_feature_require_type_name,
                                offsetof(vk_feature, types.count), 0, 0, "str", 94)},
    [FEATURE_REQUIRE_COMMAND_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_feature_require_command_name,
                                offsetof(vk_feature, commands.count), 0, 0, "str", 95)},
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
    .count = 4,
    .total = 8,
    .size = sizeof(vk_feature),
    .blank = &feature_blank,
    .required = feature_required,
};

static const stx_state feature_require_state = {
    .element = STX_NAME("require"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = feature_arms,
    .first = 4,
    .count = 2,
};

static const stx_state feature_require_type_state = {
    .element = STX_NAME("type"),
    .open = feature_require_type_read,
    .step = feature_require_type_read,
    .arms = feature_arms,
    .first = 6,
    .count = 1,
};

static const stx_state feature_require_command_state = {
    .element = STX_NAME("command"),
    .open = feature_require_command_read,
    .step = feature_require_command_read,
    .arms = feature_arms,
    .first = 7,
    .count = 1,
};

/* ---- extension, vk.schema:97 -------------------------------------------------------------- */

enum {
    EXTENSION_NAME,
    EXTENSION_NUMBER,
    EXTENSION_TYPE,
    EXTENSION_SUPPORTED,
    EXTENSION_AUTHOR,
    EXTENSION_REQUIRES,
    EXTENSION_REQUIRE,
    EXTENSION_REQUIRE_COMMAND,
    EXTENSION_REQUIRE_COMMAND_NAME
};

/* :98  name: str @ */
STX_INLINE bool take_extension_name(stx_reader *r, void *to, stax_str text)
{
    vk_extension *extension = to;

    return stx_take_str(r, text, &extension->name);
}

/* :99  number: u32? @ */
STX_INLINE bool take_extension_number(stx_reader *r, void *to, stax_str text)
{
    vk_extension *extension = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &extension->number)) return false;
    extension->has.number = 1;
    return true;
}

/* :100  kind: enum(instance, device)? @type */
STX_INLINE bool take_extension_type(stx_reader *r, void *to, stax_str text)
{
    vk_extension *extension = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, extension_kind_words, 2, &word)) return false;
    extension->kind = (vk_extension_kind)word;
    extension->has.kind = 1;
    return true;
}

/* :101  supported: str @ */
STX_INLINE bool take_extension_supported(stx_reader *r, void *to, stax_str text)
{
    vk_extension *extension = to;

    return stx_take_str(r, text, &extension->supported);
}

/* :102  author: str? @ */
STX_INLINE bool take_extension_author(stx_reader *r, void *to, stax_str text)
{
    vk_extension *extension = to;

    if (!stx_take_str(r, text, &extension->author)) return false;
    extension->has.author = 1;
    return true;
}

/* One of requires_. */
static bool item_extension_requires(stx_reader *r, void *to, stax_str text)
{
    stax_str *item = to;

    return stx_take_str(r, stax_trim(text), item);
}

static const stx_split split_extension_requires = {
    .separators = ",",
    .take = item_extension_requires,
    .size = sizeof(stax_str),
    .least = 0,
    .most = 0,
};

/* :103  requires: str(split=",")[] @ */
STX_INLINE bool take_extension_requires(stx_reader *r, void *to, stax_str text)
{
    vk_extension *extension = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_extension_requires, &items, &count)) return false;
    extension->requires_.items = items;
    extension->requires_.count = count;
    return true;
}

/* :104  commands: str[] require/command/@name */
STX_INLINE bool take_extension_require_command_name(stx_reader *r, void *to, stax_str text)
{
    vk_extension *extension = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, extension->commands, item);
}

static const vk_extension extension_blank = {0};

/* The start tag: <extension name number type supported author requires>. */
STX_INLINE bool extension_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                               bool *empty)
{
    vk_extension *extension = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, number_ = {0}, type = {0}, supported = {0}, author = {0}, requires_ = {0};

    *extension = extension_blank;
    if (!STX_OPEN(w, "extension")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, EXTENSION_NAME);
    if (STX_ATTR(w, "number", number_)) STX_MEET(seen, EXTENSION_NUMBER);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, EXTENSION_TYPE);
    if (STX_ATTR(w, "supported", supported)) STX_MEET(seen, EXTENSION_SUPPORTED);
    if (STX_ATTR(w, "author", author)) STX_MEET(seen, EXTENSION_AUTHOR);
    if (STX_ATTR(w, "requires", requires_)) STX_MEET(seen, EXTENSION_REQUIRES);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, EXTENSION_NAME) || !take_extension_name(r, extension, name)) return false;
    if (STX_MET(seen, EXTENSION_NUMBER) && !take_extension_number(r, extension, number_))
        return false;
    if (STX_MET(seen, EXTENSION_TYPE) && !take_extension_type(r, extension, type)) return false;
    if (!STX_MET(seen, EXTENSION_SUPPORTED) || !take_extension_supported(r, extension, supported))
        return false;
    if (STX_MET(seen, EXTENSION_AUTHOR) && !take_extension_author(r, extension, author))
        return false;
    if (STX_MET(seen, EXTENSION_REQUIRES) && !take_extension_requires(r, extension, requires_))
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
    vk_extension *extension = f->record;
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

static const stx_state extension_require_state;
static const stx_state extension_require_command_state;
/* clang-format off */
static const stx_arm extension_arms[] = {
    [EXTENSION_NAME] = {STX_ATTRIBUTE_ARM("name", take_extension_name, "str", 98)},
    [EXTENSION_NUMBER] = {STX_ATTRIBUTE_ARM("number", take_extension_number, "u32", 99)},
    [EXTENSION_TYPE] = {STX_ATTRIBUTE_ARM("type", take_extension_type,
                                          "enum(instance, device)", 100)},
    [EXTENSION_SUPPORTED] = {STX_ATTRIBUTE_ARM("supported", take_extension_supported, "str", 101)},
    [EXTENSION_AUTHOR] = {STX_ATTRIBUTE_ARM("author", take_extension_author, "str", 102)},
    [EXTENSION_REQUIRES] = {STX_ATTRIBUTE_ARM("requires", take_extension_requires,
                                              "str(split=\",\")", 103)},
    [EXTENSION_REQUIRE] = {STX_WRAPPER_ARM("require", &extension_require_state, 104)},
    [EXTENSION_REQUIRE_COMMAND] = {STX_WRAPPER_ARM("command",
                                                   &extension_require_command_state, 104)},
    [EXTENSION_REQUIRE_COMMAND_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_extension_require_command_name,
                                offsetof(vk_extension, commands.count), 0, 0, "str", 104)},
};
/* clang-format on */

static const uint64_t extension_required[] = {
    STX_BIT(EXTENSION_NAME) | STX_BIT(EXTENSION_SUPPORTED),
};

static const stx_state extension_state = {
    .element = STX_NAME("extension"),
    .open = extension_read,
    .step = extension_read,
    .arms = extension_arms,
    .count = 7,
    .total = 9,
    .size = sizeof(vk_extension),
    .blank = &extension_blank,
    .required = extension_required,
};

static const stx_state extension_require_state = {
    .element = STX_NAME("require"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = extension_arms,
    .first = 7,
    .count = 1,
};

static const stx_state extension_require_command_state = {
    .element = STX_NAME("command"),
    .open = extension_require_command_read,
    .step = extension_require_command_read,
    .arms = extension_arms,
    .first = 8,
    .count = 1,
};

/* ---- registry, vk.schema:20 --------------------------------------------------------------- */

enum {
    REGISTRY_PLATFORMS,
    REGISTRY_TYPES,
    REGISTRY_ENUMS,
    REGISTRY_COMMANDS,
    REGISTRY_FEATURE,
    REGISTRY_EXTENSIONS,
    REGISTRY_PLATFORMS_PLATFORM,
    REGISTRY_TYPES_TYPE,
    REGISTRY_TYPES_TYPE_,
    REGISTRY_TYPES_TYPE_2,
    REGISTRY_TYPES_TYPE_3,
    REGISTRY_COMMANDS_COMMAND,
    REGISTRY_EXTENSIONS_EXTENSION
};

/* :23  enums: value_group[] */
static void *place_registry_enums(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return STX_ADD(r, registry->enums);
}

/* :25  features: feature[] feature */
static void *place_registry_feature(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return STX_ADD(r, registry->features);
}

/* :21  platforms: platform[] platforms/platform */
static void *place_registry_platforms_platform(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return STX_ADD(r, registry->platforms);
}

/* :22  types: kind[] types */
static void *place_registry_types_type(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return choose_kind_structure(STX_ADD(r, registry->types));
}

/* :22  types: kind[] types */
static void *place_registry_types_type_(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return choose_kind_union_type(STX_ADD(r, registry->types));
}

/* :22  types: kind[] types */
static void *place_registry_types_type_2(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return choose_kind_handle(STX_ADD(r, registry->types));
}

/* :22  types: kind[] types */
static void *place_registry_types_type_3(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return choose_kind_other_type(STX_ADD(r, registry->types));
}

/* :24  commands: command[] commands/command */
static void *place_registry_commands_command(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return STX_ADD(r, registry->commands);
}

/* :26  extensions: extension[] extensions/extension */
static void *place_registry_extensions_extension(stx_reader *r, void *in)
{
    vk_registry *registry = in;

    return STX_ADD(r, registry->extensions);
}

/* :22  type[@category="struct"] */
static bool is_registry_types_type(const stx_reader *r)
{
    return STX_IS(r, "category", "struct");
}

/* :22  type[@category="union"] */
static bool is_registry_types_type_(const stx_reader *r)
{
    return STX_IS(r, "category", "union");
}

/* :22  type[@category="handle"] */
static bool is_registry_types_type_2(const stx_reader *r)
{
    return STX_IS(r, "category", "handle");
}

static const vk_registry registry_blank = {0};

/* The start tag: <registry>. */
STX_INLINE bool registry_open(stx_frame *f, stx_walk *at, bool *empty)
{
    vk_registry *registry = f->record;
    stx_walk w = *at;

    *registry = registry_blank;
    if (!STX_OPEN(w, "registry")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: platforms, types, enums, commands, feature, extensions. */
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
        while (STX_AT(w, "platforms")) {
            go = stx_child(r, w, f, seen, REGISTRY_PLATFORMS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
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

/* The start tag: <types>. */
STX_INLINE bool registry_types_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "types")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go registry_types_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!registry_types_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "types")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state registry_platforms_state;
static const stx_state registry_types_state;
static const stx_state registry_commands_state;
static const stx_state registry_extensions_state;
/* clang-format off */
static const stx_arm registry_arms[] = {
    [REGISTRY_PLATFORMS] = {STX_WRAPPER_ARM("platforms", &registry_platforms_state, 21)},
    [REGISTRY_TYPES] = {STX_WRAPPER_ARM("types", &registry_types_state, 22)},
    [REGISTRY_ENUMS] =
            {STX_RECORDS_ARM("enums", place_registry_enums, &value_group_state,
                             offsetof(vk_registry, enums.count), 0, 0, "value_group", 23)},
    [REGISTRY_COMMANDS] = {STX_WRAPPER_ARM("commands", &registry_commands_state, 24)},
    [REGISTRY_FEATURE] =
            {STX_RECORDS_ARM("feature", place_registry_feature, &feature_state,
                             offsetof(vk_registry, features.count), 0, 0, "feature", 25)},
    [REGISTRY_EXTENSIONS] = {STX_WRAPPER_ARM("extensions", &registry_extensions_state, 26)},
    [REGISTRY_PLATFORMS_PLATFORM] =
            {STX_RECORDS_ARM("platform", place_registry_platforms_platform, &platform_state,
                             offsetof(vk_registry, platforms.count), 0, 0, "platform", 21)},
    [REGISTRY_TYPES_TYPE] =
            {STX_RECORDS_ARM("type", place_registry_types_type, &structure_state,
                             offsetof(vk_registry, types.count), 0, 0, "structure", 22),
             .picky = true, .test = is_registry_types_type, .choose = choose_kind_structure},
    [REGISTRY_TYPES_TYPE_] =
            {STX_RECORDS_ARM("type", place_registry_types_type_, &union_type_state,
                             offsetof(vk_registry, types.count), 0, 0, "union_type", 22),
             .picky = true, .test = is_registry_types_type_, .choose = choose_kind_union_type},
    [REGISTRY_TYPES_TYPE_2] =
            {STX_RECORDS_ARM("type", place_registry_types_type_2, &handle_state,
                             offsetof(vk_registry, types.count), 0, 0, "handle", 22), .picky = true,
             .test = is_registry_types_type_2, .choose = choose_kind_handle},
    [REGISTRY_TYPES_TYPE_3] =
            {STX_RECORDS_ARM("type", place_registry_types_type_3, &other_type_state,
                             offsetof(vk_registry, types.count), 0, 0, "other_type", 22),
             .picky = true, .choose = choose_kind_other_type},
    [REGISTRY_COMMANDS_COMMAND] =
            {STX_RECORDS_ARM("command", place_registry_commands_command, &command_state,
                             offsetof(vk_registry, commands.count), 0, 0, "command", 24)},
    [REGISTRY_EXTENSIONS_EXTENSION] =
            {STX_RECORDS_ARM("extension", place_registry_extensions_extension, &extension_state,
                             offsetof(vk_registry, extensions.count), 0, 0, "extension", 26)},
};
/* clang-format on */

static const uint64_t registry_required[] = {0};

static const stx_state registry_state = {
    .element = STX_NAME("registry"),
    .open = registry_read,
    .step = registry_read,
    .arms = registry_arms,
    .count = 6,
    .total = 13,
    .size = sizeof(vk_registry),
    .blank = &registry_blank,
    .required = registry_required,
};

static const stx_state registry_platforms_state = {
    .element = STX_NAME("platforms"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = registry_arms,
    .first = 6,
    .count = 1,
};

static const stx_state registry_types_state = {
    .element = STX_NAME("types"),
    .open = registry_types_read,
    .step = registry_types_read,
    .arms = registry_arms,
    .first = 7,
    .count = 4,
};

static const stx_state registry_commands_state = {
    .element = STX_NAME("commands"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = registry_arms,
    .first = 11,
    .count = 1,
};

static const stx_state registry_extensions_state = {
    .element = STX_NAME("extensions"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = registry_arms,
    .first = 12,
    .count = 1,
};

/* ---- documents ---------------------------------------------------------------------------- */

static const stx_schema vk_schema = {
    .abi = STX_ABI,
    .file = "vk.schema",
    .root = &registry_state,
    .levels = 12,
};

vk_registry *vk_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                      stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&vk_schema, arena, &input, options, error);
}

vk_registry *vk_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                           stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&vk_schema, arena, &input, options, error);
}
