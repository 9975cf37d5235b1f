/*
 * Reads gir.schema's documents into structs. Printed by staxc from gir.schema; do not edit.
 */
#ifndef GIR_PARSER_H
#define GIR_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* gir.schema:122 */
typedef enum gir_parameter_direction {
    GIR_PARAMETER_DIRECTION_IN,
    GIR_PARAMETER_DIRECTION_OUT,
    GIR_PARAMETER_DIRECTION_INOUT
} gir_parameter_direction;

/* The word as the schema spells it; NULL for a number that is none. */
const char *gir_parameter_direction_name(gir_parameter_direction value);

typedef struct gir_type gir_type;
typedef struct gir_type_list {
    gir_type *items;
    size_t count;
} gir_type_list;

/* <include>, gir.schema:34 */
typedef struct gir_include {
    stax_str name;    /* @name */
    stax_str version; /* @version */
} gir_include;

typedef struct gir_include_list {
    gir_include *items;
    size_t count;
} gir_include_list;

/* <alias>, gir.schema:59 */
typedef struct gir_alias {
    struct {
        unsigned name : 1;
        unsigned since : 1;
        unsigned deprecated : 1;
        unsigned doc : 1;
        unsigned c_type : 1;
        unsigned target : 1;
    } has;            /* which optional fields were there */
    stax_str name;    /* @name; look at has.name */
    stax_str since;   /* @version; look at has.since */
    bool deprecated;  /* @deprecated; look at has.deprecated */
    stax_str doc;     /* doc; look at has.doc */
    stax_str c_type;  /* @c:type; look at has.c_type */
    gir_type *target; /* type; look at has.target */
} gir_alias;

typedef struct gir_alias_list {
    gir_alias *items;
    size_t count;
} gir_alias_list;

/* <array>, gir.schema:152 */
typedef struct gir_array {
    struct {
        unsigned name : 1;
        unsigned c_type : 1;
        unsigned length : 1;
        unsigned fixed : 1;
        unsigned zero_ended : 1;
        unsigned of : 1;
    } has;           /* which optional fields were there */
    stax_str name;   /* @name; look at has.name */
    stax_str c_type; /* @c:type; look at has.c_type */
    stax_str length; /* @length; look at has.length */
    uint32_t fixed;  /* @fixed-size; look at has.fixed */
    bool zero_ended; /* @zero-terminated; look at has.zero_ended */
    gir_type *of;    /* type; look at has.of */
} gir_array;

/* <return-value>, gir.schema:113 */
typedef struct gir_result {
    struct {
        unsigned ownership : 1;
        unsigned nullable : 1;
        unsigned doc : 1;
        unsigned type : 1;
        unsigned array : 1;
    } has;              /* which optional fields were there */
    stax_str ownership; /* @transfer-ownership; look at has.ownership */
    bool nullable;      /* @nullable; look at has.nullable */
    stax_str doc;       /* doc; look at has.doc */
    gir_type *type;     /* type; look at has.type */
    gir_array array;    /* array; look at has.array */
} gir_result;

/* <instance-parameter> <parameter>, gir.schema:120 */
typedef struct gir_parameter {
    struct {
        unsigned name : 1;
        unsigned ownership : 1;
        unsigned nullable : 1;
        unsigned optional : 1;
        unsigned doc : 1;
        unsigned type : 1;
        unsigned array : 1;
    } has;                             /* which optional fields were there */
    stax_str name;                     /* @name; look at has.name */
    gir_parameter_direction direction; /* @direction, in when absent */
    stax_str ownership;                /* @transfer-ownership; look at has.ownership */
    bool nullable;                     /* @nullable; look at has.nullable */
    bool optional;                     /* @optional; look at has.optional */
    stax_str doc;                      /* doc; look at has.doc */
    bool variadic;                     /* varargs */
    gir_type *type;                    /* type; look at has.type */
    gir_array array;                   /* array; look at has.array */
} gir_parameter;

typedef struct gir_parameter_list {
    gir_parameter *items;
    size_t count;
} gir_parameter_list;

