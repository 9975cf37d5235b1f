/*
 * The engine behind a generated parser: frames for the open elements that the schema knows, the
 * chain in front, the careful path behind.
 *
 *   frames   catalog   book   (title)        a leaf has a frame only while the careful path reads
 * it |        | arm 0    arm 2 of book's arms
 */
#ifndef STX_RECORDS_H
#define STX_RECORDS_H

#include "names/elements.h"

#define STX_NO_ARM UINT32_MAX

enum { STX_REMEMBERED = 512 }; /* arms that came in places where others were expected */

typedef enum stx_phase { STX_BEFORE_ROOT, STX_INSIDE, STX_BEHIND_ROOT, STX_DONE } stx_phase;

/*
 * Looks for what may be anywhere (`//x`), at any depth below the element of its frame, but for
 * those that are within one that it has found.
 */
typedef struct stx_watch {
    uint32_t frame, arm; /* the number of the frame; its arm */
    uint64_t mark;       /* match.h: of the arm's name */
    bool busy;           /* within one that it has found */
} stx_watch;

typedef struct stx_records {
    stx_elements e; /* first: a stx_reader is a stx_records */
    const stx_schema *schema;
    stx_phase phase;
    bool record_done;  /* the streamed record is complete */
    bool bound;        /* the tag of the frame on top was read: it is what it is for */
    bool hungry;       /* a push reader may be fed */
    stx_frame *frames; /* face.top of them are open */
    size_t room;       /* how many there is room for */
    size_t abreast;    /* frames that the child at hand may have at once, where they are many */
    bool unwinds;      /* whoever holds frames, or is to drive some, returns to the loop */
    size_t chained_to; /* frames up to which chains stay within the limit of depth */
    uint32_t failing;  /* the arm that an error is about, beyond the frames; or STX_NO_ARM */
    const stx_frame *failing_in; /*   its frame; NULL: the one on top */
    stx_buffer watches;          /* of stx_watch, those of the innermost frames last */
    stx_buffer checked;          /* a struct for what is only checked */
    size_t looking;              /* how many of them look at what comes next */
    size_t joined;               /* frames that are of the same element as the one below */
    size_t under;                /* open elements below a frame that nobody knows */
    size_t item_at;              /* the number of the frame that fills `item`; 0: none is open */
    const stx_state *marked;     /* the state whose children's names `marks` is about, or NULL */
    uint64_t marks;              /* match.h: one bit of 64 for each of them */
    const stx_arm *streamed;     /* the first arm whose records are given one by one, or NULL */
    size_t stream_bytes;         /*   and the bytes of all such arms in the table */
    bool as_written;             /* a leaf is taken so, below.h; up to here: */
    uint64_t taken;              /*   an offset of a window */
    size_t taken_in;             /*   below so many bytes of open entities */
    stax_any any;                /* the tree that is read, */
    stx_buffer tree;             /*   and its open elements */
    void *root;                  /* the root's struct */
    void *item;                  /* a stream reader's record; NULL: a whole document is read */
    stax_arena *document;        /* where all but the streamed record goes */
    stax_arena own;              /* a stream reader's document arena */
    stax_arena record;           /*   and its record's */
    bool skips_bad;              /* a record with which something is wrong is passed over */
    bool partial;                /* a document that is wrong is given as far as it was read */
    bool ended;                  /* the fault is of an element whose end was read */
    size_t bad;                  /* records that were passed over */
    size_t *given;       /* of several iterators: records of each that were read, bad or not */
    uint32_t which;      /* whose record is in `item`, */
    bool waits;          /*   and it was not given yet */
    stax_error spare;    /* what the caller would be told of one, if he asked for errors */
    stax_report *report; /* the caller's, or NULL */
    void *report_context;
    uint16_t came[STX_REMEMBERED]; /* chain.c: only guesses, of whatever states */
} stx_records;

/* The frame on top, and the one below a frame. */
static inline stx_frame *stx_top(stx_records *r)
{
    return &r->frames[r->e.tokens.face.top - 1];
}

