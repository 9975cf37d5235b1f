/*
 * What a document type declaration has declared: tables that live as long as the reader.
 *
 * Only what a processor that does not validate needs (5.1): entities, notations, and the attributes
 * whose declaration changes a tag. Element declarations are checked and forgotten. Of two
 * declarations the first one binds (3.3, 4.2).
 */
#ifndef STX_DECLARED_H
#define STX_DECLARED_H

#include "dtd/name_tree.h"

#include <stax/doctype.h>

/* Behind each text that is read as markup so many NULs follow: kernels load whole blocks. */
enum { STX_TEXT_PADDING = 64 };

/* What stands outside the document: ids, and the system id of the entity that says so. */
typedef struct stx_outside {
    stax_str public_id; /* white space normalised (4.2.2) */
    stax_str system_id;
    stax_str base;
    stax_str notation; /* of an entity that is no text (NDATA), else empty */
} stx_outside;

typedef enum stx_balance {
    STX_BALANCE_UNKNOWN,
    STX_BALANCED, /* each element that begins in the text ends in it, and the other way round */
    STX_UNBALANCED
} stx_balance;

/* An entity, general or parameter. */
typedef struct stx_entity {
    stax_str name;
    stax_str
        text; /* the replacement text (4.5); of an external one data is NULL until it is read */
    stx_outside *outside; /* NULL: internal */
    bool open;            /* its text is being read */
    bool outer;           /* declared in the external subset or in a parameter entity */
    bool passed_over;     /* external, and the caller's resolver said to skip it */
    bool returns;         /* a carriage return stands in the text */
    bool plain;           /* character data without anything in it that must be looked at */
    uint8_t balance;      /* stx_balance */
} stx_entity;

/* An attribute that is declared for an element. */
typedef struct stx_listed {
    stax_str name;
    stax_str value; /* its default, normalised, a quote behind it; data NULL: it has none */
    struct stx_listed *next; /* with a default, of the same element */
    uint64_t met;            /* the number of the last tag that it stood in */
    uint32_t prefix;         /* bytes of the name before its colon */
    bool tokens;             /* not CDATA: blanks at its ends and doubled ones go away (3.3.3) */
} stx_listed;

/* The attributes that are declared for an element. */
typedef struct stx_list {
    stax_str name; /* the element's */
    stx_name_tree attributes;
    stx_listed *defaults, *last; /* those with a default, in the order of declaration */
} stx_list;

typedef struct stx_notation_link {
    stax_notation notation;
    struct stx_notation_link *next;
} stx_notation_link;

typedef struct stx_unparsed_link {
    const stx_entity *entity;
    struct stx_unparsed_link *next;
} stx_unparsed_link;

/* All zero but for its arena, which must be set up: empty. */
typedef struct stx_dtd {
    stax_arena arena; /* all of it, and its strings */
    stx_name_tree entities, parameters, notations, lists;
    stx_name_tree html; /* entities of HTML that were used (html_entities.h) */
    stx_notation_link *first_notation, *last_notation;
    stx_unparsed_link *first_unparsed, *last_unparsed;
    size_t notation_count, unparsed_count;
    uint64_t tags;     /* how many tags were compared with lists */
    bool changes_tags; /* some list has a default, or an attribute of tokens */
    bool open_ended;   /* there is an external subset, or a reference to a parameter entity */
    bool stopped;      /* one was passed over: what is declared behind it does not count (5.1) */
} stx_dtd;

/*
 * Declares an entity, unless there is one of this name. The strings are copied.
 *
 * given     name, text, outside and outer count; text of an internal one only
 * returns   false when there is no memory
 */
bool stx_declare_entity(stx_dtd *d, bool parameter, const stx_entity *given);

/* Adds an entity to a tree that has none of this name; false, *entity NULL, without memory. */
bool stx_add_entity(stx_dtd *d, stx_name_tree *tree, const stx_entity *given, stx_entity **entity);

/* As stx_declare_entity, for a notation. */
bool stx_declare_notation(stx_dtd *d, const stax_notation *given);

/* An element's list, made when there is none; NULL: no memory. */
stx_list *stx_declare_list(stx_dtd *d, stax_str element);

/* Declares an attribute in a list, unless it is there: name, prefix, value and tokens count. */
bool stx_declare_attribute(stx_dtd *d, stx_list *list, const stx_listed *given);

/* A copy with NULs behind it; data NULL: no memory. */
stax_str stx_copy_text(stax_arena *arena, stax_str text);

/* Tells the user what notations and unparsed entities there are; false when there is no memory. */
bool stx_list_declared(stx_dtd *d, stax_doctype *doctype);

#endif
