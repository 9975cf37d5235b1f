/*
 * Reads osm.schema's documents into structs. Printed by staxc from osm.schema; do not edit.
 */
#ifndef OSM_PARSER_H
#define OSM_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* osm.schema:59 */
typedef enum osm_member_kind {
    OSM_MEMBER_KIND_NODE,
    OSM_MEMBER_KIND_WAY,
    OSM_MEMBER_KIND_RELATION
} osm_member_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *osm_member_kind_name(osm_member_kind value);

/* osm.schema:27 */
typedef enum osm_element_kind {
    OSM_ELEMENT_NODE,
    OSM_ELEMENT_WAY,
    OSM_ELEMENT_RELATION
} osm_element_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *osm_element_kind_name(osm_element_kind value);

/* <tag>, osm.schema:42 */
typedef struct osm_meta_tags_pair {
    stax_str key;   /* @k */
    stax_str value; /* @v */
} osm_meta_tags_pair;

typedef struct osm_meta_tags_pair_list {
    osm_meta_tags_pair *items;
    size_t count;
} osm_meta_tags_pair_list;

/* <node>, osm.schema:45 */
typedef struct osm_node {
    struct {
        unsigned version : 1;
        unsigned timestamp : 1;
        unsigned user : 1;
        unsigned lat : 1;
        unsigned lon : 1;
    } has;                        /* which optional fields were there */
    int64_t id;                   /* @id */
    uint32_t version;             /* @version; look at has.version */
    stax_datetime timestamp;      /* @timestamp; look at has.timestamp */
    stax_str user;                /* @user; look at has.user */
    bool visible;                 /* @visible, true when absent */
    osm_meta_tags_pair_list tags; /* tag */
    double lat;                   /* @lat, -90..90; look at has.lat */
    double lon;                   /* @lon, -180..180; look at has.lon */
} osm_node;

/* <way>, osm.schema:50 */
typedef struct osm_way {
    struct {
        unsigned version : 1;
        unsigned timestamp : 1;
        unsigned user : 1;
    } has;                        /* which optional fields were there */
    int64_t id;                   /* @id */
    uint32_t version;             /* @version; look at has.version */
    stax_datetime timestamp;      /* @timestamp; look at has.timestamp */
    stax_str user;                /* @user; look at has.user */
    bool visible;                 /* @visible, true when absent */
    osm_meta_tags_pair_list tags; /* tag */
    stax_i64_list refs;           /* nd/@ref */
} osm_way;

/* <member>, osm.schema:58 */
typedef struct osm_member {
    osm_member_kind kind; /* @type */
    int64_t ref;          /* @ref */
    stax_str role;        /* @role, "" when absent */
} osm_member;

typedef struct osm_member_list {
    osm_member *items;
    size_t count;
} osm_member_list;

/* <relation>, osm.schema:54 */
typedef struct osm_relation {
    struct {
        unsigned version : 1;
        unsigned timestamp : 1;
        unsigned user : 1;
    } has;                        /* which optional fields were there */
    int64_t id;                   /* @id */
    uint32_t version;             /* @version; look at has.version */
    stax_datetime timestamp;      /* @timestamp; look at has.timestamp */
    stax_str user;                /* @user; look at has.user */
    bool visible;                 /* @visible, true when absent */
    osm_meta_tags_pair_list tags; /* tag */
    osm_member_list members;      /* member */
} osm_relation;

/* node | way | relation, osm.schema:27 */
typedef struct osm_element {
    osm_element_kind kind;
    union {
        osm_node node;         /* <node> */
        osm_way way;           /* <way> */
        osm_relation relation; /* <relation> */
    } as;
} osm_element;

typedef struct osm_element_list {
    osm_element *items;
    size_t count;
} osm_element_list;

/* A copy with all that is in it; NULL when there is no memory. */
osm_element *osm_element_copy(stax_arena *arena, const osm_element *item);

/* <osm>, osm.schema:30 */
typedef struct osm_osm {
    stax_str version;          /* @version */
    osm_element_list elements; /* node | way | relation */
} osm_osm;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
osm_osm *osm_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                   stax_error *error);
osm_osm *osm_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                        stax_error *error);

/*
 * Reads one record at a time, in bounded memory.
 *
 * input    the caller's, must outlive the reader as `error` must; NULL: bytes come by osm_feed
 * returns  NULL with *error filled when there is no memory or no such file
 */
typedef struct osm_reader osm_reader;
osm_reader *osm_reader_open(const stax_input *input, const stax_options *options,
                            stax_error *error);

/*
 * The next osm_element: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only with
 * osm_feed), or the error, which stays. *element is NULL unless the status is STAX_OK; it lives
 * until the next call of next, feed or close.
 */
stax_status osm_next_element(osm_reader *reader, const osm_element **element);

/* What stands around the records, as far as it has been read; its elements are empty. */
const osm_osm *osm_reader_head(const osm_reader *reader);

/* Records that were passed over, with stax_options.skip_bad. */
size_t osm_reader_bad(const osm_reader *reader);

/*
 * Lends the next bytes, cut anywhere, until osm_next_element returns STAX_MORE. `last`: there are
 * no more. STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.
 */
stax_status osm_feed(osm_reader *reader, const char *bytes, size_t len, bool last);

/* Gives everything back; NULL is allowed. */
void osm_reader_close(osm_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
