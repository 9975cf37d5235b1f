/*
 * Reads svg.schema's documents into structs. Printed by staxc from svg.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "svg_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "svg_parser.c was printed for another libstax: run staxc again"
#endif

const char *svg_shape_kind_name(svg_shape_kind value)
{
    switch (value) {
    case SVG_SHAPE_GROUP:
        return "group";
    case SVG_SHAPE_PATH:
        return "path";
    case SVG_SHAPE_RECT:
        return "rect";
    case SVG_SHAPE_CIRCLE:
        return "circle";
    case SVG_SHAPE_ELLIPSE:
        return "ellipse";
    case SVG_SHAPE_LINE:
        return "line";
    case SVG_SHAPE_POLYLINE:
        return "polyline";
    case SVG_SHAPE_POLYGON:
        return "polygon";
    case SVG_SHAPE_LABEL:
        return "label";
    case SVG_SHAPE_COPY:
        return "copy";
    }
    return NULL;
}

const char *svg_label_runs_kind_name(svg_label_runs_kind value)
{
    switch (value) {
    case SVG_LABEL_RUNS_TEXT:
        return "text";
    case SVG_LABEL_RUNS_SPAN:
        return "span";
    }
    return NULL;
}

/*
 * group | path | rect | circle | ellipse | line | polyline | polygon | label | copy, svg.schema:27
 */

static void *choose_shape_group(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_GROUP;
    return &chosen->as.group;
}

static void *choose_shape_path(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_PATH;
    return &chosen->as.path;
}

static void *choose_shape_rect(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_RECT;
    return &chosen->as.rect;
}

static void *choose_shape_circle(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_CIRCLE;
    return &chosen->as.circle;
}

static void *choose_shape_ellipse(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_ELLIPSE;
    return &chosen->as.ellipse;
}

static void *choose_shape_line(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_LINE;
    return &chosen->as.line;
}

static void *choose_shape_polyline(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_POLYLINE;
    return &chosen->as.polyline;
}

static void *choose_shape_polygon(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_POLYGON;
    return &chosen->as.polygon;
}

static void *choose_shape_label(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_LABEL;
    return &chosen->as.label;
}

static void *choose_shape_copy(void *item)
{
    svg_shape *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_SHAPE_COPY;
    return &chosen->as.copy;
}

/* ---- text | span, svg.schema:97 ----------------------------------------------------------- */

static void *choose_label_runs_span(void *item)
{
    svg_label_runs *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SVG_LABEL_RUNS_SPAN;
    return &chosen->as.span;
}

static const stx_state group_state;

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1, NS_XL };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://www.w3.org/2000/svg"),
};
static const stax_str ns_xl_uris[] = {
    STAX_STR("http://www.w3.org/1999/xlink"),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 1},
    [NS_XL] = {STAX_STR("xl"), ns_xl_uris, 1},
};
/* clang-format on */

/* ---- path, svg.schema:50 ------------------------------------------------------------------ */

enum {
    PATH_ID,
    PATH_CLASS,
    PATH_STYLE,
    PATH_FILL,
    PATH_STROKE,
    PATH_OPACITY,
    PATH_TRANSFORM,
    PATH_D
};

/* :37  id: str? @ */
STX_INLINE bool take_path_id(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    if (!stx_take_str(r, text, &path->id)) return false;
    path->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_path_class(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    if (!stx_take_str(r, text, &path->class_)) return false;
    path->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_path_style(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    if (!stx_take_str(r, text, &path->style)) return false;
    path->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_path_fill(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    if (!stx_take_str(r, text, &path->fill)) return false;
    path->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_path_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    if (!stx_take_str(r, text, &path->stroke)) return false;
    path->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_path_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    if (!stx_take_str(r, text, &path->opacity)) return false;
    path->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_path_transform(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    if (!stx_take_str(r, text, &path->transform)) return false;
    path->has.transform = 1;
    return true;
}

/* :52  d: str @ */
STX_INLINE bool take_path_d(stx_reader *r, void *to, stax_str text)
{
    svg_path *path = to;

    return stx_take_str(r, text, &path->d);
}

static const svg_path path_blank = {0};

/* The start tag: <path id class style fill stroke opacity transform d>. */
STX_INLINE bool path_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_path *path = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, d = {0};

    *path = path_blank;
    if (!STX_OPEN(w, "path")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, PATH_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, PATH_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, PATH_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, PATH_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, PATH_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, PATH_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, PATH_TRANSFORM);
    if (STX_ATTR(w, "d", d)) STX_MEET(seen, PATH_D);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, PATH_ID) && !take_path_id(r, path, id)) return false;
    if (STX_MET(seen, PATH_CLASS) && !take_path_class(r, path, class_)) return false;
    if (STX_MET(seen, PATH_STYLE) && !take_path_style(r, path, style)) return false;
    if (STX_MET(seen, PATH_FILL) && !take_path_fill(r, path, fill)) return false;
    if (STX_MET(seen, PATH_STROKE) && !take_path_stroke(r, path, stroke)) return false;
    if (STX_MET(seen, PATH_OPACITY) && !take_path_opacity(r, path, opacity)) return false;
    if (STX_MET(seen, PATH_TRANSFORM) && !take_path_transform(r, path, transform)) return false;
    if (!STX_MET(seen, PATH_D) || !take_path_d(r, path, d)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go path_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!path_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "path")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm path_arms[] = {
    [PATH_ID] = {STX_ATTRIBUTE_ARM("id", take_path_id, "str", 37)},
    [PATH_CLASS] = {STX_ATTRIBUTE_ARM("class", take_path_class, "str", 38)},
    [PATH_STYLE] = {STX_ATTRIBUTE_ARM("style", take_path_style, "str", 39)},
    [PATH_FILL] = {STX_ATTRIBUTE_ARM("fill", take_path_fill, "str", 40)},
    [PATH_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_path_stroke, "str", 41)},
    [PATH_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_path_opacity, "str", 42)},
    [PATH_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_path_transform, "str", 43)},
    [PATH_D] = {STX_ATTRIBUTE_ARM("d", take_path_d, "str", 52)},
};
/* clang-format on */

static const uint64_t path_required[] = {
    STX_BIT(PATH_D),
};

static const stx_state path_state = {
    .element = STX_NAME("path"),
    .open = path_read,
    .step = path_read,
    .arms = path_arms,
    .count = 8,
    .total = 8,
    .rules = STX_NAMESPACED,
    .size = sizeof(svg_path),
    .blank = &path_blank,
    .required = path_required,
};

/* ---- rect, svg.schema:54 ------------------------------------------------------------------ */

enum {
    RECT_ID,
    RECT_CLASS,
    RECT_STYLE,
    RECT_FILL,
    RECT_STROKE,
    RECT_OPACITY,
    RECT_TRANSFORM,
    RECT_X,
    RECT_Y,
    RECT_WIDTH,
    RECT_HEIGHT,
    RECT_RX,
    RECT_RY
};

/* :37  id: str? @ */
STX_INLINE bool take_rect_id(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (!stx_take_str(r, text, &rect->id)) return false;
    rect->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_rect_class(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (!stx_take_str(r, text, &rect->class_)) return false;
    rect->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_rect_style(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (!stx_take_str(r, text, &rect->style)) return false;
    rect->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_rect_fill(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (!stx_take_str(r, text, &rect->fill)) return false;
    rect->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_rect_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (!stx_take_str(r, text, &rect->stroke)) return false;
    rect->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_rect_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (!stx_take_str(r, text, &rect->opacity)) return false;
    rect->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_rect_transform(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (!stx_take_str(r, text, &rect->transform)) return false;
    rect->has.transform = 1;
    return true;
}

/* :56  x: f64 @ = 0 */
STX_INLINE bool take_rect_x(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &rect->x);
}

/* :57  y: f64 @ = 0 */
STX_INLINE bool take_rect_y(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &rect->y);
}

/* :58  width: f64(0..) @ */
STX_INLINE bool take_rect_width(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    return stx_take_f64(r, text, 0.0, STX_INFINITE, false, &rect->width);
}

/* :59  height: f64(0..) @ */
STX_INLINE bool take_rect_height(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    return stx_take_f64(r, text, 0.0, STX_INFINITE, false, &rect->height);
}

/* :60  rx: f64(0..)? @ */
STX_INLINE bool take_rect_rx(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_f64(r, text, 0.0, STX_INFINITE, false, &rect->rx)) return false;
    rect->has.rx = 1;
    return true;
}

/* :61  ry: f64(0..)? @ */
STX_INLINE bool take_rect_ry(stx_reader *r, void *to, stax_str text)
{
    svg_rect *rect = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_f64(r, text, 0.0, STX_INFINITE, false, &rect->ry)) return false;
    rect->has.ry = 1;
    return true;
}