/* <function> <callback> <constructor> <method> <virtual-method> <glib:signal>, gir.schema:104 */
typedef struct gir_function {
    struct {
        unsigned name : 1;
        unsigned since : 1;
        unsigned deprecated : 1;
        unsigned doc : 1;
        unsigned identifier : 1;
        unsigned moved_to : 1;
        unsigned throws : 1;
        unsigned instance : 1;
    } has;                         /* which optional fields were there */
    stax_str name;                 /* @name; look at has.name */
    stax_str since;                /* @version; look at has.since */
    bool deprecated;               /* @deprecated; look at has.deprecated */
    stax_str doc;                  /* doc; look at has.doc */
    stax_str identifier;           /* @c:identifier; look at has.identifier */
    stax_str moved_to;             /* @moved-to; look at has.moved_to */
    bool throws;                   /* @throws; look at has.throws */
    gir_result returns;            /* return-value */
    gir_parameter instance;        /* parameters/instance-parameter; look at has.instance */
    gir_parameter_list parameters; /* parameters/parameter */
} gir_function;

typedef struct gir_function_list {
    gir_function *items;
    size_t count;
} gir_function_list;

/* <property>, gir.schema:131 */
typedef struct gir_property {
    struct {
        unsigned name : 1;
        unsigned since : 1;
        unsigned deprecated : 1;
        unsigned doc : 1;
        unsigned writable : 1;
        unsigned readable : 1;
        unsigned type : 1;
        unsigned array : 1;
    } has;           /* which optional fields were there */
    stax_str name;   /* @name; look at has.name */
    stax_str since;  /* @version; look at has.since */
    bool deprecated; /* @deprecated; look at has.deprecated */
    stax_str doc;    /* doc; look at has.doc */
    bool writable;   /* @writable; look at has.writable */
    bool readable;   /* @readable; look at has.readable */
    gir_type *type;  /* type; look at has.type */
    gir_array array; /* array; look at has.array */
} gir_property;

typedef struct gir_property_list {
    gir_property *items;
    size_t count;
} gir_property_list;

/* <field>, gir.schema:139 */
typedef struct gir_member_field {
    struct {
        unsigned bits : 1;
        unsigned type : 1;
        unsigned array : 1;
        unsigned callback : 1;
    } has;                 /* which optional fields were there */
    stax_str name;         /* @name */
    uint8_t bits;          /* @bits; look at has.bits */
    gir_type *type;        /* type; look at has.type */
    gir_array array;       /* array; look at has.array */
    gir_function callback; /* callback; look at has.callback */
} gir_member_field;

typedef struct gir_member_field_list {
    gir_member_field *items;
    size_t count;
} gir_member_field_list;

/* <class> <interface>, gir.schema:64 */
typedef struct gir_class {
    struct {
        unsigned name : 1;
        unsigned since : 1;
        unsigned deprecated : 1;
        unsigned doc : 1;
        unsigned c_type : 1;
        unsigned type_name : 1;
        unsigned parent : 1;
        unsigned abstract : 1;
    } has;                          /* which optional fields were there */
    stax_str name;                  /* @name; look at has.name */
    stax_str since;                 /* @version; look at has.since */
    bool deprecated;                /* @deprecated; look at has.deprecated */
    stax_str doc;                   /* doc; look at has.doc */
    stax_str c_type;                /* @c:type; look at has.c_type */
    stax_str type_name;             /* @glib:type-name; look at has.type_name */
    stax_str parent;                /* @parent; look at has.parent */
    bool abstract;                  /* @abstract; look at has.abstract */
    stax_str_list implements;       /* implements/@name */
    gir_function_list constructors; /* constructor */
    gir_function_list functions;    /* function */
    gir_function_list methods;      /* method */
    gir_function_list virtuals;     /* virtual-method */
    gir_property_list properties;   /* property */
    gir_function_list signals;      /* glib:signal */
    gir_member_field_list fields;   /* field */
} gir_class;

typedef struct gir_class_list {
    gir_class *items;
    size_t count;
} gir_class_list;

