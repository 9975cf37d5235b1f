/*
 * Reads collada.schema's documents into structs. Printed by staxc from collada.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "collada_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "collada_parser.c was printed for another libstax: run staxc again"
#endif

const char *collada_model_up_name(collada_model_up value)
{
    switch (value) {
    case COLLADA_MODEL_UP_X_UP:
        return "X_UP";
    case COLLADA_MODEL_UP_Y_UP:
        return "Y_UP";
    case COLLADA_MODEL_UP_Z_UP:
        return "Z_UP";
    }
    return NULL;
}

static const stax_str model_up_words[] = {
    [COLLADA_MODEL_UP_X_UP] = STAX_STR("X_UP"),
    [COLLADA_MODEL_UP_Y_UP] = STAX_STR("Y_UP"),
    [COLLADA_MODEL_UP_Z_UP] = STAX_STR("Z_UP"),
};

static const stx_state node_state;

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1 };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://www.collada.org/2005/11/COLLADASchema"),
    STAX_STR("http://www.collada.org/2008/03/COLLADASchema"),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 2},
};
/* clang-format on */

/* ---- material, collada.schema:33 ---------------------------------------------------------- */

enum { MATERIAL_ID, MATERIAL_NAME, MATERIAL_INSTANCE_EFFECT, MATERIAL_INSTANCE_EFFECT_URL };

/* :34  id: str? @ */
STX_INLINE bool take_material_id(stx_reader *r, void *to, stax_str text)
{
    collada_material *material = to;

    if (!stx_take_str(r, text, &material->id)) return false;
    material->has.id = 1;
    return true;
}

/* :35  name: str? @ */
STX_INLINE bool take_material_name(stx_reader *r, void *to, stax_str text)
{
    collada_material *material = to;

    if (!stx_take_str(r, text, &material->name)) return false;
    material->has.name = 1;
    return true;
}

/* :36  effect: str? instance_effect/@url */
STX_INLINE bool take_material_instance_effect_url(stx_reader *r, void *to, stax_str text)
{
    collada_material *material = to;

    if (!stx_take_str(r, text, &material->effect)) return false;
    material->has.effect = 1;
    return true;
}

static const collada_material material_blank = {0};

/* The start tag: <material id name>. */
STX_INLINE bool material_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    collada_material *material = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, name = {0};

    *material = material_blank;
    if (!STX_OPEN(w, "material")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, MATERIAL_ID);
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, MATERIAL_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, MATERIAL_ID) && !take_material_id(r, material, id)) return false;
    if (STX_MET(seen, MATERIAL_NAME) && !take_material_name(r, material, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: instance_effect. */
static stx_go material_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!material_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "instance_effect")) {
            go = stx_child(r, w, f, seen, MATERIAL_INSTANCE_EFFECT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "material")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <instance_effect url>. */
STX_INLINE bool material_instance_effect_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                              uint64_t *met, bool *empty)
{
    collada_material *material = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str url = {0};

    if (!STX_OPEN(w, "instance_effect")) return false;
    if (STX_ATTR(w, "url", url)) STX_MEET(seen, MATERIAL_INSTANCE_EFFECT_URL);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, MATERIAL_INSTANCE_EFFECT_URL)) return false;
    if (STX_MET(seen, MATERIAL_INSTANCE_EFFECT_URL) &&
        !take_material_instance_effect_url(r, material, url))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go material_instance_effect_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!material_instance_effect_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "instance_effect")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state material_instance_effect_state;
/* clang-format off */
static const stx_arm material_arms[] = {
    [MATERIAL_ID] = {STX_ATTRIBUTE_ARM("id", take_material_id, "str", 34)},
    [MATERIAL_NAME] = {STX_ATTRIBUTE_ARM("name", take_material_name, "str", 35)},
    [MATERIAL_INSTANCE_EFFECT] =
            {STX_WRAPPER_ARM("instance_effect", &material_instance_effect_state, 36),
             .ns = NS_DEFAULT},
    [MATERIAL_INSTANCE_EFFECT_URL] = {STX_ATTRIBUTE_ARM("url", take_material_instance_effect_url,
                                                        "str", 36)},
};
/* clang-format on */

static const uint64_t material_required[] = {0};

static const stx_state material_state = {
    .element = STX_NAME("material"),
    .open = material_read,
    .step = material_read,
    .arms = material_arms,
    .count = 3,
    .total = 4,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_material),
    .blank = &material_blank,
    .required = material_required,
};

static const stx_state material_instance_effect_state = {
    .element = STX_NAME("instance_effect"),
    .open = material_instance_effect_read,
    .step = material_instance_effect_read,
    .arms = material_arms,
    .first = 3,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- numbers, collada.schema:45 ----------------------------------------------------------- */

enum {
    NUMBERS_ID,
    NUMBERS_FLOAT_ARRAY,
    NUMBERS_TECHNIQUE_COMMON,
    NUMBERS_TECHNIQUE_COMMON_ACCESSOR,
    NUMBERS_TECHNIQUE_COMMON_ACCESSOR_STRIDE,
    NUMBERS_TECHNIQUE_COMMON_ACCESSOR_PARAM,
    NUMBERS_TECHNIQUE_COMMON_ACCESSOR_PARAM_NAME
};

/* :46  id: str? @ */
STX_INLINE bool take_numbers_id(stx_reader *r, void *to, stax_str text)
{
    collada_numbers *numbers = to;

    if (!stx_take_str(r, text, &numbers->id)) return false;
    numbers->has.id = 1;
    return true;
}

/* One of values. */
static bool item_numbers_float_array(stx_reader *r, void *to, stax_str text)
{
    float *item = to;

    return stx_take_f32(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_numbers_float_array = {
    .separators = " ",
    .take = item_numbers_float_array,
    .size = sizeof(float),
    .least = 0,
    .most = 0,
};

/* :47  values: f32(split)[] float_array */
STX_INLINE bool take_numbers_float_array(stx_reader *r, void *to, stax_str text)
{
    collada_numbers *numbers = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_numbers_float_array, &items, &count)) return false;
    numbers->values.items = items;
    numbers->values.count = count;
    return true;
}

/* :48  stride: u32 technique_common/accessor/@stride = 1 */
STX_INLINE bool take_numbers_technique_common_accessor_strid(stx_reader *r, void *to, stax_str text)
{
    collada_numbers *numbers = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_u32(r, text, 0, UINT32_MAX, &numbers->stride);
}

/* :49  axes: str[] technique_common/accessor/param/@name */
STX_INLINE bool take_numbers_technique_common_accessor_param(stx_reader *r, void *to, stax_str text)
{
    collada_numbers *numbers = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, numbers->axes, item);
}

