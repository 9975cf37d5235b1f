/*
 * The vocabulary of generated parsers. For people: include the generated header instead; what
 * stands here may change with every version of libstax (STX_ABI says which one is meant).
 *
 * Stage 1 has written an index: the positions of every '<', of the quotes in tags, and of whatever
 * is unusual. Generated code walks it by comparing the literal it expects next:
 *
 *        behind                 base + ip[0]         base + ip[1]
 *           |  blanks, mostly    |                    |
 *   </author>                    <title>Some text     </title>
 *
 * A literal that does not fit moves nothing, and the careful path of the runtime takes its place:
 * it reads any spelling of one child, through the table of arms and the same take_ functions. So
 * nothing here reports an error: what is refused here is read again there. Sentinel entries behind
 * the last one point at bytes that fit no literal, so nothing here looks for the end.
 */
#ifndef STAX_GEN_H
#define STAX_GEN_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

#define STX_ABI 3

#if defined(__GNUC__)
    #define STX_INLINE      static inline __attribute__((always_inline, unused))
    #define STX_OUT_OF_LINE __attribute__((noinline))
    #define STX_RARELY(x)   __builtin_expect(!!(x), 0)
    #define STX_MOSTLY(x)   __builtin_expect(!!(x), 1)
#else
    #define STX_INLINE static inline
    #define STX_OUT_OF_LINE
    #define STX_RARELY(x) (x)
    #define STX_MOSTLY(x) (x)
#endif

/* Where the walk stands: in text, behind a token. Generated code keeps it in a local. */
typedef struct stx_walk {
    const char *base;   /* where positions count from */
    const uint32_t *ip; /* the next entry of the index */
    const char *behind; /* behind the last token; in a start tag, behind what was matched of it */
} stx_walk;

/* What generated code sees of a reader. */
typedef struct stx_reader {
    stx_walk at;
    stax_arena *arena; /* where strings and lists of the record go */
    bool keeps; /* texts stand where they may stay: in the caller's buffer, or in the arena */
    stax_status fault; /* what a conversion that returned false found */
    size_t top;        /* frames that are open */
    void *grown;       /* the list that was grown last, and for how many items it has room: */
    size_t grown_room; /*   an item that is taken back (xsi:nil) must not make it grow again */
} stx_reader;

/* What a step says to the loop that drives it. */
typedef enum stx_go {
    STX_AGAIN,  /* go on with the frame that is on top now */
    STX_POPPED, /* the child's element is complete, its parent is on top again */
    STX_STOPPED /* a record is complete, the input is short, or there is an error */
} stx_go;

typedef struct stx_state stx_state;

/* An open element that the schema knows. */
typedef struct stx_frame {
    const stx_state *state; /* NULL: a leaf that the careful path reads in pieces */
    void *record;           /* the struct that is being filled */
    uint64_t seen;          /* one bit an arm: met before */
    uint64_t needed; /* arms that must be met before it may be closed without a further look */
    uint64_t *more;  /* the same for arms from 64 on, NULL when there are none */
    uint32_t arm;    /* the arm of the frame below that led here */
    uint32_t scope;  /* what follows is the careful path's: declarations in scope before it */
    size_t streamed; /* records of it that were given one by one */
    bool opened;     /* its start tag has been read */
    bool odd;        /* spelled otherwise than in the schema: no chain, its name is kept */
    bool begun;      /* the careful path holds a part of its own text: no chain */
    bool nil;        /* a leaf with xsi:nil: nothing may be in it */
    bool simple;     /* closing it needs only `needed`: nobody waits for it, it declares nothing */
    bool wraps;      /* a wrapper: what it has seen is its record\'s */
} stx_frame;

/* Converts a text into a field; false when it does not fit (stx_reader.fault says why). */
typedef bool stx_take(stx_reader *reader, void *record, stax_str text);

typedef enum stx_kind {
    STX_KIND_ATTRIBUTE, /* an attribute of the state's element */
    STX_KIND_TEXT,      /* the state's own text */
    STX_KIND_LEAF,      /* a child element with only text */
    STX_KIND_FLAG,      /* a child element of which only the presence counts */
    STX_KIND_WRAPPER,   /* a child element on the way to other arms of the same record */
    STX_KIND_RECORD     /* a child element that fills a struct of its own */
} stx_kind;