static const svg_rect rect_blank = {
    .x = 0.0,
    .y = 0.0,
};

/* The start tag: <rect id class style fill stroke opacity transform x y width height rx ry>. */
STX_INLINE bool rect_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_rect *rect = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, x = {0}, y = {0}, width = {0}, height = {0}, rx = {0}, ry = {0};

    *rect = rect_blank;
    if (!STX_OPEN(w, "rect")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, RECT_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, RECT_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, RECT_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, RECT_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, RECT_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, RECT_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, RECT_TRANSFORM);
    if (STX_ATTR(w, "x", x)) STX_MEET(seen, RECT_X);
    if (STX_ATTR(w, "y", y)) STX_MEET(seen, RECT_Y);
    if (STX_ATTR(w, "width", width)) STX_MEET(seen, RECT_WIDTH);
    if (STX_ATTR(w, "height", height)) STX_MEET(seen, RECT_HEIGHT);
    if (STX_ATTR(w, "rx", rx)) STX_MEET(seen, RECT_RX);
    if (STX_ATTR(w, "ry", ry)) STX_MEET(seen, RECT_RY);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, RECT_ID) && !take_rect_id(r, rect, id)) return false;
    if (STX_MET(seen, RECT_CLASS) && !take_rect_class(r, rect, class_)) return false;
    if (STX_MET(seen, RECT_STYLE) && !take_rect_style(r, rect, style)) return false;
    if (STX_MET(seen, RECT_FILL) && !take_rect_fill(r, rect, fill)) return false;
    if (STX_MET(seen, RECT_STROKE) && !take_rect_stroke(r, rect, stroke)) return false;
    if (STX_MET(seen, RECT_OPACITY) && !take_rect_opacity(r, rect, opacity)) return false;
    if (STX_MET(seen, RECT_TRANSFORM) && !take_rect_transform(r, rect, transform)) return false;
    if (STX_MET(seen, RECT_X) && !take_rect_x(r, rect, x)) return false;
    if (STX_MET(seen, RECT_Y) && !take_rect_y(r, rect, y)) return false;
    if (!STX_MET(seen, RECT_WIDTH) || !take_rect_width(r, rect, width)) return false;
    if (!STX_MET(seen, RECT_HEIGHT) || !take_rect_height(r, rect, height)) return false;
    if (STX_MET(seen, RECT_RX) && !take_rect_rx(r, rect, rx)) return false;
    if (STX_MET(seen, RECT_RY) && !take_rect_ry(r, rect, ry)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go rect_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!rect_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "rect")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm rect_arms[] = {
    [RECT_ID] = {STX_ATTRIBUTE_ARM("id", take_rect_id, "str", 37)},
    [RECT_CLASS] = {STX_ATTRIBUTE_ARM("class", take_rect_class, "str", 38)},
    [RECT_STYLE] = {STX_ATTRIBUTE_ARM("style", take_rect_style, "str", 39)},
    [RECT_FILL] = {STX_ATTRIBUTE_ARM("fill", take_rect_fill, "str", 40)},
    [RECT_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_rect_stroke, "str", 41)},
    [RECT_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_rect_opacity, "str", 42)},
    [RECT_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_rect_transform, "str", 43)},
    [RECT_X] = {STX_ATTRIBUTE_ARM("x", take_rect_x, "f64", 56)},
    [RECT_Y] = {STX_ATTRIBUTE_ARM("y", take_rect_y, "f64", 57)},
    [RECT_WIDTH] = {STX_ATTRIBUTE_ARM("width", take_rect_width, "f64(0..)", 58)},
    [RECT_HEIGHT] = {STX_ATTRIBUTE_ARM("height", take_rect_height, "f64(0..)", 59)},
    [RECT_RX] = {STX_ATTRIBUTE_ARM("rx", take_rect_rx, "f64(0..)", 60)},
    [RECT_RY] = {STX_ATTRIBUTE_ARM("ry", take_rect_ry, "f64(0..)", 61)},
};
/* clang-format on */

static const uint64_t rect_required[] = {
    STX_BIT(RECT_WIDTH) | STX_BIT(RECT_HEIGHT),
};

static const stx_state rect_state = {
    .element = STX_NAME("rect"),
    .open = rect_read,
    .step = rect_read,
    .arms = rect_arms,
    .count = 13,
    .total = 13,
    .rules = STX_NAMESPACED,
    .size = sizeof(svg_rect),
    .blank = &rect_blank,
    .required = rect_required,
};

/* ---- circle, svg.schema:63 ---------------------------------------------------------------- */

enum {
    CIRCLE_ID,
    CIRCLE_CLASS,
    CIRCLE_STYLE,
    CIRCLE_FILL,
    CIRCLE_STROKE,
    CIRCLE_OPACITY,
    CIRCLE_TRANSFORM,
    CIRCLE_CX,
    CIRCLE_CY,
    CIRCLE_R
};

/* :37  id: str? @ */
STX_INLINE bool take_circle_id(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (!stx_take_str(r, text, &circle->id)) return false;
    circle->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_circle_class(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (!stx_take_str(r, text, &circle->class_)) return false;
    circle->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_circle_style(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (!stx_take_str(r, text, &circle->style)) return false;
    circle->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_circle_fill(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (!stx_take_str(r, text, &circle->fill)) return false;
    circle->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_circle_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (!stx_take_str(r, text, &circle->stroke)) return false;
    circle->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_circle_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (!stx_take_str(r, text, &circle->opacity)) return false;
    circle->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_circle_transform(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (!stx_take_str(r, text, &circle->transform)) return false;
    circle->has.transform = 1;
    return true;
}

/* :65  cx: f64 @ = 0 */
STX_INLINE bool take_circle_cx(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &circle->cx);
}

/* :66  cy: f64 @ = 0 */
STX_INLINE bool take_circle_cy(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &circle->cy);
}

/* :67  r: f64(0..) @ */
STX_INLINE bool take_circle_r(stx_reader *r, void *to, stax_str text)
{
    svg_circle *circle = to;

    return stx_take_f64(r, text, 0.0, STX_INFINITE, false, &circle->r);
}

static const svg_circle circle_blank = {
    .cx = 0.0,
    .cy = 0.0,
};

/* The start tag: <circle id class style fill stroke opacity transform cx cy r>. */
STX_INLINE bool circle_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_circle *circle = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, cx = {0}, cy = {0}, r_ = {0};

    *circle = circle_blank;
    if (!STX_OPEN(w, "circle")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, CIRCLE_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, CIRCLE_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, CIRCLE_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, CIRCLE_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, CIRCLE_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, CIRCLE_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, CIRCLE_TRANSFORM);
    if (STX_ATTR(w, "cx", cx)) STX_MEET(seen, CIRCLE_CX);
    if (STX_ATTR(w, "cy", cy)) STX_MEET(seen, CIRCLE_CY);
    if (STX_ATTR(w, "r", r_)) STX_MEET(seen, CIRCLE_R);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, CIRCLE_ID) && !take_circle_id(r, circle, id)) return false;
    if (STX_MET(seen, CIRCLE_CLASS) && !take_circle_class(r, circle, class_)) return false;
    if (STX_MET(seen, CIRCLE_STYLE) && !take_circle_style(r, circle, style)) return false;
    if (STX_MET(seen, CIRCLE_FILL) && !take_circle_fill(r, circle, fill)) return false;
    if (STX_MET(seen, CIRCLE_STROKE) && !take_circle_stroke(r, circle, stroke)) return false;
    if (STX_MET(seen, CIRCLE_OPACITY) && !take_circle_opacity(r, circle, opacity)) return false;
    if (STX_MET(seen, CIRCLE_TRANSFORM) && !take_circle_transform(r, circle, transform))
        return false;
    if (STX_MET(seen, CIRCLE_CX) && !take_circle_cx(r, circle, cx)) return false;
    if (STX_MET(seen, CIRCLE_CY) && !take_circle_cy(r, circle, cy)) return false;
    if (!STX_MET(seen, CIRCLE_R) || !take_circle_r(r, circle, r_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go circle_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!circle_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "circle")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm circle_arms[] = {
    [CIRCLE_ID] = {STX_ATTRIBUTE_ARM("id", take_circle_id, "str", 37)},
    [CIRCLE_CLASS] = {STX_ATTRIBUTE_ARM("class", take_circle_class, "str", 38)},
    [CIRCLE_STYLE] = {STX_ATTRIBUTE_ARM("style", take_circle_style, "str", 39)},
    [CIRCLE_FILL] = {STX_ATTRIBUTE_ARM("fill", take_circle_fill, "str", 40)},
    [CIRCLE_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_circle_stroke, "str", 41)},
    [CIRCLE_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_circle_opacity, "str", 42)},
    [CIRCLE_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_circle_transform, "str", 43)},
    [CIRCLE_CX] = {STX_ATTRIBUTE_ARM("cx", take_circle_cx, "f64", 65)},
    [CIRCLE_CY] = {STX_ATTRIBUTE_ARM("cy", take_circle_cy, "f64", 66)},
    [CIRCLE_R] = {STX_ATTRIBUTE_ARM("r", take_circle_r, "f64(0..)", 67)},
};
/* clang-format on */

