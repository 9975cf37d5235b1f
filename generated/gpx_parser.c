/*
 * Reads gpx.schema's documents into structs. Printed by staxc from gpx.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "gpx_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "gpx_parser.c was printed for another libstax: run staxc again"
#endif

const char *gpx_gpx_version_name(gpx_gpx_version value)
{
    switch (value) {
    case GPX_GPX_VERSION__1_0:
        return "1.0";
    case GPX_GPX_VERSION__1_1:
        return "1.1";
    }
    return NULL;
}

static const stax_str gpx_version_words[] = {
    [GPX_GPX_VERSION__1_0] = STAX_STR("1.0"),
    [GPX_GPX_VERSION__1_1] = STAX_STR("1.1"),
};

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1, NS_TPX };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://www.topografix.com/GPX/1/1"),
    STAX_STR("http://www.topografix.com/GPX/1/0"),
};
static const stax_str ns_tpx_uris[] = {
    STAX_STR("http://www.garmin.com/xmlschemas/TrackPointExtension/v*"),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 2},
    [NS_TPX] = {STAX_STR("tpx"), ns_tpx_uris, 1},
};
/* clang-format on */

/* ---- point, gpx.schema:52 ----------------------------------------------------------------- */

enum {
    POINT_LAT,
    POINT_LON,
    POINT_ELE,
    POINT_TIME,
    POINT_NAME,
    POINT_EXTENSIONS,
    POINT_LINK,
    POINT_URL,
    POINT_EXTENSIONS_TPX_TRACKPOINTEXTENSION,
    POINT_LINK_HREF,
    POINT_EXTENSIONS_TPX_TRACKPOINTEXTENSION_TPX
};

/* :53  lat: f64(-90..90) @ */
STX_INLINE bool take_point_lat(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    return stx_take_f64(r, text, -90.0, 90.0, false, &point->lat);
}

/* :54  lon: f64(-180..180) @ */
STX_INLINE bool take_point_lon(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    return stx_take_f64(r, text, -180.0, 180.0, false, &point->lon);
}

/* :55  ele: f64? */
STX_INLINE bool take_point_ele(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &point->ele)) return false;
    point->has.ele = 1;
    return true;
}

/* :56  time: datetime? */
STX_INLINE bool take_point_time(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_datetime(r, text, &point->time)) return false;
    point->has.time = 1;
    return true;
}

/* :57  name: str? */
STX_INLINE bool take_point_name(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    if (!stx_take_str(r, stax_trim(text), &point->name)) return false;
    point->has.name = 1;
    return true;
}

/* :59  link: str? link/@href | url */
STX_INLINE bool take_point_url(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    if (!stx_take_str(r, stax_trim(text), &point->link)) return false;
    point->has.link = 1;
    return true;
}

/* :59  link: str? link/@href | url */
STX_INLINE bool take_point_link_href(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    if (!stx_take_str(r, text, &point->link)) return false;
    point->has.link = 1;
    return true;
}

/* :58  heart: u8? extensions/tpx:TrackPointExtension/tpx:hr */
STX_INLINE bool take_point_extensions_tpx_TrackPointExtensio(stx_reader *r, void *to, stax_str text)
{
    gpx_point *point = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u8(r, text, 0, UINT8_MAX, &point->heart)) return false;
    point->has.heart = 1;
    return true;
}

static const gpx_point point_blank = {0};

