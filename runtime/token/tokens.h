/*
 * Tokens: what stands at the walk, read carefully, in whatever spelling XML allows.
 *
 * Two kinds. A tag, a reference and the XML declaration are atomic: short of input they say
 * STX_SHORT and nothing has moved. Text, CDATA, comments, processing instructions and the DOCTYPE
 * are runs: what has come is consumed at once, and `run` remembers inside what the walk stands.
 *
 * The same bytes give the same tokens, errors and places, however they are cut: the first wrong
 * byte is the error, whether or not the end of its token was there to be seen.
 */
#ifndef STX_TOKENS_H
#define STX_TOKENS_H

#include "dtd/declared.h"
#include "input/window.h"
#include "token/reference.h"

#include <stax/doctype.h>

typedef enum stx_got {
    STX_GOT,   /* there it is */
    STX_SHORT, /* the input that is there ends before it does */
    STX_WRONG  /* tokens.status says what */
} stx_got;

typedef enum stx_run {
    STX_RUN_CONTENT,
    STX_RUN_COMMENT,
    STX_RUN_INSTRUCTION,
    STX_RUN_CDATA,
    STX_RUN_DOCTYPE
} stx_run;

/* Behind every text so many bytes may be read: conversions load whole words. */
enum { STX_BEHIND = 16 };

/* What becomes of character data. */
typedef enum stx_keep {
    STX_DROP,        /* looked at and forgotten */
    STX_KEEP,        /* appended to the value builder */
    STX_REFUSE_TEXT, /* an error unless it is blank */
    STX_REFUSE_NIL   /* the same, in an element that says xsi:nil */
} stx_keep;

typedef struct stx_attribute {
    stax_str name;   /* as written */
    uint32_t prefix; /* bytes of it before the colon; 0: no prefix */
    bool plain;      /* the value stands in the window as it is */
    bool quick;      /* to be set before: what refers to declared entities is STX_SHORT */
    stax_str value;  /* normalised (3.3.3), references decoded */
    const char *at;  /* the value as it stands in the window */
    uint32_t uri;    /* with a prefix: the number of its declaration (names/scopes.h) */
} stx_attribute;

/* A start tag. All of it lives until the next token or fill. */
typedef struct stx_tag {
    const char *at;  /* its '<' */
    const char *end; /* behind its '>' */
    stax_str name;
    uint32_t prefix;
    uint32_t uri; /* with a prefix, once it is bound: the number of its declaration */
    bool empty;   /* "/>" */
    stx_attribute *attributes;
    size_t count;
    size_t named; /* of many: how many names are whole, where the tag is wrong or short */
} stx_tag;

/* The options' limits with the defaults put in: SIZE_MAX is none. */
typedef struct stx_limits {
#define STX_LIMIT_MEMBER(name, standard, text) size_t name;
    STAX_LIMITS(STX_LIMIT_MEMBER)
#undef STX_LIMIT_MEMBER
} stx_limits;

/* A search for the end of an atomic token that was short, so that no byte is searched twice. */
typedef struct stx_hunt {
    bool on;
    uint64_t at;   /* where the token begins, in the input */
    char quote;    /* inside this quote, or NUL */
    size_t offset; /* bytes of the token that are done */
    size_t look;   /* a tag is read again when it has so many, though its end is not there */
} stx_hunt;

/*
 * A text that is being built, on the stack of the value builder. Its place is that of its first
 * byte that is not blank, or of its element until there is one: kept as an offset, and as a line
 * and a column once the window slides past it.
 */
typedef struct stx_built {
    size_t from; /* where it begins in the builder */
    bool found;  /* a byte that is not blank has come */
    bool slid_past;
    uint64_t offset;
    stx_place place;
} stx_built;

/* Where in a DOCTYPE. */
typedef enum stx_part {
    STX_IN_NO_DOCTYPE,
    STX_IN_SUBSET, /* the internal one, or an entity that is part of it or of the external one */
    STX_BEHIND_SUBSET,
    STX_BEHIND_DOCTYPE /* its '>' has come: only the external subset is to be read */
} stx_part;

typedef struct stx_subset {
    stx_part part;
    uint64_t begin;       /* the offset of the DOCTYPE */
    size_t sections;      /* conditional sections that are open (3.4) */
    stx_entity *refers;   /* the parameter entity whose text is to be read next, or NULL */
    const char *at;       /*   and where it is referred to */
    stx_entity *external; /* the external subset, as if it were an entity; NULL: there is none */
} stx_subset;