static const uint64_t circle_required[] = {
    STX_BIT(CIRCLE_R),
};

static const stx_state circle_state = {
    .element = STX_NAME("circle"),
    .open = circle_read,
    .step = circle_read,
    .arms = circle_arms,
    .count = 10,
    .total = 10,
    .rules = STX_NAMESPACED,
    .size = sizeof(svg_circle),
    .blank = &circle_blank,
    .required = circle_required,
};

/* ---- ellipse, svg.schema:69 --------------------------------------------------------------- */

enum {
    ELLIPSE_ID,
    ELLIPSE_CLASS,
    ELLIPSE_STYLE,
    ELLIPSE_FILL,
    ELLIPSE_STROKE,
    ELLIPSE_OPACITY,
    ELLIPSE_TRANSFORM,
    ELLIPSE_CX,
    ELLIPSE_CY,
    ELLIPSE_RX,
    ELLIPSE_RY
};

/* :37  id: str? @ */
STX_INLINE bool take_ellipse_id(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (!stx_take_str(r, text, &ellipse->id)) return false;
    ellipse->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_ellipse_class(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (!stx_take_str(r, text, &ellipse->class_)) return false;
    ellipse->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_ellipse_style(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (!stx_take_str(r, text, &ellipse->style)) return false;
    ellipse->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_ellipse_fill(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (!stx_take_str(r, text, &ellipse->fill)) return false;
    ellipse->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_ellipse_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (!stx_take_str(r, text, &ellipse->stroke)) return false;
    ellipse->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_ellipse_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (!stx_take_str(r, text, &ellipse->opacity)) return false;
    ellipse->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_ellipse_transform(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (!stx_take_str(r, text, &ellipse->transform)) return false;
    ellipse->has.transform = 1;
    return true;
}

/* :71  cx: f64 @ = 0 */
STX_INLINE bool take_ellipse_cx(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &ellipse->cx);
}

/* :72  cy: f64 @ = 0 */
STX_INLINE bool take_ellipse_cy(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &ellipse->cy);
}

/* :73  rx: f64(0..) @ */
STX_INLINE bool take_ellipse_rx(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    return stx_take_f64(r, text, 0.0, STX_INFINITE, false, &ellipse->rx);
}

/* :74  ry: f64(0..) @ */
STX_INLINE bool take_ellipse_ry(stx_reader *r, void *to, stax_str text)
{
    svg_ellipse *ellipse = to;

    return stx_take_f64(r, text, 0.0, STX_INFINITE, false, &ellipse->ry);
}

static const svg_ellipse ellipse_blank = {
    .cx = 0.0,
    .cy = 0.0,
};

/* The start tag: <ellipse id class style fill stroke opacity transform cx cy rx ry>. */
STX_INLINE bool ellipse_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_ellipse *ellipse = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, cx = {0}, cy = {0}, rx = {0}, ry = {0};

    *ellipse = ellipse_blank;
    if (!STX_OPEN(w, "ellipse")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, ELLIPSE_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, ELLIPSE_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, ELLIPSE_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, ELLIPSE_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, ELLIPSE_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, ELLIPSE_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, ELLIPSE_TRANSFORM);
    if (STX_ATTR(w, "cx", cx)) STX_MEET(seen, ELLIPSE_CX);
    if (STX_ATTR(w, "cy", cy)) STX_MEET(seen, ELLIPSE_CY);
    if (STX_ATTR(w, "rx", rx)) STX_MEET(seen, ELLIPSE_RX);
    if (STX_ATTR(w, "ry", ry)) STX_MEET(seen, ELLIPSE_RY);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ELLIPSE_ID) && !take_ellipse_id(r, ellipse, id)) return false;
    if (STX_MET(seen, ELLIPSE_CLASS) && !take_ellipse_class(r, ellipse, class_)) return false;
    if (STX_MET(seen, ELLIPSE_STYLE) && !take_ellipse_style(r, ellipse, style)) return false;
    if (STX_MET(seen, ELLIPSE_FILL) && !take_ellipse_fill(r, ellipse, fill)) return false;
    if (STX_MET(seen, ELLIPSE_STROKE) && !take_ellipse_stroke(r, ellipse, stroke)) return false;
    if (STX_MET(seen, ELLIPSE_OPACITY) && !take_ellipse_opacity(r, ellipse, opacity)) return false;
    if (STX_MET(seen, ELLIPSE_TRANSFORM) && !take_ellipse_transform(r, ellipse, transform))
        return false;
    if (STX_MET(seen, ELLIPSE_CX) && !take_ellipse_cx(r, ellipse, cx)) return false;
    if (STX_MET(seen, ELLIPSE_CY) && !take_ellipse_cy(r, ellipse, cy)) return false;
    if (!STX_MET(seen, ELLIPSE_RX) || !take_ellipse_rx(r, ellipse, rx)) return false;
    if (!STX_MET(seen, ELLIPSE_RY) || !take_ellipse_ry(r, ellipse, ry)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go ellipse_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!ellipse_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "ellipse")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm ellipse_arms[] = {
    [ELLIPSE_ID] = {STX_ATTRIBUTE_ARM("id", take_ellipse_id, "str", 37)},
    [ELLIPSE_CLASS] = {STX_ATTRIBUTE_ARM("class", take_ellipse_class, "str", 38)},
    [ELLIPSE_STYLE] = {STX_ATTRIBUTE_ARM("style", take_ellipse_style, "str", 39)},
    [ELLIPSE_FILL] = {STX_ATTRIBUTE_ARM("fill", take_ellipse_fill, "str", 40)},
    [ELLIPSE_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_ellipse_stroke, "str", 41)},
    [ELLIPSE_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_ellipse_opacity, "str", 42)},
    [ELLIPSE_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_ellipse_transform, "str", 43)},
    [ELLIPSE_CX] = {STX_ATTRIBUTE_ARM("cx", take_ellipse_cx, "f64", 71)},
    [ELLIPSE_CY] = {STX_ATTRIBUTE_ARM("cy", take_ellipse_cy, "f64", 72)},
    [ELLIPSE_RX] = {STX_ATTRIBUTE_ARM("rx", take_ellipse_rx, "f64(0..)", 73)},
    [ELLIPSE_RY] = {STX_ATTRIBUTE_ARM("ry", take_ellipse_ry, "f64(0..)", 74)},
};
/* clang-format on */

static const uint64_t ellipse_required[] = {
    STX_BIT(ELLIPSE_RX) | STX_BIT(ELLIPSE_RY),
};

static const stx_state ellipse_state = {
    .element = STX_NAME("ellipse"),
    .open = ellipse_read,
    .step = ellipse_read,
    .arms = ellipse_arms,
    .count = 11,
    .total = 11,
    .rules = STX_NAMESPACED,
    .size = sizeof(svg_ellipse),
    .blank = &ellipse_blank,
    .required = ellipse_required,
};

/* ---- line, svg.schema:76 ------------------------------------------------------------------ */

enum {
    LINE_ID,
    LINE_CLASS,
    LINE_STYLE,
    LINE_FILL,
    LINE_STROKE,
    LINE_OPACITY,
    LINE_TRANSFORM,
    LINE_X1,
    LINE_Y1,
    LINE_X2,
    LINE_Y2
};

