/*
 * The field language as a tree: what the values of a schema say.
 *
 *   year: i32(1450..2100)[..16]? issue[@kind='first']//year | @year  = 1999
 *         \_ type  args  count ?/\_ path: two alternatives        /  \_ fallback
 *
 * The tree holds what was written and where, and means nothing yet: names are not looked up,
 * literals keep their spelling. Everything of the grammar is here, also what later passes refuse.
 * Lists hang on `next`, in the order as written. Nodes live in the arena given to the parse; the
 * strings in them point into the text that was parsed, and live as long as that.
 */
#ifndef EXPR_H
#define EXPR_H

#include "base/diag.h"

enum { EXPR_NESTING = 32 }; /* most brackets open within each other in a test */

/* --- names and literals ------------------------------------------------------------------- */

typedef enum expr_literal_kind {
    EXPR_NONE,   /* not written */
    EXPR_STRING, /* "text" or 'text'; no escapes: every byte stands for itself */
    EXPR_NUMBER, /* -?digits(.digits)? */
    EXPR_NAME
} expr_literal_kind;

typedef struct expr_literal {
    expr_literal_kind kind;
    stax_str text; /* as written, a string without its quotes */
    pos at;        /* a string with its quotes */
} expr_literal;

/* The name of an element or attribute: `x`, `p:x`, `p:*`, `*:x`, `*`. */
typedef struct expr_nametest {
    stax_str prefix; /* empty when none is written */
    stax_str local;  /* empty when any_local */
    bool any_prefix; /* `*:x` and `*` */
    bool any_local;  /* `p:*` and `*` */
    pos at;
} expr_nametest;

/* --- tests: what stands between [ and ] behind a step or a union member ------------------- */

typedef enum expr_test_kind {
    EXPR_TEST_NUMBER, /* [2] */
    EXPR_TEST_THERE,  /* [@k] */
    EXPR_TEST_EQUAL,  /* [@k = 'v'] */
    EXPR_TEST_DIFFER, /* [@k != 'v']; false when there is no @k */
    EXPR_TEST_NOT,    /* not(parts) */
    EXPR_TEST_AND,    /* two or more parts */
    EXPR_TEST_OR      /* two or more parts */
} expr_test_kind;

typedef struct expr_test expr_test;
struct expr_test {
    expr_test_kind kind;
    uint32_t number;         /* NUMBER: at least 1 */
    const expr_test *next;   /* the next bracket of a step, or the next part of an `and`, `or` */
    const expr_test *parts;  /* NOT: one; AND, OR: all */
    expr_nametest attribute; /* THERE, EQUAL, DIFFER; at without the '@' */
    expr_literal value;      /* EQUAL, DIFFER */
    pos at;                  /* the whole test, without the [ ] */
};

/* --- types -------------------------------------------------------------------------------- */

typedef enum expr_arg_kind {
    EXPR_ARG_LITERAL,   /* value:       str(keep), decimal(2), bool("on", "off") */
    EXPR_ARG_RANGE,     /* lo, hi:      i32(0..150), str(..64); one may be EXPR_NONE */
    EXPR_ARG_OPTION,    /* name, value: f64(split=" ,"), enum(low="L") */
    EXPR_ARG_PATTERN,   /* value:       str(~"[A-Z]+") */
    EXPR_ARG_ATTRIBUTE, /* attribute:   map(@k, @v) */
    EXPR_ARG_ANY,       /* nothing:     enum(a, b, *) */
    EXPR_ARG_OWN_TEXT   /* nothing:     map(@k, .) */
} expr_arg_kind;

typedef struct expr_arg expr_arg;
struct expr_arg {
    expr_arg_kind kind;
    const expr_arg *next;
    expr_literal name;       /* OPTION */
    expr_literal value;      /* LITERAL: any kind; OPTION: any kind; PATTERN: the string */
    expr_literal lo, hi;     /* RANGE: numbers in their spelling; EXPR_NONE is an open side */
    expr_nametest attribute; /* ATTRIBUTE; at without the '@' */
    pos at;                  /* the whole argument */
};

/* One member of a union: `node`, `circle[@r]`. */
typedef struct expr_member expr_member;
struct expr_member {
    const expr_member *next;
    stax_str name;
    const expr_arg *args;
    const expr_test *tests; /* one for each [ ]; never a number, not even inside */
    pos at;                 /* the name */
};

#define EXPR_UNBOUNDED UINT32_MAX

/* How many: `[]` is 0 to EXPR_UNBOUNDED, `[3]` is 3 to 3, `[1..]`, `[..16]`, `[2..5]`. */
typedef struct expr_count {
    bool present; /* false: a single value; all else is zero then */
    uint32_t min;
    uint32_t max; /* at least min */
    pos at;       /* with the brackets */
} expr_count;