/* <record> <union>, gir.schema:79 */
typedef struct gir_record {
    struct {
        unsigned name : 1;
        unsigned since : 1;
        unsigned deprecated : 1;
        unsigned doc : 1;
        unsigned c_type : 1;
        unsigned opaque : 1;
    } has;                          /* which optional fields were there */
    stax_str name;                  /* @name; look at has.name */
    stax_str since;                 /* @version; look at has.since */
    bool deprecated;                /* @deprecated; look at has.deprecated */
    stax_str doc;                   /* doc; look at has.doc */
    stax_str c_type;                /* @c:type; look at has.c_type */
    bool opaque;                    /* @disguised; look at has.opaque */
    gir_function_list constructors; /* constructor */
    gir_function_list functions;    /* function */
    gir_function_list methods;      /* method */
    gir_member_field_list fields;   /* field */
} gir_record;

typedef struct gir_record_list {
    gir_record *items;
    size_t count;
} gir_record_list;

/* <member>, gir.schema:94 */
typedef struct gir_enum_member {
    struct {
        unsigned identifier : 1;
    } has;               /* which optional fields were there */
    stax_str name;       /* @name */
    stax_str value;      /* @value */
    stax_str identifier; /* @c:identifier; look at has.identifier */
} gir_enum_member;

typedef struct gir_enum_member_list {
    gir_enum_member *items;
    size_t count;
} gir_enum_member_list;

/* <enumeration> <bitfield>, gir.schema:88 */
typedef struct gir_enumeration {
    struct {
        unsigned name : 1;
        unsigned since : 1;
        unsigned deprecated : 1;
        unsigned doc : 1;
        unsigned c_type : 1;
    } has;                        /* which optional fields were there */
    stax_str name;                /* @name; look at has.name */
    stax_str since;               /* @version; look at has.since */
    bool deprecated;              /* @deprecated; look at has.deprecated */
    stax_str doc;                 /* doc; look at has.doc */
    stax_str c_type;              /* @c:type; look at has.c_type */
    gir_enum_member_list members; /* member */
    gir_function_list functions;  /* function */
} gir_enumeration;

typedef struct gir_enumeration_list {
    gir_enumeration *items;
    size_t count;
} gir_enumeration_list;

/* <constant>, gir.schema:99 */
typedef struct gir_constant {
    struct {
        unsigned name : 1;
        unsigned since : 1;
        unsigned deprecated : 1;
        unsigned doc : 1;
        unsigned type : 1;
    } has;           /* which optional fields were there */
    stax_str name;   /* @name; look at has.name */
    stax_str since;  /* @version; look at has.since */
    bool deprecated; /* @deprecated; look at has.deprecated */
    stax_str doc;    /* doc; look at has.doc */
    stax_str value;  /* @value */
    gir_type *type;  /* type; look at has.type */
} gir_constant;

typedef struct gir_constant_list {
    gir_constant *items;
    size_t count;
} gir_constant_list;

/* <namespace>, gir.schema:38 */
typedef struct gir_library {
    struct {
        unsigned shared : 1;
        unsigned prefixes : 1;
    } has;                       /* which optional fields were there */
    stax_str name;               /* @name */
    stax_str version;            /* @version */
    stax_str shared;             /* @shared-library; look at has.shared */
    stax_str prefixes;           /* @c:identifier-prefixes; look at has.prefixes */
    gir_alias_list aliases;      /* alias */
    gir_class_list classes;      /* class */
    gir_class_list interfaces;   /* interface */
    gir_record_list records;     /* record | union */
    gir_enumeration_list enums;  /* enumeration | bitfield */
    gir_function_list functions; /* function */
    gir_function_list callbacks; /* callback */
    gir_constant_list constants; /* constant */
} gir_library;

typedef struct gir_library_list {
    gir_library *items;
    size_t count;
} gir_library_list;

/* <repository>, gir.schema:28 */
typedef struct gir_repository {
    stax_str version;            /* @version */
    gir_include_list includes;   /* include */
    stax_str_list packages;      /* package/@name */
    gir_library_list namespaces; /* namespace */
} gir_repository;

/* <type>, gir.schema:147 */
struct gir_type {
    struct {
        unsigned name : 1;
        unsigned c_type : 1;
    } has;            /* which optional fields were there */
    stax_str name;    /* @name; look at has.name */
    stax_str c_type;  /* @c:type; look at has.c_type */
    gir_type_list of; /* type */
};

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
gir_repository *gir_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error);
gir_repository *gir_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