static const collada_numbers numbers_blank = {
    .stride = 1,
};

/* The start tag: <source id>. */
STX_INLINE bool numbers_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    collada_numbers *numbers = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0};

    *numbers = numbers_blank;
    if (!STX_OPEN(w, "source")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, NUMBERS_ID);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, NUMBERS_ID) && !take_numbers_id(r, numbers, id)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: float_array, technique_common. */
static stx_go numbers_read(stx_reader *r, stx_frame *f)
{
    collada_numbers *numbers = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!numbers_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "float_array", text)) {
            if (STX_MET(seen, NUMBERS_FLOAT_ARRAY) || !take_numbers_float_array(r, numbers, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, NUMBERS_FLOAT_ARRAY);
        }
        while (STX_AT(w, "technique_common")) {
            go = stx_child(r, w, f, seen, NUMBERS_TECHNIQUE_COMMON);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "source")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <accessor stride>. */
STX_INLINE bool numbers_technique_common_accessor_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                                       uint64_t *met, bool *empty)
{
    collada_numbers *numbers = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str stride = {0};

    if (!STX_OPEN(w, "accessor")) return false;
    if (STX_ATTR(w, "stride", stride)) STX_MEET(seen, NUMBERS_TECHNIQUE_COMMON_ACCESSOR_STRIDE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, NUMBERS_TECHNIQUE_COMMON_ACCESSOR_STRIDE)) return false;
    if (STX_MET(seen, NUMBERS_TECHNIQUE_COMMON_ACCESSOR_STRIDE) &&
        !take_numbers_technique_common_accessor_strid(r, numbers, stride))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: param. */
static stx_go numbers_technique_common_accessor_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!numbers_technique_common_accessor_open(r, f, &w, &seen, &empty))
            return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "param")) {
            go = stx_child(r, w, f, seen, NUMBERS_TECHNIQUE_COMMON_ACCESSOR_PARAM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "accessor")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <param name>. */
STX_INLINE bool numbers_technique_common_accessor_param_open(stx_reader *r, stx_frame *f,
                                                             stx_walk *at, uint64_t *met,
                                                             bool *empty)
{
    collada_numbers *numbers = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "param")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, NUMBERS_TECHNIQUE_COMMON_ACCESSOR_PARAM_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, NUMBERS_TECHNIQUE_COMMON_ACCESSOR_PARAM_NAME) &&
        !take_numbers_technique_common_accessor_param(r, numbers, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go numbers_technique_common_accessor_param_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!numbers_technique_common_accessor_param_open(r, f, &w, &seen, &empty))
            return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "param")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state numbers_technique_common_state;
static const stx_state numbers_technique_common_accessor_state;
static const stx_state numbers_technique_common_accessor_param_stat;
/* clang-format off */
static const stx_arm numbers_arms[] = {
    [NUMBERS_ID] = {STX_ATTRIBUTE_ARM("id", take_numbers_id, "str", 46)},
    [NUMBERS_FLOAT_ARRAY] = {STX_LEAF_ARM("float_array", STX_REFUSE, take_numbers_float_array,
                                          "f32(split)", 47), .ns = NS_DEFAULT},
    [NUMBERS_TECHNIQUE_COMMON] =
            {STX_WRAPPER_ARM("technique_common", &numbers_technique_common_state, 48),
             .ns = NS_DEFAULT},
    [NUMBERS_TECHNIQUE_COMMON_ACCESSOR] =
            {STX_WRAPPER_ARM("accessor", &numbers_technique_common_accessor_state, 48),
             .ns = NS_DEFAULT},
    [NUMBERS_TECHNIQUE_COMMON_ACCESSOR_STRIDE] =
            {STX_ATTRIBUTE_ARM("stride", take_numbers_technique_common_accessor_strid, "u32", 48)},
    [NUMBERS_TECHNIQUE_COMMON_ACCESSOR_PARAM] =
            {STX_WRAPPER_ARM("param", &numbers_technique_common_accessor_param_stat, 49),
             .ns = NS_DEFAULT},
    [NUMBERS_TECHNIQUE_COMMON_ACCESSOR_PARAM_NAME] =
            {STX_ATTRIBUTES_ARM("name", take_numbers_technique_common_accessor_param,
                                offsetof(collada_numbers, axes.count), 0, 0, "str", 49)},
};
/* clang-format on */

static const uint64_t numbers_required[] = {0};

static const stx_state numbers_state = {
    .element = STX_NAME("source"),
    .open = numbers_read,
    .step = numbers_read,
    .arms = numbers_arms,
    .count = 3,
    .total = 7,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_numbers),
    .blank = &numbers_blank,
    .required = numbers_required,
};

