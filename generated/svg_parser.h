/*
 * Reads svg.schema's documents into structs. Printed by staxc from svg.schema; do not edit.
 */
#ifndef SVG_PARSER_H
#define SVG_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* svg.schema:27 */
typedef enum svg_shape_kind {
    SVG_SHAPE_GROUP,
    SVG_SHAPE_PATH,
    SVG_SHAPE_RECT,
    SVG_SHAPE_CIRCLE,
    SVG_SHAPE_ELLIPSE,
    SVG_SHAPE_LINE,
    SVG_SHAPE_POLYLINE,
    SVG_SHAPE_POLYGON,
    SVG_SHAPE_LABEL,
    SVG_SHAPE_COPY
} svg_shape_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *svg_shape_kind_name(svg_shape_kind value);

/* svg.schema:97 */
typedef enum svg_label_runs_kind { SVG_LABEL_RUNS_TEXT, SVG_LABEL_RUNS_SPAN } svg_label_runs_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *svg_label_runs_kind_name(svg_label_runs_kind value);

typedef struct svg_group svg_group;

typedef struct svg_shape svg_shape;
typedef struct svg_shape_list {
    svg_shape *items;
    size_t count;
} svg_shape_list;

/* <svg>, svg.schema:29 */
typedef struct svg_svg {
    struct {
        unsigned width : 1;
        unsigned height : 1;
    } has;              /* which optional fields were there */
    stax_str width;     /* @width; look at has.width */
    stax_str height;    /* @height; look at has.height */
    stax_f64_list view; /* @viewBox */
    /* group | path | rect | circle | ellipse | line | polyline | polygon | label | copy */
    svg_shape_list shapes;
} svg_svg;

/* <g>, svg.schema:45 */
struct svg_group {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;              /* which optional fields were there */
    stax_str id;        /* @id; look at has.id */
    stax_str class_;    /* @class; look at has.class_ */
    stax_str style;     /* @style; look at has.style */
    stax_str fill;      /* @fill; look at has.fill */
    stax_str stroke;    /* @stroke; look at has.stroke */
    stax_str opacity;   /* @opacity; look at has.opacity */
    stax_str transform; /* @transform; look at has.transform */
    /* group | path | rect | circle | ellipse | line | polyline | polygon | label | copy */
    svg_shape_list shapes;
};

/* <path>, svg.schema:50 */
typedef struct svg_path {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;              /* which optional fields were there */
    stax_str id;        /* @id; look at has.id */
    stax_str class_;    /* @class; look at has.class_ */
    stax_str style;     /* @style; look at has.style */
    stax_str fill;      /* @fill; look at has.fill */
    stax_str stroke;    /* @stroke; look at has.stroke */
    stax_str opacity;   /* @opacity; look at has.opacity */
    stax_str transform; /* @transform; look at has.transform */
    stax_str d;         /* @d */
} svg_path;

/* <rect>, svg.schema:54 */
typedef struct svg_rect {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
        unsigned rx : 1;
        unsigned ry : 1;
    } has;              /* which optional fields were there */
    stax_str id;        /* @id; look at has.id */
    stax_str class_;    /* @class; look at has.class_ */
    stax_str style;     /* @style; look at has.style */
    stax_str fill;      /* @fill; look at has.fill */
    stax_str stroke;    /* @stroke; look at has.stroke */
    stax_str opacity;   /* @opacity; look at has.opacity */
    stax_str transform; /* @transform; look at has.transform */
    double x;           /* @x, 0 when absent */
    double y;           /* @y, 0 when absent */
    double width;       /* @width, 0.. */
    double height;      /* @height, 0.. */
    double rx;          /* @rx, 0..; look at has.rx */
    double ry;          /* @ry, 0..; look at has.ry */
} svg_rect;

/* <circle>, svg.schema:63 */
typedef struct svg_circle {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;              /* which optional fields were there */
    stax_str id;        /* @id; look at has.id */
    stax_str class_;    /* @class; look at has.class_ */
    stax_str style;     /* @style; look at has.style */
    stax_str fill;      /* @fill; look at has.fill */
    stax_str stroke;    /* @stroke; look at has.stroke */
    stax_str opacity;   /* @opacity; look at has.opacity */
    stax_str transform; /* @transform; look at has.transform */
    double cx;          /* @cx, 0 when absent */
    double cy;          /* @cy, 0 when absent */
    double r;           /* @r, 0.. */
} svg_circle;

/* <ellipse>, svg.schema:69 */
typedef struct svg_ellipse {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;              /* which optional fields were there */
    stax_str id;        /* @id; look at has.id */
    stax_str class_;    /* @class; look at has.class_ */
    stax_str style;     /* @style; look at has.style */
    stax_str fill;      /* @fill; look at has.fill */
    stax_str stroke;    /* @stroke; look at has.stroke */
    stax_str opacity;   /* @opacity; look at has.opacity */
    stax_str transform; /* @transform; look at has.transform */
    double cx;          /* @cx, 0 when absent */
    double cy;          /* @cy, 0 when absent */
    double rx;          /* @rx, 0.. */
    double ry;          /* @ry, 0.. */
} svg_ellipse;

