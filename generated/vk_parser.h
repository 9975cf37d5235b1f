/*
 * Reads vk.schema's documents into structs. Printed by staxc from vk.schema; do not edit.
 */
#ifndef VK_PARSER_H
#define VK_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* vk.schema:72 */
typedef enum vk_value_group_kind {
    VK_VALUE_GROUP_KIND_ENUM,
    VK_VALUE_GROUP_KIND_BITMASK
} vk_value_group_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *vk_value_group_kind_name(vk_value_group_kind value);

/* vk.schema:100 */
typedef enum vk_extension_kind {
    VK_EXTENSION_KIND_INSTANCE,
    VK_EXTENSION_KIND_DEVICE
} vk_extension_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *vk_extension_kind_name(vk_extension_kind value);

/* vk.schema:33 */
typedef enum vk_kind_kind {
    VK_KIND_STRUCTURE,
    VK_KIND_UNION_TYPE,
    VK_KIND_HANDLE,
    VK_KIND_OTHER_TYPE
} vk_kind_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *vk_kind_kind_name(vk_kind_kind value);

/* <platform>, vk.schema:28 */
typedef struct vk_platform {
    stax_str name;    /* @name */
    stax_str protect; /* @protect */
} vk_platform;

typedef struct vk_platform_list {
    vk_platform *items;
    size_t count;
} vk_platform_list;

/* <member> <param>, vk.schema:61 */
typedef struct vk_member {
    struct {
        unsigned optional : 1;
        unsigned length : 1;
        unsigned values : 1;
        unsigned comment : 1;
    } has;             /* which optional fields were there */
    stax_str around;   /* its text */
    stax_str type;     /* type */
    stax_str name;     /* name */
    stax_str optional; /* @optional; look at has.optional */
    stax_str length;   /* @len; look at has.length */
    stax_str values;   /* @values; look at has.values */
    stax_str comment;  /* comment; look at has.comment */
} vk_member;

typedef struct vk_member_list {
    vk_member *items;
    size_t count;
} vk_member_list;

/* <type>, vk.schema:35 */
typedef struct vk_structure {
    struct {
        unsigned alias : 1;
    } has;                  /* which optional fields were there */
    stax_str name;          /* @name */
    stax_str alias;         /* @alias; look at has.alias */
    stax_str_list extends;  /* @structextends */
    vk_member_list members; /* member */
} vk_structure;

/* <type>, vk.schema:42 */
typedef struct vk_union_type {
    stax_str name;          /* @name */
    vk_member_list members; /* member */
} vk_union_type;

/* <type>, vk.schema:47 */
typedef struct vk_handle {
    struct {
        unsigned name : 1;
        unsigned alias : 1;
        unsigned parent : 1;
    } has;           /* which optional fields were there */
    stax_str name;   /* @name | name; look at has.name */
    stax_str alias;  /* @alias; look at has.alias */
    stax_str parent; /* @parent; look at has.parent */
} vk_handle;

/* <type>, vk.schema:53 */
typedef struct vk_other_type {
    struct {
        unsigned name : 1;
        unsigned category : 1;
        unsigned requires_ : 1;
    } has;              /* which optional fields were there */
    stax_str name;      /* @name | name; look at has.name */
    stax_str category;  /* @category; look at has.category */
    stax_str requires_; /* @requires; look at has.requires_ */
} vk_other_type;

/* structure | union_type | handle | other_type, vk.schema:33 */
typedef struct vk_kind {
    vk_kind_kind kind;
    union {
        vk_structure structure;   /* <type> */
        vk_union_type union_type; /* <type> */
        vk_handle handle;         /* <type> */
        vk_other_type other_type; /* <type> */
    } as;
} vk_kind;

typedef struct vk_kind_list {
    vk_kind *items;
    size_t count;
} vk_kind_list;

/* <enum>, vk.schema:75 */
typedef struct vk_value {
    struct {
        unsigned value : 1;
        unsigned bit : 1;
        unsigned alias : 1;
    } has;          /* which optional fields were there */
    stax_str name;  /* @name */
    stax_str value; /* @value; look at has.value */
    uint8_t bit;    /* @bitpos; look at has.bit */
    stax_str alias; /* @alias; look at has.alias */
} vk_value;

typedef struct vk_value_list {
    vk_value *items;
    size_t count;
} vk_value_list;

/* <enums>, vk.schema:70 */
typedef struct vk_value_group {
    struct {
        unsigned kind : 1;
    } has;                    /* which optional fields were there */
    stax_str name;            /* @name */
    vk_value_group_kind kind; /* @type; look at has.kind */
    vk_value_list values;     /* enum */
} vk_value_group;

typedef struct vk_value_group_list {
    vk_value_group *items;
    size_t count;
} vk_value_group_list;

/* <command>, vk.schema:82 */
typedef struct vk_command {
    struct {
        unsigned alias : 1;
        unsigned result : 1;
    } has;                     /* which optional fields were there */
    stax_str name;             /* @name | proto/name */
    stax_str alias;            /* @alias; look at has.alias */
    stax_str result;           /* proto/type; look at has.result */
    stax_str_list successes;   /* @successcodes */
    stax_str_list errors;      /* @errorcodes */
    vk_member_list parameters; /* param */
} vk_command;

typedef struct vk_command_list {
    vk_command *items;
    size_t count;
} vk_command_list;

/* <feature>, vk.schema:90 */
typedef struct vk_feature {
    stax_str api;           /* @api */
    stax_str name;          /* @name */
    int64_t number;         /* @number, in 1/10 */
    stax_str_list types;    /* require/type/@name */
    stax_str_list commands; /* require/command/@name */
} vk_feature;

typedef struct vk_feature_list {
    vk_feature *items;
    size_t count;
} vk_feature_list;

/* <extension>, vk.schema:97 */
typedef struct vk_extension {
    struct {
        unsigned number : 1;
        unsigned kind : 1;
        unsigned author : 1;
    } has;                   /* which optional fields were there */
    stax_str name;           /* @name */
    uint32_t number;         /* @number; look at has.number */
    vk_extension_kind kind;  /* @type; look at has.kind */
    stax_str supported;      /* @supported */
    stax_str author;         /* @author; look at has.author */
    stax_str_list requires_; /* @requires */
    stax_str_list commands;  /* require/command/@name */
} vk_extension;

typedef struct vk_extension_list {
    vk_extension *items;
    size_t count;
} vk_extension_list;

/* <registry>, vk.schema:20 */
typedef struct vk_registry {
    vk_platform_list platforms;   /* platforms/platform */
    vk_kind_list types;           /* types/(structure | union_type | handle | other_type) */
    vk_value_group_list enums;    /* enums */
    vk_command_list commands;     /* commands/command */
    vk_feature_list features;     /* feature */
    vk_extension_list extensions; /* extensions/extension */
} vk_registry;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
vk_registry *vk_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                      stax_error *error);
vk_registry *vk_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                           stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