/* What an arm does when it is met again. */
typedef enum stx_repeat { STX_REFUSE, STX_ALL, STX_KEEP_FIRST, STX_KEEP_LAST } stx_repeat;

/* One place that the schema knows: an attribute, a child element, or the text of a state. */
typedef struct stx_arm {
    stax_str name;
    stx_kind kind;
    stx_repeat repeat;
    stx_take *take;                             /* records: called when one is complete, or NULL */
    void *(*place)(stx_reader *, void *record); /* records: where the child's struct is */
    const stx_state *state;                     /* wrappers and records */
    size_t count_at;                            /* lists: where their count is in the record */
    size_t least, most;                         /* lists: how many; most 0: no bound */
    const char *want;                           /* its type, as messages say it */
    uint32_t line;                              /* its line in the schema */
} stx_arm;

/* A name, with NULs behind it: as many bytes can be read as a word has. */
/* clang-format off */
#define STX_NAME(literal) {literal "\0\0\0\0\0\0\0", sizeof(literal) - 1}

/* What all arms have, and what those of lists have: offset of the count, least, most. */
#define STX_ARM(arm_kind, spelt, again, type, at_line) \
    .name = STX_NAME(spelt), .kind = arm_kind, .repeat = again, .want = type, .line = at_line
#define STX_LIST(at, fewest, greatest) .count_at = at, .least = fewest, .most = greatest

#define STX_ATTRIBUTE_ARM(name, takes, want, line) \
    STX_ARM(STX_KIND_ATTRIBUTE, name, STX_REFUSE, want, line), .take = takes
#define STX_ATTRIBUTES_ARM(name, takes, count, least, most, want, line) \
    STX_ARM(STX_KIND_ATTRIBUTE, name, STX_ALL, want, line), .take = takes, \
        STX_LIST(count, least, most)
#define STX_TEXT_ARM(takes, want, line) \
    STX_ARM(STX_KIND_TEXT, ".", STX_ALL, want, line), .take = takes
#define STX_LEAF_ARM(name, repeat, takes, want, line) \
    STX_ARM(STX_KIND_LEAF, name, repeat, want, line), .take = takes
#define STX_LEAVES_ARM(name, takes, count, least, most, want, line) \
    STX_ARM(STX_KIND_LEAF, name, STX_ALL, want, line), .take = takes, STX_LIST(count, least, most)
#define STX_FLAG_ARM(name, repeat, takes, line) \
    STX_ARM(STX_KIND_FLAG, name, repeat, "flag", line), .take = takes
#define STX_WRAPPER_ARM(name, to, line) \
    STX_ARM(STX_KIND_WRAPPER, name, STX_ALL, "", line), .state = to
#define STX_RECORD_ARM(name, repeat, places, takes, to, want, line) \
    STX_ARM(STX_KIND_RECORD, name, repeat, want, line), .place = places, .take = takes, .state = to
#define STX_RECORDS_ARM(name, places, to, count, least, most, want, line) \
    STX_ARM(STX_KIND_RECORD, name, STX_ALL, want, line), .place = places, .state = to, \
        STX_LIST(count, least, most)
/* clang-format on */

/* A state's rules. */
enum {
    STX_UNKNOWN_ERROR = 1, /* what the schema does not know is an error */
    STX_OWN = 2,           /* it has text of its own, an arm of kind STX_KIND_TEXT */
    STX_COUNTED = 4        /* some list must have two items or more */
};

/*
 * An element as the schema sees it. A record and the wrappers in it share one table of arms, in
 * which each state has its own stretch; an arm's number is its bit in `seen`.
 */
struct stx_state {
    stax_str element;                          /* its name */
    stx_go (*open)(stx_reader *, stx_frame *); /* reads from the start tag on */
    stx_go (*step)(stx_reader *, stx_frame *); /* goes on among the children */
    const stx_arm *arms;                       /* of the whole record */
    uint32_t first, count;                     /* this state's stretch of them */
    uint32_t total;                            /* how many the record has; 0 in a wrapper */
    unsigned rules;                            /* STX_UNKNOWN_ERROR … */
    size_t size;                               /* of the struct; 0 in a wrapper */
    const void *blank;                         /* the struct with its defaults, else zeros */
    const uint64_t *required;                  /* a bit an arm; NULL in a wrapper */
};

