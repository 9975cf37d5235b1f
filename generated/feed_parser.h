/*
 * Reads feed.schema's documents into structs. Printed by staxc from feed.schema; do not edit.
 */
#ifndef FEED_PARSER_H
#define FEED_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* feed.schema:31 */
typedef enum feed_document_kind {
    FEED_DOCUMENT_RSS,
    FEED_DOCUMENT_RDF,
    FEED_DOCUMENT_ATOM
} feed_document_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *feed_document_kind_name(feed_document_kind value);

/* <enclosure>, feed.schema:70 */
typedef struct feed_media {
    struct {
        unsigned url : 1;
        unsigned bytes : 1;
        unsigned kind : 1;
    } has;          /* which optional fields were there */
    stax_str url;   /* @url; look at has.url */
    uint64_t bytes; /* @length; look at has.bytes */
    stax_str kind;  /* @type; look at has.kind */
} feed_media;

typedef struct feed_media_list {
    feed_media *items;
    size_t count;
} feed_media_list;

/* <item>, feed.schema:53 */
typedef struct feed_post {
    struct {
        unsigned id : 1;
        unsigned title : 1;
        unsigned link : 1;
        unsigned about : 1;
        unsigned author : 1;
        unsigned date : 1;
    } has;                 /* which optional fields were there */
    stax_str id;           /* guid; look at has.id */
    stax_str title;        /* title; look at has.title */
    stax_str link;         /* link; look at has.link */
    stax_str about;        /* description; look at has.about */
    stax_str author;       /* author | dc:creator; look at has.author */
    stax_datetime date;    /* pubDate | dc:date; look at has.date */
    stax_str_list topics;  /* category */
    feed_media_list media; /* enclosure */
} feed_post;

typedef struct feed_post_list {
    feed_post *items;
    size_t count;
} feed_post_list;

/* <rss>, feed.schema:43 */
typedef struct feed_rss {
    struct {
        unsigned version : 1;
        unsigned title : 1;
        unsigned link : 1;
        unsigned about : 1;
        unsigned language : 1;
        unsigned changed : 1;
    } has;                 /* which optional fields were there */
    stax_str version;      /* @version; look at has.version */
    stax_str title;        /* channel/title; look at has.title */
    stax_str link;         /* channel/link; look at has.link */
    stax_str about;        /* channel/description; look at has.about */
    stax_str language;     /* channel/language; look at has.language */
    stax_datetime changed; /* channel/lastBuildDate | channel/pubDate; look at has.changed */
    feed_post_list posts;  /* channel/item */
} feed_rss;

/* <rdf:RDF>, feed.schema:64 */
typedef struct feed_rdf {
    struct {
        unsigned title : 1;
        unsigned link : 1;
        unsigned about : 1;
    } has;                /* which optional fields were there */
    stax_str title;       /* channel/title; look at has.title */
    stax_str link;        /* channel/link; look at has.link */
    stax_str about;       /* channel/description; look at has.about */
    feed_post_list posts; /* item */
} feed_rdf;

/* <atom:entry>, feed.schema:89 */
typedef struct feed_entry {
    struct {
        unsigned id : 1;
        unsigned title : 1;
        unsigned page : 1;
        unsigned about : 1;
        unsigned body : 1;
        unsigned changed : 1;
        unsigned published : 1;
    } has;                   /* which optional fields were there */
    stax_str id;             /* atom:id; look at has.id */
    stax_str title;          /* atom:title; look at has.title */
    stax_str page;           /* atom:link[@rel="alternate" or not(@rel)]/@href; look at has.page */
    stax_str about;          /* atom:summary; look at has.about */
    stax_str body;           /* atom:content; look at has.body */
    stax_datetime changed;   /* atom:updated | atom:modified; look at has.changed */
    stax_datetime published; /* atom:published | atom:issued; look at has.published */
    stax_str_list authors;   /* atom:author/atom:name */
    stax_str_list topics;    /* atom:category/@term */
} feed_entry;

typedef struct feed_entry_list {
    feed_entry *items;
    size_t count;
} feed_entry_list;

/* <atom:feed>, feed.schema:76 */
typedef struct feed_atom {
    struct {
        unsigned id : 1;
        unsigned title : 1;
        unsigned about : 1;
        unsigned page : 1;
        unsigned self : 1;
        unsigned changed : 1;
    } has;                   /* which optional fields were there */
    stax_str id;             /* atom:id; look at has.id */
    stax_str title;          /* atom:title; look at has.title */
    stax_str about;          /* atom:subtitle | atom:tagline; look at has.about */
    stax_str page;           /* atom:link[@rel="alternate" or not(@rel)]/@href; look at has.page */
    stax_str self;           /* atom:link[@rel="self"]/@href; look at has.self */
    stax_datetime changed;   /* atom:updated | atom:modified; look at has.changed */
    stax_str_list authors;   /* atom:author/atom:name */
    feed_entry_list entries; /* atom:entry */
} feed_atom;

/* rss | rdf | atom, feed.schema:31 */
typedef struct feed_document {
    feed_document_kind kind;
    union {
        feed_rss rss;   /* <rss> */
        feed_rdf rdf;   /* <rdf:RDF> */
        feed_atom atom; /* <atom:feed> */
    } as;
} feed_document;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
feed_document *feed_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error);
feed_document *feed_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
