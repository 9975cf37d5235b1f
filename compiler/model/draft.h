/*
 * The schema taken apart but not yet understood: what build hands to resolve.
 *
 * Short and long form are one here: a line `year: i32(1450..2100) @y = 2000` and a mapping with the
 * keys type, path, default give the same draft_field. Names are not looked up, texts not converted;
 * every piece has its place.
 */
#ifndef DRAFT_H
#define DRAFT_H

#include "base/intern.h"
#include "base/vec.h"
#include "expr/expr.h"
#include "model/model.h"

/* A piece of text and where it stands. */
typedef struct draft_text {
    bool given;
    stax_str text;
    pos at;
} draft_text;

/* What can be chosen from words; the same words in `options:`, records and fields. */
typedef enum draft_choice {
    DRAFT_UNKNOWN,
    DRAFT_REPEATED,
    DRAFT_INVALID,
    DRAFT_SPACE,
    DRAFT_EMPTY,
    DRAFT_NS,
    DRAFT_CASE,
    DRAFT_ENTITIES,
    DRAFT_STRINGS,
    DRAFT_PROFILE,
    DRAFT_WRITE,
    DRAFT_ORDER,
    DRAFT_CHOICES
} draft_choice;

/* One choice made: the number of the word in the order of the manual; 0 is the default. */
typedef struct draft_setting {
    bool given;
    unsigned word;
    pos at;
} draft_setting;

typedef struct draft_field {
    const char *name;
    pos at;
    bool broken; /* an error was reported: what is here may not be whole */
    const expr_type *type;
    const expr_path *path; /* NULL: the element of the same name */
    draft_text fallback, min, max, digits, doc;
    expr_count count;       /* of the long form */
    const doc_node *values; /* words of an enum in long form, or NULL */
    draft_setting settings[DRAFT_CHOICES];
    model_enum *inlined; /* resolve: the enum written in it, or NULL */
} draft_field;

typedef enum draft_state { DRAFT_NEW, DRAFT_BUSY, DRAFT_DONE } draft_state;

/* A line under `types:`, a struct or another name for a type. */
typedef struct draft_type {
    const char *name;
    pos at;
    bool is_record;
    const expr_type *alias; /* not a record; NULL: broken */
    draft_text element, doc;
    draft_setting unknown;
    VEC(draft_field) fields;
    draft_state state;    /* resolve: of `resolved` */
    model_type resolved;  /* resolve: what the name stands for */
    model_record *record; /* resolve: of a record */
} draft_type;

struct draft {
    const source *source;
    intern names;
    draft_text name, doc;
    draft_text root_element, root_type; /* texts that are names, without a prefix */
    draft_text stream_name, stream_path;
    draft_setting options[DRAFT_CHOICES];
    uint32_t depth;
    VEC(draft_type) types;
};

/* --- what the files of build share -------------------------------------------------------- */

/* Where build reports and allocates. */
typedef struct build {
    draft *out;
    diag *d;
    stax_arena *arena;
} build;

/* Is it a name as the field language has it? A letter, '_' or a byte above 127, then also digits,
 * '-' and '.', but no "..". */
bool draft_is_name(stax_str text);

/* Reports a wrong word with the nearest of `words`, a list that NULL ends. */
void build_refuse_word(build *b, pos at, const char *what, stax_str word, const char *const *words);

/* Reads a scalar; an error and a text that is not given when the node is none. */
draft_text build_text(build *b, const doc_node *node, const char *what);

/* A whole number from 0 to `most`; false after an error. */
bool build_number(build *b, const doc_node *node, uint32_t most, uint32_t *out);

/* Reads one of the words of a choice. */
draft_setting build_choice(build *b, draft_choice which, const doc_node *node);

/* Reads the mapping behind `options:`. */
void build_options(build *b, const doc_node *node);

/* Adds the field of one line of a struct. */
void build_field(build *b, draft_type *type, const doc_pair *pair);

/* The word of a choice, for messages and --explain: draft_word(DRAFT_SPACE, 1) is "keep". */
const char *draft_word(draft_choice which, unsigned word);
const char *draft_choice_name(draft_choice which);

/* --- what the files of resolve share ------------------------------------------------------ */

typedef struct resolve {
    draft *from;
    model_schema *schema;
    diag *d;
    stax_arena *arena;
} resolve;

draft_type *resolve_find_type(const draft *from, stax_str name);

/*
 * Turns a written type into a type.
 *
 * owner, field  where it is written, for the name of an inline enum and the keys of the long form;
 *               both NULL for a named type
 * named         the named type, or NULL
 * returns       kind BROKEN after an error
 */
typedef struct resolve_place {
    const draft_type *owner;
    draft_field *field;
    const draft_type *named;
} resolve_place;
model_type resolve_type(resolve *r, const expr_type *written, resolve_place place);

/* What a named type stands for; BROKEN when it stands for itself or was wrong. */
model_type resolve_named(resolve *r, draft_type *type, pos used_at);

/* The brackets behind the name of a built-in type, the keys min, max, digits, values. */
bool resolve_arguments(resolve *r, const expr_type *written, resolve_place place, model_type *out);

/* The same keys for a type of the schema: bounds that it does not have yet. */
bool resolve_keys(resolve *r, const draft_field *field, model_type *type);

/* Is it the name of a built-in type, of this version or a later one? */
bool resolve_is_built_in(stax_str name);

/* Makes the enum of `enum(a, b)`; NULL after an error. */
model_enum *resolve_enum(resolve *r, const expr_type *written, resolve_place place);

/* The path of a field; false after an error. */
bool resolve_path(resolve *r, const draft_field *field, model_path *out);

/* Presence, default, count and settings; the type and the path stand already. */
void resolve_presence(resolve *r, const draft_field *from, model_field *field);

#endif
