/*
 * Reads xcb.schema's documents into structs. Printed by staxc from xcb.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "xcb_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "xcb_parser.c was printed for another libstax: run staxc again"
#endif

const char *xcb_part_kind_name(xcb_part_kind value)
{
    switch (value) {
    case XCB_PART_FIELD:
        return "field";
    case XCB_PART_PAD:
        return "pad";
    case XCB_PART_LIST:
        return "list";
    }
    return NULL;
}

const char *xcb_expression_kind_name(xcb_expression_kind value)
{
    switch (value) {
    case XCB_EXPRESSION_OP:
        return "op";
    case XCB_EXPRESSION_UNOP:
        return "unop";
    case XCB_EXPRESSION_VALUE:
        return "value";
    case XCB_EXPRESSION_FIELDREF:
        return "fieldref";
    case XCB_EXPRESSION_POPCOUNT:
        return "popcount";
    case XCB_EXPRESSION_SUMOF:
        return "sumof";
    case XCB_EXPRESSION_PARAMREF:
        return "paramref";
    case XCB_EXPRESSION_LISTELEMENT_REF:
        return "listelement-ref";
    }
    return NULL;
}

/* ---- field | pad | list, xcb.schema:47 ---------------------------------------------------- */

static void *choose_part_field(void *item)
{
    xcb_part *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_PART_FIELD;
    return &chosen->as.field;
}

static void *choose_part_pad(void *item)
{
    xcb_part *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_PART_PAD;
    return &chosen->as.pad;
}

static void *choose_part_list(void *item)
{
    xcb_part *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_PART_LIST;
    return &chosen->as.list;
}

/*
 * op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref, xcb.schema:81
 */

static void *choose_expression_op(void *item)
{
    xcb_expression *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_EXPRESSION_OP;
    return &chosen->as.op;
}

static void *choose_expression_unop(void *item)
{
    xcb_expression *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_EXPRESSION_UNOP;
    return &chosen->as.unop;
}

static void *choose_expression_popcount(void *item)
{
    xcb_expression *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_EXPRESSION_POPCOUNT;
    return &chosen->as.popcount;
}

static void *choose_expression_sumof(void *item)
{
    xcb_expression *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_EXPRESSION_SUMOF;
    return &chosen->as.sumof;
}

static void *choose_expression_paramref(void *item)
{
    xcb_expression *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = XCB_EXPRESSION_PARAMREF;
    return &chosen->as.paramref;
}

static const stx_state sumof_state;
static const stx_state popcount_state;
static const stx_state unop_state;
static const stx_state op_state;

/* ---- alias, xcb.schema:32 ----------------------------------------------------------------- */

enum { ALIAS_OLDNAME, ALIAS_NEWNAME };

/* :33  old: str @oldname */
STX_INLINE bool take_alias_oldname(stx_reader *r, void *to, stax_str text)
{
    xcb_alias *alias = to;

    return stx_take_str(r, text, &alias->old);
}

/* :34  new: str @newname */
STX_INLINE bool take_alias_newname(stx_reader *r, void *to, stax_str text)
{
    xcb_alias *alias = to;

    return stx_take_str(r, text, &alias->new_);
}

static const xcb_alias alias_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool alias_whole(stx_reader *r, stx_walk *at, xcb_alias *alias)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str oldname = {0}, newname = {0};

    if (!STX_OPEN(w, "typedef")) return false;
    if (STX_ATTR(w, "oldname", oldname)) STX_MEET(seen, ALIAS_OLDNAME);
    if (STX_ATTR(w, "newname", newname)) STX_MEET(seen, ALIAS_NEWNAME);
    if (!STX_SHUT_WHOLE(w, "typedef")) return false;

    *alias = alias_blank;
    if (!STX_MET(seen, ALIAS_OLDNAME) || !take_alias_oldname(r, alias, oldname)) return false;
    if (!STX_MET(seen, ALIAS_NEWNAME) || !take_alias_newname(r, alias, newname)) return false;
    *at = w;
    return true;
}

/* The start tag: <typedef oldname newname>. */
STX_INLINE bool alias_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_alias *alias = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str oldname = {0}, newname = {0};

    *alias = alias_blank;
    if (!STX_OPEN(w, "typedef")) return false;
    if (STX_ATTR(w, "oldname", oldname)) STX_MEET(seen, ALIAS_OLDNAME);
    if (STX_ATTR(w, "newname", newname)) STX_MEET(seen, ALIAS_NEWNAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, ALIAS_OLDNAME) || !take_alias_oldname(r, alias, oldname)) return false;
    if (!STX_MET(seen, ALIAS_NEWNAME) || !take_alias_newname(r, alias, newname)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go alias_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!alias_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "typedef")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm alias_arms[] = {
    [ALIAS_OLDNAME] = {STX_ATTRIBUTE_ARM("oldname", take_alias_oldname, "str", 33)},
    [ALIAS_NEWNAME] = {STX_ATTRIBUTE_ARM("newname", take_alias_newname, "str", 34)},
};
/* clang-format on */

static const uint64_t alias_required[] = {
    STX_BIT(ALIAS_OLDNAME) | STX_BIT(ALIAS_NEWNAME),
};

static const stx_state alias_state = {
    .element = STX_NAME("typedef"),
    .open = alias_read,
    .step = alias_read,
    .arms = alias_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(xcb_alias),
    .blank = &alias_blank,
    .required = alias_required,
};

/* ---- item, xcb.schema:41 ------------------------------------------------------------------ */

enum { ITEM_NAME, ITEM_VALUE, ITEM_BIT };

/* :42  name: str @ */
STX_INLINE bool take_item_name(stx_reader *r, void *to, stax_str text)
{
    xcb_item *item_ = to;

    return stx_take_str(r, text, &item_->name);
}

/* :43  value: u32? */
STX_INLINE bool take_item_value(stx_reader *r, void *to, stax_str text)
{
    xcb_item *item_ = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &item_->value)) return false;
    item_->has.value = 1;
    return true;
}

/* :44  bit: u8? */
STX_INLINE bool take_item_bit(stx_reader *r, void *to, stax_str text)
{
    xcb_item *item_ = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u8(r, text, 0, UINT8_MAX, &item_->bit)) return false;
    item_->has.bit = 1;
    return true;
}

static const xcb_item item_blank = {0};

/* The start tag: <item name>. */
STX_INLINE bool item_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_item *item_ = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    *item_ = item_blank;
    if (!STX_OPEN(w, "item")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ITEM_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, ITEM_NAME) || !take_item_name(r, item_, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: value, bit. */
static stx_go item_read(stx_reader *r, stx_frame *f)
{
    xcb_item *item_ = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!item_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "value", text)) {
            if (STX_MET(seen, ITEM_VALUE) || !take_item_value(r, item_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ITEM_VALUE);
        }
        if (STX_LEAF(w, "bit", text)) {
            if (STX_MET(seen, ITEM_BIT) || !take_item_bit(r, item_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ITEM_BIT);
        }
        if (STX_END(w, "item")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm item_arms[] = {
    [ITEM_NAME] = {STX_ATTRIBUTE_ARM("name", take_item_name, "str", 42)},
    [ITEM_VALUE] = {STX_LEAF_ARM("value", STX_REFUSE, take_item_value, "u32", 43)},
    [ITEM_BIT] = {STX_LEAF_ARM("bit", STX_REFUSE, take_item_bit, "u8", 44)},
};
/* clang-format on */

static const uint64_t item_required[] = {
    STX_BIT(ITEM_NAME),
};

static const stx_state item_state = {
    .element = STX_NAME("item"),
    .open = item_read,
    .step = item_read,
    .arms = item_arms,
    .count = 3,
    .total = 3,
    .size = sizeof(xcb_item),
    .blank = &item_blank,
    .required = item_required,
};

/* ---- enumeration, xcb.schema:36 ----------------------------------------------------------- */

enum { ENUMERATION_NAME, ENUMERATION_ITEM };

/* :37  name: str @ */
STX_INLINE bool take_enumeration_name(stx_reader *r, void *to, stax_str text)
{
    xcb_enumeration *enumeration = to;

    return stx_take_str(r, text, &enumeration->name);
}

/* :38  items: item[] item */
static void *place_enumeration_item(stx_reader *r, void *in)
{
    xcb_enumeration *enumeration = in;

    return STX_ADD(r, enumeration->items);
}

static const xcb_enumeration enumeration_blank = {0};

/* The start tag: <enum name>. */
STX_INLINE bool enumeration_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    xcb_enumeration *enumeration = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    *enumeration = enumeration_blank;
    if (!STX_OPEN(w, "enum")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, ENUMERATION_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, ENUMERATION_NAME) || !take_enumeration_name(r, enumeration, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: item. */
static stx_go enumeration_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!enumeration_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "item")) {
            go = stx_child(r, w, f, seen, ENUMERATION_ITEM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "enum")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm enumeration_arms[] = {
    [ENUMERATION_NAME] = {STX_ATTRIBUTE_ARM("name", take_enumeration_name, "str", 37)},
    [ENUMERATION_ITEM] =
            {STX_RECORDS_ARM("item", place_enumeration_item, &item_state,
                             offsetof(xcb_enumeration, items.count), 0, 0, "item", 38)},
};
/* clang-format on */

static const uint64_t enumeration_required[] = {
    STX_BIT(ENUMERATION_NAME),
};

static const stx_state enumeration_state = {
    .element = STX_NAME("enum"),
    .open = enumeration_read,
    .step = enumeration_read,
    .arms = enumeration_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(xcb_enumeration),
    .blank = &enumeration_blank,
    .required = enumeration_required,
};

/* ---- field, xcb.schema:64 ----------------------------------------------------------------- */

enum { FIELD_NAME, FIELD_TYPE, FIELD_ENUM, FIELD_MASK };

/* :65  name: str @ */
STX_INLINE bool take_field_name(stx_reader *r, void *to, stax_str text)
{
    xcb_field *field = to;

    return stx_take_str(r, text, &field->name);
}

/* :66  type: str @ */
STX_INLINE bool take_field_type(stx_reader *r, void *to, stax_str text)
{
    xcb_field *field = to;

    return stx_take_str(r, text, &field->type);
}

/* :67  enum: str? @ */
STX_INLINE bool take_field_enum(stx_reader *r, void *to, stax_str text)
{
    xcb_field *field = to;

    if (!stx_take_str(r, text, &field->enum_)) return false;
    field->has.enum_ = 1;
    return true;
}

/* :68  mask: str? @ */
STX_INLINE bool take_field_mask(stx_reader *r, void *to, stax_str text)
{
    xcb_field *field = to;

    if (!stx_take_str(r, text, &field->mask)) return false;
    field->has.mask = 1;
    return true;
}

static const xcb_field field_blank = {0};

/* The start tag: <field name type enum mask>. */
STX_INLINE bool field_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_field *field = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, type = {0}, enum_ = {0}, mask = {0};

    *field = field_blank;
    if (!STX_OPEN(w, "field")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, FIELD_NAME);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, FIELD_TYPE);
    if (STX_ATTR(w, "enum", enum_)) STX_MEET(seen, FIELD_ENUM);
    if (STX_ATTR(w, "mask", mask)) STX_MEET(seen, FIELD_MASK);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, FIELD_NAME) || !take_field_name(r, field, name)) return false;
    if (!STX_MET(seen, FIELD_TYPE) || !take_field_type(r, field, type)) return false;
    if (STX_MET(seen, FIELD_ENUM) && !take_field_enum(r, field, enum_)) return false;
    if (STX_MET(seen, FIELD_MASK) && !take_field_mask(r, field, mask)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go field_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!field_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "field")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm field_arms[] = {
    [FIELD_NAME] = {STX_ATTRIBUTE_ARM("name", take_field_name, "str", 65)},
    [FIELD_TYPE] = {STX_ATTRIBUTE_ARM("type", take_field_type, "str", 66)},
    [FIELD_ENUM] = {STX_ATTRIBUTE_ARM("enum", take_field_enum, "str", 67)},
    [FIELD_MASK] = {STX_ATTRIBUTE_ARM("mask", take_field_mask, "str", 68)},
};
/* clang-format on */

