/*
 * A schema read by the cursor, element by element, as naively as can be.
 */
#ifndef SLOW_SCHEMA_H
#define SLOW_SCHEMA_H

#include <stax/gen.h>

/*
 * Reads a whole document with the tables that staxc printed: its arms, their places and their
 * conversions are used, none of the code that decides which of them is due.
 *
 * arena    where everything goes
 * returns  the root's struct; NULL: the document is not well-formed, or not of the schema
 */
void *slow_schema_read(const stx_schema *schema, stax_str document, stax_arena *arena);

#endif
