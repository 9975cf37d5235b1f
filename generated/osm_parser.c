/*
 * Reads osm.schema's documents into structs. Printed by staxc from osm.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "osm_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "osm_parser.c was printed for another libstax: run staxc again"
#endif

const char *osm_member_kind_name(osm_member_kind value)
{
    switch (value) {
    case OSM_MEMBER_KIND_NODE:
        return "node";
    case OSM_MEMBER_KIND_WAY:
        return "way";
    case OSM_MEMBER_KIND_RELATION:
        return "relation";
    }
    return NULL;
}

static const stax_str member_kind_words[] = {
    [OSM_MEMBER_KIND_NODE] = STAX_STR("node"),
    [OSM_MEMBER_KIND_WAY] = STAX_STR("way"),
    [OSM_MEMBER_KIND_RELATION] = STAX_STR("relation"),
};

const char *osm_element_kind_name(osm_element_kind value)
{
    switch (value) {
    case OSM_ELEMENT_NODE:
        return "node";
    case OSM_ELEMENT_WAY:
        return "way";
    case OSM_ELEMENT_RELATION:
        return "relation";
    }
    return NULL;
}

/* ---- node | way | relation, osm.schema:27 ------------------------------------------------- */

static void *choose_element_node(void *item)
{
    osm_element *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = OSM_ELEMENT_NODE;
    return &chosen->as.node;
}

static void *choose_element_way(void *item)
{
    osm_element *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = OSM_ELEMENT_WAY;
    return &chosen->as.way;
}

static void *choose_element_relation(void *item)
{
    osm_element *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = OSM_ELEMENT_RELATION;
    return &chosen->as.relation;
}

/* ---- meta_tags_pair, osm.schema:42 -------------------------------------------------------- */

enum { META_TAGS_PAIR_K, META_TAGS_PAIR_V };

/* :42  key: str @k */
STX_INLINE bool take_meta_tags_pair_k(stx_reader *r, void *to, stax_str text)
{
    osm_meta_tags_pair *meta_tags_pair = to;

    return stx_take_str(r, text, &meta_tags_pair->key);
}

/* :42  value: str @v */
STX_INLINE bool take_meta_tags_pair_v(stx_reader *r, void *to, stax_str text)
{
    osm_meta_tags_pair *meta_tags_pair = to;

    return stx_take_str(r, text, &meta_tags_pair->value);
}

static const osm_meta_tags_pair meta_tags_pair_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool meta_tags_pair_whole(stx_reader *r, stx_walk *at,
                                     osm_meta_tags_pair *meta_tags_pair)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str k = {0}, v = {0};

    if (!STX_OPEN(w, "tag")) return false;
    if (STX_ATTR(w, "k", k)) STX_MEET(seen, META_TAGS_PAIR_K);
    if (STX_ATTR(w, "v", v)) STX_MEET(seen, META_TAGS_PAIR_V);
    if (!STX_SHUT_WHOLE(w, "tag")) return false;

    *meta_tags_pair = meta_tags_pair_blank;
    if (!STX_MET(seen, META_TAGS_PAIR_K) || !take_meta_tags_pair_k(r, meta_tags_pair, k))
        return false;
    if (!STX_MET(seen, META_TAGS_PAIR_V) || !take_meta_tags_pair_v(r, meta_tags_pair, v))
        return false;
    *at = w;
    return true;
}

/* The start tag: <tag k v>. */
STX_INLINE bool meta_tags_pair_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                    bool *empty)
{
    osm_meta_tags_pair *meta_tags_pair = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str k = {0}, v = {0};

    *meta_tags_pair = meta_tags_pair_blank;
    if (!STX_OPEN(w, "tag")) return false;
    if (STX_ATTR(w, "k", k)) STX_MEET(seen, META_TAGS_PAIR_K);
    if (STX_ATTR(w, "v", v)) STX_MEET(seen, META_TAGS_PAIR_V);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, META_TAGS_PAIR_K) || !take_meta_tags_pair_k(r, meta_tags_pair, k))
        return false;
    if (!STX_MET(seen, META_TAGS_PAIR_V) || !take_meta_tags_pair_v(r, meta_tags_pair, v))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go meta_tags_pair_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!meta_tags_pair_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "tag")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm meta_tags_pair_arms[] = {
    [META_TAGS_PAIR_K] = {STX_ATTRIBUTE_ARM("k", take_meta_tags_pair_k, "str", 42)},
    [META_TAGS_PAIR_V] = {STX_ATTRIBUTE_ARM("v", take_meta_tags_pair_v, "str", 42)},
};
/* clang-format on */