/* An entity whose text is being read, and what was read before it (token/entities.c). */
typedef struct stx_open_entity {
    stx_entity *entity;
    stx_window window;
    stx_walk at;
    stx_hunt hunt;
    uint64_t charged;
    size_t sections;
    bool final, chained;
} stx_open_entity;

/* A place that was counted. */
typedef struct stx_counted {
    stx_place place;
    uint64_t to; /* its offset in the window's bytes */
} stx_counted;

typedef struct stx_tokens stx_tokens;
struct stx_tokens {
    stx_reader face; /* first: what generated code sees of it */
    stx_window window;
    stx_limits limits;
    stax_allocator allocator;
    stx_run run;
    stx_hunt hunt;
    bool lends;       /* borrowed strings may point into the caller's buffer */
    bool final;       /* no more input comes: what is there is all there is to judge */
    bool fragment;    /* content alone: it may end in a text, and begin as an entity may */
    bool whole_names; /* there are no prefixes, and a colon is a letter */
    bool started;     /* what may stand at the very start has been read */
    bool declared;    /* there was an XML declaration: */
    bool doctype_seen;
    bool refuses_doctype;
    bool knows_html;    /* entities of HTML need no declaration */
    bool chained;       /* the chains of generated parsers do what the careful path does */
    size_t plain_names; /* bytes in a name of a tag that may be read without looking it up */
    stax_declaration declaration;
    stx_buffer said;      /* the bytes of `declaration` */
    stax_doctype doctype; /* when its run has ended */
    stx_subset subset;
    stx_dtd dtd;
    stx_buffer opened;    /* of stx_open_entity: the entity whose text is in `window` on top */
    uint64_t reference;   /* where the outermost of them is referred to */
    stax_str inside;      /* the name of the innermost entity, for an error */
    uint64_t spent;       /* what references have become, as it is charged */
    uint64_t given;       /* bytes that the resolver has given */
    uint64_t charged;     /* references before this offset of the window are paid for */
    bool paid;            /*   as is the one that is being expanded */
    stx_buffer expanding; /* entities that are open inside a value */
    stx_buffer spelled;   /* an attribute value or public id, as it is put together */
    stx_buffer written;   /* a declaration, with the parameter entities in it replaced */
    stax_arena values;    /* attribute values with entities in them, until the next tag */
    stax_resolve *resolve;
    void *resolve_context;
    stax_progress *progress; /* the caller's, or NULL */
    void *progress_context;
    stx_tag tag;
    stx_buffer attributes;  /* of stx_attribute */
    stx_buffer order;       /* of uint32_t: attributes sorted by name */
    stx_buffer decoded;     /* attribute values that do not stand in the window */
    stx_buffer value;       /* the value builder: a stack of texts */
    stx_buffer texts;       /* of stx_built: what each of them is */
    stx_counted counted[2]; /* places that were asked for: the foremost, and one before it */
    uint64_t text_ends;     /* where what is taken as it is written is too long; 0: nothing is */
    stax_status status;
    stax_error *error;
    uint64_t records;
    size_t (*spell)(const stx_tokens *, char *room, size_t size); /* writes the element path */
    const char *schema; /* its file, for an error that the schema decides; else NULL */
    uint32_t schema_line;
    char file[128];
};

/*
 * Opens the input with options (NULL: the usual ones); *error is filled at the first error.
 *
 * returns  false after an error; stx_tokens_close is to be called all the same
 */
bool stx_tokens_open(stx_tokens *t, const stax_input *input, const stax_options *options,
                     stax_error *error);
void stx_tokens_close(stx_tokens *t);

/*
 * Notes the first error; later ones change nothing.
 *
 * at       the place, in the window
 * text     the value or name at fault, may be empty
 * want     what should stand there, may be ""
 * returns  STX_WRONG
 */
stx_got stx_fail(stx_tokens *t, stax_status code, const char *at, stax_str text, const char *want);

/* What stx_fail would note is written to *error, and nothing has failed. */
void stx_describe(stx_tokens *t, stax_status code, const char *at, stax_str text, const char *want,
                  stax_error *error);

/* The same at the place of the text on top of the builder. */
stx_got stx_fail_at_text(stx_tokens *t, stax_status code, stax_str text, const char *want);

