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
#include <stax/gen_arms.h>
#include <stax/gen_held.h>
#include <stax/gen_parse.h>
#include <stax/gen_take.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

#define STX_ABI 4

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
struct stx_reader {
    stx_walk at;
    stax_arena *arena; /* where strings and lists of the record go */
    bool keeps; /* texts stand where they may stay: in the caller's buffer, or in the arena */
    stax_status fault;  /* what a conversion that returned false found */
    bool absent;        /* what a conversion that returned true took counts as not there */
    size_t top;         /* frames that are open */
    uint64_t spelled;   /* a bit a namespace of the schema: here its prefix means it */
    void *grown;        /* the list that was grown last, and for how many items it has room: */
    size_t grown_room;  /*   an item that is taken back (xsi:nil) must not make it grow again */
    void *hook_context; /* the first argument of hooks */
};

/* What a step says to the loop that drives it. */
typedef enum stx_go {
    STX_AGAIN,  /* go on with the frame that is on top now */
    STX_POPPED, /* the child's element is complete, its parent is on top again */
    STX_STOPPED /* a record is complete, the input is short, or there is an error */
} stx_go;

/*
 * An open element that the schema knows. A plain child, one that no rule is about, sets the members
 * up to its flags; the others are zero in it.
 */
typedef struct stx_frame {
    const stx_state *state; /* NULL: a leaf that the careful path reads in pieces */
    void *record;           /* the struct that is being filled */
    uint64_t seen;          /* one bit an arm: met before */
    uint64_t needed; /* arms that must be met before it may be closed without a further look */
    uint64_t *more;  /* the same for arms from 64 on, NULL when there are none */
    size_t streamed; /* records of it that were given one by one */
    uint32_t arm;    /* the arm of the frame below that led here */
    uint32_t scope;  /* what follows is the careful path's: declarations in scope before it */
    bool opened;     /* its start tag has been read */
    bool odd;        /* spelled otherwise than in the schema: no chain, its name is kept */
    bool begun;      /* the careful path holds a part of its own text: no chain */
    bool nil;        /* a leaf with xsi:nil: nothing may be in it */
    bool simple;     /* closing it needs only `needed`: nobody waits for it, it declares nothing */
    bool wraps;      /* a wrapper: what it has seen is its record\'s */
    bool joined;     /* of the same element as the frame below */
    bool unused;     /* with it the flags are one word */
    uint32_t back;   /* frames between it and that of its parent's element that led here */
    uint32_t watch;  /* 1 + the watch that led here, which looks on when it is closed; 0: none */
    uint32_t under;  /* elements between it and the frame below that nobody else knows */
    uint64_t counts; /* of its children, by name, where the schema has numbers */
} stx_frame;

typedef enum stx_kind {
    STX_KIND_ANY_OF,    /* no place of its own: a bit that is met with any of several arms */
    STX_KIND_ATTRIBUTE, /* an attribute of the state's element */
    STX_KIND_TEXT,      /* the state's own text */
    STX_KIND_LEAF,      /* a child element with only text */
    STX_KIND_FLAG,      /* a child element of which only the presence counts */
    STX_KIND_WRAPPER,   /* a child element on the way to other arms of the same record */
    STX_KIND_RECORD     /* a child element that fills a struct of its own */
} stx_kind;

/* What a leaf takes of the elements below it: nothing may be there, or all their text, … */
typedef enum stx_below {
    STX_BELOW_NOTHING,
    STX_BELOW_TEXT,
    STX_BELOW_RAW, /* the document as it is written */
    STX_BELOW_TREE
} stx_below;

/* What an arm does when it is met again. */
typedef enum stx_repeat { STX_REFUSE, STX_ALL, STX_KEEP_FIRST, STX_KEEP_LAST } stx_repeat;

/*
 * One place that the schema knows: an attribute, a child element, or the text of a state. Of
 * several arms that any one suffices of, each names the arm of kind STX_KIND_ANY_OF that stands for
 * all, behind the arms of all states: its bit is the one that is required.
 */