/* :37  id: str? @ */
STX_INLINE bool take_line_id(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (!stx_take_str(r, text, &line->id)) return false;
    line->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_line_class(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (!stx_take_str(r, text, &line->class_)) return false;
    line->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_line_style(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (!stx_take_str(r, text, &line->style)) return false;
    line->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_line_fill(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (!stx_take_str(r, text, &line->fill)) return false;
    line->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_line_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (!stx_take_str(r, text, &line->stroke)) return false;
    line->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_line_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (!stx_take_str(r, text, &line->opacity)) return false;
    line->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_line_transform(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (!stx_take_str(r, text, &line->transform)) return false;
    line->has.transform = 1;
    return true;
}

/* :78  x1: f64 @ = 0 */
STX_INLINE bool take_line_x1(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &line->x1);
}

/* :79  y1: f64 @ = 0 */
STX_INLINE bool take_line_y1(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &line->y1);
}

/* :80  x2: f64 @ = 0 */
STX_INLINE bool take_line_x2(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &line->x2);
}

/* :81  y2: f64 @ = 0 */
STX_INLINE bool take_line_y2(stx_reader *r, void *to, stax_str text)
{
    svg_line *line = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &line->y2);
}

static const svg_line line_blank = {
    .x1 = 0.0,
    .y1 = 0.0,
    .x2 = 0.0,
    .y2 = 0.0,
};

/* The start tag: <line id class style fill stroke opacity transform x1 y1 x2 y2>. */
STX_INLINE bool line_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_line *line = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, x1 = {0}, y1 = {0}, x2 = {0}, y2 = {0};

    *line = line_blank;
    if (!STX_OPEN(w, "line")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, LINE_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, LINE_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, LINE_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, LINE_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, LINE_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, LINE_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, LINE_TRANSFORM);
    if (STX_ATTR(w, "x1", x1)) STX_MEET(seen, LINE_X1);
    if (STX_ATTR(w, "y1", y1)) STX_MEET(seen, LINE_Y1);
    if (STX_ATTR(w, "x2", x2)) STX_MEET(seen, LINE_X2);
    if (STX_ATTR(w, "y2", y2)) STX_MEET(seen, LINE_Y2);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, LINE_ID) && !take_line_id(r, line, id)) return false;
    if (STX_MET(seen, LINE_CLASS) && !take_line_class(r, line, class_)) return false;
    if (STX_MET(seen, LINE_STYLE) && !take_line_style(r, line, style)) return false;
    if (STX_MET(seen, LINE_FILL) && !take_line_fill(r, line, fill)) return false;
    if (STX_MET(seen, LINE_STROKE) && !take_line_stroke(r, line, stroke)) return false;
    if (STX_MET(seen, LINE_OPACITY) && !take_line_opacity(r, line, opacity)) return false;
    if (STX_MET(seen, LINE_TRANSFORM) && !take_line_transform(r, line, transform)) return false;
    if (STX_MET(seen, LINE_X1) && !take_line_x1(r, line, x1)) return false;
    if (STX_MET(seen, LINE_Y1) && !take_line_y1(r, line, y1)) return false;
    if (STX_MET(seen, LINE_X2) && !take_line_x2(r, line, x2)) return false;
    if (STX_MET(seen, LINE_Y2) && !take_line_y2(r, line, y2)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go line_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!line_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "line")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm line_arms[] = {
    [LINE_ID] = {STX_ATTRIBUTE_ARM("id", take_line_id, "str", 37)},
    [LINE_CLASS] = {STX_ATTRIBUTE_ARM("class", take_line_class, "str", 38)},
    [LINE_STYLE] = {STX_ATTRIBUTE_ARM("style", take_line_style, "str", 39)},
    [LINE_FILL] = {STX_ATTRIBUTE_ARM("fill", take_line_fill, "str", 40)},
    [LINE_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_line_stroke, "str", 41)},
    [LINE_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_line_opacity, "str", 42)},
    [LINE_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_line_transform, "str", 43)},
    [LINE_X1] = {STX_ATTRIBUTE_ARM("x1", take_line_x1, "f64", 78)},
    [LINE_Y1] = {STX_ATTRIBUTE_ARM("y1", take_line_y1, "f64", 79)},
    [LINE_X2] = {STX_ATTRIBUTE_ARM("x2", take_line_x2, "f64", 80)},
    [LINE_Y2] = {STX_ATTRIBUTE_ARM("y2", take_line_y2, "f64", 81)},
};
/* clang-format on */

static const uint64_t line_required[] = {0};

static const stx_state line_state = {
    .element = STX_NAME("line"),
    .open = line_read,
    .step = line_read,
    .arms = line_arms,
    .count = 11,
    .total = 11,
    .rules = STX_NAMESPACED,
    .size = sizeof(svg_line),
    .blank = &line_blank,
    .required = line_required,
};

/* ---- polyline, svg.schema:83 -------------------------------------------------------------- */

enum {
    POLYLINE_ID,
    POLYLINE_CLASS,
    POLYLINE_STYLE,
    POLYLINE_FILL,
    POLYLINE_STROKE,
    POLYLINE_OPACITY,
    POLYLINE_TRANSFORM,
    POLYLINE_POINTS
};

/* :37  id: str? @ */
STX_INLINE bool take_polyline_id(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;

    if (!stx_take_str(r, text, &polyline->id)) return false;
    polyline->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_polyline_class(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;

    if (!stx_take_str(r, text, &polyline->class_)) return false;
    polyline->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_polyline_style(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;

    if (!stx_take_str(r, text, &polyline->style)) return false;
    polyline->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_polyline_fill(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;

    if (!stx_take_str(r, text, &polyline->fill)) return false;
    polyline->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_polyline_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;

    if (!stx_take_str(r, text, &polyline->stroke)) return false;
    polyline->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_polyline_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;

    if (!stx_take_str(r, text, &polyline->opacity)) return false;
    polyline->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_polyline_transform(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;

    if (!stx_take_str(r, text, &polyline->transform)) return false;
    polyline->has.transform = 1;
    return true;
}

/* One of points. */
static bool item_polyline_points(stx_reader *r, void *to, stax_str text)
{
    double *item = to;

    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_polyline_points = {
    .separators = " ,",
    .take = item_polyline_points,
    .size = sizeof(double),
    .least = 0,
    .most = 0,
};

/* :85  points: f64(split=" ,")[] @ */
STX_INLINE bool take_polyline_points(stx_reader *r, void *to, stax_str text)
{
    svg_polyline *polyline = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_polyline_points, &items, &count)) return false;
    polyline->points.items = items;
    polyline->points.count = count;
    return true;
}

static const svg_polyline polyline_blank = {0};

/* The start tag: <polyline id class style fill stroke opacity transform points>. */
STX_INLINE bool polyline_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_polyline *polyline = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, points = {0};

    *polyline = polyline_blank;
    if (!STX_OPEN(w, "polyline")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, POLYLINE_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, POLYLINE_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, POLYLINE_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, POLYLINE_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, POLYLINE_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, POLYLINE_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, POLYLINE_TRANSFORM);
    if (STX_ATTR(w, "points", points)) STX_MEET(seen, POLYLINE_POINTS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, POLYLINE_ID) && !take_polyline_id(r, polyline, id)) return false;
    if (STX_MET(seen, POLYLINE_CLASS) && !take_polyline_class(r, polyline, class_)) return false;
    if (STX_MET(seen, POLYLINE_STYLE) && !take_polyline_style(r, polyline, style)) return false;
    if (STX_MET(seen, POLYLINE_FILL) && !take_polyline_fill(r, polyline, fill)) return false;
    if (STX_MET(seen, POLYLINE_STROKE) && !take_polyline_stroke(r, polyline, stroke)) return false;
    if (STX_MET(seen, POLYLINE_OPACITY) && !take_polyline_opacity(r, polyline, opacity))
        return false;
    if (STX_MET(seen, POLYLINE_TRANSFORM) && !take_polyline_transform(r, polyline, transform))
        return false;
    if (STX_MET(seen, POLYLINE_POINTS) && !take_polyline_points(r, polyline, points)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go polyline_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!polyline_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "polyline")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm polyline_arms[] = {
    [POLYLINE_ID] = {STX_ATTRIBUTE_ARM("id", take_polyline_id, "str", 37)},
    [POLYLINE_CLASS] = {STX_ATTRIBUTE_ARM("class", take_polyline_class, "str", 38)},
    [POLYLINE_STYLE] = {STX_ATTRIBUTE_ARM("style", take_polyline_style, "str", 39)},
    [POLYLINE_FILL] = {STX_ATTRIBUTE_ARM("fill", take_polyline_fill, "str", 40)},
    [POLYLINE_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_polyline_stroke, "str", 41)},
    [POLYLINE_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_polyline_opacity, "str", 42)},
    [POLYLINE_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_polyline_transform, "str", 43)},
    [POLYLINE_POINTS] = {STX_ATTRIBUTE_ARM("points", take_polyline_points,
                                           "f64(split=\" ,\")", 85)},
};
/* clang-format on */