/* A schema: what a generated file hands to the runtime. */
typedef struct stx_schema {
    uint32_t abi;
    const char *file; /* the schema's file name */
    const stx_state *root;
    uint32_t levels;         /* most frames that can be open at once */
    size_t depth;            /* most open elements; 0: the default */
    bool refuses_doctype;    /* a DOCTYPE is an error, whatever the options say */
    const stx_state *stream; /* the state whose arm is read record by record, or NULL */
    uint32_t stream_arm;
} stx_schema;

/* ---- comparing ---------------------------------------------------------------------------- */

STX_INLINE uint64_t stx_load8(const char *p)
{
    uint64_t v;

    memcpy(&v, p, 8);
    return v;
}

/*
 * Whether a literal of n bytes stands at p. Both must be readable for 8 bytes at least: windows
 * are padded, and literals are written with eight NULs behind them. With a constant literal this
 * is one compare of words for up to 8 bytes and two for up to 16 (gcc -O2 calls memcmp otherwise).
 */
#define STX_PADDED(s) s "\0\0\0\0\0\0\0\0"
STX_INLINE bool stx_same(const char *p, const char *literal, size_t n)
{
    uint64_t odd;

    if (n <= 8) {
        odd = stx_load8(p) ^ stx_load8(literal);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        return odd >> (64 - 8 * n) == 0;
#else
        return odd << (64 - 8 * n) == 0;
#endif
    }
    odd = stx_load8(p) ^ stx_load8(literal);
    for (size_t i = 8; i + 8 < n; i += 8) odd |= stx_load8(p + i) ^ stx_load8(literal + i);
    return (odd | (stx_load8(p + n - 8) ^ stx_load8(literal + n - 8))) == 0;
}

/* Whether only blanks stand between the last token and the next entry. */
STX_INLINE bool stx_gap(const stx_walk *w)
{
    const char *p = w->behind, *end = w->base + w->ip[0];

    while (p < end && (unsigned char)*p <= ' ') p++;
    return p >= end;
}

/* ---- tokens: `r` is the reader of the function they stand in ------------------------------ */

/*
 * A text that is not plain, from `from` to the entry of `end`: decoded into the arena, if it is
 * whole in the window and right. Gives the entry; NULL: the careful path must look at it.
 */
const uint32_t *stx_odd_text(stx_reader *reader, const char *from, const uint32_t *ip, char end,
                             stax_str *text);

/*
 * The next token is <name>, text and </name>: gives the text and steps behind all three. Plain text
 * has no entry in it: no reference, line end to be changed, CDATA, or comment.
 */
#define STX_LEAF(w, name, text)                                                              \
    stx_leaf(r, &(w), STX_PADDED("<" name ">"), STX_PADDED("</" name ">"), sizeof(name) + 1, \
             &(text))
STX_INLINE bool stx_leaf(stx_reader *reader, stx_walk *w, const char *open, const char *shut,
                         size_t n, stax_str *text)
{
    const char *from = w->base + w->ip[0], *to = w->base + w->ip[1];
    const uint32_t *end = w->ip + 1;
    stax_str odd;

    if (!stx_same(from, open, n)) return false;
    text->data = from + n;
    text->len = (size_t)(to - text->data);
    if (STX_RARELY(!stx_same(to, shut, n + 1))) {
        if (*to == '<') return false;
        end = stx_odd_text(reader, from + n, end, '<', &odd);
        if (end == NULL || !stx_same(to = w->base + *end, shut, n + 1)) return false;
        *text = odd;
    }
    w->ip = end + 1;
    w->behind = to + n + 1;
    return true;
}

/* The next token is <name/>. */
#define STX_EMPTY(w, name) stx_literal(&(w), STX_PADDED("<" name "/>"), sizeof(name) + 2)

/* The next token is </name>: steps behind it. */
#define STX_END(w, name) stx_literal(&(w), STX_PADDED("</" name ">"), sizeof(name) + 2)
STX_INLINE bool stx_literal(stx_walk *w, const char *literal, size_t n)
{
    const char *at = w->base + w->ip[0];

    if (!stx_same(at, literal, n)) return false;
    w->ip += 1;
    w->behind = at + n;
    return true;
}

