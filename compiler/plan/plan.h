/*
 * The plan: every decision about the output, as plain data. Emitters walk it and print; they know
 * nothing of what a schema means.
 *
 *   plan -- enums
 *        -- records (children first) -- members     the struct
 *                                    -- arms        the places the schema knows, each with its
 *                                                   fills (one a field) or its child's state
 *                                    -- states      the record's element, then its wrappers; each
 *                                                   has a stretch of the arms
 *
 * A record's first arms are those of its own element, in schema order; a wrapper (`authors` in
 * `authors/author`) stands where it is first met, and its places come behind, wrapper by wrapper.
 * An arm's number is its bit in what generated code calls `seen`.
 *
 * All strings end with NUL, all names of C are ready to be printed and clash with nothing.
 */
#ifndef PLAN_H
#define PLAN_H

#include "model/model.h"

/* --- values ------------------------------------------------------------------------------- */

/* What an empty value means before anything is converted. */
typedef enum plan_blank {
    PLAN_BLANK_TAKEN,  /* nothing special */
    PLAN_BLANK_ABSENT, /* as if it was not there */
    PLAN_BLANK_FAULT   /* an error */
} plan_blank;

/* What is done to the blanks of a text before anything else. */
typedef enum plan_space { PLAN_AS_IS, PLAN_TRIMMED, PLAN_COLLAPSED } plan_space;

enum { PLAN_ARGUMENTS = 6 };

/* How one field is filled from a text: a take_ function, or a part of one. */
typedef struct plan_fill plan_fill;
struct plan_fill {
    const char *function;     /* take_book_title */
    const char *comment;      /* :25  title: str */
    const char *in_type, *in; /* books_book, book: what is filled or holds the member */
    const char *lvalue;       /* book->title */
    const char *member;       /* title */
    const char *has;          /* its bit in `has`, or NULL */
    const char *has_in;       /*   and what stands before it: has. or has_ */
    bool flag;                /* the member becomes true */
    const char *call;         /* stx_take_u32; NULL: presence is all, nothing below counts */

    const char *once; /* REPEATED unless this list, of the same arm, is empty; or NULL */
    plan_space space;
    plan_blank blank;
    const char *is_blank;                  /* the test, where blank is not TAKEN */
    const char *letters;                   /* stx_lower, stx_upper: changes the text; or NULL */
    const char *shortest, *longest;        /* bounds of the length, or NULL */
    const char *pattern;                   /* the table of a pattern that the text must match */
    const char *text;                      /* what is converted: text, stax_trim(text) */
    const char *arguments[PLAN_ARGUMENTS]; /* behind the text, up to a NULL */
    const char *target;                    /* &book->title, &item: the call's last argument */
    const char *item_type, *item;          /* what the call fills; NULL: the member itself */
    const char *cast;                      /* the item's type in the member, or NULL */
    bool foreign;                          /* the cast's type is not the member's own */
    const char *other;                     /* of an open enum: the member for other texts; NULL */
    bool appends;                          /* the member is a list */
    bool forgives;                         /* what is wrong counts as absent */
    bool tells; /* one of several paths: says when the text counts as absent */

    /* An array out of one text; else `pieces` is NULL: */
    plan_fill *pieces;                  /* how one of them is converted */
    const char *split;                  /* book_scores_split: variable */
    const char *separators;             /* a literal */
    unsigned least_pieces, most_pieces; /* most 0: no bound */
    bool is_inline;                     /* the member is no list but an array of C */
};

/* --- arms --------------------------------------------------------------------------------- */

typedef enum plan_kind {
    PLAN_ATTRIBUTE,
    PLAN_TEXT,
    PLAN_LEAF,
    PLAN_FLAG,
    PLAN_WRAPPER,
    PLAN_RECORD,
    PLAN_ANY_OF /* no place: stands for several arms, behind those of all states */
} plan_kind;

/* A namespace of the schema. */
typedef struct plan_ns {
    const char *constant; /* NS_TPX; its value is the number in the table, from 1 on */
    const char *prefix;
    const char *uris_in; /* ns_tpx_uris: table */
    const stax_str *uris;
    size_t uri_count;
} plan_ns;