static const uint64_t field_required[] = {
    STX_BIT(FIELD_NAME) | STX_BIT(FIELD_TYPE),
};

static const stx_state field_state = {
    .element = STX_NAME("field"),
    .open = field_read,
    .step = field_read,
    .arms = field_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(xcb_field),
    .blank = &field_blank,
    .required = field_required,
};

/* ---- pad, xcb.schema:70 ------------------------------------------------------------------- */

enum { PAD_BYTES, PAD_ALIGN };

/* :71  bytes: u32? @ */
STX_INLINE bool take_pad_bytes(stx_reader *r, void *to, stax_str text)
{
    xcb_pad *pad = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &pad->bytes)) return false;
    pad->has.bytes = 1;
    return true;
}

/* :72  align: u32? @ */
STX_INLINE bool take_pad_align(stx_reader *r, void *to, stax_str text)
{
    xcb_pad *pad = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &pad->align)) return false;
    pad->has.align = 1;
    return true;
}

static const xcb_pad pad_blank = {0};

/* The start tag: <pad bytes align>. */
STX_INLINE bool pad_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_pad *pad = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str bytes = {0}, align = {0};

    *pad = pad_blank;
    if (!STX_OPEN(w, "pad")) return false;
    if (STX_ATTR(w, "bytes", bytes)) STX_MEET(seen, PAD_BYTES);
    if (STX_ATTR(w, "align", align)) STX_MEET(seen, PAD_ALIGN);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, PAD_BYTES) && !take_pad_bytes(r, pad, bytes)) return false;
    if (STX_MET(seen, PAD_ALIGN) && !take_pad_align(r, pad, align)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go pad_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!pad_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "pad")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm pad_arms[] = {
    [PAD_BYTES] = {STX_ATTRIBUTE_ARM("bytes", take_pad_bytes, "u32", 71)},
    [PAD_ALIGN] = {STX_ATTRIBUTE_ARM("align", take_pad_align, "u32", 72)},
};
/* clang-format on */

static const uint64_t pad_required[] = {0};

static const stx_state pad_state = {
    .element = STX_NAME("pad"),
    .open = pad_read,
    .step = pad_read,
    .arms = pad_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(xcb_pad),
    .blank = &pad_blank,
    .required = pad_required,
};

/* ---- paramref, xcb.schema:101 ------------------------------------------------------------- */

enum { PARAMREF_TYPE, PARAMREF_NAME };

/* :102  type: str @ */
STX_INLINE bool take_paramref_type(stx_reader *r, void *to, stax_str text)
{
    xcb_paramref *paramref = to;

    return stx_take_str(r, text, &paramref->type);
}

/* :103  name: str . */
STX_INLINE bool take_paramref_name(stx_reader *r, void *to, stax_str text)
{
    xcb_paramref *paramref = to;

    return stx_take_str(r, stax_trim(text), &paramref->name);
}

static const xcb_paramref paramref_blank = {0};

/* The start tag: <paramref type>. */
static stx_go paramref_open(stx_reader *r, stx_frame *f)
{
    xcb_paramref *paramref = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str type = {0};
    stax_str text;

    *paramref = paramref_blank;
    if (!STX_OPEN(w, "paramref")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, PARAMREF_TYPE);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "paramref", text)) return stx_careful_open(r, f);

    if (!STX_MET(seen, PARAMREF_TYPE) || !take_paramref_type(r, paramref, type))
        return stx_careful_open(r, f);
    if (!take_paramref_name(r, paramref, text)) return stx_careful_open(r, f);
    STX_MEET(seen, PARAMREF_NAME);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* clang-format off */
static const stx_arm paramref_arms[] = {
    [PARAMREF_TYPE] = {STX_ATTRIBUTE_ARM("type", take_paramref_type, "str", 102)},
    [PARAMREF_NAME] = {STX_TEXT_ARM(take_paramref_name, "str", 103)},
};
/* clang-format on */

static const uint64_t paramref_required[] = {
    STX_BIT(PARAMREF_TYPE) | STX_BIT(PARAMREF_NAME),
};

static const stx_state paramref_state = {
    .element = STX_NAME("paramref"),
    .open = paramref_open,
    .step = stx_step,
    .arms = paramref_arms,
    .count = 2,
    .total = 2,
    .rules = STX_OWN,
    .size = sizeof(xcb_paramref),
    .blank = &paramref_blank,
    .required = paramref_required,
};

/* ---- sumof, xcb.schema:97 ----------------------------------------------------------------- */

enum {
    SUMOF_REF,
    SUMOF_OP,
    SUMOF_UNOP,
    SUMOF_VALUE,
    SUMOF_FIELDREF,
    SUMOF_POPCOUNT,
    SUMOF_SUMOF,
    SUMOF_PARAMREF,
    SUMOF_LISTELEMENT_REF,
    SUMOF_OF
};

/* :98  ref: str @ */
STX_INLINE bool take_sumof_ref(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;

    return stx_take_str(r, text, &sumof->ref);
}

/* :99  of: expression? */
static void *place_sumof_op(stx_reader *r, void *in)
{
    xcb_sumof *sumof = in;

    return choose_expression_op(STX_NEW(r, sumof->of));
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_op(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;

    (void)r;
    (void)text;
    sumof->has.of = 1;
    return true;
}

/* :99  of: expression? */
static void *place_sumof_unop(stx_reader *r, void *in)
{
    xcb_sumof *sumof = in;

    return choose_expression_unop(STX_NEW(r, sumof->of));
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_unop(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;

    (void)r;
    (void)text;
    sumof->has.of = 1;
    return true;
}

/* :99  of: u32 value */
STX_INLINE bool take_sumof_value_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &chosen->as.value);
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_value(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_VALUE};

    if (!take_sumof_value_value(r, &item, text)) return false;
    if (STX_NEW(r, sumof->of) == NULL) return false;
    *sumof->of = item;
    sumof->has.of = 1;
    return true;
}

/* :99  of: str fieldref */
STX_INLINE bool take_sumof_fieldref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.fieldref);
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_fieldref(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_FIELDREF};

    if (!take_sumof_fieldref_value(r, &item, text)) return false;
    if (STX_NEW(r, sumof->of) == NULL) return false;
    *sumof->of = item;
    sumof->has.of = 1;
    return true;
}

/* :99  of: expression? */
static void *place_sumof_popcount(stx_reader *r, void *in)
{
    xcb_sumof *sumof = in;

    return choose_expression_popcount(STX_NEW(r, sumof->of));
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_popcount(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;

    (void)r;
    (void)text;
    sumof->has.of = 1;
    return true;
}

/* :99  of: expression? */
static void *place_sumof_sumof(stx_reader *r, void *in)
{
    xcb_sumof *sumof = in;

    return choose_expression_sumof(STX_NEW(r, sumof->of));
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_sumof(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;

    (void)r;
    (void)text;
    sumof->has.of = 1;
    return true;
}

/* :99  of: expression? */
static void *place_sumof_paramref(stx_reader *r, void *in)
{
    xcb_sumof *sumof = in;

    return choose_expression_paramref(STX_NEW(r, sumof->of));
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_paramref(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;

    (void)r;
    (void)text;
    sumof->has.of = 1;
    return true;
}

/* :99  of: str listelement-ref */
STX_INLINE bool take_sumof_listelement_ref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.listelement_ref);
}

/* :99  of: expression? */
STX_INLINE bool take_sumof_listelement_ref(stx_reader *r, void *to, stax_str text)
{
    xcb_sumof *sumof = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_LISTELEMENT_REF};

    if (!take_sumof_listelement_ref_value(r, &item, text)) return false;
    if (STX_NEW(r, sumof->of) == NULL) return false;
    *sumof->of = item;
    sumof->has.of = 1;
    return true;
}

