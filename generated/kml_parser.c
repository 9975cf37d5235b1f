/*
 * Reads kml.schema's documents into structs. Printed by staxc from kml.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "kml_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "kml_parser.c was printed for another libstax: run staxc again"
#endif

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1 };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://www.opengis.net/kml/2.2"),
    STAX_STR("http://earth.google.com/kml/2.*"),
    STAX_STR(""),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 3},
};
/* clang-format on */

/* ---- placemark, kml.schema:31 ------------------------------------------------------------- */

enum {
    PLACEMARK_ID,
    PLACEMARK_NAME,
    PLACEMARK_STYLEURL,
    PLACEMARK_VISIBILITY,
    PLACEMARK_POINT,
    PLACEMARK_LINESTRING,
    PLACEMARK_DESCRIPTION,
    PLACEMARK_POINT_COORDINATES,
    PLACEMARK_LINESTRING_COORDINATES
};

/* :32  id: str? @ */
STX_INLINE bool take_placemark_id(stx_reader *r, void *to, stax_str text)
{
    kml_placemark *placemark = to;

    if (!stx_take_str(r, text, &placemark->id)) return false;
    placemark->has.id = 1;
    return true;
}

/* :33  name: str? */
STX_INLINE bool take_placemark_name(stx_reader *r, void *to, stax_str text)
{
    kml_placemark *placemark = to;

    if (!stx_take_str(r, stax_trim(text), &placemark->name)) return false;
    placemark->has.name = 1;
    return true;
}

/* :34  style: str? styleUrl */
STX_INLINE bool take_placemark_styleUrl(stx_reader *r, void *to, stax_str text)
{
    kml_placemark *placemark = to;

    if (!stx_take_str(r, stax_trim(text), &placemark->style)) return false;
    placemark->has.style = 1;
    return true;
}

/* :35  visible: bool visibility = true */
STX_INLINE bool take_placemark_visibility(stx_reader *r, void *to, stax_str text)
{
    kml_placemark *placemark = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_bool(r, text, &placemark->visible);
}

/* :38  details: raw? description */
STX_INLINE bool take_placemark_description(stx_reader *r, void *to, stax_str text)
{
    kml_placemark *placemark = to;

    if (!stx_take_str(r, text, &placemark->details)) return false;
    placemark->has.details = 1;
    return true;
}

/* One of point. */
static bool item_placemark_Point_coordinates(stx_reader *r, void *to, stax_str text)
{
    double *item = to;

    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_placemark_Point_coordinates = {
    .separators = ",",
    .take = item_placemark_Point_coordinates,
    .size = sizeof(double),
    .least = 0,
    .most = 0,
};

/* :36  point: f64(split=",")[] Point/coordinates */
STX_INLINE bool take_placemark_Point_coordinates(stx_reader *r, void *to, stax_str text)
{
    kml_placemark *placemark = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_placemark_Point_coordinates, &items, &count)) return false;
    placemark->point.items = items;
    placemark->point.count = count;
    return true;
}

/* One of line. */
static bool item_placemark_LineString_coordinates(stx_reader *r, void *to, stax_str text)
{
    double *item = to;

    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_placemark_LineString_coordinates = {
    .separators = " ,",
    .take = item_placemark_LineString_coordinates,
    .size = sizeof(double),
    .least = 0,
    .most = 0,
};

/* :37  line: f64(split=" ,")[] LineString/coordinates */
STX_INLINE bool take_placemark_LineString_coordinates(stx_reader *r, void *to, stax_str text)
{
    kml_placemark *placemark = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_placemark_LineString_coordinates, &items, &count))
        return false;
    placemark->line.items = items;
    placemark->line.count = count;
    return true;
}

static const kml_placemark placemark_blank = {
    .visible = true,
};

/* The start tag: <Placemark id>. */
STX_INLINE bool placemark_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                               bool *empty)
{
    kml_placemark *placemark = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0};

    *placemark = placemark_blank;
    if (!STX_OPEN(w, "Placemark")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, PLACEMARK_ID);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, PLACEMARK_ID) && !take_placemark_id(r, placemark, id)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: name, styleUrl, visibility, Point, LineString, description. */
