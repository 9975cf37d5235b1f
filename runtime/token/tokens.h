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

#include "input/window.h"
#include "token/reference.h"

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
    STX_DROP,       /* looked at and forgotten */
    STX_KEEP,       /* appended to the value builder */
    STX_REFUSE_TEXT /* an error unless it is blank */
} stx_keep;

typedef struct stx_attribute {
    stax_str name;   /* as written */
    uint32_t prefix; /* bytes of it before the colon; 0: no prefix */
    bool plain;      /* the value stands in the window as it is */
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
    bool empty; /* "/>" */
    stx_attribute *attributes;
    size_t count;
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

typedef struct stx_tokens stx_tokens;
struct stx_tokens {
    stx_reader face; /* first: what generated code sees of it */
    stx_window window;
    stx_limits limits;
    stax_allocator allocator;
    stx_run run;
    stx_hunt hunt;
    bool lends;           /* borrowed strings may point into the caller's buffer */
    bool final;           /* no more input comes: what is there is all there is to judge */
    uint8_t doctype[4];   /* where in a DOCTYPE: doctype.c */
    bool marked, started; /* what may stand at the very start has been read */
    bool doctype_seen;
    stx_tag tag;
    stx_buffer attributes; /* of stx_attribute */
    stx_buffer order;      /* of uint32_t: attributes sorted by name */
    stx_buffer decoded;    /* attribute values that do not stand in the window */
    stx_buffer value;      /* the value builder: a stack of texts */
    stx_buffer texts;      /* of stx_built: what each of them is */
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
/* The same for many, when the tag is complete. Cost: n log n. */
stx_got stx_distinct(stx_tokens *t);

/* text.c: reads a reference at `at`, which must end before `end`. */
stx_got stx_reference(stx_tokens *t, const char *at, const char *end, stx_referred *to);

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
/* Goes on inside the run; STX_GOT when it has ended. */
stx_got stx_misc_run(stx_tokens *t, stx_keep keep);

/* prolog.c: one step before the root element: STX_GOT: call again, or at the root's '<' (*root). */
stx_got stx_prolog(stx_tokens *t, bool *root);
/* One step behind the root element: STX_GOT: call again; *done at the end of the input. */
stx_got stx_epilog(stx_tokens *t, bool *done);
/* doctype.c: at "<!DOCTYPE"; then inside it, to its end. */
stx_got stx_doctype_begin(stx_tokens *t);
stx_got stx_doctype_run(stx_tokens *t);

#endif
