/*
 * What the files of emit share: each prints one kind of thing.
 */
#ifndef EMIT_PARTS_H
#define EMIT_PARTS_H

#include "emit/emit.h"
#include "emit/out.h"

/* Declarations of the functions of the header: whole documents, then the iterator. */
void emit_api_header(out *o, const plan *p);

/* Their definitions, with the schema's variable. */
void emit_api_source(out *o, const plan *p);

/* An enum's name function and table of words. */
void emit_enum_source(out *o, const plan_enum *e);

/* Everything of a record: take functions, then its states. */
void emit_record_source(out *o, const plan *p, const plan_record *record);

/* The take_ and place_ functions of an arm. */
void emit_take(out *o, const plan_record *record, const plan_arm *arm);

/* The functions of a state. */
void emit_open(out *o, const plan_record *record, const plan_state *state);
void emit_step(out *o, const plan_record *record, const plan_state *state);

/* The parameters of a state's inlined open function, or what its call passes for them. */
const char *emit_open_list(out *o, const plan_state *state, bool as_call);

/* The table of arms. */
void emit_arms(out *o, const plan *p, const plan_record *record);

/*
 * The condition under which an arm's text is refused: it may not come again, is one too many, or is
 * not taken.
 *
 * seen  where bits of arms are: "seen", "f->seen"; NULL: only whether it is taken
 * text  the variable with the text
 */
const char *emit_refusal(out *o, const plan_record *record, const plan_arm *arm, const char *seen,
                         const char *text);

#endif