typedef struct expr_type {
    stax_str name;              /* empty for a union */
    const expr_arg *args;       /* not for a union */
    const expr_member *members; /* two or more for a union, else NULL */
    expr_count count;
    bool optional;   /* `?`; the grammar allows it behind a count */
    pos at;          /* the name; the whole union, with its brackets when it has some */
    pos optional_at; /* the `?` */
} expr_type;

/* --- paths -------------------------------------------------------------------------------- */

typedef enum expr_step_kind {
    EXPR_STEP_ELEMENT,   /* x, x[2][@k] */
    EXPR_STEP_ATTRIBUTE, /* @x; always the last */
    EXPR_STEP_TEXT       /* text(); always the last */
} expr_step_kind;

typedef struct expr_step expr_step;
struct expr_step {
    expr_step_kind kind;
    const expr_step *next;
    bool deep;              /* `//` stands in front of it */
    expr_nametest name;     /* ELEMENT, ATTRIBUTE */
    const expr_test *tests; /* ELEMENT: one for each [ ] */
    pos at;                 /* the name, with its '@', or `text()`; without tests */
};

typedef enum expr_path_kind {
    EXPR_PATH_STEPS,     /* a/b/@c */
    EXPR_PATH_SAME_NAME, /* @ : the attribute that is called like the field */
    EXPR_PATH_OWN_TEXT   /* . : the text of the record's own element */
} expr_path_kind;

/* One alternative of a path: `a | b` has two. */
typedef struct expr_path expr_path;
struct expr_path {
    expr_path_kind kind;
    const expr_path *next;  /* the alternative to its right */
    bool absolute;          /* `/a`; with `//a` it is false and the first step is deep */
    const expr_step *steps; /* one or more for EXPR_PATH_STEPS, else NULL */
    pos at;                 /* from its first mark to the name of its last step */
};

/* --- a field ------------------------------------------------------------------------------ */

typedef struct expr_field {
    const expr_type *type;
    const expr_path *path; /* NULL: the child element of the same name */
    expr_literal fallback; /* behind `=`; EXPR_NONE: none */
} expr_field;

/* --- $where: a test over the fields of a record ------------------------------------------- */

/* kind, as it is written between field and value */
#define EXPR_COMPARES(X) \
    X(EQUAL, "=")        \
    X(DIFFER, "!=")      \
    X(LESS, "<")         \
    X(LESS_EQUAL, "<=")  \
    X(GREATER, ">")      \
    X(GREATER_EQUAL, ">=")

#define EXPR_AS_WHERE(name, text) EXPR_WHERE_##name,

typedef enum expr_where_kind {
    EXPR_COMPARES(EXPR_AS_WHERE) EXPR_WHERE_THERE, /* the field alone */
    EXPR_WHERE_NOT,                                /* not(parts) */
    EXPR_WHERE_AND,                                /* two or more parts */
    EXPR_WHERE_OR                                  /* two or more parts */
} expr_where_kind;

typedef struct expr_where expr_where;
struct expr_where {
    expr_where_kind kind;
    const expr_where *next;  /* the next part of an `and`, `or` */
    const expr_where *parts; /* NOT: one; AND, OR: all */
    expr_literal name;       /* of a field: THERE and the compares */
    expr_literal value;      /* compares */
    pos at;                  /* the whole test */
};

/*
 * Parse one value of the schema: `TYPE PATH = DEFAULT`; `A | B` or a type; a path alone.
 *
 * text     the value, as YAML gave it; outlives the tree
 * at       where text begins; its length does not matter
 * d        gets exactly one error when the text is wrong, at the token that is wrong
 * arena    holds the tree
 * returns  NULL after an error
 * cost     one walk over the text
 */
const expr_field *expr_parse_field(stax_str text, pos at, diag *d, stax_arena *arena);
const expr_type *expr_parse_typedef(stax_str text, pos at, diag *d, stax_arena *arena);
const expr_path *expr_parse_path(stax_str text, pos at, diag *d, stax_arena *arena);
const expr_where *expr_parse_where(stax_str text, pos at, diag *d, stax_arena *arena);

/*
 * The canonical short form: equal trees give equal texts, and parsing one gives an equal tree.
 *
 * returns  a text that ends with NUL, in the arena
 */
stax_str expr_show_field(const expr_field *field, stax_arena *arena);
stax_str expr_show_type(const expr_type *type, stax_arena *arena);    /* in a field: (a | b) */
stax_str expr_show_typedef(const expr_type *type, stax_arena *arena); /* on its own: a | b */
stax_str expr_show_path(const expr_path *path, stax_arena *arena);    /* all alternatives */
stax_str expr_show_tests(const expr_test *tests, stax_arena *arena);  /* of a step: [2][@k] */
stax_str expr_show_where(const expr_where *where, stax_arena *arena);

#endif
