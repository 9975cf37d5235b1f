/*
 * Bytes of any encoding that is read here become UTF-8: a stretch at a time for the window, or all
 * of an external entity at once.
 */
#ifndef STX_RECODE_H
#define STX_RECODE_H

#include "input/encoding.h"

#include <stax/arena.h>

/* No encoding has characters with more bytes than this. */
enum { STX_LONGEST_CHARACTER = 4 };

/*
 * Decodes whole characters, as many as are there and as there is room for. UTF-8 is copied, not
 * checked; whether XML allows a character is for stage 1 to say.
 *
 * from     stands behind what was decoded; up to 3 bytes before `end` may be left as the begin of a
 *          character
 * to       where to write, up to `room`; stands behind what was written
 * returns  STAX_OK; STAX_E_ENCODED: what stands at *from is not the encoding's (a half of a
 *          surrogate pair, a byte beyond ASCII)
 */
stax_status stx_recode(stx_encoding encoding, const char **from, const char *end, char **to,
                       const char *room);

/* What is wrong with an entity. */
typedef struct stx_misread {
    size_t offset;    /* in its bytes as given */
    stax_str text;    /* for stax_error.text; lives as long as the arena and the bytes */
    const char *want; /* for stax_error.want, static */
} stx_misread;

/*
 * An external parsed entity (4.3), whole, in any encoding that a document may have: its mark and
 * its text declaration (4.3.1) are checked and taken away, its characters too (2.2), and line ends
 * are made LF (2.11).
 *
 * text     gets it in UTF-8, 64 NULs behind it; lives as long as the arena
 * wrong    is written when the return is an error
 * returns  STAX_OK; STAX_E_MEMORY; STAX_E_ENCODING, STAX_E_ENCODED, STAX_E_DECLARATION,
 * STAX_E_UTF8, STAX_E_CHARACTER cost     a few passes; takes up to twice the bytes from the arena
 */
stax_status stx_recode_entity(stax_str bytes, stax_str *text, stx_misread *wrong,
                              stax_arena *arena);

#endif
