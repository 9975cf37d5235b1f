/*
 * From events to records: what a user of a SAX parser or a pull reader writes by hand, once, driven
 * by the tables of peer_fields.h. A field's text is gathered in the arena while it comes.
 */
#ifndef PROJECTOR_H
#define PROJECTOR_H

#include "peers/peer_fields.h"
#include "peers/peer_store.h"

#define PROJECTOR_ITEMS 64

typedef struct projector {
    peer_store *store;
    const peer_shape *shape;
    void *record;                  /* the one that is open, or NULL */
    const peer_field *field;       /* whose text is being gathered, or NULL */
    unsigned next;                 /* where the look-up of a child begins */
    const peer_fields *attributes; /* of the tag that is being read */
    void *attributes_of;           /*   and the struct that they go into */
    unsigned next_attribute;
    fixture_tag items[PROJECTOR_ITEMS]; /* of the open record */
    size_t item_count;
    bool failed; /* a value was no number, or there were too many items */
} projector;

/* Begins a document; the store is reset. */
void projector_begin(projector *p, peer_store *store, fixture_shape shape);

/* A start tag. Returns true when its attributes are wanted. */
bool projector_start(projector *p, const char *name);

/* An attribute of that tag; the value need not end with NUL. */
void projector_attribute(projector *p, const char *name, const char *value, size_t len);

/* True while text is wanted. */
static inline bool projector_wants_text(const projector *p)
{
    return p->field != NULL;
}

/* Some of an element's text. */
void projector_text(projector *p, const char *text, size_t len);

/* An end tag. */
void projector_end(projector *p, const char *name);

#endif
