/*
 * The chain of a state without a line of C for it: the same guesses, in the same order, with the
 * same compares, read out of the state's stretch of arms.
 *
 *   arms      id   title   author   price         <author>… </author><price>…
 *             @            ^ expected next         ^ compared with it, then with those behind
 *
 * Printed chains are quicker; this one costs a large schema nothing but its table. What it does not
 * take is the careful path's, as behind a printed chain, so both give the same for every document.
 */
#include "reader/match.h"

/* Whether an arm has been met, or of several that exclude each other one. */
static inline bool is_met(const stx_frame *f, uint32_t arm)
{
    if (STX_RARELY(f->state->arms[arm].exclusive)) return stx_arm_came(f, arm);
    return STX_MOSTLY(arm < 64) ? STX_MET(f->seen, arm) : STX_MET_MORE(f, arm);
}

static inline void meet(stx_frame *f, uint32_t arm)
{
    if (STX_MOSTLY(arm < 64 && f->state->arms[arm].any_of == 0))
        STX_MEET(f->seen, arm);
    else
        stx_arm_meet(f, arm);
}

/* Gives a text to its arm; false: it may not come again, is one too many, or is not right. */
static inline bool is_taken(stx_reader *reader, stx_frame *f, const stx_arm *a, uint32_t arm,
                            stax_str text)
{
    if (STX_RARELY(a->most > 0) && stx_arm_count(f, a) >= a->most) return false;
    if (a->repeat != STX_ALL && a->repeat != STX_KEEP_LAST && is_met(f, arm))
        return a->repeat == STX_KEEP_FIRST;
    return a->take(reader, f->record, text);
}

/* Whether the document has the prefix of the arm's name as the schema has it, if there is one. */
static inline bool is_spelled(const stx_reader *reader, const stx_arm *a)
{
    return (reader->spelled >> a->ns & 1) != 0;
}

/* The end tag is next: steps behind it. */
static inline bool is_end(stx_walk *w, stax_str name)
{
    const char *at = w->base + w->ip[0];

    if (at[0] != '<' || at[1] != '/' || at[name.len + 2] != '>') return false;
    if (!stx_same_bytes(at + 2, name.data, name.len)) return false;
    w->ip++;
    w->behind = at + name.len + 3;
    return true;
}

/* ---- start tags --------------------------------------------------------------------------- */

enum { MOST_VALUES = 32 }; /* attributes of one tag that are read here */

/* What stands in a start tag: converted when all of it was as guessed. */
typedef struct chain_tag {
    struct {
        const stx_arm *arm;
        stax_str value;
    } found[MOST_VALUES];
    size_t count;
} chain_tag;

/* The next thing in the tag is one space and name=": steps behind none of it. */
static inline bool is_attribute(const stx_walk *w, stax_str name)
{
    const char *at = w->behind;

    return at[0] == ' ' && at[name.len + 1] == '=' && at[name.len + 2] == '"' &&
           stx_same_bytes(at + 1, name.data, name.len);
}

/* Attributes in the order of the schema; false: not all of them are here, or they are too many. */
static inline bool look_for_attributes(stx_reader *reader, const stx_state *s, stx_walk *w,
                                       chain_tag *tag)
{
    const stx_arm *a = s->arms + s->first;

    tag->count = 0;
    for (uint32_t left = s->attributes; left > 0; a++) {
        if (a->kind != STX_KIND_ATTRIBUTE) continue;
        left--;
        if (!is_attribute(w, a->name) || !is_spelled(reader, a)) {
            if (s->required && STX_MET(s->required[0], a - s->arms)) return false;
            continue;
        }
        if (tag->count == MOST_VALUES) return false;
        tag->found[tag->count].arm = a;
        if (!stx_quoted(reader, w, w->behind + a->name.len + 3, &tag->found[tag->count].value))
            return false;
        tag->count++;
    }
    return true;
}

