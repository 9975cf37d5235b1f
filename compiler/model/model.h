/*
 * The typed schema: what a schema means, with every name looked up and every default converted.
 *
 *   schema -- root ----------------> record -- fields -> field -- type ---> record, enum
 *          -- stream -> field ...                              -- path ---> steps
 *          -- records, enums (all, in schema order)            -- presence, fallback
 *
 * Three passes make it: build takes the YAML tree apart, resolve looks names up and converts, check
 * refuses what cannot be. After a check without errors everything below holds and the later passes
 * need no error paths.
 *
 * Names (`const char *`) end with NUL. Names of XML and of the schema are interned: in one schema
 * equal names are equal pointers. C names are ready to be printed.
 */
#ifndef MODEL_H
#define MODEL_H

#include "load/doc.h"

/* --- types -------------------------------------------------------------------------------- */

/* kind, word in a schema */
#define MODEL_KINDS(X)      \
    X(BOOL, "bool")         \
    X(I8, "i8")             \
    X(I16, "i16")           \
    X(I32, "i32")           \
    X(I64, "i64")           \
    X(U8, "u8")             \
    X(U16, "u16")           \
    X(U32, "u32")           \
    X(U64, "u64")           \
    X(F32, "f32")           \
    X(F64, "f64")           \
    X(DECIMAL, "decimal")   \
    X(STR, "str")           \
    X(CHAR, "char")         \
    X(FLAG, "flag")         \
    X(DATE, "date")         \
    X(TIME, "time")         \
    X(DATETIME, "datetime") \
    X(DURATION, "duration") \
    X(ENUM, "enum")

typedef enum model_kind {
    MODEL_BROKEN, /* an error was reported; never after a check without errors */
#define MODEL_KIND_MEMBER(kind, word) MODEL_##kind,
    MODEL_KINDS(MODEL_KIND_MEMBER)
#undef MODEL_KIND_MEMBER
        MODEL_RECORD,
    MODEL_KIND_COUNT
} model_kind;

typedef enum model_space { MODEL_TRIM, MODEL_KEEP, MODEL_COLLAPSE } model_space;

typedef struct model_record model_record;
typedef struct model_field model_field;
typedef struct model_enum model_enum;

/* One number; which member counts depends on the kind of type. */
typedef union model_number {
    int64_t i;  /* I8 to I64; DECIMAL, scaled by 10^digits */
    uint64_t u; /* U8 to U64; STR: bytes */
    double f;   /* F32, F64 */
} model_number;

/* A bound of a type's values, itself allowed. */
typedef struct model_bound {
    bool given;         /* the schema says so; false: only the type itself limits */
    model_number value; /* of integers, decimals and strings also set when it is not given: the
                           least and the greatest value of the C type (STR: 0 and UINT64_MAX) */
    stax_str text;      /* as the schema spells it, in units of the value */
    pos at;
} model_bound;

typedef struct model_type {
    model_kind kind;
    pos at;               /* where the field names it */
    model_bound lo, hi;   /* integers, floats, DECIMAL: values; STR: bytes */
    bool hex;             /* integers: digits of base 16 */
    bool any;             /* F32, F64: INF, -INF and NaN are values too */
    bool round;           /* DECIMAL: more digits than `digits` are rounded, not refused */
    unsigned digits;      /* DECIMAL: 0..18 behind the point */
    uint32_t size;        /* CHAR: bytes of the array, 2 and more, the NUL among them */
    bool cut;             /* CHAR: too long is cut at a character, not refused */
    const char *yes, *no; /* BOOL: the spellings; both NULL: true false 1 0 */
    bool space_given;     /* STR, CHAR: the type says keep or collapse; what holds in the */
    model_space space;    /*   end is the field's `space` */
    model_enum *of_enum;  /* ENUM */
    model_record *record; /* RECORD */
} model_type;

/* --- enums -------------------------------------------------------------------------------- */