static const uint64_t polyline_required[] = {0};

static const stx_state polyline_state = {
    .element = STX_NAME("polyline"),
    .open = polyline_read,
    .step = polyline_read,
    .arms = polyline_arms,
    .count = 8,
    .total = 8,
    .rules = STX_NAMESPACED,
    .size = sizeof(svg_polyline),
    .blank = &polyline_blank,
    .required = polyline_required,
};

/* ---- polygon, svg.schema:87 --------------------------------------------------------------- */

enum {
    POLYGON_ID,
    POLYGON_CLASS,
    POLYGON_STYLE,
    POLYGON_FILL,
    POLYGON_STROKE,
    POLYGON_OPACITY,
    POLYGON_TRANSFORM,
    POLYGON_POINTS
};

/* :37  id: str? @ */
STX_INLINE bool take_polygon_id(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;

    if (!stx_take_str(r, text, &polygon->id)) return false;
    polygon->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_polygon_class(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;

    if (!stx_take_str(r, text, &polygon->class_)) return false;
    polygon->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_polygon_style(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;

    if (!stx_take_str(r, text, &polygon->style)) return false;
    polygon->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_polygon_fill(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;

    if (!stx_take_str(r, text, &polygon->fill)) return false;
    polygon->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_polygon_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;

    if (!stx_take_str(r, text, &polygon->stroke)) return false;
    polygon->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_polygon_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;

    if (!stx_take_str(r, text, &polygon->opacity)) return false;
    polygon->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_polygon_transform(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;

    if (!stx_take_str(r, text, &polygon->transform)) return false;
    polygon->has.transform = 1;
    return true;
}

/* One of points. */
static bool item_polygon_points(stx_reader *r, void *to, stax_str text)
{
    double *item = to;

    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_polygon_points = {
    .separators = " ,",
    .take = item_polygon_points,
    .size = sizeof(double),
    .least = 0,
    .most = 0,
};

/* :89  points: f64(split=" ,")[] @ */
STX_INLINE bool take_polygon_points(stx_reader *r, void *to, stax_str text)
{
    svg_polygon *polygon = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_polygon_points, &items, &count)) return false;
    polygon->points.items = items;
    polygon->points.count = count;
    return true;
}

static const svg_polygon polygon_blank = {0};

/* The start tag: <polygon id class style fill stroke opacity transform points>. */
STX_INLINE bool polygon_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_polygon *polygon = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, points = {0};

    *polygon = polygon_blank;
    if (!STX_OPEN(w, "polygon")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, POLYGON_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, POLYGON_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, POLYGON_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, POLYGON_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, POLYGON_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, POLYGON_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, POLYGON_TRANSFORM);
    if (STX_ATTR(w, "points", points)) STX_MEET(seen, POLYGON_POINTS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, POLYGON_ID) && !take_polygon_id(r, polygon, id)) return false;
    if (STX_MET(seen, POLYGON_CLASS) && !take_polygon_class(r, polygon, class_)) return false;
    if (STX_MET(seen, POLYGON_STYLE) && !take_polygon_style(r, polygon, style)) return false;
    if (STX_MET(seen, POLYGON_FILL) && !take_polygon_fill(r, polygon, fill)) return false;
    if (STX_MET(seen, POLYGON_STROKE) && !take_polygon_stroke(r, polygon, stroke)) return false;
    if (STX_MET(seen, POLYGON_OPACITY) && !take_polygon_opacity(r, polygon, opacity)) return false;
    if (STX_MET(seen, POLYGON_TRANSFORM) && !take_polygon_transform(r, polygon, transform))
        return false;
    if (STX_MET(seen, POLYGON_POINTS) && !take_polygon_points(r, polygon, points)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go polygon_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!polygon_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "polygon")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm polygon_arms[] = {
    [POLYGON_ID] = {STX_ATTRIBUTE_ARM("id", take_polygon_id, "str", 37)},
    [POLYGON_CLASS] = {STX_ATTRIBUTE_ARM("class", take_polygon_class, "str", 38)},
    [POLYGON_STYLE] = {STX_ATTRIBUTE_ARM("style", take_polygon_style, "str", 39)},
    [POLYGON_FILL] = {STX_ATTRIBUTE_ARM("fill", take_polygon_fill, "str", 40)},
    [POLYGON_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_polygon_stroke, "str", 41)},
    [POLYGON_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_polygon_opacity, "str", 42)},
    [POLYGON_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_polygon_transform, "str", 43)},
    [POLYGON_POINTS] = {STX_ATTRIBUTE_ARM("points", take_polygon_points, "f64(split=\" ,\")", 89)},
};
/* clang-format on */

static const uint64_t polygon_required[] = {0};

static const stx_state polygon_state = {
    .element = STX_NAME("polygon"),
    .open = polygon_read,
    .step = polygon_read,
    .arms = polygon_arms,
    .count = 8,
    .total = 8,
    .rules = STX_NAMESPACED,
    .size = sizeof(svg_polygon),
    .blank = &polygon_blank,
    .required = polygon_required,
};

/* ---- span, svg.schema:99 ------------------------------------------------------------------ */

enum { SPAN_FILL, SPAN_TEXT };

/* :101  fill: str? @ */
STX_INLINE bool take_span_fill(stx_reader *r, void *to, stax_str text)
{
    svg_span *span = to;

    if (!stx_take_str(r, text, &span->fill)) return false;
    span->has.fill = 1;
    return true;
}

/* :102  text: str . */
STX_INLINE bool take_span_text(stx_reader *r, void *to, stax_str text)
{
    svg_span *span = to;

    return stx_take_str(r, text, &span->text);
}

static const svg_span span_blank = {0};