/* Plain text up to </name>, with no child: gives it and steps behind the end tag. */
#define STX_OWN_TEXT(w, name, text) \
    stx_own_text(&(w), STX_PADDED("</" name ">"), sizeof(name) + 2, &(text))
STX_INLINE bool stx_own_text(stx_walk *w, const char *shut, size_t n, stax_str *text)
{
    text->data = w->behind;
    if (!stx_literal(w, shut, n)) return false;
    text->len = (size_t)(w->behind - n - text->data);
    return true;
}

/* The next token is a start tag of this name, with or without attributes: moves nothing. */
#define STX_AT(w, name) stx_at(&(w), STX_PADDED("<" name), sizeof(name))
STX_INLINE bool stx_at(const stx_walk *w, const char *literal, size_t n)
{
    const char *at = w->base + w->ip[0];

    return stx_same(at, literal, n) && (at[n] == '>' || at[n] == ' ' || at[n] == '/');
}

/* Steps into a start tag, behind its name. */
#define STX_OPEN(w, name) stx_literal(&(w), STX_PADDED("<" name), sizeof(name))

/*
 * In a start tag: the next thing is one space and name="value": gives the value and steps behind
 * its closing quote. The entries of a plain value are the two quotes, with nothing between.
 */
#define STX_ATTR(w, name, value) \
    stx_attr(r, &(w), STX_PADDED(" " name "=\""), sizeof(name) + 2, &(value))
STX_INLINE bool stx_attr(stx_reader *reader, stx_walk *w, const char *literal, size_t n,
                         stax_str *value)
{
    const char *from = w->behind + n, *to = w->base + w->ip[1];
    const uint32_t *end = w->ip + 1;
    stax_str odd;

    if (!stx_same(w->behind, literal, n)) return false;
    value->data = from;
    value->len = (size_t)(to - from);
    if (STX_RARELY(*to != '"')) {
        end = stx_odd_text(reader, from, end, '"', &odd);
        if (end == NULL) return false;
        to = w->base + *end;
        *value = odd;
    }
    w->ip = end + 1;
    w->behind = to + 1;
    return true;
}

/* In a start tag: it ends here, with '>' or with "/>". */
STX_INLINE bool stx_shut(stx_walk *w)
{
    if (*w->behind != '>') return false;
    w->behind += 1;
    return true;
}
STX_INLINE bool stx_shut_empty(stx_walk *w)
{
    if (w->behind[0] != '/' || w->behind[1] != '>') return false;
    w->behind += 2;
    return true;
}
#define STX_SHUT(w)       stx_shut(&(w))
#define STX_SHUT_EMPTY(w) stx_shut_empty(&(w))

/* The same tokens where text between children is refused (unknown: error). */
#define STX_STRICT_LEAF(w, name, text) (stx_gap(&(w)) && STX_LEAF(w, name, text))
#define STX_STRICT_EMPTY(w, name)      (stx_gap(&(w)) && STX_EMPTY(w, name))
#define STX_STRICT_END(w, name)        (stx_gap(&(w)) && STX_END(w, name))
#define STX_STRICT_AT(w, name)         (stx_gap(&(w)) && STX_AT(w, name))

/* ---- what has been met -------------------------------------------------------------------- */

#define STX_BIT(arm)          (UINT64_C(1) << (arm))
#define STX_MET(seen, arm)    (((seen)&STX_BIT(arm)) != 0)
#define STX_MEET(seen, arm)   ((seen) |= STX_BIT(arm))
#define STX_MET_MORE(f, arm)  (((f)->more[(arm) / 64 - 1] >> (arm) % 64 & 1) != 0)
#define STX_MEET_MORE(f, arm) ((f)->more[(arm) / 64 - 1] |= STX_BIT((arm) % 64))

/* ---- out of line: the runtime ------------------------------------------------------------- */

/* Reads one child, of whatever kind and spelling, or the end tag. */
stx_go stx_careful(stx_reader *reader, stx_walk w, stx_frame *frame, uint64_t seen);

/* The same from the leaf before `w` on, which was refused: finds out why. */
stx_go stx_refused(stx_reader *reader, stx_walk w, stx_frame *frame, uint64_t seen);