typedef struct stx_arm {
    stax_str name;
    stx_kind kind;
    stx_repeat repeat;
    stx_take *take;                             /* records: called when one is complete, or NULL */
    void *(*place)(stx_reader *, void *record); /* records: where the child's struct is */
    void *(*choose)(void *item);                /* records in unions: the same within an item */
    const stx_state *state;                     /* wrappers and records */
    size_t count_at;                            /* lists: where their count is in the record */
    size_t least, most;                         /* lists: how many; most 0: no bound */
    const char *want;                           /* its type, as messages say it */
    uint32_t line;                              /* its line in the schema */
    uint32_t iterator; /* of whose records it has; the first one has 0, as those of none */
    uint32_t any_of;   /* the arm that is met with it as well; 0: none */
    bool exclusive;    /* it may not come again when that one was met */
    stx_below below;   /* leaves */
    bool points;       /* records: the parent holds a pointer, */
    size_t at;         /*   here */
    bool picky;        /* a child is not this one, and no other, by its name */
    bool anywhere;     /*   it may be at any depth */
    uint8_t count_shift, count_bits;  /*   where in stx_frame.counts those of its name count */
    uint32_t number;                  /*   which of them it is, from 1; 0: any */
    bool (*test)(const stx_reader *); /*   what the attributes of the start tag must be */
    const char *asks; /*   unknown: error: which it looks at, each with a NUL behind it */
    uint32_t left;    /* 1 + the arm that is better when it is met; 0: none */
    uint32_t skip;    /* bytes of the name that are a prefix and its colon */
    uint32_t ns;  /* the schema's namespace it is in; 0: any, of attributes: they have no prefix */
    unsigned any; /* STX_ANY_NAME … */
    const char *file; /* an imported one with its line, or NULL */
    uint32_t order;   /* among the fields of its record, where the lines do not tell it; or 0 */
    bool careful;     /* stx_chain does not look for it */
} stx_arm;

/* What else an arm's name test fits. */
enum {
    STX_ANY_NAME = 1,     /* whatever the local name is */
    STX_ANY_NAMESPACE = 2 /* attributes: with any prefix, or none */
};

/* A state's rules. */
enum {
    STX_UNKNOWN_ERROR = 1,  /* what the schema does not know is an error */
    STX_OWN = 2,            /* it has text of its own, an arm of kind STX_KIND_TEXT */
    STX_COUNTED = 4,        /* some list must have two items or more */
    STX_CHOOSY = 8,         /* a local name does not tell its arm: the whole start tag does */
    STX_NAMESPACED = 16,    /* its own name is in a namespace of the schema */
    STX_DEEP = 32,          /* it can be within itself: entered by the loop, never by a call */
    STX_MIXED = 64,         /* with STX_OWN: text is an item wherever children of its list end it */
    STX_WATCHES = 128,      /* it has arms that are deep */
    STX_UNKNOWN_WARN = 256, /* what the schema does not know is told */
    STX_ORDERED = 512,      /* children come in the order of the arms */
    STX_JUDGED = 1024,      /* a complete one is looked at by `where` and `hook` */
    STX_DIRECT = 2048       /* child elements may stand in the text of a wrapper */
};

/*
 * Arms of a state with many, by local names: by length first, then by bytes, then by their numbers.
 * All zero where they are few.
 */
typedef struct stx_names {
    const uint16_t *arms;  /* their numbers */
    const uint16_t *begin; /* where in `arms` those of each length begin, and the end of the last */
    size_t longest;        /* length */
} stx_names;

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
    uint32_t attributes;                       /*   how many of it are that, for stx_chain */
    stx_names children, values;                /*   child elements and attributes by name */
    uint32_t total;                            /* how many the record has; 0 in a wrapper */
    unsigned rules;                            /* STX_UNKNOWN_ERROR … */
    size_t size;                               /* of the struct; 0 in a wrapper */
    const void *blank;                         /* the struct with its defaults, else zeros */
    const uint64_t *required;                  /* a bit an arm; NULL in a wrapper */
    bool (*where)(const void *record);         /* false: it is dropped; or NULL */
    /* NULL: it is good; else why not; or NULL */
    const char *(*hook)(void *context, void *record, stax_arena *arena);
};

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

/* Whether the schema's prefix of this namespace means it here: asked before names with it. */
#define STX_SPELLED(ns) ((r->spelled >> (ns)&1) != 0)

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