static const xcb_sumof sumof_blank = {0};

/* The start tag: <sumof ref>. */
STX_INLINE bool sumof_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_sumof *sumof = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str ref = {0};

    *sumof = sumof_blank;
    if (!STX_OPEN(w, "sumof")) return false;
    if (STX_ATTR(w, "ref", ref)) STX_MEET(seen, SUMOF_REF);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, SUMOF_REF) || !take_sumof_ref(r, sumof, ref)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: op, unop, value, fieldref, popcount, sumof, paramref, listelement-ref. */
static stx_go sumof_read(stx_reader *r, stx_frame *f)
{
    xcb_sumof *sumof = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!sumof_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_AT(w, "op")) {
            go = stx_child(r, w, f, seen, SUMOF_OP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "unop")) {
            go = stx_child(r, w, f, seen, SUMOF_UNOP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "value", text)) {
            if (STX_MET(seen, SUMOF_OF) || !take_sumof_value(r, sumof, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, SUMOF_VALUE);
            STX_MEET(seen, SUMOF_OF);
        }
        if (STX_LEAF(w, "fieldref", text)) {
            if (STX_MET(seen, SUMOF_OF) || !take_sumof_fieldref(r, sumof, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, SUMOF_FIELDREF);
            STX_MEET(seen, SUMOF_OF);
        }
        if (STX_AT(w, "popcount")) {
            go = stx_child(r, w, f, seen, SUMOF_POPCOUNT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "sumof")) {
            go = stx_child(r, w, f, seen, SUMOF_SUMOF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "paramref")) {
            go = stx_child(r, w, f, seen, SUMOF_PARAMREF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "listelement-ref", text)) {
            if (STX_MET(seen, SUMOF_OF) || !take_sumof_listelement_ref(r, sumof, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, SUMOF_LISTELEMENT_REF);
            STX_MEET(seen, SUMOF_OF);
        }
        if (STX_END(w, "sumof")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm sumof_arms[] = {
    [SUMOF_REF] = {STX_ATTRIBUTE_ARM("ref", take_sumof_ref, "str", 98)},
    [SUMOF_OP] =
            {STX_RECORD_ARM("op", STX_REFUSE, place_sumof_op, take_sumof_op, &op_state, "op", 99),
             .any_of = SUMOF_OF, .exclusive = true, .choose = choose_expression_op, .points = true,
             .at = offsetof(xcb_sumof, of)},
    [SUMOF_UNOP] =
            {STX_RECORD_ARM("unop", STX_REFUSE, place_sumof_unop, take_sumof_unop, &unop_state,
                            "unop", 99), .any_of = SUMOF_OF, .exclusive = true,
             .choose = choose_expression_unop, .points = true, .at = offsetof(xcb_sumof, of)},
    [SUMOF_VALUE] = {STX_LEAF_ARM("value", STX_REFUSE, take_sumof_value, "u32", 99),
                     .any_of = SUMOF_OF, .exclusive = true},
    [SUMOF_FIELDREF] = {STX_LEAF_ARM("fieldref", STX_REFUSE, take_sumof_fieldref, "str", 99),
                        .any_of = SUMOF_OF, .exclusive = true},
    [SUMOF_POPCOUNT] =
            {STX_RECORD_ARM("popcount", STX_REFUSE, place_sumof_popcount, take_sumof_popcount,
                            &popcount_state, "popcount", 99), .any_of = SUMOF_OF, .exclusive = true,
             .choose = choose_expression_popcount, .points = true, .at = offsetof(xcb_sumof, of)},
    [SUMOF_SUMOF] =
            {STX_RECORD_ARM("sumof", STX_REFUSE, place_sumof_sumof, take_sumof_sumof, &sumof_state,
                            "sumof", 99), .any_of = SUMOF_OF, .exclusive = true,
             .choose = choose_expression_sumof, .points = true, .at = offsetof(xcb_sumof, of)},
    [SUMOF_PARAMREF] =
            {STX_RECORD_ARM("paramref", STX_REFUSE, place_sumof_paramref, take_sumof_paramref,
                            &paramref_state, "paramref", 99), .any_of = SUMOF_OF, .exclusive = true,
             .choose = choose_expression_paramref, .points = true, .at = offsetof(xcb_sumof, of)},
    [SUMOF_LISTELEMENT_REF] =
            {STX_LEAF_ARM("listelement-ref", STX_REFUSE, take_sumof_listelement_ref, "str", 99),
             .any_of = SUMOF_OF, .exclusive = true},
    [SUMOF_OF] =
            {STX_ANY_OF_ARM(
                "op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref",
                "expression", 99)},
};
/* clang-format on */

static const uint64_t sumof_required[] = {
    STX_BIT(SUMOF_REF),
};

static const stx_state sumof_state = {
    .element = STX_NAME("sumof"),
    .open = sumof_read,
    .step = sumof_read,
    .arms = sumof_arms,
    .count = 9,
    .total = 10,
    .rules = STX_DEEP,
    .size = sizeof(xcb_sumof),
    .blank = &sumof_blank,
    .required = sumof_required,
};

/* ---- popcount, xcb.schema:94 -------------------------------------------------------------- */

enum {
    POPCOUNT_OP,
    POPCOUNT_UNOP,
    POPCOUNT_VALUE,
    POPCOUNT_FIELDREF,
    POPCOUNT_POPCOUNT,
    POPCOUNT_SUMOF,
    POPCOUNT_PARAMREF,
    POPCOUNT_LISTELEMENT_REF,
    POPCOUNT_OF
};

/* :95  of: expression */
static void *place_popcount_op(stx_reader *r, void *in)
{
    xcb_popcount *popcount = in;

    return choose_expression_op(STX_NEW(r, popcount->of));
}

/* :95  of: expression */
static void *place_popcount_unop(stx_reader *r, void *in)
{
    xcb_popcount *popcount = in;

    return choose_expression_unop(STX_NEW(r, popcount->of));
}

/* :95  of: u32 value */
STX_INLINE bool take_popcount_value_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &chosen->as.value);
}

/* :95  of: expression */
STX_INLINE bool take_popcount_value(stx_reader *r, void *to, stax_str text)
{
    xcb_popcount *popcount = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_VALUE};

    if (!take_popcount_value_value(r, &item, text)) return false;
    if (STX_NEW(r, popcount->of) == NULL) return false;
    *popcount->of = item;
    return true;
}

/* :95  of: str fieldref */
STX_INLINE bool take_popcount_fieldref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.fieldref);
}

/* :95  of: expression */
STX_INLINE bool take_popcount_fieldref(stx_reader *r, void *to, stax_str text)
{
    xcb_popcount *popcount = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_FIELDREF};

    if (!take_popcount_fieldref_value(r, &item, text)) return false;
    if (STX_NEW(r, popcount->of) == NULL) return false;
    *popcount->of = item;
    return true;
}

/* :95  of: expression */
static void *place_popcount_popcount(stx_reader *r, void *in)
{
    xcb_popcount *popcount = in;

    return choose_expression_popcount(STX_NEW(r, popcount->of));
}

/* :95  of: expression */
static void *place_popcount_sumof(stx_reader *r, void *in)
{
    xcb_popcount *popcount = in;

    return choose_expression_sumof(STX_NEW(r, popcount->of));
}

/* :95  of: expression */
static void *place_popcount_paramref(stx_reader *r, void *in)
{
    xcb_popcount *popcount = in;

    return choose_expression_paramref(STX_NEW(r, popcount->of));
}

/* :95  of: str listelement-ref */
STX_INLINE bool take_popcount_listelement_ref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.listelement_ref);
}

/* :95  of: expression */
STX_INLINE bool take_popcount_listelement_ref(stx_reader *r, void *to, stax_str text)
{
    xcb_popcount *popcount = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_LISTELEMENT_REF};

    if (!take_popcount_listelement_ref_value(r, &item, text)) return false;
    if (STX_NEW(r, popcount->of) == NULL) return false;
    *popcount->of = item;
    return true;
}

static const xcb_popcount popcount_blank = {0};