/* Reads the frame's start tag, in any spelling, and takes its attributes. */
stx_go stx_careful_open(stx_reader *reader, stx_frame *frame);

/* The start tag was read: children follow. */
STX_INLINE stx_go stx_opened(stx_reader *reader, stx_walk w, stx_frame *frame, uint64_t seen)
{
    reader->at = w;
    frame->seen |= seen;
    frame->opened = true;
    return STX_AGAIN;
}

/* Enters a child that STX_AT has found, and reads as much of it as there is. */
stx_go stx_child(stx_reader *reader, stx_walk w, stx_frame *frame, uint64_t seen, uint32_t arm);

/* The element is complete: checks what is required, and takes its frame away. */
stx_go stx_close_slowly(stx_reader *reader, stx_walk w, stx_frame *frame, uint64_t seen);
STX_INLINE stx_go stx_close(stx_reader *reader, stx_walk w, stx_frame *frame, uint64_t seen)
{
    if (STX_RARELY(!frame->simple || (frame->needed & ~seen) != 0))
        return stx_close_slowly(reader, w, frame, seen);
    reader->at = w;
    reader->top--;
    if (frame->wraps) {
        frame[-1].seen = frame->seen | seen; /* an empty one comes with its attributes only */
        frame[-1].streamed = frame->streamed;
    }
    return STX_POPPED;
}

/* Opens and reads a wrapper in which there are only wrappers and records. */
stx_go stx_wrapper(stx_reader *reader, stx_frame *frame);

/* A step for states that have no chain. */
stx_go stx_step(stx_reader *reader, stx_frame *frame);

/* ---- values ------------------------------------------------------------------------------- */

/* Refuses a text for a reason: for a take_ function to return. */
STX_INLINE bool stx_fault(stx_reader *reader, stax_status why)
{
    reader->fault = why;
    return false;
}

/* What was found wrong counts as absent (invalid: absent); false when memory was the matter. */
STX_INLINE bool stx_forgive(stx_reader *reader)
{
    return reader->fault != STAX_E_MEMORY && reader->fault != STAX_E_LIMIT;
}

/* A copy in the arena that ends with NUL. */
bool stx_copy(stx_reader *reader, stax_str text, stax_str *out);

/*
 * Strings take the text as it is: what trims or collapses it stands before them. Copied in blocks
 * of 16 bytes: behind every text that a take_ function gets, as many may be read. One that was
 * decoded where the copy begins, and then trimmed, lies in front of it and overlaps it.
 */
STX_INLINE bool stx_take_str(stx_reader *reader, stax_str text, stax_str *out)
{
    stax_arena *arena = reader->arena;
    char *to = arena->at;

    if (STX_RARELY((uintptr_t)text.data + text.len + 1 == (uintptr_t)to)) { /* just decoded there */
        *out = text;
        return true;
    }
    if (STX_RARELY(text.len + 17 > (size_t)(arena->end - to))) return stx_copy(reader, text, out);
    for (size_t i = 0; i < text.len; i += 16) memmove(to + i, text.data + i, 16);
    to[text.len] = '\0';
    arena->at = to + text.len + 1;
    out->data = to;
    out->len = text.len;
    return true;
}

/* strings: borrowed. A copy only of what does not stand in the caller's buffer. */
bool stx_lend(stx_reader *reader, stax_str text, stax_str *out);
STX_INLINE bool stx_take_borrowed(stx_reader *reader, stax_str text, stax_str *out)
{
    if (STX_RARELY(!reader->keeps)) return stx_lend(reader, text, out);
    *out = text;
    return true;
}

/* Makes each run of blanks one space and trims: in place, or as a copy in the arena. */
bool stx_collapse(stx_reader *reader, stax_str *text);

/* The bounds of a string's length, in bytes. */
STX_INLINE bool stx_length(stx_reader *reader, stax_str text, size_t least, size_t most)
{
    return (text.len >= least && text.len <= most) || stx_fault(reader, STAX_E_LENGTH);
}

/* A text inside the struct, with its NUL; `cut`: what is too long is cut at a character. */
bool stx_take_char(stx_reader *reader, stax_str text, bool cut, char *out, size_t room);

