/*
 * Reads documents through the token readers and names alone, without a schema, to a text that looks
 * like the document made plain: <a k="v">text</a>, comments gone, what is in elements called
 * "skip" passed over, "." at the end, or "!E_TAG 1:7 @6" and what the error says.
 */
#ifndef TOKEN_HARNESS_H
#define TOKEN_HARNESS_H

#include "ways.h"

/* What one way of reading says. */
ways_text token_events(stax_str document, const stax_options *options, ways_cut cut);
ways_text token_events_in_place(stax_str document, const stax_options *options);

/*
 * Fails unless the document says `want` in memory and pushed: whole, bytewise, in two pieces cut
 * anywhere, in pieces of 2, 3, 7 and 64 bytes; and with every kernel of this machine.
 */
void token_check(const char *title, stax_str document, const stax_options *options,
                 const char *want);

/* A row of a table of such checks. */
typedef struct token_case {
    const char *title, *document, *want;
} token_case;

void token_check_all(const token_case *cases, size_t count);

#endif