typedef enum plan_repeat { PLAN_REFUSE, PLAN_ALL, PLAN_KEEP_FIRST, PLAN_KEEP_LAST } plan_repeat;

/* What a leaf takes of what is below it. */
typedef enum plan_below {
    PLAN_NOTHING,
    PLAN_BELOW_TEXT,
    PLAN_BELOW_RAW,
    PLAN_BELOW_TREE
} plan_below;

/* How a function of a state asks for a child. */
typedef enum plan_guess {
    PLAN_NO_GUESS,    /* no child, or left to the careful path */
    PLAN_GUESS_LEAF,  /* <name>text</name> */
    PLAN_GUESS_FLAG,  /* <name/> */
    PLAN_GUESS_CHILD, /* <name, then its own state */
    PLAN_GUESS_NUMBER /* all of <name k="v">text</name>, counted; one of them is taken */
} plan_guess;

/* What makes a value or struct an item of a union. */
typedef struct plan_choice {
    const char *type;   /* svg_label_runs */
    const char *kind;   /* SVG_LABEL_RUNS_B */
    const char *choose; /* records: the function that gives the struct in an item, else NULL */
    plan_fill value;    /* one value: from the text into the item `chosen` */
    bool drops_blank;   /* character data: none when only blanks are in it */
} plan_choice;

typedef struct plan_arm plan_arm;
typedef struct plan_whole plan_whole;
struct plan_arm {
    plan_kind kind;
    plan_repeat repeat;
    const char *name;     /* in documents: title, xml:lang; "." of a text; *, p:* of any name */
    const model_step *as; /* what it asks for */
    const char *ns;       /* NS_TPX, or NULL */
    uint32_t skip;        /* bytes of the name in front of the local name */
    bool guarded;         /* guesses hold where the prefix of `ns` is spelled as in the schema */
    const char *constant; /* BOOK_TITLE */
    const char *take;     /* function, or NULL */
    const char *place;    /* records: function that gives the child's struct */
    const char *state;    /* wrappers and records: the child's state */
    const char *list;     /* the list that counts what comes, or NULL */
    uint32_t least, most; /* of that list; most 0: no bound */
    const char *want;     /* its type as messages say it */
    const char *comment;  /* :20  books: book[] book */
    uint32_t line;        /* in the schema */
    const char *file;     /* the imported file with that line; NULL: the schema's own */
    uint32_t order;       /* of its first field, from 1, where the lines do not tell it; else 0 */
    bool required;        /* must be met once in a record */
    bool far;             /* number 64 and up: its bit is not in `seen` */
    bool careful;         /* the runtime's chain does not look for it */
    plan_fill *fills;     /* what a text fills; of a record's arm, its bit in `has` or nothing */
    size_t fill_count;
    plan_guess guess;
    const plan_whole *whole;   /* how its element is read in one piece, first; or NULL */
    const char *variable;      /* attributes: of the value in the open function */
    const char *member;        /* records: where the child's struct is */
    const plan_arm *any_of;    /* the arm that is met with it as well, or NULL */
    bool exclusive;            /*   and which says whether it may come again */
    plan_below below;          /* leaves */
    const plan_choice *choice; /* of a union's field, or NULL */
    bool streamed;             /* its records are an iterator's */
    unsigned iterator;         /* whose records it has, from 1 on; 0: the first's, or nobody's */
    bool points;               /* records and items: `member` is a pointer */
    const plan_arm *left;      /* of the path to its left, whose value is better; or NULL */
    bool picky;                /* a child is not this one by its name alone, or not only this one */
    bool anywhere;             /*   it may be at any depth */
    uint32_t number;           /*   which of its name it is; 0: any */
    unsigned count_at, count_bits; /* where they are counted in a frame */
    const char *test, *test_text;  /*   function that looks at its attributes, what it returns */
    const char *test_comment;      /*   and what it asks: :6  link[@rel='alternate'] */
    const char *asks; /*   attributes it looks at, where unknown ones are told: "k\0l\0" in C */
};