static const stx_state numbers_technique_common_state = {
    .element = STX_NAME("technique_common"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = numbers_arms,
    .first = 3,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state numbers_technique_common_accessor_state = {
    .element = STX_NAME("accessor"),
    .open = numbers_technique_common_accessor_read,
    .step = numbers_technique_common_accessor_read,
    .arms = numbers_arms,
    .first = 4,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state numbers_technique_common_accessor_param_stat = {
    .element = STX_NAME("param"),
    .open = numbers_technique_common_accessor_param_read,
    .step = numbers_technique_common_accessor_param_read,
    .arms = numbers_arms,
    .first = 6,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- input, collada.schema:58 ------------------------------------------------------------- */

enum { INPUT_SEMANTIC, INPUT_SOURCE, INPUT_OFFSET };

/* :59  semantic: str @ */
STX_INLINE bool take_input_semantic(stx_reader *r, void *to, stax_str text)
{
    collada_input *input = to;

    return stx_take_str(r, text, &input->semantic);
}

/* :60  source: str @ */
STX_INLINE bool take_input_source(stx_reader *r, void *to, stax_str text)
{
    collada_input *input = to;

    return stx_take_str(r, text, &input->source);
}

/* :61  offset: u32? @ */
STX_INLINE bool take_input_offset(stx_reader *r, void *to, stax_str text)
{
    collada_input *input = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &input->offset)) return false;
    input->has.offset = 1;
    return true;
}

static const collada_input input_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool input_whole(stx_reader *r, stx_walk *at, collada_input *input)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str semantic = {0}, source = {0}, offset = {0};

    if (!STX_OPEN(w, "input")) return false;
    if (STX_ATTR(w, "semantic", semantic)) STX_MEET(seen, INPUT_SEMANTIC);
    if (STX_ATTR(w, "source", source)) STX_MEET(seen, INPUT_SOURCE);
    if (STX_ATTR(w, "offset", offset)) STX_MEET(seen, INPUT_OFFSET);
    if (!STX_SHUT_WHOLE(w, "input")) return false;

    *input = input_blank;
    if (!STX_MET(seen, INPUT_SEMANTIC) || !take_input_semantic(r, input, semantic)) return false;
    if (!STX_MET(seen, INPUT_SOURCE) || !take_input_source(r, input, source)) return false;
    if (STX_MET(seen, INPUT_OFFSET) && !take_input_offset(r, input, offset)) return false;
    *at = w;
    return true;
}

/* The start tag: <input semantic source offset>. */
STX_INLINE bool input_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    collada_input *input = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str semantic = {0}, source = {0}, offset = {0};

    *input = input_blank;
    if (!STX_OPEN(w, "input")) return false;
    if (STX_ATTR(w, "semantic", semantic)) STX_MEET(seen, INPUT_SEMANTIC);
    if (STX_ATTR(w, "source", source)) STX_MEET(seen, INPUT_SOURCE);
    if (STX_ATTR(w, "offset", offset)) STX_MEET(seen, INPUT_OFFSET);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, INPUT_SEMANTIC) || !take_input_semantic(r, input, semantic)) return false;
    if (!STX_MET(seen, INPUT_SOURCE) || !take_input_source(r, input, source)) return false;
    if (STX_MET(seen, INPUT_OFFSET) && !take_input_offset(r, input, offset)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go input_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!input_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "input")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm input_arms[] = {
    [INPUT_SEMANTIC] = {STX_ATTRIBUTE_ARM("semantic", take_input_semantic, "str", 59)},
    [INPUT_SOURCE] = {STX_ATTRIBUTE_ARM("source", take_input_source, "str", 60)},
    [INPUT_OFFSET] = {STX_ATTRIBUTE_ARM("offset", take_input_offset, "u32", 61)},
};
/* clang-format on */

static const uint64_t input_required[] = {
    STX_BIT(INPUT_SEMANTIC) | STX_BIT(INPUT_SOURCE),
};

static const stx_state input_state = {
    .element = STX_NAME("input"),
    .open = input_read,
    .step = input_read,
    .arms = input_arms,
    .count = 3,
    .total = 3,
    .rules = STX_NAMESPACED,
    .size = sizeof(collada_input),
    .blank = &input_blank,
    .required = input_required,
};

/* ---- faces, collada.schema:51 ------------------------------------------------------------- */

enum { FACES_COUNT, FACES_MATERIAL, FACES_INPUT, FACES_VCOUNT, FACES_P };

/* :52  count: u32 @ */
STX_INLINE bool take_faces_count(stx_reader *r, void *to, stax_str text)
{
    collada_faces *faces = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &faces->count);
}

/* :53  material: str? @ */
STX_INLINE bool take_faces_material(stx_reader *r, void *to, stax_str text)
{
    collada_faces *faces = to;

    if (!stx_take_str(r, text, &faces->material)) return false;
    faces->has.material = 1;
    return true;
}

/* :54  inputs: input[] input */
static void *place_faces_input(stx_reader *r, void *in)
{
    collada_faces *faces = in;

    return STX_ADD(r, faces->inputs);
}

/* One of corners. */
static bool item_faces_vcount(stx_reader *r, void *to, stax_str text)
{
    uint32_t *item = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, item);
}

static const stx_split split_faces_vcount = {
    .separators = " ",
    .take = item_faces_vcount,
    .size = sizeof(uint32_t),
    .least = 0,
    .most = 0,
};

/* :55  corners: u32(split)[] vcount */
STX_INLINE bool take_faces_vcount(stx_reader *r, void *to, stax_str text)
{
    collada_faces *faces = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_faces_vcount, &items, &count)) return false;
    faces->corners.items = items;
    faces->corners.count = count;
    return true;
}

/* One of indices. */
static bool item_faces_p(stx_reader *r, void *to, stax_str text)
{
    uint32_t *item = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, item);
}