/* The start tag: <tspan fill>. */
static stx_go span_open(stx_reader *r, stx_frame *f)
{
    svg_span *span = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str fill = {0};
    stax_str text;

    *span = span_blank;
    if (!STX_OPEN(w, "tspan")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, SPAN_FILL);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "tspan", text)) return stx_careful_open(r, f);

    if (STX_MET(seen, SPAN_FILL) && !take_span_fill(r, span, fill)) return stx_careful_open(r, f);
    if (!take_span_text(r, span, text)) return stx_careful_open(r, f);
    STX_MEET(seen, SPAN_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* clang-format off */
static const stx_arm span_arms[] = {
    [SPAN_FILL] = {STX_ATTRIBUTE_ARM("fill", take_span_fill, "str", 101)},
    [SPAN_TEXT] = {STX_TEXT_ARM(take_span_text, "str", 102)},
};
/* clang-format on */

static const uint64_t span_required[] = {
    STX_BIT(SPAN_TEXT),
};

static const stx_state span_state = {
    .element = STX_NAME("tspan"),
    .open = span_open,
    .step = stx_step,
    .arms = span_arms,
    .count = 2,
    .total = 2,
    .rules = STX_OWN | STX_NAMESPACED,
    .size = sizeof(svg_span),
    .blank = &span_blank,
    .required = span_required,
};

/* ---- label, svg.schema:92 ----------------------------------------------------------------- */

enum {
    LABEL_ID,
    LABEL_CLASS,
    LABEL_STYLE,
    LABEL_FILL,
    LABEL_STROKE,
    LABEL_OPACITY,
    LABEL_TRANSFORM,
    LABEL_X,
    LABEL_Y,
    LABEL_RUNS_TEXT,
    LABEL_TSPAN
};

/* :37  id: str? @ */
STX_INLINE bool take_label_id(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (!stx_take_str(r, text, &label->id)) return false;
    label->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_label_class(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (!stx_take_str(r, text, &label->class_)) return false;
    label->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_label_style(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (!stx_take_str(r, text, &label->style)) return false;
    label->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_label_fill(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (!stx_take_str(r, text, &label->fill)) return false;
    label->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_label_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (!stx_take_str(r, text, &label->stroke)) return false;
    label->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_label_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (!stx_take_str(r, text, &label->opacity)) return false;
    label->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_label_transform(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (!stx_take_str(r, text, &label->transform)) return false;
    label->has.transform = 1;
    return true;
}

/* :95  x: f64 @ = 0 */
STX_INLINE bool take_label_x(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &label->x);
}

/* :96  y: f64 @ = 0 */
STX_INLINE bool take_label_y(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &label->y);
}

/* :97  runs: str . */
STX_INLINE bool take_label_runs_text_value(stx_reader *r, void *to, stax_str text)
{
    svg_label_runs *chosen = to;

    return stx_take_str(r, text, &chosen->as.text);
}

/* :97  runs: (text | span)[] */
STX_INLINE bool take_label_runs_text(stx_reader *r, void *to, stax_str text)
{
    svg_label *label = to;
    svg_label_runs item = {.kind = SVG_LABEL_RUNS_TEXT};

    return take_label_runs_text_value(r, &item, text) && STX_APPEND(r, label->runs, item);
}

/* :97  runs: (text | span)[] */
static void *place_label_tspan(stx_reader *r, void *in)
{
    svg_label *label = in;

    return choose_label_runs_span(STX_ADD(r, label->runs));
}

static const svg_label label_blank = {
    .x = 0.0,
    .y = 0.0,
};

/* The start tag: <text id class style fill stroke opacity transform x y>. */
static stx_go label_open(stx_reader *r, stx_frame *f)
{
    svg_label *label = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0}, x = {0}, y = {0};

    *label = label_blank;
    if (!STX_OPEN(w, "text")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, LABEL_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, LABEL_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, LABEL_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, LABEL_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, LABEL_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, LABEL_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, LABEL_TRANSFORM);
    if (STX_ATTR(w, "x", x)) STX_MEET(seen, LABEL_X);
    if (STX_ATTR(w, "y", y)) STX_MEET(seen, LABEL_Y);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);

    if (STX_MET(seen, LABEL_ID) && !take_label_id(r, label, id)) return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_CLASS) && !take_label_class(r, label, class_))
        return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_STYLE) && !take_label_style(r, label, style))
        return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_FILL) && !take_label_fill(r, label, fill))
        return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_STROKE) && !take_label_stroke(r, label, stroke))
        return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_OPACITY) && !take_label_opacity(r, label, opacity))
        return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_TRANSFORM) && !take_label_transform(r, label, transform))
        return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_X) && !take_label_x(r, label, x)) return stx_careful_open(r, f);
    if (STX_MET(seen, LABEL_Y) && !take_label_y(r, label, y)) return stx_careful_open(r, f);
    return stx_opened(r, w, f, seen);
}

/* clang-format off */
static const stx_arm label_arms[] = {
    [LABEL_ID] = {STX_ATTRIBUTE_ARM("id", take_label_id, "str", 37)},
    [LABEL_CLASS] = {STX_ATTRIBUTE_ARM("class", take_label_class, "str", 38)},
    [LABEL_STYLE] = {STX_ATTRIBUTE_ARM("style", take_label_style, "str", 39)},
    [LABEL_FILL] = {STX_ATTRIBUTE_ARM("fill", take_label_fill, "str", 40)},
    [LABEL_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_label_stroke, "str", 41)},
    [LABEL_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_label_opacity, "str", 42)},
    [LABEL_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_label_transform, "str", 43)},
    [LABEL_X] = {STX_ATTRIBUTE_ARM("x", take_label_x, "f64", 95)},
    [LABEL_Y] = {STX_ATTRIBUTE_ARM("y", take_label_y, "f64", 96)},
    [LABEL_RUNS_TEXT] =
            {STX_ARM(STX_KIND_TEXT, "text()", STX_ALL, "str", 97), .take = take_label_runs_text,
             STX_LIST(offsetof(svg_label, runs.count), 0, 0)},
    [LABEL_TSPAN] =
            {STX_RECORDS_ARM("tspan", place_label_tspan, &span_state,
                             offsetof(svg_label, runs.count), 0, 0, "span", 97), .ns = NS_DEFAULT,
             .choose = choose_label_runs_span},
};
/* clang-format on */

static const uint64_t label_required[] = {0};

static const stx_state label_state = {
    .element = STX_NAME("text"),
    .open = label_open,
    .step = stx_step,
    .arms = label_arms,
    .count = 11,
    .total = 11,
    .rules = STX_OWN | STX_MIXED | STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(svg_label),
    .blank = &label_blank,
    .required = label_required,
};

/* ---- copy, svg.schema:105 ----------------------------------------------------------------- */

enum {
    COPY_ID,
    COPY_CLASS,
    COPY_STYLE,
    COPY_FILL,
    COPY_STROKE,
    COPY_OPACITY,
    COPY_TRANSFORM,
    COPY_XL_HREF,
    COPY_HREF,
    COPY_X,
    COPY_Y
};

/* :37  id: str? @ */
STX_INLINE bool take_copy_id(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->id)) return false;
    copy->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_copy_class(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->class_)) return false;
    copy->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_copy_style(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->style)) return false;
    copy->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_copy_fill(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->fill)) return false;
    copy->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_copy_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->stroke)) return false;
    copy->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_copy_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->opacity)) return false;
    copy->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_copy_transform(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->transform)) return false;
    copy->has.transform = 1;
    return true;
}

/* :108  of: str? @xl:href | @href */
STX_INLINE bool take_copy_xl_href(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->of)) return false;
    copy->has.of = 1;
    return true;
}

/* :108  of: str? @xl:href | @href */
STX_INLINE bool take_copy_href(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (!stx_take_str(r, text, &copy->of)) return false;
    copy->has.of = 1;
    return true;
}

/* :109  x: f64 @ = 0 */
STX_INLINE bool take_copy_x(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &copy->x);
}

/* :110  y: f64 @ = 0 */
STX_INLINE bool take_copy_y(stx_reader *r, void *to, stax_str text)
{
    svg_copy *copy = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &copy->y);
}

static const svg_copy copy_blank = {
    .x = 0.0,
    .y = 0.0,
};

/* The end tag: no child is looked at. */
static stx_go copy_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;

    if (STX_END(w, "use")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm copy_arms[] = {
    [COPY_ID] = {STX_ATTRIBUTE_ARM("id", take_copy_id, "str", 37)},
    [COPY_CLASS] = {STX_ATTRIBUTE_ARM("class", take_copy_class, "str", 38)},
    [COPY_STYLE] = {STX_ATTRIBUTE_ARM("style", take_copy_style, "str", 39)},
    [COPY_FILL] = {STX_ATTRIBUTE_ARM("fill", take_copy_fill, "str", 40)},
    [COPY_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_copy_stroke, "str", 41)},
    [COPY_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_copy_opacity, "str", 42)},
    [COPY_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_copy_transform, "str", 43)},
    [COPY_XL_HREF] = {STX_ATTRIBUTE_ARM("xl:href", take_copy_xl_href, "str", 108), .skip = 3,
                      .ns = NS_XL},
    [COPY_HREF] = {STX_ATTRIBUTE_ARM("href", take_copy_href, "str", 108), .left = COPY_XL_HREF + 1},
    [COPY_X] = {STX_ATTRIBUTE_ARM("x", take_copy_x, "f64", 109)},
    [COPY_Y] = {STX_ATTRIBUTE_ARM("y", take_copy_y, "f64", 110)},
};
/* clang-format on */

static const uint64_t copy_required[] = {0};

static const stx_state copy_state = {
    .element = STX_NAME("use"),
    .open = stx_careful_open,
    .step = copy_read,
    .arms = copy_arms,
    .count = 11,
    .total = 11,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(svg_copy),
    .blank = &copy_blank,
    .required = copy_required,
};

/* ---- group, svg.schema:45 ----------------------------------------------------------------- */

enum {
    GROUP_ID,
    GROUP_CLASS,
    GROUP_STYLE,
    GROUP_FILL,
    GROUP_STROKE,
    GROUP_OPACITY,
    GROUP_TRANSFORM,
    GROUP_G,
    GROUP_PATH,
    GROUP_RECT,
    GROUP_CIRCLE,
    GROUP_ELLIPSE,
    GROUP_LINE,
    GROUP_POLYLINE,
    GROUP_POLYGON,
    GROUP_TEXT,
    GROUP_USE
};

/* :37  id: str? @ */
STX_INLINE bool take_group_id(stx_reader *r, void *to, stax_str text)
{
    svg_group *group = to;

    if (!stx_take_str(r, text, &group->id)) return false;
    group->has.id = 1;
    return true;
}