/* The start tag: <wpt lat lon>. */
STX_INLINE bool point_wpt_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                               bool *empty)
{
    gpx_point *point = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str lat = {0}, lon = {0};

    *point = point_blank;
    if (!STX_OPEN(w, "wpt")) return false;
    if (STX_ATTR(w, "lat", lat)) STX_MEET(seen, POINT_LAT);
    if (STX_ATTR(w, "lon", lon)) STX_MEET(seen, POINT_LON);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, POINT_LAT) || !take_point_lat(r, point, lat)) return false;
    if (!STX_MET(seen, POINT_LON) || !take_point_lon(r, point, lon)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: ele, time, name, extensions, link, url. */
static stx_go point_wpt_read(stx_reader *r, stx_frame *f)
{
    gpx_point *point = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!point_wpt_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "ele", text)) {
            if (STX_MET(seen, POINT_ELE) || !take_point_ele(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_ELE);
        }
        if (STX_LEAF(w, "time", text)) {
            if (STX_MET(seen, POINT_TIME) || !take_point_time(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_TIME);
        }
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, POINT_NAME) || !take_point_name(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_NAME);
        }
        while (STX_AT(w, "extensions")) {
            go = stx_child(r, w, f, seen, POINT_EXTENSIONS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "link")) {
            go = stx_child(r, w, f, seen, POINT_LINK);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "wpt")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <rtept lat lon>. */
STX_INLINE bool point_rtept_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    gpx_point *point = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str lat = {0}, lon = {0};

    *point = point_blank;
    if (!STX_OPEN(w, "rtept")) return false;
    if (STX_ATTR(w, "lat", lat)) STX_MEET(seen, POINT_LAT);
    if (STX_ATTR(w, "lon", lon)) STX_MEET(seen, POINT_LON);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, POINT_LAT) || !take_point_lat(r, point, lat)) return false;
    if (!STX_MET(seen, POINT_LON) || !take_point_lon(r, point, lon)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: ele, time, name, extensions, link, url. */
static stx_go point_rtept_read(stx_reader *r, stx_frame *f)
{
    gpx_point *point = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!point_rtept_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "ele", text)) {
            if (STX_MET(seen, POINT_ELE) || !take_point_ele(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_ELE);
        }
        if (STX_LEAF(w, "time", text)) {
            if (STX_MET(seen, POINT_TIME) || !take_point_time(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_TIME);
        }
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, POINT_NAME) || !take_point_name(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_NAME);
        }
        while (STX_AT(w, "extensions")) {
            go = stx_child(r, w, f, seen, POINT_EXTENSIONS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "link")) {
            go = stx_child(r, w, f, seen, POINT_LINK);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "rtept")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <trkpt lat lon>. */
STX_INLINE bool point_trkpt_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    gpx_point *point = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str lat = {0}, lon = {0};

    *point = point_blank;
    if (!STX_OPEN(w, "trkpt")) return false;
    if (STX_ATTR(w, "lat", lat)) STX_MEET(seen, POINT_LAT);
    if (STX_ATTR(w, "lon", lon)) STX_MEET(seen, POINT_LON);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, POINT_LAT) || !take_point_lat(r, point, lat)) return false;
    if (!STX_MET(seen, POINT_LON) || !take_point_lon(r, point, lon)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: ele, time, name, extensions, link, url. */
static stx_go point_trkpt_read(stx_reader *r, stx_frame *f)
{
    gpx_point *point = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!point_trkpt_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "ele", text)) {
            if (STX_MET(seen, POINT_ELE) || !take_point_ele(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_ELE);
        }
        if (STX_LEAF(w, "time", text)) {
            if (STX_MET(seen, POINT_TIME) || !take_point_time(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_TIME);
        }
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, POINT_NAME) || !take_point_name(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_NAME);
        }
        while (STX_AT(w, "extensions")) {
            go = stx_child(r, w, f, seen, POINT_EXTENSIONS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "link")) {
            go = stx_child(r, w, f, seen, POINT_LINK);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "trkpt")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <extensions>. */
STX_INLINE bool point_extensions_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "extensions")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: tpx:TrackPointExtension. */
static stx_go point_extensions_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!point_extensions_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_SPELLED(NS_TPX) && STX_AT(w, "tpx:TrackPointExtension")) {
            go = stx_child(r, w, f, seen, POINT_EXTENSIONS_TPX_TRACKPOINTEXTENSION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "extensions")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <link href>. */
STX_INLINE bool point_link_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                bool *empty)
{
    gpx_point *point = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str href = {0};

    if (!STX_OPEN(w, "link")) return false;
    if (STX_ATTR(w, "href", href)) STX_MEET(seen, POINT_LINK_HREF);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, POINT_LINK_HREF)) return false;
    if (STX_MET(seen, POINT_LINK_HREF) && !take_point_link_href(r, point, href)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go point_link_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!point_link_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "link")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <tpx:TrackPointExtension>. */
