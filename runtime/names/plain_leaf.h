/*
 * Leaves that nobody wants, by words: their name, the '>' behind it, and an end tag that fits.
 *
 *   ip[0]        ip[1]                        ip[0]          ip[1]   ip[2]
 *   <order_note>north river</order_note>      <order_name>salt &amp; iron</order_name>
 *
 * Nothing is reported here and nothing moves: what is not plain, not right or not all there has no
 * end, and the careful readers look at it.
 */
#ifndef STX_PLAIN_LEAF_H
#define STX_PLAIN_LEAF_H

#include "input/name_words.h"
#include "names/elements.h"

/*
 * Whether no limit can be met by a plain leaf whose name has up to STX_PLAIN_NAME bytes, in the
 * elements that are open now.
 */
static inline bool stx_leaves_are_within(const stx_elements *e)
{
    const stx_limits *limits = &e->tokens.limits;

    return e->depth < limits->depth && e->tokens.plain_names >= STX_PLAIN_NAME &&
           limits->tag_bytes >= STX_PLAIN_NAME + 3;
}

/*
 * The entry of the '<' behind a text that nobody wants, which has references or line ends in it;
 * NULL: something else is there, or its end is not.
 */
const uint32_t *stx_behind_odd_text(const stx_tokens *t, const uint32_t *ip);

/*
 * The end of the leaf whose start tag begins at entry ip[0], with a plain name of n bytes, up to
 * STX_PLAIN_NAME: the end tag is compared before it is asked whether it is all there.
 *
 * ip       before `last`; moved to the entry of its end tag
 * returns  what is behind its end tag, or NULL
 */
STX_INLINE const char *stx_plain_leaf(const stx_tokens *t, const uint32_t **ip, size_t n)
{
    const stx_window *w = &t->window;
    const char *name = w->base + (*ip)[0] + 1, *end = w->base + *++*ip;

    if (STX_RARELY(name[n] != '>')) return NULL;
    if (STX_RARELY(*end != '<')) {
        if ((*ip = stx_behind_odd_text(t, *ip)) == NULL) return NULL;
        end = w->base + **ip;
    }
    if (end[1] != '/' || !stx_same_bytes(name, end + 2, n + 1)) return NULL;
    end += n + 3;
    return STX_RARELY(end > w->limit) ? NULL : end;
}

#endif
