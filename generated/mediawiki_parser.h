/*
 * Reads mediawiki.schema's documents into structs. Printed by staxc from mediawiki.schema; do not
 * edit.
 */
#ifndef MEDIAWIKI_PARSER_H
#define MEDIAWIKI_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* <namespace>, mediawiki.schema:39 */
typedef struct mediawiki_namespace {
    int32_t key;   /* @key */
    stax_str name; /* its text */
} mediawiki_namespace;

typedef struct mediawiki_namespace_list {
    mediawiki_namespace *items;
    size_t count;
} mediawiki_namespace_list;

/* <revision>, mediawiki.schema:51 */
typedef struct mediawiki_revision {
    struct {
        unsigned parent : 1;
        unsigned user : 1;
        unsigned user_id : 1;
        unsigned address : 1;
        unsigned comment : 1;
        unsigned sha1 : 1;
        unsigned bytes : 1;
        unsigned text : 1;
    } has;              /* which optional fields were there */
    uint64_t id;        /* id */
    uint64_t parent;    /* parentid; look at has.parent */
    stax_datetime time; /* timestamp */
    stax_str user;      /* contributor/username; look at has.user */
    uint64_t user_id;   /* contributor/id; look at has.user_id */
    stax_str address;   /* contributor/ip; look at has.address */
    bool minor;         /* minor */
    stax_str comment;   /* comment; look at has.comment */
    stax_str model;     /* model, "wikitext" when absent */
    stax_str sha1;      /* sha1; look at has.sha1 */
    uint64_t bytes;     /* text/@bytes; look at has.bytes */
    stax_str text;      /* text; look at has.text */
} mediawiki_revision;

typedef struct mediawiki_revision_list {
    mediawiki_revision *items;
    size_t count;
} mediawiki_revision_list;

/* <page>, mediawiki.schema:43 */
typedef struct mediawiki_page {
    struct {
        unsigned redirect : 1;
    } has;                             /* which optional fields were there */
    stax_str title;                    /* title */
    int32_t namespace_;                /* ns, 0 when absent */
    uint64_t id;                       /* id */
    stax_str redirect;                 /* redirect/@title; look at has.redirect */
    mediawiki_revision_list revisions; /* revision */
} mediawiki_page;

typedef struct mediawiki_page_list {
    mediawiki_page *items;
    size_t count;
} mediawiki_page_list;

/* A copy with all that is in it; NULL when there is no memory. */
mediawiki_page *mediawiki_page_copy(stax_arena *arena, const mediawiki_page *page);

/* <mediawiki>, mediawiki.schema:31 */
typedef struct mediawiki_export {
    struct {
        unsigned language : 1;
        unsigned site : 1;
        unsigned base : 1;
    } has;                               /* which optional fields were there */
    stax_str version;                    /* @version */
    stax_str language;                   /* @xml:lang; look at has.language */
    stax_str site;                       /* siteinfo/sitename; look at has.site */
    stax_str base;                       /* siteinfo/base; look at has.base */
    mediawiki_namespace_list namespaces; /* siteinfo/namespaces/namespace */
    mediawiki_page_list pages;           /* page */
} mediawiki_export;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
mediawiki_export *mediawiki_parse(stax_arena *arena, const char *xml, size_t len,
                                  const stax_options *options, stax_error *error);
mediawiki_export *mediawiki_parse_file(stax_arena *arena, const char *path,
                                       const stax_options *options, stax_error *error);

/*
 * Reads one record at a time, in bounded memory.
 *
 * input    the caller's, must outlive the reader as `error` must; NULL: bytes come by
 *          mediawiki_feed
 * returns  NULL with *error filled when there is no memory or no such file
 */
typedef struct mediawiki_reader mediawiki_reader;
mediawiki_reader *mediawiki_reader_open(const stax_input *input, const stax_options *options,
                                        stax_error *error);

/*
 * The next mediawiki_page: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only
 * with mediawiki_feed), or the error, which stays. *page is NULL unless the status is STAX_OK; it
 * lives until the next call of next, feed or close.
 */
stax_status mediawiki_next_page(mediawiki_reader *reader, const mediawiki_page **page);

/* What stands around the records, as far as it has been read; its pages are empty. */
const mediawiki_export *mediawiki_reader_head(const mediawiki_reader *reader);

/* Records that were passed over, with stax_options.skip_bad. */
size_t mediawiki_reader_bad(const mediawiki_reader *reader);

/*
 * Lends the next bytes, cut anywhere, until mediawiki_next_page returns STAX_MORE. `last`: there
 * are no more. STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.
 */
stax_status mediawiki_feed(mediawiki_reader *reader, const char *bytes, size_t len, bool last);

/* Gives everything back; NULL is allowed. */
void mediawiki_reader_close(mediawiki_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