typedef struct model_word {
    stax_str text;      /* as documents spell it */
    const char *name;   /* as the schema names it: low in low="L"; else equal to text */
    const char *c_name; /* BOOKS_GENRE_FICTION; its value is the word's number, from 0 */
    pos at;
} model_word;

struct model_enum {
    const char *name;   /* genre; <record>_<field> of one written in a field */
    const char *c_name; /* books_genre */
    bool inlined;       /* written in a field: has no name in the schema */
    bool reached;       /* a record that is reached uses it */
    bool listed;        /* there is an array of it: <c_name>_list is needed */
    pos at;
    const model_word *words; /* one or more, in schema order */
    size_t word_count;
};

/* --- paths -------------------------------------------------------------------------------- */

typedef enum model_step_kind {
    MODEL_STEP_ELEMENT,   /* a child element of what is before it */
    MODEL_STEP_ATTRIBUTE, /* an attribute of what is before it; always the last */
    MODEL_STEP_OWN_TEXT   /* `.`: the text directly in the record's element; the only one */
} model_step_kind;

/*
 * One step, relative to the element of the step before it, the first to the record's element.
 * Elements are matched by local name under any prefix, attributes without a prefix; prefixed
 * (`xml:lang`) stands for the namespace that is always bound to `xml`.
 */
typedef struct model_step {
    model_step_kind kind;
    const char *name;  /* as the schema spells it, with its prefix: xml:lang; OWN_TEXT: "." */
    const char *local; /* without it */
    bool xml;          /* in the namespace of `xml:` */
    pos at;
} model_step;

/*
 * One or more steps. All but the last ELEMENT step before the end are wrappers: elements that have
 * no struct and may come any number of times.
 *
 *   authors/author   ELEMENT ELEMENT          link/@href   ELEMENT ATTRIBUTE
 *   @                ATTRIBUTE                .            OWN_TEXT
 */
typedef struct model_path {
    const model_step *steps;
    size_t count;
    pos at; /* the name of the field where no path is written */
} model_path;

/* --- fields ------------------------------------------------------------------------------- */

typedef enum model_presence {
    MODEL_REQUIRED,
    MODEL_OPTIONAL, /* `?`: has a bit in `has` */
    MODEL_DEFAULT,  /* `= x`: absent is `fallback`. A flag is always this, with false */
    MODEL_ARRAY     /* min..max items; has no bit */
} model_presence;

typedef enum model_repeated {
    MODEL_REPEATED_ERROR,
    MODEL_REPEATED_FIRST,
    MODEL_REPEATED_LAST
} model_repeated;

typedef enum model_unknown { MODEL_UNKNOWN_SKIP, MODEL_UNKNOWN_ERROR } model_unknown;

typedef struct model_moment {
    int32_t year;
    uint8_t month, day, hour, minute, second;
    uint32_t nanosecond;
    bool zone_given;
    int16_t zone_minutes; /* east of UTC */
} model_moment;

typedef struct model_duration {
    bool negative;
    uint32_t years, months, days, hours, minutes, seconds;
    uint32_t nanosecond;
} model_duration;

/* A default: converted by the type's rules and within its bounds. `text` always counts. */
typedef struct model_value {
    stax_str text;           /* as the schema spells it; STR and CHAR: the value */
    pos at;                  /* of this text */
    bool truth;              /* BOOL, FLAG */
    model_number number;     /* integers, floats, DECIMAL */
    model_moment moment;     /* DATE, TIME, DATETIME: the parts these have */
    model_duration duration; /* DURATION */
    const model_word *word;  /* ENUM */
} model_value;

#define MODEL_UNBOUNDED UINT32_MAX

