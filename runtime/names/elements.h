/*
 * Open elements: that tags balance (3), prefixes are declared (NS 5), and elements that nobody
 * wants are passed over with all of it checked.
 *
 * The cursor keeps the name of every open element here. A generated parser keeps only those that
 * its schema does not know, or that are spelled with a prefix: of all others the literal of the
 * end tag is in the code.
 */
#ifndef STX_ELEMENTS_H
#define STX_ELEMENTS_H

#include "names/scopes.h"
#include "token/tokens.h"

/* An open element whose name is kept. */
typedef struct stx_open_name {
    size_t at, len; /* in `names` */
    uint32_t scope; /* declarations in scope around it */
} stx_open_name;

typedef struct stx_elements {
    stx_tokens tokens; /* first: a stx_reader is a stx_elements is a stx_tokens */
    stx_scopes scopes;
    stx_buffer names; /* the bytes of open names */
    stx_buffer open;  /* of stx_open_name */
    size_t kept;      /* how many */
    size_t depth;     /* open elements, kept or not */
    size_t skipping;  /* open elements of the subtree that is being passed over */
    uint64_t wanted;  /* in it, too: marks of names (match.h), one bit of 64 each; 0: none are */
} stx_elements;

void stx_elements_close(stx_elements *e);

/*
 * Puts the declarations of the tag that was read in scope, and looks up its prefixes; sets
 * attribute.uri. To be called once for a tag, whatever becomes of it.
 */
stx_got stx_bind_slow(stx_elements *e);
static inline stx_got stx_bind(stx_elements *e)
{
    const stx_tag *tag = &e->tokens.tag;
    bool any = tag->prefix != 0;

    for (size_t i = 0; i < tag->count; i++)
        any |= tag->attributes[i].prefix != 0 || tag->attributes[i].name.data[0] == 'x';
    return any ? stx_bind_slow(e) : STX_GOT;
}

/* Whether an attribute is a declaration: xmlns or xmlns:p. */
bool stx_is_declaration(const stx_attribute *attribute);

/* Whether an attribute is xsi:`local`, under whatever prefix the document has for it. */
bool stx_is_xsi(const stx_elements *e, const stx_attribute *attribute, const char *local);

/* One element deeper, if the limit allows; `at` is its '<'. */
static inline stx_got stx_deeper(stx_elements *e, const char *at)
{
    if (STX_RARELY(e->depth >= e->tokens.limits.depth))
        return stx_fail_limit(&e->tokens, at, depth);
    e->depth++;
    return STX_GOT;
}

/* Keeps the name of an element that is opened; `scope` as it was before its tag was bound. */
stx_got stx_keep_name(stx_elements *e, stax_str name, uint32_t scope);

/* The same as kept name `number`, below those that are kept from there on. */
stx_got stx_keep_below(stx_elements *e, size_t number, stax_str name, uint32_t scope);

/* The innermost kept name; it lives until the next name is kept. */
stax_str stx_kept_name(const stx_elements *e);

/* Takes the innermost kept name away and undoes its declarations. */
void stx_drop_kept(stx_elements *e);

/* An end tag of this name at `at` closes it: takes it away and undoes its declarations. */
stx_got stx_close_kept(stx_elements *e, stax_str name, const char *at);

/*
 * Begins to pass over the element whose start tag was read and bound; consumes the tag. Then
 * stx_skip goes on until STX_GOT, behind its end tag, or with `skipping` above 0 at the '<' of an
 * element whose name has a mark that is wanted; STX_SHORT: more input is needed.
 */
stx_got stx_skip_begin(stx_elements *e, uint32_t scope);
stx_got stx_skip(stx_elements *e);

/* Its part at an end tag, for those who look at what is passed over. */
stx_got stx_skip_end_tag(stx_elements *e);

/* The kept name number i, the outermost first. */
stax_str stx_kept_at(const stx_elements *e, size_t i);

#endif
