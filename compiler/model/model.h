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
#include "pattern/pattern.h"

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
    X(ENUM, "enum")         \
    X(ANY, "any")           \
    X(BYTES, "bytes")       \
    X(HOOK, "hook")

typedef enum model_kind {
    MODEL_BROKEN, /* an error was reported; never after a check without errors */
#define MODEL_KIND_MEMBER(kind, word) MODEL_##kind,
    MODEL_KINDS(MODEL_KIND_MEMBER)
#undef MODEL_KIND_MEMBER
        MODEL_RECORD,
    MODEL_UNION,
    MODEL_UNIX, /* datetime(unix): seconds since 1970 as an i64 */
    MODEL_KIND_COUNT
} model_kind;

typedef enum model_space { MODEL_TRIM, MODEL_KEEP, MODEL_COLLAPSE } model_space;

/* A text as the schema's words: of an element alone, of all below it, the document as written. */
typedef enum model_below { MODEL_STR_ALONE, MODEL_STR_TEXT, MODEL_STR_RAW } model_below;
typedef enum model_letters { MODEL_AS_WRITTEN, MODEL_LOWER, MODEL_UPPER } model_letters;

/* How a DATETIME is written; none is ISO. */
enum { MODEL_ISO = 1, MODEL_RFC822 = 2 };

typedef struct model_record model_record;
typedef struct model_field model_field;
typedef struct model_enum model_enum;
typedef struct model_union model_union;

/* One number; which member counts depends on the kind of type. */
typedef union model_number {
    int64_t i;  /* I8 to I64; DECIMAL, scaled by 10^digits */
    uint64_t u; /* U8 to U64; STR, BYTES: bytes */
    double f;   /* F32, F64 */
} model_number;

/* A bound of a type's values, itself allowed. */
typedef struct model_bound {
    bool given; /* the schema says so; false: only the type itself limits */
    model_number
        value;     /* of integers, decimals and strings also set when it is not given: the
                      least and the greatest value of the C type (STR, BYTES: 0 and UINT64_MAX) */
    stax_str text; /* as the schema spells it, in units of the value */
    pos at;
} model_bound;

typedef struct model_type {
    model_kind kind;
    pos at;                     /* where the field names it */
    model_bound lo, hi;         /* integers, floats, DECIMAL: values; STR, BYTES: bytes */
    bool hex;                   /* integers: digits of base 16 */
    bool any;                   /* F32, F64: INF, -INF and NaN are values too */
    bool round;                 /* DECIMAL: more digits than `digits` are rounded, not refused */
    unsigned digits;            /* DECIMAL: 0..18 behind the point */
    uint32_t size;              /* CHAR: bytes of the array, 2 and more, the NUL among them */
    bool cut;                   /* CHAR: too long is cut at a character, not refused */
    const char *yes, *no;       /* BOOL: the spellings; both NULL: true false 1 0 */
    bool space_given;           /* STR, CHAR: the type says keep or collapse; what holds in the */
    model_space space;          /*   end is the field's `space` */
    model_below below;          /* STR */
    model_enum *of_enum;        /* ENUM */
    model_record *record;       /* RECORD */
    model_union *of_union;      /* UNION */
    model_letters letters;      /* STR, CHAR: what letters of ASCII become */
    const char *pattern;        /* STR, CHAR: as the schema spells it, or NULL */
    const pattern_table *table; /*   and compiled */
    unsigned formats;           /* DATETIME: MODEL_ISO … */
    bool base64;                /* BYTES; false: hexadecimal digits */
    const char *hook, *c_type;  /* HOOK: the function, the type that it fills */
    const char *split;          /* an array out of one text: the separators, or NULL */
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
    const char *file;        /* as a field's */
    const model_word *words; /* one or more, in schema order */
    size_t word_count;
    const model_word *other; /* open: what any other text is, behind the words; or NULL */
};

/* --- namespaces --------------------------------------------------------------------------- */

/* A prefix of the schema, and the URIs that it stands for. */
typedef struct model_ns {
    const char *prefix;   /* "": of element names without one */
    const stax_str *uris; /* one or more; '*' in one is any text, an empty one is no namespace */
    size_t uri_count;
    uint32_t number; /* from 1 on, in schema order */
    bool lax;        /* what is in no namespace is meant, too */
    bool implied;    /* the schema does not write it: no namespace, or that of `xml:` */
    pos at;
} model_ns;

/* --- paths -------------------------------------------------------------------------------- */