struct model_field {
    const char *name;
    const char *c_name;         /* the member of the struct */
    stax_str doc;               /* empty: none */
    pos at;                     /* its name in the schema */
    const model_record *within; /* the record it is a field of */
    size_t number;              /* its place in within->fields */
    model_type type;
    model_presence presence;
    uint32_t min, max; /* ARRAY: items; max may be MODEL_UNBOUNDED */
    model_value fallback;
    model_path path;
    /* What holds for this field, after the options and what the type says: */
    model_space space; /* STR, CHAR: of attributes KEEP where the field says nothing; else TRIM */
    bool empty_is_absent; /* STR, CHAR: "" counts as not there */
    bool
        invalid_is_absent; /* only OPTIONAL and DEFAULT values: a wrong value counts as not there */
    model_repeated repeated; /* not ARRAY */
};

/* --- records and the schema --------------------------------------------------------------- */

/*
 * A struct type. What its fields ask of one element fits together: an element is the record of at
 * most one field and then nobody else looks at it or into it; or it is text for any number of
 * fields, which may take attributes of it too; or a wrapper. A flag may be with text or wrapper.
 */
struct model_record {
    const char *name;
    const char *c_name;  /* books_book; a list of it is books_book_list */
    const char *element; /* $element, or the name */
    stax_str doc;        /* empty: none */
    pos at;              /* its name in the schema */
    bool reached;        /* the root is it or holds it */
    bool listed;         /* there is an array of it */
    model_field *fields; /* one or more, in schema order */
    size_t field_count;
    model_unknown unknown;
};

/* The iterator: from a field of the root's record down to an array of records. */
typedef struct model_stream {
    const char *name;   /* book: books_next_book */
    const char *c_name; /* book */
    pos at;
    const model_field *const *fields; /* one or more; the last is the array that streams */
    size_t count;
} model_stream;

typedef struct model_options {
    uint32_t depth;
    bool borrowed; /* strings point into the caller's buffer */
    bool refuses_doctype;
} model_options;

typedef struct model_schema {
    const char *name;  /* prefix of all C names; an identifier of C */
    const char *upper; /* the same in capitals */
    stax_str doc;
    const source *source;
    const char *root_element; /* of the root: line, else $element, else the name there */
    model_record *root;
    pos root_at;
    const model_stream *stream; /* NULL: none */
    model_options options;
    model_record **records; /* all, in schema order */
    size_t record_count;
    model_record **bottom_up; /* all: each comes after the records it holds */
    model_enum **enums;       /* all, in schema order; one of a field comes with its field */
    size_t enum_count;
} model_schema;

/* --- passes ------------------------------------------------------------------------------- */

/* The schema taken apart, nothing looked up yet; see draft.h. */
typedef struct draft draft;

/* From the tree to fields and types as written. Never NULL. Everything lives as long as the arena.
 */
draft *model_build(const doc_node *root, const source *from, diag *d, stax_arena *arena);

/* Looks names up, converts bounds and defaults. Never NULL; with errors, parts are BROKEN. */
model_schema *model_resolve(draft *from, diag *d, stax_arena *arena);

/* Looks at what is right by itself and wrong together. Call it after errors too: it finds more. */
void model_check(model_schema *schema, diag *d, stax_arena *arena);

/* --- prints ------------------------------------------------------------------------------- */

/* Everything that the model holds, for --dump=model. */
void model_dump(const model_schema *schema, FILE *to);

/* The schema in long form: a schema that compiles to an equal model, for --explain. */
void model_explain(const model_schema *schema, FILE *to);

/* The schema's word of a kind: "i32"; "record" for a record. */
const char *model_kind_word(model_kind kind);

/* A type as messages name it: "decimal(2)", "i32(0..5)", "enum(low, high)", "genre", "book". */
const char *model_type_text(const model_type *type, stax_arena *arena);

bool model_is_signed(model_kind kind);   /* I8 to I64 */
bool model_is_unsigned(model_kind kind); /* U8 to U64 */
bool model_is_float(model_kind kind);    /* F32, F64 */
bool model_is_text(model_kind kind);     /* STR, CHAR */

#endif
