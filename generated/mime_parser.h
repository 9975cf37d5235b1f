/*
 * Reads mime.schema's documents into structs. Printed by staxc from mime.schema; do not edit.
 */
#ifndef MIME_PARSER_H
#define MIME_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* <comment> <acronym> <expanded-acronym>, mime.schema:54 */
typedef struct mime_translation {
    stax_str language; /* @xml:lang, "C" when absent */
    stax_str text;     /* its text */
} mime_translation;

typedef struct mime_translation_list {
    mime_translation *items;
    size_t count;
} mime_translation_list;

/* <glob>, mime.schema:59 */
typedef struct mime_glob {
    stax_str pattern; /* @pattern */
    uint8_t weight;   /* @weight, 0..100, 50 when absent */
    bool exact_case;  /* @case-sensitive, false when absent */
} mime_glob;

typedef struct mime_glob_list {
    mime_glob *items;
    size_t count;
} mime_glob_list;

/* <root-XML>, mime.schema:64 */
typedef struct mime_root_element {
    stax_str namespace_; /* @namespaceURI */
    stax_str name;       /* @localName */
} mime_root_element;

typedef struct mime_root_element_list {
    mime_root_element *items;
    size_t count;
} mime_root_element_list;

/* <mime-type>, mime.schema:41 */
typedef struct mime_type {
    struct {
        unsigned icon : 1;
        unsigned kind : 1;
    } has;                          /* which optional fields were there */
    stax_str name;                  /* @type */
    mime_translation_list comments; /* comment, 1.. */
    mime_translation_list acronym;  /* acronym */
    mime_translation_list expanded; /* expanded-acronym */
    stax_str icon;                  /* icon/@name; look at has.icon */
    stax_str kind;                  /* generic-icon/@name; look at has.kind */
    mime_glob_list globs;           /* glob */
    stax_str_list aliases;          /* alias/@type */
    stax_str_list parents;          /* sub-class-of/@type */
    mime_root_element_list roots;   /* root-XML */
} mime_type;

typedef struct mime_type_list {
    mime_type *items;
    size_t count;
} mime_type_list;

/* A copy with all that is in it; NULL when there is no memory. */
mime_type *mime_type_copy(stax_arena *arena, const mime_type *type);

/* <mime-info>, mime.schema:34 */
typedef struct mime_database {
    mime_type_list types; /* mime-type */
} mime_database;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
mime_database *mime_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error);
mime_database *mime_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error);

/*
 * Reads one record at a time, in bounded memory.
 *
 * input    the caller's, must outlive the reader as `error` must; NULL: bytes come by mime_feed
 * returns  NULL with *error filled when there is no memory or no such file
 */
typedef struct mime_reader mime_reader;
mime_reader *mime_reader_open(const stax_input *input, const stax_options *options,
                              stax_error *error);

/*
 * The next mime_type: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only with
 * mime_feed), or the error, which stays. *type is NULL unless the status is STAX_OK; it lives until
 * the next call of next, feed or close.
 */
stax_status mime_next_type(mime_reader *reader, const mime_type **type);

/* What stands around the records, as far as it has been read; its types are empty. */
const mime_database *mime_reader_head(const mime_reader *reader);

/* Records that were passed over, with stax_options.skip_bad. */
size_t mime_reader_bad(const mime_reader *reader);

/*
 * Lends the next bytes, cut anywhere, until mime_next_type returns STAX_MORE. `last`: there are no
 * more. STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.
 */
stax_status mime_feed(mime_reader *reader, const char *bytes, size_t len, bool last);

/* Gives everything back; NULL is allowed. */
void mime_reader_close(mime_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