typedef enum model_step_kind {
    MODEL_STEP_ELEMENT,   /* a child element of what is before it */
    MODEL_STEP_ATTRIBUTE, /* an attribute of what is before it; always the last */
    MODEL_STEP_OWN_TEXT,  /* `.`, `text()`: the text directly in the element; always the last */
    MODEL_STEP_MEMBERS    /* what the field's union can be; always the last */
} model_step_kind;

typedef enum model_test_kind {
    MODEL_TEST_THERE,  /* @k */
    MODEL_TEST_EQUAL,  /* @k = 'v' */
    MODEL_TEST_DIFFER, /* @k != 'v'; false when there is no @k */
    MODEL_TEST_NOT,    /* one part */
    MODEL_TEST_AND,    /* two or more parts */
    MODEL_TEST_OR      /* two or more parts */
} model_test_kind;

typedef struct model_test model_test;

/*
 * One step, relative to the element of the step before it, the first to the record's element.
 * Elements are in their namespace, or where there is none in any. Attributes are in theirs, or
 * where there is none they have no prefix.
 */
typedef struct model_step {
    model_step_kind kind;
    const char *name;  /* as the schema spells it, with its prefix: xml:lang, *:x; OWN_TEXT: "." */
    const char *local; /* without it */
    bool xml;          /* its prefix is `xml:`; an attribute is in this namespace then */
    const model_ns *ns;
    bool any_ns;            /* `*:x`, and `*` of attributes: in whatever namespace, or none */
    bool any_local;         /* `*`, `p:*`: whatever its local name is */
    bool deep;              /* ELEMENT: at any depth, behind `//`; not within its own match */
    uint32_t number;        /* ELEMENT: which of its name it is in its parent, from 1; 0: any */
    const model_test *test; /* ELEMENT: of its attributes, behind the number; NULL: none */
    const char *tests;      /* number and test as they are written, in canonical form; "": none */
    pos at;
} model_step;

/* What the attributes of an element must be for a step to go there. */
struct model_test {
    model_test_kind kind;
    model_step attribute; /* THERE, EQUAL, DIFFER: which */
    stax_str value;       /* EQUAL, DIFFER */
    model_test *parts, *next;
};

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
    bool absolute; /* from the root; never after a check: steps then begin at the record */
    pos at;        /* the name of the field where no path is written */
} model_path;

/* --- unions ------------------------------------------------------------------------------- */

/* One of several that an item can be, told by the name of its element. */
typedef struct model_member {
    const char *name;       /* as the schema names it: node; "text": character data */
    const char *c_name;     /* in `as` */
    const char *enumerator; /* OSM_ELEMENT_NODE; its value is the member's number, from 0 */
    const char *element;    /* as the schema spells it; NULL: character data between elements */
    model_step step;        /* the same as a step */
    stax_str written;       /* one value: its type as a schema has it, behind all other names */
    model_type type;        /* RECORD, or one value; of character data STR */
    pos at;
} model_member;

struct model_union {
    const char *name;   /* element; <record>_<field> of one written in a field */
    const char *c_name; /* osm_element; its kinds are the enum osm_element_kind */
    bool inlined;       /* written in a field: has no name in the schema */
    bool reached;       /* a record that is reached uses it */
    bool listed;        /* there is an array of it */
    bool recursive;     /* it can be within itself: single fields hold it by a pointer */
    size_t number;      /* its place in schema->unions */
    pos at;
    const char *file;            /* as a field's */
    const model_member *members; /* two or more, in schema order */
    size_t member_count;
};

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

typedef enum model_unknown {
    MODEL_UNKNOWN_SKIP,
    MODEL_UNKNOWN_ERROR,
    MODEL_UNKNOWN_WARN
} model_unknown;

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
    const model_word *word;  /* ENUM; an open one's `other` for a text that is no word */
    stax_str bytes;          /* BYTES */
} model_value;

#define MODEL_UNBOUNDED UINT32_MAX