STX_INLINE bool point_extensions_tpx_TrackPointExtension_ope(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "tpx:TrackPointExtension")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: tpx:hr. */
static stx_go point_extensions_tpx_TrackPointExtension_rea(stx_reader *r, stx_frame *f)
{
    gpx_point *point = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!point_extensions_tpx_TrackPointExtension_ope(&w, &empty))
            return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "tpx:hr", text)) {
            if (STX_MET(seen, POINT_EXTENSIONS_TPX_TRACKPOINTEXTENSION_TPX) ||
                !take_point_extensions_tpx_TrackPointExtensio(r, point, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, POINT_EXTENSIONS_TPX_TRACKPOINTEXTENSION_TPX);
        }
        if (STX_END(w, "tpx:TrackPointExtension")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state point_extensions_state;
static const stx_state point_link_state;
static const stx_state point_extensions_tpx_TrackPointExtension_sta;
/* clang-format off */
static const stx_arm point_arms[] = {
    [POINT_LAT] = {STX_ATTRIBUTE_ARM("lat", take_point_lat, "f64(-90..90)", 53)},
    [POINT_LON] = {STX_ATTRIBUTE_ARM("lon", take_point_lon, "f64(-180..180)", 54)},
    [POINT_ELE] = {STX_LEAF_ARM("ele", STX_REFUSE, take_point_ele, "f64", 55), .ns = NS_DEFAULT},
    [POINT_TIME] = {STX_LEAF_ARM("time", STX_REFUSE, take_point_time, "datetime", 56),
                    .ns = NS_DEFAULT},
    [POINT_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_point_name, "str", 57), .ns = NS_DEFAULT},
    [POINT_EXTENSIONS] = {STX_WRAPPER_ARM("extensions", &point_extensions_state, 58),
                          .ns = NS_DEFAULT},
    [POINT_LINK] = {STX_WRAPPER_ARM("link", &point_link_state, 59), .ns = NS_DEFAULT},
    [POINT_URL] = {STX_LEAF_ARM("url", STX_REFUSE, take_point_url, "str", 59), .ns = NS_DEFAULT,
                   .left = POINT_LINK_HREF + 1},
    [POINT_EXTENSIONS_TPX_TRACKPOINTEXTENSION] =
            {STX_WRAPPER_ARM("tpx:TrackPointExtension",
                             &point_extensions_tpx_TrackPointExtension_sta, 58), .skip = 4,
             .ns = NS_TPX},
    [POINT_LINK_HREF] = {STX_ATTRIBUTE_ARM("href", take_point_link_href, "str", 59)},
    [POINT_EXTENSIONS_TPX_TRACKPOINTEXTENSION_TPX] =
            {STX_LEAF_ARM("tpx:hr", STX_REFUSE, take_point_extensions_tpx_TrackPointExtensio,
                          "u8", 58), .skip = 4, .ns = NS_TPX},
};
/* clang-format on */

static const uint64_t point_required[] = {
    STX_BIT(POINT_LAT) | STX_BIT(POINT_LON),
};

static const stx_state point_wpt_state = {
    .element = STX_NAME("wpt"),
    .open = point_wpt_read,
    .step = point_wpt_read,
    .arms = point_arms,
    .count = 8,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gpx_point),
    .blank = &point_blank,
    .required = point_required,
};

static const stx_state point_rtept_state = {
    .element = STX_NAME("rtept"),
    .open = point_rtept_read,
    .step = point_rtept_read,
    .arms = point_arms,
    .count = 8,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gpx_point),
    .blank = &point_blank,
    .required = point_required,
};

static const stx_state point_trkpt_state = {
    .element = STX_NAME("trkpt"),
    .open = point_trkpt_read,
    .step = point_trkpt_read,
    .arms = point_arms,
    .count = 8,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gpx_point),
    .blank = &point_blank,
    .required = point_required,
};

