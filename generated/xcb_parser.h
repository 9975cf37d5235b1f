/*
 * Reads xcb.schema's documents into structs. Printed by staxc from xcb.schema; do not edit.
 */
#ifndef XCB_PARSER_H
#define XCB_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* xcb.schema:47 */
typedef enum xcb_part_kind { XCB_PART_FIELD, XCB_PART_PAD, XCB_PART_LIST } xcb_part_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *xcb_part_kind_name(xcb_part_kind value);

/* xcb.schema:81 */
typedef enum xcb_expression_kind {
    XCB_EXPRESSION_OP,
    XCB_EXPRESSION_UNOP,
    XCB_EXPRESSION_VALUE,
    XCB_EXPRESSION_FIELDREF,
    XCB_EXPRESSION_POPCOUNT,
    XCB_EXPRESSION_SUMOF,
    XCB_EXPRESSION_PARAMREF,
    XCB_EXPRESSION_LISTELEMENT_REF
} xcb_expression_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *xcb_expression_kind_name(xcb_expression_kind value);

typedef struct xcb_op xcb_op;

typedef struct xcb_unop xcb_unop;

typedef struct xcb_popcount xcb_popcount;

typedef struct xcb_sumof xcb_sumof;

typedef struct xcb_expression xcb_expression;
typedef struct xcb_expression_list {
    xcb_expression *items;
    size_t count;
} xcb_expression_list;

/* <typedef>, xcb.schema:32 */
typedef struct xcb_alias {
    stax_str old;  /* @oldname */
    stax_str new_; /* @newname */
} xcb_alias;

typedef struct xcb_alias_list {
    xcb_alias *items;
    size_t count;
} xcb_alias_list;

/* <item>, xcb.schema:41 */
typedef struct xcb_item {
    struct {
        unsigned value : 1;
        unsigned bit : 1;
    } has;          /* which optional fields were there */
    stax_str name;  /* @name */
    uint32_t value; /* value; look at has.value */
    uint8_t bit;    /* bit; look at has.bit */
} xcb_item;

typedef struct xcb_item_list {
    xcb_item *items;
    size_t count;
} xcb_item_list;

/* <enum>, xcb.schema:36 */
typedef struct xcb_enumeration {
    stax_str name;       /* @name */
    xcb_item_list items; /* item */
} xcb_enumeration;

typedef struct xcb_enumeration_list {
    xcb_enumeration *items;
    size_t count;
} xcb_enumeration_list;

/* <field>, xcb.schema:64 */
typedef struct xcb_field {
    struct {
        unsigned enum_ : 1;
        unsigned mask : 1;
    } has;          /* which optional fields were there */
    stax_str name;  /* @name */
    stax_str type;  /* @type */
    stax_str enum_; /* @enum; look at has.enum_ */
    stax_str mask;  /* @mask; look at has.mask */
} xcb_field;

/* <pad>, xcb.schema:70 */
typedef struct xcb_pad {
    struct {
        unsigned bytes : 1;
        unsigned align : 1;
    } has;          /* which optional fields were there */
    uint32_t bytes; /* @bytes; look at has.bytes */
    uint32_t align; /* @align; look at has.align */
} xcb_pad;

/* <list>, xcb.schema:75 */
typedef struct xcb_list {
    struct {
        unsigned length : 1;
    } has;         /* which optional fields were there */
    stax_str name; /* @name */
    stax_str type; /* @type */
    /*
     * op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref; look at
     * has.length
     */
    xcb_expression *length;
} xcb_list;

/* field | pad | list, xcb.schema:47 */
typedef struct xcb_part {
    xcb_part_kind kind;
    union {
        xcb_field field; /* <field> */
        xcb_pad pad;     /* <pad> */
        xcb_list list;   /* <list> */
    } as;
} xcb_part;

typedef struct xcb_part_list {
    xcb_part *items;
    size_t count;
} xcb_part_list;

/* <struct> <union>, xcb.schema:49 */
typedef struct xcb_structure {
    stax_str name;       /* @name */
    xcb_part_list parts; /* field | pad | list */
} xcb_structure;

typedef struct xcb_structure_list {
    xcb_structure *items;
    size_t count;
} xcb_structure_list;

/* <request>, xcb.schema:53 */
typedef struct xcb_request {
    stax_str name;       /* @name */
    uint8_t opcode;      /* @opcode */
    xcb_part_list parts; /* field | pad | list */
    xcb_part_list reply; /* reply/(field | pad | list) */
} xcb_request;

typedef struct xcb_request_list {
    xcb_request *items;
    size_t count;
} xcb_request_list;

/* <event> <error>, xcb.schema:59 */
typedef struct xcb_event {
    stax_str name;       /* @name */
    int16_t number;      /* @number */
    xcb_part_list parts; /* field | pad | list */
} xcb_event;

typedef struct xcb_event_list {
    xcb_event *items;
    size_t count;
} xcb_event_list;

/* <xcb>, xcb.schema:19 */
typedef struct xcb_protocol {
    struct {
        unsigned extension : 1;
    } has;                      /* which optional fields were there */
    stax_str header;            /* @header */
    stax_str extension;         /* @extension-xname; look at has.extension */
    stax_str_list imports;      /* import */
    xcb_alias_list typedefs;    /* typedef */
    stax_str_list ids;          /* xidtype/@name */
    xcb_enumeration_list enums; /* enum */
    xcb_structure_list structs; /* struct */
    xcb_structure_list unions;  /* union */
    xcb_request_list requests;  /* request */
    xcb_event_list events;      /* event */
    xcb_event_list errors;      /* error */
} xcb_protocol;

/* <op>, xcb.schema:86 */
struct xcb_op {
    stax_str sign; /* @op */
    /* op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref, 2 */
    xcb_expression_list sides;
};

/* <unop>, xcb.schema:90 */
struct xcb_unop {
    stax_str sign; /* @op */
    /* op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref */
    xcb_expression *side;
};

/* <popcount>, xcb.schema:94 */
struct xcb_popcount {
    /* op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref */
    xcb_expression *of;
};

/* <sumof>, xcb.schema:97 */
struct xcb_sumof {
    struct {
        unsigned of : 1;
    } has;        /* which optional fields were there */
    stax_str ref; /* @ref */
    /*
     * op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref; look at has.of
     */
    xcb_expression *of;
};

/* <paramref>, xcb.schema:101 */
typedef struct xcb_paramref {
    stax_str type; /* @type */
    stax_str name; /* its text */
} xcb_paramref;

/* op | unop | value | fieldref | popcount | sumof | paramref | listelement-ref, xcb.schema:81 */
struct xcb_expression {
    xcb_expression_kind kind;
    union {
        xcb_op op;                /* <op> */
        xcb_unop unop;            /* <unop> */
        uint32_t value;           /* <value> */
        stax_str fieldref;        /* <fieldref> */
        xcb_popcount popcount;    /* <popcount> */
        xcb_sumof sumof;          /* <sumof> */
        xcb_paramref paramref;    /* <paramref> */
        stax_str listelement_ref; /* <listelement-ref> */
    } as;
};

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
xcb_protocol *xcb_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                        stax_error *error);
xcb_protocol *xcb_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                             stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
