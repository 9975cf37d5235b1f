/*
 * Reading a markup declaration of a DOCTYPE (productions 29, 45 to 83) from its '<' to its '>'.
 *
 *   <!ENTITY name "text">     read from p to end; what is wrong first is the error
 *
 * A declaration is read when its '>' is in sight, or when there is no use to wait for it: then
 * `end` is where the input or the limit ends, and meeting it is STX_SHORT.
 */
#ifndef STX_DECLARE_H
#define STX_DECLARE_H

#include "token/tokens.h"

typedef struct stx_reading {
    stx_tokens *t;
    const char *p, *end;
    stx_got got;     /* STX_GOT until something stops it */
    const char *cut; /* here a word begins that was asked for, and the end cuts it; or NULL */
} stx_reading;

/* Stops at `at`: short when that is the end, else the DOCTYPE is wrong there. Returns false. */
bool stx_read_wrong(stx_reading *d, const char *at, const char *want);

/* Stops with another error. Returns false. */
bool stx_read_fail(stx_reading *d, stax_status code, const char *at, stax_str text);

/* No memory. Returns false. */
bool stx_read_no_memory(stx_reading *d);

/* White space that may stand here; whether some does. */
bool stx_read_blanks(stx_reading *d);

/* White space that must stand here, or else `want` is what is missing. */
bool stx_read_gap(stx_reading *d, const char *want);

/* Whether this character is next; false at the end as well. */
bool stx_read_at(const stx_reading *d, char c);

/* Whether this word is next: steps behind it. What follows it is for the caller to look at. */
bool stx_read_word(stx_reading *d, const char *word);

/* A character that must stand here. */
bool stx_read_char(stx_reading *d, char c, const char *want);

/* A name with at most one colon (NS 4), and one without (NS 7). */
bool stx_read_qname(stx_reading *d, stax_str *name, uint32_t *prefix, const char *want);
bool stx_read_ncname(stx_reading *d, stax_str *name, const char *want);

/* Any characters of names, a Nmtoken. */
bool stx_read_token(stx_reading *d, stax_str *token, const char *want);

/* A literal in quotes: what is between them. */
bool stx_read_literal(stx_reading *d, stax_str *literal, const char *want);

/*
 * SYSTEM "…" or PUBLIC "…" "…" (75), of notations PUBLIC "…" alone as well (83): sets the ids of
 * *to, which live until the next are read. *there: whether one stands here.
 */
bool stx_read_external_id(stx_reading *d, bool notation, bool *there, stx_outside *to);

/* Blanks and the '>'. */
bool stx_read_end(stx_reading *d, const char *want);

/* The rest of each declaration, from behind its word. */
bool stx_read_entity(stx_reading *d);
bool stx_read_element(stx_reading *d);
bool stx_read_attributes(stx_reading *d);

/* A declaration from its "<!" to its '>'. */
stx_got stx_declare(stx_tokens *t, const char *from, const char *end);

/*
 * parameter.c: the declaration from `from` to *end, which stands in an external entity, with the
 * texts of the parameter entities in it (4.4.8, 4.4.5).
 *
 * end   is moved to where the declaration ends, when its '>' is in an entity
 * text  lives until the next one; data NULL: one of the entities was passed over
 */
stx_got stx_spell_out(stx_tokens *t, const char *from, const char **end, stax_str *text);

/* Looks up the parameter entity `name`, referred to at `at`, and fetches it; NULL: not known. */
stx_got stx_find_parameter(stx_tokens *t, const char *at, stax_str name, stx_entity **entity);

#endif