/* The start tag up to its last attribute. Nothing is kept of it yet. */
static inline bool look_at_tag(stx_reader *reader, stx_frame *f, stx_walk *w, chain_tag *tag)
{
    const stx_state *s = f->state;
    const char *at = w->base + w->ip[0];

    if (s->size > 0) memcpy(f->record, s->blank, s->size);
    if (*at != '<' || !stx_same_bytes(at + 1, s->element.data, s->element.len)) return false;
    w->ip++;
    w->behind = at + 1 + s->element.len;
    return look_for_attributes(reader, s, w, tag);
}

static inline bool take_attributes(stx_reader *reader, stx_frame *f, const chain_tag *tag,
                                   uint64_t *seen)
{
    for (size_t i = 0; i < tag->count; i++) {
        const stx_arm *a = tag->found[i].arm;
        uint32_t arm = (uint32_t)(a - f->state->arms);

        if (!is_taken(reader, f, a, arm, tag->found[i].value)) return false;
        STX_MEET(*seen, arm);
    }
    return true;
}

/* Own text and children: no child is looked at, the careful path joins what stands between them. */
stx_go stx_chain_open(stx_reader *reader, stx_frame *f)
{
    stx_walk w = reader->at;
    uint64_t seen = 0;
    chain_tag tag;

    if (!look_at_tag(reader, f, &w, &tag) || !STX_SHUT(w) ||
        !take_attributes(reader, f, &tag, &seen))
        return stx_careful_open(reader, f);
    return stx_opened(reader, w, f, seen);
}

/* Own text alone: it is taken whole, up to the end tag. */
stx_go stx_chain_text(stx_reader *reader, stx_frame *f)
{
    const stx_state *s = f->state;
    const stx_arm *own = s->arms + s->first;
    stx_walk w = reader->at;
    uint64_t seen = 0;
    chain_tag tag;
    stax_str text;

    while (own->kind != STX_KIND_TEXT) own++;
    if (!look_at_tag(reader, f, &w, &tag) || !STX_SHUT(w)) return stx_careful_open(reader, f);
    text.data = w.behind;
    if (!is_end(&w, s->element)) return stx_careful_open(reader, f);
    text.len = (size_t)(w.behind - text.data) - s->element.len - 3;

    if (!take_attributes(reader, f, &tag, &seen) ||
        !is_taken(reader, f, own, (uint32_t)(own - s->arms), text))
        return stx_careful_open(reader, f);
    STX_MEET(seen, own - s->arms);
    f->opened = true;
    return stx_close(reader, w, f, seen);
}

/* ---- children ----------------------------------------------------------------------------- */

static inline bool is_named(const stx_arm *a, const char *name)
{
    return stx_same_bytes(name, a->name.data, a->name.len);
}

/* The next token is a start tag of this arm's, with or without attributes. */
static inline bool is_child(const stx_reader *reader, const stx_arm *a, const char *name)
{
    char behind = name[a->name.len];

    if (behind != '>' && behind != ' ' && behind != '/') return false;
    return is_named(a, name) && a->kind > STX_KIND_TEXT && !a->careful && is_spelled(reader, a);
}

/* The bytes of a name in a start tag; of a very long one, some. Eight at a time are asked. */
static inline size_t name_length(const char *name)
{
    enum { LONGEST = 48 }; /* of arms that are looked for; 64 bytes behind a window may be read */
    size_t n = 0;

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && defined(__GNUC__)
    #define LANES(byte) (UINT64_C(0x0101010101010101) * (byte))
    for (; n <= LONGEST; n += 8) { /* a borrow goes up: the lowest lane that is told is right */
        uint64_t word = stx_load8(name + n), shut = word ^ LANES('>'), slash = word ^ LANES('/');
        uint64_t ends = ((shut - LANES(1)) & ~shut) | ((slash - LANES(1)) & ~slash);

        ends = (ends | ((word - LANES(' ' + 1)) & ~word)) & LANES(0x80);
        if (ends != 0) return n + (size_t)(__builtin_ctzll(ends) >> 3);
    }
    #undef LANES
#else
    while (n <= LONGEST && (unsigned char)name[n] > ' ' && name[n] != '>' && name[n] != '/') n++;
#endif
    return n;
}