/* --- states ------------------------------------------------------------------------------- */

/* What the function of a state is made of. */
typedef enum plan_step {
    PLAN_STEP_CAREFUL, /* none: the runtime's stx_step */
    PLAN_STEP_WRAPPER, /* none: the runtime's stx_wrapper, for the start tag too */
    PLAN_STEP_END,     /* the end tag: no child is known */
    PLAN_STEP_CHAIN,   /* the guesses, one after the other, over and over */
    PLAN_STEP_SWITCH,  /* the same, grouped by the first letter of the name */
    PLAN_STEP_TABLE    /* none: the runtime's stx_chain, out of the arms */
} plan_step;

/* Arms whose names begin with one byte, in schema order. */
typedef struct plan_group {
    unsigned char letter;
    const plan_arm **arms;
    size_t count;
} plan_group;

/* Many arms of a kind by their local names: by length, then by bytes. */
typedef struct plan_by_name {
    const char *part;     /* children: in the state */
    const char *arms_in;  /* row_state_children: table; NULL: they are few */
    const char *begin_in; /* row_state_children_begin: table */
    const plan_arm **arms;
    size_t count, longest;
    size_t *begin; /* of each length, from 0 to longest + 1 */
} plan_by_name;

typedef struct plan_state {
    const char *variable; /* book_state */
    const char *element;
    const model_step *as;    /* what its element is asked for by */
    const char *ns;          /* its constant, or NULL */
    const char *open, *step; /* functions; one and the same where the start tag is read in it */
    const char *open_inline; /* the function inside it that reads the start tag, or NULL */
    const char *open_comment, *step_comment;
    uint32_t first, count; /* its stretch of the record's arms */
    bool wrapper;          /* fills the record of the state around it */
    bool strict;           /* what the schema does not know is an error */
    bool warns;            /*   or is told */
    bool ordered;          /* its children come in the order of the schema */
    bool judged;           /* a complete one is looked at once more: $where, $hook */
    bool deep;             /* it can be within itself */
    bool mixed;            /* its text is items of a union */
    bool choosy;           /* the local name of a child or attribute does not tell its arm */
    bool counted;          /* some list of the record must have two items or more */
    bool watches;          /* some arm is deep */
    bool direct;           /* child elements may stand in its own text */

    bool careful_open;    /* its start tag is read by the runtime's stx_careful_open */
    bool has_attributes;  /* some arm is one */
    const plan_arm *text; /* its own text, or NULL */
    const char *last;     /* ordered: the constant of its last child, if there are two or more */
    bool reads_text;      /* and nothing else: the open function reads it all, up to the end tag */
    const char *whole;    /* the function that reads the element in one piece, or NULL */
    const plan_arm *only; /*   of a wrapper: the arm whose number it must have */

    bool table; /* nothing of it is printed but its arms */

    uint32_t attributes;     /* how many arms are that */
    plan_by_name by_name[2]; /* children, attributes */

    plan_step step_kind;
    plan_group *groups; /* PLAN_STEP_SWITCH */
    size_t group_count;
    bool step_uses_record, step_uses_text, step_uses_go; /* variables of that function */
} plan_state;

/* --- types -------------------------------------------------------------------------------- */

typedef struct plan_member {
    const char *type;    /* uint32_t */
    const char *name;    /* id; name[32] */
    const char *comment; /* @id; price, in 1/100 */
    const char *doc;     /* "": none */
    const char *bare;    /* the name without brackets */
    const char *value;   /* in the blank struct; NULL: all zero */
    bool has;            /* has a bit in `has` */
} plan_member;

/* What must hold of a member of the user's struct. */
typedef struct plan_claim {
    const char *macro;  /* STX_MEMBER */
    const char *member; /* price */
    const char *wanted; /* int64_t */
    const char *why;    /* as a string of C */
} plan_claim;