static const uint64_t meta_tags_pair_required[] = {
    STX_BIT(META_TAGS_PAIR_K) | STX_BIT(META_TAGS_PAIR_V),
};

static const stx_state meta_tags_pair_state = {
    .element = STX_NAME("tag"),
    .open = meta_tags_pair_read,
    .step = meta_tags_pair_read,
    .arms = meta_tags_pair_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(osm_meta_tags_pair),
    .blank = &meta_tags_pair_blank,
    .required = meta_tags_pair_required,
};

/* ---- node, osm.schema:45 ------------------------------------------------------------------ */

enum {
    NODE_ID,
    NODE_VERSION,
    NODE_TIMESTAMP,
    NODE_USER,
    NODE_VISIBLE,
    NODE_TAG,
    NODE_LAT,
    NODE_LON
};

/* :37  id: i64 @ */
STX_INLINE bool take_node_id(stx_reader *r, void *to, stax_str text)
{
    osm_node *node = to;

    return stx_take_i64(r, text, INT64_MIN, INT64_MAX, &node->id);
}

/* :38  version: u32? @ */
STX_INLINE bool take_node_version(stx_reader *r, void *to, stax_str text)
{
    osm_node *node = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &node->version)) return false;
    node->has.version = 1;
    return true;
}

/* :39  timestamp: datetime? @ */
STX_INLINE bool take_node_timestamp(stx_reader *r, void *to, stax_str text)
{
    osm_node *node = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_datetime(r, text, &node->timestamp)) return false;
    node->has.timestamp = 1;
    return true;
}

/* :40  user: str? @ */
STX_INLINE bool take_node_user(stx_reader *r, void *to, stax_str text)
{
    osm_node *node = to;

    if (!stx_take_str(r, text, &node->user)) return false;
    node->has.user = 1;
    return true;
}

/* :41  visible: bool @ = true */
STX_INLINE bool take_node_visible(stx_reader *r, void *to, stax_str text)
{
    osm_node *node = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_bool(r, text, &node->visible);
}

/* :42  tags: meta_tags_pair[] tag */
static void *place_node_tag(stx_reader *r, void *in)
{
    osm_node *node = in;

    return STX_ADD(r, node->tags);
}

/* :47  lat: f64(-90..90)? @ */
STX_INLINE bool take_node_lat(stx_reader *r, void *to, stax_str text)
{
    osm_node *node = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_f64(r, text, -90.0, 90.0, false, &node->lat)) return false;
    node->has.lat = 1;
    return true;
}

/* :48  lon: f64(-180..180)? @ */
STX_INLINE bool take_node_lon(stx_reader *r, void *to, stax_str text)
{
    osm_node *node = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_f64(r, text, -180.0, 180.0, false, &node->lon)) return false;
    node->has.lon = 1;
    return true;
}

static const osm_node node_blank = {
    .visible = true,
};