/* The name that begins here, without its prefix. */
static inline stax_str local_name(const stx_state *s, const char *name)
{
    size_t n = name_length(name), skip = 0;

    while ((s->rules & STX_CHOOSY) && skip < n && name[skip] != ':') skip++;
    skip = (s->rules & STX_CHOOSY) && skip < n ? skip + 1 : 0;
    return (stax_str){name + skip, n - skip};
}

/* Where it is remembered which arm came when `next` did not. */
static inline uint16_t *came_after(stx_reader *reader, const stx_state *s, const stx_arm *next)
{
    stx_records *r = (stx_records *)(void *)reader;
    size_t place = ((uintptr_t)s >> 6) + (size_t)(next - s->arms);

    return &r->came[place % STX_REMEMBERED];
}

/*
 * Of a state with many: the arm that came last time is asked, for most documents keep to an order
 * of their own; then the name is looked up. bench/order.sh on 100 children in reverse: 615
 * instructions a child to 365.
 */
static const stx_arm *find_of_many(stx_reader *reader, const stx_state *s, const stx_arm *next,
                                   const char *name)
{
    uint16_t *came = came_after(reader, s, next);
    const uint16_t *at, *behind;
    stax_str local;

    if (*came - s->first < s->count && is_child(reader, &s->arms[*came], name))
        return &s->arms[*came];
    local = local_name(s, name);
    if (local.len == 0) return NULL;
    at = stx_by_name(s, &s->children, local, &behind);
    for (; at < behind; at++) {
        if (is_child(reader, &s->arms[*at], name)) return &s->arms[*came = *at];
        if (!stx_has_local(&s->arms[*at], local)) return NULL;
    }
    return NULL;
}

/* The arm of the start tag whose name is here, asked from `next` on, then from the first. */
static const stx_arm *find(stx_reader *reader, const stx_state *s, const stx_arm *next,
                           const char *name)
{
    const stx_arm *first = s->arms + s->first, *end = first + s->count, *a;

    if (s->children.arms) return find_of_many(reader, s, next, name);
    for (a = next; a < end; a++)
        if (is_child(reader, a, name)) return a;
    for (a = first; a < next; a++)
        if (is_child(reader, a, name)) return a;
    return NULL;
}

/* The end of a leaf whose text is not plain, from the entry behind its start tag on. */
STX_OUT_OF_LINE static bool odd_leaf(stx_reader *reader, const stx_arm *a, stx_walk *w,
                                     stax_str *text)
{
    if (w->base[*w->ip] == '<') return false;
    w->ip = stx_odd_text(reader, text->data, w->ip, '<', text);
    return w->ip != NULL && is_end(w, a->name);
}

/* Of a leaf whose start tag is at the walk: its text; steps behind its end tag. */
static inline bool is_leaf(stx_reader *reader, const stx_arm *a, const char *name, stax_str *text)
{
    const char *from = name + a->name.len + 1, *to = reader->at.base + reader->at.ip[1];
    stx_walk end;

    text->data = from;
    if (STX_MOSTLY(to[0] == '<' && to[1] == '/' && to[a->name.len + 2] == '>' &&
                   is_named(a, to + 2))) {
        text->len = (size_t)(to - from);
        reader->at.ip += 2;
        reader->at.behind = to + a->name.len + 3;
        return true;
    }
    end = (stx_walk){reader->at.base, reader->at.ip + 1, NULL};
    if (!odd_leaf(reader, a, &end, text)) return false;
    reader->at = end;
    return true;
}

