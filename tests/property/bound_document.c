/*
 * An element chooses its namespace and its local name first, then a prefix that means this there:
 * one in scope, or one that it declares itself, with others that nobody asked for.
 */
#include "bound_document.h"

#include <string.h>

enum { PREFIXES = 6, URIS = 7, DEPTH = 6 };

static const char *const prefixes[PREFIXES] = {"", "p", "q", "y", "z", "w"};
static const char *const uris[URIS] = {"",        "urn:a", "urn:a2", "urn:p/v1",
                                       "urn:p/v", "urn:q", "urn:x"};

/* What each prefix means; of all but the first -1: it is not declared. */
typedef struct bindings {
    int uri[PREFIXES];
} bindings;

typedef struct writing {
    ways_text text;
    uint64_t *seed;
    bool tame;
} writing;

/* splitmix */
static uint64_t next_random(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static unsigned below(writing *w, unsigned most)
{
    return (unsigned)(next_random(w->seed) % most);
}

/* ---- prefixes ----------------------------------------------------------------------------- */

/* The prefix that the schema has for a URI, or none of the first three. */
static int usual_prefix(int uri)
{
    static const int usual[URIS] = {-1, 0, 0, 1, 1, 2, -1};

    return usual[uri];
}

/* Some prefix of an attribute (first = 1) or element that means this here, or -1. */
static int find_prefix(writing *w, const bindings *b, int uri, int first)
{
    int from = first + (int)below(w, PREFIXES - (unsigned)first);

    for (int i = 0; i < PREFIXES - first; i++) {
        int prefix = first + (from - first + i) % (PREFIXES - first);
        if (b->uri[prefix] == uri) return prefix;
    }
    return -1;
}

/* A tag that is being written: what it declares, and what attributes it has. */
typedef struct tag {
    bindings *b;
    bool declares[PREFIXES], used[PREFIXES];
    ways_text attributes;
} tag;

static void declare(writing *w, tag *t, int prefix, int uri)
{
    const char *quote = below(w, 2) ? "\"" : "'";

    t->b->uri[prefix] = uri;
    t->declares[prefix] = true;
    ways_say(&t->attributes, " xmlns%s%s=%s%s%s", prefix ? ":" : "", prefixes[prefix], quote,
             uris[uri], quote);
}

/* A prefix that means this URI here; it is declared if there is none, or by chance. */
static int take_prefix(writing *w, tag *t, int uri, int first)
{
    int found = find_prefix(w, t->b, uri, first), usual = usual_prefix(uri), prefix;

    if (uri == 0 && first > 0) return 0; /* an attribute without a prefix */
    if (w->tame && usual >= first && t->b->uri[usual] == uri) found = usual;
    if (found >= 0 && (w->tame || below(w, 8) > 0)) return t->used[found] = true, found;
    prefix = w->tame && usual >= first ? usual : first + (int)below(w, PREFIXES - (unsigned)first);
    if (uri == 0) prefix = 0;
    for (int i = 0; i < PREFIXES && (t->declares[prefix] || t->used[prefix]); i++)
        prefix = uri == 0 ? 0 : first + (prefix + 1 - first) % (PREFIXES - first);
    if (t->declares[prefix] || t->used[prefix]) return -1;
    declare(w, t, prefix, uri);
    return t->used[prefix] = true, prefix;
}

/* ---- attributes --------------------------------------------------------------------------- */

static void add_attribute(writing *w, tag *t, unsigned number)
{
    static const char *const names[] = {"id", "mark", "k", "key", "own", "other"};
    int uri = below(w, 2) ? 0 : (int)below(w, URIS), prefix = take_prefix(w, t, uri, 1);
    const char *quote = below(w, 2) && !w->tame ? "'" : "\"";

    if (prefix < 0) return;
    /* The number keeps two of a tag apart. */
    ways_say(&t->attributes, " %s%s%s=%s%u%s", prefixes[prefix], prefix ? ":" : "",
             names[(number + below(w, 2) * 2) % 6], quote, below(w, 100), quote);
}

static bool stands_twice(const tag *t)
{
    const char *text = t->attributes.data ? t->attributes.data : "";

    for (const char *at = text; (at = strchr(at, '=')) != NULL; at++) {
        const char *name = at;
        while (*name != ':' && *name != ' ') name--;
        size_t len = (size_t)(at - name);
        for (const char *next = at + 1; (next = strchr(next, '=')) != NULL; next++)
            if (next - len >= at && strncmp(next - len + 1, name + 1, len) == 0 &&
                strncmp(name + 1, "xmlns", 5) != 0)
                return true;
    }
    return false;
}

/* ---- elements ----------------------------------------------------------------------------- */

static const char *const leaves[] = {"name", "code", "local", "in", "text", "own", "title", "note"};
static const char *const branches[] = {"row", "part", "box", "any", "list", "other"};

static void write_element(writing *w, bindings outer, unsigned depth, const char *local, int uri,
                          bool leaf);

static void write_children(writing *w, const bindings *b, unsigned depth, bool leaves_only)
{
    static const int likely[] = {1, 1, 1, 2, 3, 3, 4, 5, 5, 6, 0};

    for (unsigned i = below(w, depth == 0 ? 8 : 6); i > 0; i--) {
        bool leaf = leaves_only || depth + 1 >= DEPTH || below(w, 2) == 0;
        const char *local = leaf ? leaves[below(w, 8)] : branches[below(w, 6)];
        if (depth == 0 && below(w, 3) > 0) local = "row", leaf = false;
        write_element(w, *b, depth + 1, local, likely[below(w, 11)], leaf);
        if (below(w, 6) == 0) ways_say(&w->text, below(w, 2) ? "\n" : "<!-- x -->");
    }
}

/* Declares what nobody asked for: at the root most prefixes, below it seldom one. */
static void declare_more(writing *w, tag *t, unsigned depth)
{
    static const int usual[] = {1, 3, 5};

    for (int prefix = 0; prefix < PREFIXES; prefix++) {
        int uri = prefix ? 1 + (int)below(w, URIS - 1) : (int)below(w, URIS);

        if (below(w, depth == 0 ? 4 : 30) != 0 && (depth > 0 || below(w, 4) == 0)) continue;
        if (w->tame && prefix < 3 && below(w, 3) > 0) uri = usual[prefix];
        if (!t->declares[prefix] && !t->used[prefix]) declare(w, t, prefix, uri);
    }
}

/* The attributes of most leaves are none, so that they are plain. */
static unsigned attributes_of(writing *w, bool leaf)
{
    return leaf && below(w, 4) > 0 ? 0 : below(w, 4);
}

/* One without a fault: it is tried until it has none. */
static int write_tag(writing *w, bindings *b, unsigned depth, const char *local, int uri, bool leaf)
{
    bindings outer = *b;
    tag t;
    int prefix;

    for (;;) {
        *b = outer;
        t = (tag){.b = b};
        if (depth == 0) declare_more(w, &t, depth);
        prefix = take_prefix(w, &t, uri, 0);
        if (!leaf) declare_more(w, &t, 1);
        for (unsigned i = attributes_of(w, leaf); i > 0; i--) add_attribute(w, &t, i);
        if (prefix >= 0 && !stands_twice(&t)) break;
        ways_free(&t.attributes);
    }
    ways_say(&w->text, "<%s%s%s%s", prefixes[prefix], prefix ? ":" : "", local,
             t.attributes.data ? t.attributes.data : "");
    ways_free(&t.attributes);
    return prefix;
}

static void write_element(writing *w, bindings outer, unsigned depth, const char *local, int uri,
                          bool leaf)
{
    bindings own = outer;
    int prefix = write_tag(w, &own, depth, local, uri, leaf);

    if (below(w, 8) == 0 && depth > 0) {
        ways_say(&w->text, "/>");
        return;
    }
    ways_say(&w->text, ">");
    if (leaf)
        ways_say(&w->text, "t%u", below(w, 1000));
    else
        write_children(w, &own, depth, strcmp(local, "any") == 0);
    ways_say(&w->text, "</%s%s%s>", prefixes[prefix], prefix ? ":" : "", local);
}

ways_text bound_document(uint64_t *seed, bool tame)
{
    writing w = {.seed = seed, .tame = tame};
    bindings none = {{0, -1, -1, -1, -1, -1}};

    write_element(&w, none, 0, "list", 1 + (int)below(&w, 2), false);
    return w.text;
}
