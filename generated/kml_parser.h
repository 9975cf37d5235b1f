/*
 * Reads kml.schema's documents into structs. Printed by staxc from kml.schema; do not edit.
 */
#ifndef KML_PARSER_H
#define KML_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* <Placemark>, kml.schema:31 */
typedef struct kml_placemark {
    struct {
        unsigned id : 1;
        unsigned name : 1;
        unsigned style : 1;
        unsigned details : 1;
    } has;               /* which optional fields were there */
    stax_str id;         /* @id; look at has.id */
    stax_str name;       /* name; look at has.name */
    stax_str style;      /* styleUrl; look at has.style */
    bool visible;        /* visibility, true when absent */
    stax_f64_list point; /* Point/coordinates */
    stax_f64_list line;  /* LineString/coordinates */
    stax_str details;    /* description; look at has.details */
} kml_placemark;

typedef struct kml_placemark_list {
    kml_placemark *items;
    size_t count;
} kml_placemark_list;

/* <kml>, kml.schema:26 */
typedef struct kml_kml {
    kml_placemark_list placemarks; /* //Placemark */
} kml_kml;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
kml_kml *kml_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error);
kml_kml *kml_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