/* <name>text</name>, whole; STX_POPPED: it was taken. */
static inline stx_go leaf(stx_reader *reader, stx_frame *f, const stx_arm *a, const char *name)
{
    uint32_t arm = (uint32_t)(a - f->state->arms);
    stax_str text;

    if (!is_leaf(reader, a, name, &text)) return stx_careful(reader, reader->at, f, f->seen);
    if (!is_taken(reader, f, a, arm, text)) return stx_refused(reader, reader->at, f, f->seen);
    meet(f, arm);
    return STX_POPPED;
}

/* <name/>. One that may not come again is left to the careful path. */
static stx_go flag(stx_reader *reader, stx_frame *f, const stx_arm *a, uint32_t arm)
{
    const char *behind = reader->at.base + reader->at.ip[0] + a->name.len + 1;

    if (behind[0] != '/' || behind[1] != '>' || (a->repeat == STX_REFUSE && is_met(f, arm)))
        return stx_careful(reader, reader->at, f, f->seen);
    (void)a->take(reader, f->record, (stax_str){0});
    reader->at.ip++;
    reader->at.behind = behind + 2;
    meet(f, arm);
    return STX_POPPED;
}

/* A child that the chain has found. */
static inline stx_go child(stx_reader *reader, stx_frame *f, const stx_arm *a)
{
    uint32_t arm = (uint32_t)(a - f->state->arms);

    if (a->kind == STX_KIND_FLAG) return flag(reader, f, a, arm);
    if (a->kind == STX_KIND_LEAF) return stx_careful(reader, reader->at, f, f->seen);
    return stx_child(reader, reader->at, f, f->seen, arm);
}

/* Whether none behind the arm has been met, where that counts; not of states with many. */
static inline bool is_in_order(const stx_frame *f, const stx_arm *a)
{
    const stx_state *s = f->state;
    uint64_t behind = ~UINT64_C(0) << (a - s->arms) % 64 << 1;

    if (STX_MOSTLY((s->rules & STX_ORDERED) == 0)) return true;
    if (s->first + s->count >= 64) return false;
    return (f->seen & behind & (STX_BIT(s->first + s->count) - 1)) == 0;
}

/* From the walk on. The walk is kept where others see it: most of what is called may move it. */
static inline stx_go children(stx_reader *reader, stx_frame *f)
{
    const stx_state *s = f->state;
    const stx_arm *a = s->arms + s->first, *end = a + s->count;

    while (reader->at.base[reader->at.ip[0]] == '<') {
        const char *name = reader->at.base + reader->at.ip[0] + 1;
        stx_go go;

        if (STX_RARELY(s->rules & STX_UNKNOWN_ERROR) && !stx_gap(&reader->at)) break;
        if (*name == '/') {
            if (!is_end(&reader->at, s->element)) break;
            return stx_close(reader, reader->at, f, f->seen);
        }
        if (a == end || !is_child(reader, a, name)) a = find(reader, s, a, name);
        if (a == NULL || !is_in_order(f, a)) break;
        if (STX_MOSTLY(a->kind == STX_KIND_LEAF && name[a->name.len] == '>'))
            go = leaf(reader, f, a, name);
        else
            go = child(reader, f, a);
        if (go != STX_POPPED) return go;
        if (a->repeat != STX_ALL) a++;
    }
    return stx_careful(reader, reader->at, f, f->seen);
}

stx_go stx_chain(stx_reader *reader, stx_frame *f)
{
    if (!f->opened) {
        stx_walk w = reader->at;
        uint64_t seen = f->seen;
        chain_tag tag;
        bool empty;

        if (!look_at_tag(reader, f, &w, &tag)) return stx_careful_open(reader, f);
        empty = STX_SHUT_EMPTY(w);
        if (!empty && !STX_SHUT(w)) return stx_careful_open(reader, f);
        if (!take_attributes(reader, f, &tag, &seen)) return stx_careful_open(reader, f);
        if (empty) return stx_close(reader, w, f, seen);
        reader->at = w;
        f->seen = seen;
        f->opened = true;
    }
    return children(reader, f);
}