/* The same for a limit: its name in stax_options and its text. */
#define stx_fail_limit(t, at, name) stx_fail_beyond((t), (at), #name, (t)->limits.name)
stx_got stx_fail_beyond(stx_tokens *t, const char *at, const char *limit, size_t value);

/*
 * Gets more input for a token that was short of it.
 *
 * returns  STX_GOT: look again; STX_SHORT: a push reader must be fed; STX_WRONG
 */
stx_got stx_more(stx_tokens *t);

/* Whether the text of an entity is in the window. */
static inline bool stx_is_inside(const stx_tokens *t)
{
    return t->opened.len > 0;
}

/* The window over the document itself. */
static inline const stx_window *stx_document(const stx_tokens *t)
{
    return stx_is_inside(t) ? &((const stx_open_entity *)(const void *)t->opened.data)->window
                            : &t->window;
}

/* Where in the document a byte of the window stands: of an entity's, its reference. */
static inline uint64_t stx_offset_of(const stx_tokens *t, const char *at)
{
    if (STX_RARELY(stx_is_inside(t))) return t->reference;
    return t->window.offset + (uint64_t)(at - t->window.base);
}

/*
 * The same as a place; and that of an offset that is in the window. Cost: one pass over what stands
 * between it and a place that was asked for before it, else as stx_window_place.
 */
stx_place stx_place_of(stx_tokens *t, const char *at);
stx_place stx_place_at(stx_tokens *t, uint64_t offset);

/* From the walk on the input is in this encoding (window.h). */
stx_got stx_recode_on(stx_tokens *t, stx_encoding encoding);

/* Whether the input has ended, and rightly: what is in the window is the last of it. */
static inline bool stx_at_end(const stx_tokens *t)
{
    return t->final && !t->window.scan.bad && !t->window.failure;
}

/* Whether the walk has gone ahead of stage 1, by a literal that reached over the limit. */
static inline bool stx_is_ahead(const stx_tokens *t)
{
    return t->face.at.behind > t->window.limit;
}

/*
 * Whether the end of the token at the walk is being hunted for. A hunt for another token is over:
 * a chain has taken that when it was whole.
 */
static inline bool stx_is_hunting(stx_tokens *t)
{
    uint64_t here = t->window.offset + (uint64_t)(t->face.at.behind - t->window.base);

    if (t->hunt.at != here) t->hunt = (stx_hunt){.at = here};
    return t->hunt.on;
}

/* Steps behind a token that ends at `end`. */
static inline void stx_consume(stx_tokens *t, const char *end)
{
    t->face.at.behind = end;
    t->face.at.ip = stx_resync(&t->window, t->face.at.ip, end);
}

/* The character at the walk, as far as `ahead` bytes behind it are there; -1: short. */
static inline int stx_ahead(const stx_tokens *t, size_t ahead)
{
    const char *p = t->face.at.behind;

    return ahead < (size_t)(t->window.limit - p) ? (unsigned char)p[ahead] : -1;
}

/* tag.c: at a '<' or "</". Nothing is consumed: tag.end, *end say where the token ends. */
stx_got stx_start_tag(stx_tokens *t);
stx_got stx_start_name(stx_tokens *t, stax_str *name, uint32_t *prefix);
stx_got stx_end_tag(stx_tokens *t, stax_str *name, const char **end);

/* A name with at most one prefix (NS 4), from `at` to `limit`; length 0 in *name: none is there. */
stx_got stx_qualified(stx_tokens *t, const char *at, stax_str *name, uint32_t *prefix);

/* tag_values.c: a value from behind its opening quote to *end, its closing one. */
stx_got stx_attribute_value(stx_tokens *t, const char *from, char quote, stx_attribute *attribute,
                            const char **end);
/* All names of the tag are different (3.1): the last one and few others, when it is read. */
stx_got stx_new_name(stx_tokens *t);
/*
 * The same for many, when no more is read of the tag: `got` is why. A name that stands twice comes
 * before what is wrong or missing behind it. Cost: n log n.
 */
stx_got stx_distinct(stx_tokens *t, stx_got got);

/*
 * text.c: reads a reference at `at`, which must end before `end`.
 *
 * entity  the declared one that it refers to, else NULL; then to->len is 0, as it is when nobody
 *         can know the entity (5.1)
 */
stx_got stx_reference(stx_tokens *t, const char *at, const char *end, stx_referred *to,
                      stx_entity **entity);