/* The start tag: <node id version timestamp user visible lat lon>. */
STX_INLINE bool node_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    osm_node *node = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, version = {0}, timestamp = {0}, user = {0}, visible = {0}, lat = {0},
             lon = {0};

    *node = node_blank;
    if (!STX_OPEN(w, "node")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, NODE_ID);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, NODE_VERSION);
    if (STX_ATTR(w, "timestamp", timestamp)) STX_MEET(seen, NODE_TIMESTAMP);
    if (STX_ATTR(w, "user", user)) STX_MEET(seen, NODE_USER);
    if (STX_ATTR(w, "visible", visible)) STX_MEET(seen, NODE_VISIBLE);
    if (STX_ATTR(w, "lat", lat)) STX_MEET(seen, NODE_LAT);
    if (STX_ATTR(w, "lon", lon)) STX_MEET(seen, NODE_LON);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, NODE_ID) || !take_node_id(r, node, id)) return false;
    if (STX_MET(seen, NODE_VERSION) && !take_node_version(r, node, version)) return false;
    if (STX_MET(seen, NODE_TIMESTAMP) && !take_node_timestamp(r, node, timestamp)) return false;
    if (STX_MET(seen, NODE_USER) && !take_node_user(r, node, user)) return false;
    if (STX_MET(seen, NODE_VISIBLE) && !take_node_visible(r, node, visible)) return false;
    if (STX_MET(seen, NODE_LAT) && !take_node_lat(r, node, lat)) return false;
    if (STX_MET(seen, NODE_LON) && !take_node_lon(r, node, lon)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: tag. */
static stx_go node_read(stx_reader *r, stx_frame *f)
{
    osm_node *node = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    osm_meta_tags_pair meta_tags_pair;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!node_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (meta_tags_pair_whole(r, &w, &meta_tags_pair)) {
            if (!STX_APPEND(r, node->tags, meta_tags_pair)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, NODE_TAG);
        }
        while (STX_AT(w, "tag")) {
            go = stx_child(r, w, f, seen, NODE_TAG);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "node")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm node_arms[] = {
    [NODE_ID] = {STX_ATTRIBUTE_ARM("id", take_node_id, "i64", 37)},
    [NODE_VERSION] = {STX_ATTRIBUTE_ARM("version", take_node_version, "u32", 38)},
    [NODE_TIMESTAMP] = {STX_ATTRIBUTE_ARM("timestamp", take_node_timestamp, "datetime", 39)},
    [NODE_USER] = {STX_ATTRIBUTE_ARM("user", take_node_user, "str", 40)},
    [NODE_VISIBLE] = {STX_ATTRIBUTE_ARM("visible", take_node_visible, "bool", 41)},
    [NODE_TAG] = {STX_RECORDS_ARM("tag", place_node_tag, &meta_tags_pair_state,
                                  offsetof(osm_node, tags.count), 0, 0, "meta_tags_pair", 42)},
    [NODE_LAT] = {STX_ATTRIBUTE_ARM("lat", take_node_lat, "f64(-90..90)", 47)},
    [NODE_LON] = {STX_ATTRIBUTE_ARM("lon", take_node_lon, "f64(-180..180)", 48)},
};
/* clang-format on */

static const uint64_t node_required[] = {
    STX_BIT(NODE_ID),
};

static const stx_state node_state = {
    .element = STX_NAME("node"),
    .open = node_read,
    .step = node_read,
    .arms = node_arms,
    .count = 8,
    .total = 8,
    .size = sizeof(osm_node),
    .blank = &node_blank,
    .required = node_required,
};

/* ---- way, osm.schema:50 ------------------------------------------------------------------- */

enum { WAY_ID, WAY_VERSION, WAY_TIMESTAMP, WAY_USER, WAY_VISIBLE, WAY_TAG, WAY_ND, WAY_ND_REF };

/* :37  id: i64 @ */
STX_INLINE bool take_way_id(stx_reader *r, void *to, stax_str text)
{
    osm_way *way = to;

    return stx_take_i64(r, text, INT64_MIN, INT64_MAX, &way->id);
}

/* :38  version: u32? @ */
STX_INLINE bool take_way_version(stx_reader *r, void *to, stax_str text)
{
    osm_way *way = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &way->version)) return false;
    way->has.version = 1;
    return true;
}

/* :39  timestamp: datetime? @ */
STX_INLINE bool take_way_timestamp(stx_reader *r, void *to, stax_str text)
{
    osm_way *way = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_datetime(r, text, &way->timestamp)) return false;
    way->has.timestamp = 1;
    return true;
}

/* :40  user: str? @ */
STX_INLINE bool take_way_user(stx_reader *r, void *to, stax_str text)
{
    osm_way *way = to;

    if (!stx_take_str(r, text, &way->user)) return false;
    way->has.user = 1;
    return true;
}

/* :41  visible: bool @ = true */
STX_INLINE bool take_way_visible(stx_reader *r, void *to, stax_str text)
{
    osm_way *way = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_bool(r, text, &way->visible);
}

/* :42  tags: meta_tags_pair[] tag */
static void *place_way_tag(stx_reader *r, void *in)
{
    osm_way *way = in;

    return STX_ADD(r, way->tags);
}

/* :52  refs: i64[] nd/@ref */
STX_INLINE bool take_way_nd_ref(stx_reader *r, void *to, stax_str text)
{
    osm_way *way = to;
    int64_t item;

    return stx_take_i64(r, text, INT64_MIN, INT64_MAX, &item) && STX_APPEND(r, way->refs, item);
}

static const osm_way way_blank = {
    .visible = true,
};

