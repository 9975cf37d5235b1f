/*
 * The two lists: which documents a schema is for, and which of them must be refused.
 */
#ifndef REAL_LIST_H
#define REAL_LIST_H

#include <stax/str.h>

#include <stdbool.h>

/* Gets a document: its name from the folder of all packages, and its bytes. */
typedef void real_take(void *context, const char *name, stax_str document);

/*
 * Gives the documents that documents.txt names for a schema, sorted within a row.
 *
 * returns  how many; 0 when the packages were not fetched, where CI is set also when one of them
 * was not
 */
size_t real_list_documents(const char *schema, real_take *take, void *context);

/* The name of the status with which a document must be refused; NULL: it must be read. */
const char *real_list_refusal(const char *schema, const char *name);
size_t real_list_refusals(const char *schema);

#endif
