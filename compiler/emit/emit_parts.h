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

/* In front of what uses deprecated types itself, and behind it. */
void emit_uses_deprecated(out *o);
void emit_used_deprecated(out *o);

/* An enum's name function and table of words. */
void emit_enum_source(out *o, const plan_enum *e);

/* A list of a type of the header: items and their count. */
void emit_list(out *o, const char *item, const char *list);

/* A union: its struct in the header, the functions that choose a member of it in the source. */
void emit_union(out *o, const plan_union *u);
void emit_union_source(out *o, const plan_union *u);

/* The functions that take a text into a union's item, and put that where the field wants it. */
void emit_choice_take(out *o, const plan_record *record, const plan_arm *arm);

/* A function that takes a text into a member. */
void emit_fill(out *o, const plan_fill *fill);

/* The table of a pattern. */
void emit_pattern(out *o, const plan *p, const plan_pattern *pattern);

/* Everything of a record: take functions, then its states. */
void emit_record_source(out *o, const plan *p, const plan_record *record);

/* The take_ and place_ functions of an arm. */
void emit_take(out *o, const plan_record *record, const plan_arm *arm);

/* The functions of a state. */
void emit_open(out *o, const plan_record *record, const plan_state *state);
void emit_step(out *o, const plan_record *record, const plan_state *state);
void emit_whole(out *o, const plan_record *record, const plan_state *state);

/* The parameters of a state's inlined open function, or what its call passes for them. */
const char *emit_open_list(out *o, const plan_state *state, bool as_call);

/* The function that looks at the attributes of a start tag. */
void emit_test(out *o, const plan *p, const plan_arm *arm);
/* What structs hold, and the functions that copy and print them; and their declarations. */
void emit_held(out *o, const plan *p);
void emit_held_union_header(out *o, const plan *p, const plan_union *u);
void emit_held_header(out *o, const plan *p, const plan_record *record);
/* What is asked before a guess of this arm, with " && " behind it; "": nothing. */
const char *emit_guard(out *o, const plan_arm *arm);

/* The table of namespaces; the state of the document with its roots. */
void emit_spaces(out *o, const plan *p);
void emit_document(out *o, const plan *p);

/* The struct of a record. */
void emit_struct(out *o, const plan_record *record);

/* The row of a root in the document's table of arms. */
void emit_root_arm(out *o, const plan_arm *arm);

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
