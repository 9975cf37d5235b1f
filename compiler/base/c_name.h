/*
 * From names of the schema to names of C.
 *
 *   first-name   first_name     '-', '.' and bytes outside of ASCII become '_'
 *   class        class_         keywords of C and C++, and `has`, get a '_' behind them
 *   no (enum)    BOOKS_STATE_NO
 */
#ifndef C_NAME_H
#define C_NAME_H

#include <stax/arena.h>

/* The name of a struct member. Lives as long as the arena, ends with NUL, as all below. */
const char *c_name_field(stax_str name, stax_arena *arena);

/* `<prefix>_<name>`: a type. */
const char *c_name_type(stax_str prefix, stax_str name, stax_arena *arena);

/*
 * `<PREFIX>_<TYPE>_<WORD>`: an enumerator. ASCII letters go upper, bytes outside [A-Za-z0-9] become
 * '_', a word that begins with a digit gets a '_' before it.
 */
const char *c_name_enumerator(stax_str prefix, stax_str type, stax_str word, stax_arena *arena);

/* A part of a longer C name: no keyword is in the way. And the same in capitals. */
const char *c_name_part(stax_str name, stax_arena *arena);
const char *c_name_upper(stax_str name, stax_arena *arena);

/* Can C names begin with it? Letters, digits and '_', no digit first; keywords can. */
bool c_name_good(stax_str name);

/* `books` from `schemas/books.schema`: the last part of a path up to its first '.', made good. */
const char *c_name_of_file(const char *path, stax_arena *arena);

#endif