/*
 * The frame of a plain child, which has seen nothing. Member by member: to clear one of this size
 * gcc 12 takes `rep stos`, which takes longer. bench/callgrind.sh, deep: 11.6 to 10.6.
 */
static inline void stx_plain_frame(stx_frame *f, const stx_state *s, void *record, uint32_t arm,
                                   uint32_t scope)
{
    f->state = s;
    f->record = record;
    f->seen = f->needed = 0;
    f->more = NULL;
    f->streamed = 0;
    f->arm = arm;
    f->scope = scope;
    f->opened = f->odd = f->begun = f->nil = false;
    f->simple = f->wraps = f->joined = f->unused = false;
    f->back = f->watch = f->under = 0;
    f->counts = 0;
}

/* Whether an arm's records are given one by one. */
static inline bool stx_is_streamed(const stx_records *r, const stx_arm *a)
{
    if (STX_MOSTLY(r->streamed == NULL)) return false;
    return (uintptr_t)a - (uintptr_t)r->streamed < r->stream_bytes || a->iterator > 0;
}

/* How many records of an arm's iterator came before the one that is read. */
static inline size_t stx_given(const stx_records *r, const stx_arm *a)
{
    return r->given ? r->given[a->iterator] : (size_t)r->e.tokens.records + r->bad;
}

/* The lowest of the frames of the element on top. */
static inline stx_frame *stx_group(stx_records *r)
{
    stx_frame *f = stx_top(r);

    while (f->joined) f--;
    return f;
}

/* The frame in whose state the arm is that led to this one, which is not the first. */
static inline stx_frame *stx_parent(stx_frame *f)
{
    return f - 1 - f->back;
}

/* Open elements: the chain counts only frames, what counts depth asks for this first. */
static inline void stx_count_depth(stx_records *r)
{
    r->e.depth = r->e.tokens.face.top - r->joined + r->under + r->e.skipping;
}

/*
 * push.c: enters a record or wrapper whose '<' is at `at`; its start tag is still to be read. A
 * deep one sets `unwinds`; when there is no frame for it, it is not entered, and to be met again.
 *
 * watch  1 + the number of the watch that has found it, 0: it is a child of the element on top
 */
stx_go stx_push(stx_records *r, stx_frame *parent, uint32_t arm, const char *at, bool odd,
                uint32_t watch);

/*
 * Whether a list has as many items as it may have. One more is an error, but not when its start tag
 * says xsi:nil: such a tag is read first.
 */
bool stx_is_full(const stx_records *r, const stx_frame *f, const stx_arm *a);

/* Whether one element more of this arm, of whatever kind, may stand at `at`. */
stx_go stx_may_come(stx_records *r, stx_frame *f, uint32_t arm, const char *at);

/* Gives a new frame of a wrapper or record its struct, and what belongs to it. */
stx_go stx_fill_frame(stx_records *r, stx_frame *f, stx_frame *parent, const char *at);

/* The lowest new frame of an element: who has found it, and what nobody knows below it. */
void stx_land(stx_records *r, stx_frame *f, uint32_t watch);

/* Takes the frame on top away, but not its text. */
void stx_leave(stx_records *r);

/* A record is complete: tells who wants to know; STX_STOPPED when it is given to the caller. */
stx_go stx_hand_over(stx_records *r, stx_frame *parent, const stx_arm *a);

/*
 * Where what comes for an arm goes: the frame's record, or when a better path of the same field
 * was met, and it is only checked, a struct of its kind that nobody sees.
 *
 * returns  NULL: there is no memory, which stx_reader.fault says
 */
void *stx_aside(stx_records *r, const stx_frame *f, uint32_t arm);
static inline void *stx_record_for(stx_records *r, const stx_frame *f, uint32_t arm)
{
    return STX_MOSTLY(f->state->arms[arm].left == 0) ? f->record : stx_aside(r, f, arm);
}