/* :38  class: str? @ */
STX_INLINE bool take_group_class(stx_reader *r, void *to, stax_str text)
{
    svg_group *group = to;

    if (!stx_take_str(r, text, &group->class_)) return false;
    group->has.class_ = 1;
    return true;
}

/* :39  style: str? @ */
STX_INLINE bool take_group_style(stx_reader *r, void *to, stax_str text)
{
    svg_group *group = to;

    if (!stx_take_str(r, text, &group->style)) return false;
    group->has.style = 1;
    return true;
}

/* :40  fill: str? @ */
STX_INLINE bool take_group_fill(stx_reader *r, void *to, stax_str text)
{
    svg_group *group = to;

    if (!stx_take_str(r, text, &group->fill)) return false;
    group->has.fill = 1;
    return true;
}

/* :41  stroke: str? @ */
STX_INLINE bool take_group_stroke(stx_reader *r, void *to, stax_str text)
{
    svg_group *group = to;

    if (!stx_take_str(r, text, &group->stroke)) return false;
    group->has.stroke = 1;
    return true;
}

/* :42  opacity: str? @ */
STX_INLINE bool take_group_opacity(stx_reader *r, void *to, stax_str text)
{
    svg_group *group = to;

    if (!stx_take_str(r, text, &group->opacity)) return false;
    group->has.opacity = 1;
    return true;
}

/* :43  transform: str? @ */
STX_INLINE bool take_group_transform(stx_reader *r, void *to, stax_str text)
{
    svg_group *group = to;

    if (!stx_take_str(r, text, &group->transform)) return false;
    group->has.transform = 1;
    return true;
}