/* The start tag: <way id version timestamp user visible>. */
STX_INLINE bool way_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    osm_way *way = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, version = {0}, timestamp = {0}, user = {0}, visible = {0};

    *way = way_blank;
    if (!STX_OPEN(w, "way")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, WAY_ID);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, WAY_VERSION);
    if (STX_ATTR(w, "timestamp", timestamp)) STX_MEET(seen, WAY_TIMESTAMP);
    if (STX_ATTR(w, "user", user)) STX_MEET(seen, WAY_USER);
    if (STX_ATTR(w, "visible", visible)) STX_MEET(seen, WAY_VISIBLE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, WAY_ID) || !take_way_id(r, way, id)) return false;
    if (STX_MET(seen, WAY_VERSION) && !take_way_version(r, way, version)) return false;
    if (STX_MET(seen, WAY_TIMESTAMP) && !take_way_timestamp(r, way, timestamp)) return false;
    if (STX_MET(seen, WAY_USER) && !take_way_user(r, way, user)) return false;
    if (STX_MET(seen, WAY_VISIBLE) && !take_way_visible(r, way, visible)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: tag, nd. */
static stx_go way_read(stx_reader *r, stx_frame *f)
{
    osm_way *way = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    osm_meta_tags_pair meta_tags_pair;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!way_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (meta_tags_pair_whole(r, &w, &meta_tags_pair)) {
            if (!STX_APPEND(r, way->tags, meta_tags_pair)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, WAY_TAG);
        }
        while (STX_AT(w, "tag")) {
            go = stx_child(r, w, f, seen, WAY_TAG);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "nd")) {
            go = stx_child(r, w, f, seen, WAY_ND);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "way")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <nd ref>. */
STX_INLINE bool way_nd_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    osm_way *way = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str ref = {0};

    if (!STX_OPEN(w, "nd")) return false;
    if (STX_ATTR(w, "ref", ref)) STX_MEET(seen, WAY_ND_REF);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, WAY_ND_REF) && !take_way_nd_ref(r, way, ref)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go way_nd_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!way_nd_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "nd")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state way_nd_state;
/* clang-format off */
static const stx_arm way_arms[] = {
    [WAY_ID] = {STX_ATTRIBUTE_ARM("id", take_way_id, "i64", 37)},
    [WAY_VERSION] = {STX_ATTRIBUTE_ARM("version", take_way_version, "u32", 38)},
    [WAY_TIMESTAMP] = {STX_ATTRIBUTE_ARM("timestamp", take_way_timestamp, "datetime", 39)},
    [WAY_USER] = {STX_ATTRIBUTE_ARM("user", take_way_user, "str", 40)},
    [WAY_VISIBLE] = {STX_ATTRIBUTE_ARM("visible", take_way_visible, "bool", 41)},
    [WAY_TAG] = {STX_RECORDS_ARM("tag", place_way_tag, &meta_tags_pair_state,
                                 offsetof(osm_way, tags.count), 0, 0, "meta_tags_pair", 42)},
    [WAY_ND] = {STX_WRAPPER_ARM("nd", &way_nd_state, 52)},
    [WAY_ND_REF] = {STX_ATTRIBUTES_ARM("ref", take_way_nd_ref, offsetof(osm_way, refs.count),
                                       0, 0, "i64", 52)},
};
/* clang-format on */

static const uint64_t way_required[] = {
    STX_BIT(WAY_ID),
};

static const stx_state way_state = {
    .element = STX_NAME("way"),
    .open = way_read,
    .step = way_read,
    .arms = way_arms,
    .count = 7,
    .total = 8,
    .size = sizeof(osm_way),
    .blank = &way_blank,
    .required = way_required,
};

static const stx_state way_nd_state = {
    .element = STX_NAME("nd"),
    .open = way_nd_read,
    .step = way_nd_read,
    .arms = way_arms,
    .first = 7,
    .count = 1,
};

/* ---- member, osm.schema:58 ---------------------------------------------------------------- */

enum { MEMBER_TYPE, MEMBER_REF, MEMBER_ROLE };

/* :59  kind: enum(node, way, relation) @type */
STX_INLINE bool take_member_type(stx_reader *r, void *to, stax_str text)
{
    osm_member *member = to;
    unsigned word;

    if (!stx_take_word(r, text, member_kind_words, 3, &word)) return false;
    member->kind = (osm_member_kind)word;
    return true;
}

/* :60  ref: i64 @ */
STX_INLINE bool take_member_ref(stx_reader *r, void *to, stax_str text)
{
    osm_member *member = to;

    return stx_take_i64(r, text, INT64_MIN, INT64_MAX, &member->ref);
}

/* :61  role: str @ = "" */
STX_INLINE bool take_member_role(stx_reader *r, void *to, stax_str text)
{
    osm_member *member = to;

    return stx_take_str(r, text, &member->role);
}

static const osm_member member_blank = {
    .role = STAX_STR(""),
};