static const stx_split split_faces_p = {
    .separators = " ",
    .take = item_faces_p,
    .size = sizeof(uint32_t),
    .least = 0,
    .most = 0,
};

/* :56  indices: u32(split)[] p */
STX_INLINE bool take_faces_p(stx_reader *r, void *to, stax_str text)
{
    collada_faces *faces = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_faces_p, &items, &count)) return false;
    faces->indices.items = items;
    faces->indices.count = count;
    return true;
}

static const collada_faces faces_blank = {0};

/* The start tag: <triangles count material>. */
STX_INLINE bool faces_triangles_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                     bool *empty)
{
    collada_faces *faces = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str count = {0}, material = {0};

    *faces = faces_blank;
    if (!STX_OPEN(w, "triangles")) return false;
    if (STX_ATTR(w, "count", count)) STX_MEET(seen, FACES_COUNT);
    if (STX_ATTR(w, "material", material)) STX_MEET(seen, FACES_MATERIAL);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, FACES_COUNT) || !take_faces_count(r, faces, count)) return false;
    if (STX_MET(seen, FACES_MATERIAL) && !take_faces_material(r, faces, material)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: input, vcount, p. */
static stx_go faces_triangles_read(stx_reader *r, stx_frame *f)
{
    collada_faces *faces = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    collada_input input;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!faces_triangles_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (input_whole(r, &w, &input)) {
            if (!STX_APPEND(r, faces->inputs, input)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, FACES_INPUT);
        }
        while (STX_AT(w, "input")) {
            go = stx_child(r, w, f, seen, FACES_INPUT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "vcount", text)) {
            if (STX_MET(seen, FACES_VCOUNT) || !take_faces_vcount(r, faces, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FACES_VCOUNT);
        }
        if (STX_LEAF(w, "p", text)) {
            if (STX_MET(seen, FACES_P) || !take_faces_p(r, faces, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FACES_P);
        }
        if (STX_END(w, "triangles")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <polylist count material>. */
STX_INLINE bool faces_polylist_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                    bool *empty)
{
    collada_faces *faces = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str count = {0}, material = {0};

    *faces = faces_blank;
    if (!STX_OPEN(w, "polylist")) return false;
    if (STX_ATTR(w, "count", count)) STX_MEET(seen, FACES_COUNT);
    if (STX_ATTR(w, "material", material)) STX_MEET(seen, FACES_MATERIAL);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, FACES_COUNT) || !take_faces_count(r, faces, count)) return false;
    if (STX_MET(seen, FACES_MATERIAL) && !take_faces_material(r, faces, material)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: input, vcount, p. */
static stx_go faces_polylist_read(stx_reader *r, stx_frame *f)
{
    collada_faces *faces = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    collada_input input;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!faces_polylist_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (input_whole(r, &w, &input)) {
            if (!STX_APPEND(r, faces->inputs, input)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, FACES_INPUT);
        }
        while (STX_AT(w, "input")) {
            go = stx_child(r, w, f, seen, FACES_INPUT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "vcount", text)) {
            if (STX_MET(seen, FACES_VCOUNT) || !take_faces_vcount(r, faces, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FACES_VCOUNT);
        }
        if (STX_LEAF(w, "p", text)) {
            if (STX_MET(seen, FACES_P) || !take_faces_p(r, faces, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FACES_P);
        }
        if (STX_END(w, "polylist")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm faces_arms[] = {
    [FACES_COUNT] = {STX_ATTRIBUTE_ARM("count", take_faces_count, "u32", 52)},
    [FACES_MATERIAL] = {STX_ATTRIBUTE_ARM("material", take_faces_material, "str", 53)},
    [FACES_INPUT] =
            {STX_RECORDS_ARM("input", place_faces_input, &input_state,
                             offsetof(collada_faces, inputs.count), 0, 0, "input", 54),
             .ns = NS_DEFAULT},
    [FACES_VCOUNT] = {STX_LEAF_ARM("vcount", STX_REFUSE, take_faces_vcount, "u32(split)", 55),
                      .ns = NS_DEFAULT},
    [FACES_P] = {STX_LEAF_ARM("p", STX_REFUSE, take_faces_p, "u32(split)", 56), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t faces_required[] = {
    STX_BIT(FACES_COUNT),
};

static const stx_state faces_triangles_state = {
    .element = STX_NAME("triangles"),
    .open = faces_triangles_read,
    .step = faces_triangles_read,
    .arms = faces_arms,
    .count = 5,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_faces),
    .blank = &faces_blank,
    .required = faces_required,
};

static const stx_state faces_polylist_state = {
    .element = STX_NAME("polylist"),
    .open = faces_polylist_read,
    .step = faces_polylist_read,
    .arms = faces_arms,
    .count = 5,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_faces),
    .blank = &faces_blank,
    .required = faces_required,
};

/* ---- geometry, collada.schema:38 ---------------------------------------------------------- */

enum {
    GEOMETRY_ID,
    GEOMETRY_NAME,
    GEOMETRY_MESH,
    GEOMETRY_MESH_SOURCE,
    GEOMETRY_MESH_TRIANGLES,
    GEOMETRY_MESH_POLYLIST
};

/* :39  id: str? @ */
STX_INLINE bool take_geometry_id(stx_reader *r, void *to, stax_str text)
{
    collada_geometry *geometry = to;

    if (!stx_take_str(r, text, &geometry->id)) return false;
    geometry->has.id = 1;
    return true;
}

/* :40  name: str? @ */
STX_INLINE bool take_geometry_name(stx_reader *r, void *to, stax_str text)
{
    collada_geometry *geometry = to;

    if (!stx_take_str(r, text, &geometry->name)) return false;
    geometry->has.name = 1;
    return true;
}

/* :41  sources: numbers[] mesh/source */
static void *place_geometry_mesh_source(stx_reader *r, void *in)
{
    collada_geometry *geometry = in;

    return STX_ADD(r, geometry->sources);
}

/* :42  triangles: faces[] mesh/triangles | mesh/polylist */
static void *place_geometry_mesh_triangles(stx_reader *r, void *in)
{
    collada_geometry *geometry = in;

    return STX_ADD(r, geometry->triangles);
}

/* :42  triangles: faces[] mesh/triangles | mesh/polylist */
static void *place_geometry_mesh_polylist(stx_reader *r, void *in)
{
    collada_geometry *geometry = in;

    return STX_ADD(r, geometry->triangles);
}

static const collada_geometry geometry_blank = {0};

/* The start tag: <geometry id name>. */
STX_INLINE bool geometry_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    collada_geometry *geometry = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, name = {0};

    *geometry = geometry_blank;
    if (!STX_OPEN(w, "geometry")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, GEOMETRY_ID);
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, GEOMETRY_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, GEOMETRY_ID) && !take_geometry_id(r, geometry, id)) return false;
    if (STX_MET(seen, GEOMETRY_NAME) && !take_geometry_name(r, geometry, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: mesh. */
static stx_go geometry_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!geometry_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "mesh")) {
            go = stx_child(r, w, f, seen, GEOMETRY_MESH);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "geometry")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state geometry_mesh_state;
/* clang-format off */
static const stx_arm geometry_arms[] = {
    [GEOMETRY_ID] = {STX_ATTRIBUTE_ARM("id", take_geometry_id, "str", 39)},
    [GEOMETRY_NAME] = {STX_ATTRIBUTE_ARM("name", take_geometry_name, "str", 40)},
    [GEOMETRY_MESH] = {STX_WRAPPER_ARM("mesh", &geometry_mesh_state, 41), .ns = NS_DEFAULT},
    [GEOMETRY_MESH_SOURCE] =
            {STX_RECORDS_ARM("source", place_geometry_mesh_source, &numbers_state,
                             offsetof(collada_geometry, sources.count), 0, 0, "numbers", 41),
             .ns = NS_DEFAULT},
    [GEOMETRY_MESH_TRIANGLES] =
            {STX_RECORDS_ARM("triangles", place_geometry_mesh_triangles, &faces_triangles_state,
                             offsetof(collada_geometry, triangles.count), 0, 0, "faces", 42),
             .ns = NS_DEFAULT},
    [GEOMETRY_MESH_POLYLIST] =
            {STX_RECORDS_ARM("polylist", place_geometry_mesh_polylist, &faces_polylist_state,
                             offsetof(collada_geometry, triangles.count), 0, 0, "faces", 42),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t geometry_required[] = {0};

static const stx_state geometry_state = {
    .element = STX_NAME("geometry"),
    .open = geometry_read,
    .step = geometry_read,
    .arms = geometry_arms,
    .count = 3,
    .total = 6,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_geometry),
    .blank = &geometry_blank,
    .required = geometry_required,
};

static const stx_state geometry_mesh_state = {
    .element = STX_NAME("mesh"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = geometry_arms,
    .first = 3,
    .count = 3,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- node, collada.schema:68 -------------------------------------------------------------- */

enum {
    NODE_ID,
    NODE_NAME,
    NODE_MATRIX,
    NODE_TRANSLATE,
    NODE_INSTANCE_GEOMETRY,
    NODE_NODE,
    NODE_INSTANCE_GEOMETRY_URL
};

/* :69  id: str? @ */
STX_INLINE bool take_node_id(stx_reader *r, void *to, stax_str text)
{
    collada_node *node = to;

    if (!stx_take_str(r, text, &node->id)) return false;
    node->has.id = 1;
    return true;
}

/* :70  name: str? @ */
STX_INLINE bool take_node_name(stx_reader *r, void *to, stax_str text)
{
    collada_node *node = to;

    if (!stx_take_str(r, text, &node->name)) return false;
    node->has.name = 1;
    return true;
}

/* One of matrix. */
static bool item_node_matrix(stx_reader *r, void *to, stax_str text)
{
    double *item = to;

    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_node_matrix = {
    .separators = " ",
    .take = item_node_matrix,
    .size = sizeof(double),
    .least = 0,
    .most = 0,
};

/* :71  matrix: f64(split)[] */
STX_INLINE bool take_node_matrix(stx_reader *r, void *to, stax_str text)
{
    collada_node *node = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_node_matrix, &items, &count)) return false;
    node->matrix.items = items;
    node->matrix.count = count;
    return true;
}

/* One of translate. */
static bool item_node_translate(stx_reader *r, void *to, stax_str text)
{
    double *item = to;

    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_node_translate = {
    .separators = " ",
    .take = item_node_translate,
    .size = sizeof(double),
    .least = 0,
    .most = 0,
};

/* :72  translate: f64(split)[] */
STX_INLINE bool take_node_translate(stx_reader *r, void *to, stax_str text)
{
    collada_node *node = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_node_translate, &items, &count)) return false;
    node->translate.items = items;
    node->translate.count = count;
    return true;
}

/* :74  nodes: node[] node */
static void *place_node_node(stx_reader *r, void *in)
{
    collada_node *node = in;

    return STX_ADD(r, node->nodes);
}

/* :73  meshes: str[] instance_geometry/@url */
STX_INLINE bool take_node_instance_geometry_url(stx_reader *r, void *to, stax_str text)
{
    collada_node *node = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, node->meshes, item);
}

static const collada_node node_blank = {0};

/* The start tag: <node id name>. */
STX_INLINE bool node_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    collada_node *node = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, name = {0};

    *node = node_blank;
    if (!STX_OPEN(w, "node")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, NODE_ID);
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, NODE_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, NODE_ID) && !take_node_id(r, node, id)) return false;
    if (STX_MET(seen, NODE_NAME) && !take_node_name(r, node, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: matrix, translate, instance_geometry, node. */
static stx_go node_read(stx_reader *r, stx_frame *f)
{
    collada_node *node = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!node_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "matrix", text)) {
            if (STX_MET(seen, NODE_MATRIX) || !take_node_matrix(r, node, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, NODE_MATRIX);
        }
        if (STX_LEAF(w, "translate", text)) {
            if (STX_MET(seen, NODE_TRANSLATE) || !take_node_translate(r, node, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, NODE_TRANSLATE);
        }
        while (STX_AT(w, "instance_geometry")) {
            go = stx_child(r, w, f, seen, NODE_INSTANCE_GEOMETRY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "node")) {
            go = stx_child(r, w, f, seen, NODE_NODE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "node")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <instance_geometry url>. */
STX_INLINE bool node_instance_geometry_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                            uint64_t *met, bool *empty)
{
    collada_node *node = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str url = {0};

    if (!STX_OPEN(w, "instance_geometry")) return false;
    if (STX_ATTR(w, "url", url)) STX_MEET(seen, NODE_INSTANCE_GEOMETRY_URL);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, NODE_INSTANCE_GEOMETRY_URL) && !take_node_instance_geometry_url(r, node, url))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go node_instance_geometry_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!node_instance_geometry_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "instance_geometry")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state node_instance_geometry_state;
/* clang-format off */
static const stx_arm node_arms[] = {
    [NODE_ID] = {STX_ATTRIBUTE_ARM("id", take_node_id, "str", 69)},
    [NODE_NAME] = {STX_ATTRIBUTE_ARM("name", take_node_name, "str", 70)},
    [NODE_MATRIX] = {STX_LEAF_ARM("matrix", STX_REFUSE, take_node_matrix, "f64(split)", 71),
                     .ns = NS_DEFAULT},
    [NODE_TRANSLATE] = {STX_LEAF_ARM("translate", STX_REFUSE, take_node_translate,
                                     "f64(split)", 72), .ns = NS_DEFAULT},
    [NODE_INSTANCE_GEOMETRY] =
            {STX_WRAPPER_ARM("instance_geometry", &node_instance_geometry_state, 73),
             .ns = NS_DEFAULT},
    [NODE_NODE] =
            {STX_RECORDS_ARM("node", place_node_node, &node_state,
                             offsetof(collada_node, nodes.count), 0, 0, "node", 74),
             .ns = NS_DEFAULT},
    [NODE_INSTANCE_GEOMETRY_URL] =
            {STX_ATTRIBUTES_ARM("url", take_node_instance_geometry_url,
                                offsetof(collada_node, meshes.count), 0, 0, "str", 73)},
};
/* clang-format on */

static const uint64_t node_required[] = {0};

static const stx_state node_state = {
    .element = STX_NAME("node"),
    .open = node_read,
    .step = node_read,
    .arms = node_arms,
    .count = 6,
    .total = 7,
    .rules = STX_DEEP | STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_node),
    .blank = &node_blank,
    .required = node_required,
};

static const stx_state node_instance_geometry_state = {
    .element = STX_NAME("instance_geometry"),
    .open = node_instance_geometry_read,
    .step = node_instance_geometry_read,
    .arms = node_arms,
    .first = 6,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- scene, collada.schema:63 ------------------------------------------------------------- */

enum { SCENE_ID, SCENE_NODE };

/* :64  id: str? @ */
STX_INLINE bool take_scene_id(stx_reader *r, void *to, stax_str text)
{
    collada_scene *scene = to;

    if (!stx_take_str(r, text, &scene->id)) return false;
    scene->has.id = 1;
    return true;
}

/* :65  nodes: node[] node */
static void *place_scene_node(stx_reader *r, void *in)
{
    collada_scene *scene = in;

    return STX_ADD(r, scene->nodes);
}

static const collada_scene scene_blank = {0};

/* The start tag: <visual_scene id>. */
STX_INLINE bool scene_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    collada_scene *scene = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0};

    *scene = scene_blank;
    if (!STX_OPEN(w, "visual_scene")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, SCENE_ID);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, SCENE_ID) && !take_scene_id(r, scene, id)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: node. */
static stx_go scene_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!scene_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "node")) {
            go = stx_child(r, w, f, seen, SCENE_NODE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "visual_scene")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm scene_arms[] = {
    [SCENE_ID] = {STX_ATTRIBUTE_ARM("id", take_scene_id, "str", 64)},
    [SCENE_NODE] =
            {STX_RECORDS_ARM("node", place_scene_node, &node_state,
                             offsetof(collada_scene, nodes.count), 0, 0, "node", 65),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t scene_required[] = {0};

static const stx_state scene_state = {
    .element = STX_NAME("visual_scene"),
    .open = scene_read,
    .step = scene_read,
    .arms = scene_arms,
    .count = 2,
    .total = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_scene),
    .blank = &scene_blank,
    .required = scene_required,
};

/* ---- model, collada.schema:22 ------------------------------------------------------------- */

enum {
    MODEL_VERSION,
    MODEL_ASSET,
    MODEL_LIBRARY_MATERIALS,
    MODEL_LIBRARY_GEOMETRIES,
    MODEL_LIBRARY_VISUAL_SCENES,
    MODEL_ASSET_CONTRIBUTOR,
    MODEL_ASSET_CREATED,
    MODEL_ASSET_UNIT,
    MODEL_ASSET_UP_AXIS,
    MODEL_LIBRARY_MATERIALS_MATERIAL,
    MODEL_LIBRARY_GEOMETRIES_GEOMETRY,
    MODEL_LIBRARY_VISUAL_SCENES_VISUAL_SCENE,
    MODEL_ASSET_CONTRIBUTOR_AUTHOR,
    MODEL_ASSET_CONTRIBUTOR_AUTHORING_TOOL,
    MODEL_ASSET_UNIT_METER
};

/* :23  version: str @ */
STX_INLINE bool take_model_version(stx_reader *r, void *to, stax_str text)
{
    collada_model *model = to;

    return stx_take_str(r, text, &model->version);
}

/* :26  created: datetime? asset/created */
STX_INLINE bool take_model_asset_created(stx_reader *r, void *to, stax_str text)
{
    collada_model *model = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_datetime(r, text, &model->created)) return false;
    model->has.created = 1;
    return true;
}

/* :28  up: enum(X_UP, Y_UP, Z_UP) asset/up_axis = Y_UP */
STX_INLINE bool take_model_asset_up_axis(stx_reader *r, void *to, stax_str text)
{
    collada_model *model = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, model_up_words, 3, &word)) return false;
    model->up = (collada_model_up)word;
    return true;
}