static const stx_state point_extensions_state = {
    .element = STX_NAME("extensions"),
    .open = point_extensions_read,
    .step = point_extensions_read,
    .arms = point_arms,
    .first = 8,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state point_link_state = {
    .element = STX_NAME("link"),
    .open = point_link_read,
    .step = point_link_read,
    .arms = point_arms,
    .first = 9,
    .count = 1,
    .rules = STX_NAMESPACED,
};

static const stx_state point_extensions_tpx_TrackPointExtension_sta = {
    .element = STX_NAME("tpx:TrackPointExtension"),
    .open = point_extensions_tpx_TrackPointExtension_rea,
    .step = point_extensions_tpx_TrackPointExtension_rea,
    .arms = point_arms,
    .first = 10,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- route, gpx.schema:39 ----------------------------------------------------------------- */

enum { ROUTE_NAME, ROUTE_RTEPT };

/* :40  name: str? */
STX_INLINE bool take_route_name(stx_reader *r, void *to, stax_str text)
{
    gpx_route *route = to;

    if (!stx_take_str(r, stax_trim(text), &route->name)) return false;
    route->has.name = 1;
    return true;
}

/* :41  points: point[] rtept */
static void *place_route_rtept(stx_reader *r, void *in)
{
    gpx_route *route = in;

    return STX_ADD(r, route->points);
}

static const gpx_route route_blank = {0};

/* The start tag: <rte>. */
STX_INLINE bool route_open(stx_frame *f, stx_walk *at, bool *empty)
{
    gpx_route *route = f->record;
    stx_walk w = *at;

    *route = route_blank;
    if (!STX_OPEN(w, "rte")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: name, rtept. */
static stx_go route_read(stx_reader *r, stx_frame *f)
{
    gpx_route *route = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!route_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, ROUTE_NAME) || !take_route_name(r, route, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ROUTE_NAME);
        }
        while (STX_AT(w, "rtept")) {
            go = stx_child(r, w, f, seen, ROUTE_RTEPT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "rte")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm route_arms[] = {
    [ROUTE_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_route_name, "str", 40), .ns = NS_DEFAULT},
    [ROUTE_RTEPT] =
            {STX_RECORDS_ARM("rtept", place_route_rtept, &point_rtept_state,
                             offsetof(gpx_route, points.count), 0, 0, "point", 41),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t route_required[] = {0};

static const stx_state route_state = {
    .element = STX_NAME("rte"),
    .open = route_read,
    .step = route_read,
    .arms = route_arms,
    .count = 2,
    .total = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gpx_route),
    .blank = &route_blank,
    .required = route_required,
};

/* ---- segment, gpx.schema:47 --------------------------------------------------------------- */

enum { SEGMENT_TRKPT };

/* :48  points: point[] trkpt */
static void *place_segment_trkpt(stx_reader *r, void *in)
{
    gpx_segment *segment = in;

    return STX_ADD(r, segment->points);
}

static const gpx_segment segment_blank = {0};

/* The start tag: <trkseg>. */
STX_INLINE bool segment_open(stx_frame *f, stx_walk *at, bool *empty)
{
    gpx_segment *segment = f->record;
    stx_walk w = *at;

    *segment = segment_blank;
    if (!STX_OPEN(w, "trkseg")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: trkpt. */
static stx_go segment_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!segment_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "trkpt")) {
            go = stx_child(r, w, f, seen, SEGMENT_TRKPT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "trkseg")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm segment_arms[] = {
    [SEGMENT_TRKPT] =
            {STX_RECORDS_ARM("trkpt", place_segment_trkpt, &point_trkpt_state,
                             offsetof(gpx_segment, points.count), 0, 0, "point", 48),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t segment_required[] = {0};

static const stx_state segment_state = {
    .element = STX_NAME("trkseg"),
    .open = segment_read,
    .step = segment_read,
    .arms = segment_arms,
    .count = 1,
    .total = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gpx_segment),
    .blank = &segment_blank,
    .required = segment_required,
};

/* ---- track, gpx.schema:43 ----------------------------------------------------------------- */

enum { TRACK_NAME, TRACK_TRKSEG };

/* :44  name: str? */
STX_INLINE bool take_track_name(stx_reader *r, void *to, stax_str text)
{
    gpx_track *track = to;

    if (!stx_take_str(r, stax_trim(text), &track->name)) return false;
    track->has.name = 1;
    return true;
}

/* :45  segments: segment[] trkseg */
static void *place_track_trkseg(stx_reader *r, void *in)
{
    gpx_track *track = in;

    return STX_ADD(r, track->segments);
}

static const gpx_track track_blank = {0};

/* The start tag: <trk>. */
STX_INLINE bool track_open(stx_frame *f, stx_walk *at, bool *empty)
{
    gpx_track *track = f->record;
    stx_walk w = *at;

    *track = track_blank;
    if (!STX_OPEN(w, "trk")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: name, trkseg. */
static stx_go track_read(stx_reader *r, stx_frame *f)
{
    gpx_track *track = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!track_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, TRACK_NAME) || !take_track_name(r, track, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, TRACK_NAME);
        }
        while (STX_AT(w, "trkseg")) {
            go = stx_child(r, w, f, seen, TRACK_TRKSEG);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "trk")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm track_arms[] = {
    [TRACK_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_track_name, "str", 44), .ns = NS_DEFAULT},
    [TRACK_TRKSEG] =
            {STX_RECORDS_ARM("trkseg", place_track_trkseg, &segment_state,
                             offsetof(gpx_track, segments.count), 0, 0, "segment", 45),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t track_required[] = {0};

static const stx_state track_state = {
    .element = STX_NAME("trk"),
    .open = track_read,
    .step = track_read,
    .arms = track_arms,
    .count = 2,
    .total = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gpx_track),
    .blank = &track_blank,
    .required = track_required,
};

/* ---- gpx, gpx.schema:30 ------------------------------------------------------------------- */

enum {
    GPX_VERSION,
    GPX_CREATOR,
    GPX_METADATA,
    GPX_NAME,
    GPX_TIME,
    GPX_WPT,
    GPX_RTE,
    GPX_TRK,
    GPX_METADATA_NAME,
    GPX_METADATA_TIME
};

/* :31  version: enum(1.0, 1.1) @ */
STX_INLINE bool take_gpx_version(stx_reader *r, void *to, stax_str text)
{
    gpx_gpx *gpx = to;
    unsigned word;

    if (!stx_take_word(r, text, gpx_version_words, 2, &word)) return false;
    gpx->version = (gpx_gpx_version)word;
    return true;
}

/* :32  creator: str? @ */
STX_INLINE bool take_gpx_creator(stx_reader *r, void *to, stax_str text)
{
    gpx_gpx *gpx = to;

    if (!stx_take_str(r, text, &gpx->creator)) return false;
    gpx->has.creator = 1;
    return true;
}

/* :33  name: str? metadata/name | name */
STX_INLINE bool take_gpx_name(stx_reader *r, void *to, stax_str text)
{
    gpx_gpx *gpx = to;

    if (!stx_take_str(r, stax_trim(text), &gpx->name)) return false;
    gpx->has.name = 1;
    return true;
}

/* :34  time: datetime? metadata/time | time */
STX_INLINE bool take_gpx_time(stx_reader *r, void *to, stax_str text)
{
    gpx_gpx *gpx = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &gpx->time)) return false;
    gpx->has.time = 1;
    return true;
}

/* :35  waypoints: point[] wpt */
static void *place_gpx_wpt(stx_reader *r, void *in)
{
    gpx_gpx *gpx = in;

    return STX_ADD(r, gpx->waypoints);
}

/* :36  routes: route[] rte */
static void *place_gpx_rte(stx_reader *r, void *in)
{
    gpx_gpx *gpx = in;

    return STX_ADD(r, gpx->routes);
}

/* :37  tracks: track[] trk */
static void *place_gpx_trk(stx_reader *r, void *in)
{
    gpx_gpx *gpx = in;

    return STX_ADD(r, gpx->tracks);
}

/* :33  name: str? metadata/name | name */
STX_INLINE bool take_gpx_metadata_name(stx_reader *r, void *to, stax_str text)
{
    gpx_gpx *gpx = to;

    if (!stx_take_str(r, stax_trim(text), &gpx->name)) return false;
    gpx->has.name = 1;
    return true;
}

/* :34  time: datetime? metadata/time | time */
STX_INLINE bool take_gpx_metadata_time(stx_reader *r, void *to, stax_str text)
{
    gpx_gpx *gpx = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &gpx->time)) return false;
    gpx->has.time = 1;
    return true;
}

static const gpx_gpx gpx_blank = {0};

/* The start tag: <gpx version creator>. */
STX_INLINE bool gpx_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    gpx_gpx *gpx = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str version = {0}, creator = {0};

    *gpx = gpx_blank;
    if (!STX_OPEN(w, "gpx")) return false;
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, GPX_VERSION);
    if (STX_ATTR(w, "creator", creator)) STX_MEET(seen, GPX_CREATOR);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, GPX_VERSION) || !take_gpx_version(r, gpx, version)) return false;
    if (STX_MET(seen, GPX_CREATOR) && !take_gpx_creator(r, gpx, creator)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: metadata, name, time, wpt, rte, trk. */
static stx_go gpx_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!gpx_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "metadata")) {
            go = stx_child(r, w, f, seen, GPX_METADATA);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "wpt")) {
            go = stx_child(r, w, f, seen, GPX_WPT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "rte")) {
            go = stx_child(r, w, f, seen, GPX_RTE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "trk")) {
            go = stx_child(r, w, f, seen, GPX_TRK);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "gpx")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <metadata>. */