/* All of it, when it is as the schema has it. */
STX_INLINE bool member_whole(stx_reader *r, stx_walk *at, osm_member *member)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str type = {0}, ref = {0}, role = {0};

    if (!STX_OPEN(w, "member")) return false;
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, MEMBER_TYPE);
    if (STX_ATTR(w, "ref", ref)) STX_MEET(seen, MEMBER_REF);
    if (STX_ATTR(w, "role", role)) STX_MEET(seen, MEMBER_ROLE);
    if (!STX_SHUT_WHOLE(w, "member")) return false;

    *member = member_blank;
    if (!STX_MET(seen, MEMBER_TYPE) || !take_member_type(r, member, type)) return false;
    if (!STX_MET(seen, MEMBER_REF) || !take_member_ref(r, member, ref)) return false;
    if (STX_MET(seen, MEMBER_ROLE) && !take_member_role(r, member, role)) return false;
    *at = w;
    return true;
}

/* The start tag: <member type ref role>. */
STX_INLINE bool member_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    osm_member *member = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str type = {0}, ref = {0}, role = {0};

    *member = member_blank;
    if (!STX_OPEN(w, "member")) return false;
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, MEMBER_TYPE);
    if (STX_ATTR(w, "ref", ref)) STX_MEET(seen, MEMBER_REF);
    if (STX_ATTR(w, "role", role)) STX_MEET(seen, MEMBER_ROLE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, MEMBER_TYPE) || !take_member_type(r, member, type)) return false;
    if (!STX_MET(seen, MEMBER_REF) || !take_member_ref(r, member, ref)) return false;
    if (STX_MET(seen, MEMBER_ROLE) && !take_member_role(r, member, role)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go member_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!member_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "member")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm member_arms[] = {
    [MEMBER_TYPE] = {STX_ATTRIBUTE_ARM("type", take_member_type, "enum(node, way, relation)", 59)},
    [MEMBER_REF] = {STX_ATTRIBUTE_ARM("ref", take_member_ref, "i64", 60)},
    [MEMBER_ROLE] = {STX_ATTRIBUTE_ARM("role", take_member_role, "str", 61)},
};
/* clang-format on */

static const uint64_t member_required[] = {
    STX_BIT(MEMBER_TYPE) | STX_BIT(MEMBER_REF),
};

static const stx_state member_state = {
    .element = STX_NAME("member"),
    .open = member_read,
    .step = member_read,
    .arms = member_arms,
    .count = 3,
    .total = 3,
    .size = sizeof(osm_member),
    .blank = &member_blank,
    .required = member_required,
};

/* ---- relation, osm.schema:54 -------------------------------------------------------------- */

enum {
    RELATION_ID,
    RELATION_VERSION,
    RELATION_TIMESTAMP,
    RELATION_USER,
    RELATION_VISIBLE,
    RELATION_TAG,
    RELATION_MEMBER
};

/* :37  id: i64 @ */
STX_INLINE bool take_relation_id(stx_reader *r, void *to, stax_str text)
{
    osm_relation *relation = to;

    return stx_take_i64(r, text, INT64_MIN, INT64_MAX, &relation->id);
}

/* :38  version: u32? @ */
STX_INLINE bool take_relation_version(stx_reader *r, void *to, stax_str text)
{
    osm_relation *relation = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u32(r, text, 0, UINT32_MAX, &relation->version)) return false;
    relation->has.version = 1;
    return true;
}

/* :39  timestamp: datetime? @ */
STX_INLINE bool take_relation_timestamp(stx_reader *r, void *to, stax_str text)
{
    osm_relation *relation = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_datetime(r, text, &relation->timestamp)) return false;
    relation->has.timestamp = 1;
    return true;
}

/* :40  user: str? @ */
STX_INLINE bool take_relation_user(stx_reader *r, void *to, stax_str text)
{
    osm_relation *relation = to;

    if (!stx_take_str(r, text, &relation->user)) return false;
    relation->has.user = 1;
    return true;
}

/* :41  visible: bool @ = true */
STX_INLINE bool take_relation_visible(stx_reader *r, void *to, stax_str text)
{
    osm_relation *relation = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_bool(r, text, &relation->visible);
}

/* :42  tags: meta_tags_pair[] tag */
static void *place_relation_tag(stx_reader *r, void *in)
{
    osm_relation *relation = in;

    return STX_ADD(r, relation->tags);
}

/* :56  members: member[] member */
static void *place_relation_member(stx_reader *r, void *in)
{
    osm_relation *relation = in;

    return STX_ADD(r, relation->members);
}

static const osm_relation relation_blank = {
    .visible = true,
};

