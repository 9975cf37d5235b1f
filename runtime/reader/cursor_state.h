/*
 * The cursor's insides: two ways to read each thing, as in generated parsers.
 *
 *   quick     cursor_tag.c: a tag or a leaf whose bytes are all in the window, spelled as nearly
 *             everybody spells it. It moves nothing unless all of it fits, and reports no errors.
 *   careful   cursor_careful.c: anything, anywhere, cut at any byte, with the readers of token/.
 *             cursor_given.c: comments and the like, for those who want them.
 *
 * `odd` is zero where the quick way may be tried at once, so the hot path asks one question.
 */
#ifndef STX_CURSOR_STATE_H
#define STX_CURSOR_STATE_H

#include "names/elements.h"

#include <stax/cursor.h>

enum {
    STX_FEW_ATTRIBUTES = 16, /* the quick way takes no more */
    STX_SPELLED = 24,        /* bytes of name=" that are remembered */
    STX_SPELLINGS = 8,       /* kinds of tags whose spelling is */
    STX_KEEP_ROOM = 64       /* behind the kept names, for the words by which they are compared */
};

/* What is to be done before the next event, and why the quick way may not be tried. */
enum {
    STX_ODD_OPEN = 1,       /* a START was given, its name is not kept yet: alone it is not odd */
    STX_ODD_HALF = 2,       /* it was that of an empty element: its END comes next */
    STX_ODD_OUTER = 4,      /* it has declared namespaces, or is the root */
    STX_ODD_SCOPE = 8,      /* an END was given, whose declarations go out of scope now */
    STX_ODD_TEXT = 16,      /* the builder holds a text that was given */
    STX_ODD_PROLOG = 32,    /* before the root's start tag */
    STX_ODD_EPILOG = 64,    /* behind the root's end tag */
    STX_ODD_RESUME = 128,   /* a careful call has returned STAX_EVENT_MORE and goes on */
    STX_ODD_OVER = 256,     /* the end of the document, or an error, was given */
    STX_ODD_LIMITS = 512,   /* the caller's limits are so low that each name must be looked at */
    STX_ODD_FRAGMENT = 1024 /* in a fragment, and no element is open */
};

/* What a call does with character data on its way to its event. */
typedef enum stx_call {
    STX_CALL_NEXT, /* gives it */
    STX_CALL_TAG,  /* passes over it, to the next tag */
    STX_CALL_SKIP, /* passes over it, to the end tag at depth `target` */
    STX_CALL_LEAF  /* keeps it, up to the end tag */
} stx_call;

/*
 * An attribute's name=" as it was spelled the last time, to be compared by words: the first eight
 * bytes and the last eight, under a mask when there are fewer than eight.
 */
typedef struct stx_spelled {
    uint64_t mask;
    uint32_t size; /* 0: none */
    uint32_t tail; /* where the last word begins */
    char bytes[STX_SPELLED];
} stx_spelled;

/*
 * The attributes of a tag in their order: valid names, different from each other. The next tag like
 * it is read by comparing these literals, as generated code does with those of its schema.
 */
typedef struct stx_spelling {
    stx_spelled of[STX_FEW_ATTRIBUTES + 1]; /* one of size 0 follows the last */
} stx_spelling;

struct stax_cursor {
    stx_elements e; /* first: its tokens are the cursor's */
    unsigned odd;
    stx_call call;    /* with STX_ODD_RESUME: which one goes on */
    stax_event event; /* the last one given */
    const char *at;   /* its first byte, in the window; NULL: see `built` */
    stax_str name;    /* START and END; of an INSTRUCTION its target */
    stax_str text;    /* TEXT, and what is in a construct that is given */
    stax_attribute *attributes;
    size_t attribute_count;
    size_t target;    /* STX_CALL_SKIP: how many elements are open behind it */
    uint32_t scope;   /* STX_ODD_OUTER, STX_ODD_SCOPE: how many declarations were in scope before */
    bool building;    /* a text is on the builder, and below it a marker that knows its place */
    bool hungry;      /* a push cursor may be fed */
    unsigned give;    /* stax_options.give */
    unsigned outside; /* what is odd where no element is open behind one that was */
    stax_event giving; /* the run at the walk becomes this event; STAX_EVENT_ERROR: none */
    stax_error own;    /* when the caller has no error of his own */
    stx_buffer many;   /* attributes of a tag that has more than a few */
    stax_attribute few[STX_FEW_ATTRIBUTES];
    stx_spelling spellings[STX_SPELLINGS];
};

/* The innermost open element. */
static inline const stx_open_name *stx_cursor_open_name(const stax_cursor *c)
{
    return (const stx_open_name *)(const void *)(c->e.open.data + c->e.open.len) - 1;
}

/* Whether stax_cursor_text is what is in a construct that was given. */
static inline bool stx_has_text(stax_event event)
{
    return event == STAX_EVENT_INSTRUCTION || event == STAX_EVENT_COMMENT ||
           event == STAX_EVENT_CDATA;
}

/* cursor_tag.c: keeps the name of the START that was given; false: c->event is an error. */
bool stx_careful_keep(stax_cursor *c);

/* The tag at `at`, an entry of the index: quickly, or else as stx_cursor_careful does. */
stax_event stx_cursor_start(stax_cursor *c, const char *at, stx_call call);
stax_event stx_cursor_end(stax_cursor *c, const char *at, stx_call call);

/* The end tag at `at` is plain and fits; false: nothing has moved. */
bool stx_quick_end(stax_cursor *c, const char *at);

/* The tag at the walk in any spelling: the event is set when it is there. */
stx_got stx_careful_start(stax_cursor *c);
stx_got stx_careful_end(stax_cursor *c);

/* The END of an empty element whose START was given. */
void stx_second_half(stax_cursor *c);

/*
 * cursor_careful.c: begins a call where the cursor is odd: what the last event has left is cleared
 * away, what waits is done.
 *
 * returns  false when the quick way may be tried; else c->event is what the call is to return
 */
bool stx_cursor_odd(stax_cursor *c, stx_call call);

/*
 * cursor_given.c: whether the construct that begins at `p`, a '<' with two bytes behind it in the
 * window, is to be an event of its own.
 */
bool stx_is_given(const stax_cursor *c, const char *p);

/* The run that began at `at`, still in the window, is to be given if that was asked for. */
stx_got stx_give_run(stax_cursor *c, const char *at);

/* Goes on inside a run that is given; at its end the event is set. */
stx_got stx_give_on(stax_cursor *c);

/* Goes on to the call's event, however the input is cut and spelled. */
stax_event stx_cursor_careful(stax_cursor *c, stx_call call);

/* An error of the caller. */
stax_event stx_cursor_misused(stax_cursor *c);

/* Writes the names of the open elements, for an error. */
size_t stx_cursor_path(const stx_tokens *t, char *room, size_t size);

#endif