static stx_go placemark_read(stx_reader *r, stx_frame *f)
{
    kml_placemark *placemark = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!placemark_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, PLACEMARK_NAME) || !take_placemark_name(r, placemark, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLACEMARK_NAME);
        }
        if (STX_LEAF(w, "styleUrl", text)) {
            if (STX_MET(seen, PLACEMARK_STYLEURL) || !take_placemark_styleUrl(r, placemark, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLACEMARK_STYLEURL);
        }
        if (STX_LEAF(w, "visibility", text)) {
            if (STX_MET(seen, PLACEMARK_VISIBILITY) ||
                !take_placemark_visibility(r, placemark, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLACEMARK_VISIBILITY);
        }
        while (STX_AT(w, "Point")) {
            go = stx_child(r, w, f, seen, PLACEMARK_POINT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "LineString")) {
            go = stx_child(r, w, f, seen, PLACEMARK_LINESTRING);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "Placemark")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Point>. */
STX_INLINE bool placemark_Point_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Point")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: coordinates. */
static stx_go placemark_Point_read(stx_reader *r, stx_frame *f)
{
    kml_placemark *placemark = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!placemark_Point_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "coordinates", text)) {
            if (STX_MET(seen, PLACEMARK_POINT_COORDINATES) ||
                !take_placemark_Point_coordinates(r, placemark, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLACEMARK_POINT_COORDINATES);
        }
        if (STX_END(w, "Point")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <LineString>. */
STX_INLINE bool placemark_LineString_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "LineString")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: coordinates. */
static stx_go placemark_LineString_read(stx_reader *r, stx_frame *f)
{
    kml_placemark *placemark = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!placemark_LineString_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "coordinates", text)) {
            if (STX_MET(seen, PLACEMARK_LINESTRING_COORDINATES) ||
                !take_placemark_LineString_coordinates(r, placemark, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLACEMARK_LINESTRING_COORDINATES);
        }
        if (STX_END(w, "LineString")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state placemark_Point_state;
static const stx_state placemark_LineString_state;
/* clang-format off */
static const stx_arm placemark_arms[] = {
    [PLACEMARK_ID] = {STX_ATTRIBUTE_ARM("id", take_placemark_id, "str", 32)},
    [PLACEMARK_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_placemark_name, "str", 33),
                        .ns = NS_DEFAULT},
    [PLACEMARK_STYLEURL] = {STX_LEAF_ARM("styleUrl", STX_REFUSE, take_placemark_styleUrl,
                                         "str", 34), .ns = NS_DEFAULT},
    [PLACEMARK_VISIBILITY] = {STX_LEAF_ARM("visibility", STX_REFUSE, take_placemark_visibility,
                                           "bool", 35), .ns = NS_DEFAULT},
    [PLACEMARK_POINT] = {STX_WRAPPER_ARM("Point", &placemark_Point_state, 36), .ns = NS_DEFAULT},
    [PLACEMARK_LINESTRING] = {STX_WRAPPER_ARM("LineString", &placemark_LineString_state, 37),
                              .ns = NS_DEFAULT},
    [PLACEMARK_DESCRIPTION] = {STX_LEAF_ARM("description", STX_REFUSE, take_placemark_description,
                                            "raw", 38), .ns = NS_DEFAULT, .below = STX_BELOW_RAW},
    [PLACEMARK_POINT_COORDINATES] =
            {STX_LEAF_ARM("coordinates", STX_REFUSE, take_placemark_Point_coordinates,
                          "f64(split=\",\")", 36), .ns = NS_DEFAULT},
    [PLACEMARK_LINESTRING_COORDINATES] =
            {STX_LEAF_ARM("coordinates", STX_REFUSE, take_placemark_LineString_coordinates,
                          "f64(split=\" ,\")", 37), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t placemark_required[] = {0};

static const stx_state placemark_state = {
    .element = STX_NAME("Placemark"),
    .open = placemark_read,
    .step = placemark_read,
    .arms = placemark_arms,
    .count = 7,
    .total = 9,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(kml_placemark),
    .blank = &placemark_blank,
    .required = placemark_required,
};

static const stx_state placemark_Point_state = {
    .element = STX_NAME("Point"),
    .open = placemark_Point_read,
    .step = placemark_Point_read,
    .arms = placemark_arms,
    .first = 7,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state placemark_LineString_state = {
    .element = STX_NAME("LineString"),
    .open = placemark_LineString_read,
    .step = placemark_LineString_read,
    .arms = placemark_arms,
    .first = 8,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- kml, kml.schema:26 ------------------------------------------------------------------- */

enum { KML_PLACEMARK };

/* :27  placemarks: placemark[] //Placemark */
static void *place_kml_Placemark(stx_reader *r, void *in)
{
    kml_kml *kml = in;

    return STX_ADD(r, kml->placemarks);
}

static const kml_kml kml_blank = {0};

/* The start tag: <kml>. */
STX_INLINE bool kml_open(stx_frame *f, stx_walk *at, bool *empty)
{
    kml_kml *kml = f->record;
    stx_walk w = *at;

    *kml = kml_blank;
    if (!STX_OPEN(w, "kml")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go kml_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!kml_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "kml")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm kml_arms[] = {
    [KML_PLACEMARK] =
            {STX_RECORDS_ARM("Placemark", place_kml_Placemark, &placemark_state,
                             offsetof(kml_kml, placemarks.count), 0, 0, "placemark", 27),
             .ns = NS_DEFAULT, .picky = true, .anywhere = true},
};
/* clang-format on */

static const uint64_t kml_required[] = {0};

static const stx_state kml_state = {
    .element = STX_NAME("kml"),
    .open = kml_read,
    .step = kml_read,
    .arms = kml_arms,
    .count = 1,
    .total = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED | STX_WATCHES,
    .size = sizeof(kml_kml),
    .blank = &kml_blank,
    .required = kml_required,
};

/* ---- documents ---------------------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("kml", STX_REFUSE, NULL, NULL, &kml_state, "kml", 21), .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("kml"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(kml_kml),
    .blank = &kml_blank,
};

static const stx_schema kml_schema = {
    .abi = STX_ABI,
    .file = "kml.schema",
    .root = &kml_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 2,
    .levels = 4,
};

kml_kml *kml_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&kml_schema, arena, &input, options, error);
}

kml_kml *kml_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&kml_schema, arena, &input, options, error);
}
