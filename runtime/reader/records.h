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

typedef enum stx_phase { STX_BEFORE_ROOT, STX_INSIDE, STX_BEHIND_ROOT, STX_DONE } stx_phase;

typedef struct stx_records {
    stx_elements e; /* first: a stx_reader is a stx_records */
    const stx_schema *schema;
    stx_phase phase;
    bool record_done;        /* the streamed record is complete */
    bool hungry;             /* a push reader may be fed */
    stx_frame *frames;       /* face.top of them are open */
    size_t room;             /* how many there is room for */
    uint32_t failing;        /* the arm that an error is about, beyond the frames; or STX_NO_ARM */
    const stx_state *marked; /* the state whose children's names `marks` is about, or NULL */
    uint64_t marks;          /* what find_child looks at first: one bit of 64 for each of them */
    const stx_arm *streamed; /* the arm whose records are given one by one, or NULL */
    void *root;              /* the root's struct */
    void *item;              /* a stream reader's record; NULL: a whole document is read */
    stax_arena *document;    /* where all but the streamed record goes */
    stax_arena own;          /* a stream reader's document arena */
    stax_arena record;       /*   and its record's */
} stx_records;

/* The frame on top, and the one below a frame. */
static inline stx_frame *stx_top(stx_records *r)
{
    return &r->frames[r->e.tokens.face.top - 1];
}

/* Open elements: the chain counts only frames, what counts depth asks for this first. */
static inline void stx_count_depth(stx_records *r)
{
    r->e.depth = r->e.tokens.face.top + r->e.skipping;
}

/* push.c: enters a record or wrapper whose '<' is at `at`; its start tag is still to be read. */
stx_go stx_push(stx_records *r, stx_frame *parent, uint32_t arm, const char *at, bool odd);

/* Takes the frame on top away; what it has seen in a wrapper is its record's. */
void stx_pop(stx_records *r);

/* Takes back that a record was entered, as if its element were not there. */
void stx_undo_record(stx_records *r, stx_frame *parent, uint32_t arm);

/* Whether an arm of the frame's record has been met, and that it is met now. */
bool stx_arm_met(const stx_frame *f, uint32_t arm);
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

/* careful.c: one construct inside the frame on top, which is a state's or a leaf's. */
stx_go stx_content(stx_records *r);

/* The own text of the frame on top is complete: gives it to its arm. */
stx_go stx_take_own_text(stx_records *r, stx_frame *f);

/* xsi:nil="true" among the attributes of the tag that was read. */
bool stx_is_nil(const stx_elements *e);

/* xmlns, xmlns:*, xml:* and xsi:* are never unknown. */
bool stx_is_never_unknown(const stx_elements *e, const stx_attribute *a);
stx_go stx_unknown_attribute(stx_records *r, const stx_attribute *a);

/* What a token reader said, for the loop: STX_SHORT asks for more input. */
stx_go stx_heed(stx_records *r, stx_got got);

/* faults.c: errors that the schema decides. */
stx_go stx_fail_arm(stx_records *r, stx_frame *f, uint32_t arm, stax_status code, const char *at,
                    stax_str text, const char *want);
/* A take_ function refused the value at `at`, or on top of the builder when that is NULL. */
stx_go stx_fail_value(stx_records *r, stx_frame *f, uint32_t arm, stax_str text, const char *at);
/* The arena of the record or document has no room, as stx_reader.fault says. */
stx_go stx_fail_room(stx_records *r, const char *at);
/* Required arms that were not met, lists that are too short: STX_POPPED when there are none. */
stx_go stx_check_complete(stx_records *r, stx_frame *f, const char *at, bool attributes_only);
size_t stx_spell_path(const stx_tokens *t, char *room, size_t size);

/* drive.c: runs until a record is complete, the input is short, or an error. */
stax_status stx_drive(stx_records *r);
stx_go stx_turn(stx_records *r);

#endif
