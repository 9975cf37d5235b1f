/*
 * Documents that fit a schema, mostly.
 */
#ifndef RANDOM_DOCUMENT_H
#define RANDOM_DOCUMENT_H

#include "dice.h"
#include "model/model.h"

#include <libxml/tree.h>

/* Made from the schema, then changed here and there. xmlFreeDoc it. */
xmlDocPtr random_document(dice *d, const model_schema *schema);

/* The document as bytes; free it. */
char *random_document_text(xmlDocPtr tree, size_t *len);

#endif