/* The start tag: <popcount>. */
STX_INLINE bool popcount_open(stx_frame *f, stx_walk *at, bool *empty)
{
    xcb_popcount *popcount = f->record;
    stx_walk w = *at;

    *popcount = popcount_blank;
    if (!STX_OPEN(w, "popcount")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: op, unop, value, fieldref, popcount, sumof, paramref, listelement-ref. */
static stx_go popcount_read(stx_reader *r, stx_frame *f)
{
    xcb_popcount *popcount = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!popcount_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_AT(w, "op")) {
            go = stx_child(r, w, f, seen, POPCOUNT_OP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "unop")) {
            go = stx_child(r, w, f, seen, POPCOUNT_UNOP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "value", text)) {
            if (STX_MET(seen, POPCOUNT_OF) || !take_popcount_value(r, popcount, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POPCOUNT_VALUE);
            STX_MEET(seen, POPCOUNT_OF);
        }
        if (STX_LEAF(w, "fieldref", text)) {
            if (STX_MET(seen, POPCOUNT_OF) || !take_popcount_fieldref(r, popcount, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POPCOUNT_FIELDREF);
            STX_MEET(seen, POPCOUNT_OF);
        }
        if (STX_AT(w, "popcount")) {
            go = stx_child(r, w, f, seen, POPCOUNT_POPCOUNT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "sumof")) {
            go = stx_child(r, w, f, seen, POPCOUNT_SUMOF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "paramref")) {
            go = stx_child(r, w, f, seen, POPCOUNT_PARAMREF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "listelement-ref", text)) {
            if (STX_MET(seen, POPCOUNT_OF) || !take_popcount_listelement_ref(r, popcount, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POPCOUNT_LISTELEMENT_REF);
            STX_MEET(seen, POPCOUNT_OF);
        }
        if (STX_END(w, "popcount")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm popcount_arms[] = {
    [POPCOUNT_OP] =
            {STX_RECORD_ARM("op", STX_REFUSE, place_popcount_op, NULL, &op_state, "op", 95),
             .any_of = POPCOUNT_OF, .exclusive = true, .choose = choose_expression_op,
             .points = true, .at = offsetof(xcb_popcount, of)},
    [POPCOUNT_UNOP] =
            {STX_RECORD_ARM("unop", STX_REFUSE, place_popcount_unop, NULL, &unop_state, "unop", 95),
             .any_of = POPCOUNT_OF, .exclusive = true, .choose = choose_expression_unop,
             .points = true, .at = offsetof(xcb_popcount, of)},
    [POPCOUNT_VALUE] = {STX_LEAF_ARM("value", STX_REFUSE, take_popcount_value, "u32", 95),
                        .any_of = POPCOUNT_OF, .exclusive = true},
    [POPCOUNT_FIELDREF] = {STX_LEAF_ARM("fieldref", STX_REFUSE, take_popcount_fieldref, "str", 95),
                           .any_of = POPCOUNT_OF, .exclusive = true},
    [POPCOUNT_POPCOUNT] =
            {STX_RECORD_ARM("popcount", STX_REFUSE, place_popcount_popcount, NULL, &popcount_state,
                            "popcount", 95), .any_of = POPCOUNT_OF, .exclusive = true,
             .choose = choose_expression_popcount, .points = true,
             .at = offsetof(xcb_popcount, of)},
    [POPCOUNT_SUMOF] =
            {STX_RECORD_ARM("sumof", STX_REFUSE, place_popcount_sumof, NULL, &sumof_state,
                            "sumof", 95), .any_of = POPCOUNT_OF, .exclusive = true,
             .choose = choose_expression_sumof, .points = true, .at = offsetof(xcb_popcount, of)},
    [POPCOUNT_PARAMREF] =
            {STX_RECORD_ARM("paramref", STX_REFUSE, place_popcount_paramref, NULL, &paramref_state,
                            "paramref", 95), .any_of = POPCOUNT_OF, .exclusive = true,
             .choose = choose_expression_paramref, .points = true,
             .at = offsetof(xcb_popcount, of)},
    [POPCOUNT_LISTELEMENT_REF] =
            {STX_LEAF_ARM("listelement-ref", STX_REFUSE, take_popcount_listelement_ref, "str", 95),
             .any_of = POPCOUNT_OF, .exclusive = true},
    [POPCOUNT_OF] =
            {STX_ANY_OF_ARM(
                "op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref",
                "expression", 95)},
};
/* clang-format on */

static const uint64_t popcount_required[] = {
    STX_BIT(POPCOUNT_OF),
};

static const stx_state popcount_state = {
    .element = STX_NAME("popcount"),
    .open = popcount_read,
    .step = popcount_read,
    .arms = popcount_arms,
    .count = 8,
    .total = 9,
    .rules = STX_DEEP,
    .size = sizeof(xcb_popcount),
    .blank = &popcount_blank,
    .required = popcount_required,
};

/* ---- unop, xcb.schema:90 ------------------------------------------------------------------ */

enum {
    UNOP_OP,
    UNOP_OP_,
    UNOP_UNOP,
    UNOP_VALUE,
    UNOP_FIELDREF,
    UNOP_POPCOUNT,
    UNOP_SUMOF,
    UNOP_PARAMREF,
    UNOP_LISTELEMENT_REF,
    UNOP_SIDE
};

/* :91  sign: str @op */
STX_INLINE bool take_unop_op(stx_reader *r, void *to, stax_str text)
{
    xcb_unop *unop = to;

    return stx_take_str(r, text, &unop->sign);
}

/* :92  side: expression */
static void *place_unop_op(stx_reader *r, void *in)
{
    xcb_unop *unop = in;

    return choose_expression_op(STX_NEW(r, unop->side));
}

/* :92  side: expression */
static void *place_unop_unop(stx_reader *r, void *in)
{
    xcb_unop *unop = in;

    return choose_expression_unop(STX_NEW(r, unop->side));
}

/* :92  side: u32 value */
STX_INLINE bool take_unop_value_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &chosen->as.value);
}

/* :92  side: expression */
STX_INLINE bool take_unop_value(stx_reader *r, void *to, stax_str text)
{
    xcb_unop *unop = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_VALUE};

    if (!take_unop_value_value(r, &item, text)) return false;
    if (STX_NEW(r, unop->side) == NULL) return false;
    *unop->side = item;
    return true;
}

/* :92  side: str fieldref */
STX_INLINE bool take_unop_fieldref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.fieldref);
}

/* :92  side: expression */
STX_INLINE bool take_unop_fieldref(stx_reader *r, void *to, stax_str text)
{
    xcb_unop *unop = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_FIELDREF};

    if (!take_unop_fieldref_value(r, &item, text)) return false;
    if (STX_NEW(r, unop->side) == NULL) return false;
    *unop->side = item;
    return true;
}

/* :92  side: expression */
static void *place_unop_popcount(stx_reader *r, void *in)
{
    xcb_unop *unop = in;

    return choose_expression_popcount(STX_NEW(r, unop->side));
}

/* :92  side: expression */
static void *place_unop_sumof(stx_reader *r, void *in)
{
    xcb_unop *unop = in;

    return choose_expression_sumof(STX_NEW(r, unop->side));
}

/* :92  side: expression */
static void *place_unop_paramref(stx_reader *r, void *in)
{
    xcb_unop *unop = in;

    return choose_expression_paramref(STX_NEW(r, unop->side));
}

/* :92  side: str listelement-ref */
STX_INLINE bool take_unop_listelement_ref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.listelement_ref);
}

/* :92  side: expression */
STX_INLINE bool take_unop_listelement_ref(stx_reader *r, void *to, stax_str text)
{
    xcb_unop *unop = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_LISTELEMENT_REF};

    if (!take_unop_listelement_ref_value(r, &item, text)) return false;
    if (STX_NEW(r, unop->side) == NULL) return false;
    *unop->side = item;
    return true;
}

static const xcb_unop unop_blank = {0};

/* The start tag: <unop op>. */
STX_INLINE bool unop_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_unop *unop = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str op = {0};

    *unop = unop_blank;
    if (!STX_OPEN(w, "unop")) return false;
    if (STX_ATTR(w, "op", op)) STX_MEET(seen, UNOP_OP);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, UNOP_OP) || !take_unop_op(r, unop, op)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: op, unop, value, fieldref, popcount, sumof, paramref, listelement-ref. */
static stx_go unop_read(stx_reader *r, stx_frame *f)
{
    xcb_unop *unop = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!unop_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_AT(w, "op")) {
            go = stx_child(r, w, f, seen, UNOP_OP_);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "unop")) {
            go = stx_child(r, w, f, seen, UNOP_UNOP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "value", text)) {
            if (STX_MET(seen, UNOP_SIDE) || !take_unop_value(r, unop, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, UNOP_VALUE);
            STX_MEET(seen, UNOP_SIDE);
        }
        if (STX_LEAF(w, "fieldref", text)) {
            if (STX_MET(seen, UNOP_SIDE) || !take_unop_fieldref(r, unop, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, UNOP_FIELDREF);
            STX_MEET(seen, UNOP_SIDE);
        }
        if (STX_AT(w, "popcount")) {
            go = stx_child(r, w, f, seen, UNOP_POPCOUNT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "sumof")) {
            go = stx_child(r, w, f, seen, UNOP_SUMOF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "paramref")) {
            go = stx_child(r, w, f, seen, UNOP_PARAMREF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "listelement-ref", text)) {
            if (STX_MET(seen, UNOP_SIDE) || !take_unop_listelement_ref(r, unop, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, UNOP_LISTELEMENT_REF);
            STX_MEET(seen, UNOP_SIDE);
        }
        if (STX_END(w, "unop")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm unop_arms[] = {
    [UNOP_OP] = {STX_ATTRIBUTE_ARM("op", take_unop_op, "str", 91)},
    [UNOP_OP_] =
            {STX_RECORD_ARM("op", STX_REFUSE, place_unop_op, NULL, &op_state, "op", 92),
             .any_of = UNOP_SIDE, .exclusive = true, .choose = choose_expression_op, .points = true,
             .at = offsetof(xcb_unop, side)},
    [UNOP_UNOP] =
            {STX_RECORD_ARM("unop", STX_REFUSE, place_unop_unop, NULL, &unop_state, "unop", 92),
             .any_of = UNOP_SIDE, .exclusive = true, .choose = choose_expression_unop,
             .points = true, .at = offsetof(xcb_unop, side)},
    [UNOP_VALUE] = {STX_LEAF_ARM("value", STX_REFUSE, take_unop_value, "u32", 92),
                    .any_of = UNOP_SIDE, .exclusive = true},
    [UNOP_FIELDREF] = {STX_LEAF_ARM("fieldref", STX_REFUSE, take_unop_fieldref, "str", 92),
                       .any_of = UNOP_SIDE, .exclusive = true},
    [UNOP_POPCOUNT] =
            {STX_RECORD_ARM("popcount", STX_REFUSE, place_unop_popcount, NULL, &popcount_state,
                            "popcount", 92), .any_of = UNOP_SIDE, .exclusive = true,
             .choose = choose_expression_popcount, .points = true, .at = offsetof(xcb_unop, side)},
    [UNOP_SUMOF] =
            {STX_RECORD_ARM("sumof", STX_REFUSE, place_unop_sumof, NULL, &sumof_state, "sumof", 92),
             .any_of = UNOP_SIDE, .exclusive = true, .choose = choose_expression_sumof,
             .points = true, .at = offsetof(xcb_unop, side)},
    [UNOP_PARAMREF] =
            {STX_RECORD_ARM("paramref", STX_REFUSE, place_unop_paramref, NULL, &paramref_state,
                            "paramref", 92), .any_of = UNOP_SIDE, .exclusive = true,
             .choose = choose_expression_paramref, .points = true, .at = offsetof(xcb_unop, side)},
    [UNOP_LISTELEMENT_REF] = {STX_LEAF_ARM("listelement-ref", STX_REFUSE, take_unop_listelement_ref,
                                           "str", 92), .any_of = UNOP_SIDE, .exclusive = true},
    [UNOP_SIDE] =
            {STX_ANY_OF_ARM(
                "op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref",
                "expression", 92)},
};
/* clang-format on */

static const uint64_t unop_required[] = {
    STX_BIT(UNOP_OP) | STX_BIT(UNOP_SIDE),
};

static const stx_state unop_state = {
    .element = STX_NAME("unop"),
    .open = unop_read,
    .step = unop_read,
    .arms = unop_arms,
    .count = 9,
    .total = 10,
    .rules = STX_DEEP,
    .size = sizeof(xcb_unop),
    .blank = &unop_blank,
    .required = unop_required,
};

/* ---- op, xcb.schema:86 -------------------------------------------------------------------- */

enum {
    OP_OP,
    OP_OP_,
    OP_UNOP,
    OP_VALUE,
    OP_FIELDREF,
    OP_POPCOUNT,
    OP_SUMOF,
    OP_PARAMREF,
    OP_LISTELEMENT_REF,
    OP_SIDES
};

/* :87  sign: str @op */
STX_INLINE bool take_op_op(stx_reader *r, void *to, stax_str text)
{
    xcb_op *op = to;

    return stx_take_str(r, text, &op->sign);
}

/* :88  sides: expression[2] */
static void *place_op_op(stx_reader *r, void *in)
{
    xcb_op *op = in;

    return choose_expression_op(STX_ADD(r, op->sides));
}

/* :88  sides: expression[2] */
static void *place_op_unop(stx_reader *r, void *in)
{
    xcb_op *op = in;

    return choose_expression_unop(STX_ADD(r, op->sides));
}

/* :88  sides: u32 value */
STX_INLINE bool take_op_value_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &chosen->as.value);
}

/* :88  sides: expression[2] */
STX_INLINE bool take_op_value(stx_reader *r, void *to, stax_str text)
{
    xcb_op *op = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_VALUE};

    return take_op_value_value(r, &item, text) && STX_APPEND(r, op->sides, item);
}

/* :88  sides: str fieldref */
STX_INLINE bool take_op_fieldref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.fieldref);
}