struct model_field {
    const char *name;
    const char *c_name;         /* the member of the struct */
    bool member_given;          /*   which the schema names; may be within another: pos.lat */
    const char *other_c_name;   /* of an open enum: the member for other texts, or NULL */
    stax_str doc;               /* empty: none */
    stax_str since;             /* a version; empty: not said */
    pos at;                     /* its name in the schema */
    const char *file;           /* the imported file that is in, without folders; else NULL */
    const model_record *within; /* the record it is a field of */
    size_t number;              /* its place in within->fields */
    model_type type;
    model_presence presence;
    uint32_t min, max; /* ARRAY: items; max may be MODEL_UNBOUNDED */
    model_value fallback;
    model_path path;         /* the leftmost one */
    model_path *other_paths; /* `a | b`: those to its right */
    size_t other_count;
    /* What holds for this field, after the options and what the type says: */
    model_space space; /* STR, CHAR: of attributes KEEP where the field says nothing; else TRIM */
    model_space element_space; /*   of other paths that are no attributes, where `path` is one */
    bool space_given;          /*   it says something; UNION: that holds for all its text */
    bool empty_is_absent;      /* STR, CHAR: "" counts as not there */
    bool invalid_is_absent;    /* not REQUIRED: a wrong value, or item, counts as not there */
    model_repeated repeated;   /* not ARRAY */
    /*
     * UNION: a field for each member, as if it were alone: with its type, its path to its element
     * or text, what holds for its text; required. `of` is the field of the union again.
     */
    model_field *parts;
    const model_field *of;      /* parts */
    const model_member *member; /* parts */
};

/* --- tests over fields -------------------------------------------------------------------- */

typedef enum model_where_kind {
    MODEL_WHERE_EQUAL,
    MODEL_WHERE_DIFFER,
    MODEL_WHERE_LESS,
    MODEL_WHERE_LESS_EQUAL,
    MODEL_WHERE_GREATER,
    MODEL_WHERE_GREATER_EQUAL,
    MODEL_WHERE_THERE, /* a bool or flag is true, an optional field is there */
    MODEL_WHERE_NOT,
    MODEL_WHERE_AND,
    MODEL_WHERE_OR
} model_where_kind;

/* A test of $where. A comparison with a field that is not there is false. */
typedef struct model_where {
    model_where_kind kind;
    const model_field *field;        /* all before NOT: a single value of the record */
    model_value value;               /* comparisons */
    const struct model_where *parts; /* NOT: one; AND, OR: two or more */
    size_t part_count;
} model_where;

/* --- records and the schema --------------------------------------------------------------- */

/*
 * A struct type. What its fields ask of one element fits together: an element is the record of at
 * most one field and then nobody else looks at it or into it; or it is text for any number of
 * fields, which may take attributes of it too; or a wrapper. A flag may be with text or wrapper.
 */
struct model_record {
    const char *name;
    const char *c_name;  /* books_book; a list of it is books_book_list */
    const char *element; /* $element, or the name: as the schema spells it */
    model_step step;     /* the same as a step */
    const char *own;     /* $struct: the type that the user has; NULL: it is printed */
    stax_str doc;        /* empty: none */
    pos at;              /* its name in the schema */
    const char *file;    /* as a field's */
    bool hidden;         /* it stands around a root that a path leads to: its only field */
    bool reached;        /* a root is it or holds it */
    bool listed;         /* there is an array of it */
    bool recursive;      /* it can be within itself: single fields hold it by a pointer */
    size_t number;       /* its place in schema->records */
    model_field *fields; /* one or more, in schema order */
    size_t field_count;
    model_unknown unknown;
    bool ordered;             /* its children come in the order of the schema */
    const model_where *where; /* a record that fails it is dropped; NULL: none is */
    const char *where_text;   /*   in its canonical form */
    const char *hook;         /* the function that is called with a complete one, or NULL */
    pos where_at, hook_at;
    stax_str since;      /* a version; empty: not said */
    bool deprecated;     /* whoever uses the type is warned */
    stax_str substitute; /*   and told this */
};

/* An element that a document may consist of. */
typedef struct model_root {
    model_step step;            /* it */
    model_record *record;       /* what it fills */
    model_record *type;         /* what the user gets: the same, or what is in the hidden one */
    const model_member *member; /* of several types: it in the document */
    bool good;                  /* always so after a check without errors */
    pos at;
} model_root;

/* The iterator: from a field of the root's record down to an array of records. */
typedef struct model_stream {
    const char *name;   /* book: books_next_book */
    const char *c_name; /* book */
    pos at;
    const model_field *const *fields; /* one or more; the last is the array that streams, of records
                                         or of a union of records */
    size_t count;
} model_stream;

typedef struct model_options {
    uint32_t depth;
    bool borrowed; /* strings point into the caller's buffer */
    bool refuses_doctype;
    bool html_entities; /* need no declaration */
} model_options;

