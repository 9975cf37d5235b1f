/*
 * Reads gpx.schema's documents into structs. Printed by staxc from gpx.schema; do not edit.
 */
#ifndef GPX_PARSER_H
#define GPX_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* gpx.schema:31 */
typedef enum gpx_gpx_version { GPX_GPX_VERSION__1_0, GPX_GPX_VERSION__1_1 } gpx_gpx_version;

/* The word as the schema spells it; NULL for a number that is none. */
const char *gpx_gpx_version_name(gpx_gpx_version value);

/* <wpt> <rtept> <trkpt>, gpx.schema:52 */
typedef struct gpx_point {
    struct {
        unsigned ele : 1;
        unsigned time : 1;
        unsigned name : 1;
        unsigned heart : 1;
        unsigned link : 1;
    } has;              /* which optional fields were there */
    double lat;         /* @lat, -90..90 */
    double lon;         /* @lon, -180..180 */
    double ele;         /* ele; look at has.ele */
    stax_datetime time; /* time; look at has.time */
    stax_str name;      /* name; look at has.name */
    uint8_t heart;      /* extensions/tpx:TrackPointExtension/tpx:hr; look at has.heart */
    stax_str link;      /* link/@href | url; look at has.link */
} gpx_point;

typedef struct gpx_point_list {
    gpx_point *items;
    size_t count;
} gpx_point_list;

/* A copy with all that is in it; NULL when there is no memory. */
gpx_point *gpx_point_copy(stax_arena *arena, const gpx_point *point);

/* <rte>, gpx.schema:39 */
typedef struct gpx_route {
    struct {
        unsigned name : 1;
    } has;                 /* which optional fields were there */
    stax_str name;         /* name; look at has.name */
    gpx_point_list points; /* rtept */
} gpx_route;

typedef struct gpx_route_list {
    gpx_route *items;
    size_t count;
} gpx_route_list;

/* <trkseg>, gpx.schema:47 */
typedef struct gpx_segment {
    gpx_point_list points; /* trkpt */
} gpx_segment;

typedef struct gpx_segment_list {
    gpx_segment *items;
    size_t count;
} gpx_segment_list;

/* <trk>, gpx.schema:43 */
typedef struct gpx_track {
    struct {
        unsigned name : 1;
    } has;                     /* which optional fields were there */
    stax_str name;             /* name; look at has.name */
    gpx_segment_list segments; /* trkseg */
} gpx_track;

typedef struct gpx_track_list {
    gpx_track *items;
    size_t count;
} gpx_track_list;

/* <gpx>, gpx.schema:30 */
typedef struct gpx_gpx {
    struct {
        unsigned creator : 1;
        unsigned name : 1;
        unsigned time : 1;
    } has;                    /* which optional fields were there */
    gpx_gpx_version version;  /* @version */
    stax_str creator;         /* @creator; look at has.creator */
    stax_str name;            /* metadata/name | name; look at has.name */
    stax_datetime time;       /* metadata/time | time; look at has.time */
    gpx_point_list waypoints; /* wpt */
    gpx_route_list routes;    /* rte */
    gpx_track_list tracks;    /* trk */
} gpx_gpx;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
gpx_gpx *gpx_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error);
gpx_gpx *gpx_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error);

/*
 * Reads one record at a time, in bounded memory.
 *
 * input    the caller's, must outlive the reader as `error` must; NULL: bytes come by gpx_feed
 * returns  NULL with *error filled when there is no memory or no such file
 */
typedef struct gpx_reader gpx_reader;
gpx_reader *gpx_reader_open(const stax_input *input, const stax_options *options,
                            stax_error *error);

/*
 * The next gpx_point: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only with
 * gpx_feed), or the error, which stays. *point is NULL unless the status is STAX_OK; it lives until
 * the next call of next, feed or close.
 */
stax_status gpx_next_point(gpx_reader *reader, const gpx_point **point);

/* What stands around the records, as far as it has been read; its points are empty. */
const gpx_gpx *gpx_reader_head(const gpx_reader *reader);

/* Records that were passed over, with stax_options.skip_bad. */
size_t gpx_reader_bad(const gpx_reader *reader);

/*
 * Lends the next bytes, cut anywhere, until gpx_next_point returns STAX_MORE. `last`: there are no
 * more. STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.
 */
stax_status gpx_feed(gpx_reader *reader, const char *bytes, size_t len, bool last);

/* Gives everything back; NULL is allowed. */
void gpx_reader_close(gpx_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
