/*
 * The text and the tree are put together token by token. What is kept as it is written needs only
 * its borders: whatever passes over it may take large steps, and before the window moves on, and at
 * the end, the bytes since the last time are added. In an entity nothing is: its reference has
 * been.
 */
#include "reader/below.h"

#include <string.h>

/* A node of the tree that is open, and where the next one in it goes. */
typedef struct open_node {
    stax_any *element;
    const stax_any_node **tail;
} open_node;

/* ---- the tree ----------------------------------------------------------------------------- */

static void *piece(stx_records *r, size_t bytes, const char *at)
{
    void *got = stx_new(&r->e.tokens.face, bytes);

    if (got == NULL) (void)stx_fail_room(r, at);
    return got;
}

static bool copy(stx_records *r, stax_str text, stax_str *to, const char *at)
{
    if (stx_copy(&r->e.tokens.face, text, to)) return true;
    (void)stx_fail_room(r, at);
    return false;
}

/* Namespaces are few and elements many: one that is in its parent's has the same string. */
static bool copy_uri(stx_records *r, uint32_t number, const stax_any *around, stax_any *to)
{
    stax_str uri = stx_scopes_uri(&r->e.scopes, number);

    if (uri.len == 0) return true;
    if (around && stax_eq(around->uri, uri)) return to->uri = around->uri, true;
    return copy(r, uri, &to->uri, r->e.tokens.tag.at);
}

static bool take_attributes(stx_records *r, stax_any *to)
{
    const stx_tag *tag = &r->e.tokens.tag;
    stax_any_attribute *all;

    if (tag->count == 0) return true;
    to->attributes = all = piece(r, tag->count * sizeof *all, tag->at);
    if (all == NULL) return false;
    for (size_t i = 0; i < tag->count; i++) {
        const stx_attribute *a = &tag->attributes[i];
        stax_any_attribute *one = &all[to->attribute_count];

        if (stx_is_declaration(a)) continue;
        *one = (stax_any_attribute){0};
        if (!copy(r, a->name, &one->name, tag->at)) return false;
        if (!copy(r, a->value, &one->value, tag->at)) return false;
        if (a->prefix && !copy(r, stx_scopes_uri(&r->e.scopes, a->uri), &one->uri, tag->at))
            return false;
        to->attribute_count++;
    }
    return true;
}

static open_node *top_of(const stx_records *r)
{
    return (open_node *)(void *)(r->tree.data + r->tree.len) - 1;
}

/* The element of the tag that was read and bound, inside `around`, becomes the innermost. */
static bool open_element(stx_records *r, stax_any *to, const stax_any *around)
{
    stx_tokens *t = &r->e.tokens;
    stax_str prefix = {t->tag.name.data, t->tag.prefix};
    open_node node = {to, &to->content};

    *to = (stax_any){0};
    if (!copy(r, t->tag.name, &to->name, t->tag.at)) return false;
    if (!copy_uri(r, stx_scopes_find(&r->e.scopes, prefix), around, to)) return false;
    if (!take_attributes(r, to)) return false;
    if (stx_buffer_add(&r->tree, (const char *)&node, sizeof node, &t->allocator)) return true;
    (void)stx_fail(t, STAX_E_MEMORY, t->tag.at, (stax_str){0}, "");
    return false;
}

static stax_any_node *add_node(stx_records *r, const char *at)
{
    stax_any_node *node = piece(r, sizeof *node, at);
    open_node *open = top_of(r);

    if (node == NULL) return NULL;
    *node = (stax_any_node){0};
    *open->tail = node;
    open->tail = &node->next;
    return node;
}

static bool open_child(stx_records *r)
{
    stax_any_node *node = add_node(r, r->e.tokens.tag.at);

    return node && open_element(r, &node->element, top_of(r)->element);
}

static void close_element(stx_records *r)
{
    r->tree.len -= sizeof(open_node);
}

/* The text before `at` is complete. */
static bool end_text(stx_records *r, const char *at)
{
    stx_tokens *t = &r->e.tokens;
    stax_str text = stx_text_built(t);
    stax_any_node *node;

    if (text.len == 0) return true;
    node = add_node(r, at);
    if (node == NULL || !copy(r, text, &node->text, at)) return false;
    stx_text_end(t);
    return stx_text_begin(t, at) == STX_GOT;
}

/* ---- as it is written --------------------------------------------------------------------- */

