/*
 * Reads gl.schema's documents into structs. Printed by staxc from gl.schema; do not edit.
 */
#ifndef GL_PARSER_H
#define GL_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* gl.schema:31 */
typedef enum gl_piece_kind {
    GL_PIECE_TEXT,
    GL_PIECE_PTYPE,
    GL_PIECE_PNAME,
    GL_PIECE_APIENTRY
} gl_piece_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *gl_piece_kind_name(gl_piece_kind value);

/* <name>, gl.schema:33 */
typedef struct gl_pname {
    stax_str text; /* its text */
} gl_pname;

/* text | ptype | pname | apientry, gl.schema:31 */
typedef struct gl_piece {
    gl_piece_kind kind;
    union {
        stax_str text;  /* text between them */
        stax_str ptype; /* <ptype> */
        gl_pname pname; /* <name> */
        bool apientry;  /* <apientry> */
    } as;
} gl_piece;

typedef struct gl_piece_list {
    gl_piece *items;
    size_t count;
} gl_piece_list;

/* <type>, gl.schema:39 */
typedef struct gl_c_type {
    struct {
        unsigned name : 1;
        unsigned requires_ : 1;
    } has;                /* which optional fields were there */
    stax_str name;        /* @name; look at has.name */
    stax_str requires_;   /* @requires; look at has.requires_ */
    gl_piece_list pieces; /* text | ptype | pname | apientry */
} gl_c_type;

typedef struct gl_c_type_list {
    gl_c_type *items;
    size_t count;
} gl_c_type_list;

/* <enum>, gl.schema:50 */
typedef struct gl_value {
    struct {
        unsigned groups : 1;
        unsigned alias : 1;
    } has;           /* which optional fields were there */
    stax_str name;   /* @name */
    stax_str value;  /* @value */
    stax_str groups; /* @group; look at has.groups */
    stax_str alias;  /* @alias; look at has.alias */
} gl_value;

typedef struct gl_value_list {
    gl_value *items;
    size_t count;
} gl_value_list;

/* <enums>, gl.schema:44 */
typedef struct gl_value_group {
    struct {
        unsigned namespace_ : 1;
        unsigned group : 1;
        unsigned vendor : 1;
    } has;                /* which optional fields were there */
    stax_str namespace_;  /* @namespace; look at has.namespace_ */
    stax_str group;       /* @group; look at has.group */
    stax_str vendor;      /* @vendor; look at has.vendor */
    gl_value_list values; /* enum */
} gl_value_group;

typedef struct gl_value_group_list {
    gl_value_group *items;
    size_t count;
} gl_value_group_list;

/* <param>, gl.schema:63 */
typedef struct gl_parameter {
    struct {
        unsigned group : 1;
        unsigned length : 1;
    } has;                /* which optional fields were there */
    stax_str group;       /* @group; look at has.group */
    stax_str length;      /* @len; look at has.length */
    gl_piece_list pieces; /* text | ptype | pname | apientry */
} gl_parameter;

typedef struct gl_parameter_list {
    gl_parameter *items;
    size_t count;
} gl_parameter_list;

/* <command>, gl.schema:57 */
typedef struct gl_command {
    struct {
        unsigned alias : 1;
    } has;                        /* which optional fields were there */
    gl_piece_list declared;       /* proto/(text | ptype | pname | apientry) */
    gl_parameter_list parameters; /* param */
    stax_str alias;               /* alias/@name; look at has.alias */
    stax_u32_list opcodes;        /* glx[@type="render"]/@opcode */
} gl_command;

typedef struct gl_command_list {
    gl_command *items;
    size_t count;
} gl_command_list;

/* A copy with all that is in it; NULL when there is no memory. */
gl_command *gl_command_copy(stax_arena *arena, const gl_command *command);

/* <feature>, gl.schema:68 */
typedef struct gl_feature {
    stax_str api;           /* @api */
    stax_str name;          /* @name */
    int64_t number;         /* @number, in 1/10 */
    stax_str_list commands; /* require/command/@name */
    stax_str_list enums;    /* require/enum/@name */
    stax_str_list removed;  /* remove/command/@name */
} gl_feature;

typedef struct gl_feature_list {
    gl_feature *items;
    size_t count;
} gl_feature_list;

/* <extension>, gl.schema:76 */
typedef struct gl_extension {
    stax_str name;           /* @name */
    stax_str_list supported; /* @supported */
    stax_str_list commands;  /* require/command/@name */
    stax_str_list enums;     /* require/enum/@name */
} gl_extension;

typedef struct gl_extension_list {
    gl_extension *items;
    size_t count;
} gl_extension_list;

/* <registry>, gl.schema:22 */
typedef struct gl_registry {
    gl_c_type_list types;         /* types/type */
    gl_value_group_list enums;    /* enums */
    gl_command_list commands;     /* commands/command */
    gl_feature_list features;     /* feature */
    gl_extension_list extensions; /* extensions/extension */
} gl_registry;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
gl_registry *gl_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                      stax_error *error);
gl_registry *gl_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                           stax_error *error);

/*
 * Reads one record at a time, in bounded memory.
 *
 * input    the caller's, must outlive the reader as `error` must; NULL: bytes come by gl_feed
 * returns  NULL with *error filled when there is no memory or no such file
 */
typedef struct gl_reader gl_reader;
gl_reader *gl_reader_open(const stax_input *input, const stax_options *options, stax_error *error);

/*
 * The next gl_command: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only with
 * gl_feed), or the error, which stays. *command is NULL unless the status is STAX_OK; it lives
 * until the next call of next, feed or close.
 */
stax_status gl_next_command(gl_reader *reader, const gl_command **command);

/* What stands around the records, as far as it has been read; its commands are empty. */
const gl_registry *gl_reader_head(const gl_reader *reader);

/* Records that were passed over, with stax_options.skip_bad. */
size_t gl_reader_bad(const gl_reader *reader);

/*
 * Lends the next bytes, cut anywhere, until gl_next_command returns STAX_MORE. `last`: there are no
 * more. STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.
 */
stax_status gl_feed(gl_reader *reader, const char *bytes, size_t len, bool last);

/* Gives everything back; NULL is allowed. */
void gl_reader_close(gl_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