/* :88  sides: expression[2] */
STX_INLINE bool take_op_fieldref(stx_reader *r, void *to, stax_str text)
{
    xcb_op *op = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_FIELDREF};

    return take_op_fieldref_value(r, &item, text) && STX_APPEND(r, op->sides, item);
}

/* :88  sides: expression[2] */
static void *place_op_popcount(stx_reader *r, void *in)
{
    xcb_op *op = in;

    return choose_expression_popcount(STX_ADD(r, op->sides));
}

/* :88  sides: expression[2] */
static void *place_op_sumof(stx_reader *r, void *in)
{
    xcb_op *op = in;

    return choose_expression_sumof(STX_ADD(r, op->sides));
}

/* :88  sides: expression[2] */
static void *place_op_paramref(stx_reader *r, void *in)
{
    xcb_op *op = in;

    return choose_expression_paramref(STX_ADD(r, op->sides));
}

/* :88  sides: str listelement-ref */
STX_INLINE bool take_op_listelement_ref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.listelement_ref);
}

/* :88  sides: expression[2] */
STX_INLINE bool take_op_listelement_ref(stx_reader *r, void *to, stax_str text)
{
    xcb_op *op = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_LISTELEMENT_REF};

    return take_op_listelement_ref_value(r, &item, text) && STX_APPEND(r, op->sides, item);
}

static const xcb_op op_blank = {0};

/* The start tag: <op op>. */
STX_INLINE bool op_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_op *op = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str op_ = {0};

    *op = op_blank;
    if (!STX_OPEN(w, "op")) return false;
    if (STX_ATTR(w, "op", op_)) STX_MEET(seen, OP_OP);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, OP_OP) || !take_op_op(r, op, op_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: op, unop, value, fieldref, popcount, sumof, paramref, listelement-ref. */
static stx_go op_read(stx_reader *r, stx_frame *f)
{
    xcb_op *op = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!op_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "op")) {
            go = stx_child(r, w, f, seen, OP_OP_);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "unop")) {
            go = stx_child(r, w, f, seen, OP_UNOP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_LEAF(w, "value", text)) {
            if (op->sides.count >= 2 || !take_op_value(r, op, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, OP_VALUE);
            STX_MEET(seen, OP_SIDES);
        }
        while (STX_LEAF(w, "fieldref", text)) {
            if (op->sides.count >= 2 || !take_op_fieldref(r, op, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, OP_FIELDREF);
            STX_MEET(seen, OP_SIDES);
        }
        while (STX_AT(w, "popcount")) {
            go = stx_child(r, w, f, seen, OP_POPCOUNT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "sumof")) {
            go = stx_child(r, w, f, seen, OP_SUMOF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "paramref")) {
            go = stx_child(r, w, f, seen, OP_PARAMREF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_LEAF(w, "listelement-ref", text)) {
            if (op->sides.count >= 2 || !take_op_listelement_ref(r, op, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, OP_LISTELEMENT_REF);
            STX_MEET(seen, OP_SIDES);
        }
        if (STX_END(w, "op")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm op_arms[] = {
    [OP_OP] = {STX_ATTRIBUTE_ARM("op", take_op_op, "str", 87)},
    [OP_OP_] =
            {STX_RECORDS_ARM("op", place_op_op, &op_state, offsetof(xcb_op, sides.count),
                             0, 2, "op", 88), .any_of = OP_SIDES, .choose = choose_expression_op},
    [OP_UNOP] =
            {STX_RECORDS_ARM("unop", place_op_unop, &unop_state, offsetof(xcb_op, sides.count),
                             0, 2, "unop", 88), .any_of = OP_SIDES,
             .choose = choose_expression_unop},
    [OP_VALUE] = {STX_LEAVES_ARM("value", take_op_value, offsetof(xcb_op, sides.count),
                                 0, 2, "u32", 88), .any_of = OP_SIDES},
    [OP_FIELDREF] = {STX_LEAVES_ARM("fieldref", take_op_fieldref, offsetof(xcb_op, sides.count),
                                    0, 2, "str", 88), .any_of = OP_SIDES},
    [OP_POPCOUNT] =
            {STX_RECORDS_ARM("popcount", place_op_popcount, &popcount_state,
                             offsetof(xcb_op, sides.count), 0, 2, "popcount", 88),
             .any_of = OP_SIDES, .choose = choose_expression_popcount},
    [OP_SUMOF] =
            {STX_RECORDS_ARM("sumof", place_op_sumof, &sumof_state, offsetof(xcb_op, sides.count),
                             0, 2, "sumof", 88), .any_of = OP_SIDES,
             .choose = choose_expression_sumof},
    [OP_PARAMREF] =
            {STX_RECORDS_ARM("paramref", place_op_paramref, &paramref_state,
                             offsetof(xcb_op, sides.count), 0, 2, "paramref", 88),
             .any_of = OP_SIDES, .choose = choose_expression_paramref},
    [OP_LISTELEMENT_REF] =
            {STX_LEAVES_ARM("listelement-ref", take_op_listelement_ref,
                            offsetof(xcb_op, sides.count), 0, 2, "str", 88), .any_of = OP_SIDES},
    [OP_SIDES] =
            {STX_ANY_OF_ARM(
                "op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref",
                "expression", 88), STX_LIST(offsetof(xcb_op, sides.count), 2, 0)},
};
/* clang-format on */

static const uint64_t op_required[] = {
    STX_BIT(OP_OP) | STX_BIT(OP_SIDES),
};

static const stx_state op_state = {
    .element = STX_NAME("op"),
    .open = op_read,
    .step = op_read,
    .arms = op_arms,
    .count = 9,
    .total = 10,
    .rules = STX_DEEP | STX_COUNTED,
    .size = sizeof(xcb_op),
    .blank = &op_blank,
    .required = op_required,
};

/* ---- list, xcb.schema:75 ------------------------------------------------------------------ */

enum {
    LIST_NAME,
    LIST_TYPE,
    LIST_OP,
    LIST_UNOP,
    LIST_VALUE,
    LIST_FIELDREF,
    LIST_POPCOUNT,
    LIST_SUMOF,
    LIST_PARAMREF,
    LIST_LISTELEMENT_REF,
    LIST_LENGTH
};

/* :76  name: str @ */
STX_INLINE bool take_list_name(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;

    return stx_take_str(r, text, &list->name);
}

/* :77  type: str @ */
STX_INLINE bool take_list_type(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;

    return stx_take_str(r, text, &list->type);
}

/* :78  length: expression? */
static void *place_list_op(stx_reader *r, void *in)
{
    xcb_list *list = in;

    return choose_expression_op(STX_NEW(r, list->length));
}

/* :78  length: expression? */
STX_INLINE bool take_list_op(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;

    (void)r;
    (void)text;
    list->has.length = 1;
    return true;
}

/* :78  length: expression? */
static void *place_list_unop(stx_reader *r, void *in)
{
    xcb_list *list = in;

    return choose_expression_unop(STX_NEW(r, list->length));
}

/* :78  length: expression? */
STX_INLINE bool take_list_unop(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;

    (void)r;
    (void)text;
    list->has.length = 1;
    return true;
}

/* :78  length: u32 value */
STX_INLINE bool take_list_value_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &chosen->as.value);
}

/* :78  length: expression? */
STX_INLINE bool take_list_value(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_VALUE};

    if (!take_list_value_value(r, &item, text)) return false;
    if (STX_NEW(r, list->length) == NULL) return false;
    *list->length = item;
    list->has.length = 1;
    return true;
}

/* :78  length: str fieldref */
STX_INLINE bool take_list_fieldref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.fieldref);
}

/* :78  length: expression? */
STX_INLINE bool take_list_fieldref(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_FIELDREF};

    if (!take_list_fieldref_value(r, &item, text)) return false;
    if (STX_NEW(r, list->length) == NULL) return false;
    *list->length = item;
    list->has.length = 1;
    return true;
}

