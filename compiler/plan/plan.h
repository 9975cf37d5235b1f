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
typedef struct plan_fill {
    const char *function; /* take_book_title */
    const char *comment;  /* :25  title: str */
    const char *member;   /* title */
    const char *has;      /* its bit in `has`, or NULL */
    bool flag;            /* the member becomes true */
    const char *call;     /* stx_take_u32; NULL: presence is all, nothing below counts */

    const char *once; /* REPEATED unless this list, of the same arm, is empty; or NULL */
    plan_space space;
    plan_blank blank;
    const char *is_blank;                  /* the test, where blank is not TAKEN */
    const char *shortest, *longest;        /* bounds of the length, or NULL */
    const char *text;                      /* what is converted: text, stax_trim(text) */
    const char *arguments[PLAN_ARGUMENTS]; /* behind the text, up to a NULL */
    const char *target;                    /* &book->title, &item: the call's last argument */
    const char *item_type, *item;          /* what the call fills; NULL: the member itself */
    const char *cast;                      /* the item's type in the member, or NULL */
    bool appends;                          /* the member is a list */
    bool forgives;                         /* what is wrong counts as absent */
} plan_fill;

/* --- arms --------------------------------------------------------------------------------- */

typedef enum plan_kind {
    PLAN_ATTRIBUTE,
    PLAN_TEXT,
    PLAN_LEAF,
    PLAN_FLAG,
    PLAN_WRAPPER,
    PLAN_RECORD
} plan_kind;

typedef enum plan_repeat { PLAN_REFUSE, PLAN_ALL, PLAN_KEEP_FIRST, PLAN_KEEP_LAST } plan_repeat;

/* How a function of a state asks for a child. */
typedef enum plan_guess {
    PLAN_NO_GUESS,   /* no child, or left to the careful path */
    PLAN_GUESS_LEAF, /* <name>text</name> */
    PLAN_GUESS_FLAG, /* <name/> */
    PLAN_GUESS_CHILD /* <name, then its own state */
} plan_guess;

typedef struct plan_arm {
    plan_kind kind;
    plan_repeat repeat;
    const char *name;     /* in documents: title, xml:lang; "." of a text */
    const char *constant; /* BOOK_TITLE */
    const char *take;     /* function, or NULL */
    const char *place;    /* records: function that gives the child's struct */
    const char *state;    /* wrappers and records: the child's state */
    const char *list;     /* the list that counts what comes, or NULL */
    uint32_t least, most; /* of that list; most 0: no bound */
    const char *want;     /* its type as messages say it */
    const char *comment;  /* :20  books: book[] book */
    uint32_t line;        /* in the schema */
    bool required;        /* must be met once in a record */
    bool far;             /* number 64 and up: its bit is not in `seen` */
    plan_fill *fills;     /* what a text fills; of a record's arm, its bit in `has` or nothing */
    size_t fill_count;
    plan_guess guess;
    const char *variable; /* attributes: of the value in the open function */
    const char *member;   /* records: where the child's struct is */
} plan_arm;

/* --- states ------------------------------------------------------------------------------- */

/* What the function of a state is made of. */
typedef enum plan_step {
    PLAN_STEP_CAREFUL, /* none: the runtime's stx_step */
    PLAN_STEP_WRAPPER, /* none: the runtime's stx_wrapper, for the start tag too */
    PLAN_STEP_END,     /* the end tag: no child is known */
    PLAN_STEP_CHAIN,   /* the guesses, one after the other, over and over */
    PLAN_STEP_SWITCH   /* the same, grouped by the first letter of the name */
} plan_step;

/* Arms whose names begin with one byte, in schema order. */
typedef struct plan_group {
    unsigned char letter;
    const plan_arm **arms;
    size_t count;
} plan_group;

typedef struct plan_state {
    const char *variable; /* book_state */
    const char *element;
    const char *open, *step; /* functions; one and the same where the start tag is read in it */
    const char *open_inline; /* the function inside it that reads the start tag, or NULL */
    const char *open_comment, *step_comment;
    uint32_t first, count; /* its stretch of the record's arms */
    bool wrapper;          /* fills the record of the state around it */
    bool strict;           /* what the schema does not know is an error */
    bool counted;          /* some list of the record must have two items or more */

    bool careful_open;    /* its start tag is read by the runtime's stx_careful_open */
    bool has_attributes;  /* some arm is one */
    const plan_arm *text; /* its own text, or NULL */
    bool reads_text;      /* and nothing else: the open function reads it all, up to the end tag */

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

typedef struct plan_enum {
    const char *c_name;   /* books_genre */
    const char *name_of;  /* books_genre_name: function */
    const char *words_in; /* genre_words: table */
    const char *list;     /* books_genre_list, or NULL when there is no array of it */
    uint32_t line;
    const model_word *words;
    size_t word_count;
} plan_enum;

typedef struct plan_record {
    const char *c_name;   /* books_book */
    const char *list;     /* books_book_list, or NULL */
    const char *local;    /* book: the variable in functions */
    const char *title;    /* book, of the rule above its functions */
    const char *elements; /* <book>; <from> <to> */
    const char *doc;      /* "": none */
    uint32_t line;
    bool has; /* some member has a bit in `has` */
    plan_member *members;
    size_t member_count;
    plan_arm *arms; /* all */
    size_t arm_count;
    const char *arms_in;     /* book_arms: table */
    const char *blank_in;    /* book_blank */
    const char *required_in; /* book_required */
    plan_state *states;      /* one an element name it is used with, then its wrappers */
    size_t state_count;
    uint32_t levels; /* frames that are open at once in it, itself included */
} plan_record;

/* --- the output --------------------------------------------------------------------------- */

/* The iterator. */
typedef struct plan_stream {
    const char *next;     /* books_next_book: function */
    const char *out;      /* book: its parameter */
    const char *type;     /* books_book */
    const char *list;     /* books: the array that stays empty */
    const char *state;    /* whose arm is streamed */
    const char *constant; /*   and which */
} plan_stream;

/* What the command line says. */
typedef struct plan_request {
    const char *source_name;  /* of the .c file, without folders */
    const char *header_name;  /* of the .h file, without folders */
    const char *header_spelt; /* as #include names it */
    const char *export_macro; /* in front of public functions; NULL: none */
} plan_request;

typedef struct plan {
    plan_request request;
    const char *schema_name;   /* books.schema, without folders */
    const char *doc;           /* "": none */
    const char *prefix;        /* books */
    const char *guard;         /* BOOKS_PARSER_H */
    const char *schema_in;     /* books_schema: variable */
    const char *root_type;     /* books_catalog */
    const char *root_state;    /* catalog_state */
    uint32_t levels;           /* most frames open at once */
    uint32_t depth;            /* most open elements; 0: the runtime's own limit */
    bool borrowed;             /* strings point into the caller's buffer */
    bool refuses_doctype;      /* 'entities: none' */
    bool wide;                 /* names are so long that clang-format is kept away */
    const plan_stream *stream; /* NULL: no reader functions */
    plan_enum *enums;
    size_t enum_count;
    plan_record *records; /* children before parents */
    size_t record_count;
} plan;

/* Decides. The schema was checked without errors. Lives as long as the arena and the schema. */
plan *plan_make(const model_schema *schema, const plan_request *request, stax_arena *arena);

/* Everything in it, for --dump=plan. */
void plan_dump(const plan *p, FILE *to);

#endif