/* :29  materials: material[] library_materials/material */
static void *place_model_library_materials_material(stx_reader *r, void *in)
{
    collada_model *model = in;

    return STX_ADD(r, model->materials);
}

/* :30  geometries: geometry[] library_geometries/geometry */
static void *place_model_library_geometries_geometry(stx_reader *r, void *in)
{
    collada_model *model = in;

    return STX_ADD(r, model->geometries);
}

/* :31  scenes: scene[] library_visual_scenes/visual_scene */
static void *place_model_library_visual_scenes_visual_sce(stx_reader *r, void *in)
{
    collada_model *model = in;

    return STX_ADD(r, model->scenes);
}

/* :24  author: str? asset/contributor/author */
STX_INLINE bool take_model_asset_contributor_author(stx_reader *r, void *to, stax_str text)
{
    collada_model *model = to;

    if (!stx_take_str(r, stax_trim(text), &model->author)) return false;
    model->has.author = 1;
    return true;
}

/* :25  tool: str? asset/contributor/authoring_tool */
STX_INLINE bool take_model_asset_contributor_authoring_tool(stx_reader *r, void *to, stax_str text)
{
    collada_model *model = to;

    if (!stx_take_str(r, stax_trim(text), &model->tool)) return false;
    model->has.tool = 1;
    return true;
}

