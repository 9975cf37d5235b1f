/*
 * Schema lines and their parts as comments show them: in one canonical spelling, whatever the
 * schema's own blanks and forms are.
 */
#ifndef PLAN_TEXT_H
#define PLAN_TEXT_H

#include "model/model.h"

/* What may stand in a comment: no end and no begin of one, no line ends. */
const char *plan_safe(stax_str text, stax_arena *arena);

/* ":26  authors: str[1..] author"; of an imported file: "parts.schema:26  ...". */
const char *plan_line(const model_field *field, stax_arena *arena);

/* What is said about a member of a struct: "author, 1..", "price, in 1/100". */
const char *plan_remark(const model_field *field, stax_arena *arena);

/* The type as messages name it, at most some 60 bytes. */
const char *plan_want(const model_type *type, stax_arena *arena);

#endif