/* :48  shapes: shape[] */
static void *place_group_g(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_group(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_path(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_path(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_rect(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_rect(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_circle(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_circle(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_ellipse(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_ellipse(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_line(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_line(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_polyline(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_polyline(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_polygon(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_polygon(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_text(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_label(STX_ADD(r, group->shapes));
}

/* :48  shapes: shape[] */
static void *place_group_use(stx_reader *r, void *in)
{
    svg_group *group = in;

    return choose_shape_copy(STX_ADD(r, group->shapes));
}

static const svg_group group_blank = {0};

/* The start tag: <g id class style fill stroke opacity transform>. */
STX_INLINE bool group_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_group *group = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, class_ = {0}, style = {0}, fill = {0}, stroke = {0}, opacity = {0},
             transform = {0};

    *group = group_blank;
    if (!STX_OPEN(w, "g")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, GROUP_ID);
    if (STX_ATTR(w, "class", class_)) STX_MEET(seen, GROUP_CLASS);
    if (STX_ATTR(w, "style", style)) STX_MEET(seen, GROUP_STYLE);
    if (STX_ATTR(w, "fill", fill)) STX_MEET(seen, GROUP_FILL);
    if (STX_ATTR(w, "stroke", stroke)) STX_MEET(seen, GROUP_STROKE);
    if (STX_ATTR(w, "opacity", opacity)) STX_MEET(seen, GROUP_OPACITY);
    if (STX_ATTR(w, "transform", transform)) STX_MEET(seen, GROUP_TRANSFORM);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, GROUP_ID) && !take_group_id(r, group, id)) return false;
    if (STX_MET(seen, GROUP_CLASS) && !take_group_class(r, group, class_)) return false;
    if (STX_MET(seen, GROUP_STYLE) && !take_group_style(r, group, style)) return false;
    if (STX_MET(seen, GROUP_FILL) && !take_group_fill(r, group, fill)) return false;
    if (STX_MET(seen, GROUP_STROKE) && !take_group_stroke(r, group, stroke)) return false;
    if (STX_MET(seen, GROUP_OPACITY) && !take_group_opacity(r, group, opacity)) return false;
    if (STX_MET(seen, GROUP_TRANSFORM) && !take_group_transform(r, group, transform)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: g, path, rect, circle, ellipse, line, polyline, polygon, text, use. */
static stx_go group_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!group_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "g")) {
            go = stx_child(r, w, f, seen, GROUP_G);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "path")) {
            go = stx_child(r, w, f, seen, GROUP_PATH);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "rect")) {
            go = stx_child(r, w, f, seen, GROUP_RECT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "circle")) {
            go = stx_child(r, w, f, seen, GROUP_CIRCLE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "ellipse")) {
            go = stx_child(r, w, f, seen, GROUP_ELLIPSE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "line")) {
            go = stx_child(r, w, f, seen, GROUP_LINE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "polyline")) {
            go = stx_child(r, w, f, seen, GROUP_POLYLINE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "polygon")) {
            go = stx_child(r, w, f, seen, GROUP_POLYGON);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "text")) {
            go = stx_child(r, w, f, seen, GROUP_TEXT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "use")) {
            go = stx_child(r, w, f, seen, GROUP_USE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "g")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm group_arms[] = {
    [GROUP_ID] = {STX_ATTRIBUTE_ARM("id", take_group_id, "str", 37)},
    [GROUP_CLASS] = {STX_ATTRIBUTE_ARM("class", take_group_class, "str", 38)},
    [GROUP_STYLE] = {STX_ATTRIBUTE_ARM("style", take_group_style, "str", 39)},
    [GROUP_FILL] = {STX_ATTRIBUTE_ARM("fill", take_group_fill, "str", 40)},
    [GROUP_STROKE] = {STX_ATTRIBUTE_ARM("stroke", take_group_stroke, "str", 41)},
    [GROUP_OPACITY] = {STX_ATTRIBUTE_ARM("opacity", take_group_opacity, "str", 42)},
    [GROUP_TRANSFORM] = {STX_ATTRIBUTE_ARM("transform", take_group_transform, "str", 43)},
    [GROUP_G] =
            {STX_RECORDS_ARM("g", place_group_g, &group_state, offsetof(svg_group, shapes.count),
                             0, 0, "group", 48), .ns = NS_DEFAULT, .choose = choose_shape_group},
    [GROUP_PATH] =
            {STX_RECORDS_ARM("path", place_group_path, &path_state,
                             offsetof(svg_group, shapes.count), 0, 0, "path", 48), .ns = NS_DEFAULT,
             .choose = choose_shape_path},
    [GROUP_RECT] =
            {STX_RECORDS_ARM("rect", place_group_rect, &rect_state,
                             offsetof(svg_group, shapes.count), 0, 0, "rect", 48), .ns = NS_DEFAULT,
             .choose = choose_shape_rect},
    [GROUP_CIRCLE] =
            {STX_RECORDS_ARM("circle", place_group_circle, &circle_state,
                             offsetof(svg_group, shapes.count), 0, 0, "circle", 48),
             .ns = NS_DEFAULT, .choose = choose_shape_circle},
    [GROUP_ELLIPSE] =
            {STX_RECORDS_ARM("ellipse", place_group_ellipse, &ellipse_state,
                             offsetof(svg_group, shapes.count), 0, 0, "ellipse", 48),
             .ns = NS_DEFAULT, .choose = choose_shape_ellipse},
    [GROUP_LINE] =
            {STX_RECORDS_ARM("line", place_group_line, &line_state,
                             offsetof(svg_group, shapes.count), 0, 0, "line", 48), .ns = NS_DEFAULT,
             .choose = choose_shape_line},
    [GROUP_POLYLINE] =
            {STX_RECORDS_ARM("polyline", place_group_polyline, &polyline_state,
                             offsetof(svg_group, shapes.count), 0, 0, "polyline", 48),
             .ns = NS_DEFAULT, .choose = choose_shape_polyline},
    [GROUP_POLYGON] =
            {STX_RECORDS_ARM("polygon", place_group_polygon, &polygon_state,
                             offsetof(svg_group, shapes.count), 0, 0, "polygon", 48),
             .ns = NS_DEFAULT, .choose = choose_shape_polygon},
    [GROUP_TEXT] =
            {STX_RECORDS_ARM("text", place_group_text, &label_state,
                             offsetof(svg_group, shapes.count), 0, 0, "label", 48),
             .ns = NS_DEFAULT, .choose = choose_shape_label},
    [GROUP_USE] =
            {STX_RECORDS_ARM("use", place_group_use, &copy_state, offsetof(svg_group, shapes.count),
                             0, 0, "copy", 48), .ns = NS_DEFAULT, .choose = choose_shape_copy},
};
/* clang-format on */

static const uint64_t group_required[] = {0};

static const stx_state group_state = {
    .element = STX_NAME("g"),
    .open = group_read,
    .step = group_read,
    .arms = group_arms,
    .count = 17,
    .total = 17,
    .rules = STX_DEEP | STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(svg_group),
    .blank = &group_blank,
    .required = group_required,
};

/* ---- svg, svg.schema:29 ------------------------------------------------------------------- */

enum {
    SVG_WIDTH,
    SVG_HEIGHT,
    SVG_VIEWBOX,
    SVG_G,
    SVG_PATH,
    SVG_RECT,
    SVG_CIRCLE,
    SVG_ELLIPSE,
    SVG_LINE,
    SVG_POLYLINE,
    SVG_POLYGON,
    SVG_TEXT,
    SVG_USE
};

/* :30  width: str? @ */
STX_INLINE bool take_svg_width(stx_reader *r, void *to, stax_str text)
{
    svg_svg *svg = to;

    if (!stx_take_str(r, text, &svg->width)) return false;
    svg->has.width = 1;
    return true;
}

/* :31  height: str? @ */
STX_INLINE bool take_svg_height(stx_reader *r, void *to, stax_str text)
{
    svg_svg *svg = to;

    if (!stx_take_str(r, text, &svg->height)) return false;
    svg->has.height = 1;
    return true;
}

/* One of view. */
static bool item_svg_viewBox(stx_reader *r, void *to, stax_str text)
{
    double *item = to;

    return stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, item);
}

static const stx_split split_svg_viewBox = {
    .separators = " ,",
    .take = item_svg_viewBox,
    .size = sizeof(double),
    .least = 0,
    .most = 0,
};

/* :32  view: f64(split=" ,")[] @viewBox */
STX_INLINE bool take_svg_viewBox(stx_reader *r, void *to, stax_str text)
{
    svg_svg *svg = to;
    void *items;
    size_t count;

    if (!stx_split_items(r, text, &split_svg_viewBox, &items, &count)) return false;
    svg->view.items = items;
    svg->view.count = count;
    return true;
}

/* :33  shapes: shape[] */
static void *place_svg_g(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_group(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_path(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_path(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_rect(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_rect(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_circle(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_circle(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_ellipse(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_ellipse(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_line(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_line(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_polyline(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_polyline(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_polygon(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_polygon(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_text(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_label(STX_ADD(r, svg->shapes));
}

/* :33  shapes: shape[] */
static void *place_svg_use(stx_reader *r, void *in)
{
    svg_svg *svg = in;

    return choose_shape_copy(STX_ADD(r, svg->shapes));
}

static const svg_svg svg_blank = {0};

/* The start tag: <svg width height viewBox>. */
STX_INLINE bool svg_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    svg_svg *svg = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str width = {0}, height = {0}, viewBox = {0};

    *svg = svg_blank;
    if (!STX_OPEN(w, "svg")) return false;
    if (STX_ATTR(w, "width", width)) STX_MEET(seen, SVG_WIDTH);
    if (STX_ATTR(w, "height", height)) STX_MEET(seen, SVG_HEIGHT);
    if (STX_ATTR(w, "viewBox", viewBox)) STX_MEET(seen, SVG_VIEWBOX);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, SVG_WIDTH) && !take_svg_width(r, svg, width)) return false;
    if (STX_MET(seen, SVG_HEIGHT) && !take_svg_height(r, svg, height)) return false;
    if (STX_MET(seen, SVG_VIEWBOX) && !take_svg_viewBox(r, svg, viewBox)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: g, path, rect, circle, ellipse, line, polyline, polygon, text, use. */
static stx_go svg_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!svg_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "g")) {
            go = stx_child(r, w, f, seen, SVG_G);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "path")) {
            go = stx_child(r, w, f, seen, SVG_PATH);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "rect")) {
            go = stx_child(r, w, f, seen, SVG_RECT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "circle")) {
            go = stx_child(r, w, f, seen, SVG_CIRCLE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "ellipse")) {
            go = stx_child(r, w, f, seen, SVG_ELLIPSE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "line")) {
            go = stx_child(r, w, f, seen, SVG_LINE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "polyline")) {
            go = stx_child(r, w, f, seen, SVG_POLYLINE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "polygon")) {
            go = stx_child(r, w, f, seen, SVG_POLYGON);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "text")) {
            go = stx_child(r, w, f, seen, SVG_TEXT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "use")) {
            go = stx_child(r, w, f, seen, SVG_USE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "svg")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm svg_arms[] = {
    [SVG_WIDTH] = {STX_ATTRIBUTE_ARM("width", take_svg_width, "str", 30)},
    [SVG_HEIGHT] = {STX_ATTRIBUTE_ARM("height", take_svg_height, "str", 31)},
    [SVG_VIEWBOX] = {STX_ATTRIBUTE_ARM("viewBox", take_svg_viewBox, "f64(split=\" ,\")", 32)},
    [SVG_G] = {STX_RECORDS_ARM("g", place_svg_g, &group_state, offsetof(svg_svg, shapes.count),
                               0, 0, "group", 33), .ns = NS_DEFAULT, .choose = choose_shape_group},
    [SVG_PATH] =
            {STX_RECORDS_ARM("path", place_svg_path, &path_state, offsetof(svg_svg, shapes.count),
                             0, 0, "path", 33), .ns = NS_DEFAULT, .choose = choose_shape_path},
    [SVG_RECT] =
            {STX_RECORDS_ARM("rect", place_svg_rect, &rect_state, offsetof(svg_svg, shapes.count),
                             0, 0, "rect", 33), .ns = NS_DEFAULT, .choose = choose_shape_rect},
    [SVG_CIRCLE] =
            {STX_RECORDS_ARM("circle", place_svg_circle, &circle_state,
                             offsetof(svg_svg, shapes.count), 0, 0, "circle", 33), .ns = NS_DEFAULT,
             .choose = choose_shape_circle},
    [SVG_ELLIPSE] =
            {STX_RECORDS_ARM("ellipse", place_svg_ellipse, &ellipse_state,
                             offsetof(svg_svg, shapes.count), 0, 0, "ellipse", 33),
             .ns = NS_DEFAULT, .choose = choose_shape_ellipse},
    [SVG_LINE] =
            {STX_RECORDS_ARM("line", place_svg_line, &line_state, offsetof(svg_svg, shapes.count),
                             0, 0, "line", 33), .ns = NS_DEFAULT, .choose = choose_shape_line},
    [SVG_POLYLINE] =
            {STX_RECORDS_ARM("polyline", place_svg_polyline, &polyline_state,
                             offsetof(svg_svg, shapes.count), 0, 0, "polyline", 33),
             .ns = NS_DEFAULT, .choose = choose_shape_polyline},
    [SVG_POLYGON] =
            {STX_RECORDS_ARM("polygon", place_svg_polygon, &polygon_state,
                             offsetof(svg_svg, shapes.count), 0, 0, "polygon", 33),
             .ns = NS_DEFAULT, .choose = choose_shape_polygon},
    [SVG_TEXT] =
            {STX_RECORDS_ARM("text", place_svg_text, &label_state, offsetof(svg_svg, shapes.count),
                             0, 0, "label", 33), .ns = NS_DEFAULT, .choose = choose_shape_label},
    [SVG_USE] = {STX_RECORDS_ARM("use", place_svg_use, &copy_state, offsetof(svg_svg, shapes.count),
                                 0, 0, "copy", 33), .ns = NS_DEFAULT, .choose = choose_shape_copy},
};
/* clang-format on */

static const uint64_t svg_required[] = {0};

static const stx_state svg_state = {
    .element = STX_NAME("svg"),
    .open = svg_read,
    .step = svg_read,
    .arms = svg_arms,
    .count = 13,
    .total = 13,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(svg_svg),
    .blank = &svg_blank,
    .required = svg_required,
};

/* ---- documents ---------------------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("svg", STX_REFUSE, NULL, NULL, &svg_state, "svg", 20), .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("svg"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(svg_svg),
    .blank = &svg_blank,
};

static const stx_schema svg_schema = {
    .abi = STX_ABI,
    .file = "svg.schema",
    .root = &svg_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 3,
    .levels = 3,
    .deep = true,
    .depth = 64,
};

svg_svg *svg_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&svg_schema, arena, &input, options, error);
}

svg_svg *svg_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&svg_schema, arena, &input, options, error);
}