/* An arm of the frame was met: so it was for all frames of its record. */
void stx_share_slowly(stx_records *r, const stx_frame *f);
static inline void stx_share(stx_records *r, const stx_frame *f)
{
    if (STX_RARELY(r->joined > 0 || r->watches.len > 0)) stx_share_slowly(r, f);
}

/* What is taken for a frame goes where its record lives. */
void stx_use_arena_slowly(stx_records *r, const stx_frame *f);
static inline void stx_use_arena(stx_records *r, const stx_frame *f)
{
    if (STX_RARELY(r->item_at > 0 && (r->joined > 0 || r->watches.len > 0)))
        stx_use_arena_slowly(r, f);
}

/* watch.c: arms that may be anywhere below a frame, whose start tag was read, begin to look. */
stx_go stx_watch_begin(stx_records *r, stx_frame *f);
/* The watches of a frame end. */
void stx_watch_end(stx_records *r, const stx_frame *f);
/* A watch has found an element, or looks on behind it. */
void stx_watch_busy(stx_records *r, uint32_t watch, bool busy);
/* Which watches look: after an arm was met that may be enough for one. */
void stx_watch_update(stx_records *r);
static inline stx_watch *stx_watches(const stx_records *r)
{
    return (stx_watch *)(void *)r->watches.data;
}

/*
 * offer.c: a child at the walk, or an element that a watch may look for, whose name was read: asks
 * all arms that it may be.
 */
stx_go stx_offer(stx_records *r, stax_str name, uint32_t prefix);

/* crowd.c: the element on top has ended, before `end`: its frames are closed. */
stx_go stx_close_crowd(stx_records *r, const char *end);
/* Takes the text of the element for all frames that want it. */
stx_go stx_take_texts(stx_records *r, stx_frame *lowest);

/* careful_tag.c: the start tag was read; opens the frames of its element, from `lowest` on. */
stx_go stx_open_frames(stx_records *r, stx_frame *lowest, uint32_t scope, bool nil);

/* careful.c: a leaf, a flag, and what nobody knows. */
stx_go stx_read_leaf(stx_records *r, stx_frame *f, uint32_t arm, uint32_t watch);
stx_go stx_read_flag(stx_records *r, stx_frame *f, uint32_t arm);
stx_go stx_unknown_child(stx_records *r, stax_str name);
stx_go stx_pass_over(stx_records *r);
stx_go stx_take_value(stx_records *r, stx_frame *f, uint32_t arm, stax_str value, const char *at);
/* Of a text in which no element may stand: its arm; else NULL. */
const stx_arm *stx_text_alone(stx_frame *f);

/* Before a deep frame: is there room for it, those below it up to another such, and a leaf's? */
static inline bool stx_may_go_deeper(stx_records *r)
{
    r->unwinds = true;
    return r->room - r->e.tokens.face.top >= (size_t)r->schema->levels + 2 + r->abreast;
}

/* Takes the frame on top away; what it has seen in a wrapper is its record's. */
void stx_pop(stx_records *r);

/* Takes back that a record was entered, as if its element were not there. */
void stx_undo_record(stx_records *r, stx_frame *parent, uint32_t arm);

/* Whether an arm of the frame's record has been met, and that it is met now. */
bool stx_arm_met(const stx_frame *f, uint32_t arm);
/* Whether it may be that it comes again: it was met, or another of which only one may come. */
bool stx_arm_came(const stx_frame *f, uint32_t arm);
void stx_arm_meet(stx_frame *f, uint32_t arm);

/* How many items an arm's list has; 0 when it is none. */
size_t stx_arm_count(const stx_frame *f, const stx_arm *arm);

/*
 * Whether what the chain refused was for want of memory: that is told even when there is some now,
 * so nothing is tried again.
 */
static inline bool stx_chain_lacked_memory(const stx_reader *face)
{
    return face->fault == STAX_E_MEMORY;
}

/* Before a value is converted; false: stx_reader.fault says that there was no memory before. */
static inline bool stx_begin_value(stx_reader *face)
{
    if (STX_RARELY(stx_chain_lacked_memory(face))) return false;
    face->fault = STAX_OK;
    face->absent = false;
    return true;
}

