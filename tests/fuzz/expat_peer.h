/*
 * The reader held against expat: whether a document is right, and elements, attributes, namespaces
 * and text when both say that it is.
 */
#ifndef EXPAT_PEER_H
#define EXPAT_PEER_H

#include <stax/str.h>

/*
 * Aborts with both readings when they differ and it is not meant that they do.
 *
 * whole_names  without namespaces
 */
void expat_compare(stax_str document, bool whole_names);

#endif