/* :78  length: expression? */
static void *place_list_popcount(stx_reader *r, void *in)
{
    xcb_list *list = in;

    return choose_expression_popcount(STX_NEW(r, list->length));
}

/* :78  length: expression? */
STX_INLINE bool take_list_popcount(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;

    (void)r;
    (void)text;
    list->has.length = 1;
    return true;
}

/* :78  length: expression? */
static void *place_list_sumof(stx_reader *r, void *in)
{
    xcb_list *list = in;

    return choose_expression_sumof(STX_NEW(r, list->length));
}

/* :78  length: expression? */
STX_INLINE bool take_list_sumof(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;

    (void)r;
    (void)text;
    list->has.length = 1;
    return true;
}

/* :78  length: expression? */
static void *place_list_paramref(stx_reader *r, void *in)
{
    xcb_list *list = in;

    return choose_expression_paramref(STX_NEW(r, list->length));
}

/* :78  length: expression? */
STX_INLINE bool take_list_paramref(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;

    (void)r;
    (void)text;
    list->has.length = 1;
    return true;
}

/* :78  length: str listelement-ref */
STX_INLINE bool take_list_listelement_ref_value(stx_reader *r, void *to, stax_str text)
{
    xcb_expression *chosen = to;

    return stx_take_str(r, stax_trim(text), &chosen->as.listelement_ref);
}

/* :78  length: expression? */
STX_INLINE bool take_list_listelement_ref(stx_reader *r, void *to, stax_str text)
{
    xcb_list *list = to;
    xcb_expression item = {.kind = XCB_EXPRESSION_LISTELEMENT_REF};

    if (!take_list_listelement_ref_value(r, &item, text)) return false;
    if (STX_NEW(r, list->length) == NULL) return false;
    *list->length = item;
    list->has.length = 1;
    return true;
}

static const xcb_list list_blank = {0};