/* <line>, svg.schema:76 */
typedef struct svg_line {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;              /* which optional fields were there */
    stax_str id;        /* @id; look at has.id */
    stax_str class_;    /* @class; look at has.class_ */
    stax_str style;     /* @style; look at has.style */
    stax_str fill;      /* @fill; look at has.fill */
    stax_str stroke;    /* @stroke; look at has.stroke */
    stax_str opacity;   /* @opacity; look at has.opacity */
    stax_str transform; /* @transform; look at has.transform */
    double x1;          /* @x1, 0 when absent */
    double y1;          /* @y1, 0 when absent */
    double x2;          /* @x2, 0 when absent */
    double y2;          /* @y2, 0 when absent */
} svg_line;

/* <polyline>, svg.schema:83 */
typedef struct svg_polyline {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;                /* which optional fields were there */
    stax_str id;          /* @id; look at has.id */
    stax_str class_;      /* @class; look at has.class_ */
    stax_str style;       /* @style; look at has.style */
    stax_str fill;        /* @fill; look at has.fill */
    stax_str stroke;      /* @stroke; look at has.stroke */
    stax_str opacity;     /* @opacity; look at has.opacity */
    stax_str transform;   /* @transform; look at has.transform */
    stax_f64_list points; /* @points */
} svg_polyline;

/* <polygon>, svg.schema:87 */
typedef struct svg_polygon {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;                /* which optional fields were there */
    stax_str id;          /* @id; look at has.id */
    stax_str class_;      /* @class; look at has.class_ */
    stax_str style;       /* @style; look at has.style */
    stax_str fill;        /* @fill; look at has.fill */
    stax_str stroke;      /* @stroke; look at has.stroke */
    stax_str opacity;     /* @opacity; look at has.opacity */
    stax_str transform;   /* @transform; look at has.transform */
    stax_f64_list points; /* @points */
} svg_polygon;

/* <tspan>, svg.schema:99 */
typedef struct svg_span {
    struct {
        unsigned fill : 1;
    } has;         /* which optional fields were there */
    stax_str fill; /* @fill; look at has.fill */
    stax_str text; /* its text */
} svg_span;

/* text | span, svg.schema:97 */
typedef struct svg_label_runs {
    svg_label_runs_kind kind;
    union {
        stax_str text; /* text between them */
        svg_span span; /* <tspan> */
    } as;
} svg_label_runs;

typedef struct svg_label_runs_list {
    svg_label_runs *items;
    size_t count;
} svg_label_runs_list;

/* <text>, svg.schema:92 */
typedef struct svg_label {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
    } has;                    /* which optional fields were there */
    stax_str id;              /* @id; look at has.id */
    stax_str class_;          /* @class; look at has.class_ */
    stax_str style;           /* @style; look at has.style */
    stax_str fill;            /* @fill; look at has.fill */
    stax_str stroke;          /* @stroke; look at has.stroke */
    stax_str opacity;         /* @opacity; look at has.opacity */
    stax_str transform;       /* @transform; look at has.transform */
    double x;                 /* @x, 0 when absent */
    double y;                 /* @y, 0 when absent */
    svg_label_runs_list runs; /* text | span */
} svg_label;

/* <use>, svg.schema:105 */
typedef struct svg_copy {
    struct {
        unsigned id : 1;
        unsigned class_ : 1;
        unsigned style : 1;
        unsigned fill : 1;
        unsigned stroke : 1;
        unsigned opacity : 1;
        unsigned transform : 1;
        unsigned of : 1;
    } has;              /* which optional fields were there */
    stax_str id;        /* @id; look at has.id */
    stax_str class_;    /* @class; look at has.class_ */
    stax_str style;     /* @style; look at has.style */
    stax_str fill;      /* @fill; look at has.fill */
    stax_str stroke;    /* @stroke; look at has.stroke */
    stax_str opacity;   /* @opacity; look at has.opacity */
    stax_str transform; /* @transform; look at has.transform */
    stax_str of;        /* @xl:href | @href; look at has.of */
    double x;           /* @x, 0 when absent */
    double y;           /* @y, 0 when absent */
} svg_copy;

/*
 * group | path | rect | circle | ellipse | line | polyline | polygon | label | copy, svg.schema:27
 */
struct svg_shape {
    svg_shape_kind kind;
    union {
        svg_group group;       /* <g> */
        svg_path path;         /* <path> */
        svg_rect rect;         /* <rect> */
        svg_circle circle;     /* <circle> */
        svg_ellipse ellipse;   /* <ellipse> */
        svg_line line;         /* <line> */
        svg_polyline polyline; /* <polyline> */
        svg_polygon polygon;   /* <polygon> */
        svg_label label;       /* <text> */
        svg_copy copy;         /* <use> */
    } as;
};

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
svg_svg *svg_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error);
svg_svg *svg_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
