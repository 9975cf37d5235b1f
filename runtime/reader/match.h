/*
 * Which arm a child or an attribute is: the names of the schema against those of the document.
 *
 * Most names are told to be unknown by one bit: each state's children have marks, one bit of 64 a
 * name, and a name whose bit is not among them is none of theirs.
 */
#ifndef STX_MATCH_H
#define STX_MATCH_H

#include "input/name_words.h"
#include "reader/records.h"

/* A name without its prefix. */
static inline stax_str stx_local(stax_str name, uint32_t prefix)
{
    size_t skip = prefix ? prefix + 1 : 0;

    return (stax_str){name.data + skip, name.len - skip};
}

/* Whether a child of this name, which is readable for 8 bytes, may be this arm: in a namespace. */
static inline bool stx_is_named(const stx_arm *a, stax_str local)
{
    if (a->kind <= STX_KIND_TEXT) return false;
    if (a->any & STX_ANY_NAME) return true;
    return a->name.len - a->skip == local.len &&
           stx_same_bytes(a->name.data + a->skip, local.data, local.len);
}

/* The marks of the children that the state knows: worked out when it is not the one before. */
static inline uint64_t stx_marks_of(stx_records *r, const stx_state *s)
{
    const stx_arm *a = s->arms + s->first, *end = a + s->count;

    if (r->marked == s) return r->marks;
    r->marked = s;
    r->marks = 0;
    for (; a < end; a++) {
        if (a->kind <= STX_KIND_TEXT) continue;
        if (a->any & STX_ANY_NAME) return r->marks = UINT64_MAX;
        r->marks |= stx_mark(a->name.data + a->skip, a->name.len - a->skip);
    }
    return r->marks;
}

/*
 * The arms with this name among many.
 *
 * name     readable for 8 bytes
 * end      what is behind all of its length
 * returns  the first that is not before the name
 */
const uint16_t *stx_by_name(const stx_state *s, const stx_names *names, stax_str name,
                            const uint16_t **end);

/* Whether the arm's local name is this one, as it must be of all that follow it. */
static inline bool stx_has_local(const stx_arm *a, stax_str name)
{
    return a->name.len - a->skip == name.len &&
           stx_same_bytes(a->name.data + a->skip, name.data, name.len);
}

/*
 * The first arm, from `from` on, of a child with this name, or STX_NO_ARM.
 *
 * fits  the namespaces of the schema that it is in; UINT64_MAX: none is looked at
 */
uint32_t stx_find_arm(const stx_state *s, uint32_t from, stax_str local, uint64_t fits);

/* The same where names alone tell children apart: no arm has a prefix, or any name. */
uint32_t stx_find_named(const stx_state *s, stax_str local);

/* The same for a name that stands in the window, if its mark is among these. */
STX_INLINE uint32_t stx_find_child(const stx_state *s, stax_str local, uint64_t marks)
{
    if ((marks & stx_mark(local.data, local.len)) == 0) return STX_NO_ARM;
    if (STX_RARELY(s->rules & STX_CHOOSY)) return stx_find_arm(s, s->first, local, UINT64_MAX);
    return stx_find_named(s, local);
}

/* The namespaces of the schema that the element whose start tag was read and bound is in; number 0,
 * which all are, where a schema has none. */
static inline uint64_t stx_tag_fits(const stx_elements *e)
{
    const stx_tag *tag = &e->tokens.tag;

    if (e->scopes.wanted.spaces == NULL) return 1;
    return tag->prefix ? stx_scopes_fits(&e->scopes, tag->uri) : e->scopes.wanted.unprefixed;
}

/* Whether the arm's test looks at an attribute of this name. */
bool stx_is_asked(const stx_arm *arm, const stx_attribute *a);

/* The first arm, from `from` on, that an attribute of the tag that was bound fits. */
uint32_t stx_find_attribute(const stx_elements *e, const stx_state *s, uint32_t from,
                            const stx_attribute *a);

/*
 * Whether the start tag at the walk, whose name has n bytes, is seen to declare no prefix: what it
 * is does not depend on it then. False too where it is spelled in some unusual way.
 */
bool stx_declares_nothing(const stx_walk *w, size_t n);

#endif