/* Character data up to the next '<'; then behind == that '<'. */
stx_got stx_text(stx_tokens *t, stx_keep keep);

/* Begins a text on top of the value builder, in the element at `at`. */
stx_got stx_text_begin(stx_tokens *t, const char *at);
/* The text on top; it lives until more is added. */
stax_str stx_text_built(const stx_tokens *t);
/* Takes it off the builder again. */
void stx_text_end(stx_tokens *t);
/* Appends to it. */
stx_got stx_text_add(stx_tokens *t, const char *at, const char *bytes, size_t len);

/* Character data that stands at `at` as `bytes`: kept, dropped or refused. */
stx_got stx_text_put(stx_tokens *t, stx_keep keep, const char *at, const char *bytes, size_t len);

/* misc.c: at "<!" or "<?" in content: begins a comment, CDATA section or instruction. */
stx_got stx_misc_begin(stx_tokens *t);
/*
 * Goes on inside the comment, section or instruction; STX_GOT when it has ended. `keep` is for
 * CDATA: it alone is text.
 */
stx_got stx_misc_run(stx_tokens *t, stx_keep keep);
/*
 * The same, and what is in the run goes to the value builder with its line ends changed: of an
 * instruction what stands behind the white space after its target, of a DOCTYPE nothing.
 */
stx_got stx_misc_given(stx_tokens *t);

/* prolog.c: one step before the root element: STX_GOT: call again, or at the root's '<' (*root). */
stx_got stx_prolog(stx_tokens *t, bool *root);
/* White space, as it may stand there; STX_SHORT: no more than that is there. */
stx_got stx_space(stx_tokens *t);
/* One step behind the root element: STX_GOT: call again; *done at the end of the input. */
stx_got stx_epilog(stx_tokens *t, bool *done);
/* doctype.c: at "<!DOCTYPE"; then inside it, to its end. */
stx_got stx_doctype_begin(stx_tokens *t);
stx_got stx_doctype_run(stx_tokens *t);

/* ---- entities ----------------------------------------------------------------------------- */

/*
 * entities.c: pays for a replacement text before it is opened, for the reference at `at`: the one
 * place where limits on entities are checked, and loops found (4.1).
 *
 * deep  entities that are open inside each other beside those in `opened`
 */
stx_got stx_charge(stx_tokens *t, const stx_entity *entity, const char *at, size_t deep);

/* Pays 20 bytes and `len` for what stands nowhere in the input but comes of it: the budget. */
stx_got stx_pay(stx_tokens *t, const char *at, size_t len);

/* Makes sure that the text of an entity is there: asks the resolver for an external one. */
stx_got stx_fetch(stx_tokens *t, stx_entity *entity, stax_external_kind kind, const char *at);

/* A reference in content from `at` to `behind`: puts its text there, or opens it. */
stx_got stx_include(stx_tokens *t, stx_keep keep, stx_entity *entity, const char *at,
                    const char *behind);

/* Reads the entity's text next, then goes on at the walk; stx_charge has been called. */
stx_got stx_enter(stx_tokens *t, stx_entity *entity, const char *at);

/* stx_more inside an entity. */
stx_got stx_more_inside(stx_tokens *t);

/* balance.c: whether each element that begins in the text ends in it, and the other way round. */
stx_balance stx_balance_of(stax_str text);

/*
 * expand.c: what an attribute value becomes at a reference to a declared entity (3.3.3, 4.4.5).
 *
 * to    is appended to
 * most  bytes that it may have then
 */
stx_got stx_expand(stx_tokens *t, stx_entity *entity, const char *at, stx_buffer *to, size_t most);

/* The declared entity of a reference; NULL in *entity: nobody can know it (5.1). */
stx_got stx_find_entity(stx_tokens *t, const char *at, stax_str name, stx_entity **entity);

/* tag_lists.c: gives the tag that was read its default attributes, and tokens their form (3.3). */
stx_got stx_add_listed(stx_tokens *t);

/* Takes the blanks from a list of tokens that it need not have (3.3.3): a copy until the next tag,
 * with STX_BEHIND NULs. False: no memory. */
bool stx_trim_tokens(stx_tokens *t, stax_str *value);

/* tag.c: makes room for an attribute more; NULL after an error at `at`. */
stx_attribute *stx_next_attribute(stx_tokens *t, const char *at);

#endif