/* A member, to whoever copies or prints its struct. */
typedef struct plan_held {
    const char *macro;      /* STX_HOLDS, STX_HOLDS_LIST */
    const char *member;     /* title */
    const char *name;       /* of the field, as a string of C */
    const char *kind;       /* STX_HELD_STR */
    const char *has;        /* the function that says whether it is there, or NULL */
    const char *has_member; /*   has.note, has_note */
    const char *layout;     /* records and unions: variable, or NULL */
    const char *words;      /* enums: table, or NULL */
    size_t word_count;
    const char *text; /* open enums: the member for other texts, or NULL */
    unsigned times;   /* arrays in the struct; else 0 */
    unsigned digits;  /* decimals */
    bool points;
} plan_held;

typedef struct plan_enum {
    const char *c_name;   /* books_genre */
    const char *name_of;  /* books_genre_name: function */
    const char *words_in; /* genre_words: table; NULL: the kinds of a union */
    const char *list;     /* books_genre_list, or NULL when there is no array of it */
    const char *file;     /* books.schema, without folders */
    uint32_t line;
    const model_word *words;
    size_t word_count;
    const char *other;   /* open: the enumerator of any other text; or NULL */
    const char *open_in; /* genre_set: variable for the words and what else is needed; or NULL */
    bool borrowed;       /* other texts may stay where they stand */
} plan_enum;

typedef struct plan_union {
    const char *c_name; /* osm_element */
    const char *kinds;  /* osm_element_kind */
    const char *list;   /* osm_element_list, or NULL */
    const char *text;   /* node | way | relation */
    plan_held *held;    /* as a record's, one a member */
    const char *layout_in, *held_in;
    const char *copy, *json; /* public functions, or NULL */
    const char *file;        /* books.schema, without folders */
    uint32_t line;
    bool ahead; /* its name and list are declared before all structs */
    struct plan_union_member {
        const char *type, *name; /* in `as`; char b[8]: with brackets */
        const char *bare;
        const char *comment;
        const char *kind;   /* enumerator */
        const char *choose; /* records: function, else NULL */
    } * members;
    size_t member_count;
} plan_union;

/* The table of a pattern; two fields with one pattern have one. */
typedef struct plan_pattern {
    const char *name;    /* pattern_1 */
    const char *text;    /* as the schema spells it */
    const char *comment; /* the same as a comment shows it */
    const pattern_table *table;
} plan_pattern;

/* A function of the program that the header declares. */
typedef struct plan_hook {
    const char *function, *c_type;
    const char *list; /* of a record: the list of an array of them; else NULL */
} plan_hook;

typedef struct plan_record {
    const char *c_name; /* books_book */
    const char *list;   /* books_book_list, or NULL */
    bool hidden;        /* the source has its struct, not the header */
    const char *own;    /* the user's type of which c_name is another name; NULL: it is printed */
    plan_claim *claims; /* one a field, of the user's type */
    const char *where, *where_in;    /* $where as an expression, and the function; or NULL */
    const char *hook, *hook_in;      /* $hook, and the function that calls it; or NULL */
    plan_held *held;                 /* one a member; NULL: nobody copies or prints it */
    const char *layout_in, *held_in; /* tables: book_layout, book_holds */
    const char *copy, *json;         /* public functions, or NULL */
    const char *deprecated;          /* what to use instead, as a string of C; NULL: it is good */
    const char *local;               /* book: the variable in functions */
    const char *title;               /* book, of the rule above its functions */
    const char *elements;            /* <book>; <from> <to> */
    const char *doc;                 /* "": none */
    const char *file;                /* books.schema, without folders */
    uint32_t line;
    bool ahead;            /* its name, list and states are declared before all others */
    bool has;              /* some member has a bit in `has` */
    plan_hook *hook_lists; /* the lists that its arrays of hooks need */
    size_t hook_list_count;
    plan_member *members;
    size_t member_count;
    plan_arm *arms; /* all */
    size_t arm_count;
    const char *arms_in;     /* book_arms: table */
    const char *blank_in;    /* book_blank */
    const char *required_in; /* book_required */
    plan_state *states;      /* one an element name it is used with, then its wrappers */
    size_t state_count;
    uint32_t levels; /* frames that are open at once in it, itself included, deep ones not */
} plan_record;