STX_INLINE bool gpx_metadata_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "metadata")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: name, time. */
static stx_go gpx_metadata_read(stx_reader *r, stx_frame *f)
{
    gpx_gpx *gpx = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!gpx_metadata_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, GPX_METADATA_NAME) || !take_gpx_metadata_name(r, gpx, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, GPX_METADATA_NAME);
        }
        if (STX_END(w, "metadata")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state gpx_metadata_state;
/* clang-format off */
static const stx_arm gpx_arms[] = {
    [GPX_VERSION] = {STX_ATTRIBUTE_ARM("version", take_gpx_version, "enum(1.0, 1.1)", 31)},
    [GPX_CREATOR] = {STX_ATTRIBUTE_ARM("creator", take_gpx_creator, "str", 32)},
    [GPX_METADATA] = {STX_WRAPPER_ARM("metadata", &gpx_metadata_state, 33), .ns = NS_DEFAULT},
    [GPX_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_gpx_name, "str", 33), .ns = NS_DEFAULT,
                  .left = GPX_METADATA_NAME + 1},
    [GPX_TIME] = {STX_LEAF_ARM("time", STX_REFUSE, take_gpx_time, "datetime", 34), .ns = NS_DEFAULT,
                  .left = GPX_METADATA_TIME + 1},
    [GPX_WPT] =
            {STX_RECORDS_ARM("wpt", place_gpx_wpt, &point_wpt_state,
                             offsetof(gpx_gpx, waypoints.count), 0, 0, "point", 35),
             .ns = NS_DEFAULT},
    [GPX_RTE] =
            {STX_RECORDS_ARM("rte", place_gpx_rte, &route_state, offsetof(gpx_gpx, routes.count),
                             0, 0, "route", 36), .ns = NS_DEFAULT},
    [GPX_TRK] =
            {STX_RECORDS_ARM("trk", place_gpx_trk, &track_state, offsetof(gpx_gpx, tracks.count),
                             0, 0, "track", 37), .ns = NS_DEFAULT},
    [GPX_METADATA_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_gpx_metadata_name, "str", 33),
                           .ns = NS_DEFAULT},
    [GPX_METADATA_TIME] = {STX_LEAF_ARM("time", STX_REFUSE, take_gpx_metadata_time, "datetime", 34),
                           .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t gpx_required[] = {
    STX_BIT(GPX_VERSION),
};

static const stx_state gpx_state = {
    .element = STX_NAME("gpx"),
    .open = gpx_read,
    .step = gpx_read,
    .arms = gpx_arms,
    .count = 8,
    .total = 10,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(gpx_gpx),
    .blank = &gpx_blank,
    .required = gpx_required,
};

static const stx_state gpx_metadata_state = {
    .element = STX_NAME("metadata"),
    .open = gpx_metadata_read,
    .step = gpx_metadata_read,
    .arms = gpx_arms,
    .first = 8,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- what structs hold -------------------------------------------------------------------- */

static bool point_has_ele(const void *record)
{
    const gpx_point *point = record;

    return point->has.ele;
}

static bool point_has_time(const void *record)
{
    const gpx_point *point = record;

    return point->has.time;
}

static bool point_has_name(const void *record)
{
    const gpx_point *point = record;

    return point->has.name;
}

static bool point_has_heart(const void *record)
{
    const gpx_point *point = record;

    return point->has.heart;
}

static bool point_has_link(const void *record)
{
    const gpx_point *point = record;

    return point->has.link;
}

/* clang-format off */
static const stx_held point_holds[] = {
    {STX_HOLDS(gpx_point, lat, "lat", STX_HELD_FLOAT)},
    {STX_HOLDS(gpx_point, lon, "lon", STX_HELD_FLOAT)},
    {STX_HOLDS(gpx_point, ele, "ele", STX_HELD_FLOAT), .has = point_has_ele},
    {STX_HOLDS(gpx_point, time, "time", STX_HELD_DATETIME), .has = point_has_time},
    {STX_HOLDS(gpx_point, name, "name", STX_HELD_STR), .has = point_has_name},
    {STX_HOLDS(gpx_point, heart, "heart", STX_HELD_UNSIGNED), .has = point_has_heart},
    {STX_HOLDS(gpx_point, link, "link", STX_HELD_STR), .has = point_has_link},
};
/* clang-format on */

static const stx_layout point_layout = {
    .size = sizeof(gpx_point),
    .parts = point_holds,
    .count = sizeof point_holds / sizeof *point_holds,
};

gpx_point *gpx_point_copy(stax_arena *arena, const gpx_point *point)
{
    return stx_copy_record(&point_layout, point, arena);
}

/* ---- documents and records ---------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("gpx", STX_REFUSE, NULL, NULL, &gpx_state, "gpx", 21), .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("gpx"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(gpx_gpx),
    .blank = &gpx_blank,
};

static const stx_schema gpx_schema = {
    .abi = STX_ABI,
    .file = "gpx.schema",
    .root = &gpx_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 3,
    .levels = 6,
    .stream = &segment_state,
    .stream_arm = SEGMENT_TRKPT,
};

gpx_gpx *gpx_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&gpx_schema, arena, &input, options, error);
}

gpx_gpx *gpx_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&gpx_schema, arena, &input, options, error);
}

gpx_reader *gpx_reader_open(const stax_input *input, const stax_options *options, stax_error *error)
{
    return (gpx_reader *)stx_open(&gpx_schema, input, options, error);
}

stax_status gpx_next_point(gpx_reader *reader, const gpx_point **point)
{
    const void *record;
    stax_status status = stx_next((stx_reader *)reader, &record);

    *point = record;
    return status;
}

const gpx_gpx *gpx_reader_head(const gpx_reader *reader)
{
    return stx_head((const stx_reader *)reader);
}

size_t gpx_reader_bad(const gpx_reader *reader)
{
    return stx_bad((const stx_reader *)reader);
}

stax_status gpx_feed(gpx_reader *reader, const char *bytes, size_t len, bool last)
{
    return stx_feed((stx_reader *)reader, bytes, len, last);
}

void gpx_reader_close(gpx_reader *reader)
{
    stx_shutdown((stx_reader *)reader);
}
