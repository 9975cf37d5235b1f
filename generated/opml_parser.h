/*
 * Reads opml.schema's documents into structs. Printed by staxc from opml.schema; do not edit.
 */
#ifndef OPML_PARSER_H
#define OPML_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct opml_outline opml_outline;
typedef struct opml_outline_list {
    opml_outline *items;
    size_t count;
} opml_outline_list;

/* <opml>, opml.schema:26 */
typedef struct opml_opml {
    struct {
        unsigned title : 1;
    } has;                      /* which optional fields were there */
    stax_str version;           /* @version */
    stax_str title;             /* head/title; look at has.title */
    opml_outline_list outlines; /* body/outline */
} opml_opml;

/* <outline>, opml.schema:33 */
struct opml_outline {
    struct {
        unsigned text : 1;
        unsigned title : 1;
        unsigned description : 1;
        unsigned kind : 1;
        unsigned feed : 1;
        unsigned page : 1;
    } has;                      /* which optional fields were there */
    stax_str text;              /* @text; look at has.text */
    stax_str title;             /* @title; look at has.title */
    stax_str description;       /* @description; look at has.description */
    stax_str kind;              /* @type; look at has.kind */
    stax_str feed;              /* @xmlUrl; look at has.feed */
    stax_str page;              /* @htmlUrl; look at has.page */
    opml_outline_list children; /* outline */
};

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
opml_opml *opml_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                      stax_error *error);
opml_opml *opml_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                           stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
