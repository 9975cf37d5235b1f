/*
 * References (4.1): to a character by its number, or to one of the five that need no declaration.
 */
#ifndef STX_REFERENCE_H
#define STX_REFERENCE_H

#include <stax/gen.h>

/* What a reference stands for. */
typedef struct stx_referred {
    char utf8[4];
    size_t len;         /* bytes of it, 1..4 */
    const char *behind; /* behind the ';'; after an error, as far as a name or number was read */
} stx_referred;

/*
 * Reads the reference whose '&' is at `at`.
 *
 * returns  STAX_OK; STAX_MORE: `end` comes before its end; STAX_E_REFERENCE: not in this form;
 *          STAX_E_CHARACTER: of a character that XML does not allow; STAX_E_ENTITY: another name
 */
stax_status stx_refer(const char *at, const char *end, stx_referred *to);

/*
 * The five by one compare of words each: writes what the reference at `at` stands for.
 *
 * at       its '&', readable for 8 bytes; what follows tells the caller whether its ';' is too late
 * returns  the bytes of the reference; 0: it is none of the five, *to is as before
 */
STX_INLINE size_t stx_predefined(const char *at, char *to)
{
#define STX_ENTITY(literal, character)                         \
    if (stx_same(at, STX_PADDED(literal), sizeof literal - 1)) \
    return *to = (character), sizeof literal - 1
    STX_ENTITY("&lt;", '<');
    STX_ENTITY("&gt;", '>');
    STX_ENTITY("&amp;", '&');
    STX_ENTITY("&quot;", '"');
    STX_ENTITY("&apos;", '\'');
#undef STX_ENTITY
    return 0;
}

#endif
