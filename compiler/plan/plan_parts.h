/*
 * What the files of the plan share.
 *
 *   places   the paths of a record as a tree: node = element, slot = place in it
 *   fills    a field's conversion
 *   record   numbers the places, names everything, makes arms and states
 */
#ifndef PLAN_PARTS_H
#define PLAN_PARTS_H

#include "base/vec.h"
#include "plan/plan.h"
#include "plan/plan_names.h"

typedef struct plan_build {
    const model_schema *schema;
    plan *out;
    plan_names names;
    stax_arena *arena;
} plan_build;

/* --- places ------------------------------------------------------------------------------- */

typedef struct place_node place_node;

/* A place in an element: an attribute, its own text, a child element. */
typedef struct place_slot {
    model_step_kind step; /* ELEMENT, ATTRIBUTE, OWN_TEXT */
    const char *name;     /* in documents; ".": own text */
    const char *stem;     /* for names of C: link_href */
    bool xml;
    VEC(const model_field *) fields; /* that end here, in schema order */
    place_node *below;               /* elements: what is asked of it, or NULL */
    plan_kind kind;
    bool comes_once; /* the record's own text */
    uint32_t number; /* of its arm */
    uint32_t line;   /* of the first field that leads here */
} place_slot;

/* An element with places: the record's own, or a wrapper. */
struct place_node {
    const char *element; /* wrappers */
    const char *stem;    /* wrappers, for names of C: link */
    VEC(place_slot *) slots;
    uint32_t first; /* the number of its first slot */
};

typedef struct place_tree {
    VEC(place_node *) nodes; /* the record's own, then wrappers in the order of their arms */
    uint32_t total;          /* slots of all */
} place_tree;

/* The places of a record, numbered. */
place_tree places_of(const model_record *record, stax_arena *arena);

/* The slot at which a field ends, and the node around it. */
const place_slot *places_find(const place_tree *tree, const model_field *field,
                              const place_node **around);

/* --- fills -------------------------------------------------------------------------------- */

/* What a field's text goes through. `local` is the variable of the record's struct. */
plan_fill fill_of(plan_build *b, const model_field *field, const char *local);

/* The C type of a single value. */
const char *fill_c_type(const model_type *type);

/* The C type of a list of them. */
const char *fill_list_type(const model_type *type, stax_arena *arena);

/* --- records ------------------------------------------------------------------------------ */

/* Fills a record of the plan. The records that it holds were filled before. */
void plan_fill_record(plan_build *b, const model_record *from, plan_record *to);

/* The steps: what is guessed, in which form. The record's arms stand already. */
void plan_fill_steps(plan_build *b, plan_record *record);

/* The members of the struct. */
void plan_fill_members(plan_build *b, const model_record *from, plan_record *to);

/* A record of the plan by its model, and its state for an element name. */
const plan_record *plan_find_record(const plan_build *b, const model_record *model);
const plan_state *plan_find_state(const plan_record *record, const char *element);

/* A name of file scope, printed by a format. */
const char *plan_name(plan_build *b, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