/* All others trim the XML blanks themselves. Bounds are inclusive. */
bool stx_take_bool(stx_reader *reader, stax_str text, bool *out);
bool stx_take_choice(stx_reader *reader, stax_str text, stax_str yes, stax_str no, bool *out);
bool stx_take_i8(stx_reader *reader, stax_str text, int8_t lo, int8_t hi, int8_t *out);
bool stx_take_i16(stx_reader *reader, stax_str text, int16_t lo, int16_t hi, int16_t *out);
bool stx_take_i32(stx_reader *reader, stax_str text, int32_t lo, int32_t hi, int32_t *out);
bool stx_take_i64(stx_reader *reader, stax_str text, int64_t lo, int64_t hi, int64_t *out);
bool stx_take_u8(stx_reader *reader, stax_str text, uint8_t lo, uint8_t hi, uint8_t *out);
bool stx_take_u16(stx_reader *reader, stax_str text, uint16_t lo, uint16_t hi, uint16_t *out);
bool stx_take_u32(stx_reader *reader, stax_str text, uint32_t lo, uint32_t hi, uint32_t *out);
bool stx_take_u64(stx_reader *reader, stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);

/* Hexadecimal digits, for integers with (hex). */
bool stx_take_hex(stx_reader *reader, stax_str text, uint64_t lo, uint64_t hi, uint64_t *out);

/* The nearest value. STX_INFINITE bounds are no bounds; with `any` INF, -INF and NaN are values. */
#define STX_INFINITE ((double)(1e300 * 1e10))
bool stx_take_f32(stx_reader *reader, stax_str text, double lo, double hi, bool any, float *out);
bool stx_take_f64(stx_reader *reader, stax_str text, double lo, double hi, bool any, double *out);

/* Scaled by ten to the `digits`, bounds too; more digits than that are an error, or rounded. */
bool stx_take_decimal(stx_reader *reader, stax_str text, unsigned digits, bool round, int64_t lo,
                      int64_t hi, int64_t *out);

bool stx_take_date(stx_reader *reader, stax_str text, stax_date *out);
bool stx_take_time(stx_reader *reader, stax_str text, stax_time *out);
bool stx_take_datetime(stx_reader *reader, stax_str text, stax_datetime *out);
bool stx_take_duration(stx_reader *reader, stax_str text, stax_duration *out);

/* The number of the word that the text is. */
bool stx_take_word(stx_reader *reader, stax_str text, const stax_str *words, unsigned count,
                   unsigned *out);

/* ---- lists -------------------------------------------------------------------------------- */

/*
 * Room for one item more. Lists hold 0, then 4, 8, 16 … items, so the count tells when one is
 * full.
 */
void *stx_grow(stx_reader *reader, void *items, size_t count, size_t size);
STX_INLINE void *stx_room(stx_reader *reader, void *items, size_t count, size_t size)
{
    if (STX_MOSTLY((count & 3) != 0 || (count & (count - 1)) != 0)) return items;
    return stx_grow(reader, items, count, size);
}

/* Appends a value; false when there is no memory. */
#define STX_APPEND(r, list, value)                                                             \
    (((list).items = stx_room(r, (list).items, (list).count, sizeof *(list).items)) != NULL && \
     ((list).items[(list).count++] = (value), true))

/* Appends an item that is still to be filled, and gives it; NULL when there is no memory. */
#define STX_ADD(r, list)                                                                    \
    (((list).items = stx_room(r, (list).items, (list).count, sizeof *(list).items)) != NULL \
         ? &(list).items[(list).count++]                                                    \
         : NULL)

/* ---- what a generated header's functions stand on ----------------------------------------- */

/* A whole document from memory or a file: the root's struct, or NULL with *error filled. */
void *stx_parse(const stx_schema *schema, stax_arena *arena, const stax_input *input,
                const stax_options *options, stax_error *error);

/* A reader of records; input NULL: a push reader. NULL with *error filled when it cannot be. */
stx_reader *stx_open(const stx_schema *schema, const stax_input *input, const stax_options *options,
                     stax_error *error);
stax_status stx_next(stx_reader *reader, const void **record);
stax_status stx_feed(stx_reader *reader, const char *bytes, size_t len, bool last);
const void *stx_head(const stx_reader *reader);
void stx_shutdown(stx_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
