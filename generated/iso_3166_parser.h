/*
 * Reads iso_3166.schema's documents into structs. Printed by staxc from iso_3166.schema; do not
 * edit.
 *
 * Codes of countries, ISO 3166.
 */
#ifndef ISO_3166_PARSER_H
#define ISO_3166_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * One that is there today.
 *
 * <iso_3166_entry>, iso_3166.schema:34
 */
typedef struct iso_3166_country {
    struct {
        unsigned common : 1;
        unsigned official : 1;
    } has;             /* which optional fields were there */
    char alpha_2[3];   /* @alpha_2_code */
    char alpha_3[4];   /* @alpha_3_code */
    uint16_t number;   /* @numeric_code, 1..999 */
    stax_str name;     /* @name */
    stax_str common;   /* @common_name; look at has.common */
    stax_str official; /* @official_name; look at has.official */
} iso_3166_country;

typedef struct iso_3166_country_list {
    iso_3166_country *items;
    size_t count;
} iso_3166_country_list;

/*
 * One that is there no more.
 *
 * <iso_3166_3_entry>, iso_3166.schema:44
 */
typedef struct iso_3166_former_country {
    struct {
        unsigned number : 1;
        unsigned withdrawn : 1;
        unsigned remark : 1;
    } has;              /* which optional fields were there */
    char alpha_4[5];    /* @alpha_4_code */
    char alpha_3[4];    /* @alpha_3_code */
    uint16_t number;    /* @numeric_code, 1..999; look at has.number */
    stax_str withdrawn; /* @date_withdrawn; look at has.withdrawn */
    stax_str names;     /* @names */
    stax_str remark;    /* @comment; look at has.remark */
} iso_3166_former_country;

typedef struct iso_3166_former_country_list {
    iso_3166_former_country *items;
    size_t count;
} iso_3166_former_country_list;

/* <iso_3166_entries>, iso_3166.schema:28 */
typedef struct iso_3166_list {
    iso_3166_country_list countries;     /* iso_3166_entry, 1.. */
    iso_3166_former_country_list former; /* iso_3166_3_entry */
} iso_3166_list;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
iso_3166_list *iso_3166_parse(stax_arena *arena, const char *xml, size_t len,
                              const stax_options *options, stax_error *error);
iso_3166_list *iso_3166_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                   stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
