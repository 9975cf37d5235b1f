/*
 * What staxc writes, and where: the last pass.
 */
#ifndef EMIT_FILES_H
#define EMIT_FILES_H

#include "emit/command_line.h"
#include "model/model.h"
#include "plan/plan.h"

/* The files that the command line and the schema's name ask for; for plan_make. */
plan_request emit_request(const command_line *c, const model_schema *schema, stax_arena *arena);

/* Writes source, header and depfile; false after an error, which stands on `errors`. */
bool emit_files(const command_line *c, const plan *p, FILE *errors, stax_arena *arena);

#endif
