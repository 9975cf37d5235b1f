/*
 * The projections as tables, for readers that learn their names while they run: which attribute or
 * child goes into which member. A look-up tries the field behind the last one first, so that a
 * document in the usual order costs one compare a name.
 */
#ifndef PEER_FIELDS_H
#define PEER_FIELDS_H

#include "fixtures/fixture.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum peer_kind { PEER_STR, PEER_BOOL, PEER_U32, PEER_I64, PEER_F64 } peer_kind;

typedef struct peer_field {
    const char *name;
    peer_kind kind;
    size_t offset; /* of the member, in its struct */
} peer_field;

/* Fields of one struct in document order, and where the next look-up begins. */
typedef struct peer_fields {
    const peer_field *fields;
    unsigned count;
} peer_fields;

typedef struct peer_shape {
    const char *record; /* the element of a record */
    size_t bytes;       /* its struct */
    peer_fields attributes;
    peer_fields children; /* at any depth below the record */
    const char *item;     /* attrs: the element "tag"; else NULL */
    peer_fields item_attributes;
} peer_shape;

/* The table of a shape. */
const peer_shape *peer_shape_of(fixture_shape shape);

/* A field by name, or NULL. `next` is 0 at first; keeps the place. */
static inline const peer_field *peer_find(const peer_fields *in, unsigned *next, const char *name)
{
    for (unsigned tried = 0, at = *next; tried < in->count; tried++, at++) {
        if (at >= in->count) at = 0;
        if (in->fields[at].name[0] == name[0] && strcmp(in->fields[at].name, name) == 0) {
            *next = at + 1;
            return &in->fields[at];
        }
    }
    return NULL;
}

/*
 * Converts a text and writes it into its member.
 *
 * text     ends with NUL; a string member keeps it as it is
 * returns  false when it is no number
 */
bool peer_set(const peer_field *field, void *record, stax_str text);

#ifdef __cplusplus
}
#endif
#endif