/* :27  unit: f64 asset/unit/@meter = 1 */
STX_INLINE bool take_model_asset_unit_meter(stx_reader *r, void *to, stax_str text)
{
    collada_model *model = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &model->unit);
}

static const collada_model model_blank = {
    .unit = 1.0,
    .up = COLLADA_MODEL_UP_Y_UP,
};

/* The start tag: <COLLADA version>. */
STX_INLINE bool model_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    collada_model *model = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str version = {0};

    *model = model_blank;
    if (!STX_OPEN(w, "COLLADA")) return false;
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, MODEL_VERSION);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, MODEL_VERSION) || !take_model_version(r, model, version)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: asset, library_materials, library_geometries, library_visual_scenes. */
static stx_go model_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!model_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "asset")) {
            go = stx_child(r, w, f, seen, MODEL_ASSET);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "library_materials")) {
            go = stx_child(r, w, f, seen, MODEL_LIBRARY_MATERIALS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "library_geometries")) {
            go = stx_child(r, w, f, seen, MODEL_LIBRARY_GEOMETRIES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "library_visual_scenes")) {
            go = stx_child(r, w, f, seen, MODEL_LIBRARY_VISUAL_SCENES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "COLLADA")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <asset>. */
STX_INLINE bool model_asset_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "asset")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: contributor, created, unit, up_axis. */
static stx_go model_asset_read(stx_reader *r, stx_frame *f)
{
    collada_model *model = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!model_asset_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "contributor")) {
            go = stx_child(r, w, f, seen, MODEL_ASSET_CONTRIBUTOR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "created", text)) {
            if (STX_MET(seen, MODEL_ASSET_CREATED) || !take_model_asset_created(r, model, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, MODEL_ASSET_CREATED);
        }
        while (STX_AT(w, "unit")) {
            go = stx_child(r, w, f, seen, MODEL_ASSET_UNIT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "up_axis", text)) {
            if (STX_MET(seen, MODEL_ASSET_UP_AXIS) || !take_model_asset_up_axis(r, model, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, MODEL_ASSET_UP_AXIS);
        }
        if (STX_END(w, "asset")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <contributor>. */
STX_INLINE bool model_asset_contributor_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "contributor")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: author, authoring_tool. */
static stx_go model_asset_contributor_read(stx_reader *r, stx_frame *f)
{
    collada_model *model = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!model_asset_contributor_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "author", text)) {
            if (STX_MET(seen, MODEL_ASSET_CONTRIBUTOR_AUTHOR) ||
                !take_model_asset_contributor_author(r, model, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, MODEL_ASSET_CONTRIBUTOR_AUTHOR);
        }
        if (STX_LEAF(w, "authoring_tool", text)) {
            if (STX_MET(seen, MODEL_ASSET_CONTRIBUTOR_AUTHORING_TOOL) ||
                !take_model_asset_contributor_authoring_tool(r, model, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, MODEL_ASSET_CONTRIBUTOR_AUTHORING_TOOL);
        }
        if (STX_END(w, "contributor")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <unit meter>. */
STX_INLINE bool model_asset_unit_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                      bool *empty)
{
    collada_model *model = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str meter = {0};

    if (!STX_OPEN(w, "unit")) return false;
    if (STX_ATTR(w, "meter", meter)) STX_MEET(seen, MODEL_ASSET_UNIT_METER);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, MODEL_ASSET_UNIT_METER)) return false;
    if (STX_MET(seen, MODEL_ASSET_UNIT_METER) && !take_model_asset_unit_meter(r, model, meter))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go model_asset_unit_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!model_asset_unit_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "unit")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state model_asset_state;
static const stx_state model_library_materials_state;
static const stx_state model_library_geometries_state;
static const stx_state model_library_visual_scenes_state;
static const stx_state model_asset_contributor_state;
static const stx_state model_asset_unit_state;
/* clang-format off */
static const stx_arm model_arms[] = {
    [MODEL_VERSION] = {STX_ATTRIBUTE_ARM("version", take_model_version, "str", 23)},
    [MODEL_ASSET] = {STX_WRAPPER_ARM("asset", &model_asset_state, 24), .ns = NS_DEFAULT},
    [MODEL_LIBRARY_MATERIALS] =
            {STX_WRAPPER_ARM("library_materials", &model_library_materials_state, 29),
             .ns = NS_DEFAULT},
    [MODEL_LIBRARY_GEOMETRIES] =
            {STX_WRAPPER_ARM("library_geometries", &model_library_geometries_state, 30),
             .ns = NS_DEFAULT},
    [MODEL_LIBRARY_VISUAL_SCENES] =
            {STX_WRAPPER_ARM("library_visual_scenes", &model_library_visual_scenes_state, 31),
             .ns = NS_DEFAULT},
    [MODEL_ASSET_CONTRIBUTOR] = {STX_WRAPPER_ARM("contributor", &model_asset_contributor_state, 24),
                                 .ns = NS_DEFAULT},
    [MODEL_ASSET_CREATED] = {STX_LEAF_ARM("created", STX_REFUSE, take_model_asset_created,
                                          "datetime", 26), .ns = NS_DEFAULT},
    [MODEL_ASSET_UNIT] = {STX_WRAPPER_ARM("unit", &model_asset_unit_state, 27), .ns = NS_DEFAULT},
    [MODEL_ASSET_UP_AXIS] = {STX_LEAF_ARM("up_axis", STX_REFUSE, take_model_asset_up_axis,
                                          "enum(X_UP, Y_UP, Z_UP)", 28), .ns = NS_DEFAULT},
    [MODEL_LIBRARY_MATERIALS_MATERIAL] =
            {STX_RECORDS_ARM("material", place_model_library_materials_material, &material_state,
                             offsetof(collada_model, materials.count), 0, 0, "material", 29),
             .ns = NS_DEFAULT},
    [MODEL_LIBRARY_GEOMETRIES_GEOMETRY] =
            {STX_RECORDS_ARM("geometry", place_model_library_geometries_geometry, &geometry_state,
                             offsetof(collada_model, geometries.count), 0, 0, "geometry", 30),
             .ns = NS_DEFAULT},
    [MODEL_LIBRARY_VISUAL_SCENES_VISUAL_SCENE] =
            {STX_RECORDS_ARM("visual_scene", place_model_library_visual_scenes_visual_sce,
                             &scene_state, offsetof(collada_model, scenes.count),
                             0, 0, "scene", 31), .ns = NS_DEFAULT},
    [MODEL_ASSET_CONTRIBUTOR_AUTHOR] =
            {STX_LEAF_ARM("author", STX_REFUSE, take_model_asset_contributor_author, "str", 24),
             .ns = NS_DEFAULT},
    [MODEL_ASSET_CONTRIBUTOR_AUTHORING_TOOL] =
            {STX_LEAF_ARM("authoring_tool", STX_REFUSE, take_model_asset_contributor_authoring_tool,
                          "str", 25), .ns = NS_DEFAULT},
    [MODEL_ASSET_UNIT_METER] = {STX_ATTRIBUTE_ARM("meter", take_model_asset_unit_meter, "f64", 27)},
};
/* clang-format on */

static const uint64_t model_required[] = {
    STX_BIT(MODEL_VERSION),
};

static const stx_state model_state = {
    .element = STX_NAME("COLLADA"),
    .open = model_read,
    .step = model_read,
    .arms = model_arms,
    .count = 5,
    .total = 15,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(collada_model),
    .blank = &model_blank,
    .required = model_required,
};

static const stx_state model_asset_state = {
    .element = STX_NAME("asset"),
    .open = model_asset_read,
    .step = model_asset_read,
    .arms = model_arms,
    .first = 5,
    .count = 4,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state model_library_materials_state = {
    .element = STX_NAME("library_materials"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = model_arms,
    .first = 9,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state model_library_geometries_state = {
    .element = STX_NAME("library_geometries"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = model_arms,
    .first = 10,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state model_library_visual_scenes_state = {
    .element = STX_NAME("library_visual_scenes"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = model_arms,
    .first = 11,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state model_asset_contributor_state = {
    .element = STX_NAME("contributor"),
    .open = model_asset_contributor_read,
    .step = model_asset_contributor_read,
    .arms = model_arms,
    .first = 12,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state model_asset_unit_state = {
    .element = STX_NAME("unit"),
    .open = model_asset_unit_read,
    .step = model_asset_unit_read,
    .arms = model_arms,
    .first = 14,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- documents ---------------------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("COLLADA", STX_REFUSE, NULL, NULL, &model_state, "model", 19),
     .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("COLLADA"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(collada_model),
    .blank = &model_blank,
};

static const stx_schema collada_schema = {
    .abi = STX_ABI,
    .file = "collada.schema",
    .root = &model_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 2,
    .levels = 8,
    .deep = true,
};

collada_model *collada_parse(stax_arena *arena, const char *xml, size_t len,
                             const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&collada_schema, arena, &input, options, error);
}

collada_model *collada_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                  stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&collada_schema, arena, &input, options, error);
}
