/*
 * Encodings: what the first bytes of an entity say, and whether what its declaration says fits
 * them (4.3.3, appendix F).
 *
 *   FE FF, FF FE               UTF-16 with its mark
 *   00 3C 00 3F, 3C 00 3F 00   "<?" in UTF-16: good when a declaration follows that says so
 *   EF BB BF                   UTF-8 with its mark, and nothing else
 *   any other                  UTF-8, or what the declaration says of those that are like ASCII
 *
 * UTF-32 and EBCDIC are told by their first bytes, too, to be refused by name.
 */
#ifndef STX_ENCODING_H
#define STX_ENCODING_H

#include <stax/status.h>
#include <stax/str.h>

#include <stdint.h>

typedef enum stx_encoding {
    STX_UTF8,
    STX_UTF16_LE,
    STX_UTF16_BE,
    STX_US_ASCII,
    STX_ISO_8859_1
} stx_encoding;

/* What the first bytes say. Zeroed: UTF-8 without a mark. */
typedef struct stx_start {
    stx_encoding encoding;
    uint8_t mark;        /* bytes of the byte order mark, 0: none */
    const char *refused; /* the name of an encoding that is not read here, else NULL */
} stx_start;

/*
 * Looks at the first bytes.
 *
 * len      how many are there; 4 are always enough
 * all      no more come
 * returns  false: more are needed, nothing is written
 */
bool stx_start_of(const char *bytes, size_t len, bool all, stx_start *start);

/*
 * Judges the name in a declaration, letters in any case, against the first bytes.
 *
 * returns   STAX_OK: *encoding is what stands behind the declaration; STAX_E_ENCODING: no name of
 *           an encoding that is read here; STAX_E_ENCODED: the first bytes say that it is not that,
 *           and *encoding is what was named
 */
stax_status stx_encoding_declared(stax_str name, const stx_start *start, stx_encoding *encoding);

/*
 * Of text that came from this encoding: how many bytes a character had, for stx_place.unit. 0: as
 * many as it has in UTF-8.
 */
uint8_t stx_encoding_unit(stx_encoding encoding);

/* How errors call it: "UTF-16" for both of its orders. */
const char *stx_encoding_name(stx_encoding encoding);

#endif
