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

typedef VEC(draft_text) draft_texts;

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
    draft_text fallback, min, max, digits, doc, member, since, pattern, split;
    expr_count count;       /* of the long form */
    const doc_node *values; /* words of an enum in long form, or NULL */
    draft_setting settings[DRAFT_CHOICES];
    const draft_setting *options; /* of its file: they hold where the field says nothing */
    model_enum *inlined;          /* resolve: the enum written in it, or NULL */
    model_union *inlined_union;   /* resolve: the union written in it, or NULL */
} draft_field;

/* A line under `ns:`. */
typedef struct draft_ns {
    const char *prefix; /* "": names without one */
    pos at;
    VEC(stax_str) uris;
} draft_ns;

/* What stands behind `root:`, or one of a list there. */
typedef struct draft_root {
    draft_text type;       /* not given: broken */
    draft_text element;    /* given: it has a name of its own */
    const expr_path *path; /* or this leads to it */
    pos at;
} draft_root;

typedef enum draft_state { DRAFT_NEW, DRAFT_BUSY, DRAFT_DONE } draft_state;

/* A line under `types:`, a struct or another name for a type. */
typedef struct draft_type {
    const char *name;
    pos at;
    bool is_record;
    const expr_type *alias; /* not a record; NULL: broken */
    draft_text element, doc, own, where, hook, since, deprecated;
    draft_setting unknown, order;
    const draft_setting *options; /* of its file */
    VEC(draft_field) fields;
    draft_texts uses;      /* the types whose fields are mixed in, */
    size_t use_at;         /*   before this field */
    draft_state use_state; /* resolve: whether they are */
    draft_state state;     /* resolve: of `resolved` */
    model_type resolved;   /* resolve: what the name stands for */
    model_record *record;  /* resolve: of a record */
} draft_type;

/* An iterator. */
typedef struct draft_stream {
    draft_text name, path;
} draft_stream;

/* A file of the schema: its own, or an imported one. */
typedef struct draft_file {
    const source *source;
    draft_setting options[DRAFT_CHOICES];
    draft_texts imports;
} draft_file;

struct draft {
    const source *source;
    VEC(draft_file *) files; /* in the order in which they were read; the first is `source` */
    intern names;
    draft_text name, doc;
    draft_text c_prefix;           /* `c: prefix` */
    draft_texts includes;          /* `c: include` */
    VEC(const doc_node *) structs; /* `c: struct`, a mapping a file */
    VEC(draft_root) roots;
    VEC(draft_stream) streams;
    const draft_setting *options; /* of the first file: those of the whole parser */
    uint32_t depth;
    bool prints_json; /* the command line wants it */
    bool ns_given;    /* there is an `ns:` */
    VEC(draft_ns) namespaces;
    VEC(draft_type) types;
};

/* --- what the files of build share -------------------------------------------------------- */

/* Where build reports and allocates. */
typedef struct build {
    draft *out;
    diag *d;
    stax_arena *arena;
    draft_file *file; /* the one that is read */
} build;

/*
 * Reads one file more into the draft. Of an imported one counts what its types need: what belongs
 * to a whole parser (root, stream, name, depth) is that of the file that imports it.
 */
void build_file(build *b, const doc_node *root, const source *from);

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

/* Reads the mapping behind `c:`. */
void build_c(build *b, const doc_node *node);
/* Reads what stands behind `root:`. */
void build_root(build *b, const doc_node *value);

/* The name of an element, perhaps with a prefix; an error and a text that is not given otherwise.
 */
draft_text build_element_name(build *b, const doc_node *value);

/* Reads the mapping behind `ns:`. */
void build_namespaces(build *b, const doc_node *value);

/* Adds the field of one line of a struct. */
void build_field(build *b, draft_type *type, const doc_pair *pair);

/* Reads the file names behind `import:`, and the types behind `$use:`: one, or a list of them. */
void build_texts(build *b, const doc_node *node, const char *what, draft_texts *to);