/* The start tag: <list name type>. */
STX_INLINE bool list_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_list *list = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, type = {0};

    *list = list_blank;
    if (!STX_OPEN(w, "list")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, LIST_NAME);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, LIST_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, LIST_NAME) || !take_list_name(r, list, name)) return false;
    if (!STX_MET(seen, LIST_TYPE) || !take_list_type(r, list, type)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: op, unop, value, fieldref, popcount, sumof, paramref, listelement-ref. */
static stx_go list_read(stx_reader *r, stx_frame *f)
{
    xcb_list *list = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!list_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_AT(w, "op")) {
            go = stx_child(r, w, f, seen, LIST_OP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "unop")) {
            go = stx_child(r, w, f, seen, LIST_UNOP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "value", text)) {
            if (STX_MET(seen, LIST_LENGTH) || !take_list_value(r, list, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, LIST_VALUE);
            STX_MEET(seen, LIST_LENGTH);
        }
        if (STX_LEAF(w, "fieldref", text)) {
            if (STX_MET(seen, LIST_LENGTH) || !take_list_fieldref(r, list, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, LIST_FIELDREF);
            STX_MEET(seen, LIST_LENGTH);
        }
        if (STX_AT(w, "popcount")) {
            go = stx_child(r, w, f, seen, LIST_POPCOUNT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "sumof")) {
            go = stx_child(r, w, f, seen, LIST_SUMOF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "paramref")) {
            go = stx_child(r, w, f, seen, LIST_PARAMREF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "listelement-ref", text)) {
            if (STX_MET(seen, LIST_LENGTH) || !take_list_listelement_ref(r, list, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, LIST_LISTELEMENT_REF);
            STX_MEET(seen, LIST_LENGTH);
        }
        if (STX_END(w, "list")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm list_arms[] = {
    [LIST_NAME] = {STX_ATTRIBUTE_ARM("name", take_list_name, "str", 76)},
    [LIST_TYPE] = {STX_ATTRIBUTE_ARM("type", take_list_type, "str", 77)},
    [LIST_OP] =
            {STX_RECORD_ARM("op", STX_REFUSE, place_list_op, take_list_op, &op_state, "op", 78),
             .any_of = LIST_LENGTH, .exclusive = true, .choose = choose_expression_op,
             .points = true, .at = offsetof(xcb_list, length)},
    [LIST_UNOP] =
            {STX_RECORD_ARM("unop", STX_REFUSE, place_list_unop, take_list_unop, &unop_state,
                            "unop", 78), .any_of = LIST_LENGTH, .exclusive = true,
             .choose = choose_expression_unop, .points = true, .at = offsetof(xcb_list, length)},
    [LIST_VALUE] = {STX_LEAF_ARM("value", STX_REFUSE, take_list_value, "u32", 78),
                    .any_of = LIST_LENGTH, .exclusive = true},
    [LIST_FIELDREF] = {STX_LEAF_ARM("fieldref", STX_REFUSE, take_list_fieldref, "str", 78),
                       .any_of = LIST_LENGTH, .exclusive = true},
    [LIST_POPCOUNT] =
            {STX_RECORD_ARM("popcount", STX_REFUSE, place_list_popcount, take_list_popcount,
                            &popcount_state, "popcount", 78), .any_of = LIST_LENGTH,
             .exclusive = true, .choose = choose_expression_popcount, .points = true,
             .at = offsetof(xcb_list, length)},
    [LIST_SUMOF] =
            {STX_RECORD_ARM("sumof", STX_REFUSE, place_list_sumof, take_list_sumof, &sumof_state,
                            "sumof", 78), .any_of = LIST_LENGTH, .exclusive = true,
             .choose = choose_expression_sumof, .points = true, .at = offsetof(xcb_list, length)},
    [LIST_PARAMREF] =
            {STX_RECORD_ARM("paramref", STX_REFUSE, place_list_paramref, take_list_paramref,
                            &paramref_state, "paramref", 78), .any_of = LIST_LENGTH,
             .exclusive = true, .choose = choose_expression_paramref, .points = true,
             .at = offsetof(xcb_list, length)},
    [LIST_LISTELEMENT_REF] = {STX_LEAF_ARM("listelement-ref", STX_REFUSE, take_list_listelement_ref,
                                           "str", 78), .any_of = LIST_LENGTH, .exclusive = true},
    [LIST_LENGTH] =
            {STX_ANY_OF_ARM(
                "op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref",
                "expression", 78)},
};
/* clang-format on */

static const uint64_t list_required[] = {
    STX_BIT(LIST_NAME) | STX_BIT(LIST_TYPE),
};

static const stx_state list_state = {
    .element = STX_NAME("list"),
    .open = list_read,
    .step = list_read,
    .arms = list_arms,
    .count = 10,
    .total = 11,
    .size = sizeof(xcb_list),
    .blank = &list_blank,
    .required = list_required,
};

/* ---- structure, xcb.schema:49 ------------------------------------------------------------- */

enum { STRUCTURE_NAME, STRUCTURE_FIELD, STRUCTURE_PAD, STRUCTURE_LIST };

/* :50  name: str @ */
STX_INLINE bool take_structure_name(stx_reader *r, void *to, stax_str text)
{
    xcb_structure *structure = to;

    return stx_take_str(r, text, &structure->name);
}

/* :51  parts: part[] */
static void *place_structure_field(stx_reader *r, void *in)
{
    xcb_structure *structure = in;

    return choose_part_field(STX_ADD(r, structure->parts));
}

/* :51  parts: part[] */
static void *place_structure_pad(stx_reader *r, void *in)
{
    xcb_structure *structure = in;

    return choose_part_pad(STX_ADD(r, structure->parts));
}

/* :51  parts: part[] */
static void *place_structure_list(stx_reader *r, void *in)
{
    xcb_structure *structure = in;

    return choose_part_list(STX_ADD(r, structure->parts));
}

static const xcb_structure structure_blank = {0};

/* The start tag: <struct name>. */
STX_INLINE bool structure_struct_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                      bool *empty)
{
    xcb_structure *structure = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    *structure = structure_blank;
    if (!STX_OPEN(w, "struct")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, STRUCTURE_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, STRUCTURE_NAME) || !take_structure_name(r, structure, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: field, pad, list. */
static stx_go structure_struct_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!structure_struct_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, STRUCTURE_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "pad")) {
            go = stx_child(r, w, f, seen, STRUCTURE_PAD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "list")) {
            go = stx_child(r, w, f, seen, STRUCTURE_LIST);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "struct")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <union name>. */
STX_INLINE bool structure_union_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                     bool *empty)
{
    xcb_structure *structure = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    *structure = structure_blank;
    if (!STX_OPEN(w, "union")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, STRUCTURE_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, STRUCTURE_NAME) || !take_structure_name(r, structure, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: field, pad, list. */
static stx_go structure_union_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!structure_union_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, STRUCTURE_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "pad")) {
            go = stx_child(r, w, f, seen, STRUCTURE_PAD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "list")) {
            go = stx_child(r, w, f, seen, STRUCTURE_LIST);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "union")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm structure_arms[] = {
    [STRUCTURE_NAME] = {STX_ATTRIBUTE_ARM("name", take_structure_name, "str", 50)},
    [STRUCTURE_FIELD] =
            {STX_RECORDS_ARM("field", place_structure_field, &field_state,
                             offsetof(xcb_structure, parts.count), 0, 0, "field", 51),
             .choose = choose_part_field},
    [STRUCTURE_PAD] =
            {STX_RECORDS_ARM("pad", place_structure_pad, &pad_state,
                             offsetof(xcb_structure, parts.count), 0, 0, "pad", 51),
             .choose = choose_part_pad},
    [STRUCTURE_LIST] =
            {STX_RECORDS_ARM("list", place_structure_list, &list_state,
                             offsetof(xcb_structure, parts.count), 0, 0, "list", 51),
             .choose = choose_part_list},
};
/* clang-format on */

static const uint64_t structure_required[] = {
    STX_BIT(STRUCTURE_NAME),
};

static const stx_state structure_struct_state = {
    .element = STX_NAME("struct"),
    .open = structure_struct_read,
    .step = structure_struct_read,
    .arms = structure_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(xcb_structure),
    .blank = &structure_blank,
    .required = structure_required,
};

static const stx_state structure_union_state = {
    .element = STX_NAME("union"),
    .open = structure_union_read,
    .step = structure_union_read,
    .arms = structure_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(xcb_structure),
    .blank = &structure_blank,
    .required = structure_required,
};

/* ---- request, xcb.schema:53 --------------------------------------------------------------- */

enum {
    REQUEST_NAME,
    REQUEST_OPCODE,
    REQUEST_FIELD,
    REQUEST_PAD,
    REQUEST_LIST,
    REQUEST_REPLY,
    REQUEST_REPLY_FIELD,
    REQUEST_REPLY_PAD,
    REQUEST_REPLY_LIST
};

/* :54  name: str @ */
STX_INLINE bool take_request_name(stx_reader *r, void *to, stax_str text)
{
    xcb_request *request = to;

    return stx_take_str(r, text, &request->name);
}

/* :55  opcode: u8 @ */
STX_INLINE bool take_request_opcode(stx_reader *r, void *to, stax_str text)
{
    xcb_request *request = to;

    return stx_take_u8(r, text, 0, UINT8_MAX, &request->opcode);
}

/* :56  parts: part[] */
static void *place_request_field(stx_reader *r, void *in)
{
    xcb_request *request = in;

    return choose_part_field(STX_ADD(r, request->parts));
}

/* :56  parts: part[] */
static void *place_request_pad(stx_reader *r, void *in)
{
    xcb_request *request = in;

    return choose_part_pad(STX_ADD(r, request->parts));
}

/* :56  parts: part[] */
static void *place_request_list(stx_reader *r, void *in)
{
    xcb_request *request = in;

    return choose_part_list(STX_ADD(r, request->parts));
}

/* :57  reply: part[] reply */
static void *place_request_reply_field(stx_reader *r, void *in)
{
    xcb_request *request = in;

    return choose_part_field(STX_ADD(r, request->reply));
}

/* :57  reply: part[] reply */
static void *place_request_reply_pad(stx_reader *r, void *in)
{
    xcb_request *request = in;

    return choose_part_pad(STX_ADD(r, request->reply));
}

/* :57  reply: part[] reply */
static void *place_request_reply_list(stx_reader *r, void *in)
{
    xcb_request *request = in;

    return choose_part_list(STX_ADD(r, request->reply));
}

static const xcb_request request_blank = {0};

/* The start tag: <request name opcode>. */
STX_INLINE bool request_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_request *request = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, opcode = {0};

    *request = request_blank;
    if (!STX_OPEN(w, "request")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, REQUEST_NAME);
    if (STX_ATTR(w, "opcode", opcode)) STX_MEET(seen, REQUEST_OPCODE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, REQUEST_NAME) || !take_request_name(r, request, name)) return false;
    if (!STX_MET(seen, REQUEST_OPCODE) || !take_request_opcode(r, request, opcode)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: field, pad, list, reply. */
static stx_go request_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!request_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, REQUEST_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "pad")) {
            go = stx_child(r, w, f, seen, REQUEST_PAD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "list")) {
            go = stx_child(r, w, f, seen, REQUEST_LIST);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "reply")) {
            go = stx_child(r, w, f, seen, REQUEST_REPLY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "request")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state request_reply_state;
/* clang-format off */
static const stx_arm request_arms[] = {
    [REQUEST_NAME] = {STX_ATTRIBUTE_ARM("name", take_request_name, "str", 54)},
    [REQUEST_OPCODE] = {STX_ATTRIBUTE_ARM("opcode", take_request_opcode, "u8", 55)},
    [REQUEST_FIELD] =
            {STX_RECORDS_ARM("field", place_request_field, &field_state,
                             offsetof(xcb_request, parts.count), 0, 0, "field", 56),
             .choose = choose_part_field},
    [REQUEST_PAD] =
            {STX_RECORDS_ARM("pad", place_request_pad, &pad_state,
                             offsetof(xcb_request, parts.count), 0, 0, "pad", 56),
             .choose = choose_part_pad},
    [REQUEST_LIST] =
            {STX_RECORDS_ARM("list", place_request_list, &list_state,
                             offsetof(xcb_request, parts.count), 0, 0, "list", 56),
             .choose = choose_part_list},
    [REQUEST_REPLY] = {STX_WRAPPER_ARM("reply", &request_reply_state, 57)},
    [REQUEST_REPLY_FIELD] =
            {STX_RECORDS_ARM("field", place_request_reply_field, &field_state,
                             offsetof(xcb_request, reply.count), 0, 0, "field", 57),
             .choose = choose_part_field},
    [REQUEST_REPLY_PAD] =
            {STX_RECORDS_ARM("pad", place_request_reply_pad, &pad_state,
                             offsetof(xcb_request, reply.count), 0, 0, "pad", 57),
             .choose = choose_part_pad},
    [REQUEST_REPLY_LIST] =
            {STX_RECORDS_ARM("list", place_request_reply_list, &list_state,
                             offsetof(xcb_request, reply.count), 0, 0, "list", 57),
             .choose = choose_part_list},
};
/* clang-format on */

static const uint64_t request_required[] = {
    STX_BIT(REQUEST_NAME) | STX_BIT(REQUEST_OPCODE),
};

static const stx_state request_state = {
    .element = STX_NAME("request"),
    .open = request_read,
    .step = request_read,
    .arms = request_arms,
    .count = 6,
    .total = 9,
    .size = sizeof(xcb_request),
    .blank = &request_blank,
    .required = request_required,
};

static const stx_state request_reply_state = {
    .element = STX_NAME("reply"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = request_arms,
    .first = 6,
    .count = 3,
};

/* ---- event, xcb.schema:59 ----------------------------------------------------------------- */

enum { EVENT_NAME, EVENT_NUMBER, EVENT_FIELD, EVENT_PAD, EVENT_LIST };

/* :60  name: str @ */
STX_INLINE bool take_event_name(stx_reader *r, void *to, stax_str text)
{
    xcb_event *event = to;

    return stx_take_str(r, text, &event->name);
}

/* :61  number: i16 @ */
STX_INLINE bool take_event_number(stx_reader *r, void *to, stax_str text)
{
    xcb_event *event = to;

    return stx_take_i16(r, text, INT16_MIN, INT16_MAX, &event->number);
}

/* :62  parts: part[] */
static void *place_event_field(stx_reader *r, void *in)
{
    xcb_event *event = in;

    return choose_part_field(STX_ADD(r, event->parts));
}

/* :62  parts: part[] */
static void *place_event_pad(stx_reader *r, void *in)
{
    xcb_event *event = in;

    return choose_part_pad(STX_ADD(r, event->parts));
}

/* :62  parts: part[] */
static void *place_event_list(stx_reader *r, void *in)
{
    xcb_event *event = in;

    return choose_part_list(STX_ADD(r, event->parts));
}

static const xcb_event event_blank = {0};

/* The start tag: <event name number>. */
STX_INLINE bool event_event_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    xcb_event *event = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, number_ = {0};

    *event = event_blank;
    if (!STX_OPEN(w, "event")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, EVENT_NAME);
    if (STX_ATTR(w, "number", number_)) STX_MEET(seen, EVENT_NUMBER);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, EVENT_NAME) || !take_event_name(r, event, name)) return false;
    if (!STX_MET(seen, EVENT_NUMBER) || !take_event_number(r, event, number_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: field, pad, list. */
static stx_go event_event_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!event_event_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, EVENT_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "pad")) {
            go = stx_child(r, w, f, seen, EVENT_PAD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "list")) {
            go = stx_child(r, w, f, seen, EVENT_LIST);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "event")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <error name number>. */
STX_INLINE bool event_error_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    xcb_event *event = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, number_ = {0};

    *event = event_blank;
    if (!STX_OPEN(w, "error")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, EVENT_NAME);
    if (STX_ATTR(w, "number", number_)) STX_MEET(seen, EVENT_NUMBER);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, EVENT_NAME) || !take_event_name(r, event, name)) return false;
    if (!STX_MET(seen, EVENT_NUMBER) || !take_event_number(r, event, number_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: field, pad, list. */
static stx_go event_error_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!event_error_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "field")) {
            go = stx_child(r, w, f, seen, EVENT_FIELD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "pad")) {
            go = stx_child(r, w, f, seen, EVENT_PAD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "list")) {
            go = stx_child(r, w, f, seen, EVENT_LIST);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "error")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm event_arms[] = {
    [EVENT_NAME] = {STX_ATTRIBUTE_ARM("name", take_event_name, "str", 60)},
    [EVENT_NUMBER] = {STX_ATTRIBUTE_ARM("number", take_event_number, "i16", 61)},
    [EVENT_FIELD] =
            {STX_RECORDS_ARM("field", place_event_field, &field_state,
                             offsetof(xcb_event, parts.count), 0, 0, "field", 62),
             .choose = choose_part_field},
    [EVENT_PAD] =
            {STX_RECORDS_ARM("pad", place_event_pad, &pad_state, offsetof(xcb_event, parts.count),
                             0, 0, "pad", 62), .choose = choose_part_pad},
    [EVENT_LIST] =
            {STX_RECORDS_ARM("list", place_event_list, &list_state,
                             offsetof(xcb_event, parts.count), 0, 0, "list", 62),
             .choose = choose_part_list},
};
/* clang-format on */