/* The window in which the leaf begins, and the walk there: entities are opened in it. */
static const stx_window *window_of(const stx_records *r, const char **at)
{
    const stx_tokens *t = &r->e.tokens;
    const stx_open_entity *outer =
        (const stx_open_entity *)(const void *)(t->opened.data + r->taken_in);

    *at = t->opened.len > r->taken_in ? outer->at.behind : t->face.at.behind;
    return t->opened.len > r->taken_in ? &outer->window : &t->window;
}

stx_got stx_below_catch_up(stx_records *r, const char *to)
{
    stx_tokens *t = &r->e.tokens;
    const char *at;
    const stx_window *w = window_of(r, &at);
    const char *from = w->base + (r->taken - w->offset);
    stx_got got;

    if (to) at = to;
    got = stx_text_put(t, STX_KEEP, from, from, (size_t)(at - from));
    r->taken += (uint64_t)(at - from);
    return got;
}

/* ---- what the careful path asks for ------------------------------------------------------- */

stx_go stx_below_begin(stx_records *r, stx_below below)
{
    stx_tokens *t = &r->e.tokens;

    if (below == STX_BELOW_TREE) {
        r->tree.len = 0;
        return open_element(r, &r->any, NULL) ? STX_AGAIN : STX_STOPPED;
    }
    if (below != STX_BELOW_RAW) return STX_AGAIN;
    r->as_written = true;
    r->taken = t->window.offset + (uint64_t)(t->tag.end - t->window.base);
    r->taken_in = t->opened.len;
    if (stx_is_inside(t)) return STX_AGAIN; /* all of it is there: the end finds it too long */
    t->text_ends = r->taken + t->limits.text_bytes;
    if (t->text_ends < r->taken) t->text_ends = UINT64_MAX;
    return STX_AGAIN;
}

static stx_got enter(stx_records *r, bool tree)
{
    stx_tokens *t = &r->e.tokens;
    uint32_t scope = r->e.scopes.count;
    stx_got got = stx_start_tag(t);
    bool empty;

    if (got == STX_GOT) got = stx_bind(&r->e);
    if (got != STX_GOT) return got;
    if (tree && !(end_text(r, t->tag.at) && open_child(r))) return STX_WRONG;
    empty = t->tag.empty;
    got = stx_skip_begin(&r->e, scope);
    if (tree && empty) close_element(r);
    return got;
}

stx_go stx_below_child(stx_records *r, stx_below below)
{
    return stx_heed(r, enter(r, below == STX_BELOW_TREE));
}

static stx_got leave(stx_records *r, bool tree)
{
    if (tree && !end_text(r, r->e.tokens.face.at.behind)) return STX_WRONG;
    return stx_skip_end_tag(&r->e);
}

/* What watches look for is not looked for here. */
static stx_got skip_all(stx_records *r)
{
    uint64_t wanted = r->e.wanted;
    stx_got got;

    r->e.wanted = 0;
    got = stx_skip(&r->e);
    r->e.wanted = wanted;
    return got;
}

stx_got stx_below_run(stx_records *r)
{
    stx_tokens *t = &r->e.tokens;
    stx_below below = stx_below_of(stx_top(r));
    bool tree = below == STX_BELOW_TREE;
    stx_got got = STX_GOT;

    if (below == STX_BELOW_NOTHING) return stx_skip(&r->e);
    if (below == STX_BELOW_RAW) return skip_all(r);
    while (r->e.skipping > 0 && got == STX_GOT) {
        size_t open = r->e.skipping;

        if (t->run != STX_RUN_CONTENT) {
            got = stx_misc_run(t, STX_KEEP);
            continue;
        }
        if ((got = stx_text(t, STX_KEEP)) != STX_GOT) break;
        switch (stx_ahead(t, 1)) {
        case -1:
            return STX_SHORT;
        case '/':
            got = leave(r, tree);
            if (tree && r->e.skipping < open) close_element(r);
            break;
        case '!':
        case '?':
            got = stx_misc_begin(t);
            break;
        default:
            got = enter(r, tree);
        }
    }
    return got;
}

stx_got stx_below_end(stx_records *r, stx_below below, const char *at)
{
    if (below == STX_BELOW_TREE) return end_text(r, at) ? STX_GOT : STX_WRONG;
    if (below != STX_BELOW_RAW) return STX_GOT;
    r->as_written = false;
    r->e.tokens.text_ends = 0;
    return stx_below_catch_up(r, at);
}

bool stx_take_any(stx_reader *reader, stax_str text, stax_any *out)
{
    (void)text;
    *out = ((const stx_records *)(const void *)reader)->any;
    return true;
}

void stx_below_free(stx_records *r)
{
    stx_buffer_free(&r->tree, &r->e.tokens.allocator);
}
