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
    bool tables;  /* chains are the runtime's */
    bool crowded; /* in some record places crowd */
    bool tells;   /* some record does not pass over what is unknown */
    stax_arena *arena;
} plan_build;

/* --- places ------------------------------------------------------------------------------- */

typedef struct place_node place_node;

typedef struct place_slot place_slot;

/*
 * A place in an element: an attribute, its own text, a child element. One child may be several
 * places, when their tests differ, or when what they are for cannot be one arm.
 */
struct place_slot {
    model_step_kind step; /* ELEMENT, ATTRIBUTE, OWN_TEXT */
    const char *name;     /* in documents; ".": own text */
    const model_step *as; /* what it asks for: which child it is, and with which attributes */
    const char *stem;     /* for names of C: link_href */
    VEC(const model_field *) fields; /* or parts that end here, in schema order */
    place_node *below;               /* elements: what is asked of it, or NULL */
    plan_kind kind;
    bool alone;               /* for one field: a struct, a union's part, one of several paths */
    bool whole;               /* own text of a wrapper: no child elements may stand in it */
    bool comes_once;          /* the record's own text */
    bool run;                 /* text between elements, an item of a union */
    const place_slot *left;   /* of the path to its left, which is better; or NULL */
    uint32_t number;          /* of its arm */
    const model_field *first; /* field that leads here */
};

/* An element with places: the record's own, or a wrapper. */
struct place_node {
    const char *element; /* wrappers */
    const model_step *as;
    const char *stem; /* wrappers, for names of C: link */
    VEC(place_slot *) slots;
    uint32_t first; /* the number of its first slot */
};

/* The places of a field that is required and has several paths: any one suffices. */
typedef struct place_choice {
    const model_field *field;
    VEC(place_slot *) slots; /* of its paths, from left to right */
    uint32_t number;         /* of the arm that stands for all; 0: none does */
} place_choice;

typedef struct place_tree {
    VEC(place_node *) nodes; /* the record's own, then wrappers in the order of their arms */
    VEC(place_choice) choices;
    uint32_t total; /* arms: slots of all nodes, then those that stand for several */
} place_tree;

/* The places of a record, numbered. */
place_tree places_of(const model_record *record, stax_arena *arena);

/* Whether one child can be both: their names are one. */
bool places_meet(const place_slot *a, const place_slot *b);

/* Whether some child cannot be told by its name alone. */
bool places_crowd(const place_tree *tree);

/*
 * Frames that are open at once in the children of a node.
 *
 * text    those of a text: 1 in a schema in which places crowd, else 0
 * levels  those of a record
 */
uint32_t places_levels(const place_node *node, uint32_t text,
                       uint32_t (*levels)(const void *, const place_slot *), const void *context);

/* The slot at which a field ends, and the node around it. */
const place_slot *places_find(const place_tree *tree, const model_field *field,
                              const place_node **around);

/* --- fills -------------------------------------------------------------------------------- */

/* What a field's text goes through. `local` is the variable of the record's struct. */
plan_fill fill_of(plan_build *b, const model_field *field, const place_slot *slot,
                  const char *local);

/* The field's bit in `has`, or in the user's struct the end of a member's name; NULL: none. */
const char *plan_has(const model_field *field, stax_arena *arena);
/* The names of what it prints beside its function, once that has its own. */
void fill_name(plan_build *b, plan_fill *fill);

/* The C type of a single value. */
const char *fill_c_type(const model_type *type);

/* The tables of patterns and the hooks of all fields that are reached. */
void plan_fill_patterns(plan_build *b);
void plan_fill_hooks(plan_build *b);

/* The variable of a pattern's table. */
const char *plan_pattern_of(const plan_build *b, const model_type *type);

/* The C type of a list of them. */
const char *fill_list_type(const model_type *type, stax_arena *arena);

/* --- records ------------------------------------------------------------------------------ */

/* Names a record of the plan and its states. */
void plan_name_record(plan_build *b, const model_record *from, plan_record *to);

/*
 * Fills a record of the plan. All are named; those that it holds, but for deep ones, were filled
 * before.
 */
void plan_fill_record(plan_build *b, const model_record *from, plan_record *to);

/* The steps: what is guessed, in which form. The record's arms stand already. */
void plan_fill_steps(plan_build *b, plan_record *record);

/* A state of which a child is guessed that was not guessed before: its step becomes a chain. */
void plan_guess_more(plan_build *b, plan_state *state, const plan_arm *arms);

/* Which elements are read in one piece by the chains that meet them; when all records are there. */
void plan_fill_wholes(plan_build *b);

/* What decides which child an arm is: numbers, tests, others of its name; paths to its left. */
void plan_fill_picks(plan_build *b, plan_record *record, const place_tree *tree, const char *stem);
/* Whether the chains of a schema are the runtime's. */
bool plan_prefers_tables(const model_schema *schema, plan_dispatch asked);

/* Where many arms of a state are by name. `arms`: its stretch. */
void plan_sort_arms(plan_build *b, plan_state *state, const plan_arm *arms);

/* Makes a state whose steps are filled one of the runtime's. `arms`: its stretch. */
void plan_use_table(plan_state *state, plan_arm *arms);

/* Which records are copied and printed, and what they hold; all records stand already. */
void plan_fill_held(plan_build *b);

/* What is said of a record, with its version: paragraphs. */
const char *plan_doc(const model_record *record, stax_arena *arena);

/* $where, $hook and $deprecated. */
void plan_fill_rules(plan_build *b, const model_record *from, plan_record *to);

/* What the user's struct must be; of a record that has $struct. */
void plan_fill_claims(plan_build *b, const model_record *from, plan_record *to);

/* The members of the struct. */
void plan_fill_members(plan_build *b, const model_record *from, plan_record *to);

/* Unions: types, kinds, and the functions that choose. */
void plan_make_unions(plan_build *b);

const plan_union *plan_find_union(const plan_build *b, const model_union *model);

/* A union's field, one of whose parts ends at an arm: what makes it an item. */
void plan_choose(plan_build *b, const model_field *part, const place_slot *slot, plan_arm *arm);

/* Whether a single field holds what it has by a pointer. */
bool plan_points(const model_field *field);

/* A record of the plan by its model, and its state for an element. */
const plan_record *plan_find_record(const plan_build *b, const model_record *model);
const plan_state *plan_find_state(const plan_record *record, const model_step *element);

/* A name as documents have it whose prefixes are the schema's: x of *:x. */
const char *plan_spelling(const model_step *step);

/* The constant of a step's namespace, or NULL. */
const char *plan_ns_of(const plan_build *b, const model_step *step);

/* The namespaces. */
void plan_fill_spaces(plan_build *b);

/* The roots, and the document around them where a local name is not enough. */
void plan_fill_roots(plan_build *b);

/* What the name of an arm asks for; and all of a record's arms and states. */
void plan_fill_name(const plan_build *b, plan_arm *arm);
void plan_fill_names(plan_build *b, plan_record *record);

/* The file's name as comments show it; NULL: the schema's own. */
const char *plan_file(const plan_build *b, const char *imported);

/* A name of file scope, printed by a format. */
const char *plan_name(plan_build *b, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