static const uint64_t event_required[] = {
    STX_BIT(EVENT_NAME) | STX_BIT(EVENT_NUMBER),
};

static const stx_state event_event_state = {
    .element = STX_NAME("event"),
    .open = event_event_read,
    .step = event_event_read,
    .arms = event_arms,
    .count = 5,
    .total = 5,
    .size = sizeof(xcb_event),
    .blank = &event_blank,
    .required = event_required,
};

static const stx_state event_error_state = {
    .element = STX_NAME("error"),
    .open = event_error_read,
    .step = event_error_read,
    .arms = event_arms,
    .count = 5,
    .total = 5,
    .size = sizeof(xcb_event),
    .blank = &event_blank,
    .required = event_required,
};

/* ---- protocol, xcb.schema:19 -------------------------------------------------------------- */

enum {
    PROTOCOL_HEADER,
    PROTOCOL_EXTENSION_XNAME,
    PROTOCOL_IMPORT,
    PROTOCOL_TYPEDEF,
    PROTOCOL_XIDTYPE,
    PROTOCOL_ENUM,
    PROTOCOL_STRUCT,
    PROTOCOL_UNION,
    PROTOCOL_REQUEST,
    PROTOCOL_EVENT,
    PROTOCOL_ERROR,
    PROTOCOL_XIDTYPE_NAME
};

/* :20  header: str @ */
STX_INLINE bool take_protocol_header(stx_reader *r, void *to, stax_str text)
{
    xcb_protocol *protocol = to;

    return stx_take_str(r, text, &protocol->header);
}

/* :21  extension: str? @extension-xname */
STX_INLINE bool take_protocol_extension_xname(stx_reader *r, void *to, stax_str text)
{
    xcb_protocol *protocol = to;

    if (!stx_take_str(r, text, &protocol->extension)) return false;
    protocol->has.extension = 1;
    return true;
}

/* :22  imports: str[] import */
STX_INLINE bool take_protocol_import(stx_reader *r, void *to, stax_str text)
{
    xcb_protocol *protocol = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, protocol->imports, item);
}

/* :23  typedefs: alias[] typedef */
static void *place_protocol_typedef(stx_reader *r, void *in)
{
    xcb_protocol *protocol = in;

    return STX_ADD(r, protocol->typedefs);
}

/* :25  enums: enumeration[] enum */
static void *place_protocol_enum(stx_reader *r, void *in)
{
    xcb_protocol *protocol = in;

    return STX_ADD(r, protocol->enums);
}

/* :26  structs: structure[] struct */
static void *place_protocol_struct(stx_reader *r, void *in)
{
    xcb_protocol *protocol = in;

    return STX_ADD(r, protocol->structs);
}

/* :27  unions: structure[] union */
static void *place_protocol_union(stx_reader *r, void *in)
{
    xcb_protocol *protocol = in;

    return STX_ADD(r, protocol->unions);
}

/* :28  requests: request[] request */
static void *place_protocol_request(stx_reader *r, void *in)
{
    xcb_protocol *protocol = in;

    return STX_ADD(r, protocol->requests);
}

/* :29  events: event[] event */
static void *place_protocol_event(stx_reader *r, void *in)
{
    xcb_protocol *protocol = in;

    return STX_ADD(r, protocol->events);
}

/* :30  errors: event[] error */
static void *place_protocol_error(stx_reader *r, void *in)
{
    xcb_protocol *protocol = in;

    return STX_ADD(r, protocol->errors);
}

/* :24  ids: str[] xidtype/@name */
STX_INLINE bool take_protocol_xidtype_name(stx_reader *r, void *to, stax_str text)
{
    xcb_protocol *protocol = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, protocol->ids, item);
}

static const xcb_protocol protocol_blank = {0};

/* The start tag: <xcb header extension-xname>. */
STX_INLINE bool protocol_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    xcb_protocol *protocol = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str header = {0}, extension_xname = {0};

    *protocol = protocol_blank;
    if (!STX_OPEN(w, "xcb")) return false;
    if (STX_ATTR(w, "header", header)) STX_MEET(seen, PROTOCOL_HEADER);
    if (STX_ATTR(w, "extension-xname", extension_xname)) STX_MEET(seen, PROTOCOL_EXTENSION_XNAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, PROTOCOL_HEADER) || !take_protocol_header(r, protocol, header)) return false;
    if (STX_MET(seen, PROTOCOL_EXTENSION_XNAME) &&
        !take_protocol_extension_xname(r, protocol, extension_xname))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: import, typedef, xidtype, enum, struct, union, request, event, error. */
static stx_go protocol_read(stx_reader *r, stx_frame *f)
{
    xcb_protocol *protocol = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    xcb_alias alias;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!protocol_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_LEAF(w, "import", text)) {
            if (!take_protocol_import(r, protocol, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROTOCOL_IMPORT);
        }
        while (alias_whole(r, &w, &alias)) {
            if (!STX_APPEND(r, protocol->typedefs, alias)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROTOCOL_TYPEDEF);
        }
        while (STX_AT(w, "typedef")) {
            go = stx_child(r, w, f, seen, PROTOCOL_TYPEDEF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "xidtype")) {
            go = stx_child(r, w, f, seen, PROTOCOL_XIDTYPE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "enum")) {
            go = stx_child(r, w, f, seen, PROTOCOL_ENUM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "struct")) {
            go = stx_child(r, w, f, seen, PROTOCOL_STRUCT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "union")) {
            go = stx_child(r, w, f, seen, PROTOCOL_UNION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "request")) {
            go = stx_child(r, w, f, seen, PROTOCOL_REQUEST);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "event")) {
            go = stx_child(r, w, f, seen, PROTOCOL_EVENT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "error")) {
            go = stx_child(r, w, f, seen, PROTOCOL_ERROR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "xcb")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <xidtype name>. */
STX_INLINE bool protocol_xidtype_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                      bool *empty)
{
    xcb_protocol *protocol = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "xidtype")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, PROTOCOL_XIDTYPE_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, PROTOCOL_XIDTYPE_NAME) && !take_protocol_xidtype_name(r, protocol, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go protocol_xidtype_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!protocol_xidtype_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "xidtype")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state protocol_xidtype_state;
/* clang-format off */
static const stx_arm protocol_arms[] = {
    [PROTOCOL_HEADER] = {STX_ATTRIBUTE_ARM("header", take_protocol_header, "str", 20)},
    [PROTOCOL_EXTENSION_XNAME] = {STX_ATTRIBUTE_ARM("extension-xname",
                                                    take_protocol_extension_xname, "str", 21)},
    [PROTOCOL_IMPORT] = {STX_LEAVES_ARM("import", take_protocol_import,
                                        offsetof(xcb_protocol, imports.count), 0, 0, "str", 22)},
    [PROTOCOL_TYPEDEF] =
            {STX_RECORDS_ARM("typedef", place_protocol_typedef, &alias_state,
                             offsetof(xcb_protocol, typedefs.count), 0, 0, "alias", 23)},
    [PROTOCOL_XIDTYPE] = {STX_WRAPPER_ARM("xidtype", &protocol_xidtype_state, 24)},
    [PROTOCOL_ENUM] =
            {STX_RECORDS_ARM("enum", place_protocol_enum, &enumeration_state,
                             offsetof(xcb_protocol, enums.count), 0, 0, "enumeration", 25)},
    [PROTOCOL_STRUCT] =
            {STX_RECORDS_ARM("struct", place_protocol_struct, &structure_struct_state,
                             offsetof(xcb_protocol, structs.count), 0, 0, "structure", 26)},
    [PROTOCOL_UNION] =
            {STX_RECORDS_ARM("union", place_protocol_union, &structure_union_state,
                             offsetof(xcb_protocol, unions.count), 0, 0, "structure", 27)},
    [PROTOCOL_REQUEST] =
            {STX_RECORDS_ARM("request", place_protocol_request, &request_state,
                             offsetof(xcb_protocol, requests.count), 0, 0, "request", 28)},
    [PROTOCOL_EVENT] = {STX_RECORDS_ARM("event", place_protocol_event, &event_event_state,
                                        offsetof(xcb_protocol, events.count), 0, 0, "event", 29)},
    [PROTOCOL_ERROR] = {STX_RECORDS_ARM("error", place_protocol_error, &event_error_state,
                                        offsetof(xcb_protocol, errors.count), 0, 0, "event", 30)},
    [PROTOCOL_XIDTYPE_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_protocol_xidtype_name,
                                offsetof(xcb_protocol, ids.count), 0, 0, "str", 24)},
};
/* clang-format on */

static const uint64_t protocol_required[] = {
    STX_BIT(PROTOCOL_HEADER),
};

static const stx_state protocol_state = {
    .element = STX_NAME("xcb"),
    .open = protocol_read,
    .step = protocol_read,
    .arms = protocol_arms,
    .count = 11,
    .total = 12,
    .size = sizeof(xcb_protocol),
    .blank = &protocol_blank,
    .required = protocol_required,
};

static const stx_state protocol_xidtype_state = {
    .element = STX_NAME("xidtype"),
    .open = protocol_xidtype_read,
    .step = protocol_xidtype_read,
    .arms = protocol_arms,
    .first = 11,
    .count = 1,
};

/* ---- documents ---------------------------------------------------------------------------- */

static const stx_schema xcb_schema = {
    .abi = STX_ABI,
    .file = "xcb.schema",
    .root = &protocol_state,
    .levels = 5,
    .deep = true,
};

xcb_protocol *xcb_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                        stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&xcb_schema, arena, &input, options, error);
}

xcb_protocol *xcb_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                             stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&xcb_schema, arena, &input, options, error);
}