/* The word of a choice, for messages and --explain: draft_word(DRAFT_SPACE, 1) is "keep". */
const char *draft_word(draft_choice which, unsigned word);
const char *draft_choice_name(draft_choice which);

/* --- what the files of resolve share ------------------------------------------------------ */

typedef struct resolve {
    draft *from;
    model_schema *schema;
    diag *d;
    stax_arena *arena;
    VEC(model_ns *) spaces;
    const model_ns *unprefixed; /* of elements without a prefix; NULL: any namespace */
} resolve;

/* The namespaces of the schema; to be called before names are resolved. */
void resolve_namespaces(resolve *r);

/*
 * What a name asks for: name, local, ns and the like of a step whose kind is set; a name test of
 * the field language, a local name, or a text as in `root: {element: p:x}`.
 *
 * returns  false after an error: its prefix is not in `ns:`
 */
bool resolve_name(resolve *r, const expr_nametest *name, model_step *step);
bool resolve_plain_name(resolve *r, const char *local, pos at, model_step *step);
bool resolve_name_text(resolve *r, const draft_text *text, model_step *step);

/* The roots. */
void resolve_roots(resolve *r);

/* The iterator, once the roots are there. */
void resolve_stream(resolve *r);

/* How documents spell the name of a field or type for which none is written (`case:`). */
const char *resolve_spelling(resolve *r, const char *name);

draft_type *resolve_find_type(const draft *from, stax_str name);

/* Mixes the fields of other types in; the fields of all records stand already. */
void resolve_uses(resolve *r);

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

/* The tests of $where; all fields stand already. */
void resolve_wheres(resolve *r);

/* The member that a field is read into: `field:`, else its name as C has it. */
const char *resolve_member(resolve *r, const draft_field *field);

/* The structs that the user has already: $struct and `c: struct`. */
void resolve_own(resolve *r);

/* Notes of everything that stands in an imported file which one that is. */
void resolve_files(resolve *r);
/* The brackets behind the name of a type of the schema: only 'split' may be in them. */
bool resolve_named_arguments(resolve *r, const expr_type *written, const char *name,
                             model_type *type);

/* The separators of (split=" ,"), of a pattern, of hook(fn, ctype); false after an error. */
bool resolve_split(resolve *r, stax_str separators, pos at, model_type *type);
bool resolve_pattern(resolve *r, stax_str pattern, pos at, model_type *type);
bool resolve_hook(resolve *r, const expr_literal *function, const expr_literal *c_type,
                  model_type *type);

/* Turns `map(@k, @v)` of all fields into arrays of records that it adds to the draft. */
void resolve_maps(draft *from, diag *d, stax_arena *arena);

/* Is it the name of a built-in type, of this version or a later one? */
bool resolve_is_built_in(stax_str name);

/* Makes the enum of `enum(a, b)`; NULL after an error. */
model_enum *resolve_enum(resolve *r, const expr_type *written, resolve_place place);

/* Reports that no type is called so, with the nearest name. */
void resolve_refuse_unknown(resolve *r, stax_str name, pos at);

/* Makes the union of `a | b`; NULL after an error. */
model_union *resolve_union(resolve *r, const expr_type *written, resolve_place place);

/* The path of a field with a union, and its parts; presence and settings stand already. */
bool resolve_union_path(resolve *r, const draft_field *field, model_union *of, model_path *out);
void resolve_parts(resolve *r, const draft_field *from, model_field *field);

/* The paths of a field; false after an error. */
bool resolve_path(resolve *r, const draft_field *field, model_field *out);

/* The number and the test of a step; false after an error. */
bool resolve_tests(resolve *r, const expr_test *tests, model_step *step);

/* Presence, default, count and settings; the type and the path stand already. */
void resolve_presence(resolve *r, const draft_field *from, model_field *field);

#endif
