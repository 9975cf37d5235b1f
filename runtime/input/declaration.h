/*
 * The XML declaration (2.8) and the text declaration of an external entity (4.3.1): their grammar,
 * which is the same but for what may be missing.
 */
#ifndef STX_DECLARATION_H
#define STX_DECLARATION_H

#include <stax/doctype.h>
#include <stax/status.h>

/* How a declaration is judged; added up. */
enum {
    STX_DECLARATION_WHOLE = 1, /* its "?>" follows */
    STX_DECLARATION_TEXT = 2,  /* of an entity: the version may be missing, the encoding not */
    STX_DECLARATION_EITHER = 4 /* without a version as of an entity, with one as of a document */
};

/* What it says, in its own bytes. */
typedef struct stx_declared {
    stax_declaration says;
    const char *wrong; /* where it is not right */
} stx_declared;

/*
 * Judges what stands behind "<?xml", up to its "?>" or as far as it is there. Whether an encoding
 * is known is not asked; of a declaration that is wrong, what stands before the fault is told.
 *
 * how      STX_DECLARATION_…
 * returns  STAX_OK; STAX_MORE: right as far as it is there; STAX_E_DECLARATION
 */
stax_status stx_judge_declaration(const char *from, const char *end, unsigned how,
                                  stx_declared *out);

#endif