/* A list's element without children: read in one piece, without a frame, into a variable. */
struct plan_whole {
    const char *function; /* tag_whole */
    const char *type;     /* books_tag */
    const char *item;     /* the variable */
};

/* --- the output --------------------------------------------------------------------------- */

/* The iterator. */
typedef struct plan_stream {
    const char *next;     /* books_next_book: function */
    const char *out;      /* book: its parameter */
    const char *type;     /* books_book */
    const char *list;     /* books: the array that stays empty */
    const char *state;    /* whose arm is streamed */
    const char *constant; /*   and which, */
    size_t arms;          /*   the first of so many */
    unsigned number;      /* from 0 */
} plan_stream;

/* Where a schema's chains are. */
typedef enum plan_dispatch {
    PLAN_DISPATCH_BY_SIZE, /* as is right for as many places as it has */
    PLAN_DISPATCH_CODE,    /* printed, a function a state */
    PLAN_DISPATCH_TABLE    /* in the runtime, out of tables */
} plan_dispatch;

/* The document, as a state whose children are the roots. */
typedef struct plan_document {
    const char *arms_in, *state; /* variables */
    const char *names;           /* rss or atom:feed: what it may be, in messages */
    const char *type;            /* its struct */
    const char *blank;           /* variable: the struct with its defaults */
    bool several;                /* the struct is a union */
} plan_document;

/* What the command line says. */
typedef struct plan_request {
    plan_dispatch dispatch;
    const char *source_name;  /* of the .c file, without folders */
    const char *header_name;  /* of the .h file, without folders */
    const char *header_spelt; /* as #include names it */
    const char *export_macro; /* in front of public functions; NULL: none */
    bool json;                /* records can be printed */
} plan_request;

typedef struct plan {
    plan_request request;
    const source *const *files; /* all that it was made from */
    size_t file_count;
    const char *schema_name; /* books.schema, without folders */
    const char *doc;         /* "": none */
    const char **includes;   /* the user's headers, with their quotes; a NULL behind them */
    const char *prefix;      /* books */
    const char *file_name;   /* of what is written, before _parser.c */
    const char *guard;       /* BOOKS_PARSER_H */
    const char *schema_in;   /* books_schema: variable */
    const char *root_type;   /* books_catalog, what a user gets */
    const char *root_state;  /* catalog_state */
    plan_arm *roots;         /* when a local name is not enough; in schema order */
    size_t root_count;
    const plan_document *document; /* with roots: what holds them */
    uint32_t levels;               /* most frames open at once, below a deep one without another */
    bool deep;                     /* there are deep ones */
    uint32_t depth;                /* most open elements; 0: the runtime's own limit */
    bool borrowed;                 /* strings point into the caller's buffer */
    bool refuses_doctype;          /* 'entities: none' */
    bool html_entities;            /* 'entities: html' */
    bool has_deprecated;           /* some record is */
    bool has_trees;                /* there are members of type stax_any */
    bool wide;                     /* names are so long that clang-format is kept away */
    bool tables;                   /* no chain is printed */
    plan_ns *spaces;               /* number 1 on */
    size_t space_count;
    plan_stream *streams; /* in schema order */
    size_t stream_count;
    const plan_stream *stream; /* the first; NULL: no reader functions */
    const char *sizes_in;      /* of several: the table of their records' sizes */
    plan_enum *enums;
    size_t enum_count;
    plan_pattern *patterns;
    size_t pattern_count;
    plan_hook *hooks;
    size_t hook_count;
    plan_record *records; /* children before parents */
    size_t record_count;
    plan_union *unions;
    size_t union_count;
    struct plan_shape { /* in the order of the header; one of both is NULL */
        const plan_record *record;
        const plan_union *of_union;
    } * shapes;
    size_t shape_count;
} plan;

/* Decides. The schema was checked without errors. Lives as long as the arena and the schema. */
plan *plan_make(const model_schema *schema, const plan_request *request, stax_arena *arena);

/* Everything in it, for --dump=plan. */
void plan_dump(const plan *p, FILE *to);

#endif