/* careful.c: one construct inside the frame on top, which is a state's or a leaf's. */
stx_go stx_content(stx_records *r);

/* The arm of a state's own text. */
uint32_t stx_text_arm(const stx_state *s);
/* An item of mixed content comes at `at`: the text in front of it is one as well. */
stx_go stx_end_run(stx_records *r, stx_frame *f, const stx_arm *item, const char *at);

/* Reads the start tag of a child of `f` whose local name is an arm's, then asks which arm it is. */
stx_go stx_choose(stx_records *r, stx_frame *f);

/* careful_tag.c: the frame's start tag was read and bound: takes its attributes. */
stx_go stx_open_bound(stx_records *r, stx_frame *f, uint32_t scope);

/* A leaf or flag of this arm, whose start tag was read and bound; `scope` as it was before. */
stx_go stx_enter_leaf(stx_records *r, stx_frame *f, uint32_t arm, uint32_t scope, bool odd,
                      uint32_t watch);
stx_go stx_enter_flag(stx_records *r, stx_frame *f, uint32_t arm, uint32_t scope);

/* Whether the leaf at the walk may be in the window whole, or cannot get into it. */
bool stx_is_leaf_near(const stx_records *r);

/* The own text of the frame on top is complete: gives it to its arm. */
stx_go stx_take_own_text(stx_records *r, stx_frame *f);

/* xsi:nil="true" among the attributes of the tag that was read. */
bool stx_is_nil(const stx_elements *e);

/* xmlns, xmlns:*, xml:* and xsi:* are never unknown. */
bool stx_is_never_unknown(const stx_elements *e, const stx_attribute *a);
stx_go stx_unknown_attribute(stx_records *r, const stx_attribute *a);

/* What a token reader said, for the loop: STX_SHORT asks for more input. */
stx_go stx_heed(stx_records *r, stx_got got);

/* judge.c: what becomes of a complete record: STX_POPPED, it stays; STX_AGAIN, it is gone. */
stx_go stx_judge(stx_records *r, stx_frame *f, const char *at);

/* Whether the caller wants to know what the frame's state does not. */
static inline bool stx_warns(const stx_records *r, const stx_frame *f)
{
    return f->state && (f->state->rules & STX_UNKNOWN_WARN) && r->report;
}
/* Tells it: the attribute or element of this name, which is at `name.data`. */
void stx_warn_unknown(stx_records *r, const char *at, stax_str name);

/* A child of this arm may not stand behind what came: STX_STOPPED with the error. */
stx_go stx_check_order(stx_records *r, stx_frame *f, uint32_t arm, const char *at);

/* faults.c: errors that the schema decides. */
stx_go stx_fail_arm(stx_records *r, stx_frame *f, uint32_t arm, stax_status code, const char *at,
                    stax_str text, const char *want);
/* The error to come is about this line of the schema. */
void stx_name_line(stx_records *r, const stx_arm *a);
/* A take_ function refused the value at `at`, or on top of the builder when that is NULL. */
stx_go stx_fail_value(stx_records *r, stx_frame *f, uint32_t arm, stax_str text, const char *at);
/* The arena of the record or document has no room, as stx_reader.fault says. */
stx_go stx_fail_room(stx_records *r, const char *at);
/* Required arms that were not met, lists that are too short: STX_POPPED when there are none. */
stx_go stx_check_complete(stx_records *r, stx_frame *f, const char *at, bool attributes_only);
size_t stx_spell_path(const stx_tokens *t, char *room, size_t size);

/* recover.c: after an error. STX_AGAIN: its record was dropped, and reading goes on behind it. */
stx_go stx_recover(stx_records *r);
/* What was begun and has no struct yet is taken back, so that all that is there may be looked at.
 */
void stx_settle(stx_records *r);

/* The start tag at the walk, and its element. */
stx_go stx_pass_over(stx_records *r);

/* drive.c: runs until a record is complete, the input is short, or an error. */
stax_status stx_drive(stx_records *r);
stx_go stx_turn(stx_records *r);

#endif