/* The start tag: <relation id version timestamp user visible>. */
STX_INLINE bool relation_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    osm_relation *relation = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, version = {0}, timestamp = {0}, user = {0}, visible = {0};

    *relation = relation_blank;
    if (!STX_OPEN(w, "relation")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, RELATION_ID);
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, RELATION_VERSION);
    if (STX_ATTR(w, "timestamp", timestamp)) STX_MEET(seen, RELATION_TIMESTAMP);
    if (STX_ATTR(w, "user", user)) STX_MEET(seen, RELATION_USER);
    if (STX_ATTR(w, "visible", visible)) STX_MEET(seen, RELATION_VISIBLE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, RELATION_ID) || !take_relation_id(r, relation, id)) return false;
    if (STX_MET(seen, RELATION_VERSION) && !take_relation_version(r, relation, version))
        return false;
    if (STX_MET(seen, RELATION_TIMESTAMP) && !take_relation_timestamp(r, relation, timestamp))
        return false;
    if (STX_MET(seen, RELATION_USER) && !take_relation_user(r, relation, user)) return false;
    if (STX_MET(seen, RELATION_VISIBLE) && !take_relation_visible(r, relation, visible))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: tag, member. */
static stx_go relation_read(stx_reader *r, stx_frame *f)
{
    osm_relation *relation = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    osm_meta_tags_pair meta_tags_pair;
    osm_member member;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!relation_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (meta_tags_pair_whole(r, &w, &meta_tags_pair)) {
            if (!STX_APPEND(r, relation->tags, meta_tags_pair)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RELATION_TAG);
        }
        while (STX_AT(w, "tag")) {
            go = stx_child(r, w, f, seen, RELATION_TAG);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (member_whole(r, &w, &member)) {
            if (!STX_APPEND(r, relation->members, member)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RELATION_MEMBER);
        }
        while (STX_AT(w, "member")) {
            go = stx_child(r, w, f, seen, RELATION_MEMBER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "relation")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm relation_arms[] = {
    [RELATION_ID] = {STX_ATTRIBUTE_ARM("id", take_relation_id, "i64", 37)},
    [RELATION_VERSION] = {STX_ATTRIBUTE_ARM("version", take_relation_version, "u32", 38)},
    [RELATION_TIMESTAMP] = {STX_ATTRIBUTE_ARM("timestamp", take_relation_timestamp,
                                              "datetime", 39)},
    [RELATION_USER] = {STX_ATTRIBUTE_ARM("user", take_relation_user, "str", 40)},
    [RELATION_VISIBLE] = {STX_ATTRIBUTE_ARM("visible", take_relation_visible, "bool", 41)},
    [RELATION_TAG] =
            {STX_RECORDS_ARM("tag", place_relation_tag, &meta_tags_pair_state,
                             offsetof(osm_relation, tags.count), 0, 0, "meta_tags_pair", 42)},
    [RELATION_MEMBER] =
            {STX_RECORDS_ARM("member", place_relation_member, &member_state,
                             offsetof(osm_relation, members.count), 0, 0, "member", 56)},
};
/* clang-format on */

static const uint64_t relation_required[] = {
    STX_BIT(RELATION_ID),
};

static const stx_state relation_state = {
    .element = STX_NAME("relation"),
    .open = relation_read,
    .step = relation_read,
    .arms = relation_arms,
    .count = 7,
    .total = 7,
    .size = sizeof(osm_relation),
    .blank = &relation_blank,
    .required = relation_required,
};

/* ---- osm, osm.schema:30 ------------------------------------------------------------------- */

enum { OSM_VERSION, OSM_NODE, OSM_WAY, OSM_RELATION };

/* :31  version: str @ */
STX_INLINE bool take_osm_version(stx_reader *r, void *to, stax_str text)
{
    osm_osm *osm = to;

    return stx_take_str(r, text, &osm->version);
}

/* :32  elements: element[] */
static void *place_osm_node(stx_reader *r, void *in)
{
    osm_osm *osm = in;

    return choose_element_node(STX_ADD(r, osm->elements));
}

/* :32  elements: element[] */
static void *place_osm_way(stx_reader *r, void *in)
{
    osm_osm *osm = in;

    return choose_element_way(STX_ADD(r, osm->elements));
}

/* :32  elements: element[] */
static void *place_osm_relation(stx_reader *r, void *in)
{
    osm_osm *osm = in;

    return choose_element_relation(STX_ADD(r, osm->elements));
}

static const osm_osm osm_blank = {0};

/* The start tag: <osm version>. */
STX_INLINE bool osm_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    osm_osm *osm = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str version = {0};

    *osm = osm_blank;
    if (!STX_OPEN(w, "osm")) return false;
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, OSM_VERSION);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, OSM_VERSION) || !take_osm_version(r, osm, version)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: node, way, relation. */
static stx_go osm_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!osm_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "node")) {
            go = stx_child(r, w, f, seen, OSM_NODE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "way")) {
            go = stx_child(r, w, f, seen, OSM_WAY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "relation")) {
            go = stx_child(r, w, f, seen, OSM_RELATION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "osm")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm osm_arms[] = {
    [OSM_VERSION] = {STX_ATTRIBUTE_ARM("version", take_osm_version, "str", 31)},
    [OSM_NODE] =
            {STX_RECORDS_ARM("node", place_osm_node, &node_state, offsetof(osm_osm, elements.count),
                             0, 0, "node", 32), .choose = choose_element_node},
    [OSM_WAY] =
            {STX_RECORDS_ARM("way", place_osm_way, &way_state, offsetof(osm_osm, elements.count),
                             0, 0, "way", 32), .choose = choose_element_way},
    [OSM_RELATION] =
            {STX_RECORDS_ARM("relation", place_osm_relation, &relation_state,
                             offsetof(osm_osm, elements.count), 0, 0, "relation", 32),
             .choose = choose_element_relation},
};
/* clang-format on */

static const uint64_t osm_required[] = {
    STX_BIT(OSM_VERSION),
};

static const stx_state osm_state = {
    .element = STX_NAME("osm"),
    .open = osm_read,
    .step = osm_read,
    .arms = osm_arms,
    .count = 4,
    .total = 4,
    .size = sizeof(osm_osm),
    .blank = &osm_blank,
    .required = osm_required,
};

/* ---- what structs hold -------------------------------------------------------------------- */

static const stx_layout element_layout;

/* clang-format off */
static const stx_held meta_tags_pair_holds[] = {
    {STX_HOLDS(osm_meta_tags_pair, key, "key", STX_HELD_STR)},
    {STX_HOLDS(osm_meta_tags_pair, value, "value", STX_HELD_STR)},
};
/* clang-format on */

static const stx_layout meta_tags_pair_layout = {
    .size = sizeof(osm_meta_tags_pair),
    .parts = meta_tags_pair_holds,
    .count = sizeof meta_tags_pair_holds / sizeof *meta_tags_pair_holds,
};

static bool node_has_version(const void *record)
{
    const osm_node *node = record;

    return node->has.version;
}

static bool node_has_timestamp(const void *record)
{
    const osm_node *node = record;

    return node->has.timestamp;
}

static bool node_has_user(const void *record)
{
    const osm_node *node = record;

    return node->has.user;
}

static bool node_has_lat(const void *record)
{
    const osm_node *node = record;

    return node->has.lat;
}

static bool node_has_lon(const void *record)
{
    const osm_node *node = record;

    return node->has.lon;
}

/* clang-format off */
static const stx_held node_holds[] = {
    {STX_HOLDS(osm_node, id, "id", STX_HELD_SIGNED)},
    {STX_HOLDS(osm_node, version, "version", STX_HELD_UNSIGNED), .has = node_has_version},
    {STX_HOLDS(osm_node, timestamp, "timestamp", STX_HELD_DATETIME), .has = node_has_timestamp},
    {STX_HOLDS(osm_node, user, "user", STX_HELD_STR), .has = node_has_user},
    {STX_HOLDS(osm_node, visible, "visible", STX_HELD_BOOL)},
    {STX_HOLDS_LIST(osm_node, tags, "tags", STX_HELD_RECORD), .of = &meta_tags_pair_layout},
    {STX_HOLDS(osm_node, lat, "lat", STX_HELD_FLOAT), .has = node_has_lat},
    {STX_HOLDS(osm_node, lon, "lon", STX_HELD_FLOAT), .has = node_has_lon},
};
/* clang-format on */

static const stx_layout node_layout = {
    .size = sizeof(osm_node),
    .parts = node_holds,
    .count = sizeof node_holds / sizeof *node_holds,
};

static bool way_has_version(const void *record)
{
    const osm_way *way = record;

    return way->has.version;
}

static bool way_has_timestamp(const void *record)
{
    const osm_way *way = record;

    return way->has.timestamp;
}

static bool way_has_user(const void *record)
{
    const osm_way *way = record;

    return way->has.user;
}

/* clang-format off */
static const stx_held way_holds[] = {
    {STX_HOLDS(osm_way, id, "id", STX_HELD_SIGNED)},
    {STX_HOLDS(osm_way, version, "version", STX_HELD_UNSIGNED), .has = way_has_version},
    {STX_HOLDS(osm_way, timestamp, "timestamp", STX_HELD_DATETIME), .has = way_has_timestamp},
    {STX_HOLDS(osm_way, user, "user", STX_HELD_STR), .has = way_has_user},
    {STX_HOLDS(osm_way, visible, "visible", STX_HELD_BOOL)},
    {STX_HOLDS_LIST(osm_way, tags, "tags", STX_HELD_RECORD), .of = &meta_tags_pair_layout},
    {STX_HOLDS_LIST(osm_way, refs, "refs", STX_HELD_SIGNED)},
};
/* clang-format on */

static const stx_layout way_layout = {
    .size = sizeof(osm_way),
    .parts = way_holds,
    .count = sizeof way_holds / sizeof *way_holds,
};

/* clang-format off */
static const stx_held member_holds[] = {
    {STX_HOLDS(osm_member, kind, "kind", STX_HELD_WORD), .words = member_kind_words,
     .word_count = 3},
    {STX_HOLDS(osm_member, ref, "ref", STX_HELD_SIGNED)},
    {STX_HOLDS(osm_member, role, "role", STX_HELD_STR)},
};
/* clang-format on */

static const stx_layout member_layout = {
    .size = sizeof(osm_member),
    .parts = member_holds,
    .count = sizeof member_holds / sizeof *member_holds,
};

static bool relation_has_version(const void *record)
{
    const osm_relation *relation = record;

    return relation->has.version;
}

static bool relation_has_timestamp(const void *record)
{
    const osm_relation *relation = record;

    return relation->has.timestamp;
}

static bool relation_has_user(const void *record)
{
    const osm_relation *relation = record;

    return relation->has.user;
}

/* clang-format off */
static const stx_held relation_holds[] = {
    {STX_HOLDS(osm_relation, id, "id", STX_HELD_SIGNED)},
    {STX_HOLDS(osm_relation, version, "version", STX_HELD_UNSIGNED), .has = relation_has_version},
    {STX_HOLDS(osm_relation, timestamp, "timestamp", STX_HELD_DATETIME),
     .has = relation_has_timestamp},
    {STX_HOLDS(osm_relation, user, "user", STX_HELD_STR), .has = relation_has_user},
    {STX_HOLDS(osm_relation, visible, "visible", STX_HELD_BOOL)},
    {STX_HOLDS_LIST(osm_relation, tags, "tags", STX_HELD_RECORD), .of = &meta_tags_pair_layout},
    {STX_HOLDS_LIST(osm_relation, members, "members", STX_HELD_RECORD), .of = &member_layout},
};
/* clang-format on */

static const stx_layout relation_layout = {
    .size = sizeof(osm_relation),
    .parts = relation_holds,
    .count = sizeof relation_holds / sizeof *relation_holds,
};

/* clang-format off */
static const stx_held element_holds[] = {
    {STX_HOLDS(osm_element, as.node, "node", STX_HELD_RECORD), .of = &node_layout},
    {STX_HOLDS(osm_element, as.way, "way", STX_HELD_RECORD), .of = &way_layout},
    {STX_HOLDS(osm_element, as.relation, "relation", STX_HELD_RECORD), .of = &relation_layout},
};
/* clang-format on */

static const stx_layout element_layout = {
    .size = sizeof(osm_element),
    .parts = element_holds,
    .count = sizeof element_holds / sizeof *element_holds,
    .kind_size = sizeof(osm_element_kind),
};

osm_element *osm_element_copy(stax_arena *arena, const osm_element *item)
{
    return stx_copy_record(&element_layout, item, arena);
}

/* ---- documents and records ---------------------------------------------------------------- */

static const stx_schema osm_schema = {
    .abi = STX_ABI,
    .file = "osm.schema",
    .root = &osm_state,
    .levels = 3,
    .stream = &osm_state,
    .stream_arm = OSM_NODE,
    .stream_arms = 3,
    .stream_size = sizeof(osm_element),
};

osm_osm *osm_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&osm_schema, arena, &input, options, error);
}

osm_osm *osm_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&osm_schema, arena, &input, options, error);
}

osm_reader *osm_reader_open(const stax_input *input, const stax_options *options, stax_error *error)
{
    return (osm_reader *)stx_open(&osm_schema, input, options, error);
}

stax_status osm_next_element(osm_reader *reader, const osm_element **element)
{
    const void *record;
    stax_status status = stx_next((stx_reader *)reader, &record);

    *element = record;
    return status;
}

const osm_osm *osm_reader_head(const osm_reader *reader)
{
    return stx_head((const stx_reader *)reader);
}

size_t osm_reader_bad(const osm_reader *reader)
{
    return stx_bad((const stx_reader *)reader);
}

stax_status osm_feed(osm_reader *reader, const char *bytes, size_t len, bool last)
{
    return stx_feed((stx_reader *)reader, bytes, len, last);
}

void osm_reader_close(osm_reader *reader)
{
    stx_shutdown((stx_reader *)reader);
}