/* Behind name=": gives the value and steps behind its closing quote. */
STX_INLINE bool stx_quoted(stx_reader *reader, stx_walk *w, const char *from, stax_str *value)
{
    const char *to = w->base + w->ip[1];
    const uint32_t *end = w->ip + 1;
    stax_str odd;

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

/*
 * In a start tag: the next thing is one space and name="value": gives the value and steps behind
 * its closing quote. The entries of a plain value are the two quotes, with nothing between.
 */
#define STX_ATTR(w, name, value) \
    stx_attr(r, &(w), STX_PADDED(" " name "=\""), sizeof(name) + 2, &(value))
STX_INLINE bool stx_attr(stx_reader *reader, stx_walk *w, const char *literal, size_t n,
                         stax_str *value)
{
    const char *from = w->behind + n;

    if (!stx_same(w->behind, literal, n)) return false;
    return stx_quoted(reader, w, from, value);
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

/* In a start tag: the element ends here, with "/>", or with '>' and its end tag, and only blanks.
 */
#define STX_SHUT_WHOLE(w, name) (STX_SHUT_EMPTY(w) || (STX_SHUT(w) && STX_STRICT_END(w, name)))

/* The same tokens where text between children is refused (unknown: error). */
#define STX_GAP(w)                     stx_gap(&(w))
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

/* How many children of a name came, of those that are told by numbers: the frame counts so far. */
#define STX_COUNTED(f, shift, bits) ((f)->counts >> (shift) & ((UINT64_C(1) << (bits)) - 1))
#define STX_COUNT(f, shift, bits) \
    ((f)->counts +=               \
     STX_COUNTED(f, shift, bits) + 1 < UINT64_C(1) << (bits) ? UINT64_C(1) << (shift) : 0)

/* Whether no arm behind `arm` up to `last` has been met. */
#define STX_IN_ORDER(seen, arm, last) (((seen) & ((STX_BIT(last) << 1) - (STX_BIT(arm) << 1))) == 0)

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

/*
 * The chain of a state that has none printed, out of its arms: opens and reads it. Of states with
 * text of their own, only the start tag, or all up to the end tag where no child is known.
 */
stx_go stx_chain(stx_reader *reader, stx_frame *frame);
stx_go stx_chain_open(stx_reader *reader, stx_frame *frame);
stx_go stx_chain_text(stx_reader *reader, stx_frame *frame);

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

/* The text of one of several paths counts as not there: for a take_ function to return. */
STX_INLINE bool stx_absent(stx_reader *reader)
{
    reader->absent = true;
    return true;
}

/*
 * The attributes of the start tag that was read, for tests: their values as XML has them. The name
 * is that of an arm, as for an attribute that is taken.
 */
bool stx_has(const stx_reader *reader, const stx_arm *named);
bool stx_is(const stx_reader *reader, const stx_arm *named, stax_str value, bool equal);
/* clang-format off */
#define STX_NAMED(spelt, bytes, space, more) \
    (&(stx_arm){.name = STX_NAME(spelt), .skip = (bytes), .ns = (space), .any = (more)})
#define STX_HAS(r, name)            STX_HAS_IN(r, name, 0, 0, 0)
#define STX_IS(r, name, value)      STX_IS_IN(r, name, 0, 0, 0, value)
#define STX_DIFFERS(r, name, value) STX_DIFFERS_IN(r, name, 0, 0, 0, value)
#define STX_HAS_IN(r, name, skip, ns, any) stx_has(r, STX_NAMED(name, skip, ns, any))
#define STX_IS_IN(r, name, skip, ns, any, value) \
    stx_is(r, STX_NAMED(name, skip, ns, any), (stax_str)STAX_STR(value), true)
#define STX_DIFFERS_IN(r, name, skip, ns, any, value) \
    stx_is(r, STX_NAMED(name, skip, ns, any), (stax_str)STAX_STR(value), false)
/* clang-format on */

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

/* The bounds of a string's length, in bytes. */
STX_INLINE bool stx_length(stx_reader *reader, stax_str text, size_t least, size_t most)
{
    return (text.len >= least && text.len <= most) || stx_fault(reader, STAX_E_LENGTH);
}

/* ---- lists -------------------------------------------------------------------------------- */

/* Room for one item more. Lists hold 0, 4, 8, 16 … items: the count tells when one is full. */
void *stx_grow(stx_reader *reader, void *items, size_t count, size_t size);
STX_INLINE void *stx_room(stx_reader *reader, void *items, size_t count, size_t size)
{
    if (STX_MOSTLY((count & 3) != 0 || (count & (count - 1)) != 0)) return items;
    return stx_grow(reader, items, count, size);
}

#ifdef __cplusplus
}
#endif
#endif