typedef struct model_schema {
    const char *name;         /* prefix of all C names; an identifier of C */
    const char *upper;        /* the same in capitals */
    bool prints_json;         /* there is a function to print each record */
    const char *file_name;    /* of the files that are written, before _parser.c */
    const stax_str *includes; /* headers with the user's structs: shop.h, <shop.h> */
    size_t include_count;
    stax_str doc;
    const source *source;
    const source **files; /* all: `source`, then what it imports */
    size_t file_count;
    bool ns_given;           /* it says what prefixes are */
    model_ns *const *spaces; /* number 1 on */
    size_t space_count;
    model_root *roots; /* one or more */
    size_t root_count;
    const model_union *document; /* which of several types it is: a union of the schema, or one made
                                    for this; NULL: one type */
    const model_stream *stream;  /* the first; NULL: none */
    const model_stream *const *streams; /* all, in schema order */
    size_t stream_count;
    model_options options;
    model_record **records; /* all, in schema order */
    size_t record_count;
    model_record **bottom_up; /* all: each comes after those it holds that are not recursive */
    struct model_shape {      /* records and unions: each comes after what it needs complete */
        model_record *record; /* or NULL, and then */
        model_union *of_union;
    } * shapes;
    size_t shape_count;
    model_union **unions; /* all, in schema order; one of a field comes with its field */
    size_t union_count;
    model_enum **enums; /* all, in schema order; one of a field comes with its field */
    size_t enum_count;
} model_schema;

/* --- passes ------------------------------------------------------------------------------- */

/* The schema taken apart, nothing looked up yet; see draft.h. */
typedef struct draft draft;

/* From the tree to fields and types as written. Never NULL. Everything lives as long as the arena.
 */
draft *model_build(const doc_node *root, const source *from, diag *d, stax_arena *arena);

/*
 * Reads what the draft's files import, and what these import, into the draft.
 *
 * folders  where a file is looked for that is not in the folder of the one that imports it, up to a
 *          NULL; NULL: nowhere
 */
void model_import(draft *into, const char *const *folders, diag *d, stax_arena *arena);

/* Looks names up, converts bounds and defaults. Never NULL; with errors, parts are BROKEN. */
model_schema *model_resolve(draft *from, diag *d, stax_arena *arena);

/* Looks at what is right by itself and wrong together. Call it after errors too: it finds more. */
void model_check(model_schema *schema, diag *d, stax_arena *arena);

/* --- names -------------------------------------------------------------------------------- */

/* Are two steps of one kind and one name? */
bool model_same_name(const model_step *a, const model_step *b);

/* And whether they go equally deep, and ask for the same numbers and attributes. */
bool model_same_step(const model_step *a, const model_step *b);

/* May an element, or attribute, of some document be what both ask for? */
bool model_names_meet(const model_step *a, const model_step *b);

/* May several attributes of one element be what it asks for? */
bool model_comes_often(const model_step *attribute);

/* --- prints ------------------------------------------------------------------------------- */

/* Everything that the model holds, for --dump=model. */
void model_dump(const model_schema *schema, FILE *to);

/* The schema in long form: a schema that compiles to an equal model, for --explain. */
void model_explain(const model_schema *schema, FILE *to);

/* The schema's word of a kind: "i32"; "record" for a record. */
const char *model_kind_word(model_kind kind);

/* The word of a type: the kind's, or text, raw. */
const char *model_type_word(const model_type *type);

/* A type as messages name it: "decimal(2)", "i32(0..5)", "enum(low, high)", "genre", "book". */
const char *model_type_text(const model_type *type, stax_arena *arena);

/* A path as a schema spells it: author, @id, link[@rel]/@href, "." for own text; and all of them.
 */
const char *model_path_text(const model_path *path, stax_arena *arena);
const char *model_paths_text(const model_field *f, stax_arena *arena);

/* The list of an array of hooks: osm_way_color_list. */
const char *model_hook_list(const model_field *f, stax_arena *arena);

bool model_is_signed(model_kind kind);    /* I8 to I64 */
bool model_is_unsigned(model_kind kind);  /* U8 to U64 */
bool model_is_float(model_kind kind);     /* F32, F64 */
bool model_is_text(model_kind kind);      /* STR, CHAR */
bool model_is_struct(model_kind kind);    /* RECORD, UNION */
bool model_can_be_empty(model_kind kind); /* STR, CHAR, BYTES: nothing is a value */

/* Whether each element is an item. An array out of one text (split) is a single value. */
bool model_takes_many(const model_field *f);

/* Whether it is an array within the struct: split, with an exact count. */
bool model_is_inline(const model_field *f);

/* Does it take all that is below its element? `text`, `raw`, `any` */
bool model_is_deep(const model_type *type);

/* A field, or the field of the union that it is a part of. */
const model_field *model_whole(const model_field *field);

/* The parts of a union's field, else the field itself: what is at one place of documents each. */
size_t model_part_count(const model_field *field);
const model_field *model_part(const model_field *field, size_t number);

#endif
